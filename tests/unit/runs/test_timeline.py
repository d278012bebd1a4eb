"""Versions with their scores and their parents."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.unit.conftest import ADD
from workbench.io.files import text_sha256
from workbench.runs.timeline import draw_lanes, newest_first
from workbench.session.session import Session
from workbench.tasks.versions import VersionInfo, save_version

EDITED = ADD.replace("Q: ", "Question: ")


@pytest.fixture
def session(task: Path) -> Iterator[Session]:
    with closing(Session(task, method="gen", model="fake", sample_size=6)) as made:
        yield made


def test_a_draft_that_was_scored_and_then_saved_has_its_score(session: Session) -> None:
    """A score belongs to the text, whatever it was called when it was scored."""
    session.edit(EDITED)
    list(session.score())
    session.save()
    timeline = session.timeline()
    (group,) = timeline.groups
    assert [version.id for version in timeline.versions] == ["gen_v1", "gen_v0"]
    run = timeline.score(timeline.hashes["gen_v1"], group.id)
    assert run is not None
    assert run.version == "draft"
    assert timeline.score(timeline.hashes["gen_v0"], group.id) is None


@pytest.mark.slow
def test_an_edited_file_has_lost_its_score(session: Session, task: Path) -> None:
    """What was scored is not what the file says now."""
    list(session.score())
    path = task / "transform_gen_v0.py"
    path.write_text(path.read_text() + "# by hand\n")
    timeline = session.timeline()
    assert timeline.score(timeline.hashes["gen_v0"], timeline.groups[0].id) is None
    assert timeline.score(text_sha256(ADD), timeline.groups[0].id) is not None


@pytest.mark.slow
def test_scores_of_other_settings_are_another_group(session: Session) -> None:
    """Only what was scored alike stands side by side; the newest group comes first."""
    list(session.score())
    session.configure(num_fewshot=1)
    list(session.score())
    session.configure(seed=4)
    list(session.score())
    session.configure(sample_size=3)
    list(session.score())
    labels = [group.label for group in session.timeline().groups]
    assert labels == ["fake · 1-shot · seed 4", "fake · 1-shot · seed 0", "fake · 2-shot"]


def test_a_version_that_git_brings_is_there(session: Session, task: Path) -> None:
    """The folder is read anew each time."""
    save_version(task, EDITED, "gen", parent="gen_v0", note="from elsewhere")
    newest = session.timeline().versions[0]
    assert (newest.id, newest.parent, newest.note) == ("gen_v1", "gen_v0", "from elsewhere")


def info(name: str, number: int | None, parent: str = "") -> VersionInfo:
    return VersionInfo(name, "gen", number, f"{name}.py", parent)


def test_no_child_is_below_its_parent() -> None:
    """By number, but a version whose parent has a higher number is above that."""
    versions = [info("v0", 0, "v2"), info("v1", 1), info("v2", 2, "v1")]
    assert [v.id for v in newest_first(versions)] == ["v0", "v2", "v1"]


def test_parents_in_a_circle_are_listed_all_the_same() -> None:
    """Somebody's edit of a header must not hang the pane or hide a version."""
    versions = [info("v0", 0, "v1"), info("v1", 1, "v0"), info("v2", 2, "v2")]
    assert sorted(v.id for v in newest_first(versions)) == ["v0", "v1", "v2"]


def test_a_branch_is_drawn_beside_and_joins_at_its_parent() -> None:
    """v3 and v2 are both v1's: two lanes down to v1, one from there."""
    lanes = draw_lanes([("v3", "v1"), ("v2", "v1"), ("v1", "v0"), ("v0", "")])
    assert lanes == [
        [["node", "down"]],
        [["up", "down"], ["node", "down"]],
        [["node", "up", "down", "right"], ["up", "left"]],
        [["node", "up"]],
    ]


def test_a_line_to_a_parent_that_is_gone_is_not_drawn() -> None:
    """Two versions of unknown parents are two dots in one column."""
    assert draw_lanes([("b", "deleted"), ("a", "")]) == [[["node"]], [["node"]]]
