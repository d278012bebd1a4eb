"""A number that goes up and down three to six times from a start of up to 99."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, in_words, listed
from training.exam.names import people


@dataclass(frozen=True)
class _Walk:
    """A start, and what is added to it; never below nought."""

    start: int
    changes: tuple[int, ...]

    def told(self, up: str, down: str) -> list[str]:
        """A phrase for each change, from a template with `{}` for the amount."""
        return [(up if change > 0 else down).format(abs(change)) for change in self.changes]


_Telling = Callable[[random.Random, _Walk], str]


def _bus(rng: random.Random, walk: _Walk) -> str:
    what, who = rng.choice([("bus", "passengers"), ("train", "people"), ("ferry", "guests")])
    acts = ", ".join(walk.told("{} get on", "{} get off"))
    return f"A {what} leaves with {walk.start} {who}. On its way {acts}. How many are on it now?"


def _lift(rng: random.Random, walk: _Walk) -> str:
    what = rng.choice(["lift", "elevator", "drone", "balloon"])
    unit = "floor" if what in ("lift", "elevator") else "level"
    acts = "; ".join(walk.told("{} up", "{} down"))
    return f"The {what} is at {unit} {walk.start}. It goes {acts}. At which {unit} is it?"


def _account(rng: random.Random, walk: _Walk) -> str:
    lines = walk.told("in {}", "out {}")
    return "\n".join([f"balance {walk.start}", *lines, "new balance"])


def _score(rng: random.Random, walk: _Walk) -> str:
    (who,) = people(rng, 1)
    acts = listed(walk.told("wins {}", "loses {}"), ", and then ")
    return f"{who} has {walk.start} points, {acts}. {who}'s points in the end?"


def _stock(rng: random.Random, walk: _Walk) -> str:
    days = "Mon Tue Wed Thu Fri Sat".split()
    rows = [f"| {day} | {told} |" for day, told in zip(days, walk.told("+{}", "-{}"), strict=False)]
    lines = ["| day | boxes |", "|---|---|", f"| start | {walk.start} |", *rows]
    return "\n".join([*lines, "How many boxes are left?"])


def _orders(rng: random.Random, walk: _Walk) -> str:
    up, down = rng.choice(
        [("Add {}.", "Take away {}."), ("Up {}.", "Down {}."), ("Plus {}.", "Minus {}.")]
    )
    return f"Start with {walk.start}. {' '.join(walk.told(up, down))} Where do you end?"


def _dialogue(rng: random.Random, walk: _Walk) -> str:
    one, two = people(rng, 2)
    acts = " ".join(walk.told("I put in {}.", "I took out {}."))
    return f"{one}: The jar held {walk.start} sweets.\n{two}: {acts}\n{one}: And how many now?"


def _birds(rng: random.Random, walk: _Walk) -> str:
    what, place = rng.choice(
        [("birds", "on a wire"), ("ducks", "on a pond"), ("bees", "in a hive")]
    )
    acts = ", ".join(walk.told("{} more come", "{} fly off"))
    return f"{walk.start} {what} are {place}. {acts}. How many {what} remain?"


def _code(rng: random.Random, walk: _Walk) -> str:
    name = rng.choice(["x", "n", "count", "level"])
    acts = "; ".join(walk.told(f"{name} += {{}}", f"{name} -= {{}}"))
    return f"{name} = {walk.start}; {acts}; print({name})"


def _bullets(rng: random.Random, walk: _Walk) -> str:
    acts = [f"- {act}" for act in walk.told("{} borrowed books came back", "{} books were lent")]
    return "\n".join([f"Library shelf, {walk.start} books:", *acts, "Books on the shelf now?"])


def _degrees(rng: random.Random, walk: _Walk) -> str:
    times = ", ".join(walk.told("rises by {}", "falls by {}"))
    return f"It is {walk.start} degrees in the oven. The temperature {times}. What is it then?"


def _signs(rng: random.Random, walk: _Walk) -> str:
    minus = rng.choice(["-", "−"])
    return " ".join([str(walk.start), *walk.told("+ {}", f"{minus} {{}}"), "="])


def _village(rng: random.Random, walk: _Walk) -> str:
    years = listed(walk.told("{} moved in", "{} moved away"))
    return f"{walk.start} families lived in the village; {years}. How many live there today?"


TELLINGS: dict[str, _Telling] = {
    "bus": _bus,
    "lift": _lift,
    "account": _account,
    "score": _score,
    "stock": _stock,
    "orders": _orders,
    "dialogue": _dialogue,
    "birds": _birds,
    "code": _code,
    "bullets": _bullets,
    "degrees": _degrees,
    "signs": _signs,
    "village": _village,
    "tight": lambda rng, w: "".join([str(w.start), *w.told("+{}", "-{}"), "="]),
    "terse": lambda rng, w: f"{w.start} then {', '.join(w.told('+{}', '-{}'))}",
    "arrows": lambda rng, w: " ".join([str(w.start), *w.told("↑{}", "↓{}"), "= ?"]),
    "fullwidth": lambda rng, w: f"{w.start}，{'，'.join(w.told('＋{}', '－{}'))}＝？",
    "words": lambda rng, w: (
        ", ".join(
            [
                in_words(w.start).capitalize(),
                *(f"{'up' if c > 0 else 'down'} {in_words(abs(c))}" for c in w.changes),
            ]
        )
        + ": which number is that?"
    ),
}


def _both(template: str) -> dict[str, str]:
    """A template of both kinds of steps; `±` stands for the sign."""
    return {"up": template.replace("±", "+"), "down": template.replace("±", "-")}


STYLES = {
    "equations": Style(_both("{before}±{amount}={after}."), " "),
    "spaced": Style(_both("{before} ± {amount} = {after}"), "; ", tail="."),
    "arrows": Style("{after}", " → ", head="{start} → ", tail="."),
    "signed_arrows": Style(_both("±{amount} -> {after}"), ", ", tail="."),
    "values": Style("{after}", ", ", tail="."),
    "values_lines": Style("{after}", "\n"),
    "words": Style(
        {
            "up": "{before} plus {amount} is {after}.",
            "down": "{before} minus {amount} is {after}.",
        },
        " ",
    ),
    "now": Style(
        {"up": "Up {amount}, now {after}.", "down": "Down {amount}, now {after}."},
        " ",
        head="At {start}. ",
    ),
    "numbered": Style(_both("{n}) {before} ± {amount} = {after}"), "\n"),
    "value_first": Style(_both("{after} = {before} ± {amount}"), ", ", tail="."),
    "brackets": Style(_both("[{before}±{amount}={after}]"), " "),
    "table": Style(_both("| ±{amount} | {after} |"), "\n", head="| | {start} |\n"),
    "hashes": Style(_both("# ±{amount} {after}"), " ", head="# {start} "),
    "round": Style(_both("{after} (±{amount})"), " ", head="{start} ", tail="."),
}


def make(rng: random.Random, wording: str) -> Problem:
    """A walk told in one way."""
    start = number = rng.randint(5, 99)
    changes: list[int] = []
    steps: list[tuple[str, dict[str, object]]] = []
    number_of_changes = rng.randint(3, 6)
    for at in range(number_of_changes):
        up = number < 4 or rng.random() < 0.5
        if at == number_of_changes - 1 and number >= 4 and len({c > 0 for c in changes}) == 1:
            up = changes[0] < 0  # not all of them up, nor all of them down
        amount = rng.randint(2, 30 if up else min(30, number - 1))
        after = number + amount if up else number - amount
        fields: dict[str, object] = {"before": number, "amount": amount, "after": after}
        steps.append(("up" if up else "down", fields))
        changes.append(after - number)
        number = after
    question = TELLINGS[wording](rng, _Walk(start, tuple(changes)))
    return Problem(wording, question, str(number), Chain(tuple(steps), {"start": start}))


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"\d+")
