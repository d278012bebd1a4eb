"""Quicker ways to read a text say what the plain ones say."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from workbench.lint.subject import parts_of, shot_in, shots_in
from workbench.lint.truth import places_of, words_in
from workbench.types import Prompt, Segment

TEXTS = st.text("aAbé_1.' \n", max_size=12)
KINDS = ("description", "separator", "shot_input", "shot_output", "input", "template")


@given(TEXTS.filter(bool), TEXTS)
def test_a_word_is_found_where_its_pattern_is(word: str, text: str) -> None:
    """`places_of` is `(?<!\\w)word(?!\\w)`, and signs beside it may be refused, too."""
    whole = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")
    assert list(places_of(word, text)) == [match.start() for match in whole.finditer(text)]
    quoted = re.compile(rf"(?<![\w']){re.escape(word)}(?![\w'])")
    assert list(places_of(word, text, "'")) == [m.start() for m in quoted.finditer(text)]


@given(st.text(st.characters(max_codepoint=0x250), max_size=20))
def test_plain_text_has_the_words_of_any_text(text: str) -> None:
    """Letters and digits between all other signs, in one case."""
    words = re.findall(r"[^\W_]+", text.casefold())
    assert words_in(text) == f" {' '.join(words)} "


@given(st.lists(st.tuples(st.sampled_from(KINDS), st.sampled_from((1, 2, None)), TEXTS)))
def test_the_shots_of_a_prompt_are_those_of_its_parts(
    pieces: list[tuple[str, int | None, str]],
) -> None:
    """Whatever segments a prompt has."""
    prompt = Prompt(tuple(Segment(kind, text, doc_id) for kind, doc_id, text in pieces))  # type: ignore[arg-type]
    parts = parts_of(prompt) if pieces else ()
    assert list(shots_in(prompt)) == [s for part in parts if (s := shot_in(part)) is not None]
