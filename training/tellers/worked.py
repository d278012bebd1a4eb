"""Steps as the books write them: each function draws one way, which works out any problem of a
family."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import accumulate

from training import books
from training.books import Entry
from training.tellers.scenes import (
    Bought,
    Change,
    Reckoning,
    Spelling,
    StepWriter,
    Swaps,
    SwapsWriter,
    Turns,
    TurnsWriter,
)
from training.tellers.told import ORDINALS
from training.tellers.tongues import ENGLISH, Tongue

LINE = "\n"
UNNAMED = 0.3  # of the ways to write who has what


def _laid(entry: Entry, start: str, steps: Sequence[str], end: str) -> str:
    """Join the beginning, the steps and the end; a step that says nothing is left out."""
    body = entry.get("joint", LINE).join(step for step in steps if step)
    # Some things have an article of their own.
    return (start + body + end).strip().replace("the the ", "the ")


def _in_turn(entry: Entry, key: str, place: int) -> str:
    """Return the entry's pattern for a step, the next of a list."""
    patterns = entry[key]
    return patterns if isinstance(patterns, str) else patterns[place % len(patterns)]


def sums(rng: random.Random, tongue: Tongue = ENGLISH) -> StepWriter:
    """Draw how an addition is worked out."""
    entry = books.strange(rng, books.draw(rng, f"{tongue.prefix}sums", "steps"))

    def steps(changes: Sequence[Change], _: Sequence[str]) -> str:
        told = list(changes)
        if entry.get("zero"):
            told.insert(0, (0, "+", changes[0][0], changes[0][0]))
        numbers = [str(change[2]) for change in told]
        parts = numbers if entry.get("zero") else [str(changes[0][0]), *numbers]
        written: list[str] = []
        for place, (a, _, b, c) in enumerate(told):
            last = place + 1 == len(told)
            pattern = (
                entry["final"] if last and "final" in entry else _in_turn(entry, "step", place)
            )
            so_far = " + ".join(parts[: len(parts) - len(told) + place + 1])
            written.append(
                pattern.format(
                    a=a, b=b, c=c, i=place + 1, k=ORDINALS[place], e=so_far,
                    r=", ".join(numbers[place + 1 :]),
                )
            )  # fmt: skip
        start = entry.get("open", "").format(c=changes[0][0])
        end = entry.get("close", "").format(c=changes[-1][3], e=" + ".join(parts))
        return _laid(entry, start, written, end)

    return steps


def changes(
    rng: random.Random, told_one_by_one: bool = True, tongue: Tongue = ENGLISH
) -> StepWriter:
    """Draw how ups and downs are followed, which may be `told_one_by_one`, or not."""
    while True:
        entry = books.draw(rng, f"{tongue.prefix}changes", "steps")
        if told_one_by_one or not books.uses(entry, "v"):
            break
    entry = books.strange(rng, entry)

    def steps(changes: Sequence[Change], about: Sequence[str]) -> str:
        told = about or [""] * len(changes)
        written: list[str] = []
        for place, ((a, sign, b, c), said) in enumerate(zip(changes, told, strict=True)):
            key = "step" if "step" in entry else "up" if sign == "+" else "down"
            written.append(
                _in_turn(entry, key, place).format(
                    a=a, b=b, c=c, s=sign, i=place + 1, k=ORDINALS[place], v=_bare(said)
                )
            )
        start = entry.get("open", "").format(c=changes[0][0])
        end = entry.get("close", "").format(c=changes[-1][3], a=changes[0][0])
        return _laid(entry, start, written, end)

    return steps


def _bare(said: str) -> str:
    """Return what was told of one event as a part of another sentence."""
    return said.strip().strip(".;,-*•|> ").removeprefix("then ")


def shopping(rng: random.Random, tongue: Tongue = ENGLISH) -> Reckoning:
    """Draw how a purchase is reckoned: of pieces and prices, and of things."""
    entry = books.strange(rng, books.draw(rng, f"{tongue.prefix}shopping", "steps"))

    def steps(bought: Bought, what: Sequence[str]) -> str:
        costs = [k * p for k, p in bought]
        totals = list(accumulate(costs))
        written: list[str] = []
        for place, ((k, p), x) in enumerate(zip(bought, what, strict=True)):
            pattern = _in_turn(entry, "step", place)
            if not place and "first" in entry:
                pattern = entry["first"]
            written.append(
                pattern.format(
                    k=k, p=p, m=costs[place], x=x, c=totals[place], i=place + 1,
                    a=totals[place] - costs[place], k1=ORDINALS[place],
                )
            )  # fmt: skip
        joint = entry.get("joint", LINE)
        end = ""
        if "add" in entry:
            added = [
                entry["add"].format(a=before, b=cost, c=after)
                for before, cost, after in zip(totals, costs[1:], totals[1:], strict=False)
            ]
            end = entry.get("add_open", joint) + entry.get("add_joint", joint).join(added)
        end += entry.get("close", "").format(
            sum=" + ".join(map(str, costs)), plus="+".join(map(str, costs)), c=totals[-1]
        )
        return _laid(entry, entry.get("open", "").format(), written, end)

    return steps


def letters(rng: random.Random, tongue: Tongue = ENGLISH) -> Spelling:
    """Draw how last letters are joined."""
    entry = books.strange(rng, books.draw(rng, f"{tongue.prefix}letters", "steps"))

    def steps(words: Sequence[str]) -> str:
        found = [word[-1].lower() for word in words]
        written: list[str] = []
        for place, (word, letter) in enumerate(zip(words, found, strict=True)):
            so_far = "".join(found[: place + 1])
            pattern = entry["first"] if not place and "first" in entry else None
            written.append(
                (pattern or _in_turn(entry, "step", place)).format(
                    x=word, c=letter, C=letter.upper(), g=so_far, f=so_far[:-1], i=place + 1,
                    k=ORDINALS[place],
                )
            )  # fmt: skip
        end = entry.get("close", "").format(
            g="".join(found), h=" ".join(found), j=" + ".join(found), m="-".join(found),
            q=", ".join(found),
        )  # fmt: skip
        return _laid(entry, entry.get("open", "").format(), written, end)

    return steps


def turns(rng: random.Random, tongue: Tongue = ENGLISH) -> TurnsWriter:
    """Draw how a thing with two sides is followed."""
    entry = books.strange(rng, books.draw(rng, f"{tongue.prefix}coins", "steps"))

    def steps(scene: Turns) -> str:
        written, count = list[str](), 0
        for place, (name, flips) in enumerate(scene.told):
            count += flips
            before, after = scene.lies[place : place + 2]
            written.append(
                _in_turn(entry, "flip" if flips else "keep", place).format(
                    n=name, s=after, q=before, k=count, i=place + 1, S=after[0].upper(),
                    v=_bare(scene.said[place]),
                )
            )  # fmt: skip
        start = entry.get("open", "").format(s=scene.lies[0])
        end = entry.get("close", "").format(
            s=scene.lies[-1], k=count, e="odd" if count % 2 else "even", q=scene.lies[0]
        )
        return _laid(entry, start, written, end)

    return steps


def swaps(rng: random.Random, for_person: bool, tongue: Tongue = ENGLISH) -> SwapsWriter:
    """Draw how swaps are followed where a person's thing is asked for, or a thing's holder."""
    while True:
        entry = books.draw(rng, f"{tongue.prefix}swaps", "steps")
        if not books.uses(entry, *(("t", "o") if for_person else ("w", "z"))):
            break
    entry = books.strange(rng, entry)
    # Now and then things stand in the order of the people, who are named once, if at all.
    unnamed, headed = rng.random() < UNNAMED, rng.random() < 0.6
    unnamed = unnamed and "each" in entry and entry.get("each_joint") != ""

    def all_of(scene: Swaps, place: int) -> str:
        each = "{x}" if unnamed else entry.get("each", "")
        told = (each.format(p=p, x=x) for p, x in scene.states[place].items())
        return entry.get("each_joint", ", ").join(told) if each else ""

    def asked(scene: Swaps, place: int) -> dict[str, str]:
        if scene.for_person:
            return {"w": scene.asked, "z": scene.found(place)}
        return {"t": scene.asked, "o": scene.found(place)}

    def steps(scene: Swaps) -> str:
        written: list[str] = []
        for place, (p, q) in enumerate(scene.pairs, start=1):
            state = scene.states[place]
            written.append(
                _in_turn(entry, "step", place - 1).format(
                    p=p, q=q, x=state[p], y=state[q], all=all_of(scene, place), i=place,
                    k=ORDINALS[place - 1], v=_bare(scene.said[place - 1]), **asked(scene, place),
                )
            )  # fmt: skip
        start = entry.get("open", "").format(all=all_of(scene, 0), **asked(scene, 0))
        if unnamed and headed:
            start = entry.get("each_joint", ", ").join(scene.states[0]) + LINE + start
        end = entry.get("close", "").format(all=all_of(scene, -1), **asked(scene, -1))
        return _laid(entry, start, written, end)

    return steps
