"""The marks of options that no list of a usual layout has, `0:pen 1:ink`, read off what stands
before options that are known; and the options of an example that is laid out in the same way."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from workbench.io.han import exactly
from workbench.prompts.listing import Option, kind_of, rank_of

_LABEL = r"[A-Za-z]|\d{1,2}|[①②③④⑤⑥⑦⑧⑨⑩]|[一二三四五六七八九十]|[甲乙丙丁戊己庚辛]"
_BEFORE = exactly(
    r"(?:\A|[\s,;，；、|/・(（\[【:：])"
    rf"(?P<mark>[(\[{{<（【「\"'*`#]{{0,2}}(?P<label>{_LABEL})"
    r"[ ]?[)\]}>）】」\"'*`.:：．、=＝~/|・–—>→-]{1,3})[ \t]?\Z"
)
_LONGEST_MARK = 9
_KINDS = ("upper", "lower", "digit", "ring", "count", "stem")


def with_marks(text: str, chain: Sequence[Option]) -> Sequence[Option]:
    """Return the options of a row with the marks that stand right before their texts, where all
    have one of a kind, in one style, which count on from the first; as they are elsewhere."""
    made: list[Option] = []
    for option in chain:
        match = _BEFORE.search(text[max(0, option.start - _LONGEST_MARK) : option.start])
        if match is None or (kind := kind_of(match["label"])) not in _KINDS:
            return chain
        label = match["label"]
        start = option.start - (len(match.string) - match.start("mark"))
        made.append(
            Option(match["mark"], label, kind, rank_of(label), option.text, start, option.end)
        )
    styles = {(option.style, option.kind) for option in made}
    ranks = [option.rank for option in made]
    counts_on = ranks[:1] in ([0], [1]) and all(b == a + 1 for a, b in pairwise(ranks))
    return made if len(styles) == 1 and len(made) > 1 and counts_on else chain


def options_like(text: str, options: Sequence[Option]) -> Sequence[Option]:
    """Return what a text lists under marks of the style of some options, which follow each other
    from the same first one on; nothing where it has fewer than two."""
    if not options or not options[0].label:
        return ()
    found: list[re.Match[str]] = []
    rank = options[0].rank
    for match in _of_style(options[0].style).finditer(text):
        if kind_of(match["label"]) == options[0].kind and rank_of(match["label"]) == rank:
            found.append(match)
            rank += 1
    made: list[Option] = []
    for place, match in enumerate(found):
        line = text.find("\n", match.end())
        end = found[place + 1].start() if place + 1 < len(found) else line
        end = end if end >= 0 else len(text)
        label, own = match["label"], text[match.end() : end].strip(" \t\n,;，；、|/・")
        mark = options[0].style.replace("_", label, 1)
        kind, start = options[0].kind, match.start()
        made.append(Option(mark, label, kind, rank_of(label), own, start, end))
    return made if len(made) > 1 else ()


@lru_cache(maxsize=64)
def _of_style(style: str) -> re.Pattern[str]:
    before, _, behind = style.partition("_")
    return re.compile(
        rf"(?<![^\s,;，；、|/・(（\[【:：]){re.escape(before)}(?P<label>{_LABEL})[ ]?"
        rf"{re.escape(behind.lstrip())}[ \t]?"
    )
