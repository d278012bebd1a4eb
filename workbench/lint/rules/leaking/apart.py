"""Rules on what sets the right option apart in its list: marks, remarks, capitals, its length."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from workbench.errors import shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.leaking.given import gold_of
from workbench.lint.rules.leaking.in_a_row import in_a_row
from workbench.lint.rules.leaking.same_wrong import by_same_wrong, by_shares
from workbench.lint.rules.leaking.shares import by_shares_in_options
from workbench.lint.subject import Subject
from workbench.lint.truth import Shown
from workbench.messages import say
from workbench.prompts.listing import Option
from workbench.types import Rendered

STANDS_OUT = 0.8
FEWEST = 3
LENGTHS = 0.9
FEWEST_LENGTHS = 8
_CAPITALS = 0.75
_FEWEST_REMARKED = 5
_LONGEST = 40
_BY_CHANCE = 0.05
_BY_LUCK = 0.0005
"""Of marks that no right option has by chance, such a share."""

_Row: TypeAlias = tuple[Rendered, str, Sequence[str]]
_CAPITAL = "\ue000"
"""Stands for a capital at the beginning, whichever it is."""


def stands_out(subject: Subject) -> Iterator[Hit]:
    """The right option is listed in another way than the others: with a mark, a word, other
    letters, or as the only one that is whole or has a figure, a comma, a bracket, be it by the
    template or in the rows."""
    found = list(_by_dress(subject)) or list(_by_dressed_wrong(subject))
    found = found or list(_by_sign_in_a_row(subject))
    found = found or [_apart(subject, item, text) for item, text in in_a_row(subject)]
    rows = [] if found else _told_apart(subject)
    found = found or list(_by_case(subject, rows))
    found = found or list(_by_remark(subject, rows)) or list(_by_trait(subject, rows))
    found = found or list(by_same_wrong(subject)) or list(by_shares(subject))
    yield from found or by_shares_in_options(subject)


def _by_dress(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose list has the right option in another way than all others."""
    marked: list[tuple[Rendered, str]] = []
    right_of_two: set[str] = set()
    wrong_of_two: set[str] = set()
    looked_at = 0
    for seen, item in enumerate(subject.rendered):
        left = len(subject.rendered) - seen
        if len(marked) + left < STANDS_OUT * (looked_at + left):
            return  # too few, and were it so of all that are left
        shown = subject.list_of(item)
        place = shown.place_of_gold
        if place is None or shown.known < 2:
            continue
        looked_at += 1
        dress = [
            _dress(item, o, p, shown) for o, p in zip(shown.options, shown.places, strict=True)
        ]
        others = {one for i, one in enumerate(dress) if i != place}
        if len(others) == 1 and dress[place] not in others:
            marked.append((item, shown.options[place].text))
            if len(dress) == 2:  # of two, each is unlike the other: the right ones must be alike
                right_of_two.add(dress[place])
                wrong_of_two |= others
    if right_of_two & wrong_of_two:
        return
    if len(marked) < FEWEST or len(marked) < STANDS_OUT * looked_at:
        return
    for item, text in marked:
        yield _apart(subject, item, text)


def _by_dressed_wrong(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose list has some options in a way in which no right one ever is: struck
    out, or with a remark."""
    rows: list[tuple[Rendered, str, list[str]]] = []
    right, alike, count = {"?"}, 0, len(subject.rendered)
    for item in subject.rendered:
        shown = subject.list_of(item)
        place = shown.place_of_gold
        if place is None or shown.known < FEWEST:
            continue
        pairs = zip(shown.options, shown.places, strict=True)
        dress = [_dress(item, option, at, shown) for option, at in pairs]
        rows.append((item, dress.pop(place), dress))
        right.add(rows[-1][1])
        alike += right.issuperset(dress)
        if count - alike < STANDS_OUT * count:
            return  # in too many docs no option stands in another way
    for one in sorted({one for _, _, others in rows for one in others} - right):
        docs = [(item, others.count(one) / (len(others) + 1)) for item, _, others in rows]
        docs = [(item, share) for item, share in docs if share]
        is_chance = math.prod(1 - share for _, share in docs) > _BY_LUCK
        if is_chance or len(docs) < STANDS_OUT * len(rows):
            continue
        for item, _ in docs:
            yield Hit(
                say("only wrong options stand in the list like this: {text}",
                    text=one.replace("|", "…")),
                say("Write all options in one way."),
                item.doc.id,
                subject.code.line_of_field("target_scores") or subject.code.line_of_input,
            )  # fmt: skip
        return


def _by_sign_in_a_row(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that list options in a row without marks, `red, *blue, green`, and have a sign
    beside the right one that stands beside hardly a wrong one."""
    rows: list[tuple[Rendered, Shown, int]] = []
    for item in subject.rendered:
        shown = subject.list_of(item)
        place = shown.place_of_gold
        if place is not None and shown.options[0].kind == "none":
            rows.append((item, shown, place))
    held: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for item, shown, place in rows:
        for at, option in enumerate(shown.options):
            (held if at == place else wrong).update(_beside(item.example.input, option))
    count = sum(len(shown.options) - 1 for _, shown, _ in rows)
    least = max(_FEWEST_REMARKED, STANDS_OUT * len(rows))
    for sign in sorted(sign for sign, often in held.items() if often >= least):
        found = [
            (item, shown.options[place].text, place)
            for item, shown, place in rows
            if sign in _beside(item.example.input, shown.options[place])
        ]
        # What closes a row stands beside its last option, right or wrong.
        if wrong[sign] <= _BY_CHANCE * count and len({place for *_, place in found}) > 1:
            for item, text, _ in found:
                yield _apart(subject, item, text)
            return


def _beside(text: str, option: Option) -> Sequence[str]:
    """Return the signs right before an option and behind it, each with its side."""
    before = text[max(0, option.start - 2) : option.start].rstrip()[-1:]
    behind = text[option.end : option.end + 2].lstrip()[:1]
    return [
        f"{side}{sign}"
        for side, sign in (("<", before), (">", behind))
        if sign and not sign.isalnum()
    ]


def _told_apart(subject: Subject) -> list[_Row]:
    """Return the docs whose right option is known, with it and the wrong ones; else those whose
    answer is what one of their records says by a name, with what the others say."""
    items = subject.rendered
    options = [(item, *parts) for item in items if (parts := subject.right_and_wrong(item))]
    if options or not items or not _among_records(items[0]):
        return options
    return [(item, *parts) for item in items if (parts := _among_records(item))]


def _among_records(item: Rendered) -> tuple[str, Sequence[str]] | None:
    """Return the answer of a doc and what stands beside it in a list of records that is shown, None
    where there is none."""
    gold = gold_of(item)
    lists = (value for value in item.doc.data.values() if isinstance(value, list))
    for records in lists:
        if len(records) < FEWEST or not all(isinstance(record, dict) for record in records):
            continue
        for name in records[0]:
            texts = [text for record in records if isinstance(text := record.get(name), str)]
            is_whole = len(texts) == len(records) and texts.count(gold) == 1
            if is_whole and all(text in item.example.input for text in texts):
                return gold, [text for text in texts if text != gold]
    return None


def _by_remark(subject: Subject, rows: Sequence[_Row]) -> Iterator[Hit]:
    """Yield the docs whose right option begins or ends as nearly all right ones do, and hardly a
    wrong one: with a mark, a remark, a capital."""
    if len(rows) < _FEWEST_REMARKED:
        return
    for at_end in (True, False):
        held = Counter(part for _, gold, _ in rows for part in _parts(gold, at_end=at_end))
        often = [part for part, count in held.items() if count >= STANDS_OUT * len(rows)]
        shared = max(often, key=len, default="")
        if not shared:
            continue
        wrong = [option for _, _, others in rows for option in others]
        others = sum(shared in _parts(option, at_end=at_end) for option in wrong)
        cores = {
            gold.removesuffix(shared) if at_end else gold.removeprefix(shared)
            for _, gold, _ in rows
        }
        if others <= _BY_CHANCE * len(wrong) and len(cores) >= FEWEST:
            for item, gold, _ in rows:
                if shared in _parts(gold, at_end=at_end):
                    yield _apart(subject, item, gold)
            return


def _by_case(subject: Subject, rows: Sequence[_Row]) -> Iterator[Hit]:
    """Yield the docs whose right option alone is in capitals, where it is so in nearly all docs
    that have letters; whatever the options say, and be they two."""
    cased = [(item, gold, others) for item, gold, others in rows if gold.upper() != gold.lower()]
    loud = [(item, gold) for item, gold, others in cased
            if _is_loud(gold) and not any(map(_is_loud, others))]  # fmt: skip
    least = max(_FEWEST_REMARKED, STANDS_OUT * len(cased))
    if len(loud) >= least and len({gold for _, gold in loud}) > 1:
        yield from (_apart(subject, item, gold) for item, gold in loud)


def _is_loud(text: str) -> bool:
    return text.isupper() and sum(map(str.isalpha, text)) > 1


def _begins_large(text: str) -> bool:
    return text[:1].isupper()


_TRAITS: tuple[Callable[[str], bool], ...] = (
    lambda text: any(map(str.isdigit, text)),
    lambda text: "," in text or "，" in text,
    lambda text: "(" in text or "（" in text,
    lambda text: any(sign in text for sign in "\"“”'‘’「」"),
    lambda text: text.isascii(),
    str.isupper,
    lambda text: " " in text.strip(),
    lambda text: text.rstrip()[-1:] in ".。!！",
    _begins_large,
)
"""What an option may have and others lack, whatever it says."""


def _by_trait(subject: Subject, rows: Sequence[_Row]) -> Iterator[Hit]:
    """Yield the docs whose right option alone has a figure, a comma, a bracket, a mark or a script,
    or alone has none, where it is so in nearly all docs."""
    if len(rows) < FEWEST_LENGTHS or len({gold for _, gold, _ in rows}) < FEWEST_LENGTHS // 2:
        return
    for trait in _TRAITS:
        for has in (True, False):
            found = _alone_with(rows, trait, has=has)
            for item, gold in found:
                yield _apart(subject, item, gold)
            if found:
                return


def _alone_with(
    rows: Sequence[_Row], trait: Callable[[str], bool], *, has: bool
) -> list[tuple[Rendered, str]]:
    """Return the docs whose right option alone has a trait, or alone lacks it, with that option;
    none where they are too few."""
    # A text's length may tell how often it has a comma; a capital is set by hand.
    least = (_CAPITALS if trait is _begins_large else LENGTHS) * len(rows)
    found: list[tuple[Rendered, str]] = []
    for seen, (item, gold, others) in enumerate(rows):
        if len(found) + len(rows) - seen < least:
            return []
        is_alone = len(others) > 1 and trait(gold) is has
        if is_alone and not any(trait(other) is has for other in others):
            found.append((item, gold))
    return found if len(found) >= least else []


@lru_cache(maxsize=4096)
def _parts(option: str, *, at_end: bool) -> frozenset[str]:
    """Return the beginnings of an option, or its ends, that are words or signs of their own."""
    size = min(len(option) - 1, _LONGEST)
    if at_end:
        found = [option[-n:] for n in range(1, size + 1) if not option[-n].isalnum()]
    else:
        found = [option[: n + 1] for n in range(size) if not option[n].isalnum()]
    found = [part for part in found if part.strip()]
    found += [_CAPITAL] if not at_end and option[:1].isupper() else []
    return frozenset(found)


def _apart(subject: Subject, item: Rendered, text: str) -> Hit:
    return Hit(
        say("only the right option stands in the list like this: {text}", text=shorten(text, 40)),
        say("Write all options in one way."),
        item.doc.id,
        subject.code.line_of_field("target_scores") or subject.code.line_of_input,
    )


def _dress(item: Rendered, option: Option, place: int | None, shown: Shown) -> str:
    """Return how an option stands in the list, without its own words and its letter, but with the
    mark that they end with."""
    text = item.example.input
    raw = text[option.start : option.end]
    in_lines = raw.endswith("\n") or text[option.end : option.end + 1] in ("", "\n")
    raw = raw.strip("\n")
    if place is None:
        return "?"
    own = shown.truth.options[place].strip()
    if not own:
        return "?"
    if own in raw:
        before, _, behind = raw.rpartition(own)
        mark = before.replace(option.label, "_", 1) if option.label else before
        end = "" if own[-1:].isalnum() else own[-1:]
        return f"{mark}|{end}{behind if in_lines else behind.rstrip(',;、，； ')}"
    folded = " ".join(raw.split()).casefold()
    return "other letters" if " ".join(own.split()).casefold() in folded else "cut"


def length_tells(subject: Subject) -> Iterator[Hit]:
    """The right option is the longest, or the shortest, of those in the prompt in nine docs of ten
    or more (eight docs or more, with options of their own)."""
    longest = shortest = count = 0
    texts: set[tuple[str, ...]] = set()
    for item in subject.rendered:
        shown = subject.list_of(item)
        place = shown.place_of_gold
        sizes = [len(option.text) for option in shown.options]
        if place is None and not shown.options and len(item.gold) == 1:
            # What is ranked need not be listed.
            place, sizes = item.gold[0], [len(choice.strip()) for choice in item.choices]
            others = [size for i, size in enumerate(sizes) if i != place]
            if not others or not _is_far(sizes[place], others):
                sizes = [0] * len(sizes)
        if place is None or len(sizes) < 2:
            continue
        count += 1
        texts.add(item.choices or shown.truth.options)
        rest = [size for i, size in enumerate(sizes) if i != place]
        longest += sizes[place] > max(rest)
        shortest += sizes[place] < min(rest)
    if count < FEWEST_LENGTHS or 2 * len(texts) < count:
        return
    for number, what in ((longest, say("longest")), (shortest, say("shortest"))):
        if number >= LENGTHS * count:
            yield Hit(
                say(
                    "the right option is the {what} in {k} of {n} docs",
                    what=what,
                    k=number,
                    n=count,
                ),
                say("Let wrong options be as long as right ones."),
                line=subject.code.line_of_field("target_scores") or subject.code.line_of_input,
            )


def _is_far(size: int, others: Sequence[int]) -> bool:
    """Say whether a size is half as large again as all others, or as much smaller."""
    return size >= 1.5 * max(others) or 1.5 * size <= min(others)


RULES = (
    Rule(
        "answer/stands-out",
        "error",
        stands_out,
        "The list itself says which option is right.",
    ),
    Rule(
        "answer/length-tells",
        "warning",
        length_tells,
        "A model that picks by length alone is right then, and no answer is asked for.",
    ),
)
