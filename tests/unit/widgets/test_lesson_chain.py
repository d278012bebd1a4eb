"""The widget of a cut chain: what a gesture changes, and that nothing of it is written."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import workbench
from tests.unit.lessons.says import Says, Waits
from tests.unit.widgets.sums import ask, handled, send, tell
from tests.unit.widgets.test_border import misfits
from workbench.errors import DataError, SettingError
from workbench.lessons.chain import Chain
from workbench.widgets.lessons import ChainCutter
from workbench.widgets.views.border import LessonViews
from workbench.widgets.views.lesson_chain import ChainState, chain_view

SUMS = Path(__file__).parents[3] / "transforms" / "sums"
TEXTS = {
    "step by step.": " 24+63=87. 87+67=154. The answer is 154.",
    "step by step. The answer is": " 99.",
    "24+63=87. The answer is": " 87.",
    "87+67=154. The answer is": " 154.",
    " 24+63=97.": " 97+67=164. The answer is 164.",
    "97+67=164. The answer is": " 164.",
    "24+63=97. The answer is": " 97.",
}


@pytest.fixture
def cutter(tmp_path: Path) -> Iterator[ChainCutter]:
    """The widget on a copy of `sums`, with a model that goes by its steps."""
    folder = tmp_path / "transforms" / "sums"
    shutil.copytree(SUMS, folder)
    widget = ChainCutter(folder, "gen_v1", model=Says(TEXTS, {" 154.": 0.9}), num_fewshot=1)
    written(widget)
    yield widget
    widget.close()
    assert not (tmp_path / ".workbench").exists() and not (folder / ".workbench").exists()


def written(widget: ChainCutter) -> None:
    """Wait until the model has written."""
    handled(widget)
    assert widget.host.slow.drain()
    assert not widget.chain["busy"]


def test_what_is_sent_is_what_was_declared(cutter: ChainCutter) -> None:
    assert misfits({"chain": cutter.chain}, LessonViews, "") == []


def test_the_whole_chain_is_shown_first(cutter: ChainCutter) -> None:
    view = cutter.chain
    assert [step["text"] for step in view["steps"]] == [" 24+63=87.", " 87+67=154."]
    assert (view["kept"], view["answer"], view["chance"], view["right"]) == (2, "154", "90%", True)
    assert "154" in cutter.to_html()


def test_a_cell_without_a_page_waits_for_the_chain(capsys: pytest.CaptureFixture[str]) -> None:
    """What executes a notebook ends the kernel with the last cell, so the twin has the chain at
    once. Where a page is to see it come, the cell ends, and the twin says that it is written."""
    model = Waits(TEXTS)
    seen, unseen = (ChainCutter(SUMS, "gen_v1", model=model, num_fewshot=1) for _ in range(2))
    ask(seen, type="hello")
    seen._ipython_display_()
    assert "The model writes…" in capsys.readouterr().out
    model.may.set()
    unseen._ipython_display_()
    assert "it says 154 (1%)" in capsys.readouterr().out
    for widget in (seen, unseen):
        widget.close()


def test_a_cut_is_answered_from_what_is_known(cutter: ChainCutter) -> None:
    """What lies beyond the chain's ends is its end."""
    for kept, answer in ((1, "87"), (0, "99"), (-3, "99"), (9, "154")):
        tell(cutter, type="chain_cut", kept=kept)
        handled(cutter)
        assert cutter.chain["answer"] == answer


def test_a_wrong_step_is_gone_on_with_and_can_be_taken_back(cutter: ChainCutter) -> None:
    tell(cutter, type="chain_change", at=0)
    written(cutter)
    assert [step["changed"] for step in cutter.chain["steps"]] == [True, False]
    assert "from 154 to 164, which is what the wrong step leads to" in cutter.chain["verdict"]
    tell(cutter, type="chain_own")
    written(cutter)
    assert cutter.chain["verdict"] == "" and cutter.chain["answer"] == "154"


@pytest.mark.parametrize(
    ("end", "text", "told"),
    [
        ("The answer is 154.", "", "is 154 as before: the model ignored the step or repaired it."),
        ("The answer is 99.", "", "to 99, which follows from neither the old step nor the new"),
        ("The answer is 99.", "24+63=97.!", "from 154 to 99."),
    ],
)
def test_a_verdict_claims_no_more_than_was_seen(end: str, text: str, told: str) -> None:
    """Of a step that somebody wrote it is not known where it leads."""
    behind = text or " 24+63=97."
    model = Says({**TEXTS, behind: f" {end}"})
    widget = ChainCutter(SUMS, "gen_v1", model=model, num_fewshot=1)
    written(widget)
    tell(widget, type="chain_change", at=0, text=text)
    written(widget)
    assert told in widget.chain["verdict"]
    widget.close()


def test_no_answer_before_and_after_is_nothing_ignored() -> None:
    chain = Chain("", (" Well.",), " The answer is", "", "", ("154",))
    answered = replace(chain, answer="154")
    for own, then, told in [
        (chain, chain, "the model comes to no answer, as before"),
        (answered, chain, "from 154 to –."),
    ]:
        view = chain_view(ChainState(own=own, chain=then, changed=0, busy=False), "sums")
        assert told in view["verdict"]


def test_it_is_a_name_of_the_door() -> None:
    assert workbench.ChainCutter is ChainCutter


def test_a_row_that_is_not_there_is_refused_at_once() -> None:
    with pytest.raises(DataError, match="no doc 999"):
        ChainCutter(SUMS, model=Says(), doc=999)


def test_a_version_without_steps_is_refused_at_once() -> None:
    with pytest.raises(SettingError, match="Choose one that has them: gen_v1"):
        ChainCutter(SUMS, "gen_v0", model=Says())


def test_another_row_is_shown_with_its_own_steps() -> None:
    """What is put in while it is written would be a step of the row before: it is not taken."""
    model = Waits(TEXTS)
    model.may.set()
    widget = ChainCutter(SUMS, "gen_v1", model=model, num_fewshot=1)
    written(widget)
    model.may.clear()
    send(widget, type="chain_doc", by=1)
    send(widget, type="chain_change", at=0)
    handled(widget)
    assert widget.chain["busy"] and widget.chain["title"] == "sums, row 0"
    model.may.set()
    written(widget)
    assert widget.chain["title"] == "sums, row 1" and widget.chain["verdict"] == ""
    widget.close()


def test_a_model_that_fails_is_not_busy_for_ever() -> None:
    widget = ChainCutter(SUMS, model=Says(too_long=frozenset({"step by step."})))
    written(widget)
    assert "too long" in widget.notice["text"]
    widget.close()
