"""What other fields of a row have of its answer: the digits of a date in a stamp, its year, month
and day, the places at which it stands in the text, the sum that comes to it, the answer in other
characters. The rule `answer/leaked` says so.

A relation counts where it holds in nearly all docs that have another text, which is asked about.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.most import in_most
from workbench.lint.rules.examples.sums import value_of
from workbench.lint.rules.leaking.dated import date_in, digits_of
from workbench.lint.rules.leaking.given import GROUPED, Told, gold_of
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.lint.written_numbers import as_written
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_FEWEST_SIGNS = 4
_LONGEST_STAMP = 40
_LONGEST_SUMS = 80
_FEWEST_WORDS = 4
_FEWEST_HAN = 8
_STAMP = exactly(r"[\w./:+-]*\d[\w./:+ -]*")
_SUM = exactly(
    r"\s*(?:[A-Za-z?？]\s?=)?\s*(?P<left>[\d.,]+(?:\s*[-+*/×÷x−]\s*[\d.,]+)+)\s*(?:=\s*[A-Za-z?？_]?)?\s*"
)
_LAST_SUM = exactly(r"(?:\b[A-Za-z]\s?=)?[\s\d.,+\-*/×÷−()（）=?？xX]+\Z")
_SUMS = exactly(r"[;；,，。\n](?!\d{3}(?!\d))")
_MOST_LETTERS = 4
_SOLVED = compiled(
    r"\b(?:given|use|using|from|solve|evaluate|compute|calculate)\s(?:the|this|its)?\s?"
    r"(?:equation|expression|formula)|\bsteps are given|根据算式|按照?列式|計?计算算式|用算式",
    re.IGNORECASE,
)
_CUT_OUT = compiled(
    r"\b(?:substrings?|slic\w+|cut out|extract the (?:characters|text) (?:from|between))\b"
    r"|截取|子串|切片|第几个字",
    re.IGNORECASE,
)
_CONVERTED = compiled(
    r"\bconvert\w*|\btraditional\b.{0,40}\bsimplified\b|\bsimplified\b.{0,40}\btraditional\b"
    r"|\b(?:correct|fix|edit|restore|accents?|diacritics|capitali[sz]\w*|normali[sz]\w*|spell\w*)\b"
    r"|转换|简繁|繁简|转成|改写|校对|改正|纠错|润色|恢复|注音",
    re.IGNORECASE,
)
_PARTS = exactly(r"[/\\|#:>]|\s[–—-]\s")
_OF_PARTS = compiled(
    r"\b(?:paths?|urls?|links?|address\w*|domains?|files?|folders?|keys?|codes?|ids?)\b"
    r"|路径|网址|链接|地址|域名|文件|编号",
    re.IGNORECASE,
)
_ALIKE = 0.4


def by_relation(subject: Subject) -> Told:
    """Return the docs in which other fields of the row have parts of its answer."""
    if len(subject.rendered) < _FEWEST_DOCS:
        return ()
    for find in (_by_offsets, _by_date, _by_stamp, _by_sum, _in_other_letters, _by_part_of_path):
        found = find(subject)
        if found:
            return found
    return ()


def _least(subject: Subject) -> float:
    return max(_FEWEST_DOCS, _MOST_OF * len(subject.rendered))


def _are_most(subject: Subject, found: Sequence[tuple[Rendered, Message]]) -> bool:
    return len(found) >= _least(subject) and len({gold_of(item) for item, _ in found}) > 2


def is_prose(value: Any) -> bool:
    """Say whether a value is a text that something may be asked about."""
    if not isinstance(value, str):
        return False
    if value.isascii():
        return len(re.findall(r"[A-Za-z]+", value)) >= _FEWEST_WORDS
    return sum(map(str.isalpha, value)) >= _FEWEST_HAN


def has_prose(item: Rendered, *but: str) -> bool:
    """Say whether a doc shows a text of its row besides some fields and its answer."""
    gold = gold_of(item)
    return any(
        is_prose(leaf) and leaf.strip() != gold and leaf.strip() in item.example.input
        for name, value in item.doc.data.items()
        if name not in but and not is_of_answers(str(name))
        for leaf in leaves_of(value)
    )


def _stands_alone(value: str, name: str, item: Rendered) -> bool:
    """Say whether a value is shown besides the other texts of its row, which may have it, too."""
    shown = item.example.input
    for other, text in item.doc.data.items():
        if other != name and isinstance(text, str) and len(text) > len(value):
            shown = shown.replace(text.strip(), " ")
    return value in shown


def _numbers(subject: Subject) -> Sequence[str]:
    """Return the fields of whole numbers that the input reads and shows."""
    read, items = subject.code.fields_of_input, subject.rendered
    return [
        name
        for name in sorted(subject.fields & read)
        if all(
            isinstance(value := item.doc.data.get(name), int)
            and not isinstance(value, bool)
            and str(value) in item.example.input
            for item in items
        )
    ]


def _by_offsets(subject: Subject) -> Told:
    """Return the docs that show at which characters of their text the answer begins."""
    names = _numbers(subject)
    if not names or _CUT_OUT.search(subject.told):
        return ()
    items = subject.rendered
    for name in names:
        found = in_most(items, partial(_offset_of_it, name), _least(subject))
        # A text that begins with its answer says nothing.
        if _are_most(subject, found) and len({item.doc.data[name] for item, _ in found}) > 2:
            return found
    return ()


def _offset_of_it(name: str, item: Rendered) -> Message | None:
    gold, start = gold_of(item), item.doc.data[name]
    texts = (v for v in item.doc.data.values() if isinstance(v, str) and len(v) > len(gold))
    # The letter at a place of a word is asked for, and is no span.
    is_start = len(gold) > 1 and any(
        text[max(at, 0) :].startswith(gold) and text in item.example.input
        for text in texts
        for at in ((start, start - 1) if start else (0,))
    )
    if not is_start:
        return None
    return say("the row's {name} says where the answer stands: {value}",
               name=name, value=str(start))  # fmt: skip


def _by_date(subject: Subject) -> Told:
    """Return the docs that show year, month and day of the date asked for, each as a field."""
    first = date_in(gold_of(subject.rendered[0]))
    names = _numbers(subject) if first else ()
    if len(names) < 2:
        return ()
    found = [
        (item, say("the row's {names} are parts of its answer: {values}",
                   names=", ".join(own), values=", ".join(str(item.doc.data[n]) for n in own)))
        for item in subject.rendered
        if (date := date_in(gold_of(item))) and has_prose(item)
        for own in ([n for n in names if item.doc.data[n] in date],)
        if len(own) >= 2 and {item.doc.data[n] for n in own} >= {date[1], date[2]}
    ]  # fmt: skip
    return found if _are_most(subject, found) else ()


def _by_stamp(subject: Subject) -> Told:
    """Return the docs with a stamp or a number beside their text that has the digits of the answer,
    which is more than digits."""
    items = subject.rendered
    if sum(bool(digits_of(gold_of(item))) for item in items) < _least(subject):
        return ()
    for name in sorted(subject.fields):
        found: list[tuple[Rendered, Message]] = []
        by_chance = 0
        for place, item in enumerate(items):
            value, gold = item.doc.data.get(name), gold_of(item)
            text = str(value) if isinstance(value, str | int) else ""
            is_stamp = len(text) <= _LONGEST_STAMP and _STAMP.fullmatch(text) and not is_prose(text)
            digits = re.sub(r"\D", "", text) if is_stamp and text in item.example.input else ""
            other = gold_of(items[place - 1])
            by_chance += other != gold and any(d in digits for d in digits_of(other))
            if text.strip() != gold and any(d in digits for d in digits_of(gold)):
                is_other = not gold.isdigit() and not GROUPED.fullmatch(gold)
                is_other = is_other and not _is_made_of_fields(item, gold, name)
                if is_other and has_prose(item, name) and _stands_alone(text, name, item):
                    found.append((item, say("the row's {name} tells the answer: {value}",
                                            name=name, value=shorten(text, 40))))  # fmt: skip
            elif len(found) + len(items) - place - 1 < _least(subject):
                break
        if _are_most(subject, found) and 4 * by_chance <= len(found):
            return found
    return ()


def _is_made_of_fields(item: Rendered, gold: str, name: str) -> bool:
    """Say whether an answer has other texts of its row in it, too: it is made of these."""
    others = (value for other, value in item.doc.data.items() if other != name)
    texts = (value.strip() for value in others if isinstance(value, str))
    return any(_FEWEST_SIGNS < len(text) < len(gold) and text in gold for text in texts)


def _sum_of(text: str) -> float | None:
    """Return what a field that is nothing but a sum comes to, or the last of several in a row."""
    text = _SUMS.split(text.strip(" .。;；"))[-1]
    match = _LAST_SUM.search(text)
    if match is None or sum(map(str.isalpha, text[: match.start()])) > _MOST_LETTERS:
        return None
    text = match[0]
    if match := _SUM.fullmatch(text):
        value = value_of(match["left"].rstrip(".,"))
        return None if value is None else float(value)
    return _with_brackets(text)


def _with_brackets(text: str) -> float | None:
    """Return what a sum with brackets comes to: the inner ones first."""
    text = text.translate(str.maketrans("（）", "()"))
    text = re.sub(r"\A\s*[xX]\s*=|=\s*[xX?？]?\s*\Z", "", text)
    for _ in range(8):
        inner = re.search(r"\(([^()]*)\)", text)
        if inner is None:
            break
        value = value_of(inner[1])
        if value is None or value < 0 or value != int(value):
            return None
        text = f"{text[: inner.start()]}{int(value)}{text[inner.end() :]}"
    match = _SUM.fullmatch(text)
    value = value_of(match["left"]) if match else None
    return None if value is None else float(value)


def _number_of(gold: str) -> float | None:
    return as_written(gold.strip(" $€£%."))


def _by_sum(subject: Subject) -> Told:
    """Return the docs with a problem in words and, beside it, the sum that comes to the answer."""
    items = subject.rendered
    if _number_of(gold_of(items[0])) is None or _SOLVED.search(subject.told):
        return ()
    for name in sorted(subject.fields):
        found = in_most(items, partial(_sum_for_it, name), _least(subject))
        if _are_most(subject, found):
            return found
    return ()


def _sum_for_it(name: str, item: Rendered) -> Message | None:
    value, gold = item.doc.data.get(name), _number_of(gold_of(item))
    if (
        isinstance(value, str)
        and len(value) <= _LONGEST_SUMS
        and gold is not None
        and value.strip() in item.example.input
        and (total := _sum_of(value)) is not None
        and abs(total - gold) < 0.01
        and has_prose(item, name)
        and not any(value.strip() in text for text in _others(item, name))
    ):
        return say("the row's {name} comes to the answer: {value}",
                   name=name, value=shorten(value, 40))  # fmt: skip
    return None


def _others(item: Rendered, *but: str) -> Iterator[str]:
    for name, value in item.doc.data.items():
        if name not in but and isinstance(value, str) and not is_of_answers(str(name)):
            yield value


_MARKS = {code: None for code in range(128) if not chr(code).isalnum()}


def bare_of(text: str) -> str:
    """Return a text's letters and digits without case, accents and forms."""
    if text.isascii():
        return text.lower().translate(_MARKS)
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if sign.isalnum())


def _in_other_letters(subject: Subject) -> Told:
    """Return the docs with a text beside what is asked about that is the answer in other letters:
    in the other Chinese script, another case, without its accents and marks."""
    if _CONVERTED.search(subject.told):
        return ()
    items = subject.rendered
    for name in sorted(subject.fields):
        found: list[Rendered] = []
        forms: dict[str, set[str]] = {}
        for place, item in enumerate(items):
            value, gold = item.doc.data.get(name), gold_of(item)
            if (
                isinstance(value, str)
                and is_long(gold)
                and value.strip() not in ("", gold)
                and value.strip() in item.example.input
                and gold not in item.example.input
                and not any(value.strip() in text for text in _others(item, name))
                and (bare_of(value) == bare_of(gold) or _are_forms(value.strip(), gold, forms))
                and has_prose(item, name)
            ):
                found.append(item)
            elif len(found) + len(items) - place - 1 < _least(subject):
                break
        told = [(item, say("the row's {name} is the answer in other letters: {value}",
                           name=name, value=shorten(item.doc.data[name], 40)))
                for item in found]  # fmt: skip
        # One character is written as another one, and always so.
        is_steady = sum(map(len, forms.values())) <= 1.1 * len(forms)
        if is_steady and _are_most(subject, told):
            return told
    return ()


def is_long(text: str) -> bool:
    """Say whether a text is long enough for no other one to be like it by chance."""
    return len(text.split()) > 2 or (not text.isascii() and len(text) > 3)


def _are_forms(one: str, other: str, forms: dict[str, set[str]]) -> bool:
    """Say whether two texts have the same number of signs, and are mostly the same; what differs
    are Chinese characters, and goes to `forms`."""
    if len(one) != len(other):
        return False
    pairs = [(a, b) for a, b in zip(one, other, strict=True) if a != b]
    if len(pairs) > (1 - _ALIKE) * len(one):
        return False
    if not all("㐀" <= a <= "鿿" and "㐀" <= b <= "鿿" for a, b in pairs):
        return False
    for a, b in pairs:
        forms.setdefault(b, set()).add(a)
    return bool(pairs)


def _by_part_of_path(subject: Subject) -> Told:
    """Return the docs with a short text beside others of which a part between marks is the answer,
    and each doc's another one: `Europe/Lisbon`."""
    items = subject.rendered
    if _OF_PARTS.search(subject.told):
        return ()
    for name in sorted(subject.fields):
        found = in_most(items, partial(_path_to_it, name), _least(subject))
        if _are_most(subject, found):
            return found
    return ()


def _path_to_it(name: str, item: Rendered) -> Message | None:
    value, gold = item.doc.data.get(name), gold_of(item)
    if isinstance(value, str) and len(gold) > 2 and _has_part(value, gold, item, name):
        return say("the row's {name} tells the answer: {value}",
                   name=name, value=shorten(value, 40))  # fmt: skip
    return None


def _has_part(value: str, gold: str, item: Rendered, name: str) -> bool:
    if is_prose(value) or "\n" in value or value not in item.example.input:
        return False
    parts = [part.strip().replace("_", " ").casefold() for part in _PARTS.split(value)]
    others = {text for text in _others(item, name) if text in item.example.input}
    return len(parts) > 1 and gold.casefold() in parts and bool(others)
