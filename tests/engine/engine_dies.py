"""Kill vLLM's engine under a cluster's worker in the midst of a run, and count what comes back.

    python engine_dies.py FOLDER

Runs in the environment that has vLLM, with its model in FOLDER.
"""

from __future__ import annotations

import json
import sys

import psutil

from workbench.models.load import load_model
from workbench.types import Decoding, Generation, GenerationRequest


def kill_engines() -> int:
    """Kill the engines below this process, and return how many there were."""
    names = [(each, each.cmdline()) for each in psutil.Process().children(recursive=True)]
    engines = [each for each, command in names if any("EngineCore" in part for part in command)]
    for each in engines:
        each.kill()
    return len(engines)


def main(folder: str) -> None:
    """Ask for 3,000 texts, and kill after the first answers."""
    settings = "gpu_memory_utilization=0.2&max_model_len=1024&enforce_eager=true"
    model = load_model(f"ray:local,actors=1,cpus=1/vllm:{folder}?{settings}")
    asked = [GenerationRequest(f"{n}+{n + 3}=", Decoding(24, ())) for n in range(3000)]
    killed, answered = 0, set[int]()
    for each in model.generate(asked):
        if each is None:
            continue
        assert isinstance(each[1], Generation), each[1]
        assert each[0] not in answered
        answered.add(each[0])
        if not killed:
            killed = kill_engines()
    print(json.dumps({"killed": killed, "answered": len(answered)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
