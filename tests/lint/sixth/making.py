"""How a kind of fault is written here."""

from __future__ import annotations
