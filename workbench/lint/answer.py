"""Rules on answers: what counts as right, and whether the shots' own answers would."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.subject import Imitation, Subject, golds_of
from workbench.prompts.postprocess import cut_before
from workbench.types import Example, Rendered

FEWEST_PLACED = 8
"""With fewer docs, one place for all golds is chance."""

REASONS = 12
"""A text of fewer characters reasons about nothing."""

LEAKS = 0.9
"""The share of docs whose input ends with the answer, from which on it is no coincidence."""

_REASONING = re.compile(
    "answer|cot|rationale|reason|steps|solution|explanation|analysis", re.IGNORECASE
)
_LABEL = re.compile(r"^[ \t]*\(?([A-Z])[).．、][ \t]*\S", re.MULTILINE)
_OPTIONS = ("options", "choices", "endings")


def no_gold(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that PPL cannot score: no option, or none that is right."""
    if subject.method != "ppl":
        return
    for item in subject.rendered:
        if not item.choices:
            text, fix = "the row has no target_scores to rank", "Add them, or use GEN."
        elif not item.gold:
            text, fix = "no option is right", "Give the right key of target_scores a 1."
        else:
            continue
        yield Hit(text, fix, item.doc.id, about=text)


def gold_differs(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose `answer` or `processed_output` names another option than the gold."""
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
                    f"{name} says {shorten(texts[0], 30)}, target_scores {choices[gold]!r}",
                    "Make the two agree in the data."
                    if name == "answer"
                    else "Take the gold from target_scores.",
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
    """Yield the docs with more than one right option, unless the metric is made for them."""
    if "log_prob_mc2" in subject.metrics:
        return
    for item in subject.rendered:
        if len(item.gold) > 1:
            names = ", ".join(repr(item.choices[place]) for place in item.gold[:3])
            yield Hit(
                f"{len(item.gold)} options are right: {names}",
                "Leave one, or use a metric for several, such as log_prob_mc2.",
                item.doc.id,
            )


def repeated_options(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that have one option twice."""
    for item in subject.rendered:
        for options in (item.choices, *_option_lists(item.doc.data)):
            texts = [" ".join(option.split()) for option in options]
            if len(set(texts)) < len(texts):
                twice = next(text for text in texts if texts.count(text) > 1)
                yield Hit(
                    f"the option {shorten(twice, 40)} is there twice",
                    "Change one of them, or leave the row out.",
                    item.doc.id,
                )
                break


def _option_lists(data: Mapping[str, Any]) -> Iterator[Sequence[str]]:
    for name in _OPTIONS:
        value = data.get(name)
        if isinstance(value, list) and all(isinstance(option, str) for option in value):
            yield value


def empty_options(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with an option of no text."""
    for item in subject.rendered:
        if not all(map(str.strip, item.choices)):
            yield Hit("an option has no text", "Give it a text, or leave the row out.", item.doc.id)


def empty_answers(subject: Subject) -> Iterator[Hit]:
    """Yield the docs without an answer to compare with, or to show in a shot."""
    for doc_id, _, example in subject.examples:
        if subject.method == "gen" and not any(map(str.strip, golds_of(example))):
            name, what = "processed_output", "nothing to compare a response with"
        elif subject.shows_answers and subject.settings.num_fewshot and not example.output.strip():
            name, what = "output", "a shot without an answer"
        else:
            continue
        yield Hit(
            f"{name} is empty: {what}", f"Fill {name}, or leave the row out.", doc_id, about=name
        )


def stopped_early(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose own output a stop sequence cuts before its end."""
    for one in _imitations(subject):
        cut = cut_before(one.response, subject.decoding.until)
        lost = one.response[len(cut) :]
        stop = next((s for s in subject.decoding.until if s and lost.startswith(s)), "")
        if not stop or not lost.removeprefix(stop).strip():
            continue
        is_right = one.graded.is_right if one.graded else _holds(cut, one.example)
        yield Hit(
            f"the stop sequence {stop!r} cuts the shots' own output, and leaves {shorten(cut, 40)}",
            f"Take {stop!r} out of the output, or out of the stop sequences.",
            one.doc_id,
            about=stop,
            severity="warning" if is_right and cut.strip() else None,
        )


def not_extracted(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose own output, as a response, would be scored as wrong."""
    for one in _imitations(subject):
        graded, response = one.graded, one.response
        if graded is None or graded.is_right or not _holds(response, one.example):
            continue
        if cut_before(response, subject.decoding.until) != response:
            continue  # the rule above says why
        taken = graded.extracted[0] if graded.extracted else ""
        gold = golds_of(one.example)[0]
        yield Hit(
            f"a response like the shots' own, {shorten(response[-40:])}, is scored as wrong: "
            f"{shorten(taken, 30)} is taken from it, {shorten(gold, 30)} is right",
            "Choose a post-processor that reads the shots' format, or change that.",
            one.doc_id,
        )


def not_in_output(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose output does not have its processed_output in it."""
    for one in _imitations(subject):
        is_right = one.graded is not None and one.graded.is_right
        if not is_right and not _holds(one.response, one.example):
            yield Hit(
                f"the output {shorten(one.response[-40:])} does not have the answer in it: "
                f"{shorten(golds_of(one.example)[0], 30)}",
                "Let the output end with what processed_output says.",
                one.doc_id,
            )


def _imitations(subject: Subject) -> tuple[Imitation, ...]:
    return subject.imitations if subject.method == "gen" else ()


def _holds(text: str, example: Example) -> bool:
    """Say whether a gold is to be read in a text, whatever its case, spaces and commas."""
    bare = _bare(text)
    return any(_bare(gold) in bare for gold in golds_of(example))


def _bare(text: str) -> str:
    return re.sub(r"[\s,]", "", text).casefold()


def leaked(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input ends with the answer, if nearly all do."""
    items = subject.rendered
    ending = [item for item in items if _ends_with_answer(subject, item)]
    answers = {_wanted(subject, item) for item in ending}
    if len(ending) < 2 or len(ending) < LEAKS * len(items) or len(answers) < 2:
        return
    for item in ending:
        yield Hit(
            f"the input ends with the answer: {shorten(item.example.input[-30:])}",
            "End the input before the answer, which belongs into output.",
            item.doc.id,
            subject.code.line_of_field("answer"),
        )


def _wanted(subject: Subject, item: Rendered) -> str:
    if subject.method == "ppl" and item.gold:
        return item.choices[item.gold[0]].strip()
    return item.example.output.strip()


def _ends_with_answer(subject: Subject, item: Rendered) -> bool:
    text = item.example.input.rstrip().rstrip(".。")
    wants = {_wanted(subject, item), *(gold.strip() for gold in golds_of(item.example))}
    for want in wants:
        want = want.rstrip(".。")
        before = text[-len(want) - 1 : -len(want)] if want else ""
        if want and text.endswith(want) and not (before.isalnum() and before.isascii()):
            return True
    return False


def reasoned_in_input(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has the row's own reasoning in it, answer included."""
    for item in subject.rendered:
        text, example = item.example.input, item.example
        for name, value in own_reasoning(subject, item.doc.data, text, example):
            yield Hit(
                f"the input has the row's {name!r} in it, and so its answer: {shorten(value, 40)}",
                f"Move data[{name!r}] from the input to the output.",
                item.doc.id,
                subject.code.line_of_field(name),
                about=name,
            )


def own_reasoning(
    subject: Subject, data: Mapping[str, Any], text: str, example: Example
) -> Iterator[tuple[str, str]]:
    """Yield the fields of a row that reason up to its answer, with their texts, as far as `text`
    has them in it."""
    for name, value in data.items():
        if not isinstance(value, str) or len(value) < REASONS or value.strip() not in text:
            continue
        is_reasoning = _REASONING.search(str(name)) and _holds(value, example)
        is_answer = value.strip() in (g.strip() for g in (*golds_of(example), *_options(data)))
        if is_reasoning and not is_answer and not _is_constant(subject, name, value):
            yield str(name), value.strip()


def _options(data: Mapping[str, Any]) -> Iterator[str]:
    targets = data.get("target_scores")
    yield from (str(key) for key in targets) if isinstance(targets, Mapping) else ()
    for options in _option_lists(data):
        yield from options


def _is_constant(subject: Subject, name: str, value: str) -> bool:
    """Say whether a field is one text for all docs: worked examples, kept in the rows."""
    several = subject.rendered[:20]
    return len(several) > 1 and all(item.doc.data.get(name) == value for item in several)


def letters(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose options are lettered otherwise than the answers name them."""
    for item in subject.rendered:
        labels = _labels(item.example.input)
        choices = [choice.strip() for choice in item.choices]
        by_letter = len(choices) > 1 and all(re.fullmatch("[A-Z]", c) for c in choices)
        gold = golds_of(item.example)[0].strip().strip("().")
        if by_letter and subject.method == "ppl":
            if sorted(choices) == labels:
                continue
            seen = ", ".join(labels) or "no option by letter"
            text = f"target_scores has {', '.join(choices)}; the prompt has {seen}"
        elif labels and re.fullmatch("[A-Z]", gold) and gold not in labels:
            text = f"the answer is {gold!r}; the prompt has {', '.join(labels)}"
        elif labels and (missing := _left_out(choices, item.example.input)):
            text = f"the prompt leaves out the option {shorten(missing, 30)}"
        else:
            continue
        yield Hit(
            text,
            "Letter the options in a loop over target_scores.",
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


def _left_out(choices: Sequence[str], text: str) -> str:
    """Return an option that a text lacks though it has most of the others, "" if there is none."""
    missing = [choice for choice in choices if choice and choice not in text]
    return missing[0] if 0 < 2 * len(missing) < len(choices) else ""


def one_place(subject: Subject) -> Iterator[Hit]:
    """Yield one hit if the right option has the same place in every row that shows options."""
    places = [
        item.gold[0]
        for item in subject.rendered
        if len(item.gold) == 1 and len(item.choices) > 1 and _are_shown(subject, item)
    ]
    if len(places) >= FEWEST_PLACED and len(set(places)) == 1:
        yield Hit(
            f"the right option is number {places[0] + 1} in all {len(places)} docs",
            "Shuffle the options when the data is made.",
        )


def _are_shown(subject: Subject, item: Rendered) -> bool:
    """Say whether the model gets to see a doc's options, or is asked for each."""
    return subject.method == "ppl" or all(c.strip() in item.example.input for c in item.choices)


ANSWER_RULES = (
    Rule(
        "answer/no-gold",
        "error",
        no_gold,
        "PPL has no option to rank, or none of them is right.",
        "Such a doc counts as wrong whatever the model says.",
    ),
    Rule(
        "answer/gold-differs",
        "error",
        gold_differs,
        "`answer`, or the transform's `processed_output`, names another option than "
        "`target_scores`.",
        "One of the two is wrong, and GEN and PPL score against different answers.",
    ),
    Rule(
        "answer/several-golds",
        "warning",
        several_golds,
        "More than one option is right (unless the metric is `log_prob_mc2`).",
        "UltraEval's `log_prob` gives the point to whichever it picked; lm-evaluation-harness "
        "has one gold.",
    ),
    Rule(
        "answer/same-option",
        "error",
        repeated_options,
        "An option is there twice, in `target_scores` or in a list of options.",
        "Equal texts have equal likelihoods, so a tie decides; in a dict they fall together and "
        "an option is missing (UltraEval's makers drop such rows).",
    ),
    Rule(
        "answer/empty-option",
        "error",
        empty_options,
        "An option has no text.",
        "There is no token to score.",
    ),
    Rule(
        "answer/empty",
        "error",
        empty_answers,
        "`processed_output` is empty, or `output` is where shots are shown.",
        "UltraEval's prefix_match counts every response as right then.",
    ),
    Rule(
        "answer/stopped-early",
        "error",
        stopped_early,
        "A stop sequence occurs inside a shot's own output (a warning where the answer is left).",
        'A model that answers like the shots is cut off; "\\n\\n" cuts what chat models say '
        "(lm-evaluation-harness #1837, #3700).",
        "The stop sequence is left out.",
    ),
    Rule(
        "answer/not-extracted",
        "error",
        not_extracted,
        "The config's post-processor and metric score a shot's own output as wrong.",
        "A model that imitates the shots perfectly gets 0 (lm-evaluation-harness #3438, #2552; "
        "OpenCompass #1661, #1933). UltraEval's gsm8k_post takes `The` from `The answer is 7.`",
    ),
    Rule(
        "answer/not-in-output",
        "error",
        not_in_output,
        "The output does not have its `processed_output` in it.",
        "The shots teach another answer than the one that is compared.",
    ),
    Rule(
        "answer/leaked",
        "error",
        leaked,
        "The input ends with the answer, in nine docs of ten or more.",
        "Then the score says how well the model copies.",
        "The answer is cut off the end of the inputs.",
    ),
    Rule(
        "answer/reasoning-in-input",
        "error",
        reasoned_in_input,
        "The row's own reasoning, answer included, stands in the input.",
        "Chains of thought belong into `output`: in lm-evaluation-harness' doc_to_text they are "
        "shown for the doc that is asked, too.",
        "The reasoning is taken out of the doc's own input.",
    ),
    Rule(
        "answer/letters",
        "error",
        letters,
        "The options' letters in the prompt are not those of the answers, or an option is left "
        "out of the list.",
        "UltraEval's agieval v0 always says `A through F`; a fixed `ABCD` drops the fifth option.",
    ),
    Rule(
        "answer/one-place",
        "warning",
        one_place,
        "The right option has the same place in all rows (eight or more).",
        "A model that always picks that place is right (truthfulqa's mc1 lists it first).",
    ),
)
