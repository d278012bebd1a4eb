"""Lists and paragraphs of a prompt's own text that were edited by half: an item that stands there
twice, or one that lacks its end where all others of its list have one. The rules
`text/repeated-instruction` and `text/cut-item` say so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.sentences import paragraphs_of, size_of
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.messages import quoted, say

_FEWEST_WORDS = 4
_FEWEST_ITEMS = 3
_AROUND = 30
_ITEM = compiled(
    r"[ \t\u3000]*(?P<mark>[-*•·–—■●○▪+](?=\s)|\(?\d{1,2}(?:[.)](?=\s)|[、．）])|[①-⑳]"
    r"|[（(](?:[一二三四五六七八九十]{1,3}|\d{1,2}|[A-Za-z])[)）]|[一二三四五六七八九十]{1,3}、"
    r"|第[一二三四五六七八九十][，,、：:]|[A-Za-z][.)](?=\s))[ \t\u3000]*(?P<text>\S.*)"
)
_NUMBER = exactly(r"[\d一二三四五六七八九十A-Za-z①-⑳]+")
_LABELLED = exactly(r"[^\w]*[^\n:：]{1,24}[:：]|.*(?:->|→|=>|⇒| = )")
"""What is a cue, a label with its meaning, or a sample, and no demand."""

_FULL_STOPS = tuple(".!?。！？")
_CLOSING = "\"”»」』）)*_`'"
_ENDS = exactly(r"\W+\Z")


@dataclass(frozen=True, slots=True)
class _Item:
    """A paragraph or an item of a list: how it is marked, and what it says besides."""

    kind: str
    text: str


def item_twice(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the first item that stands in its list twice, under another number maybe, or
    on a paragraph that follows itself."""
    items = _items_of(subject)
    found = next((b.text for a, b in pairwise(items) if _is_same(a, b)), "")
    found = found or next((text for run in _runs(items) if (text := _twice_in(run))), "")
    if found:
        yield on_own_text(
            subject,
            say("a part of the prompt is there twice: {text}", text=shorten(found, 60)),
            say("Say it once."),
            found[:_AROUND],
            "item twice",
        )


def item_open(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the one item of a list that ends with a word, where all others end with a
    full stop."""
    labels = {label.casefold() for label in subject.labels}
    for run in _runs(_items_of(subject)):
        rest = [item for item in run if not item.text.rstrip(_CLOSING).endswith(_FULL_STOPS)]
        if len(run) < _FEWEST_ITEMS or len(rest) != 1 or not _is_cut(rest[0].text, labels):
            continue
        found = rest[0].text
        yield on_own_text(
            subject,
            say("an instruction breaks off: {line}", line=quoted(f"…{found[-40:]}")),
            say("Write its end, or take it out."),
            found[-_AROUND:],
            "item breaks off",
        )
        return


def _items_of(subject: Subject) -> Sequence[_Item]:
    """Return the paragraphs and items of what all prompts say alike."""
    items: list[_Item] = []
    for _, written in paragraphs_of(own_text(subject)):
        match = _ITEM.match(written)
        kind = _NUMBER.sub("0", match["mark"]) if match else ""
        said = " ".join((match["text"] if match else written).split())
        items.append(_Item(kind, said))
    return items


def _runs(items: Sequence[_Item]) -> Iterator[Sequence[_Item]]:
    """Yield the lists: items with one kind of mark that follow each other."""
    run: list[_Item] = []
    for item in (*items, _Item("", "")):
        if run and item.kind != run[0].kind:
            yield run
            run = []
        if item.kind:
            run.append(item)


def _is_same(one: _Item, other: _Item) -> bool:
    is_long = size_of(other.text) >= _FEWEST_WORDS and MASK not in other.text
    is_said = is_long and not other.text.startswith(("|", "<", "`"))
    return is_said and one.kind == other.kind and _plain(one.text) == _plain(other.text)


def _twice_in(run: Sequence[_Item]) -> str:
    seen: dict[str, _Item] = {}
    for item in run:
        before = seen.setdefault(_plain(item.text), item)
        if before is not item and _is_same(before, item):
            return item.text
    return ""


def _plain(text: str) -> str:
    return _ENDS.sub("", text.casefold())


def _is_cut(text: str, labels: set[str]) -> bool:
    """Say whether an item ends with a word, and is a demand: neither a sample nor what a label
    means, whose name it may end with."""
    is_said = size_of(text) >= _FEWEST_WORDS and MASK not in text and text[-1].isalpha()
    is_label = any(text.casefold().endswith(label) for label in labels if label)
    return is_said and not is_label and _LABELLED.match(text) is None
