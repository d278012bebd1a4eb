"""Faults taken out of the source: one edit of the user's text, where what to write is no question.

A mend is read off the source alone, so it is worth trying, no more: whether it takes the fault out
is known once the prompts are made of it anew. Most rules have none, since a person has to choose.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping

from workbench.io.han import exactly
from workbench.lint.finding import Finding
from workbench.lint.mend_code import CODE_MENDS
from workbench.lint.mend_texts import TEXT_MENDS
from workbench.lint.pieces import Edit, Mend, ParsedSource
from workbench.lint.rules.texts.joins import SPACES
from workbench.lint.source import parse
from workbench.lint.subject import Subject, answers_of
from workbench.types import Rendered

_SLOTS_OR_SPACES = exactly(r"(\{[^{}]*\})|(?<=\S)  +(?=\S)")


def mended(finding: Finding, subject: Subject) -> str | None:
    """Return the source with a finding's fault taken out, None where only a person can."""
    mend = _MENDS.get(finding.rule)
    code = subject.code
    if mend is None or code.tree is None or "\r" in code.text or "\f" in code.text:
        return None
    script = ParsedSource(code)
    edits = mend(script, subject, finding)
    text = script.with_edits(edits) if edits else code.text
    return text if text != code.text and parse(text).tree is not None else None


def _trailing_space(script: ParsedSource, subject: Subject, finding: Finding) -> list[Edit]:
    item = _first(subject, finding)
    if item is None:
        return []
    edits = _strip_input(script, item)
    stem = item.example.input.rstrip(SPACES)
    begins = any(text[:1] in SPACES for text in answers_of(item, subject.method) if text)
    if not edits or stem[-1:] in ("", "\n") or begins:
        return edits
    # The space belongs to the answers now; those of PPL are in the rows.
    return _with_space(script, edits) if subject.method == "gen" else []


def _missing_space(script: ParsedSource, subject: Subject, _: Finding) -> list[Edit]:
    return _with_space(script, []) if subject.method == "gen" else []


def _double_space(script: ParsedSource, subject: Subject, finding: Finding) -> list[Edit]:
    item = _first(subject, finding)
    if item is None:
        return []
    if item.example.input[-1:] in SPACES:
        return _strip_input(script, item)
    if subject.method != "gen":
        return []
    edits = [_drop_space(script, value) for value in script.outputs()]
    return [edit for edit in edits if edit] if all(edits) else []


def _two_spaces(script: ParsedSource, _subject: Subject, _: Finding) -> list[Edit]:
    edits: list[Edit] = []
    for piece in script.pieces():
        if not any("  " in text.strip() for text in piece.texts):
            continue
        raw = script.text[piece.inner : piece.inner_end]
        edits.append(
            (piece.inner, piece.inner_end, _SLOTS_OR_SPACES.sub(lambda m: m[1] or " ", raw))
        )
    return edits


_MENDS: Mapping[str, Mend] = {
    "text/trailing-space": _trailing_space,
    "text/missing-space": _missing_space,
    "text/double-space": _double_space,
    "text/two-spaces": _two_spaces,
    **TEXT_MENDS,
    **CODE_MENDS,
}


def _strip_input(script: ParsedSource, item: Rendered) -> list[Edit]:
    """Cut the spaces off the one text of the source that an input ends with."""
    text = item.example.input
    feeding = script.code.feeding_input
    own = [piece for piece in script.pieces() if not feeding or id(piece.node) in feeding]
    fitting = [p for p in own if p.tail and p.tail[-1] in SPACES and text.endswith(p.tail)]
    longest = max((len(piece.tail) for piece in fitting), default=0)
    found = [piece for piece in fitting if len(piece.tail) == longest]
    if len(found) != 1:
        return []
    raw = script.text[found[0].inner : found[0].inner_end]
    kept = len(raw.rstrip(SPACES))
    return [(found[0].inner + kept, found[0].inner_end, "")] if kept < len(raw) else []


def _with_space(script: ParsedSource, edits: list[Edit]) -> list[Edit]:
    """Return the edits with those that begin every output with a space; none where one cannot."""
    added = [_add_space(script, value) for value in script.outputs()]
    return edits + [one for several in added for one in several] if added and all(added) else []


def _add_space(script: ParsedSource, value: ast.expr) -> list[Edit]:
    while isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add):
        value = value.left
    piece = script.piece(value)
    if piece is not None:
        return [(piece.inner, piece.inner, " ")]
    start, end = script.span(value)
    if isinstance(value, ast.Name | ast.Subscript | ast.Attribute | ast.Call):
        return [(start, start, '" " + ')]
    if isinstance(value, ast.IfExp | ast.BoolOp | ast.BinOp):
        return [(start, start, '" " + ('), (end, end, ")")]
    return []


def _drop_space(script: ParsedSource, value: ast.expr) -> Edit | None:
    """Return the edit that cuts the spaces off the beginning of an output."""
    around: ast.BinOp | None = None
    while isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add):
        around, value = value, value.left
    piece = script.piece(value)
    if piece is None:
        return None
    raw = script.text[piece.inner : piece.inner_end]
    kept = raw.lstrip(SPACES)
    if not kept and around is not None:
        return piece.start, script.span(around.right)[0], ""
    return (piece.inner, piece.inner + len(raw) - len(kept), "") if kept != raw else None


def _first(subject: Subject, finding: Finding) -> Rendered | None:
    return next((subject.docs[i] for i in finding.doc_ids if i in subject.docs), None)
