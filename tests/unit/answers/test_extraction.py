"""From a response to an answer: the cut, the extraction, and the place that it came from."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.answers.extraction import extract
from workbench.answers.postprocess import POSTPROCESSORS, cut_before
from workbench.errors import SettingError

short_texts = st.text(alphabet="ab7A.#= \n", max_size=30)
stops = st.lists(st.text(alphabet="ab7A.#= \n", max_size=3), max_size=4)


@given(text=short_texts, until=stops)
def test_a_cut_text_has_no_stop_sequence_and_begins_the_response(
    text: str, until: list[str]
) -> None:
    """Nothing before the cut is lost or changed, and no stop sequence is left."""
    cut = cut_before(text, until)
    assert text.startswith(cut)
    assert not any(stop in cut for stop in until if stop)


@given(text=short_texts, until=stops)
def test_a_cut_stops_right_before_a_stop_sequence(text: str, until: list[str]) -> None:
    """No more is cut than has to be: the rest begins with a stop sequence, or there is none."""
    rest = text[len(cut_before(text, until)) :]
    assert not rest or any(rest.startswith(stop) for stop in until if stop)


def test_the_earliest_stop_sequence_counts() -> None:
    """Their order in the list does not matter, and an empty one would stop everything."""
    assert cut_before("7\nQ: next\n\n", ["\n\n", "Q:", "", "\n"]) == "7"
    assert cut_before("7", []) == "7"


@pytest.mark.parametrize("name", ["", *POSTPROCESSORS])
@given(text=short_texts, until=stops)
def test_the_span_is_the_extracted_text(name: str, text: str, until: list[str]) -> None:
    """Where a place is given, exactly the extracted text stands there; the ends come in pairs."""
    found = extract(text, until, name)
    assert found.cut == cut_before(text, until)
    assert (found.start is None) == (found.end is None)
    if found.start is not None:
        assert found.extracted[0]
        assert found.cut[found.start : found.end] == found.extracted[0]


@pytest.mark.parametrize(
    ("text", "name", "span"),
    [
        ("7 apples and 7 pears", "gsm8k_post", (13, 14)),
        ("the answer is 7. I took 7.", "gsm8k_post", (14, 15)),
        ("#### 7 or 7", "gsm8k_post", (5, 6)),
        ("17 less 10: 7", "gsm8k_post", (12, 13)),
        ("Because B or A", "agieval_single_answer_post", (0, 1)),
        ("B? The answer is B. Not B", "agieval_single_answer_post", (17, 18)),
        ("B or B", "gaokao_single_choice_post", (5, 6)),
        ("7 " * 5000, "gsm8k_post", (9998, 9999)),
        ("1 3 5 #### 3 3 3", "gsm8k_post", (11, 12)),
        ("same\nsame", "until_return_post", (0, 4)),
        ("!\n!", "until_return_post", (0, 1)),
        ("ab", "", (0, 2)),
        ("It costs 1,234", "gsm8k_post", (None, None)),
        ("1234? No: 1,234", "gsm8k_post", (None, None)),
        ("Red", "exact_match_post", (None, None)),
        ("none", "gsm8k_post", (None, None)),
        ("", "", (None, None)),
    ],
)
def test_the_span_is_where_the_answer_was_taken_from(
    text: str, name: str, span: tuple[int | None, int | None]
) -> None:
    """Of several equal texts the one that decided; none where the answer was put together."""
    found = extract(text, (), name)
    assert (found.start, found.end) == span


def test_a_response_is_cut_before_it_is_post_processed() -> None:
    """What a model says after its stop sequence never answers for it."""
    found = extract("#### 7\n\nQ: 2 + 2?\n#### 4", ("\n\n",), "gsm8k_post")
    assert (found.cut, found.extracted, found.start, found.end) == ("#### 7", ("7",), 5, 6)


def test_an_unknown_post_processor_is_refused() -> None:
    """With the nearest name, as everywhere."""
    with pytest.raises(SettingError, match="Did you mean 'bbh_post'"):
        extract("text", (), "bbh_pst")
