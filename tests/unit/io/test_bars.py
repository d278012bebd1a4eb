"""Loading a small file draws no progress bar."""

from __future__ import annotations

import pytest

from workbench.io.bars import without_bars

datasets = pytest.importorskip("datasets")


def test_bars_are_off_for_a_while_and_then_as_they_were() -> None:
    """Bars that were on come back, also after an error; bars that were off stay off."""
    datasets.enable_progress_bars()
    with without_bars():
        assert not datasets.is_progress_bar_enabled()
    with pytest.raises(KeyError), without_bars():
        raise KeyError
    assert datasets.is_progress_bar_enabled()
    datasets.disable_progress_bars()
    with without_bars():
        pass
    assert not datasets.is_progress_bar_enabled()
    datasets.enable_progress_bars()
