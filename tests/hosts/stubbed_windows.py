"""xlwings' own code for Windows, run on any system: pywin32 is replaced by stubs.

``python -m tests.hosts.stubbed_windows MODULE`` runs a module under them, in a process
of its own, before anything has imported xlwings.
"""

import ctypes
import runpy
import sys
import types
from unittest import mock


def _module(name, **members):
    module = sys.modules[name] = types.ModuleType(name)
    module.__getattr__ = mock.MagicMock()
    module.__dict__.update(members, __path__=[], __file__="")
    return module


def _as_it_is(thing):
    return thing


def _no_object_of_the_server(thing):
    raise TypeError(thing)


def _pywin32():
    classes = {
        name: type(name, (), {})
        for name in ("CDispatch", "CoClassBaseClass", "DispatchBaseClass")
    }
    client = _module("win32com.client", Dispatch=_as_it_is, **classes)
    servers = {
        name: _module(f"win32com.server.{name}")
        for name in ("util", "policy", "dispatcher")
    }
    servers["util"].unwrap = _no_object_of_the_server
    server = _module("win32com.server", **servers)
    _module("win32com", client=client, server=server)
    com_error = type("com_error", (Exception,), {})
    moment = type("TimeType", (), {})
    _module("pywintypes", com_error=com_error, TimeType=moment, IID=str)
    _module("pythoncom", TypeIIDs=mock.MagicMock(), IID_IDispatch="")
    for name in "api con gui process event timezone".split():
        _module(f"win32{name}")


def install():
    """Let xlwings believe that it runs under Windows."""
    _pywin32()
    windows = {name: mock.MagicMock() for name in ("PyDLL", "oledll", "windll")}
    with mock.patch.multiple(ctypes, create=True, **windows):
        import xlwings
        import xlwings._xlwindows
        import xlwings.udfs
    xlwings.engines.add(xlwings.Engine(impl=xlwings._xlwindows.engine))
    # As xlwings' __init__ does under Windows.
    xlwings.func, xlwings.arg = xlwings.udfs.xlfunc, xlwings.udfs.xlarg


if __name__ == "__main__":
    install()
    runpy.run_module(sys.argv[1], run_name="__main__")
