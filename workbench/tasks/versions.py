"""Versions: `transform_{gen,ppl}_vN.py` files with a diff beside each, never overwritten.

The files are what counts: they are listed afresh at each call, so what someone did with git or
an editor shows up. UltraEval's other spellings open too: `transform.py`, `transform_v0.py`,
`transform_gen.py`, `transform_gen_cot.py`, `transform_gen_v0_xxx.py`.
"""

from __future__ import annotations

import ast
import contextlib
import datetime
import difflib
import itertools
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from workbench.errors import NotFoundError, SettingError, StoreError, nearest, shorten
from workbench.io.conflicts import WAY_OUT, conflict_lines, told_marks
from workbench.io.files import MOST_WRITTEN, as_path, is_regular, read_utf8, system_errors
from workbench.io.given import require_method
from workbench.io.writing import replace_file
from workbench.tasks.paths import VERSION_FILE
from workbench.tasks.version_files import create_version, sweep_versions
from workbench.types import Method


@dataclass(frozen=True, slots=True)
class VersionInfo:
    """A transform in a file: `id` is `gen_v1`, `ppl_v0`, `gen_cot`, …; `parent` is an id or ''.

    Of a file that is none of the task's versions, which is not `saved`, `id` is its path, with at
    least one slash (see `find_version`).
    """

    id: str
    method: Method | None
    number: int | None
    path: str
    parent: str = ""
    note: str = ""
    date: str = ""
    diff_path: str = ""
    saved: bool = True


HEADER = re.compile(r"# (parent|note|date): (.*)")

MOST_CHANGED = 0.4
"""A text of which more than such a share is other lines tells nothing of where it began."""

_METHOD_NAMED = re.compile(r"(?:transform_)?(gen|ppl)(?![a-z])")

_WAY_OUT = (
    "Write it, or make a task of your rows that has it: "
    'Task.from_rows(rows, transform, method="{method}"), or `workbench new FILE --method {method}`.'
)

HEADER_CHARACTERS = 1 << 24
"""No more of a diff is read for what stands above it."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A version that was just saved, and the version that its diff starts from, if any."""

    version: VersionInfo
    parent: VersionInfo | None


def list_versions(folder: Path) -> tuple[VersionInfo, ...]:
    """Return the versions in `folder`: by method, then number, then name."""
    found = [
        _info(path) for path in folder.glob("transform*.py") if VERSION_FILE.fullmatch(path.name)
    ]
    found.sort(key=lambda v: (v.method or "", -1 if v.number is None else v.number, v.id))
    return tuple(found)


def _info(path: Path) -> VersionInfo:
    match = VERSION_FILE.fullmatch(path.name)
    assert match is not None
    method: Method | None = match["method"]  # type: ignore[assignment]
    diff = path.with_suffix(".diff")
    header = read_header(diff) if is_regular(diff) else {}
    parent = header.get("parent", "")
    return VersionInfo(
        id=version_id(path.name),
        method=method,
        number=None if match["number"] is None else int(match["number"]),
        path=str(path),
        parent=version_id(parent) if VERSION_FILE.fullmatch(parent) else parent,
        note=header.get("note", ""),
        date=header.get("date", ""),
        diff_path=str(diff) if header else "",
    )


def version_id(filename: str) -> str:
    """Return the id of a version's file: `transform_gen_v1.py` → `gen_v1`; plain `transform.py`
    is called `transform`."""
    stem = filename.removesuffix(".py")
    return stem.removeprefix("transform_") or stem


def read_header(diff: Path) -> dict[str, str]:
    """Return the parent, note and date that stand above a saved diff; {} if there are none, or it
    cannot be read. Bytes that are no UTF-8 stand in the lines changed, or are spelled."""
    header: dict[str, str] = {}
    try:
        with diff.open(encoding="utf-8", errors="backslashreplace") as file:
            text = file.read(HEADER_CHARACTERS)  # a file with holes may claim terabytes
    except OSError:  # unreadable: the version itself is what counts
        return header
    for line in text.split("\n"):
        match = HEADER.fullmatch(line)
        if not match:
            break
        key, value = match.groups()
        header[key] = f"{header[key]}\n{value}" if key in header else value
    return header


def find_version(
    folder: Path, version: str, method: Method | None = None, but: Collection[str] = ()
) -> VersionInfo:
    """Return the version called `version`: an id, `latest` (of `method`, and of ids that are not
    in `but`), or a file's path.

    A path is that of a version where it leads to its very file, however it is spelled. Any other
    file is a draft, whatever it is called and whatever is in it: its `id` is its path, from the
    folder that the folder of tasks is in, or in full.

    Raises:
        NotFoundError: there is none of that name; the message has the nearest.
        SettingError: `method` is none, or `version` is the name of a version's file and of another
            one in the current folder.
    """
    require_method(method)
    if not isinstance(version, str):
        expected = "an id such as gen_v1, a file's path, or latest"
        raise NotFoundError(f"{folder}: no version", expected=expected, seen=shorten(version))
    versions = list_versions(folder)
    if version == "latest":
        fitting = [v for v in versions if method is None or v.method in (method, None)]
        fitting = [v for v in fitting if v.id not in but]
        if not fitting:
            raise NotFoundError(
                f"{folder}: no {method or ''} version".replace("  ", " "),
                expected=f"a file such as transform_{method or 'gen'}_v0.py",
                seen=", ".join(v.id for v in versions) or "none",
                fix=_WAY_OUT.format(method=method) if method and versions else "",
            )
        return max(fitting, key=_newness)
    path = Path(version)
    is_file = path.suffix == ".py" and as_path(path, NotFoundError).is_file()
    own = next((info for info in versions if is_file and _is_one(path, info)), None)
    if own is not None:
        return own
    for info in versions:
        if version == info.id:
            return info
        if version == Path(info.path).name:
            if is_file:
                raise SettingError(
                    f"{version}: two files are called so",
                    expected=f"{info.id}, the task's version, or ./{version}, the file here",
                )
            return info
    if is_file:
        named = VERSION_FILE.fullmatch(path.name)
        return VersionInfo(
            _place(path, folder),
            cast(Method, named["method"]) if named else None,
            None,
            str(path),
            saved=False,
        )
    raise NotFoundError(
        f"{folder}: no version {version!r}",
        fix=nearest(version, [v.id for v in versions] + ["latest"]),
    )


def _is_one(path: Path, info: VersionInfo) -> bool:
    try:
        return path.samefile(info.path)
    except OSError:  # deleted meanwhile
        return False


def _place(path: Path, folder: Path) -> str:
    """Return where a file lies that is none of the versions in `folder`: below the folder that the
    folder of tasks is in, or in full. No version's name has a slash."""
    full, root = path.parent.resolve() / path.name, folder.resolve().parent.parent
    if not full.is_relative_to(root):
        return full.as_posix()
    below = full.relative_to(root).as_posix()
    return below if "/" in below else f"./{below}"


def require_saved(folder: Path, version: str, source: str) -> VersionInfo:
    """Return the version in `folder` that has that id and that text.

    Raises:
        SettingError: there is none: it is a draft, or a file that is none of the versions.
    """
    info = next((each for each in list_versions(folder) if each.id == version), None)
    if info is None or read_source(info.path) != source:
        raise SettingError(
            f"{version}: not a saved version of {folder.name}",
            fix="Save it first: workbench save TASK FILE.",
        )
    return info


def _newness(info: VersionInfo) -> tuple[bool, int, str]:
    return (info.method is not None, -1 if info.number is None else info.number, info.id)


def newest_from(
    first: VersionInfo, versions: Iterable[VersionInfo], but: Collection[str] = ()
) -> VersionInfo:
    """Return the newest of `versions`, oldest first, that was made from `first` in any number of
    steps, or `first` itself; none of the ids in `but`, though others may be made from these."""
    line = {first.id: first}
    for info in versions:
        if info.parent in line:
            line[info.id] = info
    return max((v for v in line.values() if v is first or v.id not in but), key=_newness)


def method_told(folder: Path, source: str, filename: str = "") -> Method | None:
    """Return the method that a text is certainly of: by the name of its file, `ppl_short.py`, or as
    it is far nearer to one of that method's versions than to any other's; else None."""
    named = _METHOD_NAMED.match(Path(filename).name)
    if named:
        return cast(Method, named[1])
    far: dict[Method, float] = {}
    for info in list_versions(folder):
        if info.method is not None:
            with contextlib.suppress(StoreError):
                away = 1 - _likeness(read_source(info.path), source)
                far[info.method] = min(away, far.get(info.method, 1.0))
    if len(far) < 2:
        return None
    one, other = sorted(far, key=far.__getitem__)
    is_far_nearer = far[one] < far[other] and far[one] <= min(far[other] / 2, MOST_CHANGED)
    return one if is_far_nearer else None


def _likeness(old: str, new: str) -> float:
    lines = [[line.strip() for line in text.split("\n")] for text in (old, new)]
    return difflib.SequenceMatcher(None, *lines, autojunk=False).ratio()


def read_source(path: Path | str) -> str:
    """Return a version's text, line ends as they are in the file.

    Raises:
        StoreError: the file cannot be read, or is not UTF-8.
    """
    return read_utf8(path, StoreError, keep_bom=True, most=MOST_WRITTEN)


def save_version(
    folder: Path,
    source: str,
    method: Method,
    *,
    parent: str = "",
    note: str = "",
    announce: Callable[[str], object] = lambda _: None,
) -> Saved:
    """Save `source` as the next version of `method`, with its diff, and return what was saved.

    `parent` is a version's id; "" takes the newest version of the method whose text differs, and
    the first version of a method has none. The number is one above the highest that exists. Two
    processes that save at once get two numbers: a file is linked to its name whole, which fails if
    that exists. The diff is there first, so that no version is ever without it; one of a save that
    was killed before its version was there is swept by the next. `announce` is given the id just
    before the version is there.

    Raises:
        NotFoundError: there is no version `parent`.
        SettingError: the text or the note cannot be written as UTF-8, or there is no text.
        StoreError: the folder cannot be written, or a merge left its marks in the parent.
    """
    content = _utf8(source, "the version")
    _require_source(source)
    _utf8(note, "the note")
    parent_info = _parent(folder, source, method, parent)
    old = read_source(parent_info.path) if parent_info else ""
    numbered = f"transform_{method}_v" if not _uses_bare_names(folder) else "transform_v"
    with system_errors(StoreError, f"{folder}: the version cannot be written"):
        sweep_versions(folder)
        named = [v for v in list_versions(folder) if Path(v.path).name.startswith(numbered)]
        number = 1 + max((v.number for v in named if v.number is not None), default=-1)
        while True:
            target = folder / f"{numbered}{number}.py"
            diff = ""
            if parent_info is not None:
                name = Path(parent_info.path).name
                diff = header(name, note) + unified_diff(old, source, name, target.name)
            announce(version_id(target.name))
            if create_version(target, content, diff.encode("utf-8")):
                break
            number += 1
    return Saved(_info(target), parent_info)


def _utf8(text: str, what: str) -> bytes:
    """Return a text as it is written.

    Raises:
        SettingError: it is none, or has half a character, as an argument in another encoding does,
            or is too long.
    """
    if not isinstance(text, str):
        raise SettingError(what, expected="a text", seen=shorten(text))
    try:
        written = text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise SettingError(
            f"{what}: not a text",
            expected="UTF-8",
            seen=ascii(text[error.start]),
            fix="Type it anew.",
        ) from error
    if len(written) > MOST_WRITTEN:  # it could not be read again
        most = f"at most {MOST_WRITTEN:,} bytes"
        raise SettingError(f"{what}: too long", expected=most, seen=f"{len(written):,}")
    return written


def _require_source(source: str) -> None:
    """Refuse what Python cannot read as a text of its own. A syntax error is no reason: a version
    is what somebody wrote.

    Raises:
        SettingError: nothing is written, or a NUL.
    """
    if not source.strip() or "\0" in source:
        raise SettingError(
            "the version",
            expected="the text of a transform",
            seen="a NUL in it" if source.strip() else "an empty text",
        )


def _uses_bare_names(folder: Path) -> bool:
    """Say whether the folder's versions are called `transform_vN.py`, without a method."""
    versions = [v for v in list_versions(folder) if v.number is not None]
    return bool(versions) and all(v.method is None for v in versions)


def _parent(folder: Path, source: str, method: Method, parent: str) -> VersionInfo | None:
    if parent:
        info = find_version(folder, parent, method)
        return _settled(require_saved(folder, info.id, read_source(info.path)))
    own = [v for v in list_versions(folder) if v.method in (method, None)]
    for info in sorted(own, key=_newness, reverse=True):
        if read_source(info.path) != source:
            return _settled(info)
    return None


def _settled(parent: VersionInfo) -> VersionInfo:
    """Return a version whose text is one that somebody wrote.

    Raises:
        StoreError: a merge left its marks in it. A diff from that text would be of no version.
    """
    text = read_source(parent.path)
    if not (marks := conflict_lines(text)):
        return parent
    if told := edited_since_saved(parent):
        raise StoreError(told, fix="Or name another version that this is made from.")
    # A prompt about merges is Python.
    with contextlib.suppress(SyntaxError, ValueError, RecursionError, MemoryError):
        ast.parse(text)
        return parent
    raise StoreError(f"{parent.path}: {told_marks(marks)}", fix=WAY_OUT)


def header(parent: str, note: str) -> str:
    """Return the lines above a diff that `patch` skips: parent, note (one line each), date."""
    date = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    return "\n".join([f"# parent: {parent}", *_note_lines(note), f"# date: {date}"]) + "\n"


def change_note(version: VersionInfo, note: str) -> VersionInfo:
    """Write another note above a version's diff, and return the version with it. The version
    itself, its parent and its date stay as they are.

    Raises:
        SettingError: the note cannot be written as UTF-8.
        StoreError: there is no diff beside it (a first version has none), or no writing it.
    """
    if not version.diff_path:
        raise StoreError(
            f"{version.id}: nowhere to keep a note",
            expected="a diff beside the version",
            fix="Only a version with a parent has one.",
        )
    _utf8(note, "the note")
    path = Path(version.diff_path)
    with system_errors(StoreError, f"{path}: the note cannot be written"):
        first, *others = path.read_bytes().decode("utf-8").split("\n")
        was_note = re.compile("# note: ").match
        kept = [first, *_note_lines(note), *itertools.dropwhile(was_note, others)]
        replace_file(path, "\n".join(kept).encode("utf-8"))
    return _info(Path(version.path))


def _note_lines(note: str) -> list[str]:
    return [f"# note: {line}" for line in note.splitlines() if line.strip()]


def unified_diff(old: str, new: str, old_name: str, new_name: str) -> str:
    """Return a unified diff that `patch` turns `old` into `new` with, byte for byte.

    Lines end at "\\n" alone (`patch` knows no other end), and a last line without one gets the
    marker that difflib leaves out.
    """
    lines: list[str] = []
    for line in difflib.unified_diff(_lines(old), _lines(new), old_name, new_name):
        lines.append(line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n")
    return "".join(lines)


def edited_since_saved(version: VersionInfo) -> str:
    """Return what is to be said, with a way out that was tried, of a saved version that its diff
    does not make of its parent any more: a merge left its marks in one of the files, git changed
    line ends, or one of them was edited; "" of any other."""
    file = Path(version.path)
    diff = file.with_suffix(".diff")
    try:
        if not version.saved or not is_regular(diff):
            return ""
        new, changes = read_source(file), read_source(diff)
        parent = read_header(diff).get("parent", "")
        is_named = VERSION_FILE.fullmatch(parent) is not None
        old = read_source(file.with_name(parent)) if is_named else ""
    except StoreError:
        return ""
    made = _patched(_lines(old), _lines(changes)) if is_named else None
    is_same = made == new
    marks = {file.name: [] if is_same else conflict_lines(new), diff.name: conflict_lines(changes)}
    if any(marks.values()):  # a diff's own lines begin with other signs
        return _in_conflict(version, file.name, diff.name, marks, is_same=is_same)
    if not is_named or is_same:
        return ""
    if _same_but_for_ends(old, changes, new):
        texts = {parent: old, file.name: new, diff.name: changes}
        windows = " and ".join(name for name, text in texts.items() if "\r\n" in text)
        return (
            f"{version.id}: nothing but line ends was changed since it was saved: those of "
            f"{windows} are of Windows (\\r\\n), as git may write them there. Save the files with "
            "\\n alone, and have git keep that: *.py text eol=lf, and *.diff, in .gitattributes"
        )
    edited = f"{version.id}: {diff.name} on {parent} does not give {file.name} any more: "
    keep = "Save what it is now as the next version"
    if made is None:
        return (
            f"{edited}it is not of that text, so {parent} or the diff was edited since it was "
            f"saved. {keep}, and take these files as they were from git"
        )
    return (
        f"{edited}one of the two was edited since it was saved. {keep}; if it is {file.name} that "
        f"was edited, `patch -o {file.name} {parent} {diff.name}` puts it back"
    )


def _in_conflict(
    version: VersionInfo, file: str, diff: str, marks: Mapping[str, Sequence[int]], *, is_same: bool
) -> str:
    """Say what a merge left in a version or its diff. `is_same`: the diff makes just that text."""
    told = "; ".join(f"{name}: {told_marks(lines)}" for name, lines in marks.items() if lines)
    found = f"{version.id}: {told}. In the task's folder, while the merge is open: "
    if is_same:
        return f"{found}`git checkout --ours {diff}`, for both sides saved the same text"
    one_side = f"`git checkout --ours {file} {diff}`"
    if not marks[file]:  # settled by hand, which one side of the merge would take the place of
        return (
            f"{found}save what {file} is now as the next version, `workbench save . {file}`, and "
            f"then keep one side of both files, {one_side}"
        )
    return (
        f"{found}keep one side of both files, and save the other as the next version: "
        f"`git show :3:./{file} > theirs.py`, then {one_side}, and `workbench save . theirs.py` "
        "(:2: and --theirs for the other way round)"
    )


def _same_but_for_ends(old: str, changes: str, new: str) -> bool:
    old, changes, new = (text.replace("\r\n", "\n") for text in (old, changes, new))
    return _patched(_lines(old), _lines(changes)) == new


_HUNK = re.compile(r"@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@")


def _patched(old: list[str], diff: list[str]) -> str | None:
    """Return what a diff makes of the lines of a text, as `patch` does; None where it is of
    another text, or no whole diff."""
    made: list[str] = []
    place = old_left = new_left = 0
    sign = ""
    for line in diff:
        if line.startswith("\\"):  # no newline at the end
            if sign == "+":
                made[-1] = made[-1].removesuffix("\n")
            continue
        hunk = _HUNK.match(line)
        if not (old_left or new_left):
            if hunk:
                start = int(hunk[1]) - (hunk[2] != "0")
                made, place = made + old[place:start], start
                old_left, new_left = (int(hunk[n] or 1) for n in (2, 3))
            continue
        sign, text = line[:1], line[1:]
        if sign not in {"+", "-", " ", "\n"}:  # an editor may cut the space of an empty line
            return None
        if sign != "+":
            if place >= len(old) or old[place].removesuffix("\n") != text.removesuffix("\n"):
                return None
            text = old[place]
            place, old_left = place + 1, old_left - 1
        if sign != "-":
            made.append(text)
            new_left -= 1
    if old_left or new_left:
        return None
    return "".join(made + old[place:])


def _lines(text: str) -> list[str]:
    return re.findall(r"[^\n]*\n|[^\n]+", text)
