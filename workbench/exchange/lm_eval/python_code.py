"""Turn what a task of lm-evaluation-harness says in Jinja, or in a module beside its YAML, into
Python that a person edits gladly."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError
from workbench.exchange.lm_eval.values import environment
from workbench.exchange.texts import imported_modules, quoted
from workbench.io.files import read_utf8

TEXT_METHODS = frozenset(
    ("strip", "lstrip", "rstrip", "lower", "upper", "title", "capitalize", "replace")
) | {"removesuffix"}
FILTERS: Mapping[str, tuple[str, str]] = {
    "trim": ("str(", ").strip()"),
    "lower": ("str(", ").lower()"),
    "upper": ("str(", ").upper()"),
    "string": ("str(", ")"),
}
"""What stands before and behind a filter's value in Python."""
HEAVY_MODULES = frozenset(["lm_eval", "datasets", "torch", "transformers", "evaluate", "nltk"])
"""What a transform cannot import: its process has little time and memory."""

_KNOWN_ATTRIBUTES = frozenset(name for kind in (dict, str, list) for name in dir(kind))


def expression_of(template: str, columns: Collection[str]) -> str | None:
    """Return a Python expression over `data` that gives what the template gives, or None where
    the template has more in it than text, columns and simple methods of them."""
    from jinja2 import TemplateError, nodes

    try:
        parsed = environment().parse(template)
    except TemplateError:
        return None
    pieces: list[tuple[bool, str]] = []
    for output in parsed.body:
        if not isinstance(output, nodes.Output):
            return None
        for node in output.nodes:
            if isinstance(node, nodes.TemplateData):
                pieces.append((False, node.data))
                continue
            source = _expression(node, columns)
            if source is None or "\\" in source or '"' in source:
                return None
            pieces.append((True, source))
    return _f_string(pieces)


def _expression(node: Any, columns: Collection[str]) -> str | None:
    from jinja2 import nodes

    match node:
        case nodes.Name(name=name):
            return f"data[{name!r}]" if name in columns else None
        case nodes.Const(value=value):
            return repr(value)
        case nodes.Getitem(node=inside, arg=nodes.Const(value=value)):
            before, after = "", f"[{value!r}]"
        case nodes.Getattr(node=inside, attr=name) if name not in _KNOWN_ATTRIBUTES:
            before, after = "", f"[{name!r}]"
        case nodes.Filter(node=inside, name=name, args=[], kwargs=[]) if name in FILTERS:
            before, after = FILTERS[name]
        case nodes.Call(
            node=nodes.Getattr(node=inside, attr=name),
            args=args,
            kwargs=[],
            dyn_args=None,
            dyn_kwargs=None,
        ) if name in TEXT_METHODS and all(
            isinstance(one, nodes.Const) and isinstance(one.value, str) for one in args
        ):
            texts = [repr(one.value) for one in args if isinstance(one, nodes.Const)]
            before, after = "", f".{name}({', '.join(texts)})"
        case _:
            return None
    inner = _expression(inside, columns) if inside is not None else None
    return None if inner is None else f"{before}{inner}{after}"


def _f_string(pieces: list[tuple[bool, str]]) -> str:
    """Return the pieces as one literal, or as one for each line of the text."""
    lines: list[list[tuple[bool, str]]] = [[]]
    for is_code, text in pieces:
        for part in [text] if is_code else re.findall(r"[^\n]*\n|[^\n]+", text):
            lines[-1].append((is_code, part))
            if not is_code and part.endswith("\n"):
                lines.append([])
    literals = [_literal(line) for line in lines if line] or ['""']
    if len(literals) == 1:
        return literals[0]
    return "(\n" + "".join(f"        {literal}\n" for literal in literals) + "    )"


def _literal(pieces: list[tuple[bool, str]]) -> str:
    has_code = any(is_code for is_code, _ in pieces)
    inside = ""
    for is_code, text in pieces:
        if is_code:
            inside += "{" + text + "}"
        else:
            escaped = quoted(text)[1:-1]
            inside += escaped.replace("{", "{{").replace("}", "}}") if has_code else escaped
    return ("f" if has_code else "") + f'"{inside}"'


# ---- the part of a module that some functions need -----------------------------------------------


def slice_module(path: Path, names: Collection[str]) -> str | None:
    """Return the source of those top-level statements that the functions `names` need, comments
    in between included; None where they cannot stand alone.

    They cannot where they import a neighbour (the harness would find it, a transform would not)
    or a library that is too large for the process that runs transforms.
    """
    source = read_utf8(path, ConfigError)
    statements = ast.parse(source).body
    made = [set(_bound(statement)) for statement in statements]
    needed, wanted = set(names), set[int]()
    while more := {i for i, own in enumerate(made) if own & needed} - wanted:
        wanted |= more
        needed.update(*(_used(statements[index]) for index in more))
    chosen = [statements[index] for index in sorted(wanted)]
    if any(_is_out_of_reach(statement, path.parent) for statement in chosen):
        return None
    lines = source.split("\n")
    return "\n\n\n".join(_text_of(statement, lines) for statement in chosen)


def names_made_by(source: str) -> set[str]:
    """Return the names that the source's top-level statements make."""
    return {name for statement in ast.parse(source).body for name in _bound(statement)}


def _bound(statement: ast.stmt) -> Iterator[str]:
    """Yield the names that a top-level statement makes or changes."""
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield statement.name
        return
    for node in ast.walk(statement):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.alias):
            yield (node.asname or node.name).split(".")[0]
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif (
            isinstance(node, ast.Subscript | ast.Attribute)
            and isinstance(node.value, ast.Name)
            and (isinstance(node.ctx, ast.Store) or isinstance(statement, ast.Expr | ast.For))
        ):
            # `table["x"] = y` and `table.update(y)` change what they only mention.
            yield node.value.id


def _used(statement: ast.stmt) -> set[str]:
    """Return the names that a statement reads, annotations left out."""
    for node in ast.walk(statement):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}


def _is_out_of_reach(statement: ast.stmt, folder: Path) -> bool:
    if any(isinstance(node, ast.ImportFrom) and node.level for node in ast.walk(statement)):
        return True
    roots = (name.split(".")[0] for name in imported_modules(statement))
    return any(root in HEAVY_MODULES or (folder / f"{root}.py").exists() for root in roots)


def _text_of(statement: ast.stmt, lines: list[str]) -> str:
    decorators = getattr(statement, "decorator_list", ())
    first = min([statement.lineno, *(one.lineno for one in decorators)])
    return "\n".join(lines[first - 1 : statement.end_lineno])
