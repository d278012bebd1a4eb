"""Worked examples that are made otherwise than the question: with a line between their cues for
which the question has no room, or a paragraph of another task among them. The rule
`few-shot/worked-cue` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.examples.inside_cues import is_beside_samples
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 20
_FEWEST = 2
_PARTED = exactly(r"\n[ \t]*\n")
_CUE = exactly(r"[^\W\d_][^:：\n]{0,24}[:：]")


def blocks_apart(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose worked examples have a line that their question has no room for, or one
    example with cues that neither the question nor another one has."""
    items = subject.some(_SEEN_DOCS)
    if subject.settings.num_fewshot or len(items) < _FEWEST or "\n\n" not in items[0].example.input:
        return
    alien = _alien(items)
    extra = "" if alien else _extra(items)
    what = alien or extra
    for item in items if what else ():
        if extra and not subject.is_own_cue(extra):
            return
        yield Hit(
            say("a worked example has the cues {other!r}, and the question {own!r}",
                other=alien, own=" ".join(_cues(_PARTED.split(item.example.input)[-1])))
            if alien
            else say("the worked examples have a line {cue!r}, and the question has no room for it",
                     cue=extra),
            say("Give shots and question the same lines."),
            item.doc.id,
            subject.code.line_with(what.split("\0")[0]) or subject.code.line_of_input,
            about="lines",
        )  # fmt: skip


def _cues(paragraph: str) -> tuple[str, ...]:
    """Return the cues of a paragraph each of whose lines has one, none of another."""
    lines = [line for line in paragraph.strip().split("\n") if line.strip()]
    found = [_CUE.match(line.strip()) for line in lines]
    return tuple(match[0] for match in found if match) if all(found) else ()


def _paragraphs(item: Rendered) -> Sequence[tuple[str, tuple[str, ...]]]:
    return [(part.strip(), _cues(part)) for part in _PARTED.split(item.example.input.strip())]


def _alien(items: Sequence[Rendered]) -> str:
    """Return the cues of a paragraph that stands behind a worked example of all docs and before
    another one or the question, and has as many lines and none of their cues; "" if none does."""
    *before, (_, own) = _paragraphs(items[0])
    texts = [each.example.input for each in items]
    places = [place for place, (_, cues) in enumerate(before) if cues == own]
    if len(own) < _FEWEST or not places:
        return ""
    for place in range(places[0] + 1, len(before)):
        text, cues = before[place]
        is_like = len(cues) == len(own) and not {*cues} & {*own}
        is_like &= not any(is_beside_samples(cue.rstrip(":： ")) for cue in cues)
        if is_like and all(text in other for other in texts):
            return " ".join(cues)
    return ""


def _extra(items: Sequence[Rendered]) -> str:
    """Return the cue that all worked examples have between those of the question, and that no
    question and no output has; "" if there is none."""
    found: set[str] = set()
    for item in items:
        *before, (_, own) = _paragraphs(item)
        if len(own) < _FEWEST:
            return ""
        worked = {cues for _, cues in before if cues[:1] == own[:1] and cues[-1:] == own[-1:]}
        other = worked.pop() if len(worked) == 1 else ()
        more = [cue for cue in other if cue not in own]
        if len(more) != 1 or tuple(cue for cue in other if cue in own) != own:
            return ""
        found.add(more[0])
    cue = found.pop() if len(found) == 1 else ""
    is_said = any(cue in item.example.output for item in items) if cue else True
    return "" if is_said else cue
