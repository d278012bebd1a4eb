"""A word of a prompt's own text that stands there twice, whichever it is. The rule
`text/said-again` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.lint.tongues import tongue_of
from workbench.messages import say

_TONGUES = frozenset(("en", "de", "fr", "es", "pt", "it", "nl", "ru", "pl"))
_MEANT = frozenset(
    {"that", "had", "very", "many", "so", "no", "bye", "ha", "blah", "long", "far", "more", "most"}
    | {"well", "now", "there", "here", "much", "really", "again", "over", "out", "on", "in", "up"}
    | {"do", "her", "knock", "row", "night", "hush", "half", "side", "one", "two", "little"}
    | {"die", "der", "das", "den", "sie", "ihr", "nous", "vous", "que", "dat", "pero", "muy"}
)
"""What may follow itself: `that that`, `very very`, German `die die`."""

_TWICE = exactly(r"(?<![\w\"“”«»„'‘’`*-])(?P<word>[^\W\d_A-Z]{2,})[ ](?P=word)(?![\w\"”»'’`*-])")
_HAN = compiled(
    r"(请|应该|必须|如果|或者|并且|因为|所以|可以|只能|需要|以下|下面|上面|其中|没有|答案|回答|输出"
    r"|标签|根据|按照|如下|一个|属于|不要|文本|句子|分类|判断下|选择一)\1"
)
_AROUND = 12


def doubled_words(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the first word that stands twice."""
    text = own_text(subject)
    match = _HAN.search(text)
    if match is None and (text.isascii() or tongue_of(text) in _TONGUES):
        every = (m for m in _TWICE.finditer(text) if m["word"].casefold() not in _MEANT)
        match = next(every, None)
    if match is None:
        return
    around = text[max(0, match.start() - _AROUND) : match.end()].rpartition("\n")[2]
    yield on_own_text(
        subject,
        say("a word is there twice: {found}", found=match[0]),
        say("Correct it in the template."),
        around,
        "doubled word",
    )
