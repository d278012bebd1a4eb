"""All rules over one subject: the linter's entry, quick enough to be called while someone types."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from workbench.lint.finding import SEVERITIES, Finding, Hit, Rule
from workbench.lint.rules import RULES
from workbench.lint.subject import Subject


def check(subject: Subject, rules: Sequence[Rule] = RULES) -> tuple[Finding, ...]:
    """Return the findings of `rules` on prompts that are rendered already, gravest first and then
    in the rules' order. Nothing is rendered, read or scored here.

    What a comment `# lint: ignore RULE` in the source silences is left out.
    """
    found: list[Finding] = []
    for rule in rules:
        gathered = _gather(rule, rule.find(subject))
        found += [one for one in gathered if not subject.code.silences(one.rule, one.line)]
    return tuple(sorted(found, key=lambda finding: SEVERITIES.index(finding.severity)))


def _gather(rule: Rule, hits: Iterable[Hit]) -> list[Finding]:
    """Return a finding for each thing that the hits are about, with the words of its first hit."""
    groups: dict[str, list[Hit]] = {}
    for hit in hits:
        groups.setdefault(hit.about, []).append(hit)
    return [_finding(rule, group) for group in groups.values()]


def _finding(rule: Rule, hits: Sequence[Hit]) -> Finding:
    first = hits[0]
    ids = tuple(sorted({hit.doc_id for hit in hits if hit.doc_id is not None}))
    return Finding(
        rule=rule.name,
        severity=first.severity or rule.severity,
        message=first.message,
        fix=first.fix,
        line=next((hit.line for hit in hits if hit.line is not None), None),
        doc_ids=ids,
        count=len(ids) or 1,
    )
