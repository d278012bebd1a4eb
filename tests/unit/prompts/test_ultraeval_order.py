"""UltraEval's own way through a file: one stream for draws and transforms, doc after doc."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.errors import SettingError
from workbench.prompts.render import Batch, render
from workbench.prompts.samplers.pool import Pool
from workbench.prompts.samplers.ultraeval import BLOCK, draw, reads_stream
from workbench.prompts.transform import Limits, Source, TransformRunner
from workbench.types import Compat, Doc, Rendered, RenderFailure, RenderSettings

HEAD = "def transform(data, num_sample, r, dataset_name):\n"
RETURN = "    return {'input': text, 'output': ['a', 'b'], 'processed_output': 'a'}\n"
DRAWS = HEAD + "    text = f\"{data['q']}:{r.random():.3f}:{num_sample}:\"\n" + RETURN
PLAIN = HEAD + "    text = f\"{data['q']}:\"\n" + RETURN
DOCS = tuple(Doc(i, {"q": str(i), "n": i}) for i in range(9))
ULTRAEVAL = RenderSettings(num_fewshot=2, seed=5, sampler="ultraeval")


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    with closing(TransformRunner()) as made:
        yield made


def rendered(
    runner: TransformRunner, source: str, docs: Sequence[Doc] = DOCS, pool: Sequence[Doc] = DOCS
) -> Batch:
    return render(docs, Pool(pool), Source(source), ULTRAEVAL, runner)


def texts(batch: Batch) -> list[str]:
    return [item.prompt.text for item in batch.items if isinstance(item, Rendered)]


def expected(seed: int, num_fewshot: int) -> list[str]:
    """Return the prompts of `DRAWS` as UltraEval's loop makes them, written out for this case."""
    stream = random.Random(seed)
    made: list[str] = []
    for doc in DOCS:
        places = stream.sample(range(len(DOCS)), num_fewshot + 1)
        shots = [place for place in places if place != doc.id][:num_fewshot]
        state = stream.getstate()
        number = f"{stream.random():.3f}"
        stream.setstate(state)
        parts = [f"{shot}:{number}:{num_fewshot}:a" for shot in shots]
        made.append("\n\n".join([*parts, f"{doc.id}:{stream.random():.3f}:{num_fewshot}:"]))
    return made


def test_rows_that_their_own_call_changes_are_told(runner: TransformRunner) -> None:
    """By their docs' ids, and of what was wanted alone."""
    source = DRAWS.replace("    return", "    data['n'] += data['n'] > 5\n    return")
    assert rendered(runner, source).changed == {6, 7, 8}
    assert rendered(runner, source, DOCS[5:7]).changed == {6}


def test_one_stream_goes_through_draws_and_calls(runner: TransformRunner) -> None:
    """A shot's call leaves the stream as it found it, the doc's own call moves it."""
    assert texts(rendered(runner, DRAWS)) == expected(seed=5, num_fewshot=2)


def test_a_doc_alone_is_as_in_the_whole_file(runner: TransformRunner) -> None:
    """Doc 7 has the shots that it has after docs 0 to 6, and so has doc 2 beside it."""
    whole = texts(rendered(runner, DRAWS))
    assert texts(rendered(runner, DRAWS, [DOCS[7], DOCS[2]])) == [whole[7], whole[2]]


def test_a_transform_without_r_draws_the_same_without_the_loop(runner: TransformRunner) -> None:
    """Looked at from outside or run through, the draws are the same."""
    used = PLAIN.replace("text = ", "r.getstate(); text = ")
    assert reads_stream(used) and not reads_stream(PLAIN)
    assert texts(rendered(runner, PLAIN)) == texts(rendered(runner, used))


@given(seed=st.integers(0, 2**32), size=st.integers(3, 40), count=st.integers(0, 2))
def test_draws_are_those_of_one_stream(seed: int, size: int, count: int) -> None:
    """k + 1 of the file for each doc in turn, the doc itself dropped, the first k kept."""
    docs = [Doc(i, {"i": i}) for i in range(size)]
    settings = replace(ULTRAEVAL, num_fewshot=count, seed=seed)
    stream = random.Random(seed)
    for doc in docs:
        wanted = stream.sample(docs, count + 1) if count else []
        shots = [other for other in wanted if other.id != doc.id][:count]
        assert list(draw(Pool(docs), doc, settings)) == shots


def test_blocks_of_draws_follow_each_other() -> None:
    """A doc far into the file, asked for first, has the draw of its place."""
    docs = [Doc(i, {"i": i}) for i in range(2 * BLOCK + 3)]
    stream = random.Random(8)
    drawn = [stream.sample(docs, 3) for _ in docs]
    settings = replace(ULTRAEVAL, seed=8)
    assert list(draw(Pool(docs), docs[-1], settings)) == drawn[-1][:2]


def test_equal_rows_leave_fewer_shots(runner: TransformRunner) -> None:
    """What equals the doc is dropped and not replaced; with no shot left the separator stays."""
    same = [Doc(i, {"q": "x"}) for i in range(3)]
    for source in (PLAIN, DRAWS):
        item = rendered(runner, source, same[:1], same).items[0]
        assert isinstance(item, Rendered)
        assert item.shot_ids == ()
        assert item.prompt.text.startswith("\n\nx:")
    mixed = [*same, Doc(3, {"q": "y"})]
    found = [len(i.shot_ids) for i in rendered(runner, PLAIN, mixed[:3], mixed).items
             if isinstance(i, Rendered)]  # fmt: skip
    assert set(found) <= {0, 1}


def test_a_file_that_is_too_small_is_refused(runner: TransformRunner) -> None:
    """k + 1 rows are drawn, so k rows are not enough, whether or not `r` is used."""
    for source in (PLAIN, DRAWS):
        with pytest.raises(SettingError, match="at least 3"):
            rendered(runner, source, DOCS[:1], DOCS[:2])


def test_shots_come_from_the_evaluated_file_alone(runner: TransformRunner) -> None:
    """UltraEval has no few-shot file, so the loop refuses one instead of guessing."""
    with pytest.raises(SettingError, match="evaluated file itself"):
        render(DOCS, Pool(DOCS, separate=True), Source(DRAWS), ULTRAEVAL, runner)


def test_a_failing_doc_leaves_the_others(runner: TransformRunner) -> None:
    """Its diagnostic is its own, and a doc that has it as a shot says so."""
    source = DRAWS.replace(HEAD, HEAD + "    if data['n'] == 3: raise ValueError('no three')\n")
    items = rendered(runner, source).items
    failed = {item.doc.id: item.diagnostic for item in items if isinstance(item, RenderFailure)}
    assert failed.pop(3).message == "no three"
    assert all(found.message == "in a shot: no three" for found in failed.values())
    assert len(items) == 9 and any(isinstance(item, Rendered) for item in items)


def test_a_result_of_the_wrong_kind_takes_from_r_once(runner: TransformRunner) -> None:
    """Finding the line of a wrong `return` runs the call again and leaves the stream alone."""
    wrong = "    if data['n'] == 0: return r.random()\n"
    fixed = "    if data['n'] == 0: r.random(); raise KeyError('x')\n"
    settings = replace(ULTRAEVAL, num_fewshot=0)
    made = [
        texts(render(DOCS, Pool(DOCS), Source(DRAWS.replace(HEAD, HEAD + head)), settings, runner))
        for head in (wrong, fixed)
    ]
    assert len(made[0]) == 8 and made[0] == made[1]


def test_after_an_ended_process_the_later_docs_fail() -> None:
    """Nothing is known of the stream any more, and nothing is made up."""
    source = HEAD + "    import os\n    if data['n'] == 4: os._exit(1)\n    r.random()\n"
    source += "    text = data['q']\n" + RETURN
    settings = replace(ULTRAEVAL, num_fewshot=0)
    with closing(TransformRunner()) as runner:
        batch = render(DOCS, Pool(DOCS), Source(source), settings, runner)
    kinds = [type(item) for item in batch.items]
    assert kinds == [Rendered] * 4 + [RenderFailure] * 5
    last = batch.items[-1]
    assert isinstance(last, RenderFailure)
    assert (last.diagnostic.doc_id, last.diagnostic.type) == (8, "ProcessExit")
    assert "a doc before it ended the process" in last.diagnostic.message


@pytest.mark.slow
def test_endless_docs_do_not_cost_their_time_each() -> None:
    """After a few docs that hit a limit the rest is given up."""
    source = HEAD + "    r.random()\n    while True: pass\n"
    with closing(TransformRunner(Limits(time=0.1, failures=2))) as runner:
        batch = render(DOCS, Pool(DOCS), Source(source), replace(ULTRAEVAL, num_fewshot=0), runner)
    found = [item.diagnostic for item in batch.items if isinstance(item, RenderFailure)]
    assert len(found) == 9
    assert sum("not run" in diagnostic.message for diagnostic in found) == 7


def test_a_source_that_does_not_load_fails_every_doc(runner: TransformRunner) -> None:
    """The place of the error is told for each."""
    source = "import nothing_of_that_name\n" + DRAWS
    items = rendered(runner, source).items
    assert {i.diagnostic.line for i in items if isinstance(i, RenderFailure)} == {1}
    assert len(items) == 9


@pytest.mark.parametrize(
    ("source", "uses"),
    [
        (PLAIN, False),
        (DRAWS, True),
        (HEAD + "    return helper(locals())", True),
        (HEAD + "    def inner():\n        return r\n    return inner", True),
        ("def transform(*everything):\n    return everything[2]", True),
        ("transform = make()", True),
        ("from elsewhere import transform", True),
        ("from elsewhere import *\n" + PLAIN, True),
        ("@wrapped\n" + PLAIN, True),
        (PLAIN + PLAIN, True),
        ("def other(r):\n    return r\n" + PLAIN, False),
        ("def transform(", False),
        ("", False),
    ],
)
def test_whether_r_is_used_is_read_from_the_text(source: str, uses: bool) -> None:
    """In doubt it is; a text that does not compile has no prompts in any case."""
    assert reads_stream(source) is uses


def test_the_stand_in_repeats_faults_on_request(runner: TransformRunner) -> None:
    """A transform's own GSM8KPost answers as `compat` says, batch by batch."""
    source = "from UltraEval.tasks.postprocess import GSM8KPost\n"
    source += "from UltraEval.tasks import postprocess\n" + HEAD
    source += "    assert postprocess.GSM8KPost is GSM8KPost\n"
    source += "    text = GSM8KPost()([], 'The answer is 7.')[1][0]\n" + RETURN
    cases: tuple[tuple[Compat, str], ...] = (("", "7"), ("ultraeval", "The"), ("", "7"))
    for compat, answer in cases:
        made = render(
            DOCS[:1],
            Pool(DOCS),
            Source(source, compat=compat),
            RenderSettings(),
            runner,
        )
        assert texts(made) == [answer]
