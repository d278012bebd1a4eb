"""Settings kept in a config: what is written, and that nothing else is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from workbench.errors import NotFoundError, SettingError
from workbench.tasks.config_change import change_config, shots_in_config
from workbench.tasks.task import Task
from workbench.types import RenderSettings

BY_HAND = RenderSettings(num_fewshot=2, sampler="ids", shot_ids=(5, 3, 8))


def path_of(task: Path) -> Path:
    return task / "config" / "add_gen.json"


def test_shots_by_hand_are_the_configs_own_then(task: Path) -> None:
    """A task that is opened anew has them, and every other key is as it was, in its order."""
    before = json.loads(path_of(task).read_text())
    opened = Task.open(task)
    change = shots_in_config(opened, opened.config("add_gen"), BY_HAND)
    assert json.loads(path_of(task).read_text()) == before
    assert '"shot_ids": [5, 3, 8]' in change.diff
    change.write()
    after = json.loads(path_of(task).read_text())
    assert after == {**before, "fewshot": 2, "sampler": "ids", "shot_ids": [5, 3, 8]}
    assert list(after)[: len(before)] == list(before)
    config = Task.open(task).config("add_gen")
    assert (config.num_fewshot, config.sampler, config.shot_ids) == (2, "ids", (5, 3, 8))
    assert shots_in_config(opened, config, BY_HAND).diff == ""


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
@pytest.mark.parametrize("indent", [None, 2, 4, "\t"])
def test_the_file_keeps_its_layout(task: Path, indent: int | str | None, end: str) -> None:
    """Only the lines of the changed keys differ: indentation, line ends and scripts stay."""
    values = {**json.loads(path_of(task).read_text()), "description": "算一算"}
    text = json.dumps(values, indent=indent, ensure_ascii=False) + end
    old = (text.replace("\r\n", "\n").replace("\n", end or "\n")).encode()
    path_of(task).write_bytes(old)
    changed = change_config(path_of(task), {"fewshot": 7})
    assert changed.new == old.replace(b'"fewshot": 2', b'"fewshot": 7')
    assert changed.new != old


def test_a_file_that_changed_meanwhile_is_left_alone(task: Path) -> None:
    """What was shown is what is written, or nothing is."""
    change = change_config(path_of(task), {"fewshot": 7})
    other = path_of(task).read_bytes().replace(b'"fewshot": 2', b'"fewshot": 3')
    path_of(task).write_bytes(other)
    with pytest.raises(SettingError, match="changed by someone else"):
        change.write()
    assert path_of(task).read_bytes() == other


def test_defaults_without_a_file_cannot_be_kept(task: Path) -> None:
    """There is no file to lose a key of, and the message says what to do."""
    path_of(task).unlink()
    opened = Task.open(task)
    config = opened.config(method="gen")
    with pytest.raises(NotFoundError, match="no such config"):
        shots_in_config(opened, config, BY_HAND)
