"""What a prompt says of one label alone, `A toxic comment insults someone`, and of `true` and
`false`, `supported` and `refuted`, in the words of the other one; and of two labels by each other's
names. The rule `answer/legend` says so."""

from __future__ import annotations

import re
from itertools import combinations

from workbench.errors import shorten
from workbench.io.han import compiled, simplified
from workbench.lint.rules.choices.polarity import asks_for_bad
from workbench.lint.rules.choices.spelt_legends import legend_of
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.senses import classes_of, told_by
from workbench.lint.subject import Subject
from workbench.messages import Message, quoted, say

_FEWEST_DOCS = 4
_MOST_LABELS = 6
_STEM = 6
"""Words that begin with so many letters alike may be forms of one."""

_TRUTHS = {"true": True, "false": False, "对": True, "错": False, "正确": True, "错误": False}
_RELATIONS = {
    **dict.fromkeys(("support", "supports", "supported", "支持", "蕴含", "蕴涵"), True),
    **dict.fromkeys(("entail", "entails", "entailed", "entailment"), True),
    **dict.fromkeys(("refute", "refutes", "refuted", "反驳", "驳斥", "矛盾"), False),
    **dict.fromkeys(("contradict", "contradicts", "contradicted", "contradiction"), False),
}
"""What labels say of a statement, held against a text: that it is so (True), or that it is not."""
_HOLDS = compiled(
    r"\b(?:follows?|confirms?|supports?|entails?|proves?|agrees?|holds?|backs)\b"
    r"|\b(?:is|are) (?:true|correct|right)\b|支持|证实|蕴含|蕴涵|符合|一致|成立|得出",
    re.IGNORECASE,
)
_FAILS = compiled(
    r"\b(?:contradicts?|refutes?|disproves?|den(?:y|ies)|disagrees?|conflicts?|clashes)\b"
    r"|\b(?:is|are) (?:false|wrong|incorrect)\b|反驳|驳斥|矛盾|推翻|冲突",
    re.IGNORECASE,
)
_NOT = compiled(r"\b(?:not|never|cannot|nothing|neither|nor|no)\b|n['’]t\b|不|没|无", re.IGNORECASE)
_DEFINES = (
    r"(?:\b(?:an?|any|the)\s(?P<label>{labels})\s(?!or\b|and\b|label|class|answer)\w+"
    r"\s(?:is one (?:that|which|who)\s)?(?P<said>[^.;\n?:]{6,80})(?=[.;\n])"
    r"|(?P<han>{labels})的?(?:评论|留言|文本|句子|消息|帖子|邮件|短信)(?:是指|指的是|是|会|指|都)?"
    r"(?P<told>[^。；，\n？?：]{3,40})(?=[。；，\n]))"
)


def defined_alone(subject: Subject) -> Message | None:
    """Return what is said of a prompt that says of a label what texts of it are, in a sentence of
    its own and in the words of another label's class, and of none in those of its own."""
    labels = set(subject.rights)
    if len(subject.rendered) < _FEWEST_DOCS or not 2 <= len(labels) <= _MOST_LABELS:
        return None
    classes = classes_of(frozenset(labels))
    if len(classes) < len(labels):
        return None
    words = "|".join(map(re.escape, sorted(labels, key=len, reverse=True)))
    texts = texts_of(subject)
    by_name = {simplified(name.casefold()): sense for name, sense in classes.items()}
    found: Message | None = None
    for match in compiled(_DEFINES.replace("{labels}", words), re.IGNORECASE).finditer(texts[0]):
        if not all(match[0] in text for text in texts):
            continue
        label, said = match["label"] or match["han"], match["said"] or match["told"]
        own = by_name.get(simplified(label.casefold()))
        if simplified(said.strip("、,，/／ ").casefold()) in by_name:
            continue  # the next one of a list of labels
        sense = told_by(said, classes.values(), by_name=True)[0]
        if own is None or sense is None:
            continue
        if sense is own:
            return None
        found = found or say(
            "the prompt says {text} of {label}, which are another class's words",
            text=shorten(said, 50), label=quoted(label),
        )  # fmt: skip
    return found


def names_exchanged(subject: Subject) -> Message | None:
    """Return what is said of a prompt that says of two labels what names the other one and not
    itself: `退款：要求开具发票` and `发票：要求退回货款`."""
    labels = frozenset(subject.rights)
    if len(subject.rendered) < _FEWEST_DOCS:
        return None
    said = legend_of(tuple(texts_of(subject)), labels)
    for one, other in combinations(sorted(said), 2):
        crossed = _names(said[one], other) and _names(said[other], one)
        if crossed and not _names(said[one], one) and not _names(said[other], other):
            return say("the prompt says {text} of {label}, which are another class's words",
                       text=shorten(said[one], 50), label=quoted(one))  # fmt: skip
    return None


def _names(text: str, label: str) -> bool:
    """Say whether a text has a label's words, or forms of them; in Chinese all its characters."""
    if not label.isascii():
        return len(label) > 1 and set(simplified(label)) <= set(simplified(text))
    stems = [word[:_STEM] for word in re.findall(r"[a-z]{4,}", label.casefold())]
    folded = text.casefold()
    return bool(stems) and all(re.search(rf"\b{stem}", folded) for stem in stems)


def truth_turned_round(subject: Subject) -> Message | None:
    """Return what is said of a prompt that says of `true`, or of `supported`, that something does
    not hold, and of `false` or `refuted` that it does. Where true and false are asked for, the
    question may be whether something is wrong."""
    labels = frozenset(subject.rights)
    if len(subject.rendered) < _FEWEST_DOCS:
        return None
    for names in (_TRUTHS, _RELATIONS):
        known = {label: names[label.casefold()] for label in labels if label.casefold() in names}
        if {*known.values()} == {True, False}:
            break
    else:
        return None
    said = legend_of(tuple(texts_of(subject)), labels)
    told = {known[label]: _holds(text) for label, text in said.items() if label in known}
    if told != {True: False, False: True}:
        return None
    rest = subject.told
    for words in (*said.values(), *labels):
        rest = rest.replace(words, "")
    if names is _TRUTHS and asks_for_bad(rest):
        return None
    label = next(label for label in said if known.get(label))
    return say("the prompt says {text} of {label}, which are another class's words",
               text=shorten(said[label], 50), label=quoted(label))  # fmt: skip


def _holds(text: str) -> bool | None:
    """Return whether words say that something holds, None where they say neither."""
    holds, fails = _HOLDS.search(text) is not None, _FAILS.search(text) is not None
    if holds is fails:
        return None
    return holds is not (_NOT.search(text) is not None)
