"""Answers that a few docs alone give away: behind the cue that the other inputs end with, or on a
line that these lack. The rule `answer/leaked` says so."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.lint.rules.leaking.given import Told
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import bare, common_end
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 5
_MOST_OF = 0.5
"""The share of docs whose inputs end alike, from which on that is their cue."""

_END = 2
"""So many signs say whether two inputs end alike."""

_FEWEST_TOLD = 2
_LONGEST_NAME = 24
_CLOSES = ".。!！?？"


def behind_the_cue(subject: Subject) -> Told:
    """Return the docs whose input has the answer behind the cue that the others end with."""
    texts = [item.example.input.rstrip() for item in subject.rendered]
    ends = Counter(text[-_END:] for text in texts)
    end, often = ends.most_common(1)[0] if ends else ("", 0)
    if len(texts) < _FEWEST_DOCS or often == len(texts) or often < _MOST_OF * len(texts):
        return ()
    like = [text for text in texts if text.endswith(end)]
    cue = common_end(like)[-_LONGEST_NAME:].lstrip()
    if not cue or cue[-1] in _CLOSES:
        return ()
    found = []
    for item, text in zip(subject.rendered, texts, strict=True):
        for answer in () if text.endswith(end) else _answers(subject, item):
            before = text.removesuffix(answer).rstrip()
            if before != text and before.endswith(cue):
                last = cue.rsplit("\n", 1)[-1]
                message = say("the input ends with the answer, where others end with {cue!r}: "
                              "{answer}", cue=last, answer=shorten(answer, 30))  # fmt: skip
                found.append((item, message))
                break
    return found


def on_an_own_line(subject: Subject) -> Told:
    """Return the docs that have a line of their own which names their answer, `Hint: 7`, where each
    line of that name does so, others lack it, and the question does not speak of it."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return ()
    lines: dict[str, list[tuple[Rendered, str]]] = defaultdict(list)
    for item in items:
        for name, said in _named_lines(item.example.input):
            lines[name].append((item, said))
    for name, each in lines.items():
        docs = {item.doc.id for item, _ in each}
        if not _FEWEST_TOLD <= len(docs) == len(each) < len(items):
            continue
        if len({bare(said) for _, said in each}) < _FEWEST_TOLD:
            continue
        is_told = all(bare(said) in map(bare, _answers(subject, item)) for item, said in each)
        word = name.casefold()
        if is_told and all(item.example.input.casefold().count(word) == 1 for item, _ in each):
            return [
                (item, say("a line that other docs lack says the answer: {line}",
                           line=shorten(f"{name}: {said}", 40)))
                for item, said in each
            ]  # fmt: skip
    return ()


def _named_lines(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the rest of each line that begins with a name and a colon."""
    for line in text.split("\n"):
        colon = min((at for at in (line.find(":"), line.find("：")) if at > 0), default=0)
        name, said = line[:colon].strip(), line[colon + 1 :].strip()
        if said and 1 < len(name) <= _LONGEST_NAME and name[0].isalpha():
            yield name, said


def _answers(subject: Subject, item: Rendered) -> Sequence[str]:
    """Return what a doc's answer is called: what is right, its gold and its output."""
    names = (subject.right_of(item), *golds_of(item.example), item.example.output)
    return [*dict.fromkeys(name.strip() for name in names if name.strip())]
