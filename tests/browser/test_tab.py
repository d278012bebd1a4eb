"""The workbench in tabs of JupyterLab and pages of Notebook, without a cell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.conftest import close_pages
from tests.browser.hosts import NotebookServer
from tests.browser.lab import ARTIFACTS, SPLASH, LabPage, LabServer
from tests.browser.project import TRANSFORM, question, write_task
from tests.browser.screen import View

TAB = ".prompt-workbench-tab"

ROWS = ("a.csv", "b.tsv", "c.jsonl", "d.json", "e.parquet", "f.xlsx")

IS_KEPT = """
async (base) => {
  const answer = await fetch(`${base}lab/api/workspaces`);
  const spaces = (await answer.json()).workspaces.values;
  const kept = spaces.map(({data}) => data["layout-restorer:data"]);
  return kept.some((layout) => JSON.stringify(layout?.main ?? "").includes("prompt-workbench:"));
}
"""

CELL = 'import workbench\n\napp = workbench.Workbench("transforms/sums")\napp'

HEIGHTS = """
(tab) => [tab, ...tab.querySelectorAll(":scope > *")].map((each) => each.clientHeight)
"""


def open_lab(lab_page: LabPage, folder: Path, *, anew: bool = False) -> Page:
    """Open JupyterLab with nothing in it but its launcher, and the file browser in `folder`. Where
    what the server keeps of the page is looked at, it is loaded `anew`."""
    page, server = lab_page.page, lab_page.server
    path = folder.relative_to(server.root).as_posix()
    if lab_page.take("lab") and not anew:
        lab_page.command("filebrowser:open-path", path=path)
    else:
        page.goto(server.url(f"lab/tree/{path}", "&reset"))
        page.wait_for_selector(SPLASH, state="detached")
    expect(page.locator(".jp-Launcher:visible")).to_have_count(1)
    expect(page.locator(".jp-BreadCrumbs-item").last).to_have_attribute("title", path)
    return page


def open_item(page: Page, name: str) -> None:
    """Choose the workbench in the context menu of a file or folder."""
    page.locator(".jp-DirListing-item", has_text=name).first.click(button="right")
    page.get_by_role("menuitem", name="Open in Prompt Workbench").click()


@dataclass(frozen=True)
class TabView(View):
    """The workbench in a tab, of which the page has one."""

    tabs_page: Page
    place: str = TAB

    @property
    def page(self) -> Page:
        """The page of the tab."""
        return self.tabs_page

    @property
    def root(self) -> Locator:
        """The whole widget."""
        return self.page.locator(f"{self.place} .wb")


def prompt(page: Page) -> Locator:
    """Return the prompt that the workbench in a tab shows."""
    return TabView(page).prompt


def sessions(server: LabServer) -> list[dict[str, Any]]:
    """Return the sessions that tabs started."""
    return [each for each in server.sessions() if each["type"] == "prompt-workbench"]


def load_again(lab_page: LabPage) -> None:
    """Load the page anew, once the server has its layout with the tab."""
    lab_page.stays = False
    lab_page.page.wait_for_function(IS_KEPT, arg=lab_page.server.base)
    lab_page.page.goto(lab_page.server.url("lab"))


def open_cell(lab_page: LabPage, folder: Path) -> View:
    """Run the workbench in a notebook of `folder`; return it as the cell shows it."""
    notebook = lab_page.server.write_notebook(f"{folder.name}/cell.ipynb", [CELL])
    page = lab_page.page
    path = notebook.relative_to(lab_page.server.root).as_posix()
    page.goto(lab_page.server.url(f"lab/tree/{path}", "&reset"))
    page.wait_for_selector(SPLASH, state="detached")
    lab_page.wait_for_kernel()
    lab_page.run_all()
    cell = TabView(page, ".jp-Notebook")
    expect(cell.prompt).to_contain_text(question(0))
    return cell


def test_a_task_folder_opens_in_a_tab(lab_page: LabPage, project: Path) -> None:
    """Its context menu is enough, and the kernel works where `transforms` lies."""
    lab_page.page.set_viewport_size({"width": 1280, "height": 900})
    page = open_lab(lab_page, project / "transforms")
    open_item(page, "sums")
    expect(prompt(page)).to_contain_text(question(0))
    expect(page.locator(".lm-TabBar-tab.jp-mod-current")).to_have_text("sums")
    (session,) = sessions(lab_page.server)
    assert Path(session["path"]).parent.as_posix() == project.name
    lab_page.screenshot("tab")


def test_the_launcher_has_a_card(lab_page: LabPage, project: Path) -> None:
    """It opens a tab in the launcher's place, with a kernel in the folder that is looked at."""
    page = open_lab(lab_page, project)
    page.locator(".jp-LauncherCard", has_text="Prompt Workbench").click()
    expect(page.locator(f"{TAB} .wb")).to_be_visible()
    expect(page.locator(".jp-Launcher")).to_have_count(0)
    expect(page.locator(".lm-TabBar-tab.jp-mod-current")).to_have_text("Prompt Workbench")
    (session,) = sessions(lab_page.server)
    assert Path(session["path"]).parent.as_posix() == project.name
    lab_page.screenshot("tab-new")


def test_the_widget_has_the_whole_tab(lab_page: LabPage, project: Path) -> None:
    """From the tab down to the widget each element is as high as the tab, and nothing scrolls."""
    page = open_lab(lab_page, project / "transforms")
    open_item(page, "sums")
    expect(prompt(page)).to_be_visible()
    heights = page.locator(TAB).evaluate(HEIGHTS)
    assert len(heights) == 2 and len(set(heights)) == 1 and heights[0] > 500


def test_a_version_opens_in_a_tab(lab_page: LabPage, project: Path) -> None:
    """A transform's file opens the task on that version."""
    task = project / "transforms" / "sums"
    later = TRANSFORM.replace("Question:", "Later:")
    (task / "transform_gen_v1.py").write_text(later, "utf-8")
    page = open_lab(lab_page, task)
    open_item(page, "transform_gen_v0.py")
    expect(prompt(page)).to_contain_text(f"Question: {question(0)}")


def test_files_of_rows_offer_it_and_others_do_not(lab_page: LabPage, project: Path) -> None:
    """The context menu of what the workbench cannot read is as it was."""
    for name in (*ROWS, "notes.txt", "other.py"):
        (project / name).write_text("", "utf-8")
    page = open_lab(lab_page, project)
    entry = page.get_by_role("menuitem", name="Open in Prompt Workbench")
    for name in ROWS:
        page.locator(".jp-DirListing-item", has_text=name).click(button="right")
        expect(entry).to_be_visible()
        page.keyboard.press("Escape")
    for name in ("notes.txt", "other.py", "transforms"):
        page.locator(".jp-DirListing-item", has_text=name).click(button="right")
        expect(page.get_by_role("menuitem", name="Rename")).to_be_visible()
        expect(entry).to_have_count(0)
        page.keyboard.press("Escape")


def test_a_reload_brings_the_tab_back_as_it_was(lab_page: LabPage, project: Path) -> None:
    """The same kernel, found again by its session, shows what was typed."""
    page = open_lab(lab_page, project / "transforms", anew=True)
    open_item(page, "sums")
    expect(prompt(page)).to_contain_text(question(0))
    TabView(page).write(TRANSFORM.replace("Question:", "Typed:"))
    expect(prompt(page)).to_contain_text(f"Typed: {question(0)}")
    before = sessions(lab_page.server)
    load_again(lab_page)
    expect(prompt(page)).to_contain_text(f"Typed: {question(0)}")
    after = sessions(lab_page.server)
    assert [each["kernel"]["id"] for each in after] == [each["kernel"]["id"] for each in before]


def test_closing_the_tab_ends_its_kernel(lab_page: LabPage, project: Path) -> None:
    """Nothing is asked: nobody else uses it, and drafts are on disk."""
    page = open_lab(lab_page, project / "transforms")
    open_item(page, "sums")
    expect(prompt(page)).to_be_visible()
    with page.expect_response(lambda r: r.request.method == "DELETE" and "/sessions/" in r.url):
        page.locator(".lm-TabBar-tab.jp-mod-current .lm-TabBar-tabCloseIcon").click()
    assert sessions(lab_page.server) == []


def test_a_task_that_cannot_be_read_says_why(lab_page: LabPage, project: Path) -> None:
    """Python's own message stands in the tab; once mended, it opens."""
    (project / "transforms" / "empty").mkdir()
    page = open_lab(lab_page, project / "transforms")
    open_item(page, "empty")
    card = page.locator(".prompt-workbench-card")
    expect(card.get_by_role("alert")).to_have_text("The workbench could not be opened")
    expect(card.locator("p")).to_contain_text("empty")
    write_task(project / "other")
    (project / "transforms" / "empty").rmdir()
    (project / "other" / "transforms" / "sums").rename(project / "transforms" / "empty")
    card.get_by_role("button", name="Open again").click()
    expect(prompt(page)).to_contain_text(question(0))


def test_a_kernel_that_dies_is_started_again(lab_page: LabPage, project: Path) -> None:
    """The tab says so at once, and one click opens the workbench on the draft that was kept."""
    page = open_lab(lab_page, project / "transforms")
    open_item(page, "sums")
    expect(prompt(page)).to_contain_text(question(0))
    (session,) = sessions(lab_page.server)
    lab_page.server.restart_kernel(session["kernel"]["id"])
    card = page.locator(".prompt-workbench-card")
    expect(card.get_by_role("alert")).to_have_text("The kernel stopped.")
    card.get_by_role("button", name="Start again").click()
    expect(prompt(page)).to_contain_text(question(0))


def test_a_tab_is_put_into_a_notebook(lab_page: LabPage, project: Path) -> None:
    """The notebook's cell opens the same task, from the folder that it lies in."""
    page = open_lab(lab_page, project / "transforms")
    open_item(page, "sums")
    expect(prompt(page)).to_be_visible()
    page.locator(".lm-TabBar-tab.jp-mod-current").click(button="right")
    page.get_by_role("menuitem", name="Put into a Notebook").click()
    page.wait_for_selector(".jp-Notebook")
    made = nbformat.read(project / "sums.ipynb", 4)
    assert made.cells[1].source == 'import workbench\n\nworkbench.Workbench("transforms/sums")'


def test_the_widget_in_a_tab_has_a_button_for_that(lab_page: LabPage, project: Path) -> None:
    """A name that is taken is left alone."""
    (project / "sums.ipynb").write_text("{}", "utf-8")
    page = open_lab(lab_page, project / "transforms")
    open_item(page, "sums")
    TabView(page).button("Put into a notebook").click()
    page.wait_for_selector(".jp-Notebook")
    made = nbformat.read(project / "sums-2.ipynb", 4)
    assert made.cells[1].source.startswith("import workbench\n\nworkbench.Workbench(")
    assert (project / "sums.ipynb").read_text("utf-8") == "{}"


def test_a_cell_is_shown_in_a_tab(lab_page: LabPage, project: Path) -> None:
    """The tab shows the cell's own widget: what is typed here is there. A reload brings it back,
    and closing it leaves the notebook's kernel alone."""
    page = lab_page.page
    cell = open_cell(lab_page, project)
    cell.button("Open in a tab").click()
    expect(prompt(page)).to_contain_text(question(0))
    TabView(page).write(TRANSFORM.replace("Question:", "Both:"))
    expect(prompt(page)).to_contain_text(f"Both: {question(0)}")
    page.locator(".lm-TabBar-tab", has_text="cell.ipynb").click()
    expect(cell.prompt).to_contain_text(f"Both: {question(0)}")
    page.locator(".lm-TabBar-tab", has_text="sums").click()
    load_again(lab_page)
    expect(prompt(page)).to_contain_text(f"Both: {question(0)}")
    assert sessions(lab_page.server) == []
    page.locator(".lm-TabBar-tab", has_text="sums").locator(".lm-TabBar-tabCloseIcon").click()
    own = [s for s in lab_page.server.sessions() if s["path"].endswith("cell.ipynb")]
    assert len(own) == 1


@pytest.fixture(scope="module")
def notebook_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """Notebook 7, on a folder with the task `sums`."""
    server = NotebookServer(tmp_path_factory.mktemp("notebook"), tmp_path_factory.mktemp("home"))
    write_task(server.root)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def notebook_context(browser: Browser) -> Iterator[BrowserContext]:
    """What all pages of Notebook share, so that its scripts are read and compiled once."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context
    context.close()


@pytest.fixture
def notebook_page(notebook_context: BrowserContext, notebook_server: LabServer) -> Iterator[Page]:
    """A page of its own, for Notebook; nothing is stored from the last one."""
    yield LabPage(notebook_context.new_page(), notebook_server).page
    close_pages(notebook_context, notebook_server.origin)
    notebook_server.end_kernels()


@pytest.fixture
def tree_page(notebook_page: Page, notebook_server: LabServer) -> Page:
    """Notebook's file browser, in the folder of tasks."""
    notebook_page.goto(notebook_server.url("tree/transforms"))
    return notebook_page


def test_notebook_opens_a_page_of_its_own(tree_page: Page, notebook_server: LabServer) -> None:
    """There each thing has a page; a reload of it shows the same widget on the same kernel."""
    with tree_page.context.expect_page() as opened:
        open_item(tree_page, "sums")
    page = opened.value
    expect(prompt(page)).to_contain_text(question(0))
    expect(page).to_have_title("sums")
    TabView(page).write(TRANSFORM.replace("Question:", "Typed:"))
    expect(prompt(page)).to_contain_text(f"Typed: {question(0)}")
    before = notebook_server.sessions()
    page.reload()
    expect(prompt(page)).to_contain_text(f"Typed: {question(0)}")
    assert [each["id"] for each in notebook_server.sessions()] == [each["id"] for each in before]
    page.screenshot(path=ARTIFACTS / "tab-notebook.png")


def test_an_address_alone_runs_nothing(notebook_page: Page, notebook_server: LabServer) -> None:
    """Whoever sends a link can open Notebook, and no more."""
    notebook_page.goto(notebook_server.url("tree", "&prompt-workbench=x"))
    expect(notebook_page.locator(".jp-DirListing-item", has_text="transforms")).to_be_visible()
    assert notebook_server.sessions() == []


def test_notebook_has_it_among_new_things(tree_page: Page) -> None:
    """The menu File has it below New, as JupyterLab's."""
    tree_page.get_by_role("menuitem", name="File", exact=True).click()
    tree_page.locator(".lm-Menu-item[data-type=submenu]", has_text="New").hover()
    with tree_page.context.expect_page() as opened:
        tree_page.get_by_role("menuitem", name="Prompt Workbench").click()
    expect(opened.value.locator(TAB)).to_be_visible()
