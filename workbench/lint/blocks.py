"""Worked examples that a text has written into it, and the cues that part them.

A transform or a description may bring examples of its own, before the question that is asked. They
are told by what is read: a cue such as `Answer:` with an answer behind it, and then further cues.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from workbench.io.at_lines import matches_with
from workbench.io.han import exactly, simplified

_COLON = exactly("[:：]")
_CUE = exactly(
    r"^[ \t>]*((?:#{1,4}[ ]?|\*\*)?[^\W\d_][^:：\n]{0,40}?"
    r"(?:[ ]?[(（][^()（）:：\n]{1,60}[)）])?[ \t]?[:：](?:\*\*)?)"
    r"([ \t\u00a0\u3000]*)",
    re.MULTILINE,
)
ANSWERS = frozenset(
    {"a", "ans", "answer", "answers", "output", "label", "response", "target", "completion"}
    | {"答", "答案", "回答", "输出", "标签", "解答"}
    | {
        "finalanswer",
        "theanswer",
        "assistant",
        "result",
        "antwort",
        "réponse",
        "reponse",
        "respuesta",
    }
    | {
        "resposta",
        "risposta",
        "ответ",
        "답",
        "정답",
        "답변",
        "正解",
        "答え",
        "الجواب",
        "الإجابة",
        "جواب",
    }
    | {"cevap", "yanıt", "odpowiedź", "antwoord", "jawaban", "svar", "trảlời", "đápán", "उततर"}
)
"""Cues as `Cue.name` has them: the vowels of Hindi are not among their letters."""

_COLONS = frozenset(":：")
_ASKING = frozenset("?？")
_CLOSING = frozenset(".!:。！：;；,，、)}）」』>|`#-=_…")
"""What a line ends with that begins no answer on it: it closes a sentence or a part of a layout."""

_SPACES = "[ \\t\\u00a0\\u3000]*"

_LONGEST_ASKED = 60
_LEAST_ASKED = 2
_NOT_NAME = exactly(r"[\W\d_]+")


@dataclass(frozen=True, slots=True)
class Cue:
    """A cue at the beginning of a line, as it is written, with the white space behind it; `name`
    is its words alone; `content` is what stands behind it up to the next cue."""

    written: str
    space: str
    name: str
    content: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Block:
    """An example, or the question that is asked (then `answer` is None): its text up to the answer,
    its cues, and the white space behind it."""

    text: str
    cues: tuple[Cue, ...]
    answer: str | None
    gap: str


def cues_in(text: str, is_own: Callable[[str], bool]) -> tuple[Cue, ...]:
    """Return the cues of a text that `is_own` says the template wrote."""
    found = [match for match in matches_with(_CUE, text, _COLON) if is_own(match[1])]
    if asked := question_cue(text, is_own):
        found = sorted([*found, *asked.finditer(text)], key=lambda match: match.start())
    made: list[Cue] = []
    for place, match in enumerate(found):
        end = found[place + 1].start() if place + 1 < len(found) else len(text)
        name = _NOT_NAME.sub("", match[1].casefold())
        content = text[match.end() : end]
        made.append(Cue(match[1], match[2], name, content, match.start(), end))
    return tuple(made)


def question_cue(text: str, is_own: Callable[[str], bool]) -> re.Pattern[str] | None:
    """Return the expression for a question, or the words that an answer goes on with, that a text
    ends with and that examples before it are answered behind, as behind a cue: `Is it good English?
    yes`, `The right one is (b)`. None where there is none. Its first group is the question, and its
    second the white space behind it."""
    last = text.rstrip().rpartition("\n")[2].strip()
    is_short = 1 < len(last) <= _LONGEST_ASKED and last[-1] not in _COLONS
    if not is_short or text.count(last) < _LEAST_ASKED or not is_own(last):
        return None
    is_begun = last[-1] in _ASKING or last[-1] not in _CLOSING
    is_line = any(map(str.isalpha, last)) and last[-1] not in "`>"
    below = rf"{_SPACES}(?:\n|\Z)"
    for gap in (_SPACES, below) if is_begun else (below,) if is_line else ():
        pattern = re.compile(rf"^[ \t>]*(?P<name>{re.escape(last)})({gap})", re.MULTILINE)
        found = list(pattern.finditer(text))
        answered = [match for match in found[:-1] if text[match.end() : match.end() + 1].strip()]
        if answered and 2 * len(answered) >= len(found) - 1:
            return pattern
    return None


def blocks_in(text: str, is_own: Callable[[str], bool]) -> tuple[Block, ...]:
    """Return the examples that a text has in it, and last what is asked."""
    cues = cues_in(text, is_own)
    last = cues[-1].name if cues and (not cues[-1].content.strip() or _goes_on(cues)) else ""
    blocks: list[Block] = []
    behind = 0
    counts = Counter(cue.name for cue in cues)
    # What is there once and stands before all that comes again is of the instruction.
    first = next((place for place, cue in enumerate(cues) if counts[cue.name] > 1), 0)
    opening = cues[first].name if cues and counts[cues[first].name] > 1 else ""
    for place, cue in enumerate(cues[:-1]):
        is_answer = simplified(cue.name) in ANSWERS or cue.name == last
        # What stands before the cue that each example begins with closes one, whatever its name.
        is_answer |= cues[place + 1].name == opening != cue.name and place > first
        if not is_answer or not cue.content.strip() or place < first:
            continue
        # Where an example has no cue but its last, it begins behind the answer before.
        start = behind if place == first else cues[first].start if first else 0
        blocks.append(_block(text, cues[first : place + 1], start))
        behind = cue.end - len(cue.content) + len(blocks[-1].answer or "")
        first = place + 1
    first, behind = _without_last(blocks, cues, first, behind)
    own = cues[first:]
    alike = [block for block in blocks if _is_like(block, own)]
    if not alike:
        return (Block(text, cues, None, ""),)
    start = behind if len(own) == 1 else own[0].start
    return (*alike, Block(text[start:].lstrip("\n"), own, None, ""))


def _without_last(
    blocks: Sequence[Block], cues: Sequence[Cue], first: int, behind: int
) -> tuple[int, int]:
    """Return where what is asked begins: behind the last turns of a talk that is none, which are
    those of all blocks before, where no other cue closes them."""
    names = {tuple(cue.name for cue in block.cues) for block in blocks}
    turns = names.pop() if len(names) == 1 else ()
    own = cues[first:]
    is_talk = len(turns) > 1 and len(blocks) > 1 and simplified(turns[-1]) not in ANSWERS
    is_begun = tuple(cue.name for cue in own[: len(turns)]) == turns and len(own) > len(turns)
    if not is_talk or not is_begun or own[-1].name in turns:
        return first, behind
    return first + len(turns), own[len(turns) - 1].end


def _goes_on(cues: Sequence[Cue]) -> bool:
    """Say whether what stands behind the last cue begins an answer as the examples have it, such as
    `Let's think step by step.`"""
    begun = cues[-1].content.strip()
    same = [cue.content.strip() for cue in cues[:-1] if cue.name == cues[-1].name]
    return bool(same) and all(text != begun and text.startswith(begun) for text in same)


_SHORT = {"q": "question", "a": "answer", "问": "问题", "答": "答案"}


def _whole(name: str) -> str:
    return _SHORT.get(simplified(name), name)


def _is_like(block: Block, own: Sequence[Cue]) -> bool:
    """Say whether a block is asked as the question is: it begins with its first cue, or closes with
    its last."""
    if not own:
        return False
    if len(block.cues) == 1:  # a paragraph that closes as the question does
        is_asked = len(block.text.strip()) > len(block.cues[0].written) + 2
        return is_asked and len(own) == 1 and block.cues[0].name == own[0].name
    pairs = ((block.cues[0].name, own[0].name), (block.cues[-1].name, own[-1].name))
    return any(_whole(a) == _whole(b) for a, b in pairs)


def _block(text: str, cues: Sequence[Cue], start: int) -> Block:
    closing = cues[-1]
    answer = closing.content.rstrip()
    paragraph = re.split(r"\n[ \t]*\n", answer, maxsplit=1)[0]
    gap = closing.content[len(answer) :]
    if paragraph != answer:  # an instruction stands between this example and the next
        gap = closing.content[len(paragraph) : len(paragraph) + 2]
    own = text[start : closing.end - len(closing.content)].lstrip("\n")
    return Block(own, tuple(cues), paragraph, gap)


def stands_among(leaves: Collection[str], text: str, template: str) -> bool:
    """Say whether a text is made of others, in their places among words of a template: `to
    {place}, please.`"""
    within = sorted((leaf for leaf in leaves if leaf and leaf in text), key=len, reverse=True)
    parts = re.split("|".join(map(re.escape, within)), text) if within else []
    said = [part.strip() for part in parts if part.strip()]
    return sum(map(len, said)) > 1 and all(part in template for part in said)
