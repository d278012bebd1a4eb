"""The view model of an attribution: what changed in hunks, its price, and what each hunk did."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypedDict

from workbench.analysis.attribution import Attribution, HunkShare, lines_text, signed_effect
from workbench.analysis.shapley import Interval
from workbench.messages import say
from workbench.runs.attribute import Price, describe_price
from workbench.runs.edits.hunks import Hunk
from workbench.widgets.views.display import interval, minus, one_line, printable
from workbench.widgets.views.shared import BarView

_WIDTH = 300
_LEAST_REACH = 0.05
"""So much of an effect fills half of the axis at most: noise is not to look large."""


class HunkView(TypedDict):
    """One hunk; the numbers are "" before it was scored. `bar` has 0 in the middle of its axis."""

    name: str
    text: str
    lines: str
    diff: str
    notes: list[str]
    effect: str
    interval: str
    bar: BarView | None
    alone: str
    left_out: str
    decided: bool


class AttributionView(TypedDict):
    """`labels` are the two sides, none before any was asked for. `can_score` says that the hunks
    are there and wait for the model; `outdated` that the draft is another by now."""

    labels: list[str]
    trouble: str
    price: str
    sentence: str
    hunks: list[HunkView]
    columns: list[str]
    can_score: bool
    outdated: bool


NOTHING: AttributionView = {
    "labels": [],
    "trouble": "",
    "price": "",
    "sentence": "",
    "hunks": [],
    "columns": [],
    "can_score": False,
    "outdated": False,
}


def attribution_view(
    labels: tuple[str, str],
    hunks: Sequence[Hunk],
    price: Price,
    found: Attribution | None,
    *,
    trouble: str = "",
    is_running: bool = False,
    outdated: bool = False,
) -> AttributionView:
    """Return what is known of an attribution: its hunks and their price, and once they were scored
    what they did."""
    shares = found.hunks if found else ()
    reach = max(
        [_LEAST_REACH, *(abs(end) for share in shares for end in share.ci95 if math.isfinite(end))]
    )
    waits = found is None and bool(hunks) and not is_running
    sentence = found.sentence if found else ""
    if not hunks:
        sentence = say("both versions make the same prompts: there is nothing to attribute")
    return {
        "labels": list(labels),
        "trouble": printable(trouble),
        "price": printable(describe_price(price)) if found is None and hunks else "",
        "sentence": printable(minus(sentence)),
        "hunks": [_hunk(h, reach) for h in shares] if found else [_unscored(h) for h in hunks],
        "columns": [say("change"), say("effect"), say("alone"), say("left out"), say("lines")],
        "can_score": waits,
        "outdated": outdated,
    }


def _unscored(hunk: Hunk) -> HunkView:
    return {
        "name": hunk.name,
        "text": one_line(hunk.text, _WIDTH),
        "lines": lines_text(hunk.old_lines, hunk.new_lines),
        "diff": printable(hunk.diff),
        "notes": [printable(note) for note in hunk.notes],
        "effect": "",
        "interval": "",
        "bar": None,
        "alone": "",
        "left_out": "",
        "decided": False,
    }


def _hunk(share: HunkShare, reach: float) -> HunkView:
    return {
        "name": share.name,
        "text": one_line(share.text, _WIDTH),
        "lines": lines_text(share.old_lines, share.new_lines),
        "diff": printable(share.diff),
        "notes": [printable(note) for note in share.notes],
        "effect": signed_effect(share.effect),
        "interval": interval(*share.ci95),
        "bar": _bar(share.effect, share.ci95, reach),
        "alone": signed_effect(share.one_in),
        "left_out": signed_effect(share.one_out),
        "decided": share.is_decided,
    }


def _bar(effect: float, ends: Interval, reach: float) -> BarView | None:
    if not all(map(math.isfinite, (effect, *ends))):
        return None
    low, high, value = (0.5 + place / reach / 2 for place in (*ends, effect))
    return {"low": low, "high": high, "value": value}
