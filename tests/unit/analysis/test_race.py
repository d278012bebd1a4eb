"""The race among variants: what it may spend, whom it keeps, and that luck is not told as gain."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.neighbour_worlds import FACTS, NULLS, SMALL, WINNERS, Drawn, World
from workbench import judge, race
from workbench.analysis.race import race_rounds
from workbench.analysis.raced import Race
from workbench.analysis.schedule import field_sizes, schedule
from workbench.errors import SettingError
from workbench.messages import speaking


def raced(world: World, seed: int, budget: int) -> tuple[Race, Drawn]:
    """Return the race of a world that the seed draws."""
    drawn = world.draw(np.random.default_rng([1, seed]))
    found = race(
        range(world.variants),
        range(world.rows),
        drawn.evaluate,
        budget=budget,
        seed=seed,
        groups=drawn.groups,
    )
    return found, drawn


def test_each_lap_halves_the_field_for_about_the_same_price() -> None:
    """100 variants on 2,000 rows for 17,000: six laps of about 2,600 evaluations, the last third of
    the rows kept for the winner and yours."""
    plan = schedule(100, [1] * 2000, 17_000)
    assert field_sizes(100) == (100, 50, 25, 13, 7, 4)
    assert [lap.variants for lap in plan.laps] == [100, 50, 25, 13, 7, 4]
    prices = [lap.variants * (lap.end - lap.start) for lap in plan.laps]
    assert max(prices[:-1]) - min(prices[:-1]) < 200
    assert (plan.fresh_start, plan.fresh_end) == (1333, 2000)
    assert sum(prices) + 2 * 667 == 16_998


def test_who_can_pay_for_everything_runs_all_on_all_rows_but_the_fresh_ones() -> None:
    """Nothing is dropped that need not be."""
    plan = schedule(5, [1] * 90, 10_000)
    assert [(lap.variants, lap.start, lap.end) for lap in plan.laps] == [(5, 0, 60)]
    assert (plan.fresh_start, plan.fresh_end) == (60, 90)


@pytest.mark.slow
@given(
    st.integers(1, 30),
    st.lists(st.integers(1, 5), min_size=1, max_size=40),
    st.integers(1, 2000),
    st.integers(0, 5),
)
def test_the_budget_holds_and_every_call_gets_whole_questions(
    variants: int, sizes: list[int], budget: int, seed: int
) -> None:
    """Whatever there is to race. A variant is never asked twice for a doc; questions are cut only
    where one alone is larger than the budget."""
    names = [number for number, size in enumerate(sizes) for _ in range(size)]
    asked: list[tuple[int, int]] = []

    def evaluate(variant: int, docs: list[int]) -> list[int]:
        asked.extend((variant, doc) for doc in docs)
        whole = {names[doc] for doc in docs}
        assert len(docs) == sum(sizes[name] for name in whole) or len(docs) == budget
        return [(variant + doc) % 2 for doc in docs]

    found = race(
        range(variants), range(len(names)), evaluate, budget=budget, seed=seed, groups=names
    )
    assert len(set(asked)) == len(asked) == found.evaluations <= budget
    assert found.best in found.tied
    assert found.interval[0] <= found.estimate <= found.interval[1]
    # Yours was scored on all that the winner was.
    mine = {doc for variant, doc in asked if variant == 0}
    assert mine >= {doc for variant, doc in asked if variant == found.best}


@pytest.mark.parametrize("budget", [1, 2, 3, 4, 5, 10, 30, 59, 60, 61, 1000])
def test_two_variants_and_thirty_docs(budget: int) -> None:
    """From four evaluations on there is a race: one row to choose, one to check, both on each."""
    found = race(["mine", "other"], range(30), lambda variant, docs: [1.0] * len(docs),
                 budget=budget)  # fmt: skip
    assert 0 < found.evaluations <= min(budget, 60)
    assert len(found.rounds) == (2 if budget >= 4 else 1)
    assert (found.best, found.tied, found.estimate) == ("mine", ("mine", "other"), 1.0)


def test_yours_runs_to_the_end_though_it_is_the_worst() -> None:
    """Nobody else is kept for nothing."""

    def evaluate(variant: int, docs: list[int]) -> list[float]:
        return [0.0 if variant == 0 else 0.5 + variant / 100] * len(docs)

    found = race(range(20), range(300), evaluate, budget=3000)
    assert all(0 in one.ranking for one in found.rounds)
    assert found.best == 19
    assert 0 not in found.tied
    assert found.judgement.verdict == "better"
    assert found.standings[0].variant == 19
    assert found.standings[1].variant == 0
    gone = found.standings[-1]
    assert gone.reason == f"20 of 20 after {gone.questions} questions" or gone.lead > 0
    assert {one.variant for one in found.standings} == set(range(20))


def test_yours_is_best_where_nothing_is_ahead_of_it() -> None:
    """Equal variants are no reason to change."""
    found = race(range(40), range(100), lambda variant, docs: [0.5] * len(docs), budget=2000)
    assert found.best == 0
    assert found.tied == tuple(range(40))
    assert "none of 39 neighbours is ahead of yours" in found.sentence


def test_the_verdict_on_yours_is_the_judges_of_as_many_tries() -> None:
    """`judge` on the pairs that both have, and `tied`, say one thing."""
    for seed in range(6):
        found, drawn = raced(SMALL, seed, 2000)
        scored = [row for row in range(found.means.shape[1])
                  if not np.isnan(found.means[[0, found.best], row]).any()]  # fmt: skip
        pairs = [(found.means[0, row], found.means[found.best, row]) for row in scored]
        assert judge(pairs, tries=19).verdict == found.judgement.verdict
        assert (found.judgement.verdict == "better") == (0 not in found.tied)
        assert drawn.scores.shape == (20, 200)


def test_the_same_seed_is_the_same_race_and_a_larger_budget_begins_with_its_docs() -> None:
    """Answers that were stored are asked for again."""
    drawn = SMALL.draw(np.random.default_rng(3))
    asked: list[list[int]] = []

    def evaluate(variant: int, docs: list[int]) -> Any:
        asked.append(docs)
        return drawn.evaluate(variant, docs)

    one, again = (race(range(20), range(200), evaluate, budget=900, seed=5) for _ in range(2))
    assert (one.best, one.estimate, one.tied) == (again.best, again.estimate, again.tied)
    first = asked[0]
    asked.clear()
    race(range(20), range(200), evaluate, budget=1800, seed=5)
    assert asked[0][: len(first)] == first
    asked.clear()
    race(range(20), range(200), evaluate, budget=900, seed=6)
    assert asked[0] != first


def test_docs_that_are_equal_are_one_question() -> None:
    """Five copies of a doc say what one says, with groups or by themselves."""
    world = [f"doc {number}" for number in range(40)]

    def evaluate(variant: int, docs: list[Any]) -> list[int]:
        return [int(str(doc).split()[1]) % 3 > variant for doc in docs]

    found = race([1, 0], world * 5, evaluate, budget=400, seed=1)
    named = race([1, 0], [{"text": doc} for doc in world * 5],
                 lambda variant, docs: evaluate(variant, [doc["text"] for doc in docs]),
                 budget=400, seed=1, groups=world * 5)  # fmt: skip
    assert found.interval == named.interval
    assert found.evaluations == named.evaluations == 400
    assert found.judgement.questions == 40


def test_a_score_that_is_missing_counts_with_the_lowest_where_yours_has_one() -> None:
    """So it is no lead to fail. Where yours has none, a doc says nothing of the pair."""

    def evaluate(variant: str, docs: list[int]) -> list[float]:
        silent = {"a": 3, "b": 2}[variant]
        return [0.5 if doc % silent else math.nan for doc in docs]

    found = race(["a", "b"], range(60), evaluate, budget=120)
    assert found.best == "a"
    assert found.estimate == 0.5
    other = next(one for one in found.standings if one.variant == "b")
    assert other.mean == 0.5
    assert other.lead < -0.1
    assert 0 < other.missing < 20
    assert other.questions < 40


def test_who_has_no_score_where_it_would_be_wrong_is_not_better() -> None:
    """One that is silent about what it is wrong on, half of the docs, does what one does that gives
    its wrong answers; of losses, too."""
    right = (np.random.default_rng(0).random((5, 600)) < 0.5).astype(float)
    silent = right.copy()
    silent[3][right[3] == 0] = np.nan
    for scale, start in ((1.0, 0.0), (30.0, -30.0)):
        tables = [table * scale + start for table in (right, silent)]
        said, unsaid = (
            race(range(5), range(600), lambda v, docs, t=table: t[v, docs], budget=9999)
            for table in tables
        )
        assert unsaid.judgement == said.judgement
        assert (unsaid.best, unsaid.tied) == (said.best, said.tied)
        assert (unsaid.estimate, unsaid.interval) == (said.estimate, said.interval)


def test_it_is_said_on_how_many_questions_the_best_has_no_score() -> None:
    """Where it is better all the same."""

    def evaluate(variant: int, docs: list[int]) -> list[float]:
        return [math.nan if variant and doc % 20 == 0 else float(variant) for doc in docs]

    found = race(range(2), range(200), evaluate, budget=10_000)
    assert found.judgement.verdict == "better"
    assert found.estimate < 1
    assert "the one neighbour is 9" in found.sentence
    assert "it has no score on 10 of 200 questions, which count with the lowest" in found.sentence


def test_it_is_said_on_how_many_questions_yours_has_no_score() -> None:
    """They are not compared; nobody would know otherwise."""

    def evaluate(variant: int, docs: list[int]) -> list[float]:
        return [math.nan if not variant and doc % 2 else float(variant) for doc in docs]

    found = race(range(2), range(100), evaluate, budget=200)
    assert found.judgement.questions == 50
    assert "yours has no score on 50 of 100 questions, which are not compared" in found.sentence


def test_a_lead_says_by_which_questions_it_is_known_and_its_interval_by_which() -> None:
    """The lead by those that chose nothing, the interval by all; in Chinese with its own signs."""
    scores = (np.random.default_rng(0).random((4, 300)) < [[0.3], [0.4], [0.9], [0.5]]) * 1.0

    def told(count: int) -> str:
        found = race(range(count), range(300), lambda v, docs: scores[v, docs], budget=900)
        assert found.judgement.verdict == "better"
        low, high = (f"{100 * end:+.1f}" for end in found.judgement.interval)
        assert f"({low} to {high} points by all {found.judgement.questions}" in found.sentence
        assert f"points above yours by {found.compared_afresh} questions that" in found.sentence
        with speaking("zh"):
            assert ";" not in found.sentence and "；" in found.sentence
        return found.sentence

    assert ", 3 tries)" in told(4)
    scores[1] = scores[2]
    assert "tries" not in told(2)


def test_one_large_question_does_not_cost_the_race() -> None:
    """It is left out, and that is said, with what was used of the budget; with a budget for it, it
    is in."""
    names = ["a"] * 70 + [*range(30)]

    def raced(seed: int, budget: int) -> Race:
        found = race(
            range(3), range(100), lambda v, docs: [v / 2] * len(docs),
            budget=budget, groups=names, seed=seed,
        )  # fmt: skip
        assert found.evaluations <= budget
        return found

    for seed in range(12):
        found = raced(seed, 150)
        assert found.rounds[:-1] and found.best == 2
        assert found.evaluations >= 70
        whole = raced(seed, 300)
        assert (whole.left_out, whole.questions) == (0, 31)
        assert "want of room" not in whole.sentence
        used = f"({found.evaluations} of 150 evaluations were used)"
        said = f"left out for want of room: {found.left_out} of 31 questions {used}"
        assert (said in found.sentence) == (found.left_out > 0)
    assert raced(0, 150).left_out == 1


def test_what_cannot_be_raced_is_said_as_what_it_is() -> None:
    """One question; yours without a score; a table, whose items are its columns."""
    one = race(range(3), range(9), lambda v, docs: [1] * len(docs), budget=10**6, groups=["p"] * 9)
    assert one.sentence.startswith("all docs are one question, so there is nothing to race on")
    mute = race(range(3), range(90), lambda v, docs: [v or math.nan] * len(docs), budget=900)
    assert mute.sentence.startswith("yours has no score on any of 90 questions")
    few = race(range(3), range(90), lambda v, docs: [1] * len(docs), budget=3)
    assert few.sentence.startswith("too small a budget for a race")
    pandas = pytest.importorskip("pandas")
    with pytest.raises(SettingError, match="to_dict"):
        race(range(3), pandas.DataFrame({"n": range(9)}), lambda v, docs: docs, budget=9)


@pytest.mark.parametrize("given", [dict.fromkeys(range(9), 1), "1" * 9, set(range(9))])
def test_scores_are_a_list(given: Any) -> None:
    """The keys of a mapping, and the letters of a text, are no scores."""
    with pytest.raises(SettingError, match=f"a {type(given).__name__}"):
        race(range(1), range(9), lambda v, docs: given, budget=9)


def test_scores_without_bounds_can_be_raced() -> None:
    """A loss, say, turned round."""
    noise = np.random.default_rng(0).normal(0, 1, (4, 600))

    def evaluate(variant: int, docs: list[int]) -> Any:
        return noise[variant, docs] - 20 + 2.0 * (variant == 2)

    found = race(range(4), range(600), evaluate, budget=2400)
    assert found.best == 2
    assert 0 not in found.tied
    assert found.interval[0] < -18 < found.interval[1]
    assert found.sentence.endswith("; approximate, as the scores have no bounds")


def test_a_race_can_be_watched_and_left() -> None:
    """Each round is a state of its own, which later ones leave as it is; before the end the
    winner's score is an interval alone, wider than it will be."""
    drawn = SMALL.draw(np.random.default_rng(4))
    states = list(race_rounds(range(20), range(200), drawn.evaluate, budget=2000))
    first = next(race_rounds(range(20), range(200), drawn.evaluate, budget=2000))
    assert len(states) > 2
    assert (first.best, first.tied, first.interval) == (
        states[0].best, states[0].tied, states[0].interval,
    )  # fmt: skip
    assert math.isnan(states[0].estimate) and not states[0].is_over
    assert states[-1].is_over and not math.isnan(states[-1].estimate)
    assert [len(one.rounds) for one in states] == list(range(1, len(states) + 1))
    assert "20 tries" not in states[0].sentence


WORLDS = 24
"""Of so many worlds a law is a loose one; `benchmarks.neighbours` has the figures."""


@pytest.mark.slow
def test_the_best_of_equal_variants_is_not_told_as_better() -> None:
    """No true best: yours stays tied; the winner's score is not too high."""
    world = NULLS[-1]
    found = [raced(world, seed, 2000)[0] for seed in range(2 * WORLDS)]
    assert sum(0 not in one.tied for one in found) <= 1
    truth = world.mean(np.zeros(1))[0]
    errors = np.array([one.estimate - truth for one in found])
    assert abs(errors.mean()) < 3 * errors.std() / math.sqrt(len(errors))
    assert sum(not one.interval[0] <= truth <= one.interval[1] for one in found) <= 2


@pytest.mark.slow
def test_a_winner_is_found_and_told() -> None:
    """12 points above all others, 100 variants, a sixth of what scoring everything takes: told in
    most worlds, and never called worse than it is."""
    found = [raced(WINNERS[0], seed, 17_000) for seed in range(WORLDS)]
    told = sum(one.best == 99 and 0 not in one.tied for one, _ in found)
    assert told >= 0.8 * WORLDS
    assert all(99 in one.tied for one, _ in found)


@pytest.mark.slow
def test_little_is_lost_by_not_scoring_everything() -> None:
    """9 to 37 points between best and worst: on average at most a point to the true best."""
    for world in FACTS:
        lost = []
        for seed in range(WORLDS):
            found, drawn = raced(world, seed, 17_000)
            lost.append(drawn.truth.max() - drawn.truth[found.best])
        assert np.mean(lost) < 0.0125


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"variants": []}, "variants"),
        ({"docs": []}, "docs"),
        ({"docs": 5}, "docs"),
        ({"budget": 0}, "budget"),
        ({"budget": 2.5}, "budget"),
        ({"budget": True}, "budget"),
        ({"seed": -1}, "seed"),
        ({"groups": ["a"]}, "groups"),
        ({"groups": [[], []]}, "groups"),
        ({"evaluate": lambda variant, docs: [1.0]}, "evaluate"),
        ({"evaluate": lambda variant, docs: 1.0}, "evaluate"),
        ({"evaluate": lambda variant, docs: ["x"] * len(docs)}, "evaluate"),
        ({"evaluate": lambda variant, docs: [math.inf] * len(docs)}, "evaluate"),
    ],
)
def test_what_makes_no_sense_is_refused_by_name(given: dict[str, Any], word: str) -> None:
    """Before anything is scored, or at the first answer."""
    usual: dict[str, Any] = {
        "variants": ["a", "b"],
        "docs": range(9),
        "evaluate": lambda variant, docs: [1.0] * len(docs),
        "budget": 10,
    }
    usual.update(given)
    positional = [usual.pop(name) for name in ("variants", "docs", "evaluate")]
    with pytest.raises(SettingError, match=word):
        race(*positional, **usual)
