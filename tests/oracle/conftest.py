"""Exports and runs have their prompts from the process that all tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .one_process import runner


@pytest.fixture(autouse=True, scope="module")
def one_process() -> Iterator[None]:
    """What is compared is what a transform says; that each command has a process of its own for
    it, other layers see."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("exchange.export", "runs.run"):
            patch.setattr(f"workbench.{name}.TransformRunner", lambda *_: runner())
        yield
