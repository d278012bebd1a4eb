"""The rows of an export for lm-evaluation-harness, and the columns that it adds to them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from workbench.errors import DataError
from workbench.exchange.files import ExportJob, RowData
from workbench.exchange.lm_eval.values import render
from workbench.prompts.samplers.pool import POOL_MARK
from workbench.scoring.metrics.doc_metric import as_tuple
from workbench.scoring.metrics.lm_eval import TEXT_METRICS
from workbench.types import Doc, Example, Rendered


def plain_rows(docs: Sequence[Doc]) -> list[RowData] | None:
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


def added_columns(job: ExportJob, rows: Sequence[RowData]) -> dict[str, str]:
    """Return names for the columns that choices, gold and a shot's answer are put into."""
    taken = {key for row in rows for key in row}
    wanted = ("choices", "gold", "answer")
    names = {name: f"workbench_{name}" if name in taken else name for name in wanted}
    pairs = zip(rows, job.items, strict=True)
    if "choices" in rows[0] and all(r.get("choices") == list(i.choices) for r, i in pairs):
        names["choices"] = "choices"
    return names


def add_columns(
    row: RowData, names: Mapping[str, str], item: Rendered, job: ExportJob, several: bool
) -> None:
    """Give a row the columns of its choices and its right answers."""
    if is_text(job):  # which is sent as it is, without a delimiter
        row[names["gold"]] = item.target_delimiter + item.choices[0]
    elif job.config.method == "ppl":
        row[names["choices"]] = list(item.choices)
        row[names["gold"]] = _right(item.gold, several)
    else:
        row[names["gold"]] = _golds(item.example, several)


def add_shot_columns(
    row: RowData, names: Mapping[str, str], doc: Doc, job: ExportJob, several: bool
) -> None:
    """Give a row of the few-shot file the columns that the evaluated rows have."""
    if is_text(job):
        row[names["gold"]] = next(iter(doc.data.get("target_scores") or {}), "")
    elif job.config.method == "ppl":
        row[names["choices"]] = list(doc.data.get("target_scores") or {})
        row[names["gold"]] = _right(right_indices(doc), several)
    elif doc.id in job.shots:
        row[names["gold"]] = _golds(job.shots[doc.id], several)


def _right(indices: Sequence[int], several: bool) -> list[int] | int:
    return list(indices) if several else next(iter(indices), -1)


def _golds(example: Example, several: bool) -> list[str] | str:
    golds = list(as_tuple(example.processed_output))
    return golds if several else golds[0]


def is_text(job: ExportJob) -> bool:
    """Say whether the task scores one given text a doc: what the harness calls loglikelihood."""
    kinds = [spec.type for spec in job.config.metrics]
    return (
        job.config.method == "ppl"
        and bool(kinds)
        and all(kind in TEXT_METRICS for kind in kinds)
        and all(len(item.choices) == 1 for item in job.items)
    )


def is_rolling(job: ExportJob) -> bool:
    """Say whether the texts are whole documents, with no prompt before them: what the harness calls
    loglikelihood_rolling, which does not ask whether a text is greedy."""
    greedy = any(spec.type == "lm_eval_greedy" for spec in job.config.metrics)
    return is_text(job) and not greedy and not any(item.prompt.text for item in job.items)


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


def gives(template: str, row: RowData, text: str) -> bool:
    """Say whether the template renders to the text."""
    try:
        return render(template, row, "", "") == text
    except DataError:
        return False


def key_of(row: RowData) -> str:
    """Return the row as a text: equal for equal rows, whatever the order of their columns."""
    return json.dumps(row, sort_keys=True, ensure_ascii=False)
