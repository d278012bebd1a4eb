"""One worked sample that lacks what all answers of the docs and all other samples have: the steps,
the closing words, a line, a field between bars. The rule `few-shot/worked-form` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.examples.inside_cues import hint_on_template
from workbench.lint.samples import Sample
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 4
_SEEN_DOCS = 200
_TIMES = 3
"""So many times as long as a sample without steps are all answers with them."""

_FEWEST_WORDS = 2
_TOKEN = exactly(
    r"[\u3040-\u30ff\u3400-\u9fff]{2,}|[^\W\d_\u3040-\u30ff\u3400-\u9fff]{3,}|#{2,}|[|=→⇒]|->|=>"
)
_RULE = exactly(r"[-=*_]{3,}\s*$|#{1,3} |[<【■]")
_MARK = exactly(r"\W+")
_PARTED_BY = ("\n", "|", ";", "；", "->", "→", "=>", "\t", ":", "：", "/")
_OF_FIELDS = ("|", ";", "；", "->", "→", "=>", "\t")


def plain_sample(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the first sample that lacks a part which all answers have."""
    samples = [_whole(subject, sample) for sample in subject.samples.worked]
    outputs = [item.example.output.strip() for item in subject.some(_SEEN_DOCS)]
    if not samples or len(outputs) < _FEWEST_DOCS or any("\n\n" in one for one in outputs):
        return
    if not all(outputs) or not all(samples):
        return
    found = _without_words(samples, outputs) or _with_other_parts(samples, outputs)
    if found:
        yield hint_on_template(
            subject,
            say("a worked sample lacks what all answers have: {theirs}, {own}",
                theirs=shorten(found, 30), own=shorten(outputs[0], 40)),
            say("Write the worked example as the others, and as the docs' answers are."),
            found,
        )  # fmt: skip


def _whole(subject: Subject, sample: Sample) -> str:
    """Return what a sample answers, with the lines below that are no cue of a question."""
    last = sample.fields[-1]
    text = f"{subject.settings.description}\n\n{subject.rendered[0].example.input}"
    begun = re.escape(last.written) + r"\**\s*" + re.escape(last.content.strip())
    match = re.search(begun, text)
    if match is None:
        return last.content.strip()
    asked = subject.samples.names
    more: list[str] = []
    for line in text[match.end() :].split("\n")[1:]:
        own = line.strip()
        if not own or _RULE.match(own) or own.casefold().lstrip("#*> ").startswith(asked):
            break
        more.append(line)
    return "\n".join((last.content.strip(), *more)).strip()


def _words(text: str) -> frozenset[str]:
    return frozenset(_TOKEN.findall(text.casefold()))


def _without_words(samples: Sequence[str], outputs: Sequence[str]) -> str:
    """Return a sample without the words and marks that all answers have: those that the other
    samples have, too, or, where it is far shorter than any answer, all of them."""
    wanted = frozenset.intersection(*map(_words, outputs))
    if not wanted:
        return ""
    shortest = min(map(len, outputs))
    lacking = [wanted - _words(sample) for sample in samples]
    for place, sample in enumerate(samples):
        lost = lacking[place]
        is_short = _TIMES * len(sample) <= shortest
        is_sure = len(lost) >= _FEWEST_WORDS or any(map(_MARK.fullmatch, lost))
        if lost == wanted and is_short and is_sure:
            return sample
        others = [*lacking[:place], *lacking[place + 1 :]]
        if lost and is_sure and len(others) > 1 and not any(others):
            return sample
    return ""


def _with_other_parts(samples: Sequence[str], outputs: Sequence[str]) -> str:
    """Return a sample with fewer or more parts than all answers and all other samples have, by a
    sign that parts them."""
    for mark in _PARTED_BY:
        counts = {text.count(mark) for text in outputs}
        count = counts.pop()
        if counts or not count:
            continue
        others = [sample for sample in samples if sample.count(mark) != count]
        if len(others) != 1:
            continue
        if len(samples) > 1 or mark in _OF_FIELDS or mark not in others[0]:
            return others[0]
    return ""
