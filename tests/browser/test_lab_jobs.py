"""Whatever takes long shows itself on the strip of progress, and ends when it is told to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.lab import LabPage
from tests.browser.screen import Screen
from tests.browser.test_lab_compare import EDITED, open_workbench

SLOW = 2.0
"""Seconds for each of 24 answers: no job here ends by itself before a test does."""


def run(screen: Screen) -> None:
    screen.button("Run").click()


def compare(screen: Screen) -> None:
    screen.write(EDITED)
    screen.wait_until_kept()
    screen.button("Compare").click()


def fill_the_grid(screen: Screen) -> None:
    screen.show("Results", "Grid")
    screen.button("Fill the grid").click()


def load_a_model(screen: Screen) -> None:
    screen.root.get_by_label("model", exact=True).fill("teaching")
    screen.root.get_by_label("model", exact=True).press("Enter")
    screen.show("Tokens")
    screen.button("Load it and score the tokens").click()


@pytest.mark.parametrize("begin", [run, compare, fill_the_grid, load_a_model])
def test_a_job_is_on_the_strip_until_it_is_cancelled(
    lab_page: LabPage, project: Path, begin: Callable[[Screen], None]
) -> None:
    """It says what it does; its cancel ends it, and no job is left when all were cancelled."""
    screen = open_workbench(lab_page, project, delay=SLOW)
    begin(screen)
    expect(screen.jobs.first).to_be_visible()
    assert screen.jobs.first.locator(".wb-job-label").text_content()
    expect(screen.jobs.first.get_by_role("progressbar")).to_be_visible()
    screen.jobs.first.get_by_role("button", name="Cancel").click()
    if begin is compare:  # which scores one side after the other
        expect(screen.jobs.first).to_contain_text("draft of")
        screen.jobs.first.get_by_role("button", name="Cancel").click()
    expect(screen.jobs).to_have_count(0)


def test_typing_goes_on_while_a_job_is_at_work(lab_page: LabPage, project: Path) -> None:
    """What is typed is previewed beside the run, which goes on."""
    screen = open_workbench(lab_page, project, delay=SLOW)
    run(screen)
    expect(screen.jobs).to_have_count(1)
    # A run opens its results; whoever turns to the prompt does so after that.
    results = screen.root.get_by_role("tab", name="Results", exact=True)
    expect(results).to_have_attribute("aria-selected", "true")
    screen.show("Prompt")
    screen.write(EDITED)
    expect(screen.prompt).to_contain_text("Task:")
    expect(screen.jobs).to_have_count(1)
    screen.jobs.first.get_by_role("button", name="Cancel").click()
    expect(screen.jobs).to_have_count(0)
