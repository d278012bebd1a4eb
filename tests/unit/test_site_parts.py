"""What the static page is built of is fetched once, and checked; a build itself fetches nothing."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

BUILDER = Path(__file__).parents[2] / "docs" / "site" / "build.py"
NAMES = ("numpy", "sqlite3")


@pytest.fixture
def builder(tmp_path: Path) -> Any:
    """The page's builder in a folder of its own, with the lock file of a Pyodide that is nowhere:
    whatever it would fetch is not to be had."""
    here = tmp_path / "docs" / "site"
    (here / "node_modules" / "pyodide").mkdir(parents=True)
    packages = {
        name: {"file_name": f"{name}.whl", "sha256": hashlib.sha256(name.encode()).hexdigest()}
        for name in NAMES
    }
    lock = {"info": {"version": "0.0.0"}, "packages": packages}
    (here / "node_modules" / "pyodide" / "pyodide-lock.json").write_text(json.dumps(lock))
    spec = importlib.util.spec_from_file_location("builder", shutil.copy(BUILDER, here))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def put(folder: Path, contents: dict[str, bytes]) -> None:
    folder.mkdir()
    for name, data in contents.items():
        (folder / f"{name}.whl").write_bytes(data)


def test_a_build_says_what_fetches_a_wheel_that_is_not_there(builder: Any, tmp_path: Path) -> None:
    """It names the file and the command, fetches nothing, and leaves an older page as it is."""
    out = tmp_path / "page"
    put(out, {"old": b"page"})
    with pytest.raises(builder.BuildError, match=r"no numpy\.whl in .*make install"):
        builder.build(out)
    assert not builder.KEPT.exists()
    assert (out / "old.whl").read_bytes() == b"page"


def test_a_wheel_that_is_not_the_lock_files_is_not_built_in(builder: Any, tmp_path: Path) -> None:
    """Whoever put it there."""
    put(builder.KEPT, {"numpy": b"numpy", "sqlite3": b"sqlite3 and more"})
    with pytest.raises(builder.BuildError, match=r"sqlite3\.whl is not the one of Pyodide's lock"):
        builder.build(tmp_path / "page")


def test_what_is_there_is_not_fetched_again(builder: Any) -> None:
    """So `make install` and `make site` need a network once."""
    put(builder.KEPT, {name: name.encode() for name in NAMES})
    builder.fetch()
    assert (builder.KEPT / "numpy.whl").read_bytes() == b"numpy"


def test_without_pyodide_the_command_that_fetches_it_is_named(builder: Any, tmp_path: Path) -> None:
    """Of a build and of a fetch."""
    shutil.rmtree(builder.CORE_FOLDER)
    for act in (builder.fetch, lambda: builder.build(tmp_path / "page")):
        with pytest.raises(builder.BuildError, match=r"no Pyodide in .*`make install`"):
            act()
