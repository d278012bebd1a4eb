"""What a generator of problems returns, and how the steps of a document are written."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

LETTERS = "ABCDEFGH"


@dataclass(frozen=True)
class Problem:
    """One problem with its answer and the reasoning that leads there.

    `steps` is the reasoning without the sentence that states the answer; it is empty where the
    family has none. `options` maps the text of each option to 1 (right) or 0 in the order they are
    listed, as UltraEval's `target_scores`. `spelled` says that the answer is letters in a row,
    which the tokenizer would join by chance.
    """

    family: str
    question: str
    answer: str
    steps: str = ""
    options: Mapping[str, int] = field(default_factory=dict)
    spelled: bool = False

    def letter(self, answer: str) -> str:
        """Return the letter under which the option `answer` is listed.

        Raises ValueError for a text that is no option.
        """
        return LETTERS[list(self.options).index(answer)]

    @property
    def check(self) -> str:
        """Reasoning that goes through the options in order and stops at the right one."""
        said = []
        for letter, (text, right) in zip(LETTERS, self.options.items(), strict=False):
            said.append(f"{letter} is {text}, {'yes' if right else 'no'}.")
            if right:
                break
        return " ".join(said)


Teller = Callable[[random.Random, int], Problem]
"""Draws a problem of a size, told and reasoned about in one way: a document keeps to its teller."""


@dataclass(frozen=True)
class Layout:
    """What stands before, behind and between the steps of a chain; `{n}` is a step's number."""

    mark: str = ""
    end: str = "."
    joint: str = " "
    capital: bool = False


PLAIN = Layout()
LAYOUTS = (
    Layout(), Layout(), Layout(), Layout(capital=True), Layout(capital=True), Layout(joint="\n"),
    Layout(joint="\n", capital=True), Layout(end="", joint="\n"), Layout(end="", joint="\n"),
    Layout(end="", joint=", "), Layout(end="", joint="; "), Layout(end="", joint=" -> "),
    Layout(end="", joint=" → "), Layout(end="", joint=" | "), Layout(end="", joint=", then "),
    Layout(end=";", joint=" "), Layout(end=",", joint=" "), Layout(end="", joint=" => "),
    Layout("- ", "", "\n"), Layout("- ", ".", "\n"), Layout("* ", "", "\n"),
    Layout("{n}. ", "", "\n"), Layout("{n}) ", "", "\n"), Layout("{n}. ", ".", " ", True),
    Layout("Step {n}: ", "", "\n"), Layout("Step {n}: ", ".", " "), Layout("({n}) ", "", " "),
    Layout("> ", "", "\n"), Layout("Then ", ".", " "), Layout("Next, ", ".", " "),
    Layout("", "", " / "), Layout("So ", ".", " "), Layout("[", "]", " "), Layout("(", ")", " "),
    Layout("| ", " |", "\n"), Layout("{n}: ", "", "\n"), Layout("• ", "", "\n"), Layout("<",
    ">", " "),
    Layout("[{n}] ", "", " "), Layout("— ", "", "\n"), Layout("", " ", "\n"), Layout("{{", "}",
    " "),
)  # fmt: skip
STATES = (
    Layout(end="", joint=" "), Layout(end="", joint=", "), Layout(end="", joint=" -> "),
    Layout(end="", joint=" → "), Layout(end="", joint="\n"), Layout(end="", joint="; "),
    Layout(end="", joint=" | "), Layout(end=".", joint=" ", capital=True),
    Layout(end="", joint=", then "), Layout(end="", joint=" - "), Layout(end="", joint="/"),
    Layout("[", "]", " "), Layout(end="", joint=" > "), Layout("(", ")", " "), Layout("- ", "",
    "\n"),
    Layout("| ", " |", "\n"), Layout("{n}) ", "", " "),
)  # fmt: skip
"""For steps that are one word or number each."""


def chain(steps: Sequence[str], layout: Layout) -> str:
    """Write steps one after the other."""
    written = []
    for number, step in enumerate(steps, start=1):
        text = layout.mark.format(n=number) + step
        if layout.capital:
            text = text[:1].upper() + text[1:]
        written.append(text + layout.end)
    return layout.joint.join(written)
