"""The texts of a transform's source and their places in it, as one edits them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from workbench.io.han import exactly
from workbench.lint.finding import Finding
from workbench.lint.source import Parsed, TextLiteral
from workbench.lint.subject import Subject

_OPEN = exactly(r"""[A-Za-z]*(\"""|'''|"|')""")
_CLOSE = exactly(r"""(\"""|'''|"|')\Z""")

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
    def is_formatted(self) -> bool:
        """Whether it is an f-string."""
        return isinstance(self.node, ast.JoinedStr)

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

    def start_of(self, line: int) -> int:
        """Return where a line begins, counted from 1."""
        return self._starts[line - 1]

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

    def raw(self, piece: SourcePiece) -> str:
        """Return a text as it is written between its quotes."""
        return self.text[piece.inner : piece.inner_end]

    def prefix(self, piece: SourcePiece) -> str:
        """Return the letters before a text's opening quote, such as `f` or `r`."""
        return self.text[piece.start : piece.inner].rstrip("'\"").lower()

    def is_one(self, piece: SourcePiece) -> bool:
        """Say whether a piece is one literal, and not several side by side."""
        quote = self.text[piece.inner - 1]
        return self.text.count(quote, piece.start, piece.end) in (2, 6)

    def with_edits(self, edits: Iterable[Edit]) -> str:
        """Return the source with edits made that do not overlap."""
        text = self.text
        for start, end, put in sorted(set(edits), reverse=True):
            text = text[:start] + put + text[end:]
        return text


Mend: TypeAlias = Callable[[ParsedSource, Subject, Finding], list[Edit]]
"""What takes a finding's fault out of the source; no edits where only a person can."""
