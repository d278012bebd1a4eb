"""Answers of yes and no, and the field of the rows that says true or false; and labels of any kind
that have become each other on their way from the row."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.io.han import compiled, exactly, simplified
from workbench.lint.label_sets import says_so
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import Message, quoted, say
from workbench.prompts.listing import label_in
from workbench.tasks.new.words import says_answer

_IS = exactly(r"(?:is|are|has|have|was|does|do)[_A-Z]|是否", re.ASCII)
_OF_TRUTH = frozenset({"answer", "correct", "truth", "gold", "duplicate", "entailment", "答案"})
"""Fields whose 1 is a yes; that of a label may be any class."""

_TRUE_ELSEWHERE = (
    "vrai vraie juste exact exacte correct correcte richtig wahr korrekt zutreffend verdadero"
    " verdadera correcto correcta cierto cierta verdadeiro verdadeira correto correta certo certa"
    " vero vera giusto giusta corretto corretta esatto верно правда правильно истина истинно prawda"
    " prawdziwe poprawne waar juist sant rätt doğru benar đúng صحيح सही 참 正しい"
)
_SAID_TO_HOLD = frozenset(
    {"holds", "valid", "true", "entails", "entailed", "supports", "supported", "same", "equal"}
    | {"equivalent", "matches", "match", "agrees", "grammatical", "acceptable", "relevant"}
    | {"possible", "plausible", "成立", "正确", "相同", "一致", "相关", "合理", "对", "真", "属实"}
    | frozenset(_TRUE_ELSEWHERE.split())
)
"""Fields whose true is a yes."""

_OF_NO = exactly(r"wrong|false|fake|incorrect|error|mistake|bug|not_|invalid|错|假", re.IGNORECASE)
"""Fields whose 1 is a no to what is asked, or may be."""

_IN_WORDS = frozenset(
    {"verdict", "correct", "truth", "is_true", "is_correct", "is_right", "true", "正确", "是否正确"}
)
"""Fields that say so by a text, `"1"` or `"true"`; that of an answer may be an option's number."""

_FEWEST_DOCS = 8
_MOST_CLASSES = 12
OPPOSED = compiled(
    r"\bnot\b|n't\b|\b(?:opposite|contrary|reverse\w*|except|wrong|nicht|kein\w*|Gegenteil|contraire"
    r"|contrari[oa]|opuest[oa]|opposto)\b|相反|反义|反面|不是|不属于|不符|错误|でない|ではない|逆",
    re.IGNORECASE,
)


_ASKS_FOR_NO = compiled(
    r"\b(?:is|are|was|were)\b[^.?\n]{0,60}\b(?<!\bor )(?:false|wrong|incorrect|untrue|fake)\b"
    r"(?! or\b)[^.?\n]{0,20}\?|\b(?:contain|have|has|is there)\b[^.?\n]{0,20}\b(?:errors?"
    r"|mistakes?)\b|\b(?:differ|disagree|contradict|clash|different)\b[^.?\n]{0,30}\?"
    r"|(?<!ou )(?<!oder )(?<!o )(?<!или )\b(?:fausse?|falsch|falsa|falso|errad[oa]|incorrect[oa]s?"
    r"|erreurs?|Fehler|errores|erros|errori|ошиб\w+|неверн\w+|ложн\w+)\b[^.?\n]{0,20}\?"
    r"|是否(?:不同|矛盾|错误|有误|有错|不正确|不实|虚假)|(?:有误|错误|有错|不正确|是假的|是错的)吗",
    re.IGNORECASE,
)
"""A question that a yes answers where the row says no."""


def says_yes(text: str) -> bool | None:
    """Return whether a short text says yes, None where it says neither."""
    return says_so(text.strip(" .。!！\"'").casefold())


def verdict_of(data: Mapping[str, Any]) -> bool | None:
    """Return what the one field of a row that may be its verdict says, None without such a one."""
    found = {name: value for name, value in data.items() if _may_be_verdict(str(name), value)}
    if found:
        return bool(next(iter(found.values()))) if len(found) == 1 else None
    if any(isinstance(value, list | Mapping) for value in data.values()):
        return None  # of options, "1" is one
    told = [
        _said_by(v) for name, v in data.items() if simplified(str(name)).casefold() in _IN_WORDS
    ]
    return told[0] if len(told) == 1 else None


def _said_by(value: Any) -> bool | None:
    if not isinstance(value, str):
        return None
    return {"1": True, "0": False}.get(value.strip(), says_yes(value))


def _may_be_verdict(name: str, value: Any) -> bool:
    is_named = _IS.match(name) is not None or name.casefold() in _OF_TRUTH
    is_named |= isinstance(value, bool) and name.casefold() in _SAID_TO_HOLD
    if _OF_NO.search(name):
        return False
    if isinstance(value, bool):
        return is_named or says_answer(name) or is_of_answers(name)
    return isinstance(value, int) and value in (0, 1) and is_named


def turned_round(subject: Subject) -> Mapping[int, Message]:
    """Return what is wrong with docs whose row says true and whose gold says no, and the other way
    round, where it is so in all docs: a map from truth to words that is in the wrong order."""
    items = subject.rendered
    said: Sequence[bool | None] = [says_yes(golds_of(item.example)[0]) for item in items]
    if None in said or len(set(said)) < 2:
        return {}
    told = [verdict_of(item.doc.data) for item in items]
    if any(own is None or own is one for own, one in zip(told, said, strict=True)):
        return {}
    if _ASKS_FOR_NO.search(subject.told):
        return {}
    return {
        item.doc.id: say(
            "the row says {own}, processed_output {gold!r}",
            own=str(own).lower(),
            gold=golds_of(item.example)[0].strip(),
        )
        for item, own in zip(items, told, strict=True)
    }


def named_otherwise(subject: Subject) -> Mapping[int, Message]:
    """Return what is wrong with docs whose row calls its label by name, where each name has become
    another of the same names: a list of classes in another order."""
    golds = [golds_of(item.example)[0].strip().casefold() for item in subject.rendered]
    kinds = set(golds)
    is_few = 2 <= len(kinds) <= _MOST_CLASSES and len(golds) >= _FEWEST_DOCS
    if all(map(label_in, kinds)):
        return _listed_otherwise(subject)
    if not is_few or any(map(label_in, kinds)):  # a letter is that of a list
        return {}
    for name in sorted(subject.fields):
        values = [item.doc.data.get(name) for item in subject.rendered]
        texts = [value.strip().casefold() for value in values if isinstance(value, str)]
        if len(texts) < len(golds) or set(texts) != kinds:
            continue
        if not is_of_answers(name) and not _is_read_as_gold(subject, name, golds):
            continue
        pairs = set(zip(texts, golds, strict=True))
        if len(pairs) == len(kinds) and any(text != gold for text, gold in pairs):
            return {
                item.doc.id: say(
                    "{name} says {own}, processed_output {gold!r}",
                    name=name,
                    own=quoted(text),
                    gold=gold,
                )
                for item, text, gold in zip(subject.rendered, texts, golds, strict=True)
                if text != gold
            }
    return {}


def _listed_otherwise(subject: Subject) -> Mapping[int, Message]:
    """Return what is wrong with docs whose prompt lists the classes, where the mark that is right
    stands before another class than the one field of the row says that has one of them in all
    docs."""
    lists = [
        {option.label: option.text.strip() for option in subject.list_of(item).options}
        for item in subject.rendered
    ]
    shown = subject.code.fields_of_input - subject.code.fields_of_output
    fields = [
        name
        for name in sorted(subject.fields)
        if name not in shown
        and all(
            str(item.doc.data.get(name)).strip() in listed.values()
            for item, listed in zip(subject.rendered, lists, strict=True)
        )
    ]
    are_classes = len({frozenset(listed.values()) for listed in lists}) == 1
    if len(fields) != 1 or not are_classes or len(lists) < _FEWEST_DOCS:
        return {}
    told = [str(item.doc.data[fields[0]]).strip() for item in subject.rendered]
    found: dict[int, Message] = {}
    for item, listed, right in zip(subject.rendered, lists, told, strict=True):
        gold = label_in(golds_of(item.example)[0])
        if listed.get(gold, right) != right:
            found[item.doc.id] = say(
                "processed_output says {own}, which the prompt gives to {other}; {gold} is right",
                own=gold,
                other=listed[gold],
                gold=right,
            )
    return {} if len(set(told)) < 2 else found


def _is_read_as_gold(subject: Subject, name: str, golds: Sequence[str]) -> bool:
    """Say whether a field, whatever its name, is read for the output alone, is never shown, has
    each label more than once, and no other field has the golds themselves; and the prompt does not
    ask for the opposite."""
    if OPPOSED.search(subject.told):
        return False
    read = subject.code.fields_of_output - subject.code.fields_of_input
    often = min(Counter(golds).values()) > 1
    return (
        name in read
        and often
        and not any(
            all(
                str(item.doc.data.get(other)).strip().casefold() == gold
                for item, gold in zip(subject.rendered, golds, strict=True)
            )
            for other in subject.fields
        )
    )
