"""What a prompt says that its labels stand for, in whatever way it writes that: `0 = praise`,
`P for praise`, `answer 1 if the guest complains`, `praise (1)`, `褒义写1`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from workbench.io.han import compiled

_MOST_LABELS = 12
_LONGEST = 80
_QUOTES = " \t\"'“”‘’「」『』《》`*_.。"
_OPENS = "[\"'“‘「『《`*(（\\[]{0,3}"
_CLOSES = "[\"'”’」』》`*)）\\]]{0,3}"
_AFTER_BRACKET = r"(?<=[)）\]])"
_IN_BRACKETS = rf"{_CLOSES}{_AFTER_BRACKET}"
_STARTS = r"(?:^|[\n:：;；,，.。、])\s*[(（\[]"
"""What stands before a label in brackets that begins what is said, and does not close it."""

_OF_LISTS = r"[.、]"
"""What stands behind a label's mark, and between the labels of a list."""

_BEHIND = tuple(
    rf"{_CLOSES}{between}[ \t]*"
    for between in (
        r"[ \t]?[=＝]",
        r"[ \t]?(?:->|=>|→|⇒)",
        r"[ \t]?[:：]",
        r"[ \t]?\|",
        _OF_LISTS,
        _AFTER_BRACKET,
        r"[ \t][-–—]",
        r"[ \t](?:for|stands for|means|denotes|marks|indicates|is for)\b",
        r",?[ \t](?:if|when|where|whenever)\b",
        r"[ \t]?[(（]",
        r"[ \t]is\b",
        r"[ \t]?(?:表示|代表|是指|意思是|意为|指)",
        r"[ \t]?(?:为|是)",
    )
)
"""What stands between a label and what it stands for."""

_BEFORE = tuple(
    rf"[ \t]*{between}[ \t]?{_OPENS}"
    for between in (
        r"[(（\[]",
        r"[=＝]",
        r"(?:->|=>|→|⇒)",
        r"[:：]",
        r"\b(?:as|is|with|by|gets|get|to|becomes)[ \t]",
        r",[ \t]?(?:then[ \t])?(?:answer|say|write|reply|give|output|respond with|choose|use|put"
        r"|mark)(?: it)?(?: with| as)?[ \t]",
        r"[，,]?(?:的|时|则|就|请|者|的话){0,3}(?:回答|输出|标记|标注|写|填|答|选|记|用|标|打)(?:为|作|成|上)?",
        r"(?:对应|属于|归为|是|为|就是)",
    )
)
"""What stands between what a label stands for and the label."""

_IS_BEHIND = tuple(map(compiled, _BEHIND))
_IS_BEFORE = tuple(compiled(rf"(?:{between})\Z") for between in _BEFORE)
_LONGEST_BETWEEN = 64
"""More than the signs that what stands between has, white space left out."""

_TEXT = r"(?P<text>[^,;，；。、\n()（）=|\[\]]{2,80}?)"
_END = (
    r"(?=\s*(?:[,;，；。、\n()（）|\[\]]|[.?!](?:\s|$)|$|\s/\s|\s(?:and|or)\s(?:{code}|with|answer)"
    r"|\s{open}(?:{code})(?!\w)))"
)
_LEADS = compiled(
    r"^(?:(?:and|or|otherwise|else|label|mark|answer|say|write|reply|give|use|if|when|where|for"
    r"|with|it|is|the|a|an|that|which|means|to|as|of|then|please|return|rate|classify|choose|count"
    r"|code|put)\s+|如果|若是?|假如|当|凡是?|请|把|将|并|或|和|而|表示|是|为|属于|对)+",
    re.IGNORECASE,
)
"""What is said before the meaning itself."""


@lru_cache(maxsize=8)
def legend_of(texts: tuple[str, ...], labels: frozenset[str]) -> Mapping[str, str]:
    """Return what all of some prompts say of each of their labels, of two labels at least; none
    where they say nothing, or the same of two."""
    known = sorted(filter(None, labels))
    if not texts or not 2 <= len(known) <= _MOST_LABELS:
        return {}
    best: Mapping[str, str] = {}
    for found in _legends(texts[0], known):
        said = {label: text for label, text in found.items() if all(text in t for t in texts)}
        is_clear = len({text.casefold() for text in said.values()}) == len(said)
        if is_clear and len(said) > max(1, len(best)):
            best = said
            if len(best) == len(known):
                break
    return best


def _legends(text: str, labels: Sequence[str]) -> Iterator[dict[str, str]]:
    """Yield what a text says of labels, in one way of writing it after the other."""
    code = "|".join(map(re.escape, sorted(labels, key=len, reverse=True)))
    is_word = r"(?<![A-Za-z0-9_.])" if any(map(str.isascii, labels)) else ""
    goes_on = r"(?![A-Za-z0-9_]|\.\d)" if any(map(str.isascii, labels)) else ""
    end = _END.replace("{code}", code).replace("{open}", _OPENS)
    spots = [*_spots(text, labels)]
    for between, is_behind in zip(_BEHIND, _IS_BEHIND, strict=True):
        if not _are_several(start for start, stop in spots if is_behind.match(text, stop)):
            continue
        begins = _STARTS if between.startswith(_IN_BRACKETS) else is_word
        pattern = rf"{begins}(?P<code>{code}){goes_on}{between}{_OPENS}{_TEXT}{end}"
        said = _read(compiled(pattern).finditer(text))
        is_list = _OF_LISTS in between
        yield {code: own for code, own in said.items() if not (is_list and own in labels)}
    for between, is_before in zip(_BEFORE, _IS_BEFORE, strict=True):
        if not _are_several(
            start
            for start, _ in spots
            if is_before.search(text, max(0, start - _LONGEST_BETWEEN), start)
        ):
            continue
        pattern = (
            rf"(?:^|[,;，；。、\n(（|.:：]|\band\b|\bor\b)\s*{_OPENS}{_TEXT}{_CLOSES}{between}"
        )
        yield _read(compiled(rf"{pattern}(?P<code>{code}){goes_on}").finditer(text))


def _spots(text: str, labels: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield where labels begin and end in a text, not within a word."""
    for label in labels:
        own = re.escape(label)
        if label.isascii():
            own = rf"(?<![A-Za-z0-9_.]){own}(?![A-Za-z0-9_])"
        for match in re.finditer(rf"(?={own})", text):
            yield match.start(), match.start() + len(label)


def _are_several(starts: Iterator[int]) -> bool:
    """Say whether there are two places or more, as it takes for what is said of two labels: what
    stands there is quicker to compile than all of a legend."""
    return len(set(starts)) > 1


def _read(matches: Iterator[re.Match[str]]) -> dict[str, str]:
    """Return the meaning of each label, none of one that has two."""
    found: dict[str, str] = {}
    twice: set[str] = set()
    for match in matches:
        text = match["text"].strip(_QUOTES).rpartition("：")[2].rpartition(": ")[2]
        text = _LEADS.sub("", text.lstrip("-*•· ")).strip(_QUOTES)
        if not text or len(text) > _LONGEST:
            continue
        if found.setdefault(match["code"], text) != text:
            twice.add(match["code"])
    return {label: text for label, text in found.items() if label not in twice}
