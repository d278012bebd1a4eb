"""Arguments that Python's callers gave: of the wrong kind, they are named in an error of ours.

A function of the public door asks these before it does anything, so that what is wrong is told of
the argument, and not of something inside that only we know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, get_args

from workbench.errors import SettingError, WorkbenchError, shorten
from workbench.io.files import is_whole
from workbench.types import Method


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


def is_number(value: object) -> bool:
    """Say whether a value is a number as JSON has them: whole or a float, neither True nor a
    fraction of Python's, which no file of ours could hold."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def require(name: str, value: Any, fits: Callable[[Any], bool], expected: str) -> None:
    """Refuse an argument that does not fit, or that the test cannot even be put to.

    Raises:
        SettingError: it does not.
        WorkbenchError: the test itself tells what is wrong, better than `expected` does.
    """
    try:
        fine = fits(value)
    except WorkbenchError:
        raise
    except Exception:  # what is compared may be of the caller's own class, or Decimal("nan")
        fine = False
    if not fine:
        raise SettingError(name, expected=expected, seen=shorten(value))


def require_text(**given: Any) -> None:
    """Refuse what is no text, or has half a character in it, which no file can hold.

    Raises:
        SettingError: it is such.
    """
    for name, value in given.items():
        require(name, value, lambda text: isinstance(text, str), "a text")
        require(name, value, is_whole, "a text of whole characters")


def require_flag(**given: Any) -> None:
    """Refuse what is neither True nor False: Python would take "no" for a yes.

    Raises:
        SettingError: it is such.
    """
    for name, value in given.items():
        require(name, value, lambda flag: isinstance(flag, bool), "True or False")


def require_function(**given: Any) -> None:
    """Refuse what cannot be called, before anything is done that it is to be told of.

    Raises:
        SettingError: it is such.
    """
    for name, value in given.items():
        require(name, value, callable, "a function")


def require_whole(name: str, value: Any, least: int, most: int | None = None) -> None:
    """Refuse what is no whole number, or out of bounds.

    Raises:
        SettingError: it is such.
    """
    span = f"{least} or more" if most is None else f"{least} to {most:,}"
    require(
        name,
        value,
        lambda number: is_whole_number(number, least) and (most is None or number <= most),
        f"a whole number, {span}",
    )


def require_one_of(name: str, value: Any, known: Collection[str | None]) -> None:
    """Refuse what is none of the `known` words.

    Raises:
        SettingError: it is such.
    """
    words = " or ".join("None" if word is None else repr(word) for word in known)
    require(name, value, lambda word: isinstance(word, str | None) and word in known, words)


def require_method(method: Any) -> None:
    """Refuse what is neither a method nor None.

    Raises:
        SettingError: it is such.
    """
    require_one_of("method", method, (*get_args(Method), None))
