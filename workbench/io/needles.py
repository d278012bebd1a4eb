"""What a text must have for a regular expression to fit somewhere in it.

Most phrases that are looked for are in no prompt at hand. To say so takes a few substrings, and to
compile what would find them some milliseconds each (half of a command's time, for all of them).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

_NOT_ASCII = ""
"""Stands for any character beyond ASCII."""

_TEXT = r"[^][(){}\\?*+.^$]+"
_TOKENS = re.compile(
    rf"""(?P<words>\((?:\?(?:P<\w+>|:))?(?P<choice>{_TEXT})\))
    |(?P<text>{_TEXT})
    |(?P<set>\[\^?\]?(?:\\.|[^\]\\])*\])
    |(?P<open>\((?:\?(?:P<\w+>|[:=!]|<[=!]))?)
    |(?P<close>\))
    |(?P<times>(?:[?*+]|\{{\d*,?\d*\}})[?+]?)
    |(?P<escape>\\(?:x..|u.{{4}}|U.{{8}}|\d{{1,3}}|.))
    |(?P<free>[.^$])""",
    re.DOTALL | re.VERBOSE,
)
"""`words` are a group of texts alone, as most are."""

_LITERAL_ESCAPE = re.compile(r"\\[^\w]", re.DOTALL)
_MAY_LACK = re.compile(r"[?*]|\{(?:0|,|\})")
_AROUND = ("(?=", "(?!", "(?<=", "(?<!")
_RANGE = re.compile(r"(?<!\\)(.)-(?=.)", re.DOTALL)
_BY_NUMBER = re.compile(r"\\(?:u([0-9a-f]{4})|U([0-9a-f]{8}))", re.IGNORECASE)
_TURKISH = "İı"
_FIRST_EASTERN = "\u2e80"
"""From here on no character is another case of one in ASCII, as `K` for kelvin is."""

_AnyOf: TypeAlias = frozenset[str]
_AllOf: TypeAlias = tuple[_AnyOf, ...]
Needs: TypeAlias = tuple[_AllOf, ...]
"""Alternatives; each is met by a text that has one of each of its sets. None at all: no text."""


@dataclass(slots=True)
class _Branch:
    """An alternative as far as it was read: what it needs, and the characters that were last."""

    needs: list[_AnyOf]
    run: str = ""

    def end_run(self) -> None:
        """Add the characters that were last to what is needed."""
        if self.run:
            self.needs.append(frozenset({self.run}))
            self.run = ""


class _Unreadable(Exception):
    """An expression has what is not known here."""


def needs_of(pattern: str) -> Needs | None:
    """Return what a text must have for an expression (which is not a verbose one) to fit, in its
    case; None where that cannot be told."""
    try:
        branches, end = _read(list(_tokens(pattern)), 0)
    except _Unreadable:
        return None
    if end is not None or not all(branches):
        return None
    return branches


def meets(needs: Sequence[Sequence[Collection[str]]], text: str) -> bool:
    """Say whether a text has what an expression needs."""
    for alternative in needs:
        for needles in alternative:
            for needle in needles:
                if needle in text and (needle or not text.isascii()):
                    break
            else:
                break
        else:
            return True
    return False


def needs_of_ascii(needs: Sequence[Sequence[Collection[str]]]) -> Needs:
    """Return what a text in ASCII must have."""
    told = (
        tuple(frozenset(n for n in each if n and n.isascii()) for each in alternative)
        for alternative in needs
    )
    return tuple(alternative for alternative in told if all(alternative))


def folded(text: str) -> str:
    """Return a text in one case, in which all is equal that `re` takes for cases of one letter."""
    if text.isascii():
        return text.lower()
    for letter in _TURKISH:
        text = text.replace(letter, "i")
    return text.casefold()


def folded_needs(needs: Needs) -> Needs:
    """Return what a folded text must have."""
    return tuple(
        tuple(frozenset(map(folded, each)) for each in alternative) for alternative in needs
    )


def _tokens(pattern: str) -> Iterator[tuple[str, str]]:
    place = 0
    for match in _TOKENS.finditer(pattern):
        if match.start() != place:
            raise _Unreadable
        place = match.end()
        kind = str(match.lastgroup)
        yield kind, match["choice" if kind == "words" else kind]
    if place != len(pattern):
        raise _Unreadable


def _read(tokens: Sequence[tuple[str, str]], place: int) -> tuple[Needs, int | None]:
    """Return the alternatives from a place on, and the place behind the bracket that ends them,
    None where the tokens end."""
    branches = [_Branch([])]
    while place < len(tokens):
        kind, text = tokens[place]
        place += 1
        is_repeated = place < len(tokens) and tokens[place][0] == "times"
        may_lack = is_repeated and _is_left_out(tokens[place])
        if kind == "close":
            return _ended(branches), place
        if kind == "text":
            first, *others = (text[:-1] if may_lack else text).split("|")
            branches[-1].run += first
            branches += (_Branch([], other) for other in others)
        elif kind == "escape" and _LITERAL_ESCAPE.fullmatch(text):
            branches[-1].run += "" if may_lack else text[1]
        else:
            branch = branches[-1]
            branch.end_run()
            found: _AllOf = ()
            if kind == "words":
                found = _one_of_words(text.split("|"))
            elif kind == "open":
                inner, end = _read(tokens, place)
                if end is None or (text == "(" and tokens[place][1].startswith("?")):
                    raise _Unreadable  # of the latter: flags, a comment, a condition
                found, place = () if text in _AROUND else _one_of(inner), end
                may_lack = place < len(tokens) and _is_left_out(tokens[place])
            elif kind == "set" and _is_eastern(text):
                found = (frozenset({_NOT_ASCII}),)
            branch.needs += () if may_lack else found
        if is_repeated:
            branches[-1].end_run()
    return _ended(branches), None


def _ended(branches: Sequence[_Branch]) -> Needs:
    for branch in branches:
        branch.end_run()
    return tuple(tuple(branch.needs) for branch in branches)


def _one_of(branches: Needs) -> _AllOf:
    """Return what a group needs: all that its only alternative does, or one thing of each."""
    if len(branches) == 1:
        return branches[0]
    if not all(branches):
        return ()
    return (frozenset().union(*(max(branch, key=_weight) for branch in branches)),)


def _one_of_words(words: Sequence[str]) -> _AllOf:
    return (frozenset(words),) if all(words) else ()


def _weight(needles: _AnyOf) -> int:
    """How much a set says: what is long is rare."""
    return min(map(len, needles))


def _is_eastern(chars: str) -> bool:
    """Say whether a set has no character before those of China, Japan and Korea."""
    told = _BY_NUMBER.sub(lambda match: chr(int(match[1] or match[2], 16)), chars[1:-1])
    return min(_RANGE.sub(r"\1", told)) >= _FIRST_EASTERN  # a negated one has its sign, in ASCII


def _is_left_out(token: tuple[str, str]) -> bool:
    """Say whether a token lets what is before it be left out."""
    return token[0] == "times" and _MAY_LACK.match(token[1]) is not None
