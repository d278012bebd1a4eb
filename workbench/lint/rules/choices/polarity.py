"""What is asked against what the row's field says: the prompt asks whether something is wrong, the
field says whether it is right, and a yes is a yes of the field. The rule `answer/gold-differs` says
so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.choices.verdicts import says_yes
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST_DOCS = 4
_GOOD = frozenset(
    {"ok", "okay", "valid", "correct", "right", "true", "allowed", "legal", "permitted", "safe"}
    | {"holds", "acceptable", "grammatical", "consistent", "supported", "complies", "compliant"}
    | {"fits", "same", "equal", "equivalent", "duplicate", "paraphrase", "match", "matches"}
    | {"entailed", "entails", "fulfilled", "obeys", "keeps", "accurate", "authentic", "genuine"}
    | {"符合", "合规", "正确", "合法", "相同", "一致", "成立", "允许", "通顺", "安全", "属实"}
)
_BAD = frozenset(
    {"wrong", "incorrect", "invalid", "false", "violates", "violation", "violated", "illegal"}
    | {"forbidden", "unsafe", "differs", "different", "contradicts", "inconsistent", "odd"}
    | {"ungrammatical", "breaks", "broken", "fake", "error", "unacceptable", "wrong_index"}
    | {
        "violate",
        "distractor",
        "违反",
        "违规",
        "错误",
        "不符",
        "不同",
        "矛盾",
        "不一致",
        "有误",
        "违法",
    }
)
"""Fields that say so of what is asked about, and the opposite."""
_ASKS_GOOD = compiled(
    r"\b(?:correct|right|true|valid|allowed|legal|permitted|acceptable|grammatical|consistent"
    r"|compl(?:y|ies)|obeys?|follows?|fits?|agrees?|match(?:es)?|same|holds?|supported|accurate"
    r"|equivalent|paraphrases?|safe|kept)\b"
    r"|相符|符合|合规|正确|对(?=吗|不对)|合法|相同|一致|成立|属实|通顺|遵守|合乎|允许|吻合",
    re.IGNORECASE,
)
_ASKS_BAD = compiled(
    r"\b(?:in(?:correct|valid|consistent|accurate)|wrong|false|untrue|illegal|forbidden|violat\w+"
    r"|un(?:acceptable|grammatical|safe)|differ(?:s|ent)?|contradict\w*|breaks?|broken|err(?:or|s)?"
    r"|disagrees?|prohibited)\b"
    r"|违反|违背|违规|错误|有误|不符合?|不正确|不同|矛盾|不一致|违法|不合法|不成立|不属实|不通顺|出错",
    re.IGNORECASE,
)
_NOT = compiled(
    r"\b(?:not|never|except|isn't|aren't|doesn't|don't|cannot|nor)\b|n't\b|不|没有|非|除了|无",
    re.IGNORECASE,
)
_QUESTION = compiled(r"[^.。!！?？\n;；]*[?？]|[^\n.。]*(?:[哪何]|which|whether|是否)[^\n.。?？]*",
                     re.IGNORECASE)  # fmt: skip
_YES_OR_NO = compiled(r",?\s(?:yes or no|true or false)(?=\W*\Z)", re.IGNORECASE)
_BEHIND = exactly(r"\([^()]*\)|（[^（）]*）")
_LEGEND = compiled(
    r"(?<![\w=+-])(?P<sign>[\w+\-√×✓✗]{1,3})\s?(?:=|＝|→|->|表示|代表|means)\s?"
    r"(?P<text>[^\s,，;；()（）。/]+(?: [a-z]+){0,2})"
)
_YES = frozenset({"yes", "true", "right", "correct", "是", "对", "正确", "真", "有"})
_NO = frozenset({"no", "false", "wrong", "incorrect", "否", "错", "不", "错误", "假", "没有"})


def _sense(name: str) -> bool | None:
    """Return whether a field says that something is right (True) or wrong, None where it says
    neither."""
    bare = name.casefold().removeprefix("is_").removeprefix("是否").strip("_")
    return True if bare in _GOOD else False if bare in _BAD else None


def asked_the_other_way(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose prompt asks for what is wrong and whose gold is what the row has as
    right, or the other way round; or whose prompt explains a sign as the opposite of what the row
    says."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return
    named = {name: sense for name in sorted(subject.fields) if (sense := _sense(name)) is not None}
    fields = [name for name in named if name not in subject.code.fields_of_input]
    if len(fields) != 1 or fields[0] not in subject.code.fields_of_output:
        return
    name, sense = fields[0], named[fields[0]]
    told = _explained(subject, name, is_good=sense)
    found = told or _asked(subject, name, is_good=sense)
    for item in items if found else ():
        yield Hit(
            say("the prompt says {words!r} of the answer of the rows whose {name!r} is true",
                words=found, name=name)
            if told
            else say("the prompt asks for {words!r}, and its answers follow the row's {name!r}",
                     words=found, name=name),
            say("Ask for what the field says, or turn the answers round."),
            item.doc.id,
            subject.code.line_with(found) or subject.code.line_of_output,
            about="sense",
            severity="warning",
        )  # fmt: skip


def _asked(subject: Subject, name: str, *, is_good: bool) -> str:
    """Return the words of a question that the opposite of a field answers, where a true of it
    is a yes, or its value is the number of what is asked for."""
    written = [item.doc.data.get(name) for item in subject.rendered]
    numbers = [says_yes(own) if isinstance(own, str) else own for own in written]
    values = [bool(n) if name.startswith("is_") and n in (0, 1) else n for n in numbers]
    yes = [
        says_yes(golds_of(item.example)[0]) is value
        for item, value in zip(subject.rendered, values, strict=True)
        if isinstance(value, bool)
    ]
    are_places = all(isinstance(n, int) and not isinstance(n, bool) for n in numbers)
    if not are_places and not (len(yes) == len(subject.rendered) and all(yes)):
        return ""
    if are_places and set(numbers) <= {0, 1} and not (len(yes) == len(numbers) and all(yes)):
        return ""
    said = _question_of(subject)
    text = _YES_OR_NO.sub("", _BEHIND.sub("", said))
    bad, good = _ASKS_BAD.search(text), _ASKS_GOOD.search(_ASKS_BAD.sub("", text))
    if (bad is None) == (good is None):
        return ""
    found = bad or good
    rest = _ASKS_BAD.sub("", text)
    if found is None or _NOT.search(rest) or " or " in f" {text} " or "还是" in text:
        return ""
    return found[0] if (good is not None) != is_good else ""


def _question_of(subject: Subject) -> str:
    """Return the one question that the template asks in all docs, "" where there are several."""
    texts = texts_of(subject)
    if not texts:
        return ""
    own = {
        match[0].strip()
        for literal in (*subject.code.template.split("\0"), subject.settings.description)
        for match in _QUESTION.finditer(literal)
    }
    own = {text for text in own if all(text in each for each in texts) and len(text) > 3}
    return own.pop() if len(own) == 1 else ""


def _explained(subject: Subject, name: str, *, is_good: bool) -> str:
    """Return what a legend says of a sign that stands for the opposite in the rows."""
    pairs = {
        (golds_of(item.example)[0].strip(), item.doc.data.get(name)) for item in subject.rendered
    }
    if len(pairs) != 2 or not all(isinstance(value, bool) for _, value in pairs):
        return ""
    by_sign = {sign: value for sign, value in pairs if isinstance(value, bool)}
    if len(by_sign) != 2 or len(set(by_sign.values())) != 2:
        return ""
    texts = texts_of(subject)
    legend = _legend(texts[0], by_sign) if texts else {}
    if set(legend) != set(by_sign) or not all(legend[s] in t for t in texts for s in legend):
        return ""
    told = {sign: _tells(text) for sign, text in legend.items()}
    if None in told.values() or len(set(told.values())) != 2:
        return ""
    sign = next(sign for sign, value in by_sign.items() if value)
    return legend[sign] if told[sign] is not is_good else ""


def _legend(text: str, signs: Mapping[str, bool]) -> dict[str, str]:
    found = {m["sign"]: m["text"] for m in _LEGEND.finditer(text) if m["sign"] in signs}
    return found if not all(says_yes(sign) is not None for sign in signs) else {}


def asks_for_bad(text: str) -> bool:
    """Say whether a text speaks of what is wrong, or denies something."""
    return _ASKS_BAD.search(text) is not None or _NOT.search(text) is not None


def _tells(text: str) -> bool | None:
    bare = text.strip().casefold()
    if bare in _YES or bare in _NO:
        return bare in _YES
    bad, rest = _ASKS_BAD.search(bare), _ASKS_BAD.sub("", bare)
    good = _ASKS_GOOD.search(rest)
    if (bad is None) == (good is None):
        return None
    return (good is not None) is not (_NOT.search(rest) is not None)
