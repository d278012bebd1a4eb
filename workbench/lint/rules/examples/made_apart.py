"""Worked examples of a description that are made otherwise than the question, and answer with its
labels or the letters of their own options: behind another cue, or another sign. The rules
`few-shot/other-cues` and `few-shot/other-order` say so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.examples.inside_cues import hint_on_template
from workbench.lint.samples import Sample
from workbench.lint.subject import Subject
from workbench.lint.truth import bare
from workbench.messages import say
from workbench.prompts.listing import label_in, listings

_FEWEST_DOCS = 6
_FEWEST = 2
_SEEN_DOCS = 20
_LONGEST = 60
_MOST_LABELS = 12
_FEWEST_WORDS = 2
_PARTED = exactly(r"\n[ \t]*\n")
_SIGN = r"(?:[:：]|[-=~]>|[→⇒⟶]|==?|~|\|)"
_CLOSE = exactly(
    rf"(?P<cue>[^\n:：=→⇒⟶~|]{{0,60}}?)[ \t]*(?P<sign>{_SIGN})[ \t]*(?P<answer>[^\n]*)"
)
_OPEN = exactly(r"(?:^|\n)[ \t>*#-]*(?P<cue>[^\W\d_][^\n:：]{0,60}[:：])\**[ \t]*\Z")


@dataclass(frozen=True, slots=True)
class _Example:
    """What a paragraph or a line asks, what stands before its answer, and this; `is_line` says that
    it is one line, where the cue is its question."""

    text: str
    cue: str
    sign: str
    answer: str
    is_line: bool


def described_apart(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the description's examples whose answers stand behind another cue than all
    inputs end with, or behind a sign on one line with what is asked."""
    items = subject.rendered
    described = subject.settings.description
    if len(items) < _FEWEST_DOCS or "\n" not in described.strip():
        return
    examples = _examples(described)
    if len(examples) < _FEWEST:
        return
    inputs = [item.example.input for item in items[:_SEEN_DOCS]]
    matches = [_OPEN.search(text) for text in inputs]
    ends = {match["cue"] for match in matches if match}
    if None in matches or len(ends) != 1 or not _are_answers(subject, examples):
        return
    own, first = ends.pop(), examples[0]
    theirs = f"{first.cue} {first.sign}".strip() if not first.is_line else first.sign
    theirs = theirs.replace(" :", ":").replace(" ：", "：")
    if not first.is_line and any(_has_line(text, theirs) for text in inputs):
        return
    yield hint_on_template(
        subject,
        say("the question has the cue {own!r}, a worked example {other!r}",
            own=own, other=shorten(theirs, 40)),
        say("Give shots and question the same lines."),
        first.text.split("\n")[0],
        "described apart",
    )  # fmt: skip


def _examples(described: str) -> Sequence[_Example]:
    """Return the examples that a description is made of, where all are made alike: paragraphs that
    close behind one cue, or lines with one sign; none otherwise."""
    parts = [part.strip() for part in _PARTED.split(described.strip())]
    if len(parts) == 1:
        parts = parts[0].split("\n")
        return _alike([_example(line, is_line=True) for line in parts])
    if any("\n" not in part for part in parts):
        return ()
    return _alike([_example(part, is_line=False) for part in parts])


def _alike(made: Sequence[_Example | None]) -> Sequence[_Example]:
    examples = [one for one in made if one]
    if len(examples) < len(made):
        return ()
    if len({one.sign for one in examples}) > 1:
        return ()
    are_one = all(one.is_line for one in examples) or len({one.cue for one in examples}) == 1
    return examples if are_one else ()


def _example(text: str, *, is_line: bool) -> _Example | None:
    match = _CLOSE.fullmatch(text.rpartition("\n")[2].strip())
    if match is None or not 0 < len(match["answer"]) <= _LONGEST:
        return None
    if is_line and match["sign"] in ":：":
        return None
    return _Example(text, match["cue"].strip(), match["sign"], match["answer"].strip(), is_line)


def _are_answers(subject: Subject, examples: Sequence[_Example]) -> bool:
    """Say whether examples answer with labels of the docs, or with those of options of their own
    where the docs have letters; lines ask in more than a word, so that they are no legend."""
    labels = {right for right in subject.bare_rights if right}
    if not 1 < len(labels) <= _MOST_LABELS:
        return False
    if all(bare(one.answer) in labels for one in examples):
        are_questions = all(len(one.cue.split()) >= _FEWEST_WORDS for one in examples)
        return not examples[0].is_line or are_questions
    if examples[0].is_line or not all(len(label) == 1 for label in labels):
        return False
    return all(_is_own_letter(one) for one in examples)


def _is_own_letter(example: _Example) -> bool:
    label = label_in(example.answer)
    asked = example.text.rpartition("\n")[0]
    return bool(label) and any(label in [o.label for o in run] for run in listings(asked))


def _has_line(text: str, start: str) -> bool:
    return text.startswith(start) or f"\n{start}" in text


def answers_first(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on samples, two or more, that begin with the cue with which the question ends,
    and have its first one behind it."""
    samples = subject.samples
    names = samples.names
    if len(names) < _FEWEST or samples.worked:
        return
    turned = [part for part in samples.parts if _is_turned(part, names)]
    if len(turned) >= _FEWEST:
        yield hint_on_template(
            subject,
            say("a worked example has its answer before its question: {answer}",
                answer=shorten(f"{turned[0].fields[0].written} {turned[0].fields[0].content}", 40)),
            say("Give its parts in the question's order, the answer last."),
            turned[0].fields[0].content,
        )  # fmt: skip


def _is_turned(part: Sample, names: Sequence[str]) -> bool:
    first = part.fields[0]
    is_answered = 0 < len(first.content) <= _LONGEST
    return first.name == names[-1] and is_answered and names[0] in part.names[1:]
