"""The public function that makes a task of a user's own rows."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

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
    given = Given(
        question=(question,) if isinstance(question, str) else tuple(question),
        passage=passage,
        answer=answer,
        options=(options,) if isinstance(options, str) else tuple(options or ()),
        no_options=options is None,
        kind=kind,
        index_from=index_from,
        labels={str(v): name for v, name in labels.items()} if isinstance(labels, Mapping) else {},
        keep_labels=labels == "keep",
        method=method,
        holdout=holdout,
        ignore_split=ignore_split,
    )
    return make_task(data, None if to is None else Path(to), given, skip_broken=skip_broken)
