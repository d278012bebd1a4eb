"""Marks that a prompt says set a word or a gap off, `the word in bold`, `marked [BLANK]`, and
that no text has; and a table that is said to have other signs or columns than it has. The rule
`few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from workbench.io.han import compiled, simplified
from workbench.lint.counts import HAN, NUMBERS, as_number
from workbench.lint.rules.instructions import heard
from workbench.lint.rules.instructions.labels import PARTS, texts_of
from workbench.lint.subject import Subject
from workbench.messages import say

_LOOKED_AT = 40
MARKS: Mapping[str, tuple[str, str]] = {
    "bold|bold ?face|bold type|bold letters|bold print": ("加粗|粗体|黑体", r"[*_<【＊]|\\textbf"),
    "italics?|italic type": ("斜体", r"[*_<]|\\(?:textit|emph)"),
    "underlin\\w+": ("下划线|划线|画线|底线", r"[_<＿\u0332]|\\underline"),
    "asterisks|stars|\\*\\w+\\*": ("星号", r"[*＊★]"),
    "square brackets": ("方括号|中括号", r"[\[［【]"),
    "(?:round )?brackets|parentheses": ("圆括号|小括号|括号", r"[(（\[［【<{]"),
    "angle brackets": ("尖括号", r"[<＜〈《]"),
    "curly (?:brackets|braces)|braces": ("花括号|大括号", r"[{｛]"),
    "quotes|quotation marks|inverted commas": ("引号", r"[\"'“”‘’「」『』«»„]"),
    "(?:all )?capitals|capital letters|upper[- ]case": ("大写", r"\b[A-Z]{2,}\b"),
    "red|yellow|green|blue|colou?r": ("红色|标红|黄色|彩色", r"[<*_\[【]"),
    "high ?light\\w*": ("高亮", r"[<*_\[【=]"),
    "hash(?:es| signs| marks)": ("井号", "#"),
    "tildes": ("波浪线", "[~～]"),
    "pipes|vertical bars": ("竖线", "[|｜]"),
    "slashes": ("斜线", "/"),
    "backticks": ("反引号", "`"),
}
"""What marks are called in English, and in Chinese; and what a text with such a mark has. A mark
that may be written in several ways has the signs of them all."""

_NOUN = (
    r"(?:words?|phrases?|pronouns?|gaps?|blanks?|names?|spans?|parts?|entit(?:y|ies)|terms?|verbs?"
    r"|nouns?|expressions?|adjectives?|clauses?|targets?|mentions?|idioms?|characters?|sentences?)"
)
_HAN_NOUN = "(?:词语?|单词|代词|部分|空格?处?|句子|成语|短语|名词|动词|字|实体|人名|内容)"
_NAMES = "|".join(MARKS)
_HAN_NAMES = "|".join(east for east, _ in MARKS.values())
_TOKEN = r"\[[A-Z_]{2,}\]|<[A-Za-z_]+>|\{[A-Z_]{2,}\}|_{2,}|\*{2,}|#{2,}|@{2,}|\?{2,}|\.{3,}"
_SPOKEN = compiled(
    rf"\b{_NOUN}\s(?:(?:that|which|who)\s)?(?:(?:is|are|stands?|was)\s)?(?:\w+ly\s)?"
    rf"(?:(?:marked|set(?: off)?|printed|written|shown|put|enclosed|placed|given|wrapped|surrounded"
    rf"|highlighted|indicated)\s)?(?:(?:in|between|with|by|as|inside|within)\s(?:the\s|a\s)?"
    rf"|(?<=marked\s)|(?<=shown\s))(?:(?P<mark>{_NAMES})(?![\w*])"
    rf"|[\"'`“]?(?P<token>{_TOKEN})(?![\w\]]))"
    rf"|\b(?P<adjective>bold(?:ed|face)?|italici[sz]ed|underlined|highlighted|capitali[sz]ed"
    rf"|bracketed"
    rf"|quoted|starred)\s{_NOUN}"
    rf"|(?P<han>{_HAN_NAMES})(?:标出|标注|标记|括起来?|框出|显示|圈出)?(?:起来)?(?:的|中的?|内的?"
    rf"|里的?|处的?)(?:那个?)?"
    rf"{_HAN_NOUN}|{_HAN_NOUN}(?:已|均|都)?(?:用|以)(?P<by>{_HAN_NAMES})(?:标出|标注|标记|括起"
    rf"|框出|圈出|表示)"
    rf"|{_HAN_NOUN}(?:已|均|都)?(?:用|以)\s?[「“\"'『]?(?P<sign>{_TOKEN})[」”\"'』]?\s?(?:标出"
    rf"|标注|标记|表示|代替)",
    re.IGNORECASE,
)
_ADJECTIVES = {"bold": "bold", "ital": "italics", "unde": "underlined",
               "high": "highlighted", "capi": "capitals", "brac": "brackets", "quot": "quotes",
               "star": "stars"}  # fmt: skip
_IF = compiled(
    r"\b(?:if|when|where|whether|unless)\W+(?:\w+\W+){0,3}\Z|[如若当]果?[^，。]{0,6}\Z", re.I
)
_OF_ANSWER = compiled(
    r"\b(?:write|put|give|answer|type|print|reply|mark|wrap|enclose|output|state|set|return|express"
    r"|place|spell|end|start|begin|respond|copy|repeat|rewrite"
    r"|replace|mask|hide|redact|swap|substitute|exchange|anonymi[sz]e|cover|change|turn)"
    r"\W+(?:[\w'’]+\W+){0,4}\Z"
    r"|(?:写|填|答|输出|标|给|用|把|将|替换?|换|隐|遮)[^，。；]{0,6}\Z",
    re.IGNORECASE,
)
"""What a model is to write, and no text has."""


def marked_otherwise(subject: Subject) -> Iterator[heard.Said]:
    """Yield what speaks of a mark that nearly no text has, or of a table that is another one."""
    items = subject.some(_LOOKED_AT)
    texts = texts_of(subject)
    if len(items) < heard.FEWEST_DOCS or not texts or subject.is_uniform:
        return
    plain = [simplified(text) for text in texts]
    for match in heard.said_everywhere(plain, _SPOKEN):
        is_of_answer = _OF_ANSWER.search(heard.before_in_sentence(match))
        sign = None if is_of_answer else _sign_of(match)
        if sign is None:
            continue
        # What the template itself sets off stands behind what it says.
        rest = [simplified(item.example.input).replace(match[0], " ") for item in items]
        # What is said of some texts alone holds where one has it.
        if _IF.search(heard.before_in_sentence(match)) and any(
            re.search(sign, text) for text in rest
        ):
            continue
        shown = ["\n".join(heard.shown_texts(item)) for item in items]
        lacking = sum(
            re.search(sign, text) is None or (not re.search(sign, own) and not _is_made(sign, text))
            for text, own in zip(rest, shown, strict=True)
        )
        if heard.is_nearly_all(lacking, len(items)):
            yield match[0], say("the prompt speaks of {words!r}, and no text has such a mark",
                                words=match[0])  # fmt: skip
            return
    yield from _of_tables(subject, plain)


def _sign_of(match: re.Match[str]) -> str | None:
    groups = match.groupdict()
    if token := groups["token"] or groups["sign"]:
        return re.escape(token)
    said = groups["mark"] or groups["han"] or groups["by"]
    if groups["adjective"]:
        said = _ADJECTIVES[groups["adjective"][:4].casefold()]
    for west, (east, sign) in MARKS.items():
        if said and re.fullmatch(rf"(?i:{west})|{east}", said):
            return sign
    return None


def _is_made(sign: str, text: str) -> bool:
    """Say whether a text has a sign with a word in it, which the code may have put there."""
    return re.search(rf"(?:{sign})+\s?\w", text) is not None


_TABLE = compiled(
    rf"\b(?:with|has|of)\s(?:the\s)?(?P<n>{NUMBERS})\scolumns\b|(?P<han>{HAN})\s?列(?:的|数据)?"
    rf"|\b(?P<csv>CSV|comma[- ]separated)\b|(?P<tsv>\bTSV\b|\btab[- ]separated\b)|(?P<dou>逗号分隔)"
    r"|\bcolumns?:?\s(?:named\s|called\s)?(?P<names>[A-Za-z]\w+(?:, [A-Za-z]\w+)*,? and"
    r" [A-Za-z]\w+)",
    re.IGNORECASE,
)


def _of_tables(subject: Subject, texts: Sequence[str]) -> Iterator[heard.Said]:
    items = subject.some(_LOOKED_AT)
    for match in heard.said_everywhere(texts, _TABLE):
        tables = [_table_in(item.example.input.replace(match[0], "")) for item in items]
        if not all(cells for _, cells in tables):
            return
        groups = match.groupdict()
        if groups["csv"] or groups["dou"]:
            is_other = all(sign in ("|", "\t") for sign, _ in tables)
        elif groups["tsv"]:
            is_other = all(sign in ("|", ",") for sign, _ in tables)
        elif groups["names"]:
            names = {name.strip().casefold() for name in PARTS.split(groups["names"])}
            is_other = all(not names & {cell.casefold() for cell in cells} for _, cells in tables)
        else:
            wanted = as_number(groups["n"] or groups["han"])
            is_other = wanted > 1 and all(len(cells) != wanted for _, cells in tables)
        if is_other:
            yield match[0], say("the prompt says {words!r}, and the table has {cells}",
                                words=match[0], cells=" | ".join(tables[0][1]))  # fmt: skip
            return


def _table_in(text: str) -> tuple[str, Sequence[str]]:
    """Return the sign between the cells of a text's first table, and the cells of its head; two
    empty things where it has none, or the lines have different numbers of cells."""
    for sign in ("|", "\t", ","):
        rows = [line.strip().strip("|") for line in text.split("\n") if sign in line]
        heads = [[cell.strip() for cell in row.split(sign)] for row in rows]
        sizes = Counter(len(cells) for cells in heads)
        if len(heads) > 1 and len(sizes) == 1 and (sign != "," or len(heads[0]) > 2):
            return sign, heads[0]
    return "", ()
