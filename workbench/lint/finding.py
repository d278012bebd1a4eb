"""What the linter says: hits of a rule, gathered into findings, and the report of them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from workbench.analysis.compare import Comparison, format_p
from workbench.analysis.judgement import format_size, format_span, seen_in_words
from workbench.analysis.paired import ALPHA
from workbench.analysis.several import holm
from workbench.io.shown import shown_html
from workbench.messages import say

if TYPE_CHECKING:
    from workbench.lint.subject import Subject
    from workbench.messages import Message
    from workbench.types import Rendered

Severity: TypeAlias = Literal["error", "warning", "hint"]
"""An error makes scores wrong, a warning most likely does, a hint may be meant so."""

SEVERITIES: tuple[Severity, ...] = ("error", "warning", "hint")


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule's fault in one doc, or, without a `doc_id`, in the whole.

    Hits of one `about` are one finding, in the words of the first. `line` is that of the
    transform's source, from 1. A `severity` of its own wins over the rule's.
    """

    message: Message
    fix: Message
    doc_id: int | None = None
    line: int | None = None
    about: str = ""
    severity: Severity | None = None


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its name `family/fault`, and a function that yields the hits in a subject.

    What that function's docstring says, `why` (with its source) and `repair` are what the table of
    rules says of it. `repair` is how a proof takes the fault out, "" where only a person can;
    `edit` does it to a doc's prompt, None where it is not in the prompt.
    """

    name: str
    severity: Severity
    find: Callable[[Subject], Iterable[Hit]]
    why: str
    repair: str = ""
    edit: Callable[[Subject, Rendered], Rendered] | None = None

    @property
    def finds(self) -> str:
        """What the rule finds, for people."""
        return " ".join((self.find.__doc__ or "").split())


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


def held_of(proofs: Sequence[Proof]) -> str:
    """Return how many of several proofs hold, in one sentence; "" of a single one."""
    if len(proofs) < 2:
        return ""
    held = sum(proof.holds for proof in proofs)
    return say("{held} of {n} proofs hold after Holm", held=held, n=len(proofs))


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault. `doc_ids` are all docs that have it, in order; `count` is how many, or 1 for a
    fault of no doc. `line` is where in the transform's source it comes from, if that is known.
    `message` and `fix` are a hit's (see `messages.say`). `mended` is the source without the fault,
    where that was asked for and is no question (see `lint.mend`). `unproven` says why there is no
    `proof`, "" where none was asked for."""

    rule: str
    severity: Severity
    message: str
    fix: str
    line: int | None = None
    doc_ids: tuple[int, ...] = ()
    count: int = 1
    proof: Proof | None = None
    mended: str | None = None
    unproven: str = ""


@dataclass(frozen=True, slots=True)
class LintReport:
    """The findings on a version, errors first. `docs_checked` counts its docs."""

    task: str
    version: str
    findings: tuple[Finding, ...]
    docs_checked: int

    @property
    def counts(self) -> dict[Severity, int]:
        """How many findings there are of each severity."""
        found = Counter(finding.severity for finding in self.findings)
        return {severity: found[severity] for severity in SEVERITIES}

    @property
    def has_errors(self) -> bool:
        """Whether a finding is an error."""
        return any(finding.severity == "error" for finding in self.findings)

    @property
    def proofs(self) -> tuple[Proof, ...]:
        """The proofs of its findings, in their order."""
        return tuple(finding.proof for finding in self.findings if finding.proof)

    @property
    def held(self) -> str:
        """How many of several proofs hold, in one sentence."""
        return held_of(self.proofs)

    def _repr_html_(self) -> str:
        cells = "".join(
            f"<tr><td>{f.severity}</td><td>{f.rule}</td><td>{f.line or ''}</td><td>{f.count}</td>"
            # As it is, since a fault may be a space too many.
            '<td style="text-align:left;white-space:pre-wrap">'
            f"{shown_html(f.message)}<br>{shown_html(f.fix)}"
            f"{_proven_html(f)}</td></tr>"
            for f in self.findings
        )
        counts = ", ".join(f"{name} {count}" for name, count in self.counts.items())
        counts += f"; {self.held}" if self.held else ""
        caption = shown_html(f"{self.task} {self.version}: {self.docs_checked} docs; {counts}")
        head = "".join(f"<th>{name}</th>" for name in ("", "rule", "line", "docs", "what"))
        return (
            f"<table><caption>{caption}</caption><thead><tr>{head}</tr></thead>"
            f"<tbody>{cells}</tbody></table>"
        )


def _proven_html(finding: Finding) -> str:
    text = finding.proof.sentence if finding.proof else finding.unproven
    return f"<br>{shown_html(text)}" if text else ""
