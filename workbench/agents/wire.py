"""What comes over stdin and is no message of the protocol: it has an answer, too.

A line that cannot be read, such as one with half a character (a lone surrogate), is dropped by the
protocol's own library, and whoever asked would wait for ever.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import anyio
from anyio.streams.memory import MemoryObjectReceiveStream
from mcp.shared.message import SessionMessage
from mcp_types import INVALID_REQUEST, PARSE_ERROR, ErrorData, JSONRPCError
from pydantic import ValidationError


@asynccontextmanager
async def answered(
    read: Any, write: Any
) -> AsyncIterator[MemoryObjectReceiveStream[SessionMessage]]:
    """Give the messages that a transport reads; where it reads an error, that is answered on
    `write`."""
    into, messages = anyio.create_memory_object_stream[SessionMessage](0)

    async def pass_on() -> None:
        with suppress(anyio.ClosedResourceError, anyio.BrokenResourceError):  # the server is gone
            async with into:
                async for item in read:
                    if isinstance(item, SessionMessage):
                        await into.send(item)
                    elif (answer := answer_to(item)) is not None:
                        await write.send(SessionMessage(answer))

    async with anyio.create_task_group() as group:
        group.start_soon(pass_on)
        yield messages
        group.cancel_scope.cancel()


def answer_to(error: Exception) -> JSONRPCError | None:
    """Return the answer to a line that is no message; None where none is awaited: to an empty line,
    or to a notification. It has the request's id, where that can be read."""
    code, told, sent = INVALID_REQUEST, str(error), None
    if isinstance(error, ValidationError):
        faults = error.errors()
        told = str(faults[0]["msg"])
        sent = next((each["input"] for each in faults if isinstance(each["input"], dict)), None)
        if faults[0]["type"] == "json_invalid":
            line = str(faults[0]["input"])
            if not line.strip():
                return None
            code = PARSE_ERROR
            with suppress(ValueError, RecursionError):  # Python reads half characters, if no others
                sent = json.loads(line)
                told = _half_in(sent) or told
    if isinstance(sent, dict) and "method" in sent and "id" not in sent:
        return None
    asked = sent.get("id") if isinstance(sent, dict) else None
    is_id = isinstance(asked, int | str) and not isinstance(asked, bool) and not _half_in(asked)
    fault = ErrorData(code=code, message=told)
    return JSONRPCError(jsonrpc="2.0", id=asked if is_id else None, error=fault)


def _half_in(sent: object) -> str:
    """Return what is to be said of half a character in a message, "" where there is none."""
    try:
        json.dumps(sent, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        half = ascii(error.object[error.start])
        return f"half a character, {half}, is in a text: send whole ones"
    return ""
