"""What Python shows of results that hold many rows: a line of their own, however many there are."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

import workbench
from workbench.io.brief import brief

LONGEST = 6000
"""Characters of what is shown of one result, whatever was scored."""


@dataclass(frozen=True)
class Held:
    name: str
    rows: tuple[int, ...]
    hidden: str = field(default="x", repr=False)

    def __repr__(self) -> str:
        return brief(self, "rows")


def test_what_is_counted_is_not_written() -> None:
    """The number of the rows stands where they would, and what is not shown is not shown here."""
    assert repr(Held("a", tuple(range(1200)))) == "Held(name='a', rows=<1,200>)"


@pytest.mark.slow
def test_no_result_writes_its_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that stands in each row is in none of what is shown, and that is short."""
    monkeypatch.chdir(tmp_path)
    mark = "Zanzibar"
    rows = [
        {"question": f"{mark} {n}?", "options": [f"{mark} o{n}", f"p{n}"], "answer": n % 2}
        for n in range(120)
    ]
    made = workbench.new_task(rows, "transforms/mine")
    assert repr(made).startswith("NewTask('transforms/mine', rows=120, row_counts={'test': 108")
    task = workbench.Task.open(made.path)
    other = (made.path / "transform_ppl_v0.py").read_text().replace("Question:", "Q:")
    few = {"method": "ppl", "num_fewshot": 1}
    one = workbench.score(task, "fake", "ppl_v0", **few)
    two = workbench.score(task, "fake", other, **few)
    results = {
        "a new task": made,
        "its table": made.table,
        "its shape": made.shape,
        "its proposal": made.proposal,
        "a task": task,
        "a report": one,
        "a breakdown": one.by(lambda row: row.doc_id % 3),
        "a comparison": workbench.compare(one, two),
        "a sweep": workbench.sweep(
            task, "fake", versions=["ppl_v0"], num_fewshot=[1], seeds=[0], method="ppl"
        ),
        "a lint report": workbench.lint_task(task, "ppl_v0", **few),
        "rules": workbench.score_rules(task, "fake", "ppl_v0", num_fewshot=1),
        "tokens": workbench.score_tokens(task, "fake", version="ppl_v0", num_fewshot=1),
        "neighbours": workbench.neighbours(task, "fake", "ppl_v0", axes=["cue"], num_fewshot=1),
        "shots": workbench.best_shots(task, "fake", "ppl_v0", k=1, most=3),
        "a race": workbench.race(rows, range(20), lambda row, docs: [0.5] * len(docs), budget=40),
        "verified": workbench.verify(made.path, "ppl_v0"),
    }
    for name, result in results.items():
        shown = repr(result)
        assert mark not in shown, name
        assert len(shown) < LONGEST, name
