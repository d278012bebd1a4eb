"""Numbers or letters that a prompt wants in the place of labels, `answer 1 for spam and 0 for ham`,
where the answers are the labels themselves."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from workbench.io.han import compiled, exactly
from workbench.lint.subject import Subject
from workbench.prompts.listing import label_in

_MOST_LABELS = 8
_LOOKED_AT = 50
_BEFORE = 60
_BEHIND = 240

SAY = (
    r"(?:answer|reply|respond|output|print|return|say|write|give|state|put|use|(?:be)?antwort\w*"
    r"|répon\w*|respond\w*|rispond\w*|ответ\w*|отвеча\w*|напиши\w*|odpowiedz\w*|odpowiadaj\w*"
    r"|svara|geef|jawab\w*|tulis\w*|أجب|أجيبوا|اكتب|escrev\w+|escrib\w+|écri\w+|schreib\w*)"
)
WEAK = (
    r"(?:only|just|simply|either|exactly|with|as|by|using|mit|par|con|com|nur|solo|a|the|word"
    r"|apenas|somente|soltanto|seulement|только|либо|tylko|med|endast|bara|met|alleen|dengan|hanya)"
)
_CODE = exactly(r"(?<![0-9A-Za-z.])(?:\d|[A-Z])(?![0-9A-Za-z]|\.\d|['’])")
_ASKED = compiled(
    rf"\b(?!use|put){SAY}\b(?:\s(?:it|this|them))?(?:\s{WEAK})*\s[\"'“‘„«(]?(?P<code>\d|[A-Z])"
    r"(?![\w.)）、:：])"
    r"|(?:回答|输出|填写?|写(?:上|下|出)?|答|标(?:注|记)?为|记(?:作|为)|用|回复|给出|入力|出力|選択?|答え)(?:数字|字母)?"
    r"\s?[“\"'「『‘]?(?P<han>\d|[A-Z])(?![0-9A-Za-z.)）、:：])"
    r"|(?P<late>\d|[A-Z])[”\"'」』’]?\s?(?:と答え|と回答|と出力|を出力|と書|を書|(?:으로|로|을|를|이라고|라고)\s?(?:답|출력|쓰|적))",
    re.IGNORECASE,
)
"""What says that a code is the answer; a code beside a label, `spam (1)`, may only explain it."""


def codes_asked(subject: Subject, golds: Counter[str], texts: Sequence[str]) -> str:
    """Return the words of all `texts` that give each label its own code to answer with, "" where
    there are none, or answers have such codes."""
    is_closed = 2 <= len(golds) <= _MOST_LABELS and golds.total() >= 2 * len(golds)
    if not is_closed or any(label_in(gold) for gold in golds):
        return ""
    text = texts[0]
    for match in _ASKED.finditer(text):
        words = _pairs_at(text, match, list(golds))
        if words and all(words in other for other in texts):
            outputs = (item.example.output for item in subject.some(_LOOKED_AT))
            return "" if any(map(_CODE.search, (*golds, *outputs))) else words
    return ""


def _pairs_at(text: str, asked: re.Match[str], labels: Sequence[str]) -> str:
    """Return the words from a demand on in which labels and codes stand by turns, each once, the
    label before its code or behind it; "" where they do not."""
    code = next(place for name in ("code", "han", "late") if (place := asked.start(name)) >= 0)
    events = sorted(_events(text, max(0, asked.start() - _BEFORE), asked.end() + _BEHIND, labels))
    first = next((i for i, (place, _, _) in enumerate(events) if place >= code), len(events))
    count = 2 * len(labels)
    found: list[str] = []
    for start in (first, first - 1, first + 1 - count):  # the verb may come last
        some = events[max(start, 0) : start + count]
        is_whole = start >= 0 and len({said for *_, said in some}) == count
        kinds = [said in labels for *_, said in some]
        if is_whole and all(a is not b for a, b in pairwise(kinds)):
            found.append(text[min(some[0][0], asked.start()) : max(some[-1][1], asked.end())])
    return min((one.strip() for one in found if "\n\n" not in one), key=len, default="")


def _events(
    text: str, start: int, end: int, labels: Sequence[str]
) -> Iterator[tuple[int, int, str]]:
    """Yield where a part of a text has codes and labels, with these."""
    for match in _CODE.finditer(text, start, end):
        yield match.start(), match.end(), match[0]
    for label in labels:
        own = re.escape(label)
        bounds = (r"(?<![A-Za-z])", r"(?![A-Za-z])") if label.isascii() else ("", "")
        pattern = re.compile(own.join(bounds), re.IGNORECASE)
        yield from ((*match.span(), label) for match in pattern.finditer(text, start, end))
