"""Rules on options: which there are, which is right, and by what letter it is called."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from workbench.errors import shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.repairs import Joint, edit_joints
from workbench.lint.subject import Subject, golds_of, twice_in
from workbench.messages import say
from workbench.types import Rendered

FEWEST_PLACED = 8
"""With fewer docs, one place for all golds is chance."""

_LABEL = re.compile(r"(?:^|[\s(])([A-Z])[).:．、：]", re.MULTILINE)
_OPTIONS = ("options", "choices", "endings")


def no_gold(subject: Subject) -> Iterator[Hit]:
    """PPL has no option to rank, or none of them is right."""
    if subject.method != "ppl":
        return
    for item in subject.rendered:
        if not item.choices:
            text, fix = say("the row has no target_scores to rank"), say("Add them, or use GEN.")
        elif not item.gold:
            text = say("no option is right")
            fix = say("Give the right key of target_scores a 1.")
        else:
            continue
        yield Hit(text, fix, item.doc.id, about=text)


def gold_differs(subject: Subject) -> Iterator[Hit]:
    """`answer`, or the transform's `processed_output`, names another option than
    `target_scores`."""
    for item in subject.rendered:
        if len(item.gold) != 1 or len(item.choices) < 2:
            continue
        choices = [choice.strip() for choice in item.choices]
        gold = item.gold[0]
        own = [text.strip() for text in golds_of(item.example)]
        for name, texts in (("answer", [item.doc.data.get("answer")]), ("processed_output", own)):
            named = [_place(text, choices) for text in texts]
            if None not in named and gold not in named:
                yield Hit(
                    say(
                        "{name} says {own}, target_scores {gold!r}",
                        name=name,
                        own=shorten(texts[0], 30),
                        gold=choices[gold],
                    ),
                    say("Make the two agree in the data.")
                    if name == "answer"
                    else say("Take the gold from target_scores."),
                    item.doc.id,
                    subject.code.line_of_field("answer" if name == "answer" else "target_scores"),
                    about=name,
                )
                break  # the transform hands on what the row says


def _place(text: Any, choices: Sequence[str]) -> int | None:
    """Return which option a text names, by its words or by its letter."""
    if not isinstance(text, str) or not text.strip():
        return None
    text = text.strip()
    if text in choices:
        return choices.index(text)
    letter = re.fullmatch(r"\(?([A-Z])\)?\.?", text)
    place = ord(letter[1]) - ord("A") if letter else len(choices)
    return place if place < len(choices) else None


def several_golds(subject: Subject) -> Iterator[Hit]:
    """More than one option is right (unless the metric is `log_prob_mc2`)."""
    if "log_prob_mc2" in subject.metrics:
        return
    for item in subject.rendered:
        if len(item.gold) > 1:
            names = ", ".join(repr(item.choices[place]) for place in item.gold[:3])
            yield Hit(
                say("{n} options are right: {names}", n=len(item.gold), names=names),
                say("Leave one, or use a metric for several, such as log_prob_mc2."),
                item.doc.id,
            )


def repeated_options(subject: Subject) -> Iterator[Hit]:
    """An option is there twice, in `target_scores` or in a list of options."""
    for item in subject.rendered:
        for options in (item.choices, *_option_lists(item.doc.data)):
            twice = twice_in([" ".join(option.split()) for option in options])
            if twice is not None:
                yield Hit(
                    say("the option {option} is there twice", option=shorten(twice, 40)),
                    say("Change one of them, or leave the row out."),
                    item.doc.id,
                )
                break


def _option_lists(data: Mapping[str, Any]) -> Iterator[Sequence[str]]:
    for name in _OPTIONS:
        value = data.get(name)
        if isinstance(value, list) and all(isinstance(option, str) for option in value):
            yield value


def empty_options(subject: Subject) -> Iterator[Hit]:
    """An option has no text."""
    for item in subject.rendered:
        if not all(map(str.strip, item.choices)):
            yield Hit(
                say("an option has no text"),
                say("Give it a text, or leave the row out."),
                item.doc.id,
            )


def options_of(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield every option of a row, of its target_scores and of its lists."""
    targets = data.get("target_scores")
    yield from (str(key) for key in targets) if isinstance(targets, Mapping) else ()
    for options in _option_lists(data):
        yield from options


def letters(subject: Subject) -> Iterator[Hit]:
    """The options' letters in the prompt are not those of the answers, or an option is left out of
    the list."""
    for item in subject.rendered:
        labels = _labels(item.example.input)
        choices = [choice.strip() for choice in item.choices]
        alphabet = [chr(ord("A") + place) for place in range(len(choices))]
        by_letter = len(choices) > 1 and sorted(choices) == alphabet
        gold = golds_of(item.example)[0].strip().strip("().")
        if by_letter and subject.method == "ppl":
            if alphabet == labels or (not labels and _mentions(alphabet, item.example.input)):
                continue
            text = say(
                "target_scores has {choices}; the prompt has {seen}",
                choices=", ".join(choices),
                seen=", ".join(labels) or say("no option by letter"),
            )
        elif labels and re.fullmatch("[A-Z]", gold) and gold not in labels:
            text = say(
                "the answer is {gold!r}; the prompt has {seen}", gold=gold, seen=", ".join(labels)
            )
        elif labels and (missing := _left_out(choices, item.example.input)):
            text = say("the prompt leaves out the option {option}", option=shorten(missing, 30))
        else:
            continue
        yield Hit(
            text,
            say("Letter the options in a loop over target_scores."),
            item.doc.id,
            subject.code.line_of_field("target_scores"),
        )


def _labels(text: str) -> list[str]:
    """Return the letters of the last list of options in a text: A, B, and so on."""
    run: list[str] = []
    for match in _LABEL.finditer(text):
        if match[1] == "A":
            run = []
        if match[1] == chr(ord("A") + len(run)):
            run.append(match[1])
    return run if len(run) > 1 else []


def _mentions(letters: Sequence[str], text: str) -> bool:
    """Say whether a text has a letter behind A as a word: a list of another style, maybe."""
    return any(re.search(rf"\b{letter}\b", text) for letter in letters[1:])


def _left_out(choices: Sequence[str], text: str) -> str:
    """Return an option that a text lacks though it has most of the others, "" if there is none."""
    missing = [choice for choice in choices if choice and choice not in text]
    return missing[0] if 0 < 2 * len(missing) < len(choices) else ""


def not_a_choice(subject: Subject) -> Iterator[Hit]:
    """In PPL a shot ends with another text than any of its choices: `(A)` where `yes` and `no` are
    ranked, or ` yes` where `yes` is."""
    delimiter = subject.settings.target_delimiter
    if subject.method != "ppl" or subject.in_chat:
        return
    for item, shots in zip(subject.rendered, subject.shown, strict=True):
        for shot in shots:
            found = subject.behind(shot.doc_id)
            targets = found[0].data.get("target_scores") if found else None
            choices = list(targets) if isinstance(targets, Mapping) else []
            output = shot.output.removeprefix(delimiter)
            if not choices or output in choices:
                continue
            is_near = output.strip() in [str(choice).strip() for choice in choices]
            what = (
                say("with other white space than the choices that are ranked")
                if is_near
                else say("and that is none of the choices that are ranked")
            )
            yield Hit(
                say(
                    "a shot answers {output}, {what}: {choices}",
                    output=shorten(output, 30),
                    what=what,
                    choices=", ".join(shorten(choice, 20) for choice in choices[:3]),
                ),
                say("Let output be the right key of target_scores, as it is."),
                item.doc.id,
                subject.code.line_of_field("target_scores"),
            )
            break


def one_place(subject: Subject) -> Iterator[Hit]:
    """The right option has the same place in all rows (eight or more)."""
    places = [
        item.gold[0]
        for item in subject.rendered
        if len(item.gold) == 1 and len(item.choices) > 1 and _are_shown(subject, item)
    ]
    if len(places) >= FEWEST_PLACED and len(set(places)) == 1:
        yield Hit(
            say(
                "the right option is number {place} in all {n} docs",
                place=places[0] + 1,
                n=len(places),
            ),
            say("Shuffle the options when the data is made."),
        )


def _are_shown(subject: Subject, item: Rendered) -> bool:
    """Say whether the model gets to see a doc's options, or is asked for each."""
    return subject.method == "ppl" or all(c.strip() in item.example.input for c in item.choices)


def show_gold(at: Joint) -> Joint:
    """Let a shot end with its gold option, as it is scored. The doc's own choices stay."""
    right = [key for key, value in (at.row.get("target_scores") or {}).items() if value]
    if len(at.answers) > 1 or not right or at.example is None:
        return at
    return replace(at, answers=(at.subject.settings.target_delimiter + right[0],))


RULES = (
    Rule("answer/no-gold", "error", no_gold, "Such a doc counts as wrong whatever the model says."),
    Rule(
        "answer/gold-differs",
        "error",
        gold_differs,
        "One of the two is wrong, and GEN and PPL score against different answers.",
    ),
    Rule(
        "answer/several-golds",
        "warning",
        several_golds,
        "UltraEval's `log_prob` gives the point to whichever it picked; lm-evaluation-harness "
        "has one gold.",
    ),
    Rule(
        "answer/same-option",
        "error",
        repeated_options,
        "Equal texts have equal likelihoods, so a tie decides; in a dict they fall together and "
        "an option is missing (UltraEval's makers drop such rows).",
    ),
    Rule("answer/empty-option", "error", empty_options, "There is no token to score."),
    Rule(
        "answer/letters",
        "error",
        letters,
        "UltraEval's agieval v0 always says `A through F`; a fixed `ABCD` drops the fifth option.",
    ),
    Rule(
        "few-shot/not-a-choice",
        "error",
        not_a_choice,
        "The shots teach one form of answer, and another one is scored.",
        "The shots end with their right options, as these are ranked.",
        edit_joints(show_gold),
    ),
    Rule(
        "answer/one-place",
        "warning",
        one_place,
        "A model that always picks that place is right (truthfulqa's mc1 lists it first).",
    ),
)
