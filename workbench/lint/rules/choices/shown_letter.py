"""A letter or a number by which the instruction shows how to answer, `for example E`, and that no
list has. The rule `answer/letters` says so."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from workbench.io.han import compiled
from workbench.lint.most import in_most
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import places_of
from workbench.messages import Message, say
from workbench.prompts.listing import Option, kind_of, label_in, labels_in_words, listings
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_QUOTED = r"[\"'“‘「『`(（\[*]*"
_UNQUOTED = r"[\"'”’」』`)）\]*]*"
_EXAMPLE = compiled(
    r"(?:\b(?:for example|for instance|e\.\s?g\.|such as|like|example)|例如|比如|譬如|举例|示例|如)"
    rf"\s?[:：,，]?\s?(?:the answer is\s|answer:\s|答案[是为:：]?)?"
    rf"{_QUOTED}(?P<a>[A-Z]|\d|[甲乙丙丁戊己]){_UNQUOTED}(?=\s*(?:[.。,，;；)）!！\n\0]|\Z))"
    r"|[\"'“](?:answer|choice|option|label|答案|选项)[\"'”]\s?[:：]\s?"
    r"[\"'“]?(?P<b>[A-J]|\d)[\"'”]?\s?[,}]"
    r"|[\"“「'](?:So )?[Tt]he (?:correct |right |final )?answer is[:：]?\s?"
    r"[(（]?(?P<c>[A-J])[)）]?\.?[\"”」']"
    r"|[\"“「](?:正确)?答案[是为:：]\s?[(（]?(?P<d>[A-J])[)）]?[。.]?[\"”」]"
)


def shown_letter(subject: Subject) -> Message | None:
    """Return what is said of a prompt that answers, for example, with a label of none of its
    options."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or subject.method != "gen":
        return None
    match = _EXAMPLE.search(subject.told)
    label = next(filter(None, match.groups()), "") if match else ""
    if (
        match is None
        or not label
        or match[0].strip("\0\n ")
        not in (f"{subject.settings.description}\n{items[0].example.input}")
    ):
        return None
    least = max(_FEWEST_DOCS, _MOST_OF * len(items))
    found = in_most(items, partial(_lists_others, subject, label, match[0]), least)
    if not found:
        return None
    return say("the prompt says {words!r} and lists {seen}",
               words=match[0].strip(), seen=labels_in_words(found[0][1]))  # fmt: skip


def _lists_others(
    subject: Subject, label: str, words: str, item: Rendered
) -> Sequence[Option] | None:
    """Return a doc's options where they have labels of the same series, one of which is the answer,
    and the label is none of them, nor of another list, nor named elsewhere."""
    shown = subject.list_of(item)
    if len(shown.labels) < 2 or {kind_of(one) for one in shown.labels} != {kind_of(label)}:
        return None
    if label in shown.labels or label_in(golds_of(item.example)[0]) not in shown.labels:
        return None
    text = item.example.input
    if any(option.label == label for run in listings(text) for option in run):
        return None
    rest = text.replace(words.strip("\0\n "), " ")
    return None if any(True for _ in places_of(label, rest)) else shown.options
