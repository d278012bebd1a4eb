"""Assembly: segments join to UltraEval's layout, and a chat template only adds around them."""

from __future__ import annotations

import hashlib

import pytest

from workbench.errors import SettingError
from workbench.prompts.prompt import assemble, with_chat_template
from workbench.scoring.requests import ppl_requests
from workbench.types import Doc, Example, Prompt, Rendered, RenderSettings, Segment

TEST = Example("Q: 3+4=\nA:", (" 7",), "7")
SHOT = Example("Q: 1+2=\nA:", (" 3", " three"), "3")


def test_the_layout_is_ultraeval_s() -> None:
    """Description, blank line, shots as input then first output, blank line, input."""
    prompt = assemble(TEST, 5, [(2, SHOT)], RenderSettings(description="Add."))
    assert prompt.text == "Add.\n\nQ: 1+2=\nA: 3\n\nQ: 3+4=\nA:"
    assert [(s.kind, s.doc_id) for s in prompt.segments] == [
        ("description", None),
        ("separator", None),
        ("shot_input", 2),
        ("shot_output", 2),
        ("separator", None),
        ("input", 5),
    ]


def test_a_target_delimiter_stands_before_a_shot_s_answer_and_before_each_choice() -> None:
    """lm-evaluation-harness's layout: the prompt ends before it, the scored text begins with it;
    a shot without an answer has none."""
    settings = RenderSettings(target_delimiter=" ", separator="\n", description_separator="")
    bare = Example("Q: 1+2=\nA:", ("3",), "3")
    silent = Example("Q: none", ("",), "")
    prompt = assemble(TEST, 5, [(2, bare), (3, silent)], settings)
    assert prompt.text == "Q: 1+2=\nA: 3\nQ: none\nQ: 3+4=\nA:"
    item = Rendered(Doc(5, {}), TEST, prompt, ("7", "8"), (0,), (2, 3), target_delimiter=" ")
    asked = [(r.context, r.continuation) for r in ppl_requests(item, "continuation")]
    assert asked == [(prompt.text, " 7"), (prompt.text, " 8")]


def test_without_description_and_shots_the_prompt_is_the_input() -> None:
    """Nothing is put around the input."""
    assert assemble(TEST, 0, [], RenderSettings()).text == TEST.input


def test_empty_segments_are_left_out() -> None:
    """An empty shot output is no segment, and changes no byte."""
    shot = Example("Q", ("",), "")
    prompt = assemble(TEST, 0, [(1, shot)], RenderSettings())
    assert "shot_output" not in [segment.kind for segment in prompt.segments]


def test_sha256_is_of_the_text_s_bytes() -> None:
    """The hash is what `sha256sum` prints for the prompt written to a file."""
    prompt = Prompt((Segment("input", "你好 "), Segment("input", "x")))
    assert prompt.sha256 == hashlib.sha256("你好 x".encode()).hexdigest()


def test_a_chat_template_surrounds_the_same_segments() -> None:
    """What the template adds is labelled as such; the rest is untouched."""
    prompt = assemble(TEST, 0, [(1, SHOT)], RenderSettings())
    chat = with_chat_template(prompt, lambda m: f"<user>{m[0]['content']}</user><assistant>")
    assert chat.text == f"<user>{prompt.text}</user><assistant>"
    assert chat.segments[1:-1] == prompt.segments
    assert chat.segments[0] == Segment("template", "<user>")


def test_a_template_that_strips_is_followed() -> None:
    """Many templates strip the message; the segments show what is really sent."""
    prompt = Prompt((Segment("separator", " \n"), Segment("input", " a b \n")))
    chat = with_chat_template(prompt, lambda m: f"[{m[0]['content'].strip()}]")
    assert chat.text == "[a b]"
    assert [segment.text for segment in chat.segments] == ["[", "a b", "]"]


def test_a_template_that_changes_the_text_is_refused() -> None:
    """The preview must be what is scored, so a changed text cannot be labelled."""
    with pytest.raises(SettingError, match="chat template changes the text"):
        with_chat_template(Prompt((Segment("input", "abc"),)), lambda m: "ABC")


STEPS = Example("Q: 1+2+3=\nA:", (" 1+2=3. 3+3=6. The answer is 6.",), "6")


def test_an_output_that_shows_steps_knows_where_its_answer_begins() -> None:
    """The place is in the segment's own text, and the prompt's bytes are those of before."""
    prompt = assemble(TEST, 0, [(1, STEPS), (2, SHOT)], RenderSettings())
    split, whole = [s for s in prompt.segments if s.kind == "shot_output"]
    assert split.answer_start == 15
    assert split.text[15:] == "The answer is 6."
    assert whole.answer_start is None
    assert (
        prompt.text == f"{STEPS.input}{STEPS.output}\n\n{SHOT.input}{SHOT.output}\n\n{TEST.input}"
    )


def test_a_template_that_strips_moves_the_answer_along() -> None:
    """A shot without input begins the prompt: what is stripped off it shifts the place."""
    prompt = assemble(TEST, 0, [(1, Example("", STEPS.outputs, "6"))], RenderSettings())
    chat = with_chat_template(prompt, lambda m: f"[{m[0]['content'].strip()}]")
    output = chat.segments[1]
    assert output.text[output.answer_start :] == "The answer is 6."
