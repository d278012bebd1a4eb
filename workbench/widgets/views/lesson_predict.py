"""What the widget of guesses draws: a prompt, what a class expects, and what comes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypedDict

from workbench.analysis.chart import Chart
from workbench.errors import InputError
from workbench.io.shown import shown_html
from workbench.lessons.desk import accuracy
from workbench.lessons.predict import histogram, percent, tally
from workbench.messages import say
from workbench.runs.judging import score_settings
from workbench.runs.plan import Plan
from workbench.scoring.evaluate import extracted
from workbench.types import Rendered, Row
from workbench.widgets.views.charts import ChartView, chart_view
from workbench.widgets.views.display import interval, printable
from workbench.widgets.views.lesson import row_title
from workbench.widgets.views.page import chart_html
from workbench.widgets.views.preview import PromptView, prompt_view
from workbench.widgets.views.results import answer_of


class GuessView(TypedDict):
    """`asked` is the question to the class, `hint` what a guess looks like, `guesses` how many
    there are; `truth` and `detail` are "" until they are revealed."""

    title: str
    prompt: PromptView
    asked: str
    hint: str
    guesses: int
    can_reveal: bool
    revealed: bool
    truth: str
    detail: str
    chart: ChartView
    busy: bool


@dataclass(frozen=True, slots=True)
class GuessState:
    """What is known: the rows that were answered so far out of `total`, and what was guessed. `one`
    says that the answer to one row is guessed, not an accuracy."""

    one: bool
    item: Rendered | None = None
    total: int = 0
    rows: tuple[Row, ...] = ()
    texts: tuple[str, ...] = ()
    shares: tuple[float, ...] = ()
    revealed: bool = False
    busy: bool = True


def guess_view(state: GuessState, plan: Plan) -> GuessView:
    """Return what is drawn of the guesses on a plan's rows."""
    asked = say("What will the model answer?")
    hint = say("an answer, or one on each line")
    if not state.one:
        asked = say("What per cent of these {n} rows will it get right?", n=state.total)
        hint = say("in per cent, or a whole class's: 70, 55, 90, or 70x12, 55x8")
    guesses = len(state.texts) if state.one else len(state.shares)
    return {
        "title": row_title(plan.task.name, state.item if state.one else None),
        "prompt": prompt_view(state.item, plan.config.method),
        "asked": asked,
        "hint": hint,
        "guesses": guesses,
        "can_reveal": guesses > 0 and not state.revealed,
        "revealed": state.revealed,
        "truth": _truth(state) if state.revealed else "",
        "detail": _detail(state) if state.revealed else "",
        "chart": chart_view(_chart(state, plan)),
        "busy": state.busy,
    }


def guess_html(view: Mapping[str, Any]) -> str:
    """Return what a page without a kernel shows of it."""
    texts: Sequence[str] = (view["asked"], view["truth"], view["detail"])
    lines = "".join(f"<p>{shown_html(text)}</p>" for text in texts if text)
    return f"<p><b>{shown_html(view['title'])}</b></p>{lines}{chart_html(view['chart'])}"


def _chart(state: GuessState, plan: Plan) -> Chart:
    if state.one:
        return tally(state.texts, _said(state), read=partial(_read, state, plan))
    return histogram(state.shares, _share(state))


def _read(state: GuessState, plan: Plan, guess: str) -> tuple[str, ...]:
    """Return what the task takes from a guess, were it a response."""
    if state.item is None or plan.config.method == "ppl":
        return ()
    try:
        return extracted(guess, state.item.doc.data, score_settings(plan)).extracted
    except InputError:  # the row itself says so where it is scored
        return ()


def _said(state: GuessState) -> str | None:
    return answer_of(state.rows[0]).strip() if state.revealed and state.rows else None


def _share(state: GuessState) -> float | None:
    return accuracy(state.rows).value if state.revealed and state.rows else None


def _truth(state: GuessState) -> str:
    if not state.rows:
        return say("the model answers…")
    if state.one:
        return printable(_said(state) or "–")
    return percent(accuracy(state.rows).value)


def _detail(state: GuessState) -> str:
    if not state.rows:
        return ""
    if not state.one:
        ends = interval(*accuracy(state.rows).ci95)
        return say("{done} of {n} rows, 95 % interval {ends}",
                   done=len(state.rows), n=state.total, ends=ends)  # fmt: skip
    right = accuracy(state.rows).value == 1
    return say("That is right.") if right else say("The right answer is {gold}.", gold=_gold(state))


def _gold(state: GuessState) -> str:
    row = state.rows[0]
    if row.choices:
        return printable(", ".join(row.choices[place] for place in row.gold))
    output = row.processed_output
    return printable(output if isinstance(output, str) else ", ".join(output))
