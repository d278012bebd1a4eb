"""The last letters of three to five words, names or places, joined."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed

_WORDS = """
anchor balcony cactus dragon engine feather garden harbor igloo jacket kettle ladder mirror napkin
orbit parrot quartz ribbon saddle tunnel uncle velvet wagon yogurt zipper album bucket carpet dinner
exam folder guitar hotel insect jungle kernel lecture method notebook opera paper quiz river sample
table unit vector window yellow bright clever early funny gentle happy lazy quick round silent tall
club graph truth mask chip taxi menu brief
""".split()
_NAMES = """
Amadou Bruno Cedric Dorota Esteban Fumiko Gustav Hadiza Ingrid Jelena Kwame Lorenz Mathilde Naveen
Odile Prakash Rashid Simone Takeshi Ulrich Valdis Winston Xiomara Yannick Zeynep Tomasz Edith Kurt
""".split()
_PLACES = """
Athens Berlin Chennai Dublin Edinburgh Florence Glasgow Helsinki Istanbul Jakarta Kyoto Lisbon
Madrid Naples Odessa Prague Quebec Riga Seville Tokyo Uppsala Vienna Wellington Zurich Cairo Lyon
Salzburg Basel Tunis Lund
""".split()


@dataclass(frozen=True)
class _Telling:
    """How the words are told: each in `part`, joined, between a start and an end."""

    start: str
    end: str
    part: str = "{}"
    join: str = ", "
    last: str = ""
    words: tuple[str, ...] = tuple(_WORDS)


TELLINGS = {
    "string": _Telling(
        "Write the last letter of each word as one string: ",
        ".",
        join="; ",
    ),
    "split": _Telling(
        'words = "', '".split()\nprint("".join(w[-1] for w in words))\nOutput?', join=" "
    ),
    "poem": _Telling(
        "The lines of a short poem end in the words ",
        ". What do you read if you look only at the final letter of each line, from top to bottom?",
        last=" and ",
    ),
    "roster": _Telling(
        "Attendance\n",
        "\nGo through the names from top to bottom and note how each one ends. Which letters, "
        "joined, do you get?",
        "- {}",
        "\n",
        words=tuple(_NAMES),
    ),
    "code": _Telling(
        "whats the code if you only take the end letter of ",
        "?? (same order, no spaces)",
        join=" ",
    ),
    "wifi": _Telling(
        "Dear guests, the Wi-Fi password consists of the last letters of these words, in this "
        "order: ",
        ". What is the password?",
    ),
    "terminal": _Telling(
        "Given the sequence (", "), form the string of the terminal letters of its elements."
    ),
    "plus": _Telling("", " = ?", "last({})", " + "),
    "postcards": _Telling(
        "Postcards arrived from ",
        ". Line up the letters in which the names of these places end.",
        last=" and then ",
        words=tuple(_PLACES),
    ),
    "table": _Telling(
        "| word | last letter |\n|---|---|\n",
        "\nFill in the gaps. What does the right column say, read downwards?",
        "| {} | ? |",
        "\n",
    ),
    "classmates": _Telling(
        "Our group is ",
        ". We call ourselves by our last letters put together. What is our group called?",
        last=" & ",
        words=tuple(_NAMES),
    ),
    "zh_ends": _Telling("下面几个英文单词，只看词尾字母，连起来是什么？\n", "", join="、"),
}

STYLES = {
    "ends_in": Style("{word} ends in {letter}", ", ", tail="."),
    "building": Style("{word} -> {letter} -> {sofar}", "\n", language=""),
    "so_far": Style("{word}: last letter {letter}, so far {sofar}", "; ", tail="."),
    "hyphen": Style("{stem}-{letter}", ", ", tail=".", language=""),
    "numbered": Style("{n}) {letter} ({word})", "\n", language=""),
    "parentheses": Style("{stem}({letter})", " ", tail=".", language=""),
    "spelled": Style("{spelled}, last one {letter}", "\n"),
    "output": Style("{word} gives '{letter}', out = '{sofar}'", "\n"),
    "taken": Style("{letter} from {word}", ", ", head="Take ", tail=". Joined: {letters}."),
    "zh_ends": Style("{word}以{letter}结尾", "，", tail="。", language="zh"),
    "zh_taken": Style("取{word}的{letter}，得到{sofar}", "\n", language="zh"),
}


def make(rng: random.Random, wording: str) -> Problem:
    """Words whose last letters are asked for in one way."""
    told = TELLINGS[wording]
    words = rng.sample(told.words, rng.randint(3, 5))
    parts = [told.part.format(word) for word in words]
    question = told.start + listed(parts, told.last or told.join, told.join) + told.end
    steps: list[tuple[str, dict[str, object]]] = []
    sofar = ""
    for word in words:
        sofar += word[-1]
        fields: dict[str, object] = {"word": word, "stem": word[:-1], "letter": word[-1]}
        fields |= {"spelled": "-".join(word.lower()), "sofar": sofar}
        steps.append(("word", fields))
    language = "zh" if wording.startswith("zh_") else "en"
    chain = Chain(tuple(steps), {"letters": " + ".join(sofar)})
    return Problem(wording, question, sofar, chain, (), language)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"[a-z]+")
