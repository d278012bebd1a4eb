"""Whether a model can be run on a tree of tokens: its configuration is read, then it is tried.

A tree is right where every layer is causal attention over a text's own tokens and positions are
a matter of the token's place alone. Some models of another kind accept the attention of
`walk` and give wrong numbers in silence; others are right on short texts and wrong on long ones,
which no short trial notices. So both are needed.
"""

from __future__ import annotations

import random

import numpy as np
import torch

from workbench.models.encoding import Encoded
from workbench.models.layers.attention import WrongAttention, rounding
from workbench.models.layers.lean import Lean, lean
from workbench.models.layers.network import Network, padded
from workbench.models.layers.trial import EQUAL, TrialResult, judge_by, tried
from workbench.models.ppl.read import read
from workbench.models.ppl.tree import build_tree, cut
from workbench.models.ppl.walk import Walk

TRIAL_CHUNK = 9


@judge_by
def judge(network: Network) -> TrialResult:
    """Return what is right for the network.

    A few random texts that share beginnings are run as a tree and plainly, which costs about a
    dozen short forward passes.

    Raises:
        OutOfMemory: the model has no memory left for them.
        ModelError: torch fails in a plain forward pass.
    """
    config = network.model.config.get_text_config()
    texts = trial_texts(min(config.vocab_size, 1000), network.window)
    plain = torch.cat([_plainly(network, text) for text in texts])  # [scored], text after text
    layers = lean(network.model)
    if layers is not None:
        found, _ = tried(lambda: _on_tree(network, texts, layers))
        if found is not None and (found[0] - plain).abs().amax() <= EQUAL:
            return TrialResult(is_lean=True)
    found, why = tried(lambda: _on_tree(network, texts))
    if found is None:
        return TrialResult(why)
    tree, windows = found
    # Differences count in parts of the spread: flat and steep models round alike, in proportion.
    spread = (plain - plain.mean()).abs().amax()
    difference = (tree - plain).abs().amax() / spread
    # Where a number is NaN, no comparison holds.
    if not difference <= rounding(network.model, next(network.model.parameters()).dtype):
        return TrialResult("another kind of attention")
    # A window that the layers did not ask for is applied by the model in another way: texts up to
    # it are right.
    window = getattr(config, "sliding_window", None)
    return TrialResult(limit=None if window is None or window in windows else window)


def trial_texts(vocabulary: int, window: int | None) -> list[Encoded]:
    """Return texts in which pieces of one and of many tokens branch off at several depths."""
    draw = random.Random(0)

    def ids(length: int) -> tuple[int, ...]:
        return tuple(draw.randrange(vocabulary) for _ in range(length))

    trunk, middle = ids(12), ids(7)
    texts = [
        *(Encoded((*trunk, *middle, *ids(length)), len(trunk) + 5) for length in (2, 3, 6)),
        *(Encoded((*trunk, *ids(length)), len(trunk)) for length in (1, 9)),
        Encoded(ids(5), 1),
    ]
    return [text for text in texts if window is None or len(text.ids) <= window]


def _on_tree(
    network: Network, texts: list[Encoded], layers: Lean | None = None
) -> tuple[torch.Tensor, set[int | None]]:
    """Return the scored tokens' log-probabilities, [scored], and the windows that were asked for.

    Raises:
        WrongAttention: the layers are not as many as the attention calls.
    """
    tree = build_tree(texts)
    walk = Walk(network, tree, lean=layers)
    found = torch.empty(len(tree.asked), dtype=torch.float32)  # [scored]
    for start, stop in cut(tree, walk.computed, TRIAL_CHUNK, TRIAL_CHUNK):
        chunk = walk.chunk(start, stop)
        logits = walk.forward(chunk)
        if walk.calls != network.model.config.get_text_config().num_hidden_layers:
            raise WrongAttention(f"attention in {walk.calls} of its layers")
        # Places among the scored tokens whose node is in this chunk; `asked` has repeats in the
        # tree, and none in the chunk.
        pairs = np.flatnonzero(np.isin(tree.asked, chunk.asked))
        if len(pairs):
            # Each pair's row of the logits, [pairs].
            rows = np.searchsorted(chunk.asked, tree.asked[pairs])
            logprobs, _ = read(logits, rows, tree.targets[pairs])
            found[torch.from_numpy(pairs)] = logprobs.cpu()
    return found, walk.windows


def _plainly(network: Network, text: Encoded) -> torch.Tensor:
    # One row without padding, [1, columns]; logits from the position before the first scored token
    # on, [1, scored, vocabulary].
    ids, mask = padded([text.ids[:-1]], network.device)
    logits, _ = network.forward(ids, mask, text.start - 1)
    scored = torch.tensor(text.scored, device=logits.device)
    # [scored, vocabulary] → the column of each scored token → [scored]
    return logits[0].float().log_softmax(-1).gather(1, scored[:, None])[:, 0].cpu()
