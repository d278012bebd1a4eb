"""What is chance between draws: worked by hand, and against simulated prompts drawn anew."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, pstdev

import numpy
import pytest

from workbench.analysis.compare import Comparison
from workbench.analysis.draws import DrawNoise, draw_noise
from workbench.analysis.judge import judge
from workbench.analysis.report import make_report
from workbench.runs.pairing import compare_reports
from workbench.types import Draw, Method, Row, Run, Score


def run(name: str, draws: int, temperature: float = 0.7, method: Method = "gen") -> Run:
    decoding = {"temperature": temperature, "draws": draws}
    settings = {"decoding": decoding, "metrics": {"accuracy": "exact_match"}, "n": 2}
    return Run(name, "t", "v", "", name, "m", "f", method, settings, 0.0, status="done")


def row(doc_id: int, scores: Sequence[float], question: str = "") -> Row:
    draws = tuple(Draw({"accuracy": Score(score)}) for score in scores)
    mean = {"accuracy": Score(fmean(scores))}
    kept = draws if len(draws) > 1 else ()
    return Row(doc_id, "p", "h", "g", mean, question=question, draws=kept)


def noise(
    old: Sequence[Sequence[float]], new: Sequence[Sequence[float]], names: Sequence[str] = ()
) -> DrawNoise | None:
    """Return the noise of two runs whose rows have these draws."""
    pairs = [(row(i, a), row(i, b)) for i, (a, b) in enumerate(zip(old, new, strict=True))]
    runs = run("a", len(old[0])), run("b", len(new[0]))
    return draw_noise(runs, pairs, "accuracy", dict(enumerate(names)))


def simulated(seed: int, shares: tuple[numpy.ndarray, numpy.ndarray], draws: int) -> Comparison:
    """Return the comparison of two runs whose rows are right with these chances."""
    random = numpy.random.default_rng(seed)
    sides = [random.random((len(each), draws)) < each[:, None] for each in shares]
    reports = [
        make_report(run(name, draws), [row(i, own) for i, own in enumerate(side.astype(float))])
        for name, side in zip("ab", sides, strict=True)
    ]
    return compare_reports(reports[0], reports[1])


def test_the_share_between_draws_by_hand() -> None:
    """Row 0: A's draws 0 and 1, B's 1 and 1, so B - A is 1 and 0: s² = 1/2, over two draws 1/4.
    Row 1 differs by nothing in any draw. The mean's variance from draws is (1/4 + 0) / 2² = 1/16.
    The rows' differences are 1/2 and 0: S² = 1/8, the mean's 1/16. So all of it is draws."""
    found = noise([[0, 1], [1, 1]], [[1, 1], [1, 1]])
    assert found == DrawNoise((2, 2), 0.25, 1.0)
    # One more row, of a difference that no draw changes: within (1/4) / 3² = 1/36; differences
    # 1/2, 0, 1 have S² = 1/4, so the mean's is 1/12, and a third of it is draws.
    found = noise([[0, 1], [1, 1], [0, 0]], [[1, 1], [1, 1], [1, 1]])
    assert found is not None and found.deviation == pytest.approx(1 / 6)
    assert found.share == pytest.approx(1 / 3)


def test_equal_draws_of_equal_prompts_are_no_noise() -> None:
    """The i-th draw of both sides has one seed: where prompts are the same, so are the answers."""
    assert noise([[0, 1], [1, 0]], [[0, 1], [1, 0]]) == DrawNoise((2, 2), 0.0, 0.0)


def test_rows_of_one_question_count_by_their_mean() -> None:
    """Two such rows: (1/4 + 0) / 2² for the one question, beside one of no difference."""
    found = noise([[0, 1], [1, 1], [0, 0]], [[1, 1], [1, 1], [0, 0]], ["q", "q", ""])
    assert found is not None and found.deviation == pytest.approx((1 / 16 / 4) ** 0.5)


def test_sides_of_other_numbers_of_draws_add_up() -> None:
    """A greedy side has no such variance; s² of 1, 0, 0, 1 is 1/3, over four draws 1/12."""
    pairs = [(row(0, [1]), row(0, [1, 0, 0, 1])), (row(1, [1]), row(1, [1, 1, 1, 1]))]
    found = draw_noise((run("a", 1, temperature=0.0), run("b", 4)), pairs, "accuracy", {})
    assert found is not None and found.draws == (1, 4)
    assert found.deviation == pytest.approx((1 / 12 / 4) ** 0.5)


def test_what_was_not_sampled_has_no_such_note() -> None:
    """Greedy runs and PPL; a sampled single draw tells nothing, and that is said."""
    pairs = [(row(0, [1]), row(0, [0]))]
    greedy, ppl = run("a", 1, temperature=0.0), run("a", 1, method="ppl")
    assert draw_noise((greedy, greedy), pairs, "accuracy", {}) is None
    assert draw_noise((ppl, ppl), pairs, "accuracy", {}) is None
    found = draw_noise((run("a", 1), run("b", 1)), pairs, "accuracy", {})
    assert found is not None and found.deviation is None
    assert "single draw" in found.note(is_share=True)


@pytest.mark.slow
def test_it_tells_how_far_the_score_strays_when_drawn_anew() -> None:
    """The same 60 prompts, answered 300 times: what one comparison says of its draws is, on
    average, the spread of them all."""
    random = numpy.random.default_rng(1)
    shares = (random.beta(0.6, 0.6, 60), random.beta(0.6, 0.6, 60))
    deltas: list[float] = []
    told: list[float] = []
    for seed in range(300):
        draws = numpy.random.default_rng(seed).random((2, 60, 4)) < numpy.array(shares)[:, :, None]
        pairs = [
            (row(i, a), row(i, b))
            for i, (a, b) in enumerate(zip(*draws.astype(float), strict=True))
        ]
        found = draw_noise((run("a", 4), run("b", 4)), pairs, "accuracy", {})
        assert found is not None and found.deviation is not None
        told.append(found.deviation**2)
        deltas.append(float(draws[1].mean() - draws[0].mean()))
    assert fmean(told) ** 0.5 == pytest.approx(pstdev(deltas), rel=0.1)


def test_one_draw_calls_better_what_four_do_not() -> None:
    """Two prompts that are equally good over all questions: with the first draw alone this
    comparison says better; with all four, which those answers are among, it is undecided."""
    random = numpy.random.default_rng(54)
    chances = random.beta(0.3, 0.3, (2, 80))
    right = [random.random((80, 4)) < own[:, None] for own in chances]
    four = judge([(a.mean(), b.mean()) for a, b in zip(*right, strict=True)])
    one = judge([(a[0], b[0]) for a, b in zip(*right, strict=True)])
    assert (one.verdict, four.verdict) == ("better", "undecided")


@pytest.mark.slow
def test_draws_that_count_as_rows_would_be_believed_too_often() -> None:
    """400 comparisons of prompts that are equally good over all questions, though not on each.
    Taken for rows of their own, four draws of a row say the same thing four times: more than one
    in 20 is called. By their mean they are not, and the interval is narrower than of one draw."""
    called = {"rows": 0, "means": 0, "first": 0}
    widths: dict[str, list[float]] = {"means": [], "first": []}
    for seed in range(400):
        random = numpy.random.default_rng(seed)
        chances = random.beta(0.3, 0.3, (2, 80))
        a, b = ((random.random((80, 4)) < own[:, None]).astype(float) for own in chances)
        ways = {
            "rows": judge(zip(a.ravel(), b.ravel(), strict=True)),
            "means": judge(zip(a.mean(1), b.mean(1), strict=True)),
            "first": judge(zip(a[:, 0], b[:, 0], strict=True)),
        }
        for way, found in ways.items():
            called[way] += found.is_decided
            if way in widths:
                widths[way].append(found.interval[1] - found.interval[0])
    assert called["rows"] > 20 > called["means"] + called["first"]
    assert fmean(widths["means"]) < 0.9 * fmean(widths["first"])


def test_the_note_stands_in_the_verdict() -> None:
    """In points, with the number of draws and the share."""
    shares = (numpy.full(40, 0.5), numpy.full(40, 0.5))
    found = simulated(3, shares, 4)
    assert found.verdict.count("4 draws per row; between draws the score varies by ±") == 1
    assert found.n == 40
