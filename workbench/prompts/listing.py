"""The options that a text lists, as whoever reads it sees them: marks, labels and texts.

Nothing is known here of how the list was made. Marks may be letters of either case, digits, Roman
numbers, full-width or ringed ones, Chinese ordinals or bullets, in lines of their own or in a row.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from workbench.io.at_lines import line_starts, matches_at
from workbench.messages import say

STEMS = "甲乙丙丁戊己庚辛"
"""What Chinese counts options by."""

_MOST_OPTIONS = 10
_RINGS = "①②③④⑤⑥⑦⑧⑨⑩"
_COUNTS = "一二三四五六七八九十"
_SERIES = {
    "kana": "アイウエオカキクケコ",
    "jamo": "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊ",
    "hangul": "가나다라마바사아자차",
    "cyrillic": "АБВГДЕЖЗИК",
    "cyrillic-lower": "абвгдежзик",
    "greek": "ΑΒΓΔΕΖΗΘΙΚ",
}
"""Letters of other scripts in the order in which options are counted by them, by kind."""

_OTHERS = "".join(_SERIES.values())
_ROMANS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")

_LABEL = rf"[A-Za-z]|[Ａ-Ｚ]|\d{{1,2}}|[IVX]{{2,4}}|[ivx]{{2,4}}|[{STEMS}]|[{_COUNTS}]|[{_OTHERS}]"
_NAMED = r"(?:(?:Option|Choice|Answer|选项)[ \t]*)?"
_FULL_MARK = (
    rf"(?:{_NAMED}[(\[（【<{{][ \t]?(?P<inner>{_LABEL})[ \t]?[)\]）】>}}][.:：]?"
    rf"|{_NAMED}\**(?P<bare>{_LABEL})\**"
    r"(?:[ \t]?[.)）:．、：|=]|[ \t]*\t|[ \t]+[-–—=][ \t]|\)[.:])\**"
    rf"|(?P<ring>[{_RINGS}]))"
)
# `1.5` is a number, `A.5` and `A - 5` are options of one.
_ENDS = r"(?:(?=\D|$)|(?<=[A-Ja-j][.、．)）:：])|(?<=[A-Ja-j][ \t][-–—=][ \t]))"
_LINE = re.compile(rf"^(?P<lead>[ \t>|*✓✔√→-]{{0,6}}){_FULL_MARK}{_ENDS}[ \t]*", re.MULTILINE)
_INLINE = re.compile(rf"(?<![^\s(,;，；。?？:：])(?P<lead>){_FULL_MARK}(?=[^\d.]|$)[ \t]*")
_FIRST = "Aa01iIＡ甲一アㄱ가АаΑ"
_MAY_BEGIN = re.compile(
    rf"[.．)）:：、|=\]】>}}\t*–—-]"
    rf"(?:(?<=[^A-Za-z0-9][{_FIRST}].)|(?<=\A[{_FIRST}].)|(?<=[^A-Za-z0-9]0[01].)|(?<=\A0[01].)"
    rf"|(?<=[^A-Za-z0-9][{_FIRST}][ \t*].)|(?<=\A[{_FIRST}][ \t*].))",
)
_MAY_BE_APART = re.compile(r"[ \t](?<=[ \t]{2})[-–—=\t]|\t[-–—=\t]")
_MAY_BE_NAMED = tuple(re.compile(f"{name}[{_FIRST}]") for name in ("Option", "Choice", "Answer"))
"""A list in a row begins with a first mark: what all of these have, quicker to tell."""

_IN_A_ROW = re.compile(
    r"(?<![^\s、:：])(?P<lead>)(?P<inner>(?!))?(?P<bare>\d)(?P<ring>(?!))?[.．](?=[^\d.])[ \t]*"
)
"""Before a text, with a comma of lists behind it, in a row of three or more: `0.犬、1.猫、2.鳥`."""

_BARE = re.compile(
    r"^(?P<lead>[ \t]{0,4})(?P<inner>(?!))?(?P<bare>[A-J]|\d|[ア-コㄱ-ㅊ])(?P<ring>(?!))?"
    r"[ \t\u3000]+(?=\S)",
    re.MULTILINE,
)
_STEM = re.compile(
    rf"(?:(?<=\s)|^)(?P<lead>)(?P<inner>(?!))?(?P<bare>[{STEMS}])(?P<ring>(?!))?(?=[^\W\d_])",
    re.MULTILINE,
)
"""Before a text, with nothing between, in a row of three or more: `甲红 乙白 丙黄`."""

_CLOSING = ".?!:：。？！"

_BULLETS = "-*•·–—▪●○"
_BULLET = re.compile(rf"^[ \t]*(?P<mark>[{_BULLETS}])[ \t]+(?=\S)", re.MULTILINE)


class Option(NamedTuple):
    """A listed option: its mark as written (`(A)`, `a.`, `①`, `-`), the label in it ("" of a
    bullet), the label's kind and rank (A, a, 1, i, ① are 1), its text, and where it begins and
    ends."""

    mark: str
    label: str
    kind: str
    rank: int
    text: str
    start: int
    end: int

    @property
    def style(self) -> str:
        """The mark with a blank in the place of its label: options of one list share it."""
        return self.mark.replace(self.label, "_", 1) if self.label else self.mark


class _Mark(NamedTuple):
    mark: str
    label: str
    kind: str
    rank: int
    start: int
    end: int


@lru_cache(maxsize=4096)
def listings(text: str) -> tuple[tuple[Option, ...], ...]:
    """Return the lists of options in a text, in order: those in lines, or else those in a row."""
    starts = line_starts(text)
    in_lines = [*_runs(_marks(matches_at(_LINE, text, starts)), text, in_lines=True)]
    found = [_with_texts(text, _behind_cue(text, run)) for run in in_lines]
    if not found:
        every = _marks(matches_at(_BARE, text, starts))
        bare = [mark for mark in every if mark.kind in ("upper", "digit", "kana", "jamo")]
        runs = [run for run in _runs(bare, text, in_lines=True) if run[0].rank == 1]
        found = [_with_texts(text, run) for run in runs if _is_close(text, run)]
    if not any(run[0].kind != "digit" for run in found):
        # Numbered lines may be statements, with the options in a row behind them.
        marks = _without_bars(_marks(_INLINE.finditer(text) if _may_begin(text) else ()))
        rows = [*_out_of_order(marks, text)] or [*_runs(marks, text, in_lines=False)]
        if not rows and "、" in text:
            rows = [*_numbered(_marks(_IN_A_ROW.finditer(text)), text)]
        if not rows and not found and STEMS[0] in text:
            alone = _runs(_marks(_STEM.finditer(text)), text, in_lines=False)
            rows = [run for run in alone if len(run) > 2]
        spans = {(run[0].start, run[-1].start) for run in found}
        found += [
            made
            for run in rows
            if (made := _with_texts(text, run)) and (made[0].start, made[-1].start) not in spans
        ]
    if any(map(text.__contains__, _BULLETS)):
        found += [_with_texts(text, run) for run in _bullets(text, starts)]
    return tuple(sorted((tuple(run) for run in found), key=lambda run: run[0].start))


def _may_begin(text: str) -> bool:
    """Say whether a text may have the first mark of a list in a row."""
    if _RINGS[0] in text or _MAY_BEGIN.search(text):
        return True
    is_apart = ("  " in text or "\t" in text) and _MAY_BE_APART.search(text)
    return bool(is_apart) or any(name.search(text) for name in _MAY_BE_NAMED)


def _behind_cue(text: str, run: list[_Mark]) -> list[_Mark]:
    """Return a run with its first mark, where that stands behind a cue: `Options: A. red`."""
    if run[0].rank != 2:
        return run
    start = text.rfind("\n", 0, max(run[0].start - 1, 0)) + 1
    marks = _marks(_INLINE.finditer(text[: run[0].start], start))
    line = [mark for mark in marks if mark.rank == 1]
    return [*line[-1:], *run] if line and line[-1].kind == run[0].kind else run


def _is_close(text: str, run: Sequence[_Mark]) -> bool:
    return all(text.count("\n", a.end, b.start) == 1 for a, b in pairwise(run))


@lru_cache(maxsize=4096)
def label_in(text: str) -> str:
    """Return the label that a short text is, whatever stands around it: `B` of ` (B).`; "" where it
    is no label."""
    bare = re.sub(r"(?i)^(?:option|choice|选项)\s*", "", text.strip())
    bare = bare.strip("()[]（）【】<>*. 。:：、．").strip()
    return bare if re.fullmatch(rf"{_LABEL}|[{_RINGS}]", bare) else ""


def kind_of(label: str) -> str:
    """Return what a label is of: "upper", "lower", "digit", "roman", "ring", "wide", "stem",
    "count", or letters of another script, "kana" say."""
    if label.isascii() and label.isdigit():
        return "digit"
    if len(label) > 1:
        return "roman" if label.lower() in _ROMANS else "word"
    if label in _RINGS:
        return "ring"
    if label in STEMS:
        return "stem"
    if label in _COUNTS:
        return "count"
    for kind, order in _SERIES.items():
        if label in order:
            return kind
    if not label.isascii():
        return "wide"
    return "upper" if label.isupper() else "lower"


def labels_in_words(options: Sequence[Option]) -> str:
    """Return the labels of a list for a message."""
    labels = [option.label for option in options if option.label]
    return ", ".join(labels[:10]) or say("no option by letter")


def rank_of(label: str) -> int:
    """Return the place of a label in its row: 1 of `A`, `a`, `①` and `1`, -1 where it has none."""
    return _kind_and_rank(label)[1]


@lru_cache(maxsize=1024)
def _kind_and_rank(label: str) -> tuple[str, int]:
    kind = kind_of(label)
    return kind, _rank(label, kind)


def _rank(label: str, kind: str) -> int:
    if kind == "digit":
        return int(label)
    if kind == "roman":
        return _ROMANS.index(label.lower()) + 1
    if kind == "word":
        return -1
    orders = {"ring": _RINGS, "stem": STEMS, "count": _COUNTS, **_SERIES}
    if kind in orders:
        return orders[kind].index(label) + 1
    first = {"upper": "A", "lower": "a", "wide": "Ａ"}[kind]
    return ord(label) - ord(first) + 1


def _marks(matches: Iterable[re.Match[str]]) -> list[_Mark]:
    found: list[_Mark] = []
    for match in matches:
        label = match["inner"] or match["bare"] or match["ring"]
        kind, rank = _kind_and_rank(label)
        mark = match[0][len(match["lead"]) :].rstrip()
        mark = match["lead"].strip(" \t") + mark
        found.append(_Mark(mark, label, kind, rank, match.start("lead"), match.end()))
        if kind in ("upper", "lower") and label in "IiVvXx":
            rank = _rank(label, "roman")
            begin = match.end("lead")
            found.append(_Mark(mark, label, f"roman-{kind}", rank, begin, match.end()))
        elif kind == "roman":
            case = "upper" if label.isupper() else "lower"
            begin = match.end("lead")
            found[-1] = _Mark(mark, label, f"roman-{case}", rank, begin, match.end())
    return found


def _without_bars(marks: list[_Mark]) -> list[_Mark]:
    """Return marks without those of a bar, `vitamin D |`, where more have another sign: it parts
    the options, and the letter before it ends one."""
    barred = [mark for mark in marks if mark.mark.endswith(("|", "｜"))]
    if not barred or 2 * len(barred) >= len(marks):
        return marks
    return [mark for mark in marks if mark not in barred]


def _out_of_order(marks: Sequence[_Mark], text: str) -> Iterator[list[_Mark]]:
    """Yield what is a whole list in a row but for its order: marks of one style on one line, each
    of the first three labels or more once."""
    lines: dict[tuple[int, str, str], list[_Mark]] = {}
    line = seen = 0
    for mark in marks:
        style = mark.mark.replace(mark.label, "_", 1)
        line += text.count("\n", seen, mark.start)
        seen = max(seen, mark.start)
        if mark.kind in ("upper", "lower", "stem") and style != "_":
            lines.setdefault((line, mark.kind, style), []).append(mark)
    for run in lines.values():
        ranks = [mark.rank for mark in run]
        if len(run) > 2 and sorted(ranks) == list(range(1, len(run) + 1)) != ranks:
            yield run


def _runs(marks: Sequence[_Mark], text: str, *, in_lines: bool) -> Iterator[list[_Mark]]:
    """Yield the runs of two marks or more of one kind: each one further than the one before, or, in
    lines right below each other, any."""
    kinds = dict.fromkeys(mark.kind for mark in marks)
    for kind in kinds:
        run: list[_Mark] = []
        for mark in (m for m in marks if m.kind == kind and m.rank >= 0):
            follows = bool(run) and mark.rank == run[-1].rank + 1
            if run and not follows and in_lines and not kind.startswith("roman"):
                between = text[run[-1].end : mark.start]
                follows = between.count("\n") == 1 and 1 < mark.rank <= _MOST_OPTIONS
                is_alike = (
                    mark.mark == run[-1].mark
                )  # the cue `A:` stands below `[A] red | [B] blue`
                follows |= between.count("\n") == 1 and is_alike
                follows |= between.count("\n") == 1 and _goes_down(run, mark)
            if not follows:
                yield from _whole(run, in_lines=in_lines)
                run = []
            run.append(mark)
        yield from _whole(run, in_lines=in_lines)


def _goes_down(run: Sequence[_Mark], mark: _Mark) -> bool:
    """Say whether a mark goes on with a list of three or more that is turned round."""
    if run[0].rank <= 2 or run[-1].rank != mark.rank + 1:
        return False
    return all(before.rank == after.rank + 1 for before, after in pairwise(run))


def _whole(run: list[_Mark], *, in_lines: bool) -> Iterator[list[_Mark]]:
    if len(run) < 2 or (run[0].kind.startswith("roman") and run[0].rank != 1):
        return
    begins = run[0].rank in (0, 1) or in_lines
    if begins and (in_lines or run[0].kind != "digit" or run[0].mark[0] in "([（【"):
        yield run


def _numbered(marks: Sequence[_Mark], text: str) -> Iterator[list[_Mark]]:
    """Yield the runs of three numbers or more in a row that a comma of lists is before, all but the
    first, `0.犬、1.猫、2.鳥`, in whatever order: those of sentences stand behind a stop."""
    run: list[_Mark] = []
    for mark in (mark for mark in marks if mark.kind == "digit"):
        gap = text[run[-1].end : mark.start] if run else "\n"
        if "\n" in gap or not gap.endswith("、"):
            if len(run) > 2:
                yield run
            run = [] if mark.rank > 1 else [mark]
        else:
            run.append(mark)
    if len(run) > 2:
        yield run


def _with_texts(text: str, run: Sequence[_Mark]) -> list[Option]:
    before = [text[text.rfind("\n", 0, mark.start) + 1 : mark.start].strip() for mark in run]
    if all(before) and all(_closes_line(text, mark) for mark in run):
        return [
            Option(
                mark.mark, mark.label, mark.kind, mark.rank, own, mark.start - len(own), mark.end
            )
            for mark, own in zip(run, before, strict=True)
        ]
    made: list[Option] = []
    if _stand_behind(text, run, before[0]):
        starts = [run[0].start - len(before[0]), *(mark.end for mark in run)]
        for mark, start in zip(run, starts, strict=False):
            own = text[start : mark.start].strip(" ,;，；、")
            made.append(Option(mark.mark, mark.label, mark.kind, mark.rank, own, start, mark.end))
        return made
    for mark, after in pairwise((*run, None)):
        assert mark is not None
        end = after.start if after is not None else _end_of_last(text, mark.end)
        own = text[mark.end : end].strip()
        made.append(Option(mark.mark, mark.label, mark.kind, mark.rank, own, mark.start, end))
    return made


def _stand_behind(text: str, run: Sequence[_Mark], before: str) -> bool:
    """Say whether the marks of one line each stand behind what they are of: `pear (1) plum (2)`.
    What ends as a sentence or a cue before the first is no option."""
    return (
        before != ""
        and before[-1] not in _CLOSING
        and _closes_line(text, run[-1])
        and "\n" not in text[run[0].start : run[-1].end]
        and all(text[one.end : other.start].strip() for one, other in pairwise(run))
    )


def _closes_line(text: str, mark: _Mark) -> bool:
    """Say whether a mark ends its line: `Vermeer [A]`, behind the option that it is of."""
    end = text.find("\n", mark.end)
    return not text[mark.end : len(text) if end < 0 else end].strip()


def _end_of_last(text: str, start: int) -> int:
    """Return where the last option ends: at its line's end, since what follows is of the prompt."""
    end = text.find("\n", start)
    return len(text) if end < 0 else end


def _bullets(text: str, starts: Sequence[int]) -> Iterator[list[_Mark]]:
    run: list[_Mark] = []
    for match in matches_at(_BULLET, text, starts):
        mark = _Mark(match["mark"], "", "bullet", len(run) + 1, match.start("mark"), match.end())
        if run and (text.count("\n", run[-1].end, mark.start) != 1 or run[-1].mark != mark.mark):
            if len(run) > 1:
                yield run
            run = []
            mark = _Mark(mark.mark, "", "bullet", 1, mark.start, mark.end)
        run.append(mark)
    if len(run) > 1:
        yield run
