"""Marks between digits that are drawn as plain ones are: `08∶15` for `08:15`, `5⁄8`, `3‚5`. The
rule `text/look-alike` says so where the answers, or other rows, have the plain one."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.subject import Subject, golds_of

PLAIN = {
    **dict.fromkeys("∶︰﹕꞉ː：", ":"),
    **dict.fromkeys("⁄∕⧸／", "/"),
    **dict.fromkeys("‚﹐，", ","),
    **dict.fromkeys("․﹒．", "."),
    **dict.fromkeys("‐‑", "-"),
}
_WIDE = "：／，．"
"""Those that Chinese text has of right; they count where an answer has the plain one."""

_SIGNS = "".join(PLAIN)
_BETWEEN = exactly(rf"\d+(?:[{_SIGNS}]\d+)+")
_SHAPES = {
    ":": (
        exactly(r"(?<![\d∶])[0-2]?\d[∶︰﹕꞉ː][0-5]\d(?![\d∶])"),
        exactly(r"(?<![\d:])[0-2]?\d:[0-5]\d(?!\d)"),
    ),
    "/": (exactly(r"\d[⁄∕⧸]\d"), exactly(r"(?<![\d/])\d{1,2}/\d{1,2}(?![\d/])")),
    ",": (exactly(r"\d[‚﹐]\d"), exactly(r"\d,\d")),
    ".": (exactly(r"\d[․﹒]\d"), exactly(r"\d\.\d")),
}
"""By the plain mark: how it is written amiss, and how in other rows."""

_TABLE = str.maketrans(PLAIN)
_IS_MATTER = compiled(
    r"\b(?:ratios?|scale|format|convert|normali[sz]e\w*|half-?width|full-?width)\b|HH|比|全角|半角"
    r"|格式|转换|标点",
    re.IGNORECASE,
)
"""Where ratios are meant `∶` is their sign; and another form of a number may be asked for."""


def between_digits(subject: Subject) -> Iterator[tuple[int | None, str, str]]:
    """Yield the docs that have such a mark, by id, with the mark and the number it stands in."""
    if not subject.has_sign(_SIGNS):
        return
    if _IS_MATTER.search(subject.told):
        return
    known: dict[str, bool] = {}
    for doc_id, _, example in subject.examples:
        text = example.input
        for match in _BETWEEN.finditer(text) if not text.isascii() else ():
            written = match[0]
            mark = next(sign for sign in written if sign in PLAIN)
            plain = PLAIN[mark]
            is_answer = any(
                written.translate(_TABLE) in gold and gold not in text for gold in golds_of(example)
            )
            if not is_answer and mark not in _WIDE and plain in _SHAPES:
                amiss, right = _SHAPES[plain]
                if not amiss.search(written):
                    continue
                if plain not in known:
                    known[plain] = any(
                        right.search(part)
                        for _, _, one in subject.examples
                        for part in (one.input, *golds_of(one))
                    )
                is_answer = known[plain]
            if is_answer:
                yield doc_id, mark, written
                break
