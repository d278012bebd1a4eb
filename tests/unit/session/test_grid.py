"""Grids without a screen: which cells there are, in which order, and what is stored of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.widgets.sums import opened, right
from workbench.errors import SettingError
from workbench.models.fake import FakeModel
from workbench.session.grid import Axes, Cell, GridReader, cells_of, differing, filled_axes


def test_cells_are_fair_to_versions_and_load_each_model_once() -> None:
    """Models outermost; then the first seed of everything before the second of anything."""
    found = list(cells_of(Axes(("v0", "v1"), ("a", "b"), (0, 2), (5, 6))))
    assert len(found) == 16
    assert [cell.model for cell in found] == ["a"] * 8 + ["b"] * 8
    assert [(c.seed, c.num_fewshot, c.version) for c in found[:5]] == [
        (5, 0, "v0"),
        (5, 0, "v1"),
        (5, 2, "v0"),
        (5, 2, "v1"),
        (6, 0, "v0"),
    ]


def test_a_grid_too_large_to_look_at_is_refused() -> None:
    """401 runs are one too many."""
    with pytest.raises(SettingError, match=r"at most 400 runs; saw '?401"):
        Axes(("v",), ("a",), (0,), tuple(range(401)))


def test_what_differs_between_cells_is_named() -> None:
    """All but the version, which always may."""
    assert differing(Cell("v0", "a", 0, 0), Cell("v1", "a", 0, 0)) == ()
    assert differing(Cell("v0", "a", 0, 0), Cell("v0", "b", 2, 0)) == ("model", "num_fewshot")


@pytest.mark.slow
def test_a_run_of_the_settings_is_a_cell_s_whoever_scored_it(tmp_path: Path) -> None:
    """One of another sample is none; and the mean over seeds is of the docs' means."""
    axes = Axes(("gen_v0", "gen_v1"), ("fake",), (1,), (0, 1))
    with opened(tmp_path, model=FakeModel(right), num_fewshot=1) as session:
        reader = GridReader(session)
        assert filled_axes(session) is None
        for seed in (0, 1):
            session.configure(seed=seed)
            assert [step.status for step in session.score()][-1] == "done"
        found = reader.look(axes)
        assert set(found.runs) == {Cell("gen_v1", "fake", 1, seed) for seed in (0, 1)}
        assert [cell.version for cell in found.missing] == ["gen_v0", "gen_v0"]
        assert found.means["gen_v1", "fake", 1].n == 4
        assert filled_axes(session) == Axes(("gen_v1",), ("fake",), (1,), (0, 1))
        session.configure(sample_size=5)
        assert reader.look(axes).runs == {}
