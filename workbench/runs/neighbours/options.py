"""Other marks and other orders of the options that a prompt lists.

Each is an edit of the transform: of the place that writes a mark, or a line at its start that
turns round what it is given. So it stays Python that runs anywhere, and the answers, which the
transform makes of the same, follow. Where an answer names other options too, by their marks, none
of this is neutral, and nothing is offered.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from workbench.prompts.listing import Option, label_in, listings
from workbench.types import Rendered

STYLES = ("(_)", "_.", "_)", "_:", "[_]")
"""How a mark may stand around its label."""

KINDS = {"upper": ("A", "capitals"), "lower": ("a", "small letters"), "digit": ("1", "digits")}

_LETTERS = re.compile(r"(?P<quote>[\"'])(?P<letters>[A-Za-z]{3,26}|\d{3,9})(?P=quote)")
_FIRST = {"upper": 65, "lower": 97, "digit": 49}
_SAYS_LETTER = re.compile(r"(?i)\bletters?\b|字母")


@dataclass(frozen=True, slots=True)
class Edit:
    """Another source, and what is other in it."""

    label: str
    source: str


def mark_edits(source: str, items: Sequence[Rendered]) -> tuple[Edit, ...]:
    """Return the source with other marks of options: others around the label, and other labels.
    `items` are some of its prompts."""
    listed = [found[-1] for item in items if (found := listings(item.example.input))]
    if not items or len(listed) < len(items) or not _are_alike(listed):
        return ()
    return (*_styled(source, listed[0][0].style), *_labelled(source, items, listed))


def _are_alike(listed: Sequence[Sequence[Option]]) -> bool:
    first = listed[0][0]
    options = [option for own in listed for option in own]
    return bool(first.label) and all(
        (option.style, option.kind) == (first.style, first.kind) for option in options
    )


def _styled(source: str, style: str) -> Iterator[Edit]:
    """Yield the source with other texts around labels, where one place writes them."""
    before, after = map(re.escape, style.split("_", 1))
    wrote = re.compile(rf"{before}(?P<label>\{{[^{{}}]*\}}){after}(?=[ \t])")
    if style not in STYLES or len(wrote.findall(source)) != 1:
        return
    for other in STYLES:
        if other != style:
            made = wrote.sub(lambda m, other=other: other.replace("_", m["label"]), source)
            yield Edit(other.replace("_", "A"), made)


def _labelled(
    source: str, items: Sequence[Rendered], listed: Sequence[Sequence[Option]]
) -> Iterator[Edit]:
    """Yield the source with other labels, where it says their row in one way and no answer is a
    label that is not its own."""
    kind = listed[0][0].kind
    if kind not in KINDS or _are_named(items, listed):
        return
    if any(label_in(choice) for item in items for choice in item.choices):
        return  # the labels are the rows' own
    for other in KINDS:
        if other == kind or max(map(len, listed)) > 9:
            continue
        if other == "digit" and any(_SAYS_LETTER.search(i.prompt.text) for i in items):
            continue
        made = re.sub(rf"\bchr\({_FIRST[kind]}\b", f"chr({_FIRST[other]}", source)
        made = _LETTERS.sub(lambda m, other=other: _row_of(m, kind, other), made)
        if made != source:
            yield Edit(KINDS[other][1], made)


def _row_of(found: re.Match[str], kind: str, other: str) -> str:
    """Return a row of labels, `"ABCD"`, as one of another kind."""
    letters = found["letters"]
    row = "".join(chr(_FIRST[kind] + n) for n in range(len(letters)))
    if letters != row or (other == "digit" and len(letters) > 9 and letters[:9] != row[:9]):
        return found[0]
    count = min(len(letters), 9) if other == "digit" else len(letters)
    made = "".join(chr(_FIRST[other] + n) for n in range(count))
    return f"{found['quote']}{made}{found['quote']}"


def _are_named(items: Sequence[Rendered], listed: Sequence[Sequence[Option]]) -> bool:
    """Say whether an answer names options besides its own by their labels."""
    for item, own in zip(items, listed, strict=True):
        labels = {option.label for option in own}
        for output in item.example.outputs:
            if len(labels & set(re.findall(r"\b\w\b", output))) > 1:
                return True
    return False


# -- order ---------------------------------------------------------------------------------------


def order_edits(source: str, items: Sequence[Rendered]) -> tuple[Edit, ...]:
    """Return the source with the options in other orders, where the prompt shows the keys of
    `target_scores` in theirs, and the transform has the answer from there."""
    keys = [list(item.doc.data.get("target_scores") or ()) for item in items]
    if not items or any(len(own) < 2 for own in keys) or '["answer"]' in source:
        return ()
    if not all(_in_order(i.example.input, own) for i, own in zip(items, keys, strict=True)):
        return ()
    listed = [(*(found[-1] if (found := listings(i.example.input)) else ()),) for i in items]
    if _are_named(items, listed):
        return ()
    ways = {"reversed": "[*{d}.items()][::-1]"}
    if max(map(len, keys)) > 2:
        ways["moved by one"] = "[*{d}.items()][1:] + [*{d}.items()][:1]"
    made = ((label, _begun(source, way)) for label, way in ways.items())
    return tuple(Edit(label, text) for label, text in made if text)


def _in_order(text: str, keys: Sequence[str]) -> bool:
    """Say whether a text has all keys as words, the last time each stands there in their order."""
    ends: list[int] = []
    for key in keys:
        found = [*re.finditer(rf"(?<!\w){re.escape(str(key))}(?!\w)", text)]
        ends += [found[-1].start()] if found else []
    return len(ends) == len(keys) and all(a < b for a, b in pairwise(ends))


def _begun(source: str, way: str) -> str:
    """Return the source with a line at the transform's start that orders its options otherwise, ""
    where there is no such place."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return ""
    found = [n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == "transform"]
    if len(found) != 1 or not found[0].args.args:
        return ""
    name, first = found[0].args.args[0].arg, found[0].body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        if len(found[0].body) == 1:
            return ""
        first = found[0].body[1]
    lines = source.splitlines(keepends=True)
    own = f'{name}["target_scores"]'
    indent = " " * first.col_offset
    line = f'{indent}{name} = {{**{name}, "target_scores": dict({way.format(d=own)})}}\n'
    if lines[first.lineno - 1][: first.col_offset].strip() or first.lineno == found[0].lineno:
        return ""
    return "".join([*lines[: first.lineno - 1], line, *lines[first.lineno - 1 :]])
