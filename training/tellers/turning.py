"""How a thing with two sides is followed: side by side, by counting, or in a table."""

from __future__ import annotations

import random

from training import books, signs
from training import words as w
from training.problems import LAYOUTS, PLAIN, STATES, Layout, chain
from training.tellers import worked
from training.tellers.scenes import Turns, TurnsWriter
from training.tellers.tongues import from_books

# {n} who, {v} what they do, {s} how the thing lies after it, {k} a short word for flipped or not.
STEPS = (
    "{n} {v}: {s}", "{n} {v}: {s}", "{n} {v}: {s}", "{n}: {s}", "{n}: {s}", "{n} {v}, so {s}",
    "{n} {v} -> {s}", "{n} {v} → {s}", "{n} -> {s}", "after {n} it is {s}", "after {n}: {s}",
    "{n} {v}, now {s}", "{n} {v} and it is {s}", "{n} {k}: {s}", "{n}: {k}, {s}", "{n} ({k}) {s}",
    "{n}: {k} -> {s}", "{s} after {n}", "{n} {v} ({s})", "{n} {v}. {s}", "{n} {v} = {s}",
    "{n} makes it {s}", "{n} {k} {s}", "since {n} {v}, it is {s}", "{n} {w} {s}", "{k}: {s}",
)  # fmt: skip
PARTS = (
    ("{n}", "{s}"),
    ("{n}", "{s}"),
    ("{n} {v}", "{s}"),
    ("{n} {k}", "{s}"),
    ("{k}", "{s}"),
    ("{s}", "{n}"),
)
SHORT = (
    ("flips", "does not flip"), ("flip", "no flip"), ("yes", "no"), ("flip", "same"), ("+", "-"),
    ("turn", "stay"), ("turned", "kept"), ("1", "0"), ("flipped", "left"), ("F", "N"), ("x", "o"),
)  # fmt: skip
STARTS = (
    "{s}", "{s}", "{s}", "it starts {s}", "start: {s}", "at first {s}", "begin with {s}", "",
    "the {x} is {s}", "first it is {s}",
)  # fmt: skip
COUNTS = (
    "{n} {c}", "{n} {c}", "{n}: {c}", "{c} {n}", "{n} makes {c}", "{n}, {c}", "{c}", "{n}", "{n}",
)  # fmt: skip
COUNT_HEADS = ("", "", "", "flips: ", "Who flips: ", "Count: ", "These turn it: ", "Turned by ")
COUNT_ENDS = (
    ("{c} is even, so {s}.", "{c} is odd, so {s}."),
    ("{c} flips, even: {s}.", "{c} flips, odd: {s}."), ("Even: {s}.", "Odd: {s}."),
    ("{c} flips from {a}, so {s}.", "{c} flips from {a}, so {s}."), ("{c}: {s}.", "{c}: {s}."),
    ("That is {c}, an even number: it stays {s}.", "That is {c}, an odd number: it becomes {s}."),
    ("{c} turns, even, back to {s}.", "{c} turns, odd, over to {s}."),
    ("{c} of them. Even, still {s}.", "{c} of them. Odd, changed to {s}."),
)  # fmt: skip


def plain_steps(scene: Turns) -> str:
    """Write `Heads. Ava flips: tails.`: the steps of the shipped task."""
    done = (f"{n} {'flips' if f else 'does not flip'}" for n, f in scene.told)
    steps = [f"{one}: {side}" for one, side in zip(done, scene.lies[1:], strict=True)]
    return chain([w.sentence(scene.lies[0], ""), *steps], PLAIN)


def _draw_states(rng: random.Random) -> TurnsWriter:
    layout, first, initial = signs.layout(rng, STATES), rng.random() < 0.8, rng.random() < 0.2

    def steps(scene: Turns) -> str:
        shown = scene.lies if first else scene.lies[1:]
        return chain([side[0].upper() for side in shown] if initial else shown, layout)

    return steps


def _draw_counts(rng: random.Random) -> TurnsWriter:
    """Count the flips: odd or even tells the side."""
    pattern, layout = rng.choice(COUNTS), signs.layout(rng, (*STATES, *LAYOUTS))
    gap = rng.choice((" ", " ", ". ", "\n", " = ", ", so "))
    ends, all_of = rng.choice(COUNT_ENDS), rng.random() < 0.3 and "{c}" in pattern
    head = rng.choice(COUNT_HEADS)
    if rng.random() < 0.3:
        entry = books.strange(rng, {"even": ends[0], "odd": ends[1], "head": head}, 1.0)
        ends, head = (entry["even"], entry["odd"]), entry["head"]
    if "{c}" not in pattern:
        layout = Layout(end="", joint=rng.choice((", ", ", ", " ", " + ", "; ", "\n")))

    def steps(scene: Turns) -> str:
        count, written, lies = 0, list[str](), scene.lies
        for name, flips in scene.told:
            count += flips
            if flips or all_of:
                written.append(pattern.format(n=name, c=count))
        end = ends[count % 2].format(c=count, s=lies[-1], a=lies[0])
        return f"{head}{chain(written, layout)}{gap}{end}" if written else end

    return steps


MOVES = (
    ("{n}: change to {s}", "{n}: no change, {s}"),
    ("with {n} it goes from {q} to {s}", "with {n} it stays {s}"),
    ("{n} turns it: {q} -> {s}", "{n}: {s}"),
    ("{q} becomes {s} ({n})", "still {s} ({n})"),
    ("{n}? yes, {s}", "{n}? no, {s}"),
    ("{n} flips {q} to {s}", "{n} leaves {s}"),
    ("{q} to {s}", "{s}"),
    ("switch ({n}): {s}", "same ({n}): {s}"),
    ("not {q} but {s} after {n}", "as before, {s} after {n}"),
    ("{n} ✓ {s}", "{n} ✗ {s}"),
)
"""What is written of someone who turns a thing, and of one who does not; `{q}` is how it lay."""


def _draw_moves(rng: random.Random) -> TurnsWriter:
    flips, keeps = rng.choice(MOVES)
    entry = books.strange(rng, {"flips": flips, "keeps": keeps}, 0.5)
    layout, start = signs.layout(rng, LAYOUTS), rng.choice(STARTS)

    def steps(scene: Turns) -> str:
        written = [
            entry["flips" if flips else "keeps"].format(n=name, q=before, s=after)
            for (name, flips), before, after in zip(
                scene.told, scene.lies, scene.lies[1:], strict=False
            )
        ]
        first = [start.format(s=scene.lies[0], x=scene.thing)] if start else []
        return chain(first + written, layout)

    return steps


COLUMNS = (("who", "side"), ("who", "what", "side"), ("step", "who", "side"))


def _draw_table(rng: random.Random) -> TurnsWriter:
    columns, first = rng.choice(COLUMNS), rng.random() < 0.3
    heads, lay, (flips, keeps) = signs.heads(rng, columns), signs.table(rng), rng.choice(SHORT)

    def steps(scene: Turns) -> str:
        told, lies = scene.told, scene.lies
        rows = [
            {"who": n, "what": flips if f else keeps, "side": side, "step": str(number)}
            for number, ((n, f), side) in enumerate(zip(told, lies[1:], strict=True), start=1)
        ]
        if first:
            rows.insert(0, {"who": "start", "what": "-", "side": lies[0], "step": "0"})
        return lay(heads, [[row[column] for column in columns] for row in rows])

    return steps


def draw_steps(rng: random.Random) -> TurnsWriter:
    """Draw how the turns of a document are followed."""
    if rng.random() < 0.2:
        return plain_steps
    if from_books(rng):
        return worked.turns(rng)
    chance = rng.random()
    if chance < 0.1:
        return _draw_moves(rng)
    if chance < 0.34:
        return _draw_states(rng) if chance < 0.2 else _draw_counts(rng)
    if rng.random() < signs.TABLED:
        return _draw_table(rng)
    pattern, layout = signs.pattern(rng, STEPS, PARTS), signs.layout(rng, LAYOUTS)
    start = rng.choice(STARTS)
    short, between, capital = rng.choice(SHORT), w.phrase(rng, 1, 2), rng.random() < 0.2

    def steps(scene: Turns) -> str:
        shown = [w.sentence(side, "") for side in scene.lies] if capital else scene.lies
        written = [
            pattern.format(n=name, v=act, s=side, k=short[0 if flips else 1], w=between)
            for (name, flips), act, side in zip(scene.told, scene.acts, shown[1:], strict=True)
        ]
        first = [start.format(s=shown[0], x=scene.thing)] if start else []
        return chain(first + written, layout)

    return steps
