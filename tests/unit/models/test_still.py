"""What is stored of a model behind an address is taken only while it answers as it did."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from workbench.models.base import Changed, GenerationStream, LoglikelihoodStream
from workbench.models.cache import ScoreCache, cached, stored_answers
from workbench.models.servers.still import FEW, recheck
from workbench.runs.options import Options
from workbench.runs.parts import Shard
from workbench.runs.plan import make_plan
from workbench.runs.progress import Recorder
from workbench.runs.run import open_tools, score_plan
from workbench.tasks.task import Task
from workbench.types import (
    Decoding,
    Generation,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
)

PROMPTS = [GenerationRequest(f"Is {n} even?", Decoding(4, ())) for n in range(20)]
PAIRS = [LoglikelihoodRequest(f"Is {n} even?", answer) for n in range(9) for answer in "ab"]


class Behind:
    """What an address leads to: it answers `word`, with a number behind where it never answers
    alike, and each token is so likely."""

    name, fingerprint, device = "server:http://there", "there", "server"
    may_change = True

    def __init__(self, word: str = "yes", logprob: float = -1.0, *, steady: bool = True) -> None:
        self.word, self.logprob, self.steady = word, logprob, steady
        self.asked: list[Any] = []

    def generate(self, requests: Any) -> GenerationStream:
        for index, request in enumerate(requests):
            self.asked.append(request)
            tail = "" if self.steady else f" {len(self.asked)}"
            yield None
            yield index, Generation(self.word + tail, (), (), "stop")

    def loglikelihoods(self, requests: Any) -> LoglikelihoodStream:
        for index, request in enumerate(requests):
            self.asked.append(request)
            yield index, Loglikelihood((self.logprob, -2.0), (1, 2), False)

    def recheck(self, kept: Mapping[Any, Any]) -> Generator[None, None, Changed | None]:
        return recheck(self, kept, seeds=False)  # type: ignore[arg-type]

    def count_tokens(self, text: str) -> int:
        return len(text)

    def apply_chat_template(self, messages: Any) -> str:
        return ""


def texts(model: Any, requests: list[GenerationRequest] = PROMPTS) -> list[str]:
    """Return what is generated, in the order of the requests."""
    found = dict(each for each in model.generate(requests) if each is not None)
    return [found[index].text for index in range(len(requests))]


@pytest.fixture
def store(tmp_path: Path) -> ScoreCache:
    """A store that has the answers "yes" to all prompts."""
    store = ScoreCache(tmp_path / "scores.db")
    texts(cached(Behind(), store))
    return store


def test_a_model_that_answers_as_before_is_asked_a_few_prompts(store: ScoreCache) -> None:
    """However often something is taken in one run."""
    behind = Behind()
    model = cached(behind, store)
    assert texts(model) == ["yes"] * 20 and texts(model, PROMPTS[:5]) == ["yes"] * 5
    assert len(behind.asked) == FEW and model.notes == ()


def test_of_another_model_behind_the_address_nothing_is_taken(store: ScoreCache) -> None:
    """Neither in this run nor of what it does not ask, in the next: the old answers are put aside
    as a whole, with a note, and the new ones are kept."""
    model = cached(Behind("no"), store)
    assert texts(model, PROMPTS[:10]) == ["no"] * 10
    (note,) = model.notes
    assert "'no'" in note and "'yes' is kept" in note and "another model" in note
    behind = Behind("no")
    assert texts(cached(behind, store)) == ["no"] * 20
    assert len(behind.asked) == FEW + 10


def test_the_counts_of_what_is_stored_know_of_it(store: ScoreCache) -> None:
    model = cached(Behind("no"), store)
    list(model.recheck(PROMPTS))
    assert stored_answers(model, PROMPTS) == [False] * 20


def test_a_model_that_never_answers_alike_keeps_what_it_has(store: ScoreCache) -> None:
    """Nothing is taken in that run, and that is said; what is there is not put aside."""
    unsteady = cached(Behind("yes", steady=False), store)
    assert "yes" not in texts(unsteady, PROMPTS[:3])
    assert "not deterministic" in unsteady.notes[0]
    assert stored_answers(unsteady, PROMPTS) == [False] * 20
    assert sum(stored_answers(cached(Behind(), store), PROMPTS)) == 20


def test_log_likelihoods_may_differ_by_rounding_alone(store: ScoreCache) -> None:
    def told(logprob: float) -> tuple[str, ...]:
        model = cached(Behind(logprob=logprob), store)
        list(model.loglikelihoods(PAIRS))
        return model.notes

    assert told(-1.0) == () and told(-1.1) == ()
    (note,) = told(-1.4)
    assert "-3.400" in note and "-3.000 is kept" in note


def test_what_is_drawn_without_a_seed_that_counts_tells_nothing() -> None:
    drawn = GenerationRequest("Is 1 even?", Decoding(4, (), 1.0))
    kept = {drawn: Generation("yes", (), (), "stop")}
    behind = Behind("no")
    with pytest.raises(StopIteration) as ended:
        next(recheck(behind, kept, seeds=False))  # type: ignore[arg-type]
    assert ended.value.value is None and behind.asked == []


def score_some(task: Path, model: Any, stop: int, run_id: str = "") -> tuple[Any, str]:
    """Score the task until so many docs are done, or its end; go on with a run of that id. Return
    the report and the run's id."""
    plan = make_plan(Task.open(task), Options(num_fewshot=0, sample_size=None), method="gen")
    recorders: list[Recorder] = []
    with closing(open_tools(plan.task.state)) as tools:
        part = Shard(run=tools.ledger.run(run_id) if run_id else None)
        with closing(score_plan(plan, model, tools, recorders.append, part=part)) as steps:
            for step in steps:
                if step.done >= stop:
                    break
    return recorders[0].report(), recorders[0].run.run_id


def test_a_run_that_is_gone_on_with_says_that_its_first_rows_are_another_model_s(
    task: Path,
) -> None:
    _, run_id = score_some(task, Behind(), 4)
    same, _ = score_some(task, Behind(), 7, run_id)
    assert not any("another" in note for note in same.notes)
    other, _ = score_some(task, Behind("no"), 99, run_id)
    assert any("another model" in note for note in other.notes)
    assert any("gone on with" in note for note in other.notes)
