"""Everything that Prompt Workbench raises on purpose, as one tree.

    WorkbenchError
    ├── InputError            what was given cannot be used
    │   ├── DataError         a data file or a row of it (knows file and line)
    │   ├── ConfigError       a task's config file
    │   ├── TransformError    a transform failed where a diagnostic cannot be shown in place
    │   ├── SettingError      a setting: unknown name, wrong type, out of range
    │   └── NotFoundError     a task, version, config, run or model that does not exist
    ├── ModelError            a model could not be loaded or could not answer
    ├── WorkerError           a process for other people's code could not be started
    ├── TimeLimitError        what a row asked for took longer than a row may
    └── StoreError            versions, drafts or runs could not be read or written

A message has up to four parts, always in this order: the thing, what was expected, what was
seen, and a way out. An error is made of them, and puts them together by `problem()`, so that every
message reads alike.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

from workbench.messages import Message, clauses, quoted, say, shown, speaking

TRACEBACK = "WORKBENCH_TRACEBACK"
"""Set in the environment, an exception that nobody expected is raised, not told in a line."""

_LONGEST_FAULT = 200


class WorkbenchError(Exception):
    """The root: `except WorkbenchError` catches whatever this package raises on purpose.

    Its parts are those of `problem`, or a whole message alone.
    """

    def __init__(
        self, thing: str = "", *, expected: str = "", seen: str = "", fix: str = ""
    ) -> None:
        super().__init__(problem(thing, expected=expected, seen=seen, fix=fix))


class InputError(WorkbenchError):
    """What was given cannot be used as it is."""


class DataError(InputError):
    """A data file, or one row of it, cannot be read."""


class ConfigError(InputError):
    """A task's config file cannot be used."""


class TransformError(InputError):
    """A transform failed, and the caller asked for examples rather than for diagnostics."""


class SettingError(InputError):
    """A setting has an unknown name, a wrong type or a value out of range."""


class NotFoundError(InputError):
    """A task, version, config, run or model of that name does not exist."""


class ModelError(WorkbenchError):
    """A model could not be loaded, or could not answer a request."""


class WorkerError(WorkbenchError):
    """A process for live code, or for other people's patterns, could not be started."""


class TimeLimitError(WorkbenchError):
    """What was to be computed for a row took longer, or more memory, than one row may."""


class StoreError(WorkbenchError):
    """Versions, drafts, runs or cached scores could not be read or written."""


def problem(thing: str, *, expected: str = "", seen: str = "", fix: str = "") -> str:
    """Return a message of the house style: the thing, expected, seen, a way out, with what joins
    them in the language in force. What a name or a value in it would order a terminal to do is
    spelled, since a traceback shows it as it is."""
    parts = [thing]
    if expected:
        parts.append(say("expected {what}", what=expected))
    if seen:
        parts.append(say("saw {what}", what=seen))
    message: str = clauses(parts)
    if fix:
        is_said = any(isinstance(part, Message) for part in (thing, expected, fix))
        message = (
            say("{message}. {fix}", message=message, fix=fix) if is_said else f"{message}. {fix}"
        )
    return shown(_LONG_WORD.sub(_cut, message))


_LONG_WORD = re.compile(r"\S{400,}")
"""Longer than paths are, and longer than anyone reads: a name of 5,000 characters, say."""


def _cut(word: re.Match[str]) -> str:
    return f"{word[0][:120]}…{word[0][-60:]}"


def nearest(name: str, known: Iterable[str]) -> Message:
    """Return a way out for an unknown name, in English: the nearest known one, or all of them."""
    names = sorted(known, key=_by_number)
    match = difflib.get_close_matches(name, names, n=1)
    with speaking("en"):  # as the error is that it becomes part of
        if match:
            return say("Did you mean {name!r}?", name=match[0])
        if names:
            return say("Known: {names}.", names=", ".join(names))
        return say("There are none.")


def _by_number(name: str) -> tuple[list[tuple[int, str]], str]:
    """Return what names are sorted by that have numbers in them: gen_v2 before gen_v10."""
    parts = [part.lstrip("0") if part.isdigit() else part for part in re.split("([0-9]+)", name)]
    # Of two numbers the longer one is the larger.
    return [(len(part) if i % 2 else 0, part) for i, part in enumerate(parts)], name


def own_fault(error: Exception) -> tuple[Message, Message]:
    """Return what is said of an exception that nobody expected, and what to do about it."""
    what = f"{type(error).__name__}: {shorten(str(error), _LONGEST_FAULT)}"
    return (
        say("a fault of Prompt Workbench, not of yours: {what}", what=what),
        say("Please report it, with what is printed when {name}=1 is set.", name=TRACEBACK),
    )


def shorten(value: object, limit: int = 80) -> str:
    """Return `quoted(value)` cut to `limit` characters, for the "saw" part of a message; of what
    has none, lists 5,000 deep or a number of 5,000 digits say, what kind of thing it is."""
    try:
        text = quoted(value)
    except Exception:  # the caller's own class says how it is written, and may raise anything
        kind = type(value).__name__
        text = f"{'an' if kind[:1] in 'aeiou' else 'a'} {kind} that cannot be shown"
    return text if len(text) <= limit else text[: limit - 1] + "…"
