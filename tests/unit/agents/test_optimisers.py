"""Optimisers propose and the workbench judges: by each library's own loop."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from benchmarks.agent_worlds import MARK, make_model, make_world
from workbench.agents.referee import Referee
from workbench.agents.terms import Terms
from workbench.errors import ModelError, NotFoundError, SettingError
from workbench.runs.options import Options

ROWS = 40


def referee_of(folder: Path, budget: int) -> Referee:
    terms = Terms(make_model(0.5, 2), Options(sample_size=None), budget=budget)
    return Referee(make_world(folder, ROWS), terms)


@pytest.mark.slow
def test_texts_are_scored_row_by_row_within_the_budget(tmp_path: Path) -> None:
    """In the order that is asked for; a text is a try on whatever rows, so it takes a run's worth,
    and on other rows nothing more until these are as many. Yours is none. A row that is not there
    is named, and no row is no try."""
    with closing(referee_of(tmp_path, 30 + ROWS)) as referee:
        assert (referee.yours, referee.ids) == ("", list(range(ROWS)))
        told = referee.scores(f"{MARK}.", [3, 1, 2])
        assert [each.right for each in told] == ["124", "108", "116"]
        assert [each.score for each in told] == [1.0, 1.0, 1.0]
        assert told[0].prompt.startswith(MARK)
        referee.scores("", list(range(20)))
        standing = referee.standing("adding")
        assert (standing["tries"], standing["budget"]["left"]) == (1, 10)
        referee.scores(f"{MARK}.", [1, 2, 3])
        referee.scores("", list(range(20)))
        assert referee.standing("adding") == standing
        assert referee.scores("Other.", []) == []
        with pytest.raises(NotFoundError, match=f"no row {ROWS}"):
            referee.scores("Other.", [0, ROWS])
        assert referee.standing("adding") == standing
        with pytest.raises(SettingError, match="at most 10"):
            referee.scores("Other.", [0])


@pytest.mark.slow
def test_gepa_proposes_and_the_verdict_is_ours(tmp_path: Path) -> None:
    """Its own loop, with a scripted model for its reflection that at last says what helps."""
    gepa = pytest.importorskip("gepa", reason="gepa is not installed")
    from workbench.agents.by_gepa import GepaAdapter

    said = iter([f"```\nNote {n}.\n```" for n in range(3)])
    asked: list[Any] = []

    def reflect(prompt: Any) -> str:
        asked.append(prompt)
        return next(said, f"```\n{MARK}.\n```")

    with closing(referee_of(tmp_path, 30 * ROWS)) as referee:
        found = gepa.optimize(
            {"description": referee.yours or "Answer."},
            referee.ids[:20],
            referee.ids[20:],
            adapter=GepaAdapter(referee),
            reflection_lm=reflect,
            reflection_minibatch_size=4,
            max_metric_calls=150,
            display_progress_bar=False,
        )
        best = found.best_candidate["description"]
        assert "Right is:" in str(asked[0])
        assert MARK in best
        judged = referee.verdict(best)
    assert judged["tries"] >= 3
    assert judged["answer"]["against_yours"]["decision"] in ("better", "undecided")
    assert judged["answer"]["metrics"]["accuracy"]["value"] == 1.0


def scripted() -> Any:
    """Return a model of promptolution's for its crossings and mutations, which says what helps."""
    from promptolution.llms.base_llm import BaseLLM  # pyright: ignore[reportMissingImports]

    class Scripted(BaseLLM):  # type: ignore[misc]
        def _get_response(self, prompts: list[str], system_prompts: list[str]) -> list[str]:
            return [f"<prompt>{MARK}, number {len(each)}.</prompt>" for each in prompts]

    return Scripted()


@pytest.mark.parametrize("size", [{}, {"n_subsamples": ROWS}])
def test_capo_looks_at_rows_where_there_are_fewer_than_a_block(
    tmp_path: Path, size: dict[str, int]
) -> None:
    """A block is then all that are left of them; one of a size that somebody asked for is refused
    at the start: it would return a prompt that was tried on no row."""
    pytest.importorskip("promptolution", reason="promptolution is not installed")
    from promptolution.optimizers.capo import CAPO  # pyright: ignore[reportMissingImports]

    from workbench.agents.by_promptolution import RefereePredictor, RefereeTask

    terms = Terms(make_model(0.5, 2), Options(sample_size=20), budget=60 * ROWS)
    with closing(Referee(make_world(tmp_path, ROWS), terms)) as referee:
        llm = scripted()
        capo = CAPO(
            RefereePredictor(referee, llm),
            RefereeTask(referee, **size),
            meta_llm=llm,
            initial_prompts=["Answer.", "Reply."],
            crossovers_per_iter=2,
            upper_shots=0,
        )
        if size:
            with pytest.raises(SettingError, match=f"n_subsamples.*at most 18.*saw {ROWS}"):
                capo.optimize(n_steps=1)
            return
        best = str(capo.optimize(n_steps=1)[0])
        assert MARK in best
        assert referee.standing("adding")["tries"] >= 3


@pytest.mark.slow
def test_the_model_may_be_given_by_its_name(tmp_path: Path) -> None:
    """As elsewhere; what is none is told."""
    task = make_world(tmp_path, 2)
    with closing(Referee(task, Terms("fake", Options(sample_size=None)))) as referee:
        assert [each.score for each in referee.scores("Answer.", [0])] == [0.0]
    with pytest.raises(ModelError, match="no-such"):
        Referee(task, Terms("no-such/model", Options(sample_size=None)))


def test_capo_proposes_and_the_verdict_is_ours(tmp_path: Path) -> None:
    """promptolution's own loop, with a scripted model for its crossings and mutations."""
    pytest.importorskip("promptolution", reason="promptolution is not installed")
    from promptolution.optimizers.capo import CAPO  # pyright: ignore[reportMissingImports]

    from workbench.agents.by_promptolution import RefereePredictor, RefereeTask

    with closing(referee_of(tmp_path, 60 * ROWS)) as referee:
        llm = scripted()
        task = RefereeTask(referee, n_subsamples=10, eval_strategy="sequential_block")
        capo = CAPO(
            RefereePredictor(referee, llm),
            task,
            meta_llm=llm,
            initial_prompts=["Answer.", "Reply with a number."],
            crossovers_per_iter=2,
            upper_shots=0,
            create_fs_reasoning=False,
            check_fs_accuracy=False,
        )
        best = str(capo.optimize(n_steps=2)[0])
        assert MARK in best
        judged = referee.verdict(best)
    assert judged["tries"] >= 2
    assert judged["answer"]["metrics"]["accuracy"]["value"] == 1.0
