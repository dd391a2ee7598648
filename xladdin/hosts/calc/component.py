"""The sheet functions as a UNO component: one method for every name.

The interface comes from the .idl file that the extension carries, made of the same
catalogue; no function is named here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import uno
import unohelper
from com.sun.star.lang import XServiceInfo, XServiceName
from org.xladdin.calc import XFunctions  # type: ignore[import-not-found]

from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.spec import Function
from xladdin.hosts.calc import SERVICE
from xladdin.hosts.calc.values import computed
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


def _method(entry: Function) -> Callable[..., CalcRows]:
    def method(_self: object, *given: object) -> CalcRows:
        return computed(entry, given)

    return method


for name in CATALOGUE.names():
    setattr(Functions, name, _method(CATALOGUE[name]))
