"""The last letters of some words, joined to a word."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import accumulate

from training import signs
from training import words as w
from training.names import draw_names
from training.problems import LAYOUTS, PLAIN, STATES, Layout, Problem, Teller, chain
from training.tellers import told as by_book
from training.tellers import worked
from training.tellers.scenes import Spelling
from training.tellers.tongues import CHINESE, ENGLISH, Tongue, from_books

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
MADE_UP = 0.3  # of the words: how any ending is spelled has to be known
PARTS = (("{x}", "{c}"), ("{x}", "{c}"), ("{c}", "{x}"), ("{x}", "{g}"), ("{x}", "{c}", "{g}"))


Asking = Callable[[random.Random, int], tuple[str, Sequence[str]]]
"""Asks for the last letters of so many words: returns the question and the words."""


def _spelling(pattern: str, layout: Layout, filler: str) -> Spelling:
    def steps(words: Sequence[str]) -> str:
        letters = [word[-1].lower() for word in words]
        written = [
            pattern.format(x=x, c=c, g=g, w=filler)
            for x, c, g in zip(words, letters, accumulate(letters), strict=True)
        ]
        return chain(written, layout)

    return steps


def _tabled(rng: random.Random) -> Spelling:
    """Return steps that are a table: each word and its last letter."""
    heads, lay = signs.heads(rng, ("word", "last")), signs.table(rng)
    return lambda words: lay(heads, [(word, word[-1].lower()) for word in words])


def _problem(rng: random.Random, count: int, asking: Asking, spelling: Spelling) -> Problem:
    question, words = asking(rng, count)
    answer = "".join(word[-1].lower() for word in words)
    return Problem("last_letters", question, answer, spelling(words), spelled=True)


def _words(rng: random.Random, kind: str, count: int) -> Sequence[str]:
    if kind == "names":
        found = draw_names(rng, 26)
        found = [name for name in found if name[-1].isascii() and " " not in name]
        return found[:count] if len(found) >= count else _words(rng, kind, count)
    words = [w.word(rng, MADE_UP) for _ in range(count)]
    return words if kind == "words" else [word.capitalize() for word in words]


def _asking(ask: str, joint: str, kind: str, filler: str) -> Asking:
    def tell(rng: random.Random, count: int) -> tuple[str, Sequence[str]]:
        words = _words(rng, kind, count)
        return ask.format(l=joint.join(words), w=filler), words

    return tell


def _from_book(rng: random.Random, kind: str, tongue: Tongue = ENGLISH) -> Asking:
    telling = by_book.letters(rng, tongue)

    def tell(stream: random.Random, count: int) -> tuple[str, Sequence[str]]:
        if telling.goods:
            words = stream.sample(telling.goods, count)
        else:
            words = _words(stream, telling.kind or kind, count)
        return telling.tell(words), words

    return tell


def _draw_asking(rng: random.Random, kind: str, filler: str) -> Asking:
    if from_books(rng):
        return _from_book(rng, kind)
    if rng.random() < 0.15:
        return _asking(*rng.choice(WRAPPED), kind, filler)
    ask, joint = rng.choice(ASKS), rng.choice(JOINTS)
    if "\n" in joint and not ask.startswith(("{l}", "Names")):
        joint = ", "
    return _asking(ask, joint, kind, filler)


def _draw_spelling(rng: random.Random, filler: str) -> Spelling:
    chance = rng.random()
    if chance < 0.2:
        return _spelling(STEPS[0], PLAIN, filler)
    if from_books(rng):
        return worked.letters(rng)
    if chance < 0.4:
        state = rng.choice(("{c}", "{c}", "{g}"))
        return _spelling(state, signs.layout(rng, STATES), filler)
    if rng.random() < signs.TABLED:
        return _tabled(rng)
    return _spelling(signs.pattern(rng, STEPS, PARTS), signs.layout(rng, LAYOUTS), filler)


def draw_last_letters(rng: random.Random, mixed: float = 0.0) -> Teller:
    """Draw a teller of last letters; each size is a number of words.

    With probability `mixed` every problem is told in one of several ways.
    """
    kind = rng.choice(("names", "words", "titles"))
    if rng.random() < 0.12:
        asking, joined = _from_book(rng, kind, CHINESE), worked.letters(rng, CHINESE)
        return lambda stream, size: _problem(stream, size, asking, joined)
    filler = w.phrase(rng, 1, 2, 0.6)
    count = rng.randint(2, 4) if rng.random() < mixed else 1
    askings = [_draw_asking(rng, kind, filler) for _ in range(count)]
    if rng.random() < 0.1:
        askings = [_asking(ASKS[0], ", ", kind, filler)]
    spelling = _draw_spelling(rng, filler)
    return lambda stream, size: _problem(stream, size, stream.choice(askings), spelling)
