"""Two sides, doc by doc: is B better than A, and would more rows tell?"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from workbench.analysis.formats import ComparedFormats, better_text
from workbench.analysis.judge import judge, means_by_question
from workbench.analysis.judgement import Judgement
from workbench.analysis.paired import paired_difference
from workbench.analysis.rounding import NO_ROUNDING, Rounding
from workbench.analysis.tables import html_table
from workbench.analysis.unequal import rows_note, sizes_of
from workbench.errors import SettingError
from workbench.io.brief import brief
from workbench.messages import clauses, say

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Comparison:
    """What changed from run A to run B in one metric, over the docs that both scored.

    `judgement` is what holds at every look (see `analysis.judge`), `verdict` says it in one
    sentence, and `rows_needed` is its. Beside it stands what a test of one look says, right only
    where n was planned beforehand and is reached: `ci95`, `p_value` and `test`, of the questions
    where docs belong together (see `paired_difference`).

    `rounding` are the docs whose flip rounding alone could have made (see `analysis.rounding`).
    They count as ties in all that is judged, `delta` and `ci95` included: what is told is what
    rounding does not explain. `better`, `worse` and `pairs` have them as they were scored.

    `delta` is B - A, for a loss A - B: above 0, B is better. `n` counts the pairs, `left_out` the
    docs of either run that have no score in both. `better` and `worse` are the ids of the docs that
    B does better or worse. `pairs` has the two scores of each doc in the order in which they were
    seen, those of a loss with their sign turned, and `questions` what each doc is a question of.
    `notes` say what else is to be known: that a run is not finished, say, or what the difference is
    by rows where it is another one by questions. `formats` has the bands
    of the two versions over neutral formats, where `workbench band` was asked.
    """

    run_a: str
    run_b: str
    metric: str
    judgement: Judgement
    ci95: tuple[float, float]
    p_value: float
    test: str
    better: tuple[int, ...]
    worse: tuple[int, ...]
    left_out: int
    pairs: Mapping[int, tuple[float, float]] = field(repr=False, hash=False)
    questions: Mapping[int, str] = field(default_factory=dict, repr=False, hash=False)
    bounds: tuple[float, float] | None = (0.0, 1.0)
    notes: tuple[str, ...] = ()
    rounding: tuple[int, ...] = ()
    formats: ComparedFormats | None = None

    def __repr__(self) -> str:
        return brief(self, "better", "worse", "rounding")

    @property
    def is_rounding(self) -> bool:
        """Whether there are flips, and rounding alone could have made each of them."""
        flips = len(self.better) + len(self.worse)
        return 0 < flips == len(self.rounding)

    @property
    def judged_pairs(self) -> dict[int, tuple[float, float]]:
        """The pairs as they are judged: flips within rounding as ties."""
        return with_ties(self.pairs, self.rounding)

    @property
    def delta(self) -> float:
        """The mean of B - A."""
        return self.judgement.delta

    @property
    def n(self) -> int:
        """How many docs are compared."""
        return len(self.pairs)

    @property
    def rows_needed(self) -> int | None:
        """How many rows like these would settle it (see `Judgement`)."""
        return self.judgement.rows_needed

    @property
    def is_decided(self) -> bool:
        """Whether B is better or worse."""
        return self.judgement.is_decided

    @property
    def verdict(self) -> str:
        """The comparison in one sentence."""
        better = self.formats.better if self.formats else None
        told = (better_text(better),) if better else ()
        if self.left_out and self.n:
            of = self.n + self.left_out
            lacking = say("{n} of {of} docs lack a score on a side or both", n=self.left_out, of=of)
            told = (*told, lacking)
        return clauses((self.judgement.sentence, *told, *self.notes))

    def plot(self, of: Literal["flips", "evidence", "formats"] = "flips") -> Figure:
        """Draw how many docs went from right to wrong, from wrong to right, and stayed; or the
        evidence for better and for worse, as the questions came in; or both scores with their
        bands over neutral formats behind them.

        Raises:
            SettingError: `of` is none of these.
        """
        from workbench.analysis.charts import evidence_chart, flip_chart, format_chart
        from workbench.analysis.draw import draw
        from workbench.analysis.plots import legibly

        charts = {"flips": flip_chart, "evidence": evidence_chart, "formats": format_chart}
        if of not in charts:
            raise SettingError("plot", expected="flips, evidence or formats", seen=repr(of))
        with legibly():
            return draw(charts[of](self))

    def _repr_html_(self) -> str:
        found = self.judgement
        low, high = found.interval
        cells = {
            "B − A": f"{self.delta:+.3f}",
            "at every look": f"{low:+.3f} to {high:+.3f}",
            "e-value": format_e(found.e_value),
            "better": str(len(self.better)),
            "worse": str(len(self.worse)),
            "n": str(self.n),
            "at a planned n": f"{self.test}, {format_p(self.p_value)}",
        }
        return html_table(f"{self.metric}: {self.verdict}", tuple(cells), [tuple(cells.values())])


def compare_pairs(
    pairs: Mapping[int, tuple[float, float]],
    metric: str,
    runs: tuple[str, str],
    *,
    questions: Mapping[int, str] | None = None,
    tries: int = 1,
    margin: float | None = None,
    bounds: tuple[float, float] | None = (0.0, 1.0),
    left_out: int = 0,
    notes: tuple[str, ...] = (),
    rounding: Rounding = NO_ROUNDING,
) -> Comparison:
    """Compare the scores of A and B by doc, in the order in which they were seen, more being
    better; `runs` are what the two are called. `questions`, by doc, `tries`, `margin` and `bounds`
    are as in `judge`; a doc whose question is "" is one of its own. The flips in `rounding` count
    as ties.

    Raises:
        SettingError: tries or margin make no sense.
    """
    names = [(questions or {}).get(doc_id) or None for doc_id in pairs]
    told = list(with_ties(pairs, rounding.docs).values())
    judged = judge(told, tries=tries, groups=names, margin=margin, bounds=bounds)
    before, after = means_by_question(told, names)
    better = tuple(sorted(i for i, (x, y) in pairs.items() if y > x))
    worse = tuple(sorted(i for i, (x, y) in pairs.items() if y < x))
    if rounding.docs:
        notes = (*notes, rounding.note(len(better) + len(worse)))
    differences = [new - old for old, new in zip(before, after, strict=True)]
    if told_both := rows_note(differences, sizes_of(names), is_share=judged.is_share):
        notes = (*notes, told_both)
    found = paired_difference(before, after)
    return Comparison(
        run_a=runs[0],
        run_b=runs[1],
        metric=metric,
        judgement=replace(judged, near_ties=len(rounding.docs)),
        ci95=found.ci95,
        p_value=found.p_value,
        test=found.test,
        better=better,
        worse=worse,
        left_out=left_out,
        pairs=dict(pairs),
        questions=dict(questions or {}),
        bounds=bounds,
        notes=notes,
        rounding=tuple(sorted(rounding.docs)),
    )


def with_ties(
    pairs: Mapping[int, tuple[float, float]], docs: Collection[int]
) -> dict[int, tuple[float, float]]:
    """Return the pairs, by doc, in which these docs score as in A on both sides."""
    return {doc_id: (a, a if doc_id in docs else b) for doc_id, (a, b) in pairs.items()}


def format_p(p: float) -> str:
    """Return `p = 0.34`, or `p < 0.001`."""
    if math.isnan(p):
        return "p unknown"
    if p < 0.001:
        return "p < 0.001"
    digits = 3 if p < 0.1 else 2
    return f"p = {p:.{digits}f}" if p < 0.995 else "p = 1"


def format_e(e: float) -> str:
    """Return an e-value as people read it: "0.4", "23", "more than 10,000"."""
    if e > 10_000:
        return say("more than {n}", n="10,000")
    return f"{e:.2g}" if e < 10 else f"{e:,.0f}"
