"""Expressions are compiled once for all processes, and are the same as `re` makes them."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import workbench.lint.check  # noqa: F401  (has most of the expressions)
from workbench.io import kept_codes
from workbench.io.han import Pattern, compiled, in_both
from workbench.io.kept_codes import compile_kept, keep_made

OURS = [each for each in gc.get_objects() if type(each) is Pattern and each.may_lack]
TOLD = (r"(?P<name>a|b)(?i:c)\d{2,3}", r"[㐀-鿿İı]+(?<!x)", r"(?im)^K?(?P<a>.)(?P<b>\w)(?P=a)$")


@pytest.fixture(autouse=True)
def _of_this_test_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(kept_codes, "_made", {})
    kept_codes._known.cache_clear()
    yield
    kept_codes._known.cache_clear()


def begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """As another process begins: nothing is compiled, and what is kept is not yet read."""
    monkeypatch.setattr(kept_codes, "_made", {})
    kept_codes._known.cache_clear()


def same(one: re.Pattern[str], other: re.Pattern[str]) -> bool:
    """Say whether two patterns are alike in all: `==` compares text, flags and code."""
    names = dict(one.groupindex) == dict(other.groupindex)
    return one == other and names and one.groups == other.groups


def kept_file() -> Path:
    """Return the file that codes are kept in."""
    file = kept_codes._file()
    assert file is not None
    return file


@pytest.mark.parametrize("flags", [0, re.IGNORECASE, re.MULTILINE | re.DOTALL])
@pytest.mark.parametrize("pattern", TOLD)
def test_what_is_kept_is_what_re_makes(
    pattern: str, flags: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before it is kept, and when another process takes it up, which compiles nothing."""
    wanted = re.compile(pattern, flags)
    assert same(compile_kept(pattern, flags), wanted)
    keep_made()
    begin_anew(monkeypatch)
    assert same(compile_kept(pattern, flags), wanted)
    assert not kept_codes._made
    assert compile_kept(pattern, flags | re.ASCII).flags & re.ASCII  # is another one


@pytest.mark.slow
def test_all_of_the_package_are_what_re_makes() -> None:
    for each in OURS:
        for pattern in {each._pattern, in_both(each._pattern)}:
            wanted = re.compile(pattern, each._flags)
            assert same(compile_kept(pattern, each._flags), wanted), pattern


def test_what_others_kept_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    for pattern in TOLD:
        begin_anew(monkeypatch)
        compile_kept(pattern)
        keep_made()
    begin_anew(monkeypatch)
    assert len(kept_codes._known().places) == len(TOLD)


@pytest.mark.parametrize(
    "damage", ["cut off", "other bytes", "other table", "a head alone", "empty", "a folder"]
)
def test_what_is_damaged_is_compiled_anew(damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And kept again, where that can be done."""
    compile_kept(TOLD[0])
    keep_made()
    file = kept_file()
    told = file.read_bytes()
    if damage == "a folder":
        file.unlink()
        file.mkdir()
    else:
        changed = {
            "cut off": told[:-9],
            "other bytes": told[:-9] + bytes(9),
            "other table": told[:30] + bytes(9) + told[39:],
            "a head alone": told[:20],
            "empty": b"",
        }
        file.write_bytes(changed[damage])
    begin_anew(monkeypatch)
    assert same(compile_kept(TOLD[0]), re.compile(TOLD[0]))
    keep_made()
    assert file.is_dir() if damage == "a folder" else file.read_bytes() == told
    assert list(file.parent.iterdir()) == [file]


def test_codes_that_re_refuses_are_compiled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """`re` looks whether they can be run at all."""
    compile_kept(TOLD[0])
    ((key, code),) = kept_codes._made.items()
    kept_codes._made[key] = code._replace(numbers=code.numbers[:-4])
    keep_made()
    begin_anew(monkeypatch)
    assert same(compile_kept(TOLD[0]), re.compile(TOLD[0]))


def test_another_python_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_kept(TOLD[0])
    keep_made()
    begin_anew(monkeypatch)
    monkeypatch.setattr(sys, "version", "3.99")
    assert same(compile_kept(TOLD[0]), re.compile(TOLD[0]))
    assert kept_codes._made


def test_other_expressions_have_their_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What an earlier version of the package had compiled is dropped when the next one keeps its
    own."""
    compile_kept(TOLD[0])
    keep_made()
    begin_anew(monkeypatch)
    (tmp_path / "needs.json").write_text("{}")
    monkeypatch.setattr(kept_codes, "OWN_EXPRESSIONS", tmp_path / "needs.json")
    compile_kept(TOLD[1])
    keep_made()
    begin_anew(monkeypatch)
    assert len(kept_codes._known().places) == 1


def test_who_keeps_no_modules_keeps_no_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    compile_kept(TOLD[0])
    keep_made()
    assert not kept_file().exists()


def test_a_python_that_makes_them_otherwise_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_codes, "_maker", lambda: None)
    assert same(compile_kept(TOLD[0]), re.compile(TOLD[0]))
    assert not kept_codes._made


def test_what_is_made_of_a_prompts_words_is_not_kept() -> None:
    """There would be no end of them."""
    assert compiled("never asked for before: [0-9a-f]{16}").search("x") is None
    compiled("never asked for before: [0-9a-f]{16}")._plain  # noqa: B018
    assert not kept_codes._made


def test_an_expression_that_is_none_is_refused() -> None:
    with pytest.raises(re.error):
        compile_kept("(")


@pytest.mark.slow
def test_the_next_process_compiles_none_of_them(tmp_path: Path) -> None:
    told = (
        "import sys; sys.dont_write_bytecode = False\n"
        "from workbench.io import kept_codes, known_needs\n"
        "from workbench.io.han import Pattern\n"
        "import gc, workbench.lint.check\n"
        "ours = [p for p in gc.get_objects() if type(p) is Pattern and p.may_lack]\n"
        "for each in sorted(ours, key=lambda each: each.key)[:50]: each._plain\n"
        "print(len(kept_codes._made)); kept_codes.keep_made()"
    )
    made = [
        subprocess.run(
            [sys.executable, "-X", f"pycache_prefix={tmp_path}", "-c", told],
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for _ in range(2)
    ]
    assert int(made[0]) > 30
    assert int(made[1]) == 0
