"""What a prompt writes of its labels otherwise than the lines of its legend do: a list with others
in the place of several, or with one more that nothing explains; and a legend that writes them in
another case than the answers. The rule `answer/other-names` says so, in hints."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.legends import Legend, legend_of
from workbench.lint.rules.instructions.labels import PARTS
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text
from workbench.messages import Message, say

_FEWEST = 3
_FEWEST_IN_CASE = 2
_LONGEST = 24
_ASIDE = exactly(r"[^\n:：.。;；()（）\[\]【】\"“”]+")
_QUOTES = " \t.\"'“”„«»‘’「」『』《》`*_"
_LOOKS = (
    exactly(r"[A-Z]"),
    exactly(r"[a-z]"),
    exactly(r"\d{1,2}"),
    exactly("[㐀-鿿]"),
    exactly(r"[A-Z]{2,}(?:[_ -][A-Z]+)*"),
    exactly(r"[A-Z]{1,3}-?\d{1,3}"),
)
"""What labels look like that no other words in a list do."""

_WORDS = (exactly(r"[^\W\d_]+(?:[-_][^\W\d_]+)*"), exactly("[㐀-鿿ぁ-ヿ]{2,6}"))
_FIRST_WORD = exactly(r"[^\W_]+")
_LAST_WORD = exactly(r"[^\W_]+\Z")
_AND_SO_ON = compiled(
    r"\b(?:etc|e\.g|for example|such as|like|not|never|no|without|nor|nicht|kein\w*|ohne|z\.\s?B"
    r"|pas|sans|ni|sin|non|senza|не|без)\b|等|例如|比如|不|勿|别",
    re.IGNORECASE,
)
_OF_CASE = compiled(
    r"\b(?:(?:lower|upper)[ -]?case|capitals?|capital letters?|(?:un)?capitali[sz]ed?|all caps"
    r"|small letters?|(?:klein|groß)(?:buchstaben|geschrieben|schreib\w+)?|minuscules?|majuscules?"
    r"|min[uú]scul\w+|mai[uú]scul\w+|may[uú]scul\w+|wielki\w+|małymi|строчн\w+|прописн\w+|заглавн\w+)\b"
    r"|[大小]写|[大小]文字",
    re.IGNORECASE,
)
"""What speaks of the case of letters."""


def beside_lines(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at a list of labels that is not that of the legend, or at their case in it."""
    legend = legend_of(subject)
    if legend is None:
        return
    found = _other_list(legend, legend.labels) or _other_case(legend, legend.labels)
    if found:
        words, message = found
        yield on_own_text(
            subject, message, say("Name the labels as the answers are written."), words,
            f"beside lines {words}",
        )  # fmt: skip


def _other_list(legend: Legend, labels: Collection[str]) -> tuple[str, Message] | None:
    """Return a list that has one label more than the legend, or others in its labels' place."""
    if len(labels) < _FEWEST:
        return None
    look = _look_of(labels)
    for match in _ASIDE.finditer(legend.rest):
        parts = _parts(match[0], labels)
        others = [part for part in parts if part not in labels]
        if not others or len({*parts}) < len(parts) or _AND_SO_ON.search(match[0]):
            continue
        known = len(parts) - len(others)
        is_longer = known == len(labels) and len(others) == 1
        is_other = len(parts) == len(labels) and len(others) > 1
        if not (is_longer or (is_other and (look or known) and _is_of_answers(legend, match))):
            continue
        if not all(_may_be(other, look, labels) for other in others):
            continue
        if is_longer and _is_explained(others[0], legend, match):
            continue
        return match[0].strip(), say(
            "the prompt lists {others}, and its legend explains {heads}",
            others=shorten(", ".join(parts), 50), heads=shorten(", ".join(legend.heads), 50),
        )  # fmt: skip
    return None


def _look_of(labels: Collection[str]) -> AnyPattern | None:
    return next((look for look in _LOOKS if all(map(look.fullmatch, labels))), None)


def _parts(aside: str, labels: Collection[str]) -> Sequence[str]:
    """Return what a part of a sentence lists; words stand before the first, or behind the last."""
    parts = [part.strip(_QUOTES) for part in PARTS.split(aside.strip())]
    parts = [part for part in parts if part]
    if len(parts) < _FEWEST or len(parts) > len(labels) + 1:
        return ()
    first, last = parts[0], parts[-1]
    if first not in labels:
        ends = [label for label in labels if _ends_with(first, label)]
        word = _LAST_WORD.search(first)
        if all(len(label) == 1 for label in labels) and not first.isascii():
            parts[0] = first[-1:]
        else:
            parts[0] = max(ends, key=len) if ends else word[0] if word else first
    if last not in labels:
        begins = [label for label in labels if _ends_with(last[::-1], label[::-1])]
        word = _FIRST_WORD.match(last)
        parts[-1] = max(begins, key=len) if begins else word[0] if word else last
    return parts


def _ends_with(text: str, label: str) -> bool:
    before = text[: -len(label)][-1:]
    return text.endswith(label) and not (before.isascii() and before.isalnum())


def _may_be(other: str, look: AnyPattern | None, labels: Collection[str]) -> bool:
    """Say whether a word of a list may be a label: it looks as they do, or is one word of their
    script."""
    if look is not None:
        return look.fullmatch(other) is not None
    if not 0 < len(other) <= _LONGEST or any(
        label.casefold() == other.casefold() for label in labels
    ):
        return False
    kind = next((one for one in _WORDS if one.fullmatch(other)), None)
    return kind is not None and any(map(kind.fullmatch, labels))


def _is_of_answers(legend: Legend, match: re.Match[str]) -> bool:
    """Say whether a list ends its sentence, or stands in brackets or behind a colon: it says which
    labels there are."""
    before, behind = legend.rest[: match.start()][-1:], legend.rest[match.end() :][:1]
    return before in (":", "：", "(", "（") or behind in ("", ".", "。", "\n", ")", "）")


def _is_explained(other: str, legend: Legend, match: re.Match[str]) -> bool:
    """Say whether something else speaks of a name: another line of the legend, or a sentence."""
    if any(other.casefold() == head.casefold() for head in legend.others):
        return True
    around = legend.rest[: match.start()] + "\n" + legend.rest[match.end() :]
    behind = legend.rest[match.end() :][:1]
    edge = r"(?<![^\W_]){}(?![^\W_])" if other.isascii() else "{}"
    is_told = re.search(edge.format(re.escape(other)), around, re.IGNORECASE) is not None
    has_gloss = behind in ("(", "（") or re.search(
        rf"{re.escape(other)}[\"”」'`*]*\s*(?:\w+\s)?(?:if|when|for|where|wenn|falls|si|se|если|表示|代表|若|如)",
        match[0],
    )
    return is_told or bool(has_gloss)


def _other_case(legend: Legend, labels: Collection[str]) -> tuple[str, Message] | None:
    """Return a head that the answers have in another case, where nothing speaks of case and no list
    has the labels as they are."""
    others = [head for head in legend.heads if head not in labels]
    if not others or len(labels) < _FEWEST_IN_CASE or _OF_CASE.search(legend.rest):
        return None
    is_mixed = len(others) < len(legend.heads)
    is_begun = not is_mixed and all(head[:1].isupper() and head[1:].islower() for head in others)
    if is_begun or any(all(label in line for label in labels) for line in legend.rest.split("\n")):
        return None  # what begins a line may have a capital
    return others[0], say(
        "the legend writes {heads}, and the answers are {labels}",
        heads=shorten(", ".join(others), 50), labels=shorten(", ".join(sorted(labels)), 50),
    )  # fmt: skip
