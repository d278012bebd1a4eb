"""The last letters of some words, joined to a word."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import accumulate

from training import signs
from training import words as w
from training.names import draw_names
from training.problems import LAYOUTS, PLAIN, STATES, Layout, Problem, Teller, chain

ASKS = (
    "Take the last letters of {l} and join them.", "What do the last letters of {l} spell?",
    "Last letters: {l}", "Join the last letters of {l}.", "{l}: last letters?",
    "Take the last letter of each word in \"{l}\" and concatenate them.", "Last letters of {l}?",
    "Concatenate the last letters of the words {l}.", "Words: {l}. Join their last letters.",
    "Write the last letter of each name: {l}", "{l}", "\"{l}\"", "Names: {l}\nLast letters:",
    "Which word do the final letters of {l} make?", "Final letters of {l}", "{l}\nLast letters",
    "Put the last letters of {l} together.", "The last letter of each of these: {l}.", "{w}: {l}",
)  # fmt: skip
JOINTS = (", ", ", ", " ", " ", "; ", "\n", " and ", " - ", "\n- ", " | ", "/")
WRAPPED = (
    ("[{l}] last letters?", "]["), ("Last letters: “{l}”", "”、“"), ("last(\"{l}\")", "\", \""),
    ("\"\".join(w[-1] for w in [\"{l}\"])", "\", \""), ("({l}) last letters", ") ("),
    ("| word |\n|---|\n| {l} |\nLast letters?", " |\n| "), ("Words:\n- {l}\nLast letters?", "\n- "),
    ("<{l}> ends?", "> <"), ("{l}\nRead off the last letters.", "\n"),
    ("'{l}': last letters", "', '"),
    ("* {l}\nWhat do the ends spell?", "\n* "), ("{l} =>", " + "),
)  # fmt: skip
STEPS = (
    "{x}: {c}", "{x}: {c}", "{x} ends in {c}", "{x} ends with {c}", "{x} -> {c}", "{x} → {c}",
    "the last letter of {x} is {c}", "{c} from {x}", "{x} gives {c}", "{x} = {c}", "{x} ({c})",
    "{x} {w} {c}", "{x}, {c}", "in {x} it is {c}", "{x} - {c}", "{x} {g}", "{x}: {g}", "{x} -> {g}",
    "{x} | {c}", "{x} | {c} | {g}", "{x}: {c}, {g}", "{c} ({x})", "{x} ({g})",
)  # fmt: skip
PARTS = (("{x}", "{c}"), ("{x}", "{c}"), ("{c}", "{x}"), ("{x}", "{g}"), ("{x}", "{c}", "{g}"))


def _teller(asks: Sequence[tuple[str, str]], kind: str, steps: tuple[str, Layout, str]) -> Teller:
    pattern, layout, filler = steps

    def tell(rng: random.Random, count: int) -> Problem:
        ask, joint = rng.choice(asks)
        words = _words(rng, kind, count)
        letters = [word[-1].lower() for word in words]
        so_far = list(accumulate(letters))
        written = [
            pattern.format(x=x, c=c, g=g, w=filler)
            for x, c, g in zip(words, letters, so_far, strict=True)
        ]
        question = ask.format(l=joint.join(words), w=filler)
        return Problem(
            "last_letters", question, "".join(letters), chain(written, layout), spelled=True
        )

    return tell


def _tabled(asks: Sequence[tuple[str, str]], kind: str, rng: random.Random) -> Teller:
    """Return a teller whose steps are a table: each word and its last letter."""
    heads, lay = signs.heads(rng, ("word", "last")), signs.table(rng)

    def tell(stream: random.Random, count: int) -> Problem:
        (ask, joint), words = stream.choice(asks), _words(stream, kind, count)
        letters = [word[-1].lower() for word in words]
        steps = lay(heads, list(zip(words, letters, strict=True)))
        question = ask.format(l=joint.join(words), w="")
        return Problem("last_letters", question, "".join(letters), steps, spelled=True)

    return tell


def _words(rng: random.Random, kind: str, count: int) -> Sequence[str]:
    if kind == "names":
        found = draw_names(rng, 26)
        found = [name for name in found if name[-1].isascii() and " " not in name]
        return found[:count] if len(found) >= count else _words(rng, kind, count)
    return [w.word(rng) if kind == "words" else w.word(rng).capitalize() for _ in range(count)]


def _draw_ask(rng: random.Random) -> tuple[str, str]:
    if rng.random() < 0.15:
        return rng.choice(WRAPPED)
    ask, joint = rng.choice(ASKS), rng.choice(JOINTS)
    if "\n" in joint and not ask.startswith(("{l}", "Names")):
        joint = ", "
    return ask, joint


def draw_last_letters(rng: random.Random, mixed: float = 0.0) -> Teller:
    """Draw a teller of last letters; each size is a number of words.

    With probability `mixed` every problem is told in one of several ways.
    """
    count = rng.randint(2, 4) if rng.random() < mixed else 1
    asks = [_draw_ask(rng) for _ in range(count)]
    if rng.random() < 0.15:
        asks = [(ASKS[0], ", ")]
    kind = rng.choice(("names", "words", "titles"))
    filler = w.phrase(rng, 1, 2, 0.6)
    chance = rng.random()
    if chance < 0.3:
        return _teller(asks, kind, (STEPS[0], PLAIN, filler))
    if chance < 0.45:
        state = rng.choice(("{c}", "{c}", "{g}"))
        return _teller(asks, kind, (state, signs.layout(rng, STATES), filler))
    if rng.random() < signs.TABLED:
        return _tabled(asks, kind, rng)
    pattern = signs.pattern(rng, STEPS, PARTS)
    return _teller(asks, kind, (pattern, signs.layout(rng, LAYOUTS), filler))
