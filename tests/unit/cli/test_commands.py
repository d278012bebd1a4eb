"""The command line: its JSON, its exit statuses, and that stdout holds nothing else."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import workbench
from tests.unit.conftest import ADD
from workbench.cli import main
from workbench.models import load
from workbench.models.base import LoglikelihoodRequest, LoglikelihoodStream, Unanswered
from workbench.models.fake import FakeModel
from workbench.records import row_record
from workbench.session.session import Session
from workbench.types import Extraction, Generation, GenerationRequest, Row

pytestmark = pytest.mark.slow


def call(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, Any]:
    """Return the exit status and the JSON document of a command."""
    status = main([*map(str, arguments), "--json"])
    return status, json.loads(capsys.readouterr().out)


def test_render_prints_the_prompt_and_all_it_is_made_of(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The fields of the contract; the segments join to the prompt."""
    arguments = ("render", task, "--version", "gen_v0", "--num-fewshot", 2, "--doc", 5)
    status, (record,) = call(capsys, *arguments)
    assert status == 0
    assert set(record) == {
        "doc_id", "prompt", "sha256", "segments", "input", "output", "processed_output",
        "choices", "target_delimiter", "shots",
    }  # fmt: skip
    assert "".join(segment["text"] for segment in record["segments"]) == record["prompt"]
    assert (record["doc_id"], record["output"], record["choices"]) == (5, " 11", [" 11", " 12"])
    assert [s["doc_id"] for s in record["segments"] if s["kind"] == "shot_input"] == record["shots"]


def test_a_response_s_reasoning_and_answer_join_to_it() -> None:
    """The line of a doc has both parts where there are steps, neither where there are none."""
    steps = " 1+2=3. The answer is 3."
    row = Row(0, "p", "h", "3", {}, generation=Generation(steps, (), (), "eos"))
    told = row_record(replace(row, extraction=Extraction(steps, ("3",), 22, 23)))
    assert (told["reasoning"], told["answer"]) == (" 1+2=3. ", "The answer is 3.")
    assert "reasoning" not in row_record(replace(row, extraction=Extraction(" 3", ("3",), 1, 2)))


def test_a_shot_s_answer_part_is_placed(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where a shot's output shows steps, its segment says where the answer begins."""
    steps = "f' Add them. The answer is {data[\"answer\"]}.'"
    (task / "transform_gen_v1.py").write_text(ADD.replace('" " + data["answer"]', steps))
    _, (record,) = call(capsys, "render", task, "--version", "gen_v1", "--num-fewshot", 1)
    (shot,) = [s for s in record["segments"] if s["kind"] == "shot_output"]
    assert shot["text"][shot["answer_start"] :].startswith("The answer is")
    _, (direct,) = call(capsys, "render", task, "--version", "gen_v0", "--num-fewshot", 1)
    assert not any("answer_start" in segment for segment in direct["segments"])


def test_render_is_the_same_twice_and_in_another_process(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every byte of the output is determined by task and arguments."""
    arguments = ["render", str(task), "--all", "--sampler", "per_doc", "--seed", "3", "--json"]
    main(arguments)
    first = capsys.readouterr().out
    main(arguments)
    assert capsys.readouterr().out == first
    assert len(json.loads(first)) == 12


def test_a_failing_row_has_an_error_and_the_others_still_come(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit status 1: the thing asked about has findings."""
    (task / "transform_gen_v1.py").write_text(
        ADD.replace("    return", "    1 / (len(data['answer']) - 2)\n    return", 1)
    )
    status, records = call(capsys, "render", task, "--all", "--num-fewshot", 0)
    assert status == 1
    assert [("error" in record) for record in records] == [i >= 5 for i in range(12)]
    assert records[5]["error"] == {
        "type": "ZeroDivisionError",
        "message": "division by zero",
        "line": 2,
        "column": 5,
    }


def test_score_writes_what_render_shows(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Prompt and hash in the samples are those of `render`, for every doc of the sample."""
    samples = tmp_path / "samples.jsonl"
    status, record = call(
        capsys, "score", task, "--model", "fake", "--method", "gen", "--sample", 4,
        "--num-fewshot", 2, "--samples", samples,
    )  # fmt: skip
    assert (status, record["n"], record["version"], record["model"]) == (0, 4, "gen_v0", "fake")
    assert set(record["metrics"]["accuracy"]) == {"value", "stderr", "ci95", "n"}
    lines = [json.loads(line) for line in samples.read_text().splitlines()]
    assert len(lines) == 4
    _, rendered = call(capsys, "render", task, "--all", "--method", "gen", "--num-fewshot", 2)
    for line in lines:
        shown = rendered[line["doc_id"]]
        assert (line["prompt"], line["prompt_sha256"]) == (shown["prompt"], shown["sha256"])
        assert line["response"] is not None


def test_ppl_samples_have_sums_and_counts(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A log-likelihood per choice, with tokens, characters and bytes to divide by."""
    samples = tmp_path / "samples.jsonl"
    call(capsys, "score", task, "--model", "fake", "--method", "ppl", "--samples", samples)
    line = json.loads(samples.read_text().splitlines()[5])
    assert line["choices"] == [" 11", " 12"]
    assert [set(answer) for answer in line["loglikelihoods"]] == [
        {"sum", "num_tokens", "num_chars", "num_bytes", "is_greedy"}
    ] * 2
    assert line["loglikelihoods"][0]["num_chars"] == 3
    assert set(line["scores"]) == {"accuracy", "acc", "acc_norm", "acc_bytes", "acc_tokens"}


def test_a_second_run_is_all_cached(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """cached counts every doc, computed none; --no-cache computes again; runs lists all three."""
    arguments = ("score", task, "--model", "fake", "--method", "gen", "--sample", 5)
    _, first = call(capsys, *arguments)
    assert (first["cached"], first["computed"]) == (0, 5)
    _, second = call(capsys, *arguments)
    assert (second["cached"], second["computed"]) == (5, 0)
    assert second["metrics"] == first["metrics"]
    _, third = call(capsys, *arguments, "--no-cache")
    assert (third["cached"], third["computed"]) == (0, 5)
    _, runs = call(capsys, "runs", task)
    assert [run["run_id"] for run in runs] == [
        third["run_id"], second["run_id"], first["run_id"]
    ]  # fmt: skip
    assert runs[0]["settings"]["num_fewshot"] == 2


def test_compare_pairs_two_runs_by_doc(
    task: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fields of the contract; the same by --task and in the nearest ledger; B − A changes
    sign when the runs change places. A setting that differs is refused until it is named."""
    arguments = ("score", task, "--model", "fake", "--method", "ppl", "--num-fewshot")
    runs = [call(capsys, *arguments, shots)[1] for shots in (0, 2)]
    a, b = (run["run_id"] for run in runs)
    status, document = call(capsys, "compare", a, b, "--task", task)
    assert status == 2
    assert "num_fewshot 0 and 2" in document["error"]["message"]
    status, found = call(capsys, "compare", a, b, "--task", task, "--vary", "num_fewshot")
    assert status == 0
    assert set(found) == {
        "delta", "ci95", "p_value", "test", "n", "better", "worse", "verdict", "rows_needed",
        "metric", "run_a", "run_b", "left_out", "decision", "interval", "e_value", "e_needed",
        "questions", "tries", "margin", "no_worse", "evidence", "notes", "rounding", "formats",
    }  # fmt: skip
    values = [run["metrics"]["accuracy"]["value"] for run in runs]
    assert found["delta"] == pytest.approx(values[1] - values[0])
    assert found["delta"] == pytest.approx((len(found["better"]) - len(found["worse"])) / 12)
    assert (found["metric"], found["n"], found["left_out"]) == ("accuracy", 12, 0)
    monkeypatch.chdir(task / "data")
    _, nearest = call(capsys, "compare", b, a, "--vary", "num_fewshot", "--metric", "accuracy")
    assert nearest["delta"] == pytest.approx(-found["delta"])
    assert nearest["better"] == found["worse"]


def test_what_cannot_be_computed_is_null(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A run in which no doc could be scored: null, never NaN, which is no JSON."""
    good = task / "transform_gen_v0.py"
    (task / "transform_gen_v1.py").write_text(
        good.read_text().replace('data["answer"],', '"",', 1).replace('data["answer"]', '""')
    )
    runs = [
        call(capsys, "score", task, "--model", "fake", "--version", version)[1]["run_id"]
        for version in ("gen_v0", "gen_v1")
    ]
    status, found = call(capsys, "compare", *runs, "--task", task)
    assert (status, found["n"], found["left_out"]) == (0, 0, 12)
    assert found["delta"] is found["p_value"] is found["rows_needed"] is None
    assert found["ci95"] == [None, None]


def test_sweep_scores_every_point_of_the_grid(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By version, shots and seed; each is a run in the ledger with the metrics of `score`."""
    (task / "transform_gen_v1.py").write_text(ADD.replace("Q: ", "Question: "))
    picture = tmp_path / "sweep.svg"
    status, points = call(
        capsys, "sweep", task, "--model", "fake", "--versions", "gen_v0,gen_v1",
        "--num-fewshot", "0,2", "--seeds", "0,1", "--sample", 4, "--plot", picture,
    )  # fmt: skip
    assert status == 0
    assert [(p["version"], p["num_fewshot"], p["seed"]) for p in points] == [
        (version, shots, seed)
        for version in ("gen_v0", "gen_v1")
        for shots in (0, 2)
        for seed in (0, 1)
    ]
    assert {(p["n"], p["model"]) for p in points} == {(4, "fake")}
    assert picture.read_text().lstrip().startswith("<?xml")
    _, again = call(
        capsys, "score", task, "--model", "fake", "--version", "gen_v1", "--num-fewshot", 2,
        "--seed", 1, "--sample", 4,
    )  # fmt: skip
    assert again["metrics"] == points[-1]["metrics"]
    assert again["computed"] == 0
    _, runs = call(capsys, "runs", task)
    assert {point["run_id"] for point in points} < {run["run_id"] for run in runs}


def test_a_sweep_in_which_nothing_is_scored_exits_with_1(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The points still come, without metrics, and there is nothing to draw."""
    (task / "transform_gen_v1.py").write_text("def transform(*arguments):\n    return 1 / 0\n")
    arguments = ("sweep", task, "--model", "fake", "--versions", "gen_v1", "--num-fewshot", "0",
                 "--seeds", "0", "--plot", tmp_path / "x.png")  # fmt: skip
    status, (point,) = call(capsys, *arguments)
    assert (status, point["n"], point["metrics"]) == (1, 12, {})
    assert not (tmp_path / "x.png").exists()
    assert main([str(word) for word in arguments]) == 1
    assert "no run has a score" in capsys.readouterr().err


class Narrow(FakeModel):
    """Answers what has few characters."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        for each in super().loglikelihoods(requests):
            is_long = each is not None and len(requests[each[0]].context) > self.most
            yield (each[0], Unanswered("it is too long")) if each and is_long else each


@pytest.mark.parametrize(("most", "status", "lost"), [(3, 1, 12), (10, 0, 3), (99, 0, 0)])
def test_a_score_of_which_nothing_was_answered_exits_with_1(
    most: int,
    status: int,
    lost: int,
    task: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is too long for the model is among the notes, with how many docs it is."""
    monkeypatch.setattr(load, "load_model", lambda *_, **__: Narrow(most))
    arguments = ("score", task, "--version", "ppl_v0", "--model", "fake", "--num-fewshot", 0)
    got, record = call(capsys, *arguments, "--all", "--no-cache")
    assert (got, record["n"]) == (status, 12)
    notes = [note for note in record["notes"] if "without a score" in note]
    assert len(notes) == (lost > 0)
    assert all(note.startswith(f"{lost} without a score: it is too long (doc") for note in notes)


def test_save_and_diff_tell_one_story(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The saved diff applies with patch, and `diff` prints the same hunks."""
    draft = tmp_path / "draft.py"
    draft.write_text(ADD.replace("Q: ", "Question: "))
    status, record = call(capsys, "save", task, draft, "--parent", "gen_v0", "--note", "Longer.")
    assert status == 0
    assert (record["version"], record["parent"]) == ("gen_v1", "gen_v0")
    subprocess.run(
        ["patch", "-s", "-o", tmp_path / "out.py", task / "transform_gen_v0.py",
         record["diff_path"]], check=True,
    )  # fmt: skip
    assert (tmp_path / "out.py").read_bytes() == Path(record["path"]).read_bytes()
    _, diff = call(capsys, "diff", task, "gen_v0", "gen_v1")
    assert diff["diff"] in Path(record["diff_path"]).read_text(encoding="utf-8")
    _, rendered = call(capsys, "diff", task, "gen_v0", "gen_v1", "--rendered", "--doc", 1)
    assert "+Question: 1+2=" in rendered["diff"]


def test_a_text_that_is_saved_twice_is_said_to_be_the_same(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The diff starts from the latest version of another text, as the help says."""
    draft = tmp_path / "draft.py"
    draft.write_text(ADD.replace("Q: ", "Question: "))
    _, first = call(capsys, "save", task, draft)
    _, second = call(capsys, "save", task, draft)
    assert (first["version"], first["parent"], first["same_as"]) == ("gen_v1", "gen_v0", None)
    assert (second["version"], second["parent"], second["same_as"]) == (
        "gen_v2",
        "gen_v0",
        "gen_v1",
    )
    assert main(["save", str(task), str(draft)]) == 0
    assert "the same text as gen_v2" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["save", "--help"])
    assert "the latest of another text" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("def transform(:\n", ", line 1: SyntaxError"),
        ("def transform(data, num_sample, r, dataset_name):\n    return data['nix']\n", "no 'nix'"),
    ],
)
def test_what_is_saved_and_makes_no_prompt_is_said(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, why: str
) -> None:
    """It is kept as it is, and is what every command takes from now on."""
    draft = tmp_path / "draft.py"
    draft.write_text(text)
    assert main(["save", str(task), str(draft), "--json"]) == 0
    out, err = capsys.readouterr()
    (note,) = json.loads(out)["notes"]
    assert note.startswith("gen_v1: none of 12 docs has a prompt") and why in note
    assert f"warning: {note}" in err
    draft.write_text(ADD.replace("Q: ", "Question: "))
    assert call(capsys, "save", task, draft)[1]["notes"] == []


def test_a_run_that_was_finished_is_only_shown_again(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says so, rather than that all was computed."""
    arguments = ["score", str(task), "--model", "fake", "--all"]
    _, run = call(capsys, *arguments)
    assert run["computed"] == 12
    assert main([*arguments, "--resume", "last"]) == 0
    told = capsys.readouterr()
    assert f"run {run['run_id']} was finished before: nothing was computed now" in told.err
    assert "finished before, with 0 cached, 12 computed" in told.out


def test_what_is_interrupted_prints_an_error_document(
    task: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads stdout gets JSON; the status is that of Ctrl+C."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("workbench.tasks.task.Task.open", interrupt)
    status, document = call(capsys, "render", task)
    assert status == 130
    assert document["error"]["type"] == "KeyboardInterrupt"
    assert "interrupted" in document["error"]["message"]


def test_tasks_lists_docs_versions_and_configs(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A task whose data is broken is listed with the error, and spoils no other."""
    broken = task.parent / "broken"
    (broken / "data").mkdir(parents=True)
    (broken / "data" / "x.jsonl").write_text("{")
    status, records = call(capsys, "tasks", task.parent)
    assert status == 0
    assert [record["task"] for record in records] == ["add", "broken"]
    assert records[0]["docs"] == 12
    assert records[0]["versions"] == ["gen_v0", "ppl_v0"]
    assert records[0]["configs"] == ["add_gen", "add_ppl"]
    assert records[1]["docs"] is None
    assert "x.jsonl:1" in records[1]["error"]


SWEEP = ("sweep", "{task}", "--model", "fake", "--seeds", "0", "--versions")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("render", "no/such/task"), "no such folder"),
        (("render", "{task}", "--version", "gen_v9"), "Did you mean 'gen_v0'"),
        (("render", "{task}", "--doc", "99"), "no doc 99; expected 0 to 11"),
        (("render", "{task}", "--num-fewshot", "12"), "not enough docs for 12 shots"),
        (("render", "{task}", "--num-fewshot", "-1"), "expected a whole number, 0 or more"),
        (("render", "{task}", "--config", "add_gem"), "Did you mean 'add_gen'"),
        (("score", "{task}", "--model", "ray:auto"), "no model behind the cluster"),
        (("score", "{task}", "--model", "server:ftp://x"), "expected an address such as http://"),
        (("score", "{task}", "--model", "fake", "--samples", "no/folder/x"), "no folder"),
        (("save", "{task}", "no_such_file.py"), "cannot be read"),
        (("score", "{task}", "--model", "fake", "--resume", "nope"), "--resume last goes on with"),
        (("open-holdout", "{task}", "--model", "fake"), "Run workbench seal {task} for"),
        (("score", "{task}/transform_gen_v0.py", "--model", "fake"), "Name the task's folder: "),
        (("score", "{task}/config/add_gen.json", "--model", "fake"), "Name the task's folder: "),
        (("score", "{task}", "--model", "fake", "--metric", "exact_macht"), "'exact_match'"),
        (("diff", "{task}", "gen_v0", "gen_v7"), "gen_v7"),
        (("compare", "a", "b", "--task", "{task}"), "no runs are kept here"),
        ((*SWEEP, "gen_v9", "--num-fewshot", "0"), "Did you mean 'gen_v0'"),
        ((*SWEEP, "gen_v0,ppl_v0", "--num-fewshot", "0"), "'ppl_v0' is for PPL"),
        ((*SWEEP, "gen_v0,latest", "--num-fewshot", "0"), "each once"),
        ((*SWEEP, "gen_v0", "--num-fewshot", "1,1"), "num_fewshot; expected each value once"),
        ((*SWEEP, "gen_v0", "--num-fewshot", "0", "--model", "a,fake"), "models; expected one"),
        ((*SWEEP, "gen_v0", "--num-fewshot", "0", "--plot", "x.gif"), ".png, .svg, .pdf"),
        ((*SWEEP, "gen_v0", "--num-fewshot", "0", "--plot", "no/x.png"), "no folder no"),
    ],
)
def test_input_errors_exit_with_2_and_say_what_to_do(
    task: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], says: str
) -> None:
    """The message is on stderr; with --json the document on stdout has it too."""
    status = main([a.replace("{task}", str(task)) for a in arguments])
    captured = capsys.readouterr()
    assert status == 2
    assert captured.out == ""
    assert captured.err.startswith("error: ")
    says = says.replace("{task}", str(task))
    assert says in captured.err
    status, document = call(capsys, *(a.replace("{task}", str(task)) for a in arguments))
    assert status == 2
    assert says in document["error"]["message"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--metod", "ppl", "{task}", "--model", "fake"), "Did you mean --method?"),
        (("{task}", "--modle", "fake"), "Did you mean --model?"),
        (("--until", "###", "{task}", "--model", "fake"), "put TASK before it"),
        (("--filters", "lowercase", "{task}", "--model", "fake"), "put TASK before it"),
    ],
)
def test_a_flag_that_is_mistyped_or_takes_too_much_has_a_way_out(
    task: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], says: str
) -> None:
    """Under the usage of the command that it was given to."""
    assert main(["score", *(a.replace("{task}", str(task)) for a in arguments)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("usage: workbench score") and says in said


def test_many_values_are_no_fault_where_no_argument_is_missing(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", str(task), "--until", "a", "b"]) == 2
    said = capsys.readouterr().err
    assert "required: --model" in said and "takes all words" not in said


def test_of_a_folder_without_tasks_it_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tasks", str(tmp_path)]) == 0
    assert "no tasks in" in capsys.readouterr().err


def test_why_docs_have_no_prompt_is_said_with_the_score(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And whoever wants to know which ones finds them in the run."""
    draft = tmp_path / "draft.py"
    draft.write_text("def transform(data, num_sample, r, dataset_name):\n    return data['nix']\n")
    arguments = ["score", str(task), "--model", "fake", "--sample", "3", "--num-fewshot", "0"]
    assert main([*arguments, "--version", str(draft)]) == 1
    assert "3 without a prompt: KeyError: no 'nix'" in capsys.readouterr().out
    _, record = call(capsys, *arguments, "--version", draft)
    assert (record["failed"], record["unmade"]) == (3, 3)


def test_docs_that_the_model_does_not_answer_are_counted_as_failed(
    task: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have a prompt and no score; the counts are the same for people."""
    answer = FakeModel._generation

    def some(model: FakeModel, request: GenerationRequest) -> Generation | Unanswered:
        return Unanswered("too long") if "3+4=" in request.context else answer(model, request)

    monkeypatch.setattr(FakeModel, "_generation", some)
    arguments = ["score", str(task), "--model", "fake", "--all", "--num-fewshot", "0"]
    status, record = call(capsys, *arguments)
    assert (status, record["failed"], record["unmade"]) == (0, 1, 0)
    assert "1 without a score: too long (doc 3)" in record["notes"]
    assert main(arguments) == 0
    assert "computed, 1 without a score," in capsys.readouterr().out


def test_a_copied_task_s_rows_are_said_once_at_every_door(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """That they are another task's: by `score` before the model is asked and not again, by
    `render`, among the notes of `workbench.render`, and in the preview."""
    copy = task.parent / "copy"
    shutil.copytree(task, copy)
    said = "the rows are "
    for command in ("score --model fake --sample 2 --method gen", "render --method gen"):
        words = command.split()
        assert main([words[0], str(copy), *words[1:]]) == 0
        captured = capsys.readouterr()
        assert (captured.out + captured.err).count(said) == 1
    _, record = call(capsys, "score", copy, "--model", "fake", "--sample", 2, "--method", "gen")
    assert sum(note.startswith(said) for note in record["notes"]) == 1
    (note,) = workbench.render(copy, method="gen", docs=[0]).notes
    with closing(Session(copy, method="gen")) as session:
        assert session.preview().diagnostics == (note,)
    assert note.message.startswith(said)


def test_a_shard_says_its_own_docs(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The cost is that of the part, without the rows of a run that is gone on with; one that has no
    doc says so, and has not failed."""
    arguments = ["score", task, "--model", "fake", "--all", "--no-cache"]
    costs = [
        call(capsys, *arguments, "--shard", f"{number}/2", "--dry-run")[1] for number in (1, 2)
    ]
    assert sum(cost["to_compute"] for cost in costs) == 12
    status, record = call(capsys, *arguments, "--shard", "1/2")
    assert (status, record["n"]) == (0, costs[0]["to_compute"])
    again = call(capsys, *arguments, "--shard", "1/2", "--resume", "last", "--dry-run")[1]
    assert (again["stored"], again["to_compute"]) == (record["n"], 0)
    sample = ["score", task, "--model", "fake", "--sample", 1]
    parts = [call(capsys, *sample, "--shard", f"{number}/2") for number in (1, 2)]
    (empty,) = (part for _, part in parts if not part["n"])
    assert [status for status, _ in parts] == [0, 0]
    assert empty["notes"] == [
        f"shard {empty['settings']['shard'][0]}/2: none of the 1 docs is in it"
    ]


def test_a_run_that_cannot_be_read_is_told_beside_the_others(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It neither hides them nor stops a new one."""
    arguments = ["score", str(task), "--model", "fake", "--sample", "2"]
    main(arguments)
    with closing(sqlite3.connect(task.parents[1] / ".workbench" / "runs.db")) as db, db:
        db.execute("UPDATE runs SET settings='{'")
    assert main(arguments) == 0
    capsys.readouterr()
    assert main(["runs", str(task), "--json"]) == 0
    printed = capsys.readouterr()
    assert len(json.loads(printed.out)) == 1
    assert "a run is left out" in printed.err


def test_usage_errors_exit_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    """As argparse does: usage on stderr; with `--json`, the message on stdout as any other's."""
    assert main(["score", "x"]) == 2
    assert "--model" in capsys.readouterr().err
    status, document = call(capsys, "score", "x", "--sample", "1_0")
    assert status == 2
    assert document["error"]["message"] == "argument --sample: expected a whole number; saw '1_0'"


def test_numbers_are_asked_for_as_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    """A list with a word in it is a usage error that shows the form."""
    assert main(["sweep", "x", "--model", "fake", "--versions", "v", "--seeds", "0,x"]) == 2
    assert "expected numbers such as" in capsys.readouterr().err


def test_people_get_sentences_and_tables(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`compare` prints its verdict, `sweep` a row per version and number of shots."""
    sweep = ["sweep", str(task), "--model", "fake", "--versions", "gen_v0"]
    assert main([*sweep, "--num-fewshot", "0,1", "--seeds", "0,1"]) == 0
    table = capsys.readouterr().out
    assert "seed 1" in table
    assert [line.split()[:2] for line in table.splitlines() if line.startswith("gen_v0")] == [
        ["gen_v0", "0"],
        ["gen_v0", "1"],
    ]
    _, runs = call(capsys, "runs", task)
    a, b = runs[0]["run_id"], runs[1]["run_id"]
    assert main(["compare", a, b, "--task", str(task), "--vary", "seed"]) == 0
    shown = capsys.readouterr().out
    assert "the same score on all 12 docs" in shown
    assert "exact McNemar, p = 1" in shown


def test_people_get_tables(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the same facts are printed as text."""
    assert main(["score", str(task), "--model", "fake", "--method", "gen"]) == 0
    shown = capsys.readouterr().out
    assert "accuracy" in shown
    assert "95 % interval" in shown
    assert main(["render", str(task), "--doc", "3", "--method", "gen"]) == 0
    shown = capsys.readouterr().out
    lines = [line.rpartition("│ ")[2].strip() for line in shown.splitlines() if "│" in line]
    assert lines[-2:] == ["Q: 3+4=", "A:"]
    assert main(["tasks", str(task.parent)]) == 0
    assert "gen_v0, ppl_v0" in capsys.readouterr().out
    assert main(["runs", str(task)]) == 0
    assert "gen_v0   GEN     fake" in capsys.readouterr().out


def test_a_broken_task_never_hides_its_neighbours(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A diff that is no UTF-8, a config that is a list, a data file of bytes: each task is listed,
    with its versions, and what is wrong stands beside its name."""
    whole = task.parent
    for name, file, content in (
        ("a_diff", "transform_gen_v0.diff", b"# parent: x\n# note: \xff\xfe\n# date: y\n"),
        ("b_config", "config/add_gen.json", b"[]"),
        ("c_data", "data/add.jsonl", b"\xff\xff"),
        ("d_seal", "data/add.holdout", b"\xff"),
    ):
        copied = shutil.copytree(task, whole / name)
        config = (copied / "config" / "add_gen.json").read_text("utf-8")
        own = config.replace("transforms/add/", "")  # or the rows would be the neighbour's
        (copied / "config" / "add_gen.json").write_text(own, "utf-8")
        (copied / file).write_bytes(content)
    status, records = call(capsys, "tasks", whole)
    assert status == 0
    assert [record["task"] for record in records] == [
        "a_diff",
        "add",
        "b_config",
        "c_data",
        "d_seal",
    ]
    assert all(record["versions"] == ["gen_v0", "ppl_v0"] for record in records)
    assert ["error" in record for record in records][:4] == [False, False, True, True]
    assert main(["runs", str(whole / "a_diff")]) == 0
    assert main(["diff", str(whole / "a_diff"), "gen_v0", "ppl_v0"]) == 0


def test_rows_of_the_task_that_this_is_a_copy_of_are_told(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its configs name the first task's files, as UltraEval means them; so does nobody's own."""
    copied = task.parent / "copied"
    shutil.copytree(task, copied)
    told = f"warning: the rows are {task / 'data' / 'add.jsonl'}, not {copied / 'data'}"
    for command in (["render"], ["lint"], ["score", "--model", "fake"]):
        assert main([command[0], str(copied), *command[1:]]) in (0, 1)
        assert told in capsys.readouterr().err
        assert main([command[0], str(task), *command[1:]]) in (0, 1)
        assert "warning: the rows" not in capsys.readouterr().err
    _, run = call(capsys, "score", copied, "--model", "fake")
    assert run["notes"][0].startswith(told.removeprefix("warning: "))
    assert main(["tasks", str(task.parent)]) == 0
    assert told.replace("the rows", "copied: the rows") in capsys.readouterr().err
    (copied / "data" / "add.jsonl").unlink()
    assert main(["render", str(copied)]) == 0
    assert "warning: the rows" not in capsys.readouterr().err


def test_runs_of_another_folder_are_listed(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those that `score --state` keeps there."""
    state = str(tmp_path / "elsewhere")
    assert main(["score", str(task), "--model", "fake", "--sample", "2", "--state", state]) == 0
    capsys.readouterr()
    assert main(["runs", str(task), "--state", state, "--json"]) == 0
    (run,) = json.loads(capsys.readouterr().out)
    assert run["settings"]["n"] == 2
    assert main(["runs", str(task), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []


def test_a_temperature_out_of_range_is_told_both_bounds(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", str(task), "--model", "fake", "--temperature", "1e9"]) == 2
    assert "below 100" in capsys.readouterr().err
