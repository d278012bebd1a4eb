"""A rule on what an author wrote for himself and left in a prompt: notes, comments, a merge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.texts.for_colleagues import is_for_colleagues
from workbench.lint.rules.texts.left_by_tools import left_over
from workbench.lint.subject import Subject, golds_of, stands_in
from workbench.messages import say

_MARKS = compiled(
    r"\b(?:TODO|FIXME|(?<!-)XXX+(?!-)|TBD|HACK|WIP|TKTK|DEBUG)\b(?!\s*[=(\[])"
    r"|<!--.{0,80}?(?:-->|$)|\{#.{1,80}?#\}|^[ \t]*(?:<{7}|>{7}|={7})(?: \S+)?$"
    r"|(?<![\w/:])/\*.{1,80}?\*/|\bN\.?B\.?:? (?:to (?:self|me)|check|change|fix)"
    r"|(?i:\bnotes? to (?:self|myself|me|us|the team|the reviewers?)\b)"
    r"|待办(?!事项|清单|列表|任务)|待改|待定稿|待确认|待修改|暂时这样|回头(?:再|改)|记得(?:改|删|换)|(?:以后|稍后)再?(?:改|删|换)"
    r"|(?:旧|新|原)(?:的|版)?(?:提示词?|模板|版本)[:：]?|待(?:删除?|补充说明|优化|测试)(?=$|[\s，。）)])"
    r"|(?:临时|测试)(?:用|版)(?:提示词?|模板)?(?=$|[\s，。）)：:])|(?:以后|之后|稍后)删",
    re.MULTILINE,
)
_IN_BRACKETS = exactly(r"[(\[](?:TODO|FIXME|TBD)\b[^()\[\]\n]{0,60}[)\]](?!\()")
_OF_CODE = exactly(
    r"```|^\s*(?:def|import|from|#include|public|function|const|let)\b|[;{]\s*$", re.MULTILINE
)
_FORM_SHOWN = compiled(
    r"格式|形式|如下|形如|例如|\b(?:formats?|forms?|like|as follows|template|layout)\b[^.]*\Z", re.I
)
"""What stands before a form that is shown, with XXX in the place of something else."""

_LEVELS = exactly(r"\b(?:INFO|WARN(?:ING)?|ERROR|FATAL|TRACE|CRITICAL)\b")
_BEFORE = 60
_BETWEEN_SLASHES = exactly(r"/\*.*?\*/", re.DOTALL)
_PHRASES = (
    r"(?:check|fix|change|remove|delete|improve|rewrite|rephrase|replace|update|adjust|shorten"
    r"|reword|revise"
    r"|simplify|translate|test|try|clean up|double.?check|verify|confirm|decide|discuss|tune"
    r"|review|move|drop"
    r"|revisit|finish|tweak|undo|restore|rename|sort out|look at|ask)\b"
)
_COMMENT = compiled(
    r"(?:^|(?<=\s))(?P<mark>#+|//|;;|--|%%?)[ ]?(?P<said>[^\n]{2,80})$"
    r"|(?P<open>[(\[【（*])(?P<inside>[^()\[\]\n]{4,60})[)\]】）*]",
    re.MULTILINE,
)
_OF_NOTES = compiled(
    rf"^(?:(?:please |still |we |should |need to |must |let'?s |also |maybe |perhaps |then"
    rf" )*{_PHRASES}"
    r"(?=.*\b(?:this|that|later|again|prompt|template|wording|cue|instruction|format|labels?"
    r"|with \w+"
    r"|before|after|if|whether|why|me|it|them|release|run|paper|version|line|shots?|examples?"
    r" (?:below|above)"
    r"|\w+ing)\b)"
    r"|(?:the )?(?:old|new|previous|alternative|original|other|second|first|third|current|better"
    r"|shorter|longer"
    r"|temporary|temp|draft|test|backup|copy of (?:the )?)[ -]?(?:prompt|version|wording"
    r"|template|cue|instruction"
    r"|draft|format|variant|try)\b"
    r"|(?:prompt |template )?v(?:ersion)? ?\d+(?:\.\d+)?(?:[:,]| \(| from| of| -)"
    r"|(?:not|un)[ -]?(?:sure|tested|finished|used|clear (?:if|why))\b|does(?:n't| not)? (?:this"
    r" )?work"
    r"|(?:this|it) (?:is|was|works|seems|does|may|might|needs|should be)\b.*\b(?:better|worse"
    r"|changed|wrong|work"
    r"|works|tested|removed|fixed|bad|ok|temporary|old|enough|best|helps?)\b"
    r"|(?:copied|taken|pasted|adapted|borrowed|same as|as in|cf\.?|see|from) (?:from |in"
    r" )?(?:the )?"
    r"(?:above|before|old|other|paper|repo|github|lm-eval|stack ?overflow|wiki|slack|notebook"
    r"|harness|previous"
    r"|appendix|original)\b"
    r"|(?:for (?:now|testing|debugging)|temporar(?:y|ily)|do not (?:use|commit|merge|touch)"
    r"|don'?t (?:use|commit"
    r"|touch)|deprecated|unused|no longer used|work in progress|placeholder|commented out"
    r"|debug\w*|draft|delete me"
    r"|remove me|fix me|to ?do|question for \w+|ask \w+|cc @?\w+|@\w+[:,]? (?:please|can you"
    r"|check))\b)",
    re.IGNORECASE,
)
_LINE = exactly(
    r"^(?:note|nb|remark|comment|reminder|memo|author'?s note|dev note|internal)\b ?[:：-]?"
    r" ?(?P<said>[^\n]{3,80})$",
    re.IGNORECASE | re.MULTILINE,
)
_SIGNS = ("#", "//", "(", "[", "/*", "<!", "--", "%", ";;", "{#", "【", "（", "*")


def notes_left(subject: Subject) -> Iterator[Hit]:
    """A note that the author wrote for himself is left in the prompt: `TODO`, `FIXME`, `# old
    prompt`, `(check this again)`, a comment of HTML, the marks of a merge."""
    yield from left_over(subject, "note")
    description = subject.settings.description
    found = _note_in(description)
    if found:
        yield _hit(subject, found, None)
    yield from _in_rows(subject)
    literals = [one.text for one in subject.code.literals if one.of_input]
    in_code = _comments_on_rows(subject)
    notes = {note for text in literals if (note := _note_in(text, in_code=in_code))}
    golds = {gold.strip() for _, _, one in subject.examples for gold in golds_of(one)}
    # `TODO or NOTE` may be what a comment is to be called.
    notes = {note for note in notes if not any(gold and _names(gold, note) for gold in golds)}
    # A program that the row does not have may say anything behind its `#`.
    for item in subject.rendered if notes else ():
        text = item.example.input
        note = next((n for n in notes if n in text and not stands_in(item.doc.data, n)), "")
        if note:
            yield _hit(subject, note, item.doc.id)


def _in_rows(subject: Subject) -> Iterator[Hit]:
    """Yield hints on the docs of which a text of the row has a note in brackets, `(TODO check)`,
    where their answers have none, and no program is asked about."""
    if not subject.may_say("todo", "fixme", "tbd") or not subject.has_sign("(["):
        return
    for item in subject.rendered:
        text = item.example.input
        match = _IN_BRACKETS.search(text) if "(" in text or "[" in text else None
        if match is None or not stands_in(item.doc.data, match[0]) or _OF_CODE.search(text):
            continue
        if match[0] not in item.example.output:
            yield replace(_hit(subject, match[0], item.doc.id), severity="hint")


def _names(gold: str, note: str) -> bool:
    """Say whether a note is what a doc is to be answered with: its mark is one, or where it has no
    mark of its own, any word of it."""
    match = _MARKS.match(note)
    return _is_in(gold, note if match is None else match[0])


def _is_in(word: str, note: str) -> bool:
    """Say whether a note has a word, and not within another one."""
    if word not in note or not word.isascii():
        return word in note
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", note) is not None


def _comments_on_rows(subject: Subject) -> bool:
    """Say whether comments between slashes tell what is asked: a text of the row stands in one, or
    the answers are statements."""
    ends = {item.example.output.rstrip()[-1:] for item in subject.rendered}
    if ends and ends <= {";", "}"}:
        return True
    found = 0
    for item in subject.rendered if "/*" in subject.code.template else ():
        inside = " ".join(_BETWEEN_SLASHES.findall(item.example.input))
        values = (v.strip() for v in item.doc.data.values() if isinstance(v, str))
        found += any(len(value) > 1 and value in inside for value in values)
    return found > 0 and 2 * found >= len(subject.rendered)


def _note_in(text: str, *, in_code: bool = False) -> str:
    """Return the first note in a text of the template, "" if there is none; a comment between
    slashes is part of a prompt that is code."""
    every = _MARKS.finditer(text)
    match = next(
        (m for m in every if not ((in_code and m[0].startswith("/*")) or _is_place(m))), None
    )
    if match:
        line = text[match.start() :].split("\n", 1)[0]
        return line.strip()
    if not any(sign in text for sign in _SIGNS) and not _LINE.search(text):
        return ""
    for match in _comments_in(text):
        said = (match["said"] or match["inside"] or "").strip()
        if said and not said.endswith((":", "：")) and _OF_NOTES.match(said):
            return match[0].strip()
        if match["inside"] and is_for_colleagues(said):
            return match[0].strip()
    for match in _LINE.finditer(text):
        if _OF_NOTES.match(match["said"].strip()):
            return match[0].strip()
    return ""


def _comments_in(text: str) -> Iterator[re.Match[str]]:
    """Yield what may be comments: a line may have one behind a mark of its own, `after ####. # old
    prompt`."""
    at = 0
    while match := _COMMENT.search(text, at):
        yield match
        at = match.end("mark") if match["mark"] else match.end()


def _is_place(match: re.Match[str]) -> bool:
    """Say whether XXX stands for something else in a form that is shown, or a word is a level of a
    log among others."""
    if match[0] == "DEBUG":
        return _LEVELS.search(match.string) is not None
    before = match.string[max(0, match.start() - _BEFORE) : match.start()]
    return set(match[0]) == {"X"} and _FORM_SHOWN.search(before) is not None


def _hit(subject: Subject, note: str, doc_id: int | None) -> Hit:
    return Hit(
        say("a note to oneself is left in the prompt: {note}", note=shorten(note, 50)),
        say("Take it out; a comment of the code has its # outside the quotes."),
        doc_id,
        subject.code.line_with(note) or subject.code.line_of_input,
        about=note,
    )


RULES = (
    Rule(
        "text/note-left",
        "warning",
        notes_left,
        "The model reads it as part of the task, and may follow it or go on with it.",
    ),
)
