"""The precision in which to train, and the optimizer of the hidden matrices in it.

`torch.optim.Muon` multiplies in bfloat16 alone, which processors without such instructions do
a hundred times slower than in float32.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from time import perf_counter

import torch
from torch import Tensor, nn

from training.together import approach, between, scale, subtract

COEFFICIENTS = (3.4445, -4.7750, 2.0315)
ITERATIONS = 5
LEAST_NORM = 1e-7


def orthogonal(matrices: Tensor) -> Tensor:
    """Return near-orthogonal matrices (…, rows, columns) with the singular vectors of the given
    ones and singular values of about 0.7 to 1.2, by five steps of the quintic Newton-Schulz
    iteration of Jordan et al. (2024, "Muon: An optimizer for hidden layers in neural networks")."""
    rows, columns = matrices.shape[-2:]
    wide = matrices.mT if rows > columns else matrices
    wide = wide / wide.norm(dim=(-2, -1), keepdim=True).clamp(min=LEAST_NORM)
    a, b, c = COEFFICIENTS
    for _ in range(ITERATIONS):
        gram = wide @ wide.mT  # (…, short, short)
        wide = a * wide + (b * gram + c * gram @ gram) @ wide
    return wide.mT if rows > columns else wide


class Muon(torch.optim.Optimizer):
    """Muon with Nesterov momentum and decoupled weight decay, as `torch.optim.Muon`, which makes
    matrices orthogonal in the given precision, those of one shape together."""

    def __init__(
        self,
        matrices: Iterable[nn.Parameter],
        precision: torch.dtype,
        *,
        lr: float,
        weight_decay: float,
        momentum: float,
    ) -> None:
        super().__init__(matrices, {"lr": lr, "weight_decay": weight_decay, "momentum": momentum})
        self.precision = precision

    @torch.no_grad()
    def step(self, closure: None = None) -> None:  # type: ignore[override]
        """Take a step by the gradients that the matrices have."""
        for group in self.param_groups:
            matrices = [each for each in group["params"] if each.grad is not None]
            wanted = self._momenta(matrices, group)
            alike = defaultdict[torch.Size, list[int]](list)
            for at, matrix in enumerate(matrices):
                alike[matrix.shape].append(at)
            scale(matrices, 1 - group["lr"] * group["weight_decay"])
            for shape, places in alike.items():
                changes = orthogonal(torch.stack([wanted[at] for at in places]).to(self.precision))
                rate = group["lr"] * max(1.0, shape[0] / shape[1]) ** 0.5
                changed = [change.float() for change in changes]
                subtract([matrices[at] for at in places], changed, rate)

    def _momenta(self, matrices: list[nn.Parameter], group: dict[str, float]) -> list[Tensor]:
        """Add the gradients to their running means, and return where these are going."""
        gradients = [matrix.grad for matrix in matrices if matrix.grad is not None]
        for matrix in matrices:
            state = self.state[matrix]
            if "momentum_buffer" not in state:
                state["momentum_buffer"] = torch.zeros_like(matrix)
        kept = [self.state[matrix]["momentum_buffer"] for matrix in matrices]
        approach(kept, gradients, 1 - group["momentum"])
        return between(gradients, kept, group["momentum"])


@cache
def quickest_precision() -> torch.dtype:
    """Return bfloat16 where this processor multiplies in it at least as fast as in float32: tried
    once in a process, which takes a second where it does not."""
    seconds = {}
    for precision in (torch.bfloat16, torch.float32):
        left, right = (torch.ones(512, 512, dtype=precision) for _ in range(2))
        taken = []
        for _ in range(4):  # the first sets up what multiplies
            began = perf_counter()
            torch.mm(left, right)
            taken.append(perf_counter() - began)
        seconds[precision] = min(taken)
    return min(seconds, key=lambda precision: seconds[precision])
