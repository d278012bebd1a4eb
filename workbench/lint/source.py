"""A transform's source, read for its lines: literals, fields, and comments that silence rules."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import cached_property, lru_cache

from workbench.io.han import exactly

_IGNORE = exactly(r"#\s*lint:\s*ignore\s+([\w/*, -]+)")
_SLOT = exactly(r"\{[^{}]*\}|%\(\w+\)[sdr]|%[sdr]")


@dataclass(frozen=True, slots=True)
class TextLiteral:
    """A piece of text in the source (an f-string has one for each run of characters), with the
    lines that it stands on. `of_input` says whether it may end up in a transform's `input`."""

    text: str
    first: int
    last: int
    of_input: bool

    @property
    def tail(self) -> str:
        """What follows the last place that `format` or `%` fills."""
        return _SLOT.split(self.text)[-1]


@dataclass(frozen=True, slots=True)
class Ignore:
    """A comment `# lint: ignore RULE`, of one rule or a family (`text/*`). On a line of its own it
    holds for the whole file."""

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
    def literals(self) -> tuple[TextLiteral, ...]:
        """The texts in the source, docstrings left out."""
        return tuple(self._literals())

    def _literals(self) -> Iterator[TextLiteral]:
        places: dict[int, ast.expr] = {}
        skipped: set[int] = set()
        for node in self.nodes:
            if isinstance(node, ast.JoinedStr):  # before 3.12 its parts have no place of their own
                places.update((id(part), node) for part in node.values)
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                skipped.add(id(node.value))
        feeding = self.feeding_input
        for node in self.nodes:
            if not isinstance(node, ast.Constant) or id(node) in skipped:
                continue
            if isinstance(node.value, str) and node.value:
                whole = places.get(id(node), node)
                last = whole.end_lineno or whole.lineno
                yield TextLiteral(
                    node.value, whole.lineno, last, not feeding or id(node) in feeding
                )

    @cached_property
    def feeding_input(self) -> frozenset[int]:
        """The ids of the nodes from which the result's `input` is made, as far as names tell;
        empty where that cannot be told."""
        return self._feeding("input")

    def _feeding(self, wanted: str) -> frozenset[int]:
        waiting = list(self._behind(wanted))
        names: set[str] = set()
        seen: set[int] = set()
        while waiting:
            for node in ast.walk(waiting.pop()):
                seen.add(id(node))
                name = node.id if isinstance(node, ast.Name) else _method_of(node)
                if name and name not in names:
                    names.add(name)
                    waiting += [part for part in self.makers(name) if id(part) not in seen]
        return frozenset(seen)

    def _behind(self, wanted: str) -> Iterator[ast.expr]:
        """Yield what stands behind a key in a dict of the source."""
        for node in self.nodes:
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    if isinstance(key, ast.Constant) and key.value == wanted:
                        yield value

    @cached_property
    def line_of_input(self) -> int | None:
        """The line that makes the result's `input`: of a name, where it was last given a value."""
        return self._line_behind("input")

    @cached_property
    def line_of_output(self) -> int | None:
        """The line that makes the result's `output`, likewise."""
        return self._line_behind("output")

    def _line_behind(self, wanted: str) -> int | None:
        value = next(self._behind(wanted), None)
        if value is None:
            return self.function.lineno if self.function else None
        name = next((n.id for n in ast.walk(value) if isinstance(n, ast.Name)), "")
        given = [
            node.lineno
            for node in self.nodes
            if isinstance(node, ast.Assign | ast.AugAssign)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name) and target.id == name
        ]
        return max(given, default=value.lineno)

    def makers(self, name: str) -> Iterator[ast.AST]:
        """Yield what a name's value comes from: assignments, loops, calls of its methods, and the
        function of that name."""
        for node in self.nodes:
            if isinstance(node, ast.Assign):
                targets, value = node.targets, node.value
            elif isinstance(node, ast.AugAssign | ast.AnnAssign):
                targets, value = [node.target], node.value
            elif isinstance(node, ast.For | ast.comprehension):
                targets, value = [node.target], node.iter
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                targets, value = [node.func.value], node
            elif (
                isinstance(node, ast.FunctionDef | ast.ClassDef)
                and node.name == name != "transform"
            ):
                yield node
                continue
            else:
                continue
            if value is not None and any(name in names_in(target) for target in targets):
                yield value

    def line_ending(self, text: str, end: str = "") -> int | None:
        """Return the line of the longest literal that `text`, an input, ends with and that itself
        ends with `end`; None if there is none, or several as long on different lines."""
        fitting = [
            lit
            for lit in self.literals
            if lit.of_input and lit.tail and lit.tail.endswith(end) and text.endswith(lit.tail)
        ]
        longest = max((len(lit.tail) for lit in fitting), default=0)
        lines = {self._line_of_end(lit) for lit in fitting if len(lit.tail) == longest}
        return lines.pop() if len(lines) == 1 else None

    def _line_of_end(self, literal: TextLiteral) -> int:
        """Return the line on which the last word of a literal stands."""
        words = literal.text.split()
        for line in range(literal.last, literal.first, -1):
            if words and words[-1] in self.lines[line - 1]:
                return line
        return literal.first if words else literal.last

    def line_with(self, text: str) -> int | None:
        """Return the line of the first literal that has `text` in it, None if there is none."""
        found = next((lit for lit in self.literals if text in lit.text), None)
        if found is None:
            return None
        near = range(found.first, found.last + 1)
        return next((n for n in near if text in self.lines[n - 1]), found.first)

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
        return next((k.lineno for k in _keys_of_loops(self.nodes) if k.value == name), None)

    @cached_property
    def local_names(self) -> frozenset[str]:
        """The names that the code gives values to: arguments, variables, functions, imports."""
        names = set(self.parameters)
        for node in self.nodes:
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                names.add(node.id)
            elif isinstance(node, ast.FunctionDef):
                names |= {node.name, *(argument.arg for argument in node.args.args)}
            elif isinstance(node, ast.Import | ast.ImportFrom):
                names |= {alias.asname or alias.name.split(".")[0] for alias in node.names}
        return frozenset(names)

    @cached_property
    def unread_parts(self) -> frozenset[str]:
        """The names that get a part of something cut in pieces (`a, _, b = …`) and that nothing
        reads."""
        parts = {
            name.id
            for node in self.nodes
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Tuple)
            for name in target.elts
            if isinstance(name, ast.Name) and not name.id.startswith("_")
        }
        read = {n.id for n in self.nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
        return frozenset(parts - read)

    @cached_property
    def fields_of_input(self) -> frozenset[str]:
        """The texts by which the code reads what its input is made of; of everything where that
        cannot be told."""
        return self._fields_in(self.feeding_input)

    @cached_property
    def fields_of_output(self) -> frozenset[str]:
        """The texts by which the code reads what its output and its gold are made of; none where
        that cannot be told."""
        feeding = self._feeding("output") | self._feeding("processed_output")
        return self._fields_in(feeding) if feeding else frozenset()

    def _fields_in(self, feeding: frozenset[int]) -> frozenset[str]:
        fed = [node for node in self.nodes if not feeding or id(node) in feeding]
        read = (str(key.value) for node in fed if (key := key_read(node)))
        return frozenset((*read, *(str(key.value) for key in _keys_of_loops(fed))))

    @cached_property
    def fields_got(self) -> tuple[tuple[str, int, bool], ...]:
        """What is read from the row by `.get`: the name, the line, and whether something looks at
        what came of it, as `if`, `or` and a default that says something do."""
        row = self.parameters[0] if self.parameters else ""
        tested: set[int] = set()
        names: set[str] = set()
        for node in self.nodes:
            if isinstance(node, ast.BoolOp):
                tests = [node]
            elif isinstance(node, ast.If | ast.IfExp | ast.While | ast.Assert):
                tests = [node.test]
            elif isinstance(node, ast.comprehension):
                tests = [*node.ifs, node.iter]
            else:
                tests = [node] if isinstance(node, ast.Compare | ast.List | ast.Tuple) else []
            for part in (inner for test in tests for inner in ast.walk(test)):
                tested.add(id(part))
                if isinstance(part, ast.Name):
                    names.add(part.id)
        kept = {
            id(node.value)
            for node in self.nodes
            if isinstance(node, ast.Assign | ast.NamedExpr)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name) and target.id in names
        }
        return tuple(
            (str(node.args[0].value), node.lineno, self._is_guarded(node, tested | kept))
            for node in self.nodes
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "get"
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == row
            and node.args
            and isinstance(node.args[0], ast.Constant)
        )

    @cached_property
    def fields_excused(self) -> tuple[tuple[str, int], ...]:
        """What is read from the row by its name where an `except` hides that it is not there, and
        reads nothing else of the row in its place: the names, and the lines."""
        row = self.parameters[0] if self.parameters else ""
        found: list[tuple[str, int]] = []
        for node in self.nodes:
            if not isinstance(node, ast.Try) or not any(map(_hides_absence, node.handlers)):
                continue
            instead = (n for h in node.handlers for step in h.body for n in ast.walk(step))
            if any(isinstance(n, ast.Raise) or getattr(n, "id", "") == row for n in instead):
                continue
            found += [
                (str(n.slice.value), n.lineno)
                for step in node.body
                for n in ast.walk(step)
                if isinstance(n, ast.Subscript)
                and isinstance(n.value, ast.Name)
                and n.value.id == row
                and isinstance(n.slice, ast.Constant)
            ]
        return tuple(found)

    def _is_guarded(self, call: ast.Call, tested: set[int]) -> bool:
        if id(call) in tested:
            return True
        default = call.args[1] if len(call.args) > 1 else None
        return default is not None and not (
            isinstance(default, ast.Constant) and default.value in (None, "")
        )

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

    def silencers(self, rule: str, line: int | None) -> tuple[Ignore, ...]:
        """Return the comments that silence `rule` at `line`, by its name or its family
        (`text/*`); a fault without a line is silenced by a comment anywhere."""
        return tuple(
            ignore
            for ignore in self.ignores
            if fnmatch(rule, ignore.rule) and (ignore.everywhere or line in (None, ignore.line))
        )


def names_in(node: ast.AST) -> set[str]:
    """Return the names that stand in a piece of code."""
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def key_read(node: ast.AST, methods: Collection[str] = ("get",)) -> ast.Constant | None:
    """Return the constant by which a node reads a part of something, `data["text"]` or
    `data.get("text")`; None where it reads none so."""
    key = node.slice if isinstance(node, ast.Subscript) else None
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
        key = node.args[0] if node.func.attr in methods else None
    return key if isinstance(key, ast.Constant) else None


def _method_of(node: ast.AST) -> str:
    """Return the name of the method that a call is of, `self.prompt()`, "" where it is none."""
    func = node.func if isinstance(node, ast.Call) else None
    return func.attr if isinstance(func, ast.Attribute) else ""


def _keys_of_loops(nodes: Sequence[ast.AST]) -> Iterator[ast.Constant]:
    """Yield the texts by which loops read: `data[key] for key in ("shop", "total")`."""
    keys = (node.slice for node in nodes if isinstance(node, ast.Subscript))
    names = {key.id for key in keys if isinstance(key, ast.Name)}
    for node in nodes if names else ():
        if not isinstance(node, ast.comprehension | ast.For):
            continue
        is_key = isinstance(node.target, ast.Name) and node.target.id in names
        items = node.iter.elts if isinstance(node.iter, ast.Tuple | ast.List) else ()
        for item in items if is_key else ():
            if isinstance(item, ast.Constant) and isinstance(item.value, str):
                yield item


def _hides_absence(handler: ast.ExceptHandler) -> bool:
    """Say whether an `except` is for what a row without the field raises."""
    kinds = ("KeyError", "LookupError", "Exception", "BaseException")
    named = ast.walk(handler.type) if handler.type else ()
    return handler.type is None or any(isinstance(n, ast.Name) and n.id in kinds for n in named)


@lru_cache(maxsize=16)
def parse(source: str) -> Parsed:
    """Return the source, parsed. What is no Python has no tree and no literals."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        tree = None
    return Parsed(source, tree, tuple(source.split("\n")))
