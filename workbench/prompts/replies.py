"""What a step of live code came to, as the session takes it: read strictly, or refused.

Whatever live code sends in place of an answer (garbage, other types, nesting without end, numbers
of thousands of digits, half a surrogate) is a `BadReply` with its reason, and nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeAlias, TypeVar

from workbench.types import ChatTurn, Diagnostic, Example, Role

MOST_LINES = 10**7
"""Lines and columns beyond this are of no text that anyone wrote."""


@dataclass(frozen=True, slots=True)
class Fields:
    """What a transform returned."""

    input: str
    output: str | list[str]
    processed_output: str | list[str]
    turns: list[tuple[Role, str]] = field(default_factory=list[tuple[Role, str]])

    def __post_init__(self) -> None:
        if self.output == [] or self.processed_output == []:
            raise ValueError("an empty list in place of texts")

    def example(self) -> Example:
        """Return it as the workbench has it."""
        output, processed = self.output, self.processed_output
        return Example(
            input=self.input,
            outputs=(output,) if isinstance(output, str) else tuple(output),
            processed_output=processed if isinstance(processed, str) else tuple(processed),
            turns=tuple(ChatTurn(role, text) for role, text in self.turns),
        )


@dataclass(frozen=True, slots=True)
class Made:
    """What one call came to: an example, or what went wrong; neither, where it was not wanted."""

    example: Fields | None = None
    error: Diagnostic | None = None

    def __post_init__(self) -> None:
        _check_place(self.error)
        if self.example is not None and self.error is not None:
            raise ValueError("both an example and an error")


@dataclass(frozen=True, slots=True)
class Answer(Made):
    """What a step came to; with the shots of a doc in a file that is gone through in order."""

    shots: list[tuple[int, Made]] | None = None


@dataclass(frozen=True, slots=True)
class Loaded:
    """Whether the code loaded."""

    loaded: bool


@dataclass(frozen=True, slots=True)
class End:
    """What is told when all calls are made; `changed` are the places of those that have left their
    row another one."""

    notes: list[Diagnostic]
    stdout: str
    seconds: float
    files: list[str]
    changed: list[int]

    def __post_init__(self) -> None:
        for note in self.notes:
            _check_place(note)
        if not (math.isfinite(self.seconds) and self.seconds >= 0):
            raise ValueError("a time that is none")
        if any(place < 0 for place in self.changed):
            raise ValueError("a place of no call")


@dataclass(frozen=True, slots=True)
class Lost:
    """No answer came, and why: the process ended or had to be, or sent something else.

    `idle`: it had ended for want of work. `broken`: what it sent was no answer.
    """

    why: Diagnostic
    idle: bool = False
    broken: bool = False


class BadReply(Exception):
    """Bytes that are no reply of the kind expected; the text says why."""


Kind = TypeVar("Kind", Answer, Loaded, End)
Plain: TypeAlias = Mapping[str, Any]


def read_reply(payload: bytes | memoryview, kind: type[Kind]) -> Kind:
    """Return what a step sent.

    Raises:
        BadReply: it is not what such a step sends.
    """
    from msgspec import MsgspecError

    try:
        return _decoder(kind).decode(payload)
    except (MsgspecError, RecursionError, ValueError) as error:
        raise BadReply(str(error)[:200]) from None


def lost(kind: str, message: str, *, idle: bool = False, broken: bool = False) -> Lost:
    """Return that no answer came."""
    return Lost(Diagnostic("error", kind, message), idle, broken)


@cache
def _decoder(kind: type[Any]) -> Any:
    import msgspec  # not in a browser's tab, where live code's replies come from the page itself

    return msgspec.json.Decoder(kind)


def _check_place(mark: Diagnostic | None) -> None:
    if mark is None:
        return
    for number in (mark.line, mark.column, mark.end_line, mark.end_column):
        if number is not None and not 0 <= number <= MOST_LINES:
            raise ValueError(f"a place in no text: {number}")


def of_plain(message: Plain, kind: type[Kind]) -> Kind:
    """Return a reply of this interpreter's own, which needs no checking."""
    if kind is End:
        marks = [Diagnostic(**note) for note in message["notes"]]
        return kind(**{**message, "notes": marks})
    if kind is Answer:
        shots = [(shot, _made(made)) for shot, made in message.get("shots") or ()]
        made = _made(message)
        return kind(made.example, made.error, shots)  # type: ignore[call-arg]
    return kind(**message)


def _made(message: Plain) -> Made:
    example, error = message.get("example"), message.get("error")
    return Made(Fields(**example) if example else None, Diagnostic(**error) if error else None)
