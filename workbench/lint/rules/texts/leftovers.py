"""Rules on what is left over of how a text was stored: escapes, markup, marks of a tokenizer."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.texts.escapes import line_escape_in
from workbench.lint.rules.texts.json_twice import written_twice
from workbench.lint.rules.texts.kept_marks import ABOUT_ESCAPES, LATEX, marks_kept
from workbench.lint.rules.texts.kept_tags import are_kept
from workbench.lint.rules.texts.left_by_tools import left_over
from workbench.lint.rules.texts.of_description import described_in_tags
from workbench.lint.rules.texts.page_tags import page_tags
from workbench.lint.rules.texts.parted_words import parted_marks
from workbench.lint.rules.texts.slips import of_sources
from workbench.lint.subject import Subject, golds_of, stands_in
from workbench.messages import say
from workbench.types import Example

_ESCAPED = compiled(
    r"(?<!\\)\\(?:n(?!(?:u|eq?|eg|i|ot|otin|mid|abla|ewline|ewcommand|onumber|olimits|ormal\w*|"
    r"leq?|geq?|less|gtr|subseteq|parallel|cong|sim|warrow|earrow|exists|umber|oindent|atural)"
    r"(?![a-z]))(?![a-z]+\{)|t(?![a-z])|u[0-9a-fA-F]{4}|x[0-9a-f]{2}(?!\w))"
)
_MARKUP = compiled(
    r"&(?:amp|lt|gt|quot|apos|nbsp|ndash|mdash|hellip|[lr][sd]quo|[a-zA-Z](?:acute|uml|grave|circ|"
    r"tilde|cedil|ring|slash|caron)|deg|times|middot|[lr]a?quo|[bs][db]quo|bull|euro|pound|yen|szlig"
    r"|reg|trade|para|sect|iexcl|iquest|shy|e[nm]sp|thinsp|zwn?j|[lrud]arr|check|cross|frac\d\d"
    r"|sup\d|ord[mf]|plusmn|micro|cent|infin|copy|#\d{2,5}|#x[0-9a-fA-F]{2,5});"
    r"|</?(?:br|p|div|span|b|i|em|strong|a|ul|ol|li|sup|sub|font|table|tr|td|th|h[1-6]|img|hr|center"
    r"|blockquote)(?:\s[^<>\n]*)?/?>",
    re.IGNORECASE,
)
_BREAK = exactly(r"<(?:br|hr) ?/?>", re.IGNORECASE)
_TOKENS = compiled(
    r"[ĠĊ](?=\w)|▁\w|@-@|@[.,]@|-[LR][RSC]B-|(?<=\w)@@ |-(?:COMMA|DOT|PERIOD|COLON|QUOTE)-"
    r"|<<[\d.]+(?: ?[-+*/] ?[\d.]+)+ ?= ?[\d.]+>>|@highlight\b|__e[ou][ut]__|<EOU>"
    r"|<(?:NL|NEWLINE|n)>|\[NEWLINE\]"
    r"|【\d+†[^】\n]{1,40}】|``\s[^`'\n]{1,400}\s''|(?<=\w)##[a-z]{1,12}\b|\s##[a-z]{1,12}\b"
)
_WIKI = compiled(
    r"\{\{[A-Za-z][^{}\n]{0,60}\|[^{}\n]{0,80}\}\}|\[\[[^\[\]\d\s\"'][^\[\]\n]{0,80}\]\]"
    r"|<ref\b[^<>\n]{0,80}>|</ref>|'''[^'\n]{1,60}'''"
    r"|(?:^|\n|(?<=\s))={2,5} ?[A-Z][^=\n]{1,40} ?={2,5}(?![=\w])"
    r"|\[(?:edit|citation needed|clarification needed|header|title|step|substeps|note \d+)\]"
    r"|(?<=[a-z][.!?])\[\d{1,3}\](?=\s|$)|__(?:NO)?TOC__|\{\| ?class="
    r"|\[(?:来源请求|编辑|來源請求|編輯)\]|@entity\d+"
)
_MARKDOWN = exactly(r"(?<!\\)\\[_*\[\]()#+\-.!?=<>|~`]")
_OF_ESCAPES = exactly(
    r"\\[dwsbDWSB](?![A-Za-z])|\[\^?(?:\\x[0-9a-fA-F]{2})|\\x[0-9a-fA-F]{2}-|(?<!\w)r['\"]"
)
"""What a pattern, or a raw text of a program, has around its escapes."""

_OF_PATTERNS = compiled(r"regex|regular expression|\bpatterns?\b|正则", re.IGNORECASE)
"""What a prompt says whose rows have patterns."""

_SPEAKS_OF_ESCAPES = compiled(
    r"stands? for|character|newline|line feed|backslash|escape|printf?\b|转义|换行符|反斜",
    re.IGNORECASE,
)
_SPEAKS_OF_LINES = compiled(r"\b(?:newlines?|line feeds?|backslash\w*)\b|换行|反斜", re.IGNORECASE)
_TABBED = exactly(r"\t(?:imes|ext|heta|herefore|ilde|riangle)\b|(?<=[^\s] )\to(?= \S)")
"""What is left of LaTeX where a literal is not raw: `\\times` becomes a tab and `imes`."""

_PATH = exactly(r"[\"'`]?(?:[A-Za-z]:\\|\\\\\w)")
"""How a path of Windows begins."""

_OF_TOKENS = (
    "<<",
    "__e",
    "<EOU",
    "<N",
    "<n>",
    "[NEW",
    "@",
    "RB-",
    "SB-",
    "CB-",
    "``",
    "##",
    "COMMA-",
    "DOT-",
    "PERIOD-",
    "COLON-",
    "QUOTE-",
)
_OF_PIECES = ("Ġ", "Ċ", "▁", "@@", "##")
"""The marks of a tokenizer's pieces."""

_HEADING = exactly(r"^[ \t]*#+[ \t]", re.MULTILINE)
_AROUND = r"[\"'`“”‘’「」『』(（)）,，.:：;；]*"
_MAY_BE_WIKI = compiled(r"\{\{|\[\[|<ref|</ref|'''|==|\[[a-z编来]|[.!?]\[\d|__|\{\||@entity")
_OF_WIKIS = ("{{", "<ref", "</ref", "'''", "==", "__", "{|", "@entity")

_OPENS_JSON = exactly(r"[{\[]\s*[\"{\[]")
_MOST_ESCAPED = 0.2
"""The share of a text's signs that JSON may escape and leave it legible."""

_ABOUT_CODE = exactly(
    r"wiki|html|xml|markup|css|javascript|entity|<code>|tag\b|\belements?\b|\bbrowsers?\b",
    re.IGNORECASE,
)


_COUNTS_ESCAPES = compiled(r"\bescapes?\b|\bescape sequences?\b|\bbackslash\w*|转义|反斜", re.I)
"""Then they are what is asked about."""


_OF_STRINGS = compiled(r"\bstrings?\b|\bliterals?\b|字符串|字面量", re.I)


def escaped(subject: Subject) -> Iterator[Hit]:
    """A newline, a tab or another character stands there as its escape, two characters: `\\n`; a
    mark has the backslash of Markdown; what LaTeX writes became a tab; or the row's text is JSON
    within JSON."""
    yield from left_over(subject, "escaped")
    yield from written_twice(subject)
    yield from _escaped_description(subject)
    yield from _escaped_delimiter(subject)
    yield from marks_kept(subject)
    if not subject.has_sign("\\\t"):
        return
    are_patterns = any(ABOUT_ESCAPES.search(one.output) for _, _, one in subject.examples)
    asks = subject.told
    is_matter = bool(ABOUT_ESCAPES.search(asks) or _SPEAKS_OF_LINES.search(asks))
    if _COUNTS_ESCAPES.search(asks):
        return
    for doc_id, data, example in subject.examples:
        for text in (example.input, example.output):
            if "\\" not in text and "\t" not in text:
                continue
            match = next((m for m in _ESCAPED.finditer(text) if _is_escape(m, data, subject)), None)
            match = match or _TABBED.search(text)
            if match is None and not are_patterns:  # whose backslashes are their own
                match = _markdown_in(text, data)
            if match is not None:
                around = text[max(0, match.start() - 10) : match.end() + 8]
                yield Hit(
                    say("{found} stands there as two characters or more: {around}",
                        found=match[0], around=shorten(around)),
                    say("Write the character itself: one backslash, and no r before the quote."),
                    doc_id,
                    subject.code.line_with(match[0]) or subject.code.line_of_input,
                )  # fmt: skip
                break
            ended = line_escape_in(data, text) if "\\n" in text and not is_matter else None
            if ended is not None:
                yield Hit(
                    say("{found} stands there as two characters or more: {around}",
                        found=ended[0], around=shorten(ended[1])),
                    say("Write the character itself: one backslash, and no r before the quote."),
                    doc_id,
                    subject.code.line_of_input,
                )  # fmt: skip
                break


def _escaped_delimiter(subject: Subject) -> Iterator[Hit]:
    """Yield that the target delimiter has a newline or a tab as its escape."""
    delimiter = subject.settings.target_delimiter
    match = _ESCAPED.search(delimiter) if "\\" in delimiter and subject.shows_answers else None
    if match is not None:
        yield Hit(
            say("{found} stands there as two characters or more: {around}",
                found=match[0], around=shorten(delimiter)),
            say("Write the character itself: one backslash, and no r before the quote."),
            about="delimiter",
        )  # fmt: skip


def _escaped_description(subject: Subject) -> Iterator[Hit]:
    """Yield that the description has a newline as its escape, and does not speak of such."""
    text = subject.settings.description
    if "\\" not in text or ABOUT_ESCAPES.search(text) or _SPEAKS_OF_LINES.search(text):
        return
    match = next((m for m in _ESCAPED.finditer(text) if _is_escape(m, {}, subject)), None)
    if match is not None and not _COUNTS_ESCAPES.search(text):
        around = text[max(0, match.start() - 10) : match.end() + 8]
        yield Hit(
            say("{found} stands there as two characters or more: {around}",
                found=match[0], around=shorten(around)),
            say("Write the character itself: one backslash, and no r before the quote."),
            about="description",
        )  # fmt: skip


def _markdown_in(text: str, data: Mapping[str, Any]) -> re.Match[str] | None:
    """Return the first mark of a text with the backslash of Markdown before it, which is no part of
    a formula, a pattern or a path."""
    if LATEX.search(text) or ABOUT_ESCAPES.search(text):
        return None
    found = (m for m in _MARKDOWN.finditer(text) if stands_in(data, m[0]) and not _is_path(m))
    return next(found, None)


def _is_path(match: re.Match[str]) -> bool:
    start = max(match.string.rfind(mark, 0, match.start()) for mark in " \n(") + 1
    return bool(_PATH.match(match.string, start))


def _is_escape(match: re.Match[str], data: Mapping[str, Any], subject: Subject) -> bool:
    """Say whether an escape is no part of code that the row quotes, nor spoken of."""
    found, before = match[0], match.string[max(0, match.start() - 1) : match.start()]
    if (before and before in "'\"`") or _is_of_json(match) or _is_of_literal(match, subject):
        return False
    if not stands_in(data, found):
        return True
    if _is_path(match) and stands_in(data, match.string[max(0, match.start() - 1) : match.end()]):
        return False
    if found in subject.code.template:
        return True
    asks = subject.told
    if _OF_ESCAPES.search(match.string) or _is_spoken_of(match) or _OF_PATTERNS.search(asks):
        return False
    return not any(stands_in(data, mark) for mark in ("'", '"', "print", "\\\\", "$", "`"))


def _is_of_literal(match: re.Match[str], subject: Subject) -> bool:
    """Say whether an escape stands between quotes where the prompt speaks of strings: theirs."""
    text = match.string
    line = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
    behind = text[match.end() :].split("\n", 1)[0]
    is_quoted = any(line.count(mark) % 2 == 1 and mark in behind for mark in "\"'`")
    return is_quoted and _OF_STRINGS.search(subject.told) is not None


def _is_of_json(match: re.Match[str]) -> bool:
    """Say whether an escape is JSON's own: within an object or a list, which is legible for all of
    its escapes."""
    text, place = match.string, match.start()
    if not text.isascii() or '"' not in text:
        return False
    for opens in _OPENS_JSON.finditer(text, 0, place):
        try:
            _, end = json.JSONDecoder().raw_decode(text, opens.start())
        except (ValueError, RecursionError):
            continue
        if end > place:
            escaped = len(re.findall(r"\\u[0-9a-f]{4}", text[opens.start() : end]))
            return escaped <= _MOST_ESCAPED * (end - opens.start() - 5 * escaped)
    return False


def _is_spoken_of(match: re.Match[str]) -> bool:
    """Say whether an escape is a word of a text that speaks of characters."""
    around = (
        match.string[max(0, match.start() - 1) : match.start()]
        + match.string[match.end() : match.end() + 1]
    )
    is_word = not any(map(str.isalnum, around)) and "\\" not in around
    return is_word and _SPEAKS_OF_ESCAPES.search(match.string) is not None


def markup(subject: Subject) -> Iterator[Hit]:
    """Entities or tags of HTML are left over, `&amp;` or `<br>`; marks of a tokenizer, a treebank
    or an annotation, `Ġ`, `@-@`, `-LRB-`, `<<3*4=12>>`; or of a wiki: `[[…]]`, `[edit]`,
    `<ref …>`. A hint on what else a source left: the number or the points of an exam, the time of a
    recording, `[+1200 chars]`."""
    yield from of_sources(subject)
    yield from left_over(subject, "markup")
    yield from parted_marks(subject)
    yield from _of_description(subject)
    if not _ABOUT_CODE.search(subject.told):
        yield from described_in_tags(subject)
    if subject.is_ascii and not subject.has_sign("&<[{'=_@`#-"):
        return
    is_asked_about = _is_about_markup(subject)
    told = subject.told
    for item, tag in () if is_asked_about or _ABOUT_CODE.search(told) else page_tags(subject):
        yield Hit(
            say("{found!r} is left over from HTML", found=tag),
            say("Take it out of the template, or mark all its parts."),
            item.doc.id,
            subject.code.line_with(tag[:-1]) or subject.code.line_of_input,
        )
    may_be = subject.has_sign("&<[") or not subject.is_ascii
    may_be = may_be or subject.may_say(*map(str.casefold, (*_OF_WIKIS, *_OF_TOKENS)))
    for doc_id, data, example in subject.examples if may_be else ():
        for text in (example.input, example.output):
            found = [] if is_asked_about else _left_in(text)
            found = [
                match
                for match in found
                if match[0][0] == "&" or stands_in(data, match[0]) or _is_lone(match, subject)
            ]
            match = next((m for m in found if not _is_asked_about(m[0], data, example)), None)
            if match is not None and not _ABOUT_CODE.search(text):
                yield Hit(
                    say("{found!r} is left over from HTML", found=match[0]),
                    say("Take it out of the data: html.unescape(…) for entities, no tags."),
                    doc_id,
                    subject.code.line_of_input,
                )
                break
            wiki = None if is_asked_about else _wiki_in(text, data)
            if wiki is not None:
                yield Hit(
                    say("{found!r} is left over from a wiki", found=wiki[0].strip()),
                    say("Take it out of the data."),
                    doc_id,
                    subject.code.line_of_input,
                )
                break
            may_be = not text.isascii() or any(map(text.__contains__, _OF_TOKENS))
            left = _TOKENS.search(text) if may_be else None
            if left and left[0][0] in "`# \n" and not stands_in(data, left[0].strip()):
                left = None
            if left and _is_explained(left[0], told):
                left = None
            if left is not None:
                yield Hit(
                    say("{found!r} is left over from a tokenizer or an annotation", found=left[0]),
                    say("Take it out of the data."),
                    doc_id,
                    subject.code.line_of_input,
                )
                break


def _is_explained(found: str, told: str) -> bool:
    """Say whether the prompt itself speaks of a mark, with white space or quotes around it: `Ġ
    marks a space`."""
    mark = next((each for each in _OF_PIECES if each in found and each in told), "")
    alone = rf"(?<!\S){_AROUND}{re.escape(mark)}{_AROUND}(?!\S)"
    return mark != "" and re.search(alone, _HEADING.sub("", told)) is not None


def _wiki_in(text: str, data: Mapping[str, Any]) -> re.Match[str] | None:
    """Return what of a text is a wiki's, and the row's own; a text in three quotes of a program is
    none."""
    may_be = "[" in text or any(map(text.__contains__, _OF_WIKIS))
    for match in _WIKI.finditer(text) if may_be and _MAY_BE_WIKI.search(text) else ():
        before = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
        is_program = match[0][0] == "'" and ("=" in before or (before != "" and before.isspace()))
        if stands_in(data, match[0].strip()) and not is_program:
            return match
    return None


def _of_description(subject: Subject) -> Iterator[Hit]:
    text = subject.settings.description
    found = next((m[0] for m in _left_in(text) if m[0][0] == "&" or _BREAK.fullmatch(m[0])), "")
    if found and not _ABOUT_CODE.search(text):
        yield Hit(
            say("{found!r} is left over from HTML", found=found),
            say("Take it out of the data: html.unescape(…) for entities, no tags."),
            about="description",
        )


def _is_lone(match: re.Match[str], subject: Subject) -> bool:
    """Say whether a line break of HTML is the one tag of a template that has newlines besides, and
    no table, within whose cells there is none."""
    if not _BREAK.fullmatch(match[0]):
        return False
    told = f"{subject.code.template}\n{subject.settings.description}"
    others = _BREAK.sub("", told)
    is_in_cell = "|" in match.string[match.string.rfind("\n", 0, match.start()) + 1 : match.start()]
    return "\n" in match.string and not re.search(r"</?[A-Za-z]", others) and not is_in_cell


def _is_asked_about(found: str, data: Mapping[str, Any], example: Example) -> bool:
    """Say whether an entity or a tag is a whole value of the row, what it stands for is the answer,
    or a tag of its name is."""
    meant, golds = html.unescape(found), golds_of(example)
    opens = re.sub(r"^</?(\w+).*", r"<\1>", found, flags=re.DOTALL)
    return found in data.values() or opens in golds or (meant != found and meant in golds)


def _left_in(text: str) -> list[re.Match[str]]:
    """Return the entities and tags of a text but for those in quotes by themselves: a string of a
    program, or a tag that is spoken of."""
    if "&" not in text and "<" not in text:
        return []
    found = _MARKUP.finditer(text)
    return [m for m in found if not _is_quoted(text[max(0, m.start() - 1) : m.end() + 1])]


def _is_quoted(text: str) -> bool:
    return text[0] == text[-1] and text[0] in "'\"`"


def _is_about_markup(subject: Subject) -> bool:
    """Say whether a third of the texts with markup, or more, speak of it: HTML is the topic."""
    each = (example for _, _, example in subject.examples)
    texts = [one.input for one in each if _left_in(one.input) or _left_in(one.output)]
    speaking = sum(bool(_ABOUT_CODE.search(text)) for text in texts)
    return bool(texts) and (3 * speaking >= len(texts) or are_kept(subject))


RULES = (
    Rule(
        "text/escaped",
        "warning",
        escaped,
        "The model reads a backslash and a letter, and lines run together.",
    ),
    Rule("text/markup", "warning", markup, "They are tokens that no text has."),
)
