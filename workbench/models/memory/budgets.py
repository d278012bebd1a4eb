"""How much is run and kept at once, and by which layers: without torch, so that memory is estimated
without it."""

from __future__ import annotations

CPU_BATCH_TOKENS = 2_048
"""More gains nothing: one row of this length already keeps the cores busy."""

DEVICE_BATCH_TOKENS = 16_384

CPU_CHUNK = 1_024
"""Tokens of a tree's forward pass. More gains nothing on a CPU, and what a pass leaves behind in
the caches is in reach of the next operation."""

DEVICE_CHUNK = 8_192

BLOCK = 512
"""Nodes of a tree's block at most: what a path's buffer must hold beyond the longest text."""

LOGITS = 1 << 26
"""Logits at once: 256 megabytes in float32, 441 positions of a vocabulary of 152,000."""

CPU_SLICE = 1 << 20
"""Logits at once where they are made from the last states: four megabytes in float32, which a
processor's caches hold."""

DEVICE_SLICE = 1 << 26

LEAN_FAMILIES = ("Llama", "Qwen2", "Qwen3", "Mistral")
"""Models that `lean` has the layers of: their classes are called so, and `ForCausalLM`."""

KEPT_BYTES = {"cpu": 1 << 29, "cuda": 1 << 31, "mps": 1 << 29}
"""Keys and values that wait for the next run: half a gigabyte, on CUDA two."""

MAX_ROWS = 64
"""Rows generated at once on the CPU, where more gain nothing."""

DEVICE_ROWS = 256

MEMORY_SHARE = 0.5
"""Part of the free memory that the keys and values of rows may take."""

EXPECTED = 256
"""Tokens that a row is expected to generate at most; where there are more, memory grows."""

POSITIONS = 256
"""Positions whose logits are in float32 at once: 256 of a vocabulary of 150,000 are 150 MB."""
