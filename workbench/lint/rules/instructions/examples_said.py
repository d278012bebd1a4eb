"""How many examples a prompt says that it gives, against those that it shows. The rule
`few-shot/other-count` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly, simplified
from workbench.lint.counts import HAN, NUMBERS, as_number
from workbench.lint.rules.instructions.heard import Said, said_everywhere
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject
from workbench.messages import say

_HAN_EXAMPLES = "(?:示例|例子|范例|样例|例题|例句|示范|例)"
_SOLVED = r"(?:solved |worked |sample |such |more |short )?"
_PROMISED = compiled(
    rf"\b(?:here|below|above|following|first|these|the|see)\b(?:\s(?:are|is|come|come the|you see"
    rf"|you find))?\s"
    rf"(?P<n>{NUMBERS})\s{_SOLVED}examples?\b(?!\s(?:sentences?|words?|of (?:the|a) (?:word|use)))"
    rf"|\b(?P<below>{NUMBERS})\s{_SOLVED}examples?\s(?:below|above|follow|are (?:given|shown)"
    rf"|come first|first)\b"
    rf"|\b(?P<answered>{NUMBERS})\s(?:\w+\s)?(?:questions|cases|items|texts|sentences|problems|exercises"
    r"|tasks)\s(?:come|are given|are shown|follow|stand)\s(?:here\s|first\s)?(?:with (?:their|the)"
    r" (?:answers|solutions|labels)|(?:already\s)?(?:answered|solved))\b"
    rf"|(?:下面|以下|上面|以上|前面|先)[^，。\n]{{0,4}}?(?:给出|是|有|看|列出"
    rf"|提供)?(?P<han>{HAN})\s?(?:个|道|条|则|组)?{_HAN_EXAMPLES}"
    rf"|(?:参考|参照|仿照|模仿|按照?)(?:下面|以下|上面|以上|前面)?的?(?P<refer>{HAN})\s?(?:个|道"
    rf"|条|则|组)?{_HAN_EXAMPLES}",
    re.IGNORECASE,
)
_NONE = compiled(
    r"\b(?:no|without(?: any)?) (?:solved |worked |further )?examples (?:are|will be|is|were)"
    r" (?:given|shown|provided)\b"
    r"|\bthere are no examples\b|\b(?:you (?:will )?(?:get|see|are given)|with) no examples\b"
    rf"|(?:不|没有|无|未)(?:会|再)?(?:提供|给出|附|给|有)?(?:任何)?{_HAN_EXAMPLES}(?![外的中])",
    re.IGNORECASE,
)
_HEADING = compiled(
    rf"^[ \t#*]*(?:(?:worked |solved |some |here are (?:some )?)?examples"
    rf"|{_HAN_EXAMPLES})[ \t*]*[:：][ \t*]*$",
    re.IGNORECASE | re.MULTILINE,
)
_LAST_MARK = exactly(r"[^\w\s]{1,3}\Z")
_ASKED_FOR = compiled(r"\b(?:give|write|list|name|provide|find)\s\Z|(?:写出|举出|举)\Z", re.I)


def examples_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield what promises another number of examples than all prompts show, or says that there are
    none, or is a heading for them under which the doc itself stands."""
    texts = [simplified(text) for text in texts_of(subject)]
    items = subject.rendered
    if len(items) < 2 or not texts:
        return
    item = items[-1]
    blocks = subject.blocks_of(item)[:-1]
    shown = max(len(item.shot_ids) + len(blocks), len(subject.shown_to(item)))
    for match in said_everywhere(texts, _PROMISED):
        said = next(said for said in match.groups() if said)
        is_wanted = _ASKED_FOR.search(match.string[: match.start()])
        # What is not parsed as an example may be one.
        is_other = shown > 0 or not (
            _may_show(texts[0], match) or _lines_like(item.example.input) == as_number(said)
        )
        if as_number(said) != shown and is_other and not is_wanted:
            yield match[0], say("the prompt speaks of {said}, and shows {n}",
                                said=match[0], n=shown)  # fmt: skip
            return
    for match in said_everywhere(texts, _NONE):
        if shown and not blocks:
            yield match[0], say("the prompt speaks of {said}, and shows {n}",
                                said=match[0], n=shown)  # fmt: skip
            return
    for match in said_everywhere(texts, _HEADING):
        before = subject.settings.description + subject.settings.description_separator
        text = simplified(before + item.example.input)
        place = text.rfind(match[0].strip())
        own = [cue for cue in subject.cues(before + item.example.input) if cue.start > place >= 0]
        behind = text[place + len(match[0].strip()) :].strip()
        is_own = (
            own
            and behind.startswith(simplified(own[0].written.strip()))
            and not own[-1].content.strip()
        )
        if not shown and is_own and len({cue.name for cue in own}) == len(own):
            yield match[0].strip(), say("the prompt speaks of {said}, and shows {n}",
                                        said=match[0].strip(), n=0)  # fmt: skip
            return


def _lines_like(text: str) -> int:
    """Return how many lines before its last one have the mark that this ends with, and a text
    behind it: `early -> late` before `hot ->`."""
    *before, last = text.rstrip().split("\n")
    mark = _LAST_MARK.search(last)
    if mark is None:
        return 0
    return sum(mark[0] in line.rstrip().removesuffix(mark[0]) for line in before)


def _may_show(text: str, match: re.Match[str]) -> bool:
    """Say whether more stands in a prompt besides its row than a sentence and its cues: it may be
    examples that are written in a way of their own."""
    rest = text.replace(match[0], "")
    lines = [line for line in rest.split("\n") if line.strip()]
    return sum(len(line) > 6 for line in lines) > 3
