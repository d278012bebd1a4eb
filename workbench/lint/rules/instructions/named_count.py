"""A number of classes that stands right beside their names and is not how many names there are:
`體育、財經、娛樂四類`, `one of four labels: bug, wish, praise`. The rule `answer/other-count` says
so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from workbench.io.han import compiled
from workbench.lint.counts import HAN, NUMBERS, as_number
from workbench.lint.finding import Hit
from workbench.lint.rules.instructions.labels import PARTS, texts_of
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.truth import bare
from workbench.messages import say

_MOST_LABELS = 12
_NAME = r"[^\s，。；？?：:;、,.()（）“”\"'「」『』\n\0]{1,12}"
_Q = r"[“”\"'「」『』]?"
_BEFORE = compiled(
    rf"(?P<names>{_Q}{_NAME}{_Q}(?:、{_Q}{_NAME}{_Q})+?(?:(?:和|与|及|以及|或){_Q}{_NAME}?{_Q})?)"
    rf"(?:这|共|一共|总共|共计)?(?P<n>{HAN})\s?(?:个|种|大|项)?(?:类别|类型|类|种|标签|选项|情感|情绪|主题|栏目|领域|关系"
    r"|(?<=[个种类项])(?:之)?(?=[中里当]))"
)
_NOUNS = (
    r"(?:labels|categories|classes|topics|types|intents|emotions|sentiments|relations|options|tags"
    r"|groups|kinds|genres|values|ratings|grades|sections)"
)
_BEHIND = compiled(
    rf"\b(?P<n>{NUMBERS})\s(?:(?:possible|given|following|different|main|[a-z]+)\s)?{_NOUNS}"
    r"(?:\sbelow)?\s?(?::|\(|—|–|,\s(?:namely|that is)\s|\s-\s|,\s(?=[A-Za-z]))\s?"
    r"(?P<names>[^.:;()\n\0]{3,160})(?=[.:;()\n\0]|\Z)"
    # Of whatever they are called, as long as all answers are among the names.
    rf"|\bof (?:the|these|those) (?P<of>{NUMBERS})\s[a-z]+s\b[^.:;()\n\0]{{0,40}}"
    r"\((?P<inside>[^.:;()\n\0]{3,120})\)"
    rf"|(?P<han>{HAN})\s?(?:个|种|大)?(?:类别|类型|类|种|标签|选项|情感|情绪|主题|栏目|领域|关系)"
    r"(?:之一)?\s?[:：（(]\s?(?P<listed>[^。；;:：()（）\n\0]{3,80})",
    re.IGNORECASE,
)
_AND_SO_ON = compiled(r"等|\betc\b|and so on|such as|for example|例如|比如", re.IGNORECASE)
_LINK = compiled(r"、|和|与|及|以及|或者?|还是|，|,")


def beside_names(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose prompt counts the names right beside the number wrongly, where the
    answers are among these names."""
    texts = texts_of(subject)
    golds = set(subject.bare_rights)
    if not texts or not 2 <= len(golds) <= _MOST_LABELS or "" in golds:
        return
    told = [each for each in _counted_in(subject.told) if all(each[0] in t for t in texts[:20])]
    # What the code joins stands in the prompts alone.
    for said, count, names in told or _counted_in(own_text(subject)):
        own = _trimmed(names, golds)
        if len(own) < 2 or count == len(own) or count < 2 or not golds <= set(own):
            continue
        for item in subject.rendered:
            yield Hit(
                say("the prompt speaks of {said}, and lists {n}", said=said, n=len(own)),
                say("Count what is listed: len(…) of the list, not of a text."),
                item.doc.id,
                subject.code.line_with(said) or subject.code.line_of_input,
                about="labels",
            )
        return


@lru_cache(maxsize=64)
def _counted_in(told: str) -> Sequence[tuple[str, int, tuple[str, ...]]]:
    """Return where a text counts names beside it: the words, the number and the names."""
    found: list[tuple[str, int, tuple[str, ...]]] = []
    for match in _BEFORE.finditer(told):
        names = [bare(part.strip("“”\"'「」『』 ")) for part in _LINK.split(match["names"])]
        found.append((match[0].strip("\0\n "), as_number(match["n"]), tuple(filter(None, names))))
    for match in _BEHIND.finditer(told):
        english = match["names"] or match["inside"]
        parts = PARTS.split(english) if english else _LINK.split(match["listed"])
        names = [bare(part.strip("“”\"'「」『』`* ")) for part in parts]
        number = as_number(match["n"] or match["of"] or match["han"])
        said = match[0].strip("\0\n ").removeprefix("of ")
        found.append((said, number, tuple(filter(None, names))))
    return [each for each in found if not _AND_SO_ON.search(each[0])]


def _trimmed(names: Sequence[str], golds: set[str]) -> list[str]:
    """Return names without the words of the sentence before the first and behind the last:
    `请将新闻分为体育`, `praise, whichever fits`."""
    own = list(names)
    ends = [gold for gold in golds if own[0].endswith(gold)] if own else []
    if ends:
        own[0] = max(ends, key=len)
    begins = [gold for gold in golds if own and own[-1].startswith(gold)]
    if begins:
        own[-1] = max(begins, key=len)
    return own
