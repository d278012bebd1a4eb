"""Lists of a prompt's own text whose numbers skip one, since an item was taken out: `4.` stands
behind `2.`. The rule `text/cut-item` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.messages import say

_FEWEST = 3
_MOST = 60
_HAN = "一二三四五六七八九十"
_HAN_NUMBERS = {
    **{sign: place for place, sign in enumerate(_HAN, 1)},
    **{f"十{sign}": place + 10 for place, sign in enumerate(_HAN[:9], 1)},
}
_CIRCLED = {chr(0x2460 + place): place + 1 for place in range(20)}
_MARK = compiled(
    r"^(?P<before>[ \t>*#【\[（(-]*(?:(?:[^\W\d_]{1,12}\.?[ ]?|§[ ]?)(?=\d)"
    r"|第(?=[一二三四五六七八九十\d])"
    r"|(?P<upper>\d{1,2}(?:\.\d{1,2})?\.)(?=\d))?)"
    r"(?P<number>\d{1,2}|[一二三四五六七八九十]{1,2}|[①-⑳]|[a-z](?=\)))"
    r"(?P<behind>[.)）:：、．】\]]+(?=\D)|[步条點点项項章节節][、，：:\s]|[ \t](?=\S)|(?<=[①-⑳])"
    r"|(?=[ \t]*$))"
)


@dataclass(slots=True)
class _List:
    """The numbers of a list that were met so far, and the first ones of them between which one
    lacks."""

    style: tuple[str, str, str]
    numbers: list[int] = field(default_factory=list)
    gaps: list[tuple[int, int, str]] = field(default_factory=list)


def skipped_numbers(subject: Subject) -> Iterator[Hit]:
    """Yield hints on lists of the prompt's own text that begin with one, count on, and skip a
    single number which nothing else bears."""
    described = subject.settings.description
    item = next(iter(subject.rendered), None)
    for before, behind, line in gaps_in(own_text(subject)):
        in_input = item is not None and line in item.example.input and line not in described
        yield on_own_text(
            subject,
            say("the numbers of a list skip one: {before} is followed by {behind}",
                before=before, behind=behind),
            say("Number its items anew, or put the one that lacks back."),
            line,
            f"skip {line}",
            in_input=in_input,
        )  # fmt: skip


def gaps_in(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield the numbers between which one lacks, with the line of the second."""
    open_lists: list[_List] = []
    done: list[_List] = []
    met: set[tuple[tuple[str, str, str], int]] = set()
    for line in text.split("\n"):
        match = _MARK.match(line)
        number = _as_number(match["number"]) if match else 0
        if match is None or not 0 < number <= _MOST or match.end() == len(match["number"]):
            continue
        before = _bare(match["before"], match["upper"])
        style = (before, _kind(match["number"]), match["behind"].strip())
        if number == 1:
            open_lists.append(_List(style))
            done.append(open_lists[-1])
        found = _list_for(open_lists, style, number)
        met.add((style, number))
        if found is None:
            continue
        if found.numbers and number == found.numbers[-1] + 2:
            found.gaps.append((found.numbers[-1], number, line.strip()))
        found.numbers.append(number)
        del open_lists[open_lists.index(found) + 1 :]
    for each in done:
        is_named = any(map(str.isalpha, each.style[0]))
        if len(each.gaps) == 1 and len(each.numbers) >= (2 if is_named else _FEWEST):
            before, behind, line = each.gaps[0]
            if (each.style, before + 1) not in met:
                yield before, behind, line


def _list_for(lists: Sequence[_List], style: tuple[str, str, str], number: int) -> _List | None:
    """Return the last list of a style that goes on with a number, or else skips one before it."""
    alike = [one for one in reversed(lists) if one.style == style]
    for step in (1, 2):
        for one in alike:
            last = one.numbers[-1] if one.numbers else 0
            if number == last + step and (step == 1 or last):
                return one
    return None


def _as_number(written: str) -> int:
    if written.isdecimal():
        return int(written)
    if written.isascii():
        return ord(written) - ord("a") + 1
    return _CIRCLED.get(written) or _HAN_NUMBERS.get(written, 0)


def _kind(written: str) -> str:
    return "1" if written.isdecimal() else "a" if written.isascii() else "一"


def _bare(before: str, upper: str | None) -> str:
    """Return what stands before a number without the white space that sets it in."""
    return upper or "".join(before.split()).casefold()
