"""Comparing, queueing and keeping versions in JupyterLab, as a person does it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.lab import LabPage
from tests.browser.project import NUM_DOCS, TRANSFORM, question
from tests.browser.screen import Screen
from workbench.tasks.versions import save_version
from workbench.widgets.views.display import minus

OPEN = """\
import re
import workbench
from workbench.models.fake import FakeModel

def answer(prompt):
    "Add the last two numbers; be wrong by one where the cue's own rule says so."
    one, other = map(int, re.findall(r"(\\d+) \\+ (\\d+)", prompt)[-1])
    wrong = other % 3 == 0 if "Task:" in prompt else other % 2 == 1
    return f" {one + other + wrong}\\n\\n"

model = FakeModel(answer, delay=DELAY, name="by-cue")
app = workbench.Workbench(workbench.Session("transforms/sums", model=model))
app"""
"""By "Question:" the 12 odd docs are wrong, by "Task:" the 8 that 3 divides: 0, 6, 12 and 18 get
worse, 1, 5, 7, 11, 13, 17, 19 and 23 better, and 3, 9, 15 and 21 stay wrong."""

EDITED = TRANSFORM.replace("Question:", "Task:")


def open_workbench(page: LabPage, project: Path, *, delay: float = 0.0) -> Screen:
    """Run a notebook with the workbench on the task `sums`; `delay` is seconds per answer."""
    screen = Screen(page)
    page.open_and_run(f"{project.name}/notebook.ipynb", [OPEN.replace("DELAY", str(delay))])
    expect(screen.prompt).to_contain_text(question(0))
    return screen


def test_a_draft_is_compared_with_its_parent_and_a_flip_is_opened(
    lab_page: LabPage, project: Path
) -> None:
    """Change the cue, compare, see which rows flipped and why, save with one key."""
    screen = open_workbench(lab_page, project)
    screen.write(EDITED)
    expect(screen.prompt).to_contain_text("Task:")
    screen.editor.press("Alt+Enter")
    verdict = screen.root.locator(".wb-verdict")
    expect(verdict).to_contain_text(f"8 better, 4 worse of {NUM_DOCS}: undecided")
    flips = screen.root.get_by_role("region", name="Compared docs").locator("tbody tr")
    expect(flips).to_have_count(12)
    changes = flips.evaluate_all("rows => rows.map(row => row.dataset.change)")
    assert changes == ["worse"] * 4 + ["better"] * 8
    screen.root.get_by_role("radio", name="worse 4").click()
    expect(flips).to_have_count(4)
    screen.button("Show doc 6").click()
    opened = screen.root.get_by_role("region", name="Doc in both runs")
    expect(opened.locator("del")).to_have_text(["Question"])
    expect(opened.locator("ins")).to_have_text(["Task"])
    expect(opened.locator("[data-kind=extracted]")).to_have_text(["7", "8"])
    screen.lab.screenshot("compare")
    screen.editor.press("ControlOrMeta+s")
    expect(screen.root.locator(".wb-saved")).to_contain_text("Saved as gen_v1")
    assert (project / "transforms/sums/transform_gen_v1.py").read_text("utf-8") == EDITED
    said = screen.lab.execute(
        "a, b = [run.run_id for run in app.session.runs()][::-1]\n"
        "print(workbench.compare(a, b, task='transforms/sums').verdict)"
    )
    assert minus(said) == verdict.text_content()


def test_versions_are_a_graph_with_scores_and_a_note_after_saving(
    lab_page: LabPage, project: Path
) -> None:
    """A scored draft is saved by a key, noted, branched from; what git brings shows up."""
    screen = open_workbench(lab_page, project)
    screen.write(EDITED)
    expect(screen.prompt).to_contain_text("Task:")
    screen.show("Results", "Run")
    screen.button("Run").click()
    screen.wait_for_run("done")
    screen.editor.press("ControlOrMeta+s")
    note = screen.root.get_by_label("Note for the saved version")
    note.fill("a shorter cue")
    note.press("Enter")
    screen.show("History")
    rows = screen.root.get_by_role("region", name="Saved versions").locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("gen_v1")
    expect(rows.first).to_contain_text("a shorter cue")
    expect(rows.first.locator(".wb-score")).to_contain_text("0.667")
    task = project / "transforms" / "sums"
    assert "# note: a shorter cue" in (task / "transform_gen_v1.diff").read_text("utf-8")
    save_version(task, TRANSFORM + "# pulled\n", "gen", parent="gen_v0", note="from elsewhere")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("from elsewhere")
    rows.nth(2).get_by_role("button", name="Open").click()
    expect(screen.editor).to_contain_text("Question:")
    screen.write(TRANSFORM.replace("Question:", "Branch:"))
    expect(rows.first).to_contain_text("not saved yet")
    expect(rows.nth(3).locator("[data-line=right]")).to_have_count(2)
    difference = screen.root.get_by_role("region", name="Difference")
    expect(difference).to_contain_text("Branch:")
    screen.root.get_by_role("radio", name="prompt").click()
    expect(difference).to_contain_text(f"Branch: {question(0)}")
    screen.lab.screenshot("versions")


def test_runs_queue_are_taken_out_cancelled_and_resumed(lab_page: LabPage, project: Path) -> None:
    """Each run is of the draft as it was; what a cancelled one stored is not computed again."""
    screen = open_workbench(lab_page, project, delay=0.3)
    screen.show("Results", "Run")
    screen.button("Run").click()
    expect(screen.rows.first).to_be_visible()
    screen.write(EDITED)
    screen.button("Queue").click()
    waiting = screen.root.get_by_role("group", name="Waiting runs")
    expect(waiting).to_contain_text("draft of gen_v0")
    waiting.get_by_role("button").click()
    expect(waiting).not_to_be_visible()
    screen.button("Cancel").click()
    screen.wait_for_run("cancelled")
    finished = screen.rows.count()
    assert 0 < finished < NUM_DOCS
    screen.write(TRANSFORM)
    expect(screen.button("Resume")).to_be_visible()
    screen.lab.execute("model._delay = 0")
    screen.button("Resume").click()
    screen.wait_for_run("done")
    facts = f"{NUM_DOCS - finished} computed, {finished} cached"
    expect(screen.root.get_by_role("tabpanel", name="Results")).to_contain_text(facts)
    sources = screen.lab.execute(
        "[run.source == app.session.source() for run in app.session.runs()]"
    )
    assert sources == "[True, True]"
