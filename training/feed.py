"""What each step of a training run sees: rows of which length, and the documents in them.

A step's batch depends on the seed and the step alone. So other processes can draw it ahead of time,
and whoever goes on from a checkpoint sees what an unbroken run would.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from torch import Tensor
from torch.utils.data import DataLoader, Dataset
from transformers import PreTrainedTokenizerFast

from training.batches import end_token, make_batch
from training.course import in_force

SECONDS = 120  # in which a batch is drawn; one that takes longer never ends
AHEAD = 8  # batches that each process draws before they are wanted


@dataclass(frozen=True)
class Plan:
    """Which rows a training run sees: from each share of the run on, the lengths of its rows with
    their shares, and until which share its batches are half as large, for more steps early on."""

    lengths: tuple[tuple[float, Mapping[int, float]], ...]
    small_until: float


# Short rows are enough to learn to copy and add, and a processor is quicker with them; long ones
# are needed for prompts with many shots.
ON_PROCESSOR = Plan(
    (
        (0.0, {128: 0.5, 256: 0.5}),
        (0.08, {256: 0.7, 512: 0.3}),
        (0.3, {256: 0.45, 512: 0.5, 1024: 0.05}),
        (0.65, {256: 0.3, 512: 0.55, 1024: 0.15}),
    ),
    small_until=0.12,
)
# To a GPU the lengths are alike, but each new shape is a quarter of a minute of compiling.
ON_GPU = Plan(
    (
        (0.0, {256: 1.0}),
        (0.08, {512: 1.0}),
        (0.3, {512: 0.7, 1024: 0.3}),
        (0.65, {512: 0.45, 1024: 0.45, 2048: 0.1}),
    ),
    small_until=0.0,
)


@dataclass(frozen=True)
class Draw:
    """What a step's batch is drawn from: the seed, the step, how many rows of which length, and the
    share of the training that is done before it."""

    seed: int
    step: int
    shape: tuple[int, int]
    progress: float


def draws(
    seed: int, step: int, tokens: int, *, total: int, batch: int, plan: Plan = ON_PROCESSOR
) -> Iterator[Draw]:
    """Yield the draws from `step` on, before which `tokens` were seen, until there are `total`;
    those of a batch are about `batch`."""
    while tokens < total:
        progress = tokens / total
        shares = in_force(plan.lengths, progress)
        rng = random.Random(f"{seed}/{step}/length")
        length = rng.choices(list(shares), weights=list(shares.values()))[0]
        wanted = batch // 2 if progress < plan.small_until else batch
        rows = max(1, wanted // length)
        yield Draw(seed, step, (rows, length), progress)
        step, tokens = step + 1, tokens + rows * length


class Batches(Dataset[tuple[Tensor, Tensor]]):
    """The batch of each draw."""

    def __init__(self, tokenizer: PreTrainedTokenizerFast) -> None:
        self.tokenizer = tokenizer

    def __getitem__(self, draw: Draw) -> tuple[Tensor, Tensor]:
        """Return token ids (rows, length + 1) and loss weights of the same shape."""
        rng = random.Random(f"{draw.seed}/{draw.step}")
        end = end_token(self.tokenizer)
        return make_batch(self.tokenizer.backend_tokenizer, end, rng, draw.shape, draw.progress)


def feed(
    tokenizer: PreTrainedTokenizerFast, order: Iterable[Draw], *, workers: int, device: str
) -> Iterator[tuple[Tensor, Tensor]]:
    """Yield the batches of the draws on a device, drawn by so many processes; by this one where
    there are none."""
    loader = DataLoader(
        Batches(tokenizer),
        batch_size=None,  # what is drawn is a batch
        sampler=order,
        num_workers=workers,
        prefetch_factor=AHEAD if workers else None,
        timeout=SECONDS if workers else 0,
    )
    for ids, weights in loader:
        yield ids.to(device, non_blocking=True), weights.to(device, non_blocking=True)
