"""Texts that the user marked with alternatives, in a comment of the transform:

    text = f"{data['question']}\\nAnswer:"  # workbench: try cue "Answer:" | "A:" | "Reply:"

The first text stands in the code of the same line, once, or in that of the next line where the
comment has a line to itself; the others are put in its place. Texts are the source's characters as
they stand, so `\\n` is a backslash and an n, as in the code. To other systems such a line is a
comment like any.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from workbench.errors import SettingError, shorten

MARK = re.compile(r"#\s*workbench:\s*try\b(?P<rest>.*)$")
_TEXT = r"(?:\"[^\"]*\"|'[^']*')"
_REST = re.compile(rf"\s*(?P<name>[\w-]+)?\s*:?\s*(?P<texts>{_TEXT}(?:\s*\|\s*{_TEXT})+)\s*$")

TAKEN = frozenset({"shots", "separator", "description", "normalisation", "model"})
"""Names of what is varied without a mark (see `axes`), but for the cue's, which a mark says better:
of two axes of one name there would be one."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A text of a source with its alternatives: `texts[0]` stands at `column` of the line `line`,
    both counted from 0."""

    name: str
    line: int
    column: int
    texts: tuple[str, ...]


def marks_of(source: str) -> tuple[Mark, ...]:
    """Return what is marked in a source, in order.

    Raises:
        SettingError: a mark cannot be read, has the name of what is varied without one, its text
            is not there once, or an alternative makes the source something else than Python.
    """
    found: list[Mark] = []
    lines = source.splitlines(keepends=True)
    for line, column, comment in _comments(source):
        told = MARK.match(comment)
        if told is None:
            continue
        before = lines[line][:column]
        is_alone = not before.strip()
        after = lines[line + 1] if line + 1 < len(lines) else ""
        place, code = (line + 1, after) if is_alone else (line, before)
        mark = _read(source, told["rest"], line, place, code)
        if any(mark.name == other.name for other in found):
            raise _wrong(line, "a name of its own", f"{mark.name!r} twice")
        if any(mark.line == other.line for other in found):
            raise _wrong(line, f"one mark for line {mark.line + 1}", "two")
        found.append(mark)
    return tuple(found)


def with_text(source: str, mark: Mark, text: str) -> str:
    """Return the source with another text in the place of the marked one."""
    lines = source.splitlines(keepends=True)
    own = lines[mark.line]
    lines[mark.line] = own[: mark.column] + text + own[mark.column + len(mark.texts[0]) :]
    return "".join(lines)


def with_mark(source: str, start: int, end: int, name: str, others: Sequence[str]) -> str:
    """Return the source with `source[start:end]` marked, `others` being its alternatives: in a
    comment at the end of its line, or, where none can stand there, on a line above. To Python it is
    the same program.

    Raises:
        SettingError: the source is no Python, the text is none that can be marked, is marked
            already, or an alternative would leave Python.
    """
    text = source[start:end]
    if not text.strip() or "\n" in text:
        raise SettingError("what is marked", expected="a text within one line",
                           seen=shorten(repr(text)), fix="Select a part of one line.")  # fmt: skip
    try:
        tree = ast.dump(ast.parse(source))
    except (SyntaxError, ValueError) as error:
        raise SettingError("the draft", expected="Python", seen=str(error)) from None
    quoted = " | ".join(_quoted(each) for each in (text, *others))
    comment = " ".join(filter(None, ["# workbench: try", name, quoted]))
    line = source.count("\n", 0, start)
    column = start - (source.rfind("\n", 0, start) + 1)
    _require_unmarked(source, line, column, text, others)
    trouble: SettingError | None = None
    for made, place in _places(source, line, comment):
        try:
            if ast.dump(ast.parse(made)) != tree:
                continue
            if any((own.line, own.column) == (place, column) for own in marks_of(made)):
                return made
        except SyntaxError:
            continue
        except SettingError as error:
            trouble = trouble or error  # the first one's lines are those of the source
    raise trouble or SettingError(
        "what is marked", expected="a text in a line that a comment can end or precede",
        seen=shorten(repr(text)), fix="Put it into a string of its own line.",
    )  # fmt: skip


def _require_unmarked(
    source: str, line: int, column: int, text: str, others: Sequence[str]
) -> None:
    """Refuse a text that a new mark in its line would not tell from others."""
    ends = {at: place for at, place, _ in _comments(source)}
    code = source.split("\n")[line][: ends.get(line)]
    for own in marks_of(source):
        if own.line != line:
            continue
        is_apart = column + len(text) <= own.column or own.column + len(own.texts[0]) <= column
        if is_apart:
            raise SettingError(
                f"line {line + 1}", expected="one mark at most",
                seen=f"that of {shorten(repr(own.texts[0]))} ({own.name})",
                fix="Put the text into a line of its own.",
            )  # fmt: skip
        more = " ".join(f"| {_quoted(each)}" for each in others)
        raise SettingError(
            f"{shorten(repr(own.texts[0]))} is marked already, in line {line + 1} ({own.name})",
            seen=f"{len(own.texts) - 1} alternatives",
            fix=f"Add to the comment there: {more or '| and another text in quotes'}",
        )
    count = code.count(text)
    if count > 1:
        raise SettingError(
            "what is marked", expected=f"{text!r} once in the code of line {line + 1}",
            seen=f"{count} times", fix="Select more of the line.",
        )  # fmt: skip


def with_first(source: str, mark: Mark, text: str) -> str:
    """Return a source in which `text` took the marked one's place, with its comment set right: the
    text comes first there, so that the place stays marked."""
    lines = source.splitlines(keepends=True)
    for line, column, comment in _comments(source):
        told = MARK.match(comment)
        quoted = re.findall(_TEXT, told["rest"]) if told else []
        if line not in (mark.line, mark.line - 1):
            continue
        if tuple(each[1:-1] for each in quoted) != mark.texts:
            continue
        first = quoted[mark.texts.index(text)]
        order = " | ".join([first, *(each for each in quoted if each != first)])
        begin = comment.index(quoted[0])
        end = comment.rindex(quoted[-1]) + len(quoted[-1])
        made = comment[:begin] + order + comment[end:]
        lines[line] = lines[line][:column] + made + lines[line][column + len(comment) :]
    return "".join(lines)


def alternatives(typed: str) -> tuple[str, ...]:
    """Return the texts that somebody typed with `|` between them: as they stand within quotes where
    all have some, else without the spaces around them."""
    if re.fullmatch(rf"\s*{_TEXT}(?:\s*\|\s*{_TEXT})*\s*", typed):
        return tuple(text[1:-1] for text in re.findall(_TEXT, typed))
    return tuple(part.strip() for part in typed.split("|") if part.strip())


def _places(source: str, line: int, comment: str) -> Iterator[tuple[str, int]]:
    """Yield the source with the comment where it may stand, and the line that it is then about."""
    lines = source.split("\n")
    own = lines[line]
    yield "\n".join([*lines[:line], f"{own.rstrip()}  {comment}", *lines[line + 1 :]]), line
    indent = own[: len(own) - len(own.lstrip())]
    yield "\n".join([*lines[:line], indent + comment, *lines[line:]]), line + 1


def _quoted(text: str) -> str:
    """Return a text in the quotes that it has not."""
    mark = next((mark for mark in "\"'" if mark not in text), None)
    if mark is None or "\n" in text:
        raise SettingError("an alternative", expected="one line, not with both kinds of quotes",
                           seen=shorten(repr(text)))  # fmt: skip
    return f"{mark}{text}{mark}"


def _comments(source: str) -> Iterator[tuple[int, int, str]]:
    """Yield each comment with its line and column."""
    try:
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0] - 1, token.start[1], token.string
    except (tokenize.TokenError, SyntaxError):  # no Python: whoever runs it says why
        return


def _read(source: str, rest: str, line: int, place: int, code: str) -> Mark:
    """Return the mark that a comment in `line` makes of the `code` of the line `place`."""
    told = _REST.match(rest)
    if told is None:
        raise _wrong(line, 'try NAME "the text" | "another" | …', rest.strip())
    texts = tuple(text[1:-1] for text in re.findall(_TEXT, told["texts"]))
    if len(set(texts)) < len(texts):
        raise _wrong(line, "different texts", told["texts"])
    count = code.count(texts[0]) if texts[0] else 0
    if count != 1:
        raise _wrong(line, f"{texts[0]!r} once in the code of line {place + 1}", f"{count} times")
    if told["name"] in TAKEN:
        raise _wrong(line, "a name that is not one of the axes without marks", told["name"])
    mark = Mark(told["name"] or f"line {line + 1}", place, code.index(texts[0]), texts)
    for text in texts[1:]:
        try:
            ast.parse(with_text(source, mark, text))
        except SyntaxError:
            raise _wrong(line, "alternatives that leave Python", repr(text)) from None
    return mark


def _wrong(line: int, expected: str, seen: str) -> SettingError:
    return SettingError(f"the mark in line {line + 1}", expected=expected, seen=shorten(seen))
