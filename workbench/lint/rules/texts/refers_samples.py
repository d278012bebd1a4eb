"""Samples that a prompt's own text refers to by their number, of which it has fewer. The rule
`few-shot/other-count` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.counts import as_number
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_SAMPLE = (
    r"(?:examples?|samples?|demonstrations?|specimens?|Beispiel|Muster|exemple|ejemplo|exemplo"
    r"|esempio|voorbeeld|пример\w*)"
)
_WORDS = (
    "first erste[nrs]? premier|première primer[oa]? primeir[oa] prim[oa] 一",
    "second zweite[nrs]? deuxième segund[oa] second[oa] 二",
    "third dritte[nrs]? troisième tercer[oa]? terceir[oa] terz[oa] 三",
    "fourth vierte[nrs]? quatrième cuart[oa] quart[oa] 四",
    "fifth fünfte[nrs]? cinquième quint[oa] 五",
    "sixth sechste[nrs]? sixième sext[oa] sest[oa] 六",
    "seventh siebte[nrs]? septième séptim[oa] sétim[oa] settim[oa] 七",
    "eighth achte[nrs]? huitième octav[oa] oitav[oa] ottav[oa] 八",
)
_ORDINALS = [compiled("|".join(words.split()[:-1]), re.IGNORECASE) for words in _WORDS]
_ORDINAL = "|".join("|".join(words.split()[:-1]) for words in _WORDS)
_TO_SAMPLES = compiled(
    rf"\b{_SAMPLE}\s(?:no\.\s?|nr\.\s?|#|№\s?)?(?P<number>\d{{1,2}})(?![\w:%]|\.\d|\s?[:=：])"
    rf"|\b(?P<ordinal>{_ORDINAL})\s(?:worked |of the )?{_SAMPLE}\b"
    r"|(?:示例|样例|范例|例子|例题|例)\s?(?P<han>\d{1,2}|[一二三四五六七八九十])(?![\d个些条道般样直定旦共、])"
    r"|第(?P<place>\d{1,2}|[一二三四五六七八九十])[个条道则](?:示例|样例|范例|例子|例题|例)",
    re.IGNORECASE,
)
_FOR_EXAMPLE = compiled(r"\b(?:for|zum|par|por|per)\s\Z|例\Z", re.IGNORECASE)
_LABEL = exactly(r"[ \t>*#\[【（(-]*\Z")
_NUMBERED = compiled(
    rf"^[ \t>*#\[【（(-]*(?:{_SAMPLE}|示例|样例|范例|例子|例题|例)\s?#?(?P<number>\d{{1,2}})\b",
    re.IGNORECASE | re.MULTILINE,
)
_ARROW = exactly(r"^.*\S.*(?:→|->|=>|⇒).*\S", re.MULTILINE)
_NOT_NAME = exactly(r"[\W\d_]+")
_CUE = exactly(
    r"^[ \t>*#-]*(?P<name>[^\W\d_][^:：\n]{0,40}?)[ \t*]*[:：][ \t]*(?=\S)", re.MULTILINE
)


def refers_to_samples(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on a sample that a rule refers to by a number higher than that of all samples.
    The description speaks of its own ones, where it has some."""
    item = next(iter(subject.rendered), None)
    described = subject.settings.description
    text = own_text(subject)
    for match in _TO_SAMPLES.finditer(text) if item is not None else ():
        line = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
        if _LABEL.match(line) or _FOR_EXAMPLE.search(line):
            continue  # what a sample is called itself
        number = _number_of(match)
        count = _samples_in(subject, described) if match.start() < len(described) else 0
        if not count and item is not None:
            shots = len(subject.shown_to(item))
            worked = max(len(subject.blocks_of(item)), len(subject.paragraphs_of(item))) - 1
            own = _samples_in(subject, text) - 1  # the last one is what is asked
            count = shots + max(worked, own, len(_ARROW.findall(text)), 0)
        if 0 < count < number:
            in_input = match.start() >= len(described)
            yield Hit(
                say("the prompt speaks of {said}, and shows {n}", said=match[0], n=count),
                say("Say the number that is shown, or none."),
                item.doc.id if item and in_input else None,
                subject.code.line_with(match[0]),
                about="number of a sample",
                severity="hint",
            )
            return


def _number_of(match: re.Match[str]) -> int:
    if match["ordinal"]:
        found = (place for place, one in enumerate(_ORDINALS, 1) if one.fullmatch(match["ordinal"]))
        return next(found, 0)
    written = match["number"] or match["han"] or match["place"]
    return int(written) if written.isdecimal() else as_number(written)


def _samples_in(subject: Subject, text: str) -> int:
    """Return how many worked samples a text has, as far as it can be told: by the cues of what is
    asked, by their own numbers, or by arrows."""
    items = subject.rendered[:1]
    asked = [cue.name for item in items for cue in subject.blocks_of(item)[-1].cues]
    names = [_NOT_NAME.sub("", match["name"].casefold()) for match in _CUE.finditer(text)]
    numbers = [int(match["number"]) for match in _NUMBERED.finditer(text)]
    by_cue = max((names.count(name) for name in asked), default=0)
    return max(by_cue, len(_ARROW.findall(text)), *numbers, 0)
