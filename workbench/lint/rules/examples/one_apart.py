"""One worked example that is unlike all others: its halves exchanged, in another language, or
broken off before its result; or a closing phrase that the prompt asks for, and no example has. The
rule `few-shot/worked-form` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from workbench.errors import shorten
from workbench.io.han import compiled, exactly, simplified
from workbench.lint.finding import Hit
from workbench.lint.rules.instructions.languages import is_about_tongues
from workbench.lint.subject import Subject
from workbench.lint.tongues import tongue_of
from workbench.messages import Message, say

_SEEN_DOCS = 20
_FEWEST_OTHERS = 2
_FEWEST_DOCS = 4
_MOST_LABELS = 12
_TIMES = 2
"""So many times as long is the half that is asked."""

_LONG = 12
_LONG_HAN = 5
_HAN = compiled("[\u3040-\u30ff\u3400-\u9fff]")
_RESULT_AT_END = exactly(r"[\d)}\]a-jA-J](?:[^\w\n]|\*){0,3}\Z|\d ?[^\W\d_]{1,12}[.!]?\Z")
_STEM = compiled(
    r"(?P<stem>(?:[^\W\d_]+ ){1,2}[^\W\d_]+:? |[\u4e00-\u9fff]{2,6}[:：]?\s?)"
    r"[(（\[$€£]?[-−]?\d[\d.,]*[^\w\n]{0,3}\Z"
)
_QUOTED = r"[\"“「『'‘`](?P<said>[^\"“”「」『』'‘’`\n]{2,40})[\"”」』'’`]"
_ENDS_WITH = compiled(
    rf"\b(?:end|finish|close|conclude)(?:ing|s)?\b[^.\n\"“]{{0,40}}?{_QUOTED}"
    rf"|(?:最后|结尾|末尾|结束时)[^。\n“「]{{0,12}}?{_QUOTED.replace('said', 'zh')}"
    rf"|{_QUOTED.replace('said', 'before')}[^。\n“「]{{0,12}}?(?:结尾|作结|收尾|结束)",
    re.IGNORECASE,
)
_PLACE = compiled(r"[<\[{(（【_…].*|\.\.\..*|\b[XNA]\b.*|[XN]\Z|[甲某].*", re.DOTALL)
"""What stands in a phrase for the result."""

_Pair: TypeAlias = tuple[str, str]


def one_apart(subject: Subject) -> Iterator[Hit]:
    """Yield the docs before which one worked example is unlike all others."""
    known: dict[tuple[_Pair, ...], Message | None] = {}
    for item in subject.some(_SEEN_DOCS) if len(subject.rendered) >= _FEWEST_DOCS else ():
        pairs: list[_Pair] = []
        *worked, _ = subject.blocks_of(item)
        for block in worked:
            asked = "\n".join(cue.content.strip() for cue in block.cues[:-1])
            pairs.append((asked or block.text.strip(), (block.answer or "").strip()))
        if not pairs:
            return  # the template's own are in all docs
        key = tuple(pairs)
        if key not in known:
            answers = [answer for _, answer in pairs]
            known[key] = (
                _exchanged(subject, pairs)
                or _in_tongue(subject, pairs)
                or _broken_off(answers)
                or _not_as_said(subject, answers)
            )
        if (what := known[key]) is not None:
            yield Hit(
                what,
                say("Write the worked example as the others, and as the docs' answers are."),
                item.doc.id,
                subject.code.line_of_input,
                about="apart",
            )


def _exchanged(subject: Subject, pairs: Sequence[_Pair]) -> Message | None:
    """Return what is said where one example asks what the others answer: a label, or the one half
    that is short, and answers at length."""
    outputs = Counter(item.example.output.strip().casefold() for item in subject.rendered)
    labels = set(outputs) if 2 * len(outputs) <= outputs.total() else set[str]()
    if len(labels) > _MOST_LABELS:
        labels = set()
    for place, (asked, answer) in enumerate(pairs):
        others = [*pairs[:place], *pairs[place + 1 :]]
        is_label = asked.casefold() in labels and answer.casefold() not in labels
        is_label &= not any(other.casefold() in labels for other, _ in others) or not others
        is_other_way = len(others) >= _FEWEST_OTHERS and all(
            len(a) > _TIMES * len(b) for a, b in (*others, (answer, asked))
        )
        if asked and answer and (is_label or (is_other_way and len(answer) > _LONG)):
            return say("a worked example asks what the others answer, and answers what they ask: "
                       "{asked}, {answer}", asked=shorten(asked, 30),
                       answer=shorten(answer, 40))  # fmt: skip
    return None


def _in_tongue(subject: Subject, pairs: Sequence[_Pair]) -> Message | None:
    """Return what is said of one example that is in another language than all others and all
    docs."""
    texts = ["\n".join(pair) for pair in pairs]
    if len(texts) <= _FEWEST_OTHERS or is_about_tongues(subject):
        return None
    # What no word tells, a sum say, is of no language; one of two scripts that is known is.
    tongues = [tongue_of(text) for text in texts]
    counts = Counter(tongues)
    known = Counter({tongue: count for tongue, count in counts.items() if tongue})
    usual, count = known.most_common(1)[0] if known else ("", 0)
    if count < _FEWEST_OTHERS or known.total() - count != 1:
        return None
    own = {
        tongue_of("\n".join(cue.content for cue in subject.blocks_of(item)[-1].cues))
        for item in subject.some(_SEEN_DOCS)
    }
    place = next(i for i, tongue in enumerate(tongues) if tongue not in (usual, ""))
    if own - {usual, ""} or usual not in own:
        return None
    if {usual, tongues[place]} == {"zh", "ja"} or len(texts[place]) < _LONG:
        return None
    return say("a worked example is in another language than the others: {text}",
               text=shorten(texts[place], 40))  # fmt: skip


def _broken_off(answers: Sequence[str]) -> Message | None:
    """Return what is said of one answer that ends before its result, with which all others close
    behind the same words."""
    matches = [_STEM.search(answer) for answer in answers]
    counts = Counter(match["stem"].strip().casefold() for match in matches if match)
    if len(answers) <= _FEWEST_OTHERS or not counts:
        return None
    stem, count = counts.most_common(1)[0]
    if count != len(answers) - 1:
        return None
    odd = next(
        answer
        for answer, match in zip(answers, matches, strict=True)
        if not match or match["stem"].strip().casefold() != stem
    )
    folded = odd.casefold().rstrip()
    is_begun = any(folded.endswith(stem[:size]) for size in range(2, len(stem) + 1))
    if _RESULT_AT_END.search(odd) or not is_begun:
        return None
    return say("a worked answer breaks off before its result: {text}", text=shorten(odd[-40:], 40))


def _not_as_said(subject: Subject, answers: Sequence[str]) -> Message | None:
    """Return what is said where the prompt asks for a phrase to close with, and all worked answers,
    which are long enough to have one, close with other words."""
    if len(answers) < _FEWEST_OTHERS:
        return None
    phrase = phrase_to_close_with(subject)
    if not phrase or not all(map(_is_long, answers)):
        return None
    if any(phrase in simplified(answer).casefold() for answer in answers):
        return None
    return say("the prompt asks to close with {phrase!r}, and the worked answers close otherwise: "
               "{text}", phrase=phrase, text=shorten(answers[0][-24:], 30))  # fmt: skip


def phrase_to_close_with(subject: Subject) -> str:
    """Return the words, in small letters and simplified, that an instruction asks answers to close
    with, up to where the result stands; "" where it asks for none or for several."""
    found: set[str] = set()
    for match in _ENDS_WITH.finditer(subject.told):
        said = next(text for text in match.groups() if text)
        bare = _PLACE.sub("", said).strip(" .。,，:：*\\$")
        if len(bare) > 1 and not bare.isdigit():
            found.add(simplified(bare).casefold())
    return found.pop() if len(found) == 1 else ""


def _is_long(text: str) -> bool:
    return len(text) >= _LONG or len(_HAN.findall(text)) >= _LONG_HAN
