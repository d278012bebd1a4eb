"""Rules on text that was meant to be filled in: placeholders, braces with code, templates of other
systems."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from workbench.errors import nearest, shorten
from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.repairs import Joint, edit_joints
from workbench.lint.rules.texts.left_by_tools import left_over
from workbench.lint.rules.texts.masks import gap_at_end
from workbench.lint.rules.texts.name_left import names_left
from workbench.lint.rules.texts.own_names import names_in_other_letters
from workbench.lint.rules.texts.row_values import header_rows
from workbench.lint.rules.texts.unread_names import names_for_values
from workbench.lint.source import names_in
from workbench.lint.subject import Subject, golds_of, stands_in
from workbench.lint.told import on_own_text, own_text
from workbench.messages import Message, say

_NAME = exactly(r"(?<![A-Za-z0-9_\\}{^$])\{\{?\s*([A-Za-z_]\w*)\s*\}?\}")
_CODE = exactly(r"(?<![\\\w}{^])\{\{?([^{}\n]{1,120})\}\}?")
_BLANK = compiled(
    r"(?<![\\\w}{^\])])\{\d?\}(?!\w)|(?<![\w%\d])(?<!%[A-Za-z][-/.: ])%[sd](?![\w%])"
    r"|\{%-?\s.{1,80}?\s-?%\}|\{#.{1,80}?#\}"
    r"|\[insert\b[^\]\n]{0,40}\]|<insert\b[^>\n]{0,40}>"
    r"|(?i:\blorem ipsum\b|[\[<({]\s*(?:insert|your|add|fill|replace|put|enter|write)\b"
    r"[^\])}>\n]{0,40}\bhere\s*[\])}>])"
    r"|[【\[（(<][^】\]）)>\n]{0,10}(?:此处|填写|填入|待补充(?![:：])|待填|占位)[^】\]）)>\n]{0,10}[】\]）)>]"
)
_SLOT = compiled(
    r"(?<=[\u4e00-\u9fff])[【\[［](?P<han>[\u4e00-\u9fff]{0,6}(?:名称|姓名|全称|简称|公司名?|单位|机构名?"
    r"|品牌名?|产品名|店名|校名|城市名?|地址|电话|日期|年份))[】\]］](?=[\u4e00-\u9fff，。、；])"
    r"|(?<=[\w,] )[\[<](?P<name>(?i:(?:your |the |our )?(?:company|client|brand|organi[sz]ation"
    r"|product|team|school|hospital|bank|store|shop|city|customer|firm|agency|university|app|tool|website)"
    r"(?:'s)?(?:[ _-]name)?|(?:first |last |full )?name|date|year|firma|firmenname|empresa"
    r"|entreprise|azienda|firmy))[\]>](?=[ .,;:!?'’\n]|$)"
)
"""A slot of a stock text in the middle of a sentence, for whose prompt it is."""

_OF_FORMATS = compiled(
    r"--?\w*format[ =]\S*$|\b(?:[fs]?n?printf|scanf|strftime|strptime|date \+).*$"
    r"|^\s*(?:\$|>>>)\s.*[\s=]['\"]?(?:%\w\S*)?$"
)
"""What stands before a sign of a format that is shown as it is: `git log --format=`, `printf(`."""

_SHELL = exactly(r"\$\{[A-Za-z_]\w{2,}\}(?!\$)")
_MARKS = ("{", "<", "%", "$", "[", "(", "【", "（")
_WORDS = exactly("(?i:lorem ipsum)")
"""One of these marks or words is in all that is looked for: quicker to tell."""
_OF_NAMES = ("{", "%(", "<", "[", "$")
_OF_BLANKS = ("lorem", "insert", "here")
_ANGLED = compiled(
    r"(?<=[\w,] )<(?P<name>[a-z][a-z_ ]{1,24})>(?=[ .,;:!?\n]|$)"
    r"|(?<=[\u4e00-\u9fff])<(?P<han>[a-z_]+)>"
)
_BEFORE_A_NAME = exactly(
    r"\b(?:of|the|for|about|from|by|in|at|to|on|named|called|dear|hello)\s$", re.I
)
"""What stands before a name, and not before the form of an answer: `Reply with <letter>`."""

_ENDS_ANSWER = compiled(r"\s?(?:之间|之前|结尾|结束)")
"""What stands behind a mark that the answer is to be written before: `写在【答案】和<end>之间`."""

_DOUBLED = exactly(
    r"\{\{(?:(?:\s*[\"'\[]|\}\}|\n).{0,20}|(?!\s*[A-Za-z_]\w*\s*\}\})[^{}\n]{1,40}\}\})"
)
"""Those of JSON or of none, and a text of more than a name; of a name other rules speak."""

_ABOUT_TEMPLATES = exactly(r"jinja|mustache|handlebars|template|LaTeX", re.IGNORECASE)

ROLES = frozenset(
    {"user", "assistant", "system", "human", "bot", "model", "answer", "output", "response"}
    | {"think", "thinking", "reasoning", "reason", "result", "final", "explanation", "solution"}
    | {"code", "tool", "instruction", "instructions", "steps", "rationale", "analysis", "label"}
    | {"letter", "choice", "option", "score"}
)
"""Names that a prompt may give in angle brackets to say where something goes."""


def placeholder_pattern(subject: Subject) -> AnyPattern | None:
    """Return what a placeholder for a field of the rows looks like, its name in a group; None
    where the rows have no field. LaTeX's `\\boxed{answer}` is none."""
    names = "|".join(sorted(map(re.escape, subject.fields), key=len, reverse=True))
    if not names:
        return None
    braces = rf"(?<![\w\\}}])\$?\{{\{{?\s*({names})\s*\}}?\}}"
    return compiled(
        rf"{braces}|%\(({names})\)[sdr]|<({names})>|\[\[?({names})\]\]?|(?<![\w$])\$({names})(?!\w)"
    )


def placeholders(subject: Subject) -> Iterator[Hit]:
    """A placeholder for a field of the rows was not filled in: `{question}`, `{{question}}`,
    `%(question)s`, `<question>` without its closing tag; braces have code of the transform in
    them, so an `f` is missing; `{}` and `%s` have nothing in their place; or braces are doubled
    (then a warning), and nothing formats them; the gap of a model with masks closes the input; or
    the row is the header of the table; or, as a hint, a slot for a name is left in a sentence,
    `[company name]`."""
    yield from header_rows(subject)
    yield from gap_at_end(subject)
    yield from _unsubstituted(subject)
    yield from left_over(subject, "placeholder")
    pattern = placeholder_pattern(subject)
    # (`lorem` stands for `lorem ipsum`, as its i may be a dotless one.)
    has_words = subject.may_say("lorem")
    may_be = has_words or subject.has_sign("".join(_MARKS))
    may_be_blank = subject.may_say(*_OF_BLANKS)
    may_be &= may_be_blank or not subject.is_ascii or subject.has_sign("{%<[$")
    for doc_id, data, example in subject.examples if may_be else ():
        for text in (example.input, example.output):
            if not any(map(text.__contains__, _MARKS)) and not (has_words and _WORDS.search(text)):
                continue
            is_blank = may_be_blank or "{" in text or "%" in text or not text.isascii()
            if not is_blank and not any(map(text.__contains__, _OF_NAMES)):
                continue
            for found, name in _unfilled(subject, pattern, text, data):
                yield Hit(
                    say("{found!r} is not filled in", found=found),
                    _way_out(name),
                    doc_id,
                    subject.code.line_with(found) or subject.code.line_of_input,
                    about=found,
                )
    yield from _of_description(subject, pattern)
    yield from _doubled(subject)
    yield from _slots(subject)


def _slots(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on a slot for a name in a sentence of what all prompts say alike, where nothing
    else stands in such brackets."""
    text = own_text(subject)
    match = _SLOT.search(text)
    if match is None or any(match[0] in item.example.output for item in subject.rendered):
        return
    words = match["han"] or match["name"]
    if text.count(match[0]) > 1 or (match[0][0] == "<" and f"</{words}>" in text):
        return  # it stands for what is to be found there
    yield on_own_text(
        subject,
        say("{found!r} is not filled in", found=match[0]),
        _way_out(""),
        match[0],
        "slot",
    )


def _doubled(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with braces that are doubled as for a format which is never made."""
    for item in subject.rendered if subject.has_sign("{") else ():
        text = item.example.input
        match = _DOUBLED.search(text) if "{{" in text else None
        if match is None or "}}" not in text or stands_in(item.doc.data, "{{"):
            continue
        if not _ABOUT_TEMPLATES.search(text):
            yield Hit(
                say("braces are doubled, and nothing formats them: {found}",
                    found=shorten(match[0], 30)),
                say("Write one of each: two are for f-strings and format."),
                item.doc.id,
                subject.code.line_with("{{") or subject.code.line_of_input,
                about="{{",
                severity="warning",
            )  # fmt: skip


def _way_out(name: str) -> Message:
    if not name:
        return say("Write an f before the text's opening quote, or fill it in.")
    return say("Put the row's value there: {{data[{name!r}]}} in an f-string.", name=name)


def _is_closed(name: str, subject: Subject) -> bool:
    """Say whether an answer closes the tag that an input ends with."""
    return any(f"</{name}>" in item.example.output for item in subject.rendered[:1])


def _unfilled(
    subject: Subject, pattern: AnyPattern | None, text: str, data: Mapping[str, Any]
) -> Iterator[tuple[str, str]]:
    """Yield what of a text was not filled in, with the name of the field, "" for code."""
    spans: list[tuple[int, int]] = []
    has_name = pattern and any(map(text.__contains__, _OF_NAMES))
    for match in pattern.finditer(text) if pattern and has_name else ():
        found = match[0]
        name = next(filter(None, match.groups()))
        if stands_in(data, found) or (found[0] in "<[$" and _is_markup(found, name, text, data)):
            continue
        if found[0] in "[$" and found not in subject.code.template:
            continue
        is_last = found[0] in "<[" and text.rstrip().endswith(found)
        if is_last and (_is_asked(name, data, subject) or _is_closed(name, subject)):
            continue
        spans.append(match.span())
        yield found, name
    template = subject.code.template
    codes = _CODE.finditer(text) if "{" in text else ()
    is_blank = "{" in text or "%" in text or not text.isascii() or subject.may_say(*_OF_BLANKS)
    blanks = _BLANK.finditer(text) if is_blank else ()
    every = (*((match, True) for match in codes), *((match, False) for match in blanks))
    for match, may_be_code in every:
        if any(a <= match.start() < b for a, b in spans) or stands_in(data, match[0]):
            continue
        if match[0][0] == "%" and _OF_FORMATS.search(text[: match.start()].rpartition("\n")[2]):
            continue
        found = match[0]
        is_written = found in template or f"{{{found}}}" in template
        if is_written and (not may_be_code or _is_code(match[1], subject)):
            yield found, ""


_DOLLAR = exactly(r"(?<![\w$])\$(?:\{[A-Za-z_]\w*\}|[A-Za-z_]\w*)")


def _unsubstituted(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a name of a `string.Template` that was given no value, `$qestion`."""
    if "safe_substitute" not in subject.code.text:
        return
    for item in subject.rendered:
        text = item.example.input
        for found in dict.fromkeys(_DOLLAR.findall(text)):
            is_own = found in subject.code.template and not stands_in(item.doc.data, found)
            if is_own and found.strip("${}") not in subject.fields:  # else another place says so
                yield Hit(
                    say("{found!r} is not filled in", found=found),
                    say(
                        "Write the name of a field, and substitute() in place of safe_substitute()."
                    ),
                    item.doc.id,
                    subject.code.line_with(found) or subject.code.line_of_input,
                    about=found,
                )


def _is_markup(found: str, name: str, text: str, data: Mapping[str, Any]) -> bool:
    """Say whether a name in brackets is a tag, a role, or beside the value it names."""
    value = data.get(name)
    is_shown = isinstance(value, str) and value.strip() != "" and value.strip() in text
    return is_shown or name.lower() in ROLES or f"</{name}>" in text


def _is_asked(name: str, data: Mapping[str, Any], subject: Subject) -> bool:
    """Say whether a field is what the row's doc is to answer: its name at the input's end is the
    cue for it, `[en] … [de]`."""
    golds = [golds_of(example) for _, own, example in subject.examples if own == data]
    return any(data.get(name) in own for own in golds)


def _is_code(inner: str, subject: Subject) -> bool:
    """Say whether braces hold an expression over names that the transform knows."""
    bare = inner.strip()
    inner = re.sub(r"(?:![rsa])?(?::[^'\"\]\[()]*)?$", "", bare)
    try:
        tree = ast.parse(inner, mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    names = names_in(tree)
    known = subject.code.local_names
    if isinstance(tree.body, ast.Name):
        is_bare = inner == bare
        return bool(names & (known | subject.fields)) and not (is_bare and names & subject.fields)
    is_made = isinstance(
        tree.body, ast.Subscript | ast.Call | ast.Attribute | ast.BinOp | ast.IfExp | ast.BoolOp
    )
    rooted = {_root(node) for node in ast.walk(tree) if isinstance(node, ast.expr)}
    return is_made and bool((names | rooted) & (known | _BUILTINS))


_BUILTINS = frozenset({"chr", "len", "str", "enumerate", "sorted", "join", "zip", "list"})


def _root(node: ast.AST) -> str:
    while isinstance(node, ast.Subscript | ast.Attribute | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""


def _of_description(subject: Subject, pattern: AnyPattern | None) -> Iterator[Hit]:
    """Yield placeholders in the config's description, which nothing fills in."""
    text = subject.settings.description
    if not text:
        return
    found = [match[0] for match in _NAME.finditer(text)]
    found += [match[0] for match in (*_BLANK.finditer(text), *_SHELL.finditer(text))]
    for match in pattern.finditer(text) if pattern else ():
        name = next(filter(None, match.groups()))
        if match[0][0] not in "[<$" or name.lower() not in ROLES:
            found.append(match[0])
    for match in _ANGLED.finditer(text):
        if match["han"] and _ENDS_ANSWER.match(text, match.end()):
            continue
        name = match["name"] or match["han"]
        is_named = match["han"] or _BEFORE_A_NAME.search(text[: match.start()])
        if is_named and name not in ROLES and f"</{name}>" not in text:
            found.append(match[0])
    for match in _CODE.finditer(text):
        if re.search(r"\[['\"]\w+['\"]\]|\.\w+\(", match[1]):
            found.append(match[0])
    if not found and not _ABOUT_TEMPLATES.search(text):
        found += [match[0] for match in _DOUBLED.finditer(text) if "}}" in text]
    written = subject.examples[0][2].output if subject.examples else ""
    for each in dict.fromkeys(found):
        if each[0] == "<" and each in written:  # a tag that the answers have
            continue
        yield Hit(
            say("the description says {found!r}, and nothing fills it in", found=each),
            say("Write out what is meant, or put it into the transform's input."),
            about=f"description {each}",
        )


_IN_AN_F_STRING = exactly(r"(?<!\w)[rR]?[fF][rR]?(?:\"[^\"]*|'[^']*)\Z")


def unknown_names(subject: Subject) -> Iterator[Hit]:
    """A name in braces stands in the prompt that no field of the rows has: `{qeustion}` (a
    hint where it is in the middle of a sentence, in other letters than those of ASCII); or the
    code puts a field's name where its value was to be, `{'question'}`."""
    yield from names_for_values(subject)
    yield from names_left(subject)
    yield from names_in_other_letters(subject)
    for item in subject.rendered:
        text = item.example.input
        for match in _NAME.finditer(text) if "{" in text else ():
            found, name = match[0], match[1]
            is_written = found in subject.code.template or f"{{{found}}}" in subject.code.template
            if name in subject.fields or name in subject.code.local_names:
                continue
            if not is_written or stands_in(item.doc.data, found):
                continue
            if _IN_AN_F_STRING.search(text[: match.start()].rpartition("\n")[2]):
                continue  # a program that is spoken of
            yield Hit(
                say(
                    "{found!r} stands in the prompt, and no field is called {name!r}",
                    found=found,
                    name=name,
                ),
                say("If it is to be filled in: {way}", way=nearest(name, subject.fields)),
                item.doc.id,
                subject.code.line_with(found),
                about=found,
            )


def fill_in(at: Joint) -> Joint:
    """Put the row's values in the place of the placeholders for them."""
    pattern = placeholder_pattern(at.subject)

    def value(match: re.Match[str]) -> str:
        name = next((n for n in match.groups() if n), "")
        return str(at.row[name]) if name in at.row else match[0]

    return replace(at, text=pattern.sub(value, at.text)) if pattern else at


RULES = (
    Rule(
        "text/placeholder",
        "error",
        placeholders,
        "A string that lacks its `f`, or the template language of another system: OpenCompass "
        "fills `{x}`, lm-evaluation-harness `{{x}}`.",
        "The row's value goes in its place.",
        edit_joints(fill_in),
    ),
    Rule(
        "text/unknown-name",
        "warning",
        unknown_names,
        "A placeholder with a misspelt name stays what it is (LaTeX's `\\boxed{x}` and JSON are "
        "left alone).",
    ),
)
