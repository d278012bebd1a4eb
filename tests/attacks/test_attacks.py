"""Escapes from the worker: each has its effect on a Python as it is, and none on what is closed."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks import kernel, network, pipes, processes, reading, sealed, writing
from tests.attacks.world import TRANSFORM, Attack, World, attacks_of, code_of
from workbench.prompts.transform import Call, Limits, Source, TransformRunner
from workbench.prompts.worker.sandbox import available
from workbench.types import Diagnostic, Doc, Example

pytestmark = pytest.mark.skipif(available() != "closed", reason="a guard only: nothing is closed")

ATTACKS = [each for file in (reading, sealed, writing, network, processes, kernel)
           for each in attacks_of(file)]  # fmt: skip

NOBODY = 65534

AS_NOBODY = [
    *("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"),
    # A Python below root's home is read by way of this; it is root's no more in anything else.
    *("--bounding-set=-all,+dac_read_search", "--inh-caps=-all,+dac_read_search"),
    "--ambient-caps=-all,+dac_read_search",
]


def name_of(attack: Attack) -> str:
    return f"{attack.__module__.rpartition('.')[2]}-{attack.__name__}"


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with contextlib.closing(World(tmp_path_factory.mktemp("world"))) as made:
        yield made


@pytest.mark.parametrize("attack", ATTACKS, ids=name_of)
def test_what_has_an_effect_outside_has_none_inside(world: World, attack: Attack) -> None:
    """Secrets stay, files are as they were, other processes live, nobody hears anything."""
    races = attack.__name__.startswith("races_")
    with world.flipping() if races else contextlib.nullcontext():
        if not world.outside(attack):
            pytest.skip("has no effect here without a sandbox either")
        assert world.inside(attack) == ""
    assert world.runner.level == "closed"


ROW = {"input": "own", "output": "o", "processed_output": "p"}

FORGING = """
def transform(data, num_sample, r, dataset_name):
    if data["code"]:
        space = dict(globals(), w=data)
        exec(data["code"], space)
    return dict(data["own"])
"""


@pytest.mark.parametrize("attack", attacks_of(pipes), ids=lambda attack: attack.__name__)
def test_a_reply_that_is_forged_is_no_row_s_result(attack: Attack) -> None:
    """The row that writes to its pipe has its own result or a failure with its reason; the rows
    around it have theirs, and so has the next batch."""
    with contextlib.closing(TransformRunner(Limits(time=2.0, failures=9))) as runner:
        rows = [{"own": {**ROW, "input": f"own {n}"}, "code": ""} for n in range(4)]
        rows[1]["code"] = code_of(attack)
        calls = [Call(Doc(n, row), str(n)) for n, row in enumerate(rows)]
        first = runner.run(Source(FORGING), calls).results
        again = runner.run(Source(FORGING + "#\n"), [calls[0]]).results
    fine = [Example(f"own {n}", ("o",), "p") for n in range(4)]
    assert [first[0], *first[2:]] == [fine[0], *fine[2:]]
    assert first[1] == fine[1] or (isinstance(first[1], Diagnostic) and first[1].message)
    assert list(again) == fine[:1]


def test_a_module_that_writes_to_its_pipe_fails_each_row_with_the_reason() -> None:
    """At its top, before any row is there."""
    text = "import os\nfor n in range(3, 64):\n    try: os.write(n, b'x' * 99)\n"
    text += "    except OSError: pass\n" + TRANSFORM
    with contextlib.closing(TransformRunner()) as runner:
        results = runner.run(Source(text), [Call(Doc(n, {}), str(n)) for n in range(2)]).results
    assert [each.type for each in results if isinstance(each, Diagnostic)] == ["BrokenReply"] * 2


def test_there_are_as_many_attacks_as_the_docs_say() -> None:
    """`docs/sandbox.md` counts them."""
    page = Path(__file__).parents[2] / "docs" / "sandbox.md"
    text = " ".join(page.read_text("utf-8").split())
    assert f"{len(ATTACKS)} escapes" in text
    assert f"{len(attacks_of(pipes))} ways to forge" in text


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="is one already")
@pytest.mark.skipif(shutil.which("setpriv") is None, reason="needs setpriv")
def test_as_an_ordinary_user(tmp_path: Path) -> None:
    """What root is refused by way of its capabilities, others are refused too, and the other way
    round: the same attacks as the user `nobody`."""
    tmp_path.chmod(0o755)
    home = tmp_path / "home"
    home.mkdir()
    os.chown(home, NOBODY, NOBODY)
    environment = {**os.environ, "HOME": str(home), "TMPDIR": str(home), "USER": "nobody"}
    chosen = ["-k", "effect or forged", f"--basetemp={home / 'made'}", str(Path(__file__))]
    command = ["-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen]
    done = subprocess.run(
        [*AS_NOBODY, sys.executable, *command],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
