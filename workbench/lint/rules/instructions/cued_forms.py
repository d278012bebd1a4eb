"""Answers that are parts behind cues of their own, `Firm: Bell; Sum: 4 €`, against the form that a
prompt shows, `Seller: …; Sum: …`, and the order that it asks for. The rule `few-shot/other-form`
says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from workbench.io.han import compiled, exactly
from workbench.lint.rules.instructions.besides import differs
from workbench.lint.rules.instructions.heard import FEWEST_DOCS, Said
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject

_FEWEST_PARTS = 2
_MOST_SIGNS = 400
_CUE = r"[^\W\d_][^\n:：;；,，|/.。]{0,24}?"
_PART = exactly(rf"(?:\A|(?P<sign>[;；,，|/\n])\s*)(?P<cue>{_CUE})\s?[:：]\s*(?=\S)")
_PLACE = r"(?:\.{2,}|…+|_{2,}|<[^<>\n]*>|\[[^\[\]\n]*\]|\{[^{}\n]*\}|【[^【】\n]*】|＿+)"
_FORM = exactly(rf"(?P<cue>{_CUE})\s?[:：]\s*{_PLACE}\s*(?P<sign>[;；,，|/\n]?)\s*")
_ARTICLE = (
    r"(?:(?:the|its|an?|den|die|das|der|dem|les?|la|los|las|el|il|lo|gli|os?|as?|het|de|en|ett)\s"
    r"|l['’])?"
)
_ORDER = compiled(
    r"(?<!\w)(?:first|zuerst|zunächst|erst|d['’]abord|en premier|primero|prima|primeiro|сначала"
    r"|сперва|najpierw|eerst|först|önce)[:,]?\s(?P<before>[^.,;:\n]{2,40}?),?\s"
    r"(?:(?:and|und|et|y|e|и|i|en|och)\s)?(?:then|after that|dann|danach|anschließend|puis"
    r"|ensuite|luego|después"
    rf"|poi|dopo|depois|затем|потом|potem|następnie|daarna|dan|sedan|sonra)\s(?P<behind>{_ARTICLE}[^\W\d_]+)"
    r"|(?:先|首先|まず|最初に)(?:写|給出|给出|输出|列出|填)?(?P<han>[^，。、；\n]{1,8}?)[，、,]?"
    r"(?:再|然后|接着|次に|それから|その後)(?:写|給出|给出|输出|列出|填)?(?P<next>[^，。、；\n]{1,8})",
    re.IGNORECASE,
)


def cued_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield the form that a prompt shows with other cues, or other signs between them, than all
    answers have, or the order of two of them that it asks for and no answer has."""
    items = subject.rendered
    if len(items) < FEWEST_DOCS:
        return
    answers = [item.example.output.strip() for item in items]
    parts = [_parts_of(answer) for answer in answers]
    keys = [cue for cue, _ in parts[0]]
    are_alike = all([cue for cue, _ in each] == keys for each in parts)
    if not _FEWEST_PARTS <= len(keys) == len(set(keys)) or not are_alike:
        return
    texts = texts_of(subject)
    text = "\n".join((subject.settings.description, *texts[:1]))
    for words, cues, signs in _forms_in(text):
        if len(cues) != len(keys) or not all(words in each for each in texts[:FEWEST_DOCS]):
            continue
        others = [cue for cue, key in zip(cues, keys, strict=True) if not _is_called(cue, key)]
        between = {sign for each in parts for _, sign in each[1:]}
        if others or (len({*signs}) == len(between) == 1 and {*signs} != between):
            yield differs(words, answers)
            return
    for match in _ORDER.finditer(text):
        before, behind = (match["before"] or match["han"]), (match["behind"] or match["next"])
        sooner, later = _place_of(before, keys), _place_of(behind, keys)
        if sooner is not None and later is not None and sooner > later:
            yield differs(match[0], answers)
            return


def _parts_of(answer: str) -> list[tuple[str, str]]:
    """Return the cues of an answer, in one case, each with the sign before it."""
    if len(answer) > _MOST_SIGNS or answer[:1] in "{[<":
        return []
    found = [*_PART.finditer(answer)]
    if not found or found[0].start():
        return []
    return [(match["cue"].strip().casefold(), match["sign"] or "") for match in found]


def _forms_in(text: str) -> Iterator[tuple[str, Sequence[str], Sequence[str]]]:
    """Yield the forms that a text shows: their words, cues and the signs between them."""
    run: list[re.Match[str]] = []
    for match in (*_FORM.finditer(text), None):
        if run and (match is None or match.start() != run[-1].end()):
            if len(run) >= _FEWEST_PARTS:
                cues = [each["cue"].strip().casefold() for each in run]
                words = text[run[0].start() : run[-1].end()].strip()
                yield words, cues, [one["sign"] for one, _ in pairwise(run)]
            run = []
        if match is not None:
            run.append(match)


def _is_called(cue: str, key: str) -> bool:
    """Say whether a cue is a key, behind words of its sentence, maybe."""
    return cue == key or cue.endswith(key)


def _place_of(words: str, keys: Sequence[str]) -> int | None:
    """Return which of some keys is named in a few words, None where it is not one alone."""
    named = [place for place, key in enumerate(keys) if key in words.casefold()]
    return named[0] if len(named) == 1 else None
