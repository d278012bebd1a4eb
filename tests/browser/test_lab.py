"""The workbench in JupyterLab, as a person uses it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import close_pages
from tests.browser.lab import LabPage, LabServer
from tests.browser.project import NUM_DOCS, TRANSFORM, question
from tests.browser.screen import Screen, unfold

OPEN = """\
import itertools, pathlib, re, time
import workbench
from workbench.models.fake import FakeModel

held, answers = pathlib.Path("held"), itertools.count(1)

def answer(prompt):
    "Add the last two numbers; be wrong by one where the second is odd. After two wait where held."
    waits = next(answers) > 2
    while waits and held.exists():
        time.sleep(0.01)
    one, other = map(int, re.findall(r"(\\d+) \\+ (\\d+)", prompt)[-1])
    return f" {one + other + other % 2}\\n\\n"

model = FakeModel(answer, delay=DELAY)
app = workbench.Workbench(workbench.Session("transforms/sums", model=model))
app"""


def open_workbench(page: LabPage, project: Path, *, delay: float = 0.0) -> Screen:
    """Run a notebook with the workbench on the task `sums`; `delay` is seconds per answer."""
    screen = Screen(page)
    cell = OPEN.replace("DELAY", str(delay))
    page.open_and_run(f"{project.name}/notebook.ipynb", [cell])
    expect(screen.prompt).to_contain_text(question(0))
    return screen


def hold(project: Path) -> Path:
    """Let the model wait after two answers, until the file that is returned is gone: however slow
    all else is, the run is not over by then."""
    held = project / "held"
    held.touch()
    return held


@pytest.fixture
def screen(lab_page: LabPage, project: Path) -> Screen:
    """The workbench on the task `sums`, with a model that answers at once."""
    return open_workbench(lab_page, project)


def test_an_edit_changes_the_preview(screen: Screen) -> None:
    """What is typed is previewed, and the kernel has the same text."""
    screen.write(TRANSFORM.replace("Question:", "Q über 数:"))
    expect(screen.prompt).to_contain_text(f"Q über 数: {question(0)}")
    screen.wait_until_kept()
    assert screen.lab.execute("app.session.state().source == " + repr(screen.text())) == "True"


def test_a_broken_edit_keeps_the_last_good_prompt(screen: Screen) -> None:
    """A draft that does not run is marked where it fails; the next good edit previews again."""
    screen.write(TRANSFORM.replace("data['question']", "data['qestion']"))
    expect(screen.diagnostics.first).to_contain_text("KeyError")
    expect(screen.diagnostics.first).to_contain_text("line 3")
    expect(screen.squiggles.first).to_be_visible()
    expect(screen.prompt).to_contain_text(f"Question: {question(0)}")
    screen.lab.screenshot("broken-edit")
    screen.write(TRANSFORM.replace("Question:", "Task:"))
    expect(screen.prompt).to_contain_text(f"Task: {question(0)}")
    expect(screen.diagnostics).to_have_count(0)
    expect(screen.squiggles).to_have_count(0)


def test_an_endless_loop_is_stopped_and_the_next_edit_previews(screen: Screen) -> None:
    """Live code that never ends is a diagnostic, not a hung notebook."""
    screen.write(TRANSFORM.replace("    return", "    while True: pass\n    return"))
    expect(screen.diagnostics.first).to_contain_text("TimeLimit")
    screen.write(TRANSFORM.replace("Question:", "Task:"))
    expect(screen.prompt).to_contain_text(f"Task: {question(0)}")


def test_stepping_and_shots_change_the_prompt(screen: Screen) -> None:
    """The next doc is previewed with as many shots as the header says, none of them itself."""
    screen.button("Next of these rows (Alt-Shift-PageDown)").click()
    expect(screen.prompt).to_contain_text(question(1))
    shots = screen.root.get_by_role("textbox", name="shots")
    shots.fill("2")
    shots.press("Enter")
    inputs = screen.prompt.locator("[data-kind='shot_input']")
    expect(inputs).to_have_count(2)
    expect(screen.prompt.locator("[data-kind='input']")).to_contain_text(question(1))
    assert not [text for text in inputs.all_inner_texts() if f" {question(1)}" in text]


STEPS = TRANSFORM.replace('" " + data["answer"]', "f\" Add 1. The answer is {data['answer']}.\"")


def test_the_switch_shows_direct_shots_for_step_by_step(lab_page: LabPage, project: Path) -> None:
    """It opens the other version; what was typed and not saved is kept, and undo brings it back,
    as that version's."""
    (project / "transforms" / "sums" / "transform_gen_v1.py").write_text(STEPS, "utf-8")
    screen = open_workbench(lab_page, project)
    shots = screen.root.get_by_role("textbox", name="shots")
    shots.fill("2")
    shots.press("Enter")
    answers = screen.prompt.locator("[data-part='answer']")
    expect(answers).to_have_count(2)
    expect(answers.first).to_contain_text("The answer is")
    expect(screen.prompt.locator("[data-part='reasoning']").first).to_contain_text("Add 1.")
    edited = STEPS.replace("Question:", "Task:")
    screen.write(edited)
    expect(screen.prompt).to_contain_text("Task:")
    screen.root.get_by_role("radio", name="direct").click()
    expect(screen.prompt).not_to_contain_text("The answer is")
    expect(screen.prompt.locator("[data-kind='shot_output']")).to_have_count(2)
    expect(screen.root.locator(".wb-status")).to_contain_text("edits to gen_v1 kept")
    assert screen.text_when(TRANSFORM) == TRANSFORM
    screen.editor.press("ControlOrMeta+z")
    expect(answers).to_have_count(2)
    assert screen.text_when(edited) == edited
    expect(screen.root.get_by_label("Open a version")).to_contain_text("draft of gen_v1")
    journal = project / ".workbench" / "drafts" / "sums_gen.jsonl"
    assert "Task:" in journal.read_text("utf-8")


def test_a_run_shows_its_metrics(screen: Screen) -> None:
    """Run scores every doc of the sample: half of the model's answers are right."""
    screen.show("Results", "Run")
    screen.button("Run").click()
    screen.wait_for_run("done")
    expect(screen.metrics.first).to_contain_text("0.5")
    expect(screen.metrics.first).to_contain_text(f"n = {NUM_DOCS}")
    expect(screen.rows).to_have_count(NUM_DOCS)
    assert screen.verdicts() == ["right", "wrong"] * (NUM_DOCS // 2)
    screen.button("Show doc 1").click()
    expect(screen.root.get_by_role("region", name="Row", exact=True)).to_contain_text("doc 1")
    screen.lab.screenshot("results")


def test_cells_run_while_a_run_goes_on(lab_page: LabPage, project: Path) -> None:
    """Scoring does not hold the kernel: a cell gives its answer before the run ends."""
    held = hold(project)
    screen = open_workbench(lab_page, project, delay=0.5)
    screen.show("Results", "Run")
    screen.button("Run").click()
    expect(screen.rows.first).to_be_visible()
    assert screen.lab.execute("6 * 7") == "42"
    screen.wait_for_run("running")
    screen.button("Cancel").click()
    held.unlink()
    screen.wait_for_run("cancelled")


def test_cancelling_keeps_what_is_finished(lab_page: LabPage, project: Path) -> None:
    """A cancelled run stops early, even under a busy cell, and shows what it has got so far. Its
    rows come in blocks of two, and the metrics are of blocks that are whole."""
    held = hold(project)
    screen = open_workbench(lab_page, project, delay=0.5)
    screen.show("Results", "Run")
    screen.button("Run").click()
    expect(screen.rows).to_have_count(2)
    go, ended = project / "go", project / "ended"
    screen.lab.start_cell(
        "import pathlib, time\nprint('busy', flush=True)\n"
        f"while not pathlib.Path({str(go)!r}).exists(): time.sleep(0.01)\n"
        f"pathlib.Path({str(ended)!r}).touch()"
    )
    screen.button("Cancel").click()
    held.unlink()
    screen.wait_for_run("cancelled")
    assert not ended.exists()
    go.touch()
    finished = screen.rows.count()
    assert 2 <= finished < NUM_DOCS
    whole = finished // 2 * 2
    expect(screen.metrics.first).to_contain_text(f"n = {whole} of {NUM_DOCS}, partial")


def test_saving_writes_a_version_and_its_diff(screen: Screen, project: Path) -> None:
    """Save puts the next version beside its parent, with a diff that leads to it."""
    screen.write(TRANSFORM.replace("Question:", "Task:"))
    expect(screen.prompt).to_contain_text("Task:")
    screen.show("History")
    note = screen.root.get_by_label("Note for the next version")
    note.fill("a shorter cue")
    note.press("Enter")
    expect(screen.root.locator(".wb-saved")).to_contain_text("transform_gen_v1")
    task = project / "transforms" / "sums"
    assert (task / "transform_gen_v1.py").read_text("utf-8") == TRANSFORM.replace(
        "Question:", "Task:"
    )
    diff = (task / "transform_gen_v1.diff").read_text("utf-8")
    assert "a shorter cue" in diff
    assert '+        "input": f"Task: ' in diff


def test_a_reopened_notebook_finds_its_draft(screen: Screen, project: Path, lab: LabServer) -> None:
    """What was typed survives the page and the kernel, without saving anything; also what was typed
    to no kernel, where another page has restarted it and the cell was run again."""
    context = screen.lab.page.context
    (session,) = lab.sessions()
    lab.restart_kernel(session["kernel"]["id"])
    screen.write(TRANSFORM.replace("Question:", "To nobody:"))
    screen.lab.meet_kernel()
    screen.lab.run_all()
    expect(screen.prompt).to_contain_text(f"To nobody: {question(0)}")
    screen.write(TRANSFORM.replace("Question:", "Unsaved:"))
    expect(screen.prompt).to_contain_text("Unsaved:")
    screen.wait_until_kept()
    close_pages(context, lab.origin)
    lab.end_kernels()
    again = Screen(LabPage(context.new_page(), lab))
    again.lab.open(project / "notebook.ipynb")
    again.lab.run_all()
    expect(again.prompt).to_contain_text(f"Unsaved: {question(0)}")
    expect(again.editor).to_contain_text("Unsaved:")


def test_two_notebooks_on_a_task_keep_their_drafts(
    lab_page: LabPage, project: Path, lab: LabServer
) -> None:
    """Both type; the first one's next kernel has its draft, and the other's is in History."""
    cell = "import workbench; workbench.Workbench('transforms/sums', model='fake')"
    other = LabPage(lab_page.page.context.new_page(), lab)
    screens = [Screen(lab_page), Screen(other)]
    for screen, name in zip(screens, ("First", "Second"), strict=True):
        screen.lab.open_and_run(f"{project.name}/{name}.ipynb", [cell])
        expect(screen.prompt).to_contain_text(question(0))
    for screen, name in zip(screens, ("First", "Second"), strict=True):
        screen.write(TRANSFORM.replace("Question:", f"{name}:"))
        expect(screen.prompt).to_contain_text(f"{name}: {question(0)}")
        screen.wait_until_kept()
    other.page.close()
    first = screens[0]
    (session,) = (each for each in lab.sessions() if each["path"].endswith("First.ipynb"))
    lab.restart_kernel(session["kernel"]["id"])
    first.lab.meet_kernel()
    first.lab.run_all()
    expect(first.prompt).to_contain_text(f"First: {question(0)}")
    expect(first.root.locator(".wb-status")).to_contain_text("History has 1 more")
    first.show("History")
    left = first.root.get_by_role("group", name="Drafts that were not saved")
    expect(left).to_contain_text("Second.ipynb")
    left.get_by_role("button", name="Open").click()
    expect(first.editor).to_contain_text("Second:")
    expect(left).to_contain_text("First.ipynb")
    expect(left).to_contain_text('"input": f"First:')
    first.lab.screenshot("two-notebooks")


def test_the_widget_follows_the_theme(screen: Screen) -> None:
    """In a dark JupyterLab the workbench is dark, at once and without running a cell again."""
    brightness = (
        "element => { const [r, g, b] = getComputedStyle(element).backgroundColor"
        ".match(/[\\d.]+/g).map(Number); return (r + g + b) / 3; }"
    )
    surface = screen.root.locator(".wb-frame")
    screen.lab.screenshot("light")
    assert surface.evaluate(brightness) > 200
    screen.lab.set_theme("JupyterLab Dark")
    screen.lab.screenshot("dark")
    assert surface.evaluate(brightness) < 80
    screen.lab.set_theme("JupyterLab Light")


def test_jupyterlabs_styles_for_outputs_stay_outside(screen: Screen) -> None:
    """JupyterLab's own rules for lists in outputs leave the workbench's columns in line."""
    unfold(screen.root)
    names = screen.root.get_by_label("What the transform returned").locator(".wb-term")
    expect(names).to_have_text(["input", "output", "processed_output"])
    edges = names.evaluate_all("all => all.map(name => name.getBoundingClientRect().left)")
    assert len(set(edges)) == 1


def test_keys_stay_in_the_editor(screen: Screen, project: Path) -> None:
    """Typing in the workbench never edits, runs or saves the notebook around it."""
    notebook = project / "notebook.ipynb"
    before = (screen.lab.cells(), screen.lab.execution_counts(), notebook.read_bytes())
    screen.editor.click()
    keyboard = screen.lab.page.keyboard
    keyboard.press("ControlOrMeta+End")
    for key in ("Enter", "#", "d", "d", "a", "b", "x", "Shift+Enter", "#", "j", "ControlOrMeta+s"):
        keyboard.press(key)
    screen.wait_until_kept()
    assert "#ddabx\n#j" in screen.text()
    for key in ("a", "b", "d", "d", "Shift+Enter"):
        screen.root.get_by_role("tab", name="Prompt").press(key)
    screen.wait_until_kept()
    assert (screen.lab.cells(), screen.lab.execution_counts(), notebook.read_bytes()) == before
    assert screen.lab.is_unsaved()


def test_text_from_a_dataset_is_never_markup(screen: Screen) -> None:
    """A prompt with HTML in it shows the HTML, and runs none of it."""
    attack = "<img src=x onerror='window.attacked=1'><script>window.attacked=1</script> $x$"
    screen.write(TRANSFORM.replace("Question:", attack.replace("'", "\\'")))
    expect(screen.prompt).to_contain_text(attack)
    assert screen.prompt.locator("img, script").count() == 0
    assert screen.lab.page.evaluate("() => window.attacked === undefined")
