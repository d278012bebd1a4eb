"""Shots as turns of a chat: the template's text is found by what it does to placeholders."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from workbench.errors import SettingError
from workbench.prompts.chat import turns_in_template
from workbench.prompts.prompt import assemble
from workbench.types import Example, Prompt, RenderSettings


def example(n: int) -> Example:
    return Example(f"user {n}\nA:", (f" user{n}",), str(n))


SHOTS = [(1, example(1)), (2, example(2))]
PROMPT = assemble(example(0), 0, SHOTS, RenderSettings(description="user"))


def plain(messages: Sequence[dict[str, str]]) -> str:
    return "".join(f"<user {m['role']}>{m['content']}\n" for m in messages) + "<user>"


def stripping(messages: Sequence[dict[str, str]]) -> str:
    return plain([{**m, "content": m["content"].strip()} for m in messages])


def test_each_shot_is_two_turns_and_the_description_is_the_systems() -> None:
    """Words of the template that also stand in the prompt confuse nothing."""
    made = turns_in_template(PROMPT, plain)
    assert made.text == (
        "<user system>user\n<user user>user 1\nA:\n<user assistant> user1\n"
        "<user user>user 2\nA:\n<user assistant> user2\n<user user>user 0\nA:\n<user>"
    )
    kept = [s for s in made.segments if s.kind != "template"]
    assert kept == [s for s in PROMPT.segments if s.kind != "separator"]


def test_a_template_that_strips_is_followed() -> None:
    """The segments are what the model gets, not what was given."""
    made = turns_in_template(PROMPT, stripping)
    answers = [s.text for s in made.segments if s.kind == "shot_output"]
    assert answers == ["user1", "user2"]
    assert made.text == stripping(
        [
            {"role": "system", "content": "user"},
            {"role": "user", "content": "user 1\nA:"},
            {"role": "assistant", "content": " user1"},
            {"role": "user", "content": "user 2\nA:"},
            {"role": "assistant", "content": " user2"},
            {"role": "user", "content": "user 0\nA:"},
        ]
    )


def test_an_answer_part_stays_where_it_is() -> None:
    """The start of the answer counts from the stripped text then."""
    steps = Example("Q\nA:", (" 1+2=3. It is 3.",), "3")
    prompt = assemble(steps, 0, [(1, steps)], RenderSettings())
    (shot,) = [s for s in turns_in_template(prompt, stripping).segments if s.kind == "shot_output"]
    assert shot.answer_start is not None
    assert shot.text[shot.answer_start :] == "It is 3."


def test_a_template_that_changes_a_turn_is_refused() -> None:
    """What is scored must be what is shown."""

    def shouting(messages: Sequence[dict[str, str]]) -> str:
        return plain([{**m, "content": m["content"].upper()} for m in messages])

    with pytest.raises(SettingError, match="changes the text of a turn"):
        turns_in_template(PROMPT, shouting)


def test_a_prompt_without_shots_is_one_turn() -> None:
    """As in the other mode."""
    prompt = assemble(example(0), 0, [], RenderSettings())
    made: Prompt = turns_in_template(prompt, plain)
    assert made.text == "<user user>user 0\nA:\n<user>"
