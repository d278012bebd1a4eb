"""A file's shape is checked before anything is read of it, and told with the place in it."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

import pytest

from workbench.errors import DataError
from workbench.io.shapes import has_shape, require_shape


class Entry(TypedDict):
    """What a list may hold here."""

    name: str
    sizes: NotRequired[list[int]]


class Shape(TypedDict):
    """A value with a list of entries."""

    entries: list[Entry]
    score: float | None


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ([], "f.json: $; expected an object; saw []"),
        ({"score": 1}, "f.json: $; expected the key `entries`; saw an object without it"),
        ({"entries": {}, "score": 1}, "f.json: $.entries; expected a list; saw {}"),
        (
            {"entries": [{"name": "a"}, {"name": 3}], "score": 1},
            "f.json: $.entries[1].name; expected a string; saw 3",
        ),
        (
            {"entries": [{"name": "a", "sizes": [1, True]}], "score": 1},
            "f.json: $.entries[0].sizes[1]; expected a whole number; saw True",
        ),
        ({"entries": [], "score": "1"}, "f.json: $.score; expected a number or null; saw '1'"),
    ],
)
def test_a_wrong_shape_is_told_with_its_place(value: Any, says: str) -> None:
    """File, place, what was expected there, what was seen."""
    with pytest.raises(DataError) as raised:
        require_shape(value, Shape, "f.json", DataError)
    assert str(raised.value) == says


def test_what_the_shape_does_not_name_may_be_there() -> None:
    """A newer version's key, say; and the value is left as it is."""
    require_shape({"entries": [], "score": None, "more": object}, Shape, "f.json", DataError)


def test_the_root_has_the_name_that_a_reader_gives_it() -> None:
    """ "" leaves the names of the keys alone, as a config's messages have them."""
    for root, place in (("", "f.json: entries"), ("request", "f.json: request.entries")):
        with pytest.raises(DataError, match=f"^{place}; expected a list"):
            require_shape({"entries": 1, "score": 1}, Shape, "f.json", DataError, root=root)


@pytest.mark.parametrize(
    ("value", "shape", "has"),
    [
        ({"entries": [], "score": None}, Shape, True),
        ({"entries": [{}], "score": None}, Shape, False),
        ([1, 2.5], list[float], True),
        ([True], list[float], False),
        (10**400, float, False),
        ("half \ud800", str, True),
        ({"\ud800": 1}, Shape, False),
    ],
)
def test_a_value_has_a_shape_or_not(value: Any, shape: Any, has: bool) -> None:
    """A truth value is no number, and a number that no float holds is none either."""
    assert has_shape(value, shape) is has
