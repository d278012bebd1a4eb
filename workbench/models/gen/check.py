"""Whether a model can be run on packed rows: its configuration is read, then it is tried."""

from __future__ import annotations

import random
from collections.abc import Sequence

import torch

from workbench.models.gen.forward import PackedModel
from workbench.models.gen.rows import PackedStep, RowPiece, RowStore
from workbench.models.layers.attention import rounding
from workbench.models.layers.lean import Lean, lean
from workbench.models.layers.network import Network, padded
from workbench.models.layers.trial import EQUAL, TrialResult, judge_by, tried


@judge_by
def judge_packed(network: Network) -> TrialResult:
    """Return what is right for generating with the network on packed rows.

    A handful of random texts that share their beginning is run packed and plainly. That costs
    about a dozen short forward passes at most.

    Raises:
        OutOfMemory: the model has no memory left for them.
        ModelError: torch fails in a plain forward pass.
    """
    vocabulary = network.model.config.get_text_config().vocab_size
    draw = random.Random(0)

    def text(length: int) -> list[int]:
        return [draw.randrange(min(vocabulary, 1000)) for _ in range(length)]

    trunk, owns = text(13), [text(14), text(3), text(5)]
    # [texts, columns], and logits at all columns: [texts, columns, vocabulary]
    ids, mask = padded([[*trunk, *own] for own in owns], network.device)
    logits, _ = network.forward(ids, mask, 0)
    # [texts, vocabulary]: at each text's last token, behind which its padding begins
    plain = torch.stack(
        [logits[place, len(trunk) + len(own) - 1] for place, own in enumerate(owns)]
    )
    layers = lean(network.model)
    if layers is not None:
        found, _ = tried(lambda: _packed_logits(network, layers, trunk, owns))
        if found is not None:
            difference = found.log_softmax(-1) - plain.log_softmax(-1)
            if difference.abs().amax() <= EQUAL:
                return TrialResult(is_lean=True)
    found, why = tried(lambda: _packed_logits(network, None, trunk, owns))
    if found is None:
        return TrialResult(why)
    # The largest distance of a logit from the mean of its row: differences count in parts of it.
    spread = (plain - plain.mean(-1, keepdim=True)).abs().amax()
    error = (found - plain).abs().amax() / spread
    # Where a logit is NaN, no comparison holds.
    is_same = error <= rounding(network.model, plain.dtype)
    return TrialResult("" if is_same else "another kind of attention")


def _packed_logits(
    network: Network, layers: Lean | None, trunk: Sequence[int], owns: Sequence[Sequence[int]]
) -> torch.Tensor:
    """Return the logits after each text, [2, texts, vocabulary]: the trunk in two pieces, then
    wide and narrow steps of the rows, with the trunk shared and with the trunk copied."""
    model, device = PackedModel(network, layers), network.device
    # Two pieces, so that the second looks back at what was stored.
    stem = RowStore(1)
    for start, end in ((0, 10), (10, len(trunk))):
        model.run(PackedStep(stem, [RowPiece(0, start, trunk[start:end])], device))
    shared = RowStore(len(owns), stem, len(trunk))
    copied = RowStore(len(owns))
    # A token of room to spare at first, so that the rows have to grow.
    copied.reserve(len(trunk) + 1)
    results = []
    for rows, offset in ((shared, 0), (copied, len(trunk))):
        # Only the copying store gets the trunk; the sharing one refers to it.
        for slot in range(len(owns) if offset else 0):
            copied.copy_from(stem, slot, offset)
        # All but two tokens of each row, a wide step; then two, a narrow one, logits at the last.
        first = [RowPiece(slot, offset, own[:-2]) for slot, own in enumerate(owns)]
        model.run(PackedStep(rows, first, device))
        last = [RowPiece(slot, offset + len(own) - 2, own[-2:], 1) for slot, own in enumerate(owns)]
        results.append(model.run(PackedStep(rows, last, device)).table(slice(None)))
    # [2, texts, vocabulary]
    return torch.stack(results)
