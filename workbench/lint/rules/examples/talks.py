"""Talks whose turns the template gives to speakers: two turns of one speaker, and the word to who
spoke last. The rule `text/cue-forms` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.most import in_most
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_LONGEST = 24
_FEWEST_SIGNS = 4
_OF_TALKS = compiled(
    r"turn|dialog|convers|talk|utter|message|chat|exchange|history|对话|對話|会话|聊天|轮",
    re.IGNORECASE,
)
_SPEAKERS = compiled(
    r"(?:speaker|person|user|human|assistant|ai|bot|system|agent|customer|client|teacher|student"
    r"|doctor|patient|man|woman|guest|waiter|seller|buyer|caller|m|w|[A-D])(?:\s?[A-D\d])?"
    r"|[甲乙丙丁男女]|说话人.|用户|助手|客服|顾客|客户|老师|学生|医生|病人|问|答",
    re.IGNORECASE,
)


class _Turn(NamedTuple):
    speaker: str
    text: str


def wrong_speaker(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose turns, a list of texts in the row, are given to one speaker one after
    the other by the template, or that end on the cue of the one who has spoken last of two."""
    items = subject.rendered
    names = [name for name in sorted(subject.fields) if _OF_TALKS.search(name)]
    if len(items) < _FEWEST_DOCS or not names:
        return
    least = max(_FEWEST_DOCS, _MOST_OF * len(items))

    def find(item: Rendered) -> str:
        turns = next((t for name in names if (t := _turns_of(item, name))), ())
        return _twice_in_a_row(subject, turns)

    for item, speaker in in_most(items, find, least):
        yield Hit(
            say("{speaker!r} has two turns one after the other", speaker=speaker),
            say("Give the turns to the speakers one by one, and the last cue to who speaks next."),
            item.doc.id,
            subject.code.line_with(speaker) or subject.code.line_of_input,
            about="speaker",
        )


def _turns_of(item: Rendered, name: str) -> Sequence[_Turn]:
    """Return the turns of a list as the input has them, each behind its speaker on its own line,
    and last, without a text, who is to speak; none where it is otherwise."""
    value, text = item.doc.data.get(name), item.example.input
    if not isinstance(value, list) or len(value) < 2:
        return ()
    found: list[_Turn] = []
    place = 0
    for turn in value:
        if not isinstance(turn, str) or len(turn.strip()) < _FEWEST_SIGNS:
            return ()
        at = text.find(turn.strip(), place)
        if at < 0:
            return ()
        speaker = _speaker_in(text[text.rfind("\n", 0, at) + 1 : at])
        if not speaker:
            return ()
        found.append(_Turn(speaker, turn))
        place = at + len(turn.strip())
    rest = text[place:].strip()
    if "\n" not in rest and (speaker := _speaker_in(rest)):
        found.append(_Turn(speaker, ""))
    return found


def _speaker_in(text: str) -> str:
    """Return the name before a colon that closes a text, "" where it is no speaker's."""
    text = text.strip().strip("*")
    if not text.endswith((":", "：")) or len(text) > _LONGEST:
        return ""
    name = text[:-1].strip().strip("*")
    return name if _SPEAKERS.fullmatch(name) else ""


def _twice_in_a_row(subject: Subject, turns: Sequence[_Turn]) -> str:
    """Return the speaker of two turns that follow each other, where the template knows another one
    or the talk's last cue is the speaker's, too."""
    speakers = [turn.speaker for turn in turns]
    if len(speakers) < 3 or any(turn.text.startswith(turn.speaker) for turn in turns):
        return ""
    again = [a for a, b in pairwise(speakers) if a == b]
    is_monologue = len(set(speakers)) == 1 and turns[-1].text != ""
    if not again or is_monologue or not _is_written(subject, again[0]):
        return ""
    return again[0]


def _is_written(subject: Subject, speaker: str) -> bool:
    """Say whether the template writes a speaker's cue."""
    told = re.sub(r"\s", "", subject.code.template)
    bare = re.sub(r"\s", "", speaker)
    return f"{bare}:" in told or f"{bare}：" in told
