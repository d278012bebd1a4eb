"""Rules on answers that are computed from their texts: one that all follow, and what breaks it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from workbench.io.han import exactly
from workbench.lint.blocks import Block
from workbench.lint.computed import (
    CHOOSES,
    Learned,
    asked_instead,
    is_asked,
    is_value,
    learned,
    value_by,
)
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.choices.any_of_numbers import answers_outside
from workbench.lint.rules.choices.ranges import rows_outside
from workbench.lint.rules.examples.dates_answered import exchanged_days
from workbench.lint.rules.examples.taught import worked_answers
from workbench.lint.rules.rows.between_bounds import labels_off_bounds
from workbench.lint.rules.rows.by_rule import (
    answered_by_other_rule,
    asked_by_other_rule,
    worked_by_rule,
)
from workbench.lint.rules.rows.by_table import other_than_the_table
from workbench.lint.rules.rows.held_against import same_texts_judged
from workbench.lint.rules.rows.overridden import overridden
from workbench.lint.rules.rows.put_in_order import put_in_no_order
from workbench.lint.rules.rows.ranked import ranked_otherwise
from workbench.lint.rules.rows.ranked_orders import orders_otherwise
from workbench.lint.rules.rows.reckoned import reckoned_otherwise
from workbench.lint.rules.rows.sign_for_sign import rows_spelt_otherwise
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_MOST_DOCS = 200
_CALCULATION = exactly(r"\d\s?(?:[-+*/×÷·x−]\s?\d[\d.,]*\s?)+=")
_LONGEST = 80
_SEEN_DOCS = 5
_MOST_FIELDS = 12
_FEWEST_STEPS = 3
_NAMES = {
    "sum": say("the sum"),
    "product": say("the product"),
    "largest": say("the largest number"),
    "smallest": say("the smallest number"),
    "mean": say("the mean"),
    "range": say("the largest number less the smallest"),
    "difference": say("the first number less the second"),
    "quotient": say("the first number by the second"),
    "remainder": say("what is left when the first number is divided by the second"),
    "last letters": say("the last letters"),
    "first letters": say("the first letters"),
    "backwards": say("the words from the last to the first"),
    "sorted": say("the words in order"),
    "sorted down": say("the words in falling order"),
    "first": say("the first word"),
    "last": say("the last word"),
    "words": say("how many words there are"),
    "different": say("how many different words there are"),
    "longest": say("the longest word"),
    "shortest": say("the shortest word"),
    "turned round": say("the text backwards"),
    "letters": say("how many letters there are"),
    "vowels": say("how many vowels there are"),
    "capitals": say("the text in capitals"),
    "small letters": say("the text in small letters"),
    "shortened": say("the first word as a letter with a full stop"),
    "snake case": say("small letters with underscores"),
    "camel case": say("capitals in the place of underscores"),
}


_OF_LETTERS = ("first letters", "last letters")


def other_rule(subject: Subject) -> Iterator[Hit]:
    """The answers follow from the rows' texts by one rule (their last letters, the largest number,
    the sum), and a few do not; or the prompt asks for another one: the smallest number; or are
    dates with month and day exchanged; or are the name with the largest number of a list, or its
    marks in the order of their numbers, in all docs but one; or the numbers of their text in the
    order that is asked for; or what the prompt's table has for each of its keys; or what two fields
    come to, or one is worth; or say where a number lies between two others; or go by a number that
    the prompt says each label is given for; or have another sign for a letter than all others, as
    in a cipher; or two equal texts are said to differ; or (a hint) a branch of the code on another
    field sets them against the row's label."""
    yield from exchanged_days(subject)
    yield from same_texts_judged(subject)
    yield from ranked_otherwise(subject)
    yield from orders_otherwise(subject)
    yield from put_in_no_order(subject)
    yield from other_than_the_table(subject)
    yield from reckoned_otherwise(subject)
    yield from labels_off_bounds(subject)
    yield from rows_outside(subject)
    yield from answers_outside(subject)
    yield from rows_spelt_otherwise(subject)
    yield from overridden(subject)
    for field, found in _rules(subject).items():
        items = subject.rendered[:_MOST_DOCS]
        told = subject.told
        asked = asked_instead(found.name, told)
        if asked and found.name != "sum" and _are_worked_out(items):
            asked = ""  # a `sum` may be any calculation where the answer writes it out
        if found.name in CHOOSES and not asked:
            # Which of its words a text is asked for, only its question says.
            whole = f"{told}\n{items[0].example.input}"
            found = found if is_asked(found.name, whole) else replace(found, breaks=())
        for item in items if asked else ():
            yield asked_by_other_rule(subject, item, asked, _NAMES[found.name])
        for place in found.breaks if field not in _tables(subject) else ():
            gold = golds_of(items[place].example)[0]
            value = value_by(found.name, _text_of(subject, items[place], field))
            if found.name in _OF_LETTERS and _leaves_out(gold, value):
                continue  # `NATO`: small words have no letter
            yield answered_by_other_rule(subject, items[place], gold, value, _NAMES[found.name])
        return


def _tables(subject: Subject) -> Collection[str]:
    """Return the fields of tables: which of their numbers are asked about, what else is in them
    may tell."""
    first = subject.rendered[0].doc.data if subject.rendered else {}
    return [str(name) for name, value in first.items() if _is_table(value)]


def _is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_number_in, value))


def _number_in(part: Any) -> str:
    """Return the one number of a record, "" where there is none or are several."""
    numbers = [
        each
        for each in (part.values() if isinstance(part, Mapping) else ())
        if isinstance(each, int | float) and not isinstance(each, bool)
    ]
    return str(numbers[0]) if len(numbers) == 1 else ""


def _are_worked_out(items: Sequence[Rendered]) -> bool:
    """Say whether the answers write out how they are calculated: `3 * 4 = 12`."""
    return all(_CALCULATION.search(item.example.output) for item in items)


def _leaves_out(answer: str, value: str) -> bool:
    """Say whether an answer has letters of another one, in their order, or that one has those of
    the answer: `LED` of a light-emitting diode."""
    return any(
        all(letter in rest for letter in short)
        for short, rest in (
            (answer.casefold(), iter(value.casefold())),
            (value.casefold(), iter(answer.casefold())),
        )
        if len(short) > 1
    )


def worked_by_other_rule(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a worked example whose answer is another one than it were by the rule
    that all rows follow."""
    first = subject.rendered[:1]
    if not any(True for item in first for _ in worked_answers(subject, item)):
        return
    rules = {
        field: rule for field, rule in _rules(subject).items()
        if field[0] == ":" and rule.name not in CHOOSES
    }  # fmt: skip
    for item in subject.rendered[:_SEEN_DOCS] if rules else ():
        for block, answer in worked_answers(subject, item):
            for field, rule in rules.items():
                value = value_by(rule.name, _behind(block, field[1:]))
                answer = answer.strip().strip(".")
                if value and answer and not _says(answer, value):
                    yield Hit(
                        worked_by_rule(answer, value, _NAMES[rule.name]),
                        say("Correct the worked example."),
                        item.doc.id,
                        subject.code.line_with(block.text.strip()[-20:])
                        or subject.code.line_of_input,
                    )  # fmt: skip
                    break


def _says(answer: str, value: str) -> bool:
    """Say whether an answer is a value, or steps with a number in them that is it."""
    if is_value(value, answer, exactly=False):
        return True
    is_whole = re.search(rf"(?<![\w.]){re.escape(value)}(?!\w|\.\d)", answer)
    return value.isdigit() and len(answer.split()) > _FEWEST_STEPS and is_whole is not None


def _rules(subject: Subject) -> Mapping[str, Learned]:
    """Return the rule that answers follow, by the field of the rows or the cue (`:words`) of the
    text that they are computed from."""
    items = subject.rendered[:_MOST_DOCS]
    if not items or any(len(golds_of(item.example)[0]) > _LONGEST for item in items[:_SEEN_DOCS]):
        return {}
    fields = [str(name) for name in items[0].doc.data][:_MOST_FIELDS]
    cues = [f":{cue.name}" for cue in subject.blocks_of(items[0])[-1].cues[:-1]]
    found: dict[str, Learned] = {}
    for field in (*fields, *cues):
        pairs: list[tuple[str, str]] = []
        for item in items:
            text, gold = _text_of(subject, item, field), golds_of(item.example)[0].strip()
            if not text:
                break
            pairs.append((text, gold))
        is_itself = sum(text.strip() == gold for text, gold in pairs) > len(pairs) / 2
        is_told = len(pairs) == len(items) and not is_itself
        if is_told and (rule := learned(pairs)) is not None:
            found[field] = rule
    return found


def _text_of(subject: Subject, item: Rendered, field: str) -> str:
    if field[0] == ":":
        return _behind(subject.blocks_of(item)[-1], field[1:])
    value: Any = item.doc.data.get(field)
    if isinstance(value, list) and all(isinstance(part, str | int | float) for part in value):
        return ", ".join(map(str, value))
    if _is_table(value):
        return ", ".join(map(_number_in, value))
    return value if isinstance(value, str) else ""


def _behind(block: Block, name: str) -> str:
    return next((cue.content.strip() for cue in block.cues if cue.name == name), "")


RULES = (
    Rule(
        "answer/other-rule",
        "warning",
        other_rule,
        "What is computed from a text is right or wrong, whoever wrote it down.",
    ),
)
