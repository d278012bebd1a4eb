"""Six families of problems, worded by an author who had not read the training's generators.

A family is a function from a random generator and a size to a `Problem`. What happens is drawn
before how it is told, so the same generator tells the same events in whatever wording is asked
for (the names of things may differ). Steps are dicts of texts that a style's templates fill in.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from training.exam import tellings as told
from training.exam.frames import Step
from training.exam.tellings import listed, rows


@dataclass(frozen=True)
class Problem:
    """A question, its answer, how it is told, and what happens on the way to the answer."""

    family: str
    wording: str
    question: str
    answer: str
    steps: tuple[Step, ...]
    options: tuple[str, ...] = ()


def _wording(rng: random.Random, wordings: Iterable[str], wanted: str | None) -> str:
    """The wording asked for, or one by chance; either way the generator moves on by one draw."""
    drawn = rng.choice(list(wordings))
    return wanted or drawn


def _running(start: int, changes: Iterable[int]) -> tuple[Step, ...]:
    """Steps from a number through changes up and down."""
    steps: list[Step] = []
    for change in changes:
        up = change > 0
        steps.append(
            {
                "before": str(start),
                "sign": "+" if up else "-",
                "word": "plus" if up else "minus",
                "move": "up" if up else "down",
                "change": str(abs(change)),
                "after": str(start + change),
            }
        )
        start += change
    return tuple(steps)


def sums(rng: random.Random, size: int, wording: str | None = None) -> Problem:
    """`size` whole numbers of two digits to add."""
    wording = _wording(rng, told.SUMS, wording)
    numbers = [rng.randint(10, 99) for _ in range(size)]
    question = told.SUMS[wording](rng, [str(number) for number in numbers])
    return Problem("sums", wording, question, str(sum(numbers)), _running(numbers[0], numbers[1:]))


def coins(rng: random.Random, size: int, wording: str | None = None) -> Problem:
    """A coin that `size` people turn or leave; is heads up at the end?"""
    wording = _wording(rng, told.COINS, wording)
    face = "tails" if rng.random() < 0.3 else "heads"
    flips = [rng.random() < 0.5 for _ in range(size)]
    names = told.cast(rng, size)
    tale = told.COINS[wording]
    deeds = [tale.yes[0] if flip else tale.no[0] for flip in flips]
    still, now = ("still ", "still") if face == "heads" else ("", "now")
    lines = rows(tale.line, names, deeds)
    question = tale.told(lines, face=face, still=still, now=now)
    steps = _coin_steps(face, names, deeds, flips)
    answer = "yes" if steps[-1]["after"] == "heads" else "no"
    return Problem("coins", wording, question, answer, steps, ("yes", "no"))


def _coin_steps(
    face: str, names: list[str], deeds: list[str], flips: list[bool]
) -> tuple[Step, ...]:
    steps: list[Step] = []
    start, count = face, 0
    for name, deed, flip in zip(names, deeds, flips, strict=True):
        count += flip
        after = {"heads": "tails", "tails": "heads"}[face] if flip else face
        steps.append(
            {
                "name": name,
                "deed": deed,
                "start": start,
                "before": face,
                "after": after,
                "short_before": face[0].upper(),
                "short": after[0].upper(),
                "count": str(count),
                "parity": "odd" if count % 2 else "even",
            }
        )
        face = after
    return tuple(steps)


def swaps(rng: random.Random, size: int, wording: str | None = None) -> Problem:
    """Three or four people who hold different things, and `size` swaps between two of them."""
    wording = _wording(rng, told.SWAPS, wording)
    names = told.cast(rng, rng.randint(3, 4))
    target = rng.randrange(len(names))
    pairs = [rng.sample(names, 2) for _ in range(size)]
    tale = told.SWAPS[wording]
    things = rng.sample(list(tale.things), len(names))
    lines = rows(tale.line, names, things)
    lines += [rng.choice(tale.yes).format(*pair) for pair in pairs]
    question = tale.told(lines, thing=things[target])
    steps = _swap_steps(dict(zip(names, things, strict=True)), pairs, things[target])
    return Problem("swaps", wording, question, steps[-1]["after"], steps, tuple(names))


def _swap_steps(has: dict[str, str], pairs: list[list[str]], thing: str) -> tuple[Step, ...]:
    steps: list[Step] = []
    for first, second in pairs:
        before, start = _holder(has, thing), has
        has = {**has, first: has[second], second: has[first]}
        after = _holder(has, thing)
        steps.append(
            {
                "first": first,
                "second": second,
                "thing": thing,
                "before": before,
                "after": after,
                "event": "stays with" if before == after else "goes to",
                "state_before": listed(rows("{}: {}", list(start), list(start.values())), ", "),
                "state": listed(rows("{}: {}", list(has), list(has.values())), ", "),
                "things": "/".join(has.values()),
            }
        )
    return tuple(steps)


def _holder(has: dict[str, str], thing: str) -> str:
    return next(name for name, held in has.items() if held == thing)


def shopping(rng: random.Random, size: int, wording: str | None = None) -> Problem:
    """`size` kinds of things, some pieces of each at a price of each; the total price."""
    wording = _wording(rng, told.SHOPPING, wording)
    counts = [rng.randint(2, 9) for _ in range(size)]
    prices = [rng.randint(2, 9) for _ in range(size)]
    wares, name, money = rng.sample(told.WARES, size), told.cast(rng, 1)[0], rng.choice(told.MONEY)
    texts = [str(count) for count in counts], [money.format(price) for price in prices]
    question = told.SHOPPING[wording](name, wares, *texts)
    steps = _shopping_steps(wares, counts, prices)
    return Problem("shopping", wording, question, steps[-1]["after"], steps)


def _shopping_steps(wares: list[str], counts: list[int], prices: list[int]) -> tuple[Step, ...]:
    steps: list[Step] = []
    costs: list[str] = []
    total = 0
    for ware, count, price in zip(wares, counts, prices, strict=True):
        before, total = total, total + count * price
        costs.append(str(count * price))
        steps.append(
            {
                "thing": ware,
                "count": str(count),
                "price": str(price),
                "cost": costs[-1],
                "before": str(before),
                "after": str(total),
                "sum": "+".join(costs),
            }
        )
    return tuple(steps)


def ups_and_downs(rng: random.Random, size: int, wording: str | None = None) -> Problem:
    """A number that `size` changes move up and down, never below nought."""
    wording = _wording(rng, told.UPS_AND_DOWNS, wording)
    start = at = rng.randint(10, 60)
    changes: list[int] = []
    for _ in range(size):
        change = rng.randint(1, 30)
        changes.append(change if change > at or rng.random() < 0.5 else -change)
        at += changes[-1]
    name, tale = told.cast(rng, 1)[0], told.UPS_AND_DOWNS[wording]
    lines = [
        rng.choice(tale.yes if change > 0 else tale.no).format(abs(change), name=name)
        for change in changes
    ]
    question = tale.told(lines, x=str(start), name=name)
    return Problem("ups_and_downs", wording, question, str(at), _running(start, changes))


def last_letters(rng: random.Random, size: int, wording: str | None = None) -> Problem:
    """The last letters of `size` words or names, joined."""
    wording = _wording(rng, told.LAST_LETTERS, wording)
    named = rng.random() < 0.3 or wording == "row"
    words = told.plain_names(rng, size) if named else rng.sample(told.WORDS, size)
    ends = [word[-1].lower() for word in words]
    steps = tuple(
        {"word": word, "letter": word[-1].lower(), "so_far": "".join(ends[: at + 1])}
        for at, word in enumerate(words)
    )
    answer = "".join(ends)
    return Problem("last_letters", wording, told.LAST_LETTERS[wording](words), answer, steps)


FAMILIES: dict[str, Callable[[random.Random, int, str | None], Problem]] = {
    "sums": sums,
    "coins": coins,
    "swaps": swaps,
    "shopping": shopping,
    "ups_and_downs": ups_and_downs,
    "last_letters": last_letters,
}
SIZES: dict[str, tuple[int, ...]] = {
    "sums": (4, 5, 6),
    "coins": (5, 6, 7),
    "swaps": (3, 4),
    "shopping": (2, 3),
    "ups_and_downs": (4, 5, 6),
    "last_letters": (4, 5),
}
WORDINGS: dict[str, tuple[str, ...]] = {
    "sums": tuple(told.SUMS),
    "coins": tuple(told.COINS),
    "swaps": tuple(told.SWAPS),
    "shopping": tuple(told.SHOPPING),
    "ups_and_downs": tuple(told.UPS_AND_DOWNS),
    "last_letters": tuple(told.LAST_LETTERS),
}
