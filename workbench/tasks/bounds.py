"""How large the numbers may be that a user, a config or another system's file asks for: far above
what anybody means, and far below what would keep a machine busy for ever."""

from __future__ import annotations

MOST_SHOTS = 10_000
MOST_NEW_TOKENS = 1_000_000
"""Ten times the longest answer that a model gives today."""

MOST_DRAWS = 10_000
MOST_DOCS = 1_000_000_000
MOST_TEMPERATURE = 100

SEEDS = range(-(2**63), 2**63)
"""What every generator of random numbers takes, and a ledger can keep."""
