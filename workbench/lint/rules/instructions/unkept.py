"""What a prompt demands by naming it, and nearly no answer is or has; what it forbids, and nearly
all have; or what it wants computed, where all answers are another thing of the same row. The rule
`few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.io.han import exactly
from workbench.lint.rules.instructions.asked_in_vain import said_in_vain
from workbench.lint.rules.instructions.besides import differs
from workbench.lint.rules.instructions.clauses import (
    Clause,
    Shape,
    clauses_of,
    is_beside,
    is_converted,
    is_negated,
    is_strict,
    share_of,
)
from workbench.lint.rules.instructions.heard import Said
from workbench.lint.rules.instructions.kinds_asked import KINDS
from workbench.lint.rules.instructions.recomputed import computed_otherwise
from workbench.lint.rules.instructions.shapes_of_figures import FIGURE_SHAPES
from workbench.lint.rules.instructions.shapes_of_items import ITEM_SHAPES
from workbench.lint.rules.instructions.shapes_of_words import WORD_SHAPES
from workbench.lint.subject import Subject

_FEWEST_DOCS = 6
_LOOKED_AT = 60
_FEW = 0.05
_QUOTES = '"“”「」『』«»„‘’`'
_QUOTED = exactly(r"[\"“「『«„‘`][^\"“”「」『』«»„‘’`\n]{1,30}[\"”」』»“’`]")
_SHAPES = (*WORD_SHAPES, *ITEM_SHAPES, *FIGURE_SHAPES, *KINDS)


def unkept(subject: Subject) -> Iterator[Said]:
    """Yield a demand that nearly no answer keeps to."""
    items = subject.some(_LOOKED_AT)
    if len(items) < _FEWEST_DOCS or subject.is_uniform:
        return
    golds = [subject.right_of(item).strip() for item in items]
    answers = golds
    if subject.method != "ppl":
        answers = [item.example.output.strip() for item in items]
    clauses = clauses_of(subject)
    if not clauses or not all(answers):
        return
    inputs = [item.example.input for item in items]
    for clause in clauses:
        # A question may speak of what its row has: `What is said in quotation marks?`
        for shape in KINDS if clause.words.endswith(("?", "？")) else _SHAPES:
            for match in shape.named.finditer(clause.words):
                is_broken = _is_broken(shape, clause, match, answers, golds)
                if is_broken and not (
                    is_converted(clause.words, match)
                    or is_beside(clause.words, match.start())
                    or _is_of_rows(shape, clause, inputs)
                    or _is_read(subject, match, golds)
                    or _says_when(clause.words, golds)
                ):
                    yield differs(clause.words, answers)
                    return
    yield from said_in_vain(subject, clauses, answers, inputs)
    yield from computed_otherwise(subject, clauses)


def _says_when(words: str, golds: Sequence[str]) -> bool:
    """Say whether a sentence says when one of the answers is right: `a day or an hour: "yes"`."""
    return any(match[0].strip(_QUOTES) in golds for match in _QUOTED.finditer(words))


def _is_of_rows(shape: Shape, clause: Clause, inputs: Sequence[str]) -> bool:
    """Say whether half of the inputs have the sign that is asked for, besides what asks for it."""
    if shape.sign is None:
        return False
    rest = (text.replace(clause.words, " ") for text in inputs)
    return 2 * sum(shape.sign.search(text) is not None for text in rest) >= len(inputs)


def _is_read(subject: Subject, match: re.Match[str], golds: Sequence[str]) -> bool:
    """Say whether no shot shows an answer, and the post-processor takes it out of what is asked
    for: `The answer is 4`, or an object with the key that is named."""
    said = next((text for name, text in match.groupdict().items() if name in "abcd" and text), "")
    if subject.settings.num_fewshot or not said or subject.grade is None:
        return False
    item, gold = subject.rendered[0], golds[0]
    for response in (f"{said} {gold}", f'{{"{said}": "{gold}"}}'):
        graded = subject.grade(item.doc.data, item.example.processed_output, response)
        if graded is not None and graded.is_right:
            return True
    return False


def _is_broken(
    shape: Shape,
    clause: Clause,
    match: re.Match[str],
    answers: Sequence[str],
    golds: Sequence[str],
) -> bool:
    """Say whether nearly no answer has what is asked for, nor what is read from it; or whether all
    have what is forbidden."""
    concerned = [place for place, answer in enumerate(answers) if shape.concerns(answer)]
    if len(concerned) < max(_FEWEST_DOCS - 2, 0.9 * len(answers)):
        return False
    own = [answers[place] for place in concerned]
    if is_negated(clause, match.start()):
        is_told = shape.ways != "asked" and share_of(shape, match, own) >= shape.least
        return is_told and is_strict(clause, match)
    if shape.ways == "forbidden" or not is_strict(clause, match):
        return False
    read = [golds[place] for place in concerned]
    return max(share_of(shape, match, own), share_of(shape, match, read)) <= _FEW
