"""Worked examples of one line (see `lint.line_samples`) that are not made as the question's line:
with another sign, without an answer, two on one line, counted, turned round, behind the question.
Rules of other modules say so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.lint.dates import day_in
from workbench.lint.finding import Hit
from workbench.lint.line_samples import ARROWS, LineSample, shape_of
from workbench.lint.rules.examples.dates_answered import other_day_form, wrong_day
from workbench.lint.rules.examples.in_figures import spelled_out
from workbench.lint.subject import Subject
from workbench.messages import Message, say

_SEEN_DOCS = 200
_FEWEST_DOCS = 4
_FEWEST = 2
_MOST_LABELS = 12
_NEAR = 2
_HALF = 0.5
_TIMES = 1.5
_ENDS = ".!?…。！？"


def line_pairs(subject: Subject) -> tuple[LineSample, ...]:
    """Return the samples of one line that are sure to be some: each answers as the docs do, and is
    not a label that is explained."""
    known = subject.counts_said
    if "lines" not in known:
        known["lines"] = _sure_pairs(subject)
    return known["lines"]


def _sure_pairs(subject: Subject) -> tuple[LineSample, ...]:
    every = subject.line_samples.pairs
    first = len(every) - 1
    while first > 0 and _are_near(subject.line_samples.lines, every[first - 1], every[first]):
        first -= 1
    pairs = every[first:] if every else ()
    outputs = _Outputs(subject) if pairs else None
    if outputs is None or any(outputs.is_one(pair.asked) for pair in pairs):
        return ()
    known = [pair for pair in pairs if outputs.has(pair.answer)]
    return pairs if known and _HALF * len(pairs) <= len(known) else ()


def _are_near(lines: Sequence[str], first: LineSample, second: LineSample) -> bool:
    """Say whether two samples stand below each other, or have nothing between them but lines that
    stand before further ones, too: the instruction of each."""
    if second.place - first.place <= _NEAR:
        return True
    between = lines[first.place + 1 : second.place]
    return all(not line.strip() or lines.count(line) > 1 for line in between)


class _Outputs:
    """What the docs answer: a few labels, or texts of some shapes."""

    def __init__(self, subject: Subject) -> None:
        texts = [item.example.output.strip() for item in subject.some(_SEEN_DOCS)]
        self.texts = {text.casefold() for text in texts}
        self.longest = max(map(len, texts), default=0)
        self.are_labels = len(self.texts) <= min(_MOST_LABELS, len(texts) / 2)
        self.shapes = {shape_of(text) for text in texts}
        self.has_docs = len(texts) >= _FEWEST_DOCS

    @property
    def shape(self) -> str:
        """The one shape that all answers have, "" where that says nothing."""
        only = next(iter(self.shapes)) if len(self.shapes) == 1 else ""
        return only if len(only) > _FEWEST and not only.isalpha() else ""

    def is_one(self, text: str) -> bool:
        """Say whether a text is one of the answers, or has the shape that all of them have."""
        own = text.strip().casefold()
        if own in self.texts or own.rstrip(".。") in self.texts:
            return True
        return not self.are_labels and self.shape != "" and shape_of(own) == self.shape

    def has(self, text: str) -> bool:
        """Say whether a text may be one of the answers."""
        is_free = not self.are_labels and not self.shape
        return self.is_one(text) or (is_free and len(text.strip()) <= _TIMES * self.longest)


def _hit(subject: Subject, message: Message, fix: Message, words: str, about: str) -> Hit:
    line = subject.code.line_with(words) or subject.code.line_of_input
    return Hit(message, fix, None, line, about)


def other_sign(subject: Subject) -> Iterator[Hit]:
    """Yield that a sample has another sign between question and answer than the docs' line ends
    with: one among others, or all of them."""
    found = subject.line_samples
    outputs = _Outputs(subject) if found.others else None
    if outputs is None or not outputs.has_docs:
        return
    pairs = [
        (other, sign)
        for other, sign in zip(found.others, found.other_signs, strict=True)
        if outputs.has(other.answer) and not outputs.is_one(other.asked)
    ]
    if not pairs or len({sign for _, sign in pairs}) > 1:
        return
    places = {pair.place for pair in found.pairs}
    is_among = all(any(abs(o.place - p) <= _NEAR for p in places) for o, _ in pairs)
    is_every = not found.pairs and len(pairs) >= _FEWEST
    if (line_pairs(subject) and is_among) or is_every:
        other, sign = pairs[0]
        yield _hit(
            subject,
            say("a worked example has the cues {other!r}, and the question {own!r}",
                other=sign, own=found.mark.strip()),
            say("Give shots and question the same lines."),
            other.line.strip()[:30],
            "sign",
        )  # fmt: skip


def open_line(subject: Subject) -> Iterator[Hit]:
    """Yield that a sample of one line ends with the mark, and nothing is behind it."""
    found = subject.line_samples
    if found.open and line_pairs(subject):
        yield _hit(
            subject,
            say("a worked example has no answer: {text}", text=shorten(found.open[0], 50)),
            say("Write its answer behind the last cue, or take it out."),
            found.open[0].strip()[:30],
            "open line",
        )


def joined_lines(subject: Subject) -> Iterator[Hit]:
    """Yield that a line has two samples: the next one's question stands behind an answer."""
    found = subject.line_samples
    outputs = _Outputs(subject) if found.joined else None
    if outputs is None or not outputs.has_docs:
        return
    mark = found.mark.strip()
    if any(line.count(mark) > 1 for line in found.questions) or any(
        mark in t for t in outputs.texts
    ):
        return
    for line in found.joined:
        behind = [part.strip() for part in line.split(found.mark)[1:]]
        between = behind[:-1]
        if all(_begins_with_answer(part, outputs) for part in between) and outputs.has(behind[-1]):
            yield _hit(
                subject,
                say("a worked example runs into the next one: {around}",
                    around=shorten(between[0], 40)),
                say("Part them with an empty line, as the others are."),
                line.strip()[:30],
                "joined lines",
            )  # fmt: skip
            return


def _begins_with_answer(text: str, outputs: _Outputs) -> bool:
    """Say whether a text is an answer with a question right behind it, of more than a word or so;
    a list has a comma there."""
    words = text.split()
    for count in range(1, min(len(words), 8)):
        rest = " ".join(words[count:])
        if outputs.is_one(" ".join(words[:count])) and rest[0].isalnum():
            return True
    # Nothing may stand between them.
    folded = text.casefold()
    return any(
        len(one) > 1
        and folded.startswith(one)
        and len(text) > len(one)
        and text[len(one)].isalnum()
        for one in outputs.texts
    )


def behind_question(subject: Subject) -> Iterator[Hit]:
    """Yield that the prompts end with a sample of one line."""
    found = subject.line_samples
    if found.is_behind and line_pairs(subject):
        yield Hit(
            say("the worked examples stand behind the question, whose cue {cue!r} is left open",
                cue=found.mark.strip()),
            say("Put the worked examples before the question."),
            None,
            subject.code.line_of_input,
        )  # fmt: skip


def counted_lines(subject: Subject) -> Iterator[Hit]:
    """Yield that the samples are counted, and the question's line bears no number."""
    found = subject.line_samples
    pairs = found.pairs
    numbers = [pair.number for pair in pairs]
    is_counted = len(pairs) >= _FEWEST and numbers == [*range(1, len(pairs) + 1)]
    if not is_counted or len({pair.word for pair in pairs}) > 1 or not line_pairs(subject):
        return
    word = pairs[0].word
    if any(line.lstrip(" *>-").startswith(word) and _is_counted(line, word)
           for line in found.questions):  # fmt: skip
        return
    yield _hit(
        subject,
        say("the worked examples are numbered ({theirs}), and the question is not: {own}",
            theirs=shorten(pairs[-1].line.strip(), 30),
            own=shorten(found.questions[0].strip(), 30)),
        say("Let the question go on counting, or take the numbers out."),
        pairs[-1].line.strip()[:30],
        "counted lines",
    )  # fmt: skip


def _is_counted(line: str, word: str) -> bool:
    rest = line.lstrip(" *>-").removeprefix(word).lstrip(" #")
    return rest[:1].isdigit()


def turned_lines(subject: Subject) -> Iterator[Hit]:
    """Yield that the samples have an answer of the docs before the mark, and a question behind."""
    found = subject.line_samples
    outputs = _Outputs(subject) if len(found.pairs) >= _FEWEST else None
    if outputs is None or not outputs.has_docs or found.mark.strip() not in ARROWS:
        return
    if not all(
        outputs.is_one(pair.asked) and not outputs.is_one(pair.answer) for pair in found.pairs
    ):
        return
    if _may_be_legend(found.pairs, found.questions, found.mark, outputs):
        return
    size = sum(len(pair.answer) for pair in found.pairs) / len(found.pairs)
    around = len(found.head) + len(found.mark)
    own = sum(len(line) - around for line in found.questions) / len(found.questions)
    is_text = size >= _HALF * own and size > outputs.longest
    if is_text or (outputs.shape and not outputs.are_labels):
        yield _hit(
            subject,
            say("a worked example has its answer before its question: {answer}",
                answer=shorten(found.pairs[0].line.strip(), 40)),
            say("Give its parts in the question's order, the answer last."),
            found.pairs[0].line.strip()[:30],
            "turned lines",
        )  # fmt: skip


def _may_be_legend(
    pairs: Sequence[LineSample], questions: Sequence[str], mark: str, outputs: _Outputs
) -> bool:
    """Say whether lines may explain the labels: there is one for each, and not each of them ends as
    all the docs' sentences do."""
    named = {pair.asked.casefold() for pair in pairs}
    if not outputs.are_labels or len(named) < len(pairs) or named != outputs.texts:
        return False
    are_sentences = all(line.rstrip().removesuffix(mark)[-1:] in _ENDS for line in questions)
    return not are_sentences or not all(pair.answer[-1] in _ENDS for pair in pairs)


def other_shape(subject: Subject) -> Iterator[Hit]:
    """Yield that one sample answers in another shape than all docs do: `24.12.1999` where these
    have `1999-12-24`, or in words where these are figures."""
    pairs = line_pairs(subject)
    outputs = _Outputs(subject) if subject.line_samples.pairs else None
    if outputs is None or not outputs.has_docs:
        return
    answers = [pair.answer for pair in pairs]
    message = other_day_form(subject, answers) if answers else None
    words = answers[0] if answers else ""
    if message is None and not outputs.are_labels:
        words = spelled_out(subject, outputs.shapes)
        if not words and outputs.shape:
            words = next((one for one in answers if shape_of(one) != outputs.shape), "")
        own = subject.rendered[0].example.output.strip()
        if words:
            message = say(
                "the worked answers have another form than the docs' answers: {theirs}, {own}",
                theirs=shorten(words, 40), own=shorten(own, 40),
            )  # fmt: skip
    if message is not None:
        yield _hit(
            subject,
            message,
            say("Write the answers of the worked examples as the docs' answers are written."),
            words,
            "shape",
        )


def wrong_days(subject: Subject) -> Iterator[Hit]:
    """Yield that a sample answers with a date that is none, or that is turned round."""
    for pair in line_pairs(subject):
        message = wrong_day(subject, pair.asked, pair.answer) if day_in(pair.answer) else None
        if message is not None:
            yield _hit(subject, message, say("Correct the worked example."), pair.answer, "day")


def line_answers(subject: Subject) -> Sequence[str]:
    """Return what the samples of one line answer."""
    return [pair.answer for pair in line_pairs(subject)]
