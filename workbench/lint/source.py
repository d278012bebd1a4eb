"""A transform's source, read for its lines: literals, fields, and comments that silence rules."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

_IGNORE = re.compile(r"#\s*lint:\s*ignore\s+([\w/, -]+)")
_SLOT = re.compile(r"\{[^{}]*\}|%\(\w+\)[sdr]|%[sdr]")


@dataclass(frozen=True, slots=True)
class Literal:
    """A piece of text in the source (an f-string has one for each run of characters), and the
    line on which it ends."""

    text: str
    line: int

    @property
    def tail(self) -> str:
        """What follows the last place that `format` or `%` fills."""
        return _SLOT.split(self.text)[-1]


@dataclass(frozen=True, slots=True)
class Ignore:
    """A comment `# lint: ignore RULE`. On a line of its own it holds for the whole file."""

    rule: str
    line: int
    everywhere: bool


@dataclass(frozen=True)
class Parsed:
    """A source; `tree` is None where it is no Python."""

    text: str
    tree: ast.Module | None
    lines: Sequence[str] = field(repr=False, default=())

    @cached_property
    def function(self) -> ast.FunctionDef | None:
        """The function `transform`, if there is one plain one."""
        body = self.tree.body if self.tree else ()
        found = [n for n in body if isinstance(n, ast.FunctionDef) and n.name == "transform"]
        return found[-1] if found else None

    @cached_property
    def parameters(self) -> tuple[str, ...]:
        """The names of the function's arguments: of the row, the number of shots, the random
        stream and the data set's name, in UltraEval's order."""
        if self.function is None:
            return ()
        given = self.function.args
        return tuple(argument.arg for argument in (*given.posonlyargs, *given.args))

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """All nodes of the tree."""
        return tuple(ast.walk(self.tree)) if self.tree else ()

    @cached_property
    def literals(self) -> tuple[Literal, ...]:
        """The texts in the source, docstrings left out."""
        return tuple(self._literals())

    def _literals(self) -> Iterator[Literal]:
        places: dict[int, ast.expr] = {}
        skipped: set[int] = set()
        for node in self.nodes:
            if isinstance(node, ast.JoinedStr):  # before 3.12 its parts have no place of their own
                places.update((id(part), node) for part in node.values)
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                skipped.add(id(node.value))
        for node in self.nodes:
            if not isinstance(node, ast.Constant) or id(node) in skipped:
                continue
            if isinstance(node.value, str) and node.value:
                whole = places.get(id(node), node)
                yield Literal(node.value, self._last_line(node.value, whole))

    def _last_line(self, text: str, node: ast.expr) -> int:
        """Return the line of a literal that may span several on which its last words stand."""
        end = node.end_lineno or node.lineno
        words = text.strip().rpartition("\n")[2].strip()
        for line in range(end, node.lineno, -1):
            if words and words in self.lines[line - 1]:
                return line
        return node.lineno if words or end == node.lineno else end

    def line_ending(self, text: str, end: str = "") -> int | None:
        """Return the line of the longest literal that `text` ends with, and that itself ends with
        `end`; None if there is none, or several as long on different lines."""
        tails = [(lit.tail, lit.line) for lit in self.literals]
        fitting = [(t, line) for t, line in tails if t and t.endswith(end) and text.endswith(t)]
        longest = max((len(tail) for tail, _ in fitting), default=0)
        lines = {line for tail, line in fitting if len(tail) == longest}
        return lines.pop() if len(lines) == 1 else None

    def line_with(self, text: str) -> int | None:
        """Return the line of the first literal that has `text` in it, None if there is none."""
        found = next((lit for lit in self.literals if text in lit.text), None)
        if found is None:
            return None
        first = text.strip().partition("\n")[0]
        near = range(found.line, 0, -1)
        return next((n for n in near if first in self.lines[n - 1]), found.line)

    def line_of_field(self, name: str) -> int | None:
        """Return the first line that reads the field `name` of a row, None if there is none."""
        for node in self.nodes:
            key = None
            if isinstance(node, ast.Subscript):
                key = node.slice
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                key = node.args[0] if node.func.attr == "get" and node.args else None
            if isinstance(key, ast.Constant) and key.value == name:
                return key.lineno
        return None

    @cached_property
    def template(self) -> str:
        """All literals in one text: what the transform itself may put into a prompt."""
        return "\0".join(literal.text for literal in self.literals)

    @cached_property
    def ignores(self) -> tuple[Ignore, ...]:
        """The comments that silence rules."""
        if "lint:" not in self.text:
            return ()
        found: list[Ignore] = []
        try:
            tokens = list(tokenize.generate_tokens(io.StringIO(self.text).readline))
        except (tokenize.TokenError, SyntaxError):
            return ()
        for token in tokens:
            match = _IGNORE.match(token.string) if token.type == tokenize.COMMENT else None
            if match:
                line, column = token.start
                alone = not token.line[:column].strip()
                names = [name.strip() for name in match[1].split(",")]
                found += [Ignore(name.split()[0], line, alone) for name in names if name]
        return tuple(found)

    def silences(self, rule: str, line: int | None) -> bool:
        """Say whether a comment silences `rule` at `line`; a fault without a line is silenced by
        a comment anywhere."""
        return any(
            ignore.rule == rule and (ignore.everywhere or line in (None, ignore.line))
            for ignore in self.ignores
        )


@lru_cache(maxsize=16)
def parse(source: str) -> Parsed:
    """Return the source, parsed. What is no Python has no tree and no literals."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        tree = None
    return Parsed(source, tree, tuple(source.split("\n")))
