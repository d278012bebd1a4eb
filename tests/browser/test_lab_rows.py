"""Looking at rows and choosing shots in JupyterLab, as a person does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import LabPage
from tests.browser.project import TRANSFORM, question
from tests.browser.screen import Screen, drag, open_settings, unfold
from tests.browser.test_lab import open_workbench

CONFIG = {
    "task_name": "sums",
    "path": "transforms/sums/data/sums.jsonl",
    "description": "",
    "transform": "transforms/sums/transform_gen_v0.py",
    "fewshot": 2,
    "generate": {"method": "generate", "params": {"max_new_tokens": 8, "until": ["\n"]}},
    "postprocess": "",
    "metric": {"accuracy": {"evaluation": {"type": "exact_match"}}},
}


@pytest.fixture
def config(project: Path) -> Path:
    """A config of the task, with two shots."""
    path = project / "transforms" / "sums" / "config" / "sums_gen.json"
    path.parent.mkdir()
    path.write_text(json.dumps(CONFIG, indent=4) + "\n", "utf-8")
    return path


@pytest.fixture
def screen(lab_page: LabPage, project: Path, config: Path) -> Screen:
    """The workbench on the task `sums`, with a model that answers at once."""
    return open_workbench(lab_page, project)


def shown(screen: Screen, doc_id: int) -> None:
    """Wait until a row is the one that is previewed."""
    expect(screen.prompt.locator("[data-kind='input']").last).to_contain_text(question(doc_id))


def shots(screen: Screen) -> Locator:
    return screen.root.get_by_role("list", name="Shots").get_by_role("listitem")


def test_text_and_field_light_up_together(screen: Screen) -> None:
    """Pointing at text names its field; the focus on a field marks its text, in the shots too."""
    unfold(screen.root)
    marks = screen.prompt.locator(".wb-origin[data-lit]")
    chips = screen.root.get_by_role("group", name="Where the text comes from")
    field = chips.get_by_role("button", name="question")
    own = screen.prompt.locator("[data-kind='input'] .wb-origin")
    expect(own).to_have_text(question(0))
    own.hover()
    expect(field).to_have_attribute("data-lit", "")
    expect(own).to_have_attribute("title", "question: the field's own text")
    chips.get_by_role("button", name="answer").focus()
    expect(marks).to_have_count(2)
    expect(own).not_to_have_attribute("data-lit", "")
    screen.write(TRANSFORM.replace("data['question']", "data['question'].strip(' =?')"))
    expect(own).to_have_text("1 + 0")
    expect(own).to_have_attribute("title", "question: made of the field by the code")


def test_rows_are_searched_and_stepped_through_by_keyboard(screen: Screen) -> None:
    """Found rows by Enter, failing ones and the pinned one by keys, all of them in a table whose
    rows open; the notebook gets none of the keys."""
    keyboard = screen.lab.page.keyboard
    before = screen.lab.cells()
    search = screen.root.locator(".wb-row-search")
    search.fill("+ 2")
    expect(screen.root.locator(".wb-where")).to_have_text("of 5")  # + 2, and + 20 to + 23
    search.press("Enter")
    shown(screen, 2)
    screen.button("Pin this row, to see it beside others (Alt-Shift-P)").click()
    search.press("Enter")
    shown(screen, 20)
    search.press("Alt+Shift+Home")
    shown(screen, 2)
    search.press("Alt+Shift+Home")
    shown(screen, 20)
    search.fill("")
    expect(screen.root.locator(".wb-where")).to_be_empty()
    screen.editor.click()
    screen.editor.press("ControlOrMeta+Enter")
    screen.wait_for_run("done")
    screen.show("Data", "Rows")
    table = screen.root.get_by_role("region", name="Rows of the task")
    expect(table.locator("tbody tr")).to_have_count(20)
    expect(table.locator("tbody tr[data-doc='1']")).to_have_attribute("data-verdict", "wrong")
    screen.root.locator(".wb-task-rows").get_by_label("Which rows").select_option("failing")
    expect(table.locator("tbody tr")).to_have_count(12)
    table.locator("tbody tr").first.focus()
    for key in ("ArrowDown", "Enter"):
        keyboard.press(key)
    expect(table.locator("tr[aria-current]")).to_have_attribute("data-doc", "3")
    keyboard.press("Alt+Shift+PageDown")
    expect(table.locator("tr[aria-current]")).to_have_attribute("data-doc", "5")
    screen.show("Prompt")
    shown(screen, 5)
    assert screen.lab.cells() == before


def test_shots_are_chosen_ordered_and_kept_by_hand(screen: Screen, config: Path) -> None:
    """From any row; by dragging and by keys; the prompt, the run and the config have them."""
    inputs = screen.prompt.locator("[data-kind='shot_input']")
    expect(inputs).to_have_count(2)
    screen.show("Data", "Rows")
    screen.root.get_by_role("button", name="use as shot: row 11").click()
    screen.show("Data", "Shots")
    expect(shots(screen)).to_have_count(3)
    expect(shots(screen).last).to_have_attribute("data-doc", "11")
    drag(shots(screen).last, shots(screen).first)
    expect(shots(screen).first).to_have_attribute("data-doc", "11")
    shots(screen).first.focus()
    shots(screen).first.press("Shift+ArrowDown")
    expect(shots(screen).nth(1)).to_have_attribute("data-doc", "11")
    expect(shots(screen).nth(1)).to_be_focused()
    shots(screen).nth(1).press("p")
    expect(shots(screen).nth(1)).to_have_attribute("data-pinned", "true")
    drawn = shots(screen).first.get_attribute("data-doc")
    screen.button("Draw others").click()
    expect(shots(screen).first).not_to_have_attribute("data-doc", str(drawn))
    expect(shots(screen).nth(1)).to_have_attribute("data-doc", "11")
    expect(screen.root.locator(".wb-balance tbody tr").first).to_be_visible()
    ids = shots(screen).evaluate_all("all => all.map(one => Number(one.dataset.doc))")
    screen.lab.screenshot("shots")
    screen.button("Keep in config…").click()
    expect(screen.root.get_by_role("region", name="Change to the config")).to_contain_text("ids")
    assert json.loads(config.read_text("utf-8")) == CONFIG
    screen.button("Write").click()
    expect(screen.root.locator(".wb-shots-pane")).to_contain_text("Written to")
    kept = json.loads(config.read_text("utf-8"))
    assert kept["shot_ids"][:3] == ids
    assert {key: kept[key] for key in CONFIG if key != "fewshot"} == {
        key: CONFIG[key] for key in CONFIG if key != "fewshot"
    }
    screen.show("Prompt")
    expect(inputs).to_have_text([f"Question: {question(i)}\nAnswer:" for i in ids])


def test_the_prompt_in_turns_and_against_its_parent(screen: Screen) -> None:
    """The template that is shown is the one that is scored, and a toggle shows what the draft
    changed, word by word."""
    drawer = open_settings(screen.root)
    chat = drawer.get_by_role("combobox", name="chat template")
    chat.select_option("turns")
    expect(screen.prompt.locator(".wb-prompt-text")).to_contain_text("<assistant>")
    expect(screen.prompt.locator("[data-kind='template']")).to_have_count(6)
    code = "app.session.preview().rendered.prompt.text.count('<assistant>')"
    assert screen.lab.execute(code) == "3"
    chat.select_option("")
    chat.press("Escape")
    expect(drawer).to_be_hidden()
    screen.write(TRANSFORM.replace("Question:", "Task:"))
    expect(screen.prompt.locator("[data-kind='input']").last).to_contain_text("Task:")
    screen.root.get_by_role("button", name="What differs from the parent").click()
    expect(screen.prompt.locator("del")).to_have_text(["Question"] * 3)
    expect(screen.prompt.locator("ins")).to_have_text(["Task"] * 3)
    screen.lab.screenshot("against-parent")
    screen.write(TRANSFORM)
    expect(screen.prompt).to_contain_text("The prompt is the same as that of gen_v0.")
