"""A grid that is filled in JupyterLab, as a person does it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.lab import LabPage
from tests.browser.project import NUM_DOCS
from tests.browser.test_lab_compare import EDITED, open_workbench
from workbench.tasks.versions import save_version


def test_a_grid_is_filled_and_its_cells_are_runs(lab_page: LabPage, project: Path) -> None:
    """Two versions by two numbers of shots: four runs; one is opened, two are compared."""
    save_version(project / "transforms" / "sums", EDITED, "gen", parent="gen_v0", note="Task")
    screen = open_workbench(lab_page, project)
    screen.show("Results", "Grid")
    shots = screen.root.get_by_label("shots of the grid")
    expect(shots).to_have_value("0, 1, 2, 4")
    shots.fill("0, 1")
    shots.press("Enter")
    expect(screen.root.get_by_text("4 runs · 0 of them stored")).to_be_visible()
    screen.button("Fill the grid").click()
    expect(screen.root.get_by_text("4 runs · 4 of them stored")).to_be_visible()
    table = screen.root.get_by_role("table", name="Grid of scores")
    right = {"gen_v0": (NUM_DOCS - 12) / NUM_DOCS, "gen_v1": (NUM_DOCS - 8) / NUM_DOCS}
    for version, share in right.items():
        cell = table.get_by_role("button", name=f"{version}, 0 shots, seed 0")
        expect(cell.locator(".wb-cell-value")).to_have_text(f"{share:.3f}")
    screen.lab.screenshot("grid")
    said = screen.lab.execute("print(len(app.session.runs()))")
    assert said == "4"
    table.get_by_role("button", name="gen_v1, 0 shots, seed 0").click()
    expect(screen.progress).to_contain_text("gen_v1 · 0 shots · seed 0 · by-cue")
    screen.show("Results", "Grid")
    screen.button("Compare two").click()
    for version in ("gen_v0", "gen_v1"):
        table.get_by_role("button", name=f"{version}, 0 shots, seed 0").click()
    verdict = screen.root.locator(".wb-verdict")
    expect(verdict).to_contain_text(f"8 better, 4 worse of {NUM_DOCS}")
