"""What tools and hands bring into the fields of a few rows, where those of the others are bare: the
time and the sender of a chat, the quotes of a table, a date that was an option, a row's text in
another one's, a list of another kind of items, a gap that is filled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.unlike import Row, Trait
from workbench.lint.unlike_values import rare
from workbench.messages import Message, say

_FEW = 0.4
_FEWER = 0.2
_LONG = 40
_MOST_ROWS = 200
_FEWEST_ROWS = 6
_SHORTEST = 10
_SHORTEST_HAN = 6
_LONGEST_GLUED = 160
_STAMP = exactly(
    r"\s*[\[(【<]?\s*\d{1,4}[-/.年]\d{1,2}(?:[-/.月]\d{1,4}日?)?[,，]?\s?(?:T|[ap]m\s)?"
    r"\d{1,2}[:.：时h]\d{2}(?:[:.：]\d{2})?(?:\s?[APap]\.?[Mm]\.?)?\s*[\])】>]?\s*(?:[-–—|]\s*)?"
    r"[^\n:：\d]{1,30}[:：]\s*\S"
)
"""A time, and who wrote, as chats are exported."""

_DOUBLED = exactly(r"(?<![\"\w])\"\"(?=\w)[^\"\n]{1,60}(?<=[\w.!?])\"\"(?!\")")
_OF_SHEETS = compiled(
    r"(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|mär|okt|dez|ene|abr|ago|dic"
    r"|fév|avr|mag|giu|lug|set|ott|out)(?:-\d{2,4})?"
    r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2}|\d(?:[.,]\d+)?E[+-]\d{1,3})",
    2,
)
"""What a sheet makes of `3-5` or of a long number."""

_BETWEEN = (" / ", " | ", " // ", " or: ")
_REPLY = compiled(
    r"\s*(?:(?:I['’]?m|I am) (?:sorry|afraid"
    r"|unable)\b[^\n]{0,40}\b(?:but|can(?:not|['’]t)|unable)\b"
    r"|Sorry, (?:but )?I (?:can|am)|As an? (?:AI"
    r"|language model)|I (?:cannot|can['’]t|am unable to) "
    r"(?:determine|answer|classify|translate|assist with|help with|provide)\b"
    r"|(?:Sure|Certainly|Of course|Absolutely|Great question|Okay)[!,.:][^\n]{0,60}:"
    r"|(?:Here is|Here['’]s|Below is) (?:the|your|a|an|my) [^\n:]{1,40}:"
    r"|(?:很?抱歉|对不起)[，,！!][^\n]{0,10}(?:无法"
    r"|不能|我)|作为(?:一个|一名)?(?:AI|人工智能|语言模型)"
    r"|(?:当然|好的)[！!，,][^\n]{0,20}[:：]|(?:以下"
    r"|下面)是[^\n:：]{1,16}[:：]|申し訳(?:ありません|ございません)"
    r"|もちろんです|はい、[^\n]{0,16}です[:：]|Es tut mir leid, (?:aber"
    r"|ich)|Natürlich[!,][^\n]{0,40}:"
    r"|Hier ist (?:die|der|das|Ihre?) [^\n:]{1,30}:"
    r"|Je suis désolée?,? mais|Bien sûr[ !,][^\n]{0,40}:"
    r"|Voici (?:la|le|votre|les) [^\n:]{1,30}:|Lo siento, (?:pero|no)|¡?Claro[!,][^\n]{0,40}:"
    r"|Aquí (?:tienes?|está) [^\n:]{1,30}:|(?:Desculpe|Sinto muito), (?:mas|não)|Claro! Aqui"
    r"|(?:К сожалению|Извините), я|Конечно[!,][^\n]{0,40}:"
    r"|Maaf, (?:saya|tetapi)|Üzgünüm, (?:ama|ancak))",
    2,
)
"""How a model's reply begins."""

_GAP = exactly(
    r"_{2,}|＿+|(?<![^\s(\"'“‘])_(?![^\s.,;:!?)\"'”’])|[\[<{](?:MASK|BLANK|GAP|mask|blank)[\]>}]"
    r"|[(（][ \u3000_]+[)）]|□+|\.{4,}|…{2,}|\[\s*\]"
)

_ADDRESS = exactly(
    r"[A-Za-z][A-Za-z0-9+.-]{1,11}://\S+|(?:\.{1,2}|~|[A-Za-z]:)?(?:[/\\][\w.%-]+){2,}\.\w{1,5}"
)
"""Where a text is, whole: a link, or a file with its folders."""

_CELL_END = exactly(r"(?<![\s\"])\"{1,2}[,;]\s*\Z")
"""How a cell of a table ends, and the sign that parts it from the next."""

_REMARKED = exactly(r"[.!?。！？][ ]?[(（\[][^()（）\[\]\n]{2,60}[)）\]]\s*\Z")
_BRACKETS = "()（）[]"
_COLUMN_SIGNS = (";", "|", "\t", ",", "；")


def traits_of_brought(rows: Sequence[Row], columns: Mapping[str, Sequence[Any]]) -> Iterator[Trait]:
    """Yield what nearly all rows have in common; `columns` has the values of fields that enough
    rows have."""
    for name, values in columns.items():
        if all(isinstance(value, str) for value in values):
            yield from filter(None, (make(name, values) for make in _OF_TEXTS))
        elif all(isinstance(value, list) and value for value in values):
            yield from filter(None, (_of_kinds(name, values), _of_reach(name, values)))
        yield from filter(None, [_of_sheets(name, values)])
    yield from _of_others(rows, columns)
    yield from _of_columns(columns)


def _of_stamps(name: str, values: Sequence[str]) -> Trait | None:
    return rare(
        name, values, lambda text: text[:1] in "[(【< \n0123456789" and bool(_STAMP.match(text)),
        lambda own: say("it begins with a time and a name, as chats are exported: {own}",
                        own=_short(own.strip())),
        is_sure=True, few=_FEW,
    )  # fmt: skip


def _of_doubled(name: str, values: Sequence[str]) -> Trait | None:
    return rare(
        name, values, lambda text: '""' in text and bool(_DOUBLED.search(text)),
        lambda own: say("its quotes are doubled, as a table has them: {own}", own=_short(own)),
        is_sure=False, few=_FEW,
    )  # fmt: skip


def _of_addresses(name: str, values: Sequence[str]) -> Trait | None:
    """Texts of several words, and the place of one."""
    if sum(" " in text or not text.isascii() for text in values) < (1 - _FEWER) * len(values):
        return None
    return rare(
        name, values,
        lambda text: ("/" in text or "\\" in text) and bool(_ADDRESS.fullmatch(text.strip())),
        lambda own: say("it is the address of a text, and others are texts: {own}",
                        own=_short(own.strip())),
        is_sure=False, few=_FEWER,
    )  # fmt: skip


def _of_cells(name: str, values: Sequence[str]) -> Trait | None:
    return rare(
        name, values, lambda text: '"' in text and bool(_CELL_END.search(text)),
        lambda own: say("it ends as a cell of a table does: {own}", own=own.strip()[-_LONG:]),
        is_sure=False, few=_FEW,
    )  # fmt: skip


def _of_remarks(name: str, values: Sequence[str]) -> Trait | None:
    """A sentence with a remark in brackets behind it, where no other text has brackets."""
    if sum(any(sign in text for sign in _BRACKETS) for text in values) > _FEWER * len(values):
        return None
    return rare(
        name, values,
        lambda text: text.rstrip()[-1:] in _BRACKETS and bool(_REMARKED.search(text)),
        lambda own: say("it has a note in brackets behind it, and others have none: {own}",
                        own=own.strip()[-_LONG:]),
        is_sure=False, few=_FEWER,
    )  # fmt: skip


def _of_gaps(name: str, values: Sequence[str]) -> Trait | None:
    """Sentences with a gap, and a few that have none."""
    having = sum(_GAP.search(text) is not None for text in values)
    if not all(any(map(str.isalpha, text)) for text in values):
        return None  # brackets, say, are the matter
    if not (1 - _FEW) * len(values) <= having < len(values) or having < _FEWEST_ROWS - 1:
        return None
    return rare(
        name, values, lambda text: bool(text.strip()) and _GAP.search(text) is None,
        lambda own: say("it has no gap, and those of others have one: {own}", own=_short(own)),
        is_sure=False, few=_FEW,
    )  # fmt: skip


def _of_replies(name: str, values: Sequence[str]) -> Trait | None:
    """What a model says before its answer, or in place of one."""
    return rare(
        name, values, lambda text: _REPLY.match(text) is not None,
        lambda own: say("it begins as the reply of a model does: {own}", own=_short(own)),
        is_sure=False, few=_FEW,
    )  # fmt: skip


def _of_two(name: str, values: Sequence[str]) -> Trait | None:
    """A sentence with another way to say it behind a bar or a slash."""
    return rare(
        name, values, lambda text: _are_two(text),
        lambda own: say("it has two texts in it: {own}", own=_short(own)),
        is_sure=False, few=_FEWER,
    )  # fmt: skip


def _are_two(text: str) -> bool:
    parts = next((p for sign in _BETWEEN if len(p := text.split(sign)) == 2), None)
    if parts is None or not all(len(part.split()) > 2 for part in parts):
        return False
    one, other = (part.strip() for part in parts)
    return one.split()[0] == other.split()[0] and one[-1] == other[-1]


def _of_kinds(name: str, values: Sequence[list[Any]]) -> Trait | None:
    """Lists of numbers, and a few of texts, or the other way round."""
    kinds = [_kind(value) for value in values]
    counts = Counter(kinds)
    usual, count = counts.most_common(1)[0]
    if usual is None or count < (1 - _FEWER) * len(values):
        return None
    other = {"numbers": "texts", "texts": "numbers"}[usual]
    return rare(
        name, values,
        lambda own: isinstance(own, list) and bool(own) and _kind(own) not in (usual, None),
        lambda own: say("its list has {own}, where those of others have {usual}",
                        own=_NAMES[other], usual=_NAMES[usual]),
        is_sure=True, few=_FEWER,
    )  # fmt: skip


_NAMES = {"numbers": say("numbers"), "texts": say("texts")}


def _kind(value: Sequence[Any]) -> str | None:
    if all(isinstance(item, int | float) and not isinstance(item, bool) for item in value):
        return "numbers"
    return "texts" if all(isinstance(item, str) for item in value) else None


def _of_reach(name: str, values: Sequence[list[Any]]) -> Trait | None:
    """Lists of numbers, a few of which lie beyond those of all others by more than these lie apart:
    they are in another unit."""
    if len(values) < _FEWEST_ROWS or any(_kind(value) != "numbers" for value in values):
        return None
    most = max(1, int(_FEWER * len(values)))
    ordered = sorted(values, key=min)
    for count in range(most, 0, -1):
        rest, beyond = ordered[:-count], ordered[-count:]
        low, high = min(map(min, rest)), max(map(max, rest))
        least = min(map(min, beyond))
        if least - high > 1.5 * (high - low) > 0:
            return rare(
                name, values, lambda own, least=least: bool(own) and min(own) >= least,
                lambda own: say("its numbers lie beyond those of all others: {own}",
                                own=_short(", ".join(map(str, own)))),
                is_sure=False, few=_FEWER,
            )  # fmt: skip
    return None


def _of_sheets(name: str, values: Sequence[Any]) -> Trait | None:
    """What a sheet made a date or a power of ten of, in a few rows."""
    return rare(
        name, values, lambda value: _made_by_sheet(value) != "",
        lambda own: say("a sheet made a date or a power of ten of it: {own}",
                        own=_made_by_sheet(own)),
        is_sure=True, few=_FEWER,
    )  # fmt: skip


def _made_by_sheet(value: Any) -> str:
    if not isinstance(value, str | list | dict):
        return ""
    leaves = (value,) if isinstance(value, str) else leaves_of(value)
    short = (leaf.strip() for leaf in leaves if 5 <= len(leaf) <= 16)
    return next((leaf for leaf in short if leaf[0].isalnum() and _OF_SHEETS.fullmatch(leaf)), "")


def _of_columns(columns: Mapping[str, Sequence[Any]]) -> Iterator[Trait]:
    """Yield what says of a text that it ends with what another field of its row says, behind a sign
    that parts columns: the line was parted once too seldom."""
    texts = {
        name: values
        for name, values in columns.items()
        if all(isinstance(value, str) for value in values)
    }
    for name, values in texts.items():
        own = "".join({text.rstrip()[-_LONG:] for text in values})
        if not any(sign in own for sign in _COLUMN_SIGNS):
            continue
        for other, cells in texts.items():
            if other == name or len(cells) != len(values):
                continue
            signs = [_glued_by(text, cell) for text, cell in zip(values, cells, strict=True)]
            if not any(signs):
                continue
            sign, count = Counter(filter(None, signs)).most_common(1)[0]
            # What texts have elsewhere parts their own items, of which the last may be right.
            others = sum(
                text.count(sign) > (by == sign) for text, by in zip(values, signs, strict=True)
            )
            if count > _FEW * len(values) or others > _FEWER * len(values):
                continue

            def lacks(
                row: Row, name: str = name, other: str = other, sign: str = sign
            ) -> Message | Literal[""] | None:
                text, cell = row.get(name), row.get(other)
                if not isinstance(text, str) or not isinstance(cell, str):
                    return None
                if _glued_by(text, cell) != sign:
                    return ""
                return say("it ends with what {other} says: {own}",
                           other=other, own=text.strip()[-_LONG:])  # fmt: skip

            yield Trait(name, lacks, is_sure=True)


def _glued_by(text: str, cell: str) -> str:
    """Return the sign that parts columns behind which a text has a cell at its end, "" where it
    has none."""
    before = text.rstrip().removesuffix(cell.strip()) if cell.strip() else ""
    is_cut = before != text.rstrip() and before.strip() != before[-1:]
    return before[-1:] if is_cut and before.endswith(_COLUMN_SIGNS) else ""


def _of_others(rows: Sequence[Row], columns: Mapping[str, Sequence[Any]]) -> Iterator[Trait]:
    """Yield what says of a field that one of its texts has the whole text of another row in it."""
    if len(rows) > _MOST_ROWS:
        return
    known: dict[str, set[int]] = {}
    for name, values in columns.items():
        if len({str(value) for value in values}) < (1 - _FEWER) * len(values):
            continue
        for place, row in enumerate(rows):
            text = row.get(name)
            if isinstance(text, str) and _size(text) <= _LONGEST_GLUED and _is_long(text.strip()):
                known.setdefault(text.strip(), set()).add(place)
    if not known:
        return
    for name in columns:
        glued = _glued(rows, name, known)
        if not 0 < len(glued) <= max(1, _FEWER / 2 * len(rows)):
            continue

        def lacks(
            row: Row, name: str = name, glued: Sequence[tuple[Any, str]] = glued
        ) -> Message | Literal[""] | None:
            own = row.get(name)
            found = next((text for value, text in glued if value is own), "")
            return say("it has another row's text in it: {own}", own=_short(found)) if found else ""

        yield Trait(name, lacks)


def _glued(
    rows: Sequence[Row], name: str, known: Mapping[str, set[int]]
) -> Sequence[tuple[Any, str]]:
    """Return the values of a field with another row's text in one of theirs, and that text."""
    joined = "\0".join(
        f"{place}\1" + "\2".join(_leaves(row.get(name))) for place, row in enumerate(rows)
    )
    found: dict[int, str] = {}
    for text, places in known.items():
        at = joined.find(text)
        while at >= 0:
            end = at + len(text)
            is_whole = joined[at - 1] in "\1\2" and joined[end : end + 1] in ("", "\0", "\2")
            start = joined.rfind("\0", 0, at) + 1
            place = int(joined[start : joined.index("\1", start)])
            if not is_whole and place not in places and _is_glued(joined, at, end):
                found.setdefault(place, text)
            at = joined.find(text, end)
    return [(rows[place].get(name), text) for place, text in found.items()]


def _is_glued(joined: str, at: int, end: int) -> bool:
    """Say whether a part stands at one end of a text, and a word or a mark right beside it: steps
    that other rows have as well stand behind a space."""
    before, behind = joined[at - 1], joined[end : end + 1]
    beside = behind if before in "\1\2" else before
    is_at_end = before in "\1\2" or behind in ("", "\0", "\2")
    letters = sum(map(str.isalpha, joined[at:end]))
    is_beside = not beside.isspace() and not beside.isdigit()
    return is_at_end and is_beside and 2 * letters >= end - at


def _leaves(value: Any) -> Sequence[str]:
    return [value] if isinstance(value, str) else [*leaves_of(value)]


def _is_long(text: str) -> bool:
    is_east = any(sign > "\u2e80" for sign in text)
    return len(text) >= (_SHORTEST_HAN if is_east else _SHORTEST) and not text.isdecimal()


def _size(text: str) -> int:
    return len(text) if text.isascii() else 3 * len(text)


def _short(text: str) -> str:
    return text if len(text) <= _LONG else f"{text[:_LONG]}…"


_OF_TEXTS = (
    _of_stamps,
    _of_doubled,
    _of_addresses,
    _of_cells,
    _of_remarks,
    _of_gaps,
    _of_replies,
    _of_two,
)
