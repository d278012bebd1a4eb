"""The bar of the model's window: what the prompt takes of it, and whether the answer fits."""

from __future__ import annotations

from typing import Literal, TypedDict

from workbench.messages import say
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.types import SegmentKind
from workbench.widgets.views.display import count

KINDS: tuple[SegmentKind, ...] = (
    *("template", "description", "shot_input", "shot_output", "separator", "input"),
)


class WindowShare(TypedDict):
    kind: str
    share: float
    title: str


class WindowView(TypedDict):
    """The model's window; `load` is a model's name while it is not loaded."""

    load: str
    text: str
    level: Literal["ok", "near", "over"]
    warning: str
    shares: list[WindowShare]


def window_view(preview: DraftPreview, state: SessionState) -> WindowView:
    """Return the bar of the model's window: what each kind of segment takes of it, and the answer.

    Shares are of the window, or, where the model states none, of prompt and answer together.
    `load` is a model's name while it is not loaded, so that nothing can be counted.
    """
    rendered, total = preview.rendered, preview.num_tokens
    if rendered is None or total is None:
        return {"load": state.model, "text": "", "level": "ok", "warning": "", "shares": []}
    room = state.decoding.max_new_tokens if state.method == "gen" else 0
    window = preview.window
    whole = max(window or total + room, 1)
    taken: dict[str, int] = {}
    for segment, tokens in zip(rendered.prompt.segments, preview.segment_tokens or (),
                               strict=bool(preview.segment_tokens)):  # fmt: skip
        taken[segment.kind] = taken.get(segment.kind, 0) + tokens
    shares = [(str(kind), kind_name(kind), taken[kind]) for kind in KINDS if kind in taken]
    if not shares:
        shares = [("", say("prompt"), total)]
    if room:
        shares.append(("answer", say("room for the answer"), room))
    level, warning = _fit(total, room, window)
    return {
        "load": "",
        "text": _window_text(total, room, window),
        "level": level,
        "warning": warning,
        "shares": [
            {
                "kind": kind,
                "share": min(tokens / whole, 1.0),
                "title": f"{label}: {count(tokens, 'token')}",
            }
            for kind, label, tokens in shares
        ],
    }


def _window_text(total: int, room: int, window: int | None) -> str:
    text = count(total, "token")
    if room:
        text += " " + say("+ {n} for the answer", n=f"{room:,}")
    return text + " " + say("of {n}", n=f"{window:,}") if window else text


def _fit(total: int, room: int, window: int | None) -> tuple[Literal["ok", "near", "over"], str]:
    if window is None or total + room <= 0.9 * window:
        return "ok", ""
    if total + min(room, 1) > window:
        return "over", say("too long: the model cannot take it")
    if total + room > window:
        return "over", say("the answer may be cut off at the window’s end")
    return "near", say("nearly fills the window")


def kind_name(kind: SegmentKind) -> str:
    """Return what a kind of segment is called."""
    return {
        "template": say("chat template"),
        "description": say("description"),
        "shot_input": say("shot input"),
        "shot_output": say("shot output"),
        "separator": say("separator"),
        "input": say("input"),
    }[kind]
