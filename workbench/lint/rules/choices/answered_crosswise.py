"""A prompt that sends each of two labels to the other one, `if it is polite, answer "plain"; if it
is plain, answer "polite"`. The rule `answer/legend` says so, in a hint."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from itertools import combinations

from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.messages import say

_FEWEST_DOCS = 4
_MOST_LABELS = 8
_LONGEST_BETWEEN = 28
_FEWEST_SIGNS = 2
_LONGEST_CASE = 40
_IF = r"(?:if|when|where|wenn|si|se|als|om|если|jeśli)"
_NOT = compiled(
    r"\b(?:not|no|never|nicht|kein\w*|pas|não|non|niet|не|nie|or|rather|than|but)\b|n['’]t\b",
    re.IGNORECASE,
)
_OPENING = "[\"'“”„‘’«»「『【《*`]{0,2}"
_CLOSING = "[\"'“”‘’«»」』】》*`]{0,2}"
_SENDS = compiled(
    r"(?:->|=>|→|⇒|＝|=)"
    r"|\b(?:answer|say|write|reply|respond|give|output|return|choose|label|mark|is called|means)\b"
    r"|\b(?:antwort|schreib|sag|gib|nenn|wähl|heißt|bedeutet|gilt als)\w*"
    r"|\b(?:répond|écri|dis|dites|donne|choisi|signifie)\w*"
    r"|\b(?:respond|contest|escrib|escrev|di|diga|da|elige|elija|escolh|signific|rispond|scriv|scegli)\w*"
    r"|\b(?:ответ|напиш|пиш|укаж|выбер|означает)\w*|\b(?:odpowied|napisz|wpisz|wybierz|oznacza)\w*"
    r"|\b(?:antwoord|schrijf|zeg|kies|betekent)\w*|\b(?:svara|skriv|välj|betyder)\b"
    r"|なら(?:ば)?|であれば|の場合は?|のときは?|だったら"
    r"|(?:则|就|时)?(?:[，,])?(?:请|应|要)?(?:答|回答|写|填|选|输出|标|记)(?:作|为|成)?|表示|即为|就是"
    r"|(?:이?면|일 때는?|인 경우(?:에는)?)",
    re.IGNORECASE,
)
"""What stands between a case and the label that it is to be answered with."""


def answered_crosswise(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on two labels of which each is to be answered where the other one is meant."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return
    labels = {right.strip() for right in subject.rights}
    if not 1 < len(labels) <= _MOST_LABELS or any(_is_short(label) for label in labels):
        return
    text = own_text(subject)
    named = [label for label in labels if re.search(re.escape(label), text, re.IGNORECASE)]
    for one, other in combinations(sorted(named), 2):
        first, second = _sent(text, one, other, labels), _sent(text, other, one, labels)
        if not first or not second:
            first, second = _answered_if(text, one, other), _answered_if(text, other, one)
        if first and second:
            yield on_own_text(
                subject,
                say("the prompt sends {one} to {other}, and {other} to {one}: {words!r}",
                    one=one, other=other, words=first),
                say("Write each label behind its own meaning."),
                first,
                "crosswise",
            )  # fmt: skip
            return


def _answered_if(text: str, one: str, other: str) -> str:
    """Return the words by which a text answers one label where what is asked about is the other,
    `answer no if the passage says yes`, "" where it does not."""
    match = re.search(
        rf"(?<!\w){re.escape(one)}[\"'”’]?\s{_IF}\s(?P<case>[^.;,\n]{{1,{_LONGEST_CASE}}}?)"
        rf"\s[\"'“‘]?{re.escape(other)}(?!\w)",
        text,
        re.IGNORECASE,
    )
    is_so = match is not None and one.casefold() not in match["case"].casefold()
    return match[0] if match and is_so and not _NOT.search(match["case"]) else ""


def _is_short(label: str) -> bool:
    return len(label) < _FEWEST_SIGNS or label.isdigit()


def _sent(text: str, one: str, other: str, labels: Collection[str]) -> str:
    """Return the words by which a text sends one label to another, "" where it does not."""
    before, behind = (r"(?<!\w)", r"(?![^\W_])") if one.isascii() else ("", "")
    goes_on = re.compile(
        rf"{_CLOSING}(?P<between>[^.。;；\n]{{1,{_LONGEST_BETWEEN}}}?)"
        rf"{_OPENING}{re.escape(other)}{behind}",
        re.IGNORECASE,
    )
    for start in re.finditer(before + re.escape(one), text, re.IGNORECASE):
        match = goes_on.match(text, start.end())
        between = match["between"] if match else ""
        is_other = any(label in between for label in labels) or any(map(str.isdigit, between))
        if match and _SENDS.search(between) and not is_other:
            return start[0] + match[0]
    return ""
