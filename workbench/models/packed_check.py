"""Whether a model can be run on packed rows: its configuration is read, then it is tried."""

from __future__ import annotations

import random
from collections.abc import Sequence

import torch

from workbench.models.attention import WrongAttention, refused, rounding
from workbench.models.network import Network, padded
from workbench.models.packed import PackedModel, Piece, Rows, Step


def why_not_packed(network: Network) -> str:
    """Return why packed rows would be wrong for this model, "" where they are right.

    A handful of random texts that share their beginning is run packed and plainly. That costs
    six short forward passes.

    Raises:
        OutOfMemory: the model has no memory left for them.
        ModelError: torch fails in another way.
    """
    why = refused(network.model)
    if why:
        return why
    with network.at_work():
        return _trial(network, network.model.config.get_text_config().vocab_size)


@torch.inference_mode()
def _trial(network: Network, vocabulary: int) -> str:
    draw = random.Random(0)

    def text(length: int) -> list[int]:
        return [draw.randrange(min(vocabulary, 1000)) for _ in range(length)]

    trunk, owns = text(13), [text(14), text(3), text(5)]
    try:
        packed = _packed_logits(network, trunk, owns)
    except (WrongAttention, AttributeError, KeyError, TypeError, ValueError) as error:
        # A model of unusual make can trip over packed inputs anywhere in its own code.
        return str(error) or repr(error)
    ids, mask = padded([[*trunk, *own] for own in owns], network.device)
    logits, _ = network.forward(ids, mask, 0)
    plain = torch.stack(
        [logits[place, len(trunk) + len(own) - 1] for place, own in enumerate(owns)]
    )
    spread = (plain - plain.mean(-1, keepdim=True)).abs().amax()
    error = (packed - plain).abs().amax() / spread
    # Where a logit is NaN, no comparison holds.
    is_same = error <= rounding(network.model, plain.dtype)
    return "" if is_same else "another kind of attention"


def _packed_logits(
    network: Network, trunk: Sequence[int], owns: Sequence[Sequence[int]]
) -> torch.Tensor:
    """Return the logits after each text, [2, texts, vocabulary]: the trunk in two pieces, then
    wide and narrow steps of the rows, with the trunk shared and with the trunk copied."""
    model = PackedModel(network)
    stem = Rows(1)
    for start, end in ((0, 10), (10, len(trunk))):
        model.run(Step(stem, [Piece(0, start, trunk[start:end])], network.device), [0])
    shared = Rows(len(owns), stem, len(trunk))
    copied = Rows(len(owns))
    copied.reserve(len(trunk) + 1)
    results = []
    for rows, offset in ((shared, 0), (copied, len(trunk))):
        for slot in range(len(owns) if offset else 0):
            copied.borrow(stem, slot, offset)
        first = [Piece(slot, offset, own[:-2]) for slot, own in enumerate(owns)]
        model.run(Step(rows, first, network.device), [0])
        last = [Piece(slot, offset + len(own) - 2, own[-2:]) for slot, own in enumerate(owns)]
        results.append(model.run(Step(rows, last, network.device), [1, 3, 5]))
    return torch.stack(results)
