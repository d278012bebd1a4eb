"""A score is shown or published only where all that it depends on agrees; else it is said."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.api import export, score
from workbench.cli import main
from workbench.errors import InputError
from workbench.exchange.score import PublishedScore, published_score
from workbench.messages import say, speaking
from workbench.models.fake import FakeModel
from workbench.prompts.transform import TransformRunner
from workbench.runs.identity import (
    ANSWER,
    PROMPT,
    SCORE,
    describe,
    deviations,
    facts_of_plan,
    facts_of_run,
)
from workbench.runs.ledger import Ledger
from workbench.runs.options import Options, change_options
from workbench.runs.plan import make_plan, render_docs
from workbench.session.session import Session
from workbench.session.sides import Choice, find_side
from workbench.tasks.task import Task
from workbench.tasks.trust import trust

pytestmark = pytest.mark.slow

REAL = FakeModel(name="real")
"""A model that is not called fake."""


def published(
    task: Path, version: str = "gen_v0", model: str = "", **settings: Any
) -> PublishedScore:
    options = change_options(Options(sample_size=None), **settings)
    plan = make_plan(Task.open(task), options, version=version)
    with closing(TransformRunner()) as runner:
        items = render_docs(plan, plan.docs(), runner).items
    return published_score(plan, items, model)


def edit_rows(task: Path) -> None:
    data = task / "data" / "add.jsonl"
    data.write_text(data.read_text().replace("+", " + "))


def edit_one_gold(task: Path) -> None:
    data = task / "data" / "add.jsonl"
    data.write_text(data.read_text().replace('"answer": "7"', '"answer": "8"'))


def reorder_rows(task: Path) -> None:
    data = task / "data" / "add.jsonl"
    data.write_text("".join(reversed(data.read_text().splitlines(keepends=True))))


def edit_source(task: Path) -> None:
    path = task / "transform_gen_v0.py"
    path.write_text(path.read_text().replace("Q: ", "Question: "))


def edit_config(**changes: Any) -> Callable[[Path], None]:
    def edit(task: Path) -> None:
        path = task / "config" / "add_gen.json"
        path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))

    return edit


def generate(**changes: Any) -> Callable[[Path], None]:
    params = {"max_new_tokens": 8, "until": ["\n"], **changes}
    return edit_config(generate={"method": "generate", "params": params})


CHANGES: dict[str, tuple[Callable[[Path], None], str]] = {
    "rows": (edit_rows, "on other rows"),
    "gold": (edit_one_gold, "on other rows"),
    "order": (reorder_rows, "on other rows"),
    "source": (edit_source, "with another text of the transform"),
    "shots": (edit_config(fewshot=3), "with 2 shots"),
    "seed": (edit_config(seed=5), "with seed 0"),
    "description": (edit_config(description="Add."), "with another description"),
    "tokens": (generate(max_new_tokens=3), "with 8 new tokens"),
    "stops": (generate(until=[";"]), "with the stop sequences ['\\n']"),
    "post-processor": (edit_config(postprocess=""), "with another post-processor"),
    "metric": (
        edit_config(metric={"accuracy": {"evaluation": {"type": "in_match"}}}),
        "by other metrics",
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_nothing_is_published_once_what_was_scored_is_another(task: Path, name: str) -> None:
    """Whatever changes on disk after a run: its score goes with no export, and it is said how it
    was scored."""
    report = score(task, REAL, "gen_v0", sample_size=None)
    found = published(task)
    assert found.report is not None and found.report.run_id == report.run_id
    change, words = CHANGES[name]
    change(task)
    found = published(task)
    assert found.report is None
    assert words in found.missing


def test_one_is_no_plural() -> None:
    """One shot and one new token, as two of them, in a sentence of how something was scored."""
    scored = {"num_fewshot": 1, "decoding": {"max_new_tokens": 1}}
    found = deviations(scored, {"num_fewshot": 2, "decoding": {"max_new_tokens": 2}})
    assert describe(found) == "scored with 1 shot, with 1 new token"
    with speaking("zh"):
        assert describe(found[:1]) == say("scored {how}", how="用了 1 个示例")


@pytest.mark.parametrize("later", [{"max_new_tokens": 2}, {"num_fewshot": 1}, {"seed": 3}])
def test_a_later_run_that_is_not_of_this_takes_nothings_place(
    task: Path, later: dict[str, Any]
) -> None:
    """The honest score stays the one that is published."""
    report = score(task, REAL, "gen_v0", sample_size=None)
    score(task, REAL, "gen_v0", sample_size=None, **later)
    found = published(task)
    assert found.report is not None and found.report.run_id == report.run_id
    assert published(task, **later).report is not None


def test_the_fake_model_is_published_only_where_it_is_named(task: Path) -> None:
    """Its answers mean nothing, and are told apart from those of a model."""
    fake = score(task, FakeModel(), "gen_v0", sample_size=None)
    found = published(task)
    assert found.report is None
    assert "scored by fake alone" in found.missing
    named = published(task, model="fake").report
    assert named is not None and named.run_id == fake.run_id
    report = score(task, REAL, "gen_v0", sample_size=None)
    score(task, FakeModel(), "gen_v0", sample_size=None)
    found = published(task)
    assert found.report is not None and found.report.run_id == report.run_id


def test_the_largest_sample_counts_and_its_size_is_said(task: Path) -> None:
    """A later look at three docs does not take the place of all twelve."""
    report = score(task, REAL, "gen_v0", sample_size=None)
    score(task, REAL, "gen_v0", sample_size=3)
    found = published(task)
    assert found.report is not None and found.report.run_id == report.run_id


def test_a_run_that_did_not_end_is_no_score(task: Path) -> None:
    """Cancelled after two docs, it is of two docs that somebody happened to wait for."""
    with closing(Session(task, method="gen", model=REAL, sample_size=6)) as session:
        for step in session.score():
            if step.done == 2:
                session.cancel()
    assert published(task).report is None


@pytest.mark.parametrize("system", ["ultraeval", "lm-eval", "opencompass", "freeeval"])
def test_no_capsule_has_a_score_of_other_rows(task: Path, tmp_path: Path, system: str) -> None:
    """In each system's export, and it is said there why."""
    score(task, REAL, "ppl_v0", sample_size=None)
    edit_rows(task)
    made = export(task, system, tmp_path / "out", "ppl_v0")
    capsule = json.loads(made.files[-1].read_text())
    assert capsule["score"] is None
    assert "on other rows" in capsule["unscored"]


def test_what_a_transform_reads_beside_its_rows_counts(task: Path) -> None:
    """Its source is the same, and so are the rows: only the prompts tell."""
    beside = task / "cue.txt"
    beside.write_text("Q: ")
    path = task / "transform_gen_v0.py"
    reading = f"open({str(beside)!r}).read()"
    path.write_text(path.read_text().replace('f"Q: ', f'{reading} + f"'))
    score(task, REAL, "gen_v0", sample_size=None)
    assert published(task).report is not None
    beside.write_text("Question: ")
    found = published(task)
    assert found.report is None
    assert "with other files beside the transform" in found.missing
    with closing(Session(task, method="gen", model=REAL)) as session:
        timeline = session.timeline()
        assert timeline.scores == {}
        said = timeline.said(timeline.hashes["gen_v0"])
        assert said == "scored with other files beside the transform"
        beside.write_text("Q: ")
        assert session.timeline().scores, "what it read is there again"


def test_rows_edited_under_an_open_task_are_read_anew_whatever_their_date(task: Path) -> None:
    """A tool that writes as many bytes and sets the date back is noticed too."""
    opened, data = Task.open(task), task / "data" / "add.jsonl"
    config = opened.config("add_gen")
    before, status = opened.docs_sha256(config), data.stat()
    data.write_text(data.read_text().replace("0+1=", "1+0="))
    os.utime(data, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert data.stat().st_size == status.st_size
    assert opened.docs_sha256(config) != before


def test_a_folder_of_a_model_may_be_spelled_in_two_ways(
    task: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """models/tiny, ./models/tiny and its whole path are one model; models/other is another."""
    monkeypatch.chdir(task)
    score(task, FakeModel(name="models/tiny"), "gen_v0", sample_size=None)
    for name in ("models/tiny", "./models/tiny", str(task / "models" / "tiny")):
        assert published(task, model=name).report is not None
    assert published(task, model="models/other").report is None


def test_shots_of_a_file_of_their_own_count_by_content(task: Path) -> None:
    """Another few-shot file is another prompt; a copy of it elsewhere is the same."""
    shots = task / "data" / "shots.jsonl"
    shots.write_text((task / "data" / "add.jsonl").read_text())
    edit_config(fewshot_path="transforms/add/data/shots.jsonl")(task)
    score(task, REAL, "gen_v0", sample_size=None)
    assert published(task).report is not None
    shots.rename(task / "data" / "more.jsonl")
    edit_config(fewshot_path="transforms/add/data/more.jsonl")(task)
    assert published(task).report is not None
    shots = task / "data" / "more.jsonl"
    shots.write_text(shots.read_text().replace("+", " + "))
    found = published(task)
    assert found.report is None
    assert "with shots from other rows" in found.missing
    assert published(task, num_fewshot=0).report is None


@pytest.mark.parametrize(
    ("description", "until"),
    [("Add 'em.", ("\n", ";")), ("--all", ("-x", "-\n")), ("- Add them.", ("\n",))],
)
def test_the_command_that_is_told_scores_exactly_this(
    task: Path, capsys: pytest.CaptureFixture[str], description: str, until: tuple[str, ...]
) -> None:
    """Run as it is written, it makes the score that was missing."""
    settings = {"num_fewshot": 1, "seed": 4, "max_new_tokens": 5, "until": until}
    missing = published(task, model="fake", description=description, **settings)
    assert missing.report is None
    program, *arguments = shlex.split(missing.command)
    assert program == "workbench"
    assert main(arguments) == 0
    capsys.readouterr()
    assert published(task, model="fake", description=description, **settings).report is not None


def test_a_timeline_says_of_scores_on_other_rows_what_they_are(task: Path) -> None:
    """Other settings are a group that is called so; a score on other rows is in none."""
    with closing(Session(task, method="gen", model=REAL, sample_size=6)) as session:
        list(session.score())
        timeline = session.timeline()
        assert timeline.current == timeline.groups[0]
        session.configure(seed=4, max_new_tokens=2)
        timeline = session.timeline()
        assert timeline.current is None
        (group,) = timeline.groups
        assert group.label == "real · 2-shot · with seed 0 · with 8 new tokens"
        assert timeline.said(timeline.hashes["gen_v0"]) == "scored with seed 0, with 8 new tokens"
        session.configure(seed=None, max_new_tokens=None)
        edit_rows(task)
        timeline = session.timeline()
        assert (timeline.groups, timeline.scores) == ((), {})
        assert timeline.said(timeline.hashes["gen_v0"]) == "scored on other rows"
        assert find_side(session, Choice("version", "gen_v0")).report is None


def test_a_timeline_says_of_an_edited_version_that_another_text_was_scored(task: Path) -> None:
    """Beside the new text stands no score, and why."""
    with closing(Session(task, method="gen", model=REAL, sample_size=6)) as session:
        list(session.score())
        edit_source(task)
        timeline = session.timeline()
        source = timeline.hashes["gen_v0"]
        assert timeline.score(source, timeline.groups[0].id) is None
        assert timeline.said(source, "gen_v0") == "scored with another text of the transform"


def test_what_became_of_rows_is_forgotten_once_they_are_edited(task: Path) -> None:
    """A tick beside a row is of that row, with no run needed to notice."""
    from workbench.session.inspector import Inspector

    with closing(Session(task, method="gen", model=REAL, sample_size=6)) as session:
        inspector = Inspector(session)
        list(session.score())
        assert inspector.outcomes().run
        edit_rows(task)
        assert not inspector.outcomes().run


def test_two_dtypes_of_one_model_are_named_so(task: Path) -> None:
    """Not as two hashes: what a user chose differs, and the weights follow from it."""
    plan = make_plan(Task.open(task), Options(), version="gen_v0")
    run = score(task, REAL, "gen_v0").run
    facts = facts_of_run(run)
    other = {**facts, "dtype": "bfloat16", "weights": "f"}
    (found,) = deviations({**facts, "dtype": "float32"}, other)
    assert (found.name, found.words) == ("dtype", "in float32")
    (found,) = deviations(facts, {**facts, "weights": "f"})
    assert (found.name, found.is_weights) == ("model", True)
    assert not deviations(facts, facts_of_plan(plan, REAL))


def test_what_an_older_version_did_not_record_is_told_apart_or_follows(task: Path) -> None:
    """Without a few-shot file its content says nothing; with one, an old run may be of another."""
    run = score(task, REAL, "gen_v0").run
    new = ("dataset_name", "dtype", "shots_sha256", "scoring")
    old = replace(run, settings={k: v for k, v in run.settings.items() if k not in new})
    assert not deviations(facts_of_run(old), facts_of_run(run))
    apart = replace(old, settings={**old.settings, "fewshot_data": "/shots.jsonl"})
    now = replace(run, settings={**apart.settings, "shots_sha256": "s"})
    found = deviations(facts_of_run(apart), facts_of_run(now))
    assert describe(found) == "scored before shots were recorded"


def test_ppl_does_not_depend_on_decoding(task: Path) -> None:
    """Nothing is generated, so the stop sequences of a config change no score."""
    score(task, REAL, "ppl_v0", sample_size=None)
    assert published(task, "ppl_v0", max_new_tokens=2).report is not None


def test_the_levels_contain_each_other() -> None:
    """An answer depends on its prompt, a score on its answer."""
    assert set(PROMPT) < set(ANSWER) < set(SCORE)


def test_a_run_whose_rows_change_under_it_does_not_begin(
    task: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would be stored as a run of rows that it is not of."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    path = task / "transform_gen_v0.py"
    edit = f"open({str(task / 'data' / 'add.jsonl')!r}, 'a').write('{{}}\\n')"
    text = path.read_text().replace("    return {", f"    {edit}\n    return {{")
    path.write_text(f"# workbench: allow write\n{text}")
    trust(path.read_text(), grant=True)
    with pytest.raises(InputError, match=r"add\.jsonl was changed while its prompts were made"):
        score(task, REAL, "gen_v0")
    with closing(Ledger(Task.open(task).state)) as ledger:
        assert ledger.runs("add") == []


def test_a_run_without_shots_has_none_from_other_rows(task: Path) -> None:
    """Beside one with shots it differs in how many, and where they come from is nothing."""
    (task / "data" / "shots.jsonl").write_text((task / "data" / "add.jsonl").read_text())
    edit_config(fewshot_path="transforms/add/data/shots.jsonl")(task)
    none, two, three = (score(task, REAL, method="gen", num_fewshot=k) for k in (0, 2, 3))
    assert workbench.compare(none, two, vary=["num_fewshot"]).n == 12
    assert workbench.compare(two, three, vary=["num_fewshot"]).n == 12
    for pair in ((none, two), (two, none)):
        found = deviations(*(facts_of_run(report.run) for report in pair))
        assert [each.name for each in found] == ["num_fewshot"]
    assert describe(found) == "scored with 2 shots"
