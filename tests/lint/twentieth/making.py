"""Short ways to write the rows, kinds of fault and right prompts of this corpus."""

from __future__ import annotations
