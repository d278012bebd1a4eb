"""A torch network as scoring and generating need it: one forward pass, and what memory allows."""

from __future__ import annotations

import inspect
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

import torch

from workbench.errors import ModelError
from workbench.models.layers.products import Layers
from workbench.models.memory.budgets import CPU_BATCH_TOKENS, DEVICE_BATCH_TOKENS

SMALL_PARAMETERS = 30_000_000
"""A model below this size runs on one thread of the CPU. Its matrices are too small to share out,
and where other work holds a core, two threads that wait for each other at every layer took 13 to
35 times as long as one (the teaching model generating, side by side on two busy cores)."""


class OutOfMemory(Exception):
    """A batch did not fit. Not an error yet: the caller tries again with half of it."""


class Attempt:
    """A block that may run out of memory: `reason` then says why, and is empty where it did not.
    What is done about it comes after the block, when nothing holds its tensors any more, as a
    traceback does in an exception's handler."""

    reason = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> bool:
        if isinstance(error, OutOfMemory):
            self.reason = str(error) or "out of memory"
        return isinstance(error, OutOfMemory)


class Network:
    """A causal language model with the lock that lets one thread at a time run it.

    `window` is the most positions it has (None: no limit is stated); `budget` the most tokens
    in a batch, padding included, and shrinks when memory runs out.
    """

    def __init__(self, model: Any, *, budget: int | None = None) -> None:
        self.model = model
        self.device: torch.device = model.device
        on_cpu = self.device.type == "cpu"
        self.budget = budget or (CPU_BATCH_TOKENS if on_cpu else DEVICE_BATCH_TOKENS)
        config = model.config.get_text_config()
        self.window: int | None = getattr(config, "max_position_embeddings", None)
        size = sum(parameter.numel() for parameter in model.parameters())
        self._single_threaded = on_cpu and size < SMALL_PARAMETERS
        self._lock = threading.Lock()
        self._layers = Layers(model)
        self._accepts = frozenset(inspect.signature(model.forward).parameters)

    @torch.inference_mode()
    def forward(
        self,
        ids: torch.Tensor,
        mask: torch.Tensor,
        first: int,
        *,
        cache: Any = None,
        use_cache: bool = False,
    ) -> tuple[torch.Tensor, Any]:
        """Return the logits from column `first` on, and the cache of keys and values.

        `ids` [rows, columns] are the new tokens; `mask` [rows, past + columns] is 0 on padding,
        which may be on either side. Positions count the tokens that are not padding. With
        `use_cache` and no `cache`, the model makes one; None comes back where it keeps none.
        """
        # [rows, columns]; what the cache holds is not among them
        new = ids.shape[1]
        # Each column's number among its row's own tokens, from 0, [rows, past + columns]; left
        # padding, before the first, would get -1. Then only the new columns: [rows, columns].
        positions = (mask.cumsum(1) - 1).clamp(min=0)[:, -new:]
        wanted = {
            "input_ids": ids,
            "attention_mask": mask,
            "position_ids": positions,
            "past_key_values": cache,
            "use_cache": use_cache,
            # Columns whose logits are wanted: all from `first` on. Logits are the largest tensor of
            # a pass, and those of the context are not read.
            "logits_to_keep": torch.arange(first, new, device=ids.device),
        }
        given = self.accepted(wanted)
        with self.alone() as model:
            out = model(**given)
        # [rows, columns - first, vocabulary] either way
        logits = out.logits if "logits_to_keep" in given else out.logits[:, first:]
        return logits, getattr(out, "past_key_values", None)

    def accepted(self, inputs: Mapping[str, Any]) -> dict[str, Any]:
        """Return those of the inputs that the model takes: with ALiBi it takes no positions, and
        older ones cannot leave out logits."""
        return {name: value for name, value in inputs.items() if name in self._accepts}

    @contextmanager
    def alone(self) -> Iterator[Any]:
        """Give the model to this thread alone, for one forward pass, its products made by what is
        fastest."""
        with self._lock, self._layers.at_best():
            yield self.model

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Surround a step of work: on as many threads as pay, torch's errors made ours.

        Raises:
            OutOfMemory: the step did not fit.
            ModelError: torch failed in another way.
        """
        try:
            with _threads(1 if self._single_threaded else None):
                yield
        except (RuntimeError, IndexError) as error:
            if is_out_of_memory(error):
                raise OutOfMemory(str(error)) from error
            raise ModelError(
                "the model failed in a forward pass", seen=str(error) or repr(error)
            ) from error

    def rows_that_fit(self, length: int) -> int:
        """Return how many rows of `length` tokens a batch may have, at least one."""
        return max(1, self.budget // length)

    def shrink(self, rows: int, length: int, reason: str) -> None:
        """Let batches have half as many tokens as the one that did not fit.

        Raises:
            ModelError: that batch was a single row.
        """
        if rows == 1:
            raise ModelError(
                f"out of memory on {self.device} with a single text of {length} tokens",
                seen=reason.partition("\n")[0],
                fix="Use fewer shots, a smaller model or dtype, or another device.",
            )
        self.budget = rows // 2 * length
        if self.device.type == "cuda":
            torch.cuda.empty_cache()
        elif self.device.type == "mps":
            torch.mps.empty_cache()


@contextmanager
def _threads(count: int | None) -> Iterator[None]:
    """Let torch use `count` threads (None: as it is set), and set it back afterwards."""
    before = torch.get_num_threads()
    if count is None or count == before:
        yield
        return
    torch.set_num_threads(count)
    try:
        yield
    finally:
        torch.set_num_threads(before)


def is_out_of_memory(error: Exception) -> bool:
    """Say whether `error` is what CUDA, MPS or the CPU raises when memory runs out."""
    text = str(error).lower()
    return isinstance(error, torch.OutOfMemoryError) or (
        isinstance(error, RuntimeError)
        and ("out of memory" in text or "can't allocate memory" in text)
    )


def padded(
    rows: Sequence[Sequence[int]], device: torch.device, *, left: bool = False
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return ids and mask, both [rows, longest], the padding (id 0, mask 0) on one side."""
    longest = max(map(len, rows))
    # Padding has the id 0, which every vocabulary has: what is computed there is read by none.
    ids = torch.zeros((len(rows), longest), dtype=torch.long)
    mask = torch.zeros_like(ids)
    for place, row in enumerate(rows):
        # On the right, a causal model does not see the padding; on the left, the newest token of
        # every row is in the last column, where the next one is appended.
        columns = slice(longest - len(row), longest) if left else slice(0, len(row))
        ids[place, columns] = torch.tensor(row, dtype=torch.long)
        mask[place, columns] = 1
    return ids.to(device), mask.to(device)  # each [rows, longest]; one transfer, not one a row
