"""The preview pane's view model: one doc's prompt, and what the transform made of the doc."""

from __future__ import annotations

from typing import Any

from workbench.prompts.reasoning import answer_start
from workbench.session import Preview, SessionState
from workbench.types import Diagnostic, Method, Prompt, Rendered, Segment, SegmentKind
from workbench.widgets.display import count, printable, runs, texts, utf16_offset

KINDS: dict[SegmentKind, str] = {
    "template": "chat template",
    "description": "description",
    "shot_input": "shot input",
    "shot_output": "shot output",
    "separator": "separator",
    "input": "input",
}

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
        "segments": segments_view(prompt, invisibles=invisibles),
        "legend": _legend(prompt, state.method),
        "choices": _choices(rendered, invisibles=invisibles) if state.method == "ppl" else [],
        "triple": _triple(rendered) if rendered else [],
        "meta": _meta(prompt, preview.num_tokens) if rendered else [],
        "sha256": prompt.sha256 if rendered else "",
        "stdout": printable(preview.stdout),
        "invisibles": invisibles,
    }


def segments_view(prompt: Prompt, *, invisibles: bool = False) -> list[dict[str, Any]]:
    """Return the prompt's segments as runs, each with its label and the margin it is put in.

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
                    "kind": segment.kind,
                    "part": part,
                    "label": "" if separator or crowded else label,
                    "title": f"{label}, {count(len(text), 'character')}",
                    "margin": "left" if at_line_start else "right",
                    "runs": runs(text, invisibles=invisibles or separator, mark_end=index == last),
                }
            )
            before = text
    return out


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
            "range": _range(d, source),
            "doc_id": d.doc_id,
        }
        for d in ordered
    ]


def _range(diagnostic: Diagnostic, source: str) -> list[int] | None:
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
        return "The draft does not run. Below is its last working prompt."
    if preview.rendered is None:
        return "The draft does not run, so there is no prompt to show yet."
    return ""


def _label(segment: Segment, part: str) -> str:
    if part or segment.doc_id is None:
        return part or KINDS[segment.kind]
    if segment.kind == "shot_input":
        return f"shot · doc {segment.doc_id}"
    if segment.kind == "shot_output":
        return "output"
    return f"{KINDS[segment.kind]} · doc {segment.doc_id}"


def _legend(prompt: Prompt, method: Method) -> list[dict[str, str]]:
    whole = {segment.kind for segment in prompt.segments if segment.answer_start is None}
    split = any(segment.answer_start is not None for segment in prompt.segments)
    legend = []
    for kind, label in KINDS.items():
        if kind in whole:
            legend.append({"kind": kind, "part": "", "label": label})
        if kind == "shot_output" and split:
            legend += [{"kind": kind, "part": p, "label": p} for p in ("reasoning", "answer")]
    if method == "ppl":
        legend.append({"kind": "choice", "part": "", "label": "choice"})
    return legend


def _choices(rendered: Rendered | None, *, invisibles: bool) -> list[dict[str, Any]]:
    if rendered is None:
        return []
    return [
        {
            "label": f"choice {index}",
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
                [{"part": part, "text": printable(piece)} for part, piece in parts(text, start)]
                for text, start in values
            ],
        }
        for name, values in fields.items()
    ]


def _meta(prompt: Prompt, num_tokens: int | None) -> list[dict[str, str]]:
    shots = sum(segment.kind == "shot_input" for segment in prompt.segments)
    facts = [
        {"text": count(shots, "shot"), "title": "examples before the input"},
        {"text": count(len(prompt.text), "character"), "title": "code points of the prompt"},
    ]
    if num_tokens is not None:
        facts.append({"text": count(num_tokens, "token"), "title": "as the model counts"})
    return facts
