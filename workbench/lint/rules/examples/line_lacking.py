"""Worked samples of a template that lack a part which the docs' own question has: a cue with its
text, or a text of the row above its first cue. The rule `few-shot/other-cues` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.examples.inside_cues import hint_on_template, is_beside_samples
from workbench.lint.samples import COUNTED, Sample, Samples
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_CUES = 2
_FEWEST_DOCS = 3
_SEEN_DOCS = 12
_SHORTEST = 12
_RULER = "-=*_#~· \t"


def lines_lacking(subject: Subject) -> Iterator[Hit]:
    """Yield that no worked sample has a cue which the question has between its first and its last
    one, or the text that the question has above its first cue."""
    samples = subject.samples
    if len(samples.asked) < _FEWEST_CUES or len(subject.rendered) < _FEWEST_DOCS:
        return
    fix = say("Give shots and question the same lines.")
    if lacking := _cue_lacking(samples):
        yield hint_on_template(
            subject,
            say("the question has the cue {own!r}, and no worked example has it", own=lacking),
            fix,
            lacking,
        )
    elif text := _text_above(subject, samples):
        yield hint_on_template(
            subject,
            say("above the question's first cue stands a text, and no worked example has one:"
                " {text}",
                text=shorten(text, 40)),
            fix,
            samples.asked[0].written,
        )  # fmt: skip


def _cue_lacking(samples: Samples) -> str:
    """Return the cue of the question that all samples lack which have its other ones in order and
    an answer; "" where there is none, or one sample has it."""
    names = samples.names
    if samples.worked or len(set(names)) < len(names):
        return ""
    near = [part for part in samples.parts if _is_near(part, names)]
    lacking = {name for name in names if not any(name in part.names for part in near)}
    if not near or len(lacking) != 1 or lacking & {names[-1]}:
        return ""
    only = lacking.pop()
    return next(field.written for field in samples.asked if field.name == only)


def _is_near(part: Sample, names: Sequence[str]) -> bool:
    """Say whether a paragraph has cues of the question alone, all but one, in their order, and each
    with a text."""
    own = part.names
    is_short = len(own) == len(names) - 1 and own[-1] == names[-1] and set(own) < set(names)
    has_texts = all(field.content.strip() for field in part.fields)
    places = [names.index(name) for name in own] if is_short else []
    is_told = any(map(is_beside_samples, own[:-1]))
    return is_short and has_texts and places == sorted(places) and len(own) > 1 and not is_told


def _text_above(subject: Subject, samples: Samples) -> str:
    """Return the text of the first doc's row that stands right above the question's first cue, as
    in all docs, where several samples follow each other with nothing between."""
    items = subject.some(_SEEN_DOCS)
    above = [_above(item, samples.asked[0].written) for item in items]
    if not all(above) or len(set(above)) < _FEWEST_CUES:
        return ""
    return above[0] if _have_no_text_above(samples) else ""


def _above(item: Rendered, first_cue: str) -> str:
    """Return the row's text that ends right above the last line with a cue, "" where none does."""
    at = item.example.input.rfind(f"\n{first_cue}")
    before = item.example.input[:at].rstrip("\n") if at > 0 else ""
    texts = (leaf.strip() for value in item.doc.data.values() for leaf in leaves_of(value))
    return next((t for t in texts if len(t) >= _SHORTEST and before.endswith(t)), "")


def _have_no_text_above(samples: Samples) -> bool:
    """Say whether the prompt begins with the one sample, or two samples or more follow each other,
    and nothing stands between them that could be a text of theirs."""
    starts = sorted(part.line for part in samples.worked)
    if len(starts) == 1 and not any(map(str.strip, samples.lines[: starts[0]])):
        return True
    if len(starts) < _FEWEST_CUES:
        return False
    for first, second in pairwise(starts):
        lines = samples.lines[first:second]
        ends = [i for i, line in enumerate(lines) if _has_cue(line, samples)]
        between = lines[ends[-1] + 1 :] if ends else lines
        if any(_is_text(line) for line in between):
            return False
    return True


def _has_cue(line: str, samples: Samples) -> bool:
    return any(field.written in line for field in samples.asked)


def _is_text(line: str) -> bool:
    return bool(line.strip(_RULER)) and COUNTED.match(line) is None
