"""Whether what a network makes of a text depends on that text alone, found out by trying.

Most models do. One that keeps something in itself from pass to pass, or whose tokens see those
behind them, gives numbers that look like any others and are of something else.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import torch

from workbench.errors import ModelError
from workbench.models.layers.attention import rounding
from workbench.models.layers.network import Network, padded

LONGEST = 12


def trial_rows(network: Network) -> list[list[int]]:
    """Return three random texts of unlike lengths, one of them a single token, within the
    network's window."""
    draw = random.Random(0)
    vocabulary = min(network.model.config.get_text_config().vocab_size, 1000)
    longest = min(LONGEST, network.window or LONGEST)
    lengths = longest, 1, (longest + 1) // 2
    return [[draw.randrange(vocabulary) for _ in range(length)] for length in lengths]


@torch.inference_mode()
def logits_alone(network: Network, ids: Sequence[int]) -> torch.Tensor:
    """Return the logits of one text that is run by itself, without a cache: [columns, vocabulary].

    Raises:
        OutOfMemory: it does not fit.
        ModelError: torch fails in the pass.
    """
    with network.at_work():
        rows, mask = padded([ids], network.device)
        return network.forward(rows, mask, 0)[0][0].float()


def is_same(network: Network, found: torch.Tensor, wanted: torch.Tensor) -> bool:
    """Say whether two tables of logits [columns, vocabulary] are the same but for rounding."""
    # Differences count in parts of the spread: flat and steep models round alike, in proportion.
    spread = (wanted - wanted.mean(-1, keepdim=True)).abs().amax()
    # Where a logit is NaN in one of them alone, no comparison holds; where in both, it is the
    # numbers' fault, which is told when they are read.
    if found.isnan().equal(wanted.isnan()) and bool(wanted.isnan().any()):
        return True
    most = rounding(network.model, network.model.dtype) * spread
    return bool((found - wanted).abs().amax() <= most)


def require_stateless(network: Network) -> None:
    """Refuse a model that remembers: a text's numbers are others after another text.

    Raises:
        OutOfMemory: the model has no memory left for three short passes.
        ModelError: so.
    """
    long, _, short = trial_rows(network)
    before = logits_alone(network, short)
    logits_alone(network, long)
    if not is_same(network, logits_alone(network, short), before):
        raise ModelError(
            "the model keeps something from one text to the next",
            expected="the same numbers for the same text, whatever it has read before",
            seen="others after another text",
            fix="Its code holds a state in the model itself, or is not deterministic: no score of"
            " it could be had again.",
        )


def require_causal(network: Network) -> None:
    """Refuse a model whose tokens see those behind them: the log-probability of a token would be
    one that knows the token.

    Raises:
        OutOfMemory: the model has no memory left for two short passes.
        ModelError: so.
    """
    ids = trial_rows(network)[0]
    half = len(ids) // 2
    if half and not is_same(
        network, logits_alone(network, ids)[:half], logits_alone(network, ids[:half])
    ):
        raise ModelError(
            "the model's tokens see those behind them",
            expected="a causal language model, which predicts each token from those before it",
            seen="other numbers for the beginning of a text when more follows",
            fix="A log-likelihood cannot be had of it. Where the model can be told to be a decoder,"
            " config.json says so ('is_decoder': true).",
        )
