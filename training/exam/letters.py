"""The last letters of three to five words or names, joined."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed

_WORDS = """
apple river stone cloud garden window paper music train lemon bread chair table summer winter robot
castle bridge forest island rocket dragon mirror pocket hammer ladder button basket blanket carrot
pepper tiger rabbit zebra panda salad pizza coffee butter sugar happy quick green yellow silver
purple seven eleven doctor teacher student farmer singer pilot school church market hotel museum
""".split()
_NAMES = """
Anna Ben Carla David Emma Felipe Grace Henry Isabel Jack Kate Liam Maria Noah Olivia Peter Rachel
Simon Marta Pablo Carlos Camila Giulia Marco Pierre Lars Astrid Olga Ivan Fatima Omar Yusuf Layla
Hassan Priya Arjun Ravi Sanjay Hiroshi Yuki Kenji Sakura Linh Kwame Amara Thabo Kofi
""".split()


@dataclass(frozen=True)
class _Telling:
    """How the words are told: each in `part`, joined, between a start and an end."""

    start: str
    end: str
    part: str = "{}"
    join: str = ", "
    last: str = ""
    names: bool = False


TELLINGS = {
    "take": _Telling(
        'Take the last letters of the words in "', '" and concatenate them.', join=" "
    ),
    "what": _Telling("What do the last letters of ", " spell when joined?", last=" and "),
    "join": _Telling("Join the last letter of each word: ", ""),
    "names": _Telling(
        "The names are ",
        ". Write down the last letter of every name, in this order.",
        last=" and ",
        names=True,
    ),
    "friends": _Telling(
        "",
        " stand in a row. What do you get if you put the last letters of their names together?",
        last=" and ",
        names=True,
    ),
    "quoted": _Telling("Combine the final letters of ", ".", '"{}"', last=" and "),
    "bullets": _Telling("Words:\n", "\nPut their last letters together.", "- {}", join="\n"),
    "numbered": _Telling("Words:\n", "\nWhat are the last letters, joined?", "{n}. {}", join="\n"),
    "code": _Telling("What is ''.join(w[-1] for w in [", "])?", "'{}'"),
    "short": _Telling("Last letters: ", "", join=" "),
    "ending": _Telling(
        "Read only the last letter of each of these words: ", ". Which letters are they?"
    ),
    "string": _Telling("Make a string from the last characters of these words: ", ".", join=", "),
    "secret": _Telling(
        "In a secret code each word stands for its last letter. Decode: ", "", join=" "
    ),
    "sentence": _Telling("Words: ", "\nLast letters as one word?", join=", "),
    "slashes": _Telling("", " - last letters?", join=" / ", names=True),
}

STYLES = {
    "colons": Style("{word}: {letter}", ", ", tail="."),
    "lines": Style("{word}: {letter}", "\n"),
    "arrows": Style("{word} -> {letter}", "\n"),
    "sentences": Style('The last letter of "{word}" is "{letter}".'),
    "ends": Style("{word} ends with {letter}", ", ", tail="."),
    "bullets": Style("- {word} ends in {letter}", "\n"),
    "numbered": Style("{n}. {word} → {letter}", "\n"),
    "growing": Style("{sofar}", ", ", tail="."),
    "growing_words": Style("{word} gives {letter}, so we have {sofar}.", " "),
    "plus": Style("{letter}", " + ", tail=" = {sofar}"),
    "spaced": Style("{letter}", " ", head="Letters: "),
    "brackets": Style("{word} ({letter})", " "),
    "table": Style("| {word} | {letter} |", "\n", head="| word | last |\n|---|---|\n"),
}


def make(rng: random.Random, wording: str) -> Problem:
    """Words whose last letters are asked for in one way."""
    told = TELLINGS[wording]
    words = rng.sample(_NAMES if told.names else _WORDS, rng.randint(3, 5))
    parts = [told.part.format(word, n=at) for at, word in enumerate(words, 1)]
    question = told.start + listed(parts, told.last or told.join, told.join) + told.end
    steps: list[tuple[str, dict[str, object]]] = []
    sofar = ""
    for word in words:
        sofar += word[-1]
        steps.append(("word", {"word": word, "letter": word[-1], "sofar": sofar}))
    return Problem(wording, question, sofar, Chain(tuple(steps), {"sofar": sofar}))


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"[a-z]+")
