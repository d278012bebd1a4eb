"""What the file of the package says that its expressions need."""

import gc
import os
import re
import subprocess
import sys

import pytest

import workbench.lint.check  # noqa: F401  (has most of the expressions)
from workbench.io import known_needs
from workbench.io.han import Pattern, compiled
from workbench.io.known_needs import FILE
from workbench.io.needles import needs_of_ascii

LEAST_KNOWN = 0.8
"""The share of expressions that may be younger than the file is small; `make needs` writes it."""

OURS = [each for each in gc.get_objects() if type(each) is Pattern and each.may_lack]


def _sorted(needs: known_needs.Needs | None) -> object:
    return None if needs is None else [[sorted(needles) for needles in each] for each in needs]


@pytest.mark.slow
def test_what_is_known_is_what_is_read() -> None:
    for each in OURS:
        needs = each.read_needs()
        assert _sorted(each._needs) == _sorted(needs), each._pattern
        assert _sorted(each._needs_of_ascii) == _sorted(needs and needs_of_ascii(needs))


def test_most_is_known() -> None:
    known = sum(known_needs.is_known(each.key) for each in OURS)
    assert known >= LEAST_KNOWN * len(OURS), "make needs"


@pytest.mark.slow
def test_expressions_hang_on_no_hash_seed() -> None:
    """One that is put together from a set in its order would never be found in the file."""
    told = (
        "import gc, workbench.lint.check; from workbench.io.han import Pattern;"
        "print(sorted(p.key for p in gc.get_objects() if type(p) is Pattern))"
    )
    keys = {
        subprocess.run(
            [sys.executable, "-c", told],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for seed in ("1", "7")
    }
    assert len(keys) == 1


def test_one_expression_a_line() -> None:
    """So that a change of one is a change of one line."""
    assert len(FILE.read_text("utf-8").splitlines()) == len(known_needs._known()) + 2


@pytest.mark.parametrize("flags", [0, re.IGNORECASE])
def test_without_the_file_the_same_is_found(flags: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_needs, "_known", dict)
    pattern = compiled("Zwischen(?:Ruf|Raum)", flags)
    assert pattern.search("ein Zwischenruf") is None or flags
    assert pattern.search("ein ZwischenRaum") is not None
