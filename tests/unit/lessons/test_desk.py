"""The desk: prompts as they are scored, rows block by block, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

import workbench
from tests.unit.lessons.says import Says
from workbench.errors import DataError, TransformError
from workbench.lessons.desk import BLOCK, Desk, accuracy

SUMS = Path(__file__).parents[3] / "transforms" / "sums"


@pytest.mark.slow
def test_prompts_are_those_that_are_scored() -> None:
    desk = Desk(SUMS, Says())
    (item,) = desk.prompts(desk.plan("gen_v1", num_fewshot=3), [5])
    (known,) = workbench.render(SUMS, "gen_v1", docs=[5], num_fewshot=3)
    assert item == known
    desk.close()


def test_rows_come_block_by_block(tmp_path: Path) -> None:
    """Each time with all so far; there is no ledger afterwards."""
    task = workbench.Task.from_rows(
        [{"question": str(n), "answer": "7"} for n in range(2 * BLOCK + 1)],
        workbench.template("{question}:", " {answer}"),
        to=tmp_path / "transforms" / "sevens",
    )
    desk = Desk(task, Says({":": " 7"}))
    plan = desk.plan(method="gen", num_fewshot=0)
    steps = list(desk.rows(plan, desk.prompts(plan)))
    assert [len(rows) for rows in steps] == [BLOCK, 2 * BLOCK, 2 * BLOCK + 1]
    assert accuracy(steps[-1]).value == 1.0
    assert not (task.state / "runs.db").exists()
    desk.close()


def test_a_transform_that_fails_is_named_with_its_doc() -> None:
    desk = Desk(SUMS, Says())
    source = "def transform(data, num_sample, r, dataset_name):\n    return data['nothing']\n"
    with pytest.raises(TransformError, match=r"sums, doc 3: .*nothing"):
        desk.prompts(desk.plan(source, "gen", num_fewshot=0), [3])
    desk.close()


def test_a_doc_that_is_not_there_is_named() -> None:
    desk = Desk(SUMS, Says())
    with pytest.raises(DataError, match="999"):
        desk.prompts(desk.plan("gen_v1"), [999])
    desk.close()
