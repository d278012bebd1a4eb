"""The rows of an export for lm-evaluation-harness, and the columns that it adds to them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.errors import DataError
from workbench.exchange.files import ExportJob
from workbench.exchange.lm_eval.values import render
from workbench.prompts.samplers.pool import POOL_MARK
from workbench.types import Doc, Example, Rendered

Row = dict[str, Any]


def plain_rows(docs: Sequence[Doc]) -> list[Row] | None:
    """Return the rows as the harness will have them, or None if a column would change."""
    import pyarrow

    if not docs:
        return []
    dropped = {"target_scores", POOL_MARK}
    columns = list(dict.fromkeys(key for doc in docs for key in doc.data if key not in dropped))
    rows = [{key: doc.data.get(key) for key in columns} for doc in docs]
    if not columns:
        return None
    try:
        back = pyarrow.Table.from_pylist(rows).to_pylist()
    except (pyarrow.ArrowException, TypeError, ValueError, OverflowError):
        return None
    same = all(key_of(one) == key_of(other) for one, other in zip(rows, back, strict=True))
    return rows if same else None


def added_columns(job: ExportJob, rows: Sequence[Row]) -> dict[str, str]:
    """Return names for the columns that choices, gold and a shot's answer are put into."""
    names: dict[str, str] = {}
    wanted = ["gold", "answer"] if job.config.method == "gen" else ["choices", "gold", "answer"]
    for name in wanted:
        taken = {key for row in rows for key in row}
        free = f"workbench_{name}" if name in taken else name
        names[name] = free
    if job.config.method == "ppl" and "choices" in rows[0]:
        same = all(
            r.get("choices") == list(i.choices) for r, i in zip(rows, job.items, strict=True)
        )
        names["choices"] = "choices" if same else names["choices"]
    return names


def add_columns(
    row: Row, names: Mapping[str, str], item: Rendered, job: ExportJob, several: bool
) -> None:
    """Give a row the columns of its choices and its right answers."""
    if job.config.method == "ppl":
        row[names["choices"]] = list(item.choices)
        gold = list(item.gold)
        row[names["gold"]] = gold if several else (gold[0] if gold else -1)
        return
    processed = item.example.processed_output
    golds = [processed] if isinstance(processed, str) else list(processed)
    row[names["gold"]] = golds if several else golds[0]


def add_shot_columns(
    row: Row, names: Mapping[str, str], doc: Doc, job: ExportJob, several: bool
) -> None:
    """Give a row of the few-shot file the columns that the evaluated rows have."""
    example = job.shots.get(doc.id)
    if job.config.method == "ppl":
        row[names["choices"]] = list(doc.data.get("target_scores") or {})
        right = right_indices(doc)
        row[names["gold"]] = right if several else (right[0] if right else -1)
    elif example is not None:
        gold = example.processed_output
        golds = [gold] if isinstance(gold, str) else list(gold)
        row[names["gold"]] = golds if several else golds[0]


def has_several(job: ExportJob) -> bool:
    """Say whether any doc has several right answers: then each gets a list, since the harness
    looks at its first doc alone."""
    if job.config.method == "ppl":
        return any(len(item.gold) > 1 for item in job.items)
    return any(not isinstance(item.example.processed_output, str) for item in job.items)


def right_indices(doc: Doc) -> list[int]:
    """Return the positions of the best choices."""
    scores = list((doc.data.get("target_scores") or {}).values())
    best = max(scores, default=0)
    return [i for i, score in enumerate(scores) if score == best > 0]


def right_choice(doc: Doc) -> str | None:
    """Return the one right choice; None where there is none, or are several."""
    right = right_indices(doc)
    return list(doc.data["target_scores"])[right[0]] if len(right) == 1 else None


def gold_of(example: Example) -> str:
    """Return the first of the answers that count."""
    gold = example.processed_output
    return gold if isinstance(gold, str) else gold[0]


def gives(template: str, row: Row, text: str) -> bool:
    """Say whether the template renders to the text."""
    try:
        return render(template, row, "", "") == text
    except DataError:
        return False


def key_of(row: Row) -> str:
    """Return the row as a text: equal for equal rows, whatever the order of their columns."""
    return json.dumps(row, sort_keys=True, ensure_ascii=False)
