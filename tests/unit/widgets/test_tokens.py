"""The tokens pane without a browser: what it computes when, and what is shown of it."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.unit.widgets.sums import opened, settle, tell
from tests.unit.widgets.values import STATE, rendered
from workbench.models.fake import FakeModel
from workbench.models.load import share_model
from workbench.models.tokens import Token, TokenScores
from workbench.runs.tokens import DocTokens, rendered_tokens
from workbench.types import Unanswered
from workbench.widgets.app import Workbench
from workbench.widgets.views import page
from workbench.widgets.views.tokens import (
    CHOICE_TOKENS,
    CHOICES,
    PAGE,
    level,
    percent,
    token_view,
    tokens_view,
)

PPL = replace(STATE, method="ppl")


def token(text: str, logprob: float | None = -1.0) -> Token:
    """Return a token without rivals."""
    return Token(1, text, logprob, None if logprob is None else 1)


def told(context: int, *, choices: int = 2, size: int = 1) -> DocTokens:
    """Return so many tokens of prompt, and choices of `size` tokens each."""
    head = tuple(token("a") for _ in range(context))
    answers = tuple(
        TokenScores(head if i == 0 else (), (token("b"),) * size, context, -1.0 * size, size)
        for i in range(choices)
    )
    return DocTokens(3, "ppl", "m", "continuation", "s", (" b",) * choices, answers, (1,), 0)


@pytest.mark.parametrize(
    ("chance", "expected"), [(0.5, 0), (0.49, 1), (0.1, 1), (0.05, 2), (0.002, 3), (0.0009, 4)]
)
def test_a_level_is_a_range_of_probability(chance: float, expected: int) -> None:
    """The bounds are 50, 10, 1 and 0.1 per cent."""
    assert level(token("a", math.log(chance) + 1e-12)) == expected


def test_a_token_that_nothing_precedes_has_no_value() -> None:
    """The first of all is shown, and not as likely or unlikely."""
    view = token_view(token("a", None))
    assert (view["level"], view["value"], view["chance"]) == (-1, "–", "")


@pytest.mark.parametrize(
    ("logprob", "text"), [(0.0, "100 %"), (-1e-5, "100 %"), (-0.01, "99.0 %"), (-9.0, "< 0.1 %")]
)
def test_a_probability_is_told_from_nothing_and_from_all(logprob: float, text: str) -> None:
    """What is possible is never shown as 0 %."""
    assert percent(logprob) == text


def test_invisible_characters_are_drawn() -> None:
    """A space and a newline have a glyph each; a part of a character has a sign of its own."""
    assert token_view(token(" \n"))["runs"] == [(" ", "·"), ("\n", "↵")]
    assert token_view(token(" \n"))["ends_line"] is True
    assert token_view(token(""))["name"] == "⋯"


def test_a_long_prompt_is_paged_from_its_end() -> None:
    """Page 0 is the end, where the continuation starts; pages beyond the first are the first."""
    found = told(2 * PAGE + 10)
    last, first = tokens_view(found), tokens_view(found, page=9)
    assert (len(last["context"]), last["has_previous"], last["has_next"]) == (PAGE, True, False)
    assert (len(first["context"]), first["page"], first["has_previous"]) == (10, 2, False)
    assert (last["pager"], first["pager"]) == ("page 3 of 3", "page 1 of 3")


def test_what_is_not_told_of_the_prompt_is_counted() -> None:
    """A window says how many tokens are before it."""
    found = told(5)
    first = found.answers[0]
    assert isinstance(first, TokenScores)
    found = replace(found, answers=(replace(first, num_context=1205), found.answers[1]))
    assert tokens_view(found)["hidden"] == "1,200 tokens before these"


@pytest.mark.slow
def test_a_message_is_bounded_whatever_is_scored() -> None:
    """A hundred long choices after a long prompt fit into a message."""
    view = tokens_view(told(50_000, choices=100, size=500))
    assert len(view["choices"]) == CHOICES
    assert all(len(row["tokens"]) == CHOICE_TOKENS for row in view["choices"])
    assert view["left_out"] == "74 more choices are not shown"
    assert len(json.dumps(view)) < 1_000_000


def test_choices_carry_their_marks_and_sums() -> None:
    """The gold one, the chosen one, the sum and the sum per token."""
    rows = tokens_view(told(1, size=4))["choices"]
    assert [(row["gold"], row["picked"]) for row in rows] == [(False, True), (True, False)]
    assert (rows[0]["sum"], rows[0]["per_token"]) == ("−4.000", "−1.000")


def test_a_choice_that_cannot_be_scored_says_why() -> None:
    """The reason stands where the tokens would."""
    found = told(1)
    found = replace(found, answers=(found.answers[0], Unanswered("too long")))
    assert [row["error"] for row in tokens_view(found)["choices"]] == ["", "too long"]


@pytest.fixture
def widget(tmp_path: Path) -> Iterator[Workbench]:
    """The workbench on a fake model of a name of its own, so that no other test has loaded it."""
    with opened(tmp_path, method="ppl", model="tokens-fake") as session:
        widget = Workbench(session)
        yield widget
        widget.close()


@pytest.mark.slow
def test_nothing_is_computed_until_it_is_looked_at(
    widget: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A model that is not loaded is asked for; a pane that is not seen costs nothing."""
    tell(widget, type="tokens", seen=True)
    assert widget.tokens["state"] == "idle"
    assert widget.tokens["button"]
    tell(widget, type="tokens", seen=False)
    model = FakeModel(name="tokens-fake")
    asked: list[object] = []
    plain = model.token_scores
    monkeypatch.setattr(
        model, "token_scores", lambda *a, **k: asked.append(a) or plain(*a, **k)
    )  # a count around the real one
    share_model(model)
    widget.host.show_doc(2)
    settle(widget)
    assert asked == []
    tell(widget, type="tokens", seen=True)
    assert (widget.tokens["state"], len(asked)) == ("ready", 1)
    tell(widget, type="tokens", seen=True)
    assert len(asked) == 1
    assert [row["gold"] for row in widget.tokens["choices"]] == [True, False]


def test_the_twin_has_the_tokens_too() -> None:
    """The static page shows values, marks and the likeliest, escaped."""
    item = rendered(PPL, (" <b>", " 1"))
    found = rendered_tokens(item, FakeModel(), "ppl")
    html = page.pane("tokens", {"tokens": tokens_view(found)}, {"tokens": page.tokens_html})
    assert "·&lt;" not in html
    assert "&lt;" in html
    assert "<b>" not in html
    assert html.count("<tr>") == 2
