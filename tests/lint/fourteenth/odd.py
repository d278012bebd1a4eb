"""All right prompts that look odd."""

from __future__ import annotations

from tests.lint.fourteenth import odd_free, odd_options, odd_zh_free, odd_zh_options

RIGHT = (*odd_options.RIGHT, *odd_free.RIGHT, *odd_zh_options.RIGHT, *odd_zh_free.RIGHT)
