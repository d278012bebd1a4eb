"""Worked examples that are one line each, as the question is one: `Great bread => taste` before
`Dry cake =>`. What tells them is the mark that the template writes behind the row's text."""

from __future__ import annotations

import os.path
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from workbench.io.han import compiled, exactly

_FEWEST_DOCS = 3
_LONGEST_MARK = 40
_SIGN = exactly(r"[ \t]*[^\w\s.!?,;:：。！？，；、()\[\]{}（）【】\"'“”‘’«»「」『』…%]{1,4}\Z")
_CUE = exactly(
    r"(?:[ \t]+|(?<=[.。!?！？,，;；|)）」』”\"\]】])[ \t]*)"
    r"[^\w\s]{0,3}[^\W\d_][^\n:：]{0,30}?[ \t]*"
    r"(?:[:：]|->|=>|→|=)\**\Z"
)
_HEAD = exactly(r"[^\n]*[:：>|*•)\]）】」.、\"“«=#-][ \t]*")
_COUNT = compiled(
    r"[ \t>*•–-]*(?P<word>[^\W\d_]{0,16}[ ]?(?:#|No\.|Nr\.|n°)?[ ]?)(?P<n>\d{1,2})"
    r"[ ]?[.:)\]、：）](?:[ \t]+|(?=[^\s\d]))"
)
_OTHER_SIGN = exactly(
    r"(?<=[\w.!?。！？…)\]）】\"'”」])[ \t]*"
    r"(?P<sign>-{1,2}>|={1,2}>|→|⇒|⟶|↦|➜|➡|>>|==?|::|\||~|—|–)"
    r"[ \t]*(?=[\w\"'“「(（<\[-])"
)
ARROWS = frozenset({"->", "-->", "=>", "==>", "→", "⇒", "⟶", "↦", "➜", "➡", ">>", "»"})
"""Marks that say what comes of something. Others may as well explain a word."""


@dataclass(frozen=True, slots=True)
class LineSample:
    """A line of the template: what stands before the mark and what behind it, and by which word and
    number it is counted ("" and 0 where it is not)."""

    asked: str
    answer: str
    line: str
    place: int
    word: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class LineSamples:
    """What a template shows on single lines. `head` and `mark` stand around the row's text, and
    `questions` are the docs' lines with them. `pairs` have that mark; `open` are lines that end
    with it; `joined` have it several times; `others` have another sign in its place, which
    `other_signs` has by the line. `rest` is what the template says besides. `is_behind` says that
    the prompts end with a sample."""

    head: str = ""
    mark: str = ""
    questions: tuple[str, ...] = ()
    pairs: tuple[LineSample, ...] = ()
    open: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()
    others: tuple[LineSample, ...] = ()
    other_signs: tuple[str, ...] = ()
    rest: str = ""
    lines: tuple[str, ...] = ()
    is_behind: bool = False


NO_LINE_SAMPLES = LineSamples()


def line_samples_in(
    description: str, texts: Sequence[str], is_own: Callable[[str], bool]
) -> LineSamples:
    """Return the samples of one line in a description and in the inputs of some docs. `is_own` says
    of a text whether the template wrote it."""
    split = [text.split("\n") for text in dict.fromkeys(texts)]
    if len(split) < _FEWEST_DOCS:
        return NO_LINE_SAMPLES
    common = set.intersection(*map(set, split))
    asked = [_last_own(lines, common) for lines in split]
    questions = [lines[place] for lines, place in zip(split, asked, strict=True) if place >= 0]
    if len(questions) < len(split):
        return NO_LINE_SAMPLES
    mark = _mark_of(questions, is_own)
    head = _head_of(questions, is_own) if mark else ""
    if not mark or any(len(line) <= len(head) + len(mark) for line in questions):
        return NO_LINE_SAMPLES
    told = (*description.split("\n"), "")
    lines = [*told, *(line if line in common else "\0" for line in split[0])]
    found = _Found(head, mark)
    for place, line in enumerate(lines):
        if line.strip() and line != "\0":
            found.take(place, line)
    last = next((line for line in reversed(split[0]) if line.strip()), "")
    return LineSamples(
        head,
        mark,
        tuple(questions),
        tuple(found.pairs),
        tuple(found.open),
        tuple(found.joined),
        tuple(found.others),
        tuple(found.signs),
        "\n".join(found.rest),
        tuple("" if line == "\0" else line for line in lines),
        any(pair.line == last for pair in found.pairs),
    )


def _last_own(lines: Sequence[str], common: set[str]) -> int:
    """Return the place of the last line that not all docs have, -1 where there is none."""
    places = range(len(lines) - 1, -1, -1)
    return next((i for i in places if lines[i].strip() and lines[i] not in common), -1)


def _start_of(texts: Sequence[str]) -> str:
    """Return the signs that all texts begin with."""
    return os.path.commonprefix([*texts])  # noqa: RUF071 - characters are meant, not paths


def _mark_of(questions: Sequence[str], is_own: Callable[[str], bool]) -> str:
    """Return what the template writes behind the row's text on its line: signs, or a cue."""
    lines = [line.rstrip() for line in questions]
    tail = _start_of([line[::-1][:_LONGEST_MARK] for line in lines])[::-1]
    for start in range(len(tail)):
        mark = _CUE.match(tail, start) or _SIGN.match(tail, start)
        if mark and is_own(mark[0].strip()):
            return mark[0]
    return ""


def _head_of(questions: Sequence[str], is_own: Callable[[str], bool]) -> str:
    """Return what the template writes before the row's text on its line."""
    match = _HEAD.match(_start_of(questions))
    return match[0] if match and is_own(match[0].strip()) else ""


class _Found:
    """Sorts the lines of a template by what they have of the question's line."""

    def __init__(self, head: str, mark: str) -> None:
        self.pairs: list[LineSample] = []
        self.open: list[str] = []
        self.joined: list[str] = []
        self.others: list[LineSample] = []
        self.signs: list[str] = []
        self.rest: list[str] = []
        self._head, self._mark = head, mark

    def take(self, place: int, line: str) -> None:
        """Sort one line."""
        count = _COUNT.match(line)
        body = line[count.end() :] if count and not line.startswith(self._head) else line
        has_head = body.startswith(self._head.rstrip()) if self._head else True
        parts = self._parted(body.removeprefix(self._head))
        number = (count["word"].strip(), int(count["n"])) if count else ("", 0)
        if len(parts) == 1 or not has_head or not parts[0].strip():
            self.rest.append(line)
            self._take_other(place, body, line, number)
        elif len(parts) > 2 and parts[1].strip():
            self.joined.append(line)
        elif not parts[1].strip():
            self.open.append(line)
        else:
            self.pairs.append(LineSample(parts[0].strip(), parts[1].strip(), line, place, *number))

    def _parted(self, body: str) -> list[str]:
        """Return what stands between the marks of a line; ` =` is none within ` =>`."""
        if f"{self._mark}>" in body:
            return [body]
        return body.split(self._mark)

    def _take_other(self, place: int, body: str, line: str, number: tuple[str, int]) -> None:
        signs = [*_OTHER_SIGN.finditer(body)] if self._mark.strip() in ARROWS | {"="} else []
        if len(signs) == 1 and signs[0]["sign"] != self._mark.strip():
            asked, answer = body[: signs[0].start()], body[signs[0].end() :]
            made = LineSample(asked.strip(), answer.strip(), line, place, *number)
            self.others.append(made)
            self.signs.append(signs[0]["sign"])


def shape_of(text: str) -> str:
    """Return how a text is written: its digits as 9, its words as a."""
    return re.sub(r"[^\W\d_]+", "a", re.sub(r"\d", "9", text.strip()))
