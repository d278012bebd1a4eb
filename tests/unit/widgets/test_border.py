"""Between kernel and browser: what Python declares is what is sent and what JavaScript reads."""

from __future__ import annotations

import re
import types
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest
import traitlets

from tests.unit.conftest import ADD, right_unless_asked
from tests.unit.widgets.test_compare import tell
from workbench.models.fake import FakeModel
from workbench.session.session import Session
from workbench.widgets import views
from workbench.widgets.app import Workbench
from workbench.widgets.frontend.make_types import TARGET, declaration, declarations, typescript
from workbench.widgets.views.border import Views

MODULES = [import_module(f"{views.__name__}.{m.name}") for m in iter_modules(views.__path__)]
SHAPES = {v for module in MODULES for v in vars(module).values() if is_typeddict(v)}
WRITTEN = dict(re.findall(r"export type (\w+) = \{\n(.*?)\n\};", TARGET.read_text("utf-8"), re.S))


class Inner(TypedDict):
    own: bool


class Sample(Inner):
    """Two
    lines."""

    maybe: NotRequired[str]


class Loose(TypedDict, total=False):
    text: str


def hints_of(shape: type) -> dict[str, tuple[Any, bool]]:
    """Return the type of each key of a TypedDict, and whether the key may be missing."""
    hints = get_type_hints(shape, include_extras=True)
    loose = shape.__optional_keys__
    pairs = {key: (hint, get_origin(hint) is NotRequired) for key, hint in hints.items()}
    return {
        key: (get_args(hint)[0] if free else hint, free or key in loose)
        for key, (hint, free) in pairs.items()
    }


def misfits(value: Any, hint: Any, place: str) -> list[str]:
    """Return the places where a value is not what was declared."""
    origin, given = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        keys = hints_of(hint)
        missing = {key for key, (_, free) in keys.items() if not free} - value.keys()
        wrong = [f"{place}.{key}" for key in missing | (value.keys() - keys.keys())]
        for key in value.keys() & keys.keys():
            wrong += misfits(value[key], keys[key][0], f"{place}.{key}")
        return wrong
    if origin is Annotated:
        return misfits(tuple(value), given[1], place)
    if origin is Literal:
        return [] if value in given else [place]
    if origin in (Union, types.UnionType):
        found = [misfits(value, one, place) for one in given if fits_kind(value, one)]
        return min(found, key=len, default=[place])
    if origin is list:
        return [w for i, item in enumerate(value) for w in misfits(item, given[0], f"{place}[{i}]")]
    if origin is tuple:
        pairs = zip(value, given, strict=True)
        return [w for i, (item, one) in enumerate(pairs) for w in misfits(item, one, f"{place}{i}")]
    return [] if fits_kind(value, hint) else [place]


def fits_kind(value: Any, hint: Any) -> bool:
    """Say whether a value is of a type's kind, what it holds not looked at."""
    kind = dict if is_typeddict(hint) else get_origin(hint) or hint
    if kind in (Literal, Annotated):
        return value in get_args(hint) if kind is Literal else isinstance(value, list)
    if kind is str:  # a message is one, too
        return isinstance(value, str)
    return type(value) in ((int, float) if kind is float else (kind,))


@pytest.fixture
def widget(task: Path) -> Iterator[Workbench]:
    model = FakeModel(right_unless_asked, name="border")
    with closing(Session(task, method="gen", model=model, sample_size=6)) as session:
        made = Workbench(session)
        yield made
        made.close()


def test_the_committed_types_are_those_of_the_views() -> None:
    """Whoever changes a view runs `make types`."""
    assert TARGET.read_text("utf-8") == declarations()


def test_every_key_of_every_view_is_written() -> None:
    """Each TypedDict by name, each of its keys and no other, `?` where it may be missing."""
    assert {shape.__name__ for shape in SHAPES} == WRITTEN.keys()
    for shape in SHAPES:
        lines = re.findall(r"^  (\w+)(\??): (.+);$", WRITTEN[shape.__name__], re.M)
        expected = [(key, "?" * free) for key, (_, free) in hints_of(shape).items()]
        assert [(key, mark) for key, mark, _ in lines] == expected
        for _, _, kind in lines:
            names = set(re.findall(r"\b[A-Z]\w+", re.sub(r'"[^"]*"', "", kind)))
            assert names <= WRITTEN.keys()


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (str, "string"),
        (int, "number"),
        (float, "number"),
        (bool, "boolean"),
        (Literal["a", "b-c"], '"a" | "b-c"'),
        (Inner | None, "Inner | null"),
        (Literal["a"] | None, '"a" | null'),
        (list[str], "string[]"),
        (list[list[Inner]], "Inner[][]"),
        (list[list[Literal["a", "b"]]], '("a" | "b")[][]'),
        (list[Inner | None], "(Inner | null)[]"),
        (tuple[int, list[str]], "[number, string[]]"),
        (Annotated[list[Any], tuple[int, str]], "[number, string]"),
        (list[Annotated[list[int], tuple[int, int]] | None], "([number, number] | null)[]"),
    ],
)
def test_a_type_is_spelled_in_typescript(hint: Any, text: str) -> None:
    """A choice within a list is put in brackets, since `[]` binds closer than `|`."""
    assert typescript(hint) == text


def test_a_declaration_has_inherited_keys_and_the_docstring() -> None:
    """A key that may be missing has a `?`, whichever way that was said."""
    about = "/** Two\n * lines. */\n"
    body = "export type Sample = {\n  own: boolean;\n  maybe?: string;\n};\n"
    assert declaration(Sample) == about + body
    assert declaration(Loose) == "export type Loose = {\n  text?: string;\n};\n"


def test_what_json_has_no_word_for_is_refused() -> None:
    """A set, or a dict of any keys, is no part of a view."""
    for hint in (set[int], dict[str, Any], Any):
        with pytest.raises(TypeError, match="no TypeScript for"):
            typescript(hint)


@pytest.mark.slow
def test_every_view_of_the_widget_is_declared(widget: Workbench) -> None:
    """`Views` has the widget's traits by name, no more and no fewer."""
    traits = widget.traits(sync=True).items()
    own = {n for n, trait in traits if isinstance(trait, traitlets.Dict) and not n.startswith("_")}
    assert own == hints_of(Views).keys()


@pytest.mark.slow
def test_what_is_sent_is_what_was_declared(widget: Workbench) -> None:
    """Every key and value of every pane, before and after most that can be done."""
    for message in (
        {"type": "hello", "language": "en"},
        {"type": "edit", "view": "v", "seq": 1, "source": ADD.replace("Q: ", "Question: ")},
        {"type": "rows", "visible": True},
        {"type": "shots", "do": "show"},
        {"type": "pin", "doc_id": 2},
        {"type": "against", "shown": True},
        {"type": "compare", "visible": True, "score": True},
        {"type": "flips", "doc_id": 0},
        {"type": "table", "doc_id": 0},
        {"type": "tokens", "seen": True, "load": True},
        {"type": "race", "visible": True, "axes": ["cue"]},
        {"type": "race", "do": "price"},
        {"type": "race", "do": "start"},
        {"type": "save", "note": "one"},
        {"type": "edit", "view": "v", "seq": 2, "source": "def transform(:"},
    ):
        tell(widget, **message)
        shown = {name: getattr(widget, name) for name in hints_of(Views)}
        assert misfits({n: view for n, view in shown.items() if view}, Views, "") == []
    assert [n for n, view in shown.items() if not view] == ["new", "notice"]


def test_a_misfit_is_found_where_it_is() -> None:
    """The check above sees a key too many, one too few, and a value of another kind."""
    view = {"text": "", "level": "odd", "findings": [{"rule": 1}], "note": "", "more": "", "new": 1}
    found = misfits(view, hints_of(Views)["lint"][0], "lint")
    assert {"lint.new", "lint.view", "lint.level", "lint.findings[0].rule"} <= set(found)
