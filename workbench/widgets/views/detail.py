"""One row of a run in full: its answer with what was extracted, or its choices, and its scores."""

from __future__ import annotations

from typing import TypedDict

from workbench.analysis.scores import Outcome, outcome, outcome_of
from workbench.answers.extraction import answer_part
from workbench.messages import say
from workbench.types import Draw, Row, Score
from workbench.widgets.views.display import drawn, number, one_line, printable, texts
from workbench.widgets.views.shared import Stretch

VERDICT_MARKS = {"right": "✓", "wrong": "✗", "partly": "◐", "failed": "–"}


class ScoreView(TypedDict):
    name: str
    value: str
    reason: str


class ResponsePart(TypedDict):
    name: str
    label: str
    pieces: list[Stretch]


class ScoredChoice(TypedDict):
    text: str
    gold: bool
    picked: bool
    sum: str
    tokens: str
    per_token: str
    greedy: str


class DrawView(TypedDict):
    """One of several answers that were drawn for a row, by its metric."""

    label: str
    verdict: Outcome
    mark: str
    word: str
    answer: str


class DetailView(TypedDict):
    doc_id: int
    title: str
    asked: str
    verdict: Outcome
    gold: list[str]
    scores: list[ScoreView]
    shots: str
    sha256: str
    error: str
    response: list[ResponsePart]
    stop_reason: str
    draws: list[DrawView]
    choices: list[ScoredChoice]


def detail_view(row: Row) -> DetailView:
    """Return one row in full: the response, as reasoning and answer where it has both, with what
    was extracted marked; or every choice."""
    return {
        "doc_id": row.doc_id,
        "title": say("doc {number}", number=row.doc_id),
        "asked": drawn(question_of(row)),
        "verdict": outcome(row),
        "gold": [drawn(text) for text in texts(row.processed_output)],
        "scores": [score_view(name, score) for name, score in row.scores.items()],
        "shots": _shots(row),
        "sha256": row.prompt_sha256,
        "error": printable(f"{row.error.type}: {row.error.message}") if row.error else "",
        "response": response_parts(row),
        "stop_reason": _stop_reason(row),
        "draws": [_draw_view(number, draw) for number, draw in enumerate(row.draws, 1)],
        "choices": [choice_view(row, index) for index in range(len(row.choices))],
    }


def verdict_word(kind: str) -> str:
    """Return what a verdict is called in the language in force."""
    words = {
        "right": say("right"),
        "wrong": say("wrong"),
        "partly": say("partly"),
        "failed": say("failed"),
    }
    return words[kind]


def question_of(row: Row) -> str:
    """Return the last paragraph of a row's prompt, where its question stands."""
    return row.prompt.rstrip("\n").rpartition("\n\n")[2]


def _shots(row: Row) -> str:
    ids = ", ".join(map(str, row.shot_ids))
    return say("shots: {ids}", ids=ids) if ids else say("no shots")


def _stop_reason(row: Row) -> str:
    if row.generation is None:
        return ""
    ends = {"stop": say("a stop sequence"), "eos": say("the model"), "length": say("its length")}
    return say("ended by: {what}", what=ends[row.generation.stop_reason])


def _draw_view(number: int, draw: Draw) -> DrawView:
    """Return a draw with what was extracted from it, or its whole answer where nothing was."""
    extracted = " | ".join(draw.extraction.extracted) if draw.extraction else ""
    whole = draw.generation.text if draw.generation else "–"
    kind = outcome_of(next(iter(draw.scores.values())).value)
    return {
        "label": say("draw {n}", n=number),
        "verdict": kind,
        "mark": VERDICT_MARKS[kind],
        "word": verdict_word(kind),
        "answer": one_line(extracted or whole, 90),
    }


def response_parts(row: Row) -> list[ResponsePart]:
    """Return the response's parts by name, `reasoning` and `answer`, or all of it as `response`;
    each has its pieces (see `response_runs`)."""
    if row.generation is None or not row.generation.text:
        return []
    size = len(row.generation.text + row.generation.stop)
    start = answer_part(row.extraction) if row.extraction else None
    spans = [("response", 0, size)]
    if start is not None:
        spans = [("reasoning", 0, start), ("answer", start, size)]
    labels = {"response": say("response"), "reasoning": say("reasoning"), "answer": say("answer")}
    return [
        {"name": name, "label": labels[name], "pieces": response_runs(row, a, b)}
        for name, a, b in spans
    ]


def response_runs(row: Row, begin: int = 0, end: int | None = None) -> list[Stretch]:
    """Return the response from `begin` to `end` (code points) in pieces: `text`, `extracted`, and
    `after` the stop sequence."""
    if row.generation is None:
        return []
    text = row.generation.text + row.generation.stop
    cut = first = last = len(text)
    if row.extraction is not None:
        cut = first = last = len(row.extraction.cut)
        if row.extraction.start is not None and row.extraction.end is not None:
            first, last = row.extraction.start, row.extraction.end
    end = len(text) if end is None else end
    spans = (
        ("text", 0, first),
        ("extracted", first, last),
        ("text", last, cut),
        ("after", cut, len(text)),
    )
    found = [(kind, text[max(a, begin) : min(b, end)]) for kind, a, b in spans]
    return [{"kind": kind, "text": drawn(piece)} for kind, piece in found if piece]


def score_view(name: str, score: Score) -> ScoreView:
    """Return one metric of one row, with the reason for no number."""
    return {"name": name, "value": number(score.value), "reason": printable(score.reason)}


def choice_view(row: Row, index: int) -> ScoredChoice:
    """Return one choice of a PPL row with its score."""
    answer = row.loglikelihoods[index] if index < len(row.loglikelihoods) else None
    return {
        "text": drawn(row.choices[index]),
        "gold": index in row.gold,
        "picked": index == row.predicted,
        "sum": number(answer.sum) if answer else "–",
        "tokens": str(answer.num_tokens) if answer else "–",
        "per_token": number(answer.sum / answer.num_tokens)
        if answer and answer.num_tokens
        else "–",
        "greedy": say("yes") if answer and answer.is_greedy else "",
    }
