"""Score while typing, without a screen: what a probe scores, when it ends, and what it may say."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.unit.widgets.sums import NUM_DOCS, PARENT, Gate, opened, right
from workbench.models.fake import FakeModel
from workbench.models.load import let_go, loaded_model
from workbench.runs.tries import try_of
from workbench.session.probe import TEMPERATURE_ROWS, LiveProbe, Probed
from workbench.session.session import Session
from workbench.session.sides import DRAFT, compare_sides, find_side
from workbench.session.sides import PARENT as BEFORE
from workbench.types import Loglikelihood, LoglikelihoodRequest

pytestmark = pytest.mark.slow

CUE = PARENT.replace("Question", "Sum")


def rightly_if(word: str) -> Callable[[str], str]:
    """Return a script that answers rightly where the last question of a prompt is called so."""
    return lambda prompt: right(prompt) if prompt.rsplit("\n\n", 1)[-1].startswith(word) else " no"


class Leaning(FakeModel):
    """Gives the gold a lead over the one other choice: so many nats by how the question begins."""

    def __init__(self, leads: Mapping[str, float]) -> None:
        super().__init__(lambda _: None, name="leaning")
        self._leads = leads

    def _loglikelihood(self, request: LoglikelihoodRequest) -> Loglikelihood:
        is_gold = request.continuation.strip() == right(request.context).split()[0]
        lead = self._leads[request.context.rsplit("\n\n", 1)[-1][:3]]
        return Loglikelihood((lead - 20 if is_gold else -20.0,), (0,), False)


@contextmanager
def probing(
    folder: Path, *, model: FakeModel | str | None = None, **settings: Any
) -> Iterator[tuple[Session, LiveProbe]]:
    """Yield a session on `sums` with a probe of it."""
    with opened(folder, model=model, **settings) as session, closing(LiveProbe(session)) as probe:
        yield session, probe


def all_of(probe: LiveProbe) -> list[Probed]:
    """Return what a probe says, to its end."""
    with closing(probe.steps(threading.Event())) as steps:
        return list(steps)


def test_it_grows_block_by_block_until_it_is_decided(tmp_path: Path) -> None:
    """The parent is wrong everywhere and the draft right: it says so long before the last row,
    and only with an interval above 0."""
    with probing(tmp_path, model=FakeModel(rightly_if("Sum")), sample_size=200) as (session, probe):
        session.edit(CUE)
        found = all_of(probe)
    assert [step.rows for step in found] == [8 * n for n in range(1, len(found) + 1)]
    assert [step.state for step in found] == ["going"] * (len(found) - 1) + ["decided"]
    last = found[-1]
    assert last.judgement is not None and last.judgement.verdict == "better"
    assert last.judgement.interval[0] > 0 and last.rows < 60
    assert (last.parent, last.metric, last.total) == ("gen_v1", "accuracy", NUM_DOCS)


def test_it_ends_with_the_sample_where_nothing_tells(tmp_path: Path) -> None:
    """An edit that changes no answer is undecided after the last row."""
    with probing(tmp_path, model=FakeModel(right), sample_size=20) as (session, probe):
        session.edit(CUE)
        last = all_of(probe)[-1]
    assert (last.state, last.rows, last.total) == ("exhausted", 20, 20)
    assert last.judgement is not None and last.judgement.verdict == "undecided"


def test_it_ends_as_equivalent_where_a_margin_is_set(tmp_path: Path) -> None:
    """Within the margin is an answer, too."""
    with opened(tmp_path, model=FakeModel(right), sample_size=200) as session:
        session.edit(CUE)
        with closing(LiveProbe(session, margin=0.2)) as probe:
            last = all_of(probe)[-1]
    assert last.state == "decided" and last.rows < 200
    assert last.judgement is not None and last.judgement.verdict == "equivalent"


def test_it_is_what_a_run_of_both_would_say(tmp_path: Path) -> None:
    """Same rows, same scores, same order, same number of tries: and the runs compute nothing."""
    with probing(tmp_path, sample_size=20) as (session, probe):
        session.edit(CUE)
        judged = all_of(probe)[-1].judgement
        for job in (session.job("gen_v1"), session.job()):
            assert [step.computed for step in session.score(job)][-1] == 0
        found = compare_sides(
            find_side(session, BEFORE), find_side(session, DRAFT), ledger=session.ledger
        )
    assert found is not None and judged == found.judgement  # type: ignore[union-attr]


def test_each_text_is_one_try(tmp_path: Path) -> None:
    """However often it is probed, and a later run of it is no other one."""
    with probing(tmp_path, sample_size=20) as (session, probe):
        counts: list[int] = []
        for source in (CUE, CUE, CUE.replace("Sum", "Task"), CUE):
            session.edit(source)
            judged = all_of(probe)[-1].judgement
            assert judged is not None
            counts.append(judged.tries)
        list(session.score())
        report = session.report()
        assert report is not None
        tries = session.ledger.tries(try_of(report.run), try_of(report.run))
    assert counts == [1, 1, 2, 2]
    assert tries == 2  # besides itself: the other edit, and the parent


def test_a_text_counts_as_a_try_once_its_first_block_is_there(tmp_path: Path) -> None:
    """What was cancelled before showed nothing to anybody."""
    gate, stop = Gate(), threading.Event()
    with probing(tmp_path, model=FakeModel(gate.answer), sample_size=200) as (session, probe):
        session.edit(CUE)
        gate.release(8 + 3)  # the parent's block, and three rows of the draft's
        threading.Timer(0.2, lambda: (stop.set(), gate.release(1))).start()
        assert [step.state for step in probe.steps(stop)] == ["halted"]
        session.edit(CUE.replace("Sum", "Task"))
        gate.release(10_000)
        judged = all_of(probe)[0].judgement
    assert judged is not None and judged.tries == 1


def test_it_stops_within_one_answer(tmp_path: Path) -> None:
    """The model is asked for nothing more once somebody has said stop."""
    gate, stop = Gate(), threading.Event()
    with probing(tmp_path, model=FakeModel(gate.answer), sample_size=200) as (session, probe):
        session.edit(CUE)
        found: list[Probed] = []
        thread = threading.Thread(target=lambda: found.extend(probe.steps(stop)))
        thread.start()
        gate.release(2)
        while gate.asked < 3:
            stop.wait(0.01)
        stop.set()
        gate.release(1)
        thread.join(60)
    assert [step.state for step in found] == ["halted"]
    assert gate.asked == 3


def test_a_run_goes_before_a_probe(tmp_path: Path) -> None:
    """A run that begins halts the probe, ends itself, and while it goes on none begins."""
    gate = Gate()
    with probing(tmp_path, model=FakeModel(gate.answer), sample_size=20) as (session, probe):
        session.edit(CUE)
        found: list[Probed] = []
        thread = threading.Thread(target=lambda: found.extend(probe.steps(threading.Event())))
        thread.start()
        gate.release(1)
        while gate.asked < 2:
            pass
        steps = session.score()
        next(steps)
        gate.release(1)
        thread.join(60)
        assert [step.state for step in found] == ["halted"]
        assert [step.state for step in all_of(probe)] == ["halted"]
        gate.release(1_000)
        assert [step.status for step in steps][-1] == "done"
        assert all_of(probe)[-1].rows == 20


@pytest.mark.parametrize(
    ("source", "reason"),
    [("def transform(", "the draft fails"), (CUE.replace("data[", "dat["), "the draft fails")],
)
def test_a_draft_that_fails_ends_it_quietly(tmp_path: Path, source: str, reason: str) -> None:
    """A half-typed line is no error and no try."""
    with probing(tmp_path, sample_size=20) as (session, probe):
        session.edit(source)
        (found,) = all_of(probe)
        assert (found.state, found.reason) == ("unable", reason)
        session.edit(CUE)
        judged = all_of(probe)[-1].judgement
    assert judged is not None and judged.tries == 1


def test_it_loads_no_model(tmp_path: Path) -> None:
    """Typing never begins to load one: it says what does."""
    with probing(tmp_path, model="fake") as (_, probe):
        model = loaded_model("fake")
        if model is not None:
            let_go(model)
        (found,) = all_of(probe)
        assert (found.state, found.reason) == ("unable", "no model: run once")
        assert loaded_model("fake") is None


def test_without_a_parent_there_is_nothing_to_compare_with(tmp_path: Path) -> None:
    """The first version, as it was saved, has none."""
    with probing(tmp_path, version="gen_v0") as (_, probe):
        (found,) = all_of(probe)
    assert (found.state, found.reason) == ("unable", "no parent to compare with")


def test_the_hint_never_decides(tmp_path: Path) -> None:
    """Every row is right on both sides, and each leads by far more with the draft: the hint rises
    to nearly 1, the judgement stays undecided to the last row."""
    model = Leaning({"Que": 0.5, "Sum": 8.0})
    with probing(tmp_path, model=model, method="ppl", sample_size=40) as (session, probe):
        session.edit(PARENT)
        session.save()
        session.edit(CUE)
        found = all_of(probe)
    hints = [step.hint for step in found]
    assert [hint is None for hint in hints] == [step.rows < TEMPERATURE_ROWS for step in found]
    last = found[-1]
    assert last.hint is not None and last.judgement is not None
    assert last.hint.temperature == pytest.approx(0.5)
    assert last.hint.gained > 0.2
    assert (last.state, last.judgement.verdict) == ("exhausted", "undecided")
    assert last.judgement.delta == 0


def test_the_temperature_is_the_parents_alone(tmp_path: Path) -> None:
    """Edits that answer quite differently are measured at one temperature."""
    model = Leaning({"Que": 0.5, "Sum": 8.0, "Tas": -3.0})
    with probing(tmp_path, model=model, method="ppl", sample_size=40) as (session, probe):
        session.edit(PARENT)
        session.save()
        temperatures: list[float] = []
        for source in (CUE, CUE.replace("Sum", "Task"), CUE):
            session.edit(source)
            hint = all_of(probe)[-1].hint
            assert hint is not None
            temperatures.append(hint.temperature)
    assert temperatures == pytest.approx([0.5] * 3)


def test_generated_answers_have_no_hint(tmp_path: Path) -> None:
    """There are no margins."""
    with probing(tmp_path, sample_size=40) as (session, probe):
        session.edit(CUE)
        assert {step.hint for step in all_of(probe)} == {None}
