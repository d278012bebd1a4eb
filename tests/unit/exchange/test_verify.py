"""Verifying a version against what it was scored as: no model, and not one byte may move."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from workbench.api import export, score
from workbench.errors import NotFoundError
from workbench.exchange.verify import verify_version
from workbench.models.fake import FakeModel

pytestmark = pytest.mark.slow


def test_a_version_that_was_scored_renders_the_same(task: Path) -> None:
    """Nothing moved: no mismatch, over exactly the docs that were scored."""
    score(task, FakeModel(), "gen_v0", sample_size=5, num_fewshot=2)
    found = verify_version(task, "gen_v0")
    assert found.ok
    assert found.docs == 5


def edit_transform(task: Path) -> None:
    """Change one character of the cue."""
    path = task / "transform_gen_v0.py"
    path.write_text(path.read_text().replace("\\nA:", "\\nA :"))


def edit_row(task: Path) -> None:
    """Change one character of a question."""
    path = task / "data" / "add.jsonl"
    path.write_text(path.read_text().replace("3+4=", "3+4?"))


def drop_row(task: Path) -> None:
    """Lose the last row."""
    path = task / "data" / "add.jsonl"
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))


def break_transform(task: Path) -> None:
    """Leave code that fails."""
    (task / "transform_gen_v0.py").write_text("def transform(*_):\n    return 1 / 0\n")


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (edit_transform, {"source", "prompt"}),
        (edit_row, {"prompt"}),
        (drop_row, {"row", "prompt"}),
        (break_transform, {"source", "prompt"}),
    ],
)
def test_whatever_moves_a_prompt_is_found(
    task: Path, change: Callable[[Path], None], what: set[str]
) -> None:
    """Each kind of change is a mismatch that names what moved."""
    score(task, FakeModel(), "gen_v0", sample_size=None, num_fewshot=2)
    change(task)
    found = verify_version(task, "gen_v0")
    assert not found.ok
    assert {item.what for item in found.mismatches} == what


def test_settings_that_are_others_now_are_said(task: Path) -> None:
    """The prompts of the run still render; what a run would score now is another thing."""
    score(task, FakeModel(), "gen_v0", sample_size=5)
    config = task / "config" / "add_gen.json"
    values = json.loads(config.read_text())
    values["generate"]["params"]["max_new_tokens"] = 2
    config.write_text(json.dumps({**values, "fewshot": 1}))
    found = verify_version(task, "gen_v0")
    assert not found.mismatches
    assert found.notes == ("scored with 2 shots, with 8 new tokens",)


def test_no_version_means_what_every_command_means_by_it(task: Path) -> None:
    """That is the newest of GEN; where it was never scored, one that was."""
    score(task, FakeModel(), "ppl_v0", sample_size=2)
    assert verify_version(task).docs == 2
    score(task, FakeModel(), "gen_v0", sample_size=3)
    score(task, FakeModel(), "ppl_v0", sample_size=4)
    assert verify_version(task).docs == 3


def test_another_system_s_files_have_one_capsule(task: Path, tmp_path: Path) -> None:
    """Their folder is no task, and has no versions to choose among."""
    export(task, "opencompass", tmp_path / "to", "ppl_v0", num_fewshot=0)
    assert verify_version(tmp_path / "to").ok


def test_without_a_capsule_or_a_run_there_is_nothing_to_verify(task: Path) -> None:
    """It is said what is missing, and how to get it."""
    with pytest.raises(NotFoundError, match=r"capsule.*Export it, or score it"):
        verify_version(task, "gen_v0")
