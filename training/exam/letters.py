"""The last letters of three to five words, put together."""

from __future__ import annotations

import random
from collections.abc import Callable

from training.exam.core import Chain, Family, Problem, Style, listed
from training.exam.names import CULTURES

_Telling = Callable[[random.Random, list[str]], str]
_WORDS = (
    "river stone apple window garden planet silver mango bridge pocket thunder yellow camera "
    "bottle violin carrot jungle rabbit pepper castle ladder onion cactus dolphin engine forest "
    "guitar helmet island jacket kitchen lizard mirror needle ocean pencil quartz rocket saddle "
    "temple umbrella velvet walnut yogurt zebra fog elbow banjo sofa ski menu club salad golf frog "
    "beach clock tunnel drum lamp chef fox lucky panda echo taxi magic cloud leaf king south trick "
    "school album sleep water glass night draw relax monkey jazz"
).split()


def _quoted(words: list[str], marks: str = '""') -> list[str]:
    return [f"{marks[0]}{word}{marks[1]}" for word in words]


def _take(rng: random.Random, words: list[str]) -> str:
    text = " ".join(words)
    return f'Take the last letter of each word in "{text}" and put them together.'


def _join(rng: random.Random, words: list[str]) -> str:
    told = listed(_quoted(words, rng.choice(['""', "''", "“”"])))
    return f"Join the final letters of {told}."


def _names(rng: random.Random, words: list[str]) -> str:
    return f"The people here are {listed(words)}. Which string do the ends of their names make?"


def _bullets(rng: random.Random, words: list[str]) -> str:
    mark = rng.choice(["- ", "* ", "• "])
    lines = [mark + word for word in words]
    return "\n".join(["Words:", *lines, "Last letters, from top to bottom?"])


def _table(rng: random.Random, words: list[str]) -> str:
    head = ["| word |", "|---|"]
    return "\n".join(
        [*head, *(f"| {word} |" for word in words), "Read off each word's last letter."]
    )


def _dialogue(rng: random.Random, words: list[str]) -> str:
    one, two = rng.sample(CULTURES["short"], 2)
    told = ", ".join(words)
    return f"{one}: My words are {told}.\n{two}: And what do their last letters spell?"


def _code(rng: random.Random, words: list[str]) -> str:
    return f'"".join(w[-1] for w in [{", ".join(_quoted(words))}])'


def _spy(rng: random.Random, words: list[str]) -> str:
    told = " ".join(words)
    return f"A spy reads only the end of every word. The note says: {told}. What does the spy read?"


def _numbered(rng: random.Random, words: list[str]) -> str:
    told = " ".join(f"({n}) {word}" for n, word in enumerate(words, 1))
    return f"{told} Write their last letters as one word."


def _fullwidth(rng: random.Random, words: list[str]) -> str:
    return f"Last letters：{'、'.join(_quoted(words, '“”'))}＝？"


def _commas(rng: random.Random, words: list[str]) -> str:
    lead = rng.choice(["Last letters of", "End letters", "Final letters, joined"])
    return f"{lead}: {', '.join(words)}"


TELLINGS: dict[str, _Telling] = {
    "take": _take,
    "join": _join,
    "names": _names,
    "bullets": _bullets,
    "table": _table,
    "dialogue": _dialogue,
    "code": _code,
    "spy": _spy,
    "numbered": _numbered,
    "fullwidth": _fullwidth,
    "commas": _commas,
    "terse": lambda rng, words: f"last letters {' '.join(words)}",
    "slashes": lambda rng, words: f"{' / '.join(words)} - what do the last letters give?",
    "brackets": lambda rng, words: f"{''.join(_quoted(words, '[]'))} last letters?",
    "plus": lambda rng, words: f"end({') + end('.join(words)}) = ?",
    "stacked": lambda rng, words: "\n".join([*words, "(read the last letters downwards)"]),
}

STYLES = {
    "colons": Style("{word}: {letter}.", " "),
    "ends": Style("{word} ends in {letter}.", " "),
    "arrows": Style("{word} -> {letter}", ", ", tail="."),
    "growing": Style("{word} gives {sofar}.", " "),
    "prefixes": Style("{sofar}", " → ", tail="."),
    "numbered": Style("{n}. {word}, {letter}", "\n"),
    "table": Style("| {word} | {letter} | {sofar} |", "\n", head="| word | last | so far |\n"),
    "brackets": Style("[{word}: {letter}]", " "),
    "letter_first": Style("{letter} from {word}", "; ", tail="."),
    "hashes": Style("# {word} {letter}", " "),
    "lines": Style("{word} = {letter}", "\n"),
    "quoted": Style('The last letter of "{word}" is "{letter}".', " "),
    "both": Style("{word} {letter} ({sofar})", ", ", tail="."),
}


def make(rng: random.Random, wording: str) -> Problem:
    """Words or names told in one way."""
    pool = _WORDS
    if wording == "names" or rng.random() < 0.25:
        pool = sorted({n for names in CULTURES.values() for n in names if n.isascii()})
    words = rng.sample(pool, rng.randint(3, 5))
    if pool is _WORDS and rng.random() < 0.1:
        words = [word.capitalize() for word in words]
    steps: list[tuple[str, dict[str, object]]] = []
    sofar = ""
    for word in words:
        sofar += word[-1]
        steps.append(("word", {"word": word, "letter": word[-1], "sofar": sofar}))
    return Problem(wording, TELLINGS[wording](rng, words), sofar, Chain(tuple(steps)))


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"[a-z]+")
