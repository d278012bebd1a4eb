"""What a single worked answer has besides what the docs' answers have: a full stop, or words around
a number, a date or a cell of its table, where these are bare. The rule `few-shot/worked-form` says
so."""

from __future__ import annotations

import re
from collections.abc import Sequence

from workbench.io.han import exactly
from workbench.lint.rules.texts.row_tables import table_lines

_STOPS = (".", "。", "．")
_MARKS = (*_STOPS, "!", "?", "！", "？", "…", ":", "：")
_MOST_WORDS = 8
_DIGITS = exactly(r"\d+")
_LETTER = exactly(r"[^\W\d_]")


def has_more(text: str, answer: str, outputs: Sequence[str]) -> bool:
    """Say whether a worked answer, the one line of an example with this text, ends with a full stop
    where no output does, or has words beside what all outputs are alone."""
    if "\n" in answer or not answer:
        return False
    return _has_a_stop(text, answer, outputs) or _has_words(answer, outputs)


def is_cell_with_more(text: str, answer: str, docs: Sequence[tuple[str, str]]) -> bool:
    """Say whether a worked answer has words behind a cell of the table of its own text, where all
    docs, as pairs of an input and an output, answer with a cell of theirs alone."""
    if not ("|" in text or "\t" in text) or " " not in answer:
        return False
    cells = _cells_of(text)
    begins = any(answer.startswith(f"{cell} ") for cell in cells if cell)
    return begins and answer not in cells and all(out in _cells_of(own) for own, out in docs)


def _cells_of(text: str) -> set[str]:
    return {cell for row in table_lines(text) for cell in row}


def _has_a_stop(text: str, answer: str, outputs: Sequence[str]) -> bool:
    bare = answer[:-1]
    if not answer.endswith(_STOPS) or any(output.endswith(_MARKS) for output in outputs):
        return False
    if not bare[-1:].isalnum() or any(stop in bare for stop in _STOPS) or answer in text:
        return False  # `U.S.`, or a text as it stands
    most = max(len(output.split()) for output in outputs)
    size = max(map(len, outputs))
    return len(bare.split()) <= most and len(bare) <= 2 * size


def _has_words(answer: str, outputs: Sequence[str]) -> bool:
    shapes = {_DIGITS.sub("0", output) for output in outputs}
    shape = shapes.pop() if len(shapes) == 1 else ""
    if "0" not in shape or _LETTER.search(shape) or not _LETTER.search(answer):
        return False
    own = re.escape(shape).replace("0", r"\d+")
    is_there = re.search(rf"(?<![\d.,]){own}(?![\d.,]*\d)", answer) is not None
    return is_there and len(answer.split()) <= _MOST_WORDS
