"""What OpenCompass does silently with a custom dataset, and its user would want to know."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.exchange.opencompass.meta import Meta
from workbench.exchange.opencompass.prompts import generation_messages, labelled_messages
from workbench.exchange.opencompass.rows import LETTERS, Table, warning
from workbench.exchange.opencompass.template import is_labelled
from workbench.types import Diagnostic

OWN_FIELDS = ("subdivision", "idx")
"""The columns that OpenCompass adds to every row: the dataset's name and the row's number."""


MESSAGE_KEYS = {"role", "prompt", "fallback_role", "section", "pos"}


def findings(
    table: Table, meta: Meta, rows: Sequence[Mapping[str, Any]], lines: Sequence[int]
) -> Iterator[Diagnostic]:
    """Yield what is odd about the dataset: `rows` as they are rendered, with their lines."""
    labelled = labelled_messages(meta) if meta.method == "ppl" else {}
    labels = tuple(labelled) or meta.options
    templates = list(labelled.values()) or [generation_messages(meta)]
    texts = [message.text for messages in templates for message in messages]
    yield from _about_meta(table, meta)
    yield from _about_keys(meta)
    columns = [*rows[0], *OWN_FIELDS]
    yield from _unknown_fields(meta, texts, columns)
    used = [c for c in columns if any("{" + c + "}" in text for text in texts)]
    for row, line in zip(rows, lines, strict=True):
        yield from _nested_fields(table.path, meta, row, line, used)
        yield from _about_answer(table.path, meta, row, line, labels)


def _about_meta(table: Table, meta: Meta) -> Iterator[Diagnostic]:
    path = table.path
    letters = [c for c in table.columns if c in LETTERS and c not in meta.options]
    if meta.data_type == "qa" and "data_type" not in meta.where and len(letters) > 1:
        yield warning(
            "NoOptions",
            path,
            1,
            f"the columns {', '.join(letters)} look like options, but only A, B, C, … are taken "
            "for such: the task is read as qa, and an answer must equal the right one exactly. "
            'Say "data_type" and "options" in the .meta.json file',
        )
    if meta.output_column is None and meta.data_type != "qa":
        text = "there is no answer column, so nothing can be scored"
        if meta.template is None and meta.bot_prompt is None:
            text += ", and every prompt ends with the words {None}"
        yield warning("NoAnswer", path, 1, text)
    for key in ("human_prompt", "bot_prompt"):
        if meta.template is not None and getattr(meta, key) is not None:
            yield _about_key("Ignored", meta, key, f"{key} is ignored: there is a template")
    if meta.method == "gen" and meta.template is not None and is_labelled(meta.template):
        text = (
            f"a template per class; a generation takes the first one's: {next(iter(meta.template))}"
        )
        yield _about_key("FirstClass", meta, "template", text)
    for field in OWN_FIELDS:
        if field in table.columns:
            text = f"the column {field!r} is overwritten: OpenCompass puts its own there"
            yield warning("OwnColumn", path, 1, text)
    absent = [option for option in meta.options if option not in table.rows[0]]
    if absent and meta.data_type == "mcq" and meta.method == "gen":
        text = f"there is no column {absent[0]!r}: OptionSimAccEvaluator fails on every answer "
        yield _about_key("NoColumn", meta, "options", text + "that is not a letter")


def _about_keys(meta: Meta) -> Iterator[Diagnostic]:
    """Find what messages say besides role and text: only a model's meta template would use it."""
    template = meta.template
    parts = (
        template.values() if isinstance(template, dict) and is_labelled(template) else [template]
    )
    for part in parts:
        sections = part.values() if isinstance(part, dict) else ()
        items = (item for s in sections for item in (s if isinstance(s, list) else [s]))
        for item in items:
            extra = sorted(set(item) - MESSAGE_KEYS) if isinstance(item, dict) else []
            if extra:
                text = f"the key {extra[0]!r} of a message is for a model's meta template, and lost"
                yield _about_key("MessageKey", meta, "template", text)
                return


def _about_key(kind: str, meta: Meta, key: str, text: str) -> Diagnostic:
    place = meta.place(key)
    _, _, line = place.rpartition(":")
    number = int(line) if line.isdigit() else None
    return Diagnostic("warning", kind, f"{place}: {text}", line=number)


def _unknown_fields(
    meta: Meta, texts: Sequence[str], columns: Sequence[str]
) -> Iterator[Diagnostic]:
    named = dict.fromkeys(name for text in texts for name in re.findall(r"\{([^{}\s]+)\}", text))
    for name in named:
        if name not in columns and name != "None":
            key = "template" if meta.template is not None else "human_prompt"
            text = f"{{{name}}} is no column, so it stays in every prompt as it is"
            yield _about_key("UnknownField", meta, key, text)


def _about_answer(
    path: Path, meta: Meta, row: Mapping[str, Any], line: int, labels: Sequence[str]
) -> Iterator[Diagnostic]:
    gold = row[meta.output_column] if meta.output_column else None
    if meta.output_column and gold is None:
        yield warning("NoAnswer", path, line, "the row has no answer, which is read as None")
    elif meta.output_column and meta.data_type != "qa" and str(gold) not in labels:
        text = f"the answer {gold!r} is none of the options {', '.join(labels)}"
        yield warning("NoSuchOption", path, line, text + ", so no response is right")
    if meta.data_type == "qa" or meta.method == "ppl":
        return
    for option in meta.options:
        value = row.get(option)
        if value is not None and not isinstance(value, str):
            text = f"option {option} is {value!r}, not a text: OptionSimAccEvaluator fails on "
            yield warning("OptionType", path, line, text + "an answer that is not a letter")
            break


def _nested_fields(
    path: Path, meta: Meta, row: Mapping[str, Any], line: int, used: Sequence[str]
) -> Iterator[Diagnostic]:
    """Find values that hold the field of a later column, which is filled too."""
    columns = [*row, *(field for field in OWN_FIELDS if field not in row)]
    for index, column in enumerate(columns):
        value = row.get(column)
        if column not in used or not isinstance(value, str) or "{" not in value:
            continue
        for later in columns[index + 1 :]:
            if "{" + later + "}" not in value:
                continue
            text = f"the value of {column!r} holds {{{later}}}, which is filled in turn"
            if later == meta.output_column:
                shown = "the right answer is shown" if meta.method == "ppl" else "it vanishes"
                text += f": {shown}"
            yield warning("NestedField", path, line, text)
