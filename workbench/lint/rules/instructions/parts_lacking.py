"""Parts that a prompt lists for its answers, `with vendor, total and currency`, of which these lack
one, or have them in another order. The rule `few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.keyed_answers import keyed_answers
from workbench.lint.rules.instructions.heard import Said
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 5
_MOST_DOCS = 200
_MOST_OF = 0.9
_BETWEEN = 40
_LONGEST = 24
_MOST_WORDS = 2
_LAST = exactly(
    r",?\s(?:and|und|et|y|e|i|и|ve|en|och|dan)\s(?:the\s)?|[和及与與と]|以及|、|(?<=[^,]),\s"
)
_WORD = exactly(r"[^\W_]+")
_STOPS = exactly(r"[.。!！?？\n]")


def part_lacking(subject: Subject) -> Iterator[Said]:
    """Yield a name that a prompt lists last behind all keys of the answers, which none of them
    has: `vendor, total and currency` of `{"vendor": …, "total": …}`."""
    made = keyed_answers(subject)
    keys = [*made[0]] if made else []
    if not keys:
        return
    for clause in _STOPS.split(own_text(subject)):
        places = [clause.find(key) for key in keys]
        if min(places) < 0 or sorted(places) != places or MASK in clause[places[0] :]:
            continue
        if any(
            b - a - len(key) > _BETWEEN for key, (a, b) in zip(keys, pairwise(places), strict=False)
        ):
            continue
        rest = clause[places[-1] + len(keys[-1]) :]
        joint = _LAST.match(rest)
        last = rest[joint.end() :].strip(" \"'`“”「」") if joint else ""
        is_name = 0 < len(last) <= _LONGEST and len(last.split()) <= _MOST_WORDS
        if is_name and exactly(r"[\w -]+\Z").match(last) and not any(map(str.isdigit, last)):
            yield clause[places[0] :], _lacks(last, keys)
            return


def _lacks(name: str, own: Sequence[str]) -> Message:
    return say("the prompt asks for {name!r} too, and the answers have {keys} alone",
               name=name, keys=", ".join(own))  # fmt: skip


def fields_otherwise(subject: Subject) -> Iterator[Hit]:
    """Yield hints on all docs where a sentence of the prompt names fields of the rows, of which the
    answers have the most, and neither they nor the input have another; or where the answers have
    them in another order than the sentence."""
    items = subject.some(_MOST_DOCS)
    if len(items) < _FEWEST_DOCS or subject.method == "ppl" or keyed_answers(subject):
        return
    names = {str(name): _spelt(str(name)) for name in items[0].doc.data}
    for sentence in _STOPS.split(own_text(subject)):
        if MASK in sentence:
            continue
        named = _named(sentence, names)
        message = _said_of(subject, items, named) if len(named) > 1 else None
        if message is not None:
            line = subject.code.line_with(sentence.strip()) or subject.code.line_of_input
            advice = say("Say what is shown and what is right, or nothing of it.")
            for item in items:
                yield Hit(message, advice, item.doc.id, line, about="parts", severity="hint")
            return


def _said_of(subject: Subject, items: Sequence[Rendered], named: Sequence[str]) -> Message | None:
    """Return what is said of the fields that a sentence names, in its order."""
    have = [name for name in named if _is_in_most(items, name)]
    if not have:
        return None
    lacking = [name for name in named if name not in have and _is_nowhere(subject, items, name)]
    if len(lacking) == 1 and len(have) == len(named) - 1:
        return _lacks(lacking[0], have)
    orders = {tuple(sorted(have, key=lambda name: _at(item, name))) for item in items}
    if len(have) == len(named) and len(orders) == 1 and orders != {tuple(have)}:
        return say("the prompt asks for {asked}, and the answers have {keys}, in this order",
                   asked=", ".join(have), keys=", ".join(orders.pop()))  # fmt: skip
    return None


def _named(sentence: str, names: Mapping[str, re.Pattern[str]]) -> Sequence[str]:
    """Return the fields whose names a sentence has once and close behind each other, in its
    order."""
    found: dict[str, int] = {}
    for name, spelt in names.items():
        places = [match.start() for match in spelt.finditer(sentence)]
        if len(places) == 1:
            found[name] = places[0]
    ordered = sorted(found, key=lambda name: found[name])
    gaps = [found[b] - found[a] - len(a) for a, b in pairwise(ordered)]
    return ordered if all(gap <= _BETWEEN for gap in gaps) else ()


def _spelt(name: str) -> re.Pattern[str]:
    """Return what finds a field's name in a sentence: `due_date` as `due date`, `due dates`."""
    words = r"[\s_-]".join(map(re.escape, _WORD.findall(name))) or r"(?!)"
    return re.compile(rf"(?<!\w){words.removesuffix('s')}s?(?!\w)", re.IGNORECASE)


def _text_of(item: Rendered, name: str) -> str:
    value = item.doc.data.get(name)
    is_plain = isinstance(value, str | int | float) and not isinstance(value, bool)
    return str(value).strip() if is_plain else ""


def _at(item: Rendered, name: str) -> int:
    """Return where an answer has its row's text of a field, -1 if it has not: `Bo` of `Bonn; Bo`
    is the latter."""
    text = _text_of(item, name)
    behind = r"(?!\w)" if text.isascii() else ""
    match = re.search(re.escape(text) + behind, item.example.output)
    return match.start() if match else -1


def _is_in_most(items: Sequence[Rendered], name: str) -> bool:
    """Say whether the answers of nearly all docs have their row's text of a field."""
    found = sum(bool(_text_of(item, name)) and _at(item, name) >= 0 for item in items)
    return found >= _MOST_OF * len(items)


def _is_nowhere(subject: Subject, items: Sequence[Rendered], name: str) -> bool:
    """Say whether a field has texts of its own, which the code neither shows nor asks for, nor do
    they fill lines of the inputs."""
    texts = [_text_of(item, name) for item in items]
    is_read = name in subject.code.fields_of_input or name in subject.code.fields_of_output
    if is_read or len({*texts}) < 2 or "" in texts:
        return False
    shown = sum(map(_fills_a_line, texts, (item.example.input for item in items)))
    return 2 * shown < len(items)


def _fills_a_line(text: str, shown: str) -> bool:
    return (
        re.search(rf"^(?:[^\n:：]*[:：]\s*)?{re.escape(text)}\s*$", shown, re.MULTILINE) is not None
    )
