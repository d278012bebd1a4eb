"""Slides of the lessons: each heading begins one, and a page has all that it needs."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import nbformat
import pytest
from nbformat import NotebookNode

from tests.browser.server import missing

LESSONS = Path(__file__).parents[2] / "docs" / "lessons"


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """The script behind `make notebooks` and `make slides`."""
    spec = importlib.util.spec_from_file_location("lessons_build", LESSONS / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lesson() -> NotebookNode:
    """A title, a section with code and what it shows, and a last section."""
    code = nbformat.v4.new_code_cell("bench")
    code.outputs = [
        nbformat.v4.new_output(
            "display_data",
            {
                "application/vnd.jupyter.widget-view+json": {"model_id": "1"},
                "text/html": '<div class="wb-twin">at /tmp/somewhere/transforms</div>',
            },
        ),
        nbformat.v4.new_output("stream", text="/tmp/somewhere\n"),
    ]
    markdown = nbformat.v4.new_markdown_cell
    return nbformat.v4.new_notebook(
        cells=[markdown("# Title"), markdown("text"), markdown("## One"), code, markdown("## Two")],
        metadata={"widgets": {}},
    )


def slides(build: ModuleType) -> str:
    """The lesson as it is shipped, as slides; without reveal.js skipped, or failed on CI."""
    if not build.REVEAL.is_dir():
        missing("slides need reveal.js: run `make install`, once, with a network")
    return build.slides(build.kept(lesson(), "/tmp/somewhere"))


def test_a_heading_begins_a_slide_and_code_one_below(build: ModuleType) -> None:
    """Three headings are three slides in a row; the code of the second lies below it."""
    page = slides(build)
    body = page[page.index('<div class="slides">') : page.index("<script>")]
    stacks = re.findall(r"<section\s*><section", body)
    assert len(stacks) == 3
    assert body.count("<section") == 3 + 4
    assert body.index("One") < body.index("wb-twin") < body.index("Two")


def test_a_page_needs_no_network(build: ModuleType) -> None:
    """Nothing is asked for by an address: style and script are in the page."""
    page = slides(build)
    assert "Reveal.initialize" in page
    without = re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
    assert "<script" not in without
    assert re.findall(r"\ssrc=|<link|@import|url\((?!.?data:)", without) == []


def test_what_is_kept_of_a_run(build: ModuleType) -> None:
    """The widget's picture stays, the widget that no kernel runs does not, nor the folder."""
    kept = build.kept(lesson(), "/tmp/somewhere")
    shown, said = kept.cells[3].outputs
    assert list(shown.data) == ["text/html"]
    assert shown.data["text/html"] == '<div class="wb-twin">at …/transforms</div>'
    assert said.text == "…\n"
    assert "widgets" not in kept.metadata


def test_a_notebook_without_outputs_makes_no_slides(build: ModuleType, tmp_path: Path) -> None:
    """It says which command gives it outputs."""
    empty = tmp_path / "empty.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("1")]), empty)
    with pytest.raises(build.BuildError, match="make notebooks"):
        build.write_slides([empty], tmp_path / "out")
