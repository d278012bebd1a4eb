"""From a file of one's own to a first score, in a real JupyterLab."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.contrast import low_contrast
from tests.browser.lab import LabPage, LabServer
from tests.browser.screen import Screen

MOST_ACTIONS = 6


@dataclass
class Person:
    """Counts what a person does; running the cell is the first."""

    done: list[str] = field(default_factory=lambda: ["run the cell"])

    def does(self, what: str, action: Callable[[], object]) -> None:
        action()
        self.done.append(what)


@pytest.fixture
def folder(lab: LabServer, request: pytest.FixtureRequest) -> Path:
    """An empty folder of the server's root."""
    made = lab.root / request.node.name
    made.mkdir()
    return made


def open_page(page: LabPage, folder: Path, argument: str) -> Screen:
    code = f"import workbench\napp = workbench.Workbench({argument}, model='fake')\napp"
    page.page.set_viewport_size({"width": 1280, "height": 900})
    page.open_and_run(f"{folder.name}/notebook.ipynb", [code])
    return Screen(page)


def first_prompts(screen: Screen) -> Locator:
    return screen.root.get_by_role("region", name="First prompts").locator(".wb-new-first")


def test_a_chinese_file_is_scored_after_three_actions(lab_page: LabPage, folder: Path) -> None:
    """GB18030 csv: prompt and gold are seen first, then the task is made in the same cell."""
    rows = [
        f"{n},第{n}条评论很{'好' if n % 2 else '差'},{'正面' if n % 2 else '负面'}"
        for n in range(40)
    ]
    (folder / "reviews.csv").write_bytes("\n".join(["id,评论,标签", *rows]).encode("gb18030"))
    screen, person = open_page(lab_page, folder, "'reviews.csv'"), Person()
    expect(first_prompts(screen)).to_have_count(3)
    expect(first_prompts(screen).first).to_contain_text("评论：第")
    expect(first_prompts(screen).first.locator(".wb-new-gold")).to_contain_text("面")
    lab_page.screenshot("new-light")
    person.does("make the task", screen.button("Make the task").click)
    expect(screen.prompt).to_contain_text("评论：第")
    assert (folder / "transforms/reviews/transform_gen_v0.py").is_file()
    person.does("run it", screen.button("Run").click)
    screen.wait_for_run("done")
    assert len(person.done) <= MOST_ACTIONS, person.done
    screen.show("Prompt")
    screen.write(screen.text().replace("标签", "情感"))
    expect(screen.prompt).to_contain_text("情感")


def test_a_blocking_question_is_answered_on_the_page(lab_page: LabPage, folder: Path) -> None:
    """Labels that are numbers get their names there, and nothing that is typed is lost."""
    rows = [f'"Film {n} was {"great" if n % 2 else "bad"}.",{n % 2}' for n in range(40)]
    (folder / "films.csv").write_text("\n".join(["text,label", *rows]), "utf-8")
    screen, person = open_page(lab_page, folder, "'films.csv'"), Person()
    make = screen.button("Make the task")
    expect(screen.root.get_by_text("nothing names them")).to_be_visible()
    expect(make).to_be_disabled()
    names = [screen.root.get_by_label(f"Name of {n}") for n in (0, 1)]
    person.does("name the one", lambda: names[0].fill("negative"))
    person.does("name the other", lambda: names[1].fill("positive"))
    names[1].press("Tab")
    expect(names[0]).to_have_value("negative")
    expect(first_prompts(screen).first).to_contain_text("(negative, positive)")
    lab_page.set_theme("JupyterLab Dark")
    lab_page.screenshot("new-dark")
    assert low_contrast(screen.root) == []
    lab_page.set_theme("JupyterLab Light")
    person.does("make the task", make.click)
    expect(screen.prompt).to_contain_text("(negative, positive)")
    person.does("run it", screen.button("Run").click)
    screen.wait_for_run("done")
    assert len(person.done) <= MOST_ACTIONS, person.done


def test_without_a_file_one_is_chosen_by_the_keyboard(lab_page: LabPage, folder: Path) -> None:
    """A path is typed and read, a letter goes to the field and not to the notebook; another file
    may be chosen instead."""
    for name in ("one", "two"):
        rows = [f"What is {name} {n}?,answer {n}" for n in range(20)]
        (folder / f"{name}.csv").write_text("\n".join(["question,answer", *rows]), "utf-8")
    screen = open_page(lab_page, folder, "None")
    expect(
        screen.root.get_by_role("group", name="Files found here").get_by_role("button")
    ).to_have_count(2)
    lab_page.screenshot("new-choose")
    path = screen.root.get_by_label("File of rows")
    cells = len(lab_page.cells())
    path.press_sequentially("two.csv")
    path.press("Enter")
    expect(first_prompts(screen).first).to_contain_text("What is two")
    screen.button("Other rows").press("Enter")
    screen.root.get_by_role("button", name="one.csv").click()
    expect(first_prompts(screen).first).to_contain_text("What is one")
    screen.root.get_by_label("Question", exact=True).focus()
    lab_page.page.keyboard.press("b")
    assert len(lab_page.cells()) == cells
