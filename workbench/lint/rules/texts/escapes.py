"""A newline that stands there as its escape within a program, or in prose with quotes: outside of
the text's own quotes, where the whole text has no real line. The rule `text/escaped` says so."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from typing import Any

from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of

_PARTS = exactly(r"\\.|[\"'`]|[^\\\"'`]+", re.DOTALL)
_FENCED = exactly(r"```\w*\\n|\\n```")
_FEWEST_LINES = 3
_MOST_OF = 0.5
_ENDS_STEP = exactly(r"[;{}]\s*(?://.*)?$")
_SQL = exactly(r"\s*(?:SELECT|FROM|WHERE|GROUP BY|ORDER BY|(?:LEFT |INNER )?JOIN|LIMIT|HAVING)\b")
_SENTENCES = compiled(r"(?<=[.!?。！？”’）)])(?:\\n)+ ?(?=[A-Z\u4e00-\u9fff“「『(（-])")
"""An escape where one sentence has ended and another one begins."""

_OF_PROGRAMS = compiled(
    r"[={};$]|\\(?![nrt])\w|\(\)|\w\(|\b(?:print|echo|printf|grep|sed|awk|regex|pattern"
    r"|escape[sd]?|newlines?|strings?|character|backslash|token\w*|json|csv|code)\b|正则|转义|换行|字符|代码|字符串",
    re.IGNORECASE,
)
"""What a text has that may speak of escapes, or is a program."""


def line_escape_in(data: Mapping[str, Any], text: str) -> tuple[str, str] | None:
    """Return an escape of a row's text that stands in `text` in place of the end of a line, with
    the signs around it."""
    for value in leaves_of(dict(data)):
        if "\\n" not in value or "\n" in value.strip() or value.strip() not in text:
            continue
        place = _place_in(value)
        if place is not None:
            return "\\n", value[max(0, place - 10) : place + 10]
    return None


def _place_in(value: str) -> int | None:
    """Return where a text has the first escape that ends a line, None if it has none."""
    fenced = _FENCED.search(value)
    if fenced:
        return fenced.start() + fenced[0].find("\\n")
    places = list(_outside_quotes(value))
    if places and (_is_python(value, places) or _is_in_lines(value, places)):
        return places[0]
    if _OF_PROGRAMS.search(value):
        return None
    found = _SENTENCES.search(value)
    return found.start() if found and value[: found.start()].count('"') % 2 == 0 else None


def _outside_quotes(value: str) -> Iterator[int]:
    """Yield where escapes of a newline stand outside of the quotes of a program; an apostrophe
    within a word opens none."""
    within, place = "", 0
    for match in _PARTS.finditer(value):
        part, place = match[0], match.start()
        if part in ("'", '"', "`"):
            is_apostrophe = part == "'" and value[max(0, place - 1) : place].isalnum()
            if within == part:
                within = ""
            elif not within and not is_apostrophe:
                within = part
        elif part == "\\n" and not within:
            yield place


def _lines(value: str, places: list[int]) -> list[str]:
    """Return a text's lines as its escapes were to end them."""
    starts = [0, *(place + 2 for place in places)]
    ends = [*places, len(value)]
    return [value[start:end].removesuffix("\\r") for start, end in zip(starts, ends, strict=True)]


def _is_python(value: str, places: list[int]) -> bool:
    """Say whether a text is a program of Python by these lines, and is none as it stands."""
    lines = [re.sub(r"^(?:\\t)+", lambda m: "\t" * (len(m[0]) // 2), line)
             for line in _lines(value, places)]  # fmt: skip
    return any(map(_does_something, _steps("\n".join(lines)))) and not _steps(value)


def _steps(source: str) -> list[ast.stmt]:
    try:
        return ast.parse(source).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []


def _does_something(step: ast.stmt) -> bool:
    """Say whether a step is no bare word or number, as words below each other are, too."""
    return not (isinstance(step, ast.Expr) and isinstance(step.value, ast.Name | ast.Constant))


def _is_in_lines(value: str, places: list[int]) -> bool:
    """Say whether a text is a program of another language: most of its lines end as a step does, or
    begin as a clause of a query."""
    lines = [line for line in _lines(value, places) if line.strip()]
    if len(lines) < 2:
        return False
    if all(map(_SQL.match, lines)):
        return True
    steps = sum(bool(_ENDS_STEP.search(line)) for line in lines)
    return len(lines) >= _FEWEST_LINES and steps > _MOST_OF * len(lines)
