"""How FreeEval writes a problem down: its templates, its conversation, the text that is sent.

Facts of FreeEval at commit 12b76ef: `prompts.py` (templates, `PromptPostprocessor`) and
`datasets/multiple_choice.py` (`MultipleChoiceProblem`, `PermutationGenerator`). Nothing here
imports more than the standard library, since the process that runs a user's dataset class
loads it too.
"""

from __future__ import annotations

import hashlib
import json
import random
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

SEPARATOR = "\n\n"
"""What follows every message where no tokenizer gives a chat template."""

TEMPLATES: Mapping[str, tuple[str, str]] = {
    "default": (
        "### Question: {problem}\n\n### Choices: {choices}\n\n### Answer:",
        "{key}. {text}\n",
    ),
    "reasoning": (
        "### {problem}\n\n### Choices: {choices}\n\n### Answer:\n\n",
        "{key}. {text}\n",
    ),
    "qa": ("Question: {problem}\nAnswer:", "{text}\n"),
}
"""`multiple_choice_template_name` → (question, option), those that FreeEval has both of."""

BROKEN_TEMPLATES: Mapping[str, str] = {
    "test_1": "it has a question template of that name, and no template for the options",
    "numbers": "it has an option template of that name, and no template for the question",
    "brace": "it has an option template of that name, and no template for the question",
    "bracket": "it has an option template of that name, and no template for the question",
}
"""Names with which FreeEval fails with a KeyError, and why."""


@dataclass(frozen=True, slots=True)
class LayoutProblem:
    """A `MultipleChoiceProblem` before anything was asked.

    `gold` is the index of the right option in `options` (None: no reference). `stops` are the
    stop sequences that the problem brings along, None where it brings none. `permutation` says
    which option is shown at each place. `prompt` is a text that the dataset set itself;
    `cloze_prompts` has those that it set for each option in the cloze step, None where it set
    none. `row` is the source's row, as it was read.
    """

    problem: str
    options: tuple[str, ...]
    gold: int | None
    extra: Any = None
    stops: tuple[str, ...] | None = None
    permutation: tuple[int, ...] | None = None
    parent_uuid: str | None = None
    keys: str = "letters"
    prompt: str | None = None
    cloze_prompts: tuple[str | None, ...] = ()
    row: Mapping[str, Any] | None = None

    @property
    def uuid(self) -> str:
        """FreeEval's id: URL-safe base64 of an MD5 over problem, options, answer, permutation
        and extra. Equal problems share one."""
        order = None if self.permutation is None else list(self.permutation)
        text = (
            f"{self.problem}$choices${';'.join(self.options)}$ans${self.gold}"
            f"$perm${order}$ex${json.dumps(self.extra)}"
        )
        digest = hashlib.md5(text.encode("utf-8", "surrogatepass"), usedforsecurity=False).digest()
        return urlsafe_b64encode(digest).rstrip(b"=").decode()

    @property
    def shown(self) -> tuple[str, ...]:
        """The options in the order in which they are shown."""
        order = self.permutation or range(len(self.options))
        return tuple(self.options[index] for index in order)


def option_key(index: int, keys: str = "letters") -> str:
    """Return what an option is called: A, B, C, … or 1, 2, 3, …"""
    return chr(ord("A") + index) if keys == "letters" else str(index + 1)


def question_text(item: LayoutProblem, template: str) -> str:
    """Return the user's message: the question with its options."""
    question, option = TEMPLATES[template]
    choices = "".join(
        option.format(key=option_key(index, item.keys), text=text)
        for index, text in enumerate(item.shown)
    )
    return question.format(problem=item.problem, choices=choices)


def answer_text(item: LayoutProblem, template: str) -> str:
    """Return the assistant's message of a shot: the right option, "" where there is none.

    FreeEval names a permuted problem's answer by `permutation[answer]`, which is the inverse of
    what was shown (`generate_output_text`, line 131); shots are never permuted, so that never
    shows in a prompt, and the right key is given here.
    """
    if item.gold is None or not item.options:
        return ""
    place = item.permutation.index(item.gold) if item.permutation else item.gold
    text = item.options[item.gold]
    return TEMPLATES[template][1].format(key=option_key(place, item.keys), text=text)


def conversation(
    item: LayoutProblem, shots: Sequence[LayoutProblem], template: str, system: str
) -> list[dict[str, str]]:
    """Return the messages: system, a user's and an assistant's for each shot, the question."""
    messages = [{"role": "system", "content": system}] if system else []
    for shot in shots:
        messages.append({"role": "user", "content": question_text(shot, template)})
        messages.append({"role": "assistant", "content": answer_text(shot, template)})
    return [*messages, {"role": "user", "content": question_text(item, template)}]


def prompt_text(
    item: LayoutProblem, shots: Sequence[LayoutProblem], template: str, system: str
) -> str:
    """Return the prompt without a chat template: each message's content and a blank line, the
    last of which is left out where the problem has one option or none."""
    if item.prompt:
        return item.prompt
    contents = [message["content"] for message in conversation(item, shots, template, system)]
    text = "".join(content + SEPARATOR for content in contents)
    return text if len(item.options) > 1 else text.removesuffix(SEPARATOR)


def permuted_copies(
    items: Sequence[LayoutProblem], seed: int, num_instances: int, num_keeps: int
) -> tuple[LayoutProblem, ...]:
    """Return `num_instances` copies of each of `items` with its options permuted; in the first
    `num_keeps` of them the right option keeps its place. One random stream serves all (FreeEval's
    `PermutationGenerator`)."""
    stream = random.Random(seed)
    copies: list[LayoutProblem] = []
    for item in items:
        for number in range(num_instances):
            order = list(range(len(item.options)))
            stream.shuffle(order)
            if item.gold is not None and number < num_keeps:
                place = order.index(item.gold)
                order[place], order[item.gold] = order[item.gold], order[place]
            changes = {"permutation": tuple(order), "parent_uuid": item.uuid, "prompt": None}
            copies.append(replace(item, keys="letters", **changes))
    return tuple(copies)


def unrolled(items: Sequence[LayoutProblem]) -> tuple[LayoutProblem, ...]:
    """Return a problem for each option of each of `items`, as the cloze step asks them."""
    return tuple(
        replace(
            item,
            options=(option,),
            gold=0 if index == item.gold else None,
            parent_uuid=item.uuid,
            permutation=None,
            prompt=item.cloze_prompts[index] if item.cloze_prompts else None,
            keys="letters",
        )
        for item in items
        for index, option in enumerate(item.options)
    )


def as_questions(items: Sequence[LayoutProblem]) -> tuple[LayoutProblem, ...]:
    """Return the problems with the right option as their only one (the loss step's mode qa)."""
    return tuple(
        replace(
            item,
            options=() if item.gold is None else (item.options[item.gold],),
            gold=None if item.gold is None else 0,
            permutation=None,
            prompt=None,
        )
        for item in items
    )
