"""What the widget of the sliders draws: the prompt as set, and the curve that grows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypedDict

from workbench.io.shown import shown_html
from workbench.lessons.desk import accuracy
from workbench.lessons.growth import Dial, Dials, Growth, curve
from workbench.lessons.shuffled import orders
from workbench.messages import say
from workbench.types import Rendered
from workbench.widgets.views.charts import ChartView, chart_view
from workbench.widgets.views.display import interval
from workbench.widgets.views.lesson import row_title
from workbench.widgets.views.page import chart_html
from workbench.widgets.views.preview import PromptView, prompt_view


class DialView(TypedDict):
    """A slider from 0 to `most`; `said` is its value in words."""

    id: Dial
    label: str
    value: int
    most: int
    said: str


class GrowthView(TypedDict):
    """The prompt of the first row, the sliders, and the accuracy of as many rows as are known."""

    title: str
    prompt: PromptView
    dials: list[DialView]
    value: str
    interval: str
    rows: str
    chart: ChartView | None
    busy: bool


@dataclass(frozen=True, slots=True)
class GrowthState:
    """Where the sliders are, which one was moved last, and where they have been."""

    dials: Dials
    moved: Dial = "shots"
    visited: frozenset[Dials] = frozenset()
    item: Rendered | None = None
    busy: bool = True


def growth_view(state: GrowthState, growth: Growth, task: str) -> GrowthView:
    """Return what is drawn of a state, for a task of that name."""
    rows = growth.known(state.dials)
    found = accuracy(rows) if rows else None
    return {
        "title": row_title(task, state.item),
        "prompt": prompt_view(state.item, growth.method),
        "dials": _dials(state.dials),
        "value": f"{found.value:.0%}" if found else "–",
        "interval": interval(*found.ci95) if found else "",
        "rows": say("{done} of {n} rows", done=len(rows), n=growth.size),
        "chart": chart_view(curve(growth, state.visited, state.dials, state.moved)),
        "busy": state.busy,
    }


def growth_html(view: Mapping[str, Any]) -> str:
    """Return what a page without a kernel shows of it."""
    dials = " · ".join(
        f"{shown_html(dial['label'])}: {shown_html(dial['said'])}" for dial in view["dials"]
    )
    score = " ".join(shown_html(view[name]) for name in ("value", "interval", "rows"))
    return (
        f"<p><b>{shown_html(view['title'])}</b></p><p>{dials}</p><p>{score}</p>"
        f"{chart_html(view['chart'])}"
    )


def _dials(dials: Dials) -> list[DialView]:
    wrong = say("{wrong} of {shots}", wrong=dials.wrong, shots=dials.shots)
    order = say("{number} of {orders}", number=dials.order + 1, orders=orders(dials.shots))
    named: tuple[tuple[Dial, str, int, str], ...] = (
        ("shots", say("Shots"), dials.shots, str(dials.shots)),
        ("wrong", say("With a wrong answer"), dials.wrong, wrong),
        ("order", say("Order"), dials.order, say("its own") if not dials.order else order),
    )
    return [
        {"id": dial, "label": label, "value": value, "most": dials.most(dial), "said": said}
        for dial, label, value, said in named
    ]
