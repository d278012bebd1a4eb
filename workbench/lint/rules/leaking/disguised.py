"""Answers that stand in the input in another form beside what is asked about: turned round, without
their marks, in another order of words, spelled out, in a cipher. The rule `answer/leaked` says so.

They count where nearly all docs have the form of their own answer and not that of the next one's,
and where the prompt does not speak of such forms: then to undo them is the task.
"""

from __future__ import annotations

import base64
import codecs
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.leaves import leaves_of
from workbench.lint.most import in_most
from workbench.lint.rules.leaking.given import GROUPED, Told
from workbench.lint.rules.leaking.partly import bare_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_SHORTEST = 3
_SHORTEST_HAN = 2
_FEWEST_WORDS = 3
_SHORTEST_BARE = 6
_SHORTEST_BARE_HAN = 3
_BESIDE = 2
_LONGEST = 400
_PARTING = (";", "；", "|", "｜", "->", "→", "\t", "\n")
"""What parts of a text are set apart with."""

OF_FORMS = compiled(
    r"\b(?:revers\w*|backwards?|right to left|gaps?"
    r"|mirror\w*|upside|anagrams?|(?:un)?scrambl\w*|shuffl\w*|jumbl\w*"
    r"|cipher\w*|cypher|caesar|rot-?13|encod\w*|decod\w*|encrypt\w*|decrypt\w*|base-?64|hex\w*"
    r"|spell\w*|letters?|palindrom\w*|re-?arrang\w*|re-?order\w*|order(?:ed)? the words|sort\w*"
    r"|restor\w*|punctuat\w*|capitali[sz]\w*"
    r"|capitals?|(?:upper|lower)-?case|caps|other order"
    r"|truecas\w*|cas(?:e|ing)|correct\w*|fix\w*|edit\w*"
    r"|normali[sz]\w*|proofread\w*|detokeni[sz]\w*|format\w*|unspaced|spaces?|copy|repeat|quote"
    r"|post-?edit\w*|improve\w*|polish\w*|polished|grammar|grammatical\w*|accents?|diacritics)\b"
    r"|倒[过過着著序]|反[过過]?[来來转轉着著]|逆序|颠倒|顛倒|密码|密碼|解[码碼密]|[编編][码碼]|加密|打乱|打亂|重排|排列"
    r"|排序|连词成句|連詞成句|标点|標點|还原|還原|恢复|恢復|大写|大寫|小写|小寫|拼写|拼寫|字母|改[写寫正错錯]|修改|润色"
    r"|潤色|纠错|糾錯|校[对對正]|语病|語病|抄|复述|複述|格式",
    re.IGNORECASE,
)
"""What asks for another form of a text: its letters, marks, spaces or case."""


def _turned(gold: str) -> str:
    return gold[::-1] if gold != gold[::-1] else ""


def _spaced(gold: str) -> str:
    return " ".join(gold) if gold.isalpha() and gold.isascii() else ""


def _dashed(gold: str) -> str:
    return "-".join(gold) if gold.isalpha() and gold.isascii() else ""


def _words_turned(gold: str) -> str:
    words = gold.split()
    turned = " ".join(reversed(words))
    return turned if len(words) >= _FEWEST_WORDS and turned != gold else ""


def _in_rot13(gold: str) -> str:
    return codecs.encode(gold, "rot13") if gold.isascii() and any(map(str.isalpha, gold)) else ""


def _in_base64(gold: str) -> str:
    return base64.b64encode(gold.encode()).decode().rstrip("=")


def _in_hex(gold: str) -> str:
    return gold.encode().hex()


_FORMS: tuple[Callable[[str], str], ...] = (
    _turned,
    _words_turned,
    _spaced,
    _dashed,
    _in_rot13,
    _in_base64,
    _in_hex,
)


def by_disguise(subject: Subject) -> Told:
    """Return the docs whose input has their answer in another form."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return ()
    golds = {item.doc.id: golds_of(item.example)[0].strip() for item in items}
    # The answers that are there in plain may be found there, and a class has few names.
    if len(set(golds.values())) <= len(items) / 2 or OF_FORMS.search(
        f"{subject.told}\n{items[0].example.input}"
    ):
        return ()
    least = max(_FEWEST_DOCS, _MOST_OF * len(items))
    for form in _FORMS:
        told = _that_differ(form, golds, items)
        most = max(_FEWEST_DOCS, _MOST_OF * len(told))
        found = in_most(told, partial(_in_form, form, golds), most)
        if found and not _is_by_chance(form, golds, [item for item, _ in found]):
            return found
    for name in sorted(subject.fields):
        if not is_of_answers(name) and (
            found := in_most(items, partial(_but_for_marks, name, golds), least)
        ):
            return found
    return ()


def _that_differ(
    form: Callable[[str], str], golds: Mapping[int, str], items: Sequence[Rendered]
) -> Sequence[Rendered]:
    """Return the docs of which a form of the answer is no text of the row, where most are so: that
    of `ACGT`, turned round, may be its complement."""
    if form is not _turned:
        return items
    told = [
        item
        for item in items
        if (written := form(golds[item.doc.id])) and written not in item.doc.data.values()
    ]
    return told if 2 * len(told) > len(items) else items


def _is_long(gold: str) -> bool:
    return len(gold) >= (_SHORTEST if gold.isascii() else _SHORTEST_HAN) and len(gold) < _LONGEST


def _in_form(
    form: Callable[[str], str], golds: Mapping[int, str], item: Rendered
) -> Message | None:
    gold, text = golds[item.doc.id], item.example.input
    written = form(gold) if _is_long(gold) and not gold.isdigit() else ""
    if not written or gold in text or not _has(text, written):
        return None
    leaves = [leaf for value in item.doc.data.values() for leaf in leaves_of(value)]
    beside = [leaf.replace(written, " ") for leaf in leaves if leaf.strip() != gold]
    if not any(
        sum(map(str.isalnum, leaf)) >= _BESIDE and leaf.strip()[:_LONGEST].split()[0] in text
        for leaf in beside
        if leaf.strip()
    ):
        return None
    return say("the input has its own answer in another form: {written} for {gold}",
               written=shorten(written, 30), gold=shorten(gold, 30))  # fmt: skip


def _has(text: str, written: str) -> bool:
    """Say whether a text has a form as a word of its own."""
    if written not in text:
        return False
    before = r"(?<![A-Za-z0-9])" if written[0].isascii() and written[0].isalnum() else ""
    behind = r"(?![A-Za-z0-9])" if written[-1].isascii() and written[-1].isalnum() else ""
    return re.search(f"{before}{re.escape(written)}{behind}", text) is not None


def _is_by_chance(
    form: Callable[[str], str], golds: Mapping[int, str], items: list[Rendered]
) -> bool:
    """Say whether inputs have the forms of other answers, too."""
    others = [*items[1:], *items[:1]]
    said = sum(
        golds[a.doc.id] != golds[b.doc.id] and _has(a.example.input, form(golds[b.doc.id]) or "\0")
        for a, b in zip(items, others, strict=True)
    )
    return 4 * said > len(items)


def _but_for_marks(name: str, golds: Mapping[int, str], item: Rendered) -> Message | None:
    """Return what is said of a field that is shown beside another text and is the answer but for
    its marks, its case or the order of its words."""
    gold, value = golds[item.doc.id], item.doc.data.get(name)
    if not isinstance(value, str) or not value.strip() or value.strip() == gold:
        return None
    text, own = item.example.input, bare_of(value)
    least = _SHORTEST_BARE if own.isascii() else _SHORTEST_BARE_HAN
    if len(own) < least or value.strip() not in text or gold in text:
        return None
    if GROUPED.fullmatch(gold) and not GROUPED.fullmatch(value.strip()):
        return None  # how a number is written is what is asked for
    if any(sign in gold and sign not in value for sign in _PARTING):
        return None  # to part the text is what is asked for
    words = sorted(gold.casefold().split())
    is_shuffled = len(words) > _FEWEST_WORDS and sorted(value.casefold().split()) == words
    if own != bare_of(gold) and not is_shuffled:
        return None
    others = [
        leaf.strip()
        for key, other in item.doc.data.items()
        if key != name and not is_of_answers(str(key))
        for leaf in leaves_of(other)
    ]
    if any(value.strip() in other and other in text for other in others):
        return None  # it is to be found in that text
    if not any(
        other in text and sum(map(str.isalnum, other)) >= _BESIDE and bare_of(other) != own
        for other in others
    ):
        return None
    return say("the row's {name} is the answer but for its marks, its case or its order: {value}",
               name=name, value=shorten(value, 40))  # fmt: skip
