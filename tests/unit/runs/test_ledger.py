"""The ledger: runs and rows come back as they went in."""

from __future__ import annotations

import math
import sqlite3
import subprocess
import threading
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from workbench.errors import NotFoundError, StoreError
from workbench.runs.ledger import Ledger, new_run_id
from workbench.runs.rows_table import AT_ONCE
from workbench.types import (
    Diagnostic,
    Extraction,
    Generation,
    Loglikelihood,
    Metric,
    Row,
    Run,
    Score,
)

RUN = Run(
    run_id="20261121-100000-abcd",
    task="sums",
    version="gen_v0",
    source="def transform(): ...\n",
    source_sha256="0" * 64,
    model="fake",
    fingerprint="f",
    method="gen",
    settings={"num_fewshot": 3, "until": ["\n\n"]},
    started=1.0,
)
PPL_ROW = Row(
    doc_id=1,
    prompt="Q",
    prompt_sha256="h",
    processed_output=("a", "b"),
    scores={"acc": Score(1.0), "acc_norm": Score(0.0, "because")},
    choices=("a", "b"),
    gold=(0,),
    loglikelihoods=(
        Loglikelihood((-0.1, -1 / 3), (3, 4), True),
        Loglikelihood((), (), False, 0, True),
    ),
    predicted=0,
    shot_ids=(5, 6),
    computed=2,
)
GEN_ROW = Row(
    doc_id=0,
    prompt="Q 你好",
    prompt_sha256="h",
    processed_output="a",
    scores={"accuracy": Score(0.0)},
    generation=Generation("a\n\nb", (1, 2), (-0.5, -0.25), "stop"),
    extraction=Extraction("a", ("a",), 0, 1),
    cached=1,
)
FAILED_ROW = Row(2, "", "", "", {}, error=Diagnostic("error", "KeyError", "no 'x'", 3, 4))


def test_rows_come_back_equal(tmp_path: Path) -> None:
    """Every field of every kind of row survives, floats to the last digit."""
    ledger = Ledger(tmp_path)
    ledger.start(RUN)
    ledger.add_rows(RUN.run_id, [PPL_ROW, GEN_ROW])
    ledger.add_rows(RUN.run_id, [FAILED_ROW])
    assert Ledger(tmp_path).rows(RUN.run_id) == [GEN_ROW, PPL_ROW, FAILED_ROW]


def test_a_run_that_never_finished_says_so(tmp_path: Path) -> None:
    """Status `running` stays where a process died; finishing sets the rest."""
    ledger = Ledger(tmp_path)
    ledger.start(RUN)
    assert ledger.run(RUN.run_id) == RUN
    metrics = {"acc": Metric(0.5, 0.1, (0.3, 0.7), 4)}
    ledger.finish(RUN.run_id, "cancelled", 2.5, metrics)
    found = ledger.run(RUN.run_id)
    assert (found.status, found.seconds, found.metrics) == ("cancelled", 2.5, metrics)


def test_metrics_of_nothing_survive(tmp_path: Path) -> None:
    """NaN, the value of a metric over no rows, comes back as NaN."""
    ledger = Ledger(tmp_path)
    ledger.start(RUN)
    nan = math.nan
    ledger.finish(RUN.run_id, "done", 0.0, {"acc": Metric(nan, nan, (nan, nan), 0)})
    metrics = ledger.run(RUN.run_id).metrics
    assert metrics is not None
    assert math.isnan(metrics["acc"].value)


def test_runs_are_listed_newest_first_and_by_task(tmp_path: Path) -> None:
    """The list of a task has its runs alone."""
    ledger = Ledger(tmp_path)
    for number, task in enumerate(("sums", "coin-flip", "sums")):
        ledger.start(Run(**{**_fields(RUN), "run_id": f"r{number}", "task": task,
                            "started": float(number)}))  # fmt: skip
    assert [run.run_id for run in ledger.runs()] == ["r2", "r1", "r0"]
    assert [run.run_id for run in ledger.runs("sums")] == ["r2", "r0"]


def test_an_old_run_is_not_the_newest_when_the_clock_was_set_back(tmp_path: Path) -> None:
    """Runs are in the order in which they were begun; the time is only shown."""
    ledger = Ledger(tmp_path)
    for name, started in (("first", 2000.0), ("second", 1000.0)):
        ledger.start(Run(**{**_fields(RUN), "run_id": name, "started": started}))
    assert [run.run_id for run in ledger.runs()] == ["second", "first"]


def test_a_run_of_a_process_that_was_killed_is_interrupted(tmp_path: Path) -> None:
    """It goes on while its process does; another process of the same number is not its process."""
    ledger = Ledger(tmp_path)
    ledger.start(RUN)
    assert ledger.run(RUN.run_id).status == "running"
    set_born = "UPDATE owners SET born='an earlier boot/1' WHERE born<>''"
    if ledger._database.write(lambda db: db.execute(set_born).rowcount):
        assert ledger.run(RUN.run_id).status == "interrupted"
    ledger._database.write(lambda db: db.execute("UPDATE owners SET born=''"))
    assert ledger.run(RUN.run_id).status == "running"
    child = subprocess.Popen(["true"])
    child.wait()
    ledger._database.write(lambda db: db.execute("UPDATE numbers SET pid=?", (child.pid,)))
    assert ledger.run(RUN.run_id).status == "interrupted"


def test_a_run_elsewhere_is_interrupted_after_a_day_without_a_word(tmp_path: Path) -> None:
    """Nobody can ask for a process of another machine, or of a container that is gone."""
    ledger = Ledger(tmp_path)
    now = time.time()
    for name, started in (("old", now - 25 * 3600), ("new", now - 23 * 3600)):
        ledger.start(Run(**{**_fields(RUN), "run_id": name, "started": started}))
    ledger._database.write(lambda db: db.execute("UPDATE numbers SET host='elsewhere'"))
    assert [run.status for run in ledger.runs()] == ["running", "interrupted"]


def _fields(run: Run) -> dict[str, object]:
    return {name: getattr(run, name) for name in Run.__dataclass_fields__}


def test_an_unknown_run_names_the_nearest(tmp_path: Path) -> None:
    """The message has a way out."""
    ledger = Ledger(tmp_path)
    ledger.start(RUN)
    with pytest.raises(NotFoundError, match=r"Did you mean '20261121-100000-abcd'"):
        ledger.run("20261121-100000-abce")


def test_threads_and_connections_may_write_at_once(tmp_path: Path) -> None:
    """Two ledgers on one file, four threads: every row arrives."""
    ledgers = [Ledger(tmp_path), Ledger(tmp_path)]
    ledgers[0].start(RUN)

    def write(start: int) -> None:
        for doc_id in range(start, start + 25):
            row = Row(doc_id, "", "", "", {})
            ledgers[doc_id % 2].add_rows(RUN.run_id, [row])

    threads = [threading.Thread(target=write, args=(start,)) for start in (0, 25, 50, 75)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [row.doc_id for row in ledgers[0].rows(RUN.run_id)] == list(range(100))


def test_a_damaged_file_is_named_with_a_way_out(tmp_path: Path) -> None:
    """The message says which file, and what to do."""
    (tmp_path / "runs.db").write_bytes(b"this is no database at all" * 100)
    with pytest.raises(StoreError, match=r"runs\.db.*move it away"):
        Ledger(tmp_path)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ("UPDATE runs SET settings='{'", r"abcd: settings:1: not valid JSON"),
        ("UPDATE runs SET settings='[]'", r"abcd: settings; expected an object; saw \[\]"),
        ("UPDATE runs SET settings=x'7b7d'", "abcd: settings; expected a string"),
        ("UPDATE runs SET started='soon'", "abcd: started; expected a number; saw 'soon'"),
        ("UPDATE runs SET method='both'", "abcd: method"),
        ("""UPDATE runs SET metrics='{"a": {"n": 1}}'""", "abcd: metrics.*`value`"),
        ('UPDATE numbers SET counts=\'{"done": "x"}\'', "abcd: counts.*expected a whole number"),
        ("UPDATE results SET row='{}'", "abcd: a row; expected bytes"),
        ("UPDATE results SET row=x'7b7d'", "abcd: a row; expected the key `doc_id`"),
        ("UPDATE results SET row=x'ff'", "abcd: a row; expected UTF-8"),
        ("""UPDATE results SET row=replace(CAST(row AS TEXT), '"a"', '5')""", "abcd: a row"),
        ("UPDATE results SET answers=x'00'", "abcd: a row: not a row"),
        ("UPDATE results SET answers=x''", "numbers of its answers; expected as many"),
    ],
)
def test_what_another_program_wrote_is_told_with_its_place(
    changed: str, says: str, tmp_path: Path
) -> None:
    """The file, the run, what was expected and what is there; no other error comes of it."""
    with closing(Ledger(tmp_path)) as ledger:
        ledger.start(RUN)
        ledger.add_rows(RUN.run_id, [PPL_ROW, GEN_ROW])
        ledger.tell(replace(RUN, metrics={"a": Metric(1.0, 0.0, (0.0, 1.0), 2)}), {"done": 2})
    with closing(sqlite3.connect(tmp_path / "runs.db")) as db, db:
        db.execute(changed)
    with closing(Ledger(tmp_path)) as ledger:

        def read() -> None:
            ledger.run(RUN.run_id)
            ledger.counts(RUN.run_id)
            ledger.rows(RUN.run_id)

        with pytest.raises(StoreError, match=says):
            read()


@pytest.mark.parametrize(
    "changed", ["settings='{'", "run_id=NULL", "started='soon'", "model=x'ff'"]
)
def test_a_damaged_run_hides_no_other(changed: str, tmp_path: Path) -> None:
    """The others are listed, a new one is kept, and which one was left out is said."""
    good = replace(RUN, run_id="20261121-103000-good")
    with closing(Ledger(tmp_path)) as ledger:
        ledger.start(RUN)
        ledger.start(good)
    with closing(sqlite3.connect(tmp_path / "runs.db")) as db, db:
        db.execute("PRAGMA ignore_check_constraints=1")
        db.execute(f"UPDATE runs SET {changed} WHERE run_id=?", (RUN.run_id,))
    with closing(Ledger(tmp_path)) as ledger:
        assert [run.run_id for run in ledger.runs()] == [good.run_id]
        assert "runs.db: run" in ledger.trouble and "delete the run" in ledger.trouble
        assert ledger.noise(RUN.fingerprint) is None
        ledger.finish(good.run_id, "done", 1.0, {})
        assert ledger.run(good.run_id).status == "done"


def test_a_folder_that_cannot_be_written_is_named_with_a_way_out(tmp_path: Path) -> None:
    """A file where the folder should be stands for any folder that cannot be made."""
    (tmp_path / "state").write_text("")
    with pytest.raises(StoreError, match=r"state/runs\.db.*copy of the task"):
        Ledger(tmp_path / "state")


def test_run_ids_differ_and_sort_by_time() -> None:
    """Ids made within a second differ; the time comes first."""
    made = {new_run_id() for _ in range(50)}
    assert len(made) > 45
    assert all(len(run_id.split("-")) == 3 for run_id in made)


def test_what_prompts_begin_with_is_kept_once(tmp_path: Path) -> None:
    """The shots of three rows are in the file once, and each row comes back whole; the text of a
    single row stays with it."""
    shots, alone = "Shots \ud800 你好\n" * 100, "Other shots\n" * 100
    rows = [
        replace(GEN_ROW, doc_id=n, prompt=head + f"Q{n}", shared=len(head))
        for n, head in enumerate((shots, shots, shots, alone))
    ]
    ledger = Ledger(tmp_path)
    ledger.start(RUN)
    ledger.add_rows(RUN.run_id, rows)
    assert ledger.rows(RUN.run_id) == rows
    assert len(ledger._database.query("SELECT * FROM texts")) == 1
    # A row that comes alone finds the text that others had.
    ledger.add_rows(RUN.run_id, [replace(rows[0], doc_id=9)])
    (sizes,) = ledger._database.query(
        "SELECT MAX(LENGTH(row)) AS most FROM results WHERE doc_id != 3", ()
    )
    assert sizes["most"] < len(shots)


def test_a_row_is_kept_once_however_often_it_comes(tmp_path: Path) -> None:
    """The later one counts."""
    ledger = Ledger(tmp_path)
    ledger.start(RUN)
    ledger.add_rows(RUN.run_id, [GEN_ROW])
    ledger.add_rows(RUN.run_id, [replace(GEN_ROW, cached=2)])
    assert ledger.rows(RUN.run_id) == [replace(GEN_ROW, cached=2)]


@pytest.mark.slow
def test_rows_are_read_a_few_at_a_time(tmp_path: Path) -> None:
    """All of them, by doc id, wherever the reading pauses."""
    ledger = Ledger(tmp_path)
    ledger.start(RUN)
    ids = list(range(2 * AT_ONCE + 1))
    ledger.add_rows(RUN.run_id, [replace(FAILED_ROW, doc_id=n) for n in reversed(ids)])
    assert [row.doc_id for row in ledger.each_row(RUN.run_id)] == ids
