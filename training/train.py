"""Train the teaching model on endless generated documents.

    python -m training.train --out DIR [--seed S] [--tokens N] [--minutes M]
                                      [--threads T] [--resume]
                                      [--from DIR] [--begin SHARE]

DIR gets the files that `AutoModelForCausalLM` and `AutoTokenizer` read. Beside it, DIR.training/
holds the checkpoint that `--resume` continues from and `log.jsonl`, one loss per line.
Batches depend on the seed and the step alone, so a resumed run sees what an unbroken one would;
`--minutes` only stops early, the learning rate follows the tokens seen. With `--from` it starts
from the weights of a model of the same shape, and `--begin` leaves out that share of the tokens,
the first, in which such a model has nothing to learn.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F
import transformers
from tokenizers import Tokenizer
from torch import Tensor, nn
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

from training.batches import (
    CONTEXT,
    build_tokenizer,
    end_token,
    make_batch,
    wrap_tokenizer,
)
from training.documents import in_force
from training.muon import Muon, quickest_precision
from training.start import lay_circuit, take_over

# Row lengths with their shares, from a share of the training on: short rows are cheap and enough
# to learn to copy and add; long ones are needed for prompts with many shots.
LENGTHS: tuple[tuple[float, dict[int, float]], ...] = (
    (0.0, {128: 0.5, 256: 0.5}),
    (0.08, {256: 0.7, 512: 0.3}),
    (0.3, {256: 0.45, 512: 0.5, 1024: 0.05}),
    (0.65, {256: 0.3, 512: 0.55, 1024: 0.15}),
)
SMALL_UNTIL = 0.12  # the share of the training whose batches are half as large: more steps early on
TOKENS = 90_000_000
MUON_RATE = 0.025
ADAM_RATE = 6e-3
WARMUP_STEPS = 30
DECAY_SHARE = 0.85  # the last part of the training, in which the rate falls to a hundredth
AVERAGE = 0.995  # of the weights per step; the average is what is shipped


@dataclass(frozen=True)
class Settings:
    """What decides a training run: `minutes` and `steps` only limit this call. It starts from the
    model in the folder `start`, if one is named, and with the share `begin` of its tokens done."""

    out: Path
    tokens: int = TOKENS
    minutes: float = 600.0
    steps: int = sys.maxsize
    seed: int = 0
    batch_tokens: int = 8192
    hidden: int = 192
    layers: int = 5
    compiled: bool = True
    export_tokens: int = 2_000_000
    precision: torch.dtype = field(default_factory=quickest_precision)
    start: Path | None = None
    begin: float = 0.0

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
        intermediate_size=8 * settings.hidden // 3,
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


def draw_batch(
    run: Training, settings: Settings, tokenizer: PreTrainedTokenizerFast
) -> tuple[Tensor, Tensor]:
    """Draw the batch of the run's current step, from a stream of its own."""
    rng = random.Random(f"{settings.seed}/{run.step}")
    progress = run.tokens / settings.tokens
    shares = in_force(LENGTHS, progress)
    length = rng.choices(list(shares), weights=list(shares.values()))[0]
    wanted = settings.batch_tokens // (2 if progress < SMALL_UNTIL else 1)
    shape = (max(1, wanted // length), length)
    return make_batch(tokenizer.backend_tokenizer, end_token(tokenizer), rng, shape, progress)


def loss_of(model: LlamaForCausalLM, ids: Tensor, weights: Tensor) -> Tensor:
    """Return the weighted mean cross entropy in nats of predicting each next token."""
    logits = model(input_ids=ids[:, :-1], use_cache=False).logits
    losses = F.cross_entropy(logits.float().flatten(0, 1), ids[:, 1:].flatten(), reduction="none")
    wanted = weights[:, 1:].flatten()
    return (losses * wanted).sum() / wanted.sum()


def update(run: Training, worker: LlamaForCausalLM, settings: Settings) -> None:
    """Take one optimizer step with the worker's gradients and hand it the new weights."""
    rate = rate_at(run.step, run.tokens, settings)
    pairs = list(zip(run.model.parameters(), worker.parameters(), strict=True))
    for mine, theirs in pairs:
        if theirs.grad is not None:
            mine.grad, theirs.grad = theirs.grad.float(), None
    torch.nn.utils.clip_grad_norm_(run.model.parameters(), 1.0)
    for optimizer, peak in zip(run.optimizers, (MUON_RATE, ADAM_RATE), strict=True):
        for group in optimizer.param_groups:
            group["lr"] = peak * rate
        optimizer.step()
    # A short average at first, so that it never lags behind the early progress.
    keep = min(AVERAGE, (run.step + 1) / (run.step + 10))
    with torch.no_grad():
        for mine, theirs in pairs:
            theirs.copy_(mine)
        for kept, mine in zip(run.average.parameters(), run.model.parameters(), strict=True):
            kept.lerp_(mine, 1 - keep)


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
    state: dict[str, Any] = torch.load(path, weights_only=True)
    if state["seed"] != settings.seed:
        raise ValueError(f"{path} was trained with seed {state['seed']}, not {settings.seed}")
    run.model.load_state_dict(state["model"])
    run.average.load_state_dict(state["average"])
    for optimizer, kept in zip(run.optimizers, state["optimizers"], strict=True):
        optimizer.load_state_dict(kept)
    run.step, run.tokens = state["step"], state["tokens"]


def cut_log(path: Path, step: int) -> None:
    """Drop what was logged after the checkpoint: those steps are taken again."""
    lines = path.read_text().splitlines(keepends=True)
    kept = [line for line in lines if line.endswith("\n") and json.loads(line)["step"] <= step]
    path.write_text("".join(kept))


def export(run: Training, settings: Settings, tokenizer: PreTrainedTokenizerFast) -> None:
    """Write the averaged weights and the tokenizer as standard files."""
    run.average.save_pretrained(settings.out)
    tokenizer.save_pretrained(settings.out)


def train(settings: Settings, resume: bool = False) -> list[float]:
    """Train until the run's tokens or this call's steps or minutes are used up.

    Returns this call's losses. Raises FileNotFoundError where `resume` finds no checkpoint.
    """
    settings.state_dir.mkdir(parents=True, exist_ok=True)
    if resume:
        tokenizer = wrap_tokenizer(Tokenizer.from_file(str(settings.state_dir / "tokenizer.json")))
    else:
        tokenizer = build_tokenizer(settings.seed)
        tokenizer.save_pretrained(settings.state_dir)
    run = new_run(settings, tokenizer)
    log_path = settings.state_dir / "log.jsonl"
    if resume:
        load_checkpoint(run, settings)
        cut_log(log_path, run.step)
    losses = []
    exported = run.tokens
    with log_path.open("a" if resume else "w") as log:
        for entry in training_steps(run, settings, tokenizer):
            losses.append(entry["loss"])
            log.write(json.dumps(entry) + "\n")
            if run.step % 20 == 0:
                log.flush()
                recent = losses[-20:]
                shown = entry | {"loss": round(sum(recent) / len(recent), 4)}
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
) -> Iterator[dict[str, Any]]:
    """Take optimizer steps until a limit is reached, yielding a line of the log for each."""
    # The gradients may be computed in bfloat16; the weights are kept and updated in float32.
    worker = copy.deepcopy(run.model)
    nn.Module.to(worker, settings.precision)
    worker.set_attn_implementation("eager")  # compiled, it beats SDPA's kernel at these lengths
    worker.train()
    loss_function: Callable[..., Tensor] = loss_of
    if settings.compiled:
        loss_function = torch.compile(loss_of, dynamic=False)
    started, last_step = time.monotonic(), run.step + settings.steps
    while run.tokens < settings.tokens and run.step < last_step:
        seconds = time.monotonic() - started
        if seconds >= settings.minutes * 60:
            break
        ids, weights = draw_batch(run, settings, tokenizer)
        loss = loss_function(worker, ids, weights)
        loss.backward()
        update(run, worker, settings)
        run.step += 1
        run.tokens += ids[:, 1:].numel()
        yield {
            "step": run.step,
            "tokens": run.tokens,
            "loss": loss.item(),
            "length": ids.shape[1] - 1,
            "seconds": round(seconds, 1),
        }


def main(argv: list[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m training.train")
    parser.add_argument("--out", type=Path, required=True, help="folder of the model's files")
    parser.add_argument("--tokens", type=int, default=TOKENS, help="of the whole training")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop this call after them")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1, help="of torch; 1 on a busy machine")
    parser.add_argument("--resume", action="store_true", help="continue from the checkpoint")
    parser.add_argument("--from", type=Path, dest="start", help="folder of a model to start from")
    parser.add_argument("--begin", type=float, default=0.0, help="share of the tokens to leave out")
    options = parser.parse_args(argv)
    torch.set_num_threads(options.threads)
    transformers.utils.logging.disable_progress_bar()
    settings = Settings(
        options.out,
        options.tokens,
        minutes=options.minutes,
        seed=options.seed,
        start=options.start,
        begin=options.begin,
    )
    train(settings, resume=options.resume)


if __name__ == "__main__":
    main()
