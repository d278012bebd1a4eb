"""All right prompts that look odd."""

from __future__ import annotations

from tests.lint.sixth import odd_code, odd_free, odd_labels, odd_options

RIGHT = (*odd_options.RIGHT, *odd_labels.RIGHT, *odd_free.RIGHT, *odd_code.RIGHT)
