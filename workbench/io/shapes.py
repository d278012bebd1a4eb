"""What a file from outside must look like, checked before anything is read of it.

A shape is a type: a `TypedDict`, a frozen dataclass, a list of one. msgspec checks it; what is
wrong is told in our words, with the place: in `$.docs[3].shots[0]`, `$` is the whole.
"""

from __future__ import annotations

import re
import sys
from typing import Any

from workbench.errors import shorten
from workbench.io.files import Raised

_NAMES = {
    "str": "a string",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
_WRONG = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<seen>[^`]+)`")
_MISSING = re.compile(r"Object missing required field (?P<name>`[^`]+`)")
_PLACE = re.compile(r"(?P<what>.*?)(?: - at `(?P<place>[^`]+)`)?", re.DOTALL)


def require_shape(
    value: Any, shape: Any, where: str, raised: Raised, *, root: str = "$", fix: str = ""
) -> None:
    """Check that a JSON value has a shape; keys that the shape does not name may be there. `root`
    is what the value itself is called in a message; "" leaves the names of its keys alone.

    In a browser's tab nothing is checked: there is no msgspec, and nobody else's file.

    Raises:
        raised: it has not; `where` and the place within come first.
    """
    if sys.platform == "emscripten":
        return
    import msgspec

    try:
        msgspec.convert(value, shape)
    except UnicodeEncodeError as error:  # in a name or a text, `\ud800` say
        raise raised(
            where, expected="text", seen=f"half a character, {error.object!a}", fix=fix
        ) from error
    except msgspec.ValidationError as error:
        place, expected, seen = _told(str(error))
        told = f"{root}{place.removeprefix('$')}".removeprefix(".")
        raise raised(
            f"{where}: {told}" if told else where,
            expected=expected,
            seen=seen or shorten(_at(value, place)),
            fix=fix,
        ) from error
    except RecursionError as error:
        raise raised(f"{where}: nested too deeply", fix=fix) from error


def has_shape(value: Any, shape: Any) -> bool:
    """Say whether a JSON value has a shape, where a message of the reader's own tells what is
    expected; in a browser's tab it has."""
    if sys.platform == "emscripten":
        return True
    import msgspec

    try:
        msgspec.convert(value, shape)
    except (msgspec.ValidationError, UnicodeEncodeError, RecursionError):
        return False
    return True


def _told(text: str) -> tuple[str, str, str]:
    """Return the place, what was expected there and what was seen, of msgspec's message."""
    found = _PLACE.fullmatch(text)
    what, place = (found["what"], found["place"] or "$") if found else (text, "$")
    if wrong := _WRONG.match(what):
        return (
            place,
            " or ".join(_NAMES.get(kind, kind) for kind in wrong["wanted"].split(" | ")),
            "",
        )
    if missing := _MISSING.match(what):
        return place, f"the key {missing['name']}", "an object without it"
    if what.startswith("Expected "):
        return place, what.removeprefix("Expected "), ""
    return place, "another value", what


def _at(value: Any, place: str) -> Any:
    """Return the value at a place; the whole where the place has a name that is not told (`[...]`
    stands for the keys of an object)."""
    found = value
    for name, index in re.findall(r"\.([^.\[\]]+)|\[(\d+)\]", place):
        try:
            found = found[name] if name else found[int(index)]
        except (LookupError, TypeError):
            return value
    return found
