"""The preview pane's view model: one doc's prompt, and what the transform made of the doc."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.answers.reasoning import answer_start
from workbench.messages import say
from workbench.session.session import Preview, SessionState
from workbench.types import (
    Diagnostic,
    Method,
    Prompt,
    Rendered,
    RenderFailure,
    Segment,
    SegmentKind,
)
from workbench.widgets.views.display import count, drawn, printable, runs, texts, utf16_offset

KINDS: tuple[SegmentKind, ...] = (
    *("template", "description", "shot_input", "shot_output", "separator", "input"),
)

_SEVERITIES = {"error": 0, "warning": 1, "info": 2}


def preview_view(
    preview: Preview, state: SessionState, *, invisibles: bool = False
) -> dict[str, Any]:
    """Return what the preview pane draws."""
    rendered = preview.rendered
    prompt = rendered.prompt if rendered else Prompt(())
    return {
        "doc_id": rendered.doc.id if rendered else None,
        "stale": preview.stale,
        "band": _band(preview),
        "diagnostics": diagnostics_view(preview.diagnostics, state.source),
        **prompt_view(rendered, state.method, preview.segment_tokens, invisibles=invisibles),
        "legend": _legend(prompt, state.method),
        "triple": _triple(rendered) if rendered else [],
        "meta": _meta(prompt, preview.num_tokens) if rendered else [],
        "tokens": tokens_view(preview, state),
        "chat": {
            "value": state.chat_template,
            "options": [
                {"id": "", "label": say("no chat template"), "title": ""},
                {"id": "turn", "label": say("one turn"), "title": ""},
                {"id": "turns", "label": say("shots as turns"), "title": ""},
            ],
        },
        "sha256": prompt.sha256 if rendered else "",
        "stdout": drawn(preview.stdout),
        "invisibles": invisibles,
    }


def prompt_view(
    rendered: Rendered | None,
    method: Method,
    tokens: Sequence[int] | None = None,
    *,
    invisibles: bool = False,
) -> dict[str, Any]:
    """Return a prompt as it is drawn: its segments, the answer's place, and for PPL the choices."""
    prompt = rendered.prompt if rendered else Prompt(())
    return {
        "segments": segments_view(prompt, tokens, invisibles=invisibles),
        "choices": _choices(rendered, invisibles=invisibles) if method == "ppl" else [],
        "boundary": _boundary(rendered, method),
    }


def beside_view(
    doc_id: int | None,
    item: Rendered | RenderFailure | None,
    method: Method,
    *,
    invisibles: bool = False,
) -> dict[str, Any]:
    """Return the pinned row's prompt; without a `doc_id` there is none to show."""
    why = item.diagnostic.message if isinstance(item, RenderFailure) else ""
    rendered = item if isinstance(item, Rendered) else None
    return {
        "doc_id": doc_id,
        "problem": say("The draft fails on this row: {why}", why=printable(why)) if why else "",
        **prompt_view(rendered, method, invisibles=invisibles),
    }


def segments_view(
    prompt: Prompt, tokens: Sequence[int] | None = None, *, invisibles: bool = False
) -> list[dict[str, Any]]:
    """Return the prompt's segments as runs, each with its label and the margin it is put in;
    `segment` is its place in the prompt, `tokens` are counted for each segment.

    A segment that starts a line is labelled in the left margin, one that starts within a line in
    the right margin; a separator is explained by the legend and its newline glyphs alone. An
    output that shows steps is drawn as two, which their `part` tells apart.
    """
    out = []
    before = "\n"
    last = len(prompt.segments) - 1
    for index, segment in enumerate(prompt.segments):
        separator = segment.kind == "separator"
        for part, text in parts(segment.text, segment.answer_start):
            label = _label(segment, part)
            at_line_start = before.endswith("\n")
            # Two labels in one margin would lie on each other where both are of one line.
            crowded = part == "answer" and "\n" not in before
            out.append(
                {
                    "segment": index,
                    "kind": segment.kind,
                    "part": part,
                    "label": "" if separator or crowded else label,
                    "title": _title(label, text, tokens[index] if tokens else None, part),
                    "margin": "left" if at_line_start else "right",
                    "runs": runs(text, invisibles=invisibles or separator, mark_end=index == last),
                }
            )
            before = text
    return out


def _title(label: str, text: str, tokens: int | None, part: str) -> str:
    title = f"{label}, {count(len(text), 'character')}"
    if tokens is None or part:  # of a segment's parts nobody counted the tokens
        return title
    return f"{title}, {count(tokens, 'token')}"


def tokens_view(preview: Preview, state: SessionState) -> dict[str, Any]:
    """Return the bar of the model's window: what each kind of segment takes of it, and the answer.

    Shares are of the window, or, where the model states none, of prompt and answer together.
    `load` is a model's name while it is not loaded, so that nothing can be counted.
    """
    rendered, total = preview.rendered, preview.num_tokens
    if rendered is None or total is None:
        return {"load": state.model, "text": "", "level": "ok", "warning": "", "shares": []}
    room = state.decoding.max_new_tokens if state.method == "gen" else 0
    window = preview.window
    whole = max(window or total + room, 1)
    taken: dict[str, int] = {}
    for segment, tokens in zip(rendered.prompt.segments, preview.segment_tokens or (),
                               strict=bool(preview.segment_tokens)):  # fmt: skip
        taken[segment.kind] = taken.get(segment.kind, 0) + tokens
    shares = [(str(kind), kind_name(kind), taken[kind]) for kind in KINDS if kind in taken]
    if not shares:
        shares = [("", say("prompt"), total)]
    if room:
        shares.append(("answer", say("room for the answer"), room))
    level, warning = _fit(total, room, window)
    return {
        "load": "",
        "text": _window_text(total, room, window),
        "level": level,
        "warning": warning,
        "shares": [
            {
                "kind": kind,
                "share": min(tokens / whole, 1.0),
                "title": f"{label}: {count(tokens, 'token')}",
            }
            for kind, label, tokens in shares
        ],
    }


def _window_text(total: int, room: int, window: int | None) -> str:
    text = count(total, "token")
    if room:
        text += " " + say("+ {n} for the answer", n=f"{room:,}")
    return text + " " + say("of {n}", n=f"{window:,}") if window else text


def _fit(total: int, room: int, window: int | None) -> tuple[str, str]:
    if window is None or total + room <= 0.9 * window:
        return "ok", ""
    if total + min(room, 1) > window:
        return "over", say("too long: the model cannot take it")
    if total + room > window:
        return "over", say("the answer may be cut off at the window’s end")
    return "near", say("nearly fills the window")


def _boundary(rendered: Rendered | None, method: Method) -> str:
    if rendered is None:
        return ""
    if method == "ppl":
        return say("each choice is put here")
    return say("the answer starts here")


def parts(text: str, start: int | None) -> list[tuple[str, str]]:
    """Return a text's parts by name, `reasoning` and `answer`; one without a name if it has
    no answer part."""
    if start is None:
        return [("", text)]
    return [("reasoning", text[:start]), ("answer", text[start:])]


def diagnostics_view(diagnostics: tuple[Diagnostic, ...], source: str) -> list[dict[str, Any]]:
    """Return diagnostics, errors first, with places as UTF-16 offsets into `source`."""
    ordered = sorted(diagnostics, key=lambda d: (_SEVERITIES[d.severity], d.line or 0))
    return [
        {
            "severity": d.severity,
            "place": _place(d),
            "text": printable(f"{d.type}: {d.message}" if d.type else d.message),
            "range": range_of(d, source),
            "doc_id": d.doc_id,
        }
        for d in ordered
    ]


def range_of(diagnostic: Diagnostic, source: str) -> list[int] | None:
    """Return [start, end) in UTF-16 units; without an end, to the end of the line."""
    if diagnostic.line is None:
        return None
    # Not splitlines(): the editor's lines end where Python's do, and not at form feeds.
    lines = source.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    index = min(diagnostic.line, len(lines)) - 1
    line = lines[index]
    line_start = sum(len(text) + 1 for text in lines[:index])
    indent = len(line) - len(line.lstrip())
    start = indent if diagnostic.column is None else min(diagnostic.column - 1, len(line))
    end = len(line)
    if diagnostic.end_column is not None and diagnostic.end_line in (None, diagnostic.line):
        end = min(diagnostic.end_column - 1, len(line))
    units = utf16_offset("\n".join(lines))
    return [units(line_start + start), units(line_start + max(start, end))]


def _place(diagnostic: Diagnostic) -> str:
    parts = []
    if diagnostic.line is not None:
        parts.append(f"line {diagnostic.line}")
    if diagnostic.doc_id is not None:
        parts.append(f"doc {diagnostic.doc_id}")
    return " · ".join(parts)


def _band(preview: Preview) -> str:
    if preview.stale and preview.rendered:
        return say("The draft does not run. Below is its last working prompt.")
    if preview.rendered is None:
        return say("The draft does not run, so there is no prompt to show yet.")
    return ""


def kind_name(kind: SegmentKind) -> str:
    """Return what a kind of segment is called."""
    return {
        "template": say("chat template"),
        "description": say("description"),
        "shot_input": say("shot input"),
        "shot_output": say("shot output"),
        "separator": say("separator"),
        "input": say("input"),
    }[kind]


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


def _legend(prompt: Prompt, method: Method) -> list[dict[str, str]]:
    whole = {segment.kind for segment in prompt.segments if segment.answer_start is None}
    split = any(segment.answer_start is not None for segment in prompt.segments)
    legend = []
    for kind in KINDS:
        if kind in whole:
            legend.append({"kind": kind, "part": "", "label": kind_name(kind)})
        if kind == "shot_output" and split:
            for part in ("reasoning", "answer"):
                legend.append({"kind": kind, "part": part, "label": _part_name(part)})
    if method == "ppl":
        legend.append({"kind": "choice", "part": "", "label": say("choice")})
    return legend


def _choices(rendered: Rendered | None, *, invisibles: bool) -> list[dict[str, Any]]:
    if rendered is None:
        return []
    return [
        {
            "label": say("choice {n}", n=index),
            "gold": index in rendered.gold,
            "runs": runs(rendered.target_delimiter + choice, invisibles=invisibles, mark_end=True),
        }
        for index, choice in enumerate(rendered.choices)
    ]


def _triple(rendered: Rendered) -> list[dict[str, Any]]:
    """Return the transform's three fields; each of a field's values is a list of its parts."""
    example = rendered.example
    golds = example.processed_output
    fields = {
        "input": [(example.input, None)],
        "output": [(text, answer_start(text, golds)) for text in example.outputs],
        "processed_output": [(text, None) for text in texts(golds)],
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
    ]


def _meta(prompt: Prompt, num_tokens: int | None) -> list[dict[str, str]]:
    shots = sum(segment.kind == "shot_input" for segment in prompt.segments)
    facts = [
        {"text": count(shots, "shot"), "title": say("examples before the input")},
        {"text": count(len(prompt.text), "character"), "title": say("code points of the prompt")},
    ]
    if num_tokens is not None:
        facts.append({"text": count(num_tokens, "token"), "title": say("as the model counts")})
    return facts
