"""What is sent to the browser is bounded, whatever the data's size."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.unit.widgets.stub import STATE, StubSession, gen_row, ppl_row
from workbench.prompts.prompt import assemble
from workbench.types import Doc, Example, Rendered, RenderSettings, Row
from workbench.widgets.app import Workbench
from workbench.widgets.views.display import DRAWN_CHARACTERS, drawn, runs

MANY = 20_000
LONG = 3_000_000
MOST_BYTES = 2_000_000


def sizes(session: StubSession, *messages: dict[str, object]) -> dict[str, int]:
    """Return the bytes of each pane's view model, as it goes to the browser."""
    widget = Workbench(session)  # type: ignore[arg-type]  # a session in all that matters
    try:
        for message in messages:
            widget._handle_custom_msg(message, [])
        assert widget.host.main.drain()
        assert widget.host.slow.drain()
        views = {name: getattr(widget, name) for name in widget._views()}
        return {
            name: len(json.dumps(view, ensure_ascii=False).encode()) for name, view in views.items()
        }
    finally:
        widget.close()


@pytest.mark.slow
def test_the_number_of_rows_does_not_change_the_size_of_a_message() -> None:
    """A table shows a page; so 20,000 rows take no more than 50 do, but for their digits."""
    few, many = (tuple(gen_row(i, response=" 1", value=1.0) for i in range(n)) for n in (50, MANY))
    small = sizes(StubSession(rows=few))
    large = sizes(StubSession(now=replace(STATE, num_docs=MANY), rows=many))
    assert {
        name: size - small[name] for name, size in large.items() if size > small[name] + 60
    } == {}


@pytest.mark.slow
def test_a_row_of_megabytes_makes_messages_of_a_bounded_size() -> None:
    """Its beginning and its end are drawn, in preview and results; nothing grows with the rest."""
    text = "文" * LONG
    example = Example(text, (text,), text)
    prompt = assemble(example, 0, [(1, example)], RenderSettings())
    rendered = Rendered(Doc(0, {"question": text}), example, prompt, (text, text), (0,), (1,))
    generated = replace(gen_row(0, response=text, value=1.0), processed_output=text)
    ranked = replace(ppl_row(1, picked=0), choices=(text, text, text))
    for doc_id, method, row in ((0, "gen", generated), (1, "ppl", ranked)):
        state = replace(STATE, method=method)
        found = sizes(_session(state, rendered, row), {"type": "table", "doc_id": doc_id})
        assert {name: size for name, size in found.items() if size > MOST_BYTES} == {}


def _session(state: object, rendered: Rendered, row: Row) -> StubSession:
    return StubSession(now=state, prompt=rendered, rows=(row,))  # type: ignore[arg-type]


def test_a_very_long_text_keeps_both_ends_and_says_what_is_missing() -> None:
    """What is drawn is never taken for the whole."""
    text = "a" * DRAWN_CHARACTERS + "b" * 1234
    shown = drawn(text)
    assert shown.startswith("a" * 1000)
    assert shown.endswith("b" * 1234)
    assert "[… 1,234 characters are not drawn …]" in shown
    assert "".join(piece for piece, _ in runs(text)) == shown
    assert drawn("a" * DRAWN_CHARACTERS) == "a" * DRAWN_CHARACTERS
