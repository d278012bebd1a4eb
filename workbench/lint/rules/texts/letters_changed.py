"""Texts of the row of which code took letters or changed them on the way to the prompt: accents
that ASCII lacks, escapes for them, capitals that `capitalize()` makes small. The rule
`text/changed` says so."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.texts.changed import is_answered
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_SIGNS = 3
_FEWEST_DOCS = 3
_NEARLY_ALL = 0.8
_MOST_LEAVES = 30
_ABOUT = compiled(
    r"\b(?:accents?|diacritics?|ascii|unicode|encod\w*|escap\w*|normali[sz]\w*|capitali[sz]\w*"
    r"|(?:lower|upper|title) ?case|capital letters|in capitals|transliterat\w*)\b"
    r"|编码|編碼|重音|大写|大寫|小写|小寫",
    re.IGNORECASE,
)


_OF_CODECS = exactly(
    r"(?:ascii|utf-?8|latin-?1|cp\d+|iso-[\d-]+|big5|gbk|NFK?[CD]|ignore|replace)", re.I
)
"""What the code itself says of how a text is coded, and no prompt."""


_SENTENCE = exactly(r"[^\n.!?。！？]+")
_OF_ANSWERS = compiled(
    r"\b(?:answers?|labels?|reply|respond|output|code|one of|one word)\b"
    r"|答|输出|标签",
    re.IGNORECASE,
)
"""Words of a sentence that says how to answer, in capitals maybe, and not what texts are like."""


def _escaped(text: str) -> str:
    return text.encode("unicode_escape").decode("ascii")


def _without(text: str) -> str:
    return text.encode("ascii", "ignore").decode("ascii")


def _asked(text: str) -> str:
    return text.encode("ascii", "replace").decode("ascii")


def _entities(text: str) -> str:
    return text.encode("ascii", "xmlcharrefreplace").decode("ascii")


def _of_latin(text: str) -> str:
    return text.encode("latin-1", "ignore").decode("latin-1")


def _decomposed(text: str) -> str:
    return _without(unicodedata.normalize("NFKD", text))


def _misread(text: str) -> str:
    return text.encode("utf-8").decode("latin-1")


_LOSSES: Sequence[tuple[Callable[[str], str], Message]] = (
    (_without, say("without the letters that ASCII lacks")),
    (_asked, say("with question marks for letters")),
    (_entities, say("with codes for letters")),
    (_escaped, say("with codes for letters")),
    (_misread, say("with codes for letters")),
    (_of_latin, say("without the letters that Latin-1 lacks")),
    (_decomposed, say("without its accents")),
)
_CASES: Sequence[tuple[Callable[[str], str], Message]] = (
    (str.capitalize, say("in small letters but for its first")),
    (str.swapcase, say("with capitals for small letters, and the other way round")),
)


def speaks_of_letters(subject: Subject) -> bool:
    """Say whether a prompt speaks of accents, capitals or encodings, other than of how an answer
    is to be written."""
    pieces = (lit.text for lit in subject.code.literals if not _OF_CODECS.fullmatch(lit.text))
    spoken = (*pieces, subject.settings.description)
    return any(
        not _OF_ANSWERS.search(sentence)
        for text in spoken
        if _ABOUT.search(text)
        for sentence in _SENTENCE.findall(text)
        if _ABOUT.search(sentence)
    )


def letters_changed(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has a text of the row without some of its letters, or with others
    in their places; and where that is so of nearly all, in other capitals."""
    if subject.is_uniform:
        return
    read = subject.code.fields_of_input
    are_ascii = subject.words_of_rows.isascii()
    cased: dict[tuple[str, Message], list[Rendered]] = defaultdict(list)
    docs: dict[str, int] = defaultdict(int)
    for item in subject.rendered:
        text = item.example.input
        told: set[str] = set()
        for name, value in item.doc.data.items():
            is_list = isinstance(value, list)  # of options, none of which is answered so
            if name not in read or (is_of_answers(str(name)) and not is_list):
                continue
            for leaf in () if are_ascii else _shown_otherwise(value, text):
                if not leaf.isascii() and name not in told:
                    way = _way(_LOSSES, leaf, text)
                    if way is not None and (is_list or not is_answered(leaf, text, item)):
                        told.add(str(name))
                        yield _hit(subject, item, str(name), way, leaf)
            bare = value.strip() if isinstance(value, str) else ""
            if _has_capitals(bare[1:]) and len(bare.split()) > 1:
                docs[str(name)] += 1
                way = None if bare in text else _way(_CASES, bare, text)
                if way is not None and not is_answered(bare, text, item):
                    cased[str(name), way].append(item)
    for (name, way), items in cased.items():
        if len(items) >= max(_FEWEST_DOCS, _NEARLY_ALL * docs[name]):
            for item in items:
                yield _hit(subject, item, name, way, str(item.doc.data[name]))


def _has_capitals(text: str) -> bool:
    return text != text.lower() if text.isascii() else any(map(str.isupper, text))


def _shown_otherwise(value: object, text: str) -> Iterator[str]:
    """Yield the texts in a value that a text does not have as they are."""
    for place, leaf in enumerate(leaves_of(value)):
        if place >= _MOST_LEAVES:
            return
        bare = leaf.strip()
        if len(bare) > _FEWEST_SIGNS and bare not in text:
            yield bare


def _way(
    ways: Sequence[tuple[Callable[[str], str], Message]], leaf: str, text: str
) -> Message | None:
    """Return how a text stands in another one, None where it does not."""
    for make, way in ways:
        made = make(leaf).strip()
        is_other = made != leaf and len(made) > _FEWEST_SIGNS and 2 * len(made) > len(leaf)
        if is_other and re.search(rf"(?<!\w){re.escape(made)}(?!\w)", text):
            return way
    return None


def _hit(subject: Subject, item: Rendered, name: str, way: Message, leaf: str) -> Hit:
    return Hit(
        say("the row's {name} is in the prompt {way}: {text}",
            name=name, way=way, text=shorten(leaf, 30)),
        say("Show it as it is, or say in a comment why not."),
        item.doc.id,
        subject.code.line_with("ascii") or subject.code.line_of_field(name)
        or subject.code.line_of_input,
        about=f"letters {name}",
    )  # fmt: skip
