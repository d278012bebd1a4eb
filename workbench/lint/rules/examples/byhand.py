"""Rules on worked examples that a prompt brings along, each a paragraph or some lines: one that is
there twice, has no answer, counts, or has its parts in another order than the question."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.paragraphs import Paragraph, answer_first
from workbench.lint.programs import Program, programs_in
from workbench.lint.rules.examples.asked_twice import asked_twice
from workbench.lint.rules.examples.in_paragraphs import without_close
from workbench.lint.rules.examples.inside_cues import numbers_inside, twice_inside
from workbench.lint.rules.examples.made_apart import answers_first
from workbench.lint.rules.examples.on_one_line import counted_lines, open_line, turned_lines
from workbench.lint.rules.examples.taught import kind_of
from workbench.lint.subject import Subject
from workbench.messages import say

_SEEN_DOCS = 50
"""A template's own examples are the same for every doc."""

_FIRST_DOCS = 3
"""Where none of these has it, the template has not."""

_MOST_SKIPPED = 2
_FEWEST_ANSWERED = 2
_PLAIN = exactly(r"\s+")
"""Fewer say not which cues an example has."""

_NUMBERED = compiled(
    r"^[ \t>*#\[(【-]*(?P<word>(?:[^\W\d_]{1,12} ?){0,2}#? ?)\d{1,3}(?:[ ]?[.:)\]、：．】*题]+(?=\s"
    r"|\D)|[ \t]*$)",
    re.MULTILINE,
)
_IN_A_SENTENCE = exactly("(?:なら|たら|れば|ときは?|[はをがにで])[ ]?$")
"""What a number of a Japanese sentence stands behind: `肯定的なら1、否定的なら0`."""
_HEADING = compiled(
    r"^[ \t>*#\[(【-]*(?P<word>Example|Sample|Shot|Case|Demo|Problem|Item|Question|Text|示例"
    r"|样例|例题?|例子|题目?|Beispiel|Exemple|Ejemplo)\s?#?(?P<n>\d{1,2})[.:)\]】：*]*[ \t]*$",
    re.IGNORECASE | re.MULTILINE,
)
"""A line of its own that numbers what stands below it."""

_COUNTED = exactly(
    r"^[ \t>*#\[(【-]*(?P<word>[^\W\d_]{1,14})[ ]?#?(?P<n>\d{1,2})[.:)\]】：*]*[ \t]*$",
    re.MULTILINE,
)
"""One with any word before its number."""

_OF_AMOUNT = compiled(
    r"\b(?:for|of|to|by|in|at|with|per|than|over|under|from|after|before|since|until)\W*\Z",
    re.IGNORECASE,
)
"""Behind it a number is an amount, `Recipe for 4:`."""

_IS_NAME = exactly(
    r"(?!CASE|TASK|ITEM|TEXT|SHOT)[A-Z]{2,5} ?$|(?i:python|version|java|rust|php) ?$"
)
"""What stands before a number that is of a name: `[AMC 10]`, `# Python 3`."""

_PARTS = frozenset(
    {"step", "part", "section", "figure", "fig", "table", "phase", "chapter", "level", "grade"}
    | {"page", "line", "rule", "stage", "unit", "lesson", "round", "option", "choice"}
)
"""What a text has several of, of which an example may show the first."""


def _shown(subject: Subject) -> Iterator[tuple[int, Sequence[Paragraph], Paragraph]]:
    """Yield docs whose prompts have worked examples, with these and what is asked."""
    for item in subject.some(_SEEN_DOCS):
        found = subject.paragraphs_of(item)
        if found:
            yield item.doc.id, found[:-1], found[-1]


def _programs(subject: Subject) -> Iterator[tuple[int, Sequence[Program], Program]]:
    """Yield docs whose input ends with a program to go on with, with those before it and that."""
    for item in subject.some(_SEEN_DOCS):
        text = item.example.input
        found = programs_in(text) if "(" in text or "{" in text else ()
        if found:
            yield item.doc.id, found[:-1], found[-1]


def same_twice(subject: Subject) -> Iterator[Hit]:
    """A worked example stands in the prompt twice."""
    found = list(_same_twice(subject)) or list(twice_inside(subject))
    yield from found or _told_twice(subject)


def _told_twice(subject: Subject) -> Iterator[Hit]:
    """Yield that a worked example that has no cue but its last is there twice."""
    seen: set[tuple[str, str | None]] = set()
    for block in subject.blocks_of(subject.rendered[0])[:-1] if subject.rendered else ():
        own = (_PLAIN.sub(" ", block.text).strip(), block.answer)
        if own in seen and "\n" in block.text.strip():
            yield Hit(
                say("a worked example is there twice: {text}", text=shorten(own[0], 50)),
                say("Take one of them out, or put another in its place."),
                None,
                _line(subject, block.text.strip().partition("\n")[0]),
            )
            return
        seen.add(own)


def _same_twice(subject: Subject) -> Iterator[Hit]:
    for doc_id, programs, _ in _programs(subject):
        texts = [program.text.strip() for program in programs if "\n" in program.text.strip()]
        twice = next((text for text in texts if texts.count(text) > 1), "")
        if twice:
            yield Hit(
                say("a worked example is there twice: {text}", text=shorten(twice, 50)),
                say("Take one of them out, or put another in its place."),
                doc_id,
                _line(subject, twice.split("\n")[0]),
            )
    for doc_id, worked, _ in _shown(subject):
        seen: set[str] = set()
        for example in worked:
            text = " ".join(example.text.casefold().split())
            if text in seen:
                yield Hit(
                    say("a worked example is there twice: {text}", text=shorten(example.text, 50)),
                    say("Take one of them out, or put another in its place."),
                    doc_id,
                    _line(subject, example.lines[0].content or example.lines[0].written),
                )
                break
            seen.add(text)


def no_answer(subject: Subject) -> Iterator[Hit]:
    """A worked example ends where the question does, without an answer, or before the answer's
    cue."""
    for doc_id, programs, _ in _programs(subject):
        empty = [program for program in programs if not program.has_body]
        if empty and len(empty) < len(programs):
            yield Hit(
                say("a worked example has no answer: {text}", text=shorten(empty[0].text, 50)),
                say("Write its answer behind the last cue, or take it out."),
                doc_id,
                _line(subject, empty[0].text.split("\n")[0]),
            )
    for item in subject.some(_SEEN_DOCS):
        if text := without_close(subject, item):
            yield Hit(
                say("a worked example has no answer: {text}", text=shorten(text, 50)),
                say("Write its answer behind the last cue, or take it out."),
                item.doc.id,
                _line(subject, text.split("\n")[0]),
            )
    for doc_id, worked, own in _shown(subject):
        begun = own.lines[-1].content
        answered = [w for w in worked if w.names == own.names and w.lines[-1].content != begun]
        alike = [w for w in worked if w.names == own.names and w.text.strip() != own.text.strip()]
        empty = next((w for w in alike if w not in answered), None)
        if empty is None and answered:
            without = subject.unanswered_of(doc_id)
            is_sure = len(answered) >= _FEWEST_ANSWERED
            # As many as there are answered ones may be the first of several parts that are alike.
            is_sure |= all(one.is_told for one in without) and len(without) <= len(answered)
            empty = without[0] if without and is_sure else None
        if empty is not None:
            yield _without_answer(subject, doc_id, empty)
    yield from list(open_line(subject)) or asked_twice(subject)
    for item in subject.some(_SEEN_DOCS):
        if not subject.paragraphs_of(item) and "\n\n" in item.example.input:
            for one in subject.unanswered_of(item.doc.id)[:1]:
                yield _without_answer(subject, item.doc.id, one)


def _without_answer(subject: Subject, doc_id: int, example: Paragraph) -> Hit:
    return Hit(
        say("a worked example has no answer: {text}", text=shorten(example.text, 50)),
        say("Write its answer behind the last cue, or take it out."),
        doc_id,
        _line(subject, example.lines[0].content or example.lines[-1].written),
    )


_EXAMPLES = frozenset({"example", "sample", "shot", "demo", "示例", "样例", "例", "例题"})
"""What is counted even where there is one before the question."""


def numbered(subject: Subject) -> Iterator[Hit]:
    """The cues of worked examples count, and those of the question do not go on; or shots and
    question all bear the same number, `Example 1`, which the template has written into it; or the
    numbers above them skip one."""
    found = list(_numbered(subject))
    found = found or list(numbers_inside(subject))
    yield from found or counted_lines(subject)


def _numbered(subject: Subject) -> Iterator[Hit]:
    yield from _same_number(subject)
    headed = list(_headed(subject))
    yield from headed or _headed_otherwise(subject)
    for doc_id, programs, asked in _programs(subject):
        counts = [int(program.number or 0) for program in programs]
        goes_on = int(asked.number or 0) == len(counts) + 1
        if len(counts) > 1 and counts == [*range(1, len(counts) + 1)] and not goes_on:
            first, last = programs[-1].text.split("\n")[0], asked.text.split("\n")[0]
            yield _not_counted(subject, doc_id, shorten(first, 30), shorten(last, 30))
    for doc_id, worked, own in _shown(subject):
        numbers = [next((line.number for line in w.lines if line.number), "") for w in worked]
        if not all(numbers):
            continue
        own_number = next((line.number for line in own.lines if line.number), "")
        every = [*numbers, own_number] if own_number else numbers
        if len(every) > 2 and len(set(every)) < len(every):
            what = next(line.written for line in worked[-1].lines if line.number)
            yield _one_number(subject, doc_id, what)
            continue
        if own_number and _skips([int(number) for number in every]):
            theirs = next(line.written for line in worked[-1].lines if line.number)
            yield Hit(
                say("the numbers of the worked examples skip one: {numbers}",
                    numbers=", ".join(every)),
                say("Let the question go on counting, or take the numbers out."),
                doc_id,
                _line(subject, theirs),
            )  # fmt: skip
        if own_number:
            continue
        counted = range(int(numbers[0]), int(numbers[0]) + len(numbers))
        if [int(number) for number in numbers] != list(counted) and not _count_alike(worked):
            continue
        theirs = next(line.written for line in worked[-1].lines if line.number)
        yield _not_counted(subject, doc_id, theirs, own.lines[0].written)


def _count_alike(worked: Sequence[Paragraph]) -> bool:
    """Say whether each of several examples has a number of its own at all of its cues."""
    numbers = [{line.number for line in one.lines} for one in worked]
    return (
        len(numbers) > 1
        and all(len(own) == 1 for own in numbers)
        and len(set.union(*numbers)) == len(numbers)
    )


def _skips(numbers: Sequence[int]) -> bool:
    """Say whether numbers count from one on, and leave one or two out."""
    is_up = all(a < b for a, b in pairwise(numbers))
    return is_up and numbers[0] == 1 and 0 < numbers[-1] - len(numbers) <= _MOST_SKIPPED


def _headed(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose question stands under the number of one of its worked examples: `Example
    1` behind `Example 1` and `Example 2`."""
    for item in subject.some(_SEEN_DOCS):
        heads = [*_HEADING.finditer(item.example.input)]
        numbers = [int(head["n"]) for head in heads]
        *before, last = numbers or [0]
        word = heads[-1]["word"].strip().casefold() if heads else ""
        fewest = 1 if word in _EXAMPLES else 2
        goes_on = len(before) >= fewest and before == [*range(before[0], before[0] + len(before))]
        is_written = len(numbers) > 2 and len({*numbers}) == 1
        is_written = is_written and heads[-1][0].strip() in subject.code.template
        if len({head["word"] for head in heads}) == 1 and (
            (goes_on and last in before) or is_written
        ):
            yield _one_number(subject, item.doc.id, heads[-1][0].strip())


def _headed_otherwise(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose examples each stand under a number, and whose question stands under one
    of the template's that does not go on: `Case 2` or `Case 5` behind `Case 1` and `Case 2`."""
    described = f"{subject.settings.description}\n"
    for item in subject.some(_SEEN_DOCS):
        own = [*_COUNTED.finditer(item.example.input)]
        if not own or own[-1][0].strip() not in subject.code.template:
            return
        heads = [*_COUNTED.finditer(described), *own]
        *before, last = [int(head["n"]) for head in heads]
        are_alike = len({head["word"] for head in heads}) == 1
        is_up = len(before) > 1 and before == [*range(1, len(before) + 1)]
        if not are_alike or not is_up or last == len(heads):
            return
        if len(subject.blocks_of(item)) != len(heads):
            return
        yield Hit(
            say("the numbers of the worked examples do not go on: {one} and {other}",
                one=heads[-2][0].strip(), other=heads[-1][0].strip()),
            say("Let the question go on counting, or take the numbers out."),
            item.doc.id,
            _line(subject, heads[-1][0].strip()),
            about="headed",
        )  # fmt: skip


def _same_number(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose shots begin with the number that their question begins with, too."""
    template = subject.code.template
    for item in subject.some(_SEEN_DOCS) if subject.settings.num_fewshot else ():
        shots = subject.shown_to(item)
        found: dict[str, list[str]] = defaultdict(list)
        for match in _NUMBERED.finditer(item.example.input) if shots else ():
            word = match["word"]
            if _IS_NAME.match(word) or _OF_AMOUNT.search(word) or _IN_A_SENTENCE.search(word):
                continue
            found[match["word"].strip(" #").casefold()].append(match[0].strip())
        for word, written in found.items():
            is_first = item.example.input.lstrip().startswith(written[0])
            if (
                len(written) > 1
                or word in _PARTS
                or not (word or (is_first and written[0][-1] in ".:：、．"))
            ):
                continue
            mark = written[0][-1]
            others = template.replace(written[0], "")
            if re.search(rf"(?<!\w)[12]{re.escape(mark)}\s?\w", others):
                continue  # a legend, `0: no, 1: yes`, or what it speaks of: `Do 1) and 2) agree?`
            if not word and "0" + mark in others and written[0].strip(mark) == "1":
                continue  # a legend that has its one before its nought
            counted = compiled(rf"(?i){re.escape(word)} ?#?\d{{1,3}}[.:)：]")
            if word and len(counted.findall(item.example.input)) > 1:
                continue  # it counts itself
            if written[0] in template and all(written[0] in shot.input for shot in shots):
                yield _one_number(subject, item.doc.id, written[0])
                break


def _one_number(subject: Subject, doc_id: int, written: str) -> Hit:
    return Hit(
        say("all examples bear one number: {written!r}", written=written),
        say("Take the number out: a transform does not know which place its row has."),
        doc_id,
        _line(subject, written),
        about="one number",
    )


def _not_counted(subject: Subject, doc_id: int, theirs: str, own: str) -> Hit:
    return Hit(
        say(
            "the worked examples are numbered ({theirs}), and the question is not: {own}",
            theirs=theirs,
            own=own,
        ),
        say("Let the question go on counting, or take the numbers out."),
        doc_id,
        _line(subject, theirs),
    )


def other_order(subject: Subject) -> Iterator[Hit]:
    """A worked example has the question's cues in another order: its answer comes first."""
    found = list(_other_order(subject))
    yield from found or answers_first(subject)


def _other_order(subject: Subject) -> Iterator[Hit]:
    for doc_id, worked, own in _shown(subject):
        other = next((w for w in worked if w.names != own.names), None)
        if other is not None:
            yield Hit(
                say(
                    "a worked example has its cues in another order than the question: {theirs}",
                    theirs=", ".join(line.written for line in other.lines),
                ),
                say("Give its parts in the question's order, the answer last."),
                doc_id,
                _line(subject, other.lines[0].written),
            )
    yield from _answered_before(subject)
    yield from turned_lines(subject)


def _answered_before(subject: Subject) -> Iterator[Hit]:
    """Yield the docs before which a worked example has its answer first, and other cues besides
    than the question, or none; it is written as the docs' answers are."""
    items = subject.some(_SEEN_DOCS)
    if not any(answer_first(i.example.input, subject.is_own_cue)[0] for i in items[:_FIRST_DOCS]):
        return
    found = [(item, answer_first(item.example.input, subject.is_own_cue)) for item in items]
    kinds = {kind_of(item.example.output.strip()) for item in items} - {""}
    outputs = {item.example.output.strip().casefold() for item in items}
    for item, (cue, answer) in found:
        is_one = answer.casefold() in outputs or kind_of(answer) in kinds
        if cue and is_one and not subject.paragraphs_of(item):
            yield Hit(
                say("a worked example has its answer before its question: {answer}",
                    answer=shorten(f"{cue} {answer}", 40)),
                say("Give its parts in the question's order, the answer last."),
                item.doc.id,
                _line(subject, cue),
            )  # fmt: skip


def _line(subject: Subject, text: str) -> int | None:
    return subject.code.line_with(text) or subject.code.line_of_input


RULES = (
    Rule(
        "few-shot/same-twice",
        "warning",
        same_twice,
        "The second copy teaches nothing, takes room, and makes its label look more frequent.",
    ),
    Rule(
        "few-shot/no-answer",
        "error",
        no_answer,
        "The model learns to go on with the next question instead of an answer.",
    ),
    Rule(
        "few-shot/numbered",
        "warning",
        numbered,
        "The question has other cues than the examples taught, so it begins something new.",
    ),
    Rule(
        "few-shot/other-order",
        "error",
        other_order,
        "The examples teach to ask behind the answer; what is scored is the other way round.",
    ),
)
