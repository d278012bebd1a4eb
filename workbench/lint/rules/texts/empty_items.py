"""What a list in a sentence has too much: a mark or an "or" with nothing behind it, one option on
both sides of the "or", marks around a text that has them itself. The rules `text/stray-sign` and
`answer/letters` say so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.most import in_most
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 3
_MOST_OF = 0.8
_AROUND = 12
_LONGEST = 60

_COMMA = compiled(
    r"(?<=[\w\"'”’」』》)）])(?P<mark>[,，、;；])(?:[ ]?(?P=mark)|(?P<stop>[.。?？!！)）\]])(?!\w)"
    r"|[ ](?P<end>[.。?？!！)）\]])(?=[?？]|[ ]?(?:\n|\Z|[A-Z\u4e00-\u9fff])))(?![,，、])"
)
"""A mark between items, and right behind it another one, or what ends the sentence."""
_BLANK = compiled(r"(?<=\w)(?P<mark>[,，、;；])[ ]{2,}(?P=mark)")
_OR = compiled(
    r"(?:(?<=[^\s,，])\s(?:or|and|oder|und|ou)|(?:还是|還是|或者|或是|以及|或|和))[ ]?"
    r"(?P<stop>[?？.。:：)）]|\n|\Z)",
)
"""A word between items, and nothing behind it: not `…, or?`."""
_COMMA_OF_ASCII = compiled(
    r"(?P<mark>[,;])(?<=[\w\"')].)(?:[ ]?(?P=mark)|(?P<stop>[.?!)\]])(?!\w)"
    r"|[ ](?P<end>[.?!)\]])(?=[?]|[ ]?(?:\n|\Z|[A-Z])))(?![,])"
)
_BLANK_OF_ASCII = compiled(r"(?P<mark>[,;])(?<=\w.)[ ]{2,}(?P=mark)")
_OR_OF_ASCII = compiled(
    r"\s(?<=[^\s,].)(?:or|and|oder|und|ou)[ ]?(?P<stop>[?.:)]|\n|\Z)", re.DOTALL
)
"""The same within a text in ASCII, where they are found faster."""

_OF_CODE = exactly(r"```|[{}\[\]<>=]|\bdef |\bregex|punctuat|标点|comma|逗号|separat", re.I)
_ENTITY = exactly(r"&#?\w+;\Z")
_PAIRS = ("《》", "「」", "『』", "“”", '""', "【】", "‘’", "«»", "''", "``", "<>", "（）", "()")


def spare_marks(subject: Subject) -> Iterator[Hit]:
    """Yield the docs in which a list that the template writes has an item without a text, and those
    in which a text of the row has the template's marks around its own."""
    least = max(_FEWEST_DOCS, _MOST_OF * len(subject.rendered))
    for find in (_empty_item, _in_two_pairs):
        for item, message in in_most(subject.rendered, find, least):
            yield Hit(
                message,
                say("Join the items with something between them, and nothing at their ends."),
                item.doc.id,
                subject.code.line_of_input,
                about="items",
            )


def _empty_item(item: Rendered) -> Message | None:
    text = item.example.input
    golds = golds_of(item.example)
    of_ascii = (_COMMA_OF_ASCII, _BLANK_OF_ASCII, _OR_OF_ASCII)
    for pattern in of_ascii if text.isascii() else (_COMMA, _BLANK, _OR):
        for match in pattern.finditer(text):
            around = text[max(0, match.start() - _AROUND) : match.end() + 1]
            line = text[text.rfind("\n", 0, match.start()) + 1 : match.end()]
            if _OF_CODE.search(line) or _is_of_row(item, match[0], text, match.start()):
                continue
            if _is_of_table(text, match) or _is_item(text, match, golds):
                continue
            if match[0][0] == ";" and _ENTITY.search(
                text, max(0, match.start() - 9), match.start() + 1
            ):
                continue
            if pattern in (_OR, _OR_OF_ASCII) and _goes_on(match, text):
                continue
            return say("a list has an item without a text: {around}",
                       around=shorten(around.strip(), 40))  # fmt: skip
    return None


def _is_item(text: str, match: re.Match[str], golds: Sequence[str]) -> bool:
    """Say whether what ends a list is an item, with spaces around: of other ones in its line that
    have no letter or digit, `?! doubtful, ? wrong`, or as the doc's gold is."""
    groups = match.groupdict()
    name = "end" if groups.get("end") else "stop"
    start = match.start(name) if groups.get(name) else 0
    if not text[start - 1 : start].isspace() or text[start].isspace():
        return False
    own = text[start:].split(maxsplit=1)[0]
    line = text[text.rfind("\n", 0, start) + 1 : start] + text[start:].partition("\n")[0]
    signs = {word.strip(",，、;；") for word in line.split()}
    others = {sign for sign in signs if sign and not any(map(str.isalnum, sign))} - {own}
    is_gold = any(gold and not any(map(str.isalnum, gold)) for gold in golds)
    return len(others) > 1 or (is_gold and bool(others))


def _is_of_table(text: str, match: re.Match[str]) -> bool:
    """Say whether a place is in one of several lines of cells, which have as many marks each, and
    no space behind any: an empty cell is none too much."""
    mark = match.groupdict().get("mark")
    if not mark:
        return False
    before, behind = text[: match.start()].split("\n"), text[match.start() :].split("\n")
    line = before[-1] + behind[0]
    beside = (*before[-2:-1], *behind[1:2])
    count = line.count(mark)
    return f"{mark} " not in line and any(
        count > 1 and other.count(mark) == count and f"{mark} " not in other for other in beside
    )


def _goes_on(match: re.Match[str], text: str) -> bool:
    """Say whether what stands behind an "or" at the end of a line is the next item."""
    if match["stop"] in ("\n", ":", "："):
        return True
    return match["stop"] in ("", ".") and match.end() == len(text)


def _is_of_row(item: Rendered, found: str, text: str, at: int) -> bool:
    """Say whether a text of the row has the signs at that place."""
    around = text[max(0, at - 6) : at + len(found)]
    return any(around in leaf for leaf in leaves_of(item.doc.data))


def _in_two_pairs(item: Rendered) -> Message | None:
    text = item.example.input
    for value in item.doc.data.values():
        leaf = value.strip() if isinstance(value, str) else ""
        if not 2 < len(leaf) <= _LONGEST:
            continue
        for pair in _PAIRS:
            if leaf[0] == pair[0] and leaf[-1] == pair[1] and pair[0] not in leaf[1:-1]:
                whole = f"{pair[0]}{leaf}{pair[1]}"
                if whole in text:
                    return say("the template puts marks around a text that has them itself: {text}",
                               text=shorten(whole, 40))  # fmt: skip
    return None


def one_option_twice(subject: Subject, item: Rendered) -> Message | None:
    """Return what is said of a prompt that has one option on both sides of an "or", and another
    one nowhere behind the row's texts."""
    options = [choice.strip() for choice in item.choices] or [
        option.strip() for option in subject.truths[item.doc.id].options
    ]
    text = item.example.input
    for option in options if 2 <= len(options) <= 6 else ():
        if not option or text.count(option) < 2:
            continue
        for word in (" or ", "还是", "還是", "或者", "或", " oder ", " ou ", "/", " / "):
            twice = f"{option}{word}{option}"
            if twice not in text:
                continue
            if any(other != option and other.endswith(option) for other in options):
                continue  # `to break / break`
            is_whole = re.search(rf"(?<!\w){re.escape(twice)}(?!\w)", text) is not None
            if is_whole and not any(twice in leaf for leaf in leaves_of(item.doc.data)):
                return say("the prompt lists the option {option} twice", option=shorten(option, 30))
    return None
