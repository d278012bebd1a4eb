"""One JupyterLab and one browser for all tests of this layer; a page and a kernel for each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.browser.dom import ADDRESS, Pages, Show, shower
from tests.browser.lab import FLAGS, LabPage, LabServer, find_browser
from tests.browser.project import write_task
from tests.browser.server import missing

FAILED = pytest.StashKey[bool]()

VIEWPORT: ViewportSize = {"width": 1400, "height": 1000}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Remember whether a test failed, for the screenshot of it, and tell what its page said."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = call.excinfo is not None
        page = getattr(item, "funcargs", {}).get("lab_page")
        if call.excinfo is not None and page is not None:
            report.sections.append(("the page", page.said()))
    return report


def require_browser() -> str:
    """Return a browser's path; without one the tests of this layer are skipped, or fail on CI."""
    path = find_browser()
    if path is None:
        wanted = os.environ.get("CHROMIUM") or "Chromium or Chrome"
        missing(f"{wanted} was not found; name a browser in $CHROMIUM")
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless browser."""
    path = require_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def pages(browser: Browser) -> Iterator[tuple[Pages, Pages]]:
    """The pages that widgets without Jupyter are drawn on, without storage and with it."""
    plain, storing = Pages(browser), Pages(browser, ADDRESS)
    yield plain, storing
    plain.close()
    storing.close()


@pytest.fixture
def show(pages: tuple[Pages, Pages], request: pytest.FixtureRequest) -> Iterator[Show]:
    """A function that draws a session's views on a page of its own."""
    with shower(*pages) as show:
        yield show
        for each in pages:
            each.stay = each.stay and not request.node.stash.get(FAILED, False)


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """A JupyterLab server."""
    server = LabServer(tmp_path_factory.mktemp("lab"), tmp_path_factory.mktemp("home"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def project(lab: LabServer, request: pytest.FixtureRequest) -> Path:
    """A folder of the server's root for this test alone, with the task `sums` in it."""
    folder = lab.root / request.node.name
    write_task(folder)
    return folder


def close_pages(context: BrowserContext, origin: str) -> None:
    """Close all pages, and delete what they have stored, but for their scripts."""
    last = context.new_page()
    stored = {"origin": origin, "storageTypes": "cookies,local_storage,indexeddb"}
    context.new_cdp_session(last).send("Storage.clearDataForOrigin", stored)
    for page in context.pages:
        page.close()


@pytest.fixture(scope="session")
def lab_context(browser: Browser) -> Iterator[BrowserContext]:
    """What all pages of JupyterLab share, so that its scripts are read and compiled once."""
    context = browser.new_context(viewport=VIEWPORT)
    yield context
    context.close()


@dataclass
class Idle:
    """The page that the last test has left, and where it is; it opens nothing of that test."""

    page: Page | None = None
    place: str = ""


@pytest.fixture(scope="session")
def idle() -> Idle:
    """What tests of JupyterLab hand on: to load it takes most of a test's time."""
    return Idle()


@pytest.fixture
def lab_page(
    lab_context: BrowserContext, lab: LabServer, idle: Idle, request: pytest.FixtureRequest
) -> Iterator[LabPage]:
    """A page whose notebook and kernel are its own and end with the test; nothing is stored from
    the last one. JupyterLab itself may be loaded already (see `LabPage.open`).

    A failing test leaves a screenshot, and no page; one during which the page reported an error
    fails.
    """
    if idle.page is None:
        page = LabPage(lab_context.new_page(), lab)
    else:
        page = LabPage(idle.page, lab, idle.place)
        page.page.set_viewport_size(VIEWPORT)
    idle.page = None
    yield page
    failed = request.node.stash.get(FAILED, False)
    if failed:
        page.screenshot(f"failed-{request.node.name}")
    problems = list(page.problems)
    place = page.leave() if page.stays and not failed else ""
    if place and page.problems == [] and lab_context.pages == [page.page]:
        idle.page, idle.place = page.page, place
    else:
        close_pages(lab_context, lab.origin)
    lab.end_kernels()
    assert problems == [], "the page reported errors"
