"""What a prompt says of a row besides the text that is asked about, and that has the answer: all
parts of it on a line of its own, or the right option alone in a remark. The rule `answer/leaked`
says so."""

from __future__ import annotations

import re
from collections.abc import Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.most import in_most
from workbench.lint.rules.instructions.objects import object_in
from workbench.lint.rules.leaking.given import Told, gold_of
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 5
_NEARLY_ALL = 0.9
_FEWEST_PARTS = 2
_MOST_LABELS = 12
_DOCS_A_LABEL = 3
_PARTS = compiled(r"\s*[;|；]\s*")
_BRACKETS = exactly(r"[(（\[【{<][^()（）\[\]【】{}<>\n]{2,80}[)）\]】}>]\s*\Z")
_NUMBERS = exactly(r"\d+(?:\.\d+)?")
_REMARKS = compiled(
    r"(?:^|_)(?:why|because|reasoning|explanation|explain\w*|rationale|justification|remark\w*|hint"
    r"|tip|解析|理由|原因|解释|解釋|点评|點評|提示)(?:_|$)",
    re.IGNORECASE,
)
"""What a field is called that was written beside an answer."""


def by_its_parts(subject: Subject) -> Told:
    """Return the docs that have all parts of their answer on a line of the template's, where a text
    of the row, in which they are to be found, has them, too."""
    found: list[tuple[Rendered, str]] = []
    items = subject.rendered
    for place, item in enumerate(items):
        parts = _parts_of(gold_of(item))
        line = _line_with(parts, item) if len(parts) >= _FEWEST_PARTS else ""
        if line:
            found.append((item, line))
        elif place - len(found) + 1 > (1 - _NEARLY_ALL) * len(items):
            return ()
    if len(found) < _FEWEST_DOCS or len({line for _, line in found}) < _FEWEST_DOCS:
        return ()
    return [(item, say("the input has the text with its answer: {text}", text=shorten(line, 50)))
            for item, line in found]  # fmt: skip


def _parts_of(gold: str) -> Sequence[str]:
    """Return the values of an object, or what stands between the semicolons or bars of a text."""
    made = object_in(gold)
    parts = [str(value) for value in made.values()] if made else _PARTS.split(gold)
    parts = [part.strip() for part in parts if part.strip()]
    return parts if len({*parts}) == len(parts) else ()


def _line_with(parts: Sequence[str], item: Rendered) -> str:
    """Return the line of a doc's input that has all of some texts, beside another text of the row
    that has them, too; "" where there is none."""
    text = item.example.input
    if not all(part in text for part in parts):
        return ""
    leaves = {leaf.strip() for leaf in leaves_of(item.doc.data) if leaf.strip() in text}
    wholes = [leaf for leaf in leaves if all(part in leaf and part != leaf for part in parts)]
    rest = text
    for whole in wholes:
        rest = rest.replace(whole, "\n")
    lines = rest.split("\n") if wholes else []
    return next((line for line in lines if all(part in line for part in parts)), "")


def in_own_brackets(subject: Subject) -> Told:
    """Return the docs of which a text of the row has all values of the answer's object in brackets
    at its end, and before these once more: `I want 3 chairs. [3 x chair]`."""
    items = subject.rendered
    if not items or not items[0].example.output.strip().startswith("{"):
        return ()
    found = in_most(items, _with_brackets, max(_FEWEST_DOCS, _NEARLY_ALL * len(items)))
    return [(item, say("the row's own text says the answer: {text}", text=shorten(said, 40)))
            for item, said in found]  # fmt: skip


def _with_brackets(item: Rendered) -> str:
    """Return what stands in brackets at the end of a doc's text with all parts of its answer, that
    are in the text before it, too; "" where there is none."""
    parts = _parts_of(gold_of(item))
    for leaf in leaves_of(item.doc.data) if len(parts) >= _FEWEST_PARTS else ():
        match = _BRACKETS.search(leaf)
        if match is None or leaf.strip() not in item.example.input:
            continue
        before = leaf[: match.start()].casefold()
        if all(
            _has(match[0], part) or part in _NUMBERS.findall(match[0]) for part in parts
        ) and all(part.casefold() in before for part in parts):
            return match[0].strip()
    return ""


def by_remarks(subject: Subject) -> Told:
    """Return the docs that show a remark of their row in which the right option stands, and none of
    the wrong ones."""
    items = subject.rendered
    for name in sorted(subject.fields):
        if not _REMARKS.search(str(name)):
            continue
        found = [(item, text) for item in items if (text := _telling(subject, item, str(name)))]
        if len(found) >= max(_FEWEST_DOCS, _NEARLY_ALL * len(items)):
            return [
                (item, say("the row's {name} has the answer: {end}",
                           name=name, end=shorten(text, 40)))
                for item, text in found
            ]  # fmt: skip
    return ()


def _telling(subject: Subject, item: Rendered, name: str) -> str:
    """Return a row's remark that is shown and has the right option alone in it, "" otherwise."""
    value = item.doc.data.get(name)
    known = subject.right_and_wrong(item) or _among_labels(subject, item)
    if known is None or not isinstance(value, str) or value.strip() not in item.example.input:
        return ""
    right, wrong = known
    if not _has(value, right) or value.strip() == right.strip():
        return ""
    return "" if any(_has(value, other) for other in wrong) else value.strip()


def _among_labels(subject: Subject, item: Rendered) -> tuple[str, Sequence[str]] | None:
    """Return a doc's label and those of the others, None where answers are no labels."""
    labels = subject.labels
    if not 2 <= len(labels) <= _MOST_LABELS or len(subject.rendered) < _DOCS_A_LABEL * len(labels):
        return None
    own = gold_of(item).casefold()
    return own, [label for label in labels if label != own]


def _has(text: str, part: str) -> bool:
    bare = part.strip(" .。").casefold()
    if len(bare) < 2 and bare.isascii():
        return False
    if not bare.isascii():
        return bare in text.casefold()
    return re.search(rf"(?<!\w){re.escape(bare)}(?!\w)", text.casefold()) is not None
