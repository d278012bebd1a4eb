"""Answers in a language that the prompt does not ask for, as the words show that they have from
their own rows: `Write each noun in German`, and `wolf` is answered by `wolves`. The rule
`few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile

from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.instructions.heard import Said, before_in_sentence
from workbench.lint.subject import Subject, golds_of
from workbench.lint.told import own_text
from workbench.messages import say

_FEWEST_DOCS = 6
_SHARE = 0.6
_ALIKE = 0.6
_FEWEST_SIGNS = 3
_MOST_WORDS = 3
_NAMES = (
    "English|French|German|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Turkish|Swedish|Danish"
    "|Norwegian|Finnish|Czech|Hungarian|Romanian|Greek|Latin|Indonesian|Vietnamese|Japanese|Korean|Chinese"
    "|Arabic|Hindi|Englisch|Französisch|Deutsch|Spanisch|Italienisch|anglais|français|allemand|espagnol"
    "|italien|inglés|francés|alemán|español|italiano|inglês|francês|alemão|espanhol|inglese|francese|tedesco"
    "|spagnolo|Engels|Frans|Duits|Spaans"
)
_DEMAND = compiled(
    rf"\b(?i:in|into|auf|ins|en|em|al|naar het|para o)\s(?P<name>{_NAMES})\b"
    r"(?!\s(?:is|are|or|and|text))"
)
_VERBS = compiled(
    r"\b(?:write|give|answer|reply|respond|translate|say|put|render|state|name|output|schreib\w*"
    r"|antwort\w*|übersetz\w*|nenn\w*|gib|écri\w+|répond\w*|tradui\w*|donne\w*|escrib\w+|respond\w*"
    r"|traduc\w*|traduz\w*|escrev\w+|da|dê|scriv\w+|rispond\w+|schrijf|vertaal|antwoord)\b",
    re.IGNORECASE,
)
_NOT = exactly(r"(?i)\b(?:not|never|no|nicht|kein\w*|pas|non|não|niet|borrow\w*|loan\w*)\b")


def in_the_same_words(subject: Subject) -> Iterator[Said]:
    """Yield the language that a prompt asks for where nearly all answers begin as a word of their
    own row does: none of them is a translation."""
    if len(subject.rendered) < _FEWEST_DOCS:
        return
    text = own_text(subject)
    for match in _DEMAND.finditer(text):
        before = before_in_sentence(match)
        if not _VERBS.search(before) or _NOT.search(before) or not _are_of_rows(subject):
            continue
        yield (
            match[0],
            say("the prompt asks for {words!r}, and the answers are in the rows' own language: "
                "{answer}", words=match[0],
                answer=golds_of(subject.rendered[0].example)[0].strip()),
        )  # fmt: skip
        return


def _are_of_rows(subject: Subject) -> bool:
    """Say whether most answers are a word or two, and no more than forms of words of their rows."""
    items = subject.rendered
    own = 0
    for item in items:
        gold = golds_of(item.example)[0].strip().casefold()
        if len(gold.split()) > _MOST_WORDS or not gold.isascii():
            return False
        shown = [
            word
            for leaf in leaves_of(item.doc.data)
            if leaf in item.example.input and len(leaf.split()) <= _MOST_WORDS
            for word in leaf.casefold().split()
        ]
        own += any(_are_alike(gold, word) for word in shown)
    distinct = len({golds_of(item.example)[0] for item in items})
    return own >= _SHARE * len(items) and distinct > len(items) / 2


def _are_alike(one: str, other: str) -> bool:
    pairs = zip(one, other, strict=False)
    begun = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    return begun >= _FEWEST_SIGNS and begun >= _ALIKE * max(len(one), len(other)) - 1
