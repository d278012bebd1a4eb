"""What is sent to the browser is bounded, whatever the data's size."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.unit.widgets.sums import PARENT, ROWS, settle, tell, write_sums
from tests.unit.widgets.values import gen_row, ppl_row
from workbench.analysis.report import Report, make_report
from workbench.models.fake import FakeModel
from workbench.session.session import Session
from workbench.types import Row, Run
from workbench.widgets.app import Workbench
from workbench.widgets.views.display import DRAWN_CHARACTERS, drawn, runs

MANY = 20_000
LONG = 3_000_000
MOST_BYTES = 2_000_000

REPEATED = PARENT.replace('data["answer"]', 'data["question"]')
"""A transform whose outputs are as long as its inputs."""

RUN = Run("run", "sums", "gen_v1", "", "", "fake", "", "gen", {}, 0.0)


class Scored(Session):
    """A session whose last run left these rows; scoring so many, or such long ones, takes long."""

    rows: tuple[Row, ...] = ()

    def report(self) -> Report | None:
        return make_report(RUN, self.rows)


def sizes(
    folder: Path,
    docs: Sequence[Mapping[str, Any]],
    rows: tuple[Row, ...],
    *messages: Mapping[str, Any],
    **settings: Any,
) -> dict[str, int]:
    """Return the bytes of each pane's view model, as it goes to the browser."""
    task = write_sums(folder, rows=docs, versions=[REPEATED])
    with closing(Scored(task, model=FakeModel(), **settings)) as session:
        session.rows = rows
        widget = Workbench(session)
        for message in messages:
            tell(widget, **message)
        settle(widget)
        views = {name: getattr(widget, name) for name in widget._views()}
        widget.close()
    return {
        name: len(json.dumps(view, ensure_ascii=False).encode()) for name, view in views.items()
    }


@pytest.mark.slow
def test_the_number_of_rows_does_not_change_the_size_of_a_message(tmp_path: Path) -> None:
    """A table shows a page; so 20,000 rows take no more than 50 do, but for their digits."""
    small, large = (
        sizes(
            tmp_path / f"{n}",
            [{**ROWS[0], "question": f"1 + {i} = ?"} for i in range(n)],
            tuple(gen_row(i, response=" 1", value=1.0) for i in range(n)),
        )
        for n in (50, MANY)
    )
    assert {
        name: size - small[name] for name, size in large.items() if size > small[name] + 60
    } == {}


@pytest.mark.slow
def test_a_row_of_megabytes_makes_messages_of_a_bounded_size(tmp_path: Path) -> None:
    """Its beginning and its end are drawn, in preview and results; nothing grows with the rest."""
    text = "文" * LONG
    docs = [
        {"question": name + text, "answer": name, "target_scores": {text: 1, name: 0}}
        for name in "ab"
    ]
    generated = replace(gen_row(0, response=text, value=1.0), processed_output=text)
    ranked = replace(ppl_row(1, picked=0), choices=(text, text, text))
    for doc_id, method, row in ((0, "gen", generated), (1, "ppl", ranked)):
        opened = {"type": "table", "doc_id": doc_id}
        found = sizes(tmp_path / method, docs, (row,), opened, method=method)
        assert {name: size for name, size in found.items() if size > MOST_BYTES} == {}


@pytest.mark.slow
def test_a_very_long_text_keeps_both_ends_and_says_what_is_missing() -> None:
    """What is drawn is never taken for the whole."""
    text = "a" * DRAWN_CHARACTERS + "b" * 1234
    shown = drawn(text)
    assert shown.startswith("a" * 1000)
    assert shown.endswith("b" * 1234)
    assert "[… 1,234 characters are not drawn …]" in shown
    assert "".join(piece for piece, _ in runs(text)) == shown
    assert drawn("a" * DRAWN_CHARACTERS) == "a" * DRAWN_CHARACTERS
