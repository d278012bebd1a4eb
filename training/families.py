"""The problems of the shipped tasks, told in one way: plain functions from a random stream.

The same stream state and size give the same problem on every machine. How a problem is told in
training, in endless ways, is in `tellers/`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from training.names import CHINESE
from training.problems import Problem, Teller
from training.tellers.numbers import plain_steps, running

PEOPLE = (
    "Ava", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ida", "Jon", "Kim", "Leo",
    "Mia", "Ned", "Ola", "Pia", "Quin", "Ron", "Sam", "Tess", "Uma", "Vic", "Wes", "Xena",
    "Yan", "Zoe", "Amir", "Bea", "Carl", "Dora", "Emil", "Faye",
)  # fmt: skip

THINGS = (
    "ball",
    "book",
    "cup",
    "flute",
    "hat",
    "key",
    "kite",
    "lamp",
    "map",
    "ring",
    "rope",
    "vase",
)
GOODS = (
    "apples", "books", "cakes", "candles", "cards", "eggs", "kites", "lemons", "mugs", "pens",
    "plums", "rolls", "stamps", "toys",
)  # fmt: skip


def sums(rng: random.Random, terms: int) -> Problem:
    """Draw a sum of `terms` two-digit numbers, such as `16+83+41=`."""
    numbers = [rng.randint(10, 99) for _ in range(terms)]
    question = "+".join(map(str, numbers)) + "="
    steps = plain_steps(running(numbers[0], numbers[1:]))
    return Problem("sums", question, str(sum(numbers)), steps)


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
    return Problem("coin_flip", question, "yes" if heads else "no", " ".join(steps), options)


def swaps(rng: random.Random, count: int) -> Problem:
    """Draw three people with a thing each, and `count` swaps between two of them."""
    people, things = rng.sample(PEOPLE, 3), rng.sample(THINGS, 3)
    holder = dict(zip(things, people, strict=True))
    wanted = rng.choice(things)
    told = [f"{person} has the {thing}." for thing, person in holder.items()]
    steps = [f"The {wanted} is with {holder[wanted]}."]
    for _ in range(count):
        one, other = rng.sample(things, 2)
        pair = f"{holder[one]} and {holder[other]} swap"
        holder[one], holder[other] = holder[other], holder[one]
        told.append(f"{pair}.")
        steps.append(f"{pair}: {holder[wanted]}.")
    owner = holder[wanted]
    question = f"{' '.join(told)} Who has the {wanted}?"
    return Problem("swaps", question, owner, " ".join(steps), {p: int(p == owner) for p in people})


def shopping(rng: random.Random, kinds: int) -> Problem:
    """Draw a purchase of `kinds` kinds of things, 2 to 9 of each for 2 to 9 dollars a piece."""
    bought = [(rng.randint(2, 9), what, rng.randint(2, 9)) for what in rng.sample(GOODS, kinds)]
    told = [f"{count} {what} at {price} dollars each" for count, what, price in bought]
    costs = [count * price for count, _, price in bought]
    listed = f"{', '.join(told[:-1])} and {told[-1]}"
    question = f"{rng.choice(PEOPLE)} buys {listed}. How many dollars does it cost?"
    products = [f"{count}*{price}={count * price}." for count, _, price in bought]
    steps = " ".join([*products, plain_steps(running(costs[0], costs[1:]))])
    return Problem("shopping", question, str(sum(costs)), steps)


def ups_and_downs(rng: random.Random, changes: int) -> Problem:
    """Draw marbles that somebody has, and `changes` times that some are won or lost."""
    total = first = rng.randint(20, 60)
    terms: list[int] = []
    for _ in range(changes):
        by = rng.randint(1, 30)
        terms.append(-by if by <= total and rng.random() < 0.5 else by)
        total += terms[-1]
    name = rng.choice(PEOPLE)
    told = " ".join(f"{name} {'wins' if term > 0 else 'loses'} {abs(term)}." for term in terms)
    question = f"{name} has {first} marbles. {told} How many marbles does {name} have now?"
    return Problem("changes", question, str(total), plain_steps(running(first, terms)))


def secret_verbs(rng: random.Random, changes: int) -> Problem:
    """Draw a counter that goes up and down by verbs that mean nothing: "dax" adds and "wug" takes
    away, which only examples can tell."""
    total = first = rng.randint(20, 60)
    terms: list[int] = []
    for _ in range(changes):
        by = rng.randint(1, 20)
        terms.append(-by if by <= total and rng.random() < 0.5 else by)
        total += terms[-1]
    told = " ".join(f"{'Dax' if term > 0 else 'Wug'} {abs(term)}." for term in terms)
    question = f"A counter shows {first}. {told} What does it show?"
    return Problem("changes", question, str(total), plain_steps(running(first, terms)))


def last_letters(rng: random.Random, count: int) -> Problem:
    """Draw `count` names, whose last letters are to be joined."""
    names = rng.sample(PEOPLE, count)
    steps = " ".join(f"{name}: {name[-1]}." for name in names)
    question = f"Take the last letters of {', '.join(names)} and join them."
    answer = "".join(name[-1] for name in names)
    return Problem("last_letters", question, answer, steps, spelled=True)


def chinese_sums(rng: random.Random, terms: int) -> Problem:
    """Draw a sum of `terms` two-digit numbers of apples, told in Chinese."""
    numbers = [rng.randint(10, 99) for _ in range(terms)]
    people = rng.sample(CHINESE, terms)
    told = "，".join(f"{p}有{n}个苹果" for p, n in zip(people, numbers, strict=True))
    steps = plain_steps(running(numbers[0], numbers[1:]))
    return Problem("sums", f"{told}。一共有多少个？", str(sum(numbers)), steps)


def chinese_coins(rng: random.Random, people: int) -> Problem:
    """Draw a coin and `people` who each flip it or leave it, told in Chinese."""
    front, told, steps = True, list[str](), list[str]()
    for name in rng.sample(CHINESE, people):
        flips = rng.random() < 0.5
        front ^= flips
        act = f"{name}{'翻了硬币' if flips else '没有翻硬币'}"
        told.append(f"{act}。")
        steps.append(f"{act}：{'正面' if front else '反面'}。")
    question = f"一枚硬币正面朝上。{''.join(told)}硬币还是正面朝上吗？"
    options = {"是": int(front), "否": int(not front)}
    return Problem("coin_flip", question, "是" if front else "否", "".join(steps), options)


FAMILIES: Mapping[str, Teller] = {
    "sums": sums,
    "sums_mcq": sums_mcq,
    "coin_flip": coin_flip,
    "secret_verbs": secret_verbs,
}
"""The families that have one plain way of being told; all but the last are also in `tellers`."""
