"""Problems in Chinese: sums, coins, swaps, ups and downs, and purchases, told in endless ways."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from training import chinese_words as said
from training import signs
from training.chinese_names import names, word
from training.problems import Problem, Teller, chain
from training.tellers import worked
from training.tellers.holding import holder, swap
from training.tellers.numbers import draw_steps, plain_steps, running
from training.tellers.scenes import Change, StepWriter
from training.tellers.tongues import CHINESE, from_books


def chinese_steps(rng: random.Random, moves: bool = False) -> StepWriter:
    """Draw how the steps over numbers of a document in Chinese are written; with `moves` a total
    also falls."""
    if from_books(rng):
        return worked.changes(rng, moves, CHINESE) if moves else worked.sums(rng, CHINESE)
    chance = rng.random()
    if chance < 0.25:
        return plain_steps
    if chance < 0.45:
        return draw_steps(rng, moves=moves)
    step, laid = rng.choice(said.SUM_STEPS), signs.layout(rng, said.LAYOUTS)
    if rng.random() < 0.1:
        step = f"{word(rng)}{{o}}{{b}}{word(rng)}{{c}}"
    start = rng.choice(("", "", "", "{a}", "从{a}开始", "先有{a}", "起初{a}"))

    def steps(changes: Sequence[Change], _: Sequence[str]) -> str:
        written = [
            step.format(
                a=a, o=o, b=b, c=c, w="加" if o == "+" else "减", f="＋" if o == "+" else "－"
            )
            for a, o, b, c in changes
        ]
        first = [start.format(a=changes[0][0])] if start else []
        return chain(first + written, laid)

    return steps


def _asked(body: str, ask: str) -> str:
    """Join what is told and what is asked."""
    if "\n" in body:
        return f"{body}\n{ask}"
    return body + ask if body.endswith(("。", "；")) else f"{body.rstrip('，')}。{ask}"


def draw_sums(rng: random.Random) -> Teller:
    """Draw a teller of sums in Chinese; each size is a number of terms."""
    unit, got, place = rng.choice(said.THINGS), rng.choice(said.GOTS), rng.choice(said.PLACES)
    end, group = rng.choice(said.SUM_ENDS), rng.choice(said.GROUPS)
    kind = rng.choice(
        ("people", "people", "people", "groups", "groups", "bare", "joined", "listed")
    )
    laid, later, steps = rng.choice(said.BODIES), rng.random() < 0.4, chinese_steps(rng)
    same, colon = rng.random() < 0.8, rng.choice(("：", ":", "是", "有", "，", "得", " "))

    def tell(stream: random.Random, size: int) -> Problem:
        terms = [stream.randint(10, 99) for _ in range(size)]
        who = (
            names(stream, size)
            if kind != "groups"
            else [group.format(n=n) for n in said.NUMERALS[:size]]
        )
        things = [unit if same else stream.choice(said.THINGS) for _ in terms]
        match kind:
            case "bare":
                told = [str(term) for term in terms]
            case "joined":
                told = [f"{'加' if at else ''}{term}" for at, term in enumerate(terms)]
            case "listed":
                told = [f"{name}{colon}{term}" for name, term in zip(who, terms, strict=True)]
            case _:
                told = [
                    f"{name}{got}{term}{thing[:1] if at and later else thing}"
                    for at, (name, term, thing) in enumerate(zip(who, terms, things, strict=True))
                ]
        body = "".join(told) if kind == "joined" else chain(told, laid)
        ask = end.format(u=unit, g=got)
        body = f"{place}{body}" if kind == "groups" and group.startswith("第") and later else body
        question = body.rstrip("，。；") + ask if ask in ("＝", "=") else _asked(body, ask)
        changes = running(terms[0], terms[1:])
        return Problem("sums", question, str(sum(terms)), steps(changes, who[1:]))

    return tell


def draw_coins(rng: random.Random) -> Teller:
    """Draw a teller of coins in Chinese; each size is a number of people."""
    intro, ask = rng.choice(said.INTROS), rng.choice(said.QUESTIONS)
    flips, keeps = rng.choice(said.FLIPS), rng.choice(said.KEEPS)
    step, laid, body = (
        rng.choice(said.COIN_STEPS),
        signs.layout(rng, said.LAYOUTS),
        rng.choice(said.BODIES),
    )
    answers, upside = rng.choice(said.ANSWERS), rng.random() < 0.35
    start = rng.choice(("", "", "{s}", "{s}", "开始是{s}", "起初：{s}"))
    if rng.random() < 0.1:
        step = f"{{n}}{word(rng)}{{s}}"
    joint = rng.choice(("", "", "", "", "：", " ", "，"))

    def tell(stream: random.Random, people: int) -> Problem:
        sides = ["正面", "反面"]
        place = stream.randrange(2) if upside else 0
        asked = sides[0 if stream.random() < 0.8 else place]
        lies = [sides[place]]
        told, written = list[str](), list[str]()
        for name in names(stream, people):
            turned = stream.random() < 0.5
            place ^= turned
            lies.append(sides[place])
            act = flips if turned else keeps
            told.append(f"{name}{joint}{act}")
            written.append(step.format(n=name, v=act, s=sides[place]))
        first = [start.format(s=lies[0])] if start else []
        answer = answers[lies[-1] != asked]
        question = _asked(
            intro.format(a=lies[0]) + ("\n" if "\n" in body.joint else "") + chain(told, body),
            ask.format(a=asked),
        )
        options = {text: int(text == answer) for text in answers}
        return Problem("coin_flip", question, answer, chain(first + written, laid), options)

    return tell


def draw_swaps(rng: random.Random) -> Teller:
    """Draw a teller of swaps in Chinese; each size is their number."""
    holds, swaps_told, ask = (
        rng.choice(said.HOLDS),
        rng.choice(said.SWAPS),
        rng.choice(said.SWAP_ASKS),
    )
    body, step, laid = (
        rng.choice(said.BODIES),
        rng.choice(said.SWAP_STEPS),
        signs.layout(rng, said.LAYOUTS),
    )
    start = rng.choice(("", "{o}", "{o}", "开始：{o}", "{x}在{o}那里"))

    def tell(stream: random.Random, swaps: int) -> Problem:
        people = names(stream, stream.choice((3, 3, 4)))
        things = stream.sample(said.ITEMS, len(people))
        owned: dict[str, str] = dict(zip(people, things, strict=True))
        wanted = stream.choice(list(owned.values()))
        owner = holder(owned, wanted)
        told = [holds.format(p=p, x=x) for p, x in owned.items()]
        written = [start.format(o=owner, x=wanted)] if start else []
        for _ in range(swaps):
            one, other = swap(stream, owned, wanted)
            owner = holder(owned, wanted)
            told.append(swaps_told.format(p=one, q=other))
            written.append(step.format(p=one, q=other, o=owner, v=told[-1], x=wanted))
        question = _asked(chain(told, body), ask.format(x=wanted))
        options = {name: int(name == owner) for name in people}
        return Problem("swaps", question, owner, chain(written, laid), options)

    return tell


def draw_changes(
    rng: random.Random, terms: Callable[[random.Random, int], tuple[int, list[int]]]
) -> Teller:
    """Draw a teller of ups and downs in Chinese, of what `terms` draws."""
    start, (up, down), ask = (
        rng.choice(said.UP_STARTS),
        rng.choice(said.UPS),
        rng.choice(said.UP_ASKS),
    )
    body, place = rng.choice(said.BODIES), rng.choice(said.PLACES)
    steps = chinese_steps(rng, moves=True)

    def tell(stream: random.Random, size: int) -> Problem:
        first, changes = terms(stream, size)
        (person,) = names(stream, 1)
        told = [start.format(b=first, p=person, l=place)]
        told += [(up if term > 0 else down).format(b=abs(term)) for term in changes]
        question = _asked(chain(told, body), ask)
        return Problem(
            "changes", question, str(first + sum(changes)), steps(running(first, changes), told[1:])
        )

    return tell


def draw_shopping(rng: random.Random) -> Teller:
    """Draw a teller of purchases in Chinese; each size is a number of kinds of things."""
    line, buys, ask = rng.choice(said.LINES), rng.choice(said.BUYS), rng.choice(said.PRICE_ASKS)
    product, steps, laid = (
        rng.choice(said.PRODUCTS),
        rng.choice(said.SUM_STEPS[:9]),
        signs.layout(rng, said.LAYOUTS),
    )
    joint = rng.choice(("，", "、", "；", "，还有", "和"))

    def tell(stream: random.Random, kinds: int) -> Problem:
        (name,) = names(stream, 1)
        what = stream.sample([thing for thing in said.THINGS if len(thing) > 1], kinds)
        bought = [(stream.randint(2, 9), stream.randint(2, 9)) for _ in what]
        lines, written = list[str](), list[str]()
        for (k, p), thing in zip(bought, what, strict=True):
            shown = thing[1:] if line.startswith("{x}") else thing
            lines.append(line.format(k=k, x=shown, m=thing[0], p=p))
            written.append(product.format(k=k, p=p, c=k * p, x=thing[1:]))
        costs = [k * p for k, p in bought]
        written += [
            steps.format(a=a, o=o, b=b, c=c, w="加", f="＋")
            for a, o, b, c in running(costs[0], costs[1:])
        ]
        question = buys.format(n=name, l=joint.join(lines)) + ask.format(n=name)
        return Problem("shopping", question, str(sum(costs)), chain(written, laid))

    return tell
