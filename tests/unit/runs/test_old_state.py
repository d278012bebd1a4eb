"""What version 0.1.0 kept opens as it did, or is told apart (`golden/state/make.py` made it)."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest

import workbench
from workbench.exchange.capsule import read_capsule
from workbench.exchange.score import published_score
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options
from workbench.runs.plan import make_plan, render_docs
from workbench.runs.speed import Rates
from workbench.session.session import Session
from workbench.tasks.task import Task

KEPT = Path(__file__).parents[2] / "golden" / "state"


@pytest.fixture
def task(tmp_path: Path) -> Path:
    """The old project in a folder of its own, with its state where it belongs."""
    shutil.copytree(KEPT / "transforms", tmp_path / "transforms")
    shutil.copytree(KEPT / "exported", tmp_path / "exported")
    shutil.copytree(KEPT / "state", tmp_path / ".workbench")
    return tmp_path / "transforms" / "sums"


def test_runs_draft_and_scores_are_there(task: Path) -> None:
    """The draft that was never saved, both runs, and the honest one in the timeline."""
    settings = {"num_fewshot": 2, "sample_size": None}
    with closing(Session(task, method="gen", model="fake", **settings)) as session:
        assert session.state().draft_restored
        assert session.state().source.endswith("# a draft that was never saved\n")
        newest, oldest = session.runs()
        assert (newest.settings["n"], oldest.settings["n"]) == (6, 12)
        timeline = session.timeline()
        assert timeline.current is not None
        run = timeline.score(timeline.hashes["gen_v1"], timeline.current.id)
        assert run is not None and run.run_id == oldest.run_id
        later = [group.label for group in timeline.groups if group.deviates]
        assert later == ["fake · 2-shot · with 2 new tokens"] or "decoding" in later[0]
        compared = workbench.compare(newest.run_id, oldest.run_id, task=task, vary=["decoding"])
        assert compared.n == 6


def test_an_old_run_is_published_where_all_of_it_is_known(task: Path) -> None:
    """The whole run with the config's own decoding, not the later one of six docs."""
    plan = make_plan(Task.open(task), Options(num_fewshot=2, sample_size=None), version="gen_v1")
    with closing(TransformRunner()) as runner:
        items = render_docs(plan, plan.docs(), runner).items
    report = published_score(plan, items, "fake").report
    assert report is not None and len(report.rows) == 12


def test_an_old_capsule_still_verifies(task: Path) -> None:
    """Its prompts and files are what they were."""
    folder = task.parents[1] / "exported" / "datasets" / "sums"
    assert workbench.verify(folder, "gen_v1").ok
    (capsule,) = folder.glob("*.capsule.json")
    assert read_capsule(capsule)["score"]["n"] == 6


def test_an_old_capsule_with_a_score_of_other_rows_does_not(task: Path) -> None:
    """Version 0.1.0 could write one: rows were edited between the run and the export."""
    folder = task.parents[1] / "exported" / "datasets" / "sums"
    (capsule,) = folder.glob("*.capsule.json")
    text = capsule.read_text()
    sha256 = read_capsule(capsule)["score"]["settings"]["docs_sha256"]
    settings, named, rest = text.partition('"docs_sha256": "')
    assert named
    capsule.write_text(settings + named + rest.replace(sha256, sha256[::-1], 1))
    (found,) = workbench.verify(folder, "gen_v1").mismatches
    assert found.what == "score"


def test_the_time_of_old_runs_is_read(task: Path) -> None:
    """What a run costs is said from them at once."""
    model = workbench.load_model("fake")
    assert Rates(Task.open(task).state, model.fingerprint, model.device).characters_per_token()
