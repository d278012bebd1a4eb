"""Values of Python as JSON has them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Set
from typing import Any


def plain(value: Any, text_of: Callable[[Any], str] = str) -> Any:
    """Return a value as JSON has it: a missing number or date is None, a date its text. Of what
    JSON has nothing like, `text_of` makes a text."""
    if isinstance(value, float) and math.isnan(value):
        return None
    if value is None or isinstance(value, str | bool | int | float):
        return value
    if isinstance(value, Mapping):
        return {text_of(key): plain(inner, text_of) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inner, text_of) for inner in value]
    if hasattr(value, "tolist"):  # numpy's arrays and numbers
        return plain(value.tolist(), text_of)
    if hasattr(value, "isoformat"):
        return value.isoformat() if value == value else None  # pandas' NaT is not itself
    return text_of(value)


def own_text(value: Any) -> str:
    """Return the text that a value has of its own, a Decimal, a UUID or a path say.

    Raises:
        TypeError: it has none: its text would be Python's word for it, with an address in memory or
            in an order that changes, or it is bytes, a complex number, a function, a set or read
            only once.
    """
    kind = type(value)
    is_named = kind.__str__ is object.__str__ and kind.__repr__ is object.__repr__
    no_texts = bytes | bytearray | memoryview | complex | Set | Iterator
    if is_named or callable(value) or isinstance(value, no_texts):
        raise TypeError(f"{kind.__name__} has no text of its own")
    return str(value)
