"""What the static page asks, here in a process with numpy's model or none."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.lessons.tab import Tab

TASKS = Path(__file__).parents[3] / "transforms"
LEAKS = """
def transform(data, num_sample, r, dataset_name):
    gold = data["answer"]
    return {"input": f"{data['question']} ({gold})\\nAnswer:", "output": f" {gold}",
            "processed_output": gold}
"""


@pytest.fixture
def tab(tmp_path: Path) -> Tab:
    shutil.copytree(TASKS / "sums", tmp_path / "tasks" / "sums")
    return Tab(tmp_path / "tasks")


def lint(tab: Tab, source: str, shots: int = 2) -> Iterator[dict[str, Any]]:
    return iter(tab.lint("sums", source, "gen", shots))


def test_findings_come_behind_steps(tab: Tab) -> None:
    """One for each rule, so that a prompt can be asked for between two; the last are those of the
    package."""
    *steps, last = lint(tab, LEAKS)
    assert all(0 < step["done"] <= step["of"] for step in steps)
    assert len({(step["done"], step["of"]) for step in steps}) > 100
    found = workbench.lint_task(tab._tasks / "sums", LEAKS, method="gen", num_fewshot=2).findings
    assert [(each["rule"], each["message"]) for each in last["findings"]] == [
        (each.rule, each.message) for each in found
    ]
    assert any(each["rule"] == "answer/leaked" for each in last["findings"])


def test_what_is_asked_between_two_steps_keeps_its_language(tab: Tab) -> None:
    """Whichever ends first, and whatever the language was meanwhile."""
    tab.language = "zh"
    first, second = lint(tab, LEAKS), lint(tab, LEAKS)
    assert next(first) == next(second)
    *_, of_first = first
    tab.language = "en"
    assert "error" not in tab.preview("sums", LEAKS, "gen", 2, 0)
    tab.language = "zh"
    *_, of_second = second
    assert of_first == of_second
    assert not any(each["message"].isascii() for each in of_first["findings"])


def test_what_is_refused_is_the_last_step(tab: Tab) -> None:
    (told,) = tab.score("sums", LEAKS, "gen", -1, 5)
    assert list(told) == ["error"]
