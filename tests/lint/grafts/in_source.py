"""Slips in the source of a transform itself, as a hand makes them: an `f` forgotten, a field taken
for another, an index off by one, a line lost.

Mutation testing knows these as operators (DeMillo, Lipton and Sayward 1978). Each is tried at the
places of the source in an order that hangs on the task, until one changes a prompt.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from tests.lint.grafts.shape import Docs, Graft, any_task, made
from tests.lint.shape import SmallTask


@dataclass(frozen=True)
class Source:
    """A transform's source, its tree, and the docs that it makes."""

    text: str
    tree: ast.Module
    docs: Docs

    def of(self, node: ast.AST) -> str:
        """Return the text of a node."""
        return ast.get_source_segment(self.text, node) or ""

    @property
    def fields(self) -> dict[str, type]:
        """The fields of a row, and what is in them."""
        return {name: type(value) for name, value in self.docs[0].row.items()}

    @property
    def names(self) -> list[str]:
        """The names that the transform gives a value, as they come."""
        run = next(
            n for n in self.tree.body if isinstance(n, ast.FunctionDef) and n.name == "transform"
        )
        stored = (
            n for n in ast.walk(run) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        )
        return list(dict.fromkeys(node.id for node in stored))

    def with_text(self, node: ast.expr | ast.stmt, new: str) -> str:
        """Return the source with another text in a node's place."""
        lines = [line.encode() for line in self.text.splitlines(keepends=True)]
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line))
        whole = self.text.encode()
        begin = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        return (whole[:begin] + new.encode() + whole[end:]).decode()


Slip: TypeAlias = Callable[[Source, ast.AST], Iterator[str]]
"""What else may stand in the place of a node, if it is of the kind that it looks for."""


def forgotten_f(source: Source, node: ast.AST) -> Iterator[str]:
    text = source.of(node)
    if isinstance(node, ast.JoinedStr) and text[:1] in "fF" and text[1:2] in "\"'":
        yield text[1:]


def another_field(source: Source, node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Subscript(
            value=ast.Name(id="data"), slice=ast.Constant(value=str(name)), ctx=ast.Load()
        ):
            kind = source.fields.get(name)
            for other, of in source.fields.items():
                if other != name and of is kind and other != "target_scores":
                    yield f"data[{other!r}]"


def misspelt_field(source: Source, node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Subscript(
            value=ast.Name(id="data"), slice=ast.Constant(value=str(name)), ctx=ast.Load()
        ) if source.fields.get(name) is str:
            yield f"data.get({name + 's'!r}, '')"
            yield f"data.get({name + 's'!r})"


def another_name(source: Source, node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in source.names:
        yield from (name for name in source.names if name != node.id)


def nothing_between(source: Source, node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Attribute(value=ast.Constant(value=str(sign)), attr="join") if sign:
            yield '"".join'


def turned_condition(source: Source, node: ast.AST) -> Iterator[str]:
    turned = {
        ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in", ast.NotIn: "in",
        ast.Lt: ">=", ast.GtE: "<", ast.Gt: "<=", ast.LtE: ">",
    }  # fmt: skip
    match node:
        case ast.Compare(left=left, ops=[sign], comparators=[right]) if type(sign) in turned:
            yield f"{source.of(left)} {turned[type(sign)]} {source.of(right)}"


def always_one_branch(source: Source, node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield f"({source.of(node.body)})"
        yield f"({source.of(node.orelse)})"


def off_by_one(source: Source, node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Subscript(value=value, slice=ast.Constant(value=int(place))):
            yield f"{source.of(value)}[{place + 1}]"
        case ast.Subscript(value=value, slice=ast.Name(id=name)) if name not in source.fields:
            yield f"{source.of(value)}[{name} - 1]"
        case ast.Constant(value=65):
            yield "66"
        case ast.BinOp(left=ast.Name(id=name), op=ast.Add(), right=ast.Constant(value=1)):
            yield name


def counted_from_another(source: Source, node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id="enumerate"), args=[inner]) if not node.keywords:
            yield f"enumerate({source.of(inner)}, 1)"
        case ast.Call(func=ast.Name(id="enumerate"), args=[inner, *_]):
            yield f"enumerate({source.of(inner)})"
        case ast.Call(func=ast.Name(id="enumerate"), args=[inner], keywords=[_]):
            yield f"enumerate({source.of(inner)})"


def method_dropped(source: Source, node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in (
            "strip",
            "lstrip",
            "rstrip",
            "lower",
            "upper",
            "title",
            "capitalize",
            "replace",
            "split",
        ):
            yield source.of(value)
        case ast.Call(func=ast.Name(id="sorted" | "reversed" | "list" | "str"), args=[inner, *_]):
            yield source.of(inner)


def item_lost(source: Source, node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.List | ast.Tuple) and len(node.elts) > 2:
        opened, closed = ("[", "]") if isinstance(node, ast.List) else ("(", ")")
        for place in range(len(node.elts)):
            kept = (source.of(each) for n, each in enumerate(node.elts) if n != place)
            yield opened + ", ".join(kept) + closed


def labels_exchanged(source: Source, node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Dict) and len(node.values) > 1 and _is_a_table(node):
        values = [source.of(value) for value in node.values]
        pairs = zip(node.keys, [*values[1:], values[0]], strict=True)
        yield "{" + ", ".join(f"{source.of(key)}: {value}" for key, value in pairs if key) + "}"


def label_lost(source: Source, node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Subscript(value=ast.Name(id=table), slice=key, ctx=ast.Load()) if (
            table != "data" and not isinstance(key, ast.Slice | ast.Constant)
        ):
            yield f'{table}.get({source.of(key)} + " ", "")'


def line_lost(source: Source, node: ast.AST) -> Iterator[str]:
    match node:
        case ast.AugAssign() | ast.Expr(value=ast.Call()):
            yield "pass"
        case ast.Assign(targets=[ast.Name(id=name)]) if name in _names_before(source, node):
            yield "pass"


def piece_lost(source: Source, node: ast.AST) -> Iterator[str]:
    match node:
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            yield f"({source.of(left)})"
            yield f"({source.of(right)})"
        case ast.JoinedStr(values=values) if len(values) > 1:
            text = source.of(node)
            for each in values:
                if isinstance(each, ast.FormattedValue):
                    shown = "{" + source.of(each.value) + "}"
                    if text.count(shown) == 1:
                        yield text.replace(shown, "")


def cut_elsewhere(source: Source, node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Subscript(value=value, slice=ast.Slice()):
            yield source.of(value)
        case ast.Subscript(
            value=ast.Name(id="data"), slice=ast.Constant(value=str(name)), ctx=ast.Load()
        ) if source.fields.get(name) in (str, list):
            yield f"{source.of(node)}[:-1]"
            yield f"{source.of(node)}[1:]"


def list_for_text(source: Source, node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Call(
            func=ast.Attribute(value=ast.Constant(value=str()), attr="join"), args=[inner]
        ):
            if not isinstance(inner, ast.GeneratorExp):
                yield source.of(inner)
        case ast.Call(
            func=ast.Attribute(value=ast.Constant(value=str(sign)), attr="join"),
            args=[ast.GeneratorExp()],
        ):
            yield f"str([{source.of(node.args[0]).strip('()')}])" if sign else ""


def other_sum(source: Source, node: ast.AST) -> Iterator[str]:
    turned = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.Div: "*", ast.FloorDiv: "/"}
    match node:
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in turned and not isinstance(
            left, ast.Constant | ast.JoinedStr
        ):
            yield f"({source.of(left)} {turned[type(sign)]} {source.of(right)})"
        case ast.Call(func=ast.Name(id="max" | "min" | "any" | "all" as name)):
            other = {"max": "min", "min": "max", "any": "all", "all": "any"}[name]
            yield source.of(node).replace(name, other, 1)


def answers_exchanged(source: Source, node: ast.AST) -> Iterator[str]:
    """The text, the answer and the gold of the dict that is returned, one for another."""
    if isinstance(node, ast.Dict) and not _is_a_table(node):
        named = {
            str(key.value): value
            for key, value in zip(node.keys, node.values, strict=True)
            if isinstance(key, ast.Constant)
        }
        if {"input", "output", "processed_output"} <= named.keys():
            said = {name: source.of(value) for name, value in named.items()}
            for name, other in (("processed_output", "input"), ("output", "input"),
                                ("output", "processed_output"), ("processed_output", "output")):  # fmt: skip
                yield _returned(said | {name: said[other]})


def _returned(said: dict[str, str]) -> str:
    return "{" + ", ".join(f"{name!r}: {text}" for name, text in said.items()) + "}"


def _is_a_table(node: ast.Dict) -> bool:
    keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
    return "processed_output" not in keys


def _names_before(source: Source, node: ast.stmt) -> set[str]:
    stored = (n for n in ast.walk(source.tree) if isinstance(n, ast.Name))
    return {n.id for n in stored if isinstance(n.ctx, ast.Store) and n.lineno < node.lineno}


def slip(name: str, kind: Slip) -> Graft:
    """Return a graft that makes a slip at the first place, in an order that is drawn for the task,
    where it changes what the transform makes; the task as it is where none does."""

    def put(task: SmallTask, docs: Docs) -> SmallTask:
        source = Source(task.source, ast.parse(task.source), docs)
        nodes = [node for node in ast.walk(source.tree) if isinstance(node, ast.expr | ast.stmt)]
        changes = [(node, text) for node in nodes for text in kind(source, node)]
        random.Random(task.name + name).shuffle(changes)
        for node, text in changes:
            slipped = replace(task, source=source.with_text(node, text))
            after = made(slipped)
            if after and after != docs:
                return slipped
        return task

    return Graft(name, any_task, put)


SLIPS: tuple[Graft, ...] = (
    slip("source: an f forgotten", forgotten_f),
    slip("source: another field", another_field),
    slip("source: a field's name misspelt", misspelt_field),
    slip("source: another name", another_name),
    slip("source: nothing between what is joined", nothing_between),
    slip("source: a condition turned round", turned_condition),
    slip("source: always one branch", always_one_branch),
    slip("source: off by one", off_by_one),
    slip("source: counted from another number", counted_from_another),
    slip("source: a call dropped", method_dropped),
    slip("source: an item of a list lost", item_lost),
    slip("source: labels exchanged", labels_exchanged),
    slip("source: labels looked up in vain", label_lost),
    slip("source: a line lost", line_lost),
    slip("source: a piece lost", piece_lost),
    slip("source: cut elsewhere", cut_elsewhere),
    slip("source: a list for a text", list_for_text),
    slip("source: another sum", other_sum),
    slip("source: text, answer and gold exchanged", answers_exchanged),
)
"""Slips in the source."""
