"""The linter's view model: the findings on the draft, where each is, and how many there are."""

from __future__ import annotations

from typing import Literal, TypedDict

from workbench.lint.finding import SEVERITIES, Finding, LintReport, Severity
from workbench.lint.rules import RULES
from workbench.messages import say
from workbench.types import Diagnostic
from workbench.widgets.views.diagnostics import TextRange, range_of
from workbench.widgets.views.display import count, one_line
from workbench.widgets.views.shared import OfEdit

MOST_FINDINGS = 60
"""So many are listed; nobody reads on before the first ones are mended."""

_WIDTH = 400
_RULES = {rule.name: rule for rule in RULES}
_MARKS: dict[Severity, str] = {"error": "✕", "warning": "▲", "hint": "◦"}


class FindingView(TypedDict):
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


class LintView(OfEdit):
    """The findings, and the edit that they are of."""

    text: str
    level: Severity | Literal["ok"]
    note: str
    findings: list[FindingView]
    more: str


def lint_view(report: LintReport | None, source: str, edit: tuple[str, int] = ("", 0)) -> LintView:
    """Return what is drawn of the findings on a draft's text; None: it cannot be linted now."""
    findings = report.findings if report else ()
    shown = findings[:MOST_FINDINGS]
    more = len(findings) - len(shown)
    found: list[Severity] = [s for s in SEVERITIES if report and report.counts[s]]
    return {
        "text": _text(report),
        "level": found[0] if found else "ok",
        "note": say("{n} rows were looked at", n=f"{report.docs_checked:,}") if report else "",
        "findings": [_finding(finding, source) for finding in shown],
        "more": say("and {n} more", n=more) if more else "",
        "view": edit[0],
        "seq": edit[1],
    }


def linted_docs(report: LintReport | None) -> dict[int, str]:
    """Return the docs that a finding is about, by id, with the names of their rules."""
    rules: dict[int, list[str]] = {}
    for finding in report.findings if report else ():
        for doc_id in finding.doc_ids:
            rules.setdefault(doc_id, []).append(finding.rule)
    return {doc_id: ", ".join(dict.fromkeys(rules[doc_id])) for doc_id in sorted(rules)}


def _text(report: LintReport | None) -> str:
    if report is None:
        return ""
    numbers = report.counts
    texts: dict[Severity, str] = {
        "error": count(numbers["error"], "error"),
        "warning": count(numbers["warning"], "warning"),
        "hint": count(numbers["hint"], "hint"),
    }
    found = [f"{_MARKS[severity]} {texts[severity]}" for severity in texts if numbers[severity]]
    return say("lint: {what}", what="  ".join(found)) if found else say("lint ✓")


def _finding(finding: Finding, source: str) -> FindingView:
    words: dict[Severity, str] = {
        "error": say("error"),
        "warning": say("warning"),
        "hint": say("hint"),
    }
    rule = _RULES.get(finding.rule)
    place = Diagnostic("error", "", "", finding.line)
    line = "" if finding.line is None else say("line {n}", n=finding.line)
    return {
        "rule": finding.rule,
        "finds": say(rule.finds) if rule else "",
        "why": say(rule.why) if rule else "",
        "severity": finding.severity,
        "mark": _MARKS[finding.severity],
        "word": words[finding.severity],
        "message": one_line(say(finding.message), _WIDTH),
        "fix": one_line(say(finding.fix), _WIDTH),
        "line": line,
        "range": range_of(place, source),
        "docs": count(finding.count, "row") if finding.doc_ids else "",
        "doc_id": finding.doc_ids[0] if finding.doc_ids else None,
    }
