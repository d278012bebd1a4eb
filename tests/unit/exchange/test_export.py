"""Exports: what is written, what is refused, the commit, the capsule, and the way back."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from workbench.api import export, import_task, score, verify
from workbench.cli import main
from workbench.errors import NotFoundError, SettingError, StoreError, TransformError
from workbench.exchange.capsule import check_files, read_capsule
from workbench.exchange.systems import SYSTEMS, checked_path
from workbench.models.fake import FakeModel
from workbench.tasks.task import Task
from workbench.tasks.versions import save_version

BETTER = """\
def transform(data, num_sample, r, dataset_name):
    return {
        "input": f"Question: {data['question']}\\nAnswer:",
        "output": " " + data["answer"],
        "processed_output": data["answer"],
    }
"""


def git(folder: Path, *arguments: str) -> str:
    """Run git in `folder` and return what it prints."""
    done = subprocess.run(
        ["git", "-C", str(folder), *arguments], capture_output=True, encoding="utf-8", check=True
    )
    return done.stdout


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository of somebody's, with one commit and an edit that is not committed."""
    folder = tmp_path / "clone"
    folder.mkdir()
    git(folder, "init", "--quiet", "--initial-branch", "main")
    git(folder, "config", "user.name", "A Teacher")
    git(folder, "config", "user.email", "teacher@example.org")
    git(folder, "config", "commit.gpgsign", "false")
    (folder / "theirs.txt").write_text("one\n")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "First")
    (folder / "theirs.txt").write_text("two\n")
    return folder


FORMS = [
    pytest.param(system, marks=[pytest.mark.slow] if system == "lm-eval" else [])
    for system in SYSTEMS
]
"""An export for lm-eval names code of its own, which is read back in a process of its own."""


@pytest.mark.slow
@pytest.mark.parametrize("system", FORMS)
def test_every_export_verifies_until_a_byte_of_it_changes(
    task: Path, tmp_path: Path, system: str
) -> None:
    """Whatever the system: what was written renders to what the capsule says; every file is in
    the capsule, so none can change unseen."""
    made = export(task, system, tmp_path / "out", "ppl_v0", num_fewshot=2, seed=1)
    *files, capsule = made.files
    assert capsule.name.endswith(".capsule.json")
    found = verify(capsule.parent, "ppl_v0", trust=True)
    assert found.ok
    assert found.docs >= 12  # FreeEval's cloze step has a row for every choice
    for path in files:
        kept = path.read_bytes()
        path.write_bytes(kept + b"\n")
        moved = check_files(read_capsule(capsule), capsule.parent)
        assert [Path(item.what).name for item in moved] == [path.name]
        path.write_bytes(kept)
    rows = next(path for path in files if path.suffix == ".jsonl")
    rows.write_text(rows.read_text().replace("3+4=", "3+5="))
    assert not verify(capsule.parent, "ppl_v0", trust=True).ok


@pytest.mark.slow
def test_the_capsule_says_where_the_score_came_from(task: Path, tmp_path: Path) -> None:
    """Run, model, fingerprint and metrics of the newest run of exactly these settings."""
    score(task, FakeModel(), "gen_v0", num_fewshot=1, sample_size=None)
    report = score(task, FakeModel(), "gen_v0", num_fewshot=2, sample_size=4)
    made = export(task, "ultraeval", tmp_path / "out", "gen_v0", model="fake", num_fewshot=2)
    capsule: dict[str, Any] = json.loads(made.files[-1].read_text())
    assert capsule["score"]["run_id"] == report.run_id
    assert capsule["score"]["fingerprint"] == FakeModel().fingerprint
    assert capsule["score"]["n"] == 4
    assert [len(doc["shots"]) for doc in capsule["docs"]] == [2] * 12


@pytest.mark.slow
def test_an_export_comes_back_as_the_same_prompts(task: Path, tmp_path: Path) -> None:
    """UltraEval's folder opens as a task, and renders what was exported."""
    export(task, "ultraeval", tmp_path / "out", "gen_v0", num_fewshot=2, seed=3)
    folder = tmp_path / "out" / "datasets" / "add"
    assert Task.open(folder).config("add_gen").num_fewshot == 2
    made = import_task("ultraeval", folder, tmp_path / "transforms" / "back")
    assert Task.open(made.path).versions()[0].id == "gen_v0"


@pytest.mark.slow
def test_a_commit_has_the_note_the_score_and_the_diff(task: Path, clone: Path) -> None:
    """It is on a branch of its own, and somebody's edit stays as it was."""
    saved = save_version(task, BETTER, "gen", note="Write the words out.")
    assert saved.version.id == "gen_v1"
    score(task, FakeModel(), "gen_v1", num_fewshot=2, sample_size=None)
    made = export(task, "ultraeval", clone, "gen_v1", model="fake", num_fewshot=2, commit=True)
    assert made.commit is not None
    message = git(clone, "show", "--no-patch", "--format=%B", made.commit.branch)
    assert message.startswith("Add add gen_v1\n\nWrite the words out.\n")
    assert "accuracy: " in message and "n = 12" in message
    assert '+        "input": f"Question: ' in message
    assert git(clone, "status", "--porcelain") == " M theirs.txt\n"
    assert git(clone, "rev-parse", "--abbrev-ref", "HEAD").strip() == made.commit.branch


@pytest.mark.slow
def test_a_clone_without_its_rows_is_told_what_to_build(
    task: Path, clone: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where git leaves the rows out, `verify` in a fresh clone of the branch names them and exits
    with 3; once they are there it is content, and a changed file is 1 in either case."""
    (clone / ".gitignore").write_text("*.jsonl\n")
    export(task, "ultraeval", clone, "gen_v0", commit=True)
    git(tmp_path, "clone", "--quiet", str(clone), str(tmp_path / "fresh"))
    folder = tmp_path / "fresh" / "datasets" / "add"
    (folder.parents[1] / ".gitignore").write_text("*.jsonl\n")
    capsys.readouterr()
    assert main(["verify", str(folder), "gen_v0", "--json"]) == 3
    found = json.loads(capsys.readouterr().out)
    assert (found["ok"], found["mismatches"]) == (False, [])
    assert [one["path"] for one in found["missing"]] == ["data/add.jsonl"]
    assert main(["verify", str(folder), "gen_v0"]) == 3
    assert "data/add.jsonl is not here, and git leaves it out" in capsys.readouterr().out
    source = folder / "transform_gen_v0.py"
    kept = source.read_text()
    source.write_text(kept + "\n")
    assert main(["verify", str(folder), "gen_v0", "--json"]) == 1
    source.write_text(kept)
    (folder / "data").mkdir()
    shutil.copy(clone / "datasets" / "add" / "data" / "add.jsonl", folder / "data")
    assert verify(folder, "gen_v0").ok


def test_nothing_is_written_where_a_commit_is_impossible(task: Path, tmp_path: Path) -> None:
    """Outside of a repository `--commit` is refused before anything is written."""
    with pytest.raises(NotFoundError, match="git repository"):
        export(task, "ultraeval", tmp_path / "out", "gen_v0", commit=True)
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_an_export_that_fails_leaves_the_folder_as_it_was(task: Path, clone: Path) -> None:
    """What it wrote is gone, and what it replaced is back; then it can be done, and done again it
    says that it is there already."""
    export(task, "ultraeval", clone, "gen_v0", num_fewshot=2, commit=True)
    before = git(clone, "status", "--porcelain", "--untracked-files=all")
    files = {path: path.read_bytes() for path in clone.rglob("datasets/**/*") if path.is_file()}
    hook = clone / ".git" / "hooks" / "pre-commit"
    hook.write_text("#!/bin/sh\nexit 1\n")
    hook.chmod(0o755)
    save_version(task, BETTER, "gen")
    for version in ("gen_v1", "ppl_v0"):
        with pytest.raises(StoreError, match="git commit"):
            export(task, "ultraeval", clone, version, num_fewshot=1, commit=True)
        assert git(clone, "status", "--porcelain", "--untracked-files=all") == before
        assert {path: path.read_bytes() for path in files} == files
    with pytest.raises(StoreError, match="git commit"):
        export(task, "ultraeval", clone / "new" / "deep", "gen_v1", commit=True)
    assert not (clone / "new").exists()
    hook.unlink()
    made = export(task, "ultraeval", clone, "gen_v1", num_fewshot=1, commit=True)
    again = export(task, "ultraeval", clone, "gen_v1", num_fewshot=1, commit=True)
    assert made.commit and again.commit and made.commit.is_new and not again.commit.is_new
    assert (again.commit.sha, again.commit.branch) == (made.commit.sha, made.commit.branch)
    assert made.commit.base == "workbench/add-gen_v0"


@pytest.mark.slow
def test_another_versions_export_is_an_earlier_one(task: Path, tmp_path: Path) -> None:
    """Versions share the rows and the config: what any of them wrote may be replaced, as long as
    nobody edited it."""
    export(task, "ultraeval", tmp_path / "out", "gen_v0", num_fewshot=2)
    save_version(task, BETTER, "gen")
    made = export(task, "ultraeval", tmp_path / "out", "gen_v1", num_fewshot=1)
    config = next(path for path in made.files if path.parent.name == "config")
    config.write_text(config.read_text() + "\n")
    with pytest.raises(SettingError, match="would lose"):
        export(task, "ultraeval", tmp_path / "out", "gen_v0", num_fewshot=2)


@pytest.mark.slow
def test_somebody_s_text_is_never_replaced(task: Path, tmp_path: Path) -> None:
    """An earlier export may be replaced by a new one, unless somebody edited it."""
    out = tmp_path / "out"
    made = export(task, "ultraeval", out, "gen_v0", num_fewshot=2)
    export(task, "ultraeval", out, "gen_v0", num_fewshot=1)
    config = next(path for path in made.files if path.parent.name == "config")
    assert json.loads(config.read_text())["fewshot"] == 1
    config.write_text(config.read_text().replace('"add"', '"mine"'))
    edited = config.read_text()
    with pytest.raises(SettingError, match="would lose"):
        export(task, "ultraeval", out, "gen_v0", num_fewshot=2)
    assert config.read_text() == edited


@pytest.mark.parametrize("inside", ["", "data", "new/below"])
def test_nothing_is_exported_into_the_task_itself(task: Path, inside: str) -> None:
    """What lies there is read as the task's."""
    before = sorted(task.rglob("*"))
    with pytest.raises(SettingError, match="a folder outside the task"):
        export(task, "freeeval", task / inside, "gen_v0")
    assert sorted(task.rglob("*")) == before


def test_a_row_that_fails_stops_the_export(task: Path, tmp_path: Path) -> None:
    """Every doc is exported, so each must render; the message names doc and line."""
    path = task / "transform_gen_v0.py"
    guard = "    1 / (data['answer'] != '7')\n    return {"
    path.write_text(path.read_text().replace("    return {", guard))
    with pytest.raises(TransformError, match="doc 3 cannot be rendered, line 2"):
        export(task, "ultraeval", tmp_path / "out", "gen_v0", num_fewshot=0)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("name", ["../x", "/etc/passwd", "a/../../b", "a\\b", ""])
def test_a_file_name_never_leads_out_of_its_folder(name: str) -> None:
    """Names are made from somebody's data."""
    with pytest.raises(SettingError):
        checked_path(name)


def test_an_import_never_replaces_a_file(task: Path, tmp_path: Path) -> None:
    """A task that exists is not written over; an equal file is no conflict."""
    to = tmp_path / "transforms" / "copy"
    import_task("ultraeval", task, to)
    import_task("ultraeval", task, to)
    version = next(to.glob("transform_*.py"))
    version.write_text("# mine\n")
    with pytest.raises(SettingError, match="exists already"):
        import_task("ultraeval", task, to)
    assert version.read_text() == "# mine\n"


@pytest.mark.slow
def test_the_commands_speak_json(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """export, verify and import print the fields of their contract, and their exit statuses."""
    out = tmp_path / "out"
    arguments = ["export", "ultraeval", str(task), "--version", "gen_v0", "--to", str(out)]
    assert main([*arguments, "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"files", "losses"}
    folder = str(out / "datasets" / "add")
    assert main(["verify", folder, "gen_v0", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["mismatches"] == []
    rows = out / "datasets" / "add" / "data" / "add.jsonl"
    rows.write_text(rows.read_text().replace("3+4=", "3+5="))
    assert main(["verify", folder, "gen_v0", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert not found["ok"]
    assert {item["what"] for item in found["mismatches"]} >= {"data/add.jsonl", "row", "prompt"}
    status = main(["import", "ultraeval", folder, "--to", str(tmp_path / "new"), "--json"])
    assert status == 0
    assert set(json.loads(capsys.readouterr().out)) == {"path", "files", "losses"}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are texts")
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_name_of_another_encoding_is_refused_before_anything_is_written(
    task: Path, tmp_path: Path, system: str
) -> None:
    """A folder unpacked from an archive of Latin-1, say: no file of UTF-8 can have its name."""
    shutil.copytree(task, odd := task.parent / "caf\udce9")
    with pytest.raises(SettingError, match="UTF-8"):
        export(odd, system, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_missing_source_exits_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A source that does not exist is named."""
    assert main(["import", "lm-eval", str(tmp_path / "no.yaml"), "--to", str(tmp_path / "t")]) == 2
    assert "no.yaml: no such file" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("system", SYSTEMS)
def test_docs_without_a_right_answer_are_named(task: Path, tmp_path: Path, system: str) -> None:
    """They are not scored here, and count as wrong or right there."""
    rows = [json.loads(line) for line in (task / "data" / "add.jsonl").read_text().splitlines()]
    rows[4]["answer"] = rows[9]["answer"] = ""
    (task / "data" / "add.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    named = "docs 4, 9: no right answer; not scored here, and scored there"
    blank = export(task, system, tmp_path / "blank", save_version(task, BETTER, "gen").version.id)
    assert named in blank.losses
    assert named not in export(task, system, tmp_path / "choices", "ppl_v0").losses
