"""The editor's view models: what it completes and explains, and what happened to its files."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, TypedDict

from workbench.answers.postprocess import POSTPROCESSORS, ultraeval_module
from workbench.messages import say
from workbench.prompts.fields import Field
from workbench.tasks.snippets import Fragment, Snippet, TransformShape, fragments, shapes
from workbench.tasks.versions import unified_diff
from workbench.tasks.watch import Change, ChangeKind
from workbench.widgets.views.display import one_line, printable
from workbench.widgets.views.shared import Named

MAX_FIELDS, MAX_KEYS, MAX_NAME = 80, 120, 120
SAMPLE, VALUE, KEY_VALUE = 60, 800, 120
"""What keeps the message below some 100,000 characters, however wide and long the rows are:
fields of a row, keys of all of them together, and characters of a name, a sample and a value."""

DIFF_LINES, DIFF_WIDTH = 300, 400
"""How much of a difference is shown: lines, and characters of each."""


class KeyView(TypedDict):
    name: str
    type: str
    sample: str
    value: str


class FieldView(KeyView):
    note: str
    keys: list[KeyView]


class FieldsView(TypedDict):
    fields: list[FieldView]
    more: str


class SnippetView(Named):
    """`lacks` says which field the rows have not, where the snippet needs one."""

    source: str
    lacks: str


class SnippetsView(TypedDict):
    shapes: list[SnippetView]
    fragments: list[SnippetView]
    postprocessors: list[str]
    postprocess_classes: list[str]


class NewsView(TypedDict):
    kind: ChangeKind
    version: str
    text: str
    choices: list[Named]
    diff: list[str]
    more: str


class OutsideView(TypedDict):
    items: list[NewsView]


def fields_view(fields: Sequence[Field]) -> FieldsView:
    """Return what the editor offers where a row is indexed, and shows over a field's name."""
    usable = [field for field in fields if len(field.name) <= MAX_NAME]
    keys_left = MAX_KEYS
    shown: list[FieldView] = []
    for field in usable[:MAX_FIELDS]:
        inner = [key for key in field.keys if len(key.name) <= MAX_NAME][:keys_left]
        keys_left -= len(inner)
        keys = [_entry(key, KEY_VALUE) for key in inner]
        shown.append({**_entry(field, VALUE), "note": _note(field), "keys": keys})
    more = len(fields) - len(shown)
    return {"fields": shown, "more": say("{n} more fields", n=more) if more else ""}


def snippets_view(fields: Sequence[Field]) -> SnippetsView:
    """Return the shapes and fragments that fit the rows, and the post-processors by name."""
    return {
        "shapes": [_snippet(snippet, _shape_words()[snippet.id]) for snippet in shapes(fields)],
        "fragments": [
            _snippet(snippet, _fragment_words()[snippet.id]) for snippet in fragments(fields)
        ],
        "postprocessors": sorted(POSTPROCESSORS),
        "postprocess_classes": _postprocess_classes(),
    }


def outside_view(changes: Sequence[Change], draft: str) -> OutsideView:
    """Return the news about the versions' files, each with its choices and the difference that
    taking it would make to the draft."""
    return {"items": [_news(change, draft) for change in changes]}


def _entry(field: Field, limit: int) -> KeyView:
    value = "" if field.absent else _spell(field.value, limit)
    return {
        "name": printable(field.name),
        "type": one_line(field.type, SAMPLE),
        "sample": "" if field.absent else one_line(value, SAMPLE),
        "value": value,
    }


def _spell(value: Any, limit: int) -> str:
    """Return a text as it is and everything else as JSON, cut to `limit` characters. Work is
    bounded too: a long list is cut before it is spelled."""
    text = value if isinstance(value, str) else _json(_trim(value, limit))
    text = printable(text[: limit + 1])
    return text if len(text) <= limit else text[: limit - 1] + "…"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def _trim(value: Any, limit: int, depth: int = 3) -> Any:
    if isinstance(value, str):
        return value[:limit]
    if isinstance(value, Mapping):
        if not depth:
            return "…"
        return {str(k)[:limit]: _trim(v, limit, depth - 1) for k, v in islice(value.items(), 40)}
    if isinstance(value, (list, tuple)):
        return [_trim(item, limit, depth - 1) for item in value[:40]] if depth else "…"
    return value


def _note(field: Field) -> str:
    if field.absent:
        return say("not in this row")
    if field.share < 1:
        return say("in {share} % of the rows", share=round(100 * field.share))
    return ""


def _snippet(snippet: Snippet, words: tuple[str, str]) -> SnippetView:
    lacks = say("the rows have no {field}", field=snippet.missing) if snippet.missing else ""
    label, title = words
    return {
        "id": snippet.id,
        "label": label,
        "title": title,
        "source": snippet.source,
        "lacks": printable(lacks),
    }


@cache
def _postprocess_classes() -> list[str]:
    """Return the names that `from UltraEval.tasks.postprocess import …` can import."""
    members = vars(ultraeval_module()).items()
    return sorted(name for name, member in members if isinstance(member, type))


def _shape_words() -> Mapping[TransformShape | Fragment, tuple[str, str]]:
    return {
        "gen": (say("GEN"), say("question in, answer out")),
        "ppl": (say("PPL"), say("each key of target_scores is scored after the question")),
        "cot": (say("Chain of thought"), say("shots show their steps before the answer")),
        "letter": (say("Options by letter"), say("A. … B. …; the answer is a letter")),
        "text": (say("Options by text"), say("a list of options; the answer is one of them")),
    }


def _fragment_words() -> Mapping[TransformShape | Fragment, tuple[str, str]]:
    return {
        "gold": (say("Right option"), say("the key of target_scores with the highest score")),
        "gold_letter": (say("Right letter"), say("the letter of the right option")),
        "options": (say("Options"), say("the keys of target_scores as a list")),
        "lettered": (say("Options, lettered"), say("one a line: A. …, B. …")),
        "listed": (say("Options, listed"), say("one a line: - …")),
        "shuffled": (say("Options, shuffled"), say("in an order that r draws")),
    }


def _news(change: Change, draft: str) -> NewsView:
    version = change.versions[-1]
    named = ", ".join(change.versions[-3:])
    more = len(change.versions) - 3
    if more > 0:
        named = say("{versions} and {n} more", versions=named, n=more)
    text, choices = _offer(change, version, named)
    gone = change.kind == "deleted"
    shown, left = ([], "") if gone else _difference(draft, change.text, version)
    return {
        "kind": change.kind,
        "version": version,
        "text": printable(text),
        "choices": choices,
        "diff": shown,
        "more": left,
    }


def _offer(change: Change, version: str, named: str) -> tuple[str, list[Named]]:
    if change.kind == "changed":
        text = say("The file of {version} was changed outside.", version=version)
        choices = [
            ("theirs", say("Take theirs"), say("the file becomes the draft; undo goes back")),
            ("mine", say("Keep mine"), say("the draft stays; its parent is the new file")),
        ]
    elif change.kind == "deleted":
        text = say("The file of {version} was deleted outside.", version=version)
        choices = [
            ("back", say("Put it back"), say("the file is written again as it was")),
            ("mine", say("Go on without it"), say("the draft stays, without a parent")),
        ]
    else:
        text = say("Saved elsewhere: {versions}.", versions=named)
        choices = [
            ("theirs", say("Open {version}", version=version), say("it becomes the draft")),
            ("seen", say("Leave it"), say("it stays in the list of versions")),
        ]
    return text, [
        {"id": answer, "label": label, "title": title} for answer, label, title in choices
    ]


def _difference(draft: str, text: str, version: str) -> tuple[list[str], str]:
    """Return the lines of a unified diff from the draft to the file, less its two file names,
    and how many there are besides."""
    lines = unified_diff(draft, text, "draft", version).splitlines()[2:]
    shown = [printable(line[:DIFF_WIDTH]) for line in lines[:DIFF_LINES]]
    left = len(lines) - len(shown)
    return shown, say("{n} more lines", n=left) if left else ""
