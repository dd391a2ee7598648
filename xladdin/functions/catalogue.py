"""The one catalogue of sheet functions, complete.

Every host, help page, table and test reads this list; there is no second one.

Source: design of this product.

>>> from xladdin.functions.calling import evaluate
>>> evaluate(CATALOGUE["IMP"], [250])
4.0
"""

from __future__ import annotations

from xladdin.functions import (  # noqa: F401 - importing a module declares its functions
    bridge_functions,
    contract_functions,
    match_functions,
    preferans_functions,
    ranking_functions,
    standings_functions,
    victory_point_functions,
)
from xladdin.functions.registry import REGISTRY

CATALOGUE = REGISTRY
