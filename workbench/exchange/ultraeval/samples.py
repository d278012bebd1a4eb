"""What UltraEval wrote down of a run: `<out>/<time>/<task>/instance.jsonl`, one doc a line.

It is there where the run was started with `--write_out`; `config.json` beside it has the stop
sequences that were used.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypedDict

from workbench.analysis.align import ForeignRow
from workbench.errors import DataError, shorten
from workbench.io.files import is_regular, text_sha256
from workbench.io.shapes import has_shape, require_shape
from workbench.prompts.dataset import read_docs

SAMPLES = "instance.jsonl"


class Sample(TypedDict):
    """A line of the file. Of a doc that was answered several times the lists hold all of it."""

    data: dict[str, Any]
    ground_truth: Any
    prompt_inputs: list[Any]
    raw_outputs: list[Any]
    processed_outputs: list[Any]
    metrics: dict[str, Any]


class Generate(TypedDict):
    """What is read of a run's `generate`."""

    args: dict[str, Any]


class Config(TypedDict):
    """What is read of a run's `config.json`."""

    generate: Generate


WRITTEN_OUT = "Name the instance.jsonl of a run that was started with --write_out."


def read_samples(path: Path) -> tuple[ForeignRow, ...]:
    """Return the rows of an `instance.jsonl`, or of the one in the folder `path`.

    `doc_id` is the line's place: UltraEval writes the first rows of the evaluated file, in order.
    Of several samples of a doc (`sampling_num`) the first is read, as UltraEval's metrics do.
    The log-likelihoods are those of the whole texts, all tokens but the first.

    Raises:
        DataError: the file cannot be read, or a line is not one of UltraEval's.
    """
    file = path / SAMPLES if path.is_dir() else path
    until = _read_until(file.with_name("config.json"))
    return tuple(_read_row(file, doc.id, doc.data, until) for doc in read_docs(file))


def _read_until(path: Path) -> tuple[str, ...] | None:
    """Return the stop sequences of a run's config; None where that is not there."""
    if not is_regular(path):
        return None
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    if not has_shape(values, Config):
        return None
    stop = values["generate"]["args"].get("stop")
    if isinstance(stop, str):
        return (stop,)
    return tuple(stop) if has_shape(stop, list[str]) else ()


def _read_row(
    file: Path, place: int, row: Mapping[str, Any], until: tuple[str, ...] | None
) -> ForeignRow:
    where = f"{file}: row {place + 1}"
    missing = [key for key in Sample.__annotations__ if key not in row]
    if missing:
        raise DataError(
            where,
            expected=f"UltraEval's keys {', '.join(Sample.__annotations__)}",
            seen=f"none of {', '.join(missing)}",
            fix=WRITTEN_OUT,
        )
    require_shape(row, Sample, where, DataError, root="", fix=WRITTEN_OUT)
    data: Mapping[str, Any] = row["data"]
    prompt = _first(row["prompt_inputs"])
    raw, processed = _first(row["raw_outputs"]), _first(row["processed_outputs"])
    common: dict[str, Any] = {
        "doc_id": place,
        "prompt": prompt if isinstance(prompt, str) else None,
        "prompt_sha256": text_sha256(prompt) if isinstance(prompt, str) else None,
        "target": _as_text(row["ground_truth"]),
        "scores": _numbers(row["metrics"]),
        "data": data,
    }
    if isinstance(raw, list):
        return ForeignRow(**common, **_ranked(where, data, raw, processed))
    return ForeignRow(
        **common,
        until=until,
        response=raw if isinstance(raw, str) else None,
        extracted=(processed,) if isinstance(processed, str) else (),
    )


def _ranked(where: str, data: Mapping[str, Any], raw: list[Any], processed: Any) -> dict[str, Any]:
    """Return the fields of a doc whose options were ranked: the lowest value wins."""
    scores = data.get("target_scores")
    choices = tuple(scores) if isinstance(scores, dict) else ()
    is_ranked = has_shape(raw, list[list[float]]) and has_shape(processed, list[float])
    if not (is_ranked and choices and len(choices) == len(raw) == len(processed)):
        raise DataError(
            where,
            expected=f"log-probabilities and a value for each of {len(choices)} options",
            seen=shorten(raw),
        )
    sums = tuple(float(sum(logprobs)) for logprobs in raw)
    predicted = min(range(len(processed)), key=processed.__getitem__)
    return {"choices": choices, "loglikelihoods": sums, "predicted": predicted}


def _first(values: list[Any]) -> Any:
    return values[0] if values else None


def _as_text(gold: Any) -> str | None:
    """Return the gold as one text; several as a JSON list."""
    if gold is None or isinstance(gold, str):
        return gold
    return json.dumps(gold, ensure_ascii=False)


def _numbers(metrics: Mapping[str, Any]) -> dict[str, float]:
    """Return the metrics that are numbers; the share of a list of truth values."""
    scores: dict[str, float] = {}
    for name, value in metrics.items():
        if has_shape(value, float | bool):
            scores[name] = float(value)
        elif value and has_shape(value, list[bool]):
            scores[name] = sum(value) / len(value)
    return scores
