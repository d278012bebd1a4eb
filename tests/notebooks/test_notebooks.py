"""The shipped notebooks: they run from top to bottom, offline, and read well without a kernel."""

from __future__ import annotations

import os
import re
import shutil
from html import unescape
from pathlib import Path
from textwrap import dedent

import nbformat
import pytest
from nbclient import NotebookClient
from nbconvert import HTMLExporter
from nbformat import NotebookNode

ROOT = Path(__file__).parents[2]
EVERY = sorted((ROOT / "notebooks").glob("*.ipynb"))
NOTEBOOKS = [path for path in EVERY if not path.stem.endswith(".zh")]
CHINESE = [path for path in EVERY if path not in NOTEBOOKS]
LESSONS = [path for path in NOTEBOOKS if path.stem != "06_export"]
"""Those that experiment: the way out to other systems is code, and in English alone."""

ADDED = "zh-"
"""How the ids of cells begin that the Chinese edition alone has."""

SECONDS_PER_CELL = 240

ROWS = re.compile(r'((?:\brows|\bsample_size"?)[=:] ?)(\d+|None\b)')
"""How many rows a cell asks for, all of them by None."""

FEW, MANY = 6, 60
"""What is asked for here instead. Of all rows a lesson draws fifty, and others are to be left."""

WIDGET = "application/vnd.jupyter.widget-view+json"


SOLUTION = re.compile(
    r"`([a-z_]\w*(?:, \w+)* = .+?)`(?=$|[.:,; ：。，；])", re.MULTILINE | re.DOTALL
)
FENCED = re.compile(r" *```python\n(.+?)\n *```", re.DOTALL)
OPEN = re.compile(r"^([a-z_]\w*(?:, \w+)*) = None(?:, None)*$", re.MULTILINE)


def solutions_of(content: NotebookNode) -> list[str]:
    """Return the code that a notebook's solutions give, in their order."""
    text = content.cells[-1].source
    if "<details>" not in text:
        text = content.cells[-2].source
    fenced = [dedent(code) for code in FENCED.findall(text)]
    return [*(dedent(code) for code in SOLUTION.findall(FENCED.sub("", text))), *fenced]


def solve(content: NotebookNode) -> NotebookNode:
    """Return the exercises' cell with the notebook's own solutions in place of each None."""
    exercises = next(cell for cell in reversed(content.cells) if cell.cell_type == "code")
    assert OPEN.search(exercises.source)
    answers = "\n".join(solutions_of(content))
    return nbformat.v4.new_code_cell(answers + "\n" + OPEN.sub("", exercises.source))


def on_fewer_rows(code: str) -> str:
    """Return a cell's code with a smaller sample wherever it names one."""
    return ROWS.sub(lambda found: f"{found[1]}{MANY if found[2] == 'None' else FEW}", code)


def run(notebook: Path, folder: Path) -> NotebookNode:
    """Execute a copy of `notebook` beside a copy of the shipped tasks; return it as it ended.

    Behind its last cell stand its exercises once more, with the solutions that it gives. All cells
    ask for fewer rows than they are shipped with: nearly all the time goes into answering them, and
    nothing that is asserted here depends on their number. With all rows each notebook runs when its
    outputs are made, and `test_a_notebook_is_shipped_as_it_ran` reads those.

    Raises:
        nbclient.exceptions.CellExecutionError: a cell failed.
    """
    shutil.copytree(ROOT / "transforms", folder / "transforms")
    place = folder / "notebooks"
    place.mkdir()
    copy = Path(shutil.copy(notebook, place))
    content = nbformat.read(copy, as_version=4)
    content.cells.append(solve(content))
    for cell in content.cells:
        if cell.cell_type == "code":
            cell.source = on_fewer_rows(cell.source)
    client = NotebookClient(
        content,
        timeout=SECONDS_PER_CELL,
        kernel_name="python3",
        store_widget_state=False,  # as JupyterLab does unless told otherwise
        resources={"metadata": {"path": str(place)}},
    )
    # The tests' own backend of matplotlib shows nothing in a cell; the kernel's does.
    environment = {name: text for name, text in os.environ.items() if name != "MPLBACKEND"}
    return client.execute(env={**environment, "HOME": str(folder)})


@pytest.fixture(scope="module", params=NOTEBOOKS, ids=lambda path: path.stem)
def executed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> NotebookNode:
    """A shipped notebook after every cell ran."""
    return run(request.param, tmp_path_factory.mktemp(request.param.stem))


@pytest.fixture(scope="module")
def exported(executed: NotebookNode) -> str:
    """That notebook as an HTML page, as `jupyter nbconvert` makes it."""
    html, _ = HTMLExporter().from_notebook_node(executed)
    return html


def twins_of(executed: NotebookNode) -> list[str]:
    """Return the HTML of the outputs that stand for a widget where it is not drawn."""
    outputs = [out for cell in executed.cells for out in cell.get("outputs", ())]
    found = [out.data["text/html"] for out in outputs if "text/html" in out.get("data", {})]
    return [html for html in found if html.startswith('<div class="wb-twin"')]


def test_there_is_a_notebook() -> None:
    """`make lab` has something to open."""
    assert ROOT / "notebooks" / "01_workbench.ipynb" in NOTEBOOKS


def test_every_cell_runs(executed: NotebookNode) -> None:
    """A shipped notebook runs from top to bottom without a network."""
    cells = [cell for cell in executed.cells if cell.cell_type == "code" and cell.source.strip()]
    assert cells
    assert all(cell.execution_count for cell in cells)


def test_no_cell_warns(executed: NotebookNode) -> None:
    """A reader sees results, not the complaints of libraries."""
    outputs = [out for cell in executed.cells for out in cell.get("outputs", ())]
    assert [out.text for out in outputs if out.get("name") == "stderr"] == []


@pytest.mark.parametrize("notebook", EVERY, ids=lambda path: path.stem)
def test_a_notebook_is_shipped_as_it_ran(notebook: Path) -> None:
    """Every cell ran in order, none failed, and what they show needs no kernel: tables and no
    widgets, so that whoever reads it on the web sees what a class sees."""
    content = nbformat.read(notebook, as_version=4)
    nbformat.validate(content)
    code = [cell for cell in content.cells if cell.cell_type == "code" and cell.source.strip()]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    outputs = [output for cell in code for output in cell.outputs]
    assert [output.evalue for output in outputs if output.output_type == "error"] == []
    kinds = {kind for output in outputs for kind in output.get("data", {})}
    assert "text/html" in kinds
    assert not any("widget" in kind for kind in kinds)
    assert "widgets" not in content.metadata


@pytest.mark.parametrize("notebook", [*LESSONS, *CHINESE], ids=lambda path: path.stem)
def test_a_lesson_has_no_plumbing(notebook: Path) -> None:
    """What takes more than fifteen lines is a function of `workbench.lessons`."""
    content = nbformat.read(notebook, as_version=4)
    code = [cell for cell in content.cells if cell.cell_type == "code"]
    assert [cell.id for cell in code if len(cell.source.splitlines()) > 15] == []


@pytest.mark.parametrize("notebook", CHINESE, ids=lambda path: path.stem)
def test_the_chinese_edition_is_the_same_lesson(notebook: Path) -> None:
    """The same cells with the same code, so that it runs as the English one does, and the same
    solutions; all text is Chinese. What it has besides is called so."""
    chinese = nbformat.read(notebook, as_version=4)
    english = nbformat.read(notebook.with_stem(notebook.stem.removesuffix(".zh")), as_version=4)
    shared = [cell for cell in chinese.cells if not cell.id.startswith(ADDED)]
    assert [cell.id for cell in shared] == [cell.id for cell in english.cells]
    for theirs, ours in zip(shared, english.cells, strict=True):
        if theirs.cell_type == "code":
            assert theirs.source == ours.source
    text = [cell for cell in chinese.cells if cell.cell_type == "markdown"]
    assert [cell.id for cell in text if not re.search(r"[\u4e00-\u9fff]{2}", cell.source)] == []
    assert len(solutions_of(chinese)) == len(solutions_of(english))


@pytest.mark.parametrize("notebook", CHINESE, ids=lambda path: path.stem)
def test_the_chinese_edition_speaks_chinese_before_anything_else(notebook: Path) -> None:
    """Widgets, findings and hints follow the edition, not the language of JupyterLab."""
    code = [c for c in nbformat.read(notebook, as_version=4).cells if c.cell_type == "code"]
    assert code[0].id == "zh-language"
    assert code[0].source.endswith('workbench.speak("zh")')
    assert code[0].metadata["jupyter"]["source_hidden"] is True


@pytest.mark.parametrize(
    ("lesson", "tasks"), [(1, ["sums-zh"]), (2, ["coin-flip-zh", "sums-zh"])], ids=["02", "03"]
)
def test_a_chinese_lesson_has_its_experiment_in_chinese_too(lesson: int, tasks: list[str]) -> None:
    content = nbformat.read(CHINESE[lesson], as_version=4)
    added = [cell.source for cell in content.cells if cell.id.startswith(ADDED)]
    assert sorted(set(re.findall(r'"([a-z-]+-zh)"', "\n".join(added)))) == tasks


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_no_answer_stands_beside_its_question(notebook: Path) -> None:
    """The cell that is edited asks the checks of its own lesson, and knows nothing else; what is
    right is in `workbench.lessons.exercises`."""
    content = nbformat.read(notebook, as_version=4)
    exercises = next(cell for cell in reversed(content.cells) if cell.cell_type == "code")
    lesson = f"lesson{notebook.stem[:2]}"
    asked = re.findall(rf"^{lesson}\.exercise_(\d)\(", exercises.source, re.MULTILINE)
    questions = re.findall(r"^(\d)\. ", content.cells[content.cells.index(exercises) - 1].source,
                           re.MULTILINE)  # fmt: skip
    assert asked == questions


def test_every_lesson_has_a_chinese_edition() -> None:
    assert [path.stem for path in CHINESE] == [f"{path.stem}.zh" for path in LESSONS]


def test_every_widget_has_a_static_twin(executed: NotebookNode) -> None:
    """Where no kernel runs, in an export or on a web page, each widget is still readable."""
    outputs = [out for cell in executed.cells for out in cell.get("outputs", ())]
    widgets = [out for out in outputs if WIDGET in out.get("data", {})]
    assert widgets
    assert len(twins_of(executed)) == len(widgets)
    assert all(text_of(twin).strip() for twin in twins_of(executed))


def test_an_export_shows_the_prompt(executed: NotebookNode, exported: str) -> None:
    """The HTML export holds the static twins themselves, in place of the widgets."""
    page = text_of(exported)
    assert twins_of(executed)
    assert all(text_of(twin) in page for twin in twins_of(executed))


def test_an_export_shows_tables_and_figures(executed: NotebookNode, exported: str) -> None:
    """Each picture is in the HTML export itself, and so is the text of each table."""
    outputs = [out for cell in executed.cells for out in cell.get("outputs", ())]
    pictures = [out.data["image/png"] for out in outputs if "image/png" in out.get("data", {})]
    found = [out.data["text/html"] for out in outputs if "text/html" in out.get("data", {})]
    tables = [html_text for html_text in found if "<table" in html_text]
    assert pictures
    assert tables
    packed = exported.replace("\n", "")
    assert all(picture.replace("\n", "") in packed for picture in pictures)
    page = text_of(exported)
    assert all(text_of(table) in page for table in tables)


def test_the_solutions_are_right(executed: NotebookNode) -> None:
    """Each exercise is checked, and the solution that the notebook gives passes."""
    *_, exercises, solved = [cell for cell in executed.cells if cell.cell_type == "code"]
    unsolved, verdicts = (
        "".join(out.text for out in cell.outputs if out.get("name") == "stdout").splitlines()
        for cell in (exercises, solved)
    )
    assert unsolved
    assert all(line.endswith(": not answered yet") for line in unsolved)
    numbered = [line for line in verdicts if re.match(r"\d+: ", line)]
    assert len(numbered) == len(unsolved)
    assert all(line.endswith(": right") for line in numbered), verdicts


def text_of(html: str) -> str:
    """Return what a reader sees: nbconvert reorders the attributes of what it embeds."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", "", html))).strip()
