"""What a problem is, and how its chain of steps is written and recognised in a style."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from string import Formatter
from typing import Protocol

_NUMBER = r"-?\d+"
_NAME = r"[^\W\d_][\w'’-]*"
_THING = r"[^\W\d_][\w-]*"
_SIDE = "heads|tails|up|down|open|shut|muted|live|[01]|正面|反面|开|关"

# How each field of a step may look, by its name; all others are numbers.
_FIELDS = {
    **dict.fromkeys(["who", "a", "b", "giver", "holder", "word", "first"], _NAME),
    **dict.fromkeys(["items", "stem", "sofar"], r"[^\W\d_]+"),
    **dict.fromkeys(["side", "side_before", "start_side", "end_side"], _SIDE),
    **dict.fromkeys(["a_has", "b_has"], _THING),
    **dict.fromkeys(["state", "start_state"], rf"{_NAME} {_THING}(?:, {_NAME} {_THING})+"),
    **dict.fromkeys(["row", "start_row", "names"], rf"{_THING}(?:, {_THING})+"),
    **dict.fromkeys(["zh_state", "zh_start"], "[一-鿿]+(?:、[一-鿿]+)+"),
    "it": rf"(?:the )?{_THING}(?: {_THING})?",
    "letter": r"[^\W\d_]",
    "spelled": r"[^\W\d_](?:-[^\W\d_])+",
    "letters": r"[^\W\d_](?: \+ [^\W\d_])+",
    "parity": "odd|even",
    "terms": r"\d+(?: \+ \d+)*",
    "products": r"\d+\*\d+(?: \+ \d+\*\d+)*",
}

Fields = Mapping[str, object]


@dataclass(frozen=True)
class Chain:
    """The steps from a problem to its answer, of any style: what is known before, in and after."""

    steps: tuple[tuple[str, Fields], ...]  # each with its kind
    around: Fields = field(default_factory=dict)


@dataclass(frozen=True)
class Problem:
    """A question with its answer; `choices` are the possible answers where they are few.

    `language` is "en", "zh", or "" where the question has no words. `styles` are the names of those
    of its family that say nothing which the question does not say; empty where all are.
    """

    wording: str
    question: str
    answer: str
    chain: Chain
    choices: tuple[str, ...] = ()
    language: str = "en"
    styles: tuple[str, ...] = ()


@dataclass(frozen=True)
class Style:
    """How the steps are written: a template for each kind of step; kinds without one are left out.

    A plain string is the template of every kind. `{n}` counts the steps that are written.
    `language` is that of its words, "" where it has none or those of the fields alone.
    """

    step: str | Mapping[str, str]
    join: str = " "
    head: str = ""
    tail: str = ""
    language: str = "en"

    def text(self, chain: Chain) -> str:
        """The chain in this style."""
        written: list[str] = []
        for kind, fields in chain.steps:
            template = self.step if isinstance(self.step, str) else self.step.get(kind)
            if template is not None:
                written.append(template.format(n=len(written) + 1, **fields))
        head, tail = (part.format(**chain.around) for part in (self.head, self.tail))
        return head + self.join.join(written) + tail

    @property
    def lined(self) -> bool:
        """Whether each step has its line."""
        return "\n" in self.join

    @property
    def listed(self) -> bool:
        """Whether the steps are a list, a table or the like, which begins on a line of its own."""
        step = self.step if isinstance(self.step, str) else next(iter(self.step.values()))
        first = (self.head + step).split("\n", 1)[0]
        return self.lined and (first.startswith(("-", "[", "{n}")) or " | " in first)

    def gap(self, *, lined: bool) -> str:
        """What stands between the steps and the answer, which may have a line of its own."""
        if self.lined or lined:
            return "\n"
        return "" if self.tail.endswith("。") else " "

    def pattern(self, least: int = 2) -> str:
        """A regular expression for chains of `least` steps or more, which is one or two."""
        templates = [self.step] if isinstance(self.step, str) else self.step.values()
        step = "(?:" + "|".join(template_pattern(template) for template in templates) + ")"
        more = f"(?:{re.escape(self.join)}{step}){'+' if least > 1 else '*'}"
        return template_pattern(self.head) + step + more + template_pattern(self.tail)


def template_pattern(template: str) -> str:
    """A regular expression for what a template makes."""
    parts: list[str] = []
    for literal, name, _, _ in Formatter().parse(template):
        parts.append(re.escape(literal))
        if name is not None:
            parts.append(f"(?:{_FIELDS.get(name, _NUMBER)})")
    return "".join(parts)


class _Spoken(Protocol):
    @property
    def language(self) -> str: ...


def suiting(named: Mapping[str, _Spoken], language: str) -> list[str]:
    """The names of what can stand beside a text of a language; what is of "" goes with each."""
    return [name for name, each in named.items() if each.language in ("", language)]


Maker = Callable[[random.Random, str], Problem]


@dataclass(frozen=True)
class Family:
    """A kind of problem: its tellings and the styles of its steps; `answer` is a pattern.

    `least` is the number of steps that a chain has at least: one or two.
    """

    wordings: Sequence[str]
    make: Maker
    styles: Mapping[str, Style]
    answer: str
    least: int = 2


_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
).split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def in_words(number: int) -> str:
    """A number below a hundred in English words."""
    if number < 20:
        return _ONES[number]
    tens, ones = divmod(number, 10)
    return _TENS[tens - 2] + (f"-{_ONES[ones]}" if ones else "")


def listed(parts: Sequence[str], last: str = " and ", join: str = ", ") -> str:
    """Parts with commas, or what joins them, and a word before the last of several."""
    if len(parts) < 2:
        return "".join(parts)
    return join.join(parts[:-1]) + last + parts[-1]


def capital(text: str) -> str:
    """The text with its first letter raised."""
    return text[:1].upper() + text[1:]
