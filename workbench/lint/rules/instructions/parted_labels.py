"""Labels in one line of a prompt, parted by one sign, `Labels: junior | senior | leader`, or each
in quotes, of which answers are others. The rule `answer/other-names` says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from workbench.io.han import exactly
from workbench.lint.frames import MASK
from workbench.lint.rules.instructions.heard import are_labels, has_label
from workbench.lint.subject import Subject
from workbench.lint.told import own_text

_LONGEST = 24
_FEWEST = 3
_PARTS = (
    exactly(r"\s*[|｜]\s*"),
    exactly(r"\s+[/·•~]\s+|(?<=\w)/(?=\w)"),
    exactly(r"\s*[;；]\s*"),
    exactly(r"\s*[、，]\s*"),
    exactly(r",\s+(?:(?:and|or|und|oder|et|ou|y|o|e|и|или|lub|i|ve|veya|en|of|och|eller)\s+)?"),
    exactly(r"\s+(?:<|>|->|→)\s+"),
)
_QUOTED = exactly(
    r"「([^「」\n]{1,24})」|“([^“”\n]{1,24})”|『([^『』\n]{1,24})』|«([^«»\n]{1,24})»|„([^„“”\n]{1,24})[“”]"
    r"|`([^`\n]{1,24})`|(?<!\w)\"([^\"\n]{1,24})\"(?!\w)|(?<!\w)'([^'\n]{1,24})'(?!\w)"
    r"|\[([^\[\]\n]{1,24})\]|【([^【】\n]{1,24})】|<([^<>\n/]{1,24})>"
)
_BETWEEN = 8
_HEAD = exactly(r"^[^\n:：]{1,40}[:：]\s*|^[^\n(（]{0,80}[(（]|^[-*•]\s+")
_TAIL = exactly(r"[)）].*$|[.。]\s*$")
_MARKS = "\"'“”「」『』«»`*_()（）[]【】<> .。"


def parted_otherwise(subject: Subject) -> tuple[str, str] | None:
    """Return what a line of all prompts lists beside the labels of the answers, and a label that
    it lacks; None where it has all of them, or the prompt names that one elsewhere."""
    golds = Counter(subject.rights)
    is_short = all(0 < len(gold) <= _LONGEST and "\n" not in gold for gold in golds)
    if not is_short or len(golds) < 2 or not are_labels(golds):
        return None
    text = own_text(subject)
    for line in text.split("\n"):
        for listed in _lists_in(line):
            if found := _other_of(listed, [*golds], text):
                return found
    return None


def _lists_in(line: str) -> Iterator[Sequence[str]]:
    """Yield what a line lists, by each of the signs that part it."""
    for head in (0, *(match.end() for match in _HEAD.finditer(line))):
        rest = _TAIL.sub("", line[head:])
        for sign in _PARTS:
            parts = sign.split(rest)
            if len(parts) >= _FEWEST and MASK not in rest:
                yield [part.strip(_MARKS) for part in parts]
    quoted = [*_QUOTED.finditer(line)]
    gaps = [b.start() - a.end() for a, b in pairwise(quoted)]
    if len(quoted) > 1 and all(gap <= _BETWEEN for gap in gaps):
        yield [next(filter(None, match.groups())).strip() for match in quoted]


def _other_of(listed: Sequence[str], golds: Sequence[str], text: str) -> tuple[str, str] | None:
    """Return a word of a list that is no label, and a label that the text has nowhere, where the
    list has nearly all other labels, or as many words as there are labels and none of them."""
    own = {gold.casefold() for gold in golds}
    said = [word.casefold() for word in listed]
    others = [word for word in listed if word.casefold() not in own]
    missing = [gold for gold in golds if gold.casefold() not in said]
    if not others or not missing or len({*said}) != len(said) or any(map(_is_long, listed)):
        return None
    if any(has_label(text, gold) for gold in missing):
        return None
    is_near = len(golds) > 2 and len(missing) == 1 and len(others) <= 2
    is_near &= max(map(len, others)) <= 2 * max(map(len, golds))
    is_none = len(others) == len(listed) == len(golds) and _are_other_script(listed, golds)
    return (others[0], missing[0]) if is_near or is_none else None


def _is_long(word: str) -> bool:
    return not 0 < len(word) <= _LONGEST or len(word.split()) > _FEWEST


def _are_other_script(listed: Collection[str], golds: Collection[str]) -> bool:
    """Say whether words are all of another script than the labels, as in a translation, and none
    has a label in it: `1喜，2怒，3哀`."""
    if any(gold in word for gold in golds for word in listed):
        return False
    return (all(map(str.isascii, listed)) and not any(map(str.isascii, golds))) or (
        not any(map(str.isascii, listed)) and all(map(str.isascii, golds))
    )
