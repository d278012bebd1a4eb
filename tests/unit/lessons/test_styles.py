"""Steps in five styles: written by the shots, and known again in a response."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import workbench
from tests.unit.lessons.says import Says
from workbench.lessons.styles import OTHER, STYLES, followed, style_of
from workbench.types import Rendered

SUMS = Path(__file__).parents[3] / "transforms" / "sums"
WRITTEN = {
    "equations": " 24+63=87. 87+67=154. The answer is 154.",
    "words": " 24 and 63 make 87. 87 and 67 make 154. The answer is 154.",
    "arrows": " 24 -> 87 -> 154. The answer is 154.",
    "totals": " 87, 154. The answer is 154.",
    "####": " 24+63=87. 87+67=154. #### 154",
}
"""What a shot of doc 0, `24+63+67=`, shows."""


@pytest.mark.slow
@pytest.mark.parametrize("name", STYLES)
def test_a_style_writes_what_it_is_known_by(name: str) -> None:
    """Of every row, one of two terms too; and no other style is known in it."""
    source = STYLES[name].source("{question}")
    items = workbench.render(SUMS, source, num_fewshot=0, method="gen", sample_size=None)
    outputs = [item.example.output for item in items if isinstance(item, Rendered)]
    assert len(outputs) == 200
    assert WRITTEN[name] in outputs
    assert {style_of(output) for output in outputs} == {name}


def test_what_is_in_no_style_is_other() -> None:
    for text in ("", "154", "So 24+63=87.", "The answer is 154."):
        assert style_of(text) == OTHER


@pytest.mark.slow
def test_the_shares_are_of_the_responses(tmp_path: Path) -> None:
    """A model that always writes arrows follows shots with arrows alone."""
    shutil.copytree(SUMS, tmp_path / "transforms" / "sums")
    model = Says({"": WRITTEN["arrows"]})
    reports = {
        name: workbench.score(
            tmp_path / "transforms" / "sums", model, STYLES[name].source("{question}"),
            method="gen", num_fewshot=1, sample_size=5,
        )
        for name in ("arrows", "words")
    }  # fmt: skip
    found = followed(reports)
    assert found["arrows"]["arrows"] == found["words"]["arrows"] == 1.0
    assert found["words"]["words"] == 0.0
    assert sum(found["words"].values()) == 1.0
