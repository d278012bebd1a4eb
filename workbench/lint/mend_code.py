"""Mends of code: sets are sorted, and comments that silence nothing go."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from workbench.io.han import exactly
from workbench.lint.finding import Finding
from workbench.lint.mend_texts import said
from workbench.lint.pieces import Edit, Mend, ParsedSource
from workbench.lint.rules.source.sets import walked_sets
from workbench.lint.subject import Subject

_SILENCER = exactly(r"#\s*lint:\s*ignore\s+(?P<names>[^#:\n]*)(?P<reason>:.*)?\Z")
_THROUGH = frozenset({"list", "tuple", "enumerate", "iter"})


def _sorted_set(script: ParsedSource, _subject: Subject, finding: Finding) -> list[Edit]:
    """Sort the set of a line before something goes through it; `list(…)` of it becomes
    `sorted(…)`. What `pop` takes out of a set stays a choice."""
    walked = next((w for w in walked_sets(script.code) if w.lineno == finding.line), None)
    while (
        isinstance(walked, ast.Call)
        and isinstance(walked.func, ast.Name)
        and walked.func.id in _THROUGH
        and walked.args
    ):
        walked = walked.args[0]
    if walked is None:
        return []
    for node in script.code.nodes:
        if isinstance(node, ast.Attribute) and node.value is walked and node.attr == "pop":
            return []
        if not isinstance(node, ast.Call) or node.args[:1] != [walked]:
            continue
        if isinstance(node.func, ast.Name) and node.func.id == "list":
            start, end = script.span(node.func)
            return [(start, end, "sorted")]
    start, end = script.span(walked)
    return [(start, start, "sorted("), (end, end, ")")]


def _no_silencer(script: ParsedSource, _subject: Subject, finding: Finding) -> list[Edit]:
    """Take a rule's name out of the comment that silences it, and the comment with its last."""
    rule, number = said(finding.message).get("rule"), finding.line
    if not rule or number is None:
        return []
    line = script.code.lines[number - 1]
    match = _SILENCER.search(line)
    names = [name.strip() for name in match["names"].split(",")] if match else []
    if match is None or rule not in names:
        return []
    start = script.start_of(number)
    if len(names) > 1:
        left = ", ".join(name for name in names if name != rule)
        return [(start + match.start("names"), start + match.end("names"), left)]
    kept = line[: match.start()].rstrip()
    if not kept:  # a line of its own
        return [(start, start + len(line) + 1, "")]
    return [(start + len(kept), start + len(line), "")]


CODE_MENDS: Mapping[str, Mend] = {
    "code/set-order": _sorted_set,
    "code/stale-ignore": _no_silencer,
}
