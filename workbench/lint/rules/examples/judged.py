"""Worked examples that answer wrongly where it takes a look at two numbers to tell: whether a sum
is right, and what a cell of a small table says. The rule `few-shot/wrong-answer` says so."""

from __future__ import annotations

import re
from collections.abc import Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly, simplified
from workbench.lint.blocks import Block
from workbench.lint.rules.examples.sums import NO_SUM, value_of
from workbench.lint.subject import Subject
from workbench.lint.written_numbers import as_written
from workbench.messages import Message, say

_SEEN_DOCS = 20
_YES = frozenset({"yes", "true", "correct", "right", "是", "是的", "对", "正确"})
_NO = frozenset({"no", "false", "incorrect", "wrong", "不是", "否", "错", "错误", "不对", "不正确"})
_N = r"\d[\d,]*(?:\.\d+)?"
_SIDE = rf"{_N}(?: ?[-+*/−×÷] ?{_N}){{0,3}}"
_WRITTEN = tuple(
    (compiled(pattern, re.IGNORECASE), sign)
    for pattern, sign in (
        (r"(?<=\d) ?(?:plus|加上?) ?(?=\d)", " + "),
        (r"(?<=\d) ?(?:minus|减去?) ?(?=\d)", " - "),
        (r"(?<=\d) ?(?:times|multiplied by|乘以?) ?(?=\d)", " * "),
        (r"(?<=\d) ?(?:divided by|除以) ?(?=\d)", " / "),
        (r" ?(?:\b(?:is )?(?:equals?(?: to)?)\b|是不是等于|是否等于|等于) ?(?=\d)", " = "),
        (r" ?(?:\b(?:is )?(?:greater|larger|bigger|more) than\b|是否大于|大于) ?(?=\d)", " > "),
        (r" ?(?:\b(?:is )?(?:less|smaller) than\b|是否小于|小于) ?(?=\d)", " < "),
    )
)
"""What a question says for a sign."""

_CLAIM = compiled(
    r"(?:(?:is|does|is it (?:true|right|correct) that|true or false[:,.]?|请问"
    rf"|请?判断(?:对错|正误)?[:：]?)\s*)?(?P<left>{_SIDE}) ?(?P<sign>[=<>]) ?(?P<right>{_SIDE})\s*"
    r"(?:,? ?(?:true|right|correct)|[,，]?(?:这|这个)?(?:对吗|正确吗|是否正确|对不对"
    r"|是对的吗|吗))?\s*[?？.。]?",
    re.IGNORECASE,
)
"""All that such a question says."""

_MARKS = " \t.。!！`*\"'"
_RULED = exactly(r"[\s|:-]*-[\s|:-]*")
_OTHERWISE = compiled(
    r"\b(?:than|total|sum|differen\w*|together|average|mean|twice|half|except|not|without|before|after"
    r"|second|third|both|either|more|less|all|altogether|if)\b|\d|比|总|一共|相差|平均|除了|第二|第三|不|如果"
    r"|两|多(?!少)",
    re.IGNORECASE,
)
"""What asks for more than one cell, or for another than is named."""

_MOST = compiled(
    r"\b(?:most|largest|highest|biggest|greatest|longest|heaviest)\b|最(?:高|大|多|长|重)",
    re.IGNORECASE,
)
_LEAST = compiled(
    r"\b(?:least|lowest|smallest|fewest|shortest|lightest)\b|最(?:低|小|少|短|轻)",
    re.IGNORECASE,
)


def wrong_verdict(block: Block, answer: str) -> Message | None:
    """Return what is said of an example that calls a sum right which is wrong, or the other way
    round: `Is 3 + 4 = 8?`, `yes`."""
    asked = _asked(block)
    said = _verdict(answer)
    holds = _holds(asked) if said is not None else None
    if holds is None or said == holds or NO_SUM.search(block.text):
        return None
    return say("a worked answer is wrong: {asked} is answered with {answer}",
               asked=shorten(asked, 40), answer=answer)  # fmt: skip


def counts_otherwise(subject: Subject) -> bool:
    """Say whether a doc's own answer calls a sum right that is wrong: then its signs mean something
    else."""
    for item in subject.some(_SEEN_DOCS):
        said = _verdict(item.example.output)
        if said is not None:
            holds = _holds(_asked(subject.blocks_of(item)[-1]))
            if holds is not None and holds != said:
                return True
    return False


def _verdict(answer: str) -> bool | None:
    bare = simplified(answer.casefold()).strip(_MARKS)
    return bare in _YES if bare in _YES | _NO else None


def _asked(block: Block) -> str:
    """Return the last line of what an example asks, without the cue of its answer."""
    if len(block.cues) > 1:
        text = block.cues[-2].content.strip()
    else:
        text = block.text[: block.text.rfind(block.cues[-1].written)] if block.cues else ""
    return text.strip().rpartition("\n")[2].strip()


def _holds(question: str) -> bool | None:
    """Return whether what a question says of two numbers is so, None where it says more, or
    something else."""
    if sum(map(str.isdigit, question)) < 2:
        return None
    for pattern, sign in _WRITTEN:
        question = pattern.sub(sign, question)
    match = _CLAIM.fullmatch(question.replace("  ", " ").strip())
    left, right = (value_of(match["left"]), value_of(match["right"])) if match else (None, None)
    if match is None or left is None or right is None:
        return None
    if match["sign"] == "=":
        return left == right
    return left > right if match["sign"] == ">" else left < right


def wrong_cell(text: str, block: Block, answer: str) -> Message | None:
    """Return what is said of an example that asks for one cell of the table before it, by the names
    of its row and its column, and answers with another cell; or for the row that has the most of a
    column, and answers with another row. `text` is the whole input."""
    at = text.find(block.text)
    asked = _asked(block).casefold()
    said = answer.strip(_MARKS).casefold()
    table = _table_before(text[: at + len(block.text)]) if at >= 0 and asked and said else []
    if len(table) < 2:
        return None
    head, *rows = [[cell.casefold() for cell in row] for row in table]
    columns = [place for place, name in enumerate(head) if place and _names(name, asked)]
    named = [row for row in rows if _names(row[0], asked)]
    if len({row[0] for row in rows}) < len(rows):
        return None
    if not columns and len(named) == 1:
        return _of_another_row(rows, named[0], asked, said)
    if len(columns) != 1:
        return None
    (column,) = columns
    most, least = _MOST.search(asked), _LEAST.search(asked)
    if most or least:
        wanted = _extreme([row[0] for row in rows], [row[column] for row in rows], most=bool(most))
        others = {row[0] for row in rows}
        is_other = bool(wanted) and not (most and least) and not named
    else:
        wanted = named[0][column] if len(named) == 1 else ""
        others = {*(named[0][1:] if named else ()), *(row[column] for row in rows)}
        is_other = bool(wanted)
    names = (head[column], *(row[0] for row in named))
    rest = asked
    for name in names:
        rest = rest.replace(name, " ")
    if not is_other or said == wanted or said not in others or _OTHERWISE.search(rest):
        return None
    return say("a worked answer is wrong: its table has {wanted}, and the answer is {answer}",
               wanted=wanted, answer=answer)  # fmt: skip


_BESIDE = compiled(
    r"\b(?:next|other|another|later|earlier|opposite|behind|beside|near\w*|following|previous|same)\b"
    r"|下一|上一|其他|另|旁|同",
    re.IGNORECASE,
)
"""What asks for a row beside the one that is named."""


def _of_another_row(
    rows: Sequence[Sequence[str]], named: Sequence[str], asked: str, said: str
) -> Message | None:
    """Return what is said of an answer that is a cell of one column alone, and there of other rows
    than the one that a question names, whatever it calls the column."""
    places = {place for row in rows for place, cell in enumerate(row) if cell == said}
    rest = asked.replace(named[0], " ")
    is_free = any(each.search(rest) for each in (_MOST, _LEAST, _OTHERWISE, _BESIDE))
    if len(places) != 1 or 0 in places or said in named or is_free:
        return None
    place = places.pop()
    if place >= len(named):
        return None
    return say("a worked answer is wrong: its table has {wanted}, and the answer is {answer}",
               wanted=named[place], answer=said)  # fmt: skip


def _names(name: str, asked: str) -> bool:
    """Say whether a question names a row or a column."""
    if not name:
        return False
    border = r"\b" if name.isascii() and name[0].isalnum() and name[-1].isalnum() else ""
    return re.search(f"{border}{re.escape(name)}{border}", asked) is not None


def _extreme(names: Sequence[str], cells: Sequence[str], *, most: bool) -> str:
    """Return which row has the most, or the least, of a column, "" where that is not one."""
    values = [value for cell in cells if (value := as_written(cell)) is not None]
    if len(values) < len(cells):
        return ""
    wanted = max(values) if most else min(values)
    return names[values.index(wanted)] if values.count(wanted) == 1 else ""


def _table_before(text: str) -> list[list[str]]:
    """Return the cells of the last table of a text, its head first; none where there is none."""
    for mark in ("|", "\t", ","):
        found: list[list[str]] = []
        for line in reversed(text.split("\n")):
            cells = [cell.strip() for cell in line.strip().strip("|").split(mark)]
            if len(cells) > 1 and (not found or len(cells) == len(found[-1])):
                found.append(cells)
            elif len(found) > 1:
                break
            else:
                found = [cells] if len(cells) > 1 else []
        found = [cells for cells in reversed(found) if not all(map(_RULED.fullmatch, cells))]
        if len(found) > 1:
            return found
    return []
