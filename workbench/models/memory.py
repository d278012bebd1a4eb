"""Memory, foretold: what a model and a run of it will take, from the configuration alone.

No model is loaded for it, nor torch. The weights are counted in the headers of their files; keys
and values follow from the shape of the model; what a forward pass leaves behind is a fit to
measured peaks (`python -m benchmarks.memory` prints both).
"""

from __future__ import annotations

import json
import os
import struct
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any, Literal

from workbench.errors import ModelError, problem
from workbench.models.budgets import (
    CPU_BATCH_TOKENS,
    CPU_CHUNK,
    DEVICE_BATCH_TOKENS,
    DEVICE_CHUNK,
    DEVICE_ROWS,
    EXPECTED,
    KEPT_BYTES,
    LOGITS,
    MAX_ROWS,
    MEMORY_SHARE,
    POSITIONS,
)
from workbench.models.quantization import BITS
from workbench.models.tree import BLOCK

SIZES = {"float64": 8, "float32": 4, "float16": 2, "bfloat16": 2}
"""Bytes of a number."""

FLOATS = {"F64", "F32", "F16", "BF16"}
"""Types in a weight file that are turned into the dtype a model is run in."""

GIGABYTE = 1e9


@dataclass(frozen=True, slots=True)
class Shape:
    """What memory depends on: `weights` in bytes, `itemsize` in bytes of a number that is
    computed with, and the sizes of a model's layers. `kv_size` is the length of a token's keys in
    a layer, all heads together."""

    weights: int
    itemsize: int
    layers: int
    hidden: int
    inner: int
    heads: int
    kv_size: int
    vocabulary: int

    @property
    def bytes_per_token(self) -> int:
        """What a token's keys and values take."""
        return 2 * self.layers * self.kv_size * self.itemsize


@dataclass(frozen=True, slots=True)
class Load:
    """What a run puts on a model, in tokens: `longest` prompt with its answer, `distinct` ones
    that are read, `scored` ones (PPL), `rows` that are generated and the `limit` of each (GEN)."""

    method: Literal["ppl", "gen"]
    longest: int
    distinct: int
    scored: int = 0
    rows: int = 0
    limit: int = 0


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes that a run is foretold to take, and those that are `free` (None: not known). What a
    loaded model holds already is counted in `weights` and not in `free`."""

    weights: int
    keys_values: int
    working: int
    free: int | None
    is_loaded: bool = False

    @property
    def total(self) -> int:
        """All of it."""
        return self.weights + self.keys_values + self.working

    @property
    def fits(self) -> bool:
        """Whether what is not there yet fits into what is free, as far as that is known."""
        return self.free is None or self.total - self.is_loaded * self.weights <= self.free


def shape_of(config: Mapping[str, Any], weights: int, itemsize: int) -> Shape | None:
    """Return the shape that a configuration (a `config.json`) describes; None where it lacks a
    size, as those of models without attention do."""
    config = config.get("text_config") or config

    def size(*names: str) -> int:
        return next((int(config[name]) for name in names if config.get(name)), 0)

    layers = size("num_hidden_layers", "n_layer", "num_layers")
    hidden = size("hidden_size", "n_embd", "d_model")
    heads = size("num_attention_heads", "n_head", "num_heads")
    vocabulary = size("vocab_size")
    if not (layers and hidden and heads and vocabulary):
        return None
    return Shape(
        weights=weights,
        itemsize=itemsize,
        layers=layers,
        hidden=hidden,
        inner=size("intermediate_size", "n_inner", "ffn_dim") or 4 * hidden,
        heads=heads,
        kv_size=(size("num_key_value_heads") or heads) * (size("head_dim") or hidden // heads),
        vocabulary=vocabulary,
    )


def read_shape(folder: Path, dtype: str, quantization: str = "none") -> Shape | None:
    """Return the shape of the model in `folder` when it is run in `dtype`, without loading it;
    None where its configuration or weights are not there or of another make."""
    try:
        config = json.loads((folder / "config.json").read_text("utf-8"))
        numbers, others = _count_weights(folder)
    except (OSError, ValueError, KeyError, TypeError, struct.error):
        return None
    itemsize = SIZES[dtype]
    shape = shape_of(config, numbers * itemsize + others, itemsize)
    if shape is None or not numbers + others:
        return None
    if quantization in BITS:  # embeddings stay as they are, and so does the head
        ties = bool((config.get("text_config") or config).get("tie_word_embeddings"))
        whole = min(numbers, shape.vocabulary * shape.hidden * (1 if ties else 2))
        packed = int((numbers - whole) * BITS[quantization] / 8)
        shape = shape_of(config, whole * itemsize + packed + others, itemsize)
    return shape


def _count_weights(folder: Path) -> tuple[int, int]:
    """Return how many numbers of a floating type the weight files hold, and the bytes of others.

    A safetensors file begins with the length of its header, eight bytes, little-endian, and the
    header, JSON (its README has the format). Of a pickled file the size is all that is known.
    """
    numbers = others = 0
    files = sorted(folder.glob("*.safetensors"))
    for path in files:
        for tensor in _tensors(path):
            count = prod(tensor["shape"])
            if tensor["dtype"] in FLOATS:
                numbers += count
            else:
                start, stop = tensor["data_offsets"]
                others += stop - start
    if not files:
        others = sum(path.stat().st_size for path in folder.glob("pytorch_model*.bin"))
    return numbers, others


def _tensors(path: Path) -> Iterator[Mapping[str, Any]]:
    with path.open("rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
    yield from (entry for name, entry in header.items() if name != "__metadata__")


def foretell(shape: Shape, load: Load, device: str, *, is_loaded: bool = False) -> Memory:
    """Return the memory that the run takes at its peak on `device` ("cpu", "cuda:0", …)."""
    kind = device.partition(":")[0]
    free = free_bytes(device)
    if load.method == "ppl":
        chunk = min(CPU_CHUNK if kind == "cpu" else DEVICE_CHUNK, max(1, load.distinct))
        asked = min(chunk, load.scored, max(1, LOGITS // shape.vocabulary))
        # The path and a block behind it, and what is kept for the next run, with a quarter to
        # spare (`tree_keep.Shelf`).
        kept = min(KEPT_BYTES.get(kind, 0), shape.bytes_per_token * load.distinct * 5 // 4)
        keys_values = shape.bytes_per_token * (load.longest + BLOCK) + kept
    else:
        most = CPU_BATCH_TOKENS if kind == "cpu" else DEVICE_BATCH_TOKENS
        chunk = min(most, max(1, load.distinct))
        rows = min(load.rows, MAX_ROWS if kind == "cpu" else DEVICE_ROWS)
        row = shape.bytes_per_token * (load.longest + min(load.limit, EXPECTED))
        room = rows * row if free is None else min(rows * row, int(free * MEMORY_SHARE))
        keys_values, asked = max(room, row), rows
    return Memory(
        weights=shape.weights,
        keys_values=keys_values,
        working=_working(shape, chunk, asked, load.longest),
        free=free,
        is_loaded=is_loaded,
    )


def _working(shape: Shape, chunk: int, asked: int, longest: int) -> int:
    """Return what a forward pass of `chunk` tokens holds at once, of which `asked` have logits.

    In a layer: the residual, its norm and their sums, queries, keys, values and what attention
    makes of them, and three of the feed-forward's inner size; a block's attention scores beside
    that. Then the logits, and some of them as float32 with their exponentials.
    """
    layer = chunk * (6 * shape.hidden + 2 * shape.kv_size + 3 * shape.inner) * shape.itemsize
    scores = shape.heads * min(chunk, BLOCK) * min(longest + BLOCK, 4 * BLOCK) * shape.itemsize
    exact = 2 * min(asked, POSITIONS) * shape.vocabulary * SIZES["float32"]
    return max(layer + scores, layer // 2 + asked * shape.vocabulary * shape.itemsize + exact)


def require_room(name: str, shape: Shape | None, device: str) -> None:
    """Refuse to load a model whose weights alone are more than what is free.

    Raises:
        ModelError: so.
    """
    free = free_bytes(device)
    if shape is None or free is None or shape.weights <= free:
        return
    raise ModelError(
        problem(
            f"model {name!r} does not fit into the memory of {device}",
            expected=f"{shape.weights / GIGABYTE:.1f} GB free for its weights alone",
            seen=f"{free / GIGABYTE:.1f} GB",
            fix="Use a smaller dtype (bfloat16), a quantization, a smaller model, or"
            " device_map 'auto' on several GPUs.",
        )
    )


def free_bytes(device: str) -> int | None:
    """Return how much memory the device can still give, None where that is not known. On Linux's
    CPU that is what can be had without swapping, within the limit of a container."""
    kind = device.partition(":")[0]
    if kind == "cuda":
        import torch

        return torch.cuda.mem_get_info(device)[0]
    if kind == "mps":
        import torch

        return torch.mps.recommended_max_memory() - torch.mps.driver_allocated_memory()
    if sys.platform.startswith("linux"):
        return _linux_free()
    try:
        return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):  # Windows has no sysconf, macOS not this name
        return None


def _linux_free() -> int | None:
    """Return the lower of what the machine and what the control group have left."""
    found: list[int] = []
    try:
        lines = Path("/proc/meminfo").read_text().splitlines()
        found += [int(line.split()[1]) << 10 for line in lines if line.startswith("MemAvailable:")]
    except (OSError, ValueError):
        pass
    group = Path("/sys/fs/cgroup")
    try:
        limit = (group / "memory.max").read_text().strip()
        if limit != "max":
            found.append(int(limit) - int((group / "memory.current").read_text()))
    except (OSError, ValueError):  # an older kind of control group, or none
        pass
    return max(0, min(found)) if found else None
