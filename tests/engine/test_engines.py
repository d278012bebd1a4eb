"""Engines as they are: vLLM behind a server and in a cluster's worker, `transformers serve`, and
llama.cpp's server."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import torch
from safetensors.torch import load_file, save_file

from workbench.cli.commands import main
from workbench.errors import ModelError
from workbench.models.load import load_model
from workbench.models.servers.doctor import examine
from workbench.types import Decoding, Generation, GenerationRequest

from .serving import (
    ENGINE,
    ENVIRONMENT,
    ROOT,
    TEACHING,
    Server,
    llama_server,
    transformers_serve,
    vllm,
)

pytestmark = pytest.mark.timeout(900)

RUNS = (("sums-mcq", "ppl"), ("entailment", "ppl"), ("sums", "gen"), ("coin-flip", "gen"))


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with vllm() as started:
        yield started


def score_call(task: Path, method: str, model: str) -> list[str]:
    """Return the arguments of one and the same run by a model."""
    settings = ["--sample", "40", "--num-fewshot", "1", "--max-new-tokens", "48", "--no-cache"]
    return ["score", str(task), "--method", method, "--model", model, *settings, "--json"]


def metrics_of(text: str) -> dict[str, float]:
    return {name: value["value"] for name, value in json.loads(text)["metrics"].items()}


def requests(count: int) -> list[GenerationRequest]:
    return [GenerationRequest(f"{n}+{n + 3}=", Decoding(24, ())) for n in range(count)]


def test_vllm_can_be_trusted_with_everything(server: Server) -> None:
    """Its values are those of the folder that it serves, which lies here."""
    found = examine(server.root, load=load_model)
    assert found.engine.name == "vLLM" and found.engine.window == 1024
    for name in ("gen", "ppl", "letters", "stops", "seeds"):
        assert getattr(found, name).ok, getattr(found, name).reason
    assert "float32" in found.ppl.reason


@pytest.mark.parametrize(("task", "method"), RUNS)
def test_a_run_on_vllm_is_the_run_here(
    server: Server, task: str, method: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copied = shutil.copytree(ROOT / "transforms" / task, tmp_path / "transforms" / task)
    found = []
    for model in ("teaching", f"server:{server.root}"):
        assert main(score_call(copied, method, model)) == 0
        found.append(metrics_of(capsys.readouterr().out))
    assert found[1] == pytest.approx(found[0], abs=1e-3)


def test_cancelling_empties_vllm(server: Server) -> None:
    """Its own count of running requests says so."""
    model = load_model(f"server:{server.root}")
    with closing(model.generate(requests(400))) as stream:
        next(each for each in stream if each is not None)
    for _ in range(50):
        lines = httpx.get(f"{server.root}/metrics").text.splitlines()
        counts = [x for x in lines if x.startswith(("vllm:num_requests_running{",
                                                    "vllm:num_requests_waiting{"))]  # fmt: skip
        if counts and all(float(line.split()[-1]) == 0 for line in counts):
            return
        time.sleep(0.1)
    pytest.fail(f"still at work: {counts}")


def test_one_of_two_dies(server: Server) -> None:
    """The other answers, and each request is answered once."""
    with vllm() as other:
        model = load_model(f"server:{server.root},{other.root}")
        found: list[tuple[int, Any]] = []
        for each in model.generate(requests(300)):
            if each is None:
                continue
            found.append(each)
            if len(found) == 60:
                other.kill()
    assert sorted(index for index, _ in found) == list(range(300))
    assert all(isinstance(answer, Generation) for _, answer in found)


def test_bfloat16_is_honest_and_told() -> None:
    with vllm(dtype="bfloat16") as server:
        found = examine(server.root, reference="teaching", load=load_model)
    assert found.ppl.ok and "16 bits" in found.ppl.reason, found.ppl.reason


def test_other_weights_are_refused_beside_a_reference(tmp_path: Path) -> None:
    folder = shutil.copytree(TEACHING, tmp_path / "other")
    weights = load_file(folder / "model.safetensors")
    torch.manual_seed(0)
    moved = {name: each + 0.02 * torch.randn_like(each) for name, each in weights.items()}
    save_file(moved, folder / "model.safetensors", {"format": "pt"})
    with vllm(folder) as server:
        found = examine(server.root, reference="teaching", load=load_model)
        assert not found.ppl.ok and "teaching" in found.ppl.reason
        assert found.gen.ok


def test_transformers_serve_generates_and_no_more(tmp_path: Path) -> None:
    """It answers 200 where it is asked for log-probabilities, and tells none."""
    with transformers_serve(tmp_path) as server:
        found = examine(server.root, str(TEACHING), load=load_model)
        assert found.gen.ok, found.gen.reason
        assert not found.ppl.ok and not found.letters.ok
        with pytest.raises(ModelError, match="cannot be trusted with PPL"):
            list(load_model(f"server:{server.root}#{TEACHING}").loglikelihoods([]))


def test_llama_server_generates_and_tells_letters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It has no log-probabilities of a prompt; choices of one token can be scored, and texts are
    those of this process."""
    with llama_server(tmp_path) as server:
        found = examine(server.root, reference="teaching", load=load_model)
        assert found.engine.name == "llama.cpp"
        assert found.gen.ok, found.gen.reason
        assert found.letters.ok, found.letters.reason
        assert found.stops.ok, found.stops.reason
        assert not found.ppl.ok
        there = f"server:{server.root}"
        copied = shutil.copytree(ROOT / "transforms" / "sums-mcq", tmp_path / "sums-mcq")
        assert main(score_call(copied, "ppl", there)) == 2
        assert "cannot be trusted with PPL" in capsys.readouterr().err
        metrics = []
        copied = shutil.copytree(ROOT / "transforms" / "sums", tmp_path / "sums")
        for model in (there, "teaching"):
            assert main(score_call(copied, "gen", model)) == 0
            metrics.append(metrics_of(capsys.readouterr().out))
        assert metrics[0] == pytest.approx(metrics[1], abs=1e-3)


def test_vllm_in_a_clusters_worker_answers_as_this_process(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the engine's environment, which has neither our torch models nor the lab's versions."""
    settings = "gpu_memory_utilization=0.2&max_model_len=1024&enforce_eager=true"
    there = f"ray:local,actors=1,cpus=1/vllm:{TEACHING}?{settings}"
    for task, method in RUNS[::2]:
        copied = shutil.copytree(ROOT / "transforms" / task, tmp_path / "transforms" / task)
        done = subprocess.run(
            [ENGINE / "python", "-m", "workbench", *score_call(copied, method, there)],
            env=os.environ | ENVIRONMENT | {"HOME": str(tmp_path)}, cwd=ROOT,
            capture_output=True, encoding="utf-8",
        )  # fmt: skip
        assert done.returncode == 0, done.stderr[-3000:]
        assert main(score_call(copied, method, "teaching")) == 0
        here = metrics_of(capsys.readouterr().out)
        assert metrics_of(done.stdout) == pytest.approx(here, abs=1e-3)


def test_a_worker_whose_engine_dies_is_replaced(tmp_path: Path) -> None:
    """vLLM's engine is a process of its own: where it dies, its worker ends too, or Ray would send
    it batch after batch."""
    done = subprocess.run(
        [ENGINE / "python", Path(__file__).with_name("engine_dies.py"), TEACHING],
        env=os.environ | ENVIRONMENT | {"HOME": str(tmp_path)}, cwd=ROOT,
        capture_output=True, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    assert json.loads(done.stdout.splitlines()[-1]) == {"killed": 1, "answered": 3000}
