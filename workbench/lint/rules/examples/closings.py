"""How worked answers close: one with more behind its result than all others, or otherwise than they
do, or all otherwise than the docs' answers. The rule `few-shot/worked-form` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.messages import Message, say

_FEWEST = 2
_SURE_DOCS = 6
"""Where so many docs close in one way, one example that does not is told."""

_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_RESULT = r"[(（\[]?(?:[-−$€£]?\d[\d.,]*(?<![.,])|[A-J](?![A-Za-z]))[)）\]]?"
_CLOSING = compiled(
    rf"(?P<stem>(?:[^\W\d]+\s){{1,2}}[^\W\d]+:?\s|[\u4e00-\u9fff]{{2,6}}[:：]?\s?|#{{2,4}}\s)"
    rf"{_RESULT}(?P<behind>[^\w\n]{{0,2}})\Z"
)
_BARE = compiled(rf"{_RESULT}[.。]?")
_WORD = exactly(r"[^\W\d_]{2,}")


def _stem(text: str) -> str:
    """Return what stands right before the result that a text closes with, in its last three words
    or signs of Chinese; "" where it closes with none."""
    match = _CLOSING.search(text.strip())
    stem = match["stem"].strip().casefold() if match else ""
    return stem[-3:] if stem and not stem.isascii() else stem


def closes_otherwise(answers: Sequence[str], outputs: Sequence[str]) -> Message | None:
    """Return what is said of worked answers that close otherwise than the others, or the docs'
    answers, do. `answers` are those of the examples, `outputs` those of the docs."""
    stems = [_stem(answer) for answer in answers]
    counts = Counter(filter(None, stems))
    if len(answers) > _FEWEST and counts:
        usual, count = counts.most_common(1)[0]
        if count == len(answers) - 1 and (count > _FEWEST or _has_stem(usual, answers, stems)):
            place = next(i for i, stem in enumerate(stems) if stem != usual)
            if rest := _behind(usual, answers[place]):
                return say("a worked answer has more behind its result than the others: {rest}",
                           rest=shorten(rest, 40))  # fmt: skip
    own = Counter(map(_stem, outputs))
    wanted, often = own.most_common(1)[0] if own else ("", 0)
    is_one = wanted != "" and often >= max(_FEWEST_DOCS, _NEARLY_ALL * len(outputs))
    is_sure = len(answers) >= _FEWEST or often == len(outputs) >= _SURE_DOCS
    is_other = is_sure and len(counts) == 1 and all(stems)
    if not is_one or not is_other or any(wanted in answer.casefold() for answer in answers):
        return None
    return say("the worked answers close otherwise than the docs' answers: {theirs}, {own}",
               theirs=shorten(answers[0].strip()[-24:], 30),
               own=shorten(outputs[0].strip()[-24:], 30))  # fmt: skip


def lacks_steps(answers: Sequence[str], outputs: Sequence[str]) -> Message | None:
    """Return which worked answer is a bare result, where another one and nearly all the docs'
    answers have words before theirs."""
    own = Counter(map(_stem, outputs))
    wanted, often = own.most_common(1)[0] if own else ("", 0)
    if not wanted or often < max(_FEWEST_DOCS, _NEARLY_ALL * len(outputs)):
        return None
    bare = next((answer for answer in answers if _BARE.fullmatch(answer.strip())), "")
    if not bare or not any(_stem(answer) == wanted for answer in answers):
        return None
    return say("the worked answers close otherwise than the docs' answers: {theirs}, {own}",
               theirs=shorten(bare, 30), own=shorten(outputs[0].strip()[-24:], 30))  # fmt: skip


def _has_stem(stem: str, answers: Sequence[str], stems: Sequence[str]) -> bool:
    odd = next(a for a, own in zip(answers, stems, strict=True) if own != stem)
    return stem in odd.casefold()


def _behind(stem: str, answer: str) -> str:
    """Return what stands in the last line of an answer behind its result."""
    folded = answer.casefold()
    at = folded.rfind(stem)
    if at < 0 or len(folded) != len(answer):
        return ""
    match = re.match(rf"\s*{_RESULT}(?P<rest>.*)", answer[at + len(stem) :], re.DOTALL)
    rest = match["rest"].strip().lstrip(".。") if match else ""
    return rest.strip() if _WORD.search(rest) or len(rest) > 2 else ""
