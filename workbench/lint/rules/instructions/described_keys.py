"""Answers that are objects, against the lines of a prompt that describe their keys one by one, and
against the order that it says keys have. The rule `few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.io.han import compiled, exactly
from workbench.lint.rules.instructions.heard import Said
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.rules.instructions.objects import object_in, says_other_keys
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST_DOCS = 4
_FEWEST_KEYS = 2
_KEY = r"[A-Za-z_][\w-]{0,30}|[\u4e00-\u9fff]{1,8}"
_LINE = exactly(
    r"[ \t]*(?:[-*•·・–▪●]|\d{1,2}[.)、])?[ \t]*(?P<quote>[\"'“「`*]{0,3})"
    rf"(?P<key>{_KEY})[\"'”」`*]{{0,3}}[ \t]*(?:[(（][^()（）\n]{{0,40}}[)）])?[ \t]*"
    r"(?:[:：=–—]|-(?=\s))[ \t]*(?P<said>\S.*)"
)
_SENTENCES = exactly(r"(?<=[.!?])\s+|(?<=[。！？；])|\n|(?<=;)\s")
_NAMES = exactly(_KEY)
_ORDER = compiled(
    r"\border(?:ed)?\b|Reihenfolge|\bordre\b|\borden\b|\bordine\b|\bordem\b|порядк\w*|kolejnoś\w+"
    r"|volgorde|顺序|順番|順序|次序|先后|順に|の順",
    re.IGNORECASE,
)
_ALPHABET = compiled(
    r"alphabet\w*|alfab[eé]t\w*|алфавит\w*|字母(?:的?先后)?(?:顺序|次序|排)|アルファベット順",
    re.IGNORECASE,
)
_OF_KEYS = compiled(
    r"\b(?:keys?|fields?|attributes?|properties|entries|Schlüsseln?|Felder\w*|clés?|champs?"
    r"|claves?|campos?|chiav[ei]|campi|chaves?|ключ\w*|пол[яей]\w*|klucz\w*|pol[ae]|sleutels?"
    r"|velden|attributs?|atributos?)\b|键|字段|属性|項目|キー|フィールド",
    re.IGNORECASE,
)
_AS_ABOVE = compiled(
    r"\b(?:order (?:above|given|listed|shown|of the list)|(?:this|that|same|above|listed|given)"
    r" order|(?:dieser|obiger|oben\w*|angegebenen) Reihenfolge|cet ordre|ce même ordre|este orden"
    r"|ese orden|quest['’]ordine|esta ordem|таком порядке|tej kolejności)\b"
    r"|(?:以上|上述|上面|此|该|这个|上記|この)の?(?:顺序|次序|順|順番|順序)",
    re.IGNORECASE,
)
_NOT = compiled(
    r"\b(?:no|not|any|n['’]t|never|ignor\w+|irrelevant|free|beliebig\w*|kein\w*|egal|aucun|peu"
    r" importe|no importa|cualquier|non|qualsiasi|não|qualquer|не|любо\w+|nie|dowoln\w+)\b"
    r"|不|任意|随意|問わ|自由",
    re.IGNORECASE,
)


def keys_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield the keys that a prompt describes, and answers have others; or the order that it says
    they have, and it is another one."""
    keys = [*next(iter(_made(subject)), ())]
    text = _told(subject) if len(keys) >= _FEWEST_KEYS else ""
    if not text:
        return
    described = _described(text, keys)
    names = [name for name, _ in described]
    others = [name for name in names if name not in keys]
    if others and len(others) <= len(set(keys) - {*names}):
        yield others[0], says_other_keys(", ".join(names), keys)
    for sentence in _SENTENCES.split(text):
        wanted = _order_in(sentence, keys, names)
        own = [key for key in keys if key in wanted]
        if len(own) >= _FEWEST_KEYS and wanted != own:
            yield (
                sentence.strip(),
                say(
                    "the prompt says {words!r}, and the keys stand as {keys}",
                    words=sentence.strip(),
                    keys=", ".join(keys),
                ),
            )
            return


def described_values(subject: Subject) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    """Yield what a prompt says of the value of each key, in sentences, and these values."""
    made = _made(subject)
    keys = [*next(iter(made), ())]
    text = _told(subject) if keys else ""
    for name, said in _described(text, keys) if text else ():
        values = [str(each[name]) for each in made] if name in keys else []
        if values and all(values):
            yield [part for part in _SENTENCES.split(said) if part.strip()], values


def _made(subject: Subject) -> Sequence[Mapping[str, Any]]:
    """Return all answers as objects, none where these are no objects, or of several kinds."""
    golds = [golds_of(item.example)[0] for item in subject.rendered]
    if len(golds) < _FEWEST_DOCS or not golds[0].lstrip().startswith("{"):
        return ()
    made = [object_in(gold) for gold in golds]
    return made if all(list(each) == list(made[0]) for each in made) else ()


def _told(subject: Subject) -> str:
    """Return what the prompts say besides their rows."""
    texts = texts_of(subject)
    return texts[0] if texts else ""


def _described(text: str, keys: Sequence[str]) -> Sequence[tuple[str, str]]:
    """Return the names that neighbouring lines describe, with what they say: of those lines among
    which is one of some keys, or as many in quotes as there are keys."""
    group: list[tuple[str, str]] = []
    are_quoted = True
    for line in (*text.split("\n"), ""):
        match = _LINE.match(line)
        if match and not match["said"].startswith(("{", "[")):
            group.append((match["key"], match["said"]))
            are_quoted &= any(sign in match["quote"] for sign in "\"'“「`")
            continue
        if group:
            names = [name for name, _ in group]
            is_near = len(names) == len(keys) or {*keys} <= {*names}
            if len(names) >= _FEWEST_KEYS and is_near and (are_quoted or {*names} & {*keys}):
                return group
        group, are_quoted = [], True
    return ()


def _order_in(sentence: str, keys: Sequence[str], described: Sequence[str]) -> Sequence[str]:
    """Return the keys in the order in which a sentence says that they are."""
    if not _ORDER.search(sentence) and not _ALPHABET.search(sentence):
        return ()
    if _NOT.search(sentence) or "{" in sentence:
        return ()
    named = [name for name in _NAMES.findall(sentence) if name in keys]
    if len(named) == len({*named}) >= _FEWEST_KEYS:
        return named
    if not _OF_KEYS.search(sentence):
        return ()
    if _ALPHABET.search(sentence):
        return sorted(keys, key=str.casefold)
    return described if _AS_ABOVE.search(sentence) else ()
