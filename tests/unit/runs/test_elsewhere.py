"""A run that starts elsewhere is the run that was planned, whole, whoever is killed in between."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

import workbench
from workbench.cli.arguments import build_parser
from workbench.cli.commands import COMMANDS, main
from workbench.cli.common import load_settings_from, plan_from
from workbench.models.settings import LoadSettings
from workbench.runs.elsewhere import PLACES, Job, Place, hand_over, shards_for
from workbench.runs.identity import settings_of
from workbench.runs.ledger import Ledger
from workbench.runs.options import Options
from workbench.runs.parts import mark_of, mark_of_plan
from workbench.runs.plan import Plan, make_plan
from workbench.tasks.task import Task

ROWS = 60

SBATCH = r"""#!/bin/bash
# Runs an array's tasks one after the other, and a job that depends on it then.
set -u
array="" options=()
while [[ "$1" == --* ]]; do
  case "$1" in --array=*) array=${1#--array=} ;; esac
  options+=("$1"); shift
done
echo "${options[*]} ${*:2}" >> "$CALLS"
export SLURM_ARRAY_TASK_ID
if [ -n "$array" ]; then
  for SLURM_ARRAY_TASK_ID in $(seq "${array%-*}" "${array#*-}"); do
    bash "$@" >> parts.log 2>&1 || exit 1
  done
  echo "4711;cluster"
else
  bash "$@" > join.log 2>&1
fi
"""
"""What stands for Slurm."""

RAY = """#!{python}
# Hands the words behind `--` to a shell as Ray does.
import shlex, subprocess, sys
words = sys.argv[sys.argv.index("--") + 1 :]
sys.exit(subprocess.run(shlex.join(words), shell=True).returncode)
"""
"""What stands for `ray job submit`."""

ODD = 'Sum up.\n  It\'s `id` $(id) "a"\\n:\x85next\u2028\n\nThink. # ok'
"""A description that shells, margins and YAML could change."""


@pytest.fixture
def opened(task: Path) -> Task:
    """A task whose name and field need quoting, with rows to share out."""
    folder = task.with_name("加法 it's")
    shutil.move(task, folder)
    rows = ({"question": f"{n}+1=", "answer": str(n + 1), "passage": f"p{n}"} for n in range(ROWS))
    (folder / "data" / "add.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    return Task.open(folder)


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """An environment in which `workbench`, `sbatch` and `ray` are there."""
    folder = tmp_path / "bin"
    folder.mkdir()
    line = shlex.join([sys.executable, "-m", "workbench"])
    texts = {
        "workbench": f'#!/bin/bash\nexec {line} "$@"\n',
        "sbatch": SBATCH,
        "ray": RAY.format(python=sys.executable),
    }
    for name, text in texts.items():
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    root = str(Path(__file__).parents[3])
    return os.environ | {
        "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": root,
        "CALLS": str(tmp_path / "calls"),
    }


def job_of(task: Task, **changes: Any) -> Job:
    options = replace(Options(), sample_size=None, num_fewshot=2)
    plan = make_plan(task, options, method="gen")
    return replace(Job(plan, "fake", f"transforms/{task.path.name}", shards=3), **changes)


def whole(task: Task, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """Return the metrics of the run in one piece."""
    call = ["score", str(task.path), "--method", "gen", "--model", "fake", "--all", "--json"]
    assert main([*call, "--num-fewshot", "2", "--state", str(task.path.parent / "alone")]) == 0
    return json.loads(capsys.readouterr().out)["metrics"]


def run_of(task: Task) -> dict[str, Any]:
    """Return what the task's own ledger says of its newest run."""
    ledger = Ledger(task.state)
    run = ledger.runs(task.name)[0]
    assert (
        sorted(ledger.doc_ids(run.run_id))
        == list(range(ROWS))
        == sorted(row.doc_id for row in ledger.rows(run.run_id))
    )
    return {name: metric.value for name, metric in (run.metrics or {}).items()}


def values(metrics: dict[str, Any]) -> dict[str, float]:
    return {name: metric["value"] for name, metric in metrics.items()}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"num_fewshot": 3, "seed": 7, "until": ("\n", "--- it's")},
        {"max_new_tokens": 9, "temperature": 0.7, "draws": 2, "top_p": 0.9},
        {"sampler": "ids", "shot_ids": (3, 7), "sample_size": None},
        {"description": "-请回答。\n", "metric": "in_match", "filters": ("regex (\\d+)",)},
        {"group": "passage", "chat_template": "turns"},
    ],
)
def test_the_command_is_the_plan(opened: Task, changes: dict[str, Any]) -> None:
    """Read back by the parser, it gives the same settings, and the model is loaded alike."""
    settings = LoadSettings(dtype="bfloat16", device_map="auto", revision="it's")
    plan = make_plan(opened, replace(Options(), **changes), method="gen")
    job = Job(plan, "server:http://h:1,http://h:2#m", str(opened.path), settings)
    words = shlex.split(hand_over(job, "command"))
    read = build_parser(COMMANDS).parse_args(words[1:])
    again = plan_from(read)
    assert settings_of(again) == settings_of(plan)
    assert (again.source, again.version, again.chat_template) == (
        plan.source, plan.version, plan.chat_template,
    )  # fmt: skip
    assert (read.model, load_settings_from(read)) == (job.model, settings)


def test_the_flag_names_all_places() -> None:
    assert get_args(Place) == PLACES == ("command", "slurm", "ray", "kubernetes")
    for place in PLACES:
        read = build_parser(COMMANDS).parse_args(
            ["score", "t", "--model", "fake", "--as", place, "--shards", "3"]
        )
        assert (read.place, read.shards) == (place, 3)


@pytest.mark.slow
def test_slurm_scores_the_parts_and_joins_them(
    opened: Task, shell: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The script as it is, by a stand-in for sbatch; once more, nothing is left to do."""
    folder = opened.path.parent.parent
    (folder / "job.sh").write_text(hand_over(job_of(opened), "slurm"))
    for _ in range(2):
        subprocess.run(["bash", "job.sh"], cwd=folder, env=shell, check=True)
        assert run_of(opened) == pytest.approx(values(whole(opened, capsys)))
    calls = Path(shell["CALLS"]).read_text(encoding="utf-8").splitlines()
    assert calls[0] == "--parsable --array=1-3 part"
    assert calls[1].startswith("--dependency=afterok:4711 ") and calls[1].endswith(" join")


@pytest.mark.slow
@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGKILL])
def test_a_part_that_was_stopped_is_requeued(
    opened: Task, shell: dict[str, str], capsys: pytest.CaptureFixture[str], by: signal.Signals
) -> None:
    """By Slurm with a warning, or with its node and without: every row once in the end."""
    folder = opened.path.parent.parent
    # Slow enough to be stopped in its midst: `fake` waits in the transform.
    job = job_of(opened)
    slow = "import time\n" + job.plan.source.replace(
        "    return", "    time.sleep(0.03)\n    return"
    )
    Path(job.plan.filename).write_text(slow, encoding="utf-8")
    plan = make_plan(opened, replace(Options(), sample_size=None, num_fewshot=2), method="gen")
    (folder / "job.sh").write_text(hand_over(replace(job, plan=plan), "slurm"))
    first = subprocess.Popen(
        ["bash", "job.sh", "part"], cwd=folder, env=shell | {"SLURM_ARRAY_TASK_ID": "2"},
        start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    time.sleep(1.5)
    assert first.poll() is None
    if by == signal.SIGKILL:
        os.killpg(first.pid, by)
    else:
        first.send_signal(by)
    assert first.wait(60) != 0
    subprocess.run(["bash", "job.sh"], cwd=folder, env=shell, check=True)
    assert run_of(opened) == pytest.approx(values(whole(opened, capsys)))


def odd_job(task: Task) -> Job:
    """Return a job with settings that are easily changed on their way."""
    options = replace(Options(), sample_size=None, description=ODD, until=("\n\n", "\n 'Q"))
    return job_of(task, plan=make_plan(task, options, method="gen"), place=str(task.path))


@pytest.mark.parametrize("place", PLACES)
def test_every_value_arrives_as_it_is(
    opened: Task, shell: dict[str, str], tmp_path: Path, place: Place
) -> None:
    """Whatever is in it: newlines keep their margin, and no shell or YAML reads it as its own."""
    log = tmp_path / "words"
    catch = f'import json, sys; open({str(log)!r}, "a").write(json.dumps(sys.argv[1:]) + "\\n")'
    (tmp_path / "bin" / "workbench").write_text(f"#!{sys.executable}\n{catch}\n")
    job = odd_job(opened)
    text = hand_over(job, place)
    environment = shell | {"SHARED": str(tmp_path), "RAY_API_SERVER_ADDRESS": "there"}
    if place == "kubernetes":
        parts, _ = yaml.safe_load_all(text)
        (container,) = parts["spec"]["template"]["spec"]["containers"]
        command = [word.replace("/work/", f"{tmp_path}/") for word in container["command"]]
        environment["JOB_COMPLETION_INDEX"] = "0"
    else:
        (tmp_path / "my job.sh").write_text(text, encoding="utf-8")
        command = ["bash", "my job.sh"]
    subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True)
    words = json.loads(log.read_text().splitlines()[0])
    read = build_parser(COMMANDS).parse_args(words)
    assert settings_of(plan_from(read)) == settings_of(job.plan)


@pytest.mark.parametrize(
    ("method", "changes"),
    [
        ("gen", {"num_fewshot": 1, "filters": ("regex (\\d+)",), "temperature": 0.5, "draws": 2}),
        ("gen", {"description": ODD, "sample_size": 5, "group": "passage"}),
        ("ppl", {"num_fewshot": 2, "scope": "full", "sample_size": None}),
    ],
)
def test_a_run_has_the_mark_of_its_plan(task: Path, method: Any, changes: dict[str, Any]) -> None:
    """It is found again by what it was handed over as."""
    opened = Task.open(task)
    run = workbench.score(opened, "fake", method=method, **changes).run
    plan = make_plan(opened, replace(Options(), **changes), method=method)
    assert mark_of(run) == mark_of_plan(plan) != mark_of_plan(plan, 2)


def test_each_run_has_its_own_names(opened: Task) -> None:
    """Scripts of other texts, settings, models or parts share no folder; the same run's do."""
    job = job_of(opened)
    seeded = replace(job.plan, settings=replace(job.plan.settings, seed=5))
    others = [
        replace(job, model="teaching"),
        replace(job, shards=4),
        replace(job, plan=seeded),
        replace(job, plan=replace(job.plan, source=job.plan.source + "# other\n")),
        replace(job, settings=LoadSettings(dtype="float32")),
    ]
    assert len({each.name for each in (job, *others)}) == 6
    assert job_of(opened).name == job.name
    for place in ("slurm", "ray", "kubernetes"):
        assert job.name in hand_over(job, place)


@pytest.mark.slow
def test_the_join_takes_the_run_that_was_handed_over(
    opened: Task, shell: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where another run was kept in the folder since; without a mark it is asked which."""
    folder = opened.path.parent.parent
    job = replace(job_of(opened), shards=2)
    (folder / "job.sh").write_text(hand_over(job, "slurm"))
    for number in "12":
        environment = shell | {"SLURM_ARRAY_TASK_ID": number}
        subprocess.run(["bash", "job.sh", "part"], cwd=folder, env=environment, check=True)
        kept = folder / f"{job.name}.parts" / number
        call = ["score", str(opened.path), "--method", "gen", "--model", "fake", "--all"]
        assert main([*call, "--shard", f"{number}/2", "--seed", "9", "--state", str(kept)]) == 0
    subprocess.run(["bash", "job.sh", "join"], cwd=folder, env=shell, check=True)
    (run,) = Ledger(opened.state).runs()
    assert (run.settings["num_fewshot"], run.settings["seed"]) == (2, job.plan.settings.seed)
    parts = [f"{folder}/{job.name}.parts/{number}" for number in "12"]
    capsys.readouterr()
    assert main(["runs", str(opened.path), "--merge", *parts]) == 2
    said = capsys.readouterr().err
    assert "which run is meant?" in said and "seed 9" in said and f"{parts[0]}/RUN" in said
    assert main(["runs", str(opened.path), "--mark", "0" * 12, "--merge", *parts]) == 2
    assert "not the run that was handed over" in capsys.readouterr().err


@pytest.mark.slow
def test_ray_scores_the_job_and_joins_it(
    opened: Task, shell: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The script as it is, by a stand-in for Ray."""
    folder = opened.path.parent.parent
    (folder / "my job.sh").write_text(hand_over(replace(job_of(opened), shards=1), "ray"))
    environment = shell | {"SHARED": str(tmp_path), "RAY_API_SERVER_ADDRESS": "there"}
    subprocess.run(["bash", "my job.sh"], cwd=folder, env=environment, check=True)
    assert run_of(opened) == pytest.approx(values(whole(opened, capsys)))


@pytest.mark.slow
def test_kubernetes_scores_the_parts_and_joins_them(
    opened: Task, shell: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """What its containers run, at the place of the volume."""
    folder = opened.path.parent.parent
    parts, joined = yaml.safe_load_all(hand_over(job_of(opened), "kubernetes"))
    spec = parts["spec"]
    assert (spec["completionMode"], spec["completions"], spec["parallelism"]) == ("Indexed", 3, 3)
    for job, indices in ((parts, range(3)), (joined, range(1))):
        (container,) = job["spec"]["template"]["spec"]["containers"]
        command = [word.replace("/work/", f"{folder}/") for word in container["command"]]
        for index in indices:
            environment = shell | {"JOB_COMPLETION_INDEX": str(index)}
            subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    assert run_of(opened) == pytest.approx(values(whole(opened, capsys)))


def test_kubernetes_gets_its_names_key_and_gpu(opened: Task) -> None:
    """A name that it takes, the key from a secret, a GPU for what computes there alone."""
    for model, has_key, has_gpu in (
        ("server:http://h:1", True, False), ("owner/name", False, True), ("fake", False, False),
    ):  # fmt: skip
        text = hand_over(job_of(opened, model=model), "kubernetes")
        parts, joined = yaml.safe_load_all(text)
        (container,) = parts["spec"]["template"]["spec"]["containers"]
        assert re.fullmatch(r"[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?", joined["metadata"]["name"])
        assert ("env" in container) == has_key == ("secretKeyRef" in text)
        assert ("limits" in container["resources"]) == has_gpu
        assert joined["spec"]["suspend"] is True


@pytest.mark.parametrize("place", ["slurm", "ray"])
def test_scripts_are_bash(opened: Task, place: Place) -> None:
    """Whatever the task is called; with what is to be filled in, and without a GPU for `fake`."""

    def named(name: str) -> Plan:
        folder = shutil.copytree(opened.path, opened.path.with_name(name))
        return make_plan(Task.open(folder), Options(), method="gen")

    for name in ("plain", 'a "b" $(touch x) `id`', "two\nlines"):
        job = job_of(opened, plan=named(name), place=f"transforms/{name}", seconds=40_000.0)
        text = hand_over(job, place)
        done = subprocess.run(["bash", "-n"], input=text, encoding="utf-8", capture_output=True)
        assert (done.returncode, done.stderr) == (0, "")
        assert "--gres" not in text
    assert "--gres=gpu:1" in hand_over(job_of(opened, model="owner/name"), "slurm")
    assert "ray:auto/owner/name" in hand_over(job_of(opened, model="owner/name"), "ray")


@pytest.mark.parametrize(
    ("seconds", "shards"), [(None, 8), (60.0, 2), (10_800.0, 6), (10.0**9, 64)]
)
def test_parts_take_half_an_hour(seconds: float | None, shards: int) -> None:
    assert shards_for(seconds) == shards


@pytest.mark.slow
def test_the_command_line_writes_it_and_scores_nothing(
    opened: Task, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Over nothing that is there."""
    call = ["score", str(opened.path), "--model", "fake", "--all", "--as", "slurm", "--shards", "5"]
    assert main([*call, "--to", str(tmp_path / "job.sh"), "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert (record["kind"], record["shards"], record["path"]) == (
        "slurm", 5, str(tmp_path / "job.sh"),
    )  # fmt: skip
    assert (tmp_path / "job.sh").read_text() == record["text"]
    assert main([*call, "--to", str(tmp_path / "job.sh")]) == 2
    assert "exists already" in capsys.readouterr().err
    assert not (opened.state / "runs.db").exists() or not Ledger(opened.state).runs()


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--to", "job.sh"], "--samples FILE.jsonl"),
        (["--shards", "3"], "--shard I/N"),
        (["--as", "command", "--shards", "3"], "--as slurm or kubernetes"),
        (["--as", "ray", "--shards", "3"], "saw --as ray"),
        (
            ["--as", "slurm", "--samples", "rows.jsonl"],
            "--samples rows.jsonl; expected --as command",
        ),
        (["--as", "ray", "--state", "there"], "--state there; expected --as command"),
        (["--as", "kubernetes", "--shard", "2/3", "--shards", "4"], "--shard 2/3; expected --as"),
        (["--as", "slurm", "--resume", "20261121-103000-3f9a61"], "goes on with what it kept"),
        (["--as", "command", "--dry-run"], "--dry-run; expected no --as"),
    ],
)
def test_flags_that_would_say_nothing_are_refused(
    opened: Task, capsys: pytest.CaptureFixture[str], flags: list[str], said: str
) -> None:
    assert main(["score", str(opened.path), "--model", "fake", *flags]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.slow
def test_the_command_has_every_flag_of_the_call(
    opened: Task, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where rows and state go, the part, what is gone on with; and nothing is made for it here."""
    state = tmp_path / "else where"
    flags = ["--samples", str(tmp_path / "r.jsonl"), "--no-cache", "--state", str(state), "--force"]
    flags += ["--shard", "2/3", "--resume", "20261121-103000-3f9a61"]
    call = ["score", str(opened.path), "--model", "fake", *flags]
    assert main([*call, "--as", "command"]) == 0
    words = shlex.split(capsys.readouterr().out)
    names = ("samples", "no_cache", "state", "force", "shard", "resume")
    read = [build_parser(COMMANDS).parse_args(each) for each in (words[1:], call)]
    assert [getattr(read[0], name) for name in names] == [getattr(read[1], name) for name in names]
    assert not state.exists()
    assert main([*call[:4], "--no-cache", "--as", "slurm"]) == 0
    assert "--no-cache --shard" in capsys.readouterr().out
