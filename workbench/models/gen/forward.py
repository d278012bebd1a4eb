"""A network whose forward passes take packed steps: with the layers of `lean`, or with its own."""

from __future__ import annotations

from itertools import count
from typing import Any

import torch

from workbench.models.gen.attention import attention
from workbench.models.gen.rows import PackedStep
from workbench.models.layers.attention import configs_of, own_logits
from workbench.models.layers.key_values import KeyValues, NodeKind
from workbench.models.layers.lean import Lean
from workbench.models.layers.logits import Logits
from workbench.models.layers.network import Network


class PackedModel:
    """Runs a network's forward passes; with `lean` layers, for one thread only, since each pass
    overwrites what the last one returned."""

    def __init__(self, network: Network, lean: Lean | None = None) -> None:
        self._network = network
        self._lean = lean
        self._configs = configs_of(network.model) if lean is None else ()

    @torch.inference_mode()
    def run(self, step: PackedStep) -> Logits:
        """Run a step and return the logits at the tokens where they are wanted.

        Raises:
            WrongAttention: the model has another kind of attention.
        """
        step.rows.reserve(step.reach)
        # [n]: places among a row's own tokens; the trunk comes before those
        positions = step.places + step.rows.trunk_length
        if self._lean is None:

            def attend_own(
                module: Any,
                query: torch.Tensor,
                key: torch.Tensor,
                value: torch.Tensor,
                scale: float | None,
                window: int | None,
            ) -> torch.Tensor:
                _write(step, module.layer_idx, key, value)
                return attention(step, module.layer_idx, query, scale, window)

            network, wanted = self._network, step.wanted
            with network.alone():
                logits = own_logits(network, self._configs, attend_own, step.ids, positions, wanted)
            return Logits(logits)
        layers = count()

        def attend(
            kind: NodeKind,
            query: torch.Tensor,
            new: KeyValues,
            scale: float | None,
            window: int | None,
        ) -> torch.Tensor:
            layer = next(layers)
            # Written before it is attended to: a new token sees itself.
            _write(step, layer, new.keys, new.values)
            some = step if kind == "computed" else step.asked
            if some is None:
                # No logits are wanted: [heads, 0, size] → [0, heads, size].
                return query.new_empty((0, *query.shape[::2]))
            return attention(some, layer, query, scale, window)

        with self._network.alone():
            states = self._lean.states(step.ids, positions, step.wanted, attend)
        return Logits(states, self._lean.head)


def _write(step: PackedStep, layer: int, key: torch.Tensor, value: torch.Tensor) -> None:
    """Put the new keys and values, [heads, n, size], where their rows keep them."""
    for kept, new in zip(step.rows.layer(layer, key, value), (key, value), strict=True):
        # Two index tensors [n] around a slice put their axis first: [n, kv heads, size] on the
        # left, so [kv heads, n, size] is turned on the right.
        kept[step.slots, :, step.places] = new.transpose(0, 1)
