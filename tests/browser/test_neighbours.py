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

gate, asked = pathlib.Path("gate"), []

def answer(prompt):
    "Add the last two numbers; be wrong wherever a question is called one."
    if gate.exists():
        asked.append(prompt)
        if len(asked) > int(gate.read_text()):
            time.sleep(2)
    one, other = map(int, re.findall(r"(\\d+) \\+ (\\d+)", prompt)[-1])
    return f" {one + other + ('Question:' in prompt)}\\n\\n"

model = FakeModel(answer, name="by-name")
app = workbench.Workbench(workbench.Session("transforms/sums", model=model, num_fewshot=0))
app"""
"""No doc is right by "Question:", and all are by any other name. The file `gate` says after how
many answers a race hardly goes on, so that what it shows by then stays to be seen."""

TRIED = '# workbench: try opening "Question" | "Sum" | "Task"'

VARIANTS = 42
FIRST_LAPS = VARIANTS + 3 * 21
"""The answers of two laps: all variants on one question, the better half on three more."""

NAMED = """
const named = (each) =>
  (each.getAttribute("aria-label") || each.labels?.[0]?.textContent || each.textContent).trim();
"""

STOP = f"""
() => {{
  {NAMED}
  const at = document.activeElement;
  const box = at.getBoundingClientRect();
  const style = getComputedStyle(at);
  return {{
    inside: at.closest(".wb-race") !== null,
    name: named(at),
    ring: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    seen: box.width > 0 && box.top < innerHeight && box.bottom > 0,
  }};
}}
"""
"""What a person sees of where the keyboard is."""

REACHED = f"""
(race) => {{
  {NAMED}
  return [...race.querySelectorAll("button, input, summary, [tabindex='0']")]
    .filter((each) => each.tabIndex >= 0 && each.checkVisibility() && !each.closest("[inert]"))
    .map(named);
}}
"""
"""What can be done in the pane, by name."""


def press(screen: Screen, key: str, target: Locator) -> None:
    """Press a key until something has the focus, as a person does who goes on with Tab."""
    for _ in range(40):
        if target.evaluate("element => element === document.activeElement"):
            return
        screen.page.keyboard.press(key)
    expect(target).to_be_focused()


def walk(screen: Screen, race: Locator, key: str) -> list[str]:
    """Go on with a key until the pane is left; return the names of all that had the focus, each of
    which shows that it has."""
    found: list[str] = []
    for _ in range(40):
        screen.page.keyboard.press(key)
        stop = screen.page.evaluate(STOP)
        if not stop["inside"]:
            return found
        assert stop["ring"] and stop["seen"] and stop["name"], stop
        found.append(stop["name"])
    raise AssertionError(f"the pane is not left by {key}: {found}")


def enter(screen: Screen) -> None:
    """Go from the notebook into the workbench's editor."""
    inside = "() => document.activeElement?.closest('.wb') != null"
    for _ in range(40):
        if screen.page.evaluate(inside):
            break
        screen.page.keyboard.press("Tab")
    for _ in range(3):
        screen.page.keyboard.press("F6")
        if screen.editor.evaluate("element => element === document.activeElement"):
            break
    expect(screen.editor).to_be_focused()


def test_a_span_is_marked_raced_watched_stopped_and_adopted_by_keyboard(
    lab_page: LabPage, project: Path
) -> None:
    """No pointer from the notebook on; while it races, typing goes on."""
    screen = Screen(lab_page)
    keyboard = screen.page.keyboard
    gate = project / "gate"
    lab_page.open_and_run(f"{project.name}/notebook.ipynb", [OPEN])
    expect(screen.prompt).to_contain_text(question(0))
    enter(screen)

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
    price = facts.nth(1).text_content() or ""
    keyboard.press("ArrowRight")
    expect(race).to_contain_text(f"10 runs' worth, {10 * NUM_DOCS} evaluations")
    expect(facts.nth(1)).not_to_have_text(price)  # that of these: none starts without
    expect(race).to_have_attribute("data-stage", "priced")
    expect(budget).to_be_focused()
    gate.write_text("9")
    keyboard.press("Alt+Shift+n")
    keyboard.press("Enter")
    expect(race).to_have_attribute("data-stage", "racing")
    running = race.locator("tbody[data-out=false]")
    dropped = race.locator("tbody[data-out=true]")
    expect(running.locator(".wb-lap")).to_contain_text(f"the variants that will run · {VARIANTS}")
    expect(running.locator(".wb-lane-row")).to_have_count(VARIANTS)
    expect(dropped).to_have_count(0)

    # Watch it narrow, type meanwhile, stop, go on.
    gate.write_text(str(FIRST_LAPS + 5))
    expect(running.locator(".wb-lap")).to_contain_text("still running · 21")
    expect(running.locator(".wb-lane-row")).to_have_count(21)
    fell = f"dropped after 1 questions · {VARIANTS - 21}"
    expect(dropped.locator(".wb-lap")).to_contain_text(fell)
    expect(step).to_have_text("Stop the race")
    screen.lab.screenshot("neighbours-narrowing")
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
    gate.unlink()
    keyboard.press("Enter")
    expect(race).to_have_attribute("data-stage", "over")
    expect(running.locator(".wb-lane-row")).to_have_count(2)
    expect(dropped.locator(".wb-lane-row")).to_have_count(VARIANTS - 2)
    expect(race.locator("[data-tone=yours]")).to_have_count(1)
    expect(race.locator(".wb-race-said")).to_contain_text("is 100 points above yours")
    screen.lab.screenshot("neighbours")

    # Whatever the pane offers is reached, and shows that it is.
    wanted = race.evaluate(REACHED)
    walk(screen, race, "Shift+Tab")
    assert walk(screen, race, "Tab") == wanted
    keyboard.press("Alt+Shift+n")
    axis = race.locator(".wb-effects").get_by_role("button", name="opening")
    press(screen, "Tab", axis)
    keyboard.press("Enter")
    levels = race.locator(".wb-effect-level:visible")
    expect(levels.locator("th")).to_have_text(["as it is", "'Sum'", "'Task'"])
    expect(levels.locator("td:nth-child(3)")).to_have_text(["", "+100.0", "+100.0"])
    screen.lab.screenshot("neighbours-effects")

    # The list of keys has those of a race.
    keyboard.press("F1")
    keys = screen.root.get_by_role("dialog", name="Keys")
    for does in ("Mark the selection", "Race the draft", "Adopt the winner"):
        expect(keys.get_by_role("row").filter(has_text=does)).to_be_visible()
    keyboard.press("Escape")
    expect(axis).to_be_focused()

    # Adopt: the draft is the winner, and what was changed is shown.
    keyboard.press("Alt+Shift+a")
    expect(race.locator(".wb-race-adopted")).to_contain_text("taken over as the draft: ")
    expect(race.locator(".wb-diff-line[data-sign='+']").last).to_be_visible()
    expect(screen.editor).not_to_contain_text('f"Question:')
