"""Short ways to write prompts as long as guidelines, and to change what these say."""

from __future__ import annotations

import json
import textwrap
from typing import Any

from tests.lint.making import Right, right
from tests.lint.shape import Change, Kind, Names, Row, SmallTask, changed, code


def plain(text: str) -> str:
    """Return a text without its margin and the lines around it."""
    return textwrap.dedent(text).strip("\n")


def head(text: str) -> str:
    """Return the line of a transform that names a guideline."""
    return f'HEAD = """{plain(text)}"""\n'


def above(guide: str, more: str = "") -> str:
    """Return the top of a transform that has a guideline, and more names behind it."""
    return head(guide) + plain(more)


def task(
    name: str, guide: str, body: str, rows: tuple[Row, ...], more: str = "", **fields: Any
) -> SmallTask:
    """Return a task whose transform writes its guideline into each input, without shots."""
    fields = {"fewshot": 0, **fields}
    return SmallTask(name, code(body, above(guide, more)), rows, **fields)


def led(
    name: str, guide: str, body: str, rows: tuple[Row, ...], more: str = "", **fields: Any
) -> SmallTask:
    """Return a task whose guideline is its description, with shots behind it."""
    return SmallTask(name, code(body, plain(more)), rows, description=plain(guide), **fields)


def inside(
    what: str,
    name: str,
    guide: str,
    body: str,
    rows: tuple[Row, ...],
    more: str = "",
    **fields: Any,
) -> Right:
    """Return a right prompt whose transform writes its guideline into each input."""
    return right(what, name, body, rows, above(guide, more), **{"fewshot": 0, **fields})


def told(
    what: str,
    name: str,
    guide: str,
    body: str,
    rows: tuple[Row, ...],
    more: str = "",
    **fields: Any,
) -> Right:
    """Return a right prompt whose guideline is its description, with shots behind it."""
    return right(what, name, body, rows, plain(more), description=plain(guide), **fields)


def edit(given: SmallTask, *changes: Change, **fields: Any) -> SmallTask:
    """Return a task with pieces of its description or of its source replaced, and other fields.

    Raises:
        ValueError: a piece is in neither.
    """
    text, of_source = given.description, []
    for old, new in changes:
        if old in text:
            text = text.replace(old, new)
        else:
            of_source.append((old, new))
    return changed(given, *of_source, **{"description": text, **fields})


def telling(family: str, what: str, rules: str, words: str, *cases: SmallTask) -> Kind:
    """Return a kind of fault that any of `rules` names, or a finding of any rule by its words."""
    named = (Names(rules), Names("*", words))
    return Kind(what, family, named, tuple((case.name, case) for case in cases))


def shown(value: Any) -> str:
    """Return a value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False)
