"""The committed bundle: built from the sources beside it, self-contained, and licensed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

WIDGETS = Path(__file__).parents[3] / "workbench" / "widgets"
FRONTEND = WIDGETS / "frontend"
STATIC = WIDGETS / "static"
SOURCES = sorted((FRONTEND / "src").glob("*.js"))

needs_packages = pytest.mark.skipif(
    not (FRONTEND / "node_modules").is_dir() or shutil.which("node") is None,
    reason="the bundle's packages are not installed (npm ci in workbench/widgets/frontend)",
)


@needs_packages
@pytest.mark.slow
def test_building_again_gives_the_committed_bytes(tmp_path: Path) -> None:
    """What ships is what the sources say, on any machine and any day."""
    subprocess.run(["node", "build.js", str(tmp_path)], cwd=FRONTEND, check=True)
    built = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert built.keys() == {path.name for path in STATIC.iterdir()}
    assert [name for name in built if built[name] != (STATIC / name).read_bytes()] == []


@needs_packages
@pytest.mark.slow
def test_the_sources_pass_the_type_checker() -> None:
    """Typed JavaScript: the view models' shapes are checked where they are drawn."""
    command = ["node", "node_modules/typescript/bin/tsc", "--project", "jsconfig.json"]
    done = subprocess.run(command, cwd=FRONTEND, capture_output=True, text=True, check=False)
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


def test_the_lock_holds_no_download_addresses() -> None:
    """Whoever installs uses the registry they are set up for."""
    lock = json.loads((FRONTEND / "package-lock.json").read_text("utf-8"))
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
