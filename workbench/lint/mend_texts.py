"""Mends of what the source itself writes into a prompt: characters, escapes, entities, braces.

Each edits literals alone, and no field's name. What the rows bring along is not in the source.
"""

from __future__ import annotations

import ast
import builtins
import html
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping

from workbench.io.han import exactly
from workbench.lint.finding import Finding
from workbench.lint.pieces import Edit, Mend, ParsedSource, SourcePiece
from workbench.lint.rules.signs.characters import take_out
from workbench.lint.source import names_in
from workbench.lint.subject import Subject
from workbench.messages import Message

_SLOT = exactly(r"\{([^{}\n]+)\}")
_NEWLINES_AT_END = exactly(r"(?:\\n|\n)+\Z")
_NEWLINES_FIRST = exactly(r"(?:\\n|\n)+")
_UNSAFE = frozenset("\\{}'\"\n")
"""What a literal cannot have in it as it is."""


def said(text: str) -> Mapping[str, object]:
    """Return the values that a message was made of."""
    return text.values if isinstance(text, Message) else {}


def _own(script: ParsedSource, subject: Subject) -> Iterator[SourcePiece]:
    """Yield the texts of the source that are no field's name."""
    names = {(name,) for name in subject.fields}
    return (piece for piece in script.pieces() if piece.texts not in names)


def _changed(script: ParsedSource, subject: Subject, change: Callable[[str], str]) -> list[Edit]:
    """Return the edits that change the source's texts, as they are written."""
    pairs = ((piece, script.raw(piece)) for piece in _own(script, subject))
    return [(p.inner, p.inner_end, change(raw)) for p, raw in pairs if change(raw) != raw]


def _placeholder(script: ParsedSource, subject: Subject, finding: Finding) -> list[Edit]:
    found, name = said(finding.message).get("found"), said(finding.fix).get("name")
    row = next(iter(script.code.parameters), "")
    if found and name is None:
        return _formatted(script, str(found))
    if not found or not row or not str(name).replace("_", "a").isalnum():
        return []
    edits: list[Edit] = []
    for piece in script.pieces():
        raw = script.raw(piece)
        written = str(found)
        if piece.is_formatted:
            written = written.replace("{", "{{").replace("}", "}}")
        if written not in raw:
            continue
        is_other = not piece.is_formatted and re.search("[{}]", raw.replace(written, ""))
        if not script.is_one(piece) or is_other:
            continue  # several texts side by side; braces of another meaning
        other = "'" if script.text[piece.inner - 1] == '"' else '"'
        value = f"{{{row}[{other}{name}{other}]}}"
        edits.append((piece.inner, piece.inner_end, raw.replace(written, value)))
        if not piece.is_formatted:
            edits.append((piece.start, piece.start, "f"))
    return edits


def _formatted(script: ParsedSource, found: str) -> list[Edit]:
    """Write the forgotten `f` before the texts with some code in braces, where all of their braces
    have code in them that Python can run there."""
    known = script.code.local_names | set(dir(builtins))
    edits: list[Edit] = []
    for piece in script.pieces():
        raw = script.raw(piece)
        if found not in raw or piece.is_formatted or not script.is_one(piece):
            continue
        if set("{}") & set(_SLOT.sub("", raw)) or script.prefix(piece) not in ("", "r"):
            continue
        if all(_is_known(match[1], known) for match in _SLOT.finditer(raw)):
            edits.append((piece.start, piece.start, "f"))
    return edits


def _is_known(code: str, known: frozenset[str] | set[str]) -> bool:
    try:
        tree = ast.parse(f'f"""{{{code}}}"""', mode="eval")
    except (SyntaxError, ValueError):
        return False
    names = names_in(tree)
    return bool(names) and names <= known


def _invisible(script: ParsedSource, _subject: Subject, finding: Finding) -> list[Edit]:
    code = said(finding.message).get("code")
    mark = chr(code) if isinstance(code, int) else ""
    if not mark:
        return []
    put = take_out(mark).replace("\n", "\\n")
    return [
        (match.start(), match.end(), put) for match in re.finditer(re.escape(mark), script.text)
    ]


def _look_alike(script: ParsedSource, subject: Subject, finding: Finding) -> list[Edit]:
    values = said(finding.message)
    code, plain = values.get("code"), str(values.get("plain") or "")
    if not isinstance(code, int) or not plain or _UNSAFE & set(plain):
        return []
    return _changed(script, subject, lambda raw: raw.replace(chr(code), plain))


def _not_composed(script: ParsedSource, subject: Subject, _: Finding) -> list[Edit]:
    return _changed(script, subject, lambda raw: unicodedata.normalize("NFC", raw))


def _escaped(script: ParsedSource, subject: Subject, finding: Finding) -> list[Edit]:
    """Take one of two backslashes before an n or a t, or the `r` of a text that needs none."""
    found = said(finding.message).get("found")
    if found not in ("\\n", "\\t"):
        return []
    edits: list[Edit] = []
    for piece in _own(script, subject):
        raw, prefix = script.raw(piece), script.prefix(piece)
        if "r" not in prefix:
            changed = re.sub(rf"(?<!\\)\\(?=\\{found[1]})", "", raw)
            edits += [(piece.inner, piece.inner_end, changed)] if changed != raw else []
        elif found in raw and script.is_one(piece) and "\\" not in re.sub(r"\\[nt]", "", raw):
            end = piece.start + len(prefix)
            edits.append((piece.start, end, prefix.replace("r", "")))
    return edits


def _entity(script: ParsedSource, subject: Subject, finding: Finding) -> list[Edit]:
    found = str(said(finding.message).get("found") or "")
    meant = html.unescape(found).replace("\u00a0", " ")
    if not found.startswith("&") or meant == found or _UNSAFE & set(meant):
        return []
    return _changed(script, subject, lambda raw: raw.replace(found, meant))


def _dollar(script: ParsedSource, subject: Subject, finding: Finding) -> list[Edit]:
    """Take out the one `$` of the source that stands before braces."""
    if not str(said(finding.message).get("found") or "").lstrip("'\"").startswith("$"):
        return []
    shells = [p for p in _own(script, subject) if p.is_formatted and "${" in script.raw(p)]
    if len(shells) != 1 or script.raw(shells[0]).count("${") != 1:
        return []
    return _changed(script, subject, lambda raw: raw.replace("${", "{") if "${" in raw else raw)


def _colons(script: ParsedSource, subject: Subject, finding: Finding) -> list[Edit]:
    """Write the cue's colon as most cues of the source have theirs, a wide one in Chinese text."""
    values = said(finding.message)
    narrow, wide = str(values.get("narrow") or ""), str(values.get("wide") or "")
    if not narrow or not wide:
        return []
    texts = "".join(text for piece in _own(script, subject) for text in piece.texts)
    is_wide = texts.count("：") > texts.count(":")
    was, now = (narrow, narrow[:-1] + "：") if is_wide else (wide, wide[:-1] + ":")
    return _changed(script, subject, lambda raw: raw.replace(was, now))


def _one_cue(script: ParsedSource, subject: Subject, finding: Finding) -> list[Edit]:
    """Write a cue as it is written more often in the source, and as the first time where both are
    there as often."""
    values = said(finding.message)
    forms = [str(values.get(name) or "") for name in ("first", "second")]
    if not all(forms) or forms[0].strip() == forms[1].strip() or _UNSAFE & set("".join(forms)):
        return []
    begins = r"(?:(?<=\\[nt])|(?<![^\W\d_]))"  # the n of an escape is no letter
    whole = [re.compile(begins + re.escape(form)) for form in forms]
    raws = [script.raw(piece) for piece in _own(script, subject)]
    counts = [sum(len(pattern.findall(raw)) for raw in raws) for pattern in whole]
    if not all(counts):
        return []  # one of them is of a row, or of the description
    was, now = (0, 1) if counts[0] < counts[1] else (1, 0)
    return _changed(script, subject, lambda raw: whole[was].sub(lambda _: forms[now], raw))


def _newline_of_output(script: ParsedSource, *, at_end: bool) -> list[Edit]:
    """Cut the newlines off one end of every output; none where that is not in the source."""
    edits: list[Edit] = []
    for value in script.outputs():
        while isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add):
            value = value.right if at_end else value.left
        piece = script.piece(value)
        raw = script.raw(piece) if piece is not None and script.is_one(piece) else ""
        match = (_NEWLINES_AT_END.search if at_end else _NEWLINES_FIRST.match)(raw)
        if piece is None or match is None or "r" in script.prefix(piece):
            return []
        edits.append((piece.inner + match.start(), piece.inner + match.end(), ""))
    return edits


def _double_newline(script: ParsedSource, _subject: Subject, _finding: Finding) -> list[Edit]:
    return _newline_of_output(script, at_end=False)


def _separator(script: ParsedSource, _subject: Subject, finding: Finding) -> list[Edit]:
    is_twice = "doubles" in getattr(finding.message, "template", "")
    return _newline_of_output(script, at_end=True) if is_twice else []


TEXT_MENDS: Mapping[str, Mend] = {
    "text/placeholder": _placeholder,
    "text/invisible": _invisible,
    "text/look-alike": _look_alike,
    "text/not-composed": _not_composed,
    "text/escaped": _escaped,
    "text/markup": _entity,
    "text/stray-sign": _dollar,
    "text/colons": _colons,
    "text/cue-forms": _one_cue,
    "text/double-newline": _double_newline,
    "few-shot/separator": _separator,
}
