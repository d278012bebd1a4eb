"""Pieces of the code's own syntax in a prompt: a quote with a plus behind it, the `f` of an
f-string, a method that was to be called, `data['question']`; and a cue with two colons. The rule
`text/stray-sign` says so."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, stands_in
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 40
"""What a template does alike in all docs is seen in so many."""

_MOST_OF = 0.8
_FEWEST_DOCS = 3
_FEWEST_SIGNS = 3
_JOINED = exactly(
    r"(?P<quote>['\"])[ \t]*\+[ \t]*(?=\n|\Z)|(?:\A|\n)[ \t]*\+[ \t]*(?P<opens>['\"])(?=\S)"
    r"|(?P<called>['\"])\.(?:format|join|strip)\("
)
_ABOUT_PROGRAMS = exactly(
    r"^[ \t]*(?:def|class|import|from|return|for|if|while|print|var|let|const)\b.*[(:;=]"
    r"|;[ \t]*$|print\(",
    re.MULTILINE,
)
_BEFORE = exactly(r"(?<![A-Za-z0-9_])(?:[fF]|(?:[fF]|[rR][fF]?|[fF][rR]|[bBuU])['\"])\Z")
_JOINS_TO = exactly(r"[:：][ \t]*['\"]?[ \t]?\+[ \t]?['\"]?\Z")
_BEHIND = exactly(
    r"['\"]?\.(?:r?strip|lstrip|lower|upper|title|capitalize|format|replace|split|join)\("
    r"|\[:\d+\]|\[\d+:\]|['\"]?[ \t]+\+[ \t]*(?=\n|\Z)"
)
_SPEAKS = compiled(
    r"\b(?:python|javascript|java|code|program\w*|function|method|expression|string|regex|snippet)\b"
    r"|```|代码|程序|函数|表达式|字符串",
    re.IGNORECASE,
)
"""What a prompt says that is about code: there a value may have its syntax around it."""

_QUOTE_ENDS = exactly(r"'(?:,?[ \t]*(?=\n)|\Z)")
_DOUBLED = compiled(
    r"^(?P<cue>[^\W\d_](?:[^:：\n]{0,24}[^\W_])?(?:[:：]{2,}))(?:(?<=：)|[ \t]+(?=\S)|[ \t]*\Z)",
    re.MULTILINE,
)


def code_pieces(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a piece of the code's syntax in their input: in the template's own text,
    or right beside a value of the row; and those whose cues have two colons."""
    if not subject.rendered:
        return
    found = _in_literals(subject) or _of_the_row(subject)
    if found:
        yield _hit(subject, subject.rendered[0], found)
    speaks = _SPEAKS.search(subject.code.template) or _SPEAKS.search(subject.settings.description)
    beside: dict[str, list[tuple[Rendered, str]]] = defaultdict(list)
    shown: dict[str, int] = defaultdict(int)
    items = subject.some(_SEEN_DOCS)
    for item in items if speaks is None else ():
        for name, value in item.doc.data.items():
            bare = value.strip() if isinstance(value, str) else ""
            if len(bare) < _FEWEST_SIGNS or bare not in item.example.input:
                continue
            shown[name] += 1
            if piece := _beside(bare, item.example.input):
                beside[name].append((item, piece))
    for name, cases in beside.items():
        if len(cases) >= max(_FEWEST_DOCS, _MOST_OF * shown[name]):
            for item, piece in cases:
                if not stands_in(item.doc.data, piece):
                    yield _hit(subject, item, piece, name)
    yield from _two_colons(subject)


def _hit(subject: Subject, item: Rendered, found: str, name: str = "") -> Hit:
    return Hit(
        say("a sign of the source is in the text: {found}", found=shorten(found, 30)),
        say("Take it out of the literal: an f-string needs no more than braces."),
        item.doc.id,
        (subject.code.line_of_field(name) if name else subject.code.line_with(found))
        or subject.code.line_of_input,
        about=name,
    )


def _in_literals(subject: Subject) -> str:
    """Return a quote with a plus or a call beside it that the template writes into the first input,
    and that has no partner on its line; not where the input has programs in it."""
    item = subject.rendered[0]
    text = item.example.input
    for literal in subject.code.literals:
        may_be = "+" in literal.text or ".format(" in literal.text or ".join(" in literal.text
        for match in _JOINED.finditer(literal.text) if may_be and literal.of_input else ():
            quote = match["quote"] or match["opens"] or match["called"]
            start = literal.text.rfind("\n", 0, match.start(match.lastgroup or 0)) + 1
            line = literal.text[start:].split("\n", 1)[0]
            is_shown = line.strip() != "" and line.strip() in text
            if not is_shown or line.count(quote) % 2 == 0 or stands_in(item.doc.data, line.strip()):
                continue
            if not _ABOUT_PROGRAMS.search(literal.text):
                return line.strip()[-20:]
    return ""


def _of_the_row(subject: Subject) -> str:
    """Return what reads a field of the row in the code where it is a text of the template's that
    all inputs show, `data['question']`."""
    row = subject.code.parameters[0] if subject.code.parameters else ""
    template = subject.code.template
    if not row or f"{row}[" not in template:
        return ""
    for match in re.finditer(rf"(?<![{{\w]){re.escape(row)}\[(['\"])(\w+)\1\]", template):
        if match[2] in subject.fields:
            inputs = (item.example.input for item in subject.some(_SEEN_DOCS))
            if all(match[0] in text for text in inputs):
                return match[0]
    return ""


def _beside(value: str, text: str) -> str:
    """Return what stands beside a value in a text as it does in code, with some of the value."""
    at = text.find(value)
    end = at + len(value)
    before = text[max(0, at - 6) : at]
    if value[0].isalpha() and (match := _BEFORE.search(before)):
        return match[0] + value[:12]
    if value[0].isalpha() and (match := _JOINS_TO.search(before)):
        return match[0] + value[:12]
    is_quoted = before[-1:] in tuple("'\"`‘“")
    match = _BEHIND.match(text, end)
    if match and not is_quoted and any(map(str.isalpha, value)):
        return value[-12:] + match[0]
    start = text.rfind("\n", 0, at) + 1
    is_first = not is_quoted and not set("'`‘") & set(text[start:at] + value)
    match = _QUOTE_ENDS.match(text, end) if is_first else None
    # `James'` may be whose something is, `7'` how long.
    return value[-12:] + match[0] if match and value[-1] not in "sSxz0123456789" else ""


def _two_colons(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose cues have two colons where one comes of a list of the code's."""
    if not subject.has_sign(":："):
        return
    items = subject.some(_SEEN_DOCS)
    found: list[tuple[Rendered, str]] = []
    for place, item in enumerate(items):
        text = item.example.input
        may_be = any(map(text.__contains__, ("::", "：：", ":：", "：:")))
        for match in _DOUBLED.finditer(text) if may_be else ():
            cue = match["cue"]
            if cue not in subject.code.template and not stands_in(item.doc.data, cue):
                found.append((item, cue))
                break
        if len(found) <= place:
            return
    if len({cue for _, cue in found}) == 1:
        yield from (_hit(subject, item, cue) for item, cue in found)
