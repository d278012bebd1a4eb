"""Chains of thought whose closing number their steps do not come to, told by the other rows': where
nearly all steps have their answer in them, or end with the sum that gives it. The rule
`answer/chain-differs` says so."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.choices.named_options import other_letter, other_than_steps
from workbench.lint.rules.examples.last_steps import is_left_to_readers
from workbench.lint.rules.examples.read_numbers import figure_of
from workbench.lint.rules.examples.sums import SUM, ends_with_sum, option_of_sum
from workbench.lint.subject import Imitation, Subject, golds_of, tail_of
from workbench.lint.truth import places_of
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_CHAINS = 6
_FEWEST_CLASH = 3
_FEWEST_BESIDE = 3
_FEW_OTHERS = 0.4
_HAVE = 0.75
"""Where so many chains have their answer in their steps, one that lacks it has another."""

_SUMMED = 0.8
_FEWEST_SIGNS = 10
_TAIL = 40
_LAST = 160
"""What closes a chain, and its last sum, stand in so many signs at its end."""

_ROUNDED = compiled(
    r"\bround|\brund|\bauf-?runden|arrond|redonde|arredond|取整|四舍五入|四捨五入|切り上げ|切り捨て|frac|sqrt"
    r"|进一|\d/\d+(?!\s*=)",
    re.IGNORECASE,
)
"""A rounded number, or a fraction, is another one than stands there."""

_WORDS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve"),
)
_NUMBER = exactly(r"(?<![\d.,])-?\d[\d,]*(?:\.\d+)?")
_RULES_OUT = compiled(
    r"\b(?:not?|neither|nor|wrong|false|incorrect|except|rather|instead|unlike|without|but)\b|n't\b"
    r"|不|非|无|没|错|而",
    re.IGNORECASE,
)


def unfounded(subject: Subject) -> Iterator[Hit]:
    """Yield the chains that close on a number which is nowhere in their steps, or not what their
    last sum comes to, unlike nearly all others."""
    chains = [(one, steps, gold) for one in subject.imitations for steps, gold in _read(one)]
    if len(chains) < max(_FEWEST_CHAINS, len(subject.imitations) // 2):
        return
    have_not = [
        (one, steps, gold)
        for one, steps, gold in chains
        if _lacks(steps, gold) and not is_left_to_readers(steps, gold, one.example.input)
    ]
    lacking = [(one, gold, "") for one, _, gold in have_not]
    plain = [_ends_with(steps, gold) for _, steps, gold in chains]
    other = [
        (one, gold, own)
        for (one, steps, gold), is_plain in zip(chains, plain, strict=True)
        if not is_plain and (own := ends_with_sum(steps[-_LAST:])) and figure_of(own) != gold
        if not is_left_to_readers(steps, gold, one.example.input)
    ]
    found = lacking if len(lacking) <= (1 - _HAVE) * len(chains) else []
    is_sure = bool(found)
    if not found:
        found = _against_the_row(have_not, len(chains))
        is_sure = bool(found)
    if not found and len(have_not) >= _FEWEST_BESIDE:
        found = _beside_their_sum(chains, {id(one) for one, *_ in have_not})
    if sum(plain) >= max(_FEWEST_CHAINS, _SUMMED * (sum(plain) + len(other))):
        found = [*found, *(each for each in other if each[0] not in [one for one, *_ in found])]
        is_sure = True
    for one, _, own in found:
        gold = shorten(golds_of(one.example)[0], 30)
        yield Hit(
            say("the steps come to {own}, and the answer is {said}", own=own, said=gold)
            if own
            else say(
                "the steps have {gold} nowhere, on which they close: {end}",
                gold=gold,
                end=tail_of(one.response, 40),
            ),
            say("Correct the row's steps, or its answer."),
            one.doc_id,
            subject.code.line_of_output,
            severity="warning" if is_sure else "hint",
        )


def _beside_their_sum(
    chains: Sequence[tuple[Imitation, str, Fraction]], lacking: Collection[int]
) -> list[tuple[Imitation, Fraction, str]]:
    """Return the chains whose closing number is nowhere in their steps, and which come to another
    one and say so again, where about half of all close on what their last sum comes to. Half of the
    chains may leave their last step to the reader."""
    sums = [(one, gold, _last_sum(steps[-_LAST:])) for one, steps, gold in chains]
    plain = sum(own != "" and figure_of(own) == gold for _, gold, own in sums)
    found = [(one, gold, own) for one, gold, own in sums if own and id(one) in lacking]
    is_enough = len(found) >= _FEWEST_BESIDE
    return found if is_enough and plain >= _SUMMED * (len(chains) - len(found)) else []


def _against_the_row(
    have_not: Sequence[tuple[Imitation, str, Fraction]], total: int
) -> list[tuple[Imitation, Fraction, str]]:
    """Return the chains, of those whose steps have their closing number nowhere, whose last sum
    comes to a number that the row has as a field, where the row has the closing one not either, in
    half of all or more: the answer was changed on its way."""
    found: list[tuple[Imitation, Fraction, str]] = []
    for one, steps, gold in have_not:
        own = _last_sum(steps[-_LAST:])
        if not own or figure_of(own) == gold:
            continue
        texts = [str(value).strip() for value in one.data.values()]
        numbers = {figure_of(text) for text in texts if _NUMBER.fullmatch(text)}
        if figure_of(own) in numbers and gold not in numbers:
            found.append((one, gold, own))
    return found if len(found) >= max(_FEWEST_CLASH, total / 2) else []


def _last_sum(steps: str) -> str:
    """Return what the last sum of some steps comes to where no other number stands behind it."""
    last = deque(SUM.finditer(steps), maxlen=1)
    if not last:
        return ""
    own = last[0]["right"]
    behind = {figure_of(match[0]) for match in _NUMBER.finditer(steps, last[0].end())}
    return own if behind <= {figure_of(own)} else ""


def beside_option(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose steps name one option alone and close on another one, unlike nearly all
    others, or as nearly all do."""
    seen = 0
    found: list[tuple[Rendered, str, str]] = []
    sure: list[tuple[Rendered, str, str]] = []
    for item in subject.rendered:
        listed = subject.list_of(item).options
        output = item.example.output
        if len(listed) < 2 or len(output) < _FEWEST_SIGNS:
            continue
        seen += 1
        options = {option.label: option.text for option in listed}
        stem = item.example.input[: listed[0].start]
        if len(options) < len(listed):
            continue
        if own := option_of_sum(options, output) or other_letter(options, output):
            sure.append((item, *own))
        elif own := other_than_steps(options, stem, output):
            found.append((item, *own))
    found = [*sure, *found] if len(sure) > _FEW_OTHERS * seen else found
    is_rare = seen >= _FEWEST_CHAINS and len(found) <= (1 - _HAVE) * seen
    # Steps that rule one option out name another one than is right, in all docs.
    is_usual = seen >= _FEWEST_CHAINS and len(found) >= _HAVE * seen
    is_usual = is_usual and not any(_RULES_OUT.search(item.example.output) for item, *_ in found)
    told = found if is_rare or is_usual else []
    # A number or a letter that the steps come to leaves no doubt.
    told += [each for each in sure if seen >= _FEWEST_CHAINS and each not in told]
    for item, own, said in told if len(sure) <= _FEW_OTHERS * seen or is_usual else ():
        yield Hit(
            say("the steps come to {own}, and the answer is {said}",
                own=shorten(own, 30), said=said),
            say("Correct the row's steps, or its answer."),
            item.doc.id,
            subject.code.line_of_output,
            severity="warning",
        )  # fmt: skip


def _read(one: Imitation) -> Iterator[tuple[str, Fraction]]:
    """Yield the steps of a response that closes on its gold, a number, and that number."""
    gold = golds_of(one.example)[0].strip().lstrip("$€£")
    if "=" not in one.response or not _NUMBER.fullmatch(gold):
        return
    number = figure_of(gold)
    text = one.response
    last = deque(_NUMBER.finditer(text, max(0, len(text) - _TAIL)), maxlen=1)
    if not last or (last[0][0] != gold and figure_of(last[0][0]) != number):
        return
    steps = text[: last[0].start()].rstrip()
    if len(steps) >= _FEWEST_SIGNS:
        yield steps, number


def _ends_with(steps: str, gold: Fraction) -> bool:
    """Say whether the last sum of some steps is written as coming to a number: quickly told."""
    behind = steps.rpartition("=")[2].lstrip(" $€£")
    number = str(gold)
    return behind.startswith(number) and not behind[len(number) : len(number) + 1].isdigit()


def _lacks(steps: str, gold: Fraction) -> bool:
    """Say whether steps that calculate have a number nowhere: not as a share in percent, nor
    rounded, nor in a word."""
    if any(True for _ in places_of(str(gold), steps)) or not SUM.search(steps):
        return False  # as it is: quicker to tell
    numbers = {abs(figure_of(match[0])) for match in _NUMBER.finditer(steps)}
    near = (gold, gold * 100, gold / 100)
    if any(abs(each) in numbers for each in near) or _ROUNDED.search(steps):
        return False
    is_rounded = any(each.denominator > 1 and abs(each - abs(gold)) < 1 for each in numbers)
    word = next((w for number, w in enumerate(_WORDS) if number == gold), "")
    return not is_rounded and not (word and word in steps.casefold())
