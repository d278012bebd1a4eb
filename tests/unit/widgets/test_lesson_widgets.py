"""The widgets of the sliders, the guesses and the planted faults: what a gesture changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import workbench
from tests.unit.lessons.says import Says, Waits
from tests.unit.widgets.sums import handled, send, tell
from tests.unit.widgets.test_border import misfits
from workbench.errors import DataError, SettingError
from workbench.lessons.bugs import bugs
from workbench.widgets.lessons import PredictFirst, ShotsDial, SpotTheBug, StopOrGoOn
from workbench.widgets.parts import Part
from workbench.widgets.views.border import LessonViews

SUMS = Path(__file__).parents[3] / "transforms" / "sums"
RIGHT = Says({"24+63+67=\nAnswer: Let's think step by step.": " The answer is 154."})


def done(widget: Part) -> None:
    """Wait until the model, or the linter, has nothing left to do."""
    handled(widget)
    assert widget.host.slow.drain()


@pytest.fixture
def dial() -> Iterator[ShotsDial]:
    widget = ShotsDial(SUMS, "gen_v1", model=Says({"": " The answer is 154."}), rows=10)
    done(widget)
    yield widget
    widget.close()


@pytest.fixture
def puzzle() -> Iterator[SpotTheBug]:
    widget = SpotTheBug(SUMS, model=Says())
    done(widget)
    yield widget
    widget.close()


@pytest.mark.slow
def test_what_is_sent_is_what_was_declared(dial: ShotsDial, puzzle: SpotTheBug) -> None:
    guess = PredictFirst(SUMS, model=RIGHT, rows=4)
    done(guess)
    views = {"growth": dial.growth, "guess": guess.guess, "puzzle": puzzle.puzzle}
    assert misfits(views, LessonViews, "") == []
    guess.close()


def test_they_are_names_of_the_door() -> None:
    assert (workbench.ShotsDial, workbench.PredictFirst) == (ShotsDial, PredictFirst)
    assert (workbench.SpotTheBug, workbench.StopOrGoOn) == (SpotTheBug, StopOrGoOn)


@pytest.mark.slow
def test_a_widget_speaks_the_usual_language_unless_it_was_asked_for_another() -> None:
    """Whatever its page speaks."""
    try:
        workbench.speak("zh")
        for language, spoken, asked in (("auto", "zh", "百分之几"), ("en", "en", "per cent")):
            widget = PredictFirst(SUMS, model=RIGHT, rows=4, language=language)
            tell(widget, type="hello", language="fr")
            done(widget)
            assert widget.language == spoken and asked in widget.guess["asked"]
            widget.close()
    finally:
        workbench.speak("auto")


# -- sliders ----------------------------------------------------------------------------------


def values(widget: ShotsDial) -> list[tuple[int, int]]:
    """Where the sliders are, and how far they go."""
    return [(dial["value"], dial["most"]) for dial in widget.growth["dials"]]


@pytest.mark.slow
def test_the_prompt_and_the_curve_follow_a_slider(dial: ShotsDial) -> None:
    assert values(dial) == [(0, 8), (0, 0), (0, 0)]
    for shots in (1, 2, 3):
        tell(dial, type="growth_set", id="shots", value=shots)
        done(dial)
    kinds = [segment["kind"] for segment in dial.growth["prompt"]["segments"]]
    assert kinds.count("shot_input") == 3
    assert values(dial) == [(3, 8), (0, 3), (0, 5)]
    assert [mark["x"] for mark in dial.growth["chart"]["marks"]] == [0, 1, 2, 3]
    assert dial.growth["rows"] == "10 of 10 rows" and not dial.growth["busy"]
    tell(dial, type="growth_set", id="wrong", value=2)
    done(dial)
    assert [mark["x"] for mark in dial.growth["chart"]["marks"]] == [0, 2]
    assert "2 of 3" in dial.to_html()


@pytest.mark.slow
def test_what_is_no_slider_moves_nothing(dial: ShotsDial) -> None:
    before = dial.growth
    tell(dial, type="growth_set", id="item", value=2)
    assert dial.growth == before


def test_more_shots_than_the_slider_has_are_refused() -> None:
    with pytest.raises(SettingError, match="expected a whole number, 0 to 8; saw 9"):
        ShotsDial(SUMS, model=RIGHT, num_fewshot=9)


@pytest.mark.slow
def test_the_prompt_does_not_wait_for_the_model() -> None:
    """Nor does a slider that is moved on while the model still answers."""
    model = Waits({"": " The answer is 154."})
    widget = ShotsDial(SUMS, "gen_v1", model=model, rows=10)
    handled(widget)
    for shots in (1, 2):
        send(widget, type="growth_set", id="shots", value=shots)
        handled(widget)
        assert values(widget)[0] == (shots, 8)
        assert (widget.growth["busy"], widget.growth["value"]) == (True, "–")
    model.may.set()
    done(widget)
    assert not widget.growth["busy"] and widget.growth["rows"] == "10 of 10 rows"
    widget.close()


@pytest.mark.slow
def test_a_model_that_fails_is_not_busy_for_ever() -> None:
    widget = ShotsDial(SUMS, "gen_v1", model=Says(too_long=frozenset({"step by step."})), rows=4)
    done(widget)
    assert not widget.growth["busy"]
    widget.close()


@pytest.mark.slow
def test_what_nobody_asked_for_tells_no_error() -> None:
    """Behind five shots there are too few rows for a sixth, which is asked for in advance."""
    widget = ShotsDial(SUMS.parent / "mmlu-pro-cot", model=Says({"": " A"}), num_fewshot=5, rows=4)
    done(widget)
    assert widget.growth["rows"] == "4 of 4 rows" and not widget.notice.get("text")
    tell(widget, type="growth_set", id="shots", value=6)
    done(widget)
    assert "not enough docs for 6 shots" in widget.notice["text"]
    assert values(widget)[0] == (5, 8)
    widget.close()


# -- guesses ----------------------------------------------------------------------------------


def test_nothing_is_revealed_before_somebody_guessed() -> None:
    widget = PredictFirst(SUMS, "gen_v1", model=RIGHT, rows=4)
    done(widget)
    tell(widget, type="guess_reveal")
    assert not widget.guess["revealed"] and widget.guess["truth"] == ""
    tell(widget, type="guess_add", text="70, 20 %")
    tell(widget, type="guess_add", text="nonsense")
    assert widget.guess["guesses"] == 2 and "nonsense" in widget.notice["text"]
    assert widget.guess["chart"]["guides"] == []
    tell(widget, type="guess_reveal")
    done(widget)
    assert widget.guess["truth"] == "0%" and "4 of 4 rows" in widget.guess["detail"]
    assert [guide["value"] for guide in widget.guess["chart"]["guides"]] == [0.0]
    assert "0%" in widget.to_html()
    tell(widget, type="guess_again")
    assert (widget.guess["guesses"], widget.guess["revealed"]) == (0, False)
    widget.close()


@pytest.mark.parametrize(("says", "told"), [(" 154.", "right"), (" 87.", "answer is 154")])
def test_a_row_s_answer_is_guessed_and_the_gold_is_told(says: str, told: str) -> None:
    model = Says({"step by step.": f" The answer is{says}"})
    widget = PredictFirst(SUMS, "gen_v1", model=model, doc=0)
    done(widget)
    tell(widget, type="guess_add", text="154\n 87 \n\n")
    tell(widget, type="guess_reveal")
    assert widget.guess["truth"] == says.strip(" .") and told in widget.guess["detail"]
    assert widget.guess["chart"]["note"] == "1 of 2 guessed it"
    widget.close()


def test_a_row_that_is_not_there_is_refused_at_once() -> None:
    with pytest.raises(DataError, match="no doc 999"):
        PredictFirst(SUMS, model=Says(), doc=999)


# -- planted faults ---------------------------------------------------------------------------


def order_of(puzzle: SpotTheBug) -> list[str]:
    """The names of the bugs that the task carries, in the order in which they come."""
    (pane,) = puzzle.host.panes
    return [name for name in pane._names if pane._planter.puzzle(name)]  # type: ignore[attr-defined]


@pytest.mark.slow
def test_the_linter_is_silent_until_something_was_chosen(puzzle: SpotTheBug) -> None:
    """What is wrong is not in the page either."""
    view = puzzle.puzzle
    assert view["findings"] == [] and view["verdict"] == ""
    assert {each["state"] for each in view["suspects"]} == {""}
    right = order_of(puzzle)[0]
    wrong = next(each["id"] for each in view["suspects"] if each["id"] != right)
    tell(puzzle, type="puzzle_choose", id=wrong)
    states = {each["id"]: each["state"] for each in puzzle.puzzle["suspects"]}
    assert (states[right], states[wrong]) == ("right", "wrong")
    assert puzzle.puzzle["found"] == "0 of 1 found"
    assert puzzle.puzzle["verdict"].startswith("Not this.")
    assert bool(puzzle.puzzle["findings"]) == (right != "sound")
    tell(puzzle, type="puzzle_choose", id=right)
    assert puzzle.puzzle["chosen"] == wrong, "the first choice counts"


def test_a_task_that_can_carry_none_is_refused_at_once() -> None:
    with pytest.raises(DataError, match="rows of which a sound prompt can be made"):
        SpotTheBug(SUMS.parent / "sums-mcq", model=Says())


@pytest.mark.slow
def test_with_no_shots_no_fault_of_shots_comes() -> None:
    widget = SpotTheBug(SUMS, model=Says(), num_fewshot=0)
    done(widget)
    order = order_of(widget)
    assert {"sound", "leak"} <= set(order) and not {"glued", "steps", "spaces"} & set(order)
    assert {each["id"] for each in widget.puzzle["suspects"]} <= set(order)
    widget.close()


@pytest.mark.slow
def test_each_fault_comes_once_and_then_they_begin_anew(puzzle: SpotTheBug) -> None:
    """Whoever always chooses what the linter has to say finds all of them."""
    order = order_of(puzzle)
    assert sorted(order) == sorted(bug.name for bug in bugs())
    for number, name in enumerate((*order, order[0]), 1):
        assert puzzle.puzzle["title"] == f"sums, prompt {number}"
        tell(puzzle, type="puzzle_choose", id=name)
        assert puzzle.puzzle["found"] == f"{number} of {number} found"
        tell(puzzle, type="puzzle_next")
        done(puzzle)


def test_rows_without_the_fields_are_refused_at_once() -> None:
    with pytest.raises(DataError, match="no steps") as error:
        SpotTheBug(SUMS.parent / "entailment", model=Says())
    assert "transforms/sums" in str(error.value)


@pytest.mark.slow
def test_what_is_not_in_the_list_cannot_be_chosen(puzzle: SpotTheBug) -> None:
    tell(puzzle, type="puzzle_choose", id="everything")
    assert puzzle.puzzle["chosen"] == ""


# -- looking early ----------------------------------------------------------------------------


@pytest.fixture
def stop() -> Iterator[StopOrGoOn]:
    widget = StopOrGoOn(seed=2)
    done(widget)
    yield widget
    widget.close()


def test_rows_come_ten_at_a_time_until_the_edit_is_called(stop: StopOrGoOn) -> None:
    assert misfits({"stop": stop.stop}, LessonViews, "") == []
    assert stop.stop["squares"] == "." * 400
    for _ in range(3):
        tell(stop, type="stop_look")
    assert stop.stop["rows"] == "30 of 400 rows"
    assert stop.stop["squares"].index(".") == 30
    assert stop.stop["truth"] == stop.stop["referee"] == "" and stop.stop["tallies"] == []
    tell(stop, type="stop_call", id="better")
    assert stop.stop["truth"] and stop.stop["referee"] and not stop.stop["can_look"]
    tell(stop, type="stop_look")
    tell(stop, type="stop_call", id="worse")
    assert stop.stop["called"] == "better" and stop.stop["rows"] == "30 of 400 rows"


def test_an_edit_that_nobody_looked_at_is_not_called(stop: StopOrGoOn) -> None:
    tell(stop, type="stop_call", id="same")
    tell(stop, type="stop_next")
    assert stop.stop["called"] == "" and stop.stop["title"] == "edit 1"


@pytest.mark.slow
def test_all_rows_are_the_end_of_looking(stop: StopOrGoOn) -> None:
    for _ in range(41):
        tell(stop, type="stop_look")
    assert stop.stop["rows"] == "400 of 400 rows"
    assert not stop.stop["can_look"]


def test_what_was_called_is_counted_over_the_edits(stop: StopOrGoOn) -> None:
    for number in range(1, 5):
        assert stop.stop["title"] == f"edit {number}"
        tell(stop, type="stop_look")
        tell(stop, type="stop_call", id="better")
        tell(stop, type="stop_next")
    you = stop.stop["tallies"][0]
    assert you == {"who": "you", "fooled": "2 of 2", "found": "1 of 2"}
    assert [each["who"] for each in stop.stop["tallies"]][1:] == [
        "who stops at p < 0.05",
        "the referee",
    ]


def test_a_page_without_a_kernel_has_the_rows_and_the_truth(stop: StopOrGoOn) -> None:
    tell(stop, type="stop_look")
    tell(stop, type="stop_call", id="same")
    html = stop.to_html()
    assert "10 of 400 rows" in html and stop.stop["referee"] in html
