"""Labels that stand for another class than the words of their texts: where most that is labelled
"sports" speaks of shares and banks, the map of labels is shifted or turned round. The rules
`answer/gold-differs` and `answer/legend` say so, and `few-shot/wrong-answer` of an example."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from workbench.errors import shorten
from workbench.lint.exchange import exchange
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.instructions.labels import constant_of
from workbench.lint.senses import TOLD_IN_DEFINITIONS, Sense, classes_of, told_by
from workbench.lint.subject import Subject
from workbench.messages import Message, quoted, say
from workbench.types import Rendered

_MOST_LABELS = 20
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
    where an exchange of labels fits them plainly better. `legends` has what each doc's prompt says
    of labels."""
    told = words_told(subject, legends)
    goes = exchanged_in(told.values(), len({one.label for one in told.values()}))
    return {
        doc_id: say(
            "most texts labelled {label} speak of another class: {words}",
            label=quoted(one.label),
            words=", ".join(one.words[:_SHOWN_WORDS]),
        )
        for doc_id, one in told.items()
        if goes.get(one.own.key) == one.told.key
    }


def exchanged_in(told: Iterable[Told], count: int) -> Mapping[str, str]:
    """Return which class each of those that are exchanged should be, by their keys; of `count`
    classes that labels stand for."""
    votes: dict[str, Counter[str]] = defaultdict(Counter)
    for one in told:
        votes[one.own.key][one.told.key] += 1
    return exchange(votes, count)


def words_told(subject: Subject, legends: Mapping[int, Mapping[str, str]]) -> Mapping[int, Told]:
    """Return what the words of docs tell, by id, as far as they tell anything."""
    labels = {item.doc.id: _label(subject, item, legends) for item in subject.rendered}
    known = frozenset(labels.values())
    classes = classes_of(known) if 2 <= len(known) <= _MOST_LABELS else {}
    if any(sense.family in TOLD_IN_DEFINITIONS for sense in classes.values()):
        return {}  # two texts are compared, and neither speaks of how
    return told_of(subject, subject.rendered, labels, classes)


def told_of(
    subject: Subject,
    items: Sequence[Rendered],
    labels: Mapping[int, str],
    classes: Mapping[str, Sense],
) -> Mapping[int, Told]:
    """Return what the words of some docs tell, by id, where their labels are of these classes."""
    found: dict[int, Told] = {}
    senses = tuple(classes.values())
    said = constant_of(subject, items[0]) if classes and items else ""
    for item in items if classes else ():
        label = labels[item.doc.id]
        if label not in classes:
            continue
        sense, _, words = told_by(_shown(item, said), senses)
        if sense is not None:
            found[item.doc.id] = Told(label, classes[label], sense, words)
    return found


def _shown(item: Rendered, said: str) -> str:
    """Return the texts of a row that its input shows, but for what all prompts say: the row's own
    label may be one of those that are named."""
    own = (t for value in item.doc.data.values() for t in leaves_of(value))
    return "\n".join(t for t in own if len(t) > 1 and t not in said and t in item.example.input)


def _label(subject: Subject, item: Rendered, legends: Mapping[int, Mapping[str, str]]) -> str:
    """Return what a doc's gold stands for: what the legend or the list says of it, or itself."""
    gold = subject.right_of(item).strip()
    legend = legends.get(item.doc.id, {})
    if gold in legend:
        return legend[gold]
    return next((o.text for o in subject.list_of(item).options if o.label == gold), gold)


@dataclass(frozen=True)
class Telling:
    """The class that each label stands for, and by how many words more a text must speak of another
    one to be labelled wrongly."""

    classes: Mapping[str, Sense]
    fewest: int


def wrong_by_words(telling: Telling, text: str, answer: str) -> Message | None:
    """Return what is said of a worked example whose words are another class's than its answer."""
    bare = answer.strip().rstrip(".。")
    own = telling.classes.get(bare)
    if own is None:
        return None
    sense, more, words = told_by(text, tuple(telling.classes.values()))
    if sense is None or sense is own or more < telling.fewest:
        return None
    return say(
        "a worked answer is wrong: it is {answer}, and the text speaks of another class: {words}",
        answer=shorten(bare, 30),
        words=", ".join(words[:_SHOWN_WORDS]),
    )
