"""What is interrupted: what there is before, what is done, and what must be there afterwards."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from workbench.errors import StoreError
from workbench.exchange.export import export_version
from workbench.exchange.verify import verify_version
from workbench.io.files import system_errors
from workbench.io.writing import written_text
from workbench.models.cache import ScoreCache
from workbench.runs.ledger import Ledger
from workbench.runs.options import Options
from workbench.runs.plan import make_plan
from workbench.session.session import Session
from workbench.tasks import drafts
from workbench.tasks.drafts import Journal
from workbench.tasks.task import Task
from workbench.tasks.versions import change_note, list_versions, save_version
from workbench.types import Generation, Row, Run


@dataclass(frozen=True, slots=True)
class Scenario:
    """`prepare` makes what there is before, `act` is what the fault comes into, and `check` asserts
    that nothing was lost; it is told whether `act` was killed, said an error, or was done.
    One that is `slow` starts processes of its own, seconds for each fault."""

    name: str
    prepare: Callable[[Path], object]
    act: Callable[[Path], object]
    check: Callable[[Path, str], object]
    slow: bool = False


V0 = "def transform(data, num_sample, r, dataset_name):\n    return {}\n"
ADD = """\
def transform(data, num_sample, r, dataset_name):
    question, answer = data["question"], data["answer"]
    return {"input": question, "output": answer, "processed_output": answer}
"""
V1 = V0.replace("{}", "{1: 2}")


def _save(folder: Path) -> None:
    save_version(folder, V1, "gen", note="why")


def _check_saved(folder: Path, seen: str) -> None:
    versions = list_versions(folder)
    assert seen != "done" or len(versions) == 2
    assert seen != "said" or len(versions) == 1
    for version in versions[1:]:
        assert Path(version.path).read_text(encoding="utf-8") == V1
        assert (version.parent, version.note) == ("gen_v0", "why")
        assert "+    return {1: 2}\n" in Path(version.diff_path).read_text(encoding="utf-8")
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


ROWS = [Row(number, f"{number}+1=", "hash", "2", {}) for number in range(6)]


def _run(name: str) -> Run:
    return Run(name, "sums", "gen_v0", V0, "hash", "fake", "fake", "gen", {"n": 6}, 0.0)


def _record(folder: Path, name: str) -> None:
    """Keep a run as `runs.progress.Loop` does."""
    run = _run(name)
    with closing(Ledger(folder)) as ledger:
        ledger.start(run)
        for begin in (0, 2, 4):
            ledger.add_rows(name, ROWS[begin : begin + 2])
        done = replace(run, status="done")
        ledger.tell(done, {"done": 6})  # type: ignore[typeddict-item]
        ledger.finish(name, "done", 1.0, {})


def _check_runs(folder: Path, seen: str) -> None:
    with closing(Ledger(folder)) as ledger:
        found = {run.run_id: run for run in ledger.runs()}
        assert found["old"].status == "done" and len(ledger.rows("old")) == 6
        if "new" in found:
            rows = ledger.rows("new")
            assert rows == ROWS[: len(rows)]
            assert len(rows) == 6 if found["new"].status == "done" else len(rows) % 2 == 0
            assert found["new"].status in ("done", "interrupted")
        assert seen != "done" or found["new"].status == "done"
    _record(folder, "last")
    with closing(Ledger(folder)) as ledger:
        assert ledger.runs()[0].run_id == "last" and len(ledger.rows("last")) == 6


def _answers(names: str) -> dict[bytes, Generation]:
    return {name.encode() * 32: Generation(name, (1,), (-0.5,), "stop") for name in names}


def _put(folder: Path, names: str) -> None:
    with closing(ScoreCache(folder / "scores.db")) as cache:
        cache.put(_answers(names))


def _check_answers(folder: Path, seen: str) -> None:
    with closing(ScoreCache(folder / "scores.db")) as cache:
        assert cache.get(list(_answers("ab"))) == _answers("ab")
        assert len(cache.get(list(_answers("cd")))) in ((2,) if seen == "done" else (0, 2))
        cache.put(_answers("e"))
        assert cache.get(list(_answers("e"))) == _answers("e")


def _task(folder: Path) -> Path:
    """Make a task of three rows, with a version that is scored once."""
    task = folder / "transforms" / "sums"
    (task / "data").mkdir(parents=True)
    rows = [{"question": f"{n}+1=", "answer": str(n + 1)} for n in range(3)]
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    (task / "data" / "sums.jsonl").write_text(lines)
    save_version(task, ADD, "gen")
    return task


def _export(folder: Path) -> None:
    plan = make_plan(Task.open(folder / "transforms" / "sums"), Options(), version="gen_v0")
    export_version(plan, "ultraeval", folder / "out")


def _check_export(folder: Path, seen: str) -> None:
    _export(folder)  # once more: what was left of the first is replaced
    found = verify_version(folder / "out" / "datasets" / "sums", "gen_v0", trust=True)
    assert found.ok
    names = [path.name for path in (folder / "out").rglob("*") if path.is_file()]
    assert not [name for name in names if name.startswith(".")]


def _use_session(folder: Path) -> None:
    """Open, preview, type, score: what cannot be kept is said, and all of it works. The user's own
    folder, with the secret that drafts are sealed with, is below the same folder."""
    os.environ["XDG_DATA_HOME"] = str(folder / "home")
    with closing(Session(_path(folder), method="gen", model="fake", sample_size=2)) as session:
        assert session.preview().rendered is not None
        session.edit(ADD + "# typed\n")
        assert session.preview().rendered is not None
        *_, last = session.score()
        said = (*session.state().unkept, *last.notes, last.error)
        if last.status != "done" or not last.kept or any(said):
            raise StoreError(f"{last.status}: {said}")


def _path(folder: Path) -> Path:
    return folder / "transforms" / "sums"


def _prepare_session(folder: Path) -> None:
    _task(folder)
    _use_session(folder)
    (_path(folder) / "transform_gen_v0.py").write_text(ADD)
    shutil.rmtree(folder / "home")  # so that the secret is made anew


def _check_session(folder: Path, seen: str) -> None:
    with closing(Session(_path(folder), method="gen", model="fake", sample_size=2)) as session:
        assert session.preview().rendered is not None
        assert session.state().source == ADD + "# typed\n"
        *_, last = session.score()
        assert (last.status, last.kept, session.state().unkept) == ("done", True, ())
        assert all(run.status != "running" for run in session.runs())
        for run in session.runs():
            assert run.status != "done" or len(session.stored_report(run.run_id).rows) == 2


def _write_samples(folder: Path) -> None:
    with system_errors(StoreError, "samples"), written_text(folder / "s", replace=True) as file:
        file.writelines(f"{number}\n" for number in range(5000))


def _check_samples(folder: Path, seen: str) -> None:
    lines = (folder / "s").read_text().split("\n")
    assert len(lines) == 5001 if seen == "done" else len(lines) in (1, 5001)
    _write_samples(folder)
    assert [path.name for path in folder.iterdir()] == ["s"]


SCENARIOS = (
    Scenario("a first version saved", lambda folder: None, _save_first, _check_first),
    Scenario("a version saved", _save_first, _save, _check_saved),
    Scenario("a note changed", lambda f: (_save_first(f), _save(f)), _change_note, _check_note),
    Scenario("drafts typed", _write_drafts, _write_more_drafts, _check_drafts),
    Scenario("the first draft typed", lambda folder: None, _write_drafts, _check_first_drafts),
    Scenario("a long journal cut", _write_drafts, _compact_drafts, _check_compacted),
    Scenario("a run kept", lambda f: _record(f, "old"), lambda f: _record(f, "new"), _check_runs),
    Scenario("answers kept", lambda f: _put(f, "ab"), lambda f: _put(f, "cd"), _check_answers),
    Scenario("samples written", lambda f: (f / "s").write_text(""), _write_samples, _check_samples),
    Scenario("a version exported", _task, _export, _check_export, slow=True),
    Scenario("a session used", _prepare_session, _use_session, _check_session, slow=True),
)
