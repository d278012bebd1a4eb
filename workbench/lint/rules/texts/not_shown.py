"""What of a row is lost on its way into the prompt though most of it is there: signs of some of its
texts, and the part of a text or a list that has the answer. The rules `text/changed` and
`text/cut-item` say so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.gaps import gap
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_FEWEST = 2
_SHARE = 0.15
_SHARE_OF_ANSWERS = 0.3
_FEWEST_SIGNS = 8
_SHORTEST = 2
_MOST_DOCS = 200
_GAP = gap(
    "mask", "tag", "line", "round", "square", "empty", "box", "dots", "stars", "question"
)  # fmt: skip
_CELLS = exactly(r"\s*[,;|\t]\s*")


def signs_gone(subject: Subject) -> Iterator[Hit]:
    """Yield the docs of which a text is in the prompt without some of its signs, where that is so
    of all that have these signs, however few."""
    read = subject.code.fields_of_input
    items = subject.some(_MOST_DOCS) if not subject.is_uniform else ()
    for name in sorted(subject.fields & read):
        if is_of_answers(name):
            continue
        lost: list[tuple[Rendered, set[str]]] = []
        kept: set[str] = set()
        for item in items:
            value = item.doc.data.get(name)
            if not isinstance(value, str) or len(value) < _FEWEST_SIGNS:
                break
            if value.strip() in item.example.input:
                kept |= {*value}
            elif gone := _gone(value.strip(), item.example.input):
                lost.append((item, gone))
            else:
                break
        else:
            signs = set().union(*(gone for _, gone in lost)) - kept
            told = [(item, gone & signs) for item, gone in lost]
            is_all = bool(told) and all(gone for _, gone in told)
            if is_all and len(told) >= max(_FEWEST, _SHARE * len(items)):
                for item, gone in told:
                    yield Hit(
                        say("the row's {name} is in the prompt without its {signs}",
                            name=name, signs=" ".join(sorted(gone))),
                        say("Show it as it is, or say in a comment why not."),
                        item.doc.id,
                        subject.code.line_of_field(name) or subject.code.line_of_input,
                        about=name,
                    )  # fmt: skip


def _gone(value: str, text: str) -> set[str]:
    """Return the signs but for which a text stands in another one, nothing where it does not."""
    signs = {sign for sign in value if not sign.isalnum() and not sign.isspace()}
    bare = "".join(filter(str.isalnum, value))
    if not signs or not bare or bare not in "".join(filter(str.isalnum, text)):
        return set()
    pattern = "".join(f"{re.escape(sign)}?" if sign in signs else re.escape(sign) for sign in value)
    match = re.search(pattern, text)
    return {sign for sign in signs if sign not in match[0]} if match else set()


def answer_not_shown(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer stands in a text or a list that is read, and in no part of it
    that is shown."""
    read = subject.code.fields_of_input
    items = subject.some(_MOST_DOCS) if not subject.is_uniform else ()
    fewest = max(_FEWEST + 1, _SHARE_OF_ANSWERS * len(items))
    for name in sorted(subject.fields & read):
        if is_of_answers(name):
            continue
        if sum(_may_be_lost(item, name) for item in items) < fewest:
            continue
        found: list[Rendered] = []
        seen = 0
        for item in items:
            gold = golds_of(item.example)[0].strip()
            text = item.example.input
            leaves = _leaves_of(item, name)
            if len(gold) < _SHORTEST or label_in(gold).isalpha() or not leaves or _GAP.search(text):
                continue
            pieces = [piece for leaf in leaves for piece in _CELLS.split(leaf) if piece.strip()]
            # A whole item that is left out may be what is to be said next.
            is_there = any(_has(gold, piece) for piece in pieces) and gold not in leaves
            seen += is_there
            shown = sum(piece in text for piece in pieces)
            is_cut = len(pieces) > 2 and 0 < shown < len(pieces)
            if is_there and is_cut and not _has(gold, text):
                found.append(item)
        if len(found) < fewest or 2 * seen < len(items):
            continue
        for item in found:
            yield Hit(
                say("the row's {name} has the answer {gold}, and the part that is shown has not",
                    name=name, gold=shorten(golds_of(item.example)[0].strip(), 30)),
                say("Show the whole of it."),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
            )  # fmt: skip


def _leaves_of(item: Rendered, name: str) -> list[str]:
    return [leaf for leaf in leaves_of(item.doc.data.get(name)) if leaf.strip()]


def _may_be_lost(item: Rendered, name: str) -> bool:
    """Say whether a doc's answer is in a field of its row and not, as a word, in its input: quicker
    to tell than what of the field is shown."""
    gold = golds_of(item.example)[0].strip()
    small = gold.casefold()
    is_there = any(small in leaf.casefold() for leaf in _leaves_of(item, name))
    return is_there and not _has(gold, item.example.input)


def _has(part: str, whole: str) -> bool:
    """Say whether a text has another one in it as a word of its own."""
    part, whole = part.casefold(), whole.casefold()
    place = whole.find(part)
    while place >= 0:
        end = place + len(part)
        sides = whole[max(0, place - 1) : place] + whole[end : end + 1]
        if not part.isascii() or not any(sign.isascii() and sign.isalnum() for sign in sides):
            return True
        place = whole.find(part, place + 1)
    return False
