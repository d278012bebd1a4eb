"""A conversation in the preview: each turn is drawn under its role."""

from __future__ import annotations

from workbench.types import Prompt, Segment, TurnPlace
from workbench.widgets.views.preview import segments_view

TEXT = "Hi\n<assistant>\nHello"
PROMPT = Prompt(
    (
        Segment("template", "<user>\n"),
        Segment("input", TEXT, 3, None, (TurnPlace("user", 0, 2), TurnPlace("assistant", 15, 20))),
    )
)


def test_a_conversation_is_drawn_as_its_turns() -> None:
    """What the template puts between two turns is drawn as the template's; together they are the
    prompt, and places are still those of its segments."""
    drawn = segments_view(PROMPT, (2, 9))
    assert [(one["kind"], one["label"], one["segment"]) for one in drawn] == [
        ("template", "chat template", 0),
        ("input", "user · input · doc 3", 1),
        ("template", "chat template", 1),
        ("input", "assistant · input · doc 3", 1),
    ]
    assert "".join(text for one in drawn for text, _ in one["runs"]) == PROMPT.text
    # Tokens are counted of whole segments.
    assert ["token" in one["title"] for one in drawn] == [True, False, False, False]
