"""The loss curve of a training run; no model is involved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from training.curve import Point, read_log, thin, write_csv


def test_loss_curve_by_hand(tmp_path: Path) -> None:
    """A bin's loss is the mean of the steps that end in it; empty bins are left out."""
    log = tmp_path / "log.jsonl"
    steps = [(40, 3.0), (100, 1.0), (101, 0.5), (350, 0.25)]
    log.write_text("".join(json.dumps({"tokens": t, "loss": x}) + "\n" for t, x in steps))
    assert read_log(log) == steps
    points = thin(steps, bin_tokens=100)
    assert points == [Point(100, 2.0, 2), Point(200, 0.5, 1), Point(400, 0.25, 1)]
    write_csv(points, tmp_path / "loss.csv")
    lines = (tmp_path / "loss.csv").read_text().splitlines()
    assert lines == ["tokens,loss,steps", "100,2.0000,2", "200,0.5000,1", "400,0.2500,1"]


def test_what_is_no_log_is_named(tmp_path: Path) -> None:
    """Another JSON file is refused by its name."""
    other = tmp_path / "rows.jsonl"
    other.write_text('{"question": "16+83="}\n')
    with pytest.raises(ValueError, match=r"rows\.jsonl"):
        read_log(other)
