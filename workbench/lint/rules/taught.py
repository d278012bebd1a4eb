"""A rule on how the answers of worked examples are written that a text brings along: otherwise than
those of the docs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.lint.blocks import Block
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.fewshot import asks_for_steps
from workbench.lint.subject import Subject
from workbench.messages import Message, say
from workbench.types import Rendered

_SEEN_DOCS = 20
"""A template's own examples are the same for every doc."""

_FEWEST = 2
_FEWEST_DOCS = 6
_MOST_WORDS = 8
_WRAPS = (
    *(("```", "```"), ("**", "**"), ('"', '"'), ("'", "'"), ("`", "`"), ("“", "”"), ("‘", "’")),
    *(
        ("«", "»"),
        ("「", "」"),
        ("《", "》"),
        ("[", "]"),
        ("(", ")"),
        ("{", "}"),
        ("<", ">"),
        ("$", "$"),
    ),
    *(("\\boxed{", "}"), ("【", "】"), ("（", "）"), ("_", "_"), ("*", "*")),
)
_SEPARATORS = (", ", "; ", " | ", " / ", "、", "；", "\n- ")
NUMBER = re.compile(r"[-−]?\d[\d,]*(?:\.\d+)?")


def worked_answers(subject: Subject, item: Rendered) -> list[tuple[Block, str]]:
    """Return the worked examples of a doc's input with what stands behind the cue that the question
    ends with; what the question itself begins an answer with is left out."""
    *worked, own = subject.blocks_of(item)
    begun = own.cues[-1].content.strip() if own.cues else ""
    answers = [
        (block, (block.answer or "").strip().removeprefix(begun).strip()) for block in worked
    ]
    return [(block, answer) for block, answer in answers if answer]


def other_forms(subject: Subject) -> Iterator[Hit]:
    """The answers of worked examples are written otherwise than those of the docs: in quotes,
    brackets or a fence, with a full stop, with words before them, as words where these are numbers,
    in capitals, or with another sign between the items of a list. Where the input asks for steps,
    they are what is written, and the docs' answers are what is read from them."""
    outputs = [item.example.output.strip() for item in subject.rendered]
    outputs = [text for text in outputs if text] if subject.method == "gen" else []
    if len(outputs) < _FEWEST_DOCS:
        return
    known: dict[tuple[str, ...], Message | None] = {}
    for item in subject.rendered[:_SEEN_DOCS]:
        answers = tuple(answer for _, answer in worked_answers(subject, item))
        if not answers or asks_for_steps(item.example.input):
            continue
        if answers not in known:
            known[answers] = _other_form(answers, outputs)
        what = known[answers]
        if what is not None:
            yield Hit(
                what,
                say("Write the answers of the worked examples as the docs' answers are written."),
                item.doc.id,
                subject.code.line_with(answers[0][:20]) or subject.code.line_of_input,
            )


def _other_form(answers: Sequence[str], outputs: Sequence[str]) -> Message | None:
    """Return in what the form of all worked answers differs from that of all outputs."""
    theirs, own = shorten(answers[0], 30), shorten(outputs[0], 30)
    for start, end in _WRAPS:
        if all(_is_wrapped(a, start, end) for a in answers):
            if not any(_is_wrapped(o, start, end) for o in outputs):
                return say("the worked answers stand in quotes, brackets or a fence, the docs' "
                           "answers do not: {theirs}, {own}", theirs=theirs, own=own)  # fmt: skip
            return None
        if len(answers) >= _FEWEST and all(_is_wrapped(o, start, end) for o in outputs):
            if not any(_is_wrapped(a, start, end) for a in answers):
                return say("the docs' answers stand in quotes, brackets or a fence, the worked "
                           "answers do not: {theirs}, {own}", theirs=theirs, own=own)  # fmt: skip
            return None
    if len(answers) < _FEWEST:
        return None
    different = say(
        "the worked answers have another form than the docs' answers: {theirs}, {own}",
        theirs=theirs, own=own,
    )  # fmt: skip
    is_other = (
        _differ_at_end(answers, outputs)
        or _differ_in_kind(answers, outputs)
        or _differ_in_words(answers, outputs)
        or _differ_in_separator(answers, outputs)
    )
    return different if is_other else None


def _is_wrapped(text: str, start: str, end: str) -> bool:
    bare = text.rstrip(".。 ") if end not in ".。" else text
    return len(bare) > len(start) + len(end) and bare.startswith(start) and bare.endswith(end)


def _differ_at_end(answers: Sequence[str], outputs: Sequence[str]) -> bool:
    """Say whether all of one side end with one mark that none of the other end with."""
    for some, others in ((answers, outputs), (outputs, answers)):
        last = {text[-1] for text in some}
        mark = last.pop() if len(last) == 1 else ""
        if mark and mark in ".。!;；,)" and not any(text.endswith(mark) for text in others):
            return True
    return False


def _differ_in_kind(answers: Sequence[str], outputs: Sequence[str]) -> bool:
    """Say whether all outputs are numbers and no answer is, or one side has capitals throughout."""
    numbers = sum(NUMBER.fullmatch(text) is not None for text in outputs)
    if numbers == len(outputs) and not any(map(NUMBER.fullmatch, answers)):
        return all(len(text.split()) <= _MOST_WORDS for text in answers)
    for some, others in ((answers, outputs), (outputs, answers)):
        if all(t.isupper() and len(t) > 1 for t in some) and not any(t.isupper() for t in others):
            return any(text != text.upper() for text in others)
    is_low = all(text[0].islower() for text in outputs)
    return is_low and all(text[0].isupper() and not text.isupper() for text in answers)


def _differ_in_words(answers: Sequence[str], outputs: Sequence[str]) -> bool:
    """Say whether all of one side begin with the same two words, and none of the other do."""
    for some, others in ((answers, outputs), (outputs, answers)):
        heads = {tuple(text.split()[:2]) for text in some}
        if len(heads) != 1 or len(set(some)) < _FEWEST or any(len(t.split()) < 3 for t in some):
            continue
        head = " ".join(heads.pop()).casefold()
        if not any(head in " ".join(text.casefold().split()) for text in others):
            return all(len(text.split()) <= _MOST_WORDS for text in (*some, *others))
    return False


def _differ_in_separator(answers: Sequence[str], outputs: Sequence[str]) -> bool:
    """Say whether the items of a list have another sign between them."""
    for mark in _SEPARATORS:
        others = [one for one in _SEPARATORS if one != mark]
        used = sum(mark in text for text in outputs)
        if 3 * used >= len(outputs) and not any(mark in text for text in answers):
            fitting = [o for o in others if any(o in text for text in answers)]
            if any(not any(one in text for text in outputs) for one in fitting):
                return True
    return False


RULES = (
    Rule(
        "few-shot/worked-form",
        "warning",
        other_forms,
        "The shots teach one form of answer, and another one is scored.",
    ),
)
