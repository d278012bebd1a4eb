"""Meanings of labels that changed places in a legend, whatever this speaks of: what it says of a
label names what the rows call another one, or has the words of the other's texts, samples and
rules, and the other way round. The rule `answer/legend` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, pairwise

from workbench.errors import shorten
from workbench.io.han import exactly, simplified
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.choices.defined import named_by_rows
from workbench.lint.rules.choices.headed import told_in_lines
from workbench.lint.rules.choices.spelt_legends import legend_of
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject
from workbench.messages import Message, quoted, say
from workbench.types import Rendered

_SEEN_DOCS = 200
_FEWEST_DOCS = 4
_MOST_LABELS = 12
_LONG = 4
_STEM = 5
"""Words that begin with so many letters alike may be forms of one."""

_FEWEST_CROSSED = 2.0
_STANDING = 0.2
"""At most this share of what speaks for the exchange speaks for the labels as they stand."""

_AGREEING = 0.5
"""At least this share of what the texts of all other labels say is of their own meanings: else
words do not tell these labels."""

_OFTEN = 0.5
"""What stands in a larger share of the texts tells none of them."""

_WORDS = exactly(r"[^\W\d_\u3400-\u9fff]{3,}")
_HAN = exactly("[\u3400-\u9fff]{2,}")
_SENTENCE = exactly(r"[^\n.。!?！？;；]{6,}")

_COMMON_WORDS = (
    "this that with from about other have does text which what when where only just into they them"
    " their there some somebody someone something than then more most less least must will would"
    " should could been being also each every label answer means were your after before like very"
    " says said comment message note asks writer user customer para como pero sobre esta este dans"
    " pour avec sans oder eine einer nicht wird sich auch come della sono"
)
_COMMON = frozenset(word[:_STEM] for word in _COMMON_WORDS.split()) | frozenset(
    ("一个", "没有", "不是", "可以", "什么", "的是", "其他", "都是", "是否")
)

Votes = Mapping[str, Mapping[str, float]]


def legend_told(subject: Subject) -> Mapping[str, str]:
    """Return what all prompts say of each label: by the lines of a legend, or as it is spelt,
    whichever tells more labels."""
    known = subject.legends
    if "told" not in known:
        known["told"] = _read(subject)
    return known["told"]


def _read(subject: Subject) -> Mapping[str, str]:
    labels = frozenset(subject.rights)
    if len(subject.rendered) < _FEWEST_DOCS or not 2 <= len(labels) <= _MOST_LABELS:
        return {}
    by_lines = told_in_lines(subject)
    if len(by_lines) == len(labels):
        return by_lines
    spelt = legend_of(tuple(texts_of(subject)), labels)
    return spelt if len(spelt) > len(by_lines) else by_lines


def names_moved(subject: Subject, said: Mapping[str, str]) -> Mapping[int, Message]:
    """Return what is said of docs whose label has a meaning, of those that are `said`, that names
    what rows call another label, where two or more have each other's names, and none of these its
    own."""
    if len(said) < 2:
        return {}
    golds = subject.rights_by_id
    for names in named_by_rows(subject, golds):
        moved = _moved(said, names)
        if moved:
            return {
                doc_id: say("the legend says {meant!r} for {gold}, and {answer!r} is right",
                            gold=gold, meant=shorten(said[gold], 50), answer=names[gold])
                for doc_id, gold in golds.items()
                if gold in moved
            }  # fmt: skip
    return {}


def _moved(said: Mapping[str, str], names: Mapping[str, str]) -> frozenset[str]:
    """Return the labels of whose meanings each names another one's name and not its own, where
    these are exchanged among themselves."""
    goes: dict[str, str] = {}
    for label, text in said.items():
        named = [other for other, name in names.items() if _has_name(text, name)]
        if label not in named and len(named) == 1:
            goes[label] = named[0]
    is_exchange = len(goes) > 1 and set(goes) == set(goes.values())
    return frozenset(goes) if is_exchange else frozenset()


def _has_name(text: str, name: str) -> bool:
    """Say whether a text has all words of a name, or in Chinese the name as it is."""
    folded = simplified(text.casefold())
    words = _WORDS.findall(name.casefold())
    if not words:
        own = simplified(name.strip())
        return len(own) > 1 and not own.isascii() and own in folded
    return all(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", folded) for word in words)


def words_moved(subject: Subject, said: Mapping[str, str]) -> tuple[str, Message] | None:
    """Return what is said of a legend two of whose meanings have the words of the other's texts,
    samples and rules, and not those of their own; with one of the two labels."""
    if len(said) < 2 or any(len(text) < _LONG for text in said.values()):
        return None
    votes = _votes(subject, said)
    for one, other in combinations(sorted(said), 2):
        if _are_crossed(votes, one, other):
            return one, say(
                "the legend says {text} of {label}, and texts and rules of {other} have its words",
                text=shorten(said[one], 50), label=quoted(one), other=quoted(other),
            )  # fmt: skip
    return None


def _are_crossed(votes: Votes, one: str, other: str) -> bool:
    there, back = votes[one][other], votes[other][one]
    standing = votes[one][one] + votes[other][other]
    crossed = there + back
    if min(there, back) < 1 or crossed < _FEWEST_CROSSED or standing > _STANDING * crossed:
        return False
    rest = [label for label in votes if label not in (one, other)]
    whole = sum(sum(votes[label].values()) for label in rest)
    own = sum(votes[label][label] for label in rest)
    return own >= _AGREEING * whole if whole else crossed >= 2 * _FEWEST_CROSSED


def _votes(subject: Subject, said: Mapping[str, str]) -> Votes:
    """Return, for each label, of how many of its texts the words are those of each meaning."""
    texts = [(label, _words_of(text)) for label, text in _texts(subject, said)]
    counts = Counter(word for _, words in texts for word in words)
    common = {word for word, count in counts.items() if count > max(2, _OFTEN * len(texts))}
    meant = {label: _words_of(text) - common for label, text in said.items()}
    shared = Counter(word for words in meant.values() for word in words)
    votes: dict[str, dict[str, float]] = {label: dict.fromkeys(said, 0.0) for label in said}
    for label, words in texts:
        scores = {
            other: sum(1 / shared[word] for word in words & own) for other, own in meant.items()
        }
        most = max(scores.values())
        best = [other for other, score in scores.items() if score == most]
        if most > 0 and 2 * len(best) <= max(2, len(said)):
            for other in best:
                votes[label][other] += 1 / len(best)
    return votes


def _texts(subject: Subject, said: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield what tells of a label besides the legend: the docs' texts, the samples', and sentences
    that name one label."""
    for item in subject.some(_SEEN_DOCS):
        label = subject.right_of(item).strip()
        if label in said:
            yield label, _shown(item)
    for sample in subject.samples.worked:
        if sample.answer.strip() in said:
            yield sample.answer.strip(), sample.question
    rest = subject.samples.rest or (texts_of(subject) or [""])[0]
    for text in said.values():
        rest = rest.replace(text, "\n")
    for match in _SENTENCE.finditer(rest):
        named = [label for label in said if _names(match[0], label)]
        if len(named) == 1:
            yield named[0], match[0].replace(named[0], " ")


def _shown(item: Rendered) -> str:
    own = (text for value in item.doc.data.values() for text in leaves_of(value))
    return "\n".join(text for text in own if len(text) > _LONG and text in item.example.input)


def _names(sentence: str, label: str) -> bool:
    """Say whether a sentence names a label; a sign alone where a verb of Chinese is before it."""
    if label.isascii() and len(label) == 1:
        return (
            re.search(rf"[归为判记标选给打填写]{re.escape(label)}(?![\w.])", sentence) is not None
        )
    if label.isascii():
        return re.search(rf"(?<!\w){re.escape(label)}(?!\w)", sentence) is not None
    return label in sentence


def _words_of(text: str) -> frozenset[str]:
    """Return the stems of a text's longer words, and its pairs of Chinese characters."""
    folded = simplified(text.casefold())
    words: Iterable[str] = (word[:_STEM] for word in _WORDS.findall(folded) if len(word) >= _LONG)
    pairs = (a + b for run in _HAN.findall(folded) for a, b in pairwise(run))
    return frozenset((*words, *pairs)) - _COMMON
