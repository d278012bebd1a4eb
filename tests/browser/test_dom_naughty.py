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
PLACES = """
(element, words) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const places = {};
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const word of words.filter((word) => node.data.includes(word))) {
      const range = document.createRange();
      range.setStart(node, node.data.indexOf(word));
      range.setEnd(node, node.data.indexOf(word) + word.length);
      places[word] = range.getBoundingClientRect().x;
    }
  }
  return words.map((word) => places[word]);
}
"""
"""Where each word begins on the screen, from the left."""

RUNS = "script, img, iframe, object, embed, link, base, meta, form, [onerror], [onload], [onclick]"


def test_a_badge_turns_no_text_around(show: Show, tmp_path: Path) -> None:
    """In a line from right to left what is not seen has a badge at its place; a joiner within a
    word has none."""
    task = write_task(tmp_path / "turned", ["می\u200cرود אחת\u200bשתיים\u202e שלוש"] * 20)
    with closing(Session(task, method="gen", model="fake")) as session:
        prompt = show(views_of(session)).page.locator(".wb-prompt-text [data-kind='input']")
        badges = prompt.locator(".wb-glyph[data-glyph^='U+']")
        assert badges.evaluate_all("all => all.map((e) => e.dataset.glyph)") == ["U+200B", "U+202E"]
        order = prompt.evaluate(PLACES, ["אחת", "שתיים", "שלוש"])
        first, second = badges.evaluate_all("all => all.map((e) => e.getBoundingClientRect().x)")
        assert order[0] > first > order[1] > second > order[2]


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
