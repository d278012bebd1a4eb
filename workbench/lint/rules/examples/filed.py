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
_BARE = 3
"""What has no more words is bare."""

_NUMBER = exactly(r"[-−]?\d[\d.,]*")
_MEASURED = compiled(r"(?:[$€£¥]\s?-?\d[\d.,]*|-?\d[\d.,]*\s?(?:[^\W\d_]{1,12}|[%°€£¥]))[.。]?")
_EQUALS = exactly(r"[=＝≈→]|->")
_STOP = compiled("[.!?。！？]\\Z")
_EAST = compiled("[\u3040-\u30ff\u3400-\u9fff]")
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


def filed_otherwise(subject: Subject) -> Message | None:
    """Return what is said where all answers of a few-shot file have a shape that none of the docs
    has: an equation, a sentence, a unit. What is read out of a longer answer may have any."""
    items = subject.rendered
    if not subject.separate or subject.method != "gen" or len(subject.shots) < _FEWEST_SHOTS:
        return None
    if len(items) < _FEWEST_DOCS or not subject.settings.num_fewshot:
        return None
    theirs = [(e.output.strip(), doc.data) for doc, e in subject.shots.values()]
    own = [(item.example.output.strip(), item.doc.data) for item in items]
    is_other = any(_tells(one, theirs, own) for one in _SHAPES)
    is_other = is_other or _begin_alike(theirs, own) or _are_words(theirs, own)
    if not is_other or asks_for_steps(items[0].example.input) or not _are_read_whole(subject):
        return None
    if any(shot_style(example) == "steps" for _, example in subject.shots.values()):
        return None
    return say(
        "the few-shot file answers in another form than the rows do: {theirs}, {own}",
        theirs=shorten(theirs[0][0], 40), own=shorten(own[0][0], 40),
    )  # fmt: skip


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
