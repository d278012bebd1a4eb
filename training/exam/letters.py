"""The last letters of three to five words or names, joined."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed

_WORDS = """
kettle anchor velvet thunder meadow cactus jungle lantern harbor puzzle blossom copper desert engine
falcon ginger helmet insect jacket knight lizard magnet napkin orchid parade quartz ribbon saddle
tunnel unicorn violin walnut yogurt zipper brave gentle hollow lucky noisy proud rusty sharp tiny
warm zigzag comet dolphin eagle feather galaxy hedgehog igloo judge kayak ladle moss needle owl plum
""".split()
_NAMES = """
Gwen Hamid Ingrid Keiko Lorenzo Mehmet Nadia Paolo Rosalind Stefan Tamar Ulrich Wanda Yara Zeynep
Bjorn Farid Frida Goran Imani Jasper Mateo Orla Petra Rahul Tariq Viktor Winston Yannick Zuri Edgar
Bogdan Malik Noor Tuan Akira Bruno Doris Walter June Beatrix Cosmo Gunnar Rashid Tomasz Ines
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
    "glue": _Telling(
        "Cut away everything but the last letter of each word and glue the letters together: ",
        "",
        join=" ",
    ),
    "downwards": _Telling(
        "", "\nReading downwards, what do the letters at the line ends give?", join="\n"
    ),
    "python": _Telling(
        "out = ''\nfor w in [", "]:\n    out += w[-1]\nprint(out)\nWhat is printed?", "'{}'"
    ),
    "password": _Telling(
        "My password is the ending letter of every word in this line: ",
        ". What's the password?",
        join=" ",
    ),
    "functional": _Telling("", " = __", "last({})", join=" + "),
    "badges": _Telling(
        "Name tags: ",
        ". A strip of tape hides all but the final letter of each. What can I still read, from "
        "left to right?",
        names=True,
    ),
    "in_class": _Telling(
        "Ms. Bell: On the board you see ",
        ". Who can tell me the letters they end in, as one string?",
        '"{}"',
        last=" and ",
    ),
    "club": _Telling(
        "",
        " call their club by the last letters of their names, in that order. What is the club "
        "called?",
        last=" and ",
        names=True,
    ),
    "spreadsheet": _Telling("=", "\nWhat does this cell show?", 'RIGHT("{}",1)', join="&"),
    "just_endings": _Telling("", " -- just the end letter of each, no spaces", join="; "),
    "zh_connect": _Telling("把这些单词的最后一个字母连起来：", "", join="、"),
    "zh_table": _Telling("单词表\n", "\n依次取每个词的词尾字母，拼出来是什么？", join="\n"),
}

STYLES = {
    "leaves": Style("{word} leaves {letter}", ", ", tail="."),
    "stems": Style("{stem}[{letter}]", " ", language=""),
    "growing": Style(
        {"first": "{word}: {sofar}", "word": "{word}: {sofar_before} + {letter} = {sofar}"},
        "\n",
        language="",
    ),
    "table": Style("{word} | {letter} | {sofar}", "\n", head="word | end | so far\n"),
    "spelled": Style("{spelled} → {letter}", "\n", language=""),
    "stands": Style("At the end of {word} stands {letter}."),
    "states": Style("{sofar}", " > ", language=""),
    "zh_ends": Style("{word}以{letter}结尾", "，", tail="。", language="zh"),
}


def make(rng: random.Random, wording: str) -> Problem:
    """Words whose last letters are asked for in one way."""
    told = TELLINGS[wording]
    words = rng.sample(_NAMES if told.names else _WORDS, rng.randint(3, 5))
    parts = [told.part.format(word) for word in words]
    question = told.start + listed(parts, told.last or told.join, told.join) + told.end
    steps: list[tuple[str, dict[str, object]]] = []
    sofar = ""
    for word in words:
        fields: dict[str, object] = {"word": word, "stem": word[:-1], "letter": word[-1]}
        fields |= {"spelled": "-".join(word), "sofar_before": sofar, "sofar": sofar + word[-1]}
        steps.append(("word" if sofar else "first", fields))
        sofar += word[-1]
    language = "zh" if wording.startswith("zh_") else "en"
    return Problem(wording, question, sofar, Chain(tuple(steps), {"sofar": sofar}), (), language)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"[a-z]+")
