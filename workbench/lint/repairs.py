"""Faults taken out of prompts by rule, so that a proof can score them with and without.

A repair changes rendered prompts, never the user's file: the doc's own input, its shots, and what
is joined to them. Which faults have one, and what it does, the table of rules says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from workbench.answers.reasoning import shot_style
from workbench.lint.rules.answer import leak_of, own_reasoning, reasoning_of
from workbench.lint.rules.characters import HIDDEN, mended
from workbench.lint.rules.fewshot import answers_itself
from workbench.lint.rules.joins import SPACES, begins_a_word, ends_a_word, two_spaces_of
from workbench.lint.rules.text import placeholder_pattern
from workbench.lint.subject import Shot, Subject, golds_of
from workbench.types import Decoding, Doc, Example, Prompt, Rendered, Segment

Texts: TypeAlias = tuple[str, tuple[str, ...]]
"""An input, and what is joined to it: an output, or the choices, each with its delimiter."""

Edit: TypeAlias = Callable[[Subject, Mapping[str, Any], Example | None, Texts], Texts]
"""`(subject, row, example, texts)` in, the texts without the fault out."""


def repaired(rule: str, subject: Subject, item: Rendered) -> Rendered:
    """Return a doc's prompt without the fault that `rule` finds; the same where it has none, or
    where there is no repair."""
    if rule in _EDITS:
        return _edited(_EDITS[rule], subject, item)
    if rule in _DROPS:
        return _without_shots(_DROPS[rule], subject, item)
    if rule == "text/description-runs-on":
        return replace(item, prompt=Prompt(tuple(_spaced(s) for s in item.prompt.segments)))
    return item


def repaired_decoding(rule: str, decoding: Decoding, outputs: tuple[str, ...]) -> Decoding:
    """Return the decoding without the stop sequences that cut one of `outputs`, for the rule that
    finds these; the same for all others."""
    if rule != "answer/stopped-early":
        return decoding
    kept = tuple(s for s in decoding.until if not any(s and s in text for text in outputs))
    return replace(decoding, until=kept)


# -- edits of one input and its answers ----------------------------------------------------------


def _trailing_space(
    _s: Subject, _row: Mapping[str, Any], _e: Example | None, texts: Texts
) -> Texts:
    text, answers = texts
    stem = text.rstrip(SPACES)
    if stem == text:
        return texts
    has_space = stem[-1:] in ("", "\n") or any(a[:1] in SPACES for a in answers if a)
    return stem, answers if has_space else tuple(" " + a for a in answers)


def _missing_space(_s: Subject, _row: Mapping[str, Any], _e: Example | None, texts: Texts) -> Texts:
    text, answers = texts
    is_joined = ends_a_word(text) and any(map(begins_a_word, answers))
    return (text, tuple(" " + a for a in answers)) if is_joined else texts


def _double_space(_s: Subject, _row: Mapping[str, Any], _e: Example | None, texts: Texts) -> Texts:
    text, answers = texts
    if text[-1:].isspace():
        return text, tuple(a.lstrip(SPACES) for a in answers)
    two = tuple(a if a.lstrip(SPACES) == a else " " + a.lstrip(SPACES) for a in answers)
    return text, two


def _two_spaces(_s: Subject, row: Mapping[str, Any], _e: Example | None, texts: Texts) -> Texts:
    text = texts[0]
    for match in reversed(list(two_spaces_of(text, row))):
        text = text[: match.start()] + " " + text[match.end() :]
    return text, texts[1]


def _placeholder(s: Subject, row: Mapping[str, Any], _e: Example | None, texts: Texts) -> Texts:
    pattern = placeholder_pattern(s)

    def value(match: re.Match[str]) -> str:
        name = next((n for n in match.groups() if n), "")
        return str(row[name]) if name in row else match[0]

    return (pattern.sub(value, texts[0]) if pattern else texts[0]), texts[1]


def _hidden(_s: Subject, _row: Mapping[str, Any], _e: Example | None, texts: Texts) -> Texts:
    def plain(text: str) -> str:
        return HIDDEN.sub("", text.replace("\u00a0", " "))

    return plain(texts[0]), tuple(map(plain, texts[1]))


def _encoding(_s: Subject, _row: Mapping[str, Any], _e: Example | None, texts: Texts) -> Texts:
    return mended(texts[0]), tuple(map(mended, texts[1]))


def _special(s: Subject, _row: Mapping[str, Any], _e: Example | None, texts: Texts) -> Texts:
    def plain(text: str) -> str:
        for special in s.special:
            text = text.replace(special, "")
        return text

    return plain(texts[0]), tuple(map(plain, texts[1]))


def _leaked(_s: Subject, row: Mapping[str, Any], example: Example | None, texts: Texts) -> Texts:
    want = leak_of(row, example, texts[0]) if example else ""
    if not want:
        return texts
    return texts[0].rstrip().rstrip(".。").removesuffix(want).rstrip(), texts[1]


def _reasoning(s: Subject, row: Mapping[str, Any], example: Example | None, texts: Texts) -> Texts:
    text = texts[0]
    for _, value in own_reasoning(s, row, text, example) if example else ():
        text = text.replace(value, "")
    return text, texts[1]


def _steps(_s: Subject, row: Mapping[str, Any], example: Example | None, texts: Texts) -> Texts:
    """Put the row's reasoning before the answer, which is stated behind it where it is not yet."""
    if example is None or shot_style(example) == "steps":
        return texts
    steps = next((text for _, text in reasoning_of(row, example)), "")
    if not steps:
        return texts
    gold = golds_of(example)[0].strip()
    states = re.search("answer is|答案|####", steps, re.IGNORECASE)
    return texts[0], (f" {steps}" if states else f" {steps} The answer is {gold}.",)


def _gold_choice(s: Subject, row: Mapping[str, Any], e: Example | None, texts: Texts) -> Texts:
    """Let a shot end with its gold option, as it is scored. The doc's own choices stay."""
    right = [key for key, value in (row.get("target_scores") or {}).items() if value]
    if len(texts[1]) > 1 or not right or e is None:
        return texts
    return texts[0], (s.settings.target_delimiter + right[0],)


_EDITS: Mapping[str, Edit] = {
    "text/trailing-space": _trailing_space,
    "text/missing-space": _missing_space,
    "text/double-space": _double_space,
    "text/two-spaces": _two_spaces,
    "text/placeholder": _placeholder,
    "text/invisible": _hidden,
    "text/encoding": _encoding,
    "tokens/special-text": _special,
    "answer/leaked": _leaked,
    "answer/reasoning-in-input": _reasoning,
    "few-shot/steps-lost": _steps,
    "few-shot/not-a-choice": _gold_choice,
}


def _edited(edit: Edit, subject: Subject, item: Rendered) -> Rendered:
    """Return the doc with its input, its shots and its choices edited."""
    segments: list[Segment] = []
    waiting: list[Segment] = []  # a shot's input, and the delimiter behind it
    for segment in item.prompt.segments:
        if segment.kind == "shot_input" or (waiting and segment.kind == "separator"):
            waiting.append(segment)
        elif segment.kind == "shot_output" and waiting:
            joined = "".join(part.text for part in waiting[1:]) + segment.text
            found = subject.behind(segment.doc_id)
            row, example = (found[0].data, found[1]) if found else ({}, None)
            text, (answer,) = edit(subject, row, example, (waiting[0].text, (joined,)))
            segments.append(replace(waiting[0], text=text))
            segments.append(Segment("shot_output", answer, segment.doc_id))
            waiting = []
        elif segment.kind == "input":
            segments += waiting
            segments.append(replace(segment, text=_own_texts(edit, subject, item)[0]))
        else:
            segments.append(segment)
    prompt = Prompt(tuple(segment for segment in segments if segment.text))
    text, answers = _own_texts(edit, subject, item)
    example = replace(item.example, input=text)
    if subject.method == "gen":
        example = replace(example, outputs=(*answers, *example.outputs[1:]))
        return replace(item, prompt=prompt, example=example, target_delimiter="")
    return _with_choices(replace(item, prompt=prompt, example=example), answers)


def _own_texts(edit: Edit, subject: Subject, item: Rendered) -> Texts:
    """Return the doc's own input, edited, and its choices (in GEN, its output)."""
    texts = item.choices if subject.method == "ppl" else (item.example.output,)
    answers = tuple(item.target_delimiter + text for text in texts)
    return edit(subject, item.doc.data, item.example, (_own_input(item), answers))


def _own_input(item: Rendered) -> str:
    """Return the input as the prompt has it: a chat template may have stripped it."""
    own = [segment.text for segment in item.prompt.segments if segment.kind == "input"]
    return own[0] if own else item.example.input


def _with_choices(item: Rendered, answers: tuple[str, ...]) -> Rendered:
    """Return the doc with other texts behind its prompt, as a delimiter where they have one in
    common before the choices as they were."""
    if not answers:
        return item
    before = answers[0][: len(answers[0]) - len(item.choices[0])]
    pairs = list(zip(answers, item.choices, strict=True))
    if all(answer == before + choice for answer, choice in pairs):
        return replace(item, target_delimiter=before)
    values = item.doc.data["target_scores"].values()
    targets = dict(zip(answers, values, strict=True))
    if len(targets) < len(answers):
        return item  # two options would be one
    doc = Doc(item.doc.id, {**item.doc.data, "target_scores": targets})
    return replace(item, doc=doc, choices=answers, target_delimiter="")


# -- shots left out, and the rest ----------------------------------------------------------------

Drop: TypeAlias = Callable[[Subject, Rendered, Shot, frozenset[str]], bool]
"""`(subject, doc, shot, inputs before it)` in: whether the shot is to be left out."""

_DROPS: Mapping[str, Drop] = {
    "few-shot/own-doc": lambda s, item, shot, _: answers_itself(s, item, shot) == "doc",
    "few-shot/question-shown": lambda s, item, shot, _: answers_itself(s, item, shot) == "question",
    "few-shot/repeated": lambda s, item, shot, before: shot.input in before,
}


def _without_shots(drop: Drop, subject: Subject, item: Rendered) -> Rendered:
    """Return the doc without some of its shots, and without the separators behind them."""
    kept: list[Segment] = []
    shot: list[Segment] = []
    before: set[str] = set()
    for segment in item.prompt.segments:
        if segment.kind == "shot_input" or shot:
            shot.append(segment)
            if segment.kind == "separator" and any(s.kind == "shot_output" for s in shot):
                text, doc_id = shot[0].text, shot[0].doc_id
                output = next(s.text for s in shot if s.kind == "shot_output")
                if not drop(subject, item, Shot(doc_id, text, output), frozenset(before)):
                    kept += shot
                before.add(text)
                shot = []
        else:
            kept.append(segment)
    return replace(item, prompt=Prompt((*kept[:-1], *shot, *kept[-1:]) if shot else tuple(kept)))


def _spaced(segment: Segment) -> Segment:
    if segment.kind != "description" or segment.text[-1:].isspace():
        return segment
    return replace(segment, text=segment.text + "\n\n")
