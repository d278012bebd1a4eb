"""A coin that five to seven people flip or leave: which side is up at the end?"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, capital, listed
from training.exam.names import people


@dataclass(frozen=True)
class _Coin:
    """Who does what to a coin that starts with a side up."""

    start: str
    acts: tuple[tuple[str, bool], ...]  # a name, and whether its owner flips the coin

    def told(self, flips: str, keeps: str) -> list[str]:
        """A sentence for each person, from a template with `{}` for the name."""
        return [(flips if flipped else keeps).format(who) for who, flipped in self.acts]

    @property
    def end(self) -> str:
        """The side that is up at the end."""
        return self.start if sum(f for _, f in self.acts) % 2 == 0 else _other(self.start)


# A telling returns its question, and the answers that it asks for: when heads is up, when tails is.
_Told = tuple[str, tuple[str, str]]
_Telling = Callable[[random.Random, _Coin], _Told]
_SIDES = ("heads", "tails")
_INITIALS = ("H", "T")


def _other(side: str) -> str:
    return "tails" if side == "heads" else "heads"


def _asked(rng: random.Random, coin: _Coin) -> _Told:
    """A question at the end, of the side or of yes and no."""
    if rng.random() < 0.5:
        which = rng.choice(
            ["Which side is up now?", "Heads or tails at the end?", "What does the coin show?"]
        )
        return which, _SIDES
    side = rng.choice(_SIDES)
    yes_no = ("yes", "no") if side == "heads" else ("no", "yes")
    asked = rng.choice(
        [
            "Does it lie {} up now?",
            "Does it show {} now? (yes/no)",
            "Is it {} up in the end?",
        ]
    )
    return asked.format(side), yes_no


def _turned(rng: random.Random, coin: _Coin) -> _Told:
    coin_word = rng.choice(["coin", "penny", "euro", "dime", "peso"])
    start = f"A {coin_word} lies on the table, {coin.start} up. "
    acts = coin.told(f"{{}} turns the {coin_word} over.", f"{{}} leaves the {coin_word} as it is.")
    asked, answers = _asked(rng, coin)
    return f"{start}{' '.join(acts)} {asked}", answers


def _short(rng: random.Random, coin: _Coin) -> _Told:
    flips, keeps = rng.choice(
        [("{} flips", "{} doesn't"), ("{} flips it", "{} passes"), ("{}: flip", "{}: no flip")]
    )
    asked, answers = _asked(rng, coin)
    acts = rng.choice([", ", "; "]).join(coin.told(flips, keeps))
    return f"Coin with {coin.start} up. {acts}. {asked}", answers


def _bullets(rng: random.Random, coin: _Coin) -> _Told:
    mark = rng.choice(["- ", "* ", "• "])
    lines = [mark + line for line in coin.told("{} flipped the coin", "{} did not touch it")]
    asked, answers = _asked(rng, coin)
    return "\n".join([f"The coin began {coin.start} up.", *lines, asked]), answers


def _numbered(rng: random.Random, coin: _Coin) -> _Told:
    acts = coin.told("{} turns it", "{} does nothing")
    lines = [f"({n}) {act}" for n, act in enumerate(acts, 1)]
    asked, answers = _asked(rng, coin)
    return f"A coin shows {coin.start}. {' '.join(lines)} {asked}", answers


def _table(rng: random.Random, coin: _Coin) -> _Told:
    rows = coin.told("| {} | yes |", "| {} | no |")
    lines = [f"Start: {coin.start}", "| who | flips? |", "|---|---|", *rows, "Which side is up?"]
    return "\n".join(lines), _SIDES


def _notes(rng: random.Random, coin: _Coin) -> _Told:
    acts = coin.told("{} flip", "{} keep")
    return f"start {coin.start[0].upper()} / {' / '.join(acts)} / H or T", _INITIALS


def _marks(rng: random.Random, coin: _Coin) -> _Told:
    yes, no = rng.choice([("✓", "✗"), ("+", "-"), ("1", "0"), ("x", "o")])
    acts = ", ".join(coin.told(f"{{}} {yes}", f"{{}} {no}"))
    told = f"{coin.start} up at first; {yes} means flipped, {no} means left alone: {acts}."
    return f"{told} Heads or tails?", _SIDES


def _passive(rng: random.Random, coin: _Coin) -> _Told:
    acts = listed(coin.told("reversed by {}", "not touched by {}"), ", and at last ")
    asked, answers = _asked(rng, coin)
    return f"A coin is put down with {coin.start} up. It is {acts}. {asked}", answers


def _dialogue(rng: random.Random, coin: _Coin) -> _Told:
    lines = coin.told("{}: I flip it.", "{}: Not me.")
    asked, answers = _asked(rng, coin)
    return "\n".join([f"Host: The coin is {coin.start} up.", *lines, f"Host: {asked}"]), answers


def _story(rng: random.Random, coin: _Coin) -> _Told:
    acts = coin.told("{} gave it a flip", "{} let it be")
    told = f"{coin.start} was up when the game began. First {acts[0]}, "
    asked, answers = _asked(rng, coin)
    return capital(told) + f"{listed(['then ' + act for act in acts[1:]])}. {asked}", answers


def _grouped(rng: random.Random, coin: _Coin) -> _Told:
    flippers = [who for who, flipped in coin.acts if flipped]
    keepers = [who for who, flipped in coin.acts if not flipped]
    asked, answers = _asked(rng, coin)
    told = f"A coin shows {coin.start}. {listed(flippers)} each turn it over once"
    return f"{told}, {listed(keepers)} do not. {asked}", answers


def _arrows(rng: random.Random, coin: _Coin) -> _Told:
    arrow = rng.choice([" > ", " -> ", " → "])
    acts = coin.told("{} flips", "{} skips")
    return arrow.join([coin.start, *acts, "?"]), _SIDES


def _code(rng: random.Random, coin: _Coin) -> _Told:
    acts = "; ".join(coin.told("flip({})", "keep({})"))
    return f'side = "{coin.start}"; {acts}; print(side)', _SIDES


def _fullwidth(rng: random.Random, coin: _Coin) -> _Told:
    acts = "，".join(coin.told("{} flips", "{} waits"))
    return f"Coin：{coin.start}。{acts}。Heads or tails？", _SIDES


def _letter(rng: random.Random, coin: _Coin) -> _Told:
    (friend,) = people(rng, 1)
    acts = listed(coin.told("{}, who flipped it", "{}, who didn't"), ", and ")
    asked, answers = _asked(rng, coin)
    return f"Dear {friend}, I laid a coin {coin.start} up. After me came {acts}. {asked}", answers


def _still(rng: random.Random, coin: _Coin) -> _Told:
    acts = coin.told("{} flips the coin over.", "{} doesn't flip the coin over.")
    asked = f"Is the coin still {coin.start} up?"
    answers = ("yes", "no") if coin.start == "heads" else ("no", "yes")
    return f"The coin is {coin.start} up. {' '.join(acts)} {asked}", answers


TELLINGS: dict[str, _Telling] = {
    "turned": _turned,
    "short": _short,
    "bullets": _bullets,
    "numbered": _numbered,
    "table": _table,
    "notes": _notes,
    "marks": _marks,
    "passive": _passive,
    "dialogue": _dialogue,
    "story": _story,
    "grouped": _grouped,
    "arrows": _arrows,
    "code": _code,
    "fullwidth": _fullwidth,
    "letter": _letter,
    "still": _still,
}

STYLES = {
    "sentences": Style(
        {"flip": "{who} flips: {side}.", "keep": "{who} does not flip: {side}."},
        " ",
        head="Start: {start_side}. ",
    ),
    "so": Style(
        {"flip": "{who} turns it, so {side}.", "keep": "{who} leaves it, still {side}."}, " "
    ),
    "arrows": Style("{side}", " -> ", head="{start_side} -> ", tail="."),
    "named_arrows": Style("{who} → {side}", ", ", head="{start_side}; ", tail="."),
    "sides": Style("{side}", ", ", tail="."),
    "initials": Style("{initial}", " ", head="{start_initial} ", tail="."),
    "numbered": Style(
        {"flip": "{n}. {who} flips, {side}", "keep": "{n}. {who} waits, {side}"}, "\n"
    ),
    "table": Style(
        {"flip": "| {who} | flip | {side} |", "keep": "| {who} | - | {side} |"},
        "\n",
        head="| - | - | {start_side} |\n",
    ),
    "brackets": Style("[{who}: {side}]", " ", head="[{start_side}] "),
    "side_first": Style("{side} after {who}", "; ", tail="."),
    "hashes": Style("# {who} {side}", " ", head="# {start_side} "),
    "lines": Style("{who}: {initial}", "\n", head="Start: {start_initial}\n"),
    "count": Style(
        {"flip": "{who} {flips}", "keep": "{who} {flips}"},
        ", ",
        head="Count the flips: ",
        tail=". {flips} is {parity}, so {side}.",
    ),
}


def make(rng: random.Random, wording: str) -> Problem:
    """A coin whose story is told in one way."""
    number = rng.randint(5, 7)
    flipped = [rng.random() < 0.5 for _ in range(number)]
    start = rng.choice(_SIDES)
    if wording == "grouped":  # needs two names at least on each side, the flippers first
        flips = rng.randint(2, number - 2)
        flipped = [at < flips for at in range(number)]
    coin = _Coin(start, tuple(zip(people(rng, number), flipped, strict=True)))
    question, answers = TELLINGS[wording](rng, coin)
    side, flips = start, 0
    steps: list[tuple[str, dict[str, object]]] = []
    for who, flip in coin.acts:
        if flip:
            side, flips = _other(side), flips + 1
        fields = {"who": who, "side": side, "initial": side[0].upper(), "flips": flips}
        steps.append(("flip" if flip else "keep", fields))
    around = {
        "start_side": start,
        "start_initial": start[0].upper(),
        "side": side,
        "flips": flips,
        "parity": "odd" if flips % 2 else "even",
    }
    answer = answers[_SIDES.index(coin.end)]
    return Problem(wording, question, answer, Chain(tuple(steps), around), answers)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"(?:heads|tails|yes|no|H|T)")
