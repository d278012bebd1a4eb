"""How far a device is from the CPU, and how much faster: small models of several makes, random
weights, float32 on both and bfloat16 on the device, the same requests.

    python -m benchmarks.device cuda:0
    python -m benchmarks.device --check cuda:0

Ends with 1 where a log-probability in float32 differs by more than 1e-3 nats; with `--check` it
only says whether the device is there, and ends with 2 where it is not. The models are too
small to show what a GPU can do: `benchmarks.ppl` and `benchmarks.generation` have larger ones.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

import torch

from tests.model.test_device import MAKES, NATS, TEXTS, shared
from tests.model.test_hf import answers, drawn_requests
from workbench.models.hf import HFModel, load_hf_model
from workbench.models.load import TEACHING
from workbench.models.settings import LoadSettings
from workbench.types import Decoding, GenerationRequest, Loglikelihood

COUNT = 400


def measured(folder: Path, device: str, dtype: str) -> tuple[list[float], float, float]:
    """Return the log-probabilities of all scored tokens, and the seconds of PPL and of GEN."""
    model: HFModel = load_hf_model(str(folder), settings=LoadSettings(device=device, dtype=dtype))
    requests = drawn_requests(1, COUNT)
    decoding = Decoding(32, ())
    asked = [GenerationRequest(f"{n} {text}", decoding) for n in range(16) for text in TEXTS]
    answers(model.loglikelihoods(drawn_requests(2)))  # trials and kernels, once
    answers(model.generate(asked[:2]))
    begun = time.perf_counter()
    found: dict[int, Loglikelihood] = answers(model.loglikelihoods(requests))
    between = time.perf_counter()
    answers(model.generate(asked))
    ended = time.perf_counter()
    values = [value for index in sorted(found) for value in found[index].token_logprobs]
    return values, between - begun, ended - between


def check(device: str) -> int:
    """Say which device that is, and return 2 where torch cannot use it."""
    try:
        found = torch.empty(0, device=device).device
    except (RuntimeError, AssertionError) as error:  # unknown names, no device, no such build
        reason = str(error).strip().splitlines()[0]
        print(
            f"error: {device}: expected a device that torch {torch.__version__} can use; saw:"
            f" {reason}\nDEVICE=cpu takes the processor, DEVICE=cuda:1 another GPU.",
            file=sys.stderr,
        )
        return 2
    print(found, torch.__version__)
    return 0


def main(device: str) -> int:
    """Print the table, and return whether a make is further off than it may be."""
    if found := check(device):
        return found
    if torch.device(device).type == "cuda":
        print(torch.cuda.get_device_name(device))
    print("| make | float32, nats apart | bfloat16 | PPL, times the CPU's speed | GEN |")
    print("|---|---|---|---|---|")
    worst = 0.0
    with tempfile.TemporaryDirectory() as root:
        for make in (*MAKES, "teaching"):
            folder = TEACHING if make == "teaching" else shared(Path(root), make)
            here, ppl, gen = measured(folder, "cpu", "float32")
            there, device_ppl, device_gen = measured(folder, device, "float32")
            rough, _, _ = measured(folder, device, "bfloat16")
            exact = max(abs(a - b) for a, b in zip(here, there, strict=True))
            half = max(abs(a - b) for a, b in zip(here, rough, strict=True))
            worst = max(worst, exact)
            print(
                f"| {make} | {exact:.1e} | {half:.2f} | {ppl / device_ppl:.2f}"
                f" | {gen / device_gen:.2f} |",
                flush=True,
            )
    print(f"\nThe furthest in float32: {worst:.1e} nats; {NATS} are allowed.")
    return int(worst > NATS)


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word != "--check"] or ["cuda:0"]
    sys.exit(check(*given) if "--check" in sys.argv else main(*given))
