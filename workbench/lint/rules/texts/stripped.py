"""What code takes out of a row's texts with a call that is easily misread: letters, by `strip` with
a set of them, and signs that tell something, by `replace`. The rules `text/cut-item` and
`text/changed` say so."""

from __future__ import annotations

import ast
import unicodedata
from collections import defaultdict
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers, without_accents
from workbench.messages import quoted, say
from workbench.types import Rendered

_MOST_LETTERS = 16
"""More are an alphabet, to take all letters off."""

_FEWEST_LEFT = 2
_FEWEST_SIGNS = 6
_SEEN_DOCS = 50
"""What nearly all docs have lost is seen in so many."""

_FEWEST_DOCS = 3
_MOST_OF = 0.8
_MARKED = exactly(r"\W*(?:\w|\d{1,2})[.):、．：]\s*|[\W\d_]*")
"""What is meant to go: the mark of an option, or no letters at all."""

_TELLING = frozenset("\\$^=+*/<>{}[]()%&|~°€£¥@_#-−×÷√≤≥")
_DIGITS = exactly(r"\d")
_MARKDOWN = frozenset("*_#[]")


def eaten_letters(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that lack letters of a text of the row, since `strip` takes a set of letters
    off, and not a word: `"toast".lstrip("the ")` is `oast`."""
    for call, chars in _sets_of_letters(subject):
        for item in subject.rendered:
            answers = "\0".join((*item.example.outputs, *golds_of(item.example), *item.choices))
            for text in _texts(item):
                left = getattr(text, call.attr)(chars)
                if len(left) < _FEWEST_LEFT or left == text or _is_meant(text, left, chars):
                    continue
                if not any(left in s and text not in s for s in (item.example.input, answers)):
                    continue
                yield Hit(
                    say("{call}({chars}) takes off single letters, and left {left} of {text}",
                        call=call.attr, chars=quoted(chars), left=shorten(left, 20),
                        text=shorten(text, 24)),
                    say("Write removeprefix(…) or removesuffix(…), which take off a word."),
                    item.doc.id,
                    call.lineno,
                    about=chars,
                )  # fmt: skip
                break


def _sets_of_letters(subject: Subject) -> Iterator[tuple[ast.Attribute, str]]:
    """Yield the calls of `strip` and its like that are given several letters."""
    for node in subject.code.nodes if "strip(" in subject.code.text else ():
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr not in ("strip", "lstrip", "rstrip") or not node.args:
            continue
        chars = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
        if isinstance(chars, str) and 1 < len(set(filter(str.isalpha, chars))) <= _MOST_LETTERS:
            yield node.func, chars


def _texts(item: Rendered) -> Iterator[str]:
    """Yield the texts of a row, and their lines."""
    for leaf in leaves_of(item.doc.data):
        yield leaf.strip()
        if "\n" in leaf:
            yield from (line.strip() for line in leaf.split("\n"))


def _is_meant(text: str, left: str, chars: str) -> bool:
    """Say whether what went is a word that was to go, or has no letters."""
    at = text.find(left)
    gone = (text[:at], text[at + len(left) :])
    word = chars.strip()
    return all(part.strip() == word or _MARKED.fullmatch(part) is not None for part in gone)


def lost_signs(subject: Subject) -> Iterator[Hit]:
    """Yield hints on docs that show a text of the row without the signs of its formulas or its
    markup, or without its accents, where that is so of nearly all docs that have some."""
    found: dict[str, list[tuple[Rendered, str]]] = defaultdict(list)
    having: dict[str, list[Rendered]] = defaultdict(list)
    read = subject.code.fields_of_input
    for place, item in enumerate(subject.rendered if not subject.is_uniform else ()):
        if place == _SEEN_DOCS and not found:
            return
        text = item.example.input
        for name, value in item.doc.data.items():
            if name not in read or not isinstance(value, str) or is_of_answers(str(name)):
                continue
            bare = value.strip()
            is_plain = bare.isascii() and _TELLING.isdisjoint(bare) and not _DIGITS.search(bare)
            if len(bare) < _FEWEST_SIGNS or is_plain:
                continue
            lost = "" if bare in text else _lost_of(bare, text)
            if lost:
                found[name].append((item, lost))
            elif bare in text:
                having[name].append(item)
    for name, cases in found.items():
        signs = "".join(sorted(set("".join(lost for _, lost in cases))))
        others = sum(any(sign in i.doc.data[name] for sign in signs) for i in having[name])
        if len(cases) < max(_FEWEST_DOCS, _MOST_OF * (len(cases) + others)):
            continue
        for item, lost in cases:
            yield Hit(
                say("the row's {name} is in the prompt without {signs}", name=name, signs=lost),
                say("Show it as it is, or say in a comment why not."),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
                severity="warning" if lost.isdigit() else None,
            )


def _lost_of(value: str, text: str) -> str:
    """Return which signs a value has lost on its way into a text that else has all of it, "" if it
    has lost none, or only marks of markup."""
    signs = {sign for sign in value if sign in _TELLING and sign not in text}
    if signs - _MARKDOWN and value.translate({ord(sign): None for sign in signs}) in text:
        return "".join(sorted(signs))
    if _DIGITS.search(value) and not _DIGITS.search(text):
        left = "".join(s for s in value if s in text or not (s.isdigit() or s in signs))
        if left != value and left in text:
            return "".join(sorted(filter(str.isdigit, {*value})))
    if value.isascii():
        return ""
    plain = without_accents(value)
    marked = {sign for sign in value if len(unicodedata.normalize("NFD", sign)) > 1}
    return "".join(sorted(marked)) if plain in text and plain != value else ""
