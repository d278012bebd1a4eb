"""Sums of four to six terms of two digits: in formulas, in code, in lists, and in small stories."""

from __future__ import annotations

import random
from collections.abc import Callable

from training.exam.core import Chain, Family, Problem, Style, in_words, listed
from training.exam.names import people

_TOWNS = "Porto Braga Tomar Viseu Elvas Sines Ovar Aveiro Beja Faro"
_EPISODES = "Mud Rain Bread Salt Ghosts Rivers Owls Trains Glass Moss"
_TREES = "oak elm ash birch pine maple beech cedar alder"
_NUTS = ["almonds", "raisins", "oats", "seeds", "coconut", "cashews", "cranberries", "chips"]
_FORMS = ["One", "Two", "Three", "Four", "Five", "Six"]


def _tight(_: random.Random, terms: list[int]) -> str:
    return "+".join(map(str, terms)) + "=?"


def _latex(_: random.Random, terms: list[int]) -> str:
    return f"Find the value of ${' + '.join(map(str, terms))}$."


def _lisp(_: random.Random, terms: list[int]) -> str:
    return f"(+ {' '.join(map(str, terms))})"


def _cells(_: random.Random, terms: list[int]) -> str:
    cells = "\n".join(f"A{at}: {term}" for at, term in enumerate(terms, 1))
    return f"{cells}\nWhich number does =SUM(A1:A{len(terms)}) show?"


def _json(rng: random.Random, terms: list[int]) -> str:
    keys = rng.sample(_TREES.split(), len(terms))
    pairs = ", ".join(f'"{key}": {term}' for key, term in zip(keys, terms, strict=True))
    return f"What do the values of {{{pairs}}} add up to?"


def _reduce(_: random.Random, terms: list[int]) -> str:
    return f"What does [{', '.join(map(str, terms))}].reduce((a, b) => a + b) evaluate to?"


def _spoken(_: random.Random, terms: list[int]) -> str:
    return f"what is {' plus '.join(map(in_words, terms))}?"


def _legs(rng: random.Random, terms: list[int]) -> str:
    towns = rng.sample(_TOWNS.split(), len(terms) + 1)
    legs = zip(towns, towns[1:], terms, strict=False)
    lines = [f"{start} - {end}: {term} km" for start, end, term in legs]
    return "Our cycling trip, leg by leg:\n" + "\n".join(lines) + "\nHow long was the whole trip?"


def _podcast(rng: random.Random, terms: list[int]) -> str:
    names = rng.sample(_EPISODES.split(), len(terms))
    parts = [f'"{name}" ({term} min)' for name, term in zip(names, terms, strict=True)]
    return (
        f"On my podcast list I have {listed(parts)}. "
        "How many minutes does it take to hear all of them?"
    )


def _forms(_: random.Random, terms: list[int]) -> str:
    parts = [f"Form {form} has {term}" for form, term in zip(_FORMS, terms, strict=False)]
    told = "; ".join(parts)
    return f"Pupils at a school near Kumasi: {told}. Calculate the enrolment of the school."


def _trail_mix(rng: random.Random, terms: list[int]) -> str:
    nuts = rng.sample(_NUTS, len(terms))
    parts = [f"{term} g {nut}" for nut, term in zip(nuts, terms, strict=True)]
    return f"Trail mix. Put into a bag: {', '.join(parts)}. What does the filling weigh in grams?"


def _rows(rng: random.Random, terms: list[int]) -> str:
    (who,) = people(rng, 1)
    first, *more = terms
    then = " ".join(f"Another {term} the next evening." for term in more)
    return (
        f"Aunt {who} is knitting a scarf. She did {first} rows on the first evening. {then} "
        "How many rows long is it?"
    )


def _zh_trees(_: random.Random, terms: list[int]) -> str:
    classes = zip("一二三四五六", terms, strict=False)
    parts = [f"{name}班种了{term}棵" for name, term in classes]
    return f"植树节那天，{'，'.join(parts)}。全年级种了多少棵树？"


def _zh_plain(_: random.Random, terms: list[int]) -> str:
    return f"请计算{'加'.join(map(str, terms))}等于几。"


_TELLINGS: dict[str, Callable[[random.Random, list[int]], str]] = {
    "tight": _tight,
    "latex": _latex,
    "lisp": _lisp,
    "cells": _cells,
    "json": _json,
    "reduce": _reduce,
    "spoken": _spoken,
    "legs": _legs,
    "podcast": _podcast,
    "forms": _forms,
    "trail_mix": _trail_mix,
    "rows": _rows,
    "zh_trees": _zh_trees,
    "zh_plain": _zh_plain,
}
_NO_WORDS = ("tight", "lisp")


def _each(template: str, first: str = "") -> dict[str, str]:
    """A template for every addition, and maybe another one for the first."""
    return {"first": first or template, "add": template}


STYLES = {
    "running": Style(_each("{after}"), ", ", head="{start}, ", language=""),
    "shrinking": Style(_each("{left}"), " = ", head="{all} = ", language=""),
    "thats": Style(_each("Then {term} more, that's {after}."), head="First {start}. "),
    "numbered": Style(_each("{n}. {before} + {term} = {after}"), "\n", language=""),
    "trace": Style(_each("s += {term}  # {after}"), "\n", head="s = {start}\n", language=""),
    "md_table": Style(
        _each("| {term} | {after} |"),
        "\n",
        head="| number | so far |\n|---|---|\n| {start} | {start} |\n",
    ),
    "tens_ones": Style(
        {"tens": "Tens: {expression}", "ones": "Ones: {expression}", "both": "Both: {expression}"},
        ". ",
        tail=".",
    ),
    "we_have": Style(
        _each("plus {term} is {after}", "{before} plus {term} is {after}"), ", ", tail="."
    ),
    "zh_first_then": Style(
        _each("再算{before}+{term}={after}", "先算{before}+{term}={after}"),
        "，",
        tail="。",
        language="zh",
    ),
    "zh_items": Style(_each("（{n}）加上{term}：{after}"), "\n", language="zh"),
}


def _summed(terms: list[int]) -> str:
    return f"{' + '.join(map(str, terms))} = {sum(terms)}"


def make(rng: random.Random, wording: str) -> Problem:
    """A sum told in one way."""
    terms = [rng.randint(10, 99) for _ in range(rng.randint(4, 6))]
    tens, ones = [term - term % 10 for term in terms], [term % 10 for term in terms]
    steps: list[tuple[str, dict[str, object]]] = [
        ("tens", {"expression": _summed(tens)}),
        ("ones", {"expression": _summed(ones)}),
        ("both", {"expression": _summed([sum(tens), sum(ones)])}),
    ]
    before = terms[0]
    for at, term in enumerate(terms[1:], 1):
        after = before + term
        left = " + ".join(map(str, [after, *terms[at + 1 :]]))
        fields: dict[str, object] = {"before": before, "term": term, "after": after, "left": left}
        steps.append(("first" if at == 1 else "add", fields))
        before = after
    question = _TELLINGS[wording](rng, terms)
    language = "zh" if wording.startswith("zh_") else "" if wording in _NO_WORDS else "en"
    chain = Chain(tuple(steps), {"start": terms[0], "all": " + ".join(map(str, terms))})
    return Problem(wording, question, str(before), chain, language=language)


FAMILY = Family(tuple(_TELLINGS), make, STYLES, r"\d+")
