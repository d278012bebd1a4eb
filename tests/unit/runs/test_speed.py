"""How fast a model was: what is read of texts, and the range of time that earlier runs tell."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.models.fake import FakeModel
from workbench.models.memory.estimate import Load
from workbench.runs.progress import seconds_left
from workbench.runs.speed import (
    Rates,
    TimedRun,
    distinct_characters,
    load_of,
    new_characters,
    still_held,
    tokens_per_answer,
)


def test_shared_beginnings_are_counted_once() -> None:
    """abc, abd and ax have the trie a(b(c, d), x): five characters. After abc has been read, abd
    and ax have two of their own."""
    texts = [("ab", "c"), ("ab", "d"), ("ax", "")]
    assert distinct_characters(texts) == 5
    assert new_characters(texts[1:], texts[:1]) == 2
    assert new_characters(texts, texts) == 0


def test_generation_holds_what_all_prompts_begin_with() -> None:
    """A model keeps the trunk of the last call; of scored texts it keeps all."""
    texts = [("shots one", ""), ("shots two", "")]
    assert still_held(texts, "gen") == [("shots ", "")]
    assert still_held(texts, "ppl") == texts


def seconds(runs: Sequence[TimedRun], job: tuple[int, int, int]) -> tuple[float, float, float]:
    """Return the least, the middle and the most seconds of a job (tokens read and written, docs)
    on a CPU."""
    return Rates(Path(), "f", "cpu").seconds(runs, *job)


def test_one_run_scales() -> None:
    """A generated token counts as four that are read on the CPU, and a doc as eight: 520 read, 100
    generated and 10 docs are 1,000, and take 8 s. One run tells another's time to a factor of
    two."""
    runs = [TimedRun(520, 100, 8.0, 10, "t")]
    assert seconds(runs, (2000, 0, 0)) == pytest.approx((8.0, 16.0, 32.0))
    assert seconds(runs, (0, 500, 0)) == pytest.approx((8.0, 16.0, 32.0))
    assert seconds(runs, (0, 0, 50)) == pytest.approx((1.6, 3.2, 6.4))


def test_several_runs_give_a_range() -> None:
    """Four runs of 1,000 tokens took 4, 5, 6 and 9 s; 2,000 take twice the median of 5.5 s, and
    from 8 to 18 s, each end moved by the fourth root of two."""
    runs = [TimedRun(1000, 0, took, 0, "t") for took in (5.0, 9.0, 4.0, 6.0)]
    assert seconds(runs, (2000, 0, 0)) == pytest.approx((8 / 2**0.25, 11.0, 18 * 2**0.25))


def test_runs_of_another_size_tell_only_where_there_is_no_other() -> None:
    """One doc in 0.1 s says nothing of 100 docs where 50 were timed. Without those, 1,600 tokens
    are 16 times as many as 100, and may take no longer than 400; 100, 16 times as few as 1,600,
    may take as long as 400."""
    small, large = TimedRun(100, 0, 1.0, 0, "t"), TimedRun(1600, 0, 4.0, 0, "t")
    assert seconds([small, large], (3200, 0, 0)) == pytest.approx((4.0, 8.0, 16.0))
    assert seconds([small], (1600, 0, 0)) == pytest.approx((2.0, 16.0, 32.0))
    assert seconds([large], (100, 0, 0)) == pytest.approx((0.125, 0.25, 2.0))


TIMES = st.floats(0.0, 1e4)
RUNS = st.lists(
    st.builds(
        TimedRun,
        read=st.integers(0, 10**6),
        written=st.integers(0, 10**5),
        seconds=TIMES,
        docs=st.integers(1, 10**4),
        task=st.just("t"),
    ),
    min_size=1,
    max_size=8,
)


@given(RUNS, st.data())
def test_the_range_contains_the_runs_that_it_is_made_from(
    runs: list[TimedRun], data: st.DataObject
) -> None:
    """Whatever was timed: the same run again may take as long as it did."""
    run = data.draw(st.sampled_from(runs))
    low, middle, high = seconds(runs, (run.read, run.written, run.docs))
    assert 0 <= low <= run.seconds * (1 + 1e-9)
    assert run.seconds * (1 - 1e-9) <= high
    assert low <= middle <= high


@given(RUNS, st.integers(0, 10**6), st.integers(0, 10**5), st.integers(1, 10**4))
def test_no_time_is_negative(runs: list[TimedRun], read: int, written: int, docs: int) -> None:
    """Nor out of order, however unlike the runs are."""
    low, middle, high = seconds(runs, (read, written, docs))
    assert 0 <= low <= middle <= high


@pytest.mark.parametrize("read", [0, 30, 600, 1800])
@pytest.mark.parametrize("next_read", [600, 1800])
def test_a_run_of_two_seconds_never_makes_another_last_minutes(read: int, next_read: int) -> None:
    """100 docs in 2 s, of which the model held all texts already, or none: where the next 100 are
    read anew, they take at most (1,800 + 800) / 800 times as long, and twice that."""
    low, _, high = seconds([TimedRun(read, 0, 2.0, 100, "t")], (next_read, 0, 100))
    assert low <= 3.25
    assert high <= 13.0


def test_the_newest_runs_are_kept(tmp_path: Path) -> None:
    """Of ten runs eight are kept, for a kind of device. The next takes as long as the middle of
    them."""
    for number in range(10):
        rates = Rates(tmp_path, "f", "cuda:1")
        rates.add("ppl", TimedRun(100, 0, 1.0 + number, 5, "t"), 3.5)
    rates = Rates(tmp_path, "f", "cuda:0")
    runs = rates.runs("ppl")
    assert [run.seconds for run in runs] == [float(s) for s in range(3, 11)]
    assert rates.seconds(runs, 100, 0, 5)[1] == pytest.approx(6.5)
    assert rates.characters_per_token() == 3.5
    assert Rates(tmp_path, "f", "cpu").runs("ppl") == []


def test_a_file_of_earlier_days_is_read(tmp_path: Path) -> None:
    """Runs with and without drafts, and those kept before there was `once`."""
    run = {"read": 9, "written": 8, "seconds": 2.5, "docs": 3, "task": "t"}
    kept = {"f/cpu/gen": [run], "f/cpu/gen/drafted": [{**run, "once": 1.5}]}
    content = {"runs": kept, "characters_per_token": {"f": 2.5}}
    rates = Rates(tmp_path, "f", "cpu:0")
    rates.path.write_text(json.dumps(content))
    assert rates.runs("gen") == [TimedRun(9, 8, 2.5, 3, "t")]
    assert rates.runs("gen", drafted=True) == [TimedRun(9, 8, 2.5, 3, "t", once=1.5)]
    assert rates.characters_per_token() == 2.5


@pytest.mark.parametrize(
    "text", ["", "[]", '{"runs": 3}', '{"runs": {"f/cpu/ppl": [{"read": 1}]}}']
)
def test_a_broken_file_of_rates_is_none(tmp_path: Path, text: str) -> None:
    """What cannot be read is measured again, and written over."""
    rates = Rates(tmp_path, "f", "cpu")
    rates.path.write_text(text)
    assert rates.runs("ppl") == []
    assert rates.characters_per_token() is None


def test_an_answers_length_is_the_tasks_own() -> None:
    """The newest run of this task tells, else the newest of any, else nobody."""
    runs = [TimedRun(1, 40, 1.0, 4, "a"), TimedRun(1, 90, 1.0, 3, "b")]
    assert tokens_per_answer(runs, "a") == 10
    assert tokens_per_answer(runs, "c") == 30
    assert tokens_per_answer([], "a") is None


def test_a_model_that_is_there_counts_what_texts_do_not_share() -> None:
    """abcd and abcef are 6 distinct characters, each a token of the fake; without it, at 2
    characters a token, they are taken for 3. The longest has 5, or 3."""
    texts = [("abc", "d"), ("abc", "ef")]
    counted = load_of(texts, "ppl", 2.0, FakeModel(name="counting"))
    assert (counted.distinct, counted.longest) == (6, 5)
    taken = load_of(texts, "ppl", 2.0)
    assert (taken.distinct, taken.longest, taken.scored) == (3, 3, 2)
    assert load_of(texts, "gen", 1.0, limit=7) == Load("gen", 5, 6, 3, shared=3, rows=2, limit=7)


def test_no_time_is_told_of_a_run_that_has_hardly_begun() -> None:
    """Its first docs pay for what the others share."""
    assert seconds_left(1, 1800, 0.26) is None
    assert seconds_left(0, 0, 0.0) is None
    assert seconds_left(36, 1800, 12.0) == 147.0
    assert seconds_left(1, 20, 1.0) == 19.0
