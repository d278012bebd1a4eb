"""The legend of a prompt: the lines of its own text that are headed by the labels, in whatever case
and behind whatever marks, `(A) Rent: …`, `・尊敬語：…`, `09  coffee and tea`, `| KEEP | … |`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from workbench.io.han import exactly
from workbench.lint.frames import MASK
from workbench.lint.subject import Subject
from workbench.lint.told import own_text

_FEWEST_DOCS = 4
_MOST_LABELS = 40
_LONGEST = 40
_MOST_BETWEEN = 3
"""So many lines may stand between two of a legend: what is said goes on in them."""

BRACKETS = "()（）[]【】<>「」“”\"'`*"
_LEAD = (
    r"(?P<lead>[ \t>]*(?:#{1,5}[ \t]|\|[ \t]*|[-*•·・–●▪■□◦→◇◆○※▶]+[ \t]*|\d{1,2}[.)、．][ \t]*"
    r"|[①-⑳][ \t]*)?)(?P<open>[*_`\"“「『【\[<(（]{0,4})"
)
_BEHIND = (
    r"(?P<close>[*_`\"”」』】\]>)）]{0,4})"
    r"(?P<sep>[ \t]*(?:[:：=|–—→(（、，]|->|=>|-(?=[ \t])|[.．](?=\s))|[ ]{2,}|[ ]?\t"
    r"|(?<=[)）\]】>])[ ]?"
    r"|[ \t](?:means|is|are|if|when|for|covers|includes|describes|concerns|contains|stands)"
    r"(?=[ \t])"
    r"|[ ](?=\S)|$)(?P<said>.*)"
)
_OTHER = exactly(
    rf"{_LEAD}(?P<head>[^\s:：=|–—→*_`“”「」『』【】()（）\[\]<>][^:：=|–—→\n]{{0,31}}?){_BEHIND}"
)
_NOUN = r"(?:[^\W\d_]{2,14}[ ]?(?=[\dA-Z]))?"
_UNIT = r"(?:\s?(?:分|[级級]|星|点|等|[档檔]|[号號]|points?|pts?|stars?|marks?))?"
"""What may stand before or behind a label of one sign or two: `Level 2`, `2 points`."""

_SHORT = 2
_ORDINAL = frozenset(".．)）、")
_RULE = exactly(r"[ \t|]*:?-{2,}[-|: ]*$")


@dataclass(frozen=True)
class Line:
    """A line of a legend: its head as it is written, what is said of it, and where it stands."""

    head: str
    said: str
    place: int


@dataclass(frozen=True)
class Legend:
    """The lines that explain `labels`, in order; `beside` are those among them that are laid out
    as they are, `before` is the line above, and `rest` what the prompt says besides."""

    labels: frozenset[str]
    lines: tuple[Line, ...]
    beside: tuple[Line, ...]
    before: str
    rest: str

    @property
    def heads(self) -> tuple[str, ...]:
        """The labels as the legend writes them."""
        return tuple(line.head for line in self.lines)

    @property
    def others(self) -> tuple[str, ...]:
        """The heads of the lines beside them."""
        return tuple(line.head for line in self.beside)


def legend_of(subject: Subject) -> Legend | None:
    """Return the legend of a prompt that has a line for each of the answers, None without one."""
    if len(subject.rendered) < _FEWEST_DOCS:
        return None
    labels = _labels_of(subject)
    return legend_for(own_text(subject), labels) if labels else None


def _labels_of(subject: Subject) -> frozenset[str]:
    """Return what the answers are, without brackets around them, where they are labels."""
    golds = set(subject.rights)
    if not 2 <= len(golds) <= _MOST_LABELS:
        return frozenset()
    labels = frozenset(gold.strip(BRACKETS) for gold in golds)
    is_set = len(labels) == len(golds) and all(
        0 < len(label) <= _LONGEST and "\n" not in label for label in labels
    )
    return labels if is_set else frozenset()


@lru_cache(maxsize=64)
def legend_for(text: str, labels: frozenset[str]) -> Legend | None:
    """Return the lines of a text that explain each of some labels once: those of one layout that
    stand together."""
    lines = text.split("\n")
    found: dict[tuple[str, str], list[Line]] = {}
    patterns = {label: _pattern(label) for label in labels}
    for place, line in enumerate(lines):
        folded = line.casefold()
        for label in sorted(labels, key=len, reverse=True):
            match = patterns[label].match(line) if label.casefold() in folded else None
            if match is not None and MASK not in match["lead"]:
                head = Line(match["head"], match["said"].strip(" |*\t"), place)
                found.setdefault(_form_of(match), []).append(head)
                break
    are_numbers = all(label.isdigit() for label in labels)
    for form, heads in sorted(found.items(), key=lambda each: -len(each[1])):
        if are_numbers and form[1][-1:] in _ORDINAL:
            continue  # steps are numbered, too
        for block in _blocks(heads):
            if _are_all(block, labels):
                return _made(lines, form, block, labels)
    return None


def _pattern(label: str) -> re.Pattern[str]:
    own = re.escape(label)
    noun = _NOUN if len(label) <= _SHORT else ""
    unit = _UNIT if label.isdigit() else ""
    return re.compile(rf"{_LEAD}{noun}(?P<head>{own}){unit}(?![\w'’-]){_BEHIND}", re.IGNORECASE)


def _form_of(match: re.Match[str]) -> tuple[str, str]:
    """Return how a line is laid out: its indent and mark, and what stands around its head."""
    lead = re.sub(r"\d+|[①-⑳]", "0", match["lead"].strip())
    sep = match["sep"]
    kind = sep.strip()[:1] or ("  " if len(sep) > 1 else sep)
    return f"{len(match['lead']) - len(match['lead'].lstrip())}{lead}", match["open"] + kind


def _blocks(heads: Sequence[Line]) -> Iterator[Sequence[Line]]:
    block: list[Line] = []
    for head in heads:
        if block and head.place - block[-1].place > _MOST_BETWEEN + 1:
            yield block
            block = []
        block.append(head)
    yield block


def _are_all(block: Sequence[Line], labels: Collection[str]) -> bool:
    heads = sorted(line.head.casefold() for line in block)
    is_said = sum(line.said != "" for line in block) * 2 > len(block)
    return heads == sorted(label.casefold() for label in labels) and is_said


def _made(
    lines: Sequence[str], form: tuple[str, str], block: Sequence[Line], labels: frozenset[str]
) -> Legend:
    """Return a legend with the other lines of its layout that stand within it or at its ends."""
    places = {line.place for line in block}
    others: dict[int, Line] = {}
    first, last = min(places), max(places)
    near = [*range(first, last + 1)]
    near += [*_beside(lines, form, first - 1, -1), *_beside(lines, form, last + 1, 1)]
    for place in near:
        match = _OTHER.match(lines[place]) if place not in places else None
        if match is not None and _form_of(match) == form and _is_head(match["head"]):
            others[place] = Line(match["head"].strip(), match["said"].strip(" |*\t"), place)
    start = min((first, *others))
    is_table = form[0][1:2] == "|"
    if is_table and start in others and start + 1 < first and _RULE.match(lines[start + 1]):
        del others[start]  # the names of the columns
    above = next((line for line in reversed(lines[:start]) if line.strip()), "")
    rest = list(lines)
    for line in block:
        rest[line.place] = line.said
    for place in others:
        rest[place] = ""
    ordered = tuple(others[place] for place in sorted(others))
    return Legend(labels, tuple(block), ordered, above.strip(), "\n".join(rest))


def _beside(lines: Sequence[str], form: tuple[str, str], place: int, step: int) -> Iterator[int]:
    """Yield the places of the lines from one on that are laid out as a legend is, without a gap."""
    while 0 <= place < len(lines):
        match = _OTHER.match(lines[place])
        if _RULE.match(lines[place]) is None and (match is None or _form_of(match) != form):
            return
        yield place
        place += step


def _is_head(head: str) -> bool:
    return any(map(str.isalnum, head)) and len(head.split()) <= 4 and MASK not in head
