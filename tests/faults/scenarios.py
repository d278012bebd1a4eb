"""What is interrupted: what there is before, what is done, and what must be there afterwards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from workbench.tasks import drafts
from workbench.tasks.drafts import Journal
from workbench.tasks.versions import change_note, list_versions, save_version


@dataclass(frozen=True, slots=True)
class Scenario:
    """`prepare` makes what there is before, `act` is what the fault comes into, and `check` asserts
    that nothing was lost; it is told whether `act` was killed, said an error, or was done."""

    name: str
    prepare: Callable[[Path], object]
    act: Callable[[Path], object]
    check: Callable[[Path, str], object]


V0 = "def transform(data, num_sample, r, dataset_name):\n    return {}\n"
V1 = V0.replace("{}", "{1: 2}")


def _save(folder: Path) -> None:
    save_version(folder, V1, "gen", note="why")


def _check_saved(folder: Path, seen: str) -> None:
    versions = list_versions(folder)
    assert seen != "done" or len(versions) == 2
    assert seen != "said" or len(versions) == 1
    for version in versions[1:]:
        assert Path(version.path).read_text() == V1
        assert (version.parent, version.note) == ("gen_v0", "why")
        assert "+    return {1: 2}\n" in Path(version.diff_path).read_text()
    saved = save_version(folder, V1 + "# more\n", "gen").version
    assert saved.number == len(versions)
    expected = {f"transform_gen_v{n}.{end}" for n in range(1, len(versions) + 1)
                for end in ("py", "diff")}  # fmt: skip
    assert {path.name for path in folder.iterdir()} == {"transform_gen_v0.py", *expected}


def _save_first(folder: Path) -> None:
    save_version(folder, V0, "gen")


def _check_first(folder: Path, seen: str) -> None:
    there = [path.name for path in folder.iterdir() if not path.name.startswith(".")]
    assert there == (["transform_gen_v0.py"] if seen == "done" else there)
    assert all((folder / name).read_text() == V0 for name in there)
    save_version(folder, V1, "gen")
    assert len(list(folder.iterdir())) == (3 if there else 1)


def _change_note(folder: Path) -> None:
    change_note(list_versions(folder)[1], "because")


def _check_note(folder: Path, seen: str) -> None:
    version = list_versions(folder)[1]
    allowed = {"done": ["because"], "said": ["why"]}.get(seen, ["why", "because"])
    assert version.note in allowed
    assert version.parent == "gen_v0"
    change_note(version, "after all")
    assert len(list(folder.iterdir())) == 3


def _journal(folder: Path) -> Journal:
    return Journal(folder, "sums", "gen")


def _write_drafts(folder: Path) -> None:
    for number in range(2):
        _journal(folder).write("gen_v0", f"old {number}")


def _write_more_drafts(folder: Path) -> None:
    for number in range(3):
        _journal(folder).write("gen_v0", f"new {number} " + "x" * 1000)


def _texts(folder: Path) -> list[str]:
    return [(entry.source or "").split(" x")[0] for entry in _journal(folder).entries()]


def _check_drafts(folder: Path, seen: str) -> None:
    found = _texts(folder)
    whole = ["old 0", "old 1", "new 0", "new 1", "new 2"]
    assert found == whole[: len(found)]
    assert len(found) >= (5 if seen == "done" else 2)
    _journal(folder).write("gen_v0", "last")  # on a line of its own, whatever stands before it
    _journal(folder).write("gen_v0", "very last")
    assert _texts(folder) == [*found, "last", "very last"]


def _check_first_drafts(folder: Path, seen: str) -> None:
    found = _texts(folder)
    assert found == ["old 0", "old 1"][: len(found)]
    assert len(found) == 2 or seen != "done"
    _journal(folder).write("gen_v0", "last")
    assert _texts(folder) == [*found, "last"]


def _compact_drafts(folder: Path) -> None:
    drafts.MAX_BYTES = 1000
    _journal(folder).write("gen_v0", "newest " + "x" * 1000)


def _check_compacted(folder: Path, seen: str) -> None:
    found = _texts(folder)
    assert found[-1] == "newest" if seen == "done" else found[-1] in ("old 1", "newest")
    _journal(folder).write("gen_v0", "last")
    latest = _journal(folder).latest()
    assert latest is not None and latest.source == "last"
    drafts.MAX_BYTES = 1000
    _journal(folder).write("gen_v0", "x" * 1000)
    assert [path.name for path in (folder / "drafts").iterdir()] == ["sums_gen.jsonl"]


SCENARIOS = (
    Scenario("a first version saved", lambda folder: None, _save_first, _check_first),
    Scenario("a version saved", _save_first, _save, _check_saved),
    Scenario("a note changed", lambda f: (_save_first(f), _save(f)), _change_note, _check_note),
    Scenario("drafts typed", _write_drafts, _write_more_drafts, _check_drafts),
    Scenario("the first draft typed", lambda folder: None, _write_drafts, _check_first_drafts),
    Scenario("a long journal cut", _write_drafts, _compact_drafts, _check_compacted),
)
