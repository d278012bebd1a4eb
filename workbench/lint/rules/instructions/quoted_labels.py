"""Labels in quotes of which one was renamed: `分類：「好評」か「悪評」`, where the answers are 好評
and 不評. The rule `answer/other-names` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence

from workbench.io.han import exactly
from workbench.lint.rules.instructions.heard import are_labels, has_label, said_everywhere
from workbench.lint.subject import Subject

_LONGEST = 24
_MOST_LABELS = 8
_QUOTED = exactly(
    r"「(?P<corner>[^「」\n]{1,24})」|“(?P<curled>[^“”\n]{1,24})”|『(?P<double>[^『』\n]{1,24})』"
    r"|(?<!\w)\"(?P<plain>[^\"\n]{1,24})\"(?!\w)|«(?P<french>[^«»\n]{1,24})»"
    r"|„(?P<german>[^„“”\n]{1,24})[“”]|`(?P<code>[^`\n]{1,24})`"
    r"|(?<!\w)'(?P<single>[^'\n]{1,24})'(?!\w)"
)
_SENTENCE = exactly(r"[^。！？!?\n]+(?:\.(?=\s)|[。！？!?])?")


def quoted_otherwise(subject: Subject, texts: Sequence[str]) -> tuple[str, str] | None:
    """Return a label that a sentence of all prompts has in quotes beside labels of the answers, and
    the one that is missing there; None where they are the answers' labels, or the prompt has the
    missing one elsewhere."""
    golds = Counter(subject.rights)
    is_few = 2 <= len(golds) <= _MOST_LABELS and all(0 < len(gold) <= _LONGEST for gold in golds)
    if not texts or not is_few or not are_labels(golds):
        return None
    for match in said_everywhere(texts, _SENTENCE):
        found = _other_of(match[0], golds)
        if found and not any(_has(text, found[1]) for text in texts):
            return found
    return None


def _other_of(sentence: str, golds: Collection[str]) -> tuple[str, str] | None:
    """Return the one quoted word of a sentence that is no label, and the one label that is not
    quoted, where it quotes as many words as there are labels."""
    quoted: dict[str, list[str]] = {}
    for match in _QUOTED.finditer(sentence):
        quoted.setdefault(match.lastgroup or "", []).append(match[match.lastgroup or 0].strip())
    for words in quoted.values():
        others, missing = {*words} - {*golds}, {*golds} - {*words}
        is_one = len(others) == len(missing) == 1 and len(words) == len(golds)
        if is_one and _may_be_label(next(iter(others)), golds):
            return others.pop(), missing.pop()
    return None


def _may_be_label(word: str, golds: Collection[str]) -> bool:
    """Say whether a word may be a label: it is of their script, and hardly longer."""
    return all(word.isascii() == gold.isascii() for gold in golds) and len(word) <= 2 * max(
        map(len, golds)
    )


def _has(text: str, label: str) -> bool:
    if len(label) == 1 and not label.isascii():  # part of a word, mostly
        return re.search(rf"(?<![㐀-鿿]){re.escape(label)}(?![㐀-鿿])", text) is not None
    return has_label(text, label)
