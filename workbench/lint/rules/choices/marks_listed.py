"""Options' texts for answers where the prompt lists the marks to choose from: `請選出正確的選項
（甲、乙、丙）`. The rule `answer/letter-asked` says so."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_SEEN_DOCS = 100
_ONE = r"(?:[甲乙丙丁戊己庚辛]|[①-⑩]|[A-Ja-j]|[Ａ-Ｊ]|[ivxIVX]{1,4}|\d|[一二三四五六七八])"
_LISTED = compiled(
    rf"[(（\[「“\"]?(?P<marks>{_ONE}(?:\s?(?:[、,，/或]|or|und|ou|o)\s?(?:or\s)?{_ONE}){{1,7}})[)）\]」”\"]?"
)
_MARK = compiled(_ONE)
_ASKED = compiled(
    r"选|選|回答|作答|答案|填|用|写"
    r"|\b(?:choose|select|pick|answer|respond|reply|give|write|one of|with)\b"
    r"|wähle|antworte|choisis|réponds|elige|responde",
)


def marks_are_listed(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is the text of an option, where the template asks to choose by
    listing the very marks that options have, and nearly all answers are texts."""
    items = subject.some(_SEEN_DOCS)
    if subject.method != "gen" or len(items) < _FEWEST_DOCS:
        return
    told = subject.told
    listed = [
        (match["marks"], _MARK.findall(match["marks"]))
        for match in _LISTED.finditer(told)
        if _ASKED.search(told[max(0, match.start() - 24) : match.start()])
    ]
    if not listed:
        return
    found = []
    for item in items:
        options = subject.list_of(item).options
        labels = [option.label for option in options]
        words = next((w for w, marks in listed if len(marks) > 1 and marks == labels), "")
        texts = {option.text.strip().casefold() for option in options}
        gold = golds_of(item.example)[0].strip()
        if words and gold.casefold() in texts and gold not in labels:
            output = item.example.output.strip()
            if not any(output.startswith((label, f"({label}", f"（{label}")) for label in labels):
                found.append((item, words))
    if len(found) < max(_FEWEST_DOCS, _NEARLY_ALL * len(items)):
        return
    for item, words in found:
        yield Hit(
            say("the prompt asks for one of {marks}, and the answer is an option's text: {gold}",
                marks=words, gold=golds_of(item.example)[0].strip()),
            say("Answer with the option's mark, or ask for its text."),
            item.doc.id,
            subject.code.line_with(words) or subject.code.line_of_output,
            about="listed",
        )  # fmt: skip


def is_told_beside(gold: str, labels: Collection[str], text: str) -> bool:
    """Say whether a sentence that has labels of a legend has a gold with words behind it, too:
    `with 1 for loss, with 3 to close an account`."""
    pattern = re.compile(rf"(?<![\w.]){re.escape(gold)}\s(?!(?:or|and)\b)[^\W\d_]+\s[^\W\d_]")
    return any(
        pattern.search(sentence)
        and any(re.search(rf"(?<![\w.]){re.escape(label)}(?![\w.])", sentence) for label in labels)
        for sentence in re.split(r"[.\n]", text)
    )
