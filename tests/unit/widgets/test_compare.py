"""The compare pane: messages in, what it shows out, with a real session."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.unit.conftest import ADD, right_unless_asked
from tests.unit.widgets.sums import settle, tell
from tests.unit.widgets.values import gen_row, ppl_row
from workbench.analysis.compare import Comparison
from workbench.analysis.report import Report, make_report
from workbench.messages import speaking
from workbench.models.fake import FakeModel
from workbench.records import comparison_record
from workbench.session.session import Session
from workbench.types import Run
from workbench.widgets.app import Workbench
from workbench.widgets.views.compare import DocPair, comparison_view, flips_view, pairs_of
from workbench.widgets.views.display import minus
from workbench.widgets.views.flip import flip_view, prompt_pieces
from workbench.widgets.views.results import TableQuery

EDITED = ADD.replace("Q: ", "Question: ")


@pytest.fixture
def widget(task: Path) -> Iterator[Workbench]:
    model = FakeModel(right_unless_asked, name="compare-pane")
    with closing(Session(task, method="gen", model=model, sample_size=6)) as session:
        made = Workbench(session)
        yield made
        made.close()


def compare_draft(widget: Workbench) -> dict[str, Any]:
    tell(widget, type="edit", view="v", seq=1, source=EDITED)
    tell(widget, type="compare", visible=True)
    tell(widget, type="compare", score=True)
    return widget.compare


@pytest.mark.slow
def test_nothing_is_compared_before_it_is_looked_at(widget: Workbench) -> None:
    """A pane that is not on the screen reads no run."""
    assert widget.compare["comparison"] is None
    assert widget.compare["action"]["enabled"] is False
    tell(widget, type="compare", visible=True)
    assert widget.compare["refusal"].startswith("gen_v0 has no parent to compare with")
    tell(widget, type="edit", view="v", seq=1, source=EDITED)
    assert widget.compare["action"]["enabled"] is True
    assert widget.compare["status"] == "gen_v0: 6 docs to score · draft of gen_v0: 6 docs to score"


@pytest.mark.slow
def test_one_button_scores_both_sides_and_shows_what_flipped(widget: Workbench) -> None:
    """The draft is not saved; all six answers got worse, and the sentence says so. Between the end
    of the runs and that, it is said to be compared."""
    said: list[str] = []
    widget.observe(lambda change: said.append(change.new["status"]), "compare")
    view = compare_draft(widget)
    assert "comparing…" in said
    assert view["labels"] == ["gen_v0", "draft of gen_v0"]
    assert view["comparison"]["verdict"].startswith("0 better, 6 worse of 6: undecided")
    assert view["comparison"]["delta"] == "−1.000"
    assert [row["change"] for row in view["flips"]["rows"]] == ["worse"] * 6
    assert (view["action"]["enabled"], view["status"], view["outdated"]) == (False, "", False)


@pytest.mark.slow
def test_the_pane_agrees_with_the_command_line(widget: Workbench) -> None:
    """The numbers are those that `workbench compare` prints for the two runs."""
    import workbench

    view = compare_draft(widget)
    run_a, run_b = view["comparison"]["runs"].split(" → ")
    record = comparison_record(workbench.compare(run_a, run_b, task=widget.session.task))
    assert minus(record["verdict"]) == view["comparison"]["verdict"]
    assert record["worse"] == [row["doc_id"] for row in view["flips"]["rows"]]


@pytest.mark.slow
def test_an_edit_leaves_the_last_comparison_and_says_that_it_is_old(widget: Workbench) -> None:
    """Nothing vanishes while one types; undoing the edit makes it the draft's again."""
    compare_draft(widget)
    tell(widget, type="edit", view="v", seq=2, source=EDITED + "# more\n")
    assert widget.compare["outdated"] is True
    assert widget.compare["comparison"] is not None
    tell(widget, type="edit", view="v", seq=3, source=EDITED)
    assert widget.compare["outdated"] is False


@pytest.mark.slow
def test_what_is_saved_stays_compared_with_what_it_came_from(widget: Workbench) -> None:
    """Its version is then on both sides; the next edit is compared with that version."""
    before = compare_draft(widget)["comparison"]
    tell(widget, type="save", note="")
    assert widget.session.state().version == "gen_v1"
    assert widget.compare["comparison"] == before
    assert widget.compare["outdated"] is False
    tell(widget, type="edit", view="v", seq=2, source=EDITED + "# more\n")
    tell(widget, type="compare", score=True)
    assert widget.compare["labels"] == ["gen_v1", "draft of gen_v1"]


@pytest.mark.slow
def test_runs_that_do_not_pair_are_refused_in_the_pane(widget: Workbench) -> None:
    """The setting is named, and one gesture lets it vary."""
    tell(widget, type="run")
    tell(widget, type="configure", changes={"num_fewshot": 1})
    tell(widget, type="run")
    newest, oldest = (f"run:{run.run_id}" for run in widget.session.runs())
    tell(widget, type="compare", visible=True, a=oldest, b=newest)
    assert "the same num_fewshot" in widget.compare["refusal"]
    assert widget.compare["may_vary"] == ["num_fewshot"]
    assert widget.compare["comparison"] is None
    tell(widget, type="compare", vary=["num_fewshot"])
    assert widget.compare["refusal"] == ""
    assert (widget.compare["comparison"] or {})["n"] == "n = 6"


@pytest.mark.slow
def test_a_flipped_row_is_opened_to_both_prompts_and_answers(widget: Workbench) -> None:
    """What the draft changed in the prompt stands beside what the model made of it."""
    compare_draft(widget)
    doc_id = widget.compare["flips"]["rows"][0]["doc_id"]
    tell(widget, type="flips", doc_id=doc_id)
    detail = widget.compare["detail"]
    changed = {p["text"] for p in detail["prompt"] if p["kind"] in ("removed", "added")}
    assert changed == {"Q", "Question"}
    assert [side["verdict"] for side in detail["sides"]] == ["right", "wrong"]
    kinds = [piece["kind"] for piece in detail["sides"][1]["response"][0]["pieces"]]
    assert "extracted" in kinds
    assert widget.preview["doc_id"] == doc_id


@pytest.mark.slow
def test_live_scores_the_draft_by_itself(widget: Workbench) -> None:
    """No button is pressed: the draft is still, so it is scored."""
    compare_draft(widget)
    tell(widget, type="compare", live=True)
    tell(widget, type="edit", view="v", seq=2, source=EDITED + "# still\n")
    settle(widget)
    assert widget.compare["outdated"] is False
    assert widget.session.runs()[0].source == EDITED + "# still\n"


@pytest.mark.slow
def test_runs_are_offered_newest_first_with_a_time_that_has_a_zone(widget: Workbench) -> None:
    """The page writes it in the reader's own; the kernel's plays no part."""
    choices = compare_draft(widget)["choices"]
    runs = {each["id"]: each["when"] for each in choices if each["id"].startswith("run:")}
    stored = {
        f"run:{run.run_id}": datetime.fromtimestamp(int(run.started), UTC).isoformat()
        for run in widget.session.runs()
    }
    assert list(runs.items()) == list(stored.items())
    assert all(when.endswith("+00:00") for when in runs.values())
    assert {each["when"] for each in choices if each["id"] not in runs} == {""}


@pytest.mark.slow
def test_two_runs_are_compared_in_a_cell_of_their_own(
    widget: Workbench, capsys: pytest.CaptureFixture[str]
) -> None:
    """The part shows them at once, and its twin has the sentence and the flipped docs."""
    import workbench

    view = compare_draft(widget)
    runs = view["comparison"]["runs"].split(" → ")
    part = workbench.Compare(widget.session, runs=(runs[0], widget.session.stored_report(runs[1])))
    part._ipython_display_()  # where no page is, once the comparison is there
    assert part.compare["comparison"] == view["comparison"]
    page = capsys.readouterr().out
    assert view["comparison"]["verdict"] in page
    assert page.count("▼") == 6
    part.close()


# -- view models -------------------------------------------------------------------------------

RUN = Run("r", "sums", "gen_v0", "", "", "fake", "f", "gen", {"metrics": {}}, 0.0, "done")


def reports(better: int, worse: int, same: int) -> tuple[Report, Report]:
    """Return two runs of which so many docs got better, worse, or stayed right."""
    values = [(0.0, 1.0)] * better + [(1.0, 0.0)] * worse + [(1.0, 1.0)] * same
    rows = [
        [gen_row(i, response=f" {pair[side]}", value=pair[side]) for i, pair in enumerate(values)]
        for side in (0, 1)
    ]
    old, new = (
        make_report(replace(RUN, run_id=name), r) for name, r in zip("ab", rows, strict=True)
    )
    return old, new


def compared(better: int, worse: int, same: int) -> tuple[Comparison, list[DocPair]]:
    from workbench.runs.pairing import compare_reports

    a, b = reports(better, worse, same)
    found = compare_reports(a, b)
    return found, pairs_of(found, a, b)


def test_flips_come_first_and_in_pages() -> None:
    """Of 60 docs 2 got worse and 3 better; the filter counts all of them."""
    found, pairs = compared(3, 2, 55)
    view = flips_view(found, pairs, TableQuery())
    assert [row["change"] for row in view["rows"][:6]] == ["worse"] * 2 + ["better"] * 3 + ["same"]
    assert [f["label"] for f in view["filters"]] == ["flipped 5", "better 3", "worse 2", "all 60"]
    assert (len(view["rows"]), view["pager"], view["has_next"]) == (25, "1–25 of 60", True)
    assert flips_view(found, pairs, TableQuery(page=9, filter="flips"))["pager"] == "1–5 of 5"


def test_the_axis_of_a_difference_has_0_in_its_middle() -> None:
    """All three places are between 0 and 1, and the difference lies on its side of 0.5."""
    bar = comparison_view(compared(1, 4, 95)[0])["bar"]
    assert bar is not None
    assert 0 == bar["low"] < bar["value"] < 0.5 < bar["high"] < 1


@pytest.mark.parametrize(
    "changes", [(7, 3, 90), (10, 1, 89), (1, 10, 89), (5, 5, 90), (5, 0, 0), (0, 0, 9), (8, 0, 92)]
)
def test_every_verdict_is_spoken_in_chinese(changes: tuple[int, int, int]) -> None:
    """Each sentence has its counts, and no English word but the sides' letters."""
    found, _ = compared(*changes)
    with speaking("zh"):
        spoken = str(found.verdict)
    words = [word for word in spoken.split() if word.isascii()]
    assert not [w for w in words if w.isalpha() and w not in ("A", "B")], spoken
    assert spoken != found.verdict


def test_a_long_prompt_is_shortened_where_it_is_the_same() -> None:
    """What changed is whole; of 5,000 same characters before it the end is shown."""
    pieces = prompt_pieces("x" * 5000 + "\nold end", "x" * 5000 + "\nnew end")
    assert [piece["kind"] for piece in pieces] == ["gap", "same", "removed", "added", "same"]
    assert "4,8" in pieces[0]["text"]
    assert sum(len(piece["text"]) for piece in pieces) < 400


@pytest.mark.slow
def test_a_message_has_a_bound_whatever_the_rows_are() -> None:
    """A prompt of a million characters and 300 choices make no large message."""
    texts = tuple(f" choice {i}" for i in range(300))
    rows = [
        replace(ppl_row(0, picked=0), prompt="a b " * size, choices=texts, loglikelihoods=())
        for size in (250_000, 1)
    ]
    view = flip_view(DocPair(0, "same", rows[0], rows[1]), ("a", "b"))
    assert len(view["choices"]) == 100
    assert len(str(view)) < 60_000


def test_the_choices_of_both_runs_stand_side_by_side() -> None:
    """Choice C went from −1 to −5: its change is −4, and the pick moved from C to B."""
    old, new = ppl_row(3, picked=2), ppl_row(3, picked=1)
    choices = flip_view(DocPair(3, "better", old, new), ("old", "new"))["choices"]
    assert [choice["change"] for choice in choices] == ["0.000", "+3.000", "−4.000"]
    assert [[side and side["picked"] for side in choice["sides"]] for choice in choices] == [
        [False, False],
        [False, True],
        [True, False],
    ]
    assert [choice["gold"] for choice in choices] == [False, True, False]
