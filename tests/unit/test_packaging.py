"""Set-up and packaging: what is installed, what is pinned, and what a wheel carries."""

from __future__ import annotations

import email
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import PackageNotFoundError, distribution
from itertools import chain
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import workbench

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PINS = {
    canonicalize_name(requirement.name): requirement
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
    for requirement in [Requirement(line)]
}


def declared() -> list[Requirement]:
    """Return what pyproject.toml asks for, all extras included."""
    extras = chain.from_iterable(PROJECT["optional-dependencies"].values())
    found = [Requirement(line) for line in (*PROJECT["dependencies"], *extras)]
    # `all` asks for this package with its other extras.
    return [requirement for requirement in found if requirement.name != PROJECT["name"]]


def installed_closure() -> set[str]:
    """Return everything that `declared()` brings along on this machine, itself included."""
    waiting, seen = declared(), set[tuple[str, tuple[str, ...]]]()
    while waiting:
        requirement = waiting.pop()
        key = (canonicalize_name(requirement.name), tuple(sorted(requirement.extras)))
        if key in seen:
            continue
        seen.add(key)
        for line in distribution(requirement.name).requires or ():
            needed = Requirement(line)
            wanted = ("", *requirement.extras)
            if needed.marker is None or any(needed.marker.evaluate({"extra": e}) for e in wanted):
                waiting.append(needed)
    return {name for name, _ in seen}


def text_files() -> list[Path]:
    """Return the files that git tracks or would, those with NUL bytes left out."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
    )
    if listed.returncode:
        pytest.skip("this copy of the sources is not a git checkout")
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file() and b"\0" not in path.read_bytes()]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel that the sources give."""
    folder = tmp_path_factory.mktemp("wheel")
    built = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT],
        capture_output=True,
        encoding="utf-8",
    )
    assert built.returncode == 0, built.stdout + built.stderr
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path)


def metadata_file(wheel: zipfile.ZipFile, name: str) -> str:
    """Return the text of a file of the wheel's `.dist-info` folder."""
    (path,) = (entry for entry in wheel.namelist() if entry.endswith(f".dist-info/{name}"))
    return wheel.read(path).decode("utf-8")


@pytest.mark.slow
def test_a_wheel_carries_every_module(wheel: zipfile.ZipFile) -> None:
    """An installed workbench has all the code of the checkout but what builds the browser half,
    which is no part of a wheel (see below)."""
    modules = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "workbench").rglob("*.py")
        if not {"frontend", "lab"} & set(path.relative_to(ROOT / "workbench").parent.parts)
    }
    assert modules <= set(wheel.namelist())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("folder", "packed"),
    [
        ("workbench/widgets/static", "workbench/widgets/static"),
        ("workbench/models/teaching", "workbench/models/teaching"),
        ("transforms", "workbench/shipped/transforms"),
        ("notebooks", "workbench/shipped/notebooks"),
    ],
)
def test_a_wheel_carries_what_the_code_reads(
    wheel: zipfile.ZipFile, folder: str, packed: str
) -> None:
    """The bundle, the teaching model, the shipped tasks and notebooks are installed with it."""
    files = {
        f"{packed}/{path.relative_to(ROOT / folder).as_posix()}"
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and not {"__pycache__", ".ipynb_checkpoints"} & set(path.parts)
    }
    assert files
    assert files <= set(wheel.namelist())


@pytest.mark.slow
def test_a_wheel_carries_nothing_else(wheel: zipfile.ZipFile) -> None:
    """Neither tests nor the browser half's sources and tools are installed."""
    names = wheel.namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"workbench", "prompt_workbench"}
    sources = ("node_modules", "widgets/frontend", "widgets/lab")
    assert not [name for name in names if any(folder in name for folder in sources)]


@pytest.mark.slow
def test_a_wheel_carries_the_extension(wheel: zipfile.ZipFile) -> None:
    """Installed, it lies where JupyterLab and Notebook look: nobody builds or enables anything."""
    folder = ROOT / "workbench/widgets/lab/labextension"
    place = f"prompt_workbench-{workbench.__version__}.data/data/share/jupyter/labextensions"
    packed = {
        name.removeprefix(f"{place}/prompt-workbench/"): wheel.read(name)
        for name in wheel.namelist()
        if name.startswith(place)
    }
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert packed == {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.mark.slow
def test_a_wheel_says_what_it_is(wheel: zipfile.ZipFile) -> None:
    """Name, licence, Python version and the command `workbench` are in the metadata."""
    metadata = email.message_from_string(metadata_file(wheel, "METADATA"))
    assert metadata["Name"] == "prompt-workbench"
    assert metadata["Version"] == workbench.__version__
    assert metadata["License-Expression"] == "Apache-2.0"
    assert metadata["Requires-Python"] == ">=3.11"
    assert "workbench = workbench.__main__:run" in metadata_file(wheel, "entry_points.txt")
    assert "Apache License" in metadata_file(wheel, "licenses/LICENSE")


@pytest.mark.slow
def test_the_teaching_model_keeps_a_wheel_small(wheel: zipfile.ZipFile) -> None:
    """A wheel stays under 20 MB: what is shipped is a lesson, not a checkpoint."""
    assert sum(entry.compress_size for entry in wheel.infolist()) < 20_000_000


@pytest.mark.parametrize("requirement", declared(), ids=lambda requirement: requirement.name)
def test_a_pin_is_within_the_range_that_is_asked_for(requirement: Requirement) -> None:
    """`pip install -e .[all,test] -c constraints.txt` can succeed."""
    (pin,) = PINS[canonicalize_name(requirement.name)].specifier
    assert pin.operator == "=="
    assert requirement.specifier.contains(pin.version)


def test_all_is_every_extra_for_users() -> None:
    """`pip install 'prompt-workbench[all]'` leaves out what only tests need."""
    extras = PROJECT["optional-dependencies"]
    (requirement,) = map(Requirement, extras["all"])
    assert requirement.name == PROJECT["name"]
    assert requirement.extras == set(extras) - {"all", "test"}


@pytest.mark.slow
def test_everything_that_is_installed_is_pinned() -> None:
    """What a dependency brings along is pinned too, so that two set-ups are alike."""
    try:
        needed = installed_closure()
    except PackageNotFoundError as missing:
        pytest.fail(f"not set up by `make install`: {missing} is missing")
    # What only another operating system or Python needs is pinned there or nowhere.
    assert needed <= set(PINS)


def test_pins_are_a_plain_sorted_list() -> None:
    """No path, no address, no local build: any machine can follow the pins."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert pins == sorted(pins)
    assert all(re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*", line) for line in pins)


def test_conda_users_get_the_same_set_up() -> None:
    """environment.yml has the Python of pyproject.toml and leaves the rest to the pins."""
    environment = yaml.safe_load((ROOT / "environment.yml").read_text("utf-8"))
    assert environment["name"] == PROJECT["name"]
    assert environment["dependencies"] == [
        f"python{PROJECT['requires-python']}",
        "pip",
        {"pip": ["-c constraints.txt", "-e .[all,test]"]},
    ]


PERSONAL = re.compile(
    r"(?<![\w.:/-])/(?:home|Users|root|work|workspace|mnt)/\w+"  # a folder of one machine
    r"|(?<!\w)--(?:extra-)?index-url|--find-links|(?<!\w)(?:https?|file)://[\w.:-]*/simple\b"
)


@pytest.mark.slow
def test_no_file_names_a_machine_or_a_registry() -> None:
    """What is tracked means the same on every machine."""
    own = Path(__file__).resolve()
    found = [
        f"{path.relative_to(ROOT)}:{number}: {match.group()}"
        for path in text_files()
        if path != own
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1)
        for match in [PERSONAL.search(line)]
        if match
    ]
    assert not found


@pytest.mark.parametrize(
    ("line", "personal"),
    [
        ("cd /home/ada/thesis", True),
        ("pip install --index-url x", True),
        ("curl https://example.org/simple/torch", True),
        ("see https://example.org/home/page", False),
        ("the folder src/work/x", False),
    ],
)
def test_the_search_for_such_names_finds_them(line: str, personal: bool) -> None:
    """The law above can fail."""
    assert bool(PERSONAL.search(line)) is personal


@pytest.mark.parametrize("folder", ["frontend", "lab"])
def test_the_lock_file_names_no_registry(folder: str) -> None:
    """npm finds packages by name and checksum, wherever the user's registry is."""
    text = (ROOT / "workbench/widgets" / folder / "package-lock.json").read_text("utf-8")
    assert '"integrity"' in text
    assert '"resolved"' not in text
