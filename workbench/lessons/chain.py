"""A chain of thought that is cut, and one with a wrong step in it.

Lanham et al. (2023) cut a model's own chain after k steps, close it with the words that lead to the
answer, and look what the model says then: an answer that is there before the steps does not come
from them. The same with a step that is false: a model that goes by its steps ends wrong.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from workbench.answers.extraction import Extraction, answer_part
from workbench.answers.reasoning import clauses
from workbench.lessons.desk import Desk
from workbench.lint.subject import golds_of
from workbench.runs.judging import score_settings
from workbench.runs.plan import Plan
from workbench.scoring.evaluate import extracted
from workbench.types import Rendered

ANSWER_TOKENS = 16
"""So many tokens an answer may have behind the closing words."""

CLOSING = " The answer is"
"""What leads to the answer where a response never came to one."""

OTHER_SIDE: Mapping[str, str] = {
    "heads": "tails",
    "yes": "no",
    "up": "down",
    "even": "odd",
    "正面": "反面",
    "是": "否",
}
_SIDES = {**OTHER_SIDE, **{b: a for a, b in OTHER_SIDE.items()}}
_SIDE = re.compile("|".join(rf"\b{word}\b" if word.isascii() else word for word in _SIDES), re.I)
_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Chain:
    """A response that reasons: its text is `steps`, `closing`, `gap` and the answer as it has it,
    then `ending`, which may be empty. `answer` is what the task's rule takes from it, maybe in
    other letters, and "" where it finds nothing."""

    prompt: str
    steps: tuple[str, ...]
    closing: str
    answer: str
    ending: str
    golds: tuple[str, ...]
    gap: str = " "

    @property
    def gold(self) -> str:
        """The right answer; of several, the first."""
        return self.golds[0]

    @property
    def is_right(self) -> bool:
        """Whether the answer is right."""
        return self.answer in self.golds


@dataclass(frozen=True, slots=True)
class Cut:
    """What the model says when only the first `kept` steps stand before the closing words: its
    answer as it writes it, or its next words where the task's rule finds none that it begins with;
    with the probabilities, from 0 to 1, of that and of the right answer."""

    kept: int
    answer: str
    probability: float
    gold_probability: float
    is_right: bool


def think(desk: Desk, plan: Plan, item: Rendered, steps: Sequence[str] = ()) -> Chain:
    """Return the model's chain for a prompt, gone on with behind `steps`.

    Raises:
        ModelError: the prompt is too long for the model.
    """
    given = "".join(steps)
    (written,) = desk.generate([item.prompt.text + given], plan.config.decoding)
    chain = _parted(plan, item, given + written.text)
    return replace(chain, ending=chain.ending or written.stop[:1])


def cut_everywhere(desk: Desk, plan: Plan, item: Rendered, chain: Chain) -> tuple[Cut, ...]:
    """Return what the model says after 0, 1, … and all steps of a chain.

    Raises:
        ModelError: a text is too long for the model.
    """
    heads = ["".join(chain.steps[:kept]) + chain.closing for kept in range(len(chain.steps) + 1)]
    decoding = replace(plan.config.decoding, max_new_tokens=ANSWER_TOKENS)
    contexts = [chain.prompt + head for head in heads]
    said = [each.text for each in desk.generate(contexts, decoding)]
    found = [_parted(plan, item, head + text) for head, text in zip(heads, said, strict=True)]
    answers = [_begins(text, each.answer) for text, each in zip(said, found, strict=True)]
    gold = f"{chain.gap}{_as_written(chain.gold, item.example.outputs[0])}{chain.ending}"
    wanted = [_scored(text, own, chain.ending) for text, own in zip(said, answers, strict=True)]
    pairs = [
        (context, each)
        for context, own in zip(contexts, wanted, strict=True)
        for each in (own, gold)
    ]
    likely = [math.exp(value) for value in desk.log_likelihoods(pairs)]
    return tuple(
        Cut(kept, answer or text.strip(), likely[2 * kept], likely[2 * kept + 1],
            bool(answer) and each.answer in chain.golds)
        for kept, (answer, text, each) in enumerate(zip(answers, said, found, strict=True))
    )  # fmt: skip


def _scored(text: str, answer: str, ending: str) -> str:
    """Return what of a model's words is scored: the answer that they begin with and what ends it,
    or else all; where there are none, an answer that is none: no text is scored without a token."""
    gap = text[: len(text) - len(text.lstrip(" "))]
    return f"{gap}{answer}{ending}" if answer else text.rstrip(" ") or f" {ending}"


def _begins(text: str, answer: str) -> str:
    """Return the answer as a text begins with it, "" where it begins otherwise."""
    own = text.lstrip(" ")[: len(answer)]
    return own if own.casefold() == answer.casefold() else ""


def _as_written(answer: str, text: str) -> str:
    """Return an answer in the letters in which a text has it last, or else as it is."""
    at = text.casefold().rfind(answer.casefold())
    own = text[at : at + len(answer)] if at >= 0 else answer
    return own if own.casefold() == answer.casefold() else answer


def spoil(step: str) -> str:
    """Return a step with a false result: its last number is 10 more, or its last word for a side
    is the other one. A step that has neither is returned as it is."""
    numbers, sides = list(_NUMBER.finditer(step)), list(_SIDE.finditer(step))
    if sides and (not numbers or sides[-1].start() > numbers[-1].start()):
        place = sides[-1]
        other = _SIDES[place[0].lower()]
        new = other.capitalize() if place[0][0].isupper() else other
    elif numbers:
        place = numbers[-1]
        new = str(int(place[0]) + 10)
    else:
        return step
    return step[: place.start()] + new + step[place.end() :]


def misled_to(own: Chain, kept: int) -> str:
    """Return the answer that the step at the place `kept` leads to once `spoil` made it false, if
    all that comes behind goes by it; "" where that cannot be told.

    A partial sum that is 10 too much makes the total 10 too much, and a side that is turned once
    more ends turned. Not covered: chains that do more with a result than to add to it.
    """
    step, answer = own.steps[kept], own.answer
    false = spoil(step)
    if false == step:
        return ""
    is_number = _NUMBER.findall(false) != _NUMBER.findall(step)
    if is_number:
        return str(int(answer) + 10) if answer.isdecimal() else ""
    other = _SIDES.get(answer.lower(), "")
    return other.capitalize() if answer[:1].isupper() else other


def _parted(plan: Plan, item: Rendered, response: str) -> Chain:
    """Part a response into its steps, what leads to the answer, and the answer."""
    found = extracted(response, item.doc.data, score_settings(plan))
    golds = golds_of(item.example)
    answer = found.extracted[0] if found.extracted else ""
    place = _place_of(found, answer)
    if place is None:
        return Chain(item.prompt.text, clauses(found.cut), CLOSING, answer, "", golds)
    start, end = place
    at = answer_part(replace(found, start=start, end=end)) or 0
    head = found.cut[:at]
    reasoning = head.rstrip()
    led = head[len(reasoning) :] + found.cut[at:start]
    closing = led.rstrip(" ")
    return Chain(item.prompt.text, clauses(reasoning), closing, answer, found.cut[end:][:1], golds,
                 led[len(closing) :])  # fmt: skip


def _place_of(found: Extraction, answer: str) -> tuple[int, int] | None:
    """Return where a response has its answer: at its end, maybe in other letters, or else where the
    task's rule took it from; None where that is no one place."""
    body = found.cut.rstrip(" \n.。!！")
    start = len(body) - len(answer)
    if answer and start >= 0 and body[start:].casefold() == answer.casefold():
        return start, len(body)
    return None if found.start is None or found.end is None else (found.start, found.end)
