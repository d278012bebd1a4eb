"""The last letters of three to five words, names or towns, joined."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed

_WORDS = """
acorn badge candle drizzle elbow fabric glove hammock island jelly kingdom lobster marble nutmeg
oyster pillow quiver raven scooter tulip umbrella vessel whisper yacht zebra basil cobweb donkey
empire fossil goblin hazel iron jigsaw kiosk lemon mango nectar onion pepper quilt rocket shovel
teapot urchin vapor waffle brisk calm dusty eager fluffy grim humid jolly keen mellow plain stiff
sudden tidy urban vivid wild frog chef stomach gallop panic tattoo
""".split()
_NAMES = """
Alasdair Babak Carmen Dimitri Eleni Fergus Greta Henrik Isolde Jakub Katya Lakshmi Marisol Nikhil
Olga Pradeep Quentin Rowan Sunniva Tobias Ursula Valentin Wilfred Ximena Yolanda Zoltan Hugh Joseph
Deepak Maud Olaf Rex Philip
""".split()
_TOWNS = """
Accra Bergen Cusco Dakar Essen Fez Ghent Hanoi Irkutsk Jaipur Krakow Leeds Mumbai Nairobi Oslo Perth
Quito Recife Split Turin Utrecht Vilnius Warsaw York Zagreb Nice Delhi Lagos Cadiz Gdansk Bath
""".split()


@dataclass(frozen=True)
class _Telling:
    """How the words are told: each in `part`, joined, between a start and an end.

    `{}` in a part is the word, `{n}` its number; in an end that of all words.
    """

    start: str
    end: str
    part: str = "{}"
    join: str = ", "
    last: str = ""
    words: tuple[str, ...] = tuple(_WORDS)


TELLINGS = {
    "tail": _Telling(
        "Note the tail letter of every word, in the given order and without gaps: ",
        ".",
    ),
    "javascript": _Telling("[", "].map(w => w.at(-1)).join('') // returns what?", "'{}'"),
    "shell": _Telling(
        "$ for w in ", '; do printf "${{w: -1}}"; done\nWhat does the shell print?', join=" "
    ),
    "telegram": _Telling(
        "The spy's telegram reads: ",
        ". Only the letter at the very end of each word matters. What is the secret code?",
        join=" ",
    ),
    "haskell": _Telling(
        "ghci> map last [", "]\nWhich letters are in the string that comes back?", '"{}"'
    ),
    "trains": _Telling(
        "We changed trains in ",
        ". Write the final letters of these towns one after the other.",
        last=" and ",
        words=tuple(_TOWNS),
    ),
    "flash": _Telling("Final letters, please! ", "", join=" / "),
    "on_stage": _Telling(
        "On stage each child holds up the letter that ends his or her name: first ",
        ". What does the audience read?",
        join=", next ",
        words=tuple(_NAMES),
    ),
    "crossword": _Telling("Crossword clue: the ends of ", " ({n} letters)", "'{}'", last=" and "),
    "backwards": _Telling(
        "Spell each word backwards and keep only the first letter you say: ",
        ". Which letters have you kept?",
        last=" and ",
    ),
    "down_the_list": _Telling(
        "",
        "\nGo down the list and put the last letter of each entry side by side. What do you get?",
        "{n}. {}",
        join="\n",
    ),
    "forum": _Telling(
        "newbie here, my list is ",
        " and i only need the last char of each, glued into one string. what should come out?",
        last=" and ",
        words=tuple(_NAMES),
    ),
    "zh_string": _Telling("请写出下列单词的末尾字母，连成一串：", "", join=" "),
    "zh_form": _Telling("", "，各取最后一个字母，依次组成什么？", join="，"),
}

STYLES = {
    "raised": Style("{stem}{upper}", " ", language=""),
    "bold": Style("{stem}**{letter}**", ", ", language=""),
    "adds": Style(
        {"first": "{word} gives {letter}", "word": "{word} adds {letter}: {sofar}"},
        ", ",
        tail=".",
    ),
    "index": Style("{word}[-1] = '{letter}'", "\n", language=""),
    "position": Style("Letter {length} of {word}: {letter}", "\n"),
    "spaced": Style("{spaced}: {letter}", " / ", language=""),
    "finishes": Style("{word} finishes on {letter}."),
    "md_table": Style("| {word} | {letter} |", "\n", head="| entry | end |\n|---|---|\n"),
    "concatenated": Style("'{sofar_before}' + '{letter}' = '{sofar}'", "; ", language=""),
    "zh_end": Style("{word}的末尾是{letter}", "、", tail="。", language="zh"),
    "zh_items": Style("（{n}）{word}：{letter}", "\n", language="zh"),
}


def make(rng: random.Random, wording: str) -> Problem:
    """Words whose last letters are asked for in one way."""
    told = TELLINGS[wording]
    words = rng.sample(told.words, rng.randint(3, 5))
    parts = [told.part.format(word, n=at) for at, word in enumerate(words, 1)]
    question = told.start + listed(parts, told.last or told.join, told.join)
    question += told.end.format(n=len(words))
    steps: list[tuple[str, dict[str, object]]] = []
    sofar = ""
    for word in words:
        fields: dict[str, object] = {"word": word, "stem": word[:-1], "letter": word[-1]}
        fields |= {"upper": word[-1].upper(), "spaced": " ".join(word), "length": len(word)}
        fields |= {"sofar_before": sofar, "sofar": sofar + word[-1]}
        steps.append(("word" if sofar else "first", fields))
        sofar += word[-1]
    language = "zh" if wording.startswith("zh_") else "en"
    return Problem(wording, question, sofar, Chain(tuple(steps), {"sofar": sofar}), (), language)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"[a-z]+")
