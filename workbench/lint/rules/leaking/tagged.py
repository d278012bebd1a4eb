"""What a recognizer of entities left around an answer: `[PER Lucia Torres]`, `Porto/LOC`,
`(人名:李明)`. The rule `answer/marked` says so."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from workbench.io.han import compiled, exactly

_NAMES = (
    r"(?:PERS?|PERSON|LOC|LOCATION|ORG|ORGANI[SZ]ATION|GPE|MISC|NORP|FAC|ENT|ENTITY|CARDINAL|DATE"
    r"|TIME|MONEY|PERCENT|QUANTITY|NUM|NAME|CITY|COUNTRY|AGE|EVENT|PRODUCT|WORK_OF_ART|TITLE|DRUG"
    r"|DISEASE|CHEMICAL|GENE|PROTEIN|SPECIES|ANSWER|ANS|SPAN|TARGET|n[rst]|"
    r"人名|地名|机构名?|组织名?|人物|地点|实体|时间|日期|数字|年龄|城市|姓名|职位|产品|疾病|药物|答案)"
)
_TAG = rf"(?:[BIESLU]-)?(?:{_NAMES}|(?i:per|pers|loc|org|gpe|misc|ent))"
_ENTITY = compiled(_TAG)
_BRACKETED = compiled(
    rf"\A(?:(?P<tag>{_TAG}|[A-Z]{{3,12}})\s?(?:[:：|=_/]\s?|\s)(?P<text>.+)"
    rf"|(?P<before>.+?)\s?[|:：/_]\s?(?P<behind>{_TAG}|[A-Z]{{3,12}}))\Z"
)
"""What stands in brackets, and is a tag and a text."""

_ROUND = compiled(
    r"[(（]\s?(?:PERS?|PERSON|LOC|LOCATION|ORG|GPE|MISC|NORP|ENT|ENTITY|(?i:per|loc|org|gpe|ent)"
    r"|人名|地名|机构名|组织名|实体)\s?[:：|]\s?(?P<text>[^()（）\n]+)[)）]"
)
"""In round brackets many a text has `(age: 34)`; these names are a recognizer's alone."""

_BEHIND = compiled(rf"(?<=[\w\]])(?:[/_|]|\s?[\[(（【{{<])(?P<tag>{_TAG})[\])）】}}>]?(?![\w/])")
_OPENS = ("/", "_", "|", "[", "(", "（", "【", "{", "<")
_WORD = exactly(r"[^\W_]+\Z")
_TAGGED = exactly(
    r"(?<!\w)(?P<word>\w[\w'’.-]{0,80}?)[/_|](?P<tag>(?:[BIESLU]-)?[A-Za-z]{1,12})(?![\w/])"
)


def bare_of_tag(text: str) -> tuple[str, str]:
    """Return what stands in brackets beside a tag, and the tag; "" for what has none."""
    match = _BRACKETED.match(text)
    if match is None:
        return text, ""
    return match["text"] or match["before"], match["tag"] or match["behind"]


def tagged_in(text: str, answers: Collection[str]) -> Iterator[tuple[str, str, str]]:
    """Yield what has a tag of its own in a text: as it is, as it is written, and the tag. Where a
    tag stands behind, one of `answers` is what it is of, or else the word before it."""
    for match in _ROUND.finditer(text) if "(" in text or "（" in text else ():
        yield match["text"], match[0], match[0][1:].strip().split(":")[0]
    if not any(map(text.__contains__, _OPENS)):
        return
    if _is_of_all_words(text):
        return
    yield from _word_by_word(text)
    for match in _BEHIND.finditer(text):
        before = text[: match.start()].rstrip("]")
        own = next((a for a in answers if len(a) > 1 and before.endswith(a)), "")
        word = _WORD.search(before)
        own = own or (word[0] if word else "")
        if own:
            yield own, f"{own}{match[0]}", match["tag"]


def _is_of_all_words(text: str) -> bool:
    """Say whether more words have the tag of a part of speech than that of an entity."""
    tags = [match["tag"].rpartition("-")[2] for match in _TAGGED.finditer(text)]
    others = [tag for tag in tags if tag != "O" and not _ENTITY.fullmatch(tag)]
    return 2 * len(others) > len(tags)


def _word_by_word(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield the runs of words that each have the tag of their run: `Lucia/B-PER Torres/I-PER`."""
    run: list[re.Match[str]] = []
    for match in [*_TAGGED.finditer(text), None]:
        is_next = bool(run and match) and _goes_on(run[-1], match)
        if not is_next and len(run) > 1:
            words = [each["word"] for each in run]
            joined = ("" if not words[0].isascii() else " ").join(words)
            yield joined, text[run[0].start() : run[-1].end()], run[0]["tag"]
        run = [] if match is None else [*run, match] if is_next else [match]


def _goes_on(last: re.Match[str], match: re.Match[str] | None) -> bool:
    if match is None or match["tag"].startswith(("B-", "S-", "U-")):
        return False
    names = [each["tag"].rpartition("-")[2] for each in (last, match)]
    return names[0] == names[1] and match.string[last.end() : match.start()] in ("", " ")
