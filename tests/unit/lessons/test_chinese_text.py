"""The lessons' Chinese text, as Markdown draws it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[3] / "notebooks").glob("*.zh.ipynb"))
FENCED = re.compile(r"```.*?```", re.DOTALL)
GOES_ON = re.compile(r"[^\n|>]\n *(?![-*+] |\d+\. |[#|<>]|\n|$)")
"""A line break within a paragraph or an item of a list."""


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_no_paragraph_has_a_line_break(notebook: Path) -> None:
    """Markdown makes a blank of it, which Chinese has not between words."""
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    texts = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    assert [text for text in texts if GOES_ON.search(FENCED.sub("\n\n", text))] == []
