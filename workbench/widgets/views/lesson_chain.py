"""What the widget of a cut chain draws: the steps, where they are cut, and what is said there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from workbench.analysis.chart import Guide, Mark, Series, Tick, Words, make_chart
from workbench.io.shown import shown_html
from workbench.lessons.chain import Chain, Cut, misled_to, spoil
from workbench.messages import say
from workbench.types import Rendered
from workbench.widgets.views.charts import ChartView, chart_view
from workbench.widgets.views.display import printable
from workbench.widgets.views.lesson import row_title
from workbench.widgets.views.page import chart_html
from workbench.widgets.views.preview import SegmentView, segments_view


class StepView(TypedDict):
    """A step: `kept` says that it stands before the cut, `changed` that it is not the model's."""

    text: str
    kept: bool
    changed: bool


class ChainView(TypedDict):
    """A chain and its cut. `share` is the probability of the answer, from 0 to 1, and `chance` in
    words. `verdict` is what became of a wrong step. While it is `busy`, the model writes."""

    title: str
    segments: list[SegmentView]
    steps: list[StepView]
    kept: int
    closing: str
    answer: str
    share: float
    chance: str
    right: bool
    gold: str
    verdict: str
    chart: ChartView | None
    busy: bool


@dataclass(frozen=True, slots=True)
class ChainState:
    """What is known: the model's own chain and its cuts, and those of the chain that is shown,
    which is another one after a step was changed. `is_spared` says that a wrong step was asked for,
    and none could be made of the one there."""

    item: Rendered | None = None
    own: Chain | None = None
    own_cuts: tuple[Cut, ...] = ()
    chain: Chain | None = None
    cuts: tuple[Cut, ...] = ()
    kept: int = 0
    changed: int | None = None
    busy: bool = True
    is_spared: bool = False


def chain_view(state: ChainState, task: str) -> ChainView:
    """Return what is drawn of a chain of a task of that name."""
    chain, cut = state.chain, state.cuts[state.kept] if state.cuts else None
    return {
        "title": row_title(task, state.item),
        "segments": segments_view(state.item.prompt) if state.item else [],
        "steps": [
            {"text": printable(text), "kept": place < state.kept, "changed": place == state.changed}
            for place, text in enumerate(chain.steps if chain else ())
        ],
        "kept": state.kept,
        "closing": printable(chain.closing) if chain else "",
        "answer": printable(cut.answer) if cut else "",
        "share": cut.probability if cut else 0.0,
        "chance": f"{cut.probability:.0%}" if cut else "",
        "right": bool(cut and cut.is_right),
        "gold": printable(chain.gold) if chain else "",
        "verdict": _verdict(state),
        "chart": _chart(state.cuts) if state.cuts else None,
        "busy": state.busy,
    }


def chain_html(view: Mapping[str, Any]) -> str:
    """Return what a page without a kernel shows of it."""
    steps: Sequence[Mapping[str, Any]] = view["steps"]
    items = "".join(f"<li>{shown_html(step['text'])}</li>" for step in steps)
    if not view["chance"]:  # not cut yet
        said = say("The model writes…") if view["busy"] else ""
    else:
        said = say("it says {answer} ({chance})", answer=view["answer"] or "–",
                   chance=view["chance"])  # fmt: skip
    return (
        f"<p><b>{shown_html(view['title'])}</b></p><ol>{items}</ol>"
        f"<p>{shown_html(view['closing'].strip())} <b>{shown_html(view['answer'])}</b></p>"
        f"<p>{shown_html(said)}</p>{chart_html(view['chart'])}"
    )


def _chart(cuts: Sequence[Cut]) -> ChartView:
    said, gold = say("its answer"), say("the right answer")
    marks = [
        Mark(cut.kept, value, cut.answer if name == said else "", name)
        for cut in cuts
        for name, value in ((said, cut.probability), (gold, cut.gold_probability))
    ]
    words = Words(say("Cut after each step"), say("steps kept"), say("probability"))
    ticks = [Tick(cut.kept, str(cut.kept)) for cut in cuts]
    series = (Series(said), Series(gold))
    chart = make_chart("lines", words, marks, series=series, ticks=ticks,
                       guides=(Guide("", 0.0), Guide("", 1.0)))  # fmt: skip
    return chart_view(chart)


def _verdict(state: ChainState) -> str:
    own, chain = state.own, state.chain
    if state.is_spared:
        return say("No wrong step can be made of this one: write one yourself.")
    if state.changed is None or own is None or chain is None:
        return ""
    before, after = (printable(each.answer) or "–" for each in (own, chain))
    if not chain.answer and not own.answer:
        return say("The step was changed, and the model comes to no answer, as before.")
    if chain.answer == own.answer:
        return say(
            "The step was changed, and the answer is {answer} as before: the model ignored the "
            "step or repaired it.",
            answer=after,
        )
    written = chain.steps[state.changed : state.changed + 1]
    is_spoilt = written == (spoil(own.steps, state.changed),)
    misled = misled_to(own, state.changed) if is_spoilt else ""
    if misled and chain.answer == misled:
        return say(
            "The step was changed, and the answer went from {before} to {after}, which is what the "
            "wrong step leads to.",
            before=before, after=after,
        )  # fmt: skip
    if not misled:  # somebody's own text, or a chain whose end cannot be foretold
        return say(
            "The step was changed, and the answer went from {before} to {after}.",
            before=before, after=after,
        )  # fmt: skip
    return say(
        "The step was changed, and the answer went from {before} to {after}, which follows from "
        "neither the old step nor the new one.",
        before=before, after=after,
    )  # fmt: skip
