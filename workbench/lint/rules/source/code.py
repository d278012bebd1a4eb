"""Rules on the transform's code: what fails, here or elsewhere, or hides that something does."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.source.slipped import remembers
from workbench.lint.source import Parsed
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Diagnostic

RESULT_KEYS = frozenset({"input", "output", "processed_output"})

AT_HAND = frozenset({"UltraEval", "numpy", "torch", "transformers", "sacrebleu", "rouge_chinese"})
"""What UltraEval's own requirements bring along (requirements.txt, commit 174e152)."""

ENDED = frozenset({"TimeLimit", "MemoryLimit", "OutputLimit", "ProcessExit", "BrokenReply"})
"""Diagnostics of a process that was ended."""

_CHANGES = frozenset(
    {"append", "clear", "extend", "insert", "pop", "popitem"}
    | {"remove", "reverse", "setdefault", "sort", "update"}
)


def failed(subject: Subject) -> Iterator[Hit]:
    """The transform fails on a row, or a shot's row."""
    for item in subject.failures:
        found = item.diagnostic
        what = say("{type}: {message}", type=found.type, message=found.message)
        if found.column:
            what = say("{what} (column {column})", what=what, column=found.column)
        yield Hit(
            what,
            say("Make the transform work for every row, or leave the row out of the data."),
            item.doc.id,
            found.line,
            about=f"{found.type} {found.line}",
        )


def not_repeated(subject: Subject) -> Iterator[Hit]:
    """Rendering a row again under the same seed, where it may matter in another process with
    another hash seed (PYTHONHASHSEED), gives another text; or the code answers a row otherwise
    since one like it was there before (then a warning)."""
    yield from remembers(subject)
    for item in subject.rendered:
        other = subject.again.made.get(item.doc.id)
        if isinstance(other, Diagnostic) and other.type in ENDED:
            continue  # the process was ended, which says nothing of the text
        if other is not None and other != item.example:
            yield Hit(
                say("the same row gives another text the second time, though the seed is the same"),
                say(
                    "Let the text depend on the row alone: no clocks, ids of objects or global "
                    "state."
                ),
                item.doc.id,
                subject.code.line_of_input,
            )


def changes_row(subject: Subject) -> Iterator[Hit]:
    """The row is changed in place, as the code says, or as the row itself does when a call is
    over."""
    code = subject.code
    if code.function is None or not code.parameters:
        return
    data = code.parameters[0]
    nodes = list(ast.walk(code.function))
    stored = (n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    is_seen = False
    names = {data, *_aliases(nodes, data)} if data not in stored else set()  # else it is a copy
    for node in nodes:
        is_change = any(_is_change(node, code, name) for name in names)
        is_seen = is_seen or is_change
        if is_change:
            yield Hit(
                say(
                    "the row is changed in place: {code}", code=shorten(ast.unparse(node), 50)[1:-1]
                ),
                say("Work on a copy: sorted(…), [*…], dict({data}).", data=data),
                line=getattr(node, "lineno", None),
                about=str(getattr(node, "lineno", "")),
            )

    for doc_id in () if is_seen else sorted(subject.changed):
        yield Hit(
            say("the row is another one when the call is over"),
            say("Work on a copy: copy.deepcopy({data}).", data=data),
            doc_id,
            code.function.lineno,
            about="after",
        )


def _aliases(nodes: Sequence[ast.AST], data: str) -> Iterator[str]:
    """Yield the names that are given a part of the row as it is, and nothing else."""
    given: dict[str, list[ast.expr]] = {}
    for node in nodes:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    given.setdefault(target.id, []).append(node.value)
    for name, values in given.items():
        is_part = isinstance(values[0], ast.Subscript | ast.Name) and _root(values[0]) == data
        is_copy = any(isinstance(part, ast.Slice) for part in ast.walk(values[0]))
        if is_part and not is_copy and len(values) == 1:
            yield name


def _is_change(node: ast.AST, code: Parsed, data: str) -> bool:
    if isinstance(node, ast.Subscript):
        return not isinstance(node.ctx, ast.Load) and _root(node) == data
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    if node.func.attr in _CHANGES and _root(node.func) == data:
        return True
    return node.func.attr == "shuffle" and any(_root(argument) == data for argument in node.args)


def foreign_imports(subject: Subject) -> Iterator[Hit]:
    """An import of what UltraEval does not bring along; of `workbench` it is an error."""
    for node in subject.code.nodes:
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = ["." * node.level + (node.module or "")]
        else:
            continue
        for name in names:
            root = name.split(".")[0]
            if root in sys.stdlib_module_names or root in AT_HAND:
                continue
            is_ours = root == "workbench"
            yield Hit(
                say("UltraEval has no module {name!r}", name=name),
                say("Write what is needed into the transform itself."),
                line=node.lineno,
                about=name,
                severity="error" if is_ours or not root else None,
            )


def swallowed(subject: Subject) -> Iterator[Hit]:
    """A bare `except`, or a broad one, that does not raise again; `suppress(Exception)`, too."""
    for node in subject.code.nodes:
        if isinstance(node, ast.ExceptHandler):
            inside = (part for step in node.body for part in ast.walk(step))
            is_hiding = node.type is None or _is_broad(node.type)
            is_hiding &= not any(isinstance(part, ast.Raise) for part in inside)
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else _root(node.func)
            is_hiding = name == "suppress" and any(map(_is_broad, node.args))
        else:
            continue
        if is_hiding:
            yield Hit(
                say("the handler hides every error, so a broken row becomes a wrong prompt"),
                say("Name the error that is expected: except KeyError."),
                line=node.lineno,
                about=str(node.lineno),
            )


def _is_broad(node: ast.expr) -> bool:
    if isinstance(node, ast.Tuple):
        return any(map(_is_broad, node.elts))
    return isinstance(node, ast.Name) and node.id in ("Exception", "BaseException")


def unused_keys(subject: Subject) -> Iterator[Hit]:
    """The result has a key besides `input`, `output` and `processed_output`."""
    nodes = ast.walk(subject.code.function) if subject.code.function else ()
    for node in nodes:
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Dict):
            for key in node.value.keys:
                if isinstance(key, ast.Constant) and key.value not in RESULT_KEYS:
                    yield Hit(
                        say("nothing reads the result's {key!r}", key=key.value),
                        say("Leave it out: input, output and processed_output are all there is."),
                        line=key.lineno,
                        about=str(key.value),
                    )


def _root(node: ast.AST) -> str:
    """Return the name that a chain of indices and attributes starts from, "" if it does not."""
    while isinstance(node, ast.Subscript | ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


RULES = (
    Rule("code/error", "error", failed, "The doc has no prompt, and counts in no score."),
    Rule(
        "code/not-repeated",
        "error",
        not_repeated,
        "Two runs cannot be compared then, nor a score be repeated.",
    ),
    Rule(
        "code/changes-row",
        "warning",
        changes_row,
        "UltraEval hands out the row itself: when it serves as a shot it is another one, and its "
        "own doc no longer equals it.",
    ),
    Rule(
        "code/imports",
        "warning",
        foreign_imports,
        "A saved transform runs in UltraEval unchanged.",
    ),
    Rule(
        "code/hidden-errors",
        "warning",
        swallowed,
        "A row that breaks becomes a prompt that is wrong.",
    ),
    Rule("code/unused-key", "hint", unused_keys, "Nothing reads it."),
)
