"""What a fault costs: the comparison of prompts with it and without."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from workbench.analysis.compare import Comparison, format_p
from workbench.analysis.judgement import format_size, format_span, seen_in_words
from workbench.analysis.paired import ALPHA
from workbench.analysis.several import holm
from workbench.messages import say


@dataclass(frozen=True, kw_only=True)
class Proof(Comparison):
    """A fault's cost: the docs that have it, as they are (A) and with the fault taken out (B).

    `before` and `after` are the means of the metric; a loss counts with its sign turned, so above
    0 the repair helps. `reader` is the post-processor that reads the same responses in B, where
    that is what is repaired.

    How many docs are scored is settled before the first of them is, so what is decided is decided
    by the test of one look: `p_holm` is `p_value` corrected for `proofs`, how many were made of
    one look at a version, since they share its docs (see `corrected`).
    """

    before: float
    after: float
    reader: str = ""
    proofs: int = 1
    p_holm: float = math.nan

    @property
    def holds(self) -> bool:
        """Whether the fault moves the score, by all proofs taken together."""
        return self.p_holm <= ALPHA

    @property
    def verdict(self) -> str:
        """What the fault does, in one sentence."""
        counts = seen_in_words(self.judgement)
        if not self.holds and self.p_value <= ALPHA:
            p = format_p(self.p_holm)
            return say("{counts}: undecided, since {n} proofs were made ({p} after Holm)",
                       counts=counts, n=self.proofs, p=p)  # fmt: skip
        if not self.holds and self.judgement.is_decided:
            span = format_span(self.ci95, is_share=self.judgement.is_share)
            return say("{counts}: undecided ({span})", counts=counts, span=span)
        if not self.holds:
            return super().verdict
        size = format_size(self.delta, is_share=self.judgement.is_share)
        if self.delta > 0:
            return say("{counts}: the fault costs {size}", counts=counts, size=size)
        return say("{counts}: the fault gains {size}", counts=counts, size=size)

    @property
    def means(self) -> str:
        """The metric with the fault and without it."""
        values = {"metric": self.metric, "before": f"{self.before:.3f}"}
        values["after"] = f"{self.after:.3f}"
        if self.reader:
            return say("{metric} {before} as it is, {after} where {reader} reads the responses",
                       **values, reader=self.reader)  # fmt: skip
        return say("{metric} {before} with the fault, {after} without", **values)

    @property
    def sentence(self) -> str:
        """The proof in one sentence, with its 95 % interval."""
        low, high = (f"{end:+.3f}" for end in self.ci95)
        text = say("{means}; {verdict}; 95 % interval {low} to {high}",
                   means=self.means, verdict=self.verdict, low=low, high=high)  # fmt: skip
        if self.proofs == 1 or not self.holds:
            return text
        return say("{text}; {p} after Holm", text=text, p=format_p(self.p_holm))


def corrected(proofs: Sequence[Proof]) -> list[Proof]:
    """Return the proofs of one look at a version, each corrected for all of them."""
    p_values = holm([proof.p_value for proof in proofs])
    count = sum(not math.isnan(p) for p in p_values)
    return [
        replace(proof, proofs=count, p_holm=p) for proof, p in zip(proofs, p_values, strict=True)
    ]
