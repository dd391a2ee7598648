"""The VBA project of the add-in in the form that every Excel takes.

Office keeps, beside the source, what it compiled from it. A writer must leave that out,
because no version of Excel may find what another one compiled: the version is stated as
0xFFFF, each module starts with its source, and nothing stands behind the end.

Source: [MS-OVBA] 2.3.4.1 (_VBA_PROJECT), 2.3.4.2 (dir), 2.3.1 (PROJECT).
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator

from pyopenvba.cfb import CFB
from pyopenvba.vba import compress, decompress

STORAGE = "VBA"
CODE_PAGE = "cp1252"
NO_CACHE = bytes.fromhex("cc61ffff000100")
# Records of the stream "dir".
PROJECT_NAME = 0x0004
PROJECT_VERSION = 0x0009  # states four bytes and brings six
TERMINATOR = 0x0010
PROJECT_COOKIE = 0x0013
MODULE_STREAM_NAME = 0x001A
MODULE_COOKIE = 0x002C
MODULE_OFFSET = 0x0031
VERSION_STATED, VERSION_SIZE = 4, 6


def records(stream: bytes) -> Iterator[tuple[int, bytes]]:
    """The records of the decompressed stream "dir": identifier and content."""
    place = 0
    while place < len(stream):
        kind, size = struct.unpack_from("<HI", stream, place)
        size = VERSION_SIZE if kind == PROJECT_VERSION else size
        place += 6 + size
        yield kind, stream[place - size : place]
        if kind == TERMINATOR:
            return


def _record(kind: int, content: bytes) -> bytes:
    size = VERSION_STATED if kind == PROJECT_VERSION else len(content)
    return struct.pack("<HI", kind, size) + content


def without_caches(vba_project: bytes, name: str) -> bytes:
    """The file vbaProject.bin without anything compiled, under a project name.

    Args:
        vba_project: as pyOpenVBA wrote it.
        name: of the project, in ASCII.
    """
    file = CFB.from_bytes(vba_project)
    written, stream_name = b"", ""
    old = bytes(decompress(file.get_stream_in_storage(STORAGE, "dir")))
    for kind, content in records(old):
        if kind == PROJECT_NAME:
            content = name.encode("ascii")  # noqa: PLW2901 - the record as it becomes
        elif kind in {PROJECT_COOKIE, MODULE_COOKIE}:
            content = b"\xff\xff"  # noqa: PLW2901
        elif kind == MODULE_STREAM_NAME:
            stream_name = content.decode(CODE_PAGE)
        elif kind == MODULE_OFFSET:
            start = int.from_bytes(content, "little")
            source = file.get_stream_in_storage(STORAGE, stream_name)[start:]
            file.write_stream_in_storage(STORAGE, stream_name, source)
            content = bytes(4)  # noqa: PLW2901
        written += _record(kind, content)
    file.write_stream_in_storage(STORAGE, "dir", compress(written))
    file.write_stream_in_storage(STORAGE, "_VBA_PROJECT", NO_CACHE)
    for stream in file.list_streams_in_storage(STORAGE):
        if stream.startswith("__SRP_"):
            file.remove_stream_in_storage(STORAGE, stream)
    project = file.get_stream("PROJECT").decode(CODE_PAGE)
    file.write_stream("PROJECT", _project(project, name).encode(CODE_PAGE))
    made: bytes = file.to_bytes()
    return made


def _project(text: str, name: str) -> str:
    """The stream PROJECT under another name, without pyOpenVBA's blank line."""
    text = re.sub(r'(?m)^Name=".*?"', f'Name="{name}"', text)
    return re.sub(r"(\[Workspace\]\r\n(?:.+\r\n)*)(?:\r\n)+", r"\1", text)
