"""A few answers of two letters where all others have one, and no word says that there may be
several. The rule `answer/other-form` says so, as a hint."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.prompts.listing import label_in

_FEWEST = 2
_FEWEST_DOCS = 6
_MOST_OF = 0.4
_SEVERAL = exactly(
    r"(?P<first>[A-Ja-j甲乙丙丁①-⑩])(?:[,，、/ ]{0,2}(?P<next>[A-Ja-j甲乙丙丁①-⑩]))+"
)
_MAY_BE = compiled(
    r"\b(?:several|multiple|one or more|more than one|all (?:that|the|correct)|letters|options are"
    r"|answers are|any number|which of the following are)\b|多个|多個|所有|全部|一个或|多选"
    r"|不定项|若干|至少|哪些|哪几"
    r"|几项|各项中|复选|すべて|複数",
    re.IGNORECASE,
)


def two_letters(subject: Subject) -> Iterator[Hit]:
    """Yield the few docs whose answer is two of their options' letters or more, where the others
    have one, and neither template nor row says that there may be several."""
    items = subject.rendered
    if subject.method != "gen" or len(items) < _FEWEST_DOCS or _MAY_BE.search(subject.told):
        return
    found = []
    single = 0
    for item in items:
        gold = golds_of(item.example)[0].strip()
        labels = {option.label for option in subject.list_of(item).options}
        if len(label_in(gold)) == 1:
            single += 1
        elif _SEVERAL.fullmatch(gold) and {s for s in gold if s.isalnum()} <= labels:
            found.append((item, gold))
        else:
            return
    if not _FEWEST <= len(found) <= _MOST_OF * (single + len(found)):
        return
    for item, gold in found:
        if not _MAY_BE.search(item.example.input):
            yield Hit(
                say("the answer is several letters, those of most docs are one, and nothing says "
                    "that there may be several: {gold}", gold=gold),
                say("Say so in the prompt, or leave such rows out."),
                item.doc.id,
                subject.code.line_of_output,
                about="letters",
                severity="hint",
            )  # fmt: skip
