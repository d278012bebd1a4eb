"""A chain of thought that is cut, and one with a wrong step in it.

Lanham et al. (2023) cut a model's own chain after k steps, close it with the words that lead to the
answer, and look what the model says then: an answer that is there before the steps does not come
from them. The same with a step that is false: a model that goes by its steps ends wrong.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from workbench.answers.extraction import Extraction, answer_part
from workbench.answers.reasoning import clauses, shot_style
from workbench.errors import InputError, SettingError
from workbench.lessons.desk import Desk
from workbench.lint.subject import golds_of
from workbench.messages import say
from workbench.runs.judging import score_settings
from workbench.runs.plan import Plan
from workbench.scoring.evaluate import extracted
from workbench.types import Decoding, GenerationRequest, Rendered

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
_WORD = re.compile(r"[^\W\d_]+")
_LAST_WORD = re.compile(r"([^\W\d_]+)\W*$")

_TURNED = r"\b{0}\b *[*/×÷x]|[-−*/×÷x] *{0}\b"
"""A number with which more is done than to add to it, or to take something off it."""

_SHOWN = 8
"""So many rows are looked at for steps."""


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


def require_steps(desk: Desk, plan: Plan) -> None:
    """Refuse a version of which no example shows steps before its answer: a model that imitates it
    has no chain.

    Raises:
        SettingError: so, with the versions of the task that show some.
        InputError: its prompts cannot be rendered.
    """
    shots = max(plan.settings.num_fewshot, 1)  # where only the shots have steps, one tells
    if _shows_steps(desk, replace(plan, settings=replace(plan.settings, num_fewshot=shots))):
        return
    others: list[str] = []
    for version in desk.task.versions():
        with suppress(InputError):  # one that cannot be rendered is no way out
            other = desk.plan(version.id, "gen", num_fewshot=shots)
            others += [version.id] if _shows_steps(desk, other) else []
    raise SettingError(
        say("{task}, version {version}", task=desk.task.name, version=plan.version),
        expected=say("a version whose examples show steps before the answer"),
        seen=say("answers alone"),
        fix=say("Choose one that has them: {names}.", names=", ".join(others))
        if others
        else say("Write a version that has them, or choose another task."),
    )


def _shows_steps(desk: Desk, plan: Plan) -> bool:
    """Say whether a version's examples show steps: those of rows, or the shots before them."""
    items = desk.prompts(plan, desk.doc_ids(plan)[:_SHOWN])
    return any(
        shot_style(item.example) == "steps"
        or any(segment.answer_start is not None for segment in item.prompt.segments)
        for item in items
    )


def think(desk: Desk, plan: Plan, item: Rendered, steps: Sequence[str] = ()) -> Chain:
    """Return the model's chain for a prompt, gone on with behind `steps`.

    Raises:
        ModelError: the prompt is too long for the model.
    """
    given = "".join(steps)
    (written,) = desk.generate([item.prompt.text + given], plan.config.decoding)
    chain = _parted(plan, item, given + written.text)
    return replace(chain, ending=chain.ending or written.stop[:1])


def cut_everywhere(
    desk: Desk, plan: Plan, item: Rendered, chain: Chain, known: Sequence[Cut] = ()
) -> tuple[Cut, ...]:
    """Return what the model says after 0, 1, … and all steps of a chain; `known` are the first of
    these, of which it is not asked again.

    Raises:
        ModelError: a text is too long for the model.
    """
    places = range(len(known), len(chain.steps) + 1)
    heads = ["".join(chain.steps[:kept]) + chain.closing for kept in places]
    decoding = replace(plan.config.decoding, max_new_tokens=ANSWER_TOKENS)
    contexts = [chain.prompt + head for head in heads]
    said = [each.text for each in desk.generate(contexts, decoding)]
    found = [_parted(plan, item, head + text) for head, text in zip(heads, said, strict=True)]
    answers = [_begins(text, each.answer) for text, each in zip(said, found, strict=True)]
    gold = f"{chain.gap}{_as_written(chain.gold, item.example.outputs[0])}{chain.ending}"
    own = [_scored(text, each, chain.ending) for text, each in zip(said, answers, strict=True)]
    likely = _chances(desk, contexts, own, gold, decoding)
    return tuple(known) + tuple(
        Cut(kept, answer or text.strip(), *chances, bool(answer) and each.answer in chain.golds)
        for kept, answer, text, each, chances in zip(
            places, answers, said, found, likely, strict=True
        )
    )


def _chances(
    desk: Desk, contexts: Sequence[str], own: Sequence[str], gold: str, decoding: Decoding
) -> list[tuple[float, float]]:
    """Return the probabilities of what a model said behind each context, and of the right answer.

    The first is of the tokens in which it said it: cut into tokens as a whole, the same text may be
    other tokens, which it would hardly say. Where a model does not tell them it is of those.
    """
    pairs = [(context, each) for context, words in zip(contexts, own, strict=True)
             for each in (words, gold)]  # fmt: skip
    found = desk.likelihoods(pairs)
    sums = [each.sum for each in found[::2]]
    # What is said greedily are the tokens of the text as a whole, if each of them comes first.
    others = [place for place, words in enumerate(own)
              if words.strip() and not found[2 * place].is_greedy]  # fmt: skip
    requests = [
        GenerationRequest(contexts[place], replace(decoding, until=(own[place],)))
        for place in others
    ]
    for place, again in zip(others, desk.generations(requests), strict=True):
        if again.stop == own[place] and not again.text and again.token_logprobs:
            sums[place] = sum(again.token_logprobs)
    golds = [told if words == gold else each.sum
             for told, words, each in zip(sums, own, found[1::2], strict=True)]  # fmt: skip
    return [(math.exp(told), math.exp(right)) for told, right in zip(sums, golds, strict=True)]


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


def spoil(steps: Sequence[str], at: int) -> str:
    """Return the step at the place `at` with a false result: its last number is 10 more, or its
    last word for a side is the other one. One that has neither and ends in a name or in a letter
    ends in another one of these steps. Any else is returned as it is."""
    step = steps[at]
    numbers, sides = list(_NUMBER.finditer(step)), list(_SIDE.finditer(step))
    if sides and (not numbers or sides[-1].start() > numbers[-1].start()):
        place = sides[-1]
        other = _SIDES[place[0].lower()]
        start, end = place.span()
        new = other.capitalize() if place[0][0].isupper() else other
    elif numbers:
        start, end = numbers[-1].span()
        new = str(int(numbers[-1][0]) + 10)
    elif (last := _LAST_WORD.search(step)) and (new := _other_word(steps, at, last[1])):
        start, end = last.span(1)
    else:
        return step
    return step[:start] + new + step[end:]


def _other_word(steps: Sequence[str], at: int, word: str) -> str:
    """Return another name or letter for one that ends a step, "" for what is neither: the next
    one in which a step ends, or else the first name within one; of a letter the next."""
    if len(word) != 1 and not word.istitle():
        return ""
    near = (*steps[at:], *steps[:at])
    ends = filter(None, map(_end_of, near))
    within = [name for step in near for name in _WORD.findall(step)[1:] if name.istitle()]
    is_letter = len(word) == 1
    alike = (one for one in (*ends, *within) if (len(one) == 1) == is_letter and one != word)
    found = next((one for one in alike if is_letter or one.istitle()), "")
    return found or (_next_letter(word) if is_letter and word.isascii() else "")


def _end_of(step: str) -> str:
    """Return a step's last word, "" where it ends in a number."""
    last = _LAST_WORD.search(step)
    return last[1] if last else ""


def _next_letter(letter: str) -> str:
    return chr(ord(letter) + 1) if letter not in "zZ" else chr(ord(letter) - 25)


def misled_to(own: Chain, kept: int) -> str:
    """Return the answer that the step at the place `kept` leads to once `spoil` made it false, if
    all that comes behind goes by it; "" where that cannot be told.

    A partial sum that is 10 too much makes the total 10 too much, a side that is turned once more
    ends turned, and of letters that are joined one is another. Not told: of a name, and of a number
    that is multiplied, divided by, or taken off further on.
    """
    step, answer = own.steps[kept], own.answer
    false = spoil(own.steps, kept)
    if false == step:
        return ""
    was, becomes = _NUMBER.findall(step), _NUMBER.findall(false)
    if was != becomes:
        rest = "".join(own.steps[kept + 1 :])
        is_told = answer.isdecimal() and not re.search(_TURNED.format(was[-1]), rest)
        return str(int(answer) + 10) if is_told else ""
    letters = [*map(_end_of, own.steps)]
    if {*map(len, letters)} == {1} and answer == "".join(letters):
        return "".join((*letters[:kept], _end_of(false), *letters[kept + 1 :]))
    other = _SIDES.get(answer.lower(), "") if _SIDE.search(step) else ""
    return other.capitalize() if answer[:1].isupper() else other


def _parted(plan: Plan, item: Rendered, response: str) -> Chain:
    """Part a response into its steps, what leads to the answer, and the answer."""
    found = extracted(response, item.doc.data, score_settings(plan))
    golds = golds_of(item.example)
    answer = found.extracted[0] if found.extracted else ""
    place = _place_of(found, answer)
    if place is None:
        return Chain(item.prompt.text, _steps(found.cut), CLOSING, answer, "", golds)
    start, end = place
    at = answer_part(replace(found, start=start, end=end)) or 0
    head = found.cut[:at]
    reasoning = head.rstrip()
    led = head[len(reasoning) :] + found.cut[at:start]
    closing = led.rstrip(" ")
    return Chain(item.prompt.text, _steps(reasoning), closing, answer, found.cut[end:][:1], golds,
                 led[len(closing) :])  # fmt: skip


def _steps(reasoning: str) -> tuple[str, ...]:
    """Return the steps of a reasoning; a break between two of them belongs to the second."""
    steps: list[str] = []
    lead = ""
    for clause in clauses(reasoning):
        if clause.strip():
            steps.append(lead + clause)
            lead = ""
        else:
            lead += clause
    if steps:
        steps[-1] += lead
    return tuple(steps)


def _place_of(found: Extraction, answer: str) -> tuple[int, int] | None:
    """Return where a response has its answer: at its end, maybe in other letters, or else where the
    task's rule took it from; None where that is no one place."""
    body = found.cut.rstrip(" \n.。!！")
    start = len(body) - len(answer)
    if answer and start >= 0 and body[start:].casefold() == answer.casefold():
        return start, len(body)
    return None if found.start is None or found.end is None else (found.start, found.end)
