"""The workbench in tabs of JupyterLab and pages of Notebook, without a cell."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.hosts import NotebookServer
from tests.browser.lab import SPLASH, LabPage, LabServer
from tests.browser.project import TRANSFORM, question

ROOT = ".prompt-workbench-tab .wb"


def open_lab(lab_page: LabPage, folder: Path) -> Page:
    """Open JupyterLab with nothing in it but its launcher, and the file browser in `folder`."""
    page, server = lab_page.page, lab_page.server
    path = folder.relative_to(server.root).as_posix()
    page.goto(server.url(f"lab/tree/{path}", "&reset"))
    page.wait_for_selector(SPLASH, state="detached")
    return page


def open_item(page: Page, name: str) -> None:
    """Choose the workbench in the context menu of a file or folder."""
    item = page.locator(".jp-DirListing-item", has_text=name).first
    item.click(button="right")
    page.get_by_role("menuitem", name="Open in Prompt Workbench").click()


def prompt(page: Page) -> Locator:
    """Return the prompt of the workbench in the tab."""
    return page.locator(ROOT).locator(".wb-prompt").first


def test_a_task_folder_opens_in_a_tab(lab_page: LabPage, project: Path) -> None:
    """Its context menu is enough: no notebook, no cell."""
    page = open_lab(lab_page, project / "transforms")
    open_item(page, "sums")
    expect(prompt(page)).to_contain_text(question(0))
    lab_page.screenshot("tab")
