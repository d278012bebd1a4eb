"""Models on a Ray cluster: equal to those here, every row once, whoever dies."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from workbench.cli.commands import main
from workbench.errors import ModelError
from workbench.models.base import EXACT
from workbench.models.cluster.crew import ACTOR, Crew
from workbench.models.cluster.model import ClusterModel
from workbench.models.cluster.worker import Worker
from workbench.models.fake import FakeModel
from workbench.models.load import load_model
from workbench.models.settings import ignore_stages
from workbench.runs.ledger import Ledger
from workbench.tasks.task import Task
from workbench.types import Decoding, GenerationRequest, LoglikelihoodRequest, Unanswered

from .conftest import TwoNodes

ROOT = Path(__file__).parents[3]

PAIRS = [
    LoglikelihoodRequest(f"Add: {n}+{n}=\nAnswer:", f" {answer}")
    for n in range(10, 60)
    for answer in (2 * n, 2 * n + 1)
]
TEXTS = [GenerationRequest(f"Add: {n}+{n}=\nAnswer:", Decoding(8, ("\n",))) for n in range(10, 50)]


class Slow(Worker):
    """Takes its time for each answer, and dies of one request."""

    def __init__(self) -> None:
        self._model = FakeModel(delay=0.004)
        self._stopped = set()
        self.began = 0

    def answer(self, call: str, indices: Sequence[int], requests: Sequence[Any], by: Any) -> Any:
        """Die where a request says so."""
        self.began += 1
        if any(request.context == "die" for request in requests):
            os._exit(1)
        return super().answer(call, indices, requests, by)

    def pid(self) -> int:
        """Return which process this is."""
        return os.getpid()

    def batches(self) -> int:
        """Return how many it began."""
        return self.began


@pytest.fixture
def slow(nodes: TwoNodes) -> Iterator[tuple[ClusterModel, list[Any]]]:
    """A model of two workers, one a node, and those."""
    import ray

    made: Any = ray.remote(**ACTOR, num_cpus=1)
    actors = [made(Slow).remote() for _ in range(2)]
    model = ClusterModel("slow", Crew(ray, actors), ignore_stages)
    ray.get([actor.about.remote() for actor in actors])
    yield model, actors
    for actor in actors:
        ray.kill(actor)


def told(actor: Any, method: str) -> Any:
    """Return what a worker says while it is at work, or once it is back."""
    import ray

    asked = getattr(actor, method).options(concurrency_group="tell", max_task_retries=-1)
    return ray.get(asked.remote())


def all_answers(stream: Any, then: Any = None, after: int = 0) -> dict[int, Any]:
    """Return the answers by index, each of which comes once; call `then` after so many."""
    found: dict[int, Any] = {}
    with closing(stream):
        for each in stream:
            if each is None:
                continue
            assert each[0] not in found
            found[each[0]] = each[1]
            if then and len(found) >= after:
                then()
                then = None
    return found


def test_a_cluster_answers_as_this_process_does(nodes: TwoNodes) -> None:
    model, local = load_model(f"ray:{nodes.address}/teaching"), load_model("teaching")
    assert model.fingerprint == local.fingerprint
    ours, theirs = (all_answers(each.loglikelihoods(PAIRS)) for each in (local, model))
    assert ours.keys() == theirs.keys()
    for index, own in ours.items():
        assert theirs[index].token_logprobs == pytest.approx(own.token_logprobs, abs=EXACT)
    ours, theirs = (all_answers(each.generate(TEXTS)) for each in (local, model))
    assert {i: own.text for i, own in ours.items()} == {i: own.text for i, own in theirs.items()}
    assert model.count_tokens("seven and ten") == local.count_tokens("seven and ten")


def test_a_killed_worker_loses_nothing(slow: tuple[ClusterModel, list[Any]]) -> None:
    """Its batches go to the other, and it comes back."""
    model, actors = slow
    killed = told(actors[0], "pid")
    requests = PAIRS * 8
    found = all_answers(model.loglikelihoods(requests), lambda: os.kill(killed, signal.SIGKILL), 99)
    assert found == all_answers(FakeModel().loglikelihoods(requests))
    assert told(actors[0], "pid") != killed


def test_a_killed_node_loses_nothing(slow: tuple[ClusterModel, list[Any]], nodes: TwoNodes) -> None:
    model, _ = slow
    requests = PAIRS * 8

    def kill() -> None:
        nodes.cluster.remove_node(nodes.other, allow_graceful=False)

    try:
        found = all_answers(model.loglikelihoods(requests), kill, 99)
        assert found == all_answers(FakeModel().loglikelihoods(requests))
    finally:
        nodes.renew()


def test_a_request_that_ends_its_worker_is_unanswered(slow: tuple[ClusterModel, list[Any]]) -> None:
    """After it has ended as many as may be; all others are answered."""
    model, _ = slow
    requests = [*PAIRS[:40], LoglikelihoodRequest("die", " now"), *PAIRS[40:]]
    found = all_answers(model.loglikelihoods(requests))
    assert sorted(found) == list(range(len(requests)))
    failed = {index for index, answer in found.items() if isinstance(answer, Unanswered)}
    assert failed == {40} and "died" in found[40].reason


def test_cancelling_ends_the_workers_batches(slow: tuple[ClusterModel, list[Any]]) -> None:
    """They stop in the middle of a batch, and are free for the next call."""
    model, actors = slow
    requests = PAIRS * 40
    with closing(model.loglikelihoods(requests)) as stream:
        next(each for each in stream if each is not None)
    time.sleep(0.5)
    began = [told(actor, "batches") for actor in actors]
    time.sleep(1.5)  # a batch would take that long
    assert [told(actor, "batches") for actor in actors] == began
    assert len(all_answers(model.loglikelihoods(PAIRS))) == len(PAIRS)


def test_a_driver_that_dies_goes_on_where_it_was(
    nodes: TwoNodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Killed in a run and called again with --resume: each row once, equal to the run here."""
    task = shutil.copytree(ROOT / "transforms" / "sums", tmp_path / "transforms" / "sums")
    sums = [(n, n % 89 + 10) for n in range(10, 170)]
    rows = [
        json.dumps(
            {"passage": "", "question": f"{a}+{b}=", "target_scores": {}, "answer": str(a + b)}
            | {"steps": f"{a}+{b}={a + b}.", "terms": 2}
        )
        for a, b in sums
    ]
    (task / "data" / "sums.jsonl").write_text("\n".join(rows), "utf-8")

    def call(*arguments: str) -> Any:
        assert main([*arguments, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    score = ["score", str(task), "--method", "gen", "--all", "--max-new-tokens", "24", "--no-cache"]
    there = [*score, "--model", f"ray:{nodes.address}/teaching"]
    with closing(Ledger(Task.open(task).state)) as ledger:
        driver = subprocess.Popen([sys.executable, "-m", "workbench", *there, "--json"], cwd=ROOT)
        try:
            while not (begun := [run for run in ledger.runs() if ledger.doc_ids(run.run_id)]):
                assert driver.poll() is None
                time.sleep(0.05)
        finally:
            driver.kill()
            driver.wait()
    whole = call(*there, "--resume", begun[0].run_id)
    here = call(*score, "--model", "teaching")
    assert (whole["run_id"], whole["n"]) == (begun[0].run_id, here["n"])
    assert whole["metrics"] == here["metrics"]


def test_a_cluster_is_closed_without_its_token(nodes: TwoNodes) -> None:
    call = [sys.executable, "-m", "workbench", "score", "transforms/sums", "--sample", "2"]
    call += ["--model", f"ray:{nodes.address}/fake"]
    # Ray tries twenty times, a second apart.
    environment = os.environ | {"RAY_AUTH_TOKEN": "another", "RAY_NUM_REDIS_GET_RETRIES": "2"}
    done = subprocess.run(call, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8")
    assert done.returncode == 2 and "token" in done.stderr.splitlines()[-1]


def test_a_process_is_in_one_cluster(nodes: TwoNodes) -> None:
    with pytest.raises(ModelError, match="one cluster in a process"):
        load_model("ray:127.0.0.1:1/fake")


def test_an_address_without_a_cluster_is_refused() -> None:
    call = [sys.executable, "-m", "workbench", "score", "transforms/sums", "--sample", "2"]
    done = subprocess.run(
        [*call, "--model", "ray:127.0.0.1:1/fake"], cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 2 and "cannot be used" in done.stderr
