"""How a page writes what it tells: dates, settings, answers."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import PurePath
from typing import Any

from workbench.types import Metric, Row, Run

LONG = 400
"""A question or answer in a table is cut to so many characters."""

_SETTINGS = (
    *("config", "data", "split", "fewshot_data", "fewshot_split", "sample_size", "num_fewshot"),
    *("seed", "sampler", "shot_ids", "description", "separator", "description_separator"),
    *("target_delimiter", "chat_template", "scope", "decoding", "postprocess", "filters"),
    *("metrics", "metric_options", "compat", "dtype", "scoring"),
)
"""The settings that are told, in this order; hashes stand elsewhere."""

_FILES = ("data", "fewshot_data")
"""Of these the name alone is told: the folders are the writer's own."""


def date_of(run: Run) -> str:
    """Return when a run began, in UTC."""
    return datetime.fromtimestamp(run.started, UTC).strftime("%Y-%m-%d %H:%M UTC")


def settings_of(run: Run) -> dict[str, str]:
    """Return a run's settings as texts, those that say nothing left out."""
    told: dict[str, str] = {"model": run.model, "method": run.method.upper()}
    for name in _SETTINGS:
        value = run.settings.get(name)
        if name == "decoding" and run.method == "ppl":
            continue
        if name == "sample_size" and name in run.settings:
            told[name] = "all docs" if value is None else str(value)
        elif not (value is None or value is False or value in ("", [], {})):
            told[name] = PurePath(value).name if name in _FILES else _written(value)
    return told


def _written(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_written(inner)}" for key, inner in value.items())
    if isinstance(value, str):  # a separator is nothing but line ends
        return value if value.strip() == value else json.dumps(value, ensure_ascii=False)
    return json.dumps(value, ensure_ascii=False)


def metric_text(metric: Metric) -> str:
    """Return a metric with its interval: `0.733, 95 % interval 0.603 to 0.832, n = 60`."""
    return f"{number(metric.value)}, {interval_text(metric)}, n = {metric.n:,}"


def interval_text(metric: Metric) -> str:
    """Return a metric's interval in words, or that there is none."""
    low, high = metric.ci95
    if not (math.isfinite(low) and math.isfinite(high)):
        return "no interval"
    return f"95 % interval {low:.3f} to {high:.3f}"


def number(value: float) -> str:
    """Return a score with three digits, a dash where there is none."""
    return f"{value:.3f}" if math.isfinite(value) else "–"


def answer_of(row: Row) -> str:
    """Return what a row answered: the choice that was likeliest, or what was extracted."""
    if row.error is not None:
        return f"{row.error.type}: {row.error.message}"
    if row.choices:
        return "–" if row.predicted is None else row.choices[row.predicted]
    extracted = row.extraction.extracted if row.extraction else ()
    if any(extracted):
        return " | ".join(extracted)
    return row.generation.text if row.generation else "–"


def gold_of(row: Row) -> str:
    """Return what would have been right."""
    if row.choices and row.gold:
        return " | ".join(row.choices[place] for place in row.gold)
    gold = row.processed_output
    return gold if isinstance(gold, str) else " | ".join(gold)


def cut(text: str) -> str:
    """Return a text without white space at its ends, cut where it is long."""
    text = text.strip()
    return text if len(text) <= LONG else f"{text[: LONG - 1]}…"
