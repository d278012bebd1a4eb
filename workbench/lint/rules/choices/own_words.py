"""Labels that stand for another class than the words of their texts: where most that is labelled
"sports" speaks of shares and banks, the map of labels is shifted or turned round. The rules
`answer/gold-differs` and `answer/legend` say so, and `few-shot/wrong-answer` of an example."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.rules.instructions.labels import gold_of, texts_of
from workbench.lint.rules.texts.unshown import texts_in
from workbench.lint.senses import RELATIONS, Sense, classes_of, told_by
from workbench.lint.subject import Subject
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_TOLD = 5
_FEWEST_OF_CLASS = 2
_MOST_LABELS = 20
_AGAINST = 0.25
"""At most this share of the docs that tell their class have a label that agrees."""

_TURNED = 0.75
"""At least this share agrees once each label stands for the class that most of its texts are of."""

_DEFINES = (
    r"[\"'”’」』`*]?\s?(?:\bif\b|\bwhen\b|\bwhere\b|\bmeans?\b|\bfor\b|[=:：(（]|表示|是指|指|如果|若)"
    r"\s*(?P<text>[^,;.。；，\n()（）=]{3,80})"
)
"""What stands between a label and what it stands for."""

_DEFINED = (
    r"(?P<text>[^,;.。；，:：\n()（）=]{{3,60}}?)(?:\s?[(（]{label}[)）]|的?(?:就是|是|为|属于|判为){label}"
    r"(?=[，。；,;\n]))"
)
"""What a label stands for, before it: `follows from the premise (entailment)`."""

_SURE = 0.9
_SURE_WORDS = 2
_SHOWN_WORDS = 3


@dataclass(frozen=True)
class Told:
    """What the words of a doc's texts tell: its label, the label's class, the class of the words,
    and some of these."""

    label: str
    own: Sense
    told: Sense
    words: Sequence[str]


def against_words(
    subject: Subject, legends: Mapping[int, Mapping[str, str]]
) -> Mapping[int, Message]:
    """Return what is said of docs whose labels are other classes' than the words of their texts,
    where the labels of nearly all docs are. `legends` has what each doc's prompt says of labels."""
    told = words_told(subject, legends)
    if len(told) < _FEWEST_TOLD:
        return {}
    agreeing = sum(one.own is one.told for one in told.values())
    if agreeing > _AGAINST * len(told):
        return {}
    by_own: dict[str, Counter[str]] = defaultdict(Counter)
    for one in told.values():
        by_own[one.own.key][one.told.key] += 1
    often = {key: counts.most_common(1)[0] for key, counts in by_own.items()}
    is_turned = sum(count for _, count in often.values()) >= _TURNED * len(told)
    # Each class has texts enough, and two of them speak of different ones.
    several = [key for key, counts in by_own.items() if counts.total() >= _FEWEST_OF_CLASS]
    if not is_turned or len(several) < 2 or len({often[key][0] for key in several}) < 2:
        return {}
    return {
        doc_id: say(
            "most texts labelled {label} speak of another class: {words}",
            label=repr(one.label),
            words=", ".join(one.words[:_SHOWN_WORDS]),
        )
        for doc_id, one in told.items()
        if one.own is not one.told
    }


def words_told(subject: Subject, legends: Mapping[int, Mapping[str, str]]) -> Mapping[int, Told]:
    """Return what the words of docs tell, by id, as far as they tell anything."""
    labels = {item.doc.id: _label(subject, item, legends) for item in subject.rendered}
    known = frozenset(labels.values())
    classes = classes_of(known) if 2 <= len(known) <= _MOST_LABELS else {}
    if any(sense.family == RELATIONS for sense in classes.values()):
        return {}  # two texts are compared, and neither speaks of how
    found: dict[int, Told] = {}
    for item in subject.rendered if classes else ():
        label = labels[item.doc.id]
        if label not in classes:
            continue
        own = [t for t in texts_in(item.doc.data) if t in item.example.input and t != label]
        sense, _, words = told_by("\n".join(own), tuple(classes.values()))
        if sense is not None:
            found[item.doc.id] = Told(label, classes[label], sense, words)
    return found


def _label(subject: Subject, item: Rendered, legends: Mapping[int, Mapping[str, str]]) -> str:
    """Return what a doc's gold stands for: what the legend or the list says of it, or itself."""
    gold = gold_of(subject, item).strip()
    legend = legends.get(item.doc.id, {})
    if gold in legend:
        return legend[gold]
    return next((o.text for o in subject.list_of(item).options if o.label == gold), gold)


def defined_otherwise(subject: Subject) -> Message | None:
    """Return what is said of a prompt that says of two labels or more what each stands for, and
    each time in the words of another one: `positive if the guest complains`."""
    texts = texts_of(subject)
    known = frozenset(gold_of(subject, item).strip() for item in subject.rendered)
    classes = classes_of(known) if texts and 2 <= len(known) <= _MOST_LABELS else {}
    found: dict[str, tuple[str, Sense]] = {}
    agreeing = 0
    for label, own in classes.items():
        said = _said_of(label, texts[0])
        sense = told_by(said["text"], tuple(classes.values()))[0] if said else None
        agreeing += bool(said) and sense is own
        if said and sense not in (None, own) and all(said["text"] in text for text in texts):
            found[label] = (said["text"], sense)
    if len({sense.key for _, sense in found.values()}) < 2 or agreeing >= len(found):
        return None
    label, (text, _) = next(iter(found.items()))
    return say("the prompt says {text} of {label}, which are another class's words",
               text=shorten(text, 50), label=repr(label))  # fmt: skip


def _said_of(label: str, text: str) -> re.Match[str] | None:
    """Return what a text says a label stands for, behind it or before it."""
    own = re.escape(label)
    behind = compiled(rf"(?<!\w){own}{_DEFINES}", re.IGNORECASE).search(text)
    return behind or compiled(_DEFINED.format(label=own), re.IGNORECASE).search(text)


def telling(subject: Subject) -> Mapping[str, Sense]:
    """Return the classes of the docs' labels, by the label, where the words of nearly all docs that
    tell one tell the right one, so that a worked example is judged by its words; else none."""
    told = words_told(subject, {})
    agreeing = sum(one.own is one.told for one in told.values())
    if len(told) < _FEWEST_TOLD or agreeing < _SURE * len(told):
        return {}
    return {one.label: one.own for one in told.values()}


def wrong_by_words(classes: Mapping[str, Sense], text: str, answer: str) -> Message | None:
    """Return what is said of a worked example whose words are another class's than its answer."""
    bare = answer.strip().rstrip(".。")
    own = classes.get(bare)
    if own is None:
        return None
    sense, more, words = told_by(text, tuple(classes.values()))
    if sense is None or sense is own or more < _SURE_WORDS:
        return None
    return say(
        "a worked answer is wrong: it is {answer}, and the text speaks of another class: {words}",
        answer=shorten(bare, 30),
        words=", ".join(words[:_SHOWN_WORDS]),
    )
