"""Every rule, in the order in which findings of one severity are told."""

from __future__ import annotations

from workbench.lint.joins import JOIN_RULES
from workbench.lint.text import TEXT_RULES

RULES = (*JOIN_RULES, *TEXT_RULES)
