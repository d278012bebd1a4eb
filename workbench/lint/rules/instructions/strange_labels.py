"""Words that a guideline uses as labels and that are none: a rule sends a case to them (`the threat
decides: BAN.`), or a list has them beside all labels (`keep, warn, remove or ban`); and labels that
a sentence forbids while rows are answered so. The rule `answer/other-names` says so, in hints."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.instructions.labels import gold_of
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.messages import Message, say

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

_SENTENCE = exactly(r"[^\n.。!！?？;；]+")
_SEPARATOR = compiled(
    r"\s*(?:[,，、;/|]|[,，]?\s?\b(?:and|or|und|oder|et|ou|y|o|e|и|или|of|en)\b|或者?|和|还是|還是)\s*",
    re.IGNORECASE,
)
_FORBIDS = compiled(
    r"^\W*(?:never|do not|don['’]t|nie|niemals|ne|jamais|nunca|no|никогда не|не)\s"
    r"(?:\w+\s){0,2}(?:answer|write|choose|use|output|give|return|label|antworte\w*|schreib\w*"
    r"|verwende\w*|répond\w*|écri\w*|utilis\w*|respond\w*|escrib\w*|us\w+|отвеча\w*|пиши\w*)"
    r"\s(?:with\s|the label\s|mit\s|par\s|con\s)?[\"“'‘«`*]{0,2}(?P<label>[^\n\"”'’»`*]{1,24})"
    r"[\"”'’»`*]{0,2}\W*$"
    r"|^\W*(?:不要|不得|不可|不能|禁止|勿|请勿|請勿|切勿)(?:回答|回覆|回复|输出|輸出|写|寫|填|选|選|使用|用)"
    r"[\"“「『]?(?P<han>[^\n\"”」』，,]{1,12})[\"”」』]?$",
    re.IGNORECASE,
)


def strange_labels(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the first word that is used as a label and is none, or on a label that is
    forbidden and right."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return
    golds = {gold_of(subject, item).strip() for item in items}
    if not 1 < len(golds) <= _MOST_LABELS or any(not 0 < len(g) <= _LONGEST for g in golds):
        return
    text = own_text(subject)
    word = _sent_to(text, golds) or _sent_in_han(text, golds) or _listed_beside(text, golds)
    if word:
        yield _hit(
            subject,
            say("the prompt speaks of {word!r} as of a label, and neither an answer nor a line that"
                " explains it is so", word=shorten(word, 30)),
            word,
        )  # fmt: skip
        return
    sentence, label = _forbidden(text, golds)
    if label:
        yield _hit(
            subject,
            say("the prompt says {words!r}, and rows are answered so: {label}",
                words=shorten(sentence, 60), label=label),
            sentence,
        )  # fmt: skip


def _hit(subject: Subject, message: Message, words: str) -> Hit:
    is_described = words in subject.settings.description
    advice = say("Name the labels as the answers are written.")
    return on_own_text(subject, message, advice, words, "strange", in_input=not is_described)


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


def _listed_beside(text: str, golds: Collection[str]) -> str:
    """Return the one word that a sentence lists beside all labels, where no line explains it."""
    if len(golds) < 2:
        return ""
    for match in _SENTENCE.finditer(text):
        sentence = match[0]
        places = [sentence.find(gold) for gold in golds]
        if min(places) < 0:
            continue
        parts = [part.strip(" \t\"“”'‘’«»`*()（）「」『』") for part in _SEPARATOR.split(sentence)]
        first = parts[0].split(" ")[-1] if parts else ""
        listed = [_last_of(parts[0], golds) or first, *parts[1:]]
        named = [_first_of(part, golds) or part for part in listed]
        inside = [place for place, name in enumerate(named) if name in golds]
        if len({named[place] for place in inside}) < len(golds) or not inside:
            continue
        run = named[inside[0] : inside[-1] + 2]
        others = [one for one in run if one not in golds]
        if len(others) == 1 and _is_a_label(others[0], golds, run) and not _heads(text, others[0]):
            return others[0]
    return ""


def _last_of(part: str, golds: Collection[str]) -> str:
    """Return the label that a part of a sentence ends with."""
    return next((gold for gold in sorted(golds, key=len, reverse=True) if _ends(part, gold)), "")


def _ends(part: str, gold: str) -> bool:
    before = part[: -len(gold)][-1:]
    return part.endswith(gold) and not (before.isalnum() and before.isascii() and gold.isascii())


def _first_of(part: str, golds: Collection[str]) -> str:
    """Return the label that a part of a sentence begins with, behind which it goes on."""
    found = (gold for gold in sorted(golds, key=len, reverse=True) if part.startswith(gold))
    return next((gold for gold in found if not part[len(gold) : len(gold) + 1].isalnum()), "")


def _is_a_label(word: str, golds: Collection[str], run: Sequence[str]) -> bool:
    """Say whether a word of a list is as long as its labels, and in their letters; the last of a
    list may have a sentence go on behind it."""
    longest = max(map(len, golds))
    is_short = 0 < len(word) <= max(longest + 3, 2) and len(word.split()) <= max(
        len(gold.split()) for gold in golds
    )
    is_alike = word.isascii() == all(map(str.isascii, golds)) or not word.isascii()
    return is_short and is_alike and len(run) > 2 and word[-1:].isalnum()


def _forbidden(text: str, golds: Collection[str]) -> tuple[str, str]:
    """Return the sentence that forbids an answer that is right in some rows, and that answer."""
    for match in _SENTENCE.finditer(text):
        found = _FORBIDS.search(match[0].strip())
        label = (found["label"] or found["han"]).strip() if found else ""
        if label in golds:
            return match[0].strip(), label
    return "", ""
