"""Words that a guideline uses as labels and that are none: a rule sends a case to them (`the threat
decides: BAN.`). The rule `answer/other-names` says so, in hints."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.instructions.sent_elsewhere import sent_elsewhere
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.messages import say

_MOST_LABELS = 12
_FEWEST_DOCS = 4
_FEWEST_SENT = 2
_FEWEST_IN_HAN = 1
_SENDS_IN_HAN = "属于?|归入?|選|选|判为?|标为|挂|掛|转|轉|送到?|交给?|分到|派给?"
_IN_HAN = exactly("[㐀-鿿]{2,8}")
_NAME_SIGN = "(?![的该該哪个個一这這那几幾])[㐀-鿿]"
_LONGEST = 24
_BEFORE = 16
_STEMS = "甲乙丙丁戊己庚辛壬癸"
_LOOKS = (
    exactly(r"[A-Z]"),
    exactly(rf"[{_STEMS}]"),
    exactly(r"[A-Z]{3,}(?:_[A-Z]+)*"),
    exactly(r"[A-Z]{1,3}-?\d{1,3}"),
)
"""What labels look like that no other words of a text do: one letter, capitals, a code."""

_ALONE = rf"(?<![\w'’-])(?:[A-Z][A-Z_]*(?:-?\d{{1,3}})?)(?![\w'’-])|[{_STEMS}](?![\u3400-\u9fff])"
_WORD = exactly(_ALONE)
_SENT_BY = compiled(
    r"(?:\b(?:to|choose|mark(?:ed)?|is|are|answer|use|write|assign|gets?|as|with|into|under|than"
    r"|decides:|wins:|label(?:led|ed)?|zu|als|wähle|ist|gilt|unter|classez|choisir|choisissez|est"
    r"|comme|es|como|elija|elige|marque|va a|относ\w+ к|это|как)|[:→]|->|=>)[ ][\"“'‘«`*]{0,2}\Z"
    r"|(?:属于?|归(?:为|入)?|歸(?:為|入)?|屬於?|选|選|判为?|判為?|标为?|標為?|记为?|記為?|给|給|一律|算|答|写|寫|填"
    r"|[:：→])[\"“「『]?\Z",
    re.IGNORECASE,
)
"""What stands before the label that a rule sends a case to."""


def strange_labels(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the first word that is used as a label and is none."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return
    golds = set(subject.rights)
    if not 1 < len(golds) <= _MOST_LABELS or any(not 0 < len(g) <= _LONGEST for g in golds):
        return
    text = own_text(subject)
    word = _sent_to(text, golds) or _sent_in_han(text, golds)
    if not word:
        other = sent_elsewhere(text, golds)
        word = other if other and not _heads(text, other) else ""
    if word:
        yield on_own_text(
            subject,
            say("the prompt speaks of {word!r} as of a label, and neither an answer nor a line that"
                " explains it is so", word=shorten(word, 30)),
            say("Name the labels as the answers are written."),
            word,
            "strange",
        )  # fmt: skip


def _heads(text: str, word: str) -> bool:
    """Say whether a line begins with a word, or has it in its first cell: a legend says what it
    means."""
    return re.search(rf"(?m)^[\W\d]{{0,8}}{re.escape(word)}(?!\w)", text) is not None


def _sent_to(text: str, golds: Collection[str]) -> str:
    """Return a word that looks as all labels do and stands where several of them do: behind the
    words by which rules send a case to a label."""
    look = next((look for look in _LOOKS if all(map(look.fullmatch, golds))), None)
    if look is None:
        return ""
    labels, strange = 0, ""
    for match in _WORD.finditer(text):
        is_sent = _SENT_BY.search(text[max(0, match.start() - _BEFORE) : match.start()])
        if not is_sent or not look.fullmatch(match[0]):
            continue
        if match[0] in golds:
            labels += 1
        elif not strange and not _heads(text, match[0]):
            strange = match[0]
    return strange if labels >= _FEWEST_SENT else ""


def _sent_in_han(text: str, golds: Collection[str]) -> str:
    """Return a Chinese word that a rule sends a case to, and that ends as all labels do: `挂五官科`
    where the labels are `眼科` and `外科`."""
    ends = {gold[-1] for gold in golds}
    if len(ends) > 1 or not all(map(_IN_HAN.fullmatch, golds)):
        return ""
    pattern = re.compile(
        rf"(?:{_SENDS_IN_HAN})[\"“「『]?(?P<word>(?:{_NAME_SIGN}){{1,5}}?{ends.pop()})"
    )
    words = [match["word"] for match in pattern.finditer(text)]
    others = [word for word in words if not word.endswith(tuple(golds))]
    strange = [word for word in others if not _heads(text, word)]
    return strange[0] if strange and len(words) - len(strange) >= _FEWEST_IN_HAN else ""
