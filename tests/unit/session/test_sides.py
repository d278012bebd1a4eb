"""What is compared while one works: which runs, what to score, and when they do not pair."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import workbench
from tests.unit.conftest import ADD, right_unless_asked
from workbench.analysis.compare import Comparison
from workbench.errors import SettingError
from workbench.models.fake import FakeModel
from workbench.runs.progress import Progress
from workbench.session.session import Session
from workbench.session.sides import (
    DRAFT,
    PARENT,
    Choice,
    Refusal,
    compare_sides,
    find_side,
    parse_choice,
    spell_choice,
)

pytestmark = pytest.mark.slow

EDITED = ADD.replace("Q: ", "Question: ")


@pytest.fixture
def session(task: Path) -> Iterator[Session]:
    model = FakeModel(right_unless_asked, name="cue")
    with closing(Session(task, method="gen", model=model, sample_size=6)) as made:
        yield made


def score_sides(session: Session) -> list[Progress]:
    """Score what a comparison of the draft with its parent still needs, as its pane does."""
    sides = [find_side(session, choice) for choice in (PARENT, DRAFT)]
    jobs = [side.job for side in sides if side.job is not None and not side.is_whole]
    return [step for job in jobs for step in session.score(job)]


def test_the_draft_is_compared_with_its_parent_without_being_saved(session: Session) -> None:
    """What has no run is scored on the same docs, and only that; then both sides are whole."""
    session.edit(EDITED)
    assert [find_side(session, side).report for side in (PARENT, DRAFT)] == [None, None]
    ends = [step for step in score_sides(session) if step.status == "done"]
    assert [end.computed for end in ends] == [6, 6]
    assert score_sides(session) == []
    found = compare_sides(find_side(session, PARENT), find_side(session, DRAFT))
    assert isinstance(found, Comparison)
    assert (found.delta, len(found.worse), found.n) == (-1.0, 6, 6)
    assert [v.id for v in session.task.versions() if v.method == "gen"] == ["gen_v0"]


def test_the_pane_and_the_command_say_the_same(session: Session) -> None:
    """`workbench compare` of the two runs is the comparison on the screen."""
    session.edit(EDITED)
    score_sides(session)
    found = compare_sides(find_side(session, PARENT), find_side(session, DRAFT))
    assert isinstance(found, Comparison)
    assert workbench.compare(found.run_a, found.run_b, task=session.task) == found


def test_an_edit_or_a_setting_asks_for_another_run(session: Session) -> None:
    """A stored run is taken only for just the same text, settings and sample."""
    list(session.score())
    assert find_side(session, DRAFT).is_whole
    for change in ({"num_fewshot": 1}, {"seed": 3}, {"sample_size": 5}, {"max_new_tokens": 3}):
        before = session.state()
        session.configure(**change)
        assert not find_side(session, DRAFT).is_whole, change
        session.configure(
            num_fewshot=2, seed=0, sample_size=6, max_new_tokens=before.decoding.max_new_tokens
        )
    assert find_side(session, DRAFT).is_whole


def test_a_run_of_another_model_of_that_name_is_not_taken(session: Session, task: Path) -> None:
    """Two models may have one name; their fingerprints tell them apart."""
    list(session.score())
    other = FakeModel({}, name="cue")
    with closing(Session(task, method="gen", model=other, sample_size=6)) as again:
        assert not find_side(again, DRAFT).is_whole


def test_half_a_run_is_compared_as_far_as_it_goes(task: Path) -> None:
    """The docs that both sides have; the rest is still to be scored."""
    model = FakeModel(right_unless_asked, name="half")
    with closing(Session(task, method="gen", model=model, sample_size=6)) as session:
        list(session.score())
        session.edit(EDITED)
        for step in session.score():
            if step.done == 2:
                session.cancel()
        side = find_side(session, DRAFT)
        assert side.report is not None
        assert (len(side.report.rows), side.is_whole) == (2, False)
        found = compare_sides(find_side(session, PARENT), side)
        assert isinstance(found, Comparison)
        assert (found.n, len(found.worse)) == (2, 2)


def test_runs_that_do_not_pair_are_refused_by_name_and_may_be_let_vary(session: Session) -> None:
    """The refusal names the setting; letting it vary compares."""
    list(session.score())
    session.configure(num_fewshot=1)
    list(session.score())
    newest, oldest = session.runs()
    sides = [find_side(session, Choice("run", run.run_id)) for run in (oldest, newest)]
    refusal = compare_sides(*sides)
    assert isinstance(refusal, Refusal)
    assert "expected the same num_fewshot; saw num_fewshot 2 and 1" in refusal.message
    assert refusal.may_vary == ("num_fewshot",)
    assert isinstance(compare_sides(*sides, vary=refusal.may_vary), Comparison)


def test_other_rows_may_never_vary(session: Session, task: Path) -> None:
    """Nothing is offered where the docs themselves differ."""
    list(session.score())
    data = task / "data" / "add.jsonl"
    data.write_text(data.read_text().replace('"0+1="', '"0+01="'))
    list(session.score())
    newest, oldest = session.runs()
    sides = [find_side(session, Choice("run", run.run_id)) for run in (oldest, newest)]
    refusal = compare_sides(*sides)
    assert isinstance(refusal, Refusal)
    assert "expected the same rows; saw other rows" in refusal.message
    assert refusal.may_vary == ()


def test_a_draft_without_a_parent_has_nothing_to_be_compared_with(task: Path) -> None:
    """It is said what to do instead."""
    for path in (*task.glob("transform_*"), *task.glob("config/*")):
        path.unlink()
    with (
        closing(Session(task, method="gen", model="fake")) as session,
        pytest.raises(SettingError, match="no parent yet"),
    ):
        find_side(session, PARENT)


@pytest.mark.parametrize("text", ["draft", "parent", "version:gen_v0", "run:20261121-103000-3f9a"])
def test_a_side_is_spelled_as_it_is_read(text: str) -> None:
    """What the page sends comes back to it unchanged."""
    assert spell_choice(parse_choice(text)) == text


@pytest.mark.parametrize("text", ["", "drafts", "draft:x", "version", "run:"])
def test_a_side_of_another_spelling_is_refused(text: str) -> None:
    """A page of another version is told so."""
    with pytest.raises(SettingError, match="side of a comparison"):
        parse_choice(text)
