"""What is written otherwise than all else of its kind: answers of a few-shot file or of some rows,
the right choice, a description; each beside what looks so and is right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

NOTES = returns("f\"Note: {data['note']}\\nPlace:\"", "f\" {data['place']}\"", "str(data['place'])")
RANKED = returns(
    "f\"Note: {data['note']}\\nSo\"",
    "max(data['target_scores'], key=data['target_scores'].get)",
    "max(data['target_scores'], key=data['target_scores'].get)",
)
PLACES = ("harbour", "market", "station", "library", "bakery", "museum", "garden", "quarry",
          "chapel", "orchard")  # fmt: skip
FILED = ("bridge", "castle", "cinema", "tavern")
THREE = RenderSettings(num_fewshot=3)


def rows(places: Sequence[Any] = PLACES) -> tuple[Mapping[str, Any], ...]:
    """Return notes on places, in whose text these stand in small letters."""
    return tuple(
        {"note": f"We met {i + 2} friends at the {str(place).lower()}.", "place": place}
        for i, place in enumerate(places)
    )


FILES: dict[str, Sequence[str]] = {
    "in capitals": [place.upper() for place in FILED],
    "one in capitals": [*FILED[:3], FILED[3].upper()],
    "in quotes": [f'"{place}"' for place in FILED],
    "one in quotes": [*FILED[:3], f"“{FILED[3]}”"],
    "with a full stop": [f"{place}." for place in FILED],
    "one with a full stop": [*FILED[:3], f"{FILED[3]}."],
    "cut to three signs": [place[:3] for place in FILED],
}


@pytest.mark.parametrize("name", FILES)
def test_a_few_shot_file_writes_its_answers_otherwise(name: str) -> None:
    case = Case(NOTES, rows(), settings=THREE, shots=rows(FILES[name]))
    assert loud(case, "few-shot/worked-form")


@pytest.mark.parametrize(
    "places",
    [FILED, ("NASA", "bridge", "castle", "tavern"), ("St.", "bridge", "castle", "tavern")],
    ids=["as the docs", "an abbreviation", "a short form"],
)
def test_a_few_shot_file_that_is_right(places: Sequence[str]) -> None:
    shots = [{"note": f"Note {i} tells a lot.", "place": p} for i, p in enumerate(places)]
    case = Case(NOTES, rows(), settings=THREE, shots=shots)
    assert not found(case, "few-shot/worked-form")


def test_a_label_of_a_few_shot_file_is_cut() -> None:
    labels = ("feature", "repair", "docs") * 3
    cut = Case(NOTES, rows(labels), settings=THREE, shots=rows(("feat", "repair", "docs", "docs")))
    assert loud(cut, "few-shot/worked-form")
    whole = Case(
        NOTES, rows(labels), settings=THREE, shots=rows(("feature", "repair", "docs", "docs"))
    )
    assert not found(whole, "few-shot/worked-form")


FORMS: dict[str, Sequence[Any]] = {
    "two of eight in capitals": (*PLACES[:3], "LIBRARY", *PLACES[4:7], "QUARRY"),
    "a float among whole numbers": ("12", "7", "25.0", "40", "31", "18", "9", "66"),
    "a word among numbers": ("12", "7", "several", "40", "31", "18", "9", "66"),
    "no value among letters": ("A", "C", "n/a", "B", "D", "B", "A", "C"),
}


@pytest.mark.parametrize("name", FORMS)
def test_some_answers_are_written_otherwise(name: str) -> None:
    texts = rows(FORMS[name])
    if "capitals" not in name:
        texts = [{"note": f"Sheet {i} lies there.", "place": p} for i, p in enumerate(FORMS[name])]
    said = found(Case(NOTES, texts), "answer/unlike-others")
    assert [each.severity for each in said] == ["hint"] * len(said) != []


RIGHT: dict[str, Sequence[Any]] = {
    "acronyms": (*PLACES[:3], "NASA", *PLACES[4:7], "UNESCO"),
    "numbers with decimals": ("12", "7", "25.5", "40.0", "31", "18", "9", "66"),
    "half of them words": ("12", "none", "several", "40", "few", "18", "many", "66"),
}


@pytest.mark.parametrize("name", RIGHT)
def test_answers_of_several_kinds_are_right(name: str) -> None:
    texts = [{"note": f"Sheet {i} lies there.", "place": p} for i, p in enumerate(RIGHT[name])]
    assert not found(Case(NOTES, texts), "answer/unlike-others")


def ranked(*, loud: bool, labels: Sequence[str] = ("it rained", "it snowed")) -> list[Any]:
    """Return rows of two choices, of which the first and the second are right by turns."""
    made: list[Any] = []
    for i in range(8):
        right, wrong = labels[i % 2], labels[1 - i % 2]
        scores = {right.upper() if loud else right: 1, wrong: 0}
        made.append({"note": f"Note {i}.", "target_scores": scores})
    return made


def test_the_right_choice_alone_is_in_capitals() -> None:
    assert loud(Case(RANKED, ranked(loud=True), method="ppl"), "answer/stands-out")
    assert not found(Case(RANKED, ranked(loud=False), method="ppl"), "answer/stands-out")
    both = ranked(loud=False, labels=("YES", "no"))
    assert not found(Case(RANKED, both, method="ppl"), "answer/stands-out")


def described(text: str) -> Case:
    return Case(NOTES, rows(), settings=RenderSettings(num_fewshot=3, description=text))


DESCRIBED = {
    "<p>Name the place of each note.</p>\n\n": "text/markup",
    "'Name the place of each note.'\n\n": "text/raw-value",
    "Read the note with care and\n\n": "text/cut-item",
}


@pytest.mark.parametrize("text", DESCRIBED)
def test_a_description_as_another_file_has_it(text: str) -> None:
    assert found(described(text), DESCRIBED[text])
    plain = described("Name the place of each note.\n\n")
    assert not found(plain, DESCRIBED[text])


def test_a_description_of_another_task_with_numbers_for_answers() -> None:
    numbers = rows([str(3 * i + 2) for i in range(8)])
    asked = RenderSettings(description="Decide whether the review is positive or negative.\n\n")
    assert found(Case(NOTES, numbers, settings=asked), "answer/other-names")
    plain = RenderSettings(description="Decide how many there are, more or less.\n\n")
    assert not found(Case(NOTES, numbers, settings=plain), "answer/other-names")


def test_lines_of_a_comprehension_are_joined_by_nothing() -> None:
    talks = [
        {"turns": [{"who": "Guest", "said": f"Room {i} is cold."},
                   {"who": "Clerk", "said": "We will see."}], "place": place}
        for i, place in enumerate(PLACES)
    ]  # fmt: skip
    line = "f\"[{t['who']}] {t['said']}\" for t in data['turns']"
    glued = returns(f"''.join({line}) + \"\\nPlace:\"", "' ' + data['place']", "data['place']")
    assert found(Case(glued, talks), "text/run-together")
    parted = glued.replace("''.join", "'\\n'.join")
    assert not found(Case(parted, talks), "text/run-together")
