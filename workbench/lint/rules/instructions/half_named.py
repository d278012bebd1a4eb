"""A list that the prompt gives of its labels, a part of which are the labels and a part of which
are others in the place of those that it names nowhere: `as negative or neutral` where the labels
are `positive` and `negative`. The rule `answer/other-names` says so, in a hint."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.label_sets import OR_WORDS
from workbench.lint.rules.instructions.heard import has_label
from workbench.lint.rules.instructions.labels import PARTS
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.lint.truth import bare
from workbench.messages import say

_FEWEST_DOCS = 8
_DOCS_A_LABEL = 2
_MOST_LABELS = 8
_SHORTEST = 2
_SHOWN = 60
_WORD = r"[\"'“‘]?[^\W\d_]{2,16}[\"'”’]?"
_OR = rf"(?:{'|'.join(OR_WORDS)})"
_NAMED = compiled(
    r"\b(?:as|with|either|answer|say|label|choose|select|write|called|between|mit|als|entweder|par|avec"
    r"|como|con|com|come)\s"
    rf"(?P<said>{_WORD}(?:, {_WORD})*,? {_OR} {_WORD})(?=\s*(?:$|[.;:,!?)]))",
    re.IGNORECASE | re.MULTILINE,
)
_CHOSEN = exactly(
    r"[从從在](?P<said>[㐀-鿿]{1,6}(?:、[㐀-鿿]{1,6})*(?:、|和|与|或)[㐀-鿿]{1,6}?)"
    r"(?:[这那][几两二三四五六七八]?[个种类])?(?:之)?[中里](?:选|選|挑|判断)"
)
_QUOTES = "\"'“”‘’「」 "
_NO_LABELS = frozenset({"not", "none", "other", "others", "neither", "both", "else", "unsure"})


def half_named(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at a list that has some of the labels, and others for the rest of them."""
    counts = Counter(subject.bare_rights)
    is_set = 2 <= len(counts) <= _MOST_LABELS and counts.total() >= _FEWEST_DOCS
    if not is_set or min(counts.values()) < _DOCS_A_LABEL or min(map(len, counts)) < _SHORTEST:
        return
    text = own_text(subject)
    lacking = [label for label in counts if not has_label(text, label)]
    if not lacking or len(lacking) == len(counts):
        return
    for words, parts in _lists(text):
        others = [part for part in parts if part not in counts]
        known = len(parts) - len(others)
        if known < 1 or known + len(lacking) < len(counts) or not _may_be(others, lacking):
            continue
        yield on_own_text(
            subject,
            say("the prompt names {named!r}, and not the answer {gold}",
                named=words[:_SHOWN], gold=shorten(lacking[0], 30)),
            say("Name the labels as the answers are written."),
            words,
            f"half named {words}",
        )  # fmt: skip
        return


def _may_be(others: Collection[str], lacking: Collection[str]) -> bool:
    """Say whether names stand in the place of labels: at most one more, and none that leaves room
    for further ones."""
    return 0 < len(others) <= len(lacking) and _NO_LABELS.isdisjoint(others)


def _lists(text: str) -> Iterator[tuple[str, Sequence[str]]]:
    for match in (*_NAMED.finditer(text), *_CHOSEN.finditer(text)):
        parts = [bare(part.strip(_QUOTES)) for part in PARTS.split(match["said"])]
        yield match["said"], [part for part in parts if part]
