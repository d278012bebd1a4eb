"""The workbench on the task `sums`, for the tests that want no more than that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.unit.widgets.sums import opened, settle
from workbench.session.session import Session
from workbench.widgets.app import Workbench


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """A session on the task `sums`."""
    with opened(tmp_path) as session:
        yield session


@pytest.fixture
def widget(session: Session) -> Iterator[Workbench]:
    """The workbench on that session."""
    widget = Workbench(session)
    settle(widget)
    yield widget
    widget.close()
