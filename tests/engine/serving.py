"""Real servers: started in a session of their own, waited for, and ended with all they started."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / ".venv-engine" / "bin"
LLAMA = ENGINE.parent / "llama.cpp" / "build" / "bin" / "llama-server"
TEACHING = ROOT / "workbench" / "models" / "teaching"

START_SECONDS = 280
"""For which a server may take to start."""

ENVIRONMENT = {
    "OMP_NUM_THREADS": "1",  # two processes of vLLM on a few cores would wait for each other
    "VLLM_CPU_OMP_THREADS_BIND": "nobind",
    "VLLM_CPU_KVCACHE_SPACE": "1",
    "VLLM_NO_USAGE_STATS": "1",
    "DO_NOT_TRACK": "1",
    "HF_HUB_OFFLINE": "1",
    "PATH": f"{ENGINE}{os.pathsep}{os.environ['PATH']}",
}


@dataclass
class Server:
    """A server's address, and its process, which leads a group."""

    root: str
    process: subprocess.Popen[bytes]

    def kill(self) -> None:
        """End it and all that it started, at once."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@contextmanager
def vllm(folder: Path = TEACHING, dtype: str = "float32") -> Iterator[Server]:
    """Serve a model's folder by vLLM's OpenAI-compatible server, under the name `tiny`."""
    port = _free_port()
    settings = ["--dtype", dtype, "--max-model-len", "1024", "--max-num-seqs", "32"]
    command = [ENGINE / "python", "-m", "vllm.entrypoints.openai.api_server", "--model", folder]
    command += ["--served-model-name", "tiny", "--seed", "0", "--enforce-eager", *settings]
    with _started([*command, "--host", "127.0.0.1", "--port", port], port) as server:
        yield server


@contextmanager
def transformers_serve(cache: Path) -> Iterator[Server]:
    """Serve whatever folder a request names by `transformers serve`, which lists the hub's `cache`,
    and fails where there is none."""
    port = _free_port()
    command = [ENGINE / "transformers", "serve", "--host", "127.0.0.1", "--port", port]
    with _started(command, port, HF_HUB_CACHE=str(cache)) as server:
        yield server


@contextmanager
def llama_server(folder: Path) -> Iterator[Server]:
    """Serve the teaching model by llama.cpp, from a file that is written to `folder`."""
    path, port = folder / "teaching.gguf", _free_port()
    script = Path(__file__).with_name("make_gguf.py")
    subprocess.run([ENGINE / "python", script, TEACHING, path], check=True)
    command = [LLAMA, "--model", path, "--ctx-size", "4096", "--threads", "1"]
    with _started([*command, "--host", "127.0.0.1", "--port", port], port) as server:
        yield server


@contextmanager
def _started(command: list[object], port: str, **variables: str) -> Iterator[Server]:
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            list(map(str, command)),
            stdout=log,
            stderr=log,
            env=os.environ | ENVIRONMENT | variables,
            start_new_session=True,
        )
        server = Server(f"http://127.0.0.1:{port}", process)
        try:
            if not _healthy(server):
                log.seek(0)
                pytest.fail(f"it did not start:\n{log.read().decode(errors='replace')[-4000:]}")
            yield server
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(30)
            server.kill()  # what it started may have outlived it


def _healthy(server: Server) -> bool:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and server.process.poll() is None:
        with suppress(httpx.HTTPError):
            if httpx.get(f"{server.root}/health", timeout=5).status_code == 200:
                return True
        time.sleep(0.5)
    return False


def _free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])
