"""Strings that are not meant kindly, in the live widget: text to the character, nothing else."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from tests.browser.dom import Show, views_of
from tests.unit.cli.naughty import MARKUP, NAUGHTY
from tests.unit.cli.test_naughty import write_task
from workbench.session.session import Session

SHORT = [text for text in NAUGHTY if len(text) < 1000 and text.isprintable() and text.strip()]
RUNS = "script, img, iframe, object, embed, link, base, meta, form, [onerror], [onload], [onclick]"


@pytest.mark.parametrize("texts", [MARKUP, SHORT], ids=["markup", "others"])
def test_the_live_widget_only_shows(texts: list[str], show: Show, tmp_path: Path) -> None:
    """No element of a string's own, no request, no error; the prompt is the row's, unchanged."""
    task = write_task(tmp_path / "naughty", texts)
    with closing(Session(task, method="gen", model="fake")) as session:
        for doc_id in range(0, len(texts), 10):
            session.configure(doc_id=doc_id)
            made = session.preview().rendered
            assert made is not None
            widget = show(views_of(session))
            assert widget.page.locator(".wb-prompt-text").text_content() == made.prompt.text
            assert widget.page.locator(".wb").locator(RUNS).count() == 0
            assert widget.problems == []
