"""What the command line prints for people: complete and in line without colours, at any width."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from workbench.cli import main, terminal
from workbench.cli.safe_console import SafeConsole
from workbench.types import Metric, Prompt, Run, Segment

PROMPT = Prompt(
    (
        Segment("description", "Add."),
        Segment("separator", "\n\n"),
        Segment("shot_input", "1 + 7 = ?\nA:", 7),
        Segment("shot_output", " 8", 7),
        Segment("separator", "\n\n"),
        Segment("input", "1 + 0 = ?\nA:", 0),
    )
)


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen of 80 columns without colours."""
    monkeypatch.setattr(terminal, "out", Console(width=80, no_color=True, highlight=False))


def test_a_prompt_s_segments_are_named_beside_their_first_lines(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Without colours it is clear where a shot begins, and which line has its output."""
    terminal._show_segments(PROMPT)
    assert lines(capsys) == [
        "description │ Add.",
        "            │ ",
        "     shot 7 │ 1 + 7 = ?",
        " its output │ A: 8",
        "            │ ",
        "      doc 0 │ 1 + 0 = ?",
        "            │ A:",
    ]


def test_what_is_piped_keeps_the_prompt_s_own_lines(capsys: pytest.CaptureFixture[str]) -> None:
    """A line of 300 characters is one line: only a screen folds it."""
    terminal._show_segments(Prompt((Segment("input", "word " * 60, 0),)))
    assert lines(capsys) == ["doc 0 │ " + "word " * 60]


@pytest.mark.slow
def test_runs_fit_a_screen_of_eighty_columns(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line a run, with its id in full, however long the model's name is."""
    for shots in (0, 1):
        main(["score", str(task), "--model", "fake", "--num-fewshot", str(shots), "--sample", "2"])
    capsys.readouterr()
    main(["runs", str(task)])
    head, *rows = lines(capsys)
    assert head.split() == ["run", "task", "version", "method", "model", "shots", "n", "score"]
    assert len(rows) == 2
    assert max(map(len, rows)) <= 80
    assert all(len(row.split()[0]) == len("20261121-173605-d3d2f1") for row in rows)


def test_data_is_not_coloured_by_its_look() -> None:
    """`rich` would look for addresses and numbers, and take minutes for one long word."""
    drawn = StringIO()
    made = SafeConsole(force_terminal=True, color_system="truecolor", width=40, file=drawn)
    made.print("http://x/y 12 'a' " + "x" * 100_000)
    assert "\x1b" not in drawn.getvalue()


def test_a_long_list_of_docs_is_cut_and_says_how_many_are_left() -> None:
    """Thousands of rows may have changed; --json has all of them."""
    assert terminal._listed([3, 5]) == "docs 3, 5"
    assert terminal._listed([]) == "none"
    assert terminal._listed(range(1000)).endswith("22, 23 and 976 more")


def test_an_interval_is_drawn_to_scale() -> None:
    """25 cells from 0 to 1: 0.25 is the seventh, 0.5 the thirteenth, 0.75 the nineteenth."""
    drawn = terminal._interval_bar(Metric(0.5, 0.1, (0.25, 0.75), 10))
    assert drawn == "······──────●──────······"
    assert terminal._interval_bar(Metric(2.0, 0.1, (1.5, 2.5), 10)) == ""
    assert terminal._interval_bar(Metric(float("nan"), 0.1, (0.0, 1.0), 10)) == ""


def a_run(name: str, status: str, scored: int | None, **settings: Any) -> dict[str, Any]:
    metric = {"value": 0.5, "n": scored} if scored is not None else {"value": None, "n": 0}
    return {
        **{"run_id": name, "task": "sums", "version": "gen_v0", "method": "gen", "model": "m"},
        **{"status": status, "settings": {"num_fewshot": 0, "n": 50, **settings}},
        "metrics": {"accuracy": metric},
    }


def test_a_list_of_runs_says_of_how_many_docs_a_score_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And that what is not finished is partial; a metric of groups counts groups."""
    options = {"metric_options": {"accuracy": {"aggregate_mode": "all"}}}
    terminal.show_runs(
        [
            *(a_run("whole", "done", 50), a_run("unscored", "done", 30)),
            *(a_run("stopped", "cancelled", 12), a_run("nothing", "running", None)),
            a_run("folded", "done", 25, **options),
            {**a_run("early", "cancelled", None), "kept": 8},
        ]
    )
    lines = {line.split()[0]: line.split()[5:] for line in capsys.readouterr().out.splitlines()}
    assert lines["whole"] == ["0", "50", "0.500"]
    assert lines["unscored"] == ["0", "30/50", "0.500"]
    assert lines["stopped"] == ["0", "12/50", "0.500", "partial:", "cancelled"]
    assert lines["nothing"] == ["0", "0/50", "–", "partial:", "running"]
    assert lines["folded"] == ["0", "25", "0.500"]
    assert lines["early"] == ["0", "0/50", "–", "cancelled,", "8", "kept"]


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"n": 200, "questions": 40}, " (40 questions)"),
        ({"n": 200, "questions": 200}, ""),
        ({"n": 200}, ""),
    ],
)
def test_fewer_questions_than_rows_are_told(settings: dict[str, int], told: str) -> None:
    """Intervals count them; of an older run their number is not known."""
    run = Run("r", "t", "v", "", "", "m", "", "gen", settings, 0.0)
    assert terminal.of_questions(run) == told
