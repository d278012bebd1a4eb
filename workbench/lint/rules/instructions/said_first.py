"""What is to be said again before the answer, `repeat the question first`, and no output has. The
rule `few-shot/other-form` says so."""

from __future__ import annotations

import re

from workbench.io.han import compiled
from workbench.lint.rules.instructions.about_answers import Told, polarity
from workbench.lint.rules.instructions.answers_seen import Seen
from workbench.lint.rules.texts.unshown import texts_in

_MOST_HAVE = 0.05
_FEWEST_ROWS = 4
_WHAT = (
    r"(?:(?:whole|full|given|original|[A-Z]\w+)\s)?(?:question|problem|statement|sentence|text"
    r"|premise|hypothesis|claim|task|passage|phrase|query|original|source)"
)
_AGAIN = compiled(
    rf"\b(?:repeat|restate|re-?write|copy|write (?:out|down)|write|quote|give)\s"
    rf"(?:the|each|this)\s{_WHAT}"
    r"(?:\s(?:again|out|down|word for word))?"
    r"(?:\sfirst\b|,?\s(?:and\s)?(?:only\s)?then\b|[^.,;]{0,12}?\sbefore (?:you |giving |the )?"
    r"(?:answer|repl|respon|verdict|your))"
    rf"|\bfirst,?\s(?:repeat|restate|copy|write(?: out| down)?|quote)\s(?:the|each|this)\s{_WHAT}\b"
    r"|\bwiederhole\w*\s(?:zuerst\s|erst\s)?(?:die Frage|den Satz|die Aufgabe|die Aussage)\b"
    r"|\b(?:répète|répétez|recopie[rz]?)\s(?:d['’]abord\s)?(?:la question|la phrase|l['’]énoncé)"
    r"|\b(?:repit[ae]|copi[ae])\s(?:primero\s)?(?:la pregunta|la frase|el enunciado)\b"
    r"|\b(?:ripet[ei]|copi[ae])\s(?:prima\s)?(?:la domanda|la frase)\b"
    r"|\b(?:repit[ae]|copi[ae])\s(?:primeiro\s)?(?:a pergunta|a frase)\b"
    r"|\bповтори(?:те)?\s(?:сначала\s)?(?:вопрос|предложение|условие)\b"
    r"|先(?:重复|复述|抄写?|写出)(?:一遍|一次)?(?:问题|题目|原文|原句|句子)|(?:問題|質問|原文)を(?:まず)?繰り返し",
    re.IGNORECASE,
)
"""What asks to say a text of the row again. `First copy the sentence` needs nothing behind it."""


def is_not_said_again(told: Told, seen: Seen) -> bool:
    """Say whether a sentence asks to say a text of the row again before the answer, and nearly no
    output has one."""
    match = _AGAIN.search(told.words)
    if match is None or polarity(told.words, match.start(), match.end()) != "asked":
        return False
    shown = [
        (output, texts)
        for item, output in zip(seen.subject.rendered, seen.outputs, strict=False)
        if (texts := [text for text in texts_in(item.doc.data) if text in item.example.input])
    ]
    having = sum(any(text in output for text in texts) for output, texts in shown)
    return len(shown) >= _FEWEST_ROWS and having <= _MOST_HAVE * len(shown)
