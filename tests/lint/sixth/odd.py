"""All right prompts that look odd."""

from __future__ import annotations

from tests.lint.sixth import (
    odd_choices,
    odd_code,
    odd_config,
    odd_free,
    odd_labels,
    odd_options,
    odd_reviews,
    odd_spans,
)

_PARTS = (
    odd_options,
    odd_choices,
    odd_labels,
    odd_reviews,
    odd_free,
    odd_spans,
    odd_code,
    odd_config,
)
RIGHT = tuple(each for part in _PARTS for each in part.RIGHT)
