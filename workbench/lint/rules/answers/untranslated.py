"""Rows whose answer is the very text that it is to be made of, where the answers of most other rows
are other texts: nobody has translated them yet. The rule `answer/same-gold` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import say

_FEWEST_DOCS = 6
_FEWEST_OTHERS = 0.5
_ALIKE = 0.25
_FEWEST_WORDS = 3
_FEWEST_HAN = 4
_WORDS = compiled(r"[㐀-鿿]|[^\W_㐀-鿿]+")
_UNPARTED = exactly("[\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]")
"""Signs of scripts that leave no gap between words."""

_STAYS = compiled(
    r"\b(?:correct\w*|fix\w*|edit\w*|if (?:it|the|there)|unchanged|as it is|rewrite|paraphras\w*"
    r"|copy|repeat|longer|shorter|which|simplif\w*|summar\w*)\b|改正|纠错|校对|不变|照抄|复述|改写|哪",
    re.IGNORECASE,
)


def untranslated(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose gold is the text that the prompt shows, in fewer than half of all, where
    those of the others have hardly a word of theirs."""
    items = subject.rendered
    told = subject.told
    if len(items) < _FEWEST_DOCS or subject.method != "gen" or _STAYS.search(told):
        return
    for name in sorted(subject.fields & subject.code.fields_of_input):
        if is_of_answers(name):
            continue
        same: list[tuple[int, str]] = []
        others: list[tuple[str, str]] = []
        for item in items:
            value = item.doc.data.get(name)
            gold = golds_of(item.example)[0].strip()
            if not isinstance(value, str) or value.strip() not in item.example.input:
                break
            if value.strip() == gold:
                if _is_long(gold):
                    same.append((item.doc.id, gold))
            elif gold in value:
                break  # the answer is a part of the text: that may be all of it
            else:
                others.append((value, gold))
        is_read = len(same) + len(others) == len(items)
        if not same or not is_read or len(others) <= _FEWEST_OTHERS * len(items):
            continue
        shares = [_alike(value, gold) for value, gold in others]
        if _mean(shares) <= _ALIKE and all(share < 3 * _ALIKE for share in shares):
            for doc_id, gold in same:
                yield Hit(
                    say("the gold is the text that it is to be made of: {gold}",
                        gold=shorten(gold, 40)),
                    say("Correct the row's answer, or leave the row out."),
                    doc_id,
                    subject.code.line_of_output,
                    about="same text",
                )  # fmt: skip
            return


def _is_long(text: str) -> bool:
    """Say whether a text is no name or number, which stays what it is in another language: a word
    or two of most scripts may be a country that is called as its capital."""
    words = re.findall(r"[^\W\d_]+", text)
    is_name = text.isascii() and all(word[:1].isupper() for word in words)
    return not is_name and (
        len(words) >= _FEWEST_WORDS
        or (sum(map(str.isalpha, text)) >= _FEWEST_HAN and _UNPARTED.search(text) is not None)
    )


def _alike(one: str, other: str) -> float:
    """Return which share of an answer's words its source has."""
    words = {word for word in _WORDS.findall(other.casefold()) if not word.isdigit()}
    return len(words & set(_WORDS.findall(one.casefold()))) / max(1, len(words))


def _mean(shares: Sequence[float]) -> float:
    return sum(shares) / max(1, len(shares))
