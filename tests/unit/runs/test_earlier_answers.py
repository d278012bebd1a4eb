"""What a model answered in the last run of a task is handed to it as drafts of the next."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from workbench.models.base import GenerationStream
from workbench.models.fake import FakeModel
from workbench.runs.options import Options
from workbench.runs.plan import make_plan
from workbench.runs.run import open_tools, score_plan
from workbench.tasks.task import Task
from workbench.types import GenerationRequest


class ListeningModel(FakeModel):
    """Keeps the drafts that it was given, by prompt."""

    def __init__(self, answer: str, name: str = "fake") -> None:
        super().__init__({}, name=name)  # with one fingerprint, whatever it answers
        self._script = lambda _context: answer
        self.drafts: dict[str, str] = {}

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        self.drafts = {request.context: request.draft for request in requests}
        yield from super().generate(requests)


def drafts_of_runs(folder: Path, models: Sequence[ListeningModel], stop_after: int = 0) -> None:
    """Score the task with each model in turn, the last run but one only so far."""
    opened = Task.open(folder)
    plan = make_plan(opened, Options(sample_size=3), method="gen")
    with closing(open_tools(opened.state, use_cache=False)) as tools:
        for place, model in enumerate(models):
            with closing(score_plan(plan, model, tools)) as stream:
                for progress in stream:
                    if stop_after and place == len(models) - 2 and progress.done == stop_after:
                        break


def test_the_last_answers_are_the_next_drafts(task: Path) -> None:
    """None in the first run; in the second, each prompt's own answer of the first."""
    first, second = ListeningModel(" 3\n"), ListeningModel(" 4\n")
    drafts_of_runs(task, [first, second])
    assert set(first.drafts.values()) == {""}
    assert set(second.drafts.values()) == {" 3\n"}
    assert len(second.drafts) == 3


@pytest.mark.slow
def test_half_a_run_gives_no_drafts(task: Path) -> None:
    """The newest run that was finished counts, not the one that was cancelled after it."""
    models = [ListeningModel(" 3\n"), ListeningModel(" 4\n"), ListeningModel(" 5\n")]
    drafts_of_runs(task, models, stop_after=1)
    assert set(models[2].drafts.values()) == {" 3\n"}


def test_another_models_answers_are_none_of_its_drafts(task: Path) -> None:
    """Only the same weights are likely to say the same."""
    other = ListeningModel(" 4\n")
    other.fingerprint = "other weights"
    drafts_of_runs(task, [ListeningModel(" 3\n"), other])
    assert set(other.drafts.values()) == {""}
