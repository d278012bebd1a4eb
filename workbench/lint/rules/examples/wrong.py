"""A rule on worked examples that answer wrongly, as far as the example itself tells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.blocks import Block
from workbench.lint.finding import Hit, Rule
from workbench.lint.gap_marks import options_like
from workbench.lint.rules.choices.any_of_numbers import worked_outside
from workbench.lint.rules.choices.defined import telling
from workbench.lint.rules.choices.exemplified import wrong_for_example
from workbench.lint.rules.choices.named_options import (
    closing_letter,
    other_letter,
    other_than_steps,
)
from workbench.lint.rules.choices.own_words import wrong_by_words
from workbench.lint.rules.choices.ranges import past_a_bound
from workbench.lint.rules.examples.answer_of_another import answer_of_another
from workbench.lint.rules.examples.begun_as_asked import begun_otherwise
from workbench.lint.rules.examples.by_columns import worked_off_numbers
from workbench.lint.rules.examples.dates_answered import wrong_day
from workbench.lint.rules.examples.demos import other_relation
from workbench.lint.rules.examples.in_figures import wrong_equations
from workbench.lint.rules.examples.inside import steps_inside
from workbench.lint.rules.examples.judged import counts_otherwise, wrong_cell, wrong_verdict
from workbench.lint.rules.examples.on_one_line import wrong_days
from workbench.lint.rules.examples.strange_steps import strange_steps
from workbench.lint.rules.examples.sums import option_of_sum
from workbench.lint.rules.examples.taught import NUMBER, worked_answers
from workbench.lint.rules.examples.turned_pairs import turned_pairs
from workbench.lint.rules.rows.computes import worked_by_other_rule
from workbench.lint.rules.rows.copied import copied_parts, other_parts
from workbench.lint.rules.rows.ranked import worked_otherwise
from workbench.lint.rules.rows.ranked_orders import misordered
from workbench.lint.rules.rows.sign_for_sign import spelt_otherwise
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import Message, say
from workbench.prompts.listing import Option, kind_of, label_in, listings
from workbench.types import Rendered

_SEEN_DOCS = 20
"""A template's own examples are the same for every doc."""

_SEEN_ROWS = 400
_FEWEST_DOCS = 6
_LONG = 16
_MOST_WORDS = 8
_SHARE = 0.9
_SUM = compiled(
    r"(?<![\w.+*/×÷-])(\d+(?:\.\d+)?) ?([-+*/×÷−]) ?(\d+(?:\.\d+)?)(?![\w+*/×÷-]|\.\d| ?[-+*/×÷−])"
)
_ASKS_FOR_SUM = compiled(
    r"(?:what is|calculate|compute|=|how much is|:)[ ]?\Z|等于|计算",
)
_LARGE = exactly(r"(?<!\d)\d{3,}(?!\d)")
_PARTED = exactly(r"\n[ \t]*\n|\0")
_LETTERED = exactly(r"[(\[]?([A-Ja-j])[)\].:：．]+ ?(\S.*)")


def wrong_answers(subject: Subject) -> Iterator[Hit]:
    """A worked example answers wrongly, as far as it tells itself: by a letter or a text that its
    options lack, by an option's letter with another one's text, by steps that name another option
    than it closes on, by a sum that comes to something else or that it calls right, by another cell
    of its table, otherwise than the row that it repeats or than its own second copy, or, where all
    docs' answers, or the years in them, stand in their texts, by what its text does not have; or
    otherwise than by the rule that all rows' answers follow from their texts; or with a label that
    the docs have for other numbers; or (a hint) with another first letter than what it asks, where
    all docs' answers begin as their texts do."""
    found = list(_wrong_answers(subject)) or list(worked_off_numbers(subject))
    yield from found or begun_otherwise(subject)


def _wrong_answers(subject: Subject) -> Iterator[Hit]:
    if not any(len(subject.blocks_of(item)) > 1 for item in subject.rendered[:1]):
        yield from _without_cues(subject)
    yield from wrong_days(subject)
    yield from wrong_equations(subject)
    yield from wrong_for_example(subject)
    yield from answer_of_another(subject)
    yield from worked_by_other_rule(subject)
    for item in subject.rendered[:1]:
        for message in worked_outside(subject, worked_answers(subject, item)):
            yield Hit(
                message,
                say("Correct the worked example."),
                item.doc.id,
                subject.code.line_of_input,
                about="numbers",
                severity="hint",
            )
    yield from other_relation(subject)
    yield from turned_pairs(subject)
    yield from list(strange_steps(subject)) or steps_inside(subject)
    known: dict[str, Message | None] = {}
    are_worked = any(len(subject.blocks_of(item)) > 1 for item in subject.some(_SEEN_DOCS))
    told = telling(subject) if are_worked else None
    copied = copied_parts(subject) if are_worked else {}
    is_extractive, are_shown = _is_extractive(subject), _are_figures_shown(subject)
    is_verbatim = is_extractive and _is_verbatim(subject)
    for item in subject.some(_SEEN_DOCS):
        worked = worked_answers(subject, item)
        text = item.example.input
        said: dict[str, str] = {}
        for block, answer in worked:
            key = f"{block.text}\0{answer}"
            if key not in known:
                known[key] = (
                    _what_is_wrong(subject, item, block, answer, is_extractive=is_extractive)
                    or (_not_in_text(block, answer, in_part=False) if is_verbatim else None)
                    or (_other_figures(block, answer) if are_shown else None)
                    or _wrongly_judged(subject, block, answer)
                    or spelt_otherwise(subject, _behind_cues(block), block.text, answer)
                    or past_a_bound(subject, item, block.text, answer)
                    or wrong_day(subject, block.text, answer)
                    or wrong_cell(text, block, answer)
                    or worked_otherwise(subject, block.text, answer)
                    or misordered(subject, block.text, answer)
                    or (other_parts(block.text, answer, copied) if copied else None)
                    or (wrong_by_words(told, _asked(block), answer) if told else None)
                )
            what = known[key]
            question = " ".join(_asked(block).casefold().split())
            if what is None and said.setdefault(question, answer) != answer:
                what = say(
                    "a question is answered in two ways: {first} and {second}",
                    first=shorten(said[question], 30),
                    second=shorten(answer, 30),
                )
            if what is not None:
                yield Hit(
                    what,
                    say("Correct the worked example."),
                    item.doc.id,
                    subject.code.line_with(block.text.strip()[-20:]) or subject.code.line_of_input,
                )
                break


def _without_cues(subject: Subject) -> Iterator[Hit]:
    """Yield the docs before whose question a paragraph stands that lists options and closes on
    another letter than its own words come to, though no cue parts it."""
    own = f"{subject.code.template}\0{subject.settings.description}"
    for text in _PARTED.split(own) if "\n" in own else ():
        listed = [*(listings(text) if closing_letter(text) else ())]
        run = listed[-1] if listed else ()
        answer = text[run[-1].start :].partition("\n")[2].strip() if run else ""
        options = {option.label: option.text for option in run} if answer else {}
        found = options and (other_letter(options, answer) or option_of_sum(options, answer))
        for item in subject.some(_SEEN_DOCS) if found else ():
            if found and text in f"{subject.settings.description}\n{item.example.input}":
                yield Hit(
                    _closes_otherwise(*found),
                    say("Correct the worked example."),
                    item.doc.id,
                    subject.code.line_with(answer[:20]) or subject.code.line_of_input,
                )  # fmt: skip


def _wrongly_judged(subject: Subject, block: Block, answer: str) -> Message | None:
    found = wrong_verdict(block, answer)
    return None if found is None or counts_otherwise(subject) else found


def _asked(block: Block) -> str:
    """Return what an example asks: what its cues hold, but that of its answer, without an
    instruction before the first."""
    return "\n".join(cue.content for cue in block.cues[:-1]) or block.text


def _behind_cues(block: Block) -> dict[str, str]:
    return {cue.name: cue.content.strip() for cue in block.cues[:-1]}


def _what_is_wrong(
    subject: Subject, item: Rendered, block: Block, answer: str, *, is_extractive: bool
) -> Message | None:
    runs = listings(block.text) or _listed_as(subject, item, block)
    if runs:
        options = {o.label: o.text.strip() for o in runs[-1]}
        stem = block.text[: runs[-1][0].start]
        return _not_in_list(options, answer, subject) or _other_than_steps(options, stem, answer)
    return (
        _other_than_row(subject, block, answer)
        or _other_sum(block, answer)
        or (_not_in_text(block, answer) if is_extractive else None)
    )


def _listed_as(subject: Subject, item: Rendered, block: Block) -> Sequence[Sequence[Option]]:
    """Return the options of an example whose marks are those of the question's own."""
    shown = subject.list_of(item)
    run = options_like(block.text, shown.options) if shown.known > 1 else ()
    return (run,) if run else ()


def _series_of(label: str) -> str:
    """Return what a label is counted by, letters of either case as one."""
    kind = kind_of(label)
    return "letter" if kind in ("upper", "lower") else kind


def _not_in_list(options: dict[str, str], answer: str, subject: Subject) -> Message | None:
    """Return what is wrong about an answer to a question with options."""
    labels = [label for label in options if label]
    first = answer.split("\n")[0]
    label = label_in(first)
    is_other = len(label) == 1 and label.isalnum() and label not in labels
    if labels and is_other and _series_of(label) == _series_of(labels[0]):
        return say(
            "a worked answer is wrong: {answer} is none of its options' letters, {labels}",
            answer=label,
            labels=", ".join(labels),
        )
    match = _LETTERED.fullmatch(first)
    if match and match[1] in options:
        text = match[2].strip().rstrip(".").casefold()
        fitting = [k for k, option in options.items() if option.rstrip(".").casefold() == text]
        if fitting and match[1] not in fitting:
            return say("a worked answer is wrong: its options have another letter for {answer}",
                       answer=shorten(match[2], 30))  # fmt: skip
    texts = {text.rstrip(".").casefold() for text in options.values()}
    if label or first.strip().rstrip(".").casefold() in texts or match:
        return None
    are_texts = [
        item.example.output.strip().casefold()
        in {option.text.strip().casefold() for option in subject.list_of(item).options}
        for item in subject.some(_SEEN_DOCS)
    ]
    if are_texts and all(are_texts):
        return say("a worked answer is wrong: {answer} is none of its options",
                   answer=shorten(first, 30))  # fmt: skip
    return None


def _other_than_steps(options: dict[str, str], stem: str, answer: str) -> Message | None:
    """Return what is said of steps that name the text of one option alone, and close on another."""
    found = other_than_steps(options, stem, answer) or other_letter(options, answer)
    return found and _closes_otherwise(*found)


def _closes_otherwise(own: str, said: str) -> Message:
    return say(
        "a worked answer is wrong: its steps come to {text}, and it closes on {said}",
        text=shorten(own, 30), said=said,
    )  # fmt: skip


def _other_than_row(subject: Subject, block: Block, answer: str) -> Message | None:
    """Return what is said of an example that is a row of the data, and answers otherwise."""
    for item in subject.some(_SEEN_ROWS):
        texts = [
            value.strip()
            for name, value in item.doc.data.items()
            if isinstance(value, str) and len(value.strip()) > 1 and not is_of_answers(str(name))
            and value.strip() in item.example.input
        ]  # fmt: skip
        if not texts or max(map(len, texts)) < _LONG or not all(t in block.text for t in texts):
            continue
        golds = {gold.strip().casefold() for gold in golds_of(item.example)}
        golds.add(item.example.output.strip().casefold())
        said = answer.casefold()
        if any(sign in answer for sign in ":：") and answer in item.example.input:
            continue  # a text of the row behind a cue: `Hit 1: …`
        if not any(gold and (gold in said or said in gold) for gold in golds):
            return say(
                "a worked answer is wrong: it is {answer}, that of the same row of the data {gold}",
                answer=shorten(answer, 30),
                gold=shorten(golds_of(item.example)[0], 30),
            )
    return None


def _other_sum(block: Block, answer: str) -> Message | None:
    """Return what is said of an example that asks for one sum and answers with another number."""
    question = block.text
    sums = [*_SUM.finditer(question)]
    if len(sums) != 1 or not NUMBER.fullmatch(answer.rstrip(".")):
        return None
    if not _ASKS_FOR_SUM.search(question[: sums[0].start()].rstrip().casefold() or ":"):
        return None
    left, sign, right = Fraction(sums[0][1]), sums[0][2], Fraction(sums[0][3])
    if sign in "/÷" and (not right or (left / right).denominator > 1):
        return None
    value = {"+": left + right, "*": left * right, "×": left * right}.get(sign)
    if value is None:
        value = left / right if sign in "/÷" else left - right
    said = Fraction(answer.rstrip(".").replace(",", "").replace("−", "-"))
    if said == value:
        return None
    return say("a worked answer is wrong: {sum} is {value}, and the answer {said}",
               sum=sums[0][0], value=str(value), said=answer)  # fmt: skip


def _is_extractive(subject: Subject) -> bool:
    """Say whether the answers of nearly all docs are words of their own texts, and no labels."""
    items = subject.some(_SEEN_ROWS)
    golds = [golds_of(item.example)[0].strip() for item in items]
    if len(set(golds)) < max(_FEWEST_DOCS, len(items) // 2):
        return False
    # A legend of labels before the examples is no text of the doc's.
    there = sum(
        len(gold) > 1 and gold in item.example.input and gold in subject.blocks_of(item)[-1].text
        for gold, item in zip(golds, items, strict=True)
    )
    return there >= _SHARE * len(items)


def _is_verbatim(subject: Subject) -> bool:
    """Say whether the answers of all docs stand in their own texts as they are, and many of them
    are several words."""
    items = subject.some(_SEEN_ROWS)
    pairs = [(golds_of(item.example)[0].strip(), item) for item in items]
    several = sum(" " in gold for gold, _ in pairs)
    return several >= _FEWEST_DOCS and all(
        gold in subject.blocks_of(item)[-1].text for gold, item in pairs
    )


def _are_figures_shown(subject: Subject) -> bool:
    """Say whether all docs' answers have numbers of several digits, such as years, and their own
    texts have each of them."""
    items = subject.some(_SEEN_ROWS)
    told = [(_LARGE.findall(golds_of(item.example)[0]), item) for item in items]
    return len(items) >= _FEWEST_DOCS and all(
        numbers and all(number in subject.blocks_of(item)[-1].text for number in numbers)
        for numbers, item in told
    )


def _other_figures(block: Block, answer: str) -> Message | None:
    missing = next((n for n in _LARGE.findall(answer) if n not in block.text), "")
    if not missing:
        return None
    return say("a worked answer is wrong: its text does not have {answer}, as all docs' texts have "
               "their answers", answer=missing)  # fmt: skip


def _not_in_text(block: Block, answer: str, *, in_part: bool = True) -> Message | None:
    """Return what is said of an answer that its text does not have: none of its words, where it
    may have it `in_part`."""
    bare = answer.strip().strip(".。\"'“”[]()`").casefold()
    words = bare.split()
    if not bare or len(words) > _MOST_WORDS or bare in block.text.casefold():
        return None
    is_there = any(word.strip(",;、") in block.text.casefold() for word in words)
    if in_part and is_there and len(words) > 1:
        return None  # several words of it, or in another form
    return say("a worked answer is wrong: its text does not have {answer}, as all docs' texts have "
               "their answers", answer=shorten(answer, 30))  # fmt: skip


RULES = (
    Rule(
        "few-shot/wrong-answer",
        "error",
        wrong_answers,
        "The shots teach what is wrong, and a model that follows them is scored as wrong.",
    ),
)
