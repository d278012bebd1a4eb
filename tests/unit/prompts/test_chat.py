"""Shots as turns of a chat: the template's text is found by what it does to placeholders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

import pytest

from workbench.errors import SettingError
from workbench.prompts.chat import conversation, is_begun, pieces_of, turns_in_template
from workbench.prompts.prompt import assemble
from workbench.types import ChatTurn, Example, Prompt, RenderSettings


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
    kept = [replace(s, turns=()) for s in made.segments if s.kind != "template"]
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


def test_a_template_that_prints_the_time_is_followed_or_called_so() -> None:
    """A clock that ticked once between two tries is no change of a turn; one that always does is
    named."""
    ticks = iter([*"0", *"1111111"])

    def ticking(messages: Sequence[dict[str, str]]) -> str:
        return next(ticks) + plain(messages)

    assert turns_in_template(PROMPT, ticking).text == "1" + turns_in_template(PROMPT, plain).text
    number = count()
    with pytest.raises(SettingError, match="prints something else each time, such as the time"):
        turns_in_template(PROMPT, lambda messages: f"{next(number)} {plain(messages)}")


def test_a_prompt_without_shots_is_one_turn() -> None:
    """As in the other mode."""
    prompt = assemble(example(0), 0, [], RenderSettings())
    made: Prompt = turns_in_template(prompt, plain)
    assert made.text == "<user user>user 0\nA:\n<user>"


def told(n: int, *turns: ChatTurn) -> Example:
    return replace(example(n), turns=turns)


def placed(own: Example, *shots: tuple[int, Example], delimiter: str = "") -> Prompt:
    settings = RenderSettings(description="D", target_delimiter=delimiter)
    chat = conversation(own, 0, shots, settings)
    return turns_in_template(assemble(own, 0, shots, settings), plain, chat)


def test_turns_that_a_transform_says_are_the_conversation() -> None:
    """The doc's turns are one segment, which knows whose turn stands where in it; a shot whose
    transform says no turns is a question and an answer still."""
    turns = ChatTurn("user", "Hi"), ChatTurn("assistant", "Hello"), ChatTurn("user", "Why?")
    made = placed(told(0, *turns), (1, example(1)))
    assert made.text == (
        "<user system>D\n<user user>user 1\nA:\n<user assistant> user1\n"
        "<user user>Hi\n<user assistant>Hello\n<user user>Why?\n<user>"
    )
    (own,) = [segment for segment in made.segments if segment.kind == "input"]
    pieces = [(role, piece.kind, piece.text) for role, piece in pieces_of(own)]
    assert pieces == [
        ("user", "input", "Hi"),
        ("", "template", "\n<user assistant>"),
        ("assistant", "input", "Hello"),
        ("", "template", "\n<user user>"),
        ("user", "input", "Why?"),
    ]


def test_an_answer_goes_on_with_what_the_assistant_has_begun() -> None:
    """In a shot behind the delimiter; a doc's own turn stays open."""
    begun = ChatTurn("user", "Q"), ChatTurn("assistant", "A:")

    def opened(messages: Sequence[dict[str, str]]) -> str:
        return plain(messages).removesuffix("\n<user>")

    settings = RenderSettings(target_delimiter=" ")
    own, shot = told(0, *begun), replace(told(1, *begun), outputs=("yes",))
    chat = conversation(own, 0, [(1, shot)], settings)
    made = turns_in_template(assemble(own, 0, [(1, shot)], settings), opened, chat)
    assert made.text == "<user user>Q\n<user assistant>A: yes\n<user user>Q\n<user assistant>A:"
    assert is_begun(made) and not is_begun(placed(example(0)))
    whole = replace(told(1, begun[0], ChatTurn("assistant", "A: yes")), outputs=("",))
    chat = conversation(own, 0, [(1, whole)], settings)
    assert turns_in_template(assemble(own, 0, [(1, whole)], settings), opened, chat) == made
