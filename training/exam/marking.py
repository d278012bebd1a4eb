"""What a response states, and whether its steps look like those of the shots."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from training.exam.core import Family
from training.exam.frames import CLOSINGS

_WORDY = "[^\\W\u4e00-\u9fff]"  # Chinese has no spaces to part an answer from what is around it
_AROUND = " \t\n.,;:!?。，；：！？'\"“”‘’*_`()[]{}$€£¥₹#"


@dataclass(frozen=True)
class Marking:
    """What is needed of a prompt to mark its responses."""

    family: Family
    form: str
    style: str
    closing: str
    choices: tuple[str, ...]

    @property
    def answer(self) -> str:
        """A pattern of the answers that the question allows."""
        if not self.choices:
            return self.family.answer
        return "(?:" + "|".join(map(re.escape, self.choices)) + ")"


def stated(text: str, marking: Marking) -> str:
    """The answer that a response states; empty where it states none.

    Direct responses state it in their first line, steps where the shots' closing comes last, and
    responses to a cue alone in the last of any closings with words, or of "answer is", or else in
    the last possible answer.
    """
    lines = text.splitlines() or [""]
    if marking.form == "direct":
        return lines[0].strip(_AROUND)
    if marking.form == "steps":
        pattern = CLOSINGS[marking.closing].pattern(r"[\w'’-]+")
        found = re.findall(pattern, text)
        return found[-1] if found else ""
    return _last_answer(text, marking.answer)


def _last_answer(text: str, answer: str) -> str:
    patterns = [closing.pattern(answer) for closing in CLOSINGS.values() if closing.language]
    patterns.append(rf"answer(?: is|:) ({answer})(?!\w)")
    closed = [match for pattern in patterns for match in re.finditer(pattern, text, re.IGNORECASE)]
    if closed:
        return max(closed, key=lambda match: match.start(1)).group(1)
    loose = re.findall(rf"(?<!{_WORDY})(?<!['’]){answer}(?!{_WORDY})", text, re.IGNORECASE)
    return loose[-1] if loose else ""


def chain_in_style(text: str, marking: Marking) -> bool:
    """Whether a response is built like those of the shots, be it right or wrong.

    Steps: a whole chain in the shots' style, of two or more unless some of the family have but one,
    then their closing, and nothing else. Direct: nothing but one answer. After a cue alone: a chain
    in any style of the family.
    """
    if marking.form == "direct":
        return re.fullmatch(marking.answer, text.strip(_AROUND), re.IGNORECASE) is not None
    styles, least = marking.family.styles, marking.family.least
    if marking.form == "cue":
        return any(_chain(style.pattern(least)).match(text) for style in styles.values())
    style, closing = styles[marking.style], CLOSINGS[marking.closing]
    gap = style.gap(lined=closing.lined)
    whole = style.pattern(least) + re.escape(gap) + closing.pattern(r"[\w'’-]+")
    return _chain(whole).fullmatch(text) is not None


@lru_cache(maxsize=4096)
def _chain(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
