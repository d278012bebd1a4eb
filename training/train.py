"""Train the teaching model on endless generated documents.

    python -m training.train --out DIR [--seed S] [--tokens N] [--minutes M]
                                      [--device D] [--workers W] [--threads T]
                                      [--hidden H] [--layers L] [--batch-tokens B]
                                      [--resume]
                                      [--from DIR] [--begin SHARE] [--vocabulary DIR]

DIR gets the files that `AutoModelForCausalLM` and `AutoTokenizer` read. Beside it, DIR.training/
holds the checkpoint that `--resume` continues from and `log.jsonl`, one loss per line.
Batches depend on the seed and the step alone, so a resumed run sees what an unbroken one would;
`--minutes` only stops early, the learning rate follows the tokens seen. With `--from` it starts
from the weights of a model of the same shape, and `--begin` leaves out that share of the tokens,
the first, in which such a model has nothing to learn; `--vocabulary` takes the tokenizer of a model
instead of a new one. On a GPU other processes draw the batches,
which are the same.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
import transformers
from tokenizers import Tokenizer
from torch import Tensor, nn
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

from training.batches import CONTEXT, build_tokenizer, end_token, wrap_tokenizer
from training.feed import ON_GPU, ON_PROCESSOR, Plan, draws, feed
from training.gradients import on_gpu, on_processor
from training.muon import Muon, quickest_precision
from training.start import lay_circuit, take_over
from training.together import approach, put

HIDDEN, LAYERS = 256, 6
TOKENS = 90_000_000
BATCH_TOKENS = 8192
GPU_BATCH_TOKENS = 32768
EXPORT_TOKENS = 2_000_000  # between two checkpoints
GPU_EXPORT_TOKENS = 100_000_000
MUON_RATE = 0.025
ADAM_RATE = 6e-3
WARMUP_STEPS = 30
DECAY_SHARE = 0.85  # the last part of the training, in which the rate falls to a hundredth
LOGGED_STEPS = 20  # at a time
AVERAGE = 0.995  # of the weights per step; the average is what is shipped


@dataclass(frozen=True)
class Settings:
    """What decides a training run: `minutes` and `steps` only limit this call. It starts from the
    model in the folder `start`, if one is named, and with the share `begin` of its tokens done; the
    tokenizer is that of the folder `vocabulary`, or a new one."""

    out: Path
    tokens: int = TOKENS
    minutes: float = 600.0
    steps: int = sys.maxsize
    seed: int = 0
    batch_tokens: int = BATCH_TOKENS
    hidden: int = HIDDEN
    layers: int = LAYERS
    compiled: bool = True
    export_tokens: int = EXPORT_TOKENS
    device: str = "cpu"
    workers: int = 0
    plan: Plan = ON_PROCESSOR
    precision: torch.dtype = field(default_factory=quickest_precision)
    start: Path | None = None
    begin: float = 0.0
    vocabulary: Path | None = None

    @property
    def state_dir(self) -> Path:
        """The folder beside `out` for the checkpoint and the log."""
        return self.out.with_name(self.out.name + ".training")


@dataclass
class Training:
    """The state of a training run: everything that a checkpoint keeps."""

    model: LlamaForCausalLM
    average: LlamaForCausalLM
    optimizers: tuple[torch.optim.Optimizer, ...]
    step: int = 0
    tokens: int = 0


def build_model(settings: Settings, tokenizer: PreTrainedTokenizerFast) -> LlamaForCausalLM:
    """Build a model with the weights that training starts from; they depend on the seed alone, or
    are those of `settings.start`."""
    torch.manual_seed(settings.seed)
    end = end_token(tokenizer)
    config = LlamaConfig(
        vocab_size=len(tokenizer),
        hidden_size=settings.hidden,
        intermediate_size=max(1, 8 * settings.hidden // 3 // 64) * 64,
        num_hidden_layers=settings.layers,
        num_attention_heads=4,
        num_key_value_heads=4,
        max_position_embeddings=CONTEXT,
        tie_word_embeddings=True,
        bos_token_id=end,
        eos_token_id=end,
        pad_token_id=end,
    )
    model = LlamaForCausalLM(config)
    if settings.start:
        take_over(model, tokenizer, settings.start)
    else:
        lay_circuit(model, settings.seed)
    return model


def new_run(settings: Settings, tokenizer: PreTrainedTokenizerFast) -> Training:
    """Start a run: Muon for the hidden matrices, AdamW for embeddings and norms."""
    model = build_model(settings, tokenizer)
    nn.Module.to(model, settings.device)
    matrices = [p for n, p in model.named_parameters() if p.ndim == 2 and "embed" not in n]
    others = [p for n, p in model.named_parameters() if p.ndim != 2 or "embed" in n]
    optimizers = (
        Muon(matrices, settings.precision, lr=MUON_RATE, weight_decay=0.02, momentum=0.95),
        torch.optim.AdamW(others, lr=ADAM_RATE, betas=(0.9, 0.98), weight_decay=0.0),
    )
    begun = round(settings.begin * settings.tokens)
    return Training(model, copy.deepcopy(model), optimizers, tokens=begun)


def rate_at(step: int, tokens: int, settings: Settings) -> float:
    """Return the share of the peak learning rate: warm-up, constant, then linear decay."""
    left = (1 - tokens / settings.tokens) / DECAY_SHARE
    return min(1.0, (step + 1) / WARMUP_STEPS, max(0.01, left))


def update(
    run: Training, worker: LlamaForCausalLM, gradients: list[Tensor], settings: Settings
) -> None:
    """Take one optimizer step with the worker's gradients and hand it the new weights."""
    rate = rate_at(run.step, run.tokens, settings)
    weights = list(run.model.parameters())
    for weight in weights:
        if weight.grad is None:
            weight.grad = torch.empty_like(weight)
    put([weight.grad for weight in weights if weight.grad is not None], gradients)
    torch.nn.utils.clip_grad_norm_(weights, 1.0)
    for optimizer, peak in zip(run.optimizers, (MUON_RATE, ADAM_RATE), strict=True):
        for group in optimizer.param_groups:
            group["lr"] = peak * rate
        optimizer.step()
    # A short average at first, so that it never lags behind the early progress.
    keep = min(AVERAGE, (run.step + 1) / (run.step + 10))
    with torch.no_grad():
        put(list(worker.parameters()), weights)
        approach(list(run.average.parameters()), weights, 1 - keep)


def save_checkpoint(run: Training, settings: Settings) -> None:
    """Write the checkpoint beside the output folder, replacing the last one whole."""
    state = {
        "model": run.model.state_dict(),
        "average": run.average.state_dict(),
        "optimizers": [optimizer.state_dict() for optimizer in run.optimizers],
        "step": run.step,
        "tokens": run.tokens,
        "seed": settings.seed,
    }
    partial = settings.state_dir / "checkpoint.partial"
    torch.save(state, partial)
    partial.replace(settings.state_dir / "checkpoint.pt")


def load_checkpoint(run: Training, settings: Settings) -> None:
    """Put the last checkpoint's state into `run`.

    Raises FileNotFoundError without a checkpoint, ValueError for one of another seed.
    """
    path = settings.state_dir / "checkpoint.pt"
    state: dict[str, Any] = torch.load(path, map_location=settings.device, weights_only=True)
    if state["seed"] != settings.seed:
        raise ValueError(f"{path} was trained with seed {state['seed']}, not {settings.seed}")
    run.model.load_state_dict(state["model"])
    run.average.load_state_dict(state["average"])
    for optimizer, kept in zip(run.optimizers, state["optimizers"], strict=True):
        optimizer.load_state_dict(kept)
    run.step, run.tokens = state["step"], state["tokens"]


def cut_log(path: Path, step: int) -> None:
    """Drop what was logged after the checkpoint: those steps are taken again."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if line.endswith("\n") and json.loads(line)["step"] <= step]
    path.write_text("".join(kept), encoding="utf-8")


def export(run: Training, settings: Settings, tokenizer: PreTrainedTokenizerFast) -> None:
    """Write the averaged weights and the tokenizer as standard files."""
    run.average.save_pretrained(settings.out)
    tokenizer.save_pretrained(settings.out)


def known_tokenizer(folder: Path) -> PreTrainedTokenizerFast:
    """Return the tokenizer of a folder."""
    return wrap_tokenizer(Tokenizer.from_file(str(folder / "tokenizer.json")))


def train(settings: Settings, resume: bool = False) -> list[float]:
    """Train until the run's tokens or this call's steps or minutes are used up.

    Returns this call's losses. Raises FileNotFoundError where `resume` finds no checkpoint.
    """
    settings.state_dir.mkdir(parents=True, exist_ok=True)
    if resume:
        tokenizer = known_tokenizer(settings.state_dir)
    else:
        kept = settings.vocabulary
        tokenizer = known_tokenizer(kept) if kept else build_tokenizer(settings.seed)
        tokenizer.save_pretrained(settings.state_dir)
    run = new_run(settings, tokenizer)
    log_path = settings.state_dir / "log.jsonl"
    if resume:
        load_checkpoint(run, settings)
        cut_log(log_path, run.step)
    losses: list[float] = []
    exported = run.tokens
    with log_path.open("a" if resume else "w") as log:
        for entries in training_steps(run, settings, tokenizer):
            losses += [entry["loss"] for entry in entries]
            log.writelines(json.dumps(entry) + "\n" for entry in entries)
            log.flush()
            recent = losses[-LOGGED_STEPS:]
            shown = entries[-1] | {"loss": round(sum(recent) / len(recent), 4)}
            print(json.dumps(shown), file=sys.stderr, flush=True)
            if run.tokens - exported >= settings.export_tokens:
                exported = run.tokens
                save_checkpoint(run, settings)
                export(run, settings, tokenizer)
    save_checkpoint(run, settings)
    export(run, settings, tokenizer)
    return losses


def training_steps(
    run: Training, settings: Settings, tokenizer: PreTrainedTokenizerFast
) -> Iterator[list[dict[str, Any]]]:
    """Take optimizer steps until a limit is reached, yielding the log's lines for several at a
    time: to read a loss is to wait until a device has computed it."""
    # The gradients may be computed in bfloat16; the weights are kept and updated in float32.
    worker = copy.deepcopy(run.model)
    nn.Module.to(worker, settings.precision)
    worker.train()
    on_cpu = settings.device == "cpu"
    ways = on_processor if on_cpu else on_gpu
    compute = ways(worker, compiled=settings.compiled)
    started, last_step = time.monotonic(), run.step + settings.steps
    taken: list[tuple[dict[str, Any], Tensor]] = []
    order = draws(
        settings.seed,
        run.step,
        run.tokens,
        total=settings.tokens,
        batch=settings.batch_tokens,
        plan=settings.plan,
    )
    batches = feed(tokenizer, order, workers=settings.workers, device=settings.device)
    for ids, weights in batches:
        loss, gradients = compute(ids, weights)
        update(run, worker, gradients, settings)
        run.step += 1
        run.tokens += ids[:, 1:].numel()
        seconds = time.monotonic() - started
        entry = {
            "step": run.step,
            "tokens": run.tokens,
            "length": ids.shape[1] - 1,
            "seconds": round(seconds, 1),
        }
        taken.append((entry, loss))
        over = run.step >= last_step or seconds >= settings.minutes * 60
        if over or run.step % LOGGED_STEPS == 0:
            yield _logged(taken)
            taken.clear()
        if over:
            return
    if taken:
        yield _logged(taken)


def _logged(taken: list[tuple[dict[str, Any], Tensor]]) -> list[dict[str, Any]]:
    losses = torch.stack([loss for _, loss in taken]).tolist()
    return [entry | {"loss": loss} for (entry, _), loss in zip(taken, losses, strict=True)]


def main(argv: list[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m training.train")
    parser.add_argument("--out", type=Path, required=True, help="folder of the model's files")
    parser.add_argument("--tokens", type=int, default=TOKENS, help="of the whole training")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop this call after them")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--device", default="cpu", help="cpu, cuda or cuda:N")
    parser.add_argument("--workers", type=int, help="processes that draw batches")
    parser.add_argument("--hidden", type=int, default=HIDDEN, help="width of the model")
    parser.add_argument("--layers", type=int, default=LAYERS, help="depth of the model")
    parser.add_argument("--batch-tokens", type=int, help="in a step; more on a GPU")
    parser.add_argument("--threads", type=int, default=1, help="of torch; 1 on a busy machine")
    parser.add_argument("--resume", action="store_true", help="continue from the checkpoint")
    parser.add_argument("--from", type=Path, dest="start", help="folder of a model to start from")
    parser.add_argument("--begin", type=float, default=0.0, help="share of the tokens to leave out")
    parser.add_argument("--vocabulary", type=Path, help="folder of a model with its tokenizer")
    options = parser.parse_args(argv)
    torch.set_num_threads(options.threads)
    transformers.utils.logging.disable_progress_bar()
    on_gpu = options.device != "cpu"
    # A GPU learns faster than one process draws what it learns from.
    settings = Settings(
        options.out,
        options.tokens,
        minutes=options.minutes,
        seed=options.seed,
        hidden=options.hidden,
        layers=options.layers,
        batch_tokens=options.batch_tokens or (GPU_BATCH_TOKENS if on_gpu else BATCH_TOKENS),
        export_tokens=GPU_EXPORT_TOKENS if on_gpu else EXPORT_TOKENS,
        device=options.device,
        workers=options.workers or ((os.cpu_count() or 2) - 1 if on_gpu else 0),
        plan=ON_GPU if on_gpu else ON_PROCESSOR,
        precision=torch.bfloat16 if on_gpu else quickest_precision(),
        start=options.start,
        begin=options.begin,
        vocabulary=options.vocabulary,
    )
    train(settings, resume=options.resume)


if __name__ == "__main__":
    main()
