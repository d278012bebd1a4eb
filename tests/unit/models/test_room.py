"""Shared models make room for another one where the memory needs it."""

from __future__ import annotations

import gc
import weakref

import pytest

from workbench.models import load, room
from workbench.models.fake import FakeModel
from workbench.models.known import KnownModel
from workbench.models.load import loaded_model, share_model
from workbench.models.memory.estimate import ModelShape

SHAPE = ModelShape(1000, 4, 1, 1, 1, 1, 1, 1)


class Sized(FakeModel):
    """A fake that says to be a model of that name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name, self.device = name, "cpu"


@pytest.fixture(autouse=True)
def shared(monkeypatch: pytest.MonkeyPatch) -> dict[str, Sized]:
    """Two models that the process shares, `old` and `new`, and one that was given, `own`."""
    models = {name: Sized(name) for name in ("old", "new")}
    shared = {name: load._Shared(model, None) for name, model in models.items()}
    monkeypatch.setattr(load, "_shared", shared)
    monkeypatch.setattr(load, "_given", set())
    share_model(Sized("own"))
    return models


def free(monkeypatch: pytest.MonkeyPatch, counts: list[int]) -> None:
    """Let the device have so many bytes free, each time it is asked."""
    monkeypatch.setattr(room, "free_bytes", lambda device: counts.pop(0))


def test_all_stay_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """1000 bytes of weights want 1500."""
    free(monkeypatch, [1500])
    assert room.make_room(KnownModel("next", "", "cpu", SHAPE)) == ()
    assert loaded_model("old") is not None


@pytest.mark.slow
def test_the_oldest_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no more than are needed."""
    free(monkeypatch, [1499, 1500])
    assert room.make_room(KnownModel("next", "", "cpu", SHAPE)) == ("old",)
    assert loaded_model("old") is None
    assert loaded_model("new") is not None


@pytest.mark.slow
def test_its_memory_is_given_back(
    monkeypatch: pytest.MonkeyPatch, shared: dict[str, Sized]
) -> None:
    """Nothing holds a model that was let go of."""
    free(monkeypatch, [0, 1500])
    held = weakref.ref(shared.pop("old"))
    room.make_room(KnownModel("next", "", "cpu", SHAPE))
    gc.collect()
    assert held() is None


@pytest.mark.slow
def test_what_nothing_could_load_again_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A model that was given as an object."""
    free(monkeypatch, [0, 0, 0])
    assert room.make_room(KnownModel("next", "", "cpu", None)) == ("old", "new")
    assert loaded_model("own") is not None


def test_models_of_another_device_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not in the way."""
    free(monkeypatch, [0, 0, 0])
    assert room.make_room(KnownModel("next", "", "cuda", SHAPE)) == ()
