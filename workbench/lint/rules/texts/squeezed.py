"""Lines that the code itself makes one: white space that is squeezed when the template's lines are
joined already, and items of a list that begin with the mark of an item within a line. The rule
`text/lost-lines` says so."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.source import Parsed
from workbench.lint.subject import Subject
from workbench.messages import Message, say
from workbench.types import Rendered

_SEEN_DOCS = 100
_FEWEST_DOCS = 3
_NEARLY_ALL = 0.8
_FEWEST_WORDS = 3
_MARKED = exactly(r"\s*(?P<mark>[-*+•·–●▪■□◦→>#»]{1,3})\s+\Z")
_RUNS = (r"\s+", r"\s*\n\s*", r"\n+", r"[\s]+", r"[ \n]+")
"""Expressions for white space with newlines."""

_JOINS = frozenset({"join", "append", "extend"})


def squeezed(subject: Subject) -> Iterator[Hit]:
    """Yield a hint where the code makes the whole of its lines one, and the docs whose list stands
    on one line with the mark of an item before each."""
    call = _squeeze(subject.code)
    item = next(iter(subject.rendered), None)
    if call is None and not any("\n" in each.example.input.strip() for each in subject.rendered):
        call = _squeeze(subject.code, _is_of_a_list)
    if call is not None and item is not None:
        yield _hit(item, say("the template's lines are one: {text}",
                             text=shorten(item.example.input.strip().split("\n")[0], 44)),
                   call.lineno, hint=True)  # fmt: skip
        return
    yield from _items_in_a_line(subject)


def _hit(item: Rendered, message: Message, line: int | None, *, hint: bool = False) -> Hit:
    return Hit(
        message,
        say("Leave its white space as it is: no split() and join, no strip() of each line."),
        item.doc.id,
        line,
        about="squeezed",
        severity="hint" if hint else None,
    )


def _squeeze(
    code: Parsed, is_own: Callable[[Parsed, ast.expr], bool] | None = None
) -> ast.Call | None:
    """Return the call that squeezes white space of what was joined of the template's own words, or
    of what `is_own` says."""
    if ".split()" not in code.text and "sub(" not in code.text:
        return None
    feeding = code.feeding_input
    for node in code.nodes:
        if isinstance(node, ast.Call) and (not feeding or id(node) in feeding):
            inner = _inside(node)
            if inner is not None and (is_own or _is_of_lines)(code, inner):
                return node
    return None


def _inside(call: ast.Call) -> ast.expr | None:
    """Return the text of which a call makes each run of white space one space."""
    func = call.func
    if not isinstance(func, ast.Attribute) or not call.args:
        return None
    last = call.args[-1]
    if func.attr == "sub" and len(call.args) == 3:
        pattern, spaces = call.args[:2]
        is_one = isinstance(pattern, ast.Constant) and pattern.value in _RUNS
        is_space = isinstance(spaces, ast.Constant) and spaces.value == " "
        return last if is_one and is_space else None
    is_join = func.attr == "join" and isinstance(func.value, ast.Constant)
    if not is_join or not isinstance(last, ast.Call) or last.args or last.keywords:
        return None
    is_split = isinstance(last.func, ast.Attribute) and last.func.attr == "split"
    return last.func.value if is_split and isinstance(last.func, ast.Attribute) else None


def _is_of_lines(code: Parsed, inner: ast.expr) -> bool:
    """Say whether a text is joined of several, and words of the template are among these."""
    parts = list(ast.walk(inner))
    names = {part.id for part in parts if isinstance(part, ast.Name)}
    parts += [n for name in names for maker in code.makers(name) for n in ast.walk(maker)]
    is_joined = any(isinstance(n, ast.Attribute) and n.attr in _JOINS for n in ast.walk(inner))
    texts = [n.value for n in parts if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return is_joined and any(len(re.findall(r"\w+", text)) >= _FEWEST_WORDS for text in texts)


def _is_of_a_list(code: Parsed, inner: ast.expr) -> bool:
    """Say whether a text's name is given to the parts of a list, a text of the template among them,
    with a newline between."""
    makers = code.makers(inner.id) if isinstance(inner, ast.Name) else ()
    for made in (node for maker in makers for node in ast.walk(maker)):
        if not isinstance(made, ast.Call) or not isinstance(made.func, ast.Attribute):
            continue
        sign, joined = made.func.value, made.args[0] if made.args else None
        is_by_lines = isinstance(sign, ast.Constant) and sign.value == "\n"
        if is_by_lines and made.func.attr == "join" and isinstance(joined, ast.List | ast.Tuple):
            is_told = any(isinstance(part, ast.Constant) and part.value for part in joined.elts)
            if is_told and len(joined.elts) > 1:
                return True
    return False


def _items_in_a_line(subject: Subject) -> Iterator[Hit]:
    found: dict[str, list[Rendered]] = defaultdict(list)
    docs: dict[str, int] = defaultdict(int)
    for item in subject.some(_SEEN_DOCS):
        for name, parts in _lists_of(item.doc.data):
            docs[name] += 1
            if _is_marked_in_line(parts, item.example.input):
                found[name].append(item)
    for name, items in found.items():
        if len(items) >= max(_FEWEST_DOCS, _NEARLY_ALL * docs[name]):
            line = subject.code.line_of_field(name) or subject.code.line_of_input
            for item in items:
                yield _hit(item, say("the lines of the row's {name} are one", name=name), line)


def _lists_of(data: Mapping[str, object]) -> Iterator[tuple[str, Sequence[str]]]:
    for name, value in data.items():
        if isinstance(value, list) and len(value) > 1 and all(isinstance(v, str) for v in value):
            yield str(name), [str(one).strip() for one in value]


def _is_marked_in_line(parts: Sequence[str], text: str) -> bool:
    """Say whether the first of several texts begins a line behind a mark, and each other stands
    behind that mark, too, on the same line."""
    start = text.find(parts[0])
    line_start = text.rfind("\n", 0, start) + 1
    mark = _MARKED.match(text[line_start:start]) if start >= 0 and all(parts) else None
    if mark is None:
        return False
    at = start + len(parts[0])
    for part in parts[1:]:
        behind = text.find(part, at)
        if behind < 0 or text[at:behind].strip() != mark["mark"] or "\n" in text[at:behind]:
            return False
        at = behind + len(part)
    return True
