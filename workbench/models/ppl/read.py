"""Log-probabilities read off a chunk's logits, a slice of the vocabulary at a time."""

from __future__ import annotations

import numpy as np
import torch

from workbench.models.layers.logits import Logits
from workbench.models.ppl.readings import Floats
from workbench.models.ppl.tree import Bools, Ints
from workbench.models.refusals import require_finite


@torch.inference_mode()
def read_exact(logits: Logits, rows: Ints, targets: Ints) -> tuple[Floats, Bools]:
    """Return what `read` finds, as `Readings` takes it.

    Raises:
        ModelError: a log-probability is NaN.
    """
    logprobs, is_first = read(logits, rows, targets)
    require_finite(logprobs.tolist(), logits.states.dtype)
    return logprobs.cpu().numpy(), is_first


def read(logits: Logits, rows: Ints, targets: Ints) -> tuple[torch.Tensor, Bools]:
    """Return the log-probability of each of the `targets` in its row, and whether it is the row's
    first choice: of equal logits the first, as `argmax` has it.

    The largest logit and the sum of the exponentials are carried from slice to slice (Milakov and
    Gimelshein 2018, arXiv:1805.02867).
    """
    device = logits.states.device
    # Not minus infinity, whose difference with a slice of masked tokens would be NaN.
    top = torch.full((len(logits.states), 1), torch.finfo(torch.float32).min, device=device)
    # [nodes, 1] like `top`: the sum of exp(logit - top) over the slices so far
    total = torch.zeros_like(top)
    chosen = torch.empty(len(targets), device=device)  # [targets]
    may_be_first = torch.zeros(len(targets), dtype=torch.bool, device=device)
    # By id, so that the targets of a slice of the vocabulary are neighbours.
    order = np.argsort(targets, kind="stable")
    ranked = targets[order]
    row_of = torch.from_numpy(rows).to(device)  # [targets]: each target's row
    for start, table in logits.slices():
        # `table` is [nodes, columns]: ids from `start` on, of all nodes.
        first, last = np.searchsorted(ranked, (start, start + table.shape[1]))
        # The largest logit so far, [nodes, 1], and what it was before this slice.
        before, top = top, torch.maximum(top, table.amax(1, keepdim=True))
        if last > first:
            own = torch.from_numpy(order[first:last]).to(device)  # [own]: targets in this slice
            at = row_of[own]
            columns = torch.from_numpy(ranked[first:last] - start).to(device)
            # [own]: the logit of each target, one of each row and column pair
            found = table[at, columns]
            chosen[own] = found
            # A first choice must equal the largest of its slice and exceed all slices before: of
            # equal logits the first counts.
            is_top = (found == top[at, 0]) & (found > before[at, 0])
            if is_top.any():
                # Few are left: of these alone the row is searched for the first of equal logits in
                # the slice. The index is cloned, since what it selects is written to it.
                is_top[is_top.clone()] = table[at[is_top]].argmax(1) == columns[is_top]
            may_be_first[own] = is_top
        # In place, since the slice is ours: [nodes, columns] → [nodes, 1].
        sums = table.sub_(top).exp_().sum(1, keepdim=True)
        # The sum so far was relative to the old largest logit; times exp(old - new) it is relative
        # to the new one.
        total = total.mul_(before.sub_(top).exp_()).add_(sums)
    # [targets]; the sum, never below 1, and the largest logit make the log-sum-exp of the row.
    largest = top[row_of, 0]
    logprobs = chosen - (largest + total[row_of, 0].log())
    # A later slice may have had a larger logit, hence the second look.
    return logprobs, (may_be_first & (chosen == largest)).cpu().numpy()
