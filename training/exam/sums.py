"""Sums of four to six terms of two digits: bare, asked for in words, and in small stories."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, in_words, listed
from training.exam.names import people

# The terms in the shapes that `_shapes` makes.
_PLAIN = {
    "spaced": "{plus} =",
    "question_mark": "{plus} = ?",
    "tight_question": "{tight}=?",
    "what_is": "What is {plus}?",
    "how_much": "How much is {tight}?",
    "calculate": "Calculate {plus}.",
    "latex": "Compute ${plus}$.",
    "add_up": "Add up: {ended}",
    "add_numbers": "Add the numbers {commas}.",
    "sum_of": "What is the sum of {ended}?",
    "add_up_to": "What do {ended} add up to?",
    "plus_words": "What is {plus_word}?",
    "in_words": "What is {words}?",
    "total": "Find the total: {commas}",
    "code": "What does print(sum([{commas}])) show?",
    "bullets": "Numbers:\n{bullets}\nWhat is their sum?",
    "column": "Add:\n{column}",
    "points": "A team scored {ended} points in its games. How many points did it score in all?",
    "zh_compute": "计算：{plus} = ？",
    "zh_add": "把{zh}加起来，等于多少？",
    "zh_sum": "求{marks}的和。",
}


def _shapes(terms: list[int]) -> dict[str, str]:
    """The terms as text, in every shape that a plain telling uses."""
    texts = [str(term) for term in terms]
    return {
        "plus": " + ".join(texts),
        "tight": "+".join(texts),
        "commas": ", ".join(texts),
        "ended": listed(texts),
        "plus_word": " plus ".join(texts),
        "words": " plus ".join(map(in_words, terms)),
        "bullets": "\n".join(f"- {text}" for text in texts),
        "column": "\n".join([f"  {text}" for text in texts[:-1]] + [f"+ {texts[-1]}"]),
        "zh": "、".join(texts[:-1]) + "和" + texts[-1],
        "marks": "、".join(texts),
    }


@dataclass(frozen=True)
class _Story:
    """A telling with a label for each term: `part` for each but the first, which may have its own.

    Labels are drawn from words, in their order where `ordered`, or are names of a sort of `people`.
    """

    part: str
    labels: str
    end: str
    start: str = ""
    first: str = ""
    join: str = ", "
    last: str = " and "
    ordered: bool = True

    def text(self, rng: random.Random, terms: list[int]) -> str:
        """The question with these terms."""
        if self.labels in ("common", "chinese"):
            labels = people(rng, len(terms), self.labels)
        else:
            words = self.labels.split()
            labels = words[: len(terms)] if self.ordered else rng.sample(words, len(terms))
        parts = [
            (self.first if self.first and not at else self.part).format(label=label, term=term)
            for at, (label, term) in enumerate(zip(labels, terms, strict=True))
        ]
        return self.start + listed(parts, self.last or self.join, self.join) + self.end


_WARES = "bread milk cheese butter coffee tea rice honey apples pasta juice eggs flour salt"
_DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday"
_STORIES = {
    "marbles": _Story(
        "{term} {label}",
        "red blue green yellow white black orange",
        " marbles. How many marbles are in the bag?",
        start="A bag contains ",
        ordered=False,
    ),
    "buses": _Story(
        "{term} on the {label}",
        "first second third fourth fifth sixth",
        ". How many children are there altogether?",
        first="There are {term} children on the {label} bus",
    ),
    "pages": _Story(
        "{term} on {label}",
        _DAYS,
        ". How many pages is that in total?",
        first="A student reads {term} pages on {label}",
    ),
    "stickers": _Story(
        "{label} has {term}",
        "common",
        ". How many stickers do they have together?",
        first="{label} has {term} stickers",
    ),
    "receipt": _Story(
        "{label} {term}", _WARES, "\nTotal: ?", "Receipt\n", join="\n", last="", ordered=False
    ),
    "prices": _Story(
        "{label} for {term}",
        _WARES,
        ". How much do I have to pay?",
        "I buy ",
        ordered=False,
    ),
    "table": _Story(
        "| {label} | {term} |",
        "January February March April May June",
        "\nHow many visitors came in total?",
        "Visitors of a museum:\n| Month | Visitors |\n|---|---|\n",
        join="\n",
        last="",
    ),
    "list": _Story(
        "{label}: {term} km",
        _DAYS,
        "\nHow many km altogether?",
        "Bike tour\n",
        join="\n",
        last="",
    ),
    "zh_books": _Story(
        "{label}卖出{term}本",
        "星期一 星期二 星期三 星期四 星期五 星期六",
        "。书店一共卖出多少本书？",
        "书店",
        join="，",
        last="，",
    ),
    "zh_trees": _Story(
        "{label}种了{term}棵",
        "一班 二班 三班 四班 五班 六班",
        "。他们一共种了多少棵树？",
        first="{label}种了{term}棵树",
        join="，",
        last="，",
    ),
    "zh_marbles": _Story(
        "{label}有{term}颗",
        "chinese",
        "。大家一共有多少颗弹珠？",
        first="{label}有{term}颗弹珠",
        join="，",
        last="，",
    ),
}

_NO_WORDS = ("spaced", "question_mark", "tight_question")

STYLES = {
    "equations": Style("{before} + {term} = {after}", ", ", tail=".", language=""),
    "sentences": Style("{before}+{term} is {after}."),
    "lines": Style("{before} + {term} = {after}", "\n", language=""),
    "semicolons": Style("{before}+{term}={after}", "; ", language=""),
    "arrows": Style("{after}", " -> ", head="{start} -> ", language=""),
    "totals": Style("{after}", ", ", head="{start}, ", tail=".", language=""),
    "running_total": Style("{after}", ", ", head="Running total: {start}, ", tail="."),
    "numbered": Style("{n}. {before} + {term} = {after}", "\n", language=""),
    "steps": Style("Step {n}: {before} + {term} = {after}", "\n"),
    "bullets": Style("- {before} plus {term} is {after}", "\n"),
    "get": Style("Add {term} to get {after}.", head="Start with {start}. "),
    "signed": Style("+{term}: {after}", ", ", head="{start}, ", language=""),
    "rewritten": Style("= {terms}", "\n", language=""),
    "table": Style(
        "| {term} | {after} |",
        "\n",
        head="| number | total |\n|---|---|\n| {start} | {start} |\n",
    ),
    "then": Style(
        {
            "first": "First, {before} + {term} = {after}.",
            "add": "Then {before} + {term} = {after}.",
        }
    ),
    "zh_then": Style(
        {"first": "先算{before}+{term}={after}", "add": "再算{before}+{term}={after}"},
        "，",
        tail="。",
        language="zh",
    ),
    "zh_words": Style("{before}加{term}等于{after}。", "", language="zh"),
}


def make(rng: random.Random, wording: str) -> Problem:
    """A sum told in one way."""
    terms = [rng.randint(10, 99) for _ in range(rng.randint(4, 6))]
    steps: list[tuple[str, dict[str, object]]] = []
    before = terms[0]
    for at, term in enumerate(terms[1:], 1):
        after = before + term
        left = " + ".join(map(str, [after, *terms[at + 1 :]]))
        fields: dict[str, object] = {"before": before, "term": term, "after": after, "terms": left}
        steps.append(("first" if at == 1 else "add", fields))
        before = after
    if wording in _STORIES:
        question = _STORIES[wording].text(rng, terms)
    else:
        question = _PLAIN[wording].format(**_shapes(terms))
    language = "zh" if wording.startswith("zh_") else "" if wording in _NO_WORDS else "en"
    chain = Chain(tuple(steps), {"start": terms[0]})
    return Problem(wording, question, str(before), chain, language=language)


FAMILY = Family((*_PLAIN, *_STORIES), make, STYLES, r"\d+")
