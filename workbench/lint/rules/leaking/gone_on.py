"""A text of the row that goes on to its answer: a talk with the reply that is to be chosen, a
transcript with the agent's `so you want to cancel`, a program with the session that shows what it
prints, a list of the words that a search found. The rule `answer/leaked` says so.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.leaking.given import Told, are_most, are_too_few, gold_of
from workbench.lint.subject import Subject
from workbench.lint.truth import OPTION_LISTS, is_of_answers, places_of
from workbench.messages import Message, say
from workbench.types import Rendered

_BY_CHANCE = 0.1
_FEWEST_WORDS = 3
_FEWEST_HAN = 5
_MOST_LABELS = 12
_FEWEST_DOCS = 6
_MOST_OF = 0.8
_FEWEST_EACH = 2
_FRAME_WORDS = 3
_LONGEST = 200
_ENDS = " \t\n.。"
_SENTENCES = exactly(r"(?<=[.!?])\s+|(?<=[。！？])\s*|\n+")
_PLAIN_SENTENCES = exactly(r"\s(?:(?<=[.!?]\s)\s*|(?<=\n)\n*)")
"""The same where no sentence ends with a mark of Chinese: found faster."""

_SESSION = exactly(
    # Python's prompt, IPython's, a shell's, those of Ruby and of JavaScript.
    r"^[ \t#/*]*(?:>>>[^\n]*|\.\.\.[ ][^\n]*|In \[\d*\]:[^\n]*|[$%][ ][^\n]+|irb[^\n>]*>[^\n]*"
    r"|>[ ][^\n]*)\n"
    r"[ \t#/*]*(?:Out\[\d*\]:[ ]?|=>[ ]?)?",
    re.MULTILINE,
)
_OF_SESSIONS = (">>>", "In [", "$ ", "% ", "irb", "\n> ")
_ASKS_SESSION = compiled(
    r"\b(?:doctests?|docstrings?|sessions?|transcripts?|repl|consoles?|shells?|examples?)\b|会话|文档字符串|终端|示例",
    re.IGNORECASE,
)
_CHOSEN = compiled(
    r"\b(?:choose|select|pick|which (?:one )?of|one of|candidates?|options?|choices?|entit(?:y|ies)"
    r"|list\w*|among|from the (?:words|terms)|bank)\b|选|候选|之一|其中|列表|词库|实体|列出",
    re.IGNORECASE,
)
_FOUND_WORDS = compiled(
    r"hit|highlight|match(?!ing)|snippet|keyword|retriev|evidence|support|anchor|mention|span"
    r"|高亮|命中|检索|关键词|证据",
    re.IGNORECASE,
)


def by_whole_leaf(subject: Subject) -> Told:
    """Return the docs with a turn, a line or a whole text of the row that is the right option, or
    the answer that is to be written next; and hardly a wrong option is one."""
    found: list[tuple[Rendered, Message]] = []
    wrong = seen = 0
    for place, item in enumerate(subject.rendered):
        if are_too_few(subject, len(found), place):
            return ()
        gold, others = _options(subject, item)
        if not _is_long(gold):
            continue
        whole = set(_whole_texts(item))
        seen += len(others)
        wrong += sum(option.strip(_ENDS) in whole for option in others)
        if gold.strip(_ENDS) in whole:
            found.append((item, say("the input has the text with its answer: {text}",
                                    text=shorten(gold, 50))))  # fmt: skip
    is_told = seen and wrong <= _BY_CHANCE * seen
    return found if is_told and are_most(subject, found) else ()


def _options(subject: Subject, item: Rendered) -> tuple[str, Sequence[str]]:
    options, golds = subject.options_of(item)
    if len(golds) != 1:
        return "", ()
    return golds[0].strip(), [each for each in options if each != golds[0]]


def _is_long(text: str) -> bool:
    return len(text.split()) >= _FEWEST_WORDS or (
        not text.isascii() and sum(map(str.isalpha, text)) >= _FEWEST_HAN
    )


def _whole_texts(item: Rendered) -> Iterator[str]:
    """Yield the items of the row's lists and the lines of its texts that the input shows, outside
    its list of options."""
    for name, value in item.doc.data.items():
        if name in OPTION_LISTS or name == "target_scores" or is_of_answers(str(name)):
            continue
        if isinstance(value, str) and "\n" not in value:
            continue  # one text is what is asked about
        for leaf in leaves_of(value):
            for line in leaf.split("\n"):
                said = re.sub(r"\A[^:：\n]{1,16}[:：]\s*", "", line.strip())
                if said and said in item.example.input:
                    yield said.strip(_ENDS)


def by_session(subject: Subject) -> Told:
    """Return the docs whose text has, as a session at a prompt shows it, the answer behind a line
    that was typed in: `>>> main()` and `4`."""
    told = subject.told
    if not subject.may_say(*_OF_SESSIONS) or _ASKS_SESSION.search(told):
        return ()
    found: list[tuple[Rendered, Message]] = []
    for place, item in enumerate(subject.rendered):
        if are_too_few(subject, len(found), place):
            return ()
        gold = gold_of(item)
        for leaf in leaves_of(item.doc.data) if gold else ():
            ends = (match.end() for match in _SESSION.finditer(leaf))
            at = next((end for end in ends if _stands_at(gold, leaf, end)), None)
            if at is not None and leaf.strip() in item.example.input:
                text = leaf[: at + len(gold)].strip()[-_LONGEST:]
                found.append((item, say("the row's own text says the answer: {text}",
                                        text=shorten(text.replace("\n", " "), 40))))  # fmt: skip
                break
    return found if are_most(subject, found) else ()


def _stands_at(gold: str, text: str, at: int) -> bool:
    lines = [line.lstrip(" \t#/*") for line in text[at:].split("\n")]
    wanted = gold.split("\n")
    return [line.rstrip() for line in lines[: len(wanted)]] == [line.strip() for line in wanted]


def by_found_words(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that show, besides their text, a list of a few words of it that always has the
    answer: what a search found, or marked."""
    told = subject.told
    if _CHOSEN.search(told):
        return
    items = subject.rendered
    for name in sorted((subject.fields & subject.code.fields_of_input) - set(OPTION_LISTS)):
        if is_of_answers(name) or not _FOUND_WORDS.search(name):
            continue
        lists = [item.doc.data.get(name) for item in items]
        shown = [
            item
            for item, words in zip(items, lists, strict=True)
            if isinstance(words, list)
            and all(isinstance(word, str) and word in item.example.input for word in words)
            and gold_of(item) in words
            and len(words) < 6
        ]
        if len(shown) < max(_FEWEST_DOCS, _MOST_OF * len(items)) or len({*map(gold_of, shown)}) < 3:
            continue
        for item in shown:
            yield Hit(
                say("the row's {name} has the answer among a few words: {value}",
                    name=name, value=shorten(", ".join(item.doc.data[name]), 40)),
                say("Leave data[{name!r}] out of the input.", name=name),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
            )  # fmt: skip


def by_last_turn(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose talk or text ends with a sentence that is the same in nearly all docs
    but for the label in it: `All right, so you want to cancel.` It is a hint where the sentence may
    be the one that is asked about."""
    items = subject.rendered
    golds = Counter(map(gold_of, items))
    if (
        len(items) < _FEWEST_DOCS
        or not 2 <= len(golds) <= _MOST_LABELS
        or sum(count >= _FEWEST_EACH for count in golds.values()) < 2
    ):
        return
    by_frame: dict[str, dict[int, tuple[str, str]]] = defaultdict(dict)
    for place, item in enumerate(items):
        for frame, said, label, at_end in _framed(item, golds):
            if label == gold_of(item) and at_end:
                by_frame[frame][item.doc.id] = (said, label)
            elif label != gold_of(item):
                by_frame[frame].pop(item.doc.id, None)
        most = max(map(len, by_frame.values()), default=0)
        if most + len(items) - place - 1 < _MOST_OF * len(items):
            return
    frame = max(by_frame, key=lambda each: (len(by_frame[each]), each), default="")
    docs: Mapping[int, tuple[str, str]] = by_frame.get(frame, {})
    if len(docs) < _MOST_OF * len(items) or len({label for _, label in docs.values()}) < 2:
        return
    for item in items:
        if item.doc.id in docs:
            yield Hit(
                say("the row's own text says the answer: {text}",
                    text=shorten(docs[item.doc.id][0], 60)),
                say("Take the answer out of the input; it belongs into output."),
                item.doc.id,
                subject.code.line_of_input,
                about="last turn",
                severity=None if _is_of_a_talk(item, docs[item.doc.id][0]) else "hint",
            )  # fmt: skip


def _framed(item: Rendered, labels: Collection[str]) -> Iterator[tuple[str, str, str, bool]]:
    """Yield the sentences of a row's texts with a label in them: that sentence with the label
    blanked out, itself, the label, and whether it is in the last turn of several, or the last
    sentences of a text."""
    for name, value in item.doc.data.items():
        if name in OPTION_LISTS or is_of_answers(str(name)) or value == gold_of(item):
            continue
        texts = [leaf for leaf in _turns(value) if leaf in item.example.input]
        if len(texts) == 1:
            texts = [part for part in _sentences_of(texts[0]) if part.strip()]
        else:
            texts = [part for text in texts[-1:] for part in _sentences_of(text)]
        for place, text in enumerate(texts):
            folded = text.casefold()
            for label in labels:
                small = label.casefold()
                if len(small) < 2 or small not in folded:
                    continue
                starts = (
                    places_of(small, folded) if small.isascii() else iter((folded.find(small),))
                )
                at = next(starts, -1)
                if at < 0:
                    continue
                frame = f"{folded[:at]}\0{folded[at + len(small) :]}".strip()
                words = len(re.findall(r"[㐀-鿿]|\w+", frame))
                if (words >= _FRAME_WORDS and len(texts) > 1) or words > _FRAME_WORDS:
                    yield frame, text.strip(), label, place >= len(texts) - 3


def _sentences_of(text: str) -> Sequence[str]:
    is_plain = text.isascii() or not any(map(text.__contains__, "。！？"))
    return (_PLAIN_SENTENCES if is_plain else _SENTENCES).split(text)


def _turns(value: Any) -> Iterator[str]:
    """Yield a text, or the longest text of each item of a list."""
    if isinstance(value, str):
        yield value
    for part in value if isinstance(value, list) else ():
        yield max((leaf for leaf in leaves_of(part)), key=len, default="")


def _is_of_a_talk(item: Rendered, said: str) -> bool:
    """Say whether a sentence is of the last of several turns, which the label was said in."""
    return any(
        isinstance(value, list)
        and len(value) > 1
        and any(said in leaf for leaf in leaves_of(value[-1]))
        for value in item.doc.data.values()
    )
