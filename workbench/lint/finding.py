"""What the linter says: hits of a rule, gathered into findings, and the report of them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from workbench.errors import TRACEBACK, WorkbenchError, own_fault
from workbench.io.brief import brief
from workbench.io.shown import shown_html
from workbench.messages import say

if TYPE_CHECKING:
    from workbench.lint.proof import Proof
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


def hits_of(rule: Rule, subject: Subject) -> list[Hit]:
    """Return the hits of a rule. Where it fails, by a fault of its own, a hint says so, behind what
    it found before: the other rules have their say.

    Raises:
        WorkbenchError: what the rule needs cannot be had, such as the answer of a model.
        Exception: its own fault, where `errors.TRACEBACK` is set in the environment.
    """
    found: list[Hit] = []
    try:
        for hit in rule.find(subject):
            found.append(hit)
    except WorkbenchError:
        raise
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        found.append(Hit(*own_fault(error), about=TRACEBACK, severity="hint"))
    return found


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

    def __repr__(self) -> str:
        return brief(self, "doc_ids")


@dataclass(frozen=True, slots=True)
class LintReport:
    """The findings on a version, errors first. `docs_checked` counts its docs, `docs_failed` those
    of them that have no prompt: no rule has seen more of them than that."""

    task: str
    version: str
    findings: tuple[Finding, ...]
    docs_checked: int
    docs_failed: int = 0

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
