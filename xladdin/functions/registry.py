"""Where declarations are collected; `catalogue` imports every module that declares.

Source: design of this product (one catalogue).
"""

from __future__ import annotations

from functools import partial

from xladdin.functions.spec import Catalogue, sheet_function

REGISTRY = Catalogue()
declare = partial(sheet_function, REGISTRY)
