"""Rules on answers: would the shots' own count as right, and do steps stand where they should?"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from workbench.answers.postprocess import cut_before
from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.repairs import Joint, edit_joints
from workbench.lint.rules.answers.by_luck import taken_by_luck
from workbench.lint.rules.answers.joined_otherwise import joined_otherwise
from workbench.lint.rules.answers.reasoned import by_ending, by_output
from workbench.lint.rules.answers.taken import lost_by_extraction
from workbench.lint.rules.choices.options import options_of
from workbench.lint.rules.choices.ranked import another_choice
from workbench.lint.subject import RUN, Imitation, Subject, golds_of, tail_of
from workbench.lint.truth import is_of_answers, words_in
from workbench.messages import say
from workbench.types import Example, Rendered

REASONS = 6
"""A text of fewer characters reasons about nothing."""

_ASKED_DOCS = 50
_SEEN_OUTPUTS = 200
_FEWEST_CUT = 2
"""So many docs are tried with an empty response."""

_ARTICLES = frozenset({"a", "an", "the"})

_CODE = exactly(r"\bassert\b|\bdef \w+\(|\n")
"""A gold that is run, and need not be said."""

_FEWEST_DOCS = 3
_SOME = 4
_MOST_OF = 0.8
_STEPS = compiled(
    "cot$|rationale|reasoning|steps|solution|explanation|步骤|步驟|过程|過程|解析|推理|schritte|étapes"
    "|pasos|passos|passaggi|razonamiento|raciocínio|raisonnement|手順|解説",
    re.IGNORECASE,
)
"""A field of steps, whose text need not say the letter that it leads to."""

_REASONING = compiled(
    "answer|cot|rationale|reason|steps|solution|explanation|analysis|thought|derivation|working"
    "|schritte|rechenweg|lösungsweg|begründung|erklärung|étapes|etapes|raisonnement|explication"
    "|pasos|razonamiento|explicación|explicacion|passos|raciocínio|raciocinio|explicação|passaggi"
    "|ragionamento|spiegazione|步骤|步驟|过程|過程|解析|解答|解法|推导|推理|思路|手順|考え方|解説|풀이"
    "|решение|рассуждение",
    re.IGNORECASE,
)


def empty_answers(subject: Subject) -> Iterator[Hit]:
    """`processed_output` is empty, or `output` is where shots are shown."""
    for doc_id, _, example in subject.examples:
        is_compared = subject.method == "gen" and subject.metrics != RUN
        if is_compared and not any(map(str.strip, golds_of(example))):
            name, what = "processed_output", say("nothing to compare a response with")
        elif subject.shows_answers and subject.settings.num_fewshot and not example.output.strip():
            name, what = "output", say("a shot without an answer")
        else:
            continue
        yield Hit(
            say("{name} is empty: {what}", name=name, what=what),
            say("Fill {name}, or leave the row out.", name=name),
            doc_id,
            about=name,
        )


def empty_is_right(subject: Subject) -> Iterator[Hit]:
    """The config's metric scores an empty response as right (the first 50 docs are tried)."""
    if subject.grade is None or subject.method != "gen":
        return
    for item in subject.some(_ASKED_DOCS):
        graded = subject.grade(item.doc.data, item.example.processed_output, "")
        if graded is not None and graded.is_right:
            yield Hit(
                say("an empty response is scored as right"),
                say("Choose a metric that wants the answer, such as exact_match."),
                item.doc.id,
            )


def stopped_early(subject: Subject) -> Iterator[Hit]:
    """A stop sequence occurs inside a shot's own output (a warning where the answer is left)."""
    for one in _imitations(subject):
        cut = cut_before(one.response, subject.decoding.until)
        lost = one.response[len(cut) :]
        stop = next((s for s in subject.decoding.until if s and lost.startswith(s)), "")
        if not stop or (not lost.removeprefix(stop).strip() and not _is_of_gold(stop, one.example)):
            continue
        is_right = one.graded.is_right if one.graded else _holds(cut, one.example)
        yield Hit(
            say(
                "the stop sequence {stop!r} cuts the shots' own output, and leaves {left}",
                stop=stop,
                left=shorten(cut, 40),
            ),
            say("Take {stop!r} out of the output, or out of the stop sequences.", stop=stop),
            one.doc_id,
            subject.code.line_of_output,
            about=stop,
            severity="warning" if is_right and cut.strip() else None,
        )


def _is_of_gold(stop: str, example: Example) -> bool:
    """Say whether a stop sequence that ends an output is the last sign of a gold, too."""
    return stop.strip() != "" and any(g.rstrip().endswith(stop) for g in golds_of(example))


def not_extracted(subject: Subject) -> Iterator[Hit]:
    """The config's post-processor and metric score a shot's own output as wrong, or take next to
    nothing from a text of several words."""
    yield from lost_by_extraction(subject)
    yield from taken_by_luck(subject)
    for one in _imitations(subject):
        graded, response = one.graded, one.response
        golds = golds_of(one.example)
        is_said = _holds(response, one.example) or _has_words(response, golds)
        if graded is None or graded.is_right or not is_said:
            continue
        cut = cut_before(response, subject.decoding.until)
        if not any(response == cut + stop for stop in ("", *subject.decoding.until)):
            continue  # the rule above says why
        taken = graded.extracted[0] if graded.extracted else ""
        gold = golds[0]
        yield Hit(
            say(
                "a response like the shots' own, {response}, is scored as wrong: {taken} is taken "
                "from it, {gold} is right, and {metric} says 0",
                response=tail_of(response, 40),
                taken=shorten(taken, 30),
                gold=shorten(gold, 30),
                metric=subject.metrics[0] if subject.metrics else say("the metric"),
            ),
            say("Choose a post-processor that reads the shots' format, or change that."),
            one.doc_id,
            subject.code.line_of_output,
        )


def not_in_output(subject: Subject) -> Iterator[Hit]:
    """The output does not have its `processed_output` in it; in PPL it is a choice that is not the
    right one; or (a hint) it is a text of the row without its last line, and that has it."""
    yield from joined_otherwise(subject)
    yield from another_choice(subject)
    yield from _without_its_end(subject)
    for one in _imitations(subject):
        is_right = one.graded is not None and one.graded.is_right
        is_code = one.graded is None and any(map(_CODE.search, golds_of(one.example)))
        has_words = _has_words(one.response, golds_of(one.example))
        if not is_right and not is_code and not has_words and not _holds(one.response, one.example):
            yield Hit(
                say(
                    "the output {output} does not have the answer in it: {gold}",
                    output=tail_of(one.response, 40),
                    gold=shorten(golds_of(one.example)[0], 30),
                ),
                say("Let the output end with what processed_output says."),
                one.doc_id,
                subject.code.line_of_output,
            )


def _without_its_end(subject: Subject) -> Iterator[Hit]:
    """Yield that all outputs are a text of their row but for its last line, which closes with the
    gold: `#### 64` is cut off."""
    items = [*subject.some(_SEEN_OUTPUTS)]
    if subject.method != "gen" or len(items) < _FEWEST_CUT:
        return
    for name in sorted(subject.fields):
        ends = [_end_left_out(item, name) for item in items]
        if all(ends):
            yield Hit(
                say("the output is the row's {name} without its end: {end}",
                    name=name, end=shorten(ends[0], 40)),
                say("Let the output end with what processed_output says."),
                items[0].doc.id,
                subject.code.line_of_output,
                about="end",
                severity="hint",
            )  # fmt: skip
            return


def _end_left_out(item: Rendered, name: str) -> str:
    """Return the last line of a text that an output lacks, and that closes with the gold behind a
    mark; "" where it lacks none."""
    value, output = item.doc.data.get(name), item.example.output.strip()
    if not isinstance(value, str) or not output or "\n" not in value.strip():
        return ""
    head, _, end = value.strip().rpartition("\n")
    gold = golds_of(item.example)[0].strip()
    is_end = gold != "" and end.endswith(gold) and end != gold and not end[:1].isalnum()
    return end if is_end and output == head.strip() else ""


def _is_often(subject: Subject, name: str, found: Sequence[tuple[Rendered, str, str]]) -> bool:
    """Say whether what was found of a field is so in half of the docs that show it, or more: an
    earlier turn of a talk may have the answer of the next one by chance."""
    values = ((str(item.doc.data.get(name, "\0")).strip(), item) for item in subject.rendered)
    shown = sum(value in item.example.input for value, item in values)
    return 2 * sum(each == name for _, each, _ in found) >= shown


def _imitations(subject: Subject) -> tuple[Imitation, ...]:
    return subject.imitations if subject.method == "gen" else ()


def _holds(text: str, example: Example) -> bool:
    """Say whether a gold is to be read in a text, whatever its case, spaces and commas."""
    bare = _bare(text)
    return any(_bare(gold) in bare for gold in golds_of(example))


def _has_words(text: str, golds: Sequence[str]) -> bool:
    """Say whether a text has the words of a gold, in which articles and marks are left out."""
    own = _without_articles(text)
    return any(words.strip() and words in own for words in map(_without_articles, golds))


def _without_articles(text: str) -> str:
    return f" {' '.join(word for word in words_in(text).split() if word not in _ARTICLES)} "


def _bare(text: str) -> str:
    return re.sub(r"[\s,]", "", text).casefold()


_QUOTES_FIRST = compiled(
    r"\b(?:quote|copy|cite)\b[^.\n]{0,40}\b(?:clause|sentence|passage|words|line|evidence|span)s?\b"
    r"|(?:抄下|抄写|照抄|引用|摘录|摘抄)[^。\n]{0,8}(?:条文|原文|原句|句子|依据|段落)",
    re.IGNORECASE,
)


def reasoned_in_input(subject: Subject) -> Iterator[Hit]:
    """The row's own reasoning, answer included, stands in the input."""
    if _QUOTES_FIRST.search(subject.told):
        return  # the words that the answer rests on are to be copied
    found = [
        (item, name, value)
        for item in subject.rendered
        for name, value in _own_reasoning(subject, item.doc.data, item.example.input, item.example)
        if not _has_another(item.doc.data, name, value)
    ]
    names = {name for _, name, _ in found}
    often = {name for name in names if _is_often(subject, name, found)}
    found = [each for each in found if each[1] in often]
    steps = [name for name in sorted(subject.fields) if _STEPS.search(name)]
    found = found or list(_by_option(subject, steps)) or list(by_output(subject))
    found = found or list(by_ending(subject, steps))
    for item, name, value in found:
        yield Hit(
            say(
                "the input has the row's {name!r} in it, and so its answer: {value}",
                name=name,
                value=shorten(value, 40),
            ),
            say("Move data[{name!r}] from the input to the output.", name=name),
            item.doc.id,
            subject.code.line_of_field(name),
            about=name,
        )


def _has_another(data: Mapping[str, Any], name: str, value: str) -> bool:
    """Say whether another field of a row, which is no answer, has the same text: an option."""
    return any(
        other != name and each == value and not is_of_answers(str(other))
        for other, each in data.items()
    )


def _by_option(subject: Subject, names: Sequence[str]) -> Iterator[tuple[Rendered, str, str]]:
    """Yield the docs, by a field that reasons, whose input has that text, and in it the text of the
    right option and of no other, or that has a list of steps that the output repeats, where that is
    so of nearly all docs; with the field, one of `names`, and its text."""
    found: dict[str, list[tuple[Rendered, str, str]]] = defaultdict(list)
    for item in subject.rendered if names else ():
        truth = subject.truths[item.doc.id]
        for name in names:
            value = _shown_steps(item.doc.data.get(name), item.example.input)
            said = [o for o in truth.options if len(o) >= REASONS and o in value]
            is_told = bool(said) and set(said) <= set(truth.golds) and value not in truth.options
            lines = value.split("\n") if isinstance(item.doc.data.get(name), list) else []
            is_said = len(lines) > 1 and all(line in item.example.output for line in lines)
            if is_told or is_said:
                found[name].append((item, name, value))
    for cases in found.values():
        if len(cases) >= max(_FEWEST_DOCS, _MOST_OF * len(subject.rendered)):
            yield from cases


def _shown_steps(value: Any, text: str) -> str:
    """Return a row's steps, a text or a list of texts, as far as an input has all of them."""
    parts = value if isinstance(value, list) else [value]
    if not all(isinstance(part, str) and part.strip() and part.strip() in text for part in parts):
        return ""
    return "\n".join(part.strip() for part in parts)


def _own_reasoning(
    subject: Subject, data: Mapping[str, Any], text: str, example: Example
) -> Iterator[tuple[str, str]]:
    """Yield the fields of a row that reason up to its answer, with their texts, as far as `text`
    has them in it."""
    for name, value in reasoning_of(data, example, within=text):
        if not _is_constant(subject, name, value) and not _is_named(subject, name, value):
            yield name, value


@lru_cache(maxsize=1024)
def _reasons(name: str) -> bool:
    return _REASONING.search(name) is not None


def reasoning_of(
    data: Mapping[str, Any], example: Example, *, within: str | None = None
) -> Iterator[tuple[str, str]]:
    """Yield the fields of a row that reason up to its answer, by their names and texts; `within`
    leaves those out that this text does not have in it."""
    for name, value in data.items():
        if not isinstance(value, str) or len(value) < REASONS or not _reasons(str(name)):
            continue
        value = value.strip()
        if within is not None and value not in within:
            continue
        # What an answer has in it is the answer itself: `The answer is {}.`
        answers = (gold.strip() for gold in (*golds_of(example), *options_of(data)))
        # Of steps that lead to a letter the output alone may say which it is.
        is_said = len(value) < len(example.output.strip()) and value in example.output
        if (is_said or _holds(value, example)) and not any(value in one for one in answers):
            yield str(name), value


def _is_constant(subject: Subject, name: str, value: str) -> bool:
    """Say whether a field is one text for all docs: worked examples, kept in the rows."""
    several = subject.rendered[:20]
    return len(several) > 1 and all(str(i.doc.data.get(name)).strip() == value for i in several)


def _is_named(subject: Subject, name: str, value: str) -> bool:
    """Say whether a field's text is a name that other docs have in their prompt, too, though their
    row has another one there: all labels are listed."""
    several = [i for i in subject.rendered if str(i.doc.data.get(name)).strip() != value][:_SOME]
    return len(several) > 1 and all(value in item.example.input for item in several)


def cut_reasoning(at: Joint) -> Joint:
    """Take the row's reasoning out of the input."""
    text = at.text
    for _, value in _own_reasoning(at.subject, at.row, text, at.example) if at.example else ():
        text = text.replace(value, "")
    return replace(at, text=text)


RULES = (
    Rule(
        "answer/empty",
        "error",
        empty_answers,
        "UltraEval's prefix_match counts every response as right then.",
    ),
    Rule(
        "answer/empty-is-right",
        "error",
        empty_is_right,
        "A model that says nothing, or fails, gets the points.",
    ),
    Rule(
        "answer/stopped-early",
        "error",
        stopped_early,
        'A model that answers like the shots is cut off; "\\n\\n" cuts what chat models say '
        "(lm-evaluation-harness #1837, #3700).",
        "The stop sequence is left out.",
    ),
    Rule(
        "answer/not-extracted",
        "error",
        not_extracted,
        "A model that imitates the shots perfectly gets 0 (lm-evaluation-harness #3438, #2552; "
        "OpenCompass #1661, #1933). UltraEval's gsm8k_post takes `The` from `The answer is 7.`",
    ),
    Rule(
        "answer/not-in-output",
        "error",
        not_in_output,
        "The shots teach another answer than the one that is compared.",
    ),
    Rule(
        "answer/reasoning-in-input",
        "error",
        reasoned_in_input,
        "Chains of thought belong into `output`: in lm-evaluation-harness' doc_to_text they are "
        "shown for the doc that is asked, too.",
        "The reasoning is taken out of the doc's own input.",
        edit_joints(cut_reasoning),
    ),
)
