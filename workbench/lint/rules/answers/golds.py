"""Rules on what the answers are called: one for all rows, spelled in two ways, a value of Python's,
the text of an option where its letter is asked for."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.answers.of_a_sheet import kept_by_a_sheet
from workbench.lint.rules.answers.other_legend import of_another_task
from workbench.lint.rules.answers.printed import (
    are_formatted,
    constants_printed,
    floats_of,
    floats_printed,
    have_fractions,
    objects_printed,
)
from workbench.lint.rules.answers.shortened_labels import shortened_labels
from workbench.lint.rules.choices.answered_crosswise import answered_crosswise
from workbench.lint.rules.choices.crossed_initials import crossed_initials
from workbench.lint.rules.choices.defined import against_legend, defined_otherwise
from workbench.lint.rules.choices.defined_alone import (
    defined_alone,
    names_exchanged,
    truth_turned_round,
)
from workbench.lint.rules.choices.graded import disordered
from workbench.lint.rules.choices.headed import lacking
from workbench.lint.rules.choices.keyed import keyed_otherwise
from workbench.lint.rules.choices.marks import letter_is_asked
from workbench.lint.rules.choices.marks_listed import is_told_beside
from workbench.lint.rules.choices.meanings_amiss import said_twice, turned_round
from workbench.lint.rules.choices.meanings_moved import legend_told, names_moved, words_moved
from workbench.lint.rules.choices.meant import meant_otherwise, told_in_marks
from workbench.lint.rules.choices.own_words import against_words
from workbench.lint.rules.choices.ranges import legend_of_numbers, said_of_no_label
from workbench.lint.rules.choices.signed import signed_otherwise
from workbench.lint.rules.choices.verdicts import says_yes, verdict_of
from workbench.lint.rules.instructions.labels import ENDS_OF_SENTENCES, is_listed, texts_of
from workbench.lint.rules.texts.dull_parts import floats_in_texts
from workbench.lint.rules.texts.masks import answer_comes_late
from workbench.lint.rules.texts.values import begins_with_json
from workbench.lint.subject import RUN, Subject, golds_of
from workbench.lint.truth import bare, stands_before, without_accents
from workbench.messages import quoted, say
from workbench.types import Rendered

_FEWEST_DOCS = 5
_MOST_OF = 0.9
_MOST_LABELS = 12
_MARKS = " .,;:!?'\"…。，；：！？()[]（）*`"
_CUE_SIGNS = 2
_WHOLE_FLOAT = exactly(r"-?\d+\.0")
_QUOTED = r"(?:'[^'\n]*'|\"[^\"\n]*\")"
_SEEN_DOCS = 50
_EXPRESSION = compiled(
    r"(?<![\w'])[a-z_][\w.]*\((?!s\))|['\])]\.[a-z_]+\(|['\w)\]]\[[-\w:'\"]+\]"
    r"|\[[^\[\]\n]+ for \w+ in"
    r"|[\w)\]'] ?(?:[*+%]|//|\*\*|==|<|>=?) ?[\w(\['-]"
)
"""A call, a method, a subscript, a comprehension, or what is computed from two values."""

_LIST = exactly(rf"[\[({{]{_QUOTED}(?:\s*,\s*{_QUOTED})*,?[\])}}]")
_MEANS = r"表示|代表|是|为|為|(?:means|stands for|denotes|represents|is|for)(?=\s)"
_BEHIND_LABEL = (
    r"[=:：＝→\-\d–—－]"
    r"(?:(?<=[\dA-Ea-e\s][=:：＝→–—－])|(?<=[\dA-Ea-e\s]-)[>\s\u3040-\u9fff\uac00-\ud7af]"
    rf"|(?<=\d)[ \t]*(?:{_MEANS}))"
)
_MAY_BE_LEGEND = {True: exactly(_BEHIND_LABEL, re.ASCII), False: exactly(_BEHIND_LABEL)}
"""What is behind a label, or behind a space behind it, by whether a text is ASCII: it is told by
its first sign, and so quicker than a legend."""
_STANDS_FOR = (":", "：", "=", "＝", "-", "–", "—", "－")
_ENDS = r",;=:＝，；、：。\n()（）"
_DASH = r"[–—－]|(?<=[ \t])-(?=[ \t])|-(?=[\u3040-\u9fff\uac00-\ud7af])"
_LEGEND = compiled(
    rf"(?<![\w.])(?:(?P<label>\d|[A-Ea-e])[ \t]*(?:[=:：＝→]|->|{_DASH})[ \t]*"
    rf"(?=[^\W\d_]|[^\s{_ENDS}][^{_ENDS}])"
    # `A is 290` is of steps.
    rf"|(?P<number>\d)[ \t]*(?:{_MEANS})[ \t]*(?=[^\W\d_]))"
    rf"(?P<text>[^{_ENDS}]{{1,40}}?)[ \t]*(?=[.{_ENDS}]|\band\b|\bor\b|和|或|$)"
)


_BY_IF = exactly(
    r"(?<![\w.])(?P<label>)(?P<number>\d) (?:if|when) (?:(?:the|this) \w+|it) is "
    r"(?P<text>[^\W\d_]{2,20})"
)
"""`Say 1 if the message is spam and 0 if it is ham.`"""


def same_gold(subject: Subject) -> Iterator[Hit]:
    """All docs have one and the same gold."""
    items = subject.rendered
    golds = {tuple(golds_of(item.example)) for item in items}
    asked = {item.example.input for item in items}
    if len(golds) > 1 or len(asked) < 2 or subject.metrics == RUN:
        return
    if len(items) < _FEWEST_DOCS and not (len(asked) == len(items) > 2 and names_others(subject)):
        return
    yield Hit(
        say("all {n} docs have the same gold: {gold}", n=len(items),
            gold=shorten(next(iter(golds))[0], 40)),
        say("Check how the answer is read from the row."),
        items[0].doc.id,
        subject.code.line_of_output,
    )  # fmt: skip


def names_others(subject: Subject) -> bool:
    """Say whether the prompt lists the docs' one gold among other labels: then few docs are enough
    to see that the others are lacking."""
    gold = bare(subject.right_of(subject.rendered[0]))
    return gold != "" and any(
        is_listed(sentence, gold)
        for text in texts_of(subject)[:1]
        for sentence in ENDS_OF_SENTENCES.split(text)
    )


def spelled_in_two_ways(subject: Subject) -> Iterator[Hit]:
    """One label is spelled in two ways, `Yes` and `yes`, or with a space behind it, or in part; or
    golds have white space at an end (a hint where the metric looks past it)."""
    yield from _padded(subject)
    yield from shortened_labels(subject)
    yield from _verdicts(subject)
    forms: dict[str, dict[str, int]] = defaultdict(dict)
    golds = [golds_of(item.example) for item in subject.rendered]
    plain_of = _accented([own[0] for own in golds], subject.told)
    for item, own in zip(subject.rendered, golds, strict=True):
        label = " ".join(own[0].casefold().split())
        key = label.strip(_MARKS) if any(map(str.isalnum, label)) else label
        key = plain_of.get(key, key)
        if key and len(own) == 1:  # of several, each may be a way to spell it
            forms[key].setdefault(own[0], item.doc.id)
    is_closed = len(forms) <= _MOST_LABELS and len(golds) >= 2 * len(forms)
    for found in forms.values():
        is_padded = len({text.strip() for text in found}) < len(found)
        if len(found) < 2 or not (is_closed or is_padded):
            continue  # what people answer freely has capitals where a sentence begins
        (first, _), (second, doc_id), *_ = found.items()
        yield Hit(
            say("a gold is spelled {first!r} and {second!r}", first=first, second=second),
            say("Spell a label in one way in all rows."),
            doc_id,
            subject.code.line_of_output,
            about=first,
        )


def _accented(golds: Iterable[str], told: str) -> Mapping[str, str]:
    """Return the labels with accents of which a label without them is there, too: `alegría` and
    `alegria`; by the label in small letters. Two words that are told apart by it are named in the
    prompt, both of them: `« a » ou « à »`."""
    labels = {" ".join(gold.casefold().split()).strip(_MARKS) for gold in golds}
    bare = {label: without_accents(label) for label in labels if not label.isascii()}
    found = {label: plain for label, plain in bare.items() if plain.isascii() and plain in labels}
    named = {*re.findall(r"\w+", told.casefold())} if found else set()
    return {label: plain for label, plain in found.items() if not {label, plain} <= named}


def _verdicts(subject: Subject) -> Iterator[Hit]:
    """Yield a doc whose label says yes, or no, by another word than most: `true` among `yes`."""
    ways: dict[bool, dict[str, list[int]]] = {True: defaultdict(list), False: defaultdict(list)}
    for item in subject.rendered:
        own = golds_of(item.example)[0]
        verdict = says_yes(own)
        if verdict is None:
            return
        ways[verdict][own.strip(_MARKS).casefold()].append(item.doc.id)
    for found in ways.values():
        if len(found) < 2:
            continue
        (often, _), *others = sorted(found.items(), key=lambda pair: -len(pair[1]))
        for word, ids in others:
            for doc_id in ids:
                yield Hit(
                    say("a gold is spelled {first!r} and {second!r}", first=often, second=word),
                    say("Spell a label in one way in all rows."),
                    doc_id,
                    subject.code.line_of_output,
                    about=f"verdict {word}",
                )


def _padded(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose gold has white space at an end: a fault where an answer without it is
    wrong, a hint where the metric here looks past it and another system's may not."""
    for item in subject.rendered if subject.grade and subject.method == "gen" else ():
        gold = item.example.processed_output
        if not isinstance(gold, str) or gold == gold.strip() or not gold.strip():
            continue
        graded = subject.grade(item.doc.data, gold, gold.strip()) if subject.grade else None
        yield Hit(
            say("a gold has white space at an end: {gold}", gold=quoted(gold)),
            say("Cut it off: .strip()."),
            item.doc.id,
            subject.code.line_of_output,
            about="padded",
            severity="hint" if graded is not None and graded.is_right else None,
        )


def value_of_python(subject: Subject) -> Iterator[Hit]:
    """The answer is written as Python prints a value: `3.0` for 3, alone or in an object, `['A',
    'D']`, `True` where the prompt names other labels; or as a sheet keeps a time or a date:
    `0.650694` for 15:37; or an input has whole numbers with a point, as floats."""
    yield from floats_in_texts(subject)
    yield from kept_by_a_sheet(subject)
    printed = (*constants_printed(subject), *objects_printed(subject), *floats_printed(subject))
    for item, gold in printed:
        yield _printed(subject, item.doc.id, gold, True)
    whole = [
        item for item in subject.rendered
        if _WHOLE_FLOAT.fullmatch(golds_of(item.example)[0].strip())
        or _WHOLE_FLOAT.fullmatch(item.example.output.strip())
    ]  # fmt: skip
    if len(whole) >= max(2, _MOST_OF * len(subject.rendered)):
        for item in whole:
            yield _printed(subject, item.doc.id, golds_of(item.example)[0], True)
        return
    computed: bool | None = None
    told = subject.told
    formatted = are_formatted(subject)
    for item in subject.rendered:
        written = item.example.output.strip()
        if _LIST.fullmatch(written) and not _is_asked_for(written, item):
            if computed is None:
                computed = _are_computed(subject)
            if computed and written in map(str.strip, leaves_of(item.doc.data)):
                continue
            yield _printed(subject, item.doc.id, written, True)
        number = "" if formatted else _float_in(item.doc.data, item.example.input)
        if number and number not in told and not have_fractions(subject, float(number)):
            yield _printed(subject, item.doc.id, number, False)


def _is_asked_for(written: str, item: Rendered) -> bool:
    """Say whether the prompt speaks of the language in which its answer is a value, or of what is
    printed."""
    spoken = item.example.input.casefold()
    if "print" in spoken or "```" in spoken or ">>>" in spoken or "输出" in spoken:
        return True
    return "python" in spoken or ("json" in spoken and begins_with_json(written))


def _are_computed(subject: Subject) -> bool:
    """Say whether most inputs end with an expression of a program, whose value is the answer."""
    items = subject.some(_SEEN_DOCS)
    found = sum(_EXPRESSION.search(item.example.input) is not None for item in items)
    return 2 * found > len(items)


def _printed(subject: Subject, doc_id: int, text: str, is_answer: bool) -> Hit:
    what = (
        say("the answer is a value as Python prints it: {text}", text=shorten(text, 40))
        if is_answer
        else say("a whole number is printed as a float: {text}", text=text)
    )
    return Hit(
        what,
        say("Write it as people do: int(…) for whole numbers, a join for lists."),
        doc_id,
        subject.code.line_of_output if is_answer else subject.code.line_of_input,
        about="answer" if is_answer else "input",
    )


def _float_in(data: Mapping[str, Any], text: str) -> str:
    """Return a float of the row that is whole and stands in a text with its point; "" where some
    floats of its kind are no whole numbers."""
    floats: dict[str, list[float]] = defaultdict(list)
    floats_of(data, "", floats)
    for numbers in floats.values():
        if all(number.is_integer() for number in numbers):
            shown = next((n for n in numbers if re.search(rf"(?<![\w.]){n}(?![\w.])", text)), None)
            if shown is not None:
                return str(shown)
    return ""


def cue_again(subject: Subject) -> Iterator[Hit]:
    """The output begins with the cue that the input ends with: `Answer: Answer: 6`; or says that
    the answer comes behind steps, and the input has said so before them."""
    yield from answer_comes_late(subject)
    for doc_id, _, example in subject.examples:
        cue = example.input.rstrip().rsplit("\n", 1)[-1].strip()
        if len(cue) > _CUE_SIGNS and cue[-1] in ":：。." and example.output.strip() != cue:
            written = example.output.lstrip()
            # All of the line, or its last sentence.
            ends = (cue, *re.split(r"(?<=[:：.。])\s*", cue)[-2:-1])
            last = next((end for end in ends if written.startswith(end)), "")
            if len(last) > _CUE_SIGNS:
                yield Hit(
                    say("the cue is in the input and again in the output: {cue}", cue=last),
                    say("Leave it at the end of the input."),
                    doc_id,
                    subject.code.line_of_output,
                )


def legend(subject: Subject) -> Iterator[Hit]:
    """A legend in the prompt, `0 = no, 1 = yes` or `yes if it is right`, gives the gold another
    meaning than the row or the words of its texts, or lacks it, or says the same of two labels,
    or has no label for a number that a row has; or (a hint) it sends each of two labels to the
    other one."""
    for doc_id, message in (meant_otherwise(subject) or told_in_marks(subject)).items():
        yield Hit(
            message,
            say("Write the legend from the mapping that the answers come from."),
            doc_id,
            subject.code.line_of_output,
            about="meant",
        )
    yield from legend_of_numbers(subject)
    yield from said_of_no_label(subject)
    legends = list(_legends(subject))
    yield from _of_no_legend(subject, legends)
    other = of_another_task(subject, legends)
    for item in subject.rendered if other else ():
        assert other is not None
        word, message = other
        yield Hit(
            message,
            say("Write the legend from the mapping that the answers come from."),
            item.doc.id,
            subject.code.line_with(word) or subject.code.line_of_input,
            about="other task",
        )
    yield from answered_crosswise(subject)
    against = list(_against_rows(subject, legends)) or list(_lacking(subject))
    yield from against
    if not against:
        yield from _by_words(subject, {item.doc.id: said for item, said in legends if said})


def _lacking(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose label is at no head of a legend's lines, where those of most are."""
    for doc_id, message in ({} if subject.is_uniform else lacking(subject)).items():
        yield Hit(
            message,
            say("Name the labels as the answers are written."),
            doc_id,
            subject.code.line_of_input,
            about="lacking",
        )


def _against_rows(
    subject: Subject, legends: Sequence[tuple[Rendered, Mapping[str, str]]]
) -> Iterator[Hit]:
    """Yield the docs whose gold a legend gives another meaning than the row has as its label."""
    for item, meanings in legends:
        gold = golds_of(item.example)[0].strip()
        meant = meanings.get(gold)
        # `Question 2: …` and `56 / 7 = 8` of a shot are no legend that lacks a label.
        if len(meanings) < 2 or (meant is None and not _is_like(gold, meanings)):
            continue
        answer = _told_by_the_row(item, set(meanings.values()))
        if answer and meant != answer and (meant is not None or gold != answer):
            yield Hit(
                say(
                    "the legend says {meant!r} for {gold}, and {answer!r} is right",
                    gold=gold,
                    meant=meant or "",
                    answer=answer,
                ),
                say("Write the legend from the mapping that the answers come from."),
                item.doc.id,
                subject.code.line_with(answer) or subject.code.line_of_input,
            )


def _by_words(subject: Subject, legends: Mapping[int, Mapping[str, str]]) -> Iterator[Hit]:
    """Yield the docs whose texts speak of another class than the legend, or what the prompt says of
    their label, makes of it."""
    found = against_words(subject, legends) if legends else {}
    found = found or keyed_otherwise(subject) or signed_otherwise(subject)
    found = found or against_legend(subject)
    other = defined_otherwise(subject) or defined_alone(subject) or names_exchanged(subject)
    other = other or truth_turned_round(subject) or crossed_initials(subject)
    if other is not None:
        found = {item.doc.id: other for item in subject.rendered}
    for doc_id, message in found.items():
        yield Hit(
            message,
            say("Compare the legend with some rows' texts."),
            doc_id,
            subject.code.line_of_input,
            about="words",
        )
    if not found:
        yield from _moved(subject)


def _moved(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose label has the meaning of another one, by the rows' names for them; or
    else a hint where words tell so."""
    told = legend_told(subject)
    for doc_id, message in names_moved(subject, told).items():
        yield Hit(
            message,
            say("Write the legend from the mapping that the answers come from."),
            doc_id,
            subject.code.line_of_output,
            about="moved",
            severity="warning",
        )
    if moved := words_moved(subject, told):
        label, message = moved
        item = next(item for item in subject.rendered if subject.right_of(item).strip() == label)
        yield Hit(
            message,
            say("Compare the legend with some rows' texts."),
            item.doc.id,
            subject.code.line_of_input,
            about="moved words",
            severity="hint",
        )
    for amiss in filter(None, (said_twice(subject), turned_round(told))):
        label, message = amiss
        golds = ((item, subject.right_of(item).strip()) for item in subject.rendered)
        first = subject.rendered[0]
        item = next((item for item, gold in golds if gold.casefold() == label.casefold()), first)
        yield Hit(
            message,
            say("Write the legend from the mapping that the answers come from."),
            item.doc.id,
            subject.code.line_of_input,
            about="meanings amiss",
            severity="warning",
        )
    if said := disordered(told):
        yield Hit(
            said,
            say("Write the legend from the mapping that the answers come from."),
            subject.rendered[0].doc.id,
            subject.code.line_of_input,
            about="order",
            severity="hint",
        )


def _of_no_legend(
    subject: Subject, legends: Sequence[tuple[Rendered, Mapping[str, str]]]
) -> Iterator[Hit]:
    """Yield the docs whose answer is a label of no legend, where most answers are one's."""
    golds = [golds_of(item.example)[0].strip() for item, _ in legends]
    own = subject.told
    told = [  # `2 * 3 = 6` of a shot is no legend
        len(meanings) > 1 and all(text in own for text in meanings.values())
        for _, meanings in legends
    ]
    others = [
        (item, gold, meanings)
        for (item, meanings), gold, is_told in zip(legends, golds, told, strict=True)
        if is_told
        and gold not in meanings
        and _is_like(gold, meanings)
        # `W: world, S: sports` has letters that are looked for nowhere else.
        and not stands_before(gold, own, _STANDS_FOR)
        and not is_told_beside(gold, meanings, own)
    ]
    if not others or 2 * len(others) > sum(told):
        return
    for item, gold, meanings in others:
        yield Hit(
            say("the legend has {labels}, and {gold!r} is right",
                labels=", ".join(meanings), gold=gold),
            say("Write the legend from the mapping that the answers come from."),
            item.doc.id,
            subject.code.line_with(next(iter(meanings.values()))) or subject.code.line_of_input,
            about="labels",
        )  # fmt: skip


def _is_like(gold: str, labels: Collection[str]) -> bool:
    """Say whether a gold is a number or a letter, as all labels are, which follow each other."""
    if not all(len(one) == 1 for one in (gold, *labels)):
        return False
    are_alike = all(map(str.isdigit, (gold, *labels))) or all(map(str.isupper, (gold, *labels)))
    several = {gold, *labels}
    are_alike &= min(several) in "01A"  # lines of a program are numbered, too
    return are_alike and max(map(ord, several)) - min(map(ord, several)) == len(several) - 1


def _legends(subject: Subject) -> Iterator[tuple[Rendered, dict[str, str]]]:
    """Yield the docs with what their legend says of each label. Texts of a few docs alone are the
    options that these list: `Solution 1: stir it`."""
    told: dict[str, dict[str, str]] = {}  # most texts are other docs' shots
    found: list[tuple[Rendered, dict[str, str]]] = []
    docs: Counter[str] = Counter()
    lacking = 0
    for item in subject.rendered:
        meanings: dict[str, str] = {}
        for segment in item.prompt.segments:
            text = segment.text
            if text not in told:
                told[text] = legend_in(text)
            meanings |= told[text]
        docs.update(set(meanings.values()))
        found.append((item, meanings))
        lacking += not meanings
        if 2 * lacking >= len(subject.rendered):  # no text can be of most docs
            yield from ((each, {}) for each in subject.rendered)
            return
    for item, meanings in found:
        yield item, {label: text for label, text in meanings.items() if 2 * docs[text] > len(found)}


def legend_in(text: str) -> dict[str, str]:
    """Return what a legend in a text says of each of its labels."""
    may_be = _MAY_BE_LEGEND[text.isascii()].search(text)
    matches = [*(_LEGEND.finditer(text) if may_be else ())]
    matches += [*(_BY_IF.finditer(text) if " is " in text else ())]
    return {_label_of(match): match["text"].strip() for match in matches}


def _label_of(match: re.Match[str]) -> str:
    return match["label"] or match["number"]


def _told_by_the_row(item: Rendered, meanings: set[str]) -> str:
    """Return which of a legend's meanings the row itself has as its label, "" where it has none or
    several."""
    right = [item.choices[place].strip() for place in item.gold]
    texts = [value for value in item.doc.data.values() if isinstance(value, str)]
    found = meanings & {*right, *texts}
    if not found and (verdict := verdict_of(item.doc.data)) is not None:
        found = {meaning for meaning in meanings if says_yes(meaning) is verdict}
    return found.pop() if len(found) == 1 else ""


RULES = (
    Rule(
        "answer/same-gold",
        "warning",
        same_gold,
        "A model that always says it is right every time: nothing is measured.",
    ),
    Rule(
        "answer/two-spellings",
        "warning",
        spelled_in_two_ways,
        "A right answer in the other spelling counts as wrong.",
    ),
    Rule(
        "answer/python-value",
        "warning",
        value_of_python,
        "No model answers so unless the shots teach it, and a metric compares the characters.",
    ),
    Rule(
        "answer/cue-again",
        "error",
        cue_again,
        "The model has read the cue already, and is scored on saying it again.",
    ),
    Rule(
        "answer/letter-asked",
        "error",
        letter_is_asked,
        "A model that does what it is told is wrong.",
    ),
    Rule("answer/legend", "error", legend, "A model that reads the legend is wrong."),
)
