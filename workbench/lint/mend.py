"""Faults taken out of the source: one edit of the user's text, where what to write is no question.

A mend is read off the source alone, so it is worth trying, no more: whether it takes the fault out
is known once the prompts are made of it anew. Most rules have none, since a person has to choose.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from workbench.lint.finding import Finding
from workbench.lint.rules.joins import SPACES
from workbench.lint.source import Parsed, TextLiteral, parse
from workbench.lint.subject import Subject, answers_of
from workbench.messages import Message
from workbench.types import Rendered

_OPEN = re.compile(r"""[A-Za-z]*(\"""|'''|"|')""")
_CLOSE = re.compile(r"""(\"""|'''|"|')\Z""")
_SLOTS_OR_SPACES = re.compile(r"(\{[^{}]*\})|(?<=\S)  +(?=\S)")

Edit: TypeAlias = tuple[int, int, str]
"""From where to where in the source, in characters, and what goes there."""


@dataclass(frozen=True, slots=True)
class SourcePiece:
    """A text as the source writes it: its node, where it begins and ends, and that without the
    prefix and the quotes."""

    node: ast.Constant | ast.JoinedStr
    start: int
    end: int
    inner: int
    inner_end: int

    @property
    def tail(self) -> str:
        """The text behind the last value that is filled in."""
        last = self.node.values[-1:] if isinstance(self.node, ast.JoinedStr) else [self.node]
        texts = [part.value for part in last if isinstance(part, ast.Constant)]
        return TextLiteral(str(texts[0]), 0, 0, True).tail if texts else ""

    @property
    def texts(self) -> tuple[str, ...]:
        """What it says between the values that are filled in."""
        parts = self.node.values if isinstance(self.node, ast.JoinedStr) else [self.node]
        return tuple(str(part.value) for part in parts if isinstance(part, ast.Constant))


class ParsedSource:
    """A source with the places of its nodes, in characters."""

    def __init__(self, code: Parsed) -> None:
        self.text = code.text
        self.code = code
        self._starts = [0]
        for line in code.lines:
            self._starts.append(self._starts[-1] + len(line) + 1)

    def span(self, node: ast.expr) -> tuple[int, int]:
        """Return where a node begins and ends. (Python counts columns in UTF-8 bytes.)"""
        ends = ((node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset))
        first, last = (self._offset(line or 1, column or 0) for line, column in ends)
        return first, last

    def _offset(self, line: int, column: int) -> int:
        text = self.code.lines[line - 1].encode()[:column].decode()
        return self._starts[line - 1] + len(text)

    def piece(self, node: ast.expr) -> SourcePiece | None:
        """Return a node as a piece of text, None if it is none."""
        if not isinstance(node, ast.Constant | ast.JoinedStr):
            return None
        if isinstance(node, ast.Constant) and not isinstance(node.value, str):
            return None
        start, end = self.span(node)
        opened, closed = _OPEN.match(self.text, start), _CLOSE.search(self.text[start:end])
        if opened is None or closed is None:
            return None
        return SourcePiece(node, start, end, opened.end(), start + closed.start())

    def pieces(self) -> Iterator[SourcePiece]:
        """Yield the texts of the source, docstrings left out, an f-string as one."""
        inside = {
            id(part)
            for node in self.code.nodes
            if isinstance(node, ast.JoinedStr)
            for part in ast.walk(node)
            if part is not node
        }
        inside |= {id(node.value) for node in self.code.nodes if isinstance(node, ast.Expr)}
        for node in self.code.nodes:
            if isinstance(node, ast.expr) and id(node) not in inside:
                found = self.piece(node)
                if found is not None:
                    yield found

    def outputs(self) -> Iterator[ast.expr]:
        """Yield what stands behind the key `output`; of a name, what it was given, if that is
        said once."""
        for node in self.code.nodes:
            if not isinstance(node, ast.Dict):
                continue
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "output":
                    yield self._behind(value)

    def _behind(self, value: ast.expr) -> ast.expr:
        if not isinstance(value, ast.Name):
            return value
        given = [
            node.value
            for node in self.code.nodes
            if isinstance(node, ast.Assign)
            and any(isinstance(t, ast.Name) and t.id == value.id for t in node.targets)
        ]
        return given[0] if len(given) == 1 else value

    def with_edits(self, edits: Iterable[Edit]) -> str:
        """Return the source with edits made that do not overlap."""
        text = self.text
        for start, end, put in sorted(set(edits), reverse=True):
            text = text[:start] + put + text[end:]
        return text


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


Mend: TypeAlias = Callable[[ParsedSource, Subject, Finding], list[Edit]]


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


def _placeholder(script: ParsedSource, _subject: Subject, finding: Finding) -> list[Edit]:
    found, name = _said(finding.message).get("found"), _said(finding.fix).get("name")
    row = next(iter(script.code.parameters), "")
    if not found or not row or not str(name).replace("_", "a").isalnum():
        return []
    edits: list[Edit] = []
    for piece in script.pieces():
        raw = script.text[piece.inner : piece.inner_end]
        is_f = isinstance(piece.node, ast.JoinedStr)
        written = str(found)
        if is_f:
            written = written.replace("{", "{{").replace("}", "}}")
        if written not in raw:
            continue
        quote = script.text[piece.inner - 1]
        is_one = script.text.count(quote, piece.start, piece.end) in (2, 6)
        if not is_one or (not is_f and re.search("[{}]", raw.replace(written, ""))):
            continue  # several texts side by side; braces of another meaning
        other = "'" if quote == '"' else '"'
        edits.append(
            (piece.inner, piece.inner_end, raw.replace(written, f"{{{row}[{other}{name}{other}]}}"))
        )
        if not is_f:
            edits.append((piece.start, piece.start, "f"))
    return edits


def _invisible(script: ParsedSource, _subject: Subject, finding: Finding) -> list[Edit]:
    code = _said(finding.message).get("code")
    mark = chr(code) if isinstance(code, int) else ""
    put = " " if mark == "\u00a0" else ""
    if not mark:
        return []
    return [(match.start(), match.end(), put) for match in re.finditer(mark, script.text)]


_MENDS: Mapping[str, Mend] = {
    "text/trailing-space": _trailing_space,
    "text/missing-space": _missing_space,
    "text/double-space": _double_space,
    "text/two-spaces": _two_spaces,
    "text/placeholder": _placeholder,
    "text/invisible": _invisible,
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


def _said(text: str) -> Mapping[str, object]:
    return text.values if isinstance(text, Message) else {}
