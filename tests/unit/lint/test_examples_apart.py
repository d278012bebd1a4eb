"""Worked examples and few-shot files that are made otherwise than the docs: each beside some that
look so and are right."""

from __future__ import annotations

from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

ROWS = tuple(
    {"stone": stone, "colour": colour, "weight": f"{place + 3} g",
     "work": f"{place} + 3 = {place + 3}."}
    for place, (stone, colour) in enumerate(
        (("ruby", "red"), ("jade", "green"), ("onyx", "black"), ("topaz", "yellow"),
         ("opal", "white"), ("garnet", "crimson"), ("agate", "brown"), ("beryl", "blue"))
    )
)  # fmt: skip
SHOWN = (
    "Name the colour of each stone.\n\n"
    "Stone: pearl\nColour: cream\n\nStone: amber\nColour: orange\n\nStone: coral\nColour: pink\n\n"
)
OF_COLOURS = ("\\nColour:", "data['colour']")
OF_WEIGHTS = ("\\nWeight:", "data['weight']")
WEIGHED = SHOWN.replace("Colour: cream", "Weight: 2 g").replace("Colour: orange", "Weight: 5 g")
WEIGHED = WEIGHED.replace("Colour: pink", "Weight: 1 g").replace("colour", "weight")
WORKED = (
    "Stone: pearl\nColour: 1 + 1 = 2. So the answer is 2.\n\n"
    "Stone: amber\nColour: 1 + 4 = 5. So the answer is 5.\n\n"
)


def asked(shown: str, of: tuple[str, str] = OF_COLOURS, output: str = "") -> Case:
    """Return a case with worked examples before each of its questions."""
    cue, field = of
    text = repr(shown)[1:-1].replace('"', '\\"')
    source = returns(f"f\"{text}Stone: {{data['stone']}}{cue}\"", output or f"' ' + {field}", field)
    return Case(source, ROWS, settings=RenderSettings(num_fewshot=0))


PAIRS: dict[str, tuple[str, Case, Case]] = {
    "a line more": (
        "few-shot/worked-cue",
        asked(SHOWN.replace("\nColour: ", "\nClue: look twice\nColour: ")),
        asked(SHOWN.replace("\nColour: cream", "\nClue: a shell\nColour: cream")),
    ),
    "an example of something else": (
        "few-shot/worked-cue",
        asked(SHOWN.replace("Stone: amber\nColour: orange", "Singular: mouse\nPlural: mice")),
        asked("Stones: of the earth\nColours: of the rainbow\n\n" + SHOWN),
    ),
    "another unit": (
        "few-shot/worked-form",
        asked(WEIGHED.replace("5 g", "5 oz"), OF_WEIGHTS),
        asked(WEIGHED.replace("5 g", "5.25 g"), OF_WEIGHTS),
    ),
    "another script": (
        "few-shot/worked-form",
        asked(SHOWN.replace("cream", "米色").replace("orange", "橙色").replace("pink", "粉色")),
        asked(SHOWN),
    ),
    "one number for all": (
        "few-shot/numbered",
        asked(SHOWN.replace("Stone:", "Sample 1\nStone:") + "Sample 1\n"),
        asked(SHOWN.replace("Stone:", "Sample\nStone:") + "Sample\n"),
    ),
    "no steps in one of them": (
        "few-shot/worked-form",
        asked(WORKED.replace("1 + 4 = 5. So the answer is 5.", "5"),
              output="f\" {data['work']} So the answer is {data['weight'].split()[0]}.\""),
        asked(WORKED,
              output="f\" {data['work']} So the answer is {data['weight'].split()[0]}.\""),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_a_worked_example_that_is_made_otherwise_is_told(name: str) -> None:
    rule, faulty, right = PAIRS[name]
    assert loud(faulty, rule)
    assert not found(right, rule)


def test_a_description_that_says_what_stands_before_the_examples_is_told() -> None:
    case = asked(SHOWN)
    own = RenderSettings(num_fewshot=0, description="Name the colour of each stone.")
    assert loud(Case(case.source, ROWS, settings=own), "text/repeated-instruction")
    other = RenderSettings(num_fewshot=0, description="These are the stones of a shop.")
    assert not found(Case(case.source, ROWS, settings=other), "text/repeated-instruction")


def filed(*shots: dict[str, Any]) -> Case:
    """Return a case with a few-shot file of its own."""
    source = returns(
        "f\"Stone: {data['stone']}\\nColour:\"", "' ' + data['colour']", "data['colour']"
    )
    return Case(source, ROWS, settings=RenderSettings(num_fewshot=2), shots=shots)


def test_a_row_of_the_few_shot_file_without_a_text_is_told() -> None:
    full = {"stone": "pearl", "colour": "cream"}, {"stone": "coral", "colour": "pink"}
    assert not found(filed(*full), "few-shot/worked-form")
    assert found(filed({"stone": "", "colour": "cream"}, full[1]), "few-shot/worked-form")


def test_a_doc_in_the_few_shot_file_is_told_in_capitals_too() -> None:
    full = {"stone": "pearl", "colour": "cream"}, {"stone": "coral", "colour": "pink"}
    assert not found(filed(*full), "few-shot/same-docs")
    assert loud(filed({"stone": "OPAL", "colour": "white"}, full[1]), "few-shot/same-docs")
