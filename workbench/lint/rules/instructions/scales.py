"""Scales that a prompt describes, `from 1 (terrible) to 5 (excellent)`, against the answers: the
scale ends before some of these, begins behind them, is turned round, or is asked for where answers
are words. The rule `answer/other-names` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from workbench.io.han import compiled, exactly, simplified
from workbench.lint.counts import as_number
from workbench.lint.rules.instructions.heard import (
    FEWEST_DOCS,
    are_labels,
    before_in_sentence,
    golds,
    said_everywhere,
    shown_texts,
)
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.senses import Sense, senses, told_by
from workbench.lint.subject import Subject
from workbench.messages import Message, say
from workbench.prompts.listing import listings

_MOST_VALUES = 11
_FEWEST_OUTSIDE = 2
_OUTSIDE = 0.1
_FEWEST_TOLD = 5
_AGAINST = 0.25

_NUMBER = (
    r"(?:\d{1,3}(?:\.\d)?|zero|nought|one|two|three|four|five|six|seven|eight|nine|ten"
    r"|[零一二两三四五六七八九十])"
)
_GLOSS = (
    r"(?:\s?(?:[(（=:：]|\bmeans\b|\bfor\b|表示|代表|是)\s*"
    r"(?P<{0}>[^()（）=:：,，;；\d\n]{{1,40}}?)[)）]?)?"
)
_UNIT = r"(?:[-\s]?(?:stars?|points?|marks?)|\s?[分星颗级点])?"
_RANGE = compiled(
    rf"(?<![\w.-])(?P<low>{_NUMBER}){_UNIT}{_GLOSS.format('least')}\s?(?:-|–|—|~|to\b|through\b"
    rf"|and\b|至|到)\s?"
    rf"(?P<high>{_NUMBER})(?![\w.]\d){_UNIT}(?:\s?[(（=](?P<most>[^()（）\d\n]{{1,40}})[)）]?)?",
    re.IGNORECASE,
)
_OF_SCALE = compiled(
    r"\bstars?\b|\bscale\b|\brat(?:e|es|ed|ing)\b|\bscor(?:e|es|ing)\b|\bpoints?\b|\bgrades?\b"
    r"|\bsimilarity\b|\bhow (?:similar|positive|happy|satisfied)\b|评分|打分|分数|星|颗|等级|几分"
    r"|给分|[0-9一二三四五六七八九十]分"
    r"|相似度|满意度",
    re.IGNORECASE,
)
_SEVERAL = compiled(
    r"(?P<all>(?<![\w.])\d\s?[(（][^()（）\d\n]{1,30}[)）](?:\s?(?:[,，、;；]|\bor\b|\band\b|或"
    r"|和)+\s?\d\s?"
    r"[(（][^()（）\d\n]{1,30}[)）]){2,})",
    re.IGNORECASE,
)
_EACH = exactly(r"(\d)\s?[(（]([^()（）\d\n]{1,30})[)）]")


@dataclass(frozen=True, slots=True)
class Scale:
    """What a prompt says of a scale, its ends, and what each of some of its numbers means."""

    words: str
    low: float
    high: float
    glosses: Mapping[float, str]


def _number(said: str) -> float:
    if said in ("零", "zero", "nought"):
        return 0
    return float(said) if said[0].isdigit() else as_number(said)


def scale_in(texts: Sequence[str]) -> Scale | None:
    """Return the scale of which all prompts speak, None where there is none or several."""
    plain = [simplified(text) for text in texts]
    found: list[Scale] = []
    for match in said_everywhere(plain, _SEVERAL):
        glosses = {float(n): gloss for n, gloss in _EACH.findall(match["all"])}
        found.append(Scale(match[0], min(glosses), max(glosses), glosses))
    for match in () if found else said_everywhere(plain, _RANGE):
        low, high = _number(match["low"].casefold()), _number(match["high"].casefold())
        near = match.string[max(0, match.start() - 60) : match.end() + 40]
        ends = ((low, match["least"]), (high, match["most"]))
        glosses = {number: gloss.strip() for number, gloss in ends if gloss}
        is_scale = _OF_SCALE.search(near) is not None or len(glosses) > 1
        if is_scale and low < high and not re.search(r"[:：]\s*\Z", before_in_sentence(match)):
            found.append(Scale(match[0], low, high, glosses))
    return found[0] if len({(one.low, one.high) for one in found}) == 1 else None


def off_the_scale(subject: Subject) -> tuple[str, Message] | None:
    """Return what a prompt says of its scale that the answers are not, with what is said of it."""
    items = subject.rendered
    texts = texts_of(subject)
    if len(items) < FEWEST_DOCS or not texts or subject.is_uniform:
        return None
    counts = golds(subject)
    are_numbers = all(re.fullmatch(r"-?\d{1,3}(?:\.\d+)?", gold) for gold in counts)
    if not (are_numbers and len(counts) <= _MOST_VALUES) and not are_labels(counts):
        return None
    scale = scale_in(texts)
    if scale is None or (listings(items[0].example.input) and not scale.glosses):
        return None
    known = ", ".join(sorted(counts)[:5])
    if not are_numbers:
        are_counted = any(re.search(rf"\d|\A{_NUMBER}\Z", gold) for gold in counts)
        is_named = are_counted or len(scale.glosses) > 2
        asks = _ASKS.search(texts[0]) is not None
        if is_named or not asks or any(_is_said(gold, texts[0], scale) for gold in counts):
            return None
        return scale.words, say("the prompt speaks of the scale {words!r}; the answers are {known}",
                                words=scale.words, known=known)  # fmt: skip
    outside = sum(n for gold, n in counts.items() if not scale.low <= float(gold) <= scale.high)
    if outside >= max(_FEWEST_OUTSIDE, _OUTSIDE * len(items)):
        return scale.words, say("the prompt speaks of the scale {words!r}; the answers are {known}",
                                words=scale.words, known=known)  # fmt: skip
    if _is_turned(subject, scale):
        return scale.words, say("the scale {words!r} says the opposite of what most texts say",
                                words=scale.words)  # fmt: skip
    return None


_ASKS = compiled(
    r"\b(?:rate|score|grade|how many stars|how (?:similar|positive))\b"
    r"|[(（\[][^()（）\n]*\d[^()（）\n]*[)）\]]\s?[:：]?\s*\Z|打分|评分|给出?[^。\n]{0,6}分|几星"
    r"|几分|多少星",
    re.IGNORECASE,
)


def _is_said(gold: str, text: str, scale: Scale) -> bool:
    """Say whether a prompt names a label beside the scale, which then is no demand; the cue before
    a worked answer is none."""
    folded = text.casefold().replace(scale.words.casefold(), " ")
    found = (m.start() for m in re.finditer(re.escape(gold), folded))
    return any(folded[:at].rstrip()[-1:] not in (":", "：") for at in found)


def _is_turned(subject: Subject, scale: Scale) -> bool:
    """Say whether the words of most texts are good where the scale says bad, and the other way
    round."""
    classes = tuple(sense for sense in senses() if sense.key in ("positive", "negative"))
    low, high = (_class_of(scale.glosses.get(end, ""), classes) for end in (scale.low, scale.high))
    if low is None or high is None or low is high:
        return False
    middle = (scale.low + scale.high) / 2
    told: Counter[tuple[bool, bool]] = Counter()
    for item in subject.rendered:
        gold = float(subject.right_of(item).strip(" \t\n.。\"'"))
        sense, _, _ = told_by("\n".join(shown_texts(item)), classes)
        if gold != middle and sense is not None:
            told[gold > middle, sense is (high if gold > middle else low)] += 1
    agreeing = told[True, True] + told[False, True]
    is_of_both = all(told[side, True] + told[side, False] for side in (True, False))
    return told.total() >= _FEWEST_TOLD and is_of_both and agreeing <= _AGAINST * told.total()


def _class_of(gloss: str, classes: Sequence[Sense]) -> Sense | None:
    bare = gloss.strip().casefold()
    named = next((sense for sense in classes if bare in sense.names), None)
    return named or told_by(gloss, classes)[0]
