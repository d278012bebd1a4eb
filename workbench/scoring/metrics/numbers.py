"""A metric of answers that are numbers: what they are worth counts, not how they are written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from workbench.scoring.metrics.doc_metric import (
    NO_GOLD,
    DocMetric,
    Gold,
    MetricMaker,
    MetricOptions,
    check_options,
    first,
    golds,
)
from workbench.types import Score

_WHOLE = r"[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,400}"
_NUMBER = re.compile(
    rf"[+\-−]?(?:(?:{_WHOLE})(?:\.[0-9]{{1,400}})?|\.[0-9]{{1,400}})(?:[eE][+-]?[0-9]{{1,3}})?"
)


def parse_number(text: str) -> Decimal | None:
    """Return the value of a text that is one number, exactly: with a sign, thousands' commas, a
    decimal point or a power of ten; None where it is anything else."""
    text = text.strip()
    if _NUMBER.fullmatch(text) is None:
        return None
    return Decimal(text.replace(",", "").replace("−", "-"))


def same_number(gold: str, answer: str) -> bool:
    """Say whether two texts are numbers of one value; where one of them is no number, whether they
    are one text, white space around them aside."""
    wanted, got = parse_number(gold), parse_number(answer)
    if wanted is None or got is None:
        return gold.strip() == answer.strip()
    return wanted == got


def _number_match(options: MetricOptions, _compat: str) -> DocMetric:
    check_options("number_match", options)

    def metric(_row: Mapping[str, Any], gold: Gold, extracted: tuple[str, ...]) -> Score:
        wanted, got = golds(gold), first(extracted)
        return Score(float(any(same_number(one, got) for one in wanted))) if wanted else NO_GOLD

    return metric


GEN_METRICS: Mapping[str, MetricMaker] = {"number_match": _number_match}
"""The metrics of numbers, by name."""
