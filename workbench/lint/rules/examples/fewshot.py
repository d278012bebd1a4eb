"""Rules on shots: what leaks, what repeats, what they teach besides the task."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import comb
from typing import Any, Literal

from workbench.answers.reasoning import shot_style
from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit, Rule, Severity
from workbench.lint.repairs import Joint, drop_shots, edit_joints
from workbench.lint.rules.answers.answer import reasoning_of
from workbench.lint.rules.examples.asked_again import question_of_an_example
from workbench.lint.rules.examples.demos import own_demos
from workbench.lint.rules.examples.steps import steps_forbidden, steps_lost
from workbench.lint.rules.examples.worked import one_label
from workbench.lint.rules.source.slipped import doubled_rows
from workbench.lint.subject import ShownShot, Subject, golds_of, twice_in
from workbench.messages import Message, say
from workbench.prompts.shots import label_of
from workbench.types import Doc, Rendered

FEWEST_LABELLED = 4
"""With fewer shots, equal labels are nothing unusual."""

MOST_LABELS = 12
RARE = 0.02
"""How unlikely a draw from the data's own labels must be to be called lopsided."""

_ANSWERS = ("answer", "steps", "cot", "rationale", "explanation", "options", "choices", "id")
_CLOSES = compiled("answer is|答案|####", re.IGNORECASE)
_NEVER_LEAVE_OUT = ("opencompass", "freeeval")


def own_doc(subject: Subject) -> Iterator[Hit]:
    """A doc is among its own shots, by id, by row or by the same text, or among the pairs that its
    row shows."""
    yield from own_demos(subject)
    for item, shot in _answered(subject, "doc"):
        yield Hit(
            say(
                "the doc is among its own shots, answer {answer} included",
                answer=shorten(shot.output, 30),
            ),
            say("Use a sampler that leaves the doc out (fixed, per_doc), or other shots."),
            item.doc.id,
        )


def question_shown(subject: Subject) -> Iterator[Hit]:
    """A shot answers the very question of the doc, in another row."""
    yield from question_of_an_example(subject)
    for item, _ in _answered(subject, "question"):
        yield Hit(
            say(
                "a shot answers the doc's own question: {question}",
                question=shorten(item.doc.data["question"], 40),
            ),
            say("Take the row that repeats the question out of the data, or out of the shots."),
            item.doc.id,
        )


def _answered(
    subject: Subject, kind: Literal["doc", "question"]
) -> Iterator[tuple[Rendered, ShownShot]]:
    """Yield the docs that a shot answers in that way, each with the first such shot."""
    rows = [item.doc.data for item in subject.rendered]
    rows += [doc.data for doc, _ in subject.shots.values()]
    asked = Counter(q for row in rows if isinstance(q := row.get("question"), str))
    for item, shots in zip(subject.rendered, subject.shown, strict=True):
        question = item.doc.data.get("question")
        times = asked[question] if isinstance(question, str) else 0
        if kind == "question" and times < 2:
            continue  # no other row asks it
        # `Which is the odd one out?` is asked of each list of options anew.
        is_stem = kind == "question" and 2 * times > len(rows)
        for shot in shots:
            if _answers_itself(subject, item, shot) != kind:
                continue
            if not is_stem or _choose_among_the_same(subject, item, shot):
                yield item, shot
                break


def _answers_itself(
    subject: Subject, item: Rendered, shot: ShownShot
) -> Literal["", "doc", "question"]:
    """Return whether a shot of a doc is the doc itself (by text, id or row), or another row that
    asks its question."""
    if shot.input == item.example.input and not subject.is_uniform:
        return "doc"
    if not subject.separate and shot.doc_id == item.doc.id:
        return "doc"
    question = item.doc.data.get("question")
    is_asked = isinstance(question, str) and question.strip() != ""
    found = subject.behind(shot.doc_id) if is_asked or subject.separate else None
    if found is None:
        return ""
    other = found[0]
    if subject.separate and other.data == item.doc.data:
        return "doc"
    is_asked = is_asked and other.data.get("question") == question
    return "question" if is_asked and ask_the_same(item.doc, other) else ""


def ask_the_same(doc: Doc, other: Doc) -> bool:
    """Say whether two rows of one question have the same texts besides their answers."""

    def texts(data: Mapping[str, Any]) -> dict[str, Any]:
        names = (n for n in data if n != "target_scores" and not _is_answer(str(n)))
        return {n: data[n] for n in names if isinstance(data[n], str | list) and len(data[n]) > 1}

    return texts(doc.data) == texts(other.data)


def _choose_among_the_same(subject: Subject, item: Rendered, shot: ShownShot) -> bool:
    """Say whether the row behind a shot has the doc's options, in whatever order."""

    def options(data: Mapping[str, Any]) -> list[list[str]]:
        return [sorted(map(str, value)) for value in data.values() if isinstance(value, list)]

    found = subject.behind(shot.doc_id)
    return found is not None and options(found[0].data) == options(item.doc.data)


def _is_answer(name: str) -> bool:
    return any(word in name.lower() for word in _ANSWERS)


def never_left_out(subject: Subject) -> Iterator[Hit]:
    """Shots are drawn from the scored docs by a sampler that may draw the doc itself; or a few-shot
    file of its own has rows that are scored."""
    settings = subject.settings
    if settings.num_fewshot and not subject.separate and settings.sampler in _NEVER_LEAVE_OUT:
        yield Hit(
            say(
                "the sampler {sampler!r} draws shots from the docs that are scored, and may draw "
                "the doc itself",
                sampler=settings.sampler,
            ),
            say("Name a few-shot file (fewshot_path) or split of its own, or use another sampler."),
        )
    theirs = {example.input.casefold() for _, example in subject.shots.values()}
    for item in subject.rendered if subject.separate and not subject.is_uniform else ():
        if item.example.input.casefold() in theirs:
            yield Hit(
                say(
                    "the few-shot file has the doc itself in it, and its answer stands in the "
                    "prompts of the others"
                ),
                say("Take the scored rows out of the few-shot file."),
                item.doc.id,
                about="file",
            )


def lopsided(subject: Subject) -> Iterator[Hit]:
    """Of four shots or more all have one label, or far more than the data's share (binomial tail
    below 0.02, times the number of labels); a hint where each doc has its own shots, or so few that
    a draw gives one label often. Or of three worked examples or more all have one."""
    yield from one_label(subject)
    if subject.settings.num_fewshot < FEWEST_LABELLED:
        return
    pool = Counter(label_of(item.example) for item in subject.rendered)
    total = pool.total()
    if not 2 <= len(pool) <= MOST_LABELS or total < 2 * len(pool):
        return
    known: dict[tuple[int, ...], tuple[Message, bool] | None] = {}
    is_one_draw = len({item.shot_ids for item in subject.rendered[:50]}) <= 25
    severity: Severity | None = None if is_one_draw else "hint"
    for item in subject.rendered:
        if item.shot_ids not in known:
            known[item.shot_ids] = _lopsided(subject, item.shot_ids, pool)
        found = known[item.shot_ids]
        if found is not None:
            message, is_rare = found
            yield Hit(
                message,
                say("Choose shots whose labels are shared out as in the data."),
                item.doc.id,
                severity=severity if is_rare else "hint",
            )


def _lopsided(
    subject: Subject, shot_ids: Sequence[int], pool: Counter[str]
) -> tuple[Message, bool] | None:
    """Return what is lopsided about shots, and whether a draw seldom gives it."""
    examples = [found[1] for i in shot_ids if (found := subject.behind(i))]
    count = len(examples)
    if count < FEWEST_LABELLED:
        return None
    label, most = Counter(map(label_of, examples)).most_common(1)[0]
    share = pool[label] / pool.total()
    tail = sum(
        comb(count, k) * share**k * (1 - share) ** (count - k) for k in range(most, count + 1)
    )
    is_one, is_rare = most == count and share < 0.8, tail * len(pool) < RARE
    if not is_one and not is_rare:
        return None
    message = say(
        "{most} of {count} shots have the label {label}, which {share:.0%} of the docs have",
        most=most,
        count=count,
        label=shorten(label, 30),
        share=share,
    )
    return message, is_rare


def repeated(subject: Subject) -> Iterator[Hit]:
    """A prompt shows the same shot twice."""
    if subject.is_uniform:
        return
    yield from doubled_rows(subject)
    for item, shots in zip(subject.rendered, subject.shown, strict=True):
        twice = twice_in([shot.input for shot in shots])
        if twice is not None:
            yield Hit(
                say("a shot is shown twice: {shot}", shot=shorten(twice, 40)),
                say("Take the repeated row out of the data, or choose other shots."),
                item.doc.id,
            )


def fewer(subject: Subject) -> Iterator[Hit]:
    """Fewer shots are shown than were asked for."""
    wanted = subject.settings.num_fewshot
    for item in subject.rendered:
        if len(item.shot_ids) < wanted:
            yield Hit(
                say(
                    "{shown} shots are shown, {wanted} were asked for",
                    shown=len(item.shot_ids),
                    wanted=wanted,
                ),
                say("Lower num_fewshot, or give it more rows that are not there twice."),
                item.doc.id,
            )


def never_stopped(subject: Subject) -> Iterator[Hit]:
    """No stop sequence occurs in what follows an answer in the shots."""
    if subject.method != "gen" or subject.in_chat or not subject.settings.num_fewshot:
        return
    until = [stop for stop in subject.decoding.until if stop]
    separator = subject.settings.separator
    shots = next(filter(None, subject.shown), None)
    behind = separator + shots[0].input if shots else ""
    if shots and not any(stop in behind for stop in until):
        yield Hit(
            say(
                "no stop sequence occurs in what follows an answer in the shots, {behind}; "
                "saw {until}",
                behind=shorten(behind[:20]),
                until=until or say("none"),
            ),
            say("Add {separator!r} to the stop sequences.", separator=separator),
        )


def show_steps(at: Joint) -> Joint:
    """Put the row's reasoning before the answer, which is stated behind it where it is not yet."""
    if at.example is None or shot_style(at.example) == "steps":
        return at
    steps = next((text for _, text in reasoning_of(at.row, at.example)), "")
    if not steps:
        return at
    if not _CLOSES.search(steps):
        steps += f" The answer is {golds_of(at.example)[0].strip()}."
    return replace(at, answers=(f" {steps}",))


RULES = (
    Rule(
        "few-shot/own-doc",
        "error",
        own_doc,
        "The answer stands in the prompt. OpenCompass' and FreeEval's samplers never leave the doc "
        "out, lm-evaluation-harness only where shots and docs are one split (#3945, #4145).",
        "Those shots are left out.",
        drop_shots(lambda s, item, shot, _: _answers_itself(s, item, shot) == "doc"),
    ),
    Rule(
        "few-shot/question-shown",
        "error",
        question_shown,
        "Data sets repeat questions with other options; the answer is shown all the same.",
        "Those shots are left out.",
        drop_shots(lambda s, item, shot, _: _answers_itself(s, item, shot) == "question"),
    ),
    Rule(
        "few-shot/same-docs",
        "warning",
        never_left_out,
        "OpenCompass and FreeEval check no overlap where one file is both.",
    ),
    Rule(
        "few-shot/lopsided",
        "warning",
        lopsided,
        "Models prefer the labels that they were shown (Zhao et al. 2021, majority label bias).",
    ),
    Rule(
        "few-shot/steps-lost",
        "warning",
        steps_lost,
        "The shots are stronger than the cue: the model answers at once, too. MMLU-Pro's shots "
        "in lm-evaluation-harness once lost their reasoning so.",
        "The row's own reasoning (a field called steps, cot, rationale, …) goes before the answers "
        "of the shots.",
        edit_joints(show_steps),
    ),
    Rule(
        "few-shot/steps-forbidden",
        "warning",
        steps_forbidden,
        "Shots and instruction contradict each other, and models differ in which of them they "
        "follow.",
    ),
    Rule(
        "few-shot/repeated",
        "warning",
        repeated,
        "It is a shot less, and weighs its label double.",
        "The second one is left out.",
        drop_shots(lambda _s, _item, shot, before: shot.input in before),
    ),
    Rule(
        "few-shot/fewer",
        "warning",
        fewer,
        "UltraEval draws one row more than it needs and drops copies of the doc; where rows repeat "
        "it goes on with fewer, in silence.",
    ),
    Rule(
        "few-shot/no-stop",
        "hint",
        never_stopped,
        "A base model goes on with a next example of its own until max_new_tokens, and a "
        "post-processor that reads the end takes the answer from there.",
    ),
)
