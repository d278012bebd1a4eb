"""Where a prompt's own text has worked examples as paragraphs: those in which something stands
behind the cue that is asked last, and the paragraphs of which each of those and the question have
one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from workbench.lint.frames import MASK
from workbench.lint.subject import Subject
from workbench.lint.told import own_text

_SEEN_DOCS = 4
_GAP = "\n\n"


def sample_spans(subject: Subject) -> Sequence[range]:
    """Return where such paragraphs are in the prompt's own text (see `told.own_text`)."""
    inputs = [item.example.input for item in subject.some(_SEEN_DOCS)]
    text = own_text(subject)
    found = subject.line_samples
    lines = {sample.line for sample in (*found.pairs, *found.others)}
    ends = {ending for ending in _endings(subject) if ending in text}
    if not inputs or not (lines or ends):
        return ()
    cue = "|".join(map(re.escape, sorted(ends, key=len, reverse=True))) or r"(?!)"
    answer = re.compile(rf"^[ \t>*#-]*(?:{cue})\**[ \t]*[^\s{MASK}]", re.MULTILINE)
    parts = text.split(_GAP)
    worked = [bool(answer.search(p)) or not lines.isdisjoint(p.split("\n")) for p in parts]
    count = sum(worked)
    often = Counter(part.strip() for part in parts)
    spans: list[range] = []
    start = 0
    for part, is_worked in zip(parts, worked, strict=True):
        bare = part.strip()
        is_in_each = bool(bare) and count > 0 and often[bare] == count + 1
        if is_worked or (is_in_each and all(bare in one for one in inputs)):
            spans.append(range(start, start + len(part)))
        start += len(part) + len(_GAP)
    return spans if count else ()


def without_samples(subject: Subject) -> str:
    """Return the description without its paragraphs that are worked examples."""
    text = subject.settings.description
    spans = sample_spans(subject) if text.strip() else ()
    kept: list[str] = []
    start = 0
    for part in text.split(_GAP):
        if not any(start in span for span in spans):
            kept.append(part)
        start += len(part) + len(_GAP)
    return _GAP.join(kept)


def _endings(subject: Subject) -> set[str]:
    """Return the line that the inputs end with, and the last cue of what is asked."""
    first = subject.rendered[:1]
    lines = {item.example.input.rstrip().rpartition("\n")[2].strip() for item in first}
    cues = [cue.written for item in first for cue in subject.blocks_of(item)[-1].cues]
    return {ending for ending in (*lines, *cues[-1:]) if ending}
