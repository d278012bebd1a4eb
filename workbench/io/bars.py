"""The progress bars of Hugging Face's `datasets`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_bars() -> Iterator[None]:
    """Let `datasets` load something without drawing a bar for a file of ten rows, which a notebook
    keeps and a terminal mixes with an answer. Bars that were off stay off."""
    import datasets

    was_on = datasets.is_progress_bar_enabled()
    datasets.disable_progress_bars()
    try:
        yield
    finally:
        if was_on:
            datasets.enable_progress_bars()
