"""Labels that the prompt writes in another form than all answers have: with a sign before each,
`@sport, @trade`, with one more syllable behind each, `数码类、服饰类`, or in another form of the
same words, `* feature: …; * testing: …` where `feat` and `test` count. The rule
`answer/other-names` says so, in a hint."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_FEWEST_DOCS = 6
_MOST_LABELS = 12
_FEWEST_EXPLAINED = 3
_STEM = 3
_SIGNS = exactly(r"[#@$&%~^+/\\]")
_ENDINGS = "类類型级級档檔党性等種种"
_LIST = compiled(
    r"(?:之一|其一|选项|選項|类目|類目|类别|類別|标签|標籤|分类|分類|种类|種類)[^，。；：:\n]{0,6}[:：]"
    r"(?P<list>[^。；\n]{4,120})"
)
_EXPLAINED = exactly(r"[ \t]*[-*•·][ \t]+(?P<head>[^\W\d_][\w-]{1,23})[ \t]*[:：–—=][ \t]*\S.*")


def dressed_labels(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer the prompt names in another form, as it does all answers."""
    golds = subject.rights_by_id
    labels = {*golds.values()}
    is_set = 2 <= len(labels) <= _MOST_LABELS and 2 * len(labels) <= len(golds)
    if not is_set or len(golds) < _FEWEST_DOCS or not all(len(one) > 1 for one in labels):
        return
    text = own_text(subject)
    found = _with_sign(text, labels) or _with_ending(text, labels) or _of_one_stem(text, labels)
    for doc, gold in golds.items() if found else ():
        yield Hit(
            say("the prompt lists {listed}, and {choice} is what counts",
                listed=shorten(", ".join(found), 60), choice=gold),
            say("Name the labels as the answers are written."),
            doc,
            subject.code.line_with(found[0]) or subject.code.line_of_input,
            about="dressed",
            severity="hint",
        )  # fmt: skip


def _with_sign(text: str, labels: Collection[str]) -> Sequence[str]:
    """Return the labels as a text has them, where one sign stands before each wherever it does."""
    before: set[str] = set()
    for label in labels:
        starts = [m.start() for m in re.finditer(rf"(?<!\w){re.escape(label)}(?!\w)", text)]
        before |= {text[max(0, start - 1) : start] for start in starts} or {""}
    sign = next(iter(before)) if len(before) == 1 else ""
    return [sign + label for label in sorted(labels)] if _SIGNS.fullmatch(sign) else ()


def _with_ending(text: str, labels: Collection[str]) -> Sequence[str]:
    """Return the labels as a Chinese list has them, where it has nothing but them, all with the
    same syllable behind."""
    if text.isascii():
        return ()
    for match in _LIST.finditer(text):
        parts = [part.strip(' “”「」"') for part in re.split(r"、|，|或者?|和", match["list"])]
        for ending in _ENDINGS:
            if {*parts} == {label + ending for label in labels}:
                return parts
    return ()


def _of_one_stem(text: str, labels: Collection[str]) -> Sequence[str]:
    """Return what a text explains, line by line, where it is as many names as there are labels, and
    each of them begins as a label does, or has one in it, and the text has no label."""
    run: list[str] = []
    for line in (*text.split("\n"), ""):
        match = _EXPLAINED.fullmatch(line) if MASK not in line else None
        if match:
            run.append(match["head"])
            continue
        if len(run) == len(labels) >= _FEWEST_EXPLAINED and _are_forms(run, labels, text):
            return run
        run = []
    return ()


def _are_forms(heads: Sequence[str], labels: Collection[str], text: str) -> bool:
    if any(re.search(rf"(?<!\w){re.escape(label)}(?!\w)", text, re.I) for label in labels):
        return False
    forms = [
        {head for head in heads if _is_form(head.casefold(), one.casefold())} for one in labels
    ]
    return all(len(found) == 1 for found in forms) and len(set().union(*forms)) == len(heads)


def _is_form(head: str, label: str) -> bool:
    return head[:_STEM] == label[:_STEM] or (len(label) >= _STEM and label in head)
