"""The order of a run: drawn, in blocks, with questions whole; and what an unfinished run says."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import workbench
from tests.unit.conftest import right_unless_asked
from workbench.analysis.report import make_report
from workbench.errors import SettingError
from workbench.models.fake import FakeModel
from workbench.prompts.dataset import read_docs
from workbench.prompts.reads import columns_read
from workbench.runs.ledger import Ledger
from workbench.runs.options import Options
from workbench.runs.order import BLOCK, draw_order
from workbench.runs.plan import make_plan
from workbench.runs.progress import Recorder
from workbench.runs.run import open_tools, score_plan
from workbench.scoring.groups import questions_of
from workbench.tasks.task import Task
from workbench.types import Doc, Row, Run, Score

SUMS = Path(workbench.__file__).parent.parent / "transforms" / "sums" / "data" / "sums.jsonl"


def docs_of(rows: Sequence[dict[str, Any]]) -> list[Doc]:
    return [Doc(place, row) for place, row in enumerate(rows)]


def ids(rows: Sequence[dict[str, Any]], seed: int = 0) -> list[int]:
    """Return the docs' ids in the order that is drawn."""
    return [doc.id for doc in draw_order(docs_of(rows), seed).window().docs]


@given(st.lists(st.integers(0, 30), max_size=60), st.integers(0, 3))
def test_every_doc_has_its_place_and_no_question_is_in_two_blocks(
    passages: list[int], seed: int
) -> None:
    rows = [{"passage_id": name, "n": place} for place, name in enumerate(passages)]
    drawn = draw_order(docs_of(rows), seed, "passage_id")
    order = drawn.window()
    assert sorted(doc.id for doc in order.docs) == list(range(len(rows)))
    begin = 0
    while begin < len(rows):
        block = order.block[order.docs[begin].id]
        assert block[0] == begin
        own = {doc.id for doc in order.docs[block[0] : block[1]]}
        assert own == {doc for doc, each in order.block.items() if each == block}
        inside = {order.question[doc] for doc in own}
        assert not inside & {order.question[i] for i in order.block if i not in own}
        begin = block[1]
    assert drawn.questions == len(set(passages))
    assert drawn.largest == max(Counter(passages).values(), default=0)


def test_an_order_is_of_the_content_and_the_seed() -> None:
    rows = [{"question": f"q{n}"} for n in range(50)]
    first = [rows[i] for i in ids(rows)]
    turned = rows[::-1]
    assert [turned[i] for i in ids(turned)] == first
    assert [rows[i] for i in ids(rows, 1)] != first
    assert first != rows
    # Rows that are added come between, and change no order.
    more = [*rows, {"question": "new"}]
    kept = [more[i] for i in ids(more) if i < 50]
    assert kept == first


@given(st.lists(st.integers(0, 30), max_size=60), st.integers(1, 4), st.integers(1, 7))
def test_parts_and_windows_are_the_whole(passages: list[int], parts: int, size: int) -> None:
    """Each doc is in one part, each question in no two, in the order of the whole; and the windows
    of an order are the order."""
    docs = docs_of([{"passage_id": name, "n": place} for place, name in enumerate(passages)])
    whole = draw_order(docs, 0, "passage_id")
    order = [doc.id for doc in whole.window().docs]
    found = [whole.part(number, parts).window() for number in range(1, parts + 1)]
    for part in found:
        own = [doc.id for doc in part.docs]
        assert own == [doc_id for doc_id in order if doc_id in part.block]
    assert sorted(doc for part in found for doc in part.block) == sorted(order)
    names = [name for part in found for name in set(part.question.values())]
    assert len(names) == len(set(names))
    windows = list(whole.windows(size))
    assert [doc.id for each in windows for doc in each.docs] == order
    assert {i: b for each in windows for i, b in each.block.items()} == whole.window().block


def test_blocks_are_small_where_a_run_is() -> None:
    for size, least in ((6, 1), (50, 5), (400, BLOCK)):
        order = draw_order(docs_of([{"n": n} for n in range(size)]), 0).window()
        assert {end - begin for begin, end in order.block.values()} <= {least, size % least}


# -- what belongs together ---------------------------------------------------------------------


def named(rows: Sequence[dict[str, Any]], field: str | None = None) -> list[int]:
    """Return the questions of rows, numbered as they come up."""
    found = questions_of(docs_of(rows), field)
    names = [name or f"alone {place}" for place, name in enumerate(found)]
    return [list(dict.fromkeys(names)).index(name) for name in names]


def test_the_data_marks_what_belongs_together() -> None:
    circular = [{"qid": n // 4, "circular_pattern": n % 4, "q": n} for n in range(12)]
    assert named(circular) == [n // 4 for n in range(12)]
    passages = [{"passage": f"text {n // 2}", "question": n} for n in range(20)]
    assert named(passages) == [n // 2 for n in range(20)]
    stories = [{"story_id": f"s{n % 3}", "q": n} for n in range(6)]
    assert named(stories) == [0, 1, 2, 0, 1, 2]
    assert named([{"q": 1}, {"q": 2}, {"q": 1}]) == [0, 1, 0]
    assert named([{"id": n, "q": n % 2, "text": f"t{n % 2}"} for n in range(4)]) == [0, 1, 0, 1]


NUMBERED = [
    {"编号": n, "Vorgang": f"B-{n:04d}", "date": f"2026-01-{1 + n:02d}", "text": f"t{n // 3}"}
    for n in range(12)
]


def test_rows_that_differ_only_in_what_is_not_read_are_one_question() -> None:
    """Whatever the columns are called; rows whose golds differ are two."""
    read = frozenset(("text",))
    names = questions_of(docs_of(NUMBERED), read=read)
    assert len(set(names)) == 4 and names[0] == names[1] == names[2]
    assert set(questions_of(docs_of(NUMBERED))) == {""}
    golds = [{**row, "target_scores": {"a": n % 2}} for n, row in enumerate(NUMBERED)]
    groups = questions_of(docs_of(golds), read=read)
    assert [groups[0] == groups[n] for n in (1, 2)] == [False, True]


TELLING = """
def transform(row, num_sample, r, dataset_name):
    hint = row.get("hint", "") if "hint" in row else row["text"]
    return {"input": f"{row['question']} {hint}", "output": "", "processed_output": ""}
"""


def test_the_columns_that_a_transform_reads_are_told_by_its_code() -> None:
    assert columns_read(TELLING) == {"hint", "text", "question"}


@pytest.mark.parametrize(
    "line",
    [
        "str(row)", "row.items()", "{**row}", "[row[name] for name in names]", "helper(row)",
        "locals()", "dict(row).get('text')", "[v for v in row]",
    ],
)  # fmt: skip
def test_a_row_that_is_handed_on_as_a_whole_may_be_read_in_every_column(line: str) -> None:
    code = TELLING.replace("    return", f"    more = {line}\n    return")
    assert columns_read(code) is None


def test_of_no_transform_nothing_is_told() -> None:
    empty = "def transform(row, n, r, d):\n    return {'input': 'Hi'}"
    assert [columns_read(text) for text in ("", "x = (", "def other(row): pass", empty)] == [
        None
    ] * 4


def test_marks_that_overlap_are_linked() -> None:
    """Pairs of copies within passages of six rows: the passage is the question."""
    rows = [{"question_id": n // 2, "passage": f"text {n // 6}", "n": n} for n in range(60)]
    assert named(rows) == [n // 6 for n in range(60)]


def test_what_all_rows_share_marks_nothing() -> None:
    """An instruction is no passage, and the name of a dataset no question."""
    rows = [{"passage": "Answer.", "source_id": "mmlu", "question": n} for n in range(12)]
    assert named(rows) == list(range(12))


def test_a_field_says_what_belongs_together() -> None:
    rows = [{"meta": {"user": n % 2}, "q": n} for n in range(4)]
    assert named(rows, "meta.user") == [0, 1, 0, 1]
    assert named([{"q": 1}, {"q": 1}], "") == [0, 1]
    with pytest.raises(SettingError, match="no row has a field 'users'"):
        named(rows, "users")


# -- runs --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_run_goes_by_the_order_and_keeps_questions(task: Path) -> None:
    plan = make_plan(Task.open(task), replace(Options(), group="answer"), method="gen")
    recorders: list[Recorder] = []
    model = FakeModel(right_unless_asked)
    with closing(open_tools(plan.task.state)) as tools:
        assert list(score_plan(plan, model, tools, recorders.append))[-1].status == "done"
        stored = tools.ledger.report(recorders[0].run.run_id)
    order = draw_order(plan.docs(), 0, "answer").window()
    assert [row.doc_id for row in recorders[0].rows] == [doc.id for doc in order.docs]
    assert {row.doc_id: row.block for row in stored.rows} == order.block
    assert stored.rows[0].question == "answer 1"
    assert stored.run.settings["questions"] == 12


def running(rows: Sequence[Row], total: int) -> dict[str, Any]:
    """Return the metrics of a run of which these rows are there."""
    settings = {"n": total, "questions": total, "largest_question": 1}
    run = Run("r", "sums", "gen_v0", "", "", "fake", "f", "gen", settings, 0.0)
    return dict(make_report(run, rows).metrics)


@pytest.mark.slow
def test_the_interval_of_a_running_score_has_the_final_one_at_every_look() -> None:
    """The rows of `sums`, right where the sum is short; within eight blocks the short ones finish
    first. In 200 runs the final value is outside at some look in at most 5 %."""
    docs = read_docs(str(SUMS))[:120]
    lengths = {doc.id: len(str(doc.data["question"])) for doc in docs}
    middle = sorted(lengths.values())[len(docs) // 2]
    rng = random.Random(0)
    value = {i: float((n <= middle) != (rng.random() < 0.2)) for i, n in lengths.items()}
    final = math.fsum(value.values()) / len(docs)
    outside = 0
    for seed in range(200):
        order = draw_order(docs, seed).window()
        rows = [
            order.placed(Row(doc.id, "", "", "", {"accuracy": Score(value[doc.id])}))
            for doc in order.docs
        ]
        window = 8 * BLOCK
        rows.sort(key=lambda row: (row.block[0] // window, lengths[row.doc_id]))  # type: ignore[index]
        metrics = [running(rows[:done], 120).get("accuracy") for done in range(10, 120, 10)]
        looks = [metric.ci95 for metric in metrics if metric is not None]
        outside += any(not low <= final <= high for low, high in looks)
    assert outside <= 10


@pytest.mark.slow
def test_a_run_that_was_cancelled_is_partial_wherever_it_is_shown(task: Path) -> None:
    plan = make_plan(Task.open(task), Options(), method="gen")
    model = FakeModel(right_unless_asked)
    with closing(open_tools(plan.task.state)) as tools:
        stream = score_plan(plan, model, tools)
        while next(stream).done < 5:
            pass
        stream.close()
        run = tools.ledger.runs()[0]
        half = tools.ledger.report(run.run_id)
    whole = workbench.score(task, model, method="gen", sample_size=None)
    assert (run.status, half.is_partial, half.metrics["accuracy"].n) == ("cancelled", True, 5)
    assert half.metrics["accuracy"].ci95 == (pytest.approx(7 / 12), 1.0)
    found = workbench.compare(half, whole, task=task)
    assert f"partial: {run.run_id} was not finished, 5 of 12 rows count" in found.verdict
    assert found.n == 5


# -- tries -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_tries_are_counted_by_content_over_restarts_and_doors(task: Path) -> None:
    """The same again is none, nor is another sample; a setting is one, and so is a draft."""
    model = FakeModel(right_unless_asked)
    first = workbench.score(task, model, method="gen")
    again = workbench.score(task, model, method="gen", sample_size=6)
    assert workbench.compare(first, again, task=task).judgement.tries == 1
    (task / "transform_gen_v1.py").write_text((task / "transform_gen_v0.py").read_text() + "\n")
    second = workbench.score(task, model, "gen_v1", method="gen")
    assert workbench.compare(first, second, task=task).judgement.tries == 1
    workbench.sweep(task, model, versions=["gen_v0"], num_fewshot=[0, 1], seeds=[0], method="gen")
    draft = (task / "transform_gen_v0.py").read_text().replace("A:", "Answer:")
    workbench.score(task, model, draft, method="gen")
    found = workbench.compare(first.run_id, second.run_id, task=task)
    assert found.judgement.tries == 4
    assert "after 4 tries" in found.verdict
    other = FakeModel(right_unless_asked, name="another")
    workbench.score(task, other, method="gen")
    assert workbench.compare(first, second, task=task).judgement.tries == 4


@pytest.mark.slow
def test_other_rows_begin_a_new_count(task: Path) -> None:
    model = FakeModel(right_unless_asked)
    for shots in (0, 1, 2):
        workbench.score(task, model, method="gen", num_fewshot=shots)
    data = task / "data" / "add.jsonl"
    data.write_text("".join(data.read_text().splitlines(keepends=True)[1:]))
    a, b = (workbench.score(task, model, method="gen", num_fewshot=n) for n in (0, 1))
    assert workbench.compare(a, b, task=task, vary=["num_fewshot"]).judgement.tries == 1


@pytest.mark.slow
def test_an_older_ledgers_runs_are_tries(task: Path) -> None:
    model = FakeModel(right_unless_asked)
    runs = [workbench.score(task, model, method="gen", num_fewshot=n) for n in (0, 1, 2)]
    state = Task.open(task).state
    with closing(Ledger(state)) as ledger:
        ledger._database.write(lambda db: db.execute("DROP TABLE tries"))
    found = workbench.compare(runs[0], runs[1], task=task, vary=["num_fewshot"])
    assert found.judgement.tries == 2


@pytest.mark.slow
def test_runs_that_group_otherwise_are_compared_alike_both_ways(task: Path) -> None:
    """By the run that was told how; else the one that takes more rows together."""
    model = FakeModel(right_unless_asked)
    plain, grouped = (workbench.score(task, model, method="gen", group=name, num_fewshot=n)
                      for n, name in ((0, None), (1, "passage")))  # fmt: skip
    alone = workbench.score(task, model, method="gen", group="", num_fewshot=2)
    for a, b, questions in ((plain, grouped, 12), (alone, plain, 12)):
        for pair in ((a, b), (b, a)):
            found = workbench.compare(*pair, vary=["num_fewshot"], task=task)
            assert found.judgement.questions == questions


@pytest.mark.slow
def test_tries_are_found_beside_the_data_of_a_report(
    task: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever one works, and without naming the task."""
    model = FakeModel(right_unless_asked)
    runs = [workbench.score(task, model, method="gen", num_fewshot=n) for n in (0, 1, 2)]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    assert workbench.compare(runs[0], runs[1], vary=["num_fewshot"]).judgement.tries == 2
