"""Arguments that Python's callers gave: of the wrong kind, they are named in an error of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from workbench.errors import SettingError, shorten


def several(name: str, value: Any, expected: str) -> tuple[Any, ...]:
    """Return the things that an argument holds. A text is one thing, not its characters.

    Raises:
        SettingError: `value` is one thing.
    """
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        raise SettingError(name, expected=expected, seen=shorten(value))
    return tuple(value)


def is_whole_number(value: object, least: int) -> bool:
    """Say whether a value is a whole number of `least` or more. True and False are no numbers."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def require(name: str, value: Any, fits: Callable[[Any], bool], expected: str) -> None:
    """Refuse an argument that does not fit, or that the test cannot even be put to.

    Raises:
        SettingError: it does not.
    """
    try:
        fine = fits(value)
    except (TypeError, ValueError, AttributeError):
        fine = False
    if not fine:
        raise SettingError(name, expected=expected, seen=shorten(value))
