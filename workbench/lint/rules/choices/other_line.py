"""Answers that the code makes from another line of the legend than the row's field names: the field
says `Rent`, the answer is `E`, and the legend has it at `A`; or the field says `2`, and the answer
is `3`, in all docs. The rule `answer/gold-differs` says so, in hints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from workbench.lint.finding import Hit
from workbench.lint.legends import BRACKETS, Legend, legend_of
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_VALUES = 2


def of_another_line(subject: Subject) -> Iterator[Hit]:
    """Yield hints on the docs whose answer heads another line than the one that their field names,
    where each value of the field has one answer, and each answer one value."""
    legend = legend_of(subject)
    if legend is None:
        return
    golds = {item.doc.id: subject.right_of(item).strip(f" {BRACKETS}") for item in subject.rendered}
    for name in sorted(subject.fields & subject.code.fields_of_output):
        values = {item.doc.id: item.doc.data.get(name) for item in subject.rendered}
        if not all(isinstance(v, str | int) and not isinstance(v, bool) for v in values.values()):
            continue
        texts = {doc: str(value).strip() for doc, value in values.items()}
        answers = {text: golds[doc] for doc, text in texts.items()}
        is_table = all(answers[text] == golds[doc] for doc, text in texts.items())
        if not is_table or len({*answers.values()}) < len(answers) or len(answers) < _FEWEST_VALUES:
            continue
        named = _named(legend, answers)
        wrong = {
            text: head
            for text, head in named.items()
            if head.casefold() != answers[text].casefold()
        }
        is_other = len(named) == len(answers) and len(wrong) >= _FEWEST_VALUES
        if is_other and not _is_shown(subject, texts):
            yield from _hits(subject, name, texts, golds, wrong)
            return


def _is_shown(subject: Subject, texts: Mapping[int, str]) -> bool:
    """Say whether what is asked has the value of a field behind one of its cues."""
    item = subject.rendered[0]
    asked = subject.blocks_of(item)[-1]
    return any(texts[item.doc.id] in cue.content for cue in asked.cues)


def _named(legend: Legend, values: Mapping[str, str]) -> Mapping[str, str]:
    """Return the head of the line that each value names: it is the head, or what is said of it
    begins with it; none where two name one line."""
    found: dict[str, str] = {}
    for value in values:
        own = value.casefold()
        heads = [line.head for line in legend.lines if line.head.casefold() == own]
        heads = heads or [line.head for line in legend.lines if _begins(line.said.casefold(), own)]
        if len(heads) == 1:
            found[value] = heads[0]
    return found if len({*found.values()}) == len(found) else {}


def _begins(said: str, value: str) -> bool:
    bare = said.lstrip(' *_`"“「『(（')
    return value != "" and bare.startswith(value) and not bare[len(value) :][:1].isalnum()


def _hits(
    subject: Subject,
    name: str,
    texts: Mapping[int, str],
    golds: Mapping[int, str],
    wrong: Mapping[str, str],
) -> Iterator[Hit]:
    for doc, text in texts.items():
        if text in wrong:
            yield Hit(
                say("the row says {own}, which the legend has at {head}, and processed_output is"
                    " {gold}", own=f"{name}: {text}", head=wrong[text], gold=golds[doc]),
                say("Answer with the line of the legend that the row names."),
                doc,
                subject.code.line_of_output,
                about=f"other line {name}",
                severity="hint",
            )  # fmt: skip
