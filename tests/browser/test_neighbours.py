"""A race against neighbours in JupyterLab, by the keyboard alone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.lab import LabPage
from tests.browser.project import NUM_DOCS, question
from tests.browser.screen import Screen

OPEN = """\
import pathlib, re, time
import workbench
from workbench.models.fake import FakeModel

def answer(prompt):
    "Add the last two numbers; be wrong wherever a question is called one."
    time.sleep(0.1 * pathlib.Path("slow").exists())
    one, other = map(int, re.findall(r"(\\d+) \\+ (\\d+)", prompt)[-1])
    return f" {one + other + ('Question:' in prompt)}\\n\\n"

model = FakeModel(answer, name="by-name")
app = workbench.Workbench(workbench.Session("transforms/sums", model=model, num_fewshot=0))
app"""
"""No doc is right by "Question:", and all are by any other name. Where there is a file `slow`, a
race is not over before it is stopped."""

TRIED = '# workbench: try opening "Question" | "Sum" | "Task"'


def press(screen: Screen, key: str, target: Locator) -> None:
    """Press a key until something has the focus, as a person does who goes on with Tab."""
    for _ in range(40):
        if target.evaluate("element => element === document.activeElement"):
            return
        screen.page.keyboard.press(key)
    expect(target).to_be_focused()


def test_a_span_is_marked_raced_watched_stopped_and_adopted_by_keyboard(
    lab_page: LabPage, project: Path
) -> None:
    """No pointer once the draft has the focus; while it races, typing goes on."""
    screen = Screen(lab_page)
    keyboard = screen.page.keyboard
    slow = project / "slow"
    slow.touch()
    lab_page.open_and_run(f"{project.name}/notebook.ipynb", [OPEN])
    expect(screen.prompt).to_contain_text(question(0))
    screen.editor.focus()

    # Mark: the word after the quote in the third line.
    keyboard.press("ControlOrMeta+Home")
    for _ in range(2):
        keyboard.press("ArrowDown")
    keyboard.press("Home")
    for _ in range(len('"input": f"')):
        keyboard.press("ArrowRight")
    for _ in "Question":
        keyboard.press("Shift+ArrowRight")
    keyboard.press("Alt+Shift+m")
    panel = screen.root.get_by_role("group", name="Mark the selection with alternatives")
    expect(panel).to_contain_text("“Question”")
    expect(panel.get_by_label("alternatives, with | between")).to_be_focused()
    keyboard.type("Sum | Task")
    keyboard.press("Shift+Tab")
    keyboard.type("opening")
    keyboard.press("Enter")
    expect(screen.editor).to_contain_text(TRIED)
    expect(screen.editor).to_be_focused()
    screen.wait_until_kept()

    # Price, then the race.
    keyboard.press("Alt+Shift+n")
    race = screen.root.locator(".wb-race")
    expect(race.get_by_role("group", name="What is varied")).to_contain_text("opening")
    step = race.locator(".wb-head .wb-button").last
    expect(step).to_be_focused()
    keyboard.press("Enter")
    expect(race).to_have_attribute("data-stage", "priced")
    facts = race.locator(".wb-race-fact")
    expect(facts).to_have_count(4)
    expect(race).to_contain_text(f"9 runs' worth, {9 * NUM_DOCS} evaluations")
    budget = race.get_by_role("slider")
    press(screen, "Tab", budget)
    keyboard.press("ArrowRight")
    expect(race).to_contain_text(f"10 runs' worth, {10 * NUM_DOCS} evaluations")
    expect(facts.nth(1)).to_contain_text("237")  # the price of these: none starts without
    expect(race).to_have_attribute("data-stage", "priced")
    keyboard.press("Alt+Shift+n")
    keyboard.press("Enter")
    expect(race).to_have_attribute("data-stage", "racing")
    lanes = race.locator(".wb-lane-row")
    expect(lanes.first).to_be_visible()

    # Watch it narrow, type meanwhile, stop, go on.
    expect(race.locator("tbody[data-out=false] .wb-lap")).to_contain_text("still running")
    expect(step).to_have_text("Stop the race")
    keyboard.press("F6")
    keyboard.press("F6")
    expect(screen.editor).to_be_focused()
    keyboard.press("ControlOrMeta+End")
    keyboard.type("# typed")
    screen.wait_until_kept()
    keyboard.press("ControlOrMeta+z")
    screen.wait_until_kept()
    keyboard.press("Alt+Shift+n")
    expect(step).to_be_focused()
    keyboard.press("Enter")
    expect(race).to_have_attribute("data-stage", "stopped")
    expect(race).to_contain_text("what was scored is kept")
    expect(step).to_be_focused()
    slow.unlink()
    keyboard.press("Enter")
    expect(race).to_have_attribute("data-stage", "over")
    expect(race.locator("tbody[data-out=true] .wb-lane-row").first).to_be_visible()
    expect(race.locator("[data-tone=yours]")).to_have_count(1)
    expect(race.locator(".wb-race-said")).to_contain_text("is 100 points above yours")
    screen.lab.screenshot("neighbours")

    # Adopt: the draft is the winner, and what was changed is shown.
    keyboard.press("Alt+Shift+a")
    expect(race.locator(".wb-race-adopted")).to_contain_text("taken over as the draft: ")
    expect(race.locator(".wb-diff-line[data-sign='+']").last).to_be_visible()
    expect(screen.editor).not_to_contain_text('f"Question:')
