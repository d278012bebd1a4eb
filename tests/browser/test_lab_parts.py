"""Tokens, exports, parts and static twins in JupyterLab, and what a saved notebook shows."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import close_pages
from tests.browser.lab import LabPage, LabServer
from tests.browser.project import TRANSFORM, question, write_task
from tests.browser.screen import Screen

OPEN = """\
import workbench
from workbench.models.fake import FakeModel

session = workbench.Session("transforms/sums", model=FakeModel(name="parts"))
app = workbench.Workbench(session)
app"""

HELD_TWIN = """\
([text]) => {
  const cells = window.jupyterapp.shell.currentWidget.content.widgets;
  const outputs = cells[0].model.outputs.toJSON();
  return outputs.some((output) => String(output.data?.["text/html"] ?? "").includes(text));
}
"""


def test_tokens_are_scored_when_they_are_looked_at(lab_page: LabPage, project: Path) -> None:
    """The pane shows every token of the prompt on the screen, and follows the draft."""
    screen = Screen(lab_page)
    lab_page.open_and_run(f"{project.name}/tokens.ipynb", [OPEN])
    screen.show("Tokens")
    tokens = screen.root.get_by_role("group", name="Tokens of the prompt").locator(".wb-token")
    prompt = lab_page.execute("print(session.preview().rendered.prompt.text, end='')")
    expect(tokens).to_have_count(len(prompt))
    tokens.nth(4).hover()
    expect(screen.root.locator(".wb-token-others tr")).to_have_count(5)
    screen.write(TRANSFORM.replace("Question:", "Q:"))
    expect(tokens).to_have_count(len(prompt) - len("uestion"))
    lab_page.screenshot("tokens")


def test_an_export_is_seen_before_it_is_written(lab_page: LabPage, project: Path) -> None:
    """The plan writes nothing; what it listed is what is written."""
    screen = Screen(lab_page)
    lab_page.open_and_run(f"{project.name}/export.ipynb", [OPEN])
    screen.show("Export")
    screen.root.get_by_label("Folder to write to").fill("out")
    screen.button("See what would be written").click()
    files = screen.root.get_by_label("Files that would be written").get_by_role("row")
    expect(files.first).to_be_visible()
    planned = files.locator(".wb-path").all_text_contents()
    assert not (project / "out").exists()
    lab_page.screenshot("export")
    screen.button("Write").click()
    written = screen.root.locator(".wb-export-written li")
    expect(written).to_have_count(len(planned))
    assert sorted(written.all_text_contents()) == sorted(planned)
    assert all(Path(path).is_file() for path in planned)


def test_a_saved_notebook_shows_its_last_state_without_a_kernel(
    lab_page: LabPage, project: Path, browser: Browser, lab: LabServer
) -> None:
    """The twin is hidden while the widget is drawn, follows it without taking the focus, and is
    what a reopened notebook, and an exported one, has."""
    screen = Screen(lab_page)
    name = f"{project.name}/twin.ipynb"
    lab_page.open_and_run(name, [OPEN])
    twin = lab_page.page.locator(".wb-twin")
    expect(screen.prompt).to_contain_text(question(0))
    screen.editor.click()
    lab_page.page.evaluate("() => (window.drawn = document.querySelector('.wb'))")
    screen.write(TRANSFORM.replace("Question:", "Last state:"))
    lab_page.page.wait_for_function(HELD_TWIN, arg=[f"Last state: {question(0)}"])
    expect(twin).to_be_hidden()
    expect(screen.editor).to_be_focused()
    assert lab_page.page.evaluate("() => document.querySelector('.wb') === window.drawn")
    lab_page.command("docmanager:save")
    context = lab_page.page.context
    # JupyterLab reports an error when a kernel that it is asking about ends.
    close_pages(context, lab.origin)
    lab.end_kernels()
    again = LabPage(context.new_page(), lab)
    again.open(lab.root / name)
    expect(again.page.locator(".wb-twin")).to_contain_text(f"Last state: {question(0)}")
    again.screenshot("reopened")
    html = project / "twin.html"
    convert = ["-m", "nbconvert", "--to", "html", "--log-level", "ERROR", str(lab.root / name)]
    subprocess.run([sys.executable, *convert], check=True)
    page = browser.new_context(offline=True).new_page()
    page.goto(html.as_uri())
    expect(page.locator(".wb-twin")).to_be_visible()
    expect(page.locator(".wb-twin")).to_contain_text(f"Last state: {question(0)}")
    page.context.close()


COUNT_BUNDLES = """
() => {
  window.asked = 0;
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    window.asked += blob.size > 200000;
    return make(blob);
  };
}
"""

PARTS = """\
import workbench
from workbench.models.fake import FakeModel
from IPython.display import display

session = workbench.Session("transforms/sums", model=FakeModel(name="parts"))
for _ in range(3):
    display(workbench.Preview(session))"""


def test_parts_share_one_bundle_and_follow_their_session(lab_page: LabPage, project: Path) -> None:
    """Three previews are drawn, the bundle came once, and an edit elsewhere is seen in each."""
    notebook = lab_page.server.write_notebook(f"{project.name}/parts.ipynb", [PARTS])
    lab_page.open(notebook, anew=True)  # a page that has never had the bundle
    lab_page.page.evaluate(COUNT_BUNDLES)
    lab_page.run_all()
    prompts = lab_page.page.get_by_role("region", name="Prompt", exact=True)
    expect(prompts).to_have_count(3)
    expect(prompts.last).to_contain_text(question(0))
    expect(lab_page.page.locator(".wb-header").first).to_be_hidden()
    assert lab_page.page.evaluate("() => window.asked") == 1
    lab_page.execute(
        "editor = workbench.Workbench(session); session.configure(doc_id=2); editor.host.redraw()"
    )
    for place in range(3):
        expect(prompts.nth(place)).to_contain_text(question(2))
    lab_page.screenshot("parts")


THREADS = """
import threading

threads = set()
app.on_msg(lambda *message: threads.add(threading.current_thread().name))
app"""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """A JupyterLab behind a base URL, with subshells off."""
    server = LabServer(tmp_path_factory.mktemp("lab"), tmp_path_factory.mktemp("home"))
    server.base_url = "/x/y/"
    plugin = "@jupyterlab/apputils-extension/kernels-settings"
    server.settings[plugin] = {"commsOverSubshells": "disabled"}
    server.start()
    yield server
    server.stop()


def test_it_works_behind_a_base_url_and_without_subshells(
    elsewhere: LabServer, browser: Browser
) -> None:
    """Edit, run, results: nothing asks for an address of its own or for a second thread."""
    project = elsewhere.root / "project"
    write_task(project)
    context = browser.new_context()
    page = LabPage(context.new_page(), elsewhere)
    page.open_and_run("project/notebook.ipynb", [OPEN + THREADS])
    assert page.page.evaluate("() => document.location.pathname").startswith("/x/y/")
    screen = Screen(page)
    screen.write(TRANSFORM.replace("Question:", "Elsewhere:"))
    expect(screen.prompt).to_contain_text(f"Elsewhere: {question(0)}")
    assert page.execute("threads") == "{'MainThread'}"
    context.close()
    assert page.problems == []
