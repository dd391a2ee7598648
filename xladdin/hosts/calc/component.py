"""The sheet functions as a UNO component: one method for every name.

The interface comes from the .idl file that the extension carries, made of the same
catalogue; no function is named here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import uno
import unohelper
from com.sun.star.lang import XServiceInfo, XServiceName
from com.sun.star.sheet import XVolatileResult
from org.xladdin.calc import XFunctions  # type: ignore[import-not-found]

from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.spec import Function
from xladdin.hosts.calc import SERVICE
from xladdin.hosts.calc.values import computed, gives_rows
from xladdin.wording.preference import follow

if TYPE_CHECKING:
    from xladdin.hosts.calc.values import CalcRows


def office_language(context: Any) -> str:  # noqa: ANN401 - UNO tells no types
    """The language of menus in this office, "bg" or "en-US"."""
    where = uno.createUnoStruct("com.sun.star.beans.PropertyValue")
    where.Name, where.Value = "nodepath", "/org.openoffice.Setup/L10N"
    settings = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.configuration.ConfigurationProvider", context
    ).createInstanceWithArguments(
        "com.sun.star.configuration.ConfigurationAccess", (where,)
    )
    return str(settings.ooLocale)


class Functions(unohelper.Base, XServiceName, XServiceInfo, XFunctions):  # type: ignore[misc]
    """What Calc asks for a value; the methods are added below."""

    def __init__(self, context: Any, *_: object) -> None:  # noqa: ANN401
        follow(office_language(context))

    def getServiceName(self) -> str:  # noqa: N802 - UNO's name
        """The name below which the configuration describes the functions."""
        return SERVICE

    def getImplementationName(self) -> str:  # noqa: N802 - UNO's name
        """The same name: there is one implementation."""
        return SERVICE

    def supportsService(self, name: str) -> bool:  # noqa: N802 - UNO's name
        """Whether the name is ours."""
        return name == SERVICE

    def getSupportedServiceNames(self) -> tuple[str, ...]:  # noqa: N802 - UNO's name
        """The one name."""
        return (SERVICE,)


class Rows(unohelper.Base, XVolatileResult):  # type: ignore[misc]
    """Rows from a function whose values are single ones as a rule.

    Python's bridge gives rows their type only where the interface says it; by way of
    a result that "may come later" Calc gets them with their type at once.
    """

    def __init__(self, rows: CalcRows) -> None:
        self._rows = rows

    def addResultListener(self, listener: Any) -> None:  # noqa: ANN401, N802
        """Hand the rows over to Calc, which calls this."""
        event = uno.createUnoStruct("com.sun.star.sheet.ResultEvent")
        event.Source, event.Value = self, uno.Any("[][]any", self._rows)
        listener.modified(event)

    def removeResultListener(self, _listener: object) -> None:  # noqa: N802
        """Nothing to do: the rows do not change."""


# Calc remembers each such result while the workbook is open: the same rows come as
# the same one.
_rows = lru_cache(maxsize=100)(Rows)


def _method(entry: Function) -> Callable[..., object]:
    def rows(_self: object, *given: object) -> CalcRows:
        value = computed(entry, given)
        return value if isinstance(value, tuple) else ((value,),)

    def single(_self: object, *given: object) -> object:
        value = computed(entry, given)
        return _rows(value) if isinstance(value, tuple) else value

    return rows if gives_rows(entry) else single


for name in CATALOGUE.names():
    setattr(Functions, name, _method(CATALOGUE[name]))
