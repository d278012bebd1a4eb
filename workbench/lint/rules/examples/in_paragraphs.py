"""Worked examples that are paragraphs, as what is asked is one: how each of them closes. The rules
`few-shot/worked-cue` and `few-shot/no-answer` say so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from workbench.io.han import exactly
from workbench.lint.subject import Subject
from workbench.prompts.listing import listings
from workbench.types import Rendered

_FEWEST = 3
_SHORT = 8
_PARTED = exactly(r"\n[ \t]*\n")
_CUE = exactly(r"(?P<cue>[^\W\d_][^:：\n]{0,30}[:：])[ \t]*(?P<said>[^\n]*)\Z")


@dataclass(frozen=True, slots=True)
class Closed:
    """A paragraph: what it begins with (a cue, or the style of its options), the cue of its last
    line, "" where that is none, and what stands behind the cue."""

    text: str
    kind: str
    cue: str
    said: str


def other_close(subject: Subject, item: Rendered) -> tuple[str, str] | None:
    """Return the cue with which what is asked closes, and the other one with which all paragraphs
    before it of its kind do."""
    *worked, own = _closed(subject, item) or (None,)
    if own is None or len(worked) < _FEWEST - 1 or own.said or not own.cue:
        return None
    cues = {each.cue for each in worked}
    is_other = len(cues) == 1 and own.cue not in cues and all(each.said for each in worked)
    return (own.cue, cues.pop()) if is_other else None


def without_close(subject: Subject, item: Rendered) -> str:
    """Return the paragraph that lacks the cue and the answer with which all others of its kind
    close, and with whose cue what is asked does; "" if there is none."""
    *worked, own = _closed(subject, item) or (None,)
    if own is None or own.said or not own.cue or len(worked) < _FEWEST - 1:
        return ""
    lacking = [each for each in worked if each.cue != own.cue]
    closing = [each for each in worked if each.cue == own.cue and each.said]
    is_one = len(lacking) == 1 and len(closing) == len(worked) - 1
    return lacking[0].text if is_one and not _is_of_row(lacking[0], item) else ""


def _is_of_row(one: Closed, item: Rendered) -> bool:
    """Say whether a paragraph is the row's own: its passage, before the question."""
    texts = (value.strip() for value in item.doc.data.values() if isinstance(value, str))
    return any(len(text) > _SHORT and (text in one.text or one.text in text) for text in texts)


def _closed(subject: Subject, item: Rendered) -> Sequence[Closed]:
    """Return the paragraphs of an input that are of the kind of its last one, from the first of
    them on; none where others stand between."""
    if "\n\n" not in item.example.input or subject.settings.num_fewshot:
        return ()
    every = list(_each(item.example.input))
    kind = every[-1].kind if every else ""
    alike = [each for each in every if each.kind == kind]
    first = next((place for place, each in enumerate(every) if each.kind == kind), 0)
    return alike if kind and len(alike) == len(every) - first else ()


def _each(text: str) -> Iterator[Closed]:
    for part in _PARTED.split(text.strip("\n")):
        whole = part.strip()
        if not whole:
            continue
        head, _, last = whole.rpartition("\n")
        match = _CUE.match(last) if head else None
        runs = listings(whole)
        opening = _CUE.match(whole.partition("\n")[0])
        kind = runs[0][0].style if runs else opening["cue"] if opening else ""
        yield Closed(whole, kind, match["cue"] if match else "", match["said"] if match else "")
