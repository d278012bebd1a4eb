"""Versions: numbered, never overwritten, and `patch` agrees with every diff."""

from __future__ import annotations

import multiprocessing
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.errors import NotFoundError, SettingError, StoreError
from workbench.tasks.versions import (
    edited_since_saved,
    find_version,
    header,
    list_versions,
    method_told,
    read_source,
    save_version,
    unified_diff,
)
from workbench.types import Method

V0 = "def transform(data, num_sample, r, dataset_name):\n    return {}\n"


def patched(folder: Path, parent: bytes, diff: bytes) -> bytes:
    """Return what the real `patch` makes of `parent`."""
    (folder / "parent").write_bytes(parent)
    (folder / "change").write_bytes(diff)
    subprocess.run(
        ["patch", "--silent", "--binary", "-o", "child", "parent", "change"],
        cwd=folder, check=True, capture_output=True,
    )  # fmt: skip
    return (folder / "child").read_bytes()


def test_the_first_version_is_zero_and_has_no_diff(tmp_path: Path) -> None:
    """Numbers start at 0; there is nothing that v0 differs from."""
    saved = save_version(tmp_path, V0, "gen")
    assert saved.version.id == "gen_v0"
    assert saved.parent is None
    assert not (tmp_path / "transform_gen_v0.diff").exists()


def test_the_next_version_has_parent_note_and_date(tmp_path: Path) -> None:
    """What is known of a version stands above its diff, and is read back from there."""
    save_version(tmp_path, V0, "gen")
    saved = save_version(tmp_path, V0 + "# more\n", "gen", note="Say more.\nAnd 更多.")
    info = saved.version
    assert (info.id, info.parent, info.note) == ("gen_v1", "gen_v0", "Say more.\nAnd 更多.")
    assert info.date.endswith("+00:00")
    text = Path(info.diff_path).read_bytes()
    assert patched(tmp_path, V0.encode(), text) == Path(info.path).read_bytes()


def test_methods_are_counted_apart(tmp_path: Path) -> None:
    """gen_v0 and ppl_v0 are two lines of versions."""
    for method in ("gen", "ppl", "gen"):
        save_version(tmp_path, V0 + f"# {method}\n", method)  # type: ignore[arg-type]
    assert [v.id for v in list_versions(tmp_path)] == ["gen_v0", "gen_v1", "ppl_v0"]


def test_a_folder_of_bare_names_goes_on_with_them(tmp_path: Path) -> None:
    """A folder that uses transform_vN.py gets transform_v(N+1).py."""
    (tmp_path / "transform_v0.py").write_text(V0)
    assert save_version(tmp_path, V0 + "#\n", "gen").version.id == "v1"
    assert (tmp_path / "transform_v1.diff").exists()


def test_nothing_is_ever_overwritten(tmp_path: Path) -> None:
    """Gaps stay gaps: the number is one above the highest."""
    (tmp_path / "transform_gen_v0.py").write_text(V0)
    (tmp_path / "transform_gen_v7.py").write_text(V0 + "# 7\n")
    assert save_version(tmp_path, V0, "gen").version.id == "gen_v8"
    assert (tmp_path / "transform_gen_v7.py").read_text() == V0 + "# 7\n"


def test_ultraeval_s_spellings_all_open(tmp_path: Path) -> None:
    """Every name that UltraEval's folders use is a version; other files are not."""
    names = {
        "transform.py": "transform",
        "transform_v0.py": "v0",
        "transform_gen.py": "gen",
        "transform_gen_cot.py": "gen_cot",
        "transform_gen_v0_short.py": "gen_v0_short",
        "transform_ppl_v1.py": "ppl_v1",
    }
    for name in (*names, "transforms.py", "transform-gen.py", "make_dataset.py"):
        (tmp_path / name).write_text(V0)
    assert {v.id for v in list_versions(tmp_path)} == set(names.values())
    for name, version in names.items():
        assert Path(find_version(tmp_path, version).path).name == name


def test_latest_is_the_highest_number_of_the_method(tmp_path: Path) -> None:
    """v10 comes after v9, and the method is kept to."""
    for name in ("gen_v9", "gen_v10", "gen_cot", "ppl_v11"):
        (tmp_path / f"transform_{name}.py").write_text(V0)
    assert find_version(tmp_path, "latest", "gen").id == "gen_v10"
    assert find_version(tmp_path, "latest", "ppl").id == "ppl_v11"


def test_an_unknown_version_names_the_nearest(tmp_path: Path) -> None:
    """The message has a way out."""
    save_version(tmp_path, V0, "gen")
    with pytest.raises(NotFoundError, match="Did you mean 'gen_v0'"):
        find_version(tmp_path, "gen_v1")


def test_known_versions_are_listed_by_number(tmp_path: Path) -> None:
    """As everywhere else: v2 before v10, and what was numbered with zeros by its number."""
    for number in ("0", "10", "2", "007", "101"):
        (tmp_path / f"transform_gen_v{number}.py").write_text(V0)
    with pytest.raises(NotFoundError, match="gen_v0, gen_v2, gen_v007, gen_v10, gen_v101, latest"):
        find_version(tmp_path, "mine")


def test_a_file_s_path_is_a_version_too(tmp_path: Path) -> None:
    """VERSION may be a path to a file anywhere."""
    path = tmp_path / "mine.py"
    path.write_text(V0)
    (tmp_path / "task").mkdir()
    assert find_version(tmp_path / "task", str(path)).path == str(path)


def test_only_its_own_file_is_a_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whatever path; a file of its name and text elsewhere is a draft, called by its path."""
    folder, mail = tmp_path / "transforms" / "add", tmp_path / "mail"
    for each in (folder, mail):
        each.mkdir(parents=True)
        (each / "transform_gen_v0.py").write_text(V0)
    (tmp_path / "transform.py").write_text(V0)
    monkeypatch.chdir(tmp_path)
    for own in ("gen_v0", "transform_gen_v0.py", "mail/../transforms/add/transform_gen_v0.py"):
        assert find_version(folder, own).id == "gen_v0"
    found = find_version(folder, "mail/transform_gen_v0.py")
    assert (found.id, found.method, found.saved) == ("mail/transform_gen_v0.py", "gen", False)
    assert find_version(folder, str(mail / "transform_gen_v0.py")).id == found.id
    assert find_version(folder, "transform.py").id == "./transform.py"
    outside = find_version(mail / "a" / "b", str(tmp_path / "transform.py"))
    assert outside.id == (tmp_path / "transform.py").resolve().as_posix()


def test_a_name_of_two_files_is_not_guessed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That of a version, beside another file of that name in the current folder."""
    folder = tmp_path / "transforms" / "add"
    folder.mkdir(parents=True)
    for each in (folder, tmp_path):
        (each / "transform_gen_v0.py").write_text(V0)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SettingError, match=r"expected gen_v0, .*or \./transform_gen_v0.py"):
        find_version(folder, "transform_gen_v0.py")
    assert not find_version(folder, "./transform_gen_v0.py").saved


def test_a_parent_is_a_saved_version(tmp_path: Path) -> None:
    """A diff starts from a file beside it."""
    folder, other = tmp_path / "add", tmp_path / "transform_gen_v0.py"
    folder.mkdir()
    save_version(folder, V0, "gen")
    other.write_text(V0 + "# other\n")
    with pytest.raises(SettingError, match=r"not a saved version of add\. Save it first"):
        save_version(folder, V0 + "# new\n", "gen", parent=str(other))


def _save(folder: str, barrier: multiprocessing.synchronize.Barrier) -> None:  # type: ignore[name-defined]
    barrier.wait()
    save_version(Path(folder), V0 + "# new\n", "gen", parent="gen_v0")


@pytest.mark.slow
def test_processes_that_save_at_once_get_different_versions(tmp_path: Path) -> None:
    """Four at once make four versions, each with a diff that gives it back."""
    save_version(tmp_path, V0, "gen")
    context = multiprocessing.get_context("spawn")
    barrier = context.Barrier(4)
    jobs = [context.Process(target=_save, args=(str(tmp_path), barrier)) for _ in range(4)]
    for job in jobs:
        job.start()
    for job in jobs:
        job.join()
    assert [job.exitcode for job in jobs] == [0, 0, 0, 0]
    assert [v.id for v in list_versions(tmp_path)] == [f"gen_v{i}" for i in range(5)]
    assert all(v.parent == "gen_v0" for v in list_versions(tmp_path)[1:])
    assert not [p for p in tmp_path.iterdir() if p.name.startswith(".")]


LINES = st.text(st.sampled_from("ab \t#\\-+@é一\r\x0c\u2028") | st.just("\n"), max_size=40)


@pytest.mark.slow
@given(old=LINES, new=LINES, note=st.text(st.sampled_from("ab-+@ \n*=IndexPrereq:/"), max_size=30))
def test_patch_turns_the_parent_into_the_version(
    tmp_path_factory: pytest.TempPathFactory, old: str, new: str, note: str
) -> None:
    """For any two texts and any note, with or without a last newline, byte for byte."""
    diff = unified_diff(old, new, "transform_gen_v0.py", "transform_gen_v1.py")
    if old == new:
        assert diff == ""
        return
    folder = tmp_path_factory.mktemp("patch")
    text = header("transform_gen_v0.py", note) + diff
    assert patched(folder, old.encode(), text.encode()) == new.encode()


def test_a_source_that_is_not_utf8_is_named(tmp_path: Path) -> None:
    """The message has the file and a way out."""
    (tmp_path / "transform_gen_v0.py").write_bytes(b"# \xff\n")
    with pytest.raises(StoreError, match=r"transform_gen_v0\.py:1: not UTF-8"):
        read_source(tmp_path / "transform_gen_v0.py")


@pytest.mark.parametrize("method", ["gen", "ppl"])
def test_a_note_that_is_no_text_is_refused_before_anything_is_written(
    tmp_path: Path, method: Method
) -> None:
    """An argument's byte 0xff, which Python passes on as half a character, leaves the folder as it
    was; so does such a text of the draft."""
    save_version(tmp_path, V0, method)
    for source, note in ((V0 + "# more\n", "\udcff"), (V0 + "# \ud800\n", "")):
        with pytest.raises(SettingError, match="not a text"):
            save_version(tmp_path, source, method, note=note)
    assert [path.name for path in tmp_path.iterdir()] == [f"transform_{method}_v0.py"]


def test_somebody_s_diff_without_a_version_stays(tmp_path: Path) -> None:
    """A version that was deleted may come back, so its diff is not taken for a killed save's; the
    next version takes a number whose diff is free."""
    save_version(tmp_path, V0, "gen")
    deleted = save_version(tmp_path, V0 + "# one\n", "gen", note="kept").version
    Path(deleted.path).unlink()
    saved = save_version(tmp_path, V0 + "# two\n", "gen", note="new").version
    assert saved.id == "gen_v2"
    Path(deleted.path).write_text(V0 + "# one\n", encoding="utf-8")
    assert find_version(tmp_path, "gen_v1").note == "kept"


def test_the_method_of_a_text_is_told_where_it_is_certain(tmp_path: Path) -> None:
    """By the file's name, or by the version that it is far nearer to; else it is not told."""
    shared = [f"line {place}" for place in range(12)]
    gen, ppl = ("\n".join([*shared, *(f"{name} {n}" for n in range(4))]) for name in ("gen", "ppl"))
    (tmp_path / "transform_gen_v0.py").write_text(gen)
    assert method_told(tmp_path, gen) is None
    (tmp_path / "transform_ppl_v0.py").write_text(ppl)
    assert method_told(tmp_path, ppl.replace("line 3", "line three")) == "ppl"
    assert method_told(tmp_path, gen) == "gen"
    assert method_told(tmp_path, gen, "a/ppl_short.py") == "ppl"
    assert method_told(tmp_path, "\n".join(shared), "general.py") is None
    assert method_told(tmp_path, "another text") is None


def test_a_version_that_was_edited_since_it_was_saved_is_told(tmp_path: Path) -> None:
    """Its diff does not make it of its parent any more, wherever in the file the edit is; another
    version is not told of, nor one whose last line has no end."""
    first = "\n".join(f"line {place}" for place in range(30))
    (tmp_path / "transform_ppl_v0.py").write_text(first)
    for text in (first.replace("line 3", "L 3"), first + "\n", "a\n" + first, "b"):
        version = save_version(tmp_path, text, "ppl", parent="ppl_v0").version
        assert edited_since_saved(version) == ""
        Path(version.path).write_text(text.replace("line 15", "line 16") + "#", encoding="utf-8")
        told = edited_since_saved(version)
        advice = f"patch -o transform_{version.id}.py transform_ppl_v0.py transform_{version.id}"
        assert advice in told
        subprocess.run(told.split("`")[1], cwd=tmp_path, shell=True, check=True)
        assert edited_since_saved(find_version(tmp_path, version.id)) == ""
        assert Path(version.path).read_text(encoding="utf-8") == text


def test_patch_is_not_advised_where_it_would_fail(tmp_path: Path) -> None:
    """It empties the file, or leaves the parent's text in it: where the parent was edited in the
    lines that were changed, and where the diff is no whole one."""
    first = "\n".join(f"line {place}" for place in range(30))
    parent = Path(save_version(tmp_path, first, "ppl").version.path)
    version = save_version(tmp_path, first.replace("line 3", "L 3"), "ppl").version
    parent.write_text(first.replace("line 3", "row 3"), encoding="utf-8")
    told = edited_since_saved(version)
    assert "so transform_ppl_v0.py or the diff was edited" in told and "patch" not in told
    parent.write_text(first, encoding="utf-8")
    diff = Path(version.diff_path)
    diff.write_text(diff.read_text("utf-8")[:-20], encoding="utf-8")
    told = edited_since_saved(version)
    assert "so transform_ppl_v0.py or the diff was edited" in told and "patch" not in told


def test_an_empty_line_of_a_diff_may_have_lost_its_space(tmp_path: Path) -> None:
    """Editors cut what stands at ends of lines; `patch` takes it all the same."""
    text = "a\n\nb\n"
    save_version(tmp_path, text, "gen")
    version = save_version(tmp_path, text + "c\n", "gen").version
    diff = Path(version.diff_path)
    cut = diff.read_bytes().replace(b"\n \n", b"\n\n")
    assert cut != diff.read_bytes()
    diff.write_bytes(cut)
    assert edited_since_saved(version) == ""
    assert patched(tmp_path, text.encode(), cut) == (text + "c\n").encode()


def test_line_ends_alone_are_called_so(tmp_path: Path) -> None:
    """As git writes them on Windows, in the versions or in the diffs."""
    first = Path(save_version(tmp_path, V0, "gen").version.path)
    version = save_version(tmp_path, V0 + "# more\n", "gen").version
    changed = (first, Path(version.path))
    for paths in (changed, (Path(version.diff_path),)):
        before = [path.read_bytes() for path in paths]
        for path in paths:
            path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
        told = edited_since_saved(version)
        assert "nothing but line ends was changed" in told and "patch" not in told
        assert f"those of {' and '.join(path.name for path in paths)} are" in told
        for path, content in zip(paths, before, strict=True):
            path.write_bytes(content)
    assert edited_since_saved(version) == ""


def merge(tmp_path: Path, ours: str, theirs: str) -> Path:
    """Return a folder in which two people saved gen_v1, and git could not merge what they saved."""

    def git(*arguments: str, check: bool = True) -> None:
        who = ["-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
        run = ["git", *who, *arguments]
        subprocess.run(run, cwd=tmp_path, check=check, capture_output=True)

    git("init", "--quiet", "--initial-branch", "main")
    save_version(tmp_path, V0, "gen")
    git("add", ".")
    git("commit", "--quiet", "--message", "first")
    for branch, line in (("main", ours), ("al", theirs)):
        if branch == "al":
            git("checkout", "--quiet", "-b", "al", "main~1")
        save_version(tmp_path, V0 + f"x = '{line}'\n", "gen", note=branch)
        git("add", ".")
        git("commit", "--quiet", "--message", branch)
    git("checkout", "--quiet", "main")
    git("merge", "al", check=False)
    return tmp_path


def run_advice(folder: Path, told: str) -> list[str]:
    """Run what is advised, in order, in a version's folder, and return the commands."""
    commands = told.split("`")[1::2]
    for command in commands:
        if command.startswith("workbench save . "):
            save_version(folder, read_source(folder / command.split()[-1]), "gen")
        else:
            subprocess.run(command, cwd=folder, shell=True, check=True, capture_output=True)
    return commands


def test_what_a_merge_left_in_a_version_is_told_with_a_way_out(tmp_path: Path) -> None:
    """The way keeps both sides' texts; until then it is nobody's parent."""
    folder = merge(tmp_path, "ours", "theirs")
    told = edited_since_saved(find_version(folder, "gen_v1"))
    assert "transform_gen_v1.py: git's conflict markers, from line 3 on" in told
    assert "transform_gen_v1.diff: git's conflict markers, from lines 2, " in told
    with pytest.raises(StoreError, match="conflict markers"):
        save_version(folder, V0 + "# next\n", "gen")
    assert not (folder / "transform_gen_v2.py").exists()
    assert len(run_advice(folder, told)) == 3 and "patch" not in told
    for number, line in ((1, "ours"), (2, "theirs")):
        version = find_version(folder, f"gen_v{number}")
        assert read_source(version.path) == V0 + f"x = '{line}'\n"
        assert edited_since_saved(version) == ""


@pytest.mark.parametrize("theirs", ["theirs", "ours"])
def test_markers_in_a_diff_alone_are_told(tmp_path: Path, theirs: str) -> None:
    """Where the version was settled by hand, what somebody made of it is kept; where both saved the
    same, only the notes differ."""
    folder = merge(tmp_path, "ours", theirs)
    version = find_version(folder, "gen_v1")
    if theirs != "ours":
        Path(version.path).write_text(V0 + "x = 'both'\n", encoding="utf-8")
    told = edited_since_saved(version)
    assert told.startswith("gen_v1: transform_gen_v1.diff: git's conflict markers, from line")
    run_advice(folder, told)
    kept = find_version(folder, "gen_v1")
    assert (edited_since_saved(kept), kept.note) == ("", "main")
    assert read_source(kept.path) == V0 + "x = 'ours'\n"
    made = [read_source(v.path) for v in list_versions(folder) if v.number == 2]
    assert made == ([V0 + "x = 'both'\n"] if theirs != "ours" else [])


def test_a_first_version_with_markers_is_no_parent_unless_it_is_python(tmp_path: Path) -> None:
    """A prompt may be about merges."""
    conflict = "<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> al\n"
    first = Path(save_version(tmp_path, V0, "gen").version.path)
    first.write_text(V0 + f'PROMPT = """\n{conflict}"""\n', encoding="utf-8")
    assert save_version(tmp_path, V0 + "# next\n", "gen").version.parent == "gen_v0"
    first.write_text(V0 + conflict, encoding="utf-8")
    with pytest.raises(StoreError, match=r"transform_gen_v0\.py: git's conflict markers"):
        save_version(tmp_path, V0 + "# more\n", "gen", parent="gen_v0")
