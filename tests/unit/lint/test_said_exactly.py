"""What a prompt says of its answers without leaving room: how many digits they have, how many
labels to name, a second thing to name, no accents; and what it shows nothing of."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import found
from tests.unit.lint.test_everyday import Rows, case

CROPS: Rows = [{"pots": f"{n} beds of {m}", "all": str(n * m)}
               for n, m in ((2, 20), (3, 40), (4, 30), (5, 15), (6, 11), (7, 50))]  # fmt: skip
TEAS: Rows = [{"mix": f"mixture {i}", "parts": parts} for i, parts in enumerate(
    ("mint, sage", "mint", "sage, thyme, mint", "thyme", "sage, mint", "thyme"))]  # fmt: skip
PESTS: Rows = [{"note": f"Row {i}: spots on the leaves.", "pest": ("snail", "mite", "moth")[i % 3]}
               for i in range(9)]  # fmt: skip
NOMES: Rows = [{"um": um, "dois": dois} for um, dois in (
    ("pão", "pães"), ("mão", "mãos"), ("flor", "flores"), ("cão", "cães"), ("lar", "lares"),
    ("sol", "sóis"))]  # fmt: skip
MELODIES: Rows = [{"question": f"What is the note of bar {i}?", "note": "CDEFGA"[i]}
                  for i in range(6)]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "is_told"),
    [
        ("The number has exactly three digits.", True),
        ("The number may have three digits.", False),
        ("Each bed has exactly three rows.", False),
    ],
)
def test_exactly_so_many_digits(said: str, *, is_told: bool) -> None:
    made = case(f"Write the number of plants. {said}\\nBeds: {{data['pots']}}\\nPlants:",
                "data['all']", CROPS)  # fmt: skip
    assert bool(found(made, "few-shot/other-form")) == is_told


@pytest.mark.parametrize(
    ("said", "is_told"),
    [
        ("Name exactly two.", True),
        ("Name three at most.", False),
        ("Name all.", False),
    ],
)
def test_exactly_so_many_labels(said: str, *, is_told: bool) -> None:
    made = case(f"Which herbs are in it? {said}\\nTea: {{data['mix']}}\\nHerbs:",
                "data['parts']", TEAS)  # fmt: skip
    assert bool(found(made, "few-shot/other-form")) == is_told


@pytest.mark.parametrize(("top", "is_told"), [(100, True), (400, False)])
def test_a_korean_range(top: int, *, is_told: bool) -> None:
    made = case(f"답은 1부터 {top}까지의 수입니다.\\nBeds: {{data['pots']}}\\n답:",
                "data['all']", CROPS)  # fmt: skip
    assert bool(found(made, "few-shot/other-form")) == is_told


@pytest.mark.parametrize(
    ("said", "is_told"),
    [
        ("Name a remedy for it, too.", True),
        ("Indica también un remedio.", True),
        ("Name a remedy.", False),
        ("Name the word in small letters, too.", False),
    ],
)
def test_a_second_thing_is_to_be_named(said: str, *, is_told: bool) -> None:
    made = case(f"Which pest is it? {said}\\nNote: {{data['note']}}\\nPest:",
                "data['pest']", PESTS)  # fmt: skip
    assert bool(found(made, "few-shot/other-form")) == is_told


@pytest.mark.parametrize(("said", "is_told"), [("Não use acentos.", True), ("Use acentos.", False)])
def test_accents_are_forbidden(said: str, *, is_told: bool) -> None:
    made = case(f"Escreva o plural. {said}\\nSingular: {{data['um']}}\\nPlural:",
                "data['dois']", NOMES)  # fmt: skip
    assert bool(found(made, "few-shot/other-form")) == is_told


@pytest.mark.parametrize(
    ("said", "is_told"),
    [
        ("Use the score that is printed above each question.", True),
        ("Use the score that is right for each question.", False),
    ],
)
def test_a_score_that_is_not_there(said: str, *, is_told: bool) -> None:
    made = case(f"{{data['question']}}\\n{said}\\nNote:", "data['note']", MELODIES)
    assert bool(found(made, "text/no-question")) == is_told


@pytest.mark.parametrize(("said", "is_told"), [("아래 보기에서 고르세요.", True), ("", False)])
def test_numbers_are_no_marks_of_options(said: str, *, is_told: bool) -> None:
    rows = [{"q": f"{i}번 화분의 높이는?", "a": str(13 * i + 40)} for i in range(8)]
    made = case(f"답을 쓰세요. {said}\\n질문: {{data['q']}}\\n답:", "data['a']", rows)
    assert bool(found(made, "few-shot/other-form")) == is_told
