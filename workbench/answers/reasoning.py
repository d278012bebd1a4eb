"""Where the answer begins in a text that shows its steps first (chain of thought).

A text has two parts where it reasons before it answers: "87+67=154. The answer is 154." The
answer part is the clause that states the answer, up to the end of the text; the reasoning is all
before it. A text that answers at once (" 154", "(A)", "The answer is no.") has one part.

The rule looks at the surface alone. It does not know what the sentences say, so it is misled

- by an answer that is stated and then checked: "… is 7. Check: 7-4=3." begins at "Check";
- by an answer spelled otherwise than in `processed_output` ("seven" for 7): then there is none;
- by a remark of a sentence of its own before a direct answer: "Good question. 7" counts "Good
  question." as reasoning;
- by steps and answer in one clause, such as "3+4 = 7": it is one part.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Literal, TypeAlias

from workbench.types import Example

ShotStyle: TypeAlias = Literal["direct", "steps"]
"""How a shot answers: at once, or after steps that lead there (chain of thought)."""


_ABBREVIATIONS = r"(?<!\bMr)(?<!\bMs)(?<!\bDr)(?<!\bSt)(?<!\bvs)(?<!\bMrs)(?<!\be\.g)(?<!\bi\.e)"

# A clause ends with its line; after . ! ? and white space (so not inside 3.5); right after their
# full-width kin, where Chinese puts none; before GSM8K's "####"; and after a comma before a word
# that concludes.
_CLAUSE_END = re.compile(
    rf"""
      \n
    | (?<![.!?…]) (?: {_ABBREVIATIONS}\. | [!?…] )+ [)\]"'”’*]* (?=\s)
    | [。！？；]+ [）」』”’]*
    | ;(?=\s)
    | [,，](?=\s*(?:(?:so|thus|hence|therefore)\b|所以|因此|因而))
    | (?<!\#)(?=\#\#\#\#)
    """,
    re.VERBOSE,
)
_LIST_MARK = re.compile(r"\s*(?:[A-Za-z]|[0-9]+)\.")
_POINT = re.compile("[0-9][.,][0-9]")
_LEADS_ON = (":", "：", "answer is", "答案是")
_TAIL = 40  # characters that are looked at for these: enough, and no more for a long text


@lru_cache(maxsize=1024)
def answer_start(text: str, golds: str | tuple[str, ...]) -> int | None:
    """Return where the answer part of `text` begins, in code points, or None where it has none.

    The answer part is the clause in which one of `golds` (an example's `processed_output`) stands
    last, as a whole token: "7" is neither in "17" nor in "0.7". Where no gold stands so, letter
    case is looked past, except for single letters ("a" is seldom the option A).
    """
    several = golds if isinstance(golds, tuple) else (golds,)
    wanted = [spelling for gold in several for spelling in _spellings(gold.strip())]
    place = _last_place(text, wanted)
    if place < 0 and len(lowered := text.lower()) == len(text):
        place = _last_place(lowered, [gold.lower() for gold in wanted if len(gold) > 1])
    return None if place < 0 else answer_start_at(text, place)


def answer_start_at(text: str, place: int) -> int | None:
    """Return where the clause that holds `text[place]` begins, None where no letter or digit
    stands before that clause: then nothing is reasoned."""
    start = 0
    for end in _clause_ends(text):
        if end > place:
            break
        start = end
    while start < place and text[start].isspace():
        start += 1
    return start if any(map(str.isalnum, text[:start])) else None


def shot_style(example: Example) -> ShotStyle:
    """Return whether the example, as a shot, shows steps before its answer."""
    start = answer_start(example.output, example.processed_output)
    return "direct" if start is None else "steps"


def clauses(text: str) -> tuple[str, ...]:
    """Return the clauses of a text, the steps of a reasoning; joined, they are the text."""
    ends = [0, *_clause_ends(text), len(text)]
    return tuple(text[a:b] for a, b in pairwise(ends) if a < b)


def _clause_ends(text: str) -> Iterator[int]:
    """Yield where clauses end. What leads on does not end one: a mark such as "1." at its start,
    or a line that ends in a colon or in "answer is"."""
    start = 0
    for match in _CLAUSE_END.finditer(text):
        end = match.end()
        tail = text[max(start, end - _TAIL) : end].rstrip().lower()
        leads_on = match[0] == "\n" and tail.endswith(_LEADS_ON)
        if leads_on or _LIST_MARK.fullmatch(text, start, end):
            continue
        start = end
        yield start


def _spellings(gold: str) -> tuple[str, ...]:
    """Return how a gold may stand in a text: 1234 as 1,234 too; an empty one nowhere."""
    if re.fullmatch("[1-9][0-9]{3,14}", gold):
        return gold, f"{int(gold):,}"
    return (gold,) if gold else ()


def _last_place(text: str, golds: Sequence[str]) -> int:
    """Return where the last whole token that is one of `golds` begins, -1 if there is none."""
    return max((_last_token(text, gold) for gold in golds), default=-1)


def _last_token(text: str, gold: str) -> int:
    end = len(text)
    while (place := text.rfind(gold, 0, end)) >= 0:
        after = place + len(gold)
        if not _joined(text, place) and not _joined(text, after):
            return place
        end = after - 1
    return -1


def _joined(text: str, place: int) -> bool:
    """Return whether `text` runs on across `place` within a word or a number."""
    if not 0 < place < len(text):
        return False
    if _is_western(text[place - 1]) and _is_western(text[place]):
        return True
    return bool(_POINT.search(text, max(place - 2, 0), place + 2))


def _is_western(character: str) -> bool:
    """Return whether the character bounds words; Chinese runs its words together."""
    return character == "_" or (character.isalnum() and character < "\u2e80")
