"""The way to score a version elsewhere, on a page without Jupyter."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.browser.dom import Show, plain_views
from tests.browser.test_axe import serious
from workbench.messages import speaking
from workbench.models.load import TEACHING
from workbench.runs.elsewhere import Job, Place
from workbench.runs.options import Options
from workbench.runs.plan import make_plan
from workbench.tasks.task import Task
from workbench.widgets.views.elsewhere import ElsewhereView, elsewhere_view

SUMS = TEACHING.parents[2] / "transforms" / "sums"


def elsewhere(place: Place, refusal: str = "", language: str = "en") -> dict[str, ElsewhereView]:
    """Return the view of a run of `sums`."""
    plan = make_plan(Task.open(SUMS), replace(Options(), sample_size=None))
    job = None if refusal else Job(plan, "owner/name", "transforms/sums", shards=6, seconds=1e4)
    with speaking(language):
        return {"elsewhere": elsewhere_view(job, place, is_long=True, refusal=refusal)}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_asked_for_shown_and_copied(show: Show, scheme: str) -> None:
    """By its button; the arrows choose where; what stands there is what is copied."""
    widget = show({**plain_views(), "cost": {"text": "200 to compute, about 3 h"}})
    page = widget.page
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    widget.open("Results", "Run")
    page.get_by_role("button", name="Run it elsewhere…").click()
    assert widget.wait_for("elsewhere")["place"] == "command"
    widget.publish(**elsewhere("command"))
    expect(page.locator(".wb-elsewhere-text")).to_contain_text("workbench score transforms/sums")
    page.get_by_role("radio", name="Command line").focus()
    page.keyboard.press("ArrowRight")
    assert widget.wait_for("elsewhere", 2)["place"] == "slurm"
    widget.publish(**elsewhere("slurm"))
    text = page.locator(".wb-elsewhere-text")
    expect(text).to_contain_text("#SBATCH --gres=gpu:1")
    assert text.evaluate("e => e.textContent") == elsewhere("slurm")["elsewhere"]["text"]
    assert serious(page, ".wb-elsewhere") == []
    widget.publish(**elsewhere("slurm", "the draft is not saved"))
    expect(text).to_be_hidden()
    page.get_by_role("button", name="Close", exact=True).click()
    assert widget.wait_for("elsewhere", 3)["place"] is None
    assert not widget.problems
