"""What the worked samples amid a prompt answer: labels that the prompt or the docs do not have, or
one label alone; objects with other keys, and lists with other marks than the docs' answers; steps
of another exercise. Rules of other modules say so."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence, Set

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.examples.inside_cues import hint_on_template
from workbench.lint.rules.instructions.labels import may_name, names_one
from workbench.lint.subject import Subject
from workbench.lint.truth import bare
from workbench.messages import say

_MOST_LABELS = 12
_SEEN_DOCS = 200
_FEWEST = 2
_FEWEST_DOCS = 4
_NEARLY_ALL = 0.8
_LEGEND = exactly(
    r"[ \t>*•·–-]*(?:\(?\d{1,2}[.)、．][ \t]*)?(?:\|[ \t]*)?[“\"'`*【「]*"
    r"(?P<label>[^\n:：=|(（–—“”\"'`*【】「」]{1,40}?)[”\"'`*】」]*"
    r"[ \t]*(?:[:：=|(（–—]|[ ]-[ ])[ \t]*[^\s|]"
)
_SUM = exactly(
    r"(?<![A-Za-z0-9_.])(\d[\d.,]*)\s?[a-z%€$]{0,6}\s?[-+*/×÷x−]\s?(\d[\d.,]*)[^=\d\n]{0,12}=\s?"
    r"(\d[\d.,]*)"
)
_NUMBER = exactly(r"\d+(?:[.,]\d+)*")
_BETWEEN = exactly(r"[ \t]*(?:[;；,，、|/&+]|\n|\b(?:and|und|et|y|e|och|en|и)\b|和|及|与)[ \t]*")
_ENDS = exactly(r"\W+\Z")
_OBJECT = exactly(r"\{\s*['‘’“”„«「][^\n]*[:：][^\n]*\}")


def answers_inside(subject: Subject) -> list[str]:
    """Return the first lines of what the samples answer that are made as the question is."""
    return [part.answer.strip().split("\n")[0].strip() for part in subject.samples.worked]


def _labels(subject: Subject) -> Counter[str]:
    """Return the docs' labels, with how often each is right; none where answers are no labels."""
    counts = Counter(subject.bare_rights)
    is_closed = _FEWEST <= len(counts) <= _MOST_LABELS and counts.total() >= 2 * len(counts)
    return counts if is_closed and "" not in counts else Counter()


def labels_inside(subject: Subject) -> Iterator[Hit]:
    """Yield that a sample answers with a label that neither the docs have nor the prompt names, or
    with one of the docs' labels that its list lacks, having another one in its place."""
    samples = subject.samples
    worked = answers_inside(subject)
    answers = [*worked, *(answer for _, answer in samples.pairs)]
    labels = _labels(subject) if answers else Counter[str]()
    if not labels:
        return
    if pair := _renamed(subject, labels, answers):
        listed, label = pair
        yield hint_on_template(
            subject,
            say("the prompt lists {listed}, and worked examples answer {label}",
                listed=listed, label=label)
            if listed
            else say("the prompt does not name {label}, which worked examples and docs answer",
                     label=label),
            say("Call the label the same in the list, in the examples and in the rows."),
            listed or label,
        )  # fmt: skip
        return
    outputs = {bare(item.example.output) for item in subject.rendered}
    if len(outputs) > len(labels):
        return
    known = outputs | set(labels) | {bare(choice) for item in subject.some(_FEWEST_DOCS)
                                     for choice in item.choices}  # fmt: skip
    named = [label for label in labels if names_one(samples.rest, [label])]
    most = 1 + max(len(one.split()) for one in known)
    if len(named) < max(_FEWEST, len(labels) / 2):
        return
    of_arrows = {bare(answer) for _, answer in samples.pairs}
    has_arrows = len(of_arrows & known) >= _FEWEST
    for answer in answers if has_arrows else worked:
        own = _ENDS.sub("", bare(answer)) or bare(answer)
        is_other = own not in known and bare(answer) not in known and len(own.split()) <= most
        is_part = any(one in own or own in one for one in known if len(one) > 1)
        if own and is_other and not is_part and not may_name(samples.rest, own):
            yield hint_on_template(
                subject,
                say("a shot answers {label}; the docs have {known}", label=shorten(answer, 30),
                    known=", ".join(shorten(one, 20) for one in sorted(labels)[:4])),
                say("Let the shots answer with the docs' own labels."),
                answer,
            )  # fmt: skip
            return


def _renamed(
    subject: Subject, labels: Counter[str], answers: Sequence[str]
) -> tuple[str, str] | None:
    """Return what stands in a list of labels in the place of one, "" where there is no list, and
    that one, which samples answer."""
    rest = subject.samples.rest
    shown = {_ENDS.sub("", bare(answer)) or bare(answer) for answer in answers} & set(labels)
    for run in _legends(rest, labels):
        lacking = [label for label in labels if label not in run]
        news = [one for one in run if one not in labels]
        if len(lacking) == len(news) == 1 and len(run) == len(labels) > _FEWEST:
            is_shown = lacking[0] in shown and news[0] not in shown
            return (news[0], lacking[0]) if is_shown else None
        return None
    if len(labels) <= _FEWEST or not shown:
        return None
    absent = [label for label in labels if not may_name(rest, label)]
    is_word = len(absent) == 1 and len(absent[0]) > 1 and absent[0] in shown
    return ("", absent[0]) if is_word else None


def _legends(text: str, labels: Collection[str]) -> Iterator[list[str]]:
    """Yield the lists of a text with a label at the beginning of each line, most of them known."""
    run: list[str] = []
    for line in (*text.split("\n"), ""):
        match = _LEGEND.match(line)
        if match:
            run.append(bare(match["label"]))
            continue
        # What heads a table is no label.
        own = run[1:] if run and line.startswith("|") and run[0] not in labels else run
        if line.strip(" |:-") or not line.startswith("|"):
            if len({*own} & {*labels}) >= _FEWEST and 2 * len({*own} & {*labels}) > len(own):
                yield own
            run = []


def form_inside(subject: Subject) -> Iterator[Hit]:
    """Yield that a sample's answer is an object with other keys than all docs' answers, a list
    where these are none, or has another mark between its items."""
    answers = [(part.question, part.answer.strip()) for part in subject.samples.worked]
    outputs = [item.example.output.strip() for item in subject.rendered]
    if not answers or len(outputs) < _FEWEST_DOCS:
        return
    shapes = set(map(_shape, outputs))
    found = next((text for _, text in answers if _has_other_keys(text, shapes)), None)
    mark = "" if found is not None else _mark_between(subject)
    if mark:
        found = next((a for q, a in answers if _has_other_mark(q, a, mark)), None)
    if found is not None:
        yield hint_on_template(
            subject,
            say("the worked answers have another form than the docs' answers: {theirs}, {own}",
                theirs=shorten(found, 40), own=shorten(outputs[0], 40)),
            say("Write the answers of the worked examples as the docs' answers are written."),
            found[:20],
        )  # fmt: skip


def _shape(text: str) -> tuple[str, ...] | None:
    """Return the keys of a text that is an object of JSON, `[]` for a list, None for neither."""
    if text[:1] not in ("{", "["):
        return None
    try:
        value = json.loads(text)
    except ValueError:
        return None
    return tuple(sorted(value)) if isinstance(value, dict) else ("[]",)


def _has_other_keys(text: str, shapes: Set[tuple[str, ...] | None]) -> bool:
    own = _shape(text)
    if own is None and _OBJECT.fullmatch(text):  # in other quotes than those of JSON
        return len(shapes) == 1 and shapes.isdisjoint({None, ("[]",)})
    return own is not None and len(shapes) == 1 and own not in shapes


def _mark_between(subject: Subject) -> str:
    """Return what stands between the items of docs' answers, which are read off their texts; ""
    where that is no one mark."""
    marks = Counter[str]()
    for item in subject.some(_SEEN_DOCS):
        output = item.example.output.strip()
        used = {m[0].strip() for m in _BETWEEN.finditer(output)}
        parts = [part for part in _BETWEEN.split(output) if part]
        if len(parts) > 1 and all(part in item.example.input for part in parts):
            marks.update(used)
    return next(iter(marks)) if len(marks) == 1 and marks.total() >= _FEWEST else ""


def _has_other_mark(question: str, answer: str, mark: str) -> bool:
    """Say whether the items of an answer stand in the text that it is read off, parted by another
    mark."""
    parts = [part.strip() for part in _BETWEEN.split(answer) if part.strip()]
    used = {m[0].strip() for m in _BETWEEN.finditer(answer)}
    is_list = len(parts) > 1 and all(part in question for part in parts)
    return is_list and mark not in used and answer not in question


def steps_inside(subject: Subject) -> Iterator[Hit]:
    """Yield that the steps of a sample have none of the numbers that its question has."""
    worked = [part for part in subject.samples.worked if _SUM.search(part.answer)]
    if not worked or not _calculates(subject):
        return
    for part in worked:
        asked = {_plain(number) for number in _NUMBER.findall(part.question)}
        used = {_plain(number) for number in _NUMBER.findall(part.answer)}
        if asked and not asked & used:
            yield hint_on_template(
                subject,
                say("a worked answer has none of the numbers of its question: {question}; {steps}",
                    question=shorten(part.question.strip(), 40),
                    steps=shorten(part.answer.strip(), 40)),
                say("Correct the worked example."),
                part.question.strip()[:20],
                "steps",
            )  # fmt: skip
            return


def _calculates(subject: Subject) -> bool:
    """Say whether nearly all docs' answers are sums with a number of their rows' texts."""
    fitting, items = 0, subject.some(_SEEN_DOCS)
    for item in items:
        output = item.example.output
        texts = [value for value in item.doc.data.values()
                 if isinstance(value, str) and value not in output]  # fmt: skip
        asked = {_plain(n) for text in texts for n in _NUMBER.findall(text)}
        used = {_plain(n) for n in _NUMBER.findall(output)}
        fitting += _SUM.search(output) is not None and not asked.isdisjoint(used)
    return len(items) >= _FEWEST_DOCS and fitting >= _NEARLY_ALL * len(items)


def _plain(number: str) -> str:
    return re.sub(r"[.,](?=\d{3}(?:\D|\Z))", "", number)
