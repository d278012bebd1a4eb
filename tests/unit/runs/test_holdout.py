"""A hold-out: which rows are sealed, that none is lost, and what an opening scores and counts."""

from __future__ import annotations

import errno
import json
import math
import os
import shutil
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import workbench
from tests.unit.conftest import ADD, right_unless_asked
from workbench.analysis.breakdown import docs_of_run
from workbench.cli import main
from workbench.errors import DataError, InputError, ModelError, SettingError, StoreError
from workbench.exchange.capsule import read_capsule
from workbench.models.base import GenerationStream
from workbench.models.fake import FakeModel
from workbench.prompts.dataset import row_mark
from workbench.prompts.docs_file import LinesInPlace
from workbench.runs import openings, run
from workbench.runs.holdout import require_sealed
from workbench.runs.ledger import Ledger
from workbench.runs.openings import freshness, opening_of_run, read_openings
from workbench.runs.options import Options
from workbench.runs.plan import make_plan
from workbench.runs.run import score_plan
from workbench.runs.seen import SeenBefore
from workbench.tasks.new.groups import group_keys
from workbench.tasks.seal import sealed_docs
from workbench.tasks.task import Task
from workbench.tasks.trust import trust
from workbench.tasks.versions import save_version
from workbench.types import GenerationRequest, Unanswered


def rows_in(path: Path) -> list[dict[str, Any]]:
    return [
        json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()
    ]


def write(task: Path, rows: Sequence[Mapping[str, Any]]) -> Path:
    path = task / "data" / "add.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


def sums(count: int, **more: Any) -> list[dict[str, Any]]:
    return [{"question": f"{n}+{n + 1}=", "answer": str(2 * n + 1), **more} for n in range(count)]


@pytest.fixture
def adder() -> FakeModel:
    """A model that adds; of a prompt that says Question it knows nothing."""
    return FakeModel(right_unless_asked, name="adder")


# -- sealing -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_only_rows_that_no_run_has_seen_are_sealed(task: Path) -> None:
    """Neither scored nor shown as a shot; each row is in the data or in the seal, and once."""
    data = task / "data" / "add.jsonl"
    before = rows_in(data)
    report = workbench.score(task, "fake", method="gen", sample_size=3, num_fewshot=2)
    seen = {row.doc_id for row in report.rows} | {s for row in report.rows for s in row.shot_ids}
    found = workbench.seal(task, 0.5)
    sealed = [dict(doc.data) for doc in sealed_docs(found.path)]
    assert (len(sealed), found.seal.of, found.left, found.notes) == (6, 12, 6, ())
    assert found.seen == len(seen) >= 4
    assert [row for row in before if row in sealed] == sealed
    assert [row for row in before if row not in sealed] == rows_in(data)
    assert not [before[place] for place in seen if before[place] in sealed]
    assert Task.open(task).data_files() == (data,)


def renamed(task: Path, name: str) -> Path:
    """Return the task's folder under another name, its configs and texts as they were."""
    folder = task.rename(task.parent / name)
    for config in (folder / "config").glob("*.json"):
        config.write_text(config.read_text().replace(f"{task.name}/", f"{name}/"))
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("ledger", ["todays", "older"])
def test_rows_are_known_whatever_the_task_was_called(task: Path, ledger: str) -> None:
    """By their content, in all runs of the ledger. One of an older version has the hash of all rows
    alone, and where the data lay: where they were edited since, the rows in the places count, too,
    and where they moved, today's ledger knows them."""
    rows = rows_in(task / "data" / "add.jsonl")
    report = workbench.score(task, "fake", method="gen", sample_size=3, num_fewshot=2)
    places = {row.doc_id for row in report.rows} | {s for row in report.rows for s in row.shot_ids}
    seen = [rows[place] for place in places]
    if ledger == "older":
        with closing(sqlite3.connect(Task.open(task).state / "runs.db")) as db:
            db.execute("DROP TABLE row_marks")
    task = renamed(task, "plus")
    found = workbench.seal(task, 0.5)
    assert (found.seen, found.older_runs) == (len(seen), 0)
    assert not [doc for doc in sealed_docs(found.path) if dict(doc.data) in seen]
    found.path.unlink()
    write(task, rows)
    for changed, older in ((rows[1:], 1), ([*rows[1:], rows[0]], 1)):
        write(task, changed)
        task = renamed(task, f"{task.name}s")
        found = workbench.seal(task, 0.5)
        assert found.older_runs == older
        sealed = [dict(doc.data) for doc in sealed_docs(found.path)]
        assert not [place for place in places if place < len(changed) and changed[place] in sealed]
        assert ledger == "older" or not [row for row in sealed if row in seen]
        found.path.unlink()


def test_every_other_byte_of_the_data_stays(task: Path) -> None:
    """Blank lines, spaces and a last line without an end in .jsonl; cells of several lines in
    .csv."""
    lines = [json.dumps(row, indent=None) + " " for row in sums(10)]
    data = task / "data" / "add.jsonl"
    data.write_bytes(("\ufeff" + "\r\n\n".join(lines)).encode())
    found = workbench.seal(task, 0.4)
    sealed = {doc.data["question"] for doc in sealed_docs(found.path)}
    kept = [line for line in lines if json.loads(line)["question"] not in sealed]
    assert len(sealed) == 4
    text = data.read_bytes().decode()
    assert text.startswith("\ufeff") and [part for part in text[1:].split("\n") if part] == [
        line if line == lines[-1] else line + "\r" for line in kept
    ]
    cells = [f'"{n}+{n + 1}=\nsay, it","{2 * n + 1}"\r\n' for n in range(10)]
    (task / "data" / "add.csv").write_bytes(("question,answer\r\n" + "".join(cells)).encode())
    data.unlink()
    for config in (task / "config").glob("*.json"):
        config.write_text(config.read_text().replace("add.jsonl", "add.csv"))
    found = workbench.seal(task, 0.4)
    sealed = {doc.data["question"].split("=")[0] for doc in sealed_docs(found.path)}
    kept = [cell for cell in cells if cell[1:].split("=")[0] not in sealed]
    text = (task / "data" / "add.csv").read_bytes().decode()
    assert len(kept) == 6 and text == "question,answer\r\n" + "".join(kept)


@pytest.mark.slow
def test_rows_that_belong_together_stay_together(task: Path) -> None:
    """Those of one text, those that copies name, and those of one value of a field that is named;
    a group of which a row was scored is left whole."""
    rows = sums(12)
    rows += [{**row, "answer": row["answer"] + "."} for row in rows[:6]]
    rows = [{**row, "book": n % 4} for n, row in enumerate(rows)]
    write(task, rows)
    workbench.score(task, "fake", method="gen", sample_size=1, num_fewshot=0)
    left = workbench.seal(task, 0.5)
    sealed = {doc.data["question"] for doc in sealed_docs(left.path)}
    assert sealed and not sealed & {row["question"] for row in rows_in(task / "data/add.jsonl")}
    left.path.unlink()
    write(task, [{**row, "book": n // 3} for n, row in enumerate(sums(12))])
    found = workbench.seal(task, 0.5, group="book")
    books = {doc.data["book"] for doc in sealed_docs(found.path)}
    assert books and not books & {row["book"] for row in rows_in(task / "data/add.jsonl")}
    found.path.unlink()
    with pytest.raises(DataError, match=r"no field 'boko'.*'book'"):
        workbench.seal(task, group="boko")


def test_a_passage_that_sealing_parts_is_told_with_the_way_to_keep_it_whole(task: Path) -> None:
    """Twenty passages of three rows, of which scores make one question each."""
    rows = [{**row, "passage_id": f"p{n // 3}"} for n, row in enumerate(sums(60))]
    write(task, rows)
    found = workbench.seal(task, 0.4)
    left = {row["passage_id"] for row in rows_in(task / "data" / "add.jsonl")}
    parted = sum(doc.data["passage_id"] in left for doc in sealed_docs(found.path))
    (note,) = found.notes
    assert note.startswith(f"{parted} sealed rows agree in passage_id with rows that are left")
    assert "--group passage_id" in note


def test_passages_that_are_sealed_whole_are_nothing_to_tell(task: Path) -> None:
    write(task, [{**row, "passage_id": f"p{n // 3}"} for n, row in enumerate(sums(60))])
    found = workbench.seal(task, 0.4, group="passage_id")
    left = {row["passage_id"] for row in rows_in(task / "data" / "add.jsonl")}
    assert not any(doc.data["passage_id"] in left for doc in sealed_docs(found.path))
    assert found.notes == ()


def test_groups_join_by_way_of_other_rows() -> None:
    """A text's copy, and the copy's copy by its name; a row alone has its text as its key."""
    rows = [{}, {"parent_uuid": "u"}, {"parent_uuid": "u"}, {}]
    keys = group_keys(rows, ["b", "b", "c", "d"])
    assert keys[0] == keys[1] == keys[2] and keys[3] == "d"
    assert group_keys(rows[::-1], ["d", "c", "b", "b"]) == keys[::-1]


@pytest.mark.slow
def test_what_cannot_be_sealed_is_refused(task: Path, tmp_path: Path) -> None:
    """With the way out; and nothing is written."""
    data = task / "data" / "add.jsonl"
    before = data.read_bytes()
    with pytest.raises(SettingError, match="above 0 and below 1"):
        workbench.seal(task, 0)
    config = task / "config" / "add_gen.json"
    values = json.loads(config.read_text())
    config.write_text(json.dumps({**values, "sampler": "ids", "shot_ids": [0, 1]}))
    with pytest.raises(SettingError, match="shots by their ids"):
        workbench.seal(task)
    elsewhere = tmp_path / "rows.jsonl"
    elsewhere.write_bytes(before)
    config.write_text(json.dumps({**values, "path": str(elsewhere)}))
    with pytest.raises(SettingError, match=r"not the task's own file.*Put a copy"):
        workbench.seal(task, config="add_gen")
    config.write_text(json.dumps(values))
    workbench.score(task, "fake", method="gen", sample_size=None)
    with pytest.raises(SettingError, match=r"12 of 12 rows scored.*Add rows [a-z ]*\.$"):
        workbench.seal(task)
    assert data.read_bytes() == before and not (task / "holdout").exists()
    with pytest.raises(SettingError, match=r"no rows of it are sealed.*workbench seal .*add"):
        workbench.open_holdout(task, "fake")


def test_a_sealing_that_was_interrupted_is_finished(task: Path) -> None:
    """The same rows, none lost, whether the data had them yet or not; until then nothing opens."""
    data = task / "data" / "add.jsonl"
    before = rows_in(data)
    whole = data.read_bytes()
    first = workbench.seal(task)
    with pytest.raises(SettingError, match="sealed already"):
        workbench.seal(task)
    for at in (whole, data.read_bytes()):
        first.path.rename(first.path.with_suffix(".sealing"))
        data.write_bytes(at)
        with pytest.raises(SettingError, match=r"half sealed.*workbench seal \S*add"):
            workbench.open_holdout(task, "fake")
        again = workbench.seal(task, 0.9)
        assert (again.seal, again.resumed) == (first.seal, True)
        sealed = [dict(doc.data) for doc in sealed_docs(again.path)]
        assert sorted(map(json.dumps, rows_in(data) + sealed)) == sorted(map(json.dumps, before))
    data.write_bytes(whole)
    with pytest.raises(SettingError, match="no hold-out any more"):
        workbench.open_holdout(task, "fake", method="gen")


def test_a_damaged_seal_says_so_without_a_row(task: Path) -> None:
    """Neither rows that are not those that were sealed, nor a file that is no seal, is scored."""
    path = workbench.seal(task).path
    lines = path.read_text().split("\n")
    for text in ("\n".join([*lines[:2], "AAAA", ""]), "\n".join(lines[1:])):
        path.write_text(text)
        with pytest.raises(DataError, match=r"not (a seal|the rows that were sealed)"):
            workbench.open_holdout(task, "fake", method="gen")
    assert read_openings(Task.open(task)) == []


# -- opening -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_an_opening_scores_the_sealed_rows_and_is_counted_once(
    task: Path, adder: FakeModel
) -> None:
    """Asked again of just the same, it says what came out then; another version, setting or model
    shows a new score and counts. The ledger has no run of it."""
    (task / "transform_gen_v1.py").write_text(ADD.replace("Q: ", "Question: "))
    workbench.seal(task, 0.5)
    first = workbench.open_holdout(task, adder, "gen_v0")
    assert (first.opening.n, first.opened, first.is_new) == (6, 1, True)
    assert first.opening.metrics["accuracy"].value == 1.0
    again = workbench.open_holdout(task, adder, "gen_v0")
    assert (again.opening, again.opened, again.is_new) == (first.opening, 1, False)
    other = workbench.open_holdout(task, adder, "gen_v1")
    assert (other.opened, other.opening.metrics["accuracy"].value) == (2, 0.0)
    assert workbench.open_holdout(task, adder, "gen_v0", num_fewshot=0).opened == 3
    assert workbench.open_holdout(task, "fake", "gen_v0").opened == 4
    assert workbench.open_holdout(task, adder, "gen_v0").opened == 4
    state = Task.open(task).state
    assert not (state / "runs.db").exists() and not (state / "scores.db").exists()


@pytest.mark.slow
def test_shots_come_from_the_ordinary_rows(task: Path) -> None:
    """Of every sampler that a task without a file of shots may have; a sealed row shows in its own
    prompt alone."""
    prompts: list[str] = []

    def keep(prompt: str) -> str:
        prompts.append(prompt)
        return " 0\n"

    sealed = {doc.data["question"] for doc in sealed_docs(workbench.seal(task, 0.5).path)}
    model = FakeModel(keep, name="keeper")
    samplers = ("fixed", "per_doc", "first_n", "ultraeval", "lm-eval", "opencompass", "freeeval")
    for sampler in samplers:
        prompts.clear()
        workbench.open_holdout(task, model, "gen_v0", sampler=sampler, num_fewshot=2)
        assert len(prompts) == 6
        for prompt in prompts:
            *shots, own = [part.split("\n")[0] for part in prompt.split("Q: ")[1:]]
            assert own in sealed and len(shots) == 2 and not sealed & set(shots), sampler


@pytest.mark.slow
def test_both_scores_stand_side_by_side(task: Path, adder: FakeModel, tmp_path: Path) -> None:
    """Of exactly one version, model and settings: beside an opening, in a report and in an
    export; of a run of another version there is nothing to stand beside."""
    (task / "transform_gen_v1.py").write_text(ADD.replace("Q: ", "Question: "))
    workbench.seal(task, 0.5)
    opened = Task.open(task)
    assert workbench.open_holdout(task, adder, "gen_v0").selection is None
    runs = [workbench.score(task, adder, v, sample_size=None) for v in ("gen_v0", "gen_v1")]
    again = workbench.open_holdout(task, adder, "gen_v0")
    assert again.selection is not None and again.selection.run_id == runs[0].run_id
    beside = opening_of_run(opened, runs[0].run)
    assert beside is not None and beside.opening == again.opening
    assert opening_of_run(opened, runs[1].run) is None
    pages = [workbench.write_report(r, tmp_path / f"{r.run.version}.html").path for r in runs]
    assert ["Hold-out" in page.read_text("utf-8") for page in pages] == [True, False]
    for version, is_opened in (("gen_v0", True), ("gen_v1", False)):
        made = workbench.export(
            task, "opencompass", tmp_path / version, version, method="gen", model="adder"
        )
        assert (made.score.holdout is not None) == is_opened
        held = read_capsule(made.files[-1]).get("holdout")
        assert (held and (held["n"], held["opened"])) == ((6, 1) if is_opened else None)


@pytest.mark.slow
def test_an_edited_row_parts_what_depends_on_it(task: Path, adder: FakeModel) -> None:
    """Where shots come from the rows themselves, a score with another shot is another one; without
    shots the ordinary rows do not matter to the sealed ones."""
    workbench.seal(task, 0.5)
    for shots, is_new in ((0, False), (2, True)):
        workbench.open_holdout(task, adder, "gen_v0", num_fewshot=shots)
        data = task / "data" / "add.jsonl"
        data.write_text(data.read_text().replace('"passage": ""', f'"passage": "{shots}"', 1))
        again = workbench.open_holdout(task, adder, "gen_v0", num_fewshot=shots)
        assert again.is_new == is_new


@pytest.mark.slow
def test_an_opening_of_which_the_model_answers_nothing_is_none(task: Path) -> None:
    """It tells nothing, so it is not counted, and is no result to be told again; where some rows
    have no answer it is one, and says how many."""
    workbench.seal(task, 0.5)
    sealed = sealed_docs(task / "holdout" / "add.jsonl.sealed")

    class Deaf(FakeModel):
        def __init__(self, *heard: str) -> None:
            super().__init__(name="deaf")
            self.heard = heard

        def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
            for place, request in enumerate(requests):
                asked = request.context.rsplit("Q: ")[-1]
                is_heard = any(text in asked for text in self.heard)
                yield place, self._generation(request) if is_heard else Unanswered("too long")

    with pytest.raises(ModelError, match="nothing was counted"):
        workbench.open_holdout(task, Deaf(), "gen_v0", num_fewshot=0)
    assert read_openings(Task.open(task)) == []
    heard = str(sealed[0].data["question"])
    found = workbench.open_holdout(task, Deaf(heard), "gen_v0", num_fewshot=0)
    assert (found.opened, found.opening.failed, found.opening.unscored) == (1, 0, len(sealed) - 1)
    assert [each.unscored for each in read_openings(Task.open(task))] == [len(sealed) - 1]


@pytest.mark.slow
def test_the_same_opening_of_two_at_once_is_counted_once(task: Path) -> None:
    """Who is done later is told what the other's came to."""
    workbench.seal(task, 0.5)

    other: list[bool] = []

    class Meanwhile(FakeModel):
        def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
            yield from super().generate(requests)
            if not other:
                other.append(True)
                other[0] = workbench.open_holdout(task, self, "gen_v0").is_new

    found = workbench.open_holdout(task, Meanwhile(right_unless_asked, name="adder"), "gen_v0")
    assert other == [True]
    (kept,) = read_openings(Task.open(task))
    assert (found.opening, found.opened, found.is_new) == (kept, 1, False)


@pytest.mark.slow
def test_an_opening_that_cannot_be_written_leaves_no_part(
    task: Path, adder: FakeModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither an empty record nor half a line; one whose end somebody cut is gone on with."""

    def fill(handle: int, content: bytes) -> None:
        os.write(handle, content[:10])
        raise OSError(errno.ENOSPC, "No space left on device")

    workbench.seal(task, 0.5)
    record = task / "holdout" / "openings.jsonl"
    with monkeypatch.context() as full:
        full.setattr(openings, "write_all", fill)
        with pytest.raises(StoreError, match="the opening cannot be written down"):
            workbench.open_holdout(task, adder, "gen_v0")
        assert not record.exists()
    workbench.open_holdout(task, adder, "gen_v0")
    record.write_bytes(record.read_bytes().rstrip())
    before = record.read_bytes()
    with monkeypatch.context() as full:
        full.setattr(openings, "write_all", fill)
        with pytest.raises(StoreError, match="the opening cannot be written down"):
            workbench.open_holdout(task, "fake", "gen_v0")
    assert record.read_bytes() == before
    assert workbench.open_holdout(task, "fake", "gen_v0").opened == 2
    assert len(read_openings(Task.open(task))) == 2


@pytest.mark.slow
def test_a_record_that_a_merge_left_in_conflict_is_told_before_anything_is_done(
    task: Path, adder: FakeModel, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two people opened: both lines are to be kept. Nothing is scored or written until then; where
    it comes meanwhile, the score is printed."""
    workbench.seal(task, 0.5)
    workbench.open_holdout(task, adder, "gen_v0")
    record, state = task / "holdout" / "openings.jsonl", Task.open(task).state
    line = record.read_text("utf-8")
    both = f"<<<<<<< HEAD\n{line}=======\n{line}>>>>>>> al\n"
    says = "openings.jsonl:1: cannot be read; saw git's conflict markers, from line 1 on. Each line"
    score = ["score", str(task), "--model", "fake", "--sample", "3"]
    record.write_text(both, "utf-8")
    samples = tmp_path / "samples.jsonl"
    assert main([*score, "--samples", str(samples)]) == 2
    told = capsys.readouterr()
    assert says in told.err and "keep the lines of both sides" in told.err
    assert not samples.exists() and not state.exists()
    record.write_text(line, "utf-8")

    def merge(*about: Any, **how: Any) -> Any:
        record.write_text(both, "utf-8")
        return score_plan(*about, **how)

    with pytest.MonkeyPatch.context() as meanwhile:
        meanwhile.setattr(run, "score_plan", merge)
        assert main([*score, "--json"]) == 0
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert (found["n"], found["holdout"]) == (3, None) and f"warning: {task}" in told.err
    export = ["export", "ultraeval", str(task), "--to", str(tmp_path / "out")]
    record.write_text(line, "utf-8")
    assert main(["score", str(task), "--model", "fake", "--all", "--json"]) == 0
    record.write_text(both, "utf-8")
    capsys.readouterr()
    assert main([*export, "--model", "fake"]) == 2
    assert says in capsys.readouterr().err and not (tmp_path / "out").exists()


@pytest.mark.slow
def test_what_was_opened_is_kept_without_texts_and_folders(task: Path, adder: FakeModel) -> None:
    """The record goes into git with the task: metrics, settings, hashes."""
    workbench.seal(task, 0.5)
    opened = workbench.open_holdout(task, adder, "gen_v0")
    text = (task / "holdout" / "openings.jsonl").read_text()
    assert str(task.parent) not in text and "+" not in text
    (kept,) = read_openings(Task.open(task))
    assert kept == opened.opening
    assert not any(math.isnan(metric.value) for metric in kept.metrics.values())


def test_a_draft_or_a_sample_opens_nothing(task: Path) -> None:
    """A saved version is scored on all sealed rows, so that a count means something."""
    workbench.seal(task)
    with pytest.raises(SettingError, match="Save it first"):
        workbench.open_holdout(task, "fake", ADD)
    with pytest.raises(SettingError, match="scored whole"):
        workbench.open_holdout(task, "fake", sample_size=2)
    plan = make_plan(Task.open(task), Options(), method="gen", draft=ADD)
    with pytest.raises(SettingError, match="Save it first"):
        require_sealed(plan)
    with pytest.raises(InputError, match="Did you mean 'num_fewshot'"):
        workbench.open_holdout(task, "fake", num_fewshots=2)
    assert replace(plan, version="gen_v0") and require_sealed(replace(plan, version="gen_v0"))


@pytest.mark.parametrize("ask", ["write", "network"])
def test_code_that_could_keep_the_rows_opens_nothing(task: Path, ask: str) -> None:
    """A version with leave to write or to reach others is refused, and that is not counted; one
    that asks and has no leave is closed in, and opens."""
    workbench.seal(task, 0.4)
    latest = Path(Task.open(task).versions()[-1].path)
    text = latest.read_text(encoding="utf-8") + f"\n\n# workbench: allow {ask}\n"
    latest.write_text(text, encoding="utf-8")
    trust(text, grant=True)
    with pytest.raises(SettingError, match="whose rows it could keep"):
        workbench.open_holdout(task, "fake", latest.stem.removeprefix("transform_"))
    assert not (task / "holdout" / "openings.jsonl").exists()


def test_a_ledger_without_a_folder_is_gone_when_closed(tmp_path: Path) -> None:
    """It writes no file, wherever one is."""
    ledger = Ledger(None)
    assert ledger.runs() == []
    ledger.close()
    assert not list(tmp_path.iterdir()) and not Path(":memory:").exists()


# -- sealed rows that are back in the data ---------------------------------------------------------


@pytest.mark.slow
def test_sealed_rows_that_were_put_back_are_left_out_and_said(
    task: Path, adder: FakeModel, capsys: pytest.CaptureFixture[str]
) -> None:
    """As where git takes the data from before: each door says it, none reads them, and ids and
    rows are what they are without them. Once they are gone again, nothing is said."""
    data = task / "data" / "add.jsonl"
    whole = data.read_bytes()
    sealed = workbench.seal(task, 0.3)
    left, told = data.read_bytes(), "3 sealed rows stand in the data or among the shots too"
    before = workbench.score(task, adder, method="gen", sample_size=None)
    data.write_bytes(whole)
    again = workbench.score(task, adder, method="gen", sample_size=None)
    assert again.run.settings["docs_sha256"] == before.run.settings["docs_sha256"]
    assert [row.prompt for row in again.rows] == [row.prompt for row in before.rows]
    assert told in " ".join(again.notes) and told not in " ".join(before.notes)
    assert len(docs_of_run(again.run)) == 9
    found = workbench.compare(before, again)
    assert [note for note in found.notes if told in note] and found.n == 9
    opened = Task.open(task)
    assert {row_mark(doc) for doc in opened.docs(opened.config())}.isdisjoint(
        row_mark(doc) for doc in sealed_docs(sealed.path)
    )
    for command in ("score", "lint"):
        assert main([command, str(task), *(["--model", "fake"] if command == "score" else [])]) < 2
        assert f"{told}, and are left out. Take them out of add.jsonl" in _said(capsys)
    assert main(["tasks", str(task.parent), "--json"]) == 0
    captured = capsys.readouterr()
    (record,) = json.loads(captured.out)
    assert (record["docs"], record["sealed"]) == (9, 3) and told in captured.err
    with pytest.raises(SettingError, match=told):
        workbench.open_holdout(task, adder, "gen_v0")
    data.write_bytes(left)
    assert main(["lint", str(task)]) < 2
    assert "stand in the data" not in _said(capsys)


def _said(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    return " ".join((captured.out + captured.err).split())


@pytest.mark.slow
def test_rows_that_are_being_sealed_are_left_out(task: Path) -> None:
    """Where that was interrupted they stand in the data still, and it is said how it is ended."""
    whole = (task / "data" / "add.jsonl").read_bytes()
    found = workbench.seal(task, 0.5)
    found.path.rename(found.path.with_suffix(".sealing"))
    (task / "data" / "add.jsonl").write_bytes(whole)
    report = workbench.score(task, "fake", method="gen", sample_size=None)
    assert len(report.rows) == 6 and "workbench seal" in " ".join(report.notes)
    assert workbench.seal(task).resumed
    report = workbench.score(task, "fake", method="gen", sample_size=None)
    assert len(report.rows) == 6 and not report.notes


@pytest.mark.slow
def test_a_large_file_that_got_its_rows_back_is_read_without_them(
    task: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is read in place is looked through where it has more rows than were left."""
    data = task / "data" / "add.jsonl"
    whole = data.read_bytes()
    workbench.seal(task, 0.5)
    monkeypatch.setattr("workbench.prompts.dataset.IN_MEMORY_BYTES", 1)
    opened = Task.open(task)
    assert isinstance(opened.docs(opened.config()), LinesInPlace)
    data.write_bytes(whole)
    docs = opened.docs(opened.config())
    assert [doc.id for doc in docs] == list(range(6)) and opened.left_out(opened.config()) == 6


@pytest.mark.slow
def test_an_opening_says_which_runs_have_seen_the_rows(
    task: Path, adder: FakeModel, tmp_path: Path
) -> None:
    """As where the whole task was taken from before the seal, and scored: in this ledger, whatever
    the task is called in it. Asked again it says so still, and a report does."""
    copy = shutil.copytree(task, tmp_path / "before")
    sealed = workbench.seal(task, 0.3)
    assert workbench.open_holdout(task, adder, "gen_v0").seen is None
    shutil.copytree(copy, task.parent / "copied")
    for config in (task.parent / "copied" / "config").glob("*.json"):
        config.write_text(config.read_text().replace("add/", "copied/"))
    for shots in (0, 1):
        workbench.score(task.parent / "copied", adder, num_fewshot=shots, sample_size=None)
    save_version(task, ADD + "# another\n", "gen")
    for _ in range(2):
        found = workbench.open_holdout(task, adder, "gen_v1")
        assert found.seen == SeenBefore(2, sealed.seal.rows)
    assert found.opening.seen == found.seen
    assert "2 runs of this ledger have scored 3 of these rows" in freshness(1, found.seen)
    assert "first look" not in freshness(1, found.seen) and "first look" in freshness(1)
    report = workbench.score(task, adder, "gen_v1", sample_size=None)
    page = workbench.write_report(report, tmp_path / "page.html").path.read_text("utf-8")
    assert "2 runs of this ledger have scored 3 of these rows" in page
