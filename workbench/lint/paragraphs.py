"""Worked examples that stand in a text as paragraphs of their own, or as lines behind each other,
told by the cues of its last.

`blocks` reads examples by the answers behind their cues. Where one has no answer, has it first, or
counts in its cues, the answers tell nothing; what an example and the question still share is which
cues their lines begin with.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from workbench.io.at_lines import matches_with
from workbench.io.han import exactly, simplified
from workbench.lint.blocks import ANSWERS, question_cue

_COLON = exactly("[:：]")
_LINE = exactly(
    r"^[ \t>*#-]*(?P<before>\(?\d{1,2}[.)、．:][ \t]*)?"
    r"(?P<name>[^\W\d_][^:：\n\d]{0,24}?)[ \t]*#?"
    r"(?P<within>\d{0,2}|[一二三四五六七八九]?)[ \t]*(?P<mark>[:：])",
    re.MULTILINE,
)
_SPEAKERS = frozenset("abc")
"""Whom a dialogue calls by letters; a question and its answer are q and a."""

_TELLS = exactly(
    "格式|如下|例如|比如|format|follow|for example|for instance"
    r"|^(?:角色|任务|任務|要求|规则|規則|注意(?:事项|事項)?|目标|目標|约束|限制|role|task|instructions?"
    r"|rules?|requirements?|constraints?|goal|persona)$",
    re.IGNORECASE,
)
"""What the cues of an instruction say, which shows what an answer looks like."""

_PARTED = exactly(r"\n[ \t]*(?:[-=*#_~]{2,}[ \t]*)?\n\s*")

_OF_AMOUNT = exactly(
    r"\b(?:of|from|to|up to|in|for|with|by|per|than|over|under"
    r"|von|bis|aus|sur|de|à|su|di|a|из|до)\s*\Z"
    r"|[满共到至为]\Z",
    re.IGNORECASE,
)
"""Behind it a number counts no line, but what is asked for: `Stars out of 5:`."""

_PLACE = exactly(r"\s*(?:\.{2,}|…+|_{2,}|<[^<>]*>|\[[^\[\]]*\]|\{[^{}]*\}|【[^【】]*】)?\s*")
"""What stands for something else in a form that is shown: `Seller: ...`."""

_HAN = "一二三四五六七八九"
_SEEN_LINES = 3
_FEWEST = 2
_LONG = 8
_TIMES = 2
_LONG_HAN = 4
"""So many signs of a text are in a template by no chance."""


@dataclass(frozen=True, slots=True)
class Line:
    """A cue at the beginning of a line: its words, its number ("" where it has none), as it is
    written, what stands behind it up to the next, where it begins, and whether the template has
    what stands behind it."""

    name: str
    number: str
    written: str
    content: str
    start: int
    is_told: bool


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A worked example, or what is asked, as the cues of its lines."""

    text: str
    lines: tuple[Line, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The cues' words, in order."""
        return tuple(line.name for line in self.lines)

    @property
    def is_told(self) -> bool:
        """Whether all of it is the template's, and so much that this is no chance."""
        is_long = _is_long("".join(line.content for line in self.lines))
        return is_long and all(line.is_told for line in self.lines)


def paragraphs_in(text: str, is_own: Callable[[str], bool]) -> tuple[Paragraph, ...]:
    """Return the worked examples that have the cues of the text's last paragraph, in whatever
    order, and last that one; none where there is no such example. An instruction with a colon in it
    may stand before those of the last. `is_own` says of a cue whether the template wrote it."""
    *before, own = _parts(text, is_own)
    for start in (0, 1) if len(own.lines) > _FEWEST and own.lines[0].is_told else (0,):
        asked = Paragraph(own.text, own.lines[start:])
        cues = sorted(asked.names)
        if len(cues) < _FEWEST or len(set(cues)) < len(cues):
            return ()
        alike = [paragraph for paragraph in before if sorted(paragraph.names) == cues]
        if alike:
            return (*alike, asked)
    return ()


def unanswered_in(text: str, is_own: Callable[[str], bool]) -> tuple[Paragraph, ...]:
    """Return the paragraphs that have all cues of the text's last but its last one, in their order,
    right after or before one that has all of them: examples whose answer was left out, cue and
    all. Where none has all of them, they ask in the words of the last one."""
    made = _parts(text, is_own)
    names = made[-1].names
    asked = {line for line in _plain_lines(made[-1]) if is_own(line)}
    return tuple(
        one
        for place, one in enumerate(made[:-1])
        if len(names) > 1
        and one.names == names[:-1]
        and all(line.content for line in one.lines)
        and made[place + 1].names[:1] == names[:1]
        and (
            any(other.names == names for other in made[:place])
            or (one.is_told and not asked.isdisjoint(_plain_lines(one)))
        )
    )


def _plain_lines(paragraph: Paragraph) -> list[str]:
    """Return the lines of a paragraph that begin with no cue and say something."""
    lines = (line.strip() for line in paragraph.text.split("\n"))
    return [line for line in lines if _is_long(line) and not _LINE.match(line)]


def answer_first(text: str, is_own: Callable[[str], bool]) -> tuple[str, str]:
    """Return the cue and the answer of the first worked example of a text that has it before its
    question, two empty texts where none has: what the text ends with is there before what is asked
    in each of them, be that a cue or a line of the template, which the question itself begins
    with."""
    lines = _paragraph(text, is_own).lines
    if len(lines) < 2 or lines[-1].content:
        return "", ""
    answers = [line for line in lines if line.name == lines[-1].name]
    first = answers[0].content.split("\n")[0]
    if len(answers) < 2 or not first or not is_own(first) or re.search(r"[<\[{…]|\.\.", first):
        return "", ""
    places = [line.start for line in answers]
    for others in _openings(text, lines, len(answers), is_own):
        # The answer of each stands before it, but for the last.
        pairs = [*zip(places[:-1], others[:-1], strict=True)]
        order = [place for pair in pairs for place in pair] + [others[-1], places[-1]]
        is_cue = any(line.start == others[0] for line in lines)
        heads = [text[one:two].split("\n") for one, two in pairwise(others)]
        worked = [li.strip() for head in heads for li in head[: 1 if is_cue else _SEEN_LINES]]
        if order == sorted(order) and all(map(is_own, worked)):
            return answers[0].written, first
    return "", ""


def _openings(
    text: str, lines: Sequence[Line], count: int, is_own: Callable[[str], bool]
) -> Iterator[list[int]]:
    """Yield where the cues and the lines of the template stand that are in a text so often."""
    found: dict[str, list[int]] = defaultdict(list)
    for line in lines[:-1]:
        if line.name != lines[-1].name:
            found[line.name].append(line.start)
    place = 0
    for line in text.split("\n"):
        if _is_long(line.strip()) and ":" not in line and "：" not in line:
            found["\n" + line.strip()].append(place)
        place += len(line) + 1
    for name, places in found.items():
        if len(places) == count and (name[0] != "\n" or is_own(name.strip())):
            yield places


def cues_apart(
    text: str, is_own: Callable[[str], bool], labels: Collection[str] = (), longest: int = 0
) -> tuple[str, str]:
    """Return the last cue of the examples in a text, and that of its last paragraph, where all of
    them have as many cues as that one, the examples the same, and it none of theirs; else two empty
    texts. What the last paragraph says behind its cue begins the answers, too, or is the
    template's. A paragraph that says what several of the `labels` mean is no example, nor one that
    shows a form and has places in it; and where all that they answer is far longer than the
    `longest` answer of a doc, and no cue calls it an answer, it is a talk."""
    made = [_paragraph(part, is_own) for part in _PARTED.split(text.strip("\n"))]
    *before, own = made
    worked = [
        paragraph
        for paragraph in before
        if len(paragraph.lines) > 1
        and sum(name.casefold() in labels for name in paragraph.names) < 2
        and not all(_PLACE.fullmatch(line.content) for line in paragraph.lines)
    ]
    if len(own.lines) < 2 or len({paragraph.names for paragraph in worked}) != 1:
        return "", ""
    names, begun = worked[0].names, own.lines[-1].content
    is_talk = len(set(names)) < len(names) or set(names) <= _SPEAKERS
    is_talk |= any(map(_TELLS.search, names))
    is_apart = not set(names) & set(own.names) and len(names) == len(own.names) and not is_talk
    is_begun = all(p.lines[-1].content.startswith(begun) for p in worked) or is_own(begun)
    if not is_apart or not is_begun:
        return "", ""
    is_answered = all(p.lines[-1].content != begun for p in worked)
    most = _TIMES * longest + _LONG
    is_called_so = simplified(names[-1]) in ANSWERS or not longest
    is_answered &= is_called_so or any(len(p.lines[-1].content) <= most for p in worked)
    return (worked[0].lines[-1].written, own.lines[-1].written) if is_answered else ("", "")


def _parts(text: str, is_own: Callable[[str], bool]) -> list[Paragraph]:
    """Return the paragraphs of a text, and where one has several examples in lines behind each
    other, each of these: it begins with the cue that the text's last one begins with. All of those
    are the template's own; a row may have a talk in it."""
    asked = question_cue(text, is_own)
    made = [_paragraph(part, is_own, asked) for part in _PARTED.split(text.strip("\n"))]
    lines = made[-1].lines
    start, by_number = _own_start(lines)
    if by_number:
        made = [_with_numbers(one) for one in made]
        lines = made[-1].lines
    opening = lines[start].name if lines else ""
    done: list[Paragraph] = []
    for place, one in enumerate(made):
        is_last = place == len(made) - 1
        if one.names.count(opening) < 2:
            done.append(one)
            continue
        parts = _split(one, opening)
        worked = [each for each in (parts[:-1] if is_last else parts) if each.names[0] == opening]
        if not all(each.is_told for each in worked):
            return made
        done += parts
    return done


def _own_start(lines: Sequence[Line]) -> tuple[int, bool]:
    """Return where the last example of some lines begins: behind it no cue is there twice; and
    whether a number is a part of a cue's name, as in `Sentence 1:`, `Sentence 2:`."""
    if not lines:
        return 0, False
    start = _last_apart([line.name for line in lines])
    counts = [line.number for line in lines if line.name == lines[start].name]
    own = {line.number for line in lines[start:]}
    goes_on = counts == [str(n) for n in range(1, len(counts) + 1)] and len(counts) > 2
    if len(own) == 1 or goes_on:
        return start, False
    by_number = _last_apart([f"{line.name}{line.number}" for line in lines])
    return (by_number, True) if by_number < start else (start, False)


def _last_apart(names: Sequence[str]) -> int:
    """Return from where on no name is there twice."""
    seen: set[str] = set()
    for place in range(len(names) - 1, -1, -1):
        if names[place] in seen:
            return place + 1
        seen.add(names[place])
    return 0


def _with_numbers(paragraph: Paragraph) -> Paragraph:
    lines = (replace(li, name=f"{li.name}{li.number}", number="") for li in paragraph.lines)
    return Paragraph(paragraph.text, tuple(lines))


def _split(paragraph: Paragraph, opening: str) -> list[Paragraph]:
    """Return what a paragraph has before its first cue of that name, if it is something, and from
    each of them on."""
    places = [place for place, name in enumerate(paragraph.names) if name == opening]
    places = [0] * (places[0] > 0) + places + [len(paragraph.lines)]
    parts: list[Paragraph] = []
    for begin, end in pairwise(places):
        lines = paragraph.lines[begin:end]
        until = paragraph.lines[end].start if end < len(paragraph.lines) else None
        parts.append(Paragraph(paragraph.text[lines[0].start : until].strip(), lines))
    return parts


def _paragraph(
    text: str, is_own: Callable[[str], bool], asked: re.Pattern[str] | None = None
) -> Paragraph:
    matches = matches_with(_LINE, text, _COLON)
    found = [match for match in matches if is_own(match["name"])]
    if asked:
        found = sorted([*found, *asked.finditer(text)], key=lambda match: match.start())
    ends = [*(match.start() for match in found), len(text)][1:]
    return Paragraph(
        text,
        tuple(
            Line(
                " ".join(match["name"].casefold().split()),
                "" if match.re is asked else _number_of(match),
                match[0].strip(),
                text[match.end() : end].strip(),
                match.start(),
                is_own(text[match.start() : end].strip())
                or is_own(text[match.end() : end].strip()),
            )
            for match, end in zip(found, ends, strict=True)
        ),
    )


def _number_of(match: re.Match[str]) -> str:
    """Return the number that counts a line, "" where it is an amount: `Stars out of 5:`."""
    is_amount = not match["before"] and _OF_AMOUNT.search(match["name"])
    return "" if is_amount else _number(match["before"] or match["within"] or "")


def _number(text: str) -> str:
    return re.sub(r"\D", "", text) or str(_HAN.find(text) + 1 if text in _HAN and text else "")


def _is_long(text: str) -> bool:
    return len(text) >= (_LONG if text.isascii() else _LONG_HAN)
