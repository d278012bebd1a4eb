"""What UltraEval wrote down of a run: `<out>/<time>/<task>/instance.jsonl`, one doc a line.

It is there where the run was started with `--write_out`; `config.json` beside it has the stop
sequences that were used.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.analysis.align import ForeignRow
from workbench.errors import DataError, shorten
from workbench.io.files import text_sha256
from workbench.prompts.dataset import read_docs

SAMPLES = "instance.jsonl"
KEYS = ("data", "ground_truth", "prompt_inputs", "raw_outputs", "processed_outputs", "metrics")


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
    if not path.is_file():
        return None
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
        stop = values["generate"]["args"].get("stop")
    except (OSError, ValueError, RecursionError, LookupError, TypeError, AttributeError):
        return None
    if isinstance(stop, str):
        return (stop,)
    return tuple(stop) if isinstance(stop, list) else ()


def _read_row(
    file: Path, place: int, row: Mapping[str, Any], until: tuple[str, ...] | None
) -> ForeignRow:
    missing = [key for key in KEYS if key not in row]
    if missing or not isinstance(row["data"], dict):
        raise DataError(
            f"{file}: row {place + 1}",
            expected=f"UltraEval's keys {', '.join(KEYS)}",
            seen=f"none of {', '.join(missing)}" if missing else shorten(row["data"]),
            fix="Name the instance.jsonl of a run that was started with --write_out.",
        )
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
        return ForeignRow(**common, **_ranked(file, place, data, raw, processed))
    return ForeignRow(
        **common,
        until=until,
        response=raw if isinstance(raw, str) else None,
        extracted=(processed,) if isinstance(processed, str) else (),
    )


def _ranked(
    file: Path, place: int, data: Mapping[str, Any], raw: list[Any], processed: Any
) -> dict[str, Any]:
    """Return the fields of a doc whose options were ranked: the lowest value wins."""
    scores = data.get("target_scores")
    choices = tuple(scores) if isinstance(scores, dict) else ()
    try:
        sums = tuple(float(sum(logprobs)) for logprobs in raw)
        values = [float(value) for value in processed]
    except (TypeError, ValueError):
        sums, values = (), []
    if not choices or not len(choices) == len(sums) == len(values):
        raise DataError(
            f"{file}: row {place + 1}",
            expected=f"log-probabilities and a value for each of {len(choices)} options",
            seen=shorten(raw),
        )
    predicted = min(range(len(values)), key=values.__getitem__)
    return {"choices": choices, "loglikelihoods": sums, "predicted": predicted}


def _first(values: Any) -> Any:
    return values[0] if isinstance(values, list) and values else None


def _as_text(gold: Any) -> str | None:
    """Return the gold as one text; several as a JSON list."""
    if gold is None or isinstance(gold, str):
        return gold
    return json.dumps(gold, ensure_ascii=False)


def _numbers(metrics: Any) -> dict[str, float]:
    """Return the metrics that are numbers; the share of a list of truth values."""
    if not isinstance(metrics, dict):
        return {}
    scores: dict[str, float] = {}
    for name, value in metrics.items():
        if isinstance(value, int | float):
            scores[name] = float(value)
        elif isinstance(value, Sequence) and value and all(isinstance(v, bool) for v in value):
            scores[name] = sum(value) / len(value)
    return scores
