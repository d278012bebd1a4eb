"""Worked examples whose answer begins otherwise than what they ask, where those of all docs begin
as theirs do: another form of a word, the word without its slip. The rule `few-shot/wrong-answer`
says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.lint.blocks import Block
from workbench.lint.finding import Hit
from workbench.lint.rules.examples.inside_cues import hint_on_template
from workbench.lint.rules.examples.taught import worked_answers
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 8
_SEEN_DOCS = 200
_FEWEST_BEGUN = 5
_LONGEST = 40
_DIFFERENT = 0.8


def begun_otherwise(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the first worked example that shares no first sign with what it asks, where
    the text behind one cue and the answer, each a word or a few, share theirs in all docs whose
    text begins with a letter, or with a Chinese character, as that of the example does."""
    items = subject.some(_SEEN_DOCS)
    golds = [gold.casefold() for gold in subject.rights[: len(items)]]
    if len(items) < _FEWEST_DOCS or not all(0 < len(gold) <= _LONGEST for gold in golds):
        return
    if len({*golds}) < _DIFFERENT * len(golds) or len({g[0] for g in golds}) < _FEWEST_BEGUN:
        return
    worked = worked_answers(subject, items[0])
    for name in _shared(worked) if worked else ():
        asked = [_behind(subject.blocks_of(item)[-1], name) for item in items]
        pairs = [*zip(asked, golds, strict=True)]
        for block, answer in worked:
            text = _behind(block, name)
            like = [pair for pair in pairs if pair[0] and _is_sign(pair[0]) == _is_sign(text)]
            is_rule = len(like) >= _FEWEST_DOCS and all(_begins_as(*pair) for pair in like)
            if all(asked) and text and is_rule and not _begins_as(text, answer.casefold()):
                yield hint_on_template(
                    subject,
                    say("a worked answer is wrong: {answer} does not begin as {text} does, and"
                        " those of all docs do so",
                        answer=shorten(answer, 30), text=shorten(text, 30)),
                    say("Correct the worked example."),
                    answer,
                    "begun",
                )  # fmt: skip
                return


def _shared(worked: Sequence[tuple[Block, str]]) -> list[str]:
    first = worked[0][0]
    return [cue.name for cue in first.cues[:-1]]


def _behind(block: Block, name: str) -> str:
    """Return the text behind a cue in small letters, "" where it is long."""
    text = next((cue.content.strip() for cue in block.cues if cue.name == name), "")
    return text.casefold() if len(text) <= _LONGEST else ""


def _is_sign(text: str) -> bool:
    """Say whether a text begins with a Chinese character: what is written with letters
    alone may be irregular where that is not, `する` and `します`."""
    return "\u4e00" <= text[:1] <= "\u9fff"


def _begins_as(text: str, gold: str) -> bool:
    """Say whether two texts begin with the same letter or sign, and are not the same."""
    return text[:1].isalpha() and text[:1] == gold[:1] and text != gold
