"""Reading text and JSON that someone else wrote, with errors that name the file and the line."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import re
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from workbench.errors import WorkbenchError, problem, shorten
from workbench.io import conflicts
from workbench.io.ways_out import way_out

BOM = "\ufeff"

MOST_BYTES = 1 << 32
"""What is read whole is no larger. A file with holes may claim terabytes, and rows of such a size
are read in place (`prompts.docs_file`)."""

MOST_WRITTEN = 1 << 25
"""Bytes of what people write by hand: a transform, a config."""

HALF = re.compile("[\ud800-\udfff]")
"""Half of a surrogate pair, as a broken escape or a name that is no UTF-8 leaves it: UTF-8 has no
bytes for it."""

Raised = type[WorkbenchError]
"""The class of error to raise, which depends on what the file is."""


def is_whole(text: str) -> bool:
    """Say whether a text can be written in UTF-8: it has no half of a character."""
    return HALF.search(text) is None


def text_sha256(text: str) -> str:
    """Return the SHA-256 of a text's UTF-8 bytes, in hexadecimal. A lone surrogate counts as the
    three bytes that it would have."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def read_utf8(
    path: str | os.PathLike[str],
    raised: Raised,
    *,
    keep_bom: bool = False,
    most: int = MOST_BYTES,
) -> str:
    """Return a file's text of at most `most` bytes, line ends as they are.

    A byte order mark is what Excel and PowerShell put in front; it is no part of the text unless
    `keep_bom` says that whoever else reads the file would trip over it.

    Raises:
        raised: the file cannot be read, is no regular file, too large, or is not UTF-8.
    """
    raw = read_whole(path, raised, most=most)
    encoding = looks_like(raw)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        found = f", which this looks like: {encoding}" if encoding else ""
        raise raised(
            f"{path}:{line}: not UTF-8",
            seen=f"byte 0x{raw[error.start]:02x}{found}",
            fix="Save the file as UTF-8.",
        ) from error
    if encoding:
        fix = "Save the file as UTF-8."
        raise raised(f"{path}:1: not UTF-8", seen=f"what looks like {encoding}", fix=fix)
    return text if keep_bom else text.removeprefix(BOM)


def read_whole(path: str | os.PathLike[str], raised: Raised, *, most: int = MOST_BYTES) -> bytes:
    """Return the bytes of a file.

    Raises:
        raised: it cannot be read, is no regular file, or is larger than `most` bytes.
    """
    require_regular(path, raised)
    with system_errors(raised, f"{path}: cannot be read"):
        file = as_path(path, raised)
        size = file.stat().st_size
        if size > most:
            expected = f"at most {most:,} bytes"
            raise raised(f"{path}: too large to be read whole", expected=expected, seen=f"{size:,}")
        return file.read_bytes()


def looks_like(raw: bytes) -> str:
    """Return "UTF-16" or "UTF-32" where bytes look like that, "" for anything else. Without a mark
    at the beginning every other byte of a Latin text is 0, which UTF-8 would take for a text."""
    if raw[:4] in (b"\xff\xfe\0\0", b"\0\0\xfe\xff"):
        return "UTF-32"
    start = raw[:200]
    halves = [half for half in (start[::2], start[1::2]) if len(half) > 3 and not half.strip(b"\0")]
    return "UTF-16" if raw[:2] in (b"\xff\xfe", b"\xfe\xff") or len(halves) == 1 else ""


def as_path(given: str | os.PathLike[str], raised: Raised) -> Path:
    """Return a path that may be looked for, whether or not there is something.

    Raises:
        raised: it is no path, or an empty one, which would mean the current folder; no file can
            have such a name: it has a NUL in it, or is too long for the system; or it leads by
            links to itself.
    """
    try:
        path = Path(given)
    except Exception as error:  # of the wrong type, or of the caller's own: it may raise anything
        raise raised("a path", expected="a text or a Path", seen=shorten(given)) from error
    if given == "":
        fix = "Name it; the folder that you are in is '.'."
        raise raised("a path", expected="the name of a file or folder", seen="''", fix=fix)
    try:
        os.stat(path)
    except ValueError as error:  # "embedded null byte"; half a character where names are UTF-8
        what, fix = f"{os.fspath(given)!r}: no name of a file", "Take that out of the name."
        raise raised(what, seen=str(error), fix=fix) from error
    except OSError as error:
        if error.errno in (errno.ENAMETOOLONG, errno.ELOOP):
            raise raised(f"{given}: {error.strerror}", fix=way_out(error)) from error
    return path


def at_home(path: str | os.PathLike[str]) -> Path:
    """Return a path whose `~` or `~user` at the beginning is that user's folder. Where there is no
    such user it is a name as any: `Path.expanduser` would raise what is no error of the system."""
    return Path(os.path.expanduser(path))


_KINDS: Mapping[Callable[[int], bool], str] = {
    stat.S_ISFIFO: "a named pipe",
    stat.S_ISSOCK: "a socket",
    stat.S_ISCHR: "a device",
    stat.S_ISBLK: "a device",
}
"""What reading would wait for, or never come to the end of."""

_OF_THE_KERNEL = ("/proc/", "/sys/")
"""Regular files by their mode, of which some wait, as `/proc/kmsg` does."""


def require_regular(path: str | os.PathLike[str], raised: Raised) -> None:
    """Refuse a pipe, a socket, a device or a file of `/proc` before it is opened. What is not
    there, and a folder, are for whoever reads them to refuse.

    Raises:
        raised: `path` is one, or a link to one.
    """
    if kind := _odd_kind(path):
        raise raised(
            f"{path}: cannot be read",
            expected="a regular file",
            seen=kind,
            fix="Write what it gives into a file, and name that.",
        )


def is_regular(path: str | os.PathLike[str]) -> bool:
    """Say whether there is a file that may be opened (see `require_regular`), where one that is not
    there is as good."""
    return os.path.isfile(path) and not _odd_kind(path)


def _odd_kind(path: str | os.PathLike[str]) -> str:
    """Return what stands in the place of a file; "" for a file, a folder or nothing."""
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError):
        return ""
    kind = next((kind for is_kind, kind in _KINDS.items() if is_kind(mode)), "")
    if not kind and os.path.realpath(path).startswith(_OF_THE_KERNEL):
        return "what the kernel tells, which may not end"
    return kind


@contextmanager
def system_errors(raised: Raised, thing: str, *, fix: str = "") -> Iterator[None]:
    """Let an error of the system within the block say what could not be done, which is `thing`, and
    what may be done about it: `fix`, or what is known of that error.

    Raises:
        raised: the block met one.
    """
    try:
        yield
    except OSError as error:
        seen = error.strerror or str(error)
        raise raised(thing, seen=seen, fix=fix or way_out(error)) from error


def parse_json(
    text: str,
    path: str | os.PathLike[str],
    raised: Raised,
    *,
    line: int = 1,
    expected: str = "",
    fix: str = "",
    allow_nan: bool = True,
) -> Any:
    """Return the value of a JSON text that begins on line `line` of `path` (see `load_json`).

    Raises:
        raised: the text is not JSON, or Python cannot hold what it says.
    """
    try:
        return load_json(text, allow_nan=allow_nan)
    except _Refused as error:
        place = line + _lines_above(error, text)
        seen, message = text.split("\n")[place - line].strip(), f"{path}:{place}: {error}"
    except json.JSONDecodeError as error:
        seen = text.split("\n")[error.lineno - 1].strip()
        place = line + error.lineno - 1
        if found := conflicts.conflict_lines(text, error.lineno):
            refuse_conflict(path, line + found[0] - 1, raised)
        message = f"{path}:{place}: not valid JSON: {error.msg} at column {error.colno}"
    except (ValueError, RecursionError) as error:  # a number of 5,000 digits; nested too deeply
        too_deep = isinstance(error, RecursionError)
        seen = text.strip()
        why = "nested too deeply" if too_deep else str(error).split(":")[0]
        message = f"{path}:{line}: not usable JSON: {why}"
    raise raised(message, expected=expected, seen=shorten(seen) if seen else "", fix=fix)


def refuse_conflict(
    path: str | os.PathLike[str], line: int, raised: Raised, *, fix: str = conflicts.WAY_OUT
) -> NoReturn:
    """Refuse a file in which a line of a merge's marks was met.

    Raises:
        raised: always.
    """
    numbers = conflicts.conflicts_in(path, line) or [line]
    raise raised(f"{path}:{line}: cannot be read", seen=conflicts.told_marks(numbers), fix=fix)


class _Refused(ValueError):
    """A text that Python takes for JSON, and nobody means as it reads it. `name` is that of the key
    that stands twice, or of what is no number."""

    def __init__(self, message: str, name: str) -> None:
        super().__init__(message)
        self.name = name


_TOKENS = re.compile(r'(?P<key>"(?:[^"\\]|\\.)*")(?=\s*:)|"(?:[^"\\]|\\.)*"|[{}]|NaN|-?Infinity')


def _lines_above(refused: _Refused, text: str) -> int:
    """Return how many lines stand above what was refused: of a key that stands twice, the second
    one, in the first object that ends with such a key."""
    objects: list[dict[str, list[int]]] = []
    for token in _TOKENS.finditer(text):
        if token["key"]:
            objects[-1].setdefault(json.loads(token["key"]), []).append(token.start())
        elif token[0] == "{":
            objects.append({})
        elif token[0] == "}":
            places = objects.pop().get(refused.name, [])
            if len(places) > 1:
                return text.count("\n", 0, places[1])
        elif token[0] == refused.name:
            return text.count("\n", 0, token.start())
    return 0


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise _Refused(f"{shorten(twice)} stands twice in one object", twice)
    return made


def _no_number(name: str) -> Any:
    raise _Refused(f"{name} is no JSON, and no number", name)


def load_json(text: str, *, allow_nan: bool = True) -> Any:
    """Return the value of a JSON text. Of two values under one key neither can be meant; NaN and
    infinities are no JSON, but Python's tools write them into rows and records.

    Raises:
        ValueError: the text is not JSON, has one of these, or a number of too many digits.
        RecursionError: it is nested too deeply.
    """
    return (DECODER if allow_nan else _STRICT).decode(text)


DECODER = json.JSONDecoder(object_pairs_hook=_object)
_STRICT = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_number)


def json_lines(
    text: str, path: str | os.PathLike[str], raised: Raised
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the object on each line that is not blank, with the line's number from 1.

    Only "\\n" ends a line: `str.splitlines` would also cut at U+2028, which JSON strings may hold.

    Raises:
        raised: a line is not a JSON object.
    """
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            yield number, json_object(line, path, raised, line=number)


def json_object(
    text: str, path: str | os.PathLike[str], raised: Raised, *, line: int, expected: str = ""
) -> dict[str, Any]:
    """Return the JSON object that stands on one line of a file.

    Raises:
        raised: the line is something else.
    """
    wanted = expected or "one JSON object on each line"
    row = parse_json(text, path, raised, line=line, expected=wanted)
    if not isinstance(row, dict):
        raise raised(
            problem(
                f"{path}:{line}: not an object",
                expected='an object such as {"question": "…"}',
                seen=shorten(row),
            )
        )
    return row
