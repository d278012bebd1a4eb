"""A small language model of Llama's shape, computed by numpy alone: what `teaching` is run by where
torch is not installed.

Its answers are those of `models.hf`, within 1e-4 in log-probabilities: the arithmetic is the same,
in float32, and sums are rounded in another order. What encodes and refuses texts, decides which of
them share a pass, ends generations and draws samples is the same code.

Axes, as in `layers`: `n` are the tokens of a pass, on one axis whatever text they belong to; `kv`
are the heads of keys and values, each shared by `groups` heads of queries of `size` numbers.
"""
