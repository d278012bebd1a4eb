"""The workbench in each of its hosts: what holds in a plain JupyterLab holds there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hosts import HOSTS, Visit, visiting
from tests.browser.project import NUM_DOCS, TRANSFORM, question

ICONS = "https://cdn.jsdelivr.net/npm/@fortawesome/"
"""Voilà's page asks for its icons there, with the widget or without one."""

NOTEBOOKS_OWN = "/static/notebook/"
"""Notebook 7.6.5 reports an error of its own, on a page with any notebook."""


@pytest.fixture(scope="module", params=HOSTS)
def visit(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visit]:
    """The workbench open in a host; its tests share the page."""
    folders = tmp_path_factory.mktemp(request.param), tmp_path_factory.mktemp("home")
    with visiting(request.param, browser, *folders) as visit:
        yield visit
        visit.screenshot(request.param)


def test_an_edit_changes_the_preview(visit: Visit) -> None:
    """What is typed is previewed."""
    visit.write(TRANSFORM.replace("Question:", "Here:"))
    expect(visit.prompt).to_contain_text(f"Here: {question(0)}")


def test_a_run_finishes(visit: Visit) -> None:
    """Every doc of the sample is scored, and the rows are shown."""
    visit.show("Results", "Run")
    visit.button("Run").click()
    visit.wait_for_run("done")
    expect(visit.metrics.first).to_contain_text(f"n = {NUM_DOCS}")
    expect(visit.rows).to_have_count(NUM_DOCS)


def test_tokens_are_shown(visit: Visit) -> None:
    """Tokens of the prompt are scored and drawn, each of them."""
    visit.show("Tokens")
    tokens = visit.root.get_by_role("group", name="Tokens of the prompt").locator(".wb-token")
    expect(tokens.first).to_be_visible()


LISTEN = """
() => {
  window.leaked = [];
  document.addEventListener("keydown", (event) => window.leaked.push(event.key));
}
"""


def test_keys_stay_in_the_widget(visit: Visit) -> None:
    """Typing edits the draft and Ctrl-S saves a version: the host hears of neither."""
    visit.page.evaluate(LISTEN)
    before = visit.lab and (visit.lab.cells(), visit.lab.execution_counts())
    visit.write(TRANSFORM)
    visit.editor.press("ControlOrMeta+End")
    for key in ("#", "d", "d", "a", "x", "Shift+Enter", "#", "j", "ControlOrMeta+s"):
        visit.page.keyboard.press(key)
    visit.show("History")
    expect(visit.root.locator(".wb-saved")).to_contain_text("transform_gen_v1")
    expect(visit.root.locator(".wb-timeline")).to_contain_text("gen_v1")
    assert (visit.task / "transform_gen_v1.py").read_text("utf-8") == f"{TRANSFORM}#ddax\n#j"
    for key in ("a", "b", "d", "d", "Shift+Enter"):
        visit.root.get_by_role("tab", name="History").press(key)
    visit.wait_until_kept()
    assert visit.page.evaluate("() => window.leaked") == []
    if visit.lab:
        assert (visit.lab.cells(), visit.lab.execution_counts()) == before
        assert visit.lab.is_unsaved()


def test_the_twin_is_hidden(visit: Visit) -> None:
    """Where the widget is drawn, its static twin is not seen."""
    expect(visit.root).to_be_visible()
    for twin in visit.page.locator(".wb-twin").all():
        expect(twin).to_be_hidden()


def test_nothing_is_asked_for_elsewhere(visit: Visit) -> None:
    """The page asks its own server alone: no CDN, no second port, no way past a proxy."""
    expect(visit.root).to_be_visible()
    assert {url for url in visit.outside() if not url.startswith(ICONS)} == set()
    assert visit.asked


def test_the_page_reports_no_errors(visit: Visit) -> None:
    """Nothing that the widget does fails in silence."""
    expect(visit.root).to_be_visible()
    assert [stack for stack in visit.problems if NOTEBOOKS_OWN not in stack] == []
