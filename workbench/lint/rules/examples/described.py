"""Worked examples in a description over shots of the data: with other cues than the shots have, or
with labels that no doc has. The rules `few-shot/other-cues` and `few-shot/other-labels` say so.
And a description in the other kind of Chinese characters than all that follows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from workbench.errors import shorten
from workbench.io.han import compiled, exactly, simplified
from workbench.io.scripts import scripts_of
from workbench.lint.finding import Hit
from workbench.lint.rules.signs.cue_scripts import about_scripts
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.prompts.listing import label_in

_FEWEST_DOCS = 4
_FEWEST_SIGNS = 4
_MOST_LABELS = 12
_LONGEST = 40
_SEEN_DOCS = 10
_PARTED = exactly(r"\n[ \t]*\n")
_CUE = compiled(r"^[ \t>*#-]*(?P<cue>[^\W\d_][^:：\n]{0,24}?)[ \t*]*[:：]\**", re.MULTILINE)
_PLACE = compiled(r"[<\[{【…_]|\.\.\.|\bX\b|[甲某]\Z")
"""What stands for an answer where only the form is shown."""

_Example: TypeAlias = tuple[tuple[str, ...], str, str]
"""The cues of an example, what it asks, and its answer."""


def described_examples(description: str) -> list[_Example]:
    """Return the paragraphs of a description that are a question and a short answer behind cues."""
    found: list[_Example] = []
    for part in _PARTED.split(description) if ":" in description or "：" in description else ():
        matches = [*_CUE.finditer(part)]
        if len(matches) < 2:
            continue
        asked = part[matches[0].end() : matches[-1].start()].strip()
        answer = part[matches[-1].end() :].strip()
        is_answer = 0 < len(answer) <= _LONGEST and "\n" not in answer
        if is_answer and len(asked) >= _FEWEST_SIGNS and not _PLACE.search(answer + asked):
            found.append((tuple(_plain(match["cue"]) for match in matches), asked, answer))
    return found


def _plain(cue: str) -> str:
    return simplified(" ".join(cue.casefold().split()))


def _examples_over_shots(subject: Subject) -> list[_Example]:
    is_shown = subject.settings.num_fewshot > 0 and len(subject.rendered) >= _FEWEST_DOCS
    return described_examples(subject.settings.description) if is_shown else []


def described_cues(subject: Subject) -> Iterator[Hit]:
    """Yield that two examples of the description, or more, close with a cue that the template has
    nowhere, where docs close with one of their own."""
    examples = _examples_over_shots(subject)
    if len(examples) < 2 or len({cues for cues, _, _ in examples}) != 1:
        return
    theirs = examples[0][0]
    lasts: set[str] = set()
    for item in subject.some(_SEEN_DOCS):
        own = [_plain(match["cue"]) for match in _CUE.finditer(item.example.input)]
        if not own or theirs[-1] in own:
            return
        lasts.add(own[-1])
    if len(lasts) == 1:
        yield Hit(
            say("the description's examples have the cue {theirs!r}, shots and question {own!r}",
                theirs=theirs[-1], own=lasts.pop()),
            say("Write the description's examples as the shots are written."),
            about="described",
        )  # fmt: skip


def described_labels(subject: Subject) -> Iterator[Hit]:
    """Yield that an example of the description answers with what no doc has for a label, where docs
    have few; or with a letter of another series than the options."""
    examples = _examples_over_shots(subject)
    if not examples:
        return
    golds = {
        gold.strip().casefold()
        for item in subject.rendered
        for gold in (*golds_of(item.example), item.example.output)
    } - {""}
    if not 2 <= len(golds) <= _MOST_LABELS or 2 * len(golds) > 2 * len(subject.rendered):
        return
    are_letters = all(_is_letter(gold) for gold in golds)
    if not are_letters and len(subject.rendered) < 2.5 * len(golds):
        return
    for _, _, answer in examples:
        bare = answer.strip("\"'“”「」()（）[].。 *").casefold()
        if any(gold in bare for gold in golds) and not are_letters:
            continue
        if are_letters and (not _is_letter(bare) or _series(bare) in set(map(_series, golds))):
            continue
        if not are_letters and not _may_be_label(bare, golds):
            continue
        yield Hit(
            say("an example of the description answers {label}; the docs have {known}",
                label=shorten(answer, 30), known=", ".join(sorted(golds)[:4])),
            say("Let the description's examples answer with the docs' own labels."),
            about="described",
        )  # fmt: skip
        return


def _is_letter(text: str) -> bool:
    return len(text) == 1 and (label_in(text) != "" or text.isalnum())


def _series(letter: str) -> str:
    return (
        "plain"
        if letter.isascii() and letter.isalpha()
        else "number"
        if letter.isdigit()
        else "stem"
    )


def _may_be_label(bare: str, golds: Sequence[str] | set[str]) -> bool:
    """Say whether a text is as short as labels are."""
    return len(bare) <= 2 * max(map(len, golds)) and len(bare.split()) <= 1 + max(
        len(gold.split()) for gold in golds
    )


def described_in_other_script(subject: Subject) -> Iterator[Hit]:
    """Yield that a description is in simplified characters alone, and template and rows are in
    traditional ones alone, or the other way round."""
    description = subject.settings.description
    if description.isascii() or len(subject.rendered) < _FEWEST_DOCS:
        return
    theirs = scripts_of(description)
    if len(theirs) != 1 or about_scripts(subject):
        return
    own = scripts_of("".join(item.example.input for item in subject.some(_SEEN_DOCS)))
    if len(own) == 1 and own != theirs:
        yield Hit(
            say("the description is in other Chinese characters than what follows it: {text}",
                text=shorten(description.strip(), 40)),
            say("Write all of the prompt in simplified characters, or all in traditional ones."),
            about="description",
        )  # fmt: skip
