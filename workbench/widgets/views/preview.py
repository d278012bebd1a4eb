"""The preview pane's view model: one doc's prompt, and what the transform made of the doc."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias, TypedDict

from workbench.answers.reasoning import answer_start
from workbench.messages import say
from workbench.prompts.chat import pieces_of
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.types import Method, Prompt, Rendered, RenderFailure, Segment, SegmentKind
from workbench.widgets.views.diagnostics import DiagnosticView, diagnostics_view
from workbench.widgets.views.display import GlyphRun, count, drawn, printable, runs, texts
from workbench.widgets.views.shared import OfEdit
from workbench.widgets.views.window import KINDS, WindowView, kind_name, window_view

PartName: TypeAlias = Literal["", "reasoning", "answer"]
"""A part of an output that shows steps; "" is a text that has no parts."""


class SegmentView(TypedDict):
    segment: int
    kind: SegmentKind
    part: PartName
    label: str
    title: str
    margin: Literal["left", "right"]
    runs: list[GlyphRun]


class ChoiceView(TypedDict):
    label: str
    gold: bool
    runs: list[GlyphRun]


class PromptView(TypedDict):
    segments: list[SegmentView]
    choices: list[ChoiceView]
    boundary: str


class BesideView(PromptView):
    """The prompt of the pinned row; without a `doc_id` there is none to show."""

    doc_id: int | None
    problem: str


NOT_BESIDE = BesideView(doc_id=None, problem="", segments=[], choices=[], boundary="")


class LegendEntry(TypedDict):
    kind: str
    part: PartName
    label: str


class PartText(TypedDict):
    part: PartName
    text: str


class TripleField(TypedDict):
    name: str
    values: list[list[PartText]]


class Fact(TypedDict):
    text: str
    title: str


class PreviewView(PromptView, OfEdit):
    doc_id: int | None
    stale: bool
    band: str
    ask: str
    diagnostics: list[DiagnosticView]
    legend: list[LegendEntry]
    triple: list[TripleField]
    meta: list[Fact]
    tokens: WindowView
    sha256: str
    stdout: str
    invisibles: bool


def preview_view(
    preview: DraftPreview,
    state: SessionState,
    *,
    invisibles: bool = False,
    edit: tuple[str, int] = ("", 0),
) -> PreviewView:
    """Return what the preview pane draws. `edit` is the newest one, as in `OfEdit`."""
    rendered = preview.rendered
    prompt = rendered.prompt if rendered else Prompt(())
    return {
        "doc_id": rendered.doc.id if rendered else None,
        "stale": preview.stale,
        "band": _band(preview) if state.allowed else "",
        "ask": _ask(state),
        "diagnostics": diagnostics_view(preview.diagnostics, state.source),
        **prompt_view(rendered, state.method, preview.segment_tokens, invisibles=invisibles),
        "legend": _legend(prompt, state.method),
        "triple": _triple(rendered) if rendered else [],
        "meta": _meta(prompt, preview.num_tokens) if rendered else [],
        "tokens": window_view(preview, state),
        "sha256": prompt.sha256 if rendered else "",
        "stdout": drawn(preview.stdout),
        "invisibles": invisibles,
        "view": edit[0],
        "seq": edit[1],
    }


def prompt_view(
    rendered: Rendered | None,
    method: Method,
    tokens: Sequence[int] | None = None,
    *,
    invisibles: bool = False,
) -> PromptView:
    """Return a prompt as it is drawn: its segments, the answer's place, and for PPL the choices."""
    prompt = rendered.prompt if rendered else Prompt(())
    return {
        "segments": segments_view(prompt, tokens, invisibles=invisibles),
        "choices": _choices(rendered, invisibles=invisibles) if method == "ppl" else [],
        "boundary": _boundary(rendered, method),
    }


def beside_view(
    doc_id: int, item: Rendered | RenderFailure, method: Method, *, invisibles: bool = False
) -> BesideView:
    """Return the pinned row's prompt, or why there is none."""
    if isinstance(item, Rendered):
        return {"doc_id": doc_id, "problem": "", **prompt_view(item, method, invisibles=invisibles)}
    why = say("The draft fails on this row: {why}", why=printable(item.diagnostic.message))
    return {**NOT_BESIDE, "doc_id": doc_id, "problem": why}


def segments_view(
    prompt: Prompt, tokens: Sequence[int] | None = None, *, invisibles: bool = False
) -> list[SegmentView]:
    """Return the prompt's segments as runs, each with its label and the margin it is put in;
    `segment` is its place in the prompt, `tokens` are counted for each segment.

    A segment that starts a line is labelled in the left margin, one that starts within a line in
    the right margin; a separator is explained by the legend and its newline glyphs alone. An
    output that shows steps is drawn as two, which their `part` tells apart; a conversation in one
    segment as its turns, with what the chat template puts between them.
    """
    out: list[SegmentView] = []
    before = "\n"
    last = len(prompt.segments) - 1
    for index, part, role, piece in _pieces(prompt):
        separator = piece.kind == "separator"
        label = _label(piece, part)
        label = f"{_role_name(role)} · {label}" if role else label
        at_line_start = before.endswith("\n")
        # Two labels in one margin would lie on each other where both are of one line.
        crowded = part == "answer" and "\n" not in before
        # Tokens were counted of whole segments.
        is_whole = piece.text == prompt.segments[index].text
        out.append(
            {
                "segment": index,
                "kind": piece.kind,
                "part": part,
                "label": "" if separator or crowded else label,
                "title": _title(label, piece.text, tokens[index] if tokens and is_whole else None),
                "margin": "left" if at_line_start else "right",
                "runs": runs(piece.text, invisibles=invisibles or separator,
                             mark_end=index == last),
            }
        )  # fmt: skip
        before = piece.text
    return out


def _pieces(prompt: Prompt) -> Iterator[tuple[int, PartName, str, Segment]]:
    """Yield what is drawn by itself: of which segment, its part's name, whose turn it is, and
    the piece."""
    for index, segment in enumerate(prompt.segments):
        for role, piece in pieces_of(segment):
            for part, text in parts(piece.text, piece.answer_start):
                yield index, part, role, replace(piece, text=text)


def _title(label: str, text: str, tokens: int | None) -> str:
    title = f"{label}, {count(len(text), 'character')}"
    return title if tokens is None else f"{title}, {count(tokens, 'token')}"


def _role_name(role: str) -> str:
    return {"system": say("system"), "user": say("user"), "assistant": say("assistant")}[role]


def _boundary(rendered: Rendered | None, method: Method) -> str:
    if rendered is None:
        return ""
    if method == "ppl":
        return say("each choice is put here")
    return say("the answer starts here")


def parts(text: str, start: int | None) -> list[tuple[PartName, str]]:
    """Return a text's parts by name, `reasoning` and `answer`; one without a name if it has
    no answer part."""
    if start is None:
        return [("", text)]
    return [("reasoning", text[:start]), ("answer", text[start:])]


def _ask(state: SessionState) -> str:
    """Return what is to be allowed, "" where nothing is."""
    if not state.allowed:
        return say("This code was not written here. Read it, then allow it to run.")
    if state.asks:
        return say("This code asks for more: {asks}.", asks=", ".join(state.asks))
    return ""


def _band(preview: DraftPreview) -> str:
    if preview.stale and preview.rendered:
        return say("The draft does not run. Below is its last working prompt.")
    if preview.rendered is None:
        return say("The draft does not run, so there is no prompt to show yet.")
    return ""


def _part_name(part: str) -> str:
    return {"reasoning": say("reasoning"), "answer": say("answer")}[part]


def _label(segment: Segment, part: str) -> str:
    if part:
        return _part_name(part)
    if segment.doc_id is None:
        return kind_name(segment.kind)
    if segment.kind == "shot_output":
        return say("output")
    name = say("shot") if segment.kind == "shot_input" else kind_name(segment.kind)
    return f"{name} · {say('doc {n}', n=segment.doc_id)}"


def _legend(prompt: Prompt, method: Method) -> list[LegendEntry]:
    whole = {segment.kind for segment in prompt.segments if segment.answer_start is None}
    split = any(segment.answer_start is not None for segment in prompt.segments)
    legend: list[LegendEntry] = []
    for kind in KINDS:
        if kind in whole:
            legend.append({"kind": kind, "part": "", "label": kind_name(kind)})
        if kind == "shot_output" and split:
            for part in ("reasoning", "answer"):
                legend.append({"kind": kind, "part": part, "label": _part_name(part)})
    if method == "ppl":
        legend.append({"kind": "choice", "part": "", "label": say("choice")})
    return legend


def _choices(rendered: Rendered | None, *, invisibles: bool) -> list[ChoiceView]:
    if rendered is None:
        return []
    return [
        {
            "label": say("choice {n}", n=index),
            "gold": index in rendered.gold,
            "runs": runs(ending, invisibles=invisibles, mark_end=True),
        }
        for index, ending in enumerate(rendered.endings)
    ]


def _triple(rendered: Rendered) -> list[TripleField]:
    """Return the transform's three fields, and its turns where it has any; each of a field's
    values is a list of its parts."""
    example = rendered.example
    golds = example.processed_output
    fields = {
        "input": [(example.input, None)],
        "output": [(text, answer_start(text, golds)) for text in example.outputs],
        "processed_output": [(text, None) for text in texts(golds)],
        # Whose turn it is stands before it, as the contract has it.
        "turns": [(f"{turn.role}: {turn.text}", None) for turn in example.turns],
    }
    return [
        {
            "name": name,
            "values": [
                [{"part": part, "text": drawn(piece)} for part, piece in parts(text, start)]
                for text, start in values
            ],
        }
        for name, values in fields.items()
        if values
    ]


def _meta(prompt: Prompt, num_tokens: int | None) -> list[Fact]:
    shots = sum(segment.kind == "shot_input" for segment in prompt.segments)
    facts: list[Fact] = [
        {"text": count(shots, "shot"), "title": say("examples before the input")},
        {"text": count(len(prompt.text), "character"), "title": say("code points of the prompt")},
    ]
    if num_tokens is not None:
        facts.append({"text": count(num_tokens, "token"), "title": say("as the model counts")})
    return facts
