"""Two runs side by side, doc by doc: is B better than A, and would more rows tell?"""

from __future__ import annotations

import html
import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from workbench.analysis.paired import ALPHA, MCNEMAR, paired_difference
from workbench.analysis.report import Report
from workbench.errors import SettingError, nearest, problem, shorten
from workbench.messages import Message, say
from workbench.types import Row, Run

ROWS_DECIDED_BY = ("task", "docs_sha256", "split")
"""What says which rows the docs are; runs that differ in it never pair."""

FREE = ("n", "sample_size", "data")
"""How many docs were asked for changes no doc's score, nor does where their file lies; the docs
of both runs are compared."""


@dataclass(frozen=True)
class Comparison:
    """What changed from run A to run B in one metric, over the docs that both scored.

    `delta` is B − A, for a loss A − B: above 0, B is better; `ci95` is its paired interval (see
    `paired_difference`). `n` counts the pairs, `left_out` the docs of either run that have no
    score in both. `better` and `worse` are the ids of the docs that B does better or worse.
    `verdict` says it in one sentence.
    """

    run_a: str
    run_b: str
    metric: str
    delta: float
    ci95: tuple[float, float]
    p_value: float
    test: str
    n: int
    better: tuple[int, ...]
    worse: tuple[int, ...]
    verdict: str
    rows_needed: int | None
    left_out: int

    @property
    def is_decided(self) -> bool:
        """Whether the test tells the two apart."""
        return self.p_value < ALPHA

    def _repr_html_(self) -> str:
        low, high = self.ci95
        cells = {
            "B − A": f"{self.delta:+.3f}",
            "95 % interval": f"{low:+.3f} to {high:+.3f}",
            "p": format_p(self.p_value),
            "better": len(self.better),
            "worse": len(self.worse),
            "n": self.n,
        }
        head = "".join(f"<th>{html.escape(name)}</th>" for name in cells)
        body = "".join(f"<td>{html.escape(str(cell))}</td>" for cell in cells.values())
        return (
            f"<table><caption>{html.escape(self.metric)}: {html.escape(self.verdict)}</caption>"
            f"<thead><tr>{head}</tr></thead><tbody><tr>{body}</tr></tbody></table>"
        )


def compare_reports(
    a: Report, b: Report, *, metric: str = "", vary: Collection[str] = ()
) -> Comparison:
    """Compare two runs over the docs that both scored, by `metric` (default: the config's own).

    Versions may always differ, and so may the sizes of the samples. Everything else that scores
    depend on must be equal, or a difference would have two causes; name in `vary` what you mean
    to compare: `model`, `method`, or any setting of a run (`num_fewshot`, `seed`, `sampler`, …).

    Raises:
        SettingError: the runs do not pair: another task or data, a setting that differs and is
            not in `vary`, no such metric, no doc in common.
    """
    name = _common_metric(a, b, metric)
    _check_pairing(a.run, b.run, name, vary)
    rows_a, rows_b = ({row.doc_id: row for row in report.rows} for report in (a, b))
    common = sorted(rows_a.keys() & rows_b.keys())
    if not common:
        raise SettingError(
            problem(
                f"runs {a.run_id} and {b.run_id} have no doc in common",
                fix="Score both on the same sample.",
            )
        )
    sign = -1 if _is_loss(a.run, name) else 1
    pairs = {i: (sign * _value(rows_a[i], name), sign * _value(rows_b[i], name)) for i in common}
    pairs = {i: pair for i, pair in pairs.items() if not any(map(math.isnan, pair))}
    left_out = len(rows_a.keys() | rows_b.keys()) - len(pairs)
    return compare_pairs(pairs, name, (a.run_id, b.run_id), left_out=left_out)


def compare_pairs(
    pairs: Mapping[int, tuple[float, float]],
    metric: str,
    runs: tuple[str, str],
    *,
    left_out: int = 0,
) -> Comparison:
    """Compare the scores of A and B by doc, more being better; `runs` are what the two are
    called."""
    before, after = [x for x, _ in pairs.values()], [y for _, y in pairs.values()]
    found = paired_difference(before, after)
    compared = Comparison(
        run_a=runs[0],
        run_b=runs[1],
        metric=metric,
        delta=found.delta,
        ci95=found.ci95,
        p_value=found.p_value,
        test=found.test,
        n=len(pairs),
        better=tuple(i for i, (x, y) in pairs.items() if y > x),
        worse=tuple(i for i, (x, y) in pairs.items() if y < x),
        verdict="",
        rows_needed=found.rows_needed,
        left_out=left_out,
    )
    return replace(compared, verdict=verdict(compared))


def _value(row: Row, metric: str) -> float:
    score = row.scores.get(metric)
    return math.nan if score is None else score.value


def _is_loss(run: Run, metric: str) -> bool:
    """Say whether less is better: then what is compared is the loss with its sign turned."""
    return (run.settings.get("metrics") or {}).get(metric) == "lm_loss"


def _common_metric(a: Report, b: Report, metric: str) -> str:
    for report in (a, b):
        if not report.metrics:
            raise SettingError(
                problem(f"run {report.run_id} has no scores", seen=f"status {report.run.status}")
            )
    name = metric or next(iter(a.metrics))
    for report in (a, b):
        if name not in report.metrics:
            both = a.metrics.keys() & b.metrics.keys()
            raise SettingError(
                problem(f"metric: run {report.run_id} has no {name!r}", fix=nearest(name, both))
            )
    return name


# -- do the runs pair? -------------------------------------------------------------------------


def differing_settings(a: Run, b: Run, metric: str, vary: Collection[str] = ()) -> tuple[str, ...]:
    """Return what keeps two runs from pairing: the names of all that scores of `metric` depend on
    and that differs, besides the version and what is in `vary`.

    Raises:
        SettingError: a name in `vary` that no setting has, or that may never vary.
    """
    facts_a, facts_b = _facts(a, metric), _facts(b, metric)
    names = list(dict.fromkeys([*facts_a, *facts_b]))
    may_vary = [name for name in names if name not in ROWS_DECIDED_BY]
    for name in vary:
        if name not in may_vary:
            raise SettingError(
                problem(
                    f"vary: {name!r} is not a setting that may vary", fix=nearest(name, may_vary)
                )
            )
    return tuple(n for n in names if facts_a.get(n) != facts_b.get(n) and n not in vary)


def _check_pairing(a: Run, b: Run, metric: str, vary: Collection[str]) -> None:
    differing = differing_settings(a, b, metric, vary)
    if not differing:
        return
    facts_a, facts_b = _facts(a, metric), _facts(b, metric)
    seen = "; ".join(
        f"{name} {shorten(facts_a.get(name), 200)} and {shorten(facts_b.get(name), 200)}"
        for name in differing
    )
    never = [name for name in differing if name in ROWS_DECIDED_BY]
    fix = (
        "Only runs on the same rows can be compared."
        if never
        else f"If that is what you compare, let it vary: --vary {' '.join(differing)}, "
        f"or vary={differing!r} in Python."
    )
    raise SettingError(
        problem(
            f"runs {a.run_id} and {b.run_id} do not pair",
            expected=f"the same {', '.join(never or differing)}",
            seen=seen,
            fix=fix,
        )
    )


def _facts(run: Run, metric: str) -> dict[str, Any]:
    """Return what a score of `metric` depends on, besides the version."""
    settings = {name: value for name, value in run.settings.items() if name not in FREE}
    # Other metrics of the config have no bearing on this one.
    types: Mapping[str, str] = settings.get("metrics") or {}
    settings["metrics"] = types.get(metric, metric)
    return {
        "task": run.task,
        "model": (run.model, run.fingerprint[:12]),
        "method": run.method,
        **settings,
    }


# -- in words ----------------------------------------------------------------------------------


def verdict(found: Comparison) -> Message:
    """Return a comparison in one sentence, in the language in force."""
    if found.n == 0:
        return say("nothing to compare: no doc has a score in both runs")
    if not (found.better or found.worse):
        same = say("the same score on all {n} docs: nothing tells them apart", n=found.n)
        if found.test != MCNEMAR:
            return same
        hidden = _points(found.ci95[1])
        return say("{same}; a difference of up to {points} points may hide", same=same,
                   points=hidden)  # fmt: skip
    counts, size = change_in_words(found)
    if not found.is_decided:
        return say("{counts}: cannot tell apart; {why}", counts=counts, why=_why(found))
    if found.delta > 0:
        return say("{counts}: B is better by {size}", counts=counts, size=size)
    return say("{counts}: B is worse by {size}", counts=counts, size=size)


def change_in_words(found: Comparison) -> tuple[Message, str]:
    """Return how many docs B does better and worse, and how large the difference is."""
    counts = say(
        "{better} better, {worse} worse of {n}, {p}",
        better=len(found.better), worse=len(found.worse), n=found.n, p=format_p(found.p_value),
    )  # fmt: skip
    if found.test == MCNEMAR:
        return counts, say("{points} points", points=_points(found.delta))
    return counts, f"{abs(found.delta):.3g}"


def _why(found: Comparison) -> Message:
    """Return why two runs that differ cannot be told apart, and what would tell."""
    if found.delta == 0:
        return say("the changes cancel out")
    if found.rows_needed is None or found.rows_needed <= found.n:
        return say("too few docs changed")
    rows = _about(found.rows_needed)
    if found.test != MCNEMAR:
        size = f"{abs(found.delta):.3g}"
        return say("a change of {size} at this spread needs about {rows} rows", size=size,
                   rows=rows)  # fmt: skip
    points = _points(found.delta)
    if points.startswith(("8", "11", "18")):
        return say("an {points}-point change at this flip rate needs about {rows} rows",
                   points=points, rows=rows)  # fmt: skip
    return say("a {points}-point change at this flip rate needs about {rows} rows",
               points=points, rows=rows)  # fmt: skip


def format_p(p: float) -> str:
    """Return `p = 0.34`, or `p < 0.001`."""
    if math.isnan(p):
        return "p unknown"
    if p < 0.001:
        return "p < 0.001"
    digits = 3 if p < 0.1 else 2
    return f"p = {p:.{digits}f}" if p < 0.995 else "p = 1"


def _points(delta: float) -> str:
    return f"{100 * abs(delta):.1f}".removesuffix(".0")


def _about(rows: int) -> int:
    """Return the count rounded up to two digits: it is an estimate from an estimate."""
    step = 10 ** max(0, len(str(rows)) - 2)
    return math.ceil(rows / step) * step
