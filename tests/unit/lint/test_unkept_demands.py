"""Demands by the name of what answers shall be or have, against answers that are otherwise; beside
each a right prompt that looks nearly the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns

WORDS = (
    "ship",
    "lamp",
    "goat",
    "tray",
    "fork",
    "desk",
    "coat",
    "bell",
    "nail",
    "drum",
    "belt",
    "pond",
)
NAMES = ("Ana", "Bo", "Cid", "Dora", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lea")


def asked(words: str, answers: Sequence[str], cue: str = "Answer", **more: Sequence[Any]) -> Case:
    """Return a case that asks so of rows with these answers; `more` are further fields, which are
    shown in a line of their own."""
    shown = "".join(f"{{data['{name}']}}\\n" for name in more)
    rows = [
        {"said": f"It is about {WORDS[i]}", "a": answer} | {n: v[i] for n, v in more.items()}
        for i, answer in enumerate(answers)
    ]
    text = f"f\"{words}\\n{{data['said']}}\\n{shown}{cue}:\""
    return Case(returns(text, "' ' + data['a']", "data['a']"), rows)


PLURALS = [f"{word}s" for word in WORDS]
TIMES = [f"{10 + i}:{20 + i}" for i in range(12)]
LISTS = [
    f"{a}; {b}; {c}"
    for a, b, c in zip(WORDS, WORDS[3:] + WORDS[:3], WORDS[5:] + WORDS[:5], strict=True)
]
LINES = [f"{name} sold the old {word}." for name, word in zip(NAMES, WORDS, strict=True)]
NUMBERS = [[3 + i, 8 + 2 * i, 20 + i] for i in range(12)]
MEANS = [f"{sum(row) / 3:.2f}" for row in NUMBERS]
MOVED = ["".join(chr((ord(s) - 97 + 5) % 26 + 97) for s in word) for word in WORDS]
PRICES = [f"{a} {3 + i}, {b} {40 + i}" for i, (a, b) in enumerate(zip(WORDS, PLURALS, strict=True))]

PAIRS: Mapping[str, tuple[Case, Case]] = {
    "a script in the cue": (
        asked("Name it.", NAMES, "Name (in Greek letters)"),
        asked("Name it.", NAMES, "Name (in Latin letters)"),
    ),
    "an ending": (
        asked("Write the form that ends in -ing.", PLURALS),
        asked("Write the form that ends in -s.", PLURALS),
    ),
    "a tense": (
        asked("Rewrite the sentence in the future tense.", LINES),
        asked("Rewrite the sentence in the past tense.", LINES),
    ),
    "a person": (
        asked("Rewrite it in the second person.", LINES),
        asked("Rewrite it in the third person.", LINES),
    ),
    "one of a thing": (
        asked("Write the singular of the noun.", PLURALS),
        asked("Write the plural of the noun.", PLURALS),
    ),
    "signs around": (
        asked("Put the word between backticks.", PLURALS),
        asked("Put the word between backticks.", [f"`{word}`" for word in WORDS]),
    ),
    "a sign that is forbidden": (
        asked("Leave out the question mark.", [f"Who has the {word}?" for word in WORDS]),
        asked("Do not forget the question mark.", [f"Who has the {word}?" for word in WORDS]),
    ),
    "a sign of the rows, of which a prompt merely speaks": (
        asked("Write down the word in round brackets.", WORDS),
        asked(
            "Ask for the word in brackets.", WORDS, note=[f"the [{word}] there" for word in WORDS]
        ),
    ),
    "a line for each": (
        asked("Name three of them, each on its own line.", LISTS),
        asked("Name three of them, with semicolons between, on one line.", LISTS),
    ),
    "how many": (
        asked("Find four words that fit.", LISTS),
        asked("Find three words that fit.", LISTS),
    ),
    "a length": (
        asked("Tell the story in no fewer than forty words.", LINES),
        asked("Tell the story in no fewer than four words.", LINES),
    ),
    "a text at the beginning": (
        asked("Begin with the words 'As we know'.", LINES),
        asked("Begin with the name, then say what was sold.", LINES),
    ),
    "places of figures": (
        asked("Give the time.", TIMES, "Time (HH:MM:SS)"),
        asked("Give the time.", TIMES, "Time (HH:MM)"),
    ),
    "a unit": (
        asked("Give the weight in kilograms.", [f"{i + 2} lb" for i in range(12)]),
        asked("Give the weight in kilograms.", [f"{i + 2} kg" for i in range(12)]),
    ),
    "a weekday": (
        asked("Which day of the week was it?", TIMES),
        asked("Which day of the week was it?", ["Monday", "Friday", "Sunday"] * 4),
    ),
    "one of two": (
        asked("Is the number of letters even or odd?", [str(i) for i in range(1, 13)]),
        asked("Is the number of letters even or odd?", ["even", "odd", "odd"] * 4),
    ),
    "a program": (
        asked("Write a program that prints it.", [f"{i} * 4 = {4 * i}" for i in range(12)]),
        asked("Write a program that prints it.", [f"print({i} * 4)" for i in range(12)]),
    ),
    "another language of programs": (
        asked("Write it in JavaScript.", [f"len({w})" for w in WORDS]),
        asked("Write it in JavaScript.", [f"{w}.length" for w in WORDS]),
    ),
    "letters of another language": (
        asked("Translate the word into Italian.", [f"señ{w}" for w in WORDS]),
        asked("Translate the word into Spanish.", [f"señ{w}" for w in WORDS]),
    ),
    "another number that is computed": (
        asked("Which of the numbers is the largest?", MEANS, numbers=NUMBERS),
        asked("What is the mean of the numbers?", MEANS, numbers=NUMBERS),
    ),
    "another shift": (
        asked("Replace each letter by the one nine places later.", MOVED, word=WORDS),
        asked("Replace each letter by the one five places later.", MOVED, word=WORDS),
    ),
    "the dearest": (
        asked("Which thing is the most expensive?", WORDS, prices=PRICES),
        asked("Which thing is the cheapest?", WORDS, prices=PRICES),
    ),
    "numerals of cheques": (
        asked("请用中文大写数字书写。", [str(i) for i in range(1, 13)]),
        asked("请用阿拉伯数字书写。", [str(i) for i in range(1, 13)]),
    ),
    "the end of all questions": (
        asked("Read it.", MEANS, q=[f"How did {n} do? Round to one decimal." for n in NAMES]),
        asked("Read it.", MEANS, q=[f"How did {n} do? Round to two decimals." for n in NAMES]),
    ),
}


@pytest.mark.parametrize("what", PAIRS)
def test_a_demand_that_no_answer_keeps_to(what: str) -> None:
    faulty, right = PAIRS[what]
    assert found(faulty, "few-shot/other-form")
    assert not found(right, "few-shot/other-form")
