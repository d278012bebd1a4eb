"""The layers of Llama over tokens on one axis, with an attention that is given."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from workbench.models.numpy_lm.weights import Llama
from workbench.models.ppl.readings import Floats
from workbench.models.ppl.tree import Bools, Ints
from workbench.models.refusals import require_finite

AttendLayer: TypeAlias = Callable[[int, Floats, Floats, Floats], Floats]
"""Attention in the layer of a number: queries [some, heads, size], which are the last layer's
wanted ones or else all n, and the keys and values of all tokens, each [n, kv, size] →
[some, heads, size]."""


def _by_einsum(one: Floats, other: Floats) -> Floats:
    return np.einsum("...ij,...jk->...ik", one, other)


# In a browser numpy has no library for products: its own loop is 2 to 5 times as slow as einsum's.
product: Callable[[Floats, Floats], Floats] = (
    _by_einsum if sys.platform == "emscripten" else np.matmul
)
"""The product of two matrices, or of stacks of them."""


def states(model: Llama, ids: Ints, positions: Ints, wanted: Ints, attend: AttendLayer) -> Floats:
    """Return the last states, [wanted, width], of the tokens at the places `wanted` among `ids`
    [n], which stand at `positions` [n] of their texts.

    In the last layer only keys and values are had of all tokens.
    """
    hidden = model.embedding[ids]  # [n, width]
    # [n, 1, size / 2], the 1 standing for all heads
    cos, sin = model.cos[positions][:, None], model.sin[positions][:, None]
    border = model.heads * model.size
    for number, layer in enumerate(model.layers):
        normed = _normed(hidden, model.epsilon)
        # [n, heads + 2 × kv, size]: heads of queries, then of keys, then of values
        keys_values = product(normed, layer.qkv[:, border:])
        if number == len(model.layers) - 1:
            hidden, normed = hidden[wanted], normed[wanted]
        query = product(normed, layer.qkv[:, :border])
        query = query.reshape(len(normed), model.heads, model.size)
        key, value = np.split(keys_values.reshape(len(ids), -1, model.size), 2, axis=1)
        few = slice(None) if len(normed) == len(ids) else wanted
        query = _turned(query, cos[few], sin[few])
        found = attend(number, query, _turned(key, cos, sin), value)
        hidden = hidden + product(found.reshape(len(hidden), border), layer.out)
        gate, up = np.split(product(_normed(hidden, model.epsilon), layer.gate_up), 2, axis=1)
        hidden += product(_silu(gate) * up, layer.down)
    return _normed(hidden, model.epsilon)


def read_logits(logits: Floats, rows: Ints, targets: Ints) -> tuple[Floats, Bools]:
    """Return the log-probability of each of the `targets` in its row of `logits` [nodes,
    vocabulary], and whether it is the row's first choice: of equal logits the first.

    Raises:
        ModelError: a log-probability is NaN.
    """
    found = logits[rows, targets] - log_sums(logits)[rows]
    require_finite(found.tolist(), "float32")
    return found, logits.argmax(1)[rows] == targets


def log_sums(logits: Floats) -> Floats:
    """Return the logarithm of the sum of each row's exponentials, [rows]."""
    top = logits.max(1, keepdims=True)
    return np.log(np.exp(logits - top).sum(1)) + top[:, 0]


def weights_of(scores: Floats) -> Floats:
    """Turn `scores` [..., keys] into the weights of their keys, in place, and return them. Every
    row has a key that it sees."""
    scores -= scores.max(-1, keepdims=True)
    np.exp(scores, out=scores)
    scores /= scores.sum(-1, keepdims=True)
    return scores


def hidden_as(seen: Bools) -> Floats:
    """Return what is added to scores: 0 where a key is seen, minus infinity where not."""
    return np.where(seen, np.float32(0), np.float32("-inf"))


def _normed(hidden: Floats, epsilon: float) -> Floats:
    """Return the rows over their root mean square."""
    squares = np.einsum("ij,ij->i", hidden, hidden)
    return (
        hidden * (1 / np.sqrt(squares / np.float32(hidden.shape[1]) + np.float32(epsilon)))[:, None]
    )


def _turned(heads: Floats, cos: Floats, sin: Floats) -> Floats:
    """Return `heads` [n, any, size] at their positions: (a, b) → (a cos - b sin, b cos + a sin), a
    and b being the halves of a head."""
    half = heads.shape[-1] // 2
    one, other = heads[..., :half], heads[..., half:]
    turned = np.empty_like(heads)
    np.subtract(one * cos, other * sin, out=turned[..., :half])
    np.add(other * cos, one * sin, out=turned[..., half:])
    return turned


def _silu(values: Floats) -> Floats:
    with np.errstate(over="ignore"):  # of a large negative number: 1 / infinity is the 0 it is
        return values / (1 + np.exp(-values))
