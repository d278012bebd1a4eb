"""A prompt's places: joined in order they are its text, and two prompts lie side by side so."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.prompts.chat import ChatTemplate
from workbench.prompts.prompt import assemble
from workbench.prompts.render import Batch, in_chat_template
from workbench.prompts.slots import OWN_DELIMITER, slots_of, with_texts
from workbench.types import Doc, Example, Rendered, RenderSettings

TEXTS = st.sampled_from(["", "a", " b", "c\n", "A: x"])
EXAMPLES = st.builds(lambda a, b: Example(a, (b,), b), TEXTS, TEXTS)
SETTINGS = st.builds(
    RenderSettings,
    description=TEXTS,
    separator=st.sampled_from(["\n\n", "", "\n"]),
    target_delimiter=st.sampled_from(["", " "]),
)


def item(own: Example, shots: Sequence[Example], settings: RenderSettings) -> Rendered:
    """Return a prompt of doc 0 after shots of the docs from 1 on."""
    pairs = [(place + 1, shot) for place, shot in enumerate(shots)]
    prompt = assemble(own, 0, pairs, settings)
    ids = tuple(place for place, _ in pairs)
    return Rendered(Doc(0, {}), own, prompt, (), (), ids, settings.target_delimiter)


def chat(messages: Sequence[dict[str, str]]) -> str:
    """Return a conversation between marks."""
    said = "".join(f"<{each['role']}>{each['content'].strip()}</>" for each in messages)
    return f"<s>{said}<assistant>"


@given(EXAMPLES, st.lists(EXAMPLES, max_size=3), SETTINGS)
def test_the_slots_join_to_the_prompt(
    own: Example, shots: list[Example], settings: RenderSettings
) -> None:
    """Whatever has no text, and made again from its texts it is the same."""
    made = item(own, shots, settings)
    slots = slots_of(made)
    text = "".join(slot.segment.text for place, slot in slots.items() if place != OWN_DELIMITER)
    assert text == made.prompt.text
    assert list(slots) == sorted(slots)
    texts = {place: slot.segment.text for place, slot in slots.items()}
    again = with_texts(made, made, texts, own.processed_output)
    assert again.prompt.text == made.prompt.text
    assert again.target_delimiter == made.target_delimiter


def test_a_shot_without_input_or_output_keeps_its_place() -> None:
    """The second shot has no input and the third no output; their other texts, and the separators
    behind them, are where a whole shot has them."""
    shots = [Example("i", ("o",), ""), Example("", ("o",), ""), Example("i", ("",), "")]
    settings = RenderSettings(target_delimiter=" ")
    slots = slots_of(item(Example("own", ("x",), ""), shots, settings))
    assert [(place, slot.part) for place, slot in slots.items()] == [
        ((2, 0, 0), "input"),
        ((2, 0, 1), "delimiter"),
        ((2, 0, 2), "shot_output"),
        ((2, 0, 3), "separator"),
        ((2, 1, 2), "shot_output"),
        ((2, 1, 3), "separator"),
        ((2, 2, 0), "input"),
        ((2, 2, 3), "separator"),
        ((3, 0, 0), "input"),
        ((3, 0, 1), "delimiter"),
    ]


@pytest.mark.parametrize("template", ["turn", "turns"])
def test_a_chat_templates_text_has_places_of_its_own(template: ChatTemplate) -> None:
    """Before, between and behind the messages; the messages are where they are without it."""
    own, shot = Example("own", ("x",), ""), Example("i", ("o",), "")
    made = item(own, [shot, shot], RenderSettings(description="Do."))
    batch = in_chat_template(Batch((made,)), chat, template)
    (placed,) = batch.items
    assert isinstance(placed, Rendered)
    slots = slots_of(placed)
    assert "".join(slot.segment.text for slot in slots.values()) == placed.prompt.text
    spoken = {place: slot.part for place, slot in slots_of(made).items() if "sep" not in slot.part}
    assert spoken == {
        place: slot.part
        for place, slot in slots.items()
        if slot.part != "template" and "sep" not in slot.part
    }
