"""What the widget of looking early draws: an edit's rows as they come, and then the truth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypedDict

from workbench.io.shown import shown_html
from workbench.lessons.stopping import (
    ROWS,
    Call,
    Edit,
    Tally,
    by_rule,
    first_ruled,
    look,
    path,
    tally,
)
from workbench.messages import say
from workbench.widgets.views.charts import ChartView, chart_view
from workbench.widgets.views.page import chart_html


class CallView(TypedDict):
    """Something that one can say of the edit; `state` is "" until one did."""

    id: Call
    label: str
    state: str


class TallyView(TypedDict):
    """How often somebody was wrong so far."""

    who: str
    fooled: str
    found: str


class StopView(TypedDict):
    """An edit as far as it was scored. `squares` has a character for each row: `b` flipped to
    right, `w` to wrong, `s` stayed, `.` not scored yet. `truth` and `referee` are "" until
    something was called."""

    title: str
    rows: str
    squares: str
    said: str
    p: str
    is_low: bool
    can_look: bool
    calls: list[CallView]
    called: str
    truth: str
    referee: str
    tallies: list[TallyView]
    chart: ChartView


@dataclass(frozen=True, slots=True)
class StopState:
    """The edit that is looked at, the `number`th; how many of its rows were seen, what it was
    called, and those before it with what they were called."""

    edit: Edit
    number: int = 1
    rows: int = 0
    called: Call = ""
    past: tuple[tuple[Edit, Call], ...] = ()

    @property
    def calls(self) -> tuple[tuple[Edit, Call], ...]:
        """The edits that were called something, this one too if it was."""
        now: tuple[tuple[Edit, Call], ...] = ((self.edit, self.called),)
        return self.past + now if self.called else self.past


def stop_view(state: StopState) -> StopView:
    """Return what is drawn of a state."""
    told = state.called != ""
    found = look(state.edit, state.rows) if state.rows else None
    return {
        "title": say("edit {number}", number=state.number),
        "rows": say("{done} of {n} rows", done=state.rows, n=ROWS),
        "squares": _squares(state),
        "said": say(
            "B − A = {points} points: {better} rows flipped to right, {worse} to wrong.",
            points=f"{100 * found.delta:+.1f}".replace("-", "−"),
            better=found.better, worse=found.worse,
        ) if found else say("Nothing is scored yet."),
        "p": say("McNemar's p of these rows: {p}", p=f"{found.p:.3f}") if found else "",
        "is_low": found is not None and found.p < 0.05,
        "can_look": not told and state.rows < ROWS,
        "calls": [
            {"id": call, "label": label, "state": _state(call, state)}
            for call, label in _calls().items()
        ],
        "called": state.called,
        "truth": _truth(state) if told else "",
        "referee": _ruling(state) if told else "",
        "tallies": _tallies(state),
        "chart": chart_view(path(state.edit, state.rows, told=told)),
    }  # fmt: skip


def stop_html(view: Mapping[str, Any]) -> str:
    """Return what a page without a kernel shows of it."""
    texts = (view["rows"], view["said"], view["p"], view["truth"], view["referee"])
    lines = "".join(f"<p>{shown_html(text)}</p>" for text in texts if text)
    return f"<p><b>{shown_html(view['title'])}</b></p>{lines}{chart_html(view['chart'])}"


def _squares(state: StopState) -> str:
    kinds = {1: "b", -1: "w", 0: "s"}
    seen = "".join(kinds[flip] for flip in state.edit.rows[: state.rows])
    return seen.ljust(len(state.edit.rows), ".")


def _calls() -> dict[Call, str]:
    return {
        "better": say("B is better"),
        "worse": say("B is worse"),
        "same": say("No difference"),
    }


def _state(call: Call, state: StopState) -> str:
    if not state.called:
        return ""
    if call == state.edit.truth:
        return "right"
    return "wrong" if call == state.called else "other"


def _truth(state: StopState) -> str:
    first = say("Right.") if state.called == state.edit.truth else say("Not so.")
    gain = state.edit.gain
    if not gain:
        return f"{first} {say('This edit changes nothing.')}"
    points = f"{100 * gain:+.0f}".replace("-", "−")
    return f"{first} {say('In the long run B − A is {points} points.', points=points)}"


def _ruling(state: StopState) -> str:
    ruled = first_ruled(state.edit)
    if ruled is None:
        return say("The referee rules at none of the {n} rows.", n=ROWS)
    rows, call = ruled
    if call == "better":
        return say("The referee first says “better” at row {rows}.", rows=rows)
    return say("The referee first says “worse” at row {rows}.", rows=rows)


def _tallies(state: StopState) -> list[TallyView]:
    if not state.calls:
        return []
    edits = [edit for edit, _ in state.calls]
    who = {
        say("you"): tally(state.calls),
        say("who stops at p < 0.05"): by_rule(edits, "p"),
        say("the referee"): by_rule(edits, "referee"),
    }
    return [_tally(name, each) for name, each in who.items()]


def _tally(who: str, found: Tally) -> TallyView:
    return {
        "who": who,
        "fooled": say("{fooled} of {n}", fooled=found.fooled, n=found.nothing),
        "found": say("{fooled} of {n}", fooled=found.found, n=found.real),
    }
