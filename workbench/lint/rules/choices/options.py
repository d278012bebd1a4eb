"""Rules on options: which there are, and which is right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.frames import ASKS_WHAT_LACKS
from workbench.lint.repairs import Joint, edit_joints
from workbench.lint.rules.choices.celled import no_cell
from workbench.lint.rules.choices.exchanged import exchanged, nowhere
from workbench.lint.rules.choices.listed_twice import listed_twice
from workbench.lint.rules.instructions.labels import names_one
from workbench.lint.rules.rows.beside_text import written_beside
from workbench.lint.rules.texts.unnamed import is_called_options, options_by_role, shows_gap
from workbench.lint.subject import Subject, golds_of, twice_in
from workbench.lint.truth import Shown, is_counted, option_lists
from workbench.messages import quoted, say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_MARKS = " .。,;"
_PARTS = exactly(r"\s?[,;、，；]\s?|\sand\s")
_OWN_MARK = exactly(r"\s*[(（]?[A-Ja-j①-⑩甲乙丙丁][.．、:：)）](?P<text>.*)")
_WORD = exactly(r"\w+")
_SEEN_DOCS = 20
_FEW = 0.1
_MOST_OF = {True: 0.5, False: 0.8}
"""The share of answers that a list has by which it is of options, by whether its name says so."""

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


def several_golds(subject: Subject) -> Iterator[Hit]:
    """More than one option is right (unless the metric is `log_prob_mc2`)."""
    if "log_prob_mc2" in subject.metrics:
        return
    for item in subject.rendered:
        if len(item.gold) > 1:
            names = ", ".join(quoted(item.choices[place]) for place in item.gold[:3])
            yield Hit(
                say("{n} options are right: {names}", n=len(item.gold), names=names),
                say("Leave one, or use a metric for several, such as log_prob_mc2."),
                item.doc.id,
            )


def repeated_options(subject: Subject) -> Iterator[Hit]:
    """An option is there twice, in `target_scores` or in the row's own options, whatever their
    field is called; or (a hint) a label in the prompt's own list of all, or what a label
    means."""
    yield from listed_twice(subject)
    for item in subject.rendered:
        lists = [options for options in option_lists(item.doc.data) if len(options) > 2]
        if not lists and not item.choices:
            lists = [options_by_role(subject, item)]
        # Of a sentence's words one may be there twice; what a letter or a number names may not.
        label, told = label_in(golds_of(item.example)[0]), subject.truths[item.doc.id].options
        if not label or (label.isdecimal() and int(label) > len(told)):
            told = ()  # a sum is no option's number
            if options := _put_in_order(subject, item):
                lists = [*lists, options]
        every = (item.choices, *_option_lists(item.doc.data), *lists, told)
        for options in dict.fromkeys(map(tuple, every)):  # most are the same
            if is_counted(options):
                continue
            twice = twice_in([" ".join(option.split()) for option in options])
            twice = twice or _again_but_for_case(subject, options)
            if twice is not None:
                yield Hit(
                    say("the option {option} is there twice", option=shorten(twice, 40)),
                    say("Change one of them, or leave the row out."),
                    item.doc.id,
                )
                break


def _put_in_order(subject: Subject, item: Rendered) -> Sequence[str]:
    """Return the texts behind the letters that an answer puts in order, `C, A, B`, none where it
    does not, or some are no words."""
    options = subject.list_of(item).options
    marks = _WORD.findall(golds_of(item.example)[0])
    texts = [option.text.strip() for option in options]
    is_order = len(marks) > 2 and sorted(marks) == sorted(option.label for option in options)
    are_words = all(len(text) > 2 and any(map(str.isalpha, text)) for text in texts)
    return texts if is_order and are_words else ()


def _again_but_for_case(subject: Subject, options: Sequence[str]) -> str | None:
    """Return the option that another one of a row is in small letters or capitals, where those of
    hardly any row are."""
    if not _is_again(options):
        return None
    rows = [subject.truths[item.doc.id].options for item in subject.some(_SEEN_DOCS)]
    if sum(map(_is_again, rows)) > max(1, _FEW * len(rows)):
        return None
    folded = [option.casefold() for option in options]
    return next(o for o, own in zip(options, folded, strict=True) if folded.count(own) > 1)


def _is_again(options: Sequence[str]) -> bool:
    return len({option.casefold() for option in options}) < len(options) > 2


def _option_lists(data: Mapping[str, Any]) -> Iterator[Sequence[str]]:
    for name in _OPTIONS:
        value = data.get(name)
        if isinstance(value, list) and all(isinstance(option, str) for option in value):
            yield value


def empty_options(subject: Subject) -> Iterator[Hit]:
    """An option has no text."""
    if ASKS_WHAT_LACKS.search(subject.told):
        return
    for item in subject.rendered:
        texts = (*item.choices, *options_of(item.doc.data))
        is_empty = not all(text.strip() for text in texts) or shows_gap(subject, item)
        is_empty = is_empty or _has_mark_alone(texts)
        if is_empty or _lists_nothing(subject.list_of(item)):
            yield Hit(
                say("an option has no text"),
                say("Give it a text, or leave the row out."),
                item.doc.id,
                subject.code.line_of_field("target_scores") or subject.code.line_of_input,
            )


def _has_mark_alone(texts: Sequence[str]) -> bool:
    """Say whether one of several options that bring their marks has nothing behind it: `D．`."""
    marked = [match for text in texts if (match := _OWN_MARK.match(text))]
    alone = [match for match in marked if not match["text"].strip()]
    return len(alone) == 1 < len(marked) == len(texts)


def _lists_nothing(shown: Shown) -> bool:
    """Say whether a letter of the list has nothing behind it."""
    return bool(shown.labels) and shown.known > 1 and not all(o.text.strip() for o in shown.options)


def not_an_option(subject: Subject) -> Iterator[Hit]:
    """The answer is none of the row's options, where that of other docs is one of theirs; or does
    not stand in its text, whose words the prompt asks for; or (a warning) it stands in another
    doc's text and not in its own, or is no cell of its row's table, where most others are; or (a
    hint) its text has it in another form, where most others are copied."""
    yield from exchanged(subject)
    yield from nowhere(subject)
    yield from no_cell(subject)
    yield from written_beside(subject)
    if subject.method != "gen":
        return
    found = _outside(subject, options_of) or _outside_of_a_field(subject)
    for item in found:
        yield Hit(
            say("the answer {gold} is not among the row's options",
                gold=shorten(golds_of(item.example)[0], 40)),
            say("Make the two agree in the data."),
            item.doc.id,
            subject.code.line_of_field("answer") or subject.code.line_of_output,
        )  # fmt: skip


def _outside(
    subject: Subject, of_row: Callable[[Mapping[str, Any]], Iterable[str]], share: float = 1 / 3
) -> Sequence[Rendered]:
    """Return the docs whose answer is none of their options, where it is one of them in such a
    share of docs."""
    found: list[Rendered] = []
    fitting = 0
    for item in subject.rendered:
        options = set(map(_bare, of_row(item.doc.data)))
        golds = set(map(_bare, golds_of(item.example)))
        if len(options) < 2:
            continue
        several = {part for gold in golds for part in _PARTS.split(gold)}
        if golds & options or several <= options:
            fitting += 1
        elif not any(map(label_in, golds)):
            found.append(item)
    return found if fitting >= share * (fitting + len(found)) else ()


def _outside_of_a_field(subject: Subject) -> Sequence[Rendered]:
    """Return the same for options whose field has a name of its own; not the docs whose answer the
    template has: `none of them`."""
    own = f"{subject.code.template}\n{subject.settings.description}"
    for name in sorted(subject.fields.difference(_OPTIONS)):
        if not _are_options(subject, name):
            continue
        found = _outside(subject, partial(_of_field, name), _MOST_OF[is_called_options(name)])
        found = [i for i in found if not names_one(own, list(map(_bare, golds_of(i.example))))]
        if found:
            return found
    return ()


def _bare(text: str) -> str:
    return " ".join(text.split()).strip(_MARKS).casefold()


def _of_field(name: str, data: Mapping[str, Any]) -> Sequence[str]:
    value = data.get(name)
    texts: Sequence[Any] = ()
    if isinstance(value, Mapping):
        texts = list(value.values())
    elif isinstance(value, list):
        texts = value
    return texts if all(isinstance(text, str) for text in texts) else ()


def _are_options(subject: Subject, name: str) -> bool:
    """Say whether a field may have the rows' options: the prompt shows all of them, and there are
    as many in each row, or the field is called so."""
    some = [(item, _of_field(name, item.doc.data)) for item in subject.some(_SEEN_DOCS)]
    if any(len(options) < 2 for _, options in some):
        return False
    if not all(all(map(item.example.input.__contains__, options)) for item, options in some):
        return False
    return is_called_options(name) or len({len(options) for _, options in some}) == 1


def options_of(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield every option of a row, of its target_scores and of its lists."""
    targets = data.get("target_scores")
    yield from (str(key) for key in targets) if isinstance(targets, Mapping) else ()
    for options in _option_lists(data):
        yield from options


def not_a_choice(subject: Subject) -> Iterator[Hit]:
    """In PPL a shot ends with another text than any of its choices: `(A)` where `yes` and `no` are
    ranked, or ` yes` where `yes` is."""
    if subject.method != "ppl" or subject.in_chat:
        return
    for item, shots in zip(subject.rendered, subject.shown, strict=True):
        for shot in shots:
            found = subject.behind(shot.doc_id)
            targets = found[0].data.get("target_scores") if found else None
            choices = list(targets) if isinstance(targets, Mapping) else []
            output = shot.output
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


def show_gold(at: Joint) -> Joint:
    """Let a shot end with its gold option, as it is scored. The doc's own choices stay."""
    right = [key for key, value in (at.row.get("target_scores") or {}).items() if value]
    if len(at.answers) > 1 or not right or at.example is None:
        return at
    return replace(at, answers=(at.subject.settings.target_delimiter + right[0],))


RULES = (
    Rule("answer/no-gold", "error", no_gold, "Such a doc counts as wrong whatever the model says."),
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
        "answer/not-an-option",
        "error",
        not_an_option,
        "No model that chooses from what it is shown can be right.",
    ),
    Rule(
        "few-shot/not-a-choice",
        "error",
        not_a_choice,
        "The shots teach one form of answer, and another one is scored.",
        "The shots end with their right options, as these are ranked.",
        edit_joints(show_gold),
    ),
)
