"""Places that the code counts in the order of the alphabet, `sorted(CLASSES).index(…)`, where the
prompt lists the classes in another order (the rule `answer/letters` says so), or the source writes
them in another one (`answer/gold-differs`, in a hint)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence

from workbench.lint.source import Parsed
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import Message, say
from workbench.prompts.listing import label_in

_FEWEST_DOCS = 4
_FEWEST_NAMES = 3


def counted_by_alphabet(subject: Subject) -> Message | None:
    """Return what is said where the place of a class in its sorted list makes the answer, and all
    prompts list the classes as the source has them, which is not sorted."""
    code = subject.code
    if len(subject.rendered) < _FEWEST_DOCS or "sorted(" not in subject.source:
        return None
    if not all(label_in(subject.right_of(item)) for item in subject.some(_FEWEST_DOCS)):
        return None
    for names in _counted(code):
        own = own_text(subject)
        places = [
            [match.start() for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", own)]
            for name in names
        ]
        is_listed = all(places) and all(
            [found[end] for found in places] == sorted(found[end] for found in places)
            for end in (0, -1)
        )
        if is_listed:
            return say("the code counts {names} by the alphabet, and the prompt lists {told}",
                       names=", ".join(sorted(names)), told=", ".join(names))  # fmt: skip
    return None


def places_in_sorted(subject: Subject) -> Message | None:
    """Return what is said where a list of labels that the source writes in another order is sorted
    before a number of the rows finds one in it: which of the two orders the rows count, their texts
    alone tell."""
    code = subject.code
    if len(subject.rendered) < _FEWEST_DOCS or "sorted(" not in subject.source:
        return None
    golds = set(subject.rights)
    for node in code.nodes:
        if not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.Subscript):
            continue
        for value in code.makers(node.value.id) if isinstance(node.value, ast.Name) else ():
            names = _sorted_texts(value)
            if len(names) >= _FEWEST_NAMES and golds <= {*names}:
                return say("the source writes {names}, and sorts them before a row's number "
                           "chooses one", names=", ".join(names))  # fmt: skip
    return None


def _sorted_texts(node: ast.AST) -> Sequence[str]:
    """Return the texts of a list that is sorted where it is written, and not in that order."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return ()
    if node.func.id != "sorted" or len(node.args) != 1 or node.keywords:
        return ()
    names = _texts_of(node.args[0].elts) if isinstance(node.args[0], ast.List | ast.Tuple) else ()
    return names if sorted(names) != list(names) else ()


def _texts_of(nodes: Sequence[ast.expr | None]) -> Sequence[str]:
    """Return the texts that expressions are, none where one of them is no text."""
    texts = [one.value for one in nodes if isinstance(one, ast.Constant)]
    are_texts = len(texts) == len(nodes) and all(isinstance(text, str) for text in texts)
    return [str(text) for text in texts] if are_texts else ()


def _counted(code: Parsed) -> Iterator[Sequence[str]]:
    """Yield the lists of texts of the source that are not sorted, and in whose sorted list the
    place of a value is looked up, or by the place in the other one."""
    for node in code.nodes:
        if isinstance(node, ast.Subscript) and _has_index(node.slice):
            looked_up = node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            looked_up = node.func.value if node.func.attr == "index" else None
        else:
            continue
        if not isinstance(looked_up, ast.Call) or not isinstance(looked_up.func, ast.Name):
            continue
        if looked_up.func.id != "sorted" or len(looked_up.args) != 1 or looked_up.keywords:
            continue
        names = _names_of(code, looked_up.args[0])
        if len(names) >= _FEWEST_NAMES and sorted(names) != list(names):
            yield names


def _has_index(node: ast.expr) -> bool:
    """Say whether an expression is a place in a list that is not sorted: `NAMES.index(…)`."""
    is_index = (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "index"
    )
    return is_index and "sorted(" not in ast.unparse(node)


def _names_of(code: Parsed, node: ast.expr) -> Sequence[str]:
    """Return the texts of a list of the source, or of the keys or values of a mapping."""
    part = "keys"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and not node.args:
        part, node = node.func.attr, node.func.value
    if not isinstance(node, ast.Name) or part not in ("keys", "values"):
        return ()
    for value in code.makers(node.id):
        if isinstance(value, ast.Dict):
            nodes = value.values if part == "values" else value.keys
        elif isinstance(value, ast.List | ast.Tuple):
            nodes = value.elts
        else:
            continue
        if texts := _texts_of(nodes):
            return texts
    return ()
