"""One doc in two runs, in full: both prompts by words, both answers, both sets of choices."""

from __future__ import annotations

from typing import TypedDict

from workbench.analysis.worddiff import word_diff
from workbench.messages import say
from workbench.runs.outcomes import Outcome, outcome
from workbench.types import Row
from workbench.widgets.views.compare import DocChange, DocPair, change_word, signed
from workbench.widgets.views.detail import (
    ResponsePart,
    ScoredChoice,
    ScoreView,
    choice_view,
    question_of,
    response_parts,
    score_view,
    verdict_word,
)
from workbench.widgets.views.display import drawn, printable, texts
from workbench.widgets.views.shared import Stretch

HEAD, TAIL = 120, 160
"""Of a long stretch that is the same in both prompts so many characters are shown."""

LONGEST_CHANGE = 4_000
MOST_PIECES = 400
MOST_CHOICES = 100


class FlipSide(TypedDict):
    label: str
    verdict: Outcome
    word: str
    scores: list[ScoreView]
    response: list[ResponsePart]
    error: str


class FlipChoice(TypedDict):
    text: str
    gold: bool
    sides: list[ScoredChoice | None]
    change: str


class FlipView(TypedDict):
    """`prompt` has both prompts by words: `same`, `removed`, `added`, and `gap` where some is left
    out."""

    doc_id: int
    title: str
    asked: str
    change: DocChange
    word: str
    gold: list[str]
    prompt: list[Stretch]
    same_prompt: bool
    sides: list[FlipSide]
    choices: list[FlipChoice]


def flip_view(pair: DocPair, labels: tuple[str, str]) -> FlipView:
    """Return a doc in both runs; `labels` name the two. Its size has a bound, whatever the
    prompts' is."""
    old, new = pair.old, pair.new
    return {
        "doc_id": pair.doc_id,
        "title": say("doc {number}", number=pair.doc_id),
        "asked": drawn(question_of(new)),
        "change": pair.change,
        "word": change_word(pair.change),
        "gold": [printable(text) for text in texts(new.processed_output)],
        "prompt": prompt_pieces(old.prompt, new.prompt),
        "same_prompt": old.prompt == new.prompt,
        "sides": [_side(row, label) for row, label in zip((old, new), labels, strict=True)],
        "choices": _choices(old, new),
    }


def prompt_pieces(old: str, new: str) -> list[Stretch]:
    """Return two prompts as pieces: `same`, `removed`, `added`, and `gap` for what was left out
    of a long stretch."""
    out: list[Stretch] = []
    pieces = word_diff(old, new)
    for place, (kind, text) in enumerate(pieces):
        if len(out) >= MOST_PIECES:
            out.append(_gap(sum(len(rest) for _, rest in pieces[place:])))
            break
        first, last = place == 0, place == len(pieces) - 1
        limits = (0 if first else HEAD, 0 if last else TAIL)
        if kind != "same":
            limits = (LONGEST_CHANGE // 2, LONGEST_CHANGE // 2)
        elif first and last:
            limits = (HEAD, TAIL)
        out += _shortened(kind, printable(text), *limits)
    return out


def _shortened(kind: str, text: str, head: int, tail: int) -> list[Stretch]:
    left_out = len(text) - head - tail
    if left_out <= 40:  # the note of a gap would be as long
        return [{"kind": kind, "text": text}]
    parts: list[Stretch] = [{"kind": kind, "text": text[:head]}, _gap(left_out)]
    parts.append({"kind": kind, "text": text[len(text) - tail :]})
    return [part for part in parts if part["text"]]


def _gap(count: int) -> Stretch:
    return {"kind": "gap", "text": say("… {count} characters …", count=f"{count:,}")}


def _side(row: Row, label: str) -> FlipSide:
    kind = outcome(row)
    return {
        "label": printable(label),
        "verdict": kind,
        "word": verdict_word(kind),
        "scores": [score_view(name, score) for name, score in row.scores.items()],
        "response": [_bounded(part) for part in response_parts(row)],
        "error": printable(f"{row.error.type}: {row.error.message}") if row.error else "",
    }


def _bounded(part: ResponsePart) -> ResponsePart:
    pieces: list[Stretch] = []
    for piece in part["pieces"]:
        half = LONGEST_CHANGE // 2
        pieces += _shortened(piece["kind"], piece["text"], half, half)
    return {**part, "pieces": pieces}


def _choices(old: Row, new: Row) -> list[FlipChoice]:
    """Return both runs' scores of each choice; the choices may be worded otherwise in one."""
    count = min(max(len(old.choices), len(new.choices)), MOST_CHOICES)
    out: list[FlipChoice] = []
    for index in range(count):
        sides = [
            choice_view(row, index) if index < len(row.choices) else None for row in (old, new)
        ]
        names = [side["text"] for side in sides if side]
        out.append(
            {
                "text": " → ".join(dict.fromkeys(names)),
                "gold": any(side["gold"] for side in sides if side),
                "sides": sides,
                "change": _moved(old, new, index),
            }
        )
    return out


def _moved(old: Row, new: Row, index: int) -> str:
    answers = [row.loglikelihoods[index : index + 1] for row in (old, new)]
    return signed(answers[1][0].sum - answers[0][0].sum) if all(answers) else ""
