"""A shared model is loaded once, in a thread of its own, for whoever waits."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from workbench.errors import ModelError
from workbench.models import load
from workbench.models.base import LanguageModel
from workbench.models.fake import FakeModel
from workbench.models.load import follow_loading, load_model
from workbench.models.loading import Loading
from workbench.models.settings import LoadingCancelled, LoadingStage, StageListener
from workbench.session.session import Session

NEVER = threading.Event()
SECONDS = 10.0


class Slow:
    """Loads the fake in two stages, each of which waits until it is let go."""

    def __init__(self) -> None:
        self.gates = threading.Semaphore(0)
        self.threads: list[int] = []
        self.ended = threading.Event()

    def __call__(self, watch: StageListener) -> LanguageModel:
        self.threads.append(threading.get_ident())
        try:
            for done in range(2):
                watch(LoadingStage("weights", done, 2))
                assert self.gates.acquire(timeout=SECONDS)
            return FakeModel()
        finally:
            self.ended.set()


def follow_to_weights(stages: Iterator[LoadingStage]) -> None:
    """Go on to the first stage of `Slow`; one that comes before may be seen, or be over."""
    while next(stages) != LoadingStage("weights", 0, 2):
        pass


def test_stages_come_while_it_loads() -> None:
    """They are seen before the model is there, which is made in another thread."""
    slow = Slow()
    stages = Loading(slow).follow(NEVER)
    follow_to_weights(stages)
    slow.gates.release(2)
    rest = list(stages)
    assert all(stage == LoadingStage("weights", 1, 2) for stage in rest)
    assert slow.threads != [threading.get_ident()]


def test_two_who_wait_get_one_model() -> None:
    """And the load goes on for one when the other stops."""
    slow, stop = Slow(), threading.Event()
    loading = Loading(slow)
    first, second = loading.follow(stop), loading.follow(NEVER)
    follow_to_weights(first)
    follow_to_weights(second)
    stop.set()
    with pytest.raises(LoadingCancelled):
        list(first)
    slow.gates.release(2)
    list(second)
    assert loading.model is not None
    assert len(slow.threads) == 1


def test_nobody_waiting_ends_the_load_at_its_next_stage() -> None:
    """The first stage is let go, and the second is never left."""
    slow, stop = Slow(), threading.Event()
    loading = Loading(slow)
    stages = loading.follow(stop)
    next(stages)
    stop.set()
    with pytest.raises(LoadingCancelled):
        list(stages)
    slow.gates.release(1)
    assert slow.ended.wait(SECONDS)
    assert loading.model is None


@pytest.mark.slow
def test_a_model_that_cannot_be_loaded_is_tried_again() -> None:
    """Each asker gets the reason, and none of them a stale one."""
    for _ in range(2):
        with pytest.raises(ModelError, match="does not exist"):
            list(follow_loading("./no/such/folder", NEVER))


@pytest.mark.slow
def test_a_run_that_is_cancelled_while_it_loads_ends_as_cancelled(task: Path) -> None:
    """Progress says so, and the session can run again. (The folder is no model, but who cancels
    does not wait to be told.)"""
    with closing(Session(task, method="gen", model=str(task))) as session:
        steps = session.score()
        assert next(steps).status == "loading"
        session.cancel()
        assert list(steps)[-1].status == "cancelled"
        session.configure(model="fake")
        assert list(session.score())[-1].status == "done"


def test_the_fake_has_nothing_to_tell() -> None:
    """`watch` is for models that take a while."""
    told: list[LoadingStage] = []
    load_model("fake", watch=told.append)
    assert told == []


# -- what a name stands for --------------------------------------------------------------------


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of the `config.json` that were loaded, one after another, and no shared models."""
    found: list[str] = []

    def load_here(spec: str, **_: object) -> LanguageModel:
        found.append((Path(spec) / "config.json").read_text("utf-8"))
        return FakeModel()

    monkeypatch.setattr(load, "load_model", load_here)
    monkeypatch.setattr(load, "_shared", {})
    monkeypatch.setattr(load, "_given", set())
    return found


def write_folder(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "config.json").write_text(text, "utf-8")
    return folder


def test_a_folder_that_was_saved_to_is_loaded_again(tmp_path: Path, read: list[str]) -> None:
    """Who trains, saves and scores in one process gets the new weights' scores; also where a copy
    kept the old file's size and date."""
    folder = write_folder(tmp_path / "model", "one")
    name = str(folder)
    first = load.shared_model(name)
    assert load.shared_model(name) is first and load.loaded_model(name) is first
    before = (folder / "config.json").stat()
    write_folder(folder, "two")
    os.utime(folder / "config.json", ns=(before.st_atime_ns, before.st_mtime_ns))
    assert load.loaded_model(name) is None
    second = load.shared_model(name)
    assert second is not first and load.loaded_model(name) is second
    (folder / "README.md").write_text("What changes no answer.", "utf-8")
    assert load.shared_model(name) is second
    assert read == ["one", "two"]


def test_a_relative_name_is_that_of_the_folder_it_stands_for(
    tmp_path: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In another working directory it is another model."""
    for name in ("a", "b"):
        write_folder(tmp_path / name / "ckpt", name)
    for name in ("a", "a", "b", "a"):
        monkeypatch.chdir(tmp_path / name)
        load.shared_model("./ckpt")
    assert read == ["a", "b", "a"]


def test_a_model_that_was_given_stays_whatever_lies_in_a_folder_of_its_name(
    tmp_path: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    model = FakeModel()
    write_folder(tmp_path / model.name, "one")
    load.share_model(model)
    write_folder(tmp_path / model.name, "two")
    assert load.shared_model(model.name) is model and not read


def test_a_folder_that_is_gone_leaves_its_model(tmp_path: Path, read: list[str]) -> None:
    """The model is in memory, and its fingerprint is that of the files it was read from."""
    folder = write_folder(tmp_path / "model", "one")
    model = load.shared_model(str(folder))
    shutil.rmtree(folder)
    assert load.shared_model(str(folder)) is model and read == ["one"]


def test_a_model_of_transformers_is_refused_with_the_way_to_use_it() -> None:
    class Theirs:
        def save_pretrained(self, folder: str) -> None:
            """Write the weights."""

    for given in (Theirs(), (Theirs(), object())):
        with pytest.raises(ModelError, match="save_pretrained") as caught:
            load.model_of(given)  # type: ignore[arg-type]
        assert "load_model" in str(caught.value)
    with pytest.raises(ModelError) as caught:
        load.model_of(7)  # type: ignore[arg-type]
    assert "save_pretrained" not in str(caught.value)
