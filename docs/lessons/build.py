"""The lessons for who does not run them: outputs kept in the notebooks, and slides.

make notebooks      runs every notebook and keeps what its cells show
make slides         writes `site/slides/`, a page for each lesson that needs no network
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbconvert import SlidesExporter
from nbformat import NotebookNode

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
NOTEBOOKS = ROOT / "notebooks"
REVEAL = HERE / "node_modules" / "reveal.js" / "dist"
WIDGET = "application/vnd.jupyter.widget-view+json"
SECONDS_PER_CELL = 600


class BuildError(Exception):
    """The slides cannot be built; says what is missing and how it can be had."""


def run(notebook: Path) -> NotebookNode:
    """Execute a copy of a notebook beside a copy of the tasks, and return it with its outputs.

    Raises:
        nbclient.exceptions.CellExecutionError: a cell failed.
    """
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "transforms", Path(folder, "transforms"), ignore=_ours_alone)
        place = Path(folder, "notebooks")
        place.mkdir()
        content = nbformat.read(notebook, as_version=4)
        client = NotebookClient(
            content,
            timeout=SECONDS_PER_CELL,
            kernel_name="python3",
            store_widget_state=False,
            resources={"metadata": {"path": str(place)}},
        )
        client.execute(env={**os.environ, "HOME": folder})
        return kept(content, folder)


def _ours_alone(_: str, names: list[str]) -> list[str]:
    return [name for name in names if name.startswith(".")]


def kept(content: NotebookNode, folder: str) -> NotebookNode:
    """Return an executed notebook as it is shipped: what a reader without a kernel sees.

    A widget that nobody runs says "model not found", so its picture in HTML stands for it; the
    folder that it ran in is nobody's.
    """
    content.metadata.pop("widgets", None)
    for cell in content.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop(WIDGET, None)
            for texts, name in (
                (output, "text"),
                *((output.get("data", {}), n) for n in _texts(output)),
            ):
                if isinstance(texts.get(name), str):
                    texts[name] = texts[name].replace(folder, "…")
    return content


def _texts(output: NotebookNode) -> Iterable[str]:
    return [name for name in output.get("data", {}) if name.startswith("text/")]


def slides(content: NotebookNode) -> str:
    """Return a notebook as slides, one HTML page with all that it needs.

    A heading begins a slide, and each cell of code one below it.

    Raises:
        BuildError: reveal.js is missing.
    """
    if not REVEAL.is_dir():
        raise BuildError(f"no reveal.js in {REVEAL}; run `npm ci` in {HERE}, or `make slides`")
    for cell in content.cells:
        heading = cell.cell_type == "markdown" and cell.source.startswith("#")
        kind = "slide" if heading else "subslide" if cell.cell_type == "code" else "-"
        cell.metadata["slideshow"] = {"slide_type": kind}
    style = [REVEAL / "reset.css", REVEAL / "reveal.css", HERE / "slides.css"]
    files = {
        "css": "\n".join(path.read_text(encoding="utf-8") for path in style),
        "js": (REVEAL / "reveal.js").read_text(encoding="utf-8"),
    }
    exporter: Any = SlidesExporter(
        template_name="lesson-slides", extra_template_basedirs=[str(HERE / "templates")]
    )
    page, _ = exporter.from_notebook_node(content, {"reveal_files": files})
    return page


def write_slides(notebooks: Sequence[Path], out: Path) -> list[Path]:
    """Write the slides of notebooks into a folder, and return the pages' paths.

    Raises:
        BuildError: reveal.js is missing, or a notebook has no outputs to show.
    """
    out.mkdir(parents=True, exist_ok=True)
    pages: list[Path] = []
    for notebook in notebooks:
        content = nbformat.read(notebook, as_version=4)
        if not any(cell.get("outputs") for cell in content.cells):
            raise BuildError(f"{notebook} has no outputs; run `make notebooks` first")
        page = out / f"{notebook.stem}.html"
        page.write_text(slides(content), encoding="utf-8")
        pages.append(page)
    return pages


def main(argv: list[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Outputs and slides of the lessons.")
    parser.add_argument("--run", action="store_true", help="run the notebooks, keep their outputs")
    parser.add_argument("--slides", type=Path, metavar="DIR", help="write slides into a folder")
    parser.add_argument("notebooks", nargs="*", type=Path, help="by default all")
    options = parser.parse_args(argv)
    chosen = options.notebooks or sorted(NOTEBOOKS.glob("*.ipynb"))
    for notebook in chosen if options.run else ():
        content = run(notebook)
        nbformat.write(content, notebook)
        print(notebook)
    if options.slides:
        try:
            for page in write_slides(chosen, options.slides):
                print(page)
        except BuildError as error:
            sys.exit(f"slides: {error}")


if __name__ == "__main__":
    main()
