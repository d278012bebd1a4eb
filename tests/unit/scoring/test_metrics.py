"""Metrics: one doc's scores, and what many scores come to. All numbers are worked by hand."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.errors import SettingError
from workbench.scoring.metrics.aggregate import Z95, aggregate, wilson_interval
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.scoring.metrics.named import GEN_DEFAULTS, gen_metric, ppl_rule
from workbench.scoring.metrics.ppl import PPL_DEFAULTS, PPL_METRICS, ppl_scores
from workbench.scoring.metrics.ultraeval import exact_match, in_match
from workbench.types import Loglikelihood, Score


def likelihood(*logprobs: float, ids: tuple[int, ...] = ()) -> Loglikelihood:
    """Return a log-likelihood; the token ids count from 0 where they don't matter."""
    return Loglikelihood(logprobs, ids or tuple(range(len(logprobs))), is_greedy=False)


def scores_of(*values: float) -> list[Score]:
    """Return scores without reasons."""
    return [Score(value) for value in values]


@pytest.mark.parametrize(
    ("gold", "answer", "value"),
    [
        ("New York", "NewYork", 1),
        ("New York", " new york", 0),
        ("7", "7\n", 0),
        (("8", "7"), " 7 ", 1),
        (("8", "7"), "9", 0),
        ("7", "", 0),
        ("7", " \n", 0),
    ],
)
def test_exact_match_deletes_spaces_and_nothing_else(
    gold: str | tuple[str, ...], answer: str, value: float
) -> None:
    """Spaces go on both sides, any gold counts, an empty answer is wrong."""
    assert exact_match(gold, answer) == Score(value)


@pytest.mark.parametrize(
    ("gold", "answer", "value"),
    [
        (("(A)", "(a)"), " (A)\n", 1),
        ("(A)", "(A)", 0),
        ("yes", "YES ", 1),
        ("yes", "yes!", 0),
        ("yes", "y", 0),
    ],
)
def test_in_match_lowers_the_answer_alone(
    gold: str | tuple[str, ...], answer: str, value: float
) -> None:
    """The answer, stripped and lowered, is looked up among the golds as they stand."""
    assert in_match(gold, answer) == Score(value)


@pytest.mark.parametrize("name", GEN_DEFAULTS)
@pytest.mark.parametrize("gold", ["", " \n", ("", " "), ()])
def test_a_blank_gold_cannot_be_scored(name: str, gold: str | tuple[str, ...]) -> None:
    """Every text begins with nothing; a doc without an answer is NaN and says so."""
    score = gen_metric(MetricSpec(name, name))({}, gold, ("A",))
    assert math.isnan(score.value)
    assert "processed_output" in score.reason


@pytest.mark.parametrize("name", GEN_DEFAULTS)
def test_nothing_extracted_is_wrong(name: str) -> None:
    """A response without an answer is a wrong one, not an unscored one."""
    assert gen_metric(MetricSpec(name, name))({}, "A", ()) == Score(0)


def test_only_the_first_extracted_text_counts() -> None:
    """As in UltraEval: a model can't win by naming every answer."""
    assert gen_metric(MetricSpec("exact_match", "exact_match"))({}, "B", ("A", "B")) == Score(0)


def test_unknown_metrics_are_refused_with_the_nearest() -> None:
    """Each method knows its own names."""
    with pytest.raises(SettingError, match=r"GEN metric\. Did you mean 'exact_match'\?"):
        gen_metric(MetricSpec("exactmatch", "exactmatch"))
    with pytest.raises(SettingError, match=r"PPL metric\. Did you mean 'acc_norm'\?"):
        ppl_rule(MetricSpec("acc_nrm", "acc_nrm"))
    with pytest.raises(SettingError, match="acc_byte"):
        ppl_rule(MetricSpec("acc_byte", "acc_byte"))


def test_each_normalisation_divides_by_its_own_count() -> None:
    """Four choices, each the best by one rule.

    sums −3, −4, −5, −6; characters 1, 4, 2, 3; bytes 1, 4, 6, 3; tokens 1, 1, 1, 3:
    per character −3, −1, −2.5, −2; per byte −3, −1, −0.83, −2; per token −3, −4, −5, −2.
    """
    choices = ["a", "bbbb", "中中", "ccc"]
    answers = [likelihood(-3.0), likelihood(-4.0), likelihood(-5.0), likelihood(-1.0, -2.0, -3.0)]
    worth = {"a": 0.1, "bbbb": 0.2, "中中": 0.3, "ccc": 0.4}
    predicted, scores = ppl_scores(choices, answers, worth)
    assert predicted == 0
    assert scores == {
        "acc": Score(0.1),
        "acc_norm": Score(0.2),
        "acc_bytes": Score(0.3),
        "acc_tokens": Score(0.4),
    }


def test_log_prob_is_acc() -> None:
    """UltraEval's name gives what ours gives."""
    answers = [likelihood(-2.0), likelihood(-1.0)]
    rules = {name: PPL_METRICS[name] for name in ("log_prob", "acc")}
    predicted, scores = ppl_scores(["a", "b"], answers, {"a": 0, "b": 1}, rules=rules)
    assert predicted == 1
    assert scores == {"log_prob": Score(1), "acc": Score(1)}


def test_the_first_choice_wins_a_tie() -> None:
    """Equal log-likelihoods never depend on chance."""
    answers = [likelihood(-2.0), likelihood(-1.0), likelihood(-0.5, -0.5)]
    predicted, scores = ppl_scores(["a", "b", "c"], answers, {"a": 0, "b": 0.5, "c": 1})
    assert predicted == 1
    assert scores["acc"] == Score(0.5)


def test_the_suffix_rule_leaves_shared_tokens_out() -> None:
    """Shared −9, then a −1 and b −2 −2.

    Behind the shared token a has −1 and b −4 / 2 = −2; by all tokens a has −10 / 2 = −5 and
    b −13 / 3 = −4.33.
    """
    answers = [
        likelihood(-9.0, -1.0, ids=(1, 2)),
        likelihood(-9.0, -2.0, -2.0, ids=(1, 3, 4)),
    ]
    worth = {"a": 0.25, "b": 0.75}
    _, scores = ppl_scores(["a", "b"], answers, worth, scope="full")
    assert scores["acc_suffix"] == Score(0.25)
    assert scores["acc_tokens"] == Score(0.75)
    assert tuple(scores) == tuple(PPL_DEFAULTS["full"])


def test_a_choice_that_begins_another_has_no_suffix() -> None:
    """UltraEval divides by zero there; the doc is NaN by that rule and scored by the others."""
    answers = [likelihood(-1.0, ids=(1,)), likelihood(-1.0, -1.0, ids=(1, 2))]
    rules = {name: PPL_METRICS[name] for name in ("acc", "acc_suffix")}
    _, scores = ppl_scores(["a", "ab"], answers, {"a": 1, "ab": 0}, rules=rules)
    assert scores["acc"] == Score(1)
    assert math.isnan(scores["acc_suffix"].value)
    assert "'a'" in scores["acc_suffix"].reason


def test_an_empty_choice_has_no_characters_to_divide_by() -> None:
    """It is scored by the rules that have something to divide by."""
    answers = [likelihood(-1.0), likelihood(-2.0)]
    _, scores = ppl_scores(["", "b"], answers, {"": 1, "b": 0})
    assert [math.isnan(scores[name].value) for name in PPL_DEFAULTS["continuation"]] == [
        False,
        True,
        True,
        False,
    ]
    assert "''" in scores["acc_norm"].reason


def test_the_whole_text_is_not_measured_by_a_choices_length() -> None:
    """With scope "full" the characters of the choice are not those of what was scored."""
    answers = [likelihood(-1.0), likelihood(-2.0)]
    worth = {"a": 1, "b": 0}
    rules = {name: PPL_METRICS[name] for name in ("acc", "acc_norm")}
    _, scores = ppl_scores(["a", "b"], answers, worth, scope="full", rules=rules)
    assert scores["acc"] == Score(1)
    assert math.isnan(scores["acc_norm"].value)
    assert "whole text" in scores["acc_norm"].reason


@pytest.mark.parametrize(
    ("logprobs", "worth", "reason"),
    [
        ((-1.0, -2.0), {"a": 0, "b": 0}, "no choice is right"),
        ((-1.0, -2.0), {"a": 1, "b": None}, "not a number"),
        ((-1.0, -2.0), {"a": 1}, "not a number"),
        ((-1.0, math.nan), {"a": 1, "b": 0}, "'b' is not a number"),
        ((-math.inf, -math.inf), {"a": 1, "b": 0}, "probability 0"),
    ],
)
def test_what_cannot_be_scored_is_nan_with_a_reason(
    logprobs: tuple[float, float], worth: dict, reason: str
) -> None:
    """Never 0, which would read as a wrong answer."""
    _, scores = ppl_scores(["a", "b"], [likelihood(p) for p in logprobs], worth)
    assert all(math.isnan(score.value) and reason in score.reason for score in scores.values())


def test_an_impossible_choice_loses() -> None:
    """A probability of 0 is a number like others, as long as some choice has more."""
    answers = [likelihood(-math.inf), likelihood(-50.0)]
    predicted, scores = ppl_scores(["a", "b"], answers, {"a": 0, "b": 1})
    assert predicted == 1
    assert all(score == Score(1) for score in scores.values())


def test_no_choices_is_no_prediction() -> None:
    """A doc with empty target_scores is NaN and predicts nothing."""
    predicted, scores = ppl_scores([], [], {})
    assert predicted is None
    assert all("no choices" in score.reason for score in scores.values())


def test_choices_and_answers_pair_up() -> None:
    """A missing log-likelihood is an error, not a choice that is left out."""
    with pytest.raises(ValueError):
        ppl_scores(["a", "b"], [likelihood(-1.0)], {"a": 1, "b": 0})


def test_the_standard_error_is_the_sample_deviation_over_root_n() -> None:
    """1, 1, 0, 0: mean 1/2, squared deviations 4 · 1/4 = 1, so √(1/3)/√4 = 1/√12 = 0.288675."""
    metric = aggregate(scores_of(1, 1, 0, 0))
    assert (metric.value, metric.n) == (0.5, 4)
    assert metric.stderr == pytest.approx(1 / math.sqrt(12), rel=1e-12)


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [
        # Newcombe 1998, Statistics in Medicine 17, 857-872, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_the_published_one(
    successes: int, n: int, low: float, high: float
) -> None:
    """To the four places that the table has."""
    values = [1.0] * successes + [0.0] * (n - successes)
    assert aggregate(scores_of(*values)).ci95 == pytest.approx((low, high), abs=5e-5)


@given(n=st.integers(1, 10_000), share=st.floats(0, 1))
def test_wilsons_interval_holds_the_mean_inside_0_and_1(n: int, share: float) -> None:
    """No proportion has an impossible interval, nor one that leaves it out."""
    successes = round(share * n)
    low, high = wilson_interval(successes, n)
    assert 0 <= low <= successes / n <= high <= 1
    assert low < high


def test_other_values_have_students_interval() -> None:
    """0, 0.5, 1: mean 1/2, deviation 1/2, error 1/√12; t(0.975, 2) = 4.303 in every table."""
    metric = aggregate(scores_of(0, 0.5, 1), is_share=False)
    error = 0.5 / math.sqrt(3)
    assert metric.stderr == pytest.approx(error, rel=1e-12)
    assert metric.ci95 == pytest.approx((0.5 - 4.303 * error, 0.5 + 4.303 * error), abs=2e-4)


def test_both_intervals_agree_with_scipy() -> None:
    """The same numbers from scipy's own routines, to rounding."""
    from scipy import stats

    wilson = stats.binomtest(7, 9).proportion_ci(method="wilson")
    assert wilson_interval(7, 9) == pytest.approx((wilson.low, wilson.high), rel=1e-12)
    values = [0.1, 0.7, 0.25, 0.9, 0.3]
    student = stats.t.interval(0.95, 4, loc=sum(values) / 5, scale=stats.sem(values))
    assert aggregate(scores_of(*values), is_share=False).ci95 == pytest.approx(student, rel=1e-9)
    outside = [10 * value for value in values]
    tenfold = aggregate(scores_of(*outside)).ci95
    assert tenfold == pytest.approx([10 * end for end in student], rel=1e-9)


def test_graded_scores_have_an_interval_inside_their_bounds_that_is_no_point() -> None:
    """Six of two thirds; nine of 1 and one of 0.4, where Student's ends above 1. By hand of the
    first: the variance is z² rows' of 6 + z², and t(0.975, 5) is 2.571."""
    low, high = aggregate(scores_of(*[2 / 3] * 6)).ci95
    size = 6 * (6 + Z95**2) / Z95**2 * (Z95 / 2.5706) ** 2
    assert (low, high) == pytest.approx(wilson_interval(size * 2 / 3, size), abs=1e-4)
    assert 0.3 < low < 2 / 3 < high < 0.95
    low, high = aggregate(scores_of(*[1.0] * 9, 0.4)).ci95
    assert 0.6 < low < 0.94 < high < 1
    assert all(map(math.isnan, aggregate(scores_of(0.5)).ci95))


def test_the_interval_of_graded_scores_keeps_its_level() -> None:
    """In 300 worlds of ten scores that are 1 but for one in ten of 0.4: Student's holds two in
    three."""
    rng, held = random.Random(0), 0
    for _ in range(300):
        low, high = aggregate(scores_of(*rng.choices([1.0, 0.4], [9, 1], k=10))).ci95
        held += low <= 0.94 <= high
    assert held >= 0.95 * 300


def test_scores_that_are_nan_are_left_out() -> None:
    """n says how many counted."""
    metric = aggregate([*scores_of(1, 0), Score(math.nan, "no gold")])
    assert (metric.value, metric.n) == (0.5, 2)


@pytest.mark.parametrize("scores", [[], [Score(math.nan, "no gold")]])
def test_no_scores_are_nan_everywhere(scores: list[Score]) -> None:
    """Nothing is known, and nothing is claimed."""
    metric = aggregate(scores)
    assert metric.n == 0
    assert all(map(math.isnan, (metric.value, metric.stderr, *metric.ci95)))


def test_one_score_has_no_standard_error() -> None:
    """1 of 1 by Wilson: from 1/(1 + 1.96²) = 0.2065 to 1; a fraction has no interval at all."""
    right, half = aggregate(scores_of(1)), aggregate(scores_of(0.5))
    assert math.isnan(right.stderr)
    assert right.ci95 == pytest.approx((0.2065, 1.0), abs=5e-5)
    assert math.isnan(half.stderr)
    assert all(map(math.isnan, half.ci95))


def test_copies_of_questions_are_no_new_evidence() -> None:
    """Forty questions, each five times: the standard error of forty, and an interval that is no
    narrower; where all rows are of one question nothing is known of others."""
    names = [f"q{place % 40}" for place in range(200)]
    for values in ([1.0] * 30 + [0.0] * 10, [place / 39 for place in range(40)]):
        once, copied = aggregate(scores_of(*values)), aggregate(scores_of(*values * 5), names)
        assert copied.n == 200
        assert copied.stderr == pytest.approx(once.stderr, rel=1e-12)
        width, own = (high - low for low, high in (copied.ci95, once.ci95))
        assert own * (1 - 1e-9) <= width < 1.05 * own
    right = aggregate(scores_of(*[1.0] * 200), names)
    assert right.ci95 == wilson_interval(40, 40)
    assert aggregate(scores_of(*[1.0] * 9), ["q"] * 9).ci95 == wilson_interval(1, 1)
    assert aggregate(scores_of(*values), names[:40]) == aggregate(scores_of(*values))


def test_questions_of_several_sizes_by_hand() -> None:
    """1, 1 | 0, 0, 0 | 1: mean 1/2, sums beyond it 1, -3/2 and 1/2: √(3/2 · 7/2) / 6."""
    metric = aggregate(scores_of(1, 1, 0, 0, 0, 1), ["a", "a", "b", "b", "b", ""])
    assert metric.stderr == pytest.approx(math.sqrt(3 / 2 * 7 / 2) / 6, rel=1e-12)


@pytest.mark.slow
def test_the_interval_of_alike_rows_holds_the_true_mean() -> None:
    """In about 95 of 100 samples of 30 questions with 1 to 8 rows that are mostly alike; an
    interval over rows in far fewer."""
    import numpy

    held = {"questions": 0, "rows": 0}
    draw = numpy.random.default_rng(0)
    for _ in range(400):
        names, values = [], []
        for question in range(30):
            chance = draw.beta(0.6, 0.4)
            size = int(draw.integers(1, 9))
            names += [f"q{question}"] * size
            values += (draw.random(size) < chance).astype(float).tolist()
        scores = scores_of(*values)
        for how, metric in (("questions", aggregate(scores, names)), ("rows", aggregate(scores))):
            held[how] += metric.ci95[0] <= 0.6 <= metric.ci95[1]
    assert held["questions"] > 0.925 * 400
    assert held["rows"] < 0.85 * 400


@given(st.lists(st.sampled_from([0.0, 1.0, 0.25, math.nan]), min_size=1, max_size=30), st.data())
def test_order_does_not_matter_for_questions(values: list[float], data: st.DataObject) -> None:
    """Nor does the order in which the rows of questions come."""
    pairs = [(value, f"q{place % 4}" if place % 3 else "") for place, value in enumerate(values)]
    shuffled = data.draw(st.permutations(pairs))
    one, other = (aggregate(scores_of(*(v for v, _ in each)), [q for _, q in each])
                  for each in (pairs, shuffled))  # fmt: skip
    assert repr(one) == repr(other)


@given(st.lists(st.sampled_from([0.0, 1.0, 0.25, math.nan]), min_size=1, max_size=30), st.data())
def test_order_does_not_matter(values: list[float], data: st.DataObject) -> None:
    """A run that finishes in another order reports the same numbers, bit for bit."""
    shuffled = data.draw(st.permutations(values))
    assert repr(aggregate(scores_of(*values))) == repr(aggregate(scores_of(*shuffled)))
