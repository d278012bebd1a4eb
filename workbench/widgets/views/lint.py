"""The linter's view model: the findings on the draft, where each is, and how many there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypedDict

from workbench.lint.finding import SEVERITIES, Finding, LintReport, Severity, held_of
from workbench.lint.proof import Proof, corrected
from workbench.lint.prove import can_prove
from workbench.lint.rules import RULES
from workbench.messages import say
from workbench.types import Diagnostic
from workbench.widgets.views.compare import signed
from workbench.widgets.views.diagnostics import TextRange, range_of
from workbench.widgets.views.display import count, interval, minus, one_line, printable
from workbench.widgets.views.shared import Button, OfEdit

MOST_FINDINGS = 60
"""So many are listed; nobody reads on before the first ones are mended."""

_WIDTH = 400
_RULES = {rule.name: rule for rule in RULES}
_MARKS: dict[Severity, str] = {"error": "✕", "warning": "▲", "hint": "◦"}


@dataclass(frozen=True, slots=True)
class Proving:
    """What became of a finding's proof: `proof`, or `why` there is none; or `error`, why it failed;
    or it `waits` for the model."""

    proof: Proof | None = None
    why: str = ""
    error: str = ""
    waits: bool = False


class FindingView(TypedDict):
    """`id` is its place in the report. `proof` is the sentence, `effect` the difference with its
    interval and the number of docs."""

    id: int
    rule: str
    finds: str
    why: str
    severity: Severity
    mark: str
    word: str
    message: str
    fix: str
    line: str
    range: TextRange | None
    docs: str
    doc_id: int | None
    can_fix: bool
    can_prove: bool
    waits: bool
    proof: str
    effect: str


class LintView(OfEdit):
    """The findings, and the edit that they are of. Its level is `none` where nothing was found, and
    not all was seen."""

    text: str
    level: Severity | Literal["ok", "none"]
    note: str
    findings: list[FindingView]
    more: str
    prove_all: Button


def lint_view(
    report: LintReport | None,
    source: str,
    edit: tuple[str, int] = ("", 0),
    proofs: Mapping[int, Proving] | None = None,
    trouble: str = "",
    *,
    allowed: bool = True,
) -> LintView:
    """Return what is drawn of the findings on a draft's text; None: it cannot be linted now, and
    `trouble` says why where the preview does not. `allowed` says whether its code may run.
    `proofs` are those of findings by their place in the report, and are corrected here for their
    number: it grows as one after the other is asked for."""
    findings = report.findings if report else ()
    shown = findings[:MOST_FINDINGS]
    more = len(findings) - len(shown)
    proofs = _corrected(proofs or {})
    found: list[Severity] = [s for s in SEVERITIES if report and report.counts[s]]
    unseen = _unseen(report, allowed)
    return {
        "text": say("lint: {what}", what=_MARKS["error"]) if trouble else _text(report, unseen),
        "level": found[0] if found else "error" if trouble else "none" if unseen else "ok",
        "note": _note(report, proofs),
        "findings": [
            _finding(place, finding, source, proofs.get(place))
            for place, finding in enumerate(shown)
        ],
        "more": say("and {n} more", n=more)
        if more
        else printable(trouble) or _nothing(report, unseen),
        "prove_all": _prove_all(shown, proofs),
        "view": edit[0],
        "seq": edit[1],
    }


def _corrected(proofs: Mapping[int, Proving]) -> dict[int, Proving]:
    told = iter(corrected([one.proof for one in proofs.values() if one.proof]))
    return {
        place: replace(one, proof=next(told)) if one.proof else one for place, one in proofs.items()
    }


def _note(report: LintReport | None, proofs: Mapping[int, Proving]) -> str:
    if report is None:
        return ""
    looked = say("{n} rows were looked at", n=f"{report.docs_checked - report.docs_failed:,}")
    if report.docs_failed:
        looked += f"; {_failed(report.docs_failed)}"
    held = held_of([one.proof for one in proofs.values() if one.proof])
    return f"{looked}; {held}" if held else looked


def _failed(n: int) -> str:
    text = "{n} row has no prompt" if n == 1 else "{n} rows have no prompt"
    return say(text, n=f"{n:,}")


def _prove_all(findings: Sequence[Finding], proofs: Mapping[int, Proving]) -> Button:
    left = [i for i, each in enumerate(findings) if can_prove(each.rule) and i not in proofs]
    title = say("Score a sample of the docs that have each fault, with it and without")
    return {"label": say("Prove all"), "title": title, "enabled": bool(left)}


def linted_docs(report: LintReport | None) -> dict[int, str]:
    """Return the docs that a finding is about, by id, with the names of their rules."""
    rules: dict[int, list[str]] = {}
    for finding in report.findings if report else ():
        for doc_id in finding.doc_ids:
            rules.setdefault(doc_id, []).append(finding.rule)
    return {doc_id: ", ".join(dict.fromkeys(rules[doc_id])) for doc_id in sorted(rules)}


def _unseen(report: LintReport | None, allowed: bool) -> str:
    """Return why rows were not looked at; "" where all were."""
    if report is None or not report.docs_failed:
        return ""
    if not allowed:
        return say("the code waits for “Run it”")
    if report.docs_failed == report.docs_checked:
        return say("the draft does not run")
    return say("the draft does not run on all rows")


def _nothing(report: LintReport | None, unseen: str) -> str:
    if report is None:
        return say("Nothing was looked at yet.")
    if report.findings:
        return ""
    if report.docs_failed == report.docs_checked:
        return say("Nothing was looked at: {why}.", why=unseen)
    return say("Nothing: no rule of the linter has anything to say.")


def _text(report: LintReport | None, unseen: str) -> str:
    if report is None:
        return ""
    numbers = report.counts
    texts: dict[Severity, str] = {
        "error": count(numbers["error"], "error"),
        "warning": count(numbers["warning"], "warning"),
        "hint": count(numbers["hint"], "hint"),
    }
    found = [f"{_MARKS[severity]} {texts[severity]}" for severity in texts if numbers[severity]]
    if found or unseen:
        return say("lint: {what}", what="  ".join(found) or unseen)
    return say("lint ✓")


def _finding(place: int, finding: Finding, source: str, proving: Proving | None) -> FindingView:
    words: dict[Severity, str] = {
        "error": say("error"),
        "warning": say("warning"),
        "hint": say("hint"),
    }
    rule = _RULES.get(finding.rule)
    where = Diagnostic("error", "", "", finding.line)
    line = "" if finding.line is None else say("line {n}", n=finding.line)
    return {
        "id": place,
        "rule": finding.rule,
        "finds": say(rule.finds) if rule else "",
        "why": say(rule.why) if rule else "",
        "severity": finding.severity,
        "mark": _MARKS[finding.severity],
        "word": words[finding.severity],
        "message": one_line(say(finding.message), _WIDTH),
        "fix": one_line(say(finding.fix), _WIDTH),
        "line": line,
        "range": range_of(where, source),
        "docs": count(finding.count, "row") if finding.doc_ids else "",
        "doc_id": finding.doc_ids[0] if finding.doc_ids else None,
        "can_fix": finding.mended is not None,
        "can_prove": can_prove(finding.rule) and (proving is None or bool(proving.error)),
        "waits": proving is not None and proving.waits,
        "proof": _sentence(proving) if proving else "",
        "effect": _effect(proving.proof) if proving and proving.proof else "",
    }


def _sentence(proving: Proving) -> str:
    found = proving.proof
    if proving.waits or proving.error:
        return printable(proving.error) if proving.error else say("being proven…")
    if found is None:
        return say(proving.why)
    return say("{means}; {verdict}", means=say(found.means), verdict=minus(say(found.verdict)))


def _effect(found: Proof) -> str:
    ends = interval(*found.ci95)
    return f"{signed(found.delta)} {ends}".strip() + f" · n = {found.n:,}"
