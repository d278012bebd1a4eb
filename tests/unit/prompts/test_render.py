"""Rendering: docs and a source become prompts, failures beside successes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from workbench.prompts.render import render
from workbench.prompts.samplers.pool import Pool
from workbench.prompts.transform import Source, TransformRunner
from workbench.types import Doc, Rendered, RenderFailure, RenderSettings

HEAD = "def transform(data, num_sample, r, dataset_name):\n"
ADD = HEAD + (
    "    return {'input': data['q'] + '=', 'output': data['a'], 'processed_output': data['a']}\n"
)
RANDOM = HEAD + (
    "    return {'input': f\"{data['q']} {r.random()} {num_sample}\", 'output': data['a'],\n"
    "            'processed_output': data['a']}\n"
)
DOCS = tuple(
    Doc(i, {"q": f"{i}+1", "a": str(i + 1), "target_scores": {str(i + 1): 1, "0": 0}})
    for i in range(6)
)


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    with closing(TransformRunner()) as made:
        yield made


def prompts(runner: TransformRunner, text: str, docs: tuple[Doc, ...], k: int) -> dict[int, str]:
    settings = RenderSettings(num_fewshot=k, sampler="first_n")
    batch = render(docs, Pool(DOCS), Source(text), settings, runner)
    return {i.doc.id: i.prompt.text for i in batch.items if isinstance(i, Rendered)}


def test_prompt_choices_and_shots_are_kept_together(runner: TransformRunner) -> None:
    """One value has the prompt and everything it was made of."""
    settings = RenderSettings(num_fewshot=2, sampler="first_n")
    item = render([DOCS[1]], Pool(DOCS), Source(ADD), settings, runner).items[0]
    assert isinstance(item, Rendered)
    assert item.prompt.text == "0+1=1\n\n2+1=3\n\n1+1="
    assert item.shot_ids == (0, 2)
    assert item.choices == ("2", "0")


def test_a_prompt_depends_on_its_doc_and_settings_alone(runner: TransformRunner) -> None:
    """Neither which other docs are rendered nor their order changes a byte, `r` included."""
    together = prompts(runner, RANDOM, DOCS, 2)
    reverse = prompts(runner, RANDOM, DOCS[::-1], 2)
    alone = {doc.id: prompts(runner, RANDOM, (doc,), 2)[doc.id] for doc in DOCS}
    assert together == reverse == alone


def test_a_failing_row_leaves_the_others(runner: TransformRunner) -> None:
    """A row that fails is a failure in its own place."""
    docs = (*DOCS[:2], Doc(2, {"q": "x", "target_scores": {}}))
    batch = render(docs, Pool(docs), Source(ADD), RenderSettings(), runner)
    assert [type(item) for item in batch.items] == [Rendered, Rendered, RenderFailure]


def test_a_failing_shot_is_named_as_a_shot(runner: TransformRunner) -> None:
    """The diagnostic has the shot's id, and says that it is one."""
    pool = (Doc(0, {"q": "x"}), *DOCS[1:])
    settings = RenderSettings(num_fewshot=1, sampler="first_n")
    item = render([DOCS[3]], Pool(pool), Source(ADD), settings, runner).items[0]
    assert isinstance(item, RenderFailure)
    assert item.doc.id == 3
    assert item.diagnostic.doc_id == 0
    assert item.diagnostic.message.startswith("in a shot: ")


def test_unusable_target_scores_fail_one_row(runner: TransformRunner) -> None:
    """A wrong field of the data is as much the row's failure as an exception."""
    doc = Doc(0, {"q": "1", "a": "1", "target_scores": [1]})
    item = render([doc], Pool(DOCS), Source(ADD), RenderSettings(), runner).items[0]
    assert isinstance(item, RenderFailure)
    assert "target_scores" in item.diagnostic.message


def test_shots_of_a_separate_pool_have_their_own_ids(runner: TransformRunner) -> None:
    """Doc 0 of the docs and doc 0 of the pool are two rows."""
    pool = Pool((Doc(0, {"q": "9+9", "a": "18"}),), separate=True)
    item = render([DOCS[0]], pool, Source(ADD), RenderSettings(num_fewshot=1), runner).items[0]
    assert isinstance(item, Rendered)
    assert item.prompt.text == "9+9=18\n\n0+1="
