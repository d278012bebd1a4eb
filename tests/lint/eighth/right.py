"""Right prompts that look odd, each with what it is."""

from __future__ import annotations

from tests.lint.eighth.right_free import FREE
from tests.lint.eighth.right_labels import LABELS
from tests.lint.eighth.right_options import OPTIONS

RIGHT = (*OPTIONS, *LABELS, *FREE)
