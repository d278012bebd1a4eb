"""What tells a text that was joined where a list of texts was meant: `o, i, l` for `oil`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Example

_FEWEST = 4
_FEWEST_HAN = 3
_LONG = 12
_RUN = exactly(
    r"(?<![\w'’])[^\W\d_](?P<between>\W{1,3}| (?:or|and|oder|und|ou|et|o|y) |[或和及與与])[^\W\d_]"
    r"(?:(?P=between).){2,}"
)
"""Signs with one thing between them all, the first two of which are letters."""

_MAY_BE_RUN = exactly(
    r"[^\w'’][^\W\d_](?=[\W或和及與与])"
    r"(?P<between>\W{1,3}| (?:or|and|oder|und|ou|et|o|y) |[或和及與与])[^\W\d_]"
    r"(?P=between).(?P=between)."
)
"""The same with the sign before it, whatever stands before a text: found faster."""

_ARE_LETTERS = exactly(r" [a-z] (?:(?:or|and|oder|und|ou|et|o|y) )?[a-z] ")
"""The same of the words of a text in ASCII."""

_NUMERALS = frozenset("甲乙丙丁戊己庚辛〇零一二三四五六七八九十")
_HAN = exactly(r"[\u3400-\u9fff]+")
_APART = exactly(r"\W+")

_ITEM = exactly(r"^\W{0,2}\w\W{1,2}[ ]?(\S)[ ]*$", re.MULTILINE)
"""An option of one sign."""

_MAY_BE_ITEM = exactly(r"\n\W{0,2}\w\W{1,2}[ ]?\S[ ]*$", re.MULTILINE)
"""One that is not the first line: found faster."""

_SPELLS = ("-", "–", ".", "·")
"""What stands between letters where a word is spelled out."""

_OF_LETTERS = compiled(
    r"\b(?:unscrambl\w*|scrambled|anagrams?|letters|letter by letter|spell\w*|characters|jumbled"
    r"|vowels?|consonants?|(?:each|every|per) character|nucleotides?|amino acids?|DNA|RNA|digits"
    r"|bits|palindromes?)\b|字母|字符|打乱|拼写|逐字|[每各单單][个個]?字|一个字一个",
    re.IGNORECASE,
)
"""Where letters are the matter, they are parted on purpose."""


def joined_by_letters(subject: Subject) -> Iterator[Hit]:
    """Yield the texts in which something was gone through letter by letter."""
    told = subject.told
    are_meant = _OF_LETTERS.search(told) is not None
    literals = sorted({each.text for each in subject.code.literals if len(each.text) > 1}, key=len)
    for doc_id, data, example in subject.examples:
        for text in (example.input, example.output):
            may_be = not are_meant and _may_be_run(subject, text)
            own = _letters_in(text, data, literals[::-1], example) if may_be else ""
            shown = own or _as_options(text, data)
            if shown:
                yield Hit(
                    say("a text was joined letter by letter: {shown}", shown=shorten(shown, 40)),
                    say("Join a list of texts: the letters of one text were joined here."),
                    doc_id,
                    subject.code.line_of_input,
                    about="letters",
                )
                break


def _may_be_run(subject: Subject, text: str) -> bool:
    """Say whether two letters stand alone one behind the other: quickly told."""
    if text.isascii():
        return _ARE_LETTERS.search(subject.words(text)) is not None
    return _MAY_BE_RUN.search(f" {text}") is not None


def _letters_in(
    text: str, data: Mapping[str, Any], literals: Sequence[str], example: Example
) -> str:
    """Return the letters of a text of the row, or of texts of the source one after the other, with
    one thing between each and the next; "" where no such thing is in a text."""
    for match in _RUN.finditer(text):
        whole, step = match[0], len(match["between"]) + 1
        word = whole[::step].strip()
        is_series = word.isupper() or len(set(word)) < 3  # options, notes, bases, votes
        is_series |= match["between"] in _SPELLS or _NUMERALS.issuperset(word)
        fewest = _FEWEST_HAN if _HAN.fullmatch(word) else _FEWEST
        if is_series or len(word) < fewest or any(whole in each for each in literals):
            continue
        leaves = (*leaves_of(data), *_keys_of(data))
        if any(whole in leaf for leaf in leaves):
            continue
        # What stands behind a long one may go on in the same way: a newline and a cue.
        own = next((leaf for leaf in leaves if word[:_LONG] in leaf), "")
        if not own and match["between"] in word and set(_APART.split(word)) <= {"", *leaves}:
            own = word  # what was joined before is gone through once more
        is_labelled = any(len(gold.split()) == len(own) for gold in golds_of(example))
        between = match["between"]
        pieces = {piece for piece in _APART.split(word) if piece}
        is_list_again = between in word and len(pieces) > 1 and pieces <= {*literals}
        if (own and not is_labelled) or _is_made_of(word, literals) or is_list_again:
            return whole
    return ""


def _as_options(text: str, data: Mapping[str, Any]) -> str:
    """Return the letters of texts of the row that a list of options has one by one."""
    if text.count("\n") < _FEWEST - 1 or not _MAY_BE_ITEM.search(text):
        return ""
    if not any(isinstance(value, list | Mapping) for value in data.values()):
        return ""
    texts = _ITEM.findall(text)
    letters = "".join(filter(str.isalnum, texts))
    if len(texts) < _FEWEST or letters.isupper():
        return ""
    words = ("".join(filter(str.isalnum, leaf)) for leaf in (*leaves_of(data), *_keys_of(data)))
    is_own = any(len(word) >= _FEWEST and letters.startswith(word) for word in words)
    return " ".join(texts) if is_own else ""


def _keys_of(data: Mapping[str, Any]) -> Iterator[str]:
    for value in data.values():
        if isinstance(value, Mapping):
            yield from map(str, value)


def _is_made_of(word: str, literals: Sequence[str]) -> bool:
    """Say whether a word is the beginning of texts of the source that follow each other, the
    longest first."""
    rest = word
    while rest:
        is_first = rest is word
        own = (p for p in literals if rest.startswith(p) or (not is_first and p.startswith(rest)))
        if not (part := next(own, "")):
            return False
        rest = rest[len(part) :]
    return True
