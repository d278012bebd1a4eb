"""The rule on what UltraEval hands to a transform besides the row: the number of shots, and the
data set's name."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence

from workbench.io.han import compiled
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.source.slipped import shows_name
from workbench.lint.source import Parsed, names_in
from workbench.lint.subject import Subject
from workbench.messages import say

_MOST_STEPS = 6
_BEFORE_NUMBER = compiled(
    r"[ \t]*[*#(（\[]{0,4}[ \t]?(?:(?:q|question|problem|item|exercise|task|example|case|puzzle"
    r"|riddle|no|nr|frage|aufgabe|pregunta|ejercicio|exercice|domanda|pergunta|вопрос|задача|задание"
    r"|问题|题目|題目|問題|第)\.?[ #]{0,2}|№ ?)?",
    re.IGNORECASE,
)
_NOUN_BEFORE = compiled(
    r"[*#]{0,4}[ \t]?(?!(?:shots?|examples?|samples?|demos?|beispiele?|ejemplos?|exemples?)\b)"
    r"[^\W\d_]{3,20}[ ]?#?",
    re.IGNORECASE,
)
"""Any word, `Commit`, with whose number a line ends."""

_BEHIND_NUMBER = compiled(r"[*)）\]]{0,2}[ \t]?(?:[.):：、．）]|[题題問问]|\n)")


def misread_arguments(subject: Subject) -> Iterator[Hit]:
    """`num_sample` picks a part of the row; or (a hint) `dataset_name` is compared with a name, or
    looked up among some, that it never has; or it is a text of the prompt; or `num_sample` is
    printed as the number of the question."""
    yield from shows_name(subject)
    code, names = subject.code, subject.code.parameters
    if code.function is None or len(names) < 4:
        return
    data, count, _, dataset = names[:4]
    for node in ast.walk(code.function):
        if not isinstance(node, ast.Subscript) or count not in names_in(node.slice):
            continue
        if _root(node) == data:
            yield Hit(
                say("{count!r} picks a part of the row; it is the number of shots", count=count),
                say("Index the row by a name or a number."),
                line=node.lineno,
                about="index",
            )
    for node in (*_parts_by(count, data, code), *_labels_by(count, data, code)):
        yield Hit(
            say("{count!r} picks a part of the row; it is the number of shots", count=count),
            say("Index the row by a name or a number."),
            line=node.lineno,
            about="index",
        )
    if call := _counts_up_to(count, code):
        yield Hit(
            say("{count!r} picks a part of the row; it is the number of shots", count=count),
            say("Index the row by a name or a number."),
            line=call.lineno,
            about="index",
            severity="hint",
        )
    if numbering := _numbered_by(count, code):
        yield Hit(
            say("{count!r} numbers the question; it is the number of shots", count=count),
            say("Leave the number out: the transform is not told which shot it writes."),
            line=numbering.lineno,
            about="numbering",
        )
    tests = [test for node in ast.walk(code.function) for test in _tests(node, dataset, code)]
    if not tests or not subject.dataset_name or any(t(subject.dataset_name) for _, _, t in tests):
        return
    text, line, _ = tests[0]
    yield Hit(
        say(
            "{dataset} is {name!r} here, never {other!r}",
            dataset=dataset,
            name=subject.dataset_name,
            other=text,
        ),
        say("Compare with the name that UltraEval makes: <folder>_<task>_<gen or ppl>."),
        line=line,
        about="name",
        severity="hint",
    )


def _parts_by(count: str, data: str, code: Parsed) -> Iterator[ast.Subscript]:
    """Yield where `num_sample` picks a part of what the transform made of its row under another
    name: `options[: num_sample + 1]`."""
    assert code.function is not None
    made = _made_of(data, code.function)
    for node in ast.walk(code.function):
        if not isinstance(node, ast.Subscript) or count not in names_in(node.slice):
            continue
        if _root(node) in made - {data}:
            yield node


def _labels_by(count: str, data: str, code: Parsed) -> Iterator[ast.Subscript]:
    """Yield where `num_sample` picks some of the labels, of which the row says elsewhere which one
    is right: `LABELS[:num_sample]` beside `LABELS[data["label"]]`."""
    assert code.function is not None
    picked = [node for node in ast.walk(code.function) if isinstance(node, ast.Subscript)]
    by_row = {_root(node) for node in picked if data in names_in(node.slice)} - {data, ""}
    yield from (n for n in picked if count in names_in(n.slice) and _root(n) in by_row)


def _made_of(data: str, function: ast.AST) -> set[str]:
    """Return the names that are given something of the row, one by way of another."""
    steps = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
    made = {data}
    for _ in range(_MOST_STEPS):
        more = {
            name.id
            for step in steps
            if made & names_in(step.value)
            for target in step.targets
            for name in ast.walk(target)
            if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
        }
        if more <= made:
            break
        made |= more
    others = {
        name.id
        for step in steps
        if not made & names_in(step.value)
        for target in step.targets
        for name in ast.walk(target)
        if isinstance(name, ast.Name)
    }
    return made - others  # what is something else at times may be the module's examples


def _counts_up_to(count: str, code: Parsed) -> ast.Call | None:
    """Return the call in a loop over `range(num_sample)` or `islice(…, num_sample)`, None where a
    transform has none or goes through the examples that the module has."""
    lists = {
        target.id
        for node in code.nodes
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.List | ast.Tuple)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    assert code.function is not None
    has_list = bool(lists & names_in(code.function))
    for node in ast.walk(code.function) if not has_list else ():
        each = node.iter if isinstance(node, ast.For | ast.comprehension) else None
        if not isinstance(each, ast.Call) or not isinstance(each.func, ast.Name):
            continue
        is_counted = any(_is_name(argument, count) for argument in each.args)
        if each.func.id in ("range", "islice") and is_counted:
            return each
    return None


def _numbered_by(count: str, code: Parsed) -> ast.expr | None:
    """Return the text of the input in which the number of shots, or the one behind it, stands as a
    question's own number does: `3. `, `Question 3: `, `No. 3` on a line; None where there is
    none."""
    assert code.function is not None
    feeding = code.feeding_input
    nodes = list(ast.walk(code.function))
    if not any(isinstance(node, ast.Name) and node.id == count for node in nodes):
        return None
    for node in nodes:
        if feeding and id(node) not in feeding:
            continue
        parts = _joined_parts(node)
        for place, part in enumerate(parts):
            if isinstance(part, str) or not _is_count(part, count):
                continue
            before = next((p for p in parts[place - 1 : place] if isinstance(p, str)), "")
            behind = next((p for p in parts[place + 1 :][:1] if isinstance(p, str)), "")
            is_first = place == 0 or before != ""
            line = before.rpartition("\n")[2]
            is_number = _BEFORE_NUMBER.fullmatch(line) and _BEHIND_NUMBER.match(behind)
            is_number = is_number or (_NOUN_BEFORE.fullmatch(line) and behind[:1] == "\n")
            if is_first and is_number:
                assert isinstance(node, ast.expr)
                return node
    return None


def _joined_parts(node: ast.AST) -> list[str | ast.expr]:
    """Return what an f-string or a sum of texts is made of, none for anything else."""
    if isinstance(node, ast.JoinedStr):
        return [part for value in node.values for part in _parts_of(value)]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _parts_of(node)
    return []


def _parts_of(node: ast.expr) -> list[str | ast.expr]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and not _is_sum(node):
        return [*_parts_of(node.left), *_parts_of(node.right)]
    if isinstance(node, ast.JoinedStr):
        return [part for value in node.values for part in _parts_of(value)]
    if isinstance(node, ast.FormattedValue):
        return [node.value]
    is_text = isinstance(node, ast.Call) and _is_name(node.func, "str") and len(node.args) == 1
    return [node.args[0] if is_text and isinstance(node, ast.Call) else node]


def _is_sum(node: ast.BinOp) -> bool:
    """Say whether a number is added."""
    sides = (node.left, node.right)
    return any(isinstance(side, ast.Constant) and isinstance(side.value, int) for side in sides)


def _is_count(node: ast.expr, count: str) -> bool:
    """Say whether a value is the number of shots, or one more."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and _is_sum(node):
        return any(_is_name(side, count) for side in (node.left, node.right))
    return _is_name(node, count)


def _tests(
    node: ast.AST, dataset: str, code: Parsed
) -> Iterator[tuple[str, int, Callable[[str], bool]]]:
    """Yield what a node compares the data set's name with, on which line, and whether a name is of
    that kind."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        left, right, op = node.left, node.comparators[0], node.ops[0]
        if isinstance(op, ast.In | ast.NotIn) and _is_name(right, dataset):
            for text in _texts(left):
                yield text, node.lineno, lambda name, text=text: text in name
        elif isinstance(op, ast.Eq | ast.NotEq | ast.In | ast.NotIn):
            other = right if _is_name(left, dataset) else left if _is_name(right, dataset) else None
            yield from _among(_texts(_value_of(other, code)), node.lineno)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
        owner, method = node.func.value, node.func.attr
        if method in ("startswith", "endswith") and _is_name(owner, dataset):
            for text in _texts(node.args[0]):
                is_so = str.startswith if method == "startswith" else str.endswith
                yield text, node.lineno, lambda name, text=text, is_so=is_so: is_so(name, text)
        elif method == "get" and _is_name(node.args[0], dataset):
            yield from _among(_texts(_value_of(owner, code)), node.lineno)
    elif isinstance(node, ast.Match) and _is_name(node.subject, dataset):
        values = [p for p in ast.walk(node) if isinstance(p, ast.MatchValue)]
        yield from _among([t for value in values for t in _texts(value.value)], node.lineno)


def _among(texts: Sequence[str], line: int) -> Iterator[tuple[str, int, Callable[[str], bool]]]:
    for text in texts:
        yield text, line, lambda name, text=text: name == text


def _is_name(node: ast.expr | None, name: str) -> bool:
    """Say whether a node is a name as it is, or in one case."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and not node.args:
        node = node.func.value
    return isinstance(node, ast.Name) and node.id == name


def _value_of(node: ast.expr | None, code: Parsed) -> ast.expr | None:
    """Return what a name was given, and other nodes as they are."""
    if not isinstance(node, ast.Name):
        return node
    given = (n for n in code.nodes if isinstance(n, ast.Assign))
    return next(
        (n.value for n in given for t in n.targets if isinstance(t, ast.Name) and t.id == node.id),
        None,
    )


def _texts(node: ast.expr | None) -> Sequence[str]:
    """Return the texts of a constant, or of a list, set or dict of such."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.Dict):
        return [text for key in node.keys for text in _texts(key)]
    if isinstance(node, ast.List | ast.Tuple | ast.Set):
        return [text for item in node.elts for text in _texts(item)]
    return []


def _root(node: ast.AST) -> str:
    """Return the name that a chain of indices and attributes starts from, "" if it does not."""
    while isinstance(node, ast.Subscript | ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


RULES = (
    Rule(
        "code/arguments",
        "warning",
        misread_arguments,
        "UltraEval gives the number of shots, and `<folder>_<task>_<gen or ppl>`.",
    ),
)
