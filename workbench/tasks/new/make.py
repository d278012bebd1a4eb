"""The public function that makes a task of a user's own rows."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

from workbench.errors import StoreError
from workbench.io.files import as_path
from workbench.io.given import (
    require,
    require_flag,
    require_method,
    require_one_of,
    require_text,
    require_whole,
    several,
)
from workbench.tasks.new.roles import AnswerKind, Given
from workbench.tasks.new.write import NewTask, make_task
from workbench.types import Method


def new_task(
    data: Any,
    to: str | os.PathLike[str] | None = None,
    *,
    method: Method | None = None,
    question: str | Sequence[str] = (),
    passage: str = "",
    answer: str = "",
    options: str | Sequence[str] | None = (),
    kind: AnswerKind | Literal[""] = "",
    index_from: int | None = None,
    labels: Mapping[str, str] | Literal["keep"] | None = None,
    holdout: float = 0.0,
    ignore_split: bool = False,
    skip_broken: bool = False,
) -> NewTask:
    """Make a task folder of your own rows: a file (csv, tsv, jsonl, json, parquet, Arrow, Excel), a
    folder or hub name that `datasets` loads, a DataFrame, a `datasets.Dataset`, a list of dicts.

    Fields are named by paths, with dots into fields of fields; what is not named is found. With
    `options=None` there are none, whatever fields are called; `labels="keep"` takes numbers for
    labels that need no names; `kind` is how the answer is read (see `AnswerKind`), among
    options "options" where it is the letter, number or name of one, "text" where
    it is its text. What the rows don't tell comes back as the result's `questions`, and then
    nothing is written.

    Raises:
        InputError: the rows cannot be read, or a field or setting cannot be used.
        StoreError: the folder exists already, or cannot be written.
    """
    require_text(passage=passage, answer=answer)
    require_flag(ignore_split=ignore_split, skip_broken=skip_broken)
    require_method(method)
    require_one_of("kind", kind, ("", *get_args(AnswerKind)))
    if index_from is not None:
        require_whole("index_from", index_from, 0, 1)
    require("labels", labels, _are_labels, "names by value, 'keep', or None")
    given = Given(
        question=_fields("question", question),
        passage=passage,
        answer=answer,
        options=() if options is None else _fields("options", options),
        no_options=options is None,
        kind=kind,
        index_from=index_from,
        labels={str(v): name for v, name in labels.items()} if isinstance(labels, Mapping) else {},
        keep_labels=labels == "keep",
        method=method,
        holdout=holdout,
        ignore_split=ignore_split,
    )
    folder = None if to is None else as_path(to, StoreError)
    return make_task(data, folder, given, skip_broken=skip_broken)


def _are_labels(labels: Any) -> bool:
    return labels in (None, "keep") or isinstance(labels, Mapping)


def _fields(name: str, given: str | Sequence[str]) -> tuple[str, ...]:
    """Return the names of fields, of which a text is one.

    Raises:
        SettingError: they are none.
    """
    found = (given,) if isinstance(given, str) else several(name, given, "names of fields")
    for each in found:
        require_text(**{name: each})
    return found
