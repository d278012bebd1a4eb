"""Items, numbered sentences and turns of a talk that stand on one line, though each begins as a
line does. The rule `text/lost-lines` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import Message, say
from workbench.types import Rendered

_SEEN_DOCS = 40
_FEWEST_DOCS = 3
_NEARLY_ALL = 0.8
_FEWEST_ITEMS = 3
_FEWEST_WORDS = 3
_ITEM = exactly(r"^[ \t]*(?P<mark>[-*•·–●▪■□◦→>#»])[ \t]+(?=\S)", re.MULTILINE)
_NAMED = exactly(r"[^\s:：=][^:：=]{0,40}?[ ]?(?:[:：=]|\s[–—]\s)\s*\S")
_FIRST = exactly(r"^[ \t]*[(（]?1(?P<sign>[.)、．）])[ \t]?(?=[^\s\d])", re.MULTILINE)
_STOPS = (".", "!", "?", "。", "！", "？")


def on_one_line(subject: Subject) -> Iterator[Hit]:
    """Yield hints on docs in which nearly all have lines of one kind within a line."""
    items = subject.some(_SEEN_DOCS)
    if len(items) < _FEWEST_DOCS:
        return
    for find in (_items, _numbered, _turns):
        found: list[tuple[Rendered, Message]] = []
        for item in items:
            what = find(item)
            found += [(item, what)] if what else []
            if not found:
                break  # what the template does it does in the first doc
        for item, what in found if len(found) >= _NEARLY_ALL * len(items) else ():
            yield Hit(
                what,
                say("Begin each on a line of its own: join them by a newline."),
                item.doc.id,
                subject.code.line_with("- ") or subject.code.line_of_input,
                about="on one line",
                severity="hint",
            )
        if len(found) >= _NEARLY_ALL * len(items):
            return


def _items(item: Rendered) -> Message | None:
    """Return what is said of a line that begins with the mark of an item and has it before others,
    each of which names what it is about."""
    text = item.example.input
    for match in _ITEM.finditer(text):
        line = text[match.end() :].split("\n", 1)[0]
        parts = re.split(rf"(?<=\S)[ \t]+{re.escape(match['mark'])}[ \t]+", line)
        if len(parts) >= _FEWEST_ITEMS and all(map(_NAMED.match, parts)):
            return say("the template's lines are one: {text}", text=shorten(line, 44))
    return None


def _numbered(item: Rendered) -> Message | None:
    """Return what is said of numbered sentences on one line, before another one of the prompt."""
    text = item.example.input
    for match in _FIRST.finditer(text):
        line = text[match.end() :].split("\n", 1)[0]
        parts = re.split(rf"\s+[(（]?\d{{1,2}}{re.escape(match['sign'])}[ \t]?(?=[^\s\d])", line)
        ends = (part.rstrip().endswith(_STOPS) for part in parts[:-1])
        if len(parts) > 1 and all(ends) and all(map(_is_sentence, parts)):
            return say("the template's lines are one: {text}", text=shorten(line, 44))
    return None


def _is_sentence(text: str) -> bool:
    return len(text.split()) >= _FEWEST_WORDS or (not text.isascii() and len(text) > 2 * 4)


def _turns(item: Rendered) -> Message | None:
    """Return what is said of turns of a talk that stand on one line, each behind who speaks."""
    text = item.example.input
    for name, value in item.doc.data.items():
        turns = value if isinstance(value, list) and len(value) > 1 else ()
        if not turns or not all(isinstance(turn, Mapping) and len(turn) > 1 for turn in turns):
            continue
        texts = [[str(part).strip() for part in turn.values()] for turn in turns]
        if _is_shown_in_line(texts, text):
            return say("the lines of the row's {name} are one", name=str(name))
    return None


def _is_shown_in_line(turns: Sequence[Sequence[str]], text: str) -> bool:
    """Say whether all turns stand on one line, one behind the other with a space between, where
    what they begin with are the names of a few who speak."""
    for first, second in ((0, 1), (1, 0)):
        shown = [(turn[first], turn[second]) for turn in turns]
        speakers = Counter(who for who, _ in shown)
        if len(speakers) == len(shown) > 2 or not all(who and says for who, says in shown):
            continue
        start = text.find(f"{shown[0][0]}:")
        line = text[start:].split("\n", 1)[0] if start >= 0 else ""
        if all(f"{who}: {says}" in line for who, says in shown):
            return True
    return False
