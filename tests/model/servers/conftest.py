"""The teaching model's weights, loaded once, and a cache folder of each test's own."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from workbench.models.servers import patient

from .stub import Stub, Weights, serving


@pytest.fixture(scope="session")
def weights() -> Weights:
    """What the stubs answer from."""
    return Weights()


@pytest.fixture(scope="session", autouse=True)
def same_questions() -> Iterator[None]:
    """All examinations ask what one draws, so that the model behind the stubs reads it once: each
    draws its own questions, and reading them takes longer than all else."""
    seed = secrets.randbits(64)
    drawn = SimpleNamespace(randbits=lambda _: seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(patient, "secrets", drawn)
        yield


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Examinations are kept, and servers named, in folders of the test's own."""
    for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.delenv("WORKBENCH_API_KEY", raising=False)


@pytest.fixture
def honest(weights: Weights) -> Iterator[Stub]:
    """A server as vLLM is."""
    with serving(Stub(weights)) as stub:
        yield stub
