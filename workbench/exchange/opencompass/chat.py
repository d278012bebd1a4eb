"""The turns that a chat model of OpenCompass gets: what its meta template makes of messages.

The rules are those of `APITemplateParser` (`models/base_api.py`) with the meta template of
`models/huggingface_above_v4_33.py`, and of `_convert_chat_messages` there, at commit a5acc4bb:

- A round is HUMAN, SYSTEM, BOT, each once; a message whose role does not come later in that order
  begins the next round. Roles that a round lacks are there with an empty text. SYSTEM is the user.
- In the last round the model's turn begins in the place of BOT: that one's text is not shown.
- Turns of one role that follow each other are joined by a newline, so a user's turn in a round
  ends with one (the empty SYSTEM). An assistant's turn without text is left out.
- What stands between messages without a role is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from workbench.exchange.opencompass.template import Messages, PromptMessage, fill, read_messages
from workbench.types import ChatTurn, Role

ROUND = ("HUMAN", "SYSTEM", "BOT")
_API: Mapping[str, Role] = {"HUMAN": "user", "SYSTEM": "user", "BOT": "assistant"}


def chat_template(template: object, messages: Messages, where: str) -> tuple[ChatTurn, ...] | None:
    """Return the turns of a generation's template, their fields not yet filled; None where
    OpenCompass has none: for a text without roles it makes one turn of the user's, and for roles
    that it does not know it fails, or takes others.

    `messages` are those that `template` (None: the default one) was read as.
    """
    begin: Messages = ()
    if isinstance(template, Mapping) and "round" in template:
        begin = read_messages({"round": [], "begin": template.get("begin", [])}, where)
        messages = read_messages({"round": template["round"]}, where)
    begin, messages = (tuple(m for m in part if m.role) for part in (begin, messages))
    if not messages or any(m.role not in ROUND for m in (*begin, *messages)):
        return None
    if any(message.role == "BOT" for message in begin):  # where it stops before the prompt
        return None
    spoken = (*begin, *_rounds(messages))
    said: list[tuple[Role, str]] = [(_API[each.role], each.text) for each in spoken]
    return _merged(said)


def chat_turns(template: Iterable[ChatTurn], row: Mapping[str, Any]) -> tuple[ChatTurn, ...]:
    """Return the turns with their fields filled: one that becomes empty is left out, and its
    neighbours are one turn."""
    filled: list[tuple[Role, str]] = [(turn.role, fill(turn.text, row)) for turn in template]
    return _merged([(role, text) for role, text in filled if text])


def _rounds(messages: Messages) -> list[PromptMessage]:
    """Return the messages with what their rounds lack, up to the place of the last BOT."""
    rounds: list[dict[str, str]] = []
    last = len(ROUND)
    for message in messages:
        place = ROUND.index(message.role)
        if place <= last:
            rounds.append(dict.fromkeys(ROUND, ""))
        rounds[-1][message.role] = message.text
        last = place
    rounds[-1].pop("BOT")
    return [PromptMessage(role, text) for each in rounds for role, text in each.items()]


def _merged(said: Iterable[tuple[Role, str]]) -> tuple[ChatTurn, ...]:
    made: list[ChatTurn] = []
    for role, text in said:
        if made and made[-1].role == role:
            made[-1] = ChatTurn(role, f"{made[-1].text}\n{text}")
        else:
            made.append(ChatTurn(role, text))
    return tuple(made)
