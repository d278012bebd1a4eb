"""Time to score choices, side by side in one process: this package, lm-evaluation-harness, plain.

Each shape is scored by all variants in turn, several times; ratios are of process time, so other
work on the machine counts little, and stand with their spread; on a GPU they are of the wall's.
"limit" is the arithmetic that the distinct tokens cannot do without, over a rate of matrix products
that was measured between the variants: that of the model's own layers, one after the other, that of
the one product which is done fastest, and that of the same product as torch itself hands it on.
Encoding text is part of every variant, loading a model of none. lm-evaluation-harness runs at the
batch size of those given that suits it best.

The models have random weights and the layers of two that are in use, which stand for what a user
scores (`ppl_shapes.SIZES`); the teaching model is there as the smallest that anyone scores, whose
layers are so narrow that the products are a smaller part of the work.

On a machine with a GPU that CUDA knows, whole models of 1 and 8 billion parameters follow, in
bfloat16. Where vLLM is installed, here or in the environment of the Python that `--vllm` names, it
scores the same texts with its prefix cache on, in a process of its own just before; that ratio is
of the wall's time, of its engine alone.

The faster a processor multiplies, the larger is the part of everything else. These two variables
hold one with AVX-512 to the instructions that most laptops have:

    MKL_ENABLE_INSTRUCTIONS=AVX2 ATEN_CPU_CAPABILITY=avx2 python -m benchmarks.ppl

    python -m benchmarks.ppl --rows 32 --repeats 3
    python -m benchmarks.ppl --edit --models 135M
    python -m benchmarks.ppl --growth --models 135M
    python -m benchmarks.ppl --bfloat16
"""

from __future__ import annotations

import argparse
import copy
import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import torch

from benchmarks import beside_vllm, clock, ppl_shapes
from benchmarks.ppl_shapes import EDITS, GPU_SIZES, SHAPES, SIZES, Shape
from workbench.models.encoding import Encoded, encode_pair
from workbench.models.hf import HFModel, load_hf_model
from workbench.models.layers import products
from workbench.models.load import TEACHING
from workbench.models.memory.budgets import CPU_CHUNK, DEVICE_CHUNK
from workbench.models.ppl.tree import Ints, Tree, build_tree
from workbench.models.settings import LoadSettings
from workbench.types import Loglikelihood, LoglikelihoodRequest

Sums = list[float]

CPU_BATCHES = (1, 4, 16)
GPU_BATCHES = (8, 32, 128)


@dataclass(frozen=True, slots=True)
class Timed:
    """A run of a variant: `clock.seconds`, the wall's, peak memory above what was held before."""

    seconds: float
    wall: float
    megabytes: float
    sums: Sums


def timed(run: Callable[[], Sums], device: torch.device) -> Timed:
    """Return how long `run` took and what memory it needed at most."""
    before = clock.peak_megabytes(device, reset=True)
    start, wall = clock.seconds(device), time.perf_counter()
    sums = run()
    seconds, wall = clock.seconds(device) - start, time.perf_counter() - wall
    return Timed(seconds, wall, clock.peak_megabytes(device) - before, sums)


def layer_rate(model: Any) -> float:
    """Return the operations per second of the products of the model's own layers: each matrix in
    turn, by the library that a run takes; over a third of a second."""
    layers = [m for m in model.model.layers.modules() if isinstance(m, torch.nn.Linear)]
    kind: dict[str, Any] = {"device": model.device, "dtype": model.dtype}
    tokens = _tokens(model)
    inputs = {layer.in_features: torch.randn(tokens, layer.in_features, **kind) for layer in layers}
    rooms = {
        layer.out_features: torch.empty(tokens, layer.out_features, **kind) for layer in layers
    }
    each = 2 * tokens * sum(layer.weight.numel() for layer in layers)

    def run() -> float:
        for layer in layers:
            products.product(
                inputs[layer.in_features], layer.weight, None, rooms[layer.out_features]
            )
        return each

    return _rate(run, model.device)


def product_rates(model: Any) -> tuple[float, float]:
    """Return the operations per second of one product, the widest layer's, again and again, so
    that its matrix and the room for the result stay in the caches: by the library that is
    faster, called as a run calls it, and by the one that torch takes."""
    config = model.config
    kind: dict[str, Any] = {"device": model.device, "dtype": model.dtype}
    tokens = torch.randn(_tokens(model), config.hidden_size, **kind)
    weights = torch.randn(config.intermediate_size, config.hidden_size, **kind)
    out = torch.empty(len(tokens), config.intermediate_size, **kind)
    each = 2 * tokens.numel() * config.intermediate_size

    def by_torch() -> float:
        torch.mm(tokens, weights.T, out=out)
        return each

    def by_the_run() -> float:
        products.product(tokens, weights, None, out)
        return each

    own = _rate(by_torch, model.device)
    return max(own, _rate(by_the_run, model.device)), own


def _tokens(model: Any) -> int:
    """Return how many tokens a run has in a forward pass."""
    return CPU_CHUNK if model.device.type == "cpu" else DEVICE_CHUNK


@torch.inference_mode()
def _rate(run: Callable[[], float], device: torch.device) -> float:
    """Return how many operations a second `run` makes, which says how many it made."""
    run()
    start, count = clock.seconds(device), 0.0
    while (passed := clock.seconds(device) - start) < 0.3:
        for _ in range(1 if device.type == "cpu" else 10):
            count += run()
    return count / passed


def ours(model: HFModel, wanted: Sequence[LoglikelihoodRequest]) -> Sums:
    """Score with this package."""
    sums = [float("nan")] * len(wanted)
    for item in model.loglikelihoods(wanted):
        if item is not None and isinstance(item[1], Loglikelihood):
            sums[item[0]] = item[1].sum
    return sums


@torch.inference_mode()
def plain(model: Any, tokenizer: Any, wanted: Sequence[LoglikelihoodRequest]) -> Sums:
    """Score with one forward pass for each request."""
    sums: Sums = []
    for request in wanted:
        text = encode_pair(tokenizer, request.context, request.continuation)
        ids = torch.tensor([text.ids[:-1]], device=model.device)
        logits = model(ids, use_cache=False).logits[0, text.start - 1 :].float()
        targets = torch.tensor(text.scored, device=model.device)[:, None]
        sums.append(float(logits.log_softmax(-1).gather(1, targets).sum()))
    return sums


def harness(model: Any, tokenizer: Any, batch: int) -> Callable[[Sequence[Any]], Sums]:
    """Return lm-evaluation-harness's way to score with its `hf` model."""
    from lm_eval.api.instance import Instance
    from lm_eval.models import huggingface

    make: Any = huggingface.HFLM  # its decorators hide what it takes
    lm = make(pretrained=model, tokenizer=tokenizer, batch_size=batch, max_length=4096)

    def score(wanted: Sequence[LoglikelihoodRequest]) -> Sums:
        made: Any = [
            Instance("loglikelihood", {}, (r.context, r.continuation), place)
            for place, r in enumerate(wanted)
        ]
        return [pair[0] for pair in lm.loglikelihood(made, disable_tqdm=True)]

    return score


def fresh(model: Any, tokenizer: Any) -> HFModel:
    """Return the model with nothing kept from earlier runs, its trial done."""
    made = HFModel(model, tokenizer, name="benchmark", fingerprint="")
    ours(made, [LoglikelihoodRequest("a", "b")])
    return made


def encoded(tokenizer: Any, wanted: Sequence[LoglikelihoodRequest]) -> list[Encoded]:
    """Return the requests' token ids."""
    return [encode_pair(tokenizer, r.context, r.continuation) for r in wanted]


def compare(
    model: Any,
    tokenizer: Any,
    shape: Shape,
    options: argparse.Namespace,
    beside: Mapping[str, Any] | None,
) -> str:
    """Return the table's line for a shape, `beside` being vLLM's answer."""
    device = model.device
    wanted = ppl_shapes.requests(shape, options.rows)
    texts = encoded(tokenizer, wanted)
    tree = build_tree(texts)
    needed = ppl_shapes.operations(model, tree, [True] * tree.size)
    batches = options.batches or (CPU_BATCHES if device.type == "cpu" else GPU_BATCHES)
    others = {batch: harness(model, tokenizer, batch) for batch in batches}
    first = {batch: timed(partial(run, wanted), device) for batch, run in others.items()}
    best = min(first, key=lambda batch: first[batch].seconds)
    mine: list[Timed] = []
    theirs: list[Timed] = [first[best]]
    rates: list[tuple[float, ...]] = []
    for repeat in range(options.repeats):
        scorer = fresh(model, tokenizer)
        mine.append(timed(partial(ours, scorer, wanted), device))
        rates.append((layer_rate(model), *product_rates(model)))
        if repeat:
            theirs.append(timed(partial(others[best], wanted), device))
    alone = timed(partial(plain, model, tokenizer, wanted), device) if options.plain else None
    ratios = [b.seconds / a.seconds for a, b in zip(mine, theirs, strict=True)]
    median = statistics.median(a.seconds for a in mine)
    limits = [needed / statistics.median(kind) / median for kind in zip(*rates, strict=True)]
    error = max(
        abs(a - b)
        for other in (
            theirs[0].sums,
            alone.sums if alone else [],
            beside["sums"] if beside else [],
        )
        for a, b in zip(mine[0].sums, other, strict=False)
    )
    cells = (
        shape.name,
        f"{sum(len(text.ids) - 1 for text in texts):,} / {tree.size:,}",
        f"{median:.2f}",
        f"{statistics.median(ratios):.2f} [{min(ratios):.2f}–{max(ratios):.2f}]",
        f"{alone.seconds / median:.2f}" if alone else "–",
        _beside(beside, mine),
        *(f"{limit:.0%}" for limit in limits),
        f"{best}",
        f"{max(a.megabytes for a in mine):.0f} / {max(b.megabytes for b in theirs):.0f}",
        f"{error:.0e}",
    )
    return f"| {' | '.join(cells)} |"


def _beside(answer: Mapping[str, Any] | None, mine: Sequence[Timed]) -> str:
    """Return how many times as long vLLM took."""
    if answer is None:
        return "–"
    wall = statistics.median(run.wall for run in mine)
    return f"{statistics.median(answer['seconds']) / wall:.2f}"


def vllm_answers(
    model: Any, tokenizer: Any, shapes: Sequence[Shape], options: argparse.Namespace
) -> dict[str, Any]:
    """Return what vLLM makes of the shapes, by name; nothing where it is not to be asked."""
    python = beside_vllm.interpreter(options.vllm, model.device)
    if not python:
        return {}
    runs = []
    for shape in shapes:
        texts = encoded(tokenizer, ppl_shapes.requests(shape, options.rows))
        runs.append({"prompts": [t.ids for t in texts], "starts": [t.start for t in texts]})
    answers = beside_vllm.ask(python, model, tokenizer, runs, options.repeats)
    return {shape.name: answer for shape, answer in zip(shapes, answers, strict=True)}


HEAD = (
    "| shape | tokens, all / distinct | seconds | × lm-eval | × plain | × vLLM | of the limit"
    " | of the fastest product | of torch's own | its batch | MB ours / its"
    " | largest difference |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|"
)


def found_in(old: Tree, tree: Tree) -> Ints:
    """Return for each node of `tree` the node of `old` with the same text; -1 where there is
    none."""
    # A text is a node's parent and token; a parent has a smaller number than its children, so one
    # pass in order finds all.
    children = {
        pair: node
        for node, pair in enumerate(zip(old.parents.tolist(), old.tokens.tolist(), strict=True))
    }
    found: list[int] = []
    for parent, token in zip(tree.parents.tolist(), tree.tokens.tolist(), strict=True):
        above = found[parent] if parent >= 0 else -1
        is_known = parent < 0 or above >= 0
        found.append(children.get((above, token), -1) if is_known else -1)
    return np.array(found, np.int64)


def edits(model: Any, tokenizer: Any, rows: int, repeats: int) -> None:
    """Print what a run costs after an edit, in parts of the first run.

    What follows the edit has to be read again, and the scored positions go through the vocabulary
    again: "arithmetic" is the part that no way of keeping things could save.
    """
    print(
        "\n| edit | shape | distinct tokens, first / again | part of the first run | arithmetic |"
    )
    print("|---|---|---|---|---|")
    for place, wordings in EDITS.items():
        for shape in (Shape(True, 8), Shape(False, 8)):
            runs = [ppl_shapes.requests(shape, rows, wording) for wording in wordings]
            trees = [build_tree(encoded(tokenizer, wanted)) for wanted in runs]
            is_new = found_in(*trees) < 0
            is_new[trees[1].asked] = True
            first = ppl_shapes.operations(model, trees[0], [True] * trees[0].size)
            again = ppl_shapes.operations(model, trees[1], is_new.tolist())
            parts = []
            for _ in range(repeats):
                scorer = fresh(model, tokenizer)
                took = [timed(partial(ours, scorer, one), model.device).seconds for one in runs]
                parts.append(took[1] / took[0])
            cells = (
                place,
                shape.name,
                f"{trees[0].size:,} / {is_new.sum():,}",
                f"{statistics.median(parts):.0%} [{min(parts):.0%}–{max(parts):.0%}]",
                f"{again / first:.0%}",
            )
            print(f"| {' | '.join(cells)} |", flush=True)


def growth(model: Any, tokenizer: Any, rows: int) -> None:
    """Print what a distinct token costs as rows, shots and choices double."""
    print("\n| rows | shots | choices | tokens, all / distinct | seconds | µs a distinct token |")
    print("|---|---|---|---|---|---|")
    sizes = ((1, 5, 4), (2, 5, 4), (4, 5, 4), (1, 10, 4), (1, 20, 4), (1, 5, 8), (1, 5, 16))
    for times, shots, choices in sizes:
        wanted = ppl_shapes.requests(Shape(False, shots), times * rows, choices=choices)
        texts = encoded(tokenizer, wanted)
        size = build_tree(texts).size
        scorer = fresh(model, tokenizer)
        seconds = timed(partial(ours, scorer, wanted), model.device).seconds
        cells = (
            f"{times * rows} | {shots} | {choices}",
            f"{sum(len(text.ids) - 1 for text in texts):,} / {size:,}",
            f"{seconds:.2f} | {seconds / size * 1e6:.0f}",
        )
        print(f"| {' | '.join(cells)} |", flush=True)


def rounded(model: Any, tokenizer: Any, shapes: Sequence[Shape], rows: int, repeats: int) -> None:
    """Print how much faster a model is in bfloat16, in turn with float32, and how far off."""
    print("\n| shape | float32, seconds | bfloat16 | × | largest difference |")
    print("|---|---|---|---|---|")
    models = (model, copy.deepcopy(model).to(torch.bfloat16))
    for shape in shapes:
        wanted = ppl_shapes.requests(shape, rows)
        runs: tuple[list[Timed], ...] = ([], [])
        for _ in range(repeats):
            for one, own in zip(models, runs, strict=True):
                scorer = fresh(one, tokenizer)
                own.append(timed(partial(ours, scorer, wanted), model.device))
        ratios = [a.seconds / b.seconds for a, b in zip(*runs, strict=True)]
        error = max(abs(a - b) for a, b in zip(runs[0][0].sums, runs[1][0].sums, strict=True))
        cells = (
            shape.name,
            *(f"{statistics.median(run.seconds for run in own):.2f}" for own in runs),
            f"{statistics.median(ratios):.2f} [{min(ratios):.2f}–{max(ratios):.2f}]",
            f"{error:.2g}",
        )
        print(f"| {' | '.join(cells)} |", flush=True)


def made(name: str) -> tuple[Any, Any]:
    """Return the model of that name and its tokenizer."""
    if name == "teaching":
        loaded = load_hf_model(str(TEACHING), settings=LoadSettings(device="cpu"))
        return loaded._network.model, loaded._tokenizer
    if name in GPU_SIZES:
        model = ppl_shapes.network(GPU_SIZES[name], "cuda", torch.bfloat16)
        return model, ppl_shapes.tokenizer()
    return ppl_shapes.network(SIZES[name]), ppl_shapes.tokenizer()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark and print its tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    named = [*SIZES, "teaching", *GPU_SIZES]
    here = named if torch.cuda.is_available() else named[: -len(GPU_SIZES)]
    parser.add_argument("--models", nargs="+", choices=named, default=here)
    parser.add_argument("--shapes", nargs="+", help="only shapes whose name has one of these")
    parser.add_argument("--plain", action="store_true", help="one forward pass a request, too")
    parser.add_argument("--rows", type=int, default=32)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--batches", type=int, nargs="+", help="lm-evaluation-harness's")
    parser.add_argument("--vllm", default="", metavar="PYTHON", help="an interpreter that has it")
    parser.add_argument("--edit", action="store_true", help="200 rows and edits instead")
    parser.add_argument("--bfloat16", action="store_true", help="beside float32 instead")
    parser.add_argument("--growth", action="store_true", help="what a token costs instead")
    parser.add_argument(
        "--torch-products", action="store_true", help="leave all products to torch's own library"
    )
    options = parser.parse_args(arguments)
    torch.set_num_threads(1)
    if options.torch_products:
        products.is_faster = lambda threads: False
    words = options.shapes or [""]
    shapes = [shape for shape in SHAPES if any(word in shape.name for word in words)]
    for name in options.models:
        model, tokenizer = made(name)
        size = sum(parameter.numel() for parameter in model.parameters())
        kind = torch.backends.cpu.get_cpu_capability()
        rate = layer_rate(model) / 1e9
        own = product_rates(model)[1] / 1e9
        where = f"one thread, {kind}"
        if model.device.type != "cpu":
            where = torch.cuda.get_device_name(model.device)
        about = f"{size / 1e6:.1f} million parameters, {where}, {rate:.0f} GFLOP/s"
        print(f"\n{name}: {about} in its layers' products, torch's own {own:.0f}", flush=True)
        if options.edit:
            edits(model, tokenizer, 200, options.repeats)
        if options.growth:
            growth(model, tokenizer, options.rows)
        if options.bfloat16:
            rounded(model, tokenizer, shapes, options.rows, options.repeats)
        if options.edit or options.growth or options.bfloat16:
            continue
        beside = vllm_answers(model, tokenizer, shapes, options)
        print(HEAD, flush=True)
        for shape in shapes:
            line = compare(model, tokenizer, shape, options, beside.get(shape.name))
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
