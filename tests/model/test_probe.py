"""A probe with the teaching model: a run of the same text later finds every answer."""

from __future__ import annotations

import shutil
import threading
from contextlib import closing
from pathlib import Path

from workbench.models.load import shared_model
from workbench.session.probe import LiveProbe
from workbench.session.session import Session

ROOT = Path(__file__).parents[2]


def test_what_a_probe_scored_a_run_does_not_compute(tmp_path: Path) -> None:
    """Both sides of 30 rows of `sums-mcq`, with a hint at a temperature above 0; PPL."""
    task = shutil.copytree(ROOT / "transforms" / "sums-mcq", tmp_path / "transforms" / "sums-mcq")
    shared_model("teaching")
    with closing(Session(task, method="ppl", num_fewshot=3, sample_size=30)) as session:
        session.edit(session.parent_source().replace("Answer:", "So:"))
        with closing(LiveProbe(session)) as probe:
            found = list(probe.steps(threading.Event()))
        last = found[-1]
        assert [step.rows for step in found] == sorted({step.rows for step in found})
        assert last.judgement is not None and last.judgement.rows == last.rows
        assert last.hint is not None and last.hint.temperature > 0
        ended = list(session.score())[-1]
    assert (ended.status, ended.cached) == ("done", last.rows)
