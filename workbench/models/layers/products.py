"""Products of float32 states and weights on a CPU, by the faster of two libraries in torch.

torch has MKL do them, which keeps to AVX2 on processors that are not Intel's. oneDNN, which torch
takes for bfloat16 and for what it compiles, uses AVX-512 on those, too, and multiplies more than
twice as fast there; on an Intel it gained nothing (`benchmarks/results/cpu.md`). So both are tried
on the machine at hand. oneDNN's operator is one that `torch.compile` calls and no manual
describes: where it is missing, fails or makes other numbers, MKL stays.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import torch
from torch.nn.functional import linear, pad
from transformers.pytorch_utils import Conv1D

GAIN = 1.2
"""How many times as fast oneDNN has to be, to be taken."""

LEAST = 1 << 20
"""Multiplications of a product below which oneDNN is not called: a call takes 10 µs by itself."""

BLOCKS = (256, 128, 64, 48, 32, 16)
"""How many rows oneDNN multiplies at once. For every new shape it makes a program, which takes a
millisecond and half a megabyte; with these there are few."""

SPARE = 8
"""Of 16 rows as many as may be lacking from the last block, which is filled up: less time than
MKL takes for the others. Where more are lacking, MKL multiplies what is left."""

ROUNDS = 7

EQUAL = 1e-4
"""The largest difference, in parts of the largest number, that the two may make."""


def product(
    states: torch.Tensor,
    weight: torch.Tensor,
    bias: torch.Tensor | None,
    out: torch.Tensor,
    edges: tuple[int, ...] | None = None,
) -> torch.Tensor:
    """Write `states` [n, width] × `weight` [m, width] transposed, + `bias` [m], to `out` [n, m]
    and return it: the blocks that end at `edges` by oneDNN, what is left by MKL."""
    edges = _edges(states, weight) if edges is None else edges
    for rows, made in _blocks_made(states, weight, bias, edges):
        out[rows] = made  # [rows of a block, m]
    # The rows after the last block, [left, width]; none where it reaches beyond the end.
    left = states[edges[-1] :] if edges else states
    if not left.shape[0]:
        return out
    # The same rows of `out`, [left, m], a view: MKL writes there without a copy.
    room = out[-left.shape[0] :]
    if bias is None:
        torch.mm(left, weight.T, out=room)
    else:
        torch.addmm(bias, left, weight.T, out=room)
    return out


def add_product(
    hidden: torch.Tensor, states: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None
) -> None:
    """Add that product to `hidden` [n, m]."""
    edges = _edges(states, weight)
    for rows, made in _blocks_made(states, weight, bias, edges):
        # Row slices are views, so this changes `hidden` itself.
        hidden[rows].add_(made)
    left = slice(edges[-1] if edges else 0, None)
    if states[left].shape[0]:
        hidden[left].addmm_(states[left], weight.T)
        if bias is not None:
            hidden[left].add_(bias)


def _blocks_made(
    states: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None, edges: tuple[int, ...]
) -> Iterator[tuple[slice, torch.Tensor]]:
    """Yield the rows that end at each of the `edges`, and oneDNN's product of them."""
    first = 0
    for last in edges:
        # [at most last - first, width]; fewer where the block ends beyond the rows
        some = states[first:last]
        lacking = last - first - some.shape[0]
        if lacking:
            # Pairs of pad go from the last axis to the first: none on the width, `lacking` rows of
            # zeros after the others. oneDNN then meets a shape that it has a program for.
            some = pad(some, (0, 0, 0, lacking))
        made = onednn(some, weight, bias)
        # [rows, m], the products of the padding cut off
        yield slice(first, last), made[: made.shape[0] - lacking] if lacking else made
        first = last


def _edges(states: torch.Tensor, weight: torch.Tensor) -> tuple[int, ...]:
    """Return where the blocks of rows end that oneDNN is to multiply."""
    return blocks(states.shape[0]) if _pays(states, weight) else ()


@cache
def blocks(rows: int) -> tuple[int, ...]:
    """Return where the blocks end that so many rows are cut into, the largest first; the last one
    may end beyond the rows."""
    ends: list[int] = []
    end = 0
    for size in BLOCKS:
        while rows + SPARE - end >= size:
            end += size
            ends.append(end)
    return tuple(ends)


def onednn(
    states: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None = None
) -> torch.Tensor:
    """Return `states` [n, width] × `weight` [m, width] transposed, + `bias` [m].

    Raises:
        AttributeError: this torch has no such operator.
        RuntimeError: it refuses these tensors, or to be differentiated.
    """
    return torch.ops.mkldnn._linear_pointwise(states, weight, bias, "none", [], "")


def _pays(states: torch.Tensor, weight: torch.Tensor) -> bool:
    """Say whether to have oneDNN multiply these, on the CPU."""
    if states.dtype != torch.float32 or weight.dtype != torch.float32:
        return False
    if states.numel() * weight.shape[0] < LEAST:
        return False
    # [m, width], or GPT-2's [width, m] seen through a transpose: both lie in one piece.
    if not (weight.is_contiguous() or weight.T.is_contiguous()):  # it would take a second
        return False
    return is_faster(torch.get_num_threads())


@cache
def is_faster(threads: int) -> bool:
    """Say whether oneDNN is, with that many threads, which are those that torch uses. Takes about
    a fiftieth of a second."""
    draw = torch.Generator().manual_seed(0)  # the user's own seed stays as it is
    # [256, 512] and [512, 512]
    states, weight = (torch.randn(size, 512, generator=draw) for size in (256, 512))
    took: dict[Any, list[float]] = {linear: [], onednn: []}
    try:
        with torch.inference_mode():
            wanted, found = linear(states, weight), onednn(states, weight)
            for _ in range(ROUNDS):
                for multiply, times in took.items():
                    start = time.perf_counter()
                    multiply(states, weight)
                    times.append(time.perf_counter() - start)
    except (AttributeError, RuntimeError):
        return False
    if not (found - wanted).abs().amax() <= EQUAL * wanted.abs().amax():
        return False
    return GAIN * min(took[onednn]) < min(took[linear])


class FastLinear(torch.nn.Linear):
    """A linear layer whose product oneDNN makes, where that pays and nothing is learnt."""

    def forward(self, input: torch.Tensor) -> torch.Tensor:
        # None also while gradients are kept, which oneDNN's operator does not make.
        made = _fast(input, self.weight, self.bias)
        return super().forward(input) if made is None else made


class FastConv1D(Conv1D):
    """The same of GPT-2's layers, whose weights are [width, m]."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        made = _fast(x, self.weight.T, self.bias)  # [m, width], as Linear has it; a view
        return super().forward(x) if made is None else made


def _fast(
    states: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None
) -> torch.Tensor | None:
    """Return the product of `states` [..., width] in memory of its own, or None where it is left
    to torch."""
    if torch.is_grad_enabled() or not _pays(states, weight):
        return None
    # [..., width] → [rows, width]: to a product every position is a row
    rows = states.reshape(-1, states.shape[-1])
    shape = rows.shape[0], weight.shape[0]
    # One block with nothing lacking: its result is taken as it is, without a copy to `out`.
    if shape[0] in BLOCKS:
        made = onednn(rows, weight, bias)
    else:
        made = product(rows, weight, bias, rows.new_empty(shape), blocks(shape[0]))
    return made.view(*states.shape[:-1], shape[1])


FAST: dict[type, type] = {torch.nn.Linear: FastLinear, Conv1D: FastConv1D}


class Layers:
    """The layers of a model, in float32 on the CPU, that are nothing but linear."""

    def __init__(self, model: torch.nn.Module) -> None:
        self._kinds = [
            (module, type(module))
            for module in model.modules()
            if type(module) in FAST
            and type(module.weight) is torch.nn.Parameter
            and module.weight.dtype == torch.float32
            and module.weight.device.type == "cpu"
        ]

    @contextmanager
    def at_best(self) -> Iterator[None]:
        """Have the faster library make the products meanwhile. The model may be somebody else's,
        too, so it is left as it was; who runs it in between gets the same numbers."""
        if not self._kinds or not is_faster(torch.get_num_threads()):
            yield
            return
        # Past Module.__setattr__, which takes a microsecond for each of hundreds of layers.
        for module, kind in self._kinds:
            object.__setattr__(module, "__class__", FAST[kind])
        try:
            yield
        finally:
            for module, kind in self._kinds:
                object.__setattr__(module, "__class__", kind)
