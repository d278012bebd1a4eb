"""The committed bundles, the widget's and the extension's: built from the sources beside them,
self-contained, and licensed."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

WIDGETS = Path(__file__).parents[3] / "workbench" / "widgets"
FRONTEND = WIDGETS / "frontend"
STATIC = WIDGETS / "static"
LAB = WIDGETS / "lab"
EXTENSION = LAB / "labextension"
SOURCES = sorted([*(FRONTEND / "src").glob("*.js"), *(LAB / "src").glob("*.js")])


def needs_packages(folder: Path) -> None:
    """Skip the test where what builds the bundle of `folder` is not installed."""
    if not (folder / "node_modules").is_dir() or shutil.which("node") is None:
        pytest.skip(f"the bundle's packages are not in {folder}: run `make install`")


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files below a folder by their paths in it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.slow
@pytest.mark.parametrize(("sources", "bundle"), [(FRONTEND, STATIC), (LAB, EXTENSION)])
def test_building_again_gives_the_committed_bytes(
    sources: Path, bundle: Path, tmp_path: Path
) -> None:
    """What ships is what the sources say, on any machine and any day."""
    needs_packages(sources)
    subprocess.run(["node", "build.js", str(tmp_path)], cwd=sources, check=True)
    built, committed = contents(tmp_path), contents(bundle)
    assert built.keys() == committed.keys()
    assert [name for name in built if built[name] != committed[name]] == []


@pytest.mark.slow
@pytest.mark.parametrize("sources", [FRONTEND, LAB])
def test_the_sources_pass_the_type_checker(sources: Path) -> None:
    """Typed JavaScript: the view models' shapes are checked where they are drawn."""
    needs_packages(sources)
    command = ["node", "node_modules/typescript/bin/tsc", "--project", "jsconfig.json"]
    done = subprocess.run(command, cwd=sources, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout


def test_no_source_parses_html() -> None:
    """Text from datasets and models is only ever put in text nodes."""
    parsers = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|DOMParser|document\.write|eval\(")
    assert SOURCES
    assert [path.name for path in SOURCES if parsers.search(path.read_text("utf-8"))] == []


def test_every_source_is_type_checked() -> None:
    """A file without the mark would be checked by nobody's editor."""
    assert [p.name for p in SOURCES if not p.read_text("utf-8").startswith("// @ts-check")] == []


def test_the_bundle_loads_nothing_when_it_runs() -> None:
    """The widget works without a network: no import, no address of a script or font."""
    script = (STATIC / "workbench.js").read_text("utf-8")
    style = (STATIC / "workbench.css").read_text("utf-8")
    assert re.search(r"\bimport\(|(^|[;}])import\b", script, re.MULTILINE) is None
    assert "fetch(" not in script
    assert "url(" not in style
    assert "@import" not in style


@pytest.mark.parametrize("sources", [FRONTEND, LAB])
def test_the_lock_holds_no_download_addresses(sources: Path) -> None:
    """Whoever installs uses the registry they are set up for."""
    lock = json.loads((sources / "package-lock.json").read_text("utf-8"))
    assert lock["packages"]
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []


def test_every_shipped_package_comes_with_its_licence() -> None:
    """The packages that the lock names as needed at run time are in the licence file."""
    lock = json.loads((FRONTEND / "package-lock.json").read_text("utf-8"))
    shipped = {
        name.removeprefix("node_modules/"): entry["version"]
        for name, entry in lock["packages"].items()
        if name and not entry.get("dev") and not entry.get("optional")
    }
    licences = (STATIC / "THIRD_PARTY_LICENSES.txt").read_text("utf-8")
    listed = dict(re.findall(r"^(\S+) (\S+) \(MIT\)$", licences, re.MULTILINE))
    assert listed == shipped
    assert licences.count("WITHOUT WARRANTY OF ANY KIND") == len(shipped)


def test_the_extension_is_what_jupyterlab_is_told() -> None:
    """`package.json` names the script by its content, so that no browser keeps an older one; nobody
    else's code is in it: it has the page's own modules, and a few kilobytes of ours."""
    told = json.loads((EXTENSION / "package.json").read_text("utf-8"))["jupyterlab"]["_build"]
    name, _, version = told["load"].partition("?v=")
    script = (EXTENSION / name).read_bytes()
    assert hashlib.sha256(script).hexdigest().startswith(version) and len(version) == 12
    assert len(script) < 30_000
    assert set(contents(EXTENSION)) == {"install.json", "package.json", name}
    lock = json.loads((LAB / "package-lock.json").read_text("utf-8"))
    assert "dependencies" not in lock["packages"][""]
