"""Rules on texts: what was not filled in, which cues differ, what is the same for all docs."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from workbench.errors import nearest, shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.repairs import Joint, edit_joints
from workbench.lint.subject import Subject, golds_of, stands_in
from workbench.messages import say
from workbench.types import Example, Rendered

CUED_DOCS = 20
"""So many docs are looked at for cues, which the template writes the same for all."""

_CUE = re.compile(r"[ \t]*([^\W\d_][^:：\n]{0,24}[:：])")
_NAME = re.compile(r"(?<![\w\\}{])\{\{?\s*([A-Za-z_]\w*)\s*\}?\}")
_WORDS = re.compile(r"\w+")


def _placeholder_pattern(subject: Subject) -> re.Pattern[str] | None:
    """Return what a placeholder for a field of the rows looks like, its name in a group; None
    where the rows have no field. LaTeX's `\\boxed{answer}` is none."""
    names = "|".join(sorted(map(re.escape, subject.fields), key=len, reverse=True))
    if not names:
        return None
    braces = rf"(?<![\w\\}}])\$?\{{\{{?\s*({names})\s*\}}?\}}"
    return re.compile(rf"{braces}|%\(({names})\)[sdr]|<({names})>")


def placeholders(subject: Subject) -> Iterator[Hit]:
    """A placeholder for a field of the rows was not filled in: `{question}`, `{{question}}`,
    `%(question)s`, `<question>` without its closing tag."""
    pattern = _placeholder_pattern(subject)
    if pattern is None:
        return
    for doc_id, data, example in subject.examples:
        for text in (example.input, example.output):
            if not any(mark in text for mark in "{<%"):
                continue
            for match in pattern.finditer(text):
                found = match[0]
                is_tag = found[0] == "<" and f"</{found[1:]}" in text
                if is_tag or stands_in(data, found):
                    continue
                name = next(filter(None, match.groups()))
                yield Hit(
                    say("{found!r} is not filled in", found=found),
                    say("Put the row's value there: {{data[{name!r}]}} in an f-string.", name=name),
                    doc_id,
                    subject.code.line_with(found),
                    about=found,
                )


def unknown_names(subject: Subject) -> Iterator[Hit]:
    """A name in braces stands in the prompt that no field of the rows has: `{qeustion}`."""
    for item in subject.rendered:
        text = item.example.input
        for match in _NAME.finditer(text) if "{" in text else ():
            found, name = match[0], match[1]
            is_written = found in subject.code.template or f"{{{found}}}" in subject.code.template
            if name in subject.fields or not is_written or stands_in(item.doc.data, found):
                continue
            yield Hit(
                say(
                    "{found!r} stands in the prompt, and no field is called {name!r}",
                    found=found,
                    name=name,
                ),
                say("If it is to be filled in: {way}", way=nearest(name, subject.fields)),
                item.doc.id,
                subject.code.line_with(found),
                about=found,
            )


def nothing(subject: Subject) -> Iterator[Hit]:
    """The text says `None` or `nan` because a field of the row is empty."""
    for doc_id, data, example in subject.examples:
        for name, value in data.items():
            if value is None or (isinstance(value, float) and math.isnan(value)):
                word = str(value)
                part = _part_with(example, rf"(?<!\w){word}(?!\w)")
                if not part or word in subject.code.template or stands_in(data, word):
                    continue
                yield Hit(
                    say(
                        "the {part} says {word!r}: the field {name!r} has no value",
                        part=part,
                        word=word,
                        name=name,
                    ),
                    say("Leave out what is made of data[{name!r}] where it is None.", name=name),
                    doc_id,
                    subject.code.line_of_field(str(name)),
                    about=str(name),
                )


def raw_values(subject: Subject) -> Iterator[Hit]:
    """A list or dict stands in the text as Python writes it: `['a', 'b']`; a hint for a list of
    numbers, which may be meant so."""
    for doc_id, data, example in subject.examples:
        shown = example.input + "\0" + example.output
        if "[" not in shown and "{" not in shown:
            continue
        for name, value in data.items():
            if isinstance(value, list | dict) and value and str(value) in shown:
                are_numbers = all(isinstance(part, int | float) for part in value)
                yield Hit(
                    say(
                        "the field {name!r} stands there as Python writes a {type}: {value}",
                        name=name,
                        type=type(value).__name__,
                        value=shorten(str(value), 40),
                    ),
                    say("Join it: '\\n'.join(data[{name!r}]).", name=name),
                    doc_id,
                    subject.code.line_of_field(str(name)),
                    about=str(name),
                    severity="hint" if are_numbers else None,
                )


def colons(subject: Subject) -> Iterator[Hit]:
    """Cues of one prompt have full-width and half-width colons: `Question:` and `答案：`."""
    for item in subject.rendered[:CUED_DOCS]:
        cues = [cue for line in item.example.input.split("\n") if (cue := _cue(subject, line))]
        narrow = next((cue for cue in cues if cue.endswith(":")), "")
        wide = next((cue for cue in cues if cue.endswith("：")), "")
        if narrow and wide:
            yield Hit(
                say(
                    "the cues {narrow!r} and {wide!r} have colons of different width",
                    narrow=narrow,
                    wide=wide,
                ),
                say("Write all cues with the same colon."),
                item.doc.id,
                subject.code.line_with(wide),
            )


def shot_cues(subject: Subject) -> Iterator[Hit]:
    """A shot ends with another cue than the doc itself."""
    known: dict[str, str] = {}

    def last_cue(text: str) -> str:
        if text not in known:
            known[text] = _cue(subject, text.rstrip().rpartition("\n")[2])
        return known[text]

    for item, shots in zip(subject.rendered, subject.shown, strict=True):
        own = last_cue(item.example.input) if shots else ""
        for shot in shots:
            other = last_cue(shot.input)
            if other != own:
                yield Hit(
                    say(
                        "the doc's last cue is {own!r}, that of a shot {other!r}",
                        own=own,
                        other=other,
                    ),
                    say("Let every row end with the same cue."),
                    item.doc.id,
                    subject.code.line_with(own or other),
                    about=f"{own}/{other}",
                )
                break


def _cue(subject: Subject, line: str) -> str:
    """Return the cue that a line begins with, if the template wrote it, else ""."""
    match = _CUE.match(line)
    return match[1] if match and match[1] in subject.code.template else ""


def same_prompt(subject: Subject) -> Iterator[Hit]:
    """All docs have the same input, though their rows differ."""
    items = subject.rendered
    if not subject.is_uniform:
        return
    if all(item.doc.data == items[0].doc.data for item in items):
        return
    line = subject.code.function.lineno if subject.code.function else None
    text = shorten(items[0].example.input, 40)
    message = say("all {n} docs have the same input: {text}", n=len(items), text=text)
    for item in items:
        yield Hit(
            message,
            say("Put a field of the row into the input, such as data['question']."),
            item.doc.id,
            line,
        )


def ambiguous_prompt(subject: Subject) -> Iterator[Hit]:
    """Docs have the same input and different answers."""
    groups: dict[str, list[Rendered]] = defaultdict(list)
    for item in subject.rendered:
        groups[item.example.input].append(item)
    if len(groups) < 2:
        return
    for items in groups.values():
        if len(items) < 2 or len({_answer(subject, item) for item in items}) < 2:
            continue
        ids = ", ".join(str(item.doc.id) for item in items[:3])
        message = say("docs {ids} have the same input and different answers", ids=ids)
        for item in items:
            yield Hit(message, say("Put what tells the rows apart into the input."), item.doc.id)


def _answer(subject: Subject, item: Rendered) -> tuple[str, ...]:
    if subject.method == "ppl":
        return tuple(item.choices[place] for place in item.gold)
    return golds_of(item.example)


def missing_question(subject: Subject) -> Iterator[Hit]:
    """The row's `question` is not in its input, nor most of its words; a hint where the transform
    does not read that field."""
    if subject.is_uniform:
        return
    for item in subject.rendered:
        question = item.doc.data.get("question")
        text = item.example.input
        if not isinstance(question, str) or not question.strip() or question in text:
            continue
        words = _WORDS.findall(question.casefold())
        have = set(_WORDS.findall(text.casefold()))
        missing = [word for word in words if word not in have]
        if not words or 5 * len(missing) <= len(words):
            continue
        line = subject.code.line_of_field("question")
        yield Hit(
            say(
                "the row's question is not in the input: {question}", question=shorten(question, 40)
            ),
            say("Put data['question'] into the input, whole."),
            item.doc.id,
            line,
            severity=None if line else "hint",
        )


def _part_with(example: Example, pattern: str) -> str:
    if re.search(pattern, example.input):
        return say("input")
    texts = (*example.outputs, *golds_of(example))
    return say("answer") if any(re.search(pattern, text) for text in texts) else ""


def fill_in(at: Joint) -> Joint:
    """Put the row's values in the place of the placeholders for them."""
    pattern = _placeholder_pattern(at.subject)

    def value(match: re.Match[str]) -> str:
        name = next((n for n in match.groups() if n), "")
        return str(at.row[name]) if name in at.row else match[0]

    return replace(at, text=pattern.sub(value, at.text)) if pattern else at


RULES = (
    Rule(
        "text/placeholder",
        "error",
        placeholders,
        "A string that lacks its `f`, or the template language of another system: OpenCompass "
        "fills `{x}`, lm-evaluation-harness `{{x}}`.",
        "The row's value goes in its place.",
        edit_joints(fill_in),
    ),
    Rule(
        "text/unknown-name",
        "warning",
        unknown_names,
        "A placeholder with a misspelt name stays what it is (LaTeX's `\\boxed{x}` and JSON are "
        "left alone).",
    ),
    Rule(
        "text/nothing",
        "error",
        nothing,
        "OpenCompass renders rows without an answer as `Answer: {None}`; the model then answers "
        "that, and may even be counted right.",
    ),
    Rule(
        "text/raw-value",
        "warning",
        raw_values,
        "Brackets and quotes are tokens that the question does not have.",
    ),
    Rule(
        "text/colons",
        "warning",
        colons,
        "They are different tokens, so the cue before the answer is not the one that the model "
        "saw before.",
    ),
    Rule(
        "text/shot-cue",
        "warning",
        shot_cues,
        "Shots teach where the answer stands; a new cue takes that away.",
    ),
    Rule(
        "text/same-prompt",
        "error",
        same_prompt,
        "No field of the row is used, so the model cannot know which doc is asked.",
    ),
    Rule(
        "text/ambiguous",
        "warning",
        ambiguous_prompt,
        "The model gives them one answer, so at most one can be right.",
    ),
    Rule(
        "text/no-question",
        "warning",
        missing_question,
        "The input was cut, or is made of another field.",
    ),
)
