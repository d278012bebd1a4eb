"""The workbench on the task `sums`, for the tests that want no more than that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.unit.widgets.sums import handled, opened
from workbench.session.session import Session
from workbench.widgets.app import Workbench

AS_CONFIGURED = dict.fromkeys(
    ("num_fewshot", "seed", "sampler", "shot_ids", "description", "until")
)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    """A session on the task `sums`, for all tests of a module: each one starts processes."""
    with opened(tmp_path_factory.mktemp("kept")) as session:
        yield session


@pytest.fixture
def session(kept: Session) -> Session:
    """That session as it began, for a test that neither runs nor saves nor changes files."""
    kept.configure(method="gen", doc_id=0, **AS_CONFIGURED)
    kept.open("gen_v1")
    return kept


@pytest.fixture
def widget(session: Session) -> Iterator[Workbench]:
    """The workbench on that session."""
    yield from _drawn(session)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Workbench]:
    """The workbench on a session that no other test has."""
    with opened(tmp_path) as session:
        yield from _drawn(session)


@pytest.fixture
def adding(task: Path) -> Iterator[Workbench]:
    """The workbench on the task `add`."""
    widget = Workbench(Session(task, method="gen", model="fake"))
    yield widget
    widget.close()
    widget.session.close()


def _drawn(session: Session) -> Iterator[Workbench]:
    widget = Workbench(session)
    handled(widget)
    yield widget
    widget.close()
