"""Few-shot files whose answers are not of their texts: labels of another class than their words,
where those of the docs agree with theirs, and letters that no option of theirs has. The rule
`few-shot/unlike-docs` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.rules.choices.defined import telling
from workbench.lint.rules.texts.unshown import texts_in
from workbench.lint.senses import told_by
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import shown_in, truth_of
from workbench.messages import quoted, say
from workbench.prompts.listing import kind_of, label_in, labels_in_words

_FEWEST = 2
_MOST_OF = 0.75
_MOST_SHOTS = 50
_SHOWN_WORDS = 3


def shots_against_words(subject: Subject) -> Iterator[Hit]:
    """Yield a few-shot file most of whose labels are other classes' than the words of its texts."""
    if not subject.separate or not subject.shots:
        return
    known = telling(subject)
    classes = known.classes if known else {}
    told = 0
    against: list[tuple[str, str]] = []
    for doc, example in list(subject.shots.values())[:_MOST_SHOTS] if classes else ():
        label = golds_of(example)[0].strip()
        own = [t for t in texts_in(doc.data) if t in example.input and t != label]
        sense, _, words = told_by("\n".join(own), tuple(classes.values()))
        if sense is None or label not in classes:
            continue
        told += 1
        if classes[label] is not sense:
            against.append((label, ", ".join(words[:_SHOWN_WORDS])))
    if len(against) >= max(_FEWEST, _MOST_OF * told):
        label, words = against[0]
        yield Hit(
            say("the few-shot file's labels are of other classes than its texts: {label} for "
                "{words}", label=quoted(label), words=words),
            say("Make shots and docs in one way."),
            line=subject.code.line_of_output,
            about="words",
        )  # fmt: skip


def shots_of_no_option(subject: Subject) -> Iterator[Hit]:
    """Yield a few-shot file with an answer that is a letter none of the options has that are shown,
    though they have letters."""
    for doc, example in list(subject.shots.values())[:_MOST_SHOTS] if subject.separate else ():
        shown = shown_in(example.input, truth_of(doc.data))
        label = label_in(golds_of(example)[0])
        if len(label) != 1 or label.isdigit() or len(shown.labels) < 2 or not shown.known:
            continue
        if label not in shown.labels and {kind_of(one) for one in shown.labels} == {kind_of(label)}:
            yield Hit(
                say("a shot's answer is {gold!r}; its prompt has {seen}: {text}", gold=label,
                    seen=labels_in_words(shown.options), text=shorten(example.input, 30)),
                say("Make shots and docs in one way."),
                line=subject.code.line_of_input,
                about="options",
            )  # fmt: skip
            return
