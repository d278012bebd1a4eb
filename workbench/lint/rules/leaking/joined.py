"""What gives a doc's answer away as a file joins it to what is asked: a text of the row that ends
or begins with it, a context that has the right option in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.rules.leaking.given import Told, are_most, are_too_few, gold_of
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.messages import say
from workbench.types import Rendered

_AROUND = 8
_FEWEST_WORDS = 4
_FEWEST_SIGNS = 8
_BY_CHANCE = 0.1
_ENDS = " \t\n.。)）>-"
_SIGNED = exactly(r"(?:#|//|--|=>|->|→|[|｜\t~§\n]|[:：=(（])\s*$")
_PARTED = exactly(r"\s*(?:#|//|--|=>|->|<-|←|[|｜\t~§\n])")
_SEGMENT = compiled(
    r"[_|｜#—–(（\[【-][ ]?(?P<said>[^_|｜#—–()（）\[\]【】\n-]{2,30})[)）\]】]?\s*\Z"
)
"""What stands behind a mark at a text's end: a section, as a page's title has it."""

_MOST_LABELS = 12
_MORE_SIGNS = 4
_CUTS = exactly(r"\.rpartition\(|\.rsplit\(|\[-\d\]|\[-\d:\]|\[:-\d\]|\$['\"]")
_LAST = compiled(
    r"\b(?:last|final|ends?|ending|closing|letzte\w*|ende|dernier|dernière|fin|última|último|final\w*"
    r"|ultima|ultimo|последн\w*)\b|最后|最後|末尾|结尾|마지막",
    re.IGNORECASE,
)
"""Then the last word itself may be asked for."""

_SENTENCE = exactly(r"[.!?。！？…\"”」]\s*$")


def by_end_of_field(subject: Subject) -> Told:
    """Return the docs with a text of the row that ends with the answer behind a mark, such as a
    comment's, or with a whole sentence that is the answer; or that begins with it."""
    labels = _labels_of(subject)
    for name in sorted(subject.fields):
        if is_of_answers(name):
            continue
        found: list[tuple[Rendered, str]] = []
        for place, item in enumerate(subject.rendered):
            if are_too_few(subject, len(found), place):
                break
            if end := _joined(item, name) or _section(item, name, labels):
                found.append((item, end))
        told = [
            (item, say("the row's {name} ends with the answer: {end}",
                       name=name, end=shorten(end, 40)))
            for item, end in found
        ]  # fmt: skip
        if are_most(subject, told):
            return told
    return ()


def _joined(item: Rendered, name: str) -> str:
    """Return the place of a row's text where its answer is joined to it, "" if it is nowhere."""
    value, gold = item.doc.data.get(name), gold_of(item)
    if not isinstance(value, str) or not gold or value.strip() not in item.example.input:
        return ""
    end, bare = value.rstrip(_ENDS), gold.rstrip(_ENDS)
    if not bare or len(end) == len(bare):
        return ""
    before = end[: -len(bare)]
    if before.rstrip().endswith(("(", "（")) and sum(map(_is_shown(item), item.doc.data)) == 1:
        return ""  # the only text may be what is asked about, brackets and all
    if end.endswith(bare) and (
        _SIGNED.search(before) or (_is_long(bare) and _SENTENCE.search(before))
    ):
        return end[-len(bare) - _AROUND :]
    if value.startswith(bare) and _PARTED.match(value[len(bare) :].lstrip(_ENDS[3:])):
        return value[: len(bare) + _AROUND]
    return ""


def _is_shown(item: Rendered) -> Callable[[str], bool]:
    """Return what says of a field whether the input shows its text."""

    def is_shown(name: str) -> bool:
        value = item.doc.data[name]
        is_text = isinstance(value, str) and value.strip() != "" and value != gold_of(item)
        return is_text and value.strip() in item.example.input

    return is_shown


def _labels_of(subject: Subject) -> Collection[str]:
    """Return the golds of all docs where they are a few labels, else nothing."""
    labels = {gold_of(item) for item in subject.rendered}
    are_labels = 2 * len(labels) <= len(subject.rendered)
    return labels if are_labels and 2 <= len(labels) <= _MOST_LABELS else ()


def _section(item: Rendered, name: str, labels: Collection[str]) -> str:
    """Return the end of a row's text that has its label with a word beside it, and no other label:
    `Late goal wins it | sports news`; "" if it has none."""
    value, gold = item.doc.data.get(name), gold_of(item)
    if not labels or len(gold) < 2 or not isinstance(value, str):
        return ""
    match = _SEGMENT.search(value)
    said = match["said"].strip() if match else ""
    beside = said.casefold().replace(gold.casefold(), "", 1).strip()
    is_short = len(beside.split()) < 2 and (beside.isascii() or len(beside) <= _MORE_SIGNS)
    if len(beside) == len(said) or not is_short or value.strip() not in item.example.input:
        return ""
    others = (label.casefold() for label in labels if label != gold and label not in gold)
    return "" if any(label in beside for label in others) else said


def _is_long(text: str) -> bool:
    return len(text.split()) >= _FEWEST_WORDS or (
        not text.isascii() and len(text) >= _FEWEST_SIGNS and " " not in text
    )


def by_whole_text(subject: Subject) -> Told:
    """Return the docs with a text of the row, shown whole, from whose end the code cuts its answer:
    the part before it was meant to be shown."""
    template = f"{subject.code.template}\n{subject.settings.description}"
    if not _CUTS.search(subject.code.text) or (
        _LAST.search(template) and not subject.code.unread_parts
    ):
        return ()
    for name in sorted(subject.code.fields_of_input & subject.fields):
        told = [
            (item, say("the row's {name} ends with the answer: {end}",
                       name=name, end=shorten(value[-len(gold_of(item)) - _AROUND :], 40)))
            for item in subject.rendered
            if isinstance(value := item.doc.data.get(name), str) and _is_cut_off(item, value)
        ]  # fmt: skip
        if not is_of_answers(name) and are_most(subject, told):
            return told
    return ()


def _is_cut_off(item: Rendered, value: str) -> bool:
    """Say whether a text that is shown whole ends with a doc's answer, which is no field of the
    row's own."""
    gold, bare = gold_of(item).rstrip(_ENDS), value.rstrip(_ENDS)
    before = bare[: len(bare) - len(gold)]
    is_end = bool(gold) and bare.endswith(gold) and len(before) > len(gold)
    is_word = not (before[-1:].isalnum() and before[-1:].isascii())
    is_own = any(one == gold for one in item.doc.data.values())
    return is_end and is_word and not is_own and bare in item.example.input


def by_whole_option(subject: Subject) -> Told:
    """Return the docs whose input has the right option outside its list, word for word, where these
    are sentences; and hardly a wrong one."""
    found: list[Rendered] = []
    wrong = seen = 0
    for item in subject.rendered:
        truth = subject.truths[item.doc.id]
        golds = truth.golds or tuple(item.choices[place].strip() for place in item.gold)
        options = truth.options if truth.golds else tuple(map(str.strip, item.choices))
        if len(golds) != 1 or not all(map(_is_long, options)):
            return ()
        text = _around_list(subject, item)
        others = [option for option in options if option != golds[0]]
        seen += len(others)
        wrong += sum(option.rstrip(_ENDS) in text for option in others)
        if golds[0].rstrip(_ENDS) in text:
            found.append(item)
    told = [
        (item, say("the input has the text with its answer: {text}", text=shorten(gold, 50)))
        for item in found
        for gold in (gold_of(item),)
    ]
    return told if seen and wrong <= _BY_CHANCE * seen and are_most(subject, told) else ()


def _around_list(subject: Subject, item: Rendered) -> str:
    options = subject.list_of(item).options
    text = item.example.input
    return text[: options[0].start] + "\0" + text[options[-1].end :] if options else text
