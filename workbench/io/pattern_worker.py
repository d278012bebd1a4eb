"""The process that other people's regular expressions run in: requests come in, answers go out.

It is run as a file, not as a module of the package, so that it starts in some milliseconds. A line
is a JSON object, on the way in and on the way out; texts keep their lone surrogates.
"""

from __future__ import annotations

import json
import re
import signal
import sys
import time
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

MEMORY = 1024**3
"""Bytes of address space for a pattern's stack and what it finds."""


class _Over(Exception):
    """The time of this request is over."""


@lru_cache(maxsize=256)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a request asks for: `{"pattern", "text", "do", …}` in, an answer of one key out.

    `do` is "check" (True), "delete" (the text without its matches) or "pick": the match
    that the whole number `select` counts to, from the last where it is negative, as `re.findall`
    gives it, None where there are too few. What is wrong with a pattern, or with what it needed, is
    in "refused" and "failed".
    """
    try:
        pattern = _compiled(request["pattern"])
    except (re.error, TypeError, ValueError, OverflowError, RecursionError) as error:
        return {"refused": str(error) or type(error).__name__}
    except MemoryError:
        return {"refused": "it needs more memory than there is"}
    try:
        return {"found": _found(pattern, request)}
    except MemoryError:
        return {"failed": "needed more memory than it may have"}


def _found(pattern: re.Pattern[str], request: Mapping[str, Any]) -> Any:
    if request["do"] == "check":
        return True
    if request["do"] == "delete":
        return pattern.sub("", request["text"])
    found, select = pattern.findall(request["text"]), request["select"]
    return found[select] if -len(found) <= select < len(found) else None


def _timed(request: Mapping[str, Any]) -> dict[str, Any]:
    """Answer within the request's seconds of this process's time on a processor, where the system
    can count them: how busy the machine is then decides nothing. `re` looks for signals."""
    if not hasattr(signal, "setitimer"):
        return answer(request)
    try:
        signal.setitimer(signal.ITIMER_PROF, request["seconds"])
        reply = answer(request)
        signal.setitimer(signal.ITIMER_PROF, 0)
    except _Over:
        return {"failed": "took too long"}
    return reply


def _over(*_: object) -> None:
    raise _Over


def main() -> None:
    """Answer requests until there are no more."""
    if hasattr(signal, "SIGPROF"):
        signal.signal(signal.SIGPROF, _over)
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except (ImportError, ValueError, OSError):
        pass  # not on Windows, in part on macOS
    replies = sys.stdout.buffer
    for line in sys.stdin.buffer:
        request = json.loads(line.decode("utf-8", "surrogatepass"))
        began = time.process_time()
        reply = {**_timed(request), "used": time.process_time() - began}
        text = json.dumps(reply, ensure_ascii=False) + "\n"
        replies.write(text.encode("utf-8", "surrogatepass"))
        replies.flush()


if __name__ == "__main__":
    main()
