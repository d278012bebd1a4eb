"""Answers that are made of parts with names, against the names that a prompt lists for them: `three
lines: timestamp, server, message`, `格式为“名字：…；母校：…”`. The rule `few-shot/other-form` says
so."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from workbench.io.han import compiled, exactly
from workbench.lint.frames import MASK
from workbench.lint.keyed_answers import keyed_answers
from workbench.lint.rules.instructions.heard import Said, before_in_sentence
from workbench.lint.rules.instructions.objects import says_other_keys
from workbench.lint.subject import Subject
from workbench.lint.told import own_text

_NAME = r"[^\W\d][\w-]{0,24}"
_QUOTED = rf"[\"'“「`*]{{0,2}}(?P<n>{_NAME})[\"'”」`*]{{0,2}}(?:\s?[(（][^()（）\n]{{1,30}}[)）])?"
_ITEM = _QUOTED.replace("(?P<n>", "(?:")
_BETWEEN = r"(?:,? (?:and|und|et|y|e|i|и|ve|en|och|dan) |, |、|，|,| / |/| \| |和|及|与|と|;\s|；)"
_LIST = exactly(rf"(?<![\w\"'“「`*]){_ITEM}(?:{_BETWEEN}{_ITEM})+(?![\w(（])")
_END = exactly(r"[ \t]*(?:[^\w\s\"'“「`*<({\[]|\n|\Z|(?<=[\u3040-\u9fff])|[\u3040-\u9fff])")
_SMALL = frozenset({"in", "of", "the", "a", "an", "as", "to", "by", "with", "for", "and", "or"})
_ONE = exactly(rf"{_QUOTED}(?:{_BETWEEN}|\Z)")
_BLANK = (
    r"(?:…+|\.{3,}|_{2,}|＿+|<[^<>\n]{1,30}>|\[[^\[\]\n]{1,30}\]|\{[^{}\n]{1,30}\}"
    r"|X{2,}|x{2,}|○+|〇+|×+)"
)
_FORM_PART = exactly(rf"(?P<name>{_NAME})[ \t]*[:：=][ \t]*{_BLANK}")
_OF_KEYS = compiled(
    r"\b(?:keys?|fields?|attributes?|properties|columns?|slots?|lines?|parts?|entries|labels?"
    r"|Schlüsseln?|Felder\w*|Zeilen|Spalten|Teilen?|clés?|champs?|lignes?|colonnes?|claves?|campos?"
    r"|líneas?|columnas?|chiav[ei]|campi|righe|colonne|chaves?|linhas?|colunas?|ключ\w*|пол[яей]\w*"
    r"|строк\w*|столбц\w*|klucz\w*|pol[ae]\w*|wiersz\w*|lini\w*|kolumn\w*|sleutels?|velden|regels?"
    r"|alan\w*|satır\w*|sütun\w*|anahtar\w*|baris|kolom)\b"
    r"|键|字段|属性|項目|キー|フィールド|行|欄|栏|列|필드|키|항목",
    re.IGNORECASE,
)
_FREE = compiled(
    r"\b(?:not|never|no|without|ohne|keine?|sans|sin|senza|sem|без|bez)\b|不|勿|除", re.IGNORECASE
)


def parts_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield the names of parts that a prompt lists, or shows in a form, and no answer has."""
    made = keyed_answers(subject)
    if not made:
        return
    keys, text = [*made[0]], own_text(subject)
    lines = [line for line in text.split("\n") if all(key in line for key in keys)]
    listed = [
        (said, names)
        for said, names in _lists_in(text, len(keys))
        if not any(_has_both(line, said) for line in lines)
    ]
    for said, names in (*_forms_in(text), *listed):
        if _are_others(names, keys):
            yield said, says_other_keys(", ".join(names), keys)
            return


def _forms_in(text: str) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the forms of lines that a text has, `name: …; school: …`, with the names in them."""
    for line in text.split("\n"):
        found = [*_FORM_PART.finditer(line)]
        if found:
            yield line[found[0].start() : found[-1].end()], [match["name"] for match in found]


def _lists_in(text: str, count: int) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the lists of so many names that a text has behind a word for keys, or lines."""
    for match in _LIST.finditer(text):
        before = before_in_sentence(match) if ":" not in match[0] else ""
        line = text[: match.start()].rpartition("\n")[2]
        if MASK in match[0] or not _OF_KEYS.search(f"{before} {line}") or _FREE.search(before):
            continue
        names = [one["n"] for one in _ONE.finditer(match[0])]
        is_whole = _END.match(text, match.end()) or " " in match[0].replace(", ", ",")
        if len(names) == count and is_whole and not _SMALL & {*map(str.casefold, names)}:
            yield match[0], names


def _are_others(names: Sequence[str], keys: Collection[str]) -> bool:
    """Say whether of as many names as there are keys one is another one, with no part in common."""
    own, said = {_bare(key) for key in keys}, {_bare(name) for name in names}
    others = [name for name in said - own if not any(name in key or key in name for key in own)]
    return len(said) == len(own) and bool(others)


def _has_both(line: str, said: str) -> bool:
    """Say whether the answers' own names stand in the same line behind others."""
    return said in line and "json" not in line.casefold()


def _bare(name: str) -> str:
    return "".join(sign for sign in name.casefold() if sign.isalnum())
