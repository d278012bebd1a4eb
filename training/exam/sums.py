"""Sums of four to six terms of two digits: written out, in code, on slips, and in small stories."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from training.exam.core import Chain, Family, Problem, Style, listed
from training.exam.names import people


def _labelled(template: str, labels: Iterable[str], terms: list[int]) -> list[str]:
    """A text for each term with its label, of which there may be more."""
    return [
        template.format(label=label, term=term) for label, term in zip(labels, terms, strict=False)
    ]


def _loose(_: random.Random, terms: list[int]) -> str:
    return " +".join(map(str, terms)) + " = __"


def _grouped(_: random.Random, terms: list[int]) -> str:
    pairs = [terms[at : at + 2] for at in range(0, len(terms), 2)]
    texts = [f"({pair[0]} + {pair[1]})" if len(pair) == 2 else str(pair[0]) for pair in pairs]
    return f"Evaluate {' + '.join(texts)}"


def _stacked(_: random.Random, terms: list[int]) -> str:
    return "\n".join([f"  {terms[0]}", *(f"+ {term}" for term in terms[1:]), "----"])


def _calculator(_: random.Random, terms: list[int]) -> str:
    typed = " + ".join(map(str, terms))
    return f"I type {typed} into my calculator and press the equals key. What number comes up?"


def _python(_: random.Random, terms: list[int]) -> str:
    return f"total = 0\nfor n in {terms}:\n    total += n\nWhat is total at the end?"


def _diary(_: random.Random, terms: list[int]) -> str:
    days = _labelled("{label} {term}", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], terms)
    return f"Dear diary, my push-ups this week: {', '.join(days)}. How many did I manage in all?"


def _envelope(rng: random.Random, terms: list[int]) -> str:
    gave = _labelled("{label} put in {term}", people(rng, len(terms)), terms)
    return (
        "We collected money for a farewell present. "
        f"{listed(gave)} euros. How many euros are in the envelope?"
    )


def _darts(_: random.Random, terms: list[int]) -> str:
    return f"Darts tonight: {' / '.join(map(str, terms))}. My score after the last throw?"


def _barns(rng: random.Random, terms: list[int]) -> str:
    barns = ["north", "south", "old", "new", "upper", "lower", "red", "stone"]
    found = _labelled("{term} in the {label} barn", rng.sample(barns, len(terms)), terms)
    return f"The farmer found eggs: {listed(found)}. How many eggs does that make?"


def _berries(rng: random.Random, terms: list[int]) -> str:
    said = _labelled('{label}: "I got {term}!"', people(rng, len(terms)), terms)
    return "\n".join(said) + "\nHow many berries did they pick between them?"


def _zh_receipt(rng: random.Random, terms: list[int]) -> str:
    wares = ["盐", "糖", "茶", "米", "蛋", "鱼", "饼", "醋"]
    lines = _labelled("{label} {term}元", rng.sample(wares, len(terms)), terms)
    return "超市小票\n" + "\n".join(lines) + "\n合计多少元？"


def _zh_fruit(rng: random.Random, terms: list[int]) -> str:
    fruits = ["梨", "桃", "瓜", "枣", "杏", "橙", "柿子"]
    came = _labelled("{label}{term}箱", rng.sample(fruits, len(terms)), terms)
    return f"水果店今天运来{'，'.join(came)}。今天一共运来多少箱水果？"


_TELLINGS: dict[str, Callable[[random.Random, list[int]], str]] = {
    "loose": _loose,
    "grouped": _grouped,
    "stacked": _stacked,
    "calculator": _calculator,
    "python": _python,
    "diary": _diary,
    "envelope": _envelope,
    "darts": _darts,
    "barns": _barns,
    "berries": _berries,
    "zh_receipt": _zh_receipt,
    "zh_fruit": _zh_fruit,
}
_NO_WORDS = ("loose", "stacked")

STYLES = {
    "makes": Style("{before} and {term} makes {after}", "; ", tail="."),
    "plus_arrows": Style("+ {term} → {after}", "\n", head="{start}\n", language=""),
    "chained": Style("+ {term} = {after}", " ", head="{start} ", language=""),
    "adding": Style("Adding {term} brings it to {after}.", head="I begin with {start}. "),
    "table": Style("{before} | {term} | {after}", "\n", head="have | add | get\n"),
    "left": Style(
        {
            "add": "{before} + {term} = {after}, left: {rest}.",
            "last": "{before} + {term} = {after}, left: none.",
        }
    ),
    "hashed": Style("#{n} {before} + {term} = {after}", "\n", language=""),
    "zh_adding": Style("加{term}得{after}", "，", head="从{start}开始，", tail="。", language="zh"),
}


def make(rng: random.Random, wording: str) -> Problem:
    """A sum told in one way."""
    terms = [rng.randint(10, 99) for _ in range(rng.randint(4, 6))]
    steps: list[tuple[str, dict[str, object]]] = []
    before = terms[0]
    for at, term in enumerate(terms[1:], 1):
        after = before + term
        rest = ", ".join(map(str, terms[at + 1 :]))
        fields: dict[str, object] = {"before": before, "term": term, "after": after, "rest": rest}
        steps.append(("add" if rest else "last", fields))
        before = after
    question = _TELLINGS[wording](rng, terms)
    language = "zh" if wording.startswith("zh_") else "" if wording in _NO_WORDS else "en"
    chain = Chain(tuple(steps), {"start": terms[0]})
    return Problem(wording, question, str(before), chain, language=language)


FAMILY = Family(tuple(_TELLINGS), make, STYLES, r"\d+")
