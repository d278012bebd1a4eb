"""What holds for every test: its layer, where it may not go, and how many threads it may take."""

from __future__ import annotations

import atexit
import gc
import locale
import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

LAYERS = ("unit", "attacks", "model", "oracle", "notebooks", "browser", "live", "engine")
"""The folders beside this file, quick ones first: a mistake shows as early as it can. Where several
processes share the tests it is the other way round, and of a layer the files with slow tests come
first: what takes longest must not come last, when the others have nothing left to do."""

HERE = Path(__file__).parent

# Set before anything imports torch or a Hugging Face library, which read them once. More threads
# than free cores make torch wait for itself, and no test may fetch a model or a dataset.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["HF_DATASETS_OFFLINE"] = "1"
os.environ["MPLBACKEND"] = "Agg"
# A fault of ours is a test's traceback, not a line that the command line makes of it.
os.environ["WORKBENCH_TRACEBACK"] = "1"
# Whether code of others runs is asked where a test says so: elsewhere tests write it themselves.
os.environ["WORKBENCH_TRUST"] = os.sep
# What a user allowed, and the secret that drafts are sealed with, are not those of whoever tests.
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="workbench-tests-")
atexit.register(shutil.rmtree, os.environ["XDG_DATA_HOME"], ignore_errors=True)
# On a machine with a GPU "auto" is bfloat16 there, and the tests' numbers are the CPU's. The tests
# that are for a device name it (`make gpu`).
if "WORKBENCH_DEVICE" not in os.environ:
    os.environ["CUDA_VISIBLE_DEVICES"] = ""

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""

ROOM = 2 * 2**30
"""How many bytes must be free there: all tests together write a tenth of it at a time."""

# No deadline: how long an example takes says more about the machine than about the law.
settings.register_profile("workbench", deadline=None)
settings.register_profile("quick", deadline=None, max_examples=20)  # `make test-fast`
settings.load_profile("workbench")


@pytest.fixture(autouse=True)
def own_fake() -> Iterator[None]:
    """Let go of a fake that a session was given: the next test's may have another fingerprint."""
    yield
    load = sys.modules.get("workbench.models.load")
    if load is not None:
        load._shared.pop("fake", None)
        load._given.discard("fake")


@pytest.fixture(autouse=True)
def kept_locale() -> Iterator[None]:
    """Put the locale back: some transforms that are tested here set it, for the whole process."""
    before = locale.setlocale(locale.LC_ALL)
    yield
    if locale.setlocale(locale.LC_ALL) != before:
        locale.setlocale(locale.LC_ALL, before)


def layer_of(path: Path) -> str:
    """Return the layer that a test file's folder stands for."""
    folder = path.relative_to(HERE).parts[0]
    if folder not in LAYERS:
        raise pytest.UsageError(f"{path} is in no layer; expected a folder of {', '.join(LAYERS)}")
    return folder


def has_room(folder: Path) -> bool:
    """Say whether tests may write into a folder as much as they do, and run what they write."""
    if not os.access(folder, os.W_OK):
        return False
    system = os.statvfs(folder)
    may_run = not system.f_flag & getattr(os, "ST_NOEXEC", 0)
    return may_run and system.f_bavail * system.f_frsize >= ROOM


def pytest_configure(config: pytest.Config) -> None:
    """Where several processes share the tests, have what they write in memory if it has the room:
    each kept run, draft and ledger waits for the disk, which takes more than the test does."""
    if config.getoption("numprocesses", None) and "TMPDIR" not in os.environ and has_room(MEMORY):
        # The path of a socket has 107 characters at most.
        tempfile.tempdir = os.environ["TMPDIR"] = tempfile.mkdtemp(prefix="wb", dir=MEMORY)
        atexit.register(shutil.rmtree, tempfile.tempdir, ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for garbage neither while the tests are collected nor, later, among what was collected:
    a million objects that stay to the end, which took half a second each time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a quick run leave out most of a table's cases."""
    parser.addoption("--cases", type=int, metavar="N", help="run N cases of each test with more")


def few_cases(items: list[pytest.Item], most: int) -> list[pytest.Item]:
    """Return `most` cases of each test that has more, from its first one on at equal distances, and
    all other tests."""
    cases: dict[tuple[Path, str], list[pytest.Item]] = {}
    for item in items:
        name = item.nodeid.partition("::")[2].partition("[")[0]
        cases.setdefault((item.path, name), []).append(item)
    kept = {
        several[number * len(several) // most if len(several) > most else number]
        for several in cases.values()
        for number in range(min(most, len(several)))
    }
    return [item for item in items if item in kept]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark every test with its layer, run the layers in their order, and leave out what the command
    does."""
    if most := config.getoption("cases"):
        kept = few_cases(items, most)
        config.hook.pytest_deselected(items=[*set(items) - set(kept)])
        items[:] = kept
    for item in items:
        item.add_marker(layer_of(item.path))
        if layer_of(item.path) == "browser":  # its servers, kernels and pages have their time each
            item.add_marker(pytest.mark.timeout(900))
    shared = hasattr(items[0].config, "workerinput") if items else False
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(
        key=lambda item: (LAYERS.index(layer_of(item.path)), shared and item.path in slow),
        reverse=shared,
    )
    if shared:
        items[:] = by_turns(items)


def by_turns(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return the tests with a browser's files and the others' by turns: the former wait for pages
    half of the time, which the latter can use."""
    files: tuple[dict[str, list[pytest.Item]], ...] = ({}, {})
    for item in items:
        of_layer = files[layer_of(item.path) == "browser"]
        of_layer.setdefault(together(item.nodeid), []).append(item)
    turns = zip_longest(files[True].values(), files[False].values(), fillvalue=())
    return [item for pair in turns for file in pair for item in file]


def together(nodeid: str) -> str:
    """Return what a test shares a process with: its file, of a notebook its own cells alone, each
    of which takes minutes."""
    file, _, name = nodeid.partition("::")
    _, opened, notebook = name.partition("[")
    return file + opened + notebook if file.endswith("/test_notebooks.py") else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """Have a file's tests stay together (see `together`)."""
    if config.getoption("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadScopeScheduling

    class ByFile(LoadScopeScheduling):
        """In the order of the collection: by their number, files of few long tests come last."""

        def _split_scope(self, nodeid: str) -> str:
            return together(nodeid)

    config.option.loadscopereorder = False
    return ByFile(config, log)
