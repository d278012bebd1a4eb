"""The grid in the widget: what is chosen, what is filled, what becomes of a cell; no browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import workbench
from tests.unit.widgets.sums import PARENT, Gate, ask, finish, opened, right, settle, tell
from workbench.models.fake import FakeModel
from workbench.models.load import share_model
from workbench.widgets.app import Workbench


def grid(widget: Workbench) -> Any:
    return widget.grid


def cells(widget: Workbench) -> list[list[list[str]]]:
    """Return each cell's text, by row, number of shots and seed."""
    return [
        [[cell["text"] for cell in spot["cells"]] for spot in row["spots"]]
        for row in grid(widget)["rows"]
    ]


def states(widget: Workbench) -> list[str]:
    return [
        cell["state"]
        for row in grid(widget)["rows"]
        for spot in row["spots"]
        for cell in spot["cells"]
    ]


@pytest.fixture
def drawn(tmp_path: Path) -> Iterator[Workbench]:
    """The workbench on `sums`, with two versions, the grid in front."""
    with opened(tmp_path, model=FakeModel(right)) as session:
        widget = Workbench(session)
        tell(widget, type="grid", visible=True)
        yield widget
        widget.close()


@pytest.mark.slow
def test_at_first_it_offers_a_grid_and_says_what_that_comes_to(drawn: Workbench) -> None:
    """The newest versions, 0, 1, 2 and 4 shots, the seed and the model in force; nothing runs."""
    view = grid(drawn)
    assert [(v["id"], v["active"]) for v in view["versions"]] == [
        ("gen_v1", True),
        ("gen_v0", True),
    ]
    assert (view["shots"], view["seeds"]) == ("0, 1, 2, 4", "0")
    assert [(m["id"], m["active"]) for m in view["models"]][:2] == [
        ("fake", True),
        ("teaching", False),
    ]
    assert view["summary"].startswith("8 runs · 0 of them stored")
    assert view["fill"]["enabled"]
    assert set(states(drawn)) == {"empty"}


@pytest.mark.slow
def test_it_is_filled_and_every_cell_is_a_run(drawn: Workbench) -> None:
    """Two versions by two numbers of shots by two seeds: eight runs, means over the seeds."""
    tell(drawn, type="grid", shots="0, 1", seeds="0,1")
    tell(drawn, type="grid", fill=True)
    assert cells(drawn) == [[["1.000"] * 2] * 2] * 2
    view = grid(drawn)
    assert view["summary"] == "8 runs · 8 of them stored"
    assert not view["fill"]["enabled"]
    assert [row["label"] for row in view["rows"]] == ["gen_v0", "gen_v1"]
    assert (view["columns"], view["heads"]) == (["0 shots", "1 shot"], ["seed 0", "seed 1"])
    spot = view["rows"][0]["spots"][0]
    assert (spot["value"], spot["facts"]) == ("1.000", "n = 4 · 1.000")
    session = drawn.host.session
    assert session is not None
    assert len(session.runs()) == 8


@pytest.mark.slow
def test_the_first_seed_comes_before_the_second(drawn: Workbench) -> None:
    """And every version comes to a number of shots before any goes on to the next."""
    tell(drawn, type="grid", shots="0, 1", seeds="0,1")
    tell(drawn, type="grid", fill=True)
    session = drawn.host.session
    assert session is not None
    runs = [(r.settings["seed"], r.settings["num_fewshot"], r.version) for r in session.runs()]
    versions = ("gen_v0", "gen_v1")
    assert runs[::-1] == [(s, k, v) for s in (0, 1) for k in (0, 1) for v in versions]


@pytest.mark.slow
def test_what_is_stored_is_shown_at_once_and_not_scored_again(tmp_path: Path) -> None:
    """A sweep from Python fills the same cells, and a new widget begins with its grid."""
    with opened(tmp_path, model=FakeModel(right)) as session:
        workbench.sweep(
            session.task,
            "fake",
            versions=["gen_v0", "gen_v1"],
            num_fewshot=[0, 2],
            seeds=[0, 3],
            sample_size=4,
        )
        with closing(Workbench(session)) as widget:
            tell(widget, type="grid", visible=True)
            view = grid(widget)
            assert (view["shots"], view["seeds"]) == ("0, 2", "0, 3")
            assert set(states(widget)) == {"stored"}
            tell(widget, type="grid", shots="0, 1, 2")
            tell(widget, type="grid", fill=True)
            assert len(session.runs()) == 8 + 4


@pytest.mark.slow
def test_what_cannot_be_read_is_said_where_it_was_typed(drawn: Workbench) -> None:
    """No numbers, numbers below 0, one twice, no version, too many: nothing to fill."""
    for wrong, says in (
        ({"shots": "one"}, "num_fewshot; expected numbers such as 0, 1, 2"),
        ({"shots": "-1"}, "num_fewshot; expected a whole number, 0 or more"),
        ({"shots": "0", "seeds": "1, 1"}, "seeds; expected each value once"),
        ({"seeds": ",".join(map(str, range(300)))}, "at most 400 runs"),
        ({"seeds": "0", "models": []}, "models; expected one or more"),
    ):
        tell(drawn, type="grid", **wrong)
        assert says in grid(drawn)["trouble"]
        assert not grid(drawn)["fill"]["enabled"]
    tell(drawn, type="grid", models=["fake"])
    assert grid(drawn)["trouble"] == ""


@pytest.mark.slow
def test_a_cell_that_fails_says_why_and_the_others_go_on(drawn: Workbench) -> None:
    """Two hundred shots are more than there are docs."""
    tell(drawn, type="grid", shots="0, 200", versions=["gen_v1"])
    tell(drawn, type="grid", fill=True)
    assert cells(drawn) == [[["1.000"], ["failed"]]]
    (problem,) = grid(drawn)["problems"]
    assert problem.startswith("gen_v1, 200 shots, seed 0: not enough docs for 200 shots")
    assert grid(drawn)["fill"]["enabled"]


@pytest.fixture
def gated(tmp_path: Path) -> Iterator[tuple[Workbench, Gate]]:
    """The workbench with a model that waits before each answer."""
    gate = Gate()
    with opened(tmp_path, model=FakeModel(gate.answer)) as session:
        widget = Workbench(session)
        tell(widget, type="grid", visible=True)
        tell(widget, type="grid", shots="0, 1", seeds="0")
        yield widget, gate
        gate.release(1000)
        widget.close()


def wait(widget: Workbench, gate: Gate, asked: int) -> None:
    """Wait until the model was asked so often."""
    import time

    end = time.monotonic() + 30
    while gate.asked < asked:
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.slow
def test_a_cancel_keeps_what_is_finished(gated: tuple[Workbench, Gate]) -> None:
    """Two cells of four are done (they ask the model alike) when the strip's button stops the
    rest."""
    widget, gate = gated
    ask(widget, type="grid", fill=True)
    gate.release(5)
    wait(widget, gate, 6)
    (job,) = widget.jobs["items"]
    assert (job["label"], job["can_cancel"]) == ("filling the grid", True)
    widget._handle_custom_msg({"type": "stop", "job": job["number"]}, [])
    gate.release(100)
    settle(widget)
    assert states(widget).count("stored") == 2
    assert set(states(widget)) == {"stored", "empty"}
    assert widget.jobs["items"] == []
    assert not grid(widget)["filling"]


@pytest.mark.slow
def test_a_run_goes_before_the_next_cell(gated: tuple[Workbench, Gate]) -> None:
    """What somebody waits for comes first; the grid says so, and then goes on."""
    widget, gate = gated
    session = widget.host.session
    assert session is not None
    ask(widget, type="grid", fill=True)
    wait(widget, gate, 1)
    ask(widget, type="edit", view="v", seq=1, source=PARENT + "# mine\n")
    ask(widget, type="run")
    assert "goes before the next cell" in grid(widget)["summary"]
    gate.release(1000)
    finish(widget)
    settle(widget)
    assert [run.version for run in session.runs()][::-1][:2] == ["gen_v0", "draft"]
    assert states(widget).count("stored") == 4


@pytest.mark.slow
def test_a_cell_opens_its_run(drawn: Workbench) -> None:
    """The rows of that run stand in Results, called after what it is of."""
    tell(drawn, type="grid", shots="0, 1", fill=False)
    tell(drawn, type="grid", fill=True)
    first = grid(drawn)["rows"][0]["spots"][0]["cells"][0]
    tell(drawn, type="cell", id=first["id"])
    assert drawn.control["of"] == "gen_v0 · 0 shots · seed 0 · fake"
    assert drawn.results["progress"]["text"] == "4 / 4 · done"
    tell(drawn, type="run")
    assert "0 shots" not in drawn.control["of"]


@pytest.mark.slow
def test_two_cells_are_compared_and_what_differs_may_differ(drawn: Workbench) -> None:
    """The first is marked, the second compares; both are runs, and no setting stands in the way."""
    share_model(FakeModel(lambda prompt: " none\n\n", name="other"))
    tell(drawn, type="grid", shots="1", versions=["gen_v1"], models=["fake", "other"])
    tell(drawn, type="grid", fill=True)
    rows = grid(drawn)["rows"]
    assert [(row["label"], row["model"]) for row in rows] == [
        ("gen_v1", "fake"),
        ("gen_v1", "other"),
    ]
    a, b = (row["spots"][0]["cells"][0]["id"] for row in rows)
    tell(drawn, type="grid", comparing=True)
    tell(drawn, type="cell", id=a, chosen=True)
    assert grid(drawn)["rows"][0]["spots"][0]["cells"][0]["chosen"]
    tell(drawn, type="cell", id=b, chosen=True)
    assert not grid(drawn)["comparing"]
    shown = drawn.compare
    assert (shown["vary"], shown["refusal"]) == (["model"], "")
    assert shown["labels"] == [f"gen_v1 · 1 shot · seed 0 · {name}" for name in ("fake", "other")]
    assert shown["comparison"]["n"] == "n = 4"
    assert [row["change"] for row in shown["flips"]["rows"]] == ["worse"] * 4


@pytest.mark.slow
def test_a_draft_stands_in_the_grid_until_it_is_saved(drawn: Workbench) -> None:
    """Then the version takes its place, with the draft's run."""
    tell(drawn, type="grid", shots="0")
    tell(drawn, type="edit", view="v", seq=1, source=PARENT + "# mine\n")
    assert [v["id"] for v in grid(drawn)["versions"]] == ["draft", "gen_v1", "gen_v0"]
    tell(drawn, type="grid", versions=["draft"])
    tell(drawn, type="grid", fill=True)
    assert cells(drawn) == [[["1.000"]]]
    tell(drawn, type="save", note="")
    assert [row["label"] for row in grid(drawn)["rows"]] == ["gen_v2"]
    assert cells(drawn) == [[["1.000"]]]


@pytest.mark.slow
def test_tones_go_from_the_lowest_score_to_the_highest(drawn: Workbench) -> None:
    """Scores that are nearer than noise share one; what is written says the score all the same."""
    share_model(FakeModel(lambda prompt: " none\n\n", name="other"))
    tell(drawn, type="grid", shots="1", versions=["gen_v1"], models=["fake", "other"])
    tell(drawn, type="grid", fill=True)
    spots = [row["spots"][0] for row in grid(drawn)["rows"]]
    assert [spot["tone"] for spot in spots] == [4, 0]
    assert (grid(drawn)["low"], grid(drawn)["high"]) == ("0.000", "1.000")
    tell(drawn, type="grid", models=["fake"])
    assert grid(drawn)["rows"][0]["spots"][0]["tone"] == 2
