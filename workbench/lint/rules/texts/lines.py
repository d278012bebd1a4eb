"""Rules on lines that became one, and on programs that lost how far their lines are set in."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from workbench.errors import shorten
from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.texts.on_one_line import on_one_line
from workbench.lint.rules.texts.run_on import lines_run_on
from workbench.lint.rules.texts.squeezed import squeezed
from workbench.lint.rules.texts.tables import rows_behind_rows, rows_on_a_line
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import Message, say
from workbench.types import Rendered

_PROGRAM = exactly(r"[=(){};|]|^[ \t]|:$")
_UNSET = exactly(
    r"^[ \t]*(?:(?:async )?def \w+\(.*\).*|class \w+.*|for \w.* in .+|while .+|(?:el)?if .*[=<>(].*"
    r"|else|try):[ \t]*(?:#[^\n]*)?\n(?=[A-Za-z_@\"'#])(?![A-Z][\w ]*[:：])(?!#)(?!\"\"\")(?!def )",
    re.MULTILINE,
)
_NEWLINES = exactly(r"[ \t]*\n\s*")
_BESIDE = 20
_FEWEST_UNSET = 2
_ABOUT_FAULTS = compiled(
    r"error|\bbugs?\b|\bbuggy\b|\bfix|broken|repair|correct|valid|indent|fehler|erreur|corrig"
    r"|错误|修复|改正|缩进|修正",
    re.IGNORECASE,
)
_TABLE_RUNS_ON = exactly(r"^.*\w.*\|[ \t]*:?-{3,}:?[ \t]*\|.*\w.*$", re.MULTILINE)


def lost_lines(subject: Subject) -> Iterator[Hit]:
    """Lines became one: a program, a table or the template's own lines; or a program stands there
    without its indentation; or headings, items or rows of a table of a long text stand within a
    line. A hint where the lines are those of prose."""
    yield from lines_run_on(subject)
    yield from _of_values(subject)
    of_template = list(_of_template(subject))
    yield from of_template or list(squeezed(subject)) or on_one_line(subject)
    own: list[tuple[Rendered, str, str]] = []
    for item in subject.rendered:
        text = item.example.input
        match = _UNSET.search(text) if ":\n" in text or "#" in text else None
        around = shorten(text[match.start() : match.end() + 20].strip()) if match else ""
        name = _field_with(item.doc.data, match[0].strip("\n")) if match else ""
        if match and not name:
            yield _unset(subject, item, around)
            continue
        if name and _is_unset(item.doc.data[name]):
            own.append((item, name, around))
        match = _TABLE_RUNS_ON.search(text) if "---" in text else None
        found = match[0] if match else rows_on_a_line(item) or rows_behind_rows(item)
        if found:
            yield _hit(subject, item, say("the lines of a table are one: {text}",
                       text=shorten(found.strip(), 40)), "table")  # fmt: skip

    yield from _of_rows(subject, own)


def _unset(subject: Subject, item: Rendered, around: str, *, hint: bool = False) -> Hit:
    what = say("code has lost its indentation: {text}", text=around)
    return _hit(subject, item, what, "unset", hint=hint)


def _field_with(data: Mapping[str, Any], line: str) -> str:
    """Return the field in which the row itself has a block's head without a body set in, "" where
    none has."""
    return next(
        (
            name
            for name, value in data.items()
            if isinstance(value, str) and line in value and _UNSET.search(value)
        ),
        "",
    )


def _is_unset(program: str) -> bool:
    """Say whether a program is one but for the body of a block, which is not set in: no prose, and
    no code to complete, which ends with the block's head."""
    try:
        ast.parse(program)
    except IndentationError as error:
        return "expected an indented block" in error.msg
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        pass
    return False


def _of_rows(subject: Subject, own: Sequence[tuple[Rendered, str, str]]) -> Iterator[Hit]:
    """Yield the docs whose row has a program that lost its indentation, a hint where other rows
    keep theirs; not where faults of programs are what is asked about."""
    golds = (golds_of(item.example)[0] for item, *_ in own)
    told = (subject.settings.description, subject.code.template, *golds)
    if len(own) < _FEWEST_UNSET or any(map(_ABOUT_FAULTS.search, told)):
        return
    rows = (item.doc.data.get(own[0][1]) for item in subject.rendered)
    kept = any("\n " in str(value) or "\n\t" in str(value) for value in rows)
    for item, _, around in own:
        yield _unset(subject, item, around, hint=kept)


def _of_values(subject: Subject) -> Iterator[Hit]:
    found: dict[tuple[str, str], list[Rendered]] = defaultdict(list)
    docs: Counter[str] = Counter()
    programs: Counter[str] = Counter()
    for item in subject.rendered:
        text = item.example.input
        squeezed = ""
        for name, value in item.doc.data.items():
            if not isinstance(value, str) or "\n" not in value.strip() or is_of_answers(name):
                continue
            docs[name] += 1
            if value.strip() in text:
                continue
            squeezed = squeezed or "".join(text.split())
            if "".join(value.split()) not in squeezed:
                continue
            lines = [line for line in value.split("\n") if line.strip()]
            what = _what_is_lost(lines, text)
            if what:
                found[name, what].append(item)
                programs[name] += 2 * sum(bool(_PROGRAM.search(line)) for line in lines) > len(
                    lines
                )
    for (name, what), items in found.items():
        if 4 * len(items) < docs[name]:
            continue
        is_meant = what == "lines" and 2 * programs[name] < len(items)
        for item in items:
            yield _hit(
                subject,
                item,
                say("the lines of the row's {name} are one", name=name)
                if what == "lines"
                else say("the row's {name} has lost its indentation", name=name),
                name,
                hint=is_meant,
            )


def _what_is_lost(lines: Sequence[str], text: str) -> str:
    """Return what of lines a text has lost: that they are lines, or how far they are set in."""
    there = text.split("\n")
    stripped = [line.strip() for line in there]
    places = [stripped.index(line.strip()) if line.strip() in stripped else -1 for line in lines]
    if -1 in places:
        ends = [line.strip() in text for line in lines]
        return "lines" if all(ends) else ""
    own = {len(line) - len(line.lstrip()) for line in lines}
    shown = {len(there[place]) - len(there[place].lstrip()) for place in places}
    return "indentation" if len(own) > 1 and len(shown) == 1 else ""


def _of_template(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that have words of the template on one line, which its text parts by a
    newline."""
    pairs: set[tuple[str, str]] = set()
    for literal in subject.code.literals:
        if literal.of_input and "\n" in literal.text.rstrip():
            pairs.update(pairwise(_NEWLINES.split(literal.text.rstrip())))
    # Behind a text of the row, the line that follows tells alone.
    pairs = {(a[-_BESIDE:] if _is_fixed(a) else "", b[:_BESIDE]) for a, b in pairs if len(b) > 2}
    items = subject.rendered
    is_one = not any("\n" in item.example.input.strip() for item in items)
    joints = [
        _joint(a, b)
        for a, b in sorted(pairs)
        if _is_fixed(b) and (is_one or any(map(str.isalpha, b)))
    ]
    for text, on_one, on_two in joints if items else ():
        inputs = [item.example.input for item in items]
        if all(on_one.search(each) and not on_two.search(each) for each in inputs):
            message = say("the template's lines are one: {text}", text=shorten(text.strip(), 44))
            yield from (_hit(subject, item, message, "template") for item in items)
            return


def _joint(first: str, second: str) -> tuple[str, AnyPattern, AnyPattern]:
    """Return two pieces of a template as one line, and what finds them on one and on two."""
    before, behind = re.escape(first), re.escape(second)
    on_one = compiled((before or r"[^\s]") + "[ ]?" + behind)
    return f"{first} {second}", on_one, compiled(before + r"\s*\n\s*" + behind)


def _is_fixed(text: str) -> bool:
    return "{" not in text and "%(" not in text


def _hit(
    subject: Subject, item: Rendered, message: Message, about: str, *, hint: bool = False
) -> Hit:
    return Hit(
        message,
        say("Leave its white space as it is: no split() and join, no strip() of each line."),
        item.doc.id,
        subject.code.line_of_field(about) or subject.code.line_of_input,
        about=about,
        severity="hint" if hint else None,
    )


RULES = (
    Rule(
        "text/lost-lines",
        "warning",
        lost_lines,
        "A program without its lines is another one, and a cue stands at a line's beginning.",
    ),
)
