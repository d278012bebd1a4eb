"""The live score's view model: how much better the draft is than its parent so far."""

from __future__ import annotations

import math
from typing import Literal, TypedDict

from workbench.analysis.judgement import Judgement
from workbench.analysis.soft import Hint
from workbench.messages import say
from workbench.session.probe import Probed
from workbench.widgets.views.display import count, minus, printable

NO_LEAD = 0.0005
"""A hint of less than half a tenth of a point shows no direction."""


class ProbeView(TypedDict):
    """The live difference. `value` is "" where there is none, and `note` then says why. `change` is
    of the judgement alone; `hint` never decides it."""

    on: bool
    value: str
    interval: str
    rows: str
    hint: str
    change: Literal["", "better", "worse"]
    note: str
    title: str


def probe_view(found: Probed | None, *, on: bool, waits: bool = False) -> ProbeView:
    """Return what the header draws of what a probe knows, None before it knows anything; it may
    wait for a run."""
    note = ""
    if on and (found is None or found.judgement is None):
        note = _why(found, waits=waits)
    view: ProbeView = {
        "on": on,
        "value": "",
        "interval": "",
        "rows": "",
        "hint": "",
        "change": "",
        "note": note,
        "title": note,
    }
    if not on or found is None or found.judgement is None:
        return view
    judged, low_high = found.judgement, found.judgement.interval
    ends = [_signed(end, is_share=judged.is_share) for end in low_high]
    view["value"] = _signed(judged.delta, is_share=judged.is_share)
    view["interval"] = say("{low} to {high}", low=ends[0], high=ends[1])
    view["rows"] = count(found.rows, "row")
    view["hint"] = _hint(found.hint)
    if judged.verdict in ("better", "worse"):
        view["change"] = judged.verdict
    view["title"] = _title(found, judged)
    return view


def _why(found: Probed | None, *, waits: bool) -> str:
    if waits:
        return say("after the run")
    if found is not None and found.state == "unable":
        return printable(found.reason)
    return "…"


def _hint(hint: Hint | None) -> str:
    if hint is None:
        return ""
    arrow = "▲" if hint.gained >= NO_LEAD else "▼" if hint.gained <= -NO_LEAD else "="
    return say("hint {arrow}", arrow=arrow)


def _title(found: Probed, judged: Judgement) -> str:
    lines = [
        say("A is {parent}, B the draft, by {metric}", parent=found.parent, metric=found.metric),
        minus(judged.sentence),
    ]
    hint = found.hint
    if hint is not None:
        lines.append(
            say(
                "a hint, no verdict: soft accuracy {old} → {new} (temperature {tau} nats)",
                old=f"{100 * hint.parent:.1f}",
                new=f"{100 * hint.draft:.1f}",
                tau=f"{hint.temperature:.2g}",
            )
        )
    return printable("\n".join(lines))


def _signed(value: float, *, is_share: bool) -> str:
    """Return a difference with its sign, a share's in points with one decimal."""
    if math.isnan(value):
        return "–"
    if math.isinf(value):
        return "+∞" if value > 0 else "−∞"
    text = f"{100 * value:+.1f}" if is_share else f"{value:+.3g}"
    if not float(text):
        text = text.lstrip("+-")
    return text.replace("-", "−")
