"""A run as something to start elsewhere: the command line, or a script around it for Slurm, Ray or
Kubernetes, in parts that are joined again.

What cannot be known here (a partition, an image, a claim) stands in a script's head as something to
fill in. No key is ever in one: a Kubernetes job takes it from a secret.
"""

from __future__ import annotations

import json
import math
import re
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from textwrap import indent
from typing import Any, Literal, TypeAlias

import yaml

from workbench.io.files import text_sha256
from workbench.models.cluster.address import PREFIX, is_cluster
from workbench.models.fake import NAME as FAKE
from workbench.models.servers.address import is_server
from workbench.models.settings import LoadSettings
from workbench.runs.command import flag_words, score_command
from workbench.runs.parts import LAST, mark_of_plan
from workbench.runs.plan import Plan

Place: TypeAlias = Literal["command", "slurm", "ray", "kubernetes"]

PART_SECONDS = 1800.0
"""So long a part should take: short enough that a requeue costs little, long beside its start."""

CUT: tuple[Place, ...] = ("slurm", "kubernetes")
"""Places where a run is cut into parts."""

FEWEST, MOST = 2, 64
"""Parts of a run, unless a number is given."""

UNKNOWN_SHARDS = 8
"""Parts where nobody knows yet how long the run takes."""

ROOMY = 3
"""A part's time limit, in what it is expected to take."""


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be run: a `plan` of the task that lies at `place`, with a model that is loaded by
    `settings`, in `shards` parts. `seconds` is what it would take here, None where that is not
    known; `words` are flags of the call that are no part of its plan."""

    plan: Plan
    model: str
    place: str
    settings: LoadSettings = field(default_factory=LoadSettings)
    shards: int = 1
    seconds: float | None = None
    words: tuple[str, ...] = ()

    @property
    def mark(self) -> str:
        """What its parts are known by (see `mark_of`)."""
        return mark_of_plan(self.plan, self.shards)

    @property
    def name(self) -> str:
        """A short name of letters, digits and hyphens, as Kubernetes wants one, and of this run
        alone: another text, setting, model or number of parts has another."""
        label = f"{self.plan.task.name}-{self.plan.version}"
        plain = re.sub("[^a-z0-9]+", "-", label.lower()).strip("-")[:36].strip("-")
        whole = (label, self.mark, self.model, *_loading(self.settings))
        return f"{plain or 'run'}-{text_sha256(json.dumps(whole))[:8]}"

    @property
    def about(self) -> str:
        """The run in one line for a comment."""
        parts = f" in {self.shards} parts" if self.shards > 1 else ""
        return " ".join(f"{self.plan.task.name} {self.plan.version}, {self.model}{parts}".split())

    @property
    def parts(self) -> str:
        """The folders of all parts, as bash spells them out."""
        return f"{self.name}.parts/{{1..{self.shards}}}"

    @property
    def task(self) -> str:
        """Where the task is, for a comment: in one line."""
        return " ".join(self.place.split())

    def command(self, *words: str, model: str = "") -> str:
        """Return the line for a shell; `words` of it go in as they are."""
        line = score_command(self.plan, model or self.model, self.place)
        own = shlex.join([*_loading(self.settings), *self.words])
        goes_on = () if "--resume" in self.words else ("--resume", LAST)
        return " ".join(filter(None, (line, own, *words, *goes_on)))

    def join(self, names: str) -> str:
        """Return the line that joins what `names`, words for a shell, stand for, where it is of
        this run."""
        return f"workbench runs {shlex.quote(self.place)} --mark {self.mark} --merge {names}"


def shards_for(seconds: float | None) -> int:
    """Return in how many parts a run is cut that takes so long."""
    if seconds is None:
        return UNKNOWN_SHARDS
    return min(MOST, max(FEWEST, math.ceil(seconds / PART_SECONDS)))


def parts_at(place: Place, seconds: float | None, wanted: int | None = None) -> int:
    """Return in how many parts a run that takes so long is cut there: as many as are `wanted`, or
    by its time; where it is not cut, one."""
    return (wanted or shards_for(seconds)) if place in CUT else 1


def hand_over(job: Job, place: Place) -> str:
    """Return what starts the job there."""
    return _WRITERS[place](job)


def _command(job: Job) -> str:
    return job.command() + "\n"


def _slurm(job: Job) -> str:
    wants = ["--job-name=" + job.name, f"--cpus-per-task={_cpus(job)}", "--requeue"]
    wants += ["--open-mode=append", "--signal=B:TERM@60", "--output=%x-%a.log"]
    if _wants_gpu(job):
        wants.append("--gres=gpu:1")
    if job.seconds is not None:
        limit = max(10, math.ceil(ROOMY * job.seconds / job.shards / 60))
        wants.append(f"--time={limit}")
    head = "\n".join(f"#SBATCH {each}" for each in wants)
    none = " --gres=none" if _wants_gpu(job) else ""
    return f'''#!/bin/bash
# {job.about}
# Start it with `bash THIS_FILE` on the login node, in a folder that all nodes share, below which
# the task is {job.task}; `workbench` has to be on the nodes' PATH.
# The score stands in {job.name}-join.log, and in the task's own list of runs. Fill in what your
# cluster wants, such as:
##SBATCH --partition=… --account=…
{head}
set -euo pipefail

case "${{1:-submit}}" in
submit)
  parts=$(sbatch --parsable --array=1-{job.shards} "$0" part)
  sbatch --dependency="afterok:${{parts%%;*}}"{none} --output={job.name}-join.log "$0" join
  ;;
part)
{_part(job, "$PWD", "$SLURM_ARRAY_TASK_ID", "  ")}
  ;;
join)
  {job.join(f'"$PWD"/{job.parts}')}
  ;;
esac
'''


def _ray(job: Job) -> str:
    own = is_server(job.model) or is_cluster(job.model) or job.model == FAKE
    model = job.model if own else f"{PREFIX}auto/{job.model}"
    there = f'"$SHARED"/{job.name}.state'
    command = job.command("--state", there, model=model)
    return f"""#!/bin/bash
# {job.about}, as one job of a Ray cluster: its workers load the model.
# Start it in a folder below which the task is {job.task}: the folder is sent along.
# Fill in the cluster, and a folder that its nodes and this machine see under the same name:
#     RAY_API_SERVER_ADDRESS=http://HEAD:8265 SHARED=/FOLDER bash THIS_FILE
# Jobs want `ray[default]` here and there; a cluster with a token, RAY_AUTH_MODE=token here as well.
set -euo pipefail
: "${{RAY_API_SERVER_ADDRESS:?where Ray takes jobs}}" "${{SHARED:?a folder that all see}}"

ray job submit --working-dir . -- {command}
{job.join(there)}
"""


def _kubernetes(job: Job) -> str:
    part = _part(job, "/work", "$((JOB_COMPLETION_INDEX + 1))")
    join = job.join(f"/work/{job.parts}")
    parts = _kubernetes_job(job, job.name, part, _wants_gpu(job))
    parts["spec"] |= {"completionMode": "Indexed", "completions": job.shards}
    parts["spec"] |= {"parallelism": job.shards, "backoffLimitPerIndex": 3}
    joined = _kubernetes_job(job, f"{job.name}-join", join, False)
    joined["spec"]["suspend"] = True
    release = f'kubectl patch job {job.name}-join -p \'{{"spec":{{"suspend":false}}}}\''
    text = yaml.dump_all(
        [parts, joined], Dumper=_Blocks, sort_keys=False, allow_unicode=True, width=10**9
    )
    key = "#     kubectl create secret generic workbench --from-literal=api-key=…\n"
    return f"""# {job.about}
# Fill in IMAGE, which has prompt-workbench, and CLAIM, a volume below which the task is
# {job.task}. Then:
{key if is_server(job.model) else ""}#     kubectl apply -f THIS_FILE
#     kubectl wait --for=condition=complete --timeout=-1s job/{job.name}
#     {release}
{text}"""


def _kubernetes_job(job: Job, name: str, script: str, gpu: bool) -> dict[str, Any]:
    container: dict[str, Any] = {
        "name": "workbench",
        "image": "IMAGE",
        "workingDir": "/work",
        "command": ["bash", "-euo", "pipefail", "-c", script + "\n"],
        "volumeMounts": [{"name": "work", "mountPath": "/work"}],
        "resources": {"requests": {"cpu": str(_cpus(job))}},
    }
    if gpu:
        container["resources"]["limits"] = {"nvidia.com/gpu": 1}
    if is_server(job.model):
        secret = {"name": "workbench", "key": "api-key", "optional": True}
        key = {"name": "WORKBENCH_API_KEY", "valueFrom": {"secretKeyRef": secret}}
        container["env"] = [key]
    pod = {
        "restartPolicy": "Never",
        "containers": [container],
        "volumes": [{"name": "work", "persistentVolumeClaim": {"claimName": "CLAIM"}}],
    }
    return {
        "apiVersion": "batch/v1",
        "kind": "Job",
        "metadata": {"name": name},
        "spec": {"template": {"spec": pod}},
    }


def _part(job: Job, shared: str, number: str, margin: str = "") -> str:
    """Return the lines that score one part, whose number (from 1) the shell finds. A part that was
    stopped goes on with what it kept. Each line has the `margin`, but for those within a value."""
    command = job.command("--shard", f'"$number/{job.shards}"', "--state", '"$state"')
    before = f"""number={number}
kept={shared}/{job.name}.parts/$number
# SQLite does not belong on a network file system: runs are kept on this node until they end.
state=$(mktemp -d)
mkdir -p "$kept"
cp -R "$kept/." "$state"
keep() {{
  rm -rf "$kept.new" && cp -R "$state" "$kept.new"
  rm -rf "$kept" && mv "$kept.new" "$kept"
  rm -rf "$state"
}}
trap keep EXIT
trap 'kill -TERM "$run"; wait "$run" || true' TERM"""
    after = 'run=$!\nwait "$run"'
    return "\n".join([indent(before, margin), f"{margin}{command} &", indent(after, margin)])


def _loading(settings: LoadSettings) -> list[str]:
    """Return the words that say how the model is loaded, where it is not as usual."""
    usual = LoadSettings()
    words: list[str] = []
    for each in fields(LoadSettings):
        value = getattr(settings, each.name)
        if value != getattr(usual, each.name):
            words += flag_words(each.name, [] if value is True else [str(value)])
    return words


def _wants_gpu(job: Job) -> bool:
    """Say whether a part computes a model itself, one that a GPU is for."""
    light = job.model in (FAKE, "teaching") or job.settings.device == "cpu"
    return not (light or is_server(job.model) or is_cluster(job.model))


def _cpus(job: Job) -> int:
    return 1 if is_server(job.model) or is_cluster(job.model) else 4


class _Blocks(yaml.SafeDumper):
    """Writes texts of several lines as such."""


def _block(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    # These end a line in YAML, too, and would be read back as others.
    is_spelled = any(end in text for end in "\x85\u2028\u2029")
    style = '"' if is_spelled else "|" if "\n" in text else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Blocks.add_representer(str, _block)

_WRITERS: Mapping[Place, Callable[[Job], str]] = {
    "command": _command,
    "slurm": _slurm,
    "ray": _ray,
    "kubernetes": _kubernetes,
}

PLACES: tuple[Place, ...] = tuple(_WRITERS)
