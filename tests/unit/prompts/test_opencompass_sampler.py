"""Shots as OpenCompass's retrievers draw them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from tests.unit.exchange.opencompass_cases import CASES, import_case, rendered
from workbench.errors import SettingError
from workbench.prompts.samplers.opencompass import draw
from workbench.prompts.samplers.pool import Pool
from workbench.prompts.transform import TransformRunner
from workbench.types import Doc, RenderSettings

DRAWN = sorted(name for name, case in CASES.items() if "shots" in case)


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    with closing(TransformRunner()) as made:
        yield made


def settings_of(name: str) -> RenderSettings:
    """Return the settings that say what a case's retriever was told."""
    shots = CASES[name]["shots"]
    if "fix_id_list" in shots:
        ids = tuple(shots["fix_id_list"])
        return RenderSettings(num_fewshot=len(ids), shot_ids=ids, sampler="opencompass")
    return RenderSettings(num_fewshot=shots["ice_num"], seed=shots["seed"], sampler="opencompass")


@pytest.mark.parametrize("name", DRAWN)
def test_shots_are_those_of_the_retriever(name: str, tmp_path: Path) -> None:
    """Every doc gets the shots that the real retriever gives it, whichever is asked for first."""
    task, _ = import_case(CASES[name], tmp_path)
    pool, settings = Pool(task.docs(task.config())), settings_of(name)
    drawn = {
        doc.id: [shot.id for shot in islice(draw(pool, doc, settings), settings.num_fewshot)]
        for doc in reversed(pool.docs)
    }
    assert [drawn[doc.id] for doc in pool.docs] == CASES[name]["answers"]["ids"]


def test_a_doc_may_be_its_own_shot() -> None:
    """As there: nothing leaves the doc out, by id or by content."""
    pool = Pool(tuple(Doc(i, {"q": "same"}) for i in range(3)))
    settings = RenderSettings(num_fewshot=3, seed=43)
    assert {shot.id for shot in draw(pool, pool.docs[1], settings)} == {0, 1, 2}


def test_more_shots_than_docs_cannot_be_drawn() -> None:
    """Then there are as many as there are, which the caller counts and refuses."""
    pool = Pool((Doc(0, {}),))
    assert list(draw(pool, pool.docs[0], RenderSettings(num_fewshot=2))) == list(pool.docs)


def test_an_unknown_shot_id_is_refused() -> None:
    """A fixed id must be in the pool."""
    pool = Pool((Doc(0, {}),))
    with pytest.raises(SettingError, match="shot id 5; expected ids of the few-shot pool, 0 to 0"):
        list(draw(pool, pool.docs[0], RenderSettings(num_fewshot=1, shot_ids=(5,))))


@pytest.mark.parametrize("name", DRAWN)
def test_prompts_with_shots_are_those_of_a_full_config(
    name: str, tmp_path: Path, runner: TransformRunner
) -> None:
    """Rounds joined by a newline: the layout of examples that a base model gets."""
    case = CASES[name]
    entry = {**case["entry"], "template": {"round": case["shots"]["template"]["round"]}}
    task, _ = import_case({**case, "entry": entry}, tmp_path)
    settings = settings_of(name)
    items = rendered(
        task,
        runner,
        num_fewshot=settings.num_fewshot,
        seed=settings.seed,
        shot_ids=settings.shot_ids,
        sampler=settings.sampler,
    )
    assert [item.prompt.text for item in items] == case["answers"]["prompts"]
