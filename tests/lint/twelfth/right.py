"""Right prompts that look odd, in one."""

from __future__ import annotations

from tests.lint.twelfth import right_en, right_en_free, right_en_texts, right_zh, right_zh_free

_PARTS = (right_en, right_en_free, right_en_texts, right_zh, right_zh_free)
RIGHT = tuple(each for part in _PARTS for each in part.RIGHT)
