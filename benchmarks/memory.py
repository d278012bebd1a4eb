"""Memory that a run is foretold to take, beside the peak that was measured.

Each line is a process of its own: a model with random weights is written to a folder, its shape is
read from the files, its tokenizer counts the texts, and what follows from both is printed beside
the peak of the resident memory above what torch and transformers take by themselves, as the system
tells it (Linux). Nothing is downloaded.

    python -m benchmarks.memory
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

SIZES = {
    "teaching": None,
    "14 M, 8k words": (256, 6, 8_192, "silu"),
    "46 M, 32k words": (512, 8, 32_768, "silu"),
    "57 M, 8k words": (768, 6, 8_192, "silu"),
    "46 M, own layers": (512, 8, 32_768, "gelu"),
}
"""Width, layers, vocabulary and activation: but for SiLU a model runs in its own layers."""

SHAPES = {"letters": (64, 4, 2), "texts": (64, 4, 40), "long texts": (32, 2, 400)}
"""Docs, choices, and about how many tokens a choice has."""


def child(folder: str, method: str, docs: int, choices: int, tokens: int) -> None:
    """Foretell, load, run; print the numbers as JSON."""
    from workbench.models.hf import load_hf_model
    from workbench.models.memory.estimate import estimate_memory, read_shape
    from workbench.models.settings import LoadSettings
    from workbench.runs.speed import characters_per_token, load_of, texts_of
    from workbench.types import Decoding, GenerationRequest, LoglikelihoodRequest

    shape = read_shape(Path(folder), "float32")
    assert shape is not None
    before = _resident()
    model: Any = load_hf_model(folder, settings=LoadSettings(device="cpu"))
    head = "one two three four five six seven eight nine ten\n" * 40
    prompts = [f"{head}{doc} is what, and why is it so?" for doc in range(docs)]
    asked = [
        LoglikelihoodRequest(prompt, f" {choice}" + " word" * (tokens - 2))
        for prompt in prompts
        for choice in range(choices)
    ]
    texts = texts_of(asked if method == "ppl" else [GenerationRequest(p) for p in prompts])
    ratio = characters_per_token(texts, model)
    load = load_of(texts, "ppl" if method == "ppl" else "gen", ratio, model, 64)
    foretold = estimate_memory(shape, load, "cpu")
    for _ in range(2):  # the second run meets what the first one kept
        if method == "ppl":
            list(model.loglikelihoods([*asked, LoglikelihoodRequest("other", " text")]))
        else:
            list(model.generate([GenerationRequest(p, Decoding(64, ())) for p in prompts]))
    parts = [foretold.weights, foretold.keys_values, foretold.working]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 - before
    print(json.dumps({"foretold": [part / 1e6 for part in parts], "peak": peak / 1e6}))


def _resident() -> int:
    """Return the bytes that the process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return pages * resource.getpagesize()


def save_model(folder: Path, size: tuple[int, int, int, str]) -> None:
    """Write a random Llama of that size, with the teaching model's tokenizer."""
    import torch
    from transformers import AutoTokenizer, LlamaConfig, LlamaForCausalLM

    from workbench.models.load import TEACHING

    width, layers, vocabulary, activation = size
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=vocabulary, hidden_size=width, intermediate_size=3 * width,
        num_hidden_layers=layers, num_attention_heads=width // 64,
        num_key_value_heads=width // 64, max_position_embeddings=8192, hidden_act=activation,
    )  # fmt: skip
    LlamaForCausalLM(config).save_pretrained(folder)
    AutoTokenizer.from_pretrained(TEACHING).save_pretrained(folder)


def main() -> None:
    """Print the table."""
    from workbench.models.load import TEACHING

    print("| model | run | weights | keys, values | working | foretold, MB | peak, MB | ratio |")
    print("|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as root:
        for name, size in SIZES.items():
            folder = Path(root) / str(len(name) * 100 + len(list(Path(root).iterdir())))
            if size is None:
                folder = TEACHING
            else:
                save_model(folder, size)
            runs = [(shape, "ppl", *values) for shape, values in SHAPES.items()]
            for shape, *arguments in [*runs, ("answers of 64", "gen", 64, 0, 0)]:
                given = [str(folder), *map(str, arguments)]
                done = subprocess.run(
                    [sys.executable, "-m", "benchmarks.memory", *given],
                    capture_output=True, encoding="utf-8", check=True,
                )  # fmt: skip
                record = json.loads(done.stdout)
                parts, peak = record["foretold"], record["peak"]
                told = sum(parts)
                cells = [name, shape, *(f"{part:.0f}" for part in (*parts, told, peak))]
                print(f"| {' | '.join(cells)} | {told / peak:.2f} |", flush=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        folder, method, *numbers = sys.argv[1:]
        child(folder, method, *map(int, numbers))
    else:
        main()
