"""Options whose lines are marked otherwise than the answers call them."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import found
from tests.unit.lint.test_everyday import Rows, case

ROWS: Rows = [{"asked": f"Что на рисунке {i}?", "options": list(words), "right": i % 3}
              for i, words in enumerate((("дуб", "ель", "ива"), ("мёд", "соль", "сыр"),
                                         ("лён", "шёлк", "мех"), ("рысь", "волк", "лось"),
                                         ("щука", "карп", "язь"), ("гусь", "дрозд", "сова")))
              ]  # fmt: skip
TEXT = "{data['asked']}\n{chr(10).join(%s for n, o in enumerate(data['options']))}\nОтвет:"
NUMBER, LETTER = "str(data['right'] + 1)", "'ABC'[data['right']]"
MARKS = {
    "f'{n + 1}) {o}'": (NUMBER, None),
    "f'<{n + 1}> {o}'": (NUMBER, None),
    "f'{chr(65 + n)} ~ {o}'": (LETTER, None),
    "f'* {o}'": (NUMBER, "hint"),
    "f'▸ {o}'": (LETTER, "error"),
    "f'{chr(1073 + n)}) {o}'": (NUMBER, "error"),
    "f'{chr(945 + n)}. {o}'": (LETTER, "error"),
}


@pytest.mark.parametrize("mark", MARKS)
def test_marks_are_those_of_the_answers(mark: str) -> None:
    answer, severity = MARKS[mark]
    hits = found(case(TEXT % mark, answer, ROWS), "answer/letters")
    assert {each.severity for each in hits} == ({severity} if severity else set())
