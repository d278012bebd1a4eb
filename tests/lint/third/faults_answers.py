"""Faults of answers: a right response is not counted, or is another one in each row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.shape import Kind, Row
from tests.lint.third.faults import each, fault, gives, kind

FAMILY = "answers"
FORMS = "answer/other-form answer/two-spellings answer/not-an-option answer/other-names"
COUNTED = "answer/not-extracted answer/not-in-output answer/gold-differs answer/two-spellings answer/letters"


def _said(value: Callable[[str], str], every: int = 1) -> Callable[[list[Row]], None]:
    """Return what changes the answer of each row, or of some."""
    return gives("answer", lambda row: value(row["answer"]), every)


def _filters(pattern: str) -> dict[str, Any]:
    return {"filters": [{"function": "regex", "regex_pattern": pattern}]}


KINDS: tuple[Kind, ...] = (
    kind(
        "the gold is lower-cased, the answers of the shots are not, and the metric compares exactly",
        FAMILY,
        COUNTED,
        fault(
            "places",
            ('"processed_output": data["answer"]', '"processed_output": data["answer"].lower()'),
        ),
        fault(
            "people",
            ('"processed_output": data["answer"]', '"processed_output": data["answer"].casefold()'),
        ),
        fault(
            "orders",
            ('"processed_output": data["answer"]', '"processed_output": data["answer"].lower()'),
        ),
        fault(
            "cells-digits",
            (
                '"processed_output": number',
                '"processed_output": data["choices"][data["answer"]].upper()',
            ),
        ),
    ),
    kind(
        "the pattern takes the first number of the steps",
        FAMILY,
        COUNTED,
        fault("bills", own=_filters("([0-9]+)")),
        fault("hand-bills", own=_filters(r"(\d+)")),
        fault("zh-bills", own=_filters("([0-9]+)")),
        fault("algebra", own=_filters(r"\$([^$]+)\$")),
    ),
    kind(
        "the instruction leaves out a label that answers have",
        FAMILY,
        f"{FORMS} few-shot/other-labels",
        fault("nli", ("entailment, neutral or", "entailment or")),
        fault("topics", ("sport, economy, science", "sport, economy")),
        fault("feelings", ("joy, anger, sadness or fear", "joy, anger or sadness")),
        fault("moods", ("good or bad?", "good, yes or no?")),
    ),
    kind(
        "some golds hold several answers in one text, and are compared as one",
        FAMILY,
        f"{FORMS} answer/several* answer/not-extracted",
        fault("places", rows=_said(lambda text: f"{text}|{text.lower()}|the {text}", 2)),
        fault(
            "people",
            rows=_said(
                lambda text: (
                    f"{text} / {text} years" if text.isdigit() else f"{text} / town of {text}"
                ),
                3,
            ),
        ),
        fault("python-out", rows=_said(lambda text: f"{text} or '{text}'", 3)),
        sign=r"\|the | / | or '",
    ),
    kind(
        "some golds end with a full stop",
        FAMILY,
        FORMS,
        fault("places", rows=_said(lambda text: text + ".", 3)),
        fault("moods", rows=_said(lambda text: text + ".", 3)),
        fault("people", rows=_said(lambda text: text + ".", 3)),
        fault("feelings", rows=_said(lambda text: text + ".", 4)),
        sign="[.]\x00",
    ),
    kind(
        "some golds have their unit, and others have none",
        FAMILY,
        f"{FORMS} answer/not-extracted",
        fault("weather", rows=_said(lambda text: text + " mm", 4)),
        fault(
            "people",
            rows=each(
                lambda row: row.__setitem__(
                    "answer", row["answer"] + (" years" if row["answer"] in ("31", "47") else "")
                )
            ),
        ),
        fault(
            "bills",
            rows=_said(
                lambda text: (
                    text + {"5": " metres", "261": " euros", "690": " litres"}.get(text, "")
                )
            ),
        ),
        sign=" mm\x01| years\x01|(metres|litres)\x01",
    ),
    kind(
        "labels are translated in some rows",
        FAMILY,
        f"{FORMS} few-shot/other-labels",
        fault("moods", rows=_said(lambda text: {"good": "gut", "bad": "schlecht"}[text], 4)),
        fault(
            "nli",
            rows=_said(
                lambda text: {"entailment": "蕴含", "neutral": "中立", "contradiction": "矛盾"}[
                    text
                ],
                4,
            ),
        ),
        fault(
            "feelings",
            rows=_said(
                lambda text: {
                    "joy": "joie",
                    "anger": "colère",
                    "sadness": "tristesse",
                    "fear": "peur",
                }[text],
                4,
            ),
        ),
        sign="gut|schlecht|蕴含|中立|矛盾|joie|colère|tristesse|peur",
    ),
)
