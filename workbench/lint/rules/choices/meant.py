"""What a prompt says to answer of what is right and of what is wrong, `say yes if it is correct and
no if it is wrong`, against what the rows say and their golds are."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from workbench.io.han import compiled
from workbench.lint.rules.choices.verdicts import says_yes, verdict_of
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.prompts.listing import label_in

_MOST_OF = 0.9
_FEWEST_DOCS = 4
_LABELS = ("label", "verdict", "gold", "truth", "answer", "标签", "判断", "答案")
"""Fields that may say `true` or `wrong`; a number in them may be any class."""

_RIGHT = r"(?P<r>right|correct|true|accurate|valid)"
_WRONG = (
    r"(?P<w>wrong|incorrect|false|untrue|inaccurate|invalid"
    r"|not (?:right|correct|true|accurate|valid))"
)
_SAID = rf"(?<!not )(?<!n't )(?:{_WRONG}|{_RIGHT})\b"
_HAN_SAID = (
    "(?:(?P<w>不正确|不对|错误|有[误错]|错|假|不符合?事实|不属实|不成立|不真实)"
    "|(?P<r>无[误错]|没[有]?[错误]|(?<!不)(?:正确|对|真实?|符合事实|属实|成立)))"
)
_VERB = r"(?:say|write|answer|reply|respond|give|put|use|type|print|output|return|choose|mark)"
_QUOTE = "[\"'“”‘’「」『』`*]?"
_MAY_SPEAK = compiled(
    r"\b(?:right|correct|true|accurate|valid)\b|对|正确|真|事实|属实|成立|[无有][误错]",
    re.IGNORECASE,
)


def _patterns(golds: Sequence[str]) -> Sequence[str]:
    one = rf"(?P<gold>{'|'.join(map(re.escape, sorted(golds, key=len, reverse=True)))})"
    if all(gold.isascii() for gold in golds):
        one = rf"(?<![A-Za-z0-9_]){one}(?![A-Za-z0-9_])"
    gold = rf"{_QUOTE}{one}{_QUOTE}"
    subject = r"(?:it|this|that|(?:the|a|this|each|every)\s(?:\w+\s){1,2}?)"
    case = rf"(?:if|when|where)\s(?:{subject}\s?(?:is|was)\s|{subject}?(?<=\s))?{_SAID}"
    of_case = rf"for\s(?:an?\s|the\s|what is\s|what's\s|every\s)?{_SAID}(?:\s\w+){{0,2}}?"
    return (
        rf"{gold},?\s{case}",
        rf"{gold},?\s{of_case}(?=\s*(?:$|[.,;)\n]|\w))",
        rf"{case},?\s(?:then\s)?{_VERB}\s(?:with\s|only\s|just\s)?{gold}",
        rf"{of_case},?\s(?:then\s)?{_VERB}\s(?:with\s|only\s|just\s)?{gold}",
        rf"\b{_SAID}\s?(?:=|:|→|->|means)\s?{gold}(?!\s?(?:=|:|→|->))",
        rf"{gold}\s?(?:=|:|→|->|means|stands for)\s?(?:that it is\s|it is\s)?{_SAID}",
        rf"{_HAN_SAID}(?:的(?:话)?|则|时|者|就|，|请|即|句子|说法|叙述|陈述|语句){{0,3}}"
        rf"(?:回答|作答|答|写|填写?|选|输出|用|标记?|记|打|给)(?:上|为|作|成|出)?\s?{gold}",
        rf"{_HAN_SAID}\s?(?:=|＝|：|:|→|->|为|是)\s?{gold}",
        rf"{gold}\s?(?:表示|代表|=|＝|→|->|是指|指|即)(?:[^，。；、\n对错真假不]{{0,4}}){_HAN_SAID}",
        rf"(?:如果|若|假如|当)[^，。；\n对错]{{0,8}}?{_HAN_SAID}(?:的话|时)?[，,]?(?:请|就|则)?"
        rf"(?:回答|作答|答|写|填写?|选|输出|用|标记?|记|打)(?:上|为|作|成|出)?\s?{gold}",
    )


def told_for(subject: Subject) -> Mapping[bool, str]:
    """Return which answer the prompt wants for what is right (True) and for what is wrong, an
    empty map where it does not say both, or says two things of one."""
    golds = sorted(set(subject.golds))
    texts = texts_of(subject)
    if len(golds) != 2 or not all(golds) or not texts or not _MAY_SPEAK.search(texts[0]):
        return {}
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for pattern in _patterns(golds):
        for match in compiled(pattern, re.IGNORECASE).finditer(texts[0]):
            if all(match[0] in text for text in texts):
                found[match["r"] is not None].add(match["gold"].casefold())
    right, wrong = found[True], found[False]
    if len(right) != 1 or len(wrong) != 1 or right == wrong:
        return {}
    return {True: right.pop(), False: wrong.pop()}


_MARKS = ("0", "1", "2", "A", "B", "T", "F", "Y", "N", "√", "×", "✓", "✗")
"""What a prompt asks for in place of words, `1 if it is right and 0 if not`."""


def told_in_marks(subject: Subject) -> Mapping[int, Message]:
    """Return what is wrong with docs whose answers are words, where the prompt says which digit or
    letter to answer of what is right and of what is wrong."""
    golds = set(subject.golds)
    texts = texts_of(subject)
    if len(golds) != 2 or any(label_in(gold) or gold in _MARKS for gold in golds):
        return {}
    if None in map(says_yes, golds) or not texts or not _MAY_SPEAK.search(texts[0]):
        return {}
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for pattern in _patterns(_MARKS):
        for match in compiled(pattern, re.IGNORECASE).finditer(texts[0]):
            if all(match[0] in text for text in texts):
                found[match["r"] is not None].add(match["gold"])
    right, wrong = found[True], found[False]
    if len(right) != 1 or len(wrong) != 1 or right == wrong:
        return {}
    wanted = f"{right.pop()}, {wrong.pop()}"
    return {
        item.doc.id: say(
            "the prompt wants {wanted}; the gold is {gold!r}",
            wanted=wanted,
            gold=golds_of(item.example)[0].strip(),
        )
        for item in subject.rendered
    }


def _told_by(data: Mapping[str, Any]) -> bool | None:
    """Return what a row says of its truth, in a field for that or, in words, as its label."""
    verdict = verdict_of(data)
    if verdict is not None:
        return verdict
    said = [
        says_yes(value)
        for name, value in data.items()
        if str(name).casefold() in _LABELS and isinstance(value, str)
    ]
    return said[0] if len(said) == 1 else None


def meant_otherwise(subject: Subject) -> Mapping[int, Message]:
    """Return what is wrong with docs whose row says that something is right, and whose gold is what
    the prompt wants for what is wrong, and the other way round, where it is so in nearly all."""
    if len(subject.rendered) < _FEWEST_DOCS:
        return {}
    each = (_told_by(item.doc.data) for item in subject.rendered)
    verdicts = list(takewhile(lambda verdict: verdict is not None, each))
    if len(verdicts) < len(subject.rendered) or len(set(verdicts)) < 2:
        return {}
    if any(label_in(o.label) for i in subject.rendered[:1] for o in subject.list_of(i).options):
        return {}
    told = told_for(subject)
    found: dict[int, Message] = {}
    for item, verdict in zip(subject.rendered, verdicts, strict=True):
        gold = golds_of(item.example)[0].strip()
        wanted = told.get(bool(verdict), gold.casefold())
        if wanted != gold.casefold():
            found[item.doc.id] = say(
                "the row says {own}, for which the prompt wants {wanted!r}; the gold is {gold!r}",
                own=str(verdict).lower(),
                wanted=wanted,
                gold=gold,
            )
    return found if len(found) >= _MOST_OF * len(subject.rendered) else {}
