"""Rules on texts: which cues differ, what is the same for all docs."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.examples.said_in_each import cues_of_rows
from workbench.lint.rules.texts.varied_cues import other_orders, two_last_cues
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_INPUTS = 2
"""So many docs are looked at for cues, which the template writes the same for all."""

_CUE = exactly(r"[ \t]*([^\W\d_][^:：\n]{0,24}[:：])")
_CUE_ALONE = exactly(r"[ \t]*[^\W\d_][^:：\n]{0,24}[:：]")
_ASKS = compiled(
    r"answer|\Aa[:：]|答|output|response|label|relation|category|sentiment|emotion|intent|类别|标签",
    re.IGNORECASE,
)


_OF_TIME = exactly(r"(?i)\bhh:\Z|[^\W\d_]hh:\Z|\Wh{1,2}:\Z|[「『“‘][^」』”’]*:\Z")
"""The form of a time, or what stands in quotes."""

_IN_JSON = '{"'


def colons(subject: Subject) -> Iterator[Hit]:
    """Cues of one prompt have full-width and half-width colons: `Question:` and `答案：`."""
    for item in subject.rendered:
        text = item.example.input
        if "：" not in text or ":" not in text:
            continue
        lines = text.split("\n")
        cues = [
            cue for line in lines if (cue := _cue(subject, line) or _put_together(subject, line))
        ]
        cues = [cue for cue in cues if _IN_JSON not in cue and not _OF_TIME.search(cue)]
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
    """A shot ends with another cue than the doc itself, or docs have two last cues, or their
    cues in two orders, and no field tells why."""
    yield from other_orders(subject)
    is_told = False
    known: dict[str, str] = {}
    closing = _closing_cues(subject)

    def last_cue(text: str) -> str:
        if text not in known:
            line = text.rstrip().rpartition("\n")[2]
            known[text] = _cue(subject, line) or (line if line in closing else "")
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
                    subject.code.line_with(own or other) or subject.code.line_of_input,
                    about=f"{own}/{other}",
                )
                is_told = True
                break
    if not is_told and (pair := _two_last_lines(subject)):
        is_told = True
        for item in subject.rendered:
            yield Hit(
                say("the doc's last cue is {own!r}, that of a shot {other!r}",
                    own=pair[0], other=pair[1]),
                say("Let every row end with the same cue."),
                item.doc.id,
                subject.code.line_of_input,
                about="/".join(pair),
            )  # fmt: skip
    yield from two_last_cues(subject) if not is_told else ()
    yield from cues_of_rows(subject) if not is_told else ()


def _two_last_lines(subject: Subject) -> tuple[str, str] | None:
    """Return the cue that all docs end with, and another one that all shots of a file of their own
    do, however the code puts it together; None where they have one, or several."""
    inputs = [[item.example.input for item in subject.rendered]]
    inputs.append([example.input for _, example in subject.shots.values()])
    if any(len(texts) < _FEWEST_INPUTS for texts in inputs):
        return None
    own, other = ({text.rstrip().rpartition("\n")[2].strip() for text in texts} for texts in inputs)
    if len(own) != 1 or len(other) != 1 or own == other:
        return None
    pair = own.pop(), other.pop()
    rows = [subject.rendered[0].doc.data, *(doc.data for doc, _ in subject.shots.values())]
    are_cues = all(_CUE_ALONE.fullmatch(line) for line in pair)
    has_value = any(_has_a_value(line, row) for line in pair for row in rows)
    return pair if are_cues and not has_value else None


def _closing_cues(subject: Subject) -> frozenset[str]:
    """Return the last lines that are a cue in two docs or more, and of no row, where one of them
    asks for an answer: a template that chooses its cue writes it in pieces."""
    lines = Counter(
        line
        for item in subject.rendered
        if _CUE_ALONE.fullmatch(line := item.example.input.rstrip().rpartition("\n")[2])
        and not _has_a_value(line, item.doc.data)
    )
    cues = frozenset(line for line, count in lines.items() if count > 1)
    return cues if len(cues) > 1 and any(map(_ASKS.search, cues)) else frozenset()


def _has_a_value(cue: str, data: Mapping[str, Any]) -> bool:
    """Say whether a cue has a text of the row in it: the language to translate into, say."""
    values = (value.strip() for value in data.values() if isinstance(value, str))
    return any(len(value) > 1 and value in cue for value in values)


def _cue(subject: Subject, line: str) -> str:
    """Return the cue that a line begins with, if the template wrote it, else ""."""
    match = _CUE.match(line)
    return match[1] if match and match[1] in subject.code.template else ""


def _put_together(subject: Subject, line: str) -> str:
    """Return the cue that a line begins with, if its words and its colon are each a text of their
    own in the code, `f"{name}：{value}"`, else ""."""
    match = _CUE.match(line)
    texts = subject.code.template.split("\0") if match else ()
    has_colon = match is not None and any(text.startswith(match[1][-1]) for text in texts)
    return match[1] if match and match[1][:-1] in texts and has_colon else ""


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
    # In PPL a doc is also told from others by its own choices.
    groups: dict[tuple[str, ...], list[Rendered]] = defaultdict(list)
    for item in subject.rendered:
        ranked = sorted(item.choices) if subject.method == "ppl" else ()
        groups[item.example.input, *ranked].append(item)
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


RULES = (
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
)
