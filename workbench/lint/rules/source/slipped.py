"""Slips that the transform's own code shows: a comma too few or too many, signs that an encoding
drops, the data set's name as a text of the prompt, rows that are remembered from call to call.

Each is told by the rule that its text would break: here it is read off the code.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.source import Parsed
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST_ITEMS = 2
_LONGEST_LABEL = 24
_FEWEST_ROWS = 5
_NEARLY_ALL = 0.9
_DROPS = frozenset({"ignore", "replace", "backslashreplace", "xmlcharrefreplace", "namereplace"})
_NARROW = ("ascii", "us-ascii", "latin", "iso-8859", "iso8859", "cp1252", "cp437")
_NOT_ASCII = exactly(r"\[\^\\(?:x00|0|u0000)-\\(?:x7f|x7e|177|u007f)\]", re.IGNORECASE)
_ADDS = frozenset({"add", "append", "update", "insert", "extend", "setdefault"})
_AS_IS = frozenset({"str", "repr", "format"})


def items_without_comma(subject: Subject) -> Iterator[Hit]:
    """Yield the items of a list of short texts that are two, since no comma stands between them."""
    for node in subject.code.nodes:
        if not isinstance(node, ast.List | ast.Tuple | ast.Set) or len(node.elts) < _FEWEST_ITEMS:
            continue
        items = [each for each in node.elts if isinstance(each, ast.Constant)]
        texts = [each.value for each in items if isinstance(each.value, str)]
        if len(texts) < len(node.elts):
            continue
        for item in items:
            parts = _parts_of(item, subject.code)
            others = [text for text in texts if text != item.value]
            longest = max((*map(len, others), 8))
            is_short = len(parts) > 1 and all(len(part) <= longest + 8 for part in parts)
            are_words = all(_meet_in_words(a, b) for a, b in pairwise(parts))
            if is_short and are_words and longest <= _LONGEST_LABEL:
                yield Hit(
                    say("no comma stands between {first!r} and {second!r}, so they are one text",
                        first=parts[0], second=parts[1]),
                    say("Put a comma between them."),
                    line=item.lineno,
                    about=f"comma {item.lineno}",
                    severity="warning",
                )  # fmt: skip


def _meet_in_words(one: str, other: str) -> bool:
    """Say whether two texts would be one word: neither a space nor a mark is where they meet."""
    return one[-1:].isalnum() and other[:1].isalnum()


def _parts_of(node: ast.Constant, code: Parsed) -> list[str]:
    """Return the literals of a text that is written as several, one behind the other; one alone
    where brackets around them say that they belong together."""
    written = ast.get_source_segment(code.text, node) or ""
    if written.count(written[-1:]) < 4:
        return [str(node.value)]
    before = code.lines[node.lineno - 1].encode()[: node.col_offset].decode().rstrip()
    end = (node.end_lineno or node.lineno) - 1
    behind = code.lines[end].encode()[node.end_col_offset :].decode().lstrip()
    if before.endswith("(") and behind.startswith(")"):
        return [str(node.value)]
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(f"({written})").readline))
        return [
            str(ast.literal_eval(token.string))
            for token in tokens
            if token.type == tokenize.STRING
        ]  # fmt: skip
    except (tokenize.TokenError, SyntaxError, ValueError):
        return [str(node.value)]


def made_tuples(subject: Subject) -> Iterator[Hit]:
    """Yield the names whose value has a comma behind it, and that are put into a text as one."""
    for node in ast.walk(subject.code.function) if subject.code.function else ():
        if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Tuple):
            continue
        target, value = node.targets[0], node.value
        written = ast.get_source_segment(subject.code.text, value) or "("
        is_slip = len(value.elts) == 1 and not written.startswith("(")
        if is_slip and isinstance(target, ast.Name) and _is_put_into_text(target.id, subject.code):
            yield Hit(
                say("a comma behind the value makes {name} a tuple: {code}",
                    name=target.id, code=shorten(written, 40)),
                say("Take the comma away."),
                line=node.lineno,
                about=f"tuple {node.lineno}",
            )  # fmt: skip


def _is_put_into_text(name: str, code: Parsed) -> bool:
    """Say whether a name's value is written out as it is, and not taken apart."""
    put = False
    for node in code.nodes:
        if isinstance(node, ast.Subscript | ast.Starred) and _is(node.value, name):
            return False
        if isinstance(node, ast.For | ast.comprehension) and _is(node.iter, name):
            return False
        if isinstance(node, ast.FormattedValue):
            put |= _is(node.value, name)
        elif isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else ""
            called = node.func.attr if isinstance(node.func, ast.Attribute) else called
            is_given = any(_is(argument, name) for argument in node.args)
            if is_given and called not in _AS_IS:
                return False
            put |= is_given
    return put


def _is(node: ast.AST | None, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def drops_signs(subject: Subject) -> Iterator[Hit]:
    """Yield where the code drops the signs that an encoding lacks, and rows have such signs."""
    if subject.rows_in_one.isascii():
        return
    for node in subject.code.nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        said = [part.value for part in (*node.args, *(each.value for each in node.keywords))
                if isinstance(part, ast.Constant) and isinstance(part.value, str)]  # fmt: skip
        is_narrow = any(text.casefold().startswith(_NARROW) for text in said)
        is_coded = node.func.attr == "encode" and is_narrow and not _DROPS.isdisjoint(said)
        is_cut = node.func.attr in ("sub", "subn") and any(map(_NOT_ASCII.fullmatch, said[:1]))
        lost = next((c for c in subject.rows_in_one if not c.isascii() and c.isalpha()), "")
        if (is_coded or is_cut) and lost:
            yield Hit(
                say("{code} drops signs that rows have, such as {sign!r}",
                    code=shorten(ast.unparse(node), 40), sign=lost),
                say("Leave the text as it is."),
                line=node.lineno,
                about=f"drops {node.lineno}",
            )  # fmt: skip


def shows_name(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has the data set's name in it, which the code puts there."""
    code, name = subject.code, subject.dataset_name
    if len(code.parameters) < 4 or code.function is None or len(name) < 3:
        return
    own = code.parameters[3]
    if not any(_is(node, own) for node in ast.walk(code.function)) or name in code.template:
        return
    forms = {name, name.replace("_", " "), name.replace("-", " ").replace("_", " ")}
    forms = {form.casefold() for form in forms}
    for item in subject.rendered:
        text = item.example.input.casefold()
        if not any(form in text for form in forms):
            return
    names = (node for node in ast.walk(code.function) if isinstance(node, ast.Name))
    line = next(node.lineno for node in names if node.id == own)
    for item in subject.rendered:
        yield Hit(
            say("the input shows the data set's name, {name!r}, which is made for files",
                name=name),
            say("Write the subject in words, or take it from the row."),
            item.doc.id,
            line,
            about="shown",
        )  # fmt: skip


def remembers(subject: Subject) -> Iterator[Hit]:
    """Yield where a row is answered otherwise because one like it was there before: the code keeps
    what it has seen outside the function. What only keeps a result for later is right."""
    code = subject.code
    if code.tree is None or code.function is None:
        return
    outside = {
        target.id
        for node in code.tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    nodes = list(ast.walk(code.function))
    kept = outside & set(_written_to(nodes))
    for node in nodes if kept else ():
        if not isinstance(node, ast.If):
            continue
        asked = {
            other.id
            for test in ast.walk(node.test)
            if isinstance(test, ast.Compare)
            and any(isinstance(op, ast.In | ast.NotIn) for op in test.ops)
            for other in test.comparators
            if isinstance(other, ast.Name)
        }
        for name in sorted(asked & kept):
            inside = (part for step in node.body for part in ast.walk(step))
            returned = [part for part in inside if isinstance(part, ast.Return)]
            reads = any(_is(n, name) for each in returned for n in ast.walk(each))
            if returned and not reads:
                yield Hit(
                    say("what the function returns hangs on the rows before it: {name} keeps them",
                        name=name),
                    say("Let each row stand for itself, and take doubles out of the data."),
                    line=node.lineno,
                    about=f"seen {name}",
                    severity="warning",
                )  # fmt: skip


def _written_to(nodes: list[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in _ADDS and isinstance(node.func.value, ast.Name):
                yield node.func.value.id
        elif (
            isinstance(node, ast.Subscript)
            and isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name)
        ):
            yield node.value.id


def doubled_rows(subject: Subject) -> Iterator[Hit]:
    """Yield the docs of a file that has nearly every row twice, where shots are drawn from it: a
    doc's own double is among them sooner or later."""
    if subject.separate or not subject.settings.num_fewshot or subject.is_uniform:
        return
    pairs = [(item.example.input, golds_of(item.example)) for item in subject.rendered]
    counts = Counter(pairs)
    twice = [counts[pair] > 1 for pair in pairs]
    if len(counts) < _FEWEST_ROWS or sum(twice) < _NEARLY_ALL * len(pairs):
        return
    for item, is_there in zip(subject.rendered, twice, strict=True):
        if is_there:
            yield Hit(
                say("nearly every row is in the file twice, so a doc's double may be its shot"),
                say("Take the repeated row out of the data, or choose other shots."),
                item.doc.id,
                about="doubled",
            )
