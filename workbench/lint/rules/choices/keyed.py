"""What a prompt says its codes stand for, in whatever way it writes that: `positive (1)`,
`A for no`, `正面写0`. The rule `answer/legend` compares it with what the rows say.

Only words that are labels are looked for: those of a field of the rows, and yes and no. So a code
beside one is a legend, whatever stands between. Legends whose labels no field has are held against
the words of the texts, in `defined`.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence

from workbench.io.han import compiled, simplified
from workbench.lint.rules.choices.verdicts import says_yes, verdict_of
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject
from workbench.messages import Message, say

_LETTERS = frozenset("ABCDEFGHIJ")
_MOST_LABELS = 12
_LONGEST_CODE = 3
_FEWEST_DOCS = 4
_OPENS = "[\"'“‘「『`*(（]{0,2}"
_CLOSES = "[\"'”’」』`*)）]{0,2}"
_CODE_FIRST = (
    r"(?:\s?(?:[.)）、:：=＝→(（]|->|=>)|\s[-–—]\s|\s(?:for|means|if|when|is|stands for|denotes)\s"
    r"(?:(?:it|this|that|(?:the|a|an|this)\s\w+)\s(?:is|was)\s)?(?:an?\s)?"
    r"|\s?(?:表示|代表|是指|指|是|为))\s?"
)
_WORD_FIRST = (
    r"(?:\s?(?:[:：=＝→(（]|->|=>)|\s(?:as|is|with|by|to)\s|\s?(?:请|就|则|的)?"
    r"(?:写|填|答|选|记|用|标|输出|回答|标记|对应|为|是)(?:为|作|成|上)?)\s?"
)
_VERDICTS = ("yes", "no", "true", "false", "correct", "incorrect", "right", "wrong", "是", "否",
             "对", "错", "正确", "错误")  # fmt: skip


def keyed_otherwise(subject: Subject) -> Mapping[int, Message]:
    """Return what is said of docs whose gold is a code that the prompt gives to another label than
    the row, where it is so in nearly all."""
    items = subject.rendered
    golds = set(subject.rights)
    texts = texts_of(subject)
    if len(items) < _FEWEST_DOCS or not texts or not 2 <= len(golds) <= _MOST_LABELS:
        return {}
    if not all(0 < len(gold) <= _LONGEST_CODE and gold.isalnum() for gold in golds):
        return {}
    if any(len(gold) > 1 and set(gold) <= _LETTERS for gold in golds):
        return {}  # several letters are right
    own, others = simplified(texts[0]), [simplified(text) for text in texts[1:]]
    for name, told in _told_by_rows(subject):
        legend = _legend(own, golds, told.values(), others)
        if len(legend) < 2 or golds <= set(told.values()):
            continue
        found = {
            item.doc.id: _differs(legend, gold, told[item.doc.id])
            for item in items
            if (gold := subject.right_of(item).strip())
            and not _are_alike(legend.get(gold, ""), told[item.doc.id], is_verdict=not name)
        }
        return found if _are_of_codes(subject, found) else {}
    return {}


def _differs(legend: Mapping[str, str], gold: str, label: str) -> Message:
    if gold not in legend:
        return say("the legend has {labels}, and {gold!r} is right",
                   labels=", ".join(sorted(legend)), gold=gold)  # fmt: skip
    return say("the legend says {meant!r} for {gold}, and {answer!r} is right",
               gold=gold, meant=legend[gold], answer=label)  # fmt: skip


def _are_of_codes(subject: Subject, found: Mapping[int, Message]) -> bool:
    """Say whether what differs are all docs of two codes or more, so that it is the legend."""
    differs: dict[str, set[bool]] = defaultdict(set)
    for item in subject.rendered:
        differs[subject.right_of(item).strip()].add(item.doc.id in found)
    is_whole = all(len(each) == 1 for each in differs.values())
    return is_whole and sum(True in each for each in differs.values()) > 1


def _told_by_rows(subject: Subject) -> Iterable[tuple[str, Mapping[int, str]]]:
    """Yield the fields that have one of a few labels in each row, with the label by doc; last,
    under no name, whether the rows say yes or no."""
    for name in sorted(subject.fields):
        told = {item.doc.id: item.doc.data.get(name) for item in subject.rendered}
        texts = {each for each in told.values() if isinstance(each, str) and _is_word(each)}
        are_labels = all(isinstance(value, str) and value in texts for value in told.values())
        if 2 <= len(texts) <= _MOST_LABELS and are_labels:
            yield name, {doc_id: str(value) for doc_id, value in told.items()}
    verdicts: dict[int, bool] = {}
    for item in subject.rendered:
        verdict = verdict_of(item.doc.data)
        if verdict is None:
            return  # most rows of a task have none
        verdicts[item.doc.id] = verdict
    if set(verdicts.values()) == {True, False}:
        yield "", {doc_id: "yes" if verdict else "no" for doc_id, verdict in verdicts.items()}


def _is_word(text: str) -> bool:
    return len(text) > 1 or not text.isascii()


def _legend(
    text: str, golds: Collection[str], labels: Iterable[str], others: Sequence[str]
) -> Mapping[str, str]:
    """Return which label a text, and all others as well, gives to each code of the golds' kind;
    none where it gives one code two labels, or two codes one. What some texts have alone is of
    their rows: an option, behind its letter."""
    folded = text.casefold()
    known = {simplified(label.casefold()) for label in labels}
    known |= set(_VERDICTS) if known & set(_VERDICTS) else set()
    words = sorted((label for label in known if label in folded), key=len, reverse=True)
    if len(words) < 2:
        return {}
    code = _code(golds)
    word = "|".join(
        rf"\b{re.escape(each)}\b" if each.isascii() else re.escape(each) for each in words
    )
    found: dict[str, set[str]] = defaultdict(set)
    for pattern in (
        rf"(?<![\w.])(?P<code>{code}){_CODE_FIRST}{_OPENS}(?P<word>(?i:{word}))",
        rf"(?P<word>(?i:{word})){_CLOSES}{_WORD_FIRST}{_OPENS}(?P<code>{code})(?!\w|\.\d)",
    ):
        for match in compiled(pattern).finditer(text):
            if not all(match[0] in other for other in others):
                continue
            found[match["code"]].add(match["word"].casefold())
    legend = {key: said.pop() for key, said in found.items() if len(said) == 1}
    is_clear = len(legend) == len(found) and len(set(legend.values())) == len(legend)
    return legend if is_clear and len(legend) > 1 else {}


def _code(golds: Collection[str]) -> str:
    """Return a pattern of what may be a code where the golds are some: the ones that are never
    right, too."""
    if all(map(str.isdigit, golds)):
        return r"\d"
    several = sorted((re.escape(gold) for gold in golds if len(gold) > 1), key=len, reverse=True)
    return "|".join([*several, "[A-Z]" if any(map(str.isupper, golds)) else "[a-z]"])


def _are_alike(meant: str, label: str, *, is_verdict: bool) -> bool:
    if is_verdict:
        return says_yes(meant) is says_yes(label)
    said = says_yes(meant)
    if said is not None and says_yes(label) is said:
        return True  # `correct` for a yes
    return meant == simplified(label.casefold())
