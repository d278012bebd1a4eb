"""What the command line prints goes through one place, and there data is shown, never obeyed."""

from __future__ import annotations

import ast
import errno
import json
import logging
import shlex
import subprocess
import sys
import unicodedata
import warnings
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest

import workbench.cli
from workbench.cli import commands, main
from workbench.cli.console import put, put_exactly, put_json, safe_streams, tell
from workbench.cli.safe_console import SafeConsole
from workbench.io.shown import HIDDEN, quoted, shown, shown_json
from workbench.messages import say
from workbench.widgets.views.display import runs

CLI = Path(workbench.cli.__file__).parent
ALL_HIDDEN = "".join(c for c in map(chr, range(0x110000)) if HIDDEN.match(c))


def test_what_steers_a_terminal_is_spelled() -> None:
    """As Python spells it; newline, tab, joiners and everything visible stay."""
    assert shown("\x1b[31mred\x07\r\n") == "\\x1b[31mred\\x07\\r".replace("\\r", "\\x0d") + "\n"
    assert shown("\x9b2J \x7f \u202eevil \u2028 \udcff \U000e0041") == (
        "\\x9b2J \\x7f \\u202eevil \\u2028 \\udcff \\U000e0041"
    )
    kept = "a\tb\n é 中 \\x1b"
    assert shown(kept) == kept


@pytest.mark.parametrize(
    "text",
    [
        *(
            "می\u200cرود",
            "PDF\u200cهای ۱۲\u200cام",
            "क\u094d\u200d\u0937 क\u094d\u200c\u0937",
            "ه\u200d.",
        ),
        *(
            "👨\u200d👩\u200d👧\u200d👦",
            "👩🏽\u200d🚀",
            "❤\ufe0f\u200d🔥",
            "🧔\u200d♂\ufe0f",
            "ශ්\u200dරී",
        ),
    ],
)
def test_joiners_stay_where_they_belong(text: str) -> None:
    """In words of scripts that are written with them, and in emoji: shown, and quoted in a
    message or of itself."""
    assert shown(text) == text
    assert quoted((text, 1)) == f"('{text}', 1)"
    assert say("{text!r}", text=text) == f"'{text}'"


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("pass\u200cword", "pass\\u200cword"),
        ("中\u200d文", "中\\u200d文"),
        ("ها\u200c ", "ها\\u200c "),
        ("می\u200c\u200cرود", "می\\u200c\\u200cرود"),
        ("👩\u200d", "👩\\u200d"),
        ("\u200d", "\\u200d"),
    ],
)
def test_joiners_are_spelled_where_none_belongs(text: str, seen: str) -> None:
    """They are tokens of their own, and nobody sees them: in the widget they have a glyph."""
    assert shown(text) == seen
    assert quoted(text) == f"'{seen}'"
    spelled = "".join(f"\\u{glyph[2:].lower()}" if glyph else piece for piece, glyph in runs(text))
    assert spelled == seen


def test_what_is_spelled_in_a_text_stays_so() -> None:
    """A backslash of the text's own makes no joiner."""
    assert quoted("می\\u200cرود") == repr("می\\u200cرود")


@pytest.mark.slow
def test_every_control_and_mark_of_direction_is_hidden() -> None:
    """The Unicode database names them: all controls but two, bidirectional marks, surrogates,
    separators of lines and paragraphs."""
    for code in range(0x110000):
        char = chr(code)
        steers = unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp")
        steers |= unicodedata.bidirectional(char) in {
            *("LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"),
        }
        if steers and char not in "\n\t":
            assert char in ALL_HIDDEN, f"U+{code:04X}"


def test_json_is_exact_and_has_no_hidden_character(capsys: pytest.CaptureFixture[str]) -> None:
    """Read again it is the value, halves of surrogate pairs and all (of two that follow each other
    JSON makes one character)."""
    value = {"\x1b\udcff": [*ALL_HIDDEN, "é 中 \U000e0041"]}
    put_json(value)
    text = capsys.readouterr().out
    assert json.loads(text) == value
    assert not HIDDEN.search(text) and "é 中" in text
    assert json.loads(shown_json('"\U000e0041"')) == "\U000e0041"


def test_lines_and_tables_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """`put`, `tell`, and whatever `rich` is given, as a string or as a text of its own."""
    from rich.table import Table
    from rich.text import Text

    put(ALL_HIDDEN)
    tell(ALL_HIDDEN)
    out = SafeConsole(width=200, force_terminal=True)
    table = Table(ALL_HIDDEN)
    table.add_row(ALL_HIDDEN)
    table.add_row(Text(ALL_HIDDEN))
    out.print(table, ALL_HIDDEN, Text(ALL_HIDDEN), no_wrap=True)
    printed = "".join(capsys.readouterr())
    own = printed.replace("\x1b[1m", "").replace("\x1b[0m", "")
    assert not HIDDEN.search(own)
    assert "\\x1b" in own


def test_data_is_no_markup(capsys: pytest.CaptureFixture[str]) -> None:
    """No colour, no link, no error of an end without a beginning, no emoji of a code."""
    text = "[bold]x[/] [link=http://example.org]y[/link] [/z] :smile:"
    SafeConsole(width=200).print(text)
    assert capsys.readouterr().out == text + "\n"


def test_a_diff_is_exact_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """`patch` reads it from a pipe or a file, where nothing is spelled."""
    put_exactly("-\x1b[31m\r\n+\u202e\n")
    assert capsys.readouterr().out == "-\x1b[31m\r\n+\u202e\n"


def test_warnings_and_log_records_are_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever warns: a library may repeat a row."""
    lone = logging.getLogger("lone")
    monkeypatch.setattr(lone, "propagate", False)
    with safe_streams(), warnings.catch_warnings():
        warnings.simplefilter("always")
        lone.warning("a\x1b[31m")
        told = warnings.formatwarning("b\x1b[31m", UserWarning, "x.py", 1, "")
    assert capsys.readouterr().err == "a\\x1b[31m\n"
    assert told == "x.py:1: UserWarning: b\\x1b[31m\n"


@pytest.mark.parametrize("errors", ["strict", "surrogateescape"])
def test_what_stdout_cannot_encode_is_spelled(monkeypatch: pytest.MonkeyPatch, errors: str) -> None:
    """As the locale C has it, whose stdout has an error handler of its own; JSON stays JSON."""
    to = TextIOWrapper(BytesIO(), encoding="ascii", errors=errors, write_through=True)
    monkeypatch.setattr("sys.stdout", to)
    with safe_streams():
        put("a · 中")
        put_json({"é\x7f": "中"}, indent=None)
        SafeConsole(file=to).print("·")
    told = to.buffer.getvalue().decode("ascii").splitlines()  # type: ignore[attr-defined]
    assert told == ["a \\xb7 \\u4e2d", '{"\\u00e9\\u007f": "\\u4e2d"}', "\\xb7"]


def test_a_reader_that_has_seen_enough_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """`head` closes the pipe: what `rich` writes into it ends a command as any other line does."""

    class Closed(StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    monkeypatch.setitem(
        commands.COMMANDS, "tasks", lambda arguments: SafeConsole(file=Closed()).print("x") or 1
    )
    monkeypatch.setattr("sys.stderr", StringIO())
    assert main(["tasks"]) == 0


class Full(StringIO):
    """What /dev/full is."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("flags", [[], ["--json"]])
@pytest.mark.parametrize("stdout", [Full(), None])
def test_a_stdout_that_cannot_take_it_ends_a_command(
    task: Path, stdout: Full | None, flags: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Full, or closed: one message on stderr, also where the command was refused anyway; what
    stderr cannot take ends nothing."""
    why = "No space left on device" if stdout else "it is closed"
    for folder, says in ((task.parent, f"error: stdout: {why}. "), (task / "no", "error: ")):
        told = StringIO()
        monkeypatch.setattr("sys.stdout", stdout)
        monkeypatch.setattr("sys.stderr", told)
        assert main(["tasks", str(folder), *flags]) == 2
        assert told.getvalue().startswith(says) and told.getvalue().count("\n") == 1
        monkeypatch.setattr("sys.stderr", stdout)
        assert main(["tasks", str(folder), *flags]) == 2
    out = StringIO()
    monkeypatch.setattr("sys.stdout", out)
    score = ["score", str(task), "--model", "fake", "--sample", "2", *flags]
    assert main(score) == 0 and "accuracy" in out.getvalue()


def test_closed_streams_are_empty_or_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of bytes, too, as `mcp` reads and writes them; afterwards they are as they were."""
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    with safe_streams():
        assert sys.stdin.buffer.read() == b""
        with pytest.raises(OSError, match="it is closed: 'stdout'"):
            sys.stdout.buffer.write(b"x")
        tell("x")
    assert (sys.stdin, sys.stdout, sys.stderr) == (None, None, None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("streams", "status", "told"),
    [
        ("> /dev/full", 2, 1),
        (">&-", 2, 1),
        (">&- 2>&-", 2, 0),
        ("2>&- | cat", 0, 0),
        ("2> /dev/full | cat", 0, 0),
        ("<&- | cat", 0, 0),
    ],
)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_a_command_s_status_holds_to_its_end(
    task: Path, streams: str, status: int, told: int
) -> None:
    """Python tries once more to write what was refused, and ends with another status then."""
    command = shlex.join([sys.executable, "-m", "workbench", "tasks", str(task.parent), "--json"])
    shell = ["bash", "-o", "pipefail", "-c", f"{command} {streams}"]
    done = subprocess.run(shell, capture_output=True, check=False, encoding="utf-8")
    assert (done.returncode, done.stderr.count("\n")) == (status, told), done.stderr
    if status == 0:
        assert [found["task"] for found in json.loads(done.stdout)] == [task.name]


def test_nothing_else_prints() -> None:
    """In `cli/` only the console's own modules write to a stream or make a console of `rich`."""
    for path in sorted(CLI.glob("*.py")):
        if path.name in ("console.py", "safe_console.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                assert called not in ("print", "Console", "sys.stdout.write", "sys.stderr.write"), (
                    f"{path.name}:{node.lineno}: {called}"
                )


def test_a_fault_of_ours_is_a_line_that_says_what_to_do(
    task: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No traceback, exit status 2, JSON where it was asked for; with the variable set, it is raised
    as it was."""

    def fail(arguments: object) -> int:
        raise RuntimeError("odd \x1b[31m")

    monkeypatch.setitem(commands.COMMANDS, "tasks", fail)
    with pytest.raises(RuntimeError):
        main(["tasks"])
    monkeypatch.delenv(commands.TRACEBACK)
    assert main(["tasks", "--json"]) == 2
    out, err = capsys.readouterr()
    assert err == (
        "error: a fault of Prompt Workbench, not of yours: RuntimeError: 'odd \\x1b[31m'. "
        "Please report it, with what is printed when WORKBENCH_TRACEBACK=1 is set.\n"
    )
    assert json.loads(out)["error"]["message"] in err


def test_an_argument_is_shown_too(capsys: pytest.CaptureFixture[str]) -> None:
    """What argparse repeats of the command line."""
    assert main(["tasks", "x", "\x1b[31m\udcff"]) == 2
    assert not HIDDEN.search(capsys.readouterr().err)
