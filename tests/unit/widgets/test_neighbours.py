"""A race in the widget: its price, its lanes while it goes on, and the winner as the draft."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import workbench
from tests.unit.widgets.sums import (
    PARENT,
    ROWS,
    SECONDS,
    Gate,
    ask,
    handled,
    opened,
    right,
    settle,
    tell,
)
from workbench.messages import say, speaking
from workbench.models.fake import FakeModel
from workbench.models.known import known_model
from workbench.runs.identity import facts_of_plan
from workbench.runs.neighbours.axes import AS_IT_IS, Variant
from workbench.runs.neighbours.marks import marks_of
from workbench.runs.tries import try_of_facts
from workbench.widgets.app import Workbench
from workbench.widgets.views.display import said_again

pytestmark = pytest.mark.slow

DOCS = 48


def better_without(prompt: str) -> str:
    """Answer rightly, but nothing that is called a question."""
    return " no\n\n" if "Question: " in prompt else right(prompt.replace("Sum: ", "Question: "))


@pytest.fixture
def widget(tmp_path: Path) -> Iterator[Workbench]:
    """The workbench on sums, none of which is right as the draft asks for it."""
    model = FakeModel(better_without, name="race-pane")
    with opened(tmp_path, rows=ROWS[:DOCS], model=model, num_fewshot=0) as session:
        made = Workbench(session)
        yield made
        made.close()


def mark(widget: Workbench, text: str, *others: str, name: str = "opening") -> None:
    """Mark the first place of a text in the draft."""
    before = widget.document["source"].partition(text)[0]
    typed = " | ".join(map(repr, others))
    tell(widget, type="mark", before=before, text=text, name=name, others=typed)


def lanes(widget: Workbench) -> dict[str, dict[str, Any]]:
    """Return the lanes by what is written on them."""
    view = widget.neighbours
    return {lane["name"]: lane for lap in view["laps"] for lane in lap["lanes"]}


def test_a_marked_text_is_an_axis(widget: Workbench) -> None:
    """The draft has the comment, as one edit, and the pane offers what it says."""
    mark(widget, "Question: ", "Sum: ")
    line = widget.document["source"].splitlines()[2]
    assert line.endswith('# workbench: try opening "Question: " | "Sum: "')
    assert widget.status["news"] == "marked, to be varied in a race"
    tell(widget, type="race", visible=True)
    axes = {axis["id"]: axis for axis in widget.neighbours["axes"]}
    assert axes["opening"]["title"] == "1 other ways"
    assert all(axis["active"] for axis in axes.values())


def test_what_cannot_be_marked_is_said_and_changes_nothing(widget: Workbench) -> None:
    """A text that its line has twice."""
    before = widget.document["source"]
    mark(widget, "a", "b")
    assert "once in the code" in widget.notice["text"]
    assert widget.document["source"] == before


def test_what_is_marked_already_is_said_with_its_line(widget: Workbench) -> None:
    """And how it gets more alternatives: those that are there would be lost otherwise."""
    mark(widget, "Question: ", "Sum: ")
    before = widget.document["source"]
    for text in ("Question: ", "Question"):  # the whole of it, or a part
        mark(widget, text, "Task: ")
        told = widget.notice["text"]
        assert "marked already, in line 3" in told
        assert 'Add to the comment there: | "Task: "' in told
        assert widget.document["source"] == before


def test_the_price_comes_before_any_score(widget: Workbench) -> None:
    """Variants, evaluations, tokens and time; and the budget moves it."""
    mark(widget, "Question: ", "Sum: ")
    tell(widget, type="race", visible=True, axes=["opening"])
    assert widget.neighbours["stage"] == "idle"
    tell(widget, type="race", do="price")
    view = widget.neighbours
    assert view["stage"] == "priced"
    # yours and one other: 9 runs' worth is more than both on all docs
    assert [fact["value"] for fact in view["facts"][:2]] == ["2", str(2 * DOCS)]
    assert view["facts"][3]["label"] == "how long is known after the first run"
    assert view["budget"]["text"] == f"9 runs' worth, {9 * DOCS} evaluations"
    assert (view["laps"], widget.session.runs()) == ([], [])
    tell(widget, type="race", runs=1)
    assert widget.neighbours["budget"]["value"] == 2


def test_the_winner_becomes_the_draft_and_the_tries_are_counted(widget: Workbench) -> None:
    """With its diff; its text comes first in the mark, so that it can be raced again."""
    mark(widget, "Question: ", "Sum: ")
    tell(widget, type="race", visible=True, axes=["opening"])
    tell(widget, type="race", do="price")
    tell(widget, type="race", do="start")
    view = widget.neighbours
    assert view["stage"] == "over"
    best = lanes(widget)["opening: 'Sum: '"]
    assert (best["tone"], best["score"], best["lead"]) == ("ahead", "100.0", "+100.0")
    assert lanes(widget)["yours"]["tone"] == "yours"
    assert "is 100 points above yours" in view["sentence"]
    assert (view["can_adopt"], widget.jobs["items"]) == (True, [])
    tell(widget, type="race", do="adopt")
    source = widget.document["source"]
    assert [own.texts for own in marks_of(source)] == [("Sum: ", "Question: ")]
    assert 'f"Sum: {' in source
    view = widget.neighbours
    assert "opening: 'Sum: '" in view["adopted"]
    assert [line[:1] for line in view["diff"] if line[:1] in "+-"] == ["-", "+"]
    assert (view["can_adopt"], view["outdated"]) == (False, False)
    model = known_model("race-pane")
    tried = try_of_facts(facts_of_plan(widget.session.plan(), model), model.fingerprint)
    other = replace(tried, content="of another text")
    assert widget.session.ledger.tries(other, tried) == 2


def test_a_race_is_watched_stopped_and_gone_on_with(tmp_path: Path) -> None:
    """While it goes on the lanes come and the draft can be typed in; what was scored is kept."""
    gate = Gate()
    with opened(tmp_path, rows=ROWS[:DOCS], model=FakeModel(gate.answer, name="gated"),
                num_fewshot=0) as session:  # fmt: skip
        widget = Workbench(session)
        tell(widget, type="race", visible=True, axes=["cue"])
        tell(widget, type="race", do="price")
        ask(widget, type="race", do="start")
        assert widget.neighbours["stage"] == "racing"
        (waiting,) = widget.neighbours["laps"]
        assert waiting["lanes"][0]["name"] == "yours"
        assert [lane["bar"] for lane in waiting["lanes"]] == [None] * len(waiting["lanes"])
        while widget.neighbours["laps"][0]["title"] != "still running":
            asked = gate.asked
            gate.release(1)
            while gate.asked == asked:
                handled(widget)
        (running, *_) = widget.neighbours["laps"]
        assert all(lane["bar"] for lane in running["lanes"])
        ask(widget, type="edit", view="v", seq=1, source=PARENT + "# typed\n")
        assert widget.preview["seq"] == 1
        assert widget.neighbours["outdated"]
        ask(widget, type="race", do="stop")
        gate.release(1)
        settle(widget)
        assert widget.neighbours["stage"] == "stopped"
        assert "what was scored is kept" in widget.neighbours["status"]
        asked = gate.asked
        gate.release(10_000)
        tell(widget, type="race", do="start")
        assert widget.neighbours["stage"] == "over"
        total = int(widget.neighbours["facts"][1]["value"].replace(",", ""))
        assert asked < gate.asked <= total + 1
        widget.close()


def test_other_axes_and_a_larger_budget_are_priced_anew(widget: Workbench) -> None:
    """What was found stays while the budget grows, and goes with the axes."""
    tell(widget, type="race", visible=True, axes=["cue"])
    tell(widget, type="race", do="price")
    tell(widget, type="race", do="start")
    assert widget.neighbours["stage"] == "over"
    tell(widget, type="race", do="widen")
    assert (widget.neighbours["stage"], widget.neighbours["budget"]["value"]) == ("over", 18)
    tell(widget, type="race", axes=["answer space"])
    view = widget.neighbours
    assert (view["stage"], view["laps"], view["facts"] != []) == ("priced", [], True)


class Counting(FakeModel):
    """Waits with counting tokens, which a price takes, while it `may` not."""

    def __init__(self) -> None:
        super().__init__(right, name="counting")
        self.may, self.asked = threading.Event(), threading.Event()
        self.may.set()

    def count_tokens(self, text: str) -> int:
        self.asked.set()
        assert self.may.wait(SECONDS)
        return super().count_tokens(text)


def test_what_is_chosen_while_a_price_is_made_has_its_own_price(tmp_path: Path) -> None:
    """Whatever was on its way: the next key on the slider counts, and other axes have the last
    word, none at all included."""
    model = Counting()
    with opened(tmp_path, rows=ROWS[:DOCS], model=model, num_fewshot=0) as session:
        widget = Workbench(session)
        tell(widget, type="race", visible=True, axes=["cue"])
        for chosen, stage, on in (
            ({"runs": 12}, "priced", ["cue"]),
            ({"axes": ["answer space"]}, "priced", ["answer space"]),
            ({"axes": []}, "idle", None),  # which is all of them, not priced
        ):
            model.may.clear()
            model.asked.clear()
            ask(widget, type="race", do="price")
            assert model.asked.wait(SECONDS)
            assert widget.neighbours["stage"] == "pricing"
            ask(widget, type="race", **chosen)
            model.may.set()
            settle(widget)
            view = widget.neighbours
            found = [axis["id"] for axis in view["axes"] if axis["active"]]
            assert (view["stage"], view["facts"] != []) == (stage, stage == "priced")
            assert on is None or found == on
            assert view["budget"]["value"] == 12
        widget.close()


def test_it_speaks_the_language_in_force(widget: Workbench) -> None:
    """The names of axes, the facts and the laps."""
    with speaking("zh"):
        widget.host.spoken = "zh"
        tell(widget, type="race", visible=True, axes=["cue"])
        tell(widget, type="race", do="price")
    assert widget.neighbours["facts"][0]["label"] == "个变体"


def test_a_variant_says_in_the_language_in_force_what_differs() -> None:
    """Axes and levels both; the name that is kept, and a text of the prompt, stay as they are."""
    with speaking("en"):
        levels = {
            "shots": say("{one} and {other} swapped", one=131, other=181),
            "separator": repr("\n"),
            "cue": AS_IT_IS,
        }
    variant = Variant(levels, None)  # type: ignore[arg-type]
    with speaking("zh"):
        assert variant.name == "shots: 131 and 181 swapped; separator: '\\n'"
        assert said_again(variant.name) == "示例：131 与 181 互换；分隔符：'\\n'"
        assert said_again(Variant({"cue": AS_IT_IS}, None).name) == "您的版本"  # type: ignore[arg-type]


def test_the_sealed_rows_are_a_button_away(tmp_path: Path) -> None:
    """Once a saved version has a winner, and once only: then the sentence says what they say."""
    model = FakeModel(better_without, name="race-sealed")
    rows = [*ROWS[:DOCS], *({**row, "question": "0" + row["question"]} for row in ROWS[:DOCS])]
    with opened(tmp_path, rows=rows, model=model, num_fewshot=0) as session:
        workbench.seal(session.task, 0.5)
        made = Workbench(session)
        try:
            mark(made, "Question: ", "Sum: ")
            tell(made, type="save", note="marked")
            tell(made, type="race", visible=True, axes=["opening"], do="price")
            tell(made, type="race", do="start")
            assert made.neighbours["opening"] == {
                "label": "Ask the sealed rows",
                "title": "Score the winner and yours on the sealed rows, once: "
                "it is counted as an opening",
                "enabled": True,
            }
            tell(made, type="race", do="open")
            assert "sealed rows +100.0" in made.neighbours["sentence"]
            assert made.neighbours["opening"] is None
        finally:
            made.close()
