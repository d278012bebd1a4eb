"""Right prompts that look odd."""

from __future__ import annotations

RIGHT = ()
