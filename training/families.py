"""Seeded generators of problems: a family is a plain function from a random stream to a `Problem`.

The same stream state and size give the same problem on every machine. Nothing here knows about
prompts; how a problem is written down is decided in `documents.py` and `tasks.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

PEOPLE = (
    "Ava", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ida", "Jon", "Kim", "Leo",
    "Mia", "Ned", "Ola", "Pia", "Quin", "Ron", "Sam", "Tess", "Uma", "Vic", "Wes", "Xena",
    "Yan", "Zoe", "Amir", "Bea", "Carl", "Dora", "Emil", "Faye",
)  # fmt: skip
THINGS = ("ball", "key", "cup", "hat", "book", "ring", "lamp", "coat", "drum", "map")
RELATIONS = ("capital", "king", "river", "colour", "food", "song", "coin", "flag")
LETTERS = "ABCDEFGH"
SYLLABLES = ("ba", "do", "ka", "lu", "mi", "no", "pe", "ra", "si", "to", "vu", "za", "ri", "len")


@dataclass(frozen=True)
class Problem:
    """One problem with its answer and the reasoning that leads there.

    `steps` holds one reasoning text per style, most usual first, each without the sentence that
    states the answer; it is empty where the family has no reasoning. `options` maps the text of
    each option to 1 (right) or 0 in the order they are listed, as UltraEval's `target_scores`.
    """

    family: str
    question: str
    answer: str
    steps: tuple[str, ...] = ()
    options: Mapping[str, int] = field(default_factory=dict)
    passage: str = ""

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


def sums(rng: random.Random, terms: int) -> Problem:
    """Draw a sum of `terms` two-digit numbers, such as `16+83+41=`."""
    numbers = [rng.randint(10, 99) for _ in range(terms)]
    question = "+".join(map(str, numbers)) + "="
    return Problem("sums", question, str(sum(numbers)), _sum_steps(numbers))


def _sum_steps(numbers: list[int]) -> tuple[str, ...]:
    total, pairs, chain = numbers[0], [], ["+".join(map(str, numbers))]
    for position, term in enumerate(numbers[1:], start=2):
        pairs.append(f"{total}+{term}={total + term}.")
        total += term
        chain.append("+".join(map(str, [total, *numbers[position:]])))
    return " ".join(pairs), " = ".join(chain) + "."


def sums_mcq(rng: random.Random, terms: int) -> Problem:
    """Draw a sum with three options: the total, one off by tens, one a few units off."""
    base = sums(rng, terms)
    total = int(base.answer)
    texts = [base.answer]
    while len(texts) < 3:
        tens = len(texts) == 1
        offset = 10 * rng.randint(1, 4) if tens else rng.randint(1, 9)
        wrong = str(total + rng.choice((-1, 1)) * offset)
        if wrong not in texts:
            texts.append(wrong)
    rng.shuffle(texts)
    options = {text: int(text == base.answer) for text in texts}
    return Problem("sums_mcq", base.question, base.answer, base.steps, options)


def coin_flip(rng: random.Random, people: int) -> Problem:
    """Draw a coin that starts heads up and `people` who each flip it or leave it."""
    heads, told, steps = True, [], ["Heads."]
    for name in rng.sample(PEOPLE, people):
        flips = rng.random() < 0.5
        heads ^= flips
        side = "heads" if heads else "tails"
        told.append(f"{name} flips the coin." if flips else f"{name} does not flip the coin.")
        steps.append(f"{name} flips: {side}." if flips else f"{name} does not flip: {side}.")
    question = f"A coin is heads up. {' '.join(told)} Is the coin still heads up?"
    options = {"yes": int(heads), "no": int(not heads)}
    return Problem("coin_flip", question, "yes" if heads else "no", (" ".join(steps),), options)


def tracking(rng: random.Random, swaps: int) -> Problem:
    """Draw people who swap what they hold `swaps` times; who has one thing at the end?"""
    people = rng.sample(PEOPLE, min(2 + swaps, 4))
    holds = dict(zip(people, rng.sample(THINGS, len(people)), strict=True))
    told = [f"The {thing} is with {name}." for name, thing in holds.items()]
    wanted = rng.choice(list(holds.values()))
    owner = next(name for name, thing in holds.items() if thing == wanted)
    steps = [f"The {wanted} is with {owner}."]
    for _ in range(swaps):
        one, other = rng.sample(people, 2)
        holds[one], holds[other] = holds[other], holds[one]
        owner = next(name for name, thing in holds.items() if thing == wanted)
        told.append(f"{one} and {other} swap.")
        steps.append(f"{one} and {other} swap: {owner}.")
    question = f"{' '.join(told)} Who has the {wanted}?"
    options = {name: int(name == owner) for name in people}
    return Problem("tracking", question, owner, (" ".join(steps),), options)


def booleans(rng: random.Random, operators: int) -> Problem:
    """Draw a boolean expression of at least `operators` operators, read from left to right."""
    value = rng.random() < 0.5
    text, steps = str(value), []
    for position in range(operators):
        kind = rng.choice(("and", "or", "not"))
        if position:
            text = f"( {text} )"
        if kind == "not":
            steps.append(f"not {value} is {not value}.")
            text, value = f"not {text}", not value
        else:
            other = rng.random() < 0.5
            result = (value and other) if kind == "and" else (value or other)
            steps.append(f"{value} {kind} {other} is {result}.")
            text, value = f"{text} {kind} {other}", result
    options = {"True": int(value), "False": int(not value)}
    return Problem("booleans", f"{text} is", str(value), (" ".join(steps),), options)


def facts(rng: random.Random, count: int) -> Problem:
    """Draw `count` made-up facts as a passage, and a question whose answer one of them states."""
    places = _distinct_words(rng, count)
    values = _distinct_words(rng, count)
    relations = [rng.choice(RELATIONS) for _ in places]
    told = [
        f"The {relation} of {place} is {value}."
        for relation, place, value in zip(relations, places, values, strict=True)
    ]
    chosen = rng.randrange(count)
    question = f"What is the {relations[chosen]} of {places[chosen]}?"
    options = {value: int(value == values[chosen]) for value in values}
    return Problem("facts", question, values[chosen], (told[chosen],), options, " ".join(told))


def copying(rng: random.Random, length: int) -> Problem:
    """Draw a list of about `length` items to copy, or to look up a neighbour in."""
    items, joint = _items(rng, length)
    text = joint.join(items)
    kinds = ("copy", "copy", "copy", "many", "many", "many", "after", "after", "before")
    kind = rng.choice((*kinds, "last", "first"))
    if kind == "many":
        times = rng.randint(2, 4)
        return Problem("copying", f"{times} times: {text}", "; ".join([text] * times))
    unique = [i for i, item in enumerate(items) if items.count(item) == 1]
    if kind == "after" and [i for i in unique if i + 1 < len(items)]:
        i = rng.choice([i for i in unique if i + 1 < len(items)])
        return Problem("copying", f"What comes after {items[i]} in {text}?", items[i + 1])
    if kind == "before" and [i for i in unique if i]:
        i = rng.choice([i for i in unique if i])
        return Problem("copying", f"What comes before {items[i]} in {text}?", items[i - 1])
    if kind in ("last", "first"):
        return Problem("copying", f"What is {kind} in {text}?", items[-1 if kind == "last" else 0])
    return Problem("copying", f"{rng.choice(('Copy', 'Repeat', 'Write again'))}: {text}", text)


def lookup(rng: random.Random, count: int) -> Problem:
    """Draw `count` numbers as options, one of which the question names: its letter is wanted."""
    numbers = [str(rng.randint(30, 600))]
    while len(numbers) < count:
        # As close as the options of sums, or anywhere.
        offset = rng.choice((10 * rng.randint(-4, 4), rng.randint(-9, 9), rng.randint(100, 400)))
        number = str(abs(int(numbers[0]) + offset))
        if number not in numbers:
            numbers.append(number)
    rng.shuffle(numbers)
    answer = rng.choice(numbers)
    wording = rng.choice(("Which option is {}?", "Find {}.", "The total is {}."))
    options = {number: int(number == answer) for number in numbers}
    steps = (f"It is {answer}.",)
    return Problem("lookup", wording.format(answer), answer, steps, options)


def _items(rng: random.Random, length: int) -> tuple[list[str], str]:
    style = rng.choices(range(5), weights=(3, 3, 6, 4, 4))[0]
    if style == 0:
        return [str(rng.randint(10, 99)) for _ in range(length)], "+"
    if style == 1:
        return [str(rng.randint(0, 999)) for _ in range(length)], ", "
    if style == 2:
        return [rng.choice(PEOPLE) for _ in range(length)], rng.choice((" ", ", "))
    if style == 3:
        return _distinct_words(rng, length), rng.choice((" ", ", "))
    letters = "abcdefghijklmnopqrstuvwxyz"
    return ["".join(rng.choices(letters, k=rng.randint(1, 3))) for _ in range(length)], " "


def _distinct_words(rng: random.Random, count: int) -> list[str]:
    words: list[str] = []
    while len(words) < count:
        word = "".join(rng.choices(SYLLABLES, k=rng.randint(2, 3))).capitalize()
        if word not in words:
            words.append(word)
    return words


# The smallest and largest size of each family in training.
SIZES: Mapping[str, tuple[int, int]] = {
    "sums": (2, 8),
    "sums_mcq": (2, 8),
    "coin_flip": (2, 7),
    "tracking": (1, 4),
    "booleans": (1, 4),
    "facts": (2, 5),
    "copying": (2, 14),
    "lookup": (2, 5),
}
FAMILIES: Mapping[str, Callable[[random.Random, int], Problem]] = {
    "sums": sums,
    "sums_mcq": sums_mcq,
    "coin_flip": coin_flip,
    "tracking": tracking,
    "booleans": booleans,
    "facts": facts,
    "copying": copying,
    "lookup": lookup,
}
