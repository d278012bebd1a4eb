"""Numbers that Python does not read by itself, or not as one would think, and a line that is longer
than any: no rule fails on them, or takes for ever."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, returns
from workbench.lint.check import check
from workbench.types import RenderSettings

NUMBERS = {
    "more digits than Python reads": "9" * 4400,
    "more than a float holds": "9" * 400,
    "money in a formula": "$12$.",
    "a raised one": "²",
    "digits of another script": "٣٤",
}
STEPS = (
    "So 3 + 4 = {0}. Hence it is {0}.",
    "We take 12 and 13 = 25. So the total is 1{0}. The answer is {0}.",
    "5 + {0} = 7",
)
OUTPUTS = (
    "' ' + data['steps'] + ' The answer is ' + data['answer'] + '.'",
    "' ' + data['steps'] + ' #### ' + data['answer']",
    "' ' + data['answer']",
)


@pytest.mark.slow
@pytest.mark.parametrize(("steps", "output"), zip(STEPS, OUTPUTS, strict=True))
@pytest.mark.parametrize("number", NUMBERS)
def test_no_rule_fails(number: str, steps: str, output: str) -> None:
    """Whether it is the answer, a step, or in what is asked."""
    own = NUMBERS[number]
    rows = [
        {
            "question": f"What is {i} and {own}? Count {i * 7}.",
            "steps": steps.format(own),
            "answer": own if i % 3 else "25",
        }
        for i in range(9)
    ]
    made = returns(output=output)
    check(Case(source=made, rows=rows, settings=RenderSettings(num_fewshot=2)).subject())


@pytest.mark.slow
def test_a_line_of_many_characters_is_looked_through_once() -> None:
    """A rule that began anew at each of them would not come to an end."""
    rows = [{"question": name + "文" * 200_000, "answer": name} for name in "ab"]
    check(Case(source=returns("f\"{data['question']}\\nAnswer:\""), rows=rows).subject())
