"""Answers of a few-shot file that are written in another shape than the docs' answers: whole
equations, sentences, with a unit or with the question again, where those are bare. The rule
`few-shot/worked-form` says so."""

from __future__ import annotations

import os.path
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from workbench.answers.reasoning import shot_style
from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.examples.steps import asks_for_steps
from workbench.lint.subject import Imitation, Subject, golds_of
from workbench.messages import Message, say

_FEWEST_SHOTS = 2
_FEWEST_DOCS = 6
_FEWEST_SIGNS = 4
_FEWEST_WORDS = 4
_LEADS = (":", "：", "=")
_SURE_SHOTS = 3
_BARE = 3
"""What has no more words is bare."""

_NUMBER = exactly(r"[-−]?\d[\d.,]*")
_MEASURED = compiled(r"(?:[$€£¥]\s?-?\d[\d.,]*|-?\d[\d.,]*\s?(?:[^\W\d_]{1,12}|[%°€£¥]))[.。]?")
_EQUALS = exactly(r"[=＝≈→]|->")
_STOP = compiled("[.!?。！？]\\Z")
_EAST = compiled("[\u3040-\u30ff\u3400-\u9fff]")
_WORD_STOPPED = compiled(r"(?:[^\W\d_A-Z]{4}|[\u3400-\u9fff]{2}|\d{2})[.。]\Z")
"""A full stop that ends no abbreviation."""

_QUOTES = frozenset({'""', "''", "“”", "‘’", "«»", "「」", "``"})
_Answered = tuple[str, Mapping[str, Any]]
_Shape = Callable[[str, Mapping[str, Any]], bool]


def _has_equation(text: str, _: Mapping[str, Any]) -> bool:
    return _EQUALS.search(text) is not None


def _is_measured(text: str, _: Mapping[str, Any]) -> bool:
    return _MEASURED.fullmatch(text) is not None


def _is_sentence(text: str, _: Mapping[str, Any]) -> bool:
    return _STOP.search(text) is not None and _count(text) >= _FEWEST_WORDS


def _says_again(text: str, data: Mapping[str, Any]) -> bool:
    """Say whether an answer has another text of its row in it: what is asked."""
    parts = (leaf.strip() for leaf in leaves_of(data))
    return any(len(part) >= _FEWEST_SIGNS and part in text and part != text for part in parts)


def _is_wordy(text: str, _: Mapping[str, Any]) -> bool:
    return _count(text) > 2 * _BARE


_SHAPES: tuple[_Shape, ...] = (_has_equation, _is_sentence, _is_measured, _says_again, _is_wordy)


def _count(text: str) -> int:
    """Return how many words a text has; two signs of Chinese are one."""
    east = len(_EAST.findall(text))
    return east // 2 + len(_EAST.sub(" ", text).split())


def answers_of_file(subject: Subject) -> tuple[list[_Answered], list[_Answered]] | None:
    """Return the answers of a few-shot file and those of the docs, each with its row, where the one
    are to be written as the others: None where there is no such file, the answers close steps, or
    what is read out of a longer answer may have any form."""
    items = subject.rendered
    if not subject.separate or subject.method != "gen" or len(subject.shots) < _FEWEST_SHOTS:
        return None
    if len(items) < _FEWEST_DOCS or not subject.settings.num_fewshot:
        return None
    if asks_for_steps(items[0].example.input) or not _are_read_whole(subject):
        return None
    if any(shot_style(example) == "steps" for _, example in subject.shots.values()):
        return None
    theirs = [(e.output.strip(), doc.data) for doc, e in subject.shots.values()]
    return theirs, [(item.example.output.strip(), item.doc.data) for item in items]


def filed_otherwise(theirs: Sequence[_Answered], own: Sequence[_Answered]) -> Message | None:
    """Return what is said where all answers of a few-shot file have a shape that none of the docs
    has: an equation, a sentence, a unit."""
    is_other = any(_tells(one, theirs, own) for one in _SHAPES)
    if is_other or _begin_alike(theirs, own) or _are_words(theirs, own):
        return answers_otherwise(theirs[0][0], own[0][0])
    return None


def written_otherwise(theirs: Sequence[_Answered], own: Sequence[_Answered]) -> Message | None:
    """Return what is said where an answer of a few-shot file is in quotes, in capitals, a label cut
    short, or ends with a full stop, and none of the docs is; or all were cut to so many signs."""
    answers, outputs = [text for text, _ in theirs], [text for text, _ in own]
    for is_so in (_is_in_quotes, _is_in_capitals, _is_stopped, _is_within_a_word):
        odd = next((text for text, data in theirs if is_so(text, data)), None)
        if odd is not None and not any(is_so(text, data) for text, data in own):
            return answers_otherwise(odd, outputs[0])
    if cut := _cut_label(answers, outputs):
        return answers_otherwise(*cut)
    sizes = {len(text) for text in answers}
    is_cut = len({*answers}) >= _SURE_SHOTS and len(sizes) == 1 and min(sizes) > 1
    is_cut = is_cut and all(len(text) > 1 + max(sizes) for text in outputs)
    return answers_otherwise(answers[0], outputs[0]) if is_cut else None


def _cut_label(answers: Sequence[str], outputs: Sequence[str]) -> tuple[str, str] | None:
    """Return an answer that is the beginning of a label, and that label, where docs share few."""
    labels = set(outputs)
    if 2 * len(labels) > len(outputs):
        return None
    for text in answers:
        whole = next((label for label in sorted(labels) if label.startswith(text)), "")
        if len(text) > 1 and text not in labels and whole[len(text) :][:1].isalpha():
            return text, whole
    return None


def answers_otherwise(theirs: str, own: str) -> Message:
    """Return what is said of a few-shot file's answer in another form than that of the docs."""
    return say(
        "the few-shot file answers in another form than the rows do: {theirs}, {own}",
        theirs=shorten(theirs, 40), own=shorten(own, 40),
    )  # fmt: skip


def _is_in_quotes(text: str, _: Mapping[str, Any]) -> bool:
    return len(text) > 2 and text[0] + text[-1] in _QUOTES


def _is_in_capitals(text: str, data: Mapping[str, Any]) -> bool:
    """Say whether a text is in capitals, and no abbreviation: its row may have it in small ones."""
    letters = [sign for sign in text if sign.isalpha()]
    if not letters or not all(map(str.isupper, letters)) or len(letters) < _FEWEST_SIGNS - 1:
        return False
    return len(letters) > _FEWEST_SIGNS or any(
        text.casefold() in leaf.casefold() for leaf in leaves_of(data) if leaf != text
    )


def _is_within_a_word(text: str, data: Mapping[str, Any]) -> bool:
    """Say whether an answer stands in a text of its row, and there as the beginning of words."""
    found = [
        leaf[at + len(text) :]
        for leaf in leaves_of(data)
        if leaf.strip() != text and (at := leaf.find(text)) >= 0
    ]
    is_word = len(text) > 2 and text.isalpha() and text[0] < "\u0600"
    return is_word and bool(found) and all(rest[:1].isalpha() for rest in found)


def _is_stopped(text: str, _: Mapping[str, Any]) -> bool:
    return _WORD_STOPPED.search(text) is not None


def _tells(
    shape: _Shape,
    theirs: Sequence[tuple[str, Mapping[str, Any]]],
    own: Sequence[tuple[str, Mapping[str, Any]]],
) -> bool:
    """Say whether all shots have a shape, and no doc, whose answers are bare."""
    if not all(text and shape(text, data) for text, data in theirs):
        return False
    if any(shape(text, data) or _count(text) > _BARE for text, data in own):
        return False
    are_numbers = all(map(_NUMBER.fullmatch, (text for text, _ in own)))
    return are_numbers or shape is not _is_measured


def _begin_alike(
    theirs: Sequence[tuple[str, Mapping[str, Any]]], own: Sequence[tuple[str, Mapping[str, Any]]]
) -> bool:
    """Say whether all shots begin with the same words, `Right answer:`, and no doc does."""
    start = os.path.commonprefix([text for text, _ in theirs])  # noqa: RUF071 - no paths
    head = start[: start.rfind(" ") + 1].strip()
    is_lead = bool(head) and head[-1] in _LEADS and len({text for text, _ in theirs}) > 1
    return is_lead and not any(text.startswith(head) for text, _ in own)


def _are_words(
    theirs: Sequence[tuple[str, Mapping[str, Any]]], own: Sequence[tuple[str, Mapping[str, Any]]]
) -> bool:
    """Say whether all shots answer with a word, and all docs with several."""
    is_several = all(_count(text) >= _BARE for text, _ in own)
    return is_several and all(_count(text) == 1 for text, _ in theirs)


def _are_read_whole(subject: Subject) -> bool:
    """Say whether a response is compared as it is: nothing is cut out of a shot's answer, and an
    answer is wrong that has the right one among other words."""
    shown = [one for one in subject.imitations if one.doc_id is None]
    if not all(map(_is_whole, shown)):
        return False
    item = subject.rendered[0]
    gold = item.example.processed_output
    longer = f"as said {golds_of(item.example)[0]} here"
    graded = subject.grade(item.doc.data, gold, longer) if subject.grade else None
    return graded is not None and not graded.is_right


def _is_whole(one: Imitation) -> bool:
    taken = one.graded.extracted if one.graded else ()
    return one.response.strip() in [text.strip() for text in taken]
