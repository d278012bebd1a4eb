"""The rule on sets: texts in the order of one are in another order in each process."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.source import Parsed
from workbench.lint.subject import Subject
from workbench.messages import say

_KEEPING = frozenset({"list", "tuple", "enumerate", "zip", "iter", "map", "filter", "deque"})
_METHODS = frozenset({"join", "fromkeys", "extend"})
_OF_SETS = frozenset({"union", "intersection", "difference", "symmetric_difference", "copy"})
_TIED = frozenset({"count", "len", "get", "lower", "casefold", "upper"})
"""Keys by which several texts are equal: the first one in the set's order is taken then."""


def unordered(subject: Subject) -> Iterator[Hit]:
    """A set is gone through, unpacked, popped from or made a list, without being sorted; or the
    first of several that are equal by a key is taken from it."""
    for walked in walked_sets(subject.code):
        yield Hit(
            say(
                "the order of {walked} differs from process to process",
                walked=shorten(ast.unparse(walked), 40)[1:-1],
            ),
            say("Sort it: sorted(…), or use dict.fromkeys(…), which keeps the order."),
            line=walked.lineno,
            about=str(walked.lineno),
        )


def walked_sets(code: Parsed) -> Iterator[ast.expr]:
    """Yield the sets of a source that are taken in their order, the first on each line."""
    names, skipped = _names_of_sets(code), _in_any_order(code)
    seen: set[int] = set()
    for node in code.nodes:
        walked = _walked(node, skipped)
        if walked is not None and _is_set(walked, names) and walked.lineno not in seen:
            seen.add(walked.lineno)
            yield walked


def _walked(node: ast.AST, skipped: frozenset[int]) -> ast.expr | None:
    """Return what a node takes in its order, None where it takes nothing so."""
    if isinstance(node, ast.For | ast.comprehension):
        return None if id(node) in skipped else node.iter
    if isinstance(node, ast.Starred) and isinstance(node.ctx, ast.Load):
        return None if id(node) in skipped else node.value
    if isinstance(node, ast.Assign):
        is_unpacked = any(isinstance(target, ast.Tuple | ast.List) for target in node.targets)
        return node.value if is_unpacked else None
    return _of_call(node) if isinstance(node, ast.Call) else None


def _of_call(node: ast.Call) -> ast.expr | None:
    function = node.func
    if isinstance(function, ast.Attribute):
        if function.attr == "pop" and not node.args:
            return function.value
        return node.args[0] if function.attr in _METHODS and node.args else None
    if not isinstance(function, ast.Name) or not node.args:
        return None
    if function.id in ("map", "filter", "zip"):
        return next((arg for arg in node.args if isinstance(arg, ast.Set | ast.Name | ast.Call)
                     and arg is not node.args[0]), node.args[0])  # fmt: skip
    if function.id in _KEEPING:
        return node.args[0]
    is_choice = function.id in ("max", "min", "sorted") and len(node.args) == 1
    return node.args[0] if is_choice and any(map(_ties, node.keywords)) else None


def _ties(keyword: ast.keyword) -> bool:
    value = keyword.value
    name = value.attr if isinstance(value, ast.Attribute) else getattr(value, "id", "")
    return keyword.arg == "key" and name in _TIED


def _is_set(node: ast.expr, names: frozenset[str]) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        inner = node.args[0] if node.args else None
        is_through = node.func.id in ("list", "tuple", "enumerate", "reversed", "iter")
        if is_through and inner is not None:
            return _is_set(inner, names)
        return node.func.id in ("set", "frozenset") or f"{node.func.id}()" in names
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr in _OF_SETS and _is_set(node.func.value, names)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub):
        return _is_set(node.left, names) or _is_set(node.right, names)
    if isinstance(node, ast.Name):
        return node.id in names
    return isinstance(node, ast.Set | ast.SetComp)


def _names_of_sets(code: Parsed) -> frozenset[str]:
    """Return the names that are given a set, and nothing else, and, with `()` behind it, those of
    functions that return one."""
    given: dict[str, bool] = {}
    for node in code.nodes:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    is_set = _is_set(node.value, frozenset())
                    given[target.id] = is_set and given.get(target.id, True)
        elif isinstance(node, ast.FunctionDef):
            made = [n.value for n in ast.walk(node) if isinstance(n, ast.Return) and n.value]
            given[f"{node.name}()"] = bool(made) and all(_is_set(m, frozenset()) for m in made)
    return frozenset(name for name, is_set in given.items() if is_set)


def _in_any_order(code: Parsed) -> frozenset[int]:
    """Return the ids of comprehensions and stars whose order does not matter: what is made of them
    is sorted, counted, summed, a set or a question."""
    found: set[int] = set()
    for node in code.nodes:
        inner: list[ast.expr] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            if node.func.id in (
                "sorted",
                "sum",
                "any",
                "all",
                "min",
                "max",
                "len",
                "set",
                "frozenset",
            ):
                inner = node.args[:1]
        elif isinstance(node, ast.SetComp | ast.DictComp):
            found |= {id(part) for part in node.generators}
        elif isinstance(node, ast.Set):
            found |= {id(part) for part in node.elts}
        for part in inner:
            if isinstance(part, ast.GeneratorExp | ast.ListComp):
                found |= {id(generator) for generator in part.generators}
            elif isinstance(part, ast.List | ast.Tuple):
                found |= {id(item) for item in part.elts}
    return frozenset(found)


RULES = (
    Rule(
        "code/set-order",
        "warning",
        unordered,
        "Python orders texts in a set anew in each process (PYTHONHASHSEED); the workbench fixes "
        "that, UltraEval does not.",
    ),
)
