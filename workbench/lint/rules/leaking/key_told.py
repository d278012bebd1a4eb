"""The answers of the scored rows in what is written around them: the key of all questions, a list
of rows with their answers, shots that are the rows turned round, a row's own demonstrations that
have its question. The rules `answer/leaked` and `few-shot/near-copy` say so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.dates import ENGLISH_MONTHS
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.leaking.given import gold_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.told import own_text
from workbench.lint.truth import is_of_answers
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_OF_KEY = 5
_MOST_PAIRS = 40
_PAIRED = 0.8
_LOOKED_UP = compiled(
    r"\b(?:look\w* up|glossary|dictionary|lookup|directory|price list|according to the|in the table"
    r"|from the table|given the (?:table|list|mapping)|mapping|schedule|timetable|menu)\b"
    r"|查表|对照表|词汇表|根据(?:下|上|以下|上述)?.{0,4}(?:表|清单|列表)|价目|菜单",
    re.IGNORECASE,
)
"""Then what is asked about stands in the prompt, with what is asked for."""

_MOST_OF_KEY = 12
_SHOULD_FIT = 0.9
_LONGEST_GOLD = 40
_NEAR = 12
_FEWEST_WORDS = 3
_FEWEST_HAN = 4
_FEWEST_TURNED = 3
_TURNED = 0.5
_NUMBERED = exactly(r"(?<!\w)(\d{1,3})\s?[.:)、．：)-]?\s?\(?([^\W\d]{1,12})\)?(?![^\W\d])")
_DEMOS = compiled(
    r"demo|example|shot|exemplar|sample|in_?context|train|support|示例|例子|样例|演示",
    re.IGNORECASE,
)
_TOKEN = compiled(r"[㐀-鿿]|\d+(?:\.\d+)?|[^\W\d㐀-鿿]+")
_FEWEST_LETTERS = 2


def by_key(subject: Subject) -> Iterator[Hit]:
    """Yield a hit where the description or the template has the answers of the docs in their
    order: `Key: 1B 2A 3D`."""
    items = subject.rendered
    if len(items) < _FEWEST_OF_KEY:
        return
    golds = [gold_of(item) for item in items[:200]]
    if said := _as_pairs(subject) or _as_groups(subject):
        yield Hit(
            say("the answers of most docs stand in the prompt, beside their questions: {said}",
                said=shorten(said, 50)),
            say("Take the key out of the prompt."),
            line=subject.code.line_with(said[:12]) or subject.code.line_of_input,
            about="key",
            severity="hint",  # a glossary or a table may be there to look things up in
        )  # fmt: skip
        return
    texts = (subject.settings.description, *subject.code.template.split("\0"), own_text(subject))
    for text in texts:
        said = (_by_numbers(text, golds) or _in_a_row(text, golds)) if text.strip() else ""
        if said:
            yield Hit(
                say("the answers of all docs stand in the prompt, in order: {said}",
                    said=shorten(said, 50)),
                say("Take the key out of the prompt."),
                line=None if text == subject.settings.description else subject.code.line_of_input,
                about="key",
            )  # fmt: skip
            return


def _by_numbers(text: str, golds: Sequence[str]) -> str:
    """Return a part of a text that numbers the answers of the docs, "" where it has none."""
    found = [(int(m[1]), m[2], m) for m in _NUMBERED.finditer(text)]
    if len(found) < _FEWEST_OF_KEY:
        return ""
    first = 0 if found[0][0] == 0 else 1
    fits = [
        gold.casefold() == golds[number - first].casefold()
        for number, gold, _ in found
        if 0 <= number - first < len(golds)
    ]
    named = {gold.casefold() for _, gold, _ in found}
    numbers = {number for number, *_ in found}
    if len(fits) < _FEWEST_OF_KEY or len(named) < 2 or len(numbers) < len(fits):
        return ""
    if sum(fits) < _SHOULD_FIT * len(fits):
        return ""
    # What numbers the labels is a legend: each once, and no more than there are labels.
    if len(named) == len(found) and len(found) <= len(set(golds)) < len(golds):
        return ""
    return text[found[0][2].start() : found[-1][2].end()]


def _as_pairs(subject: Subject) -> str:
    """Return the first text of a row with its answer right behind it that all prompts have, where
    that is so of most rows, none with a label that others have, too; "" otherwise."""
    items = subject.some(_MOST_PAIRS)
    if len(items) < _FEWEST_OF_KEY or _LOOKED_UP.search(subject.told) or subject.is_uniform:
        return ""
    others = (items[-1].example.input, items[0].example.input)
    description = subject.settings.description
    pairs: list[str] = []
    for place, item in enumerate(items):
        told = f"{description}\0{others[place == len(items) - 1]}"
        pair = _pair_in(told, item)
        if pair:
            pairs.append(pair)
        elif place - len(pairs) > len(items) * (1 - _PAIRED):
            return ""
    are_several = len({*pairs}) >= _FEWEST_OF_KEY and len(pairs) >= _PAIRED * len(items)
    golds = {gold_of(item) for item in items}
    # Labels are in many a text; beside each text its own is none by chance.
    is_key = 2 * len(golds) > len(items) or len({*pairs}) == len(items)
    return pairs[0] if are_several and len(golds) > 1 and is_key else ""


def _as_groups(subject: Subject) -> str:
    """Return the first lines of a prompt that name all rows, each behind its own label: `Pass: Ada,
    Bo. Fail: Cy`; "" where it has none."""
    items = subject.some(_MOST_PAIRS)
    labels = {gold_of(item).casefold() for item in items}
    are_labels = len(labels) >= 2 and 2 * len(labels) <= len(items)
    if not are_labels or _LOOKED_UP.search(subject.told):
        return ""
    told = f"{subject.settings.description}\0{subject.code.template}"
    folded = told.casefold()
    if not all(label and label in folded for label in labels):
        return ""
    heads = {
        match.end(): label
        for label in labels
        for match in re.finditer(rf"(?<!\w){re.escape(label)}\s?[:：]", folded)
    }
    if len({*heads.values()}) < len(labels):
        return ""
    first = ""
    for item in items:
        at = _named_at(item, told)
        head = max((end for end in heads if end <= at), default=-1)
        if head < 0 or heads[head] != gold_of(item).casefold():
            return ""
        first = first or told[head - len(heads[head]) - 1 :].split("\n", 1)[0]
    return first


def _named_at(item: Rendered, told: str) -> int:
    """Return where a text has a short text of a row that is asked about, -1 if nowhere."""
    gold = gold_of(item)
    for name, value in item.doc.data.items():
        asked = value.strip() if isinstance(value, str) else ""
        if not 2 <= len(asked) <= _LONGEST_GOLD or asked == gold or is_of_answers(str(name)):
            continue
        if asked in told and asked in item.example.input and _has_word(asked, told):
            return told.find(asked)
    return -1


def _pair_in(told: str, item: Rendered) -> str:
    """Return a text of a row that is asked about, with its answer near behind it, as a text has
    them; "" where it has not."""
    gold = gold_of(item)
    if not 0 < len(gold) <= _LONGEST_GOLD:
        return ""
    for name, value in item.doc.data.items():
        asked = value.strip() if isinstance(value, str) else ""
        if len(asked) < 2 or asked == gold or is_of_answers(str(name)):
            continue
        at = told.find(asked)
        if at < 0 or asked not in item.example.input:
            continue
        behind = told[at + len(asked) :][: _NEAR + len(gold)]
        if _stands_in(gold, behind) and "\n\n" not in behind and "\0" not in behind:
            return f"{asked}{behind[: behind.find(gold) + len(gold)]}"
    return ""


def _in_a_row(text: str, golds: Sequence[str]) -> str:
    """Return where a text has the first answers one behind the other, "" where it has not."""
    some = golds[:_MOST_OF_KEY]
    if len(set(some)) < 2 or not all(0 < len(gold) <= _LONGEST_GOLD for gold in some):
        return ""
    if len(set(some)) == len(some) and len(set(golds)) < len(golds):
        return ""  # a list of all labels, in the order of the first rows
    months = [gold.casefold() for gold in golds]
    if months == [*ENGLISH_MONTHS[: len(months)]]:
        return ""  # they have an order of their own
    between = r"[\W_]{0,3}(?:\d{1,3}[\W_]{0,3})?"
    if all(len(gold) == 1 for gold in some):
        between = r"(?:[\W_]{0,3}(?:\d{1,3}[\W_]{0,3})?)"
    elif not any(gold in text for gold in some[:1]):
        return ""
    pattern = between.join(map(re.escape, some))
    match = re.search(rf"(?<![^\W\d]){pattern}", text) if len(some) >= _FEWEST_OF_KEY else None
    return match[0] if match else ""


def rows_written_out(subject: Subject) -> Mapping[int, str]:
    """Return the docs whose question stands in the description or the template with its answer
    right behind it: examples that were taken from the scored rows."""
    told = f"{subject.settings.description}\0{subject.code.template}"
    found: dict[int, str] = {}
    if len(told) < 2 * _FEWEST_HAN:
        return found
    items = subject.rendered
    leading = items[0].example.input if items else ""
    asked = subject.code.fields_of_input - subject.code.fields_of_output
    for item in items:
        golds = [gold.strip() for gold in golds_of(item.example) if gold.strip()]
        for name, value in item.doc.data.items():
            text = value.strip() if isinstance(value, str) else ""
            at = told.find(text) if text else -1
            is_answer = is_of_answers(str(name)) and name not in asked
            if at < 0 or is_answer or text in golds:
                continue
            if text not in item.example.input:
                continue
            if _is_whole(text, item, told):
                found[item.doc.id] = f"{text} {golds_of(item.example)[0].strip()}"
            if not _is_telling(text):
                continue
            behind = told[at + len(text) :][: _NEAR + max(map(len, golds), default=0)]
            gold = next((g for g in golds if _stands_in(g, behind)), "")
            # What all docs have is of the instruction.
            if gold and (item is items[0] or text not in leading):
                found[item.doc.id] = f"{text} {gold}"
    return found


def _is_whole(text: str, item: Rendered, told: str) -> bool:
    """Say whether what is told has a doc's input from a text on, and its answer behind it, as an
    example would be written. No other text or number of the row stands before that one."""
    before, _, rest = item.example.input.rpartition(text)
    golds = {gold.strip() for gold in golds_of(item.example)}
    own = before.rpartition("\n\n")[2]
    if any(leaf in own for leaf in leaves_of(item.doc.data) if leaf.strip() and leaf not in golds):
        return False
    whole = f"{text}{rest}{item.example.output}".rstrip()
    is_line = len(text) > 2 and "\n" in rest + item.example.output[:1]
    at = told.find(whole)
    return is_line and at >= 0 and told[at + len(whole) :][:1] in ("", "\n", "\0")


def _is_telling(text: str) -> bool:
    return len(text.split()) >= _FEWEST_WORDS or (
        not text.isascii() and sum(map(str.isalpha, text)) >= _FEWEST_HAN
    )


def _stands_in(gold: str, text: str) -> bool:
    at = text.find(gold)
    around = text[max(0, at - 1) : at] + text[at + len(gold) :][:1]
    return 0 <= at <= _NEAR and not (gold.isascii() and any(map(str.isalnum, around)))


def turned_shots(subject: Subject) -> Mapping[int, str]:
    """Return the docs with a shot that is their row turned round: it asks for what the row has, and
    has what the row asks for, in the same words and numbers. One may be so by chance."""
    if not subject.separate or len(subject.rendered) < _FEWEST_TURNED:
        return {}
    asked: dict[tuple[str, ...], list[tuple[str, str]]] = {}
    for doc, example in subject.shots.values():
        key = _all_tokens(doc.data)
        asked.setdefault(key, []).append((example.input, golds_of(example)[0].strip()))
    found: dict[int, str] = {}
    for item in subject.rendered:
        gold, text = gold_of(item), item.example.input
        for shot, other in asked.get(_all_tokens(item.doc.data), ()):
            is_turned = gold != other and _has_word(gold, shot) and _has_word(other, text)
            if is_turned and any(own.input == shot for own in subject.shown_to(item)):
                found[item.doc.id] = shot
    letters = [
        sum(any(map(str.isalpha, token)) for token in _all_tokens(item.doc.data))
        for item in subject.rendered
        if item.doc.id in found
    ]
    # 3 + 4 = 7 is not 7 - 4 = 3, though it has the same numbers.
    is_often = len(found) >= max(_FEWEST_TURNED, _TURNED * len(subject.rendered))
    return found if is_often and min(letters) >= _FEWEST_LETTERS else {}


def _has_word(word: str, text: str) -> bool:
    return bool(word) and re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


def _all_tokens(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the words and numbers of a row's short texts, each as often as it is there."""
    leaves = [leaf for leaf in leaves_of(dict(data)) if len(leaf) <= _LONGEST_GOLD]
    return tuple(sorted(Counter(t for leaf in leaves for t in _TOKEN.findall(leaf)).elements()))


def own_demonstrations(subject: Subject) -> Mapping[int, str]:
    """Return the docs whose row brings examples along, one of which is its question with its
    answer."""
    names = [name for name in sorted(subject.fields) if _DEMOS.search(name)]
    found: dict[int, str] = {}
    for item in subject.rendered if names else ():
        golds = {gold.strip() for gold in golds_of(item.example)}
        asked = {
            value.strip()
            for name, value in item.doc.data.items()
            if isinstance(value, str) and name not in names and value.strip() not in golds
            and value.strip() in item.example.input and not is_of_answers(str(name))
        }  # fmt: skip
        for name in names:
            several = item.doc.data.get(name)
            for demo in several if isinstance(several, list) else ():
                if _answers_it(demo, asked, golds, item):
                    found[item.doc.id] = shorten(" ".join(leaves_of(demo)), 50)
    return found


def _answers_it(demo: Any, asked: set[str], golds: set[str], item: Rendered) -> bool:
    """Say whether an example has all that is asked, and its answer."""
    if isinstance(demo, str):
        longest = max(asked, key=len, default="")
        return (
            len(asked) > 0
            and demo in item.example.input
            and _has_word(longest, demo)
            and any(_has_word(gold, demo.partition(longest)[2]) for gold in golds)
        )
    leaves = {leaf.strip() for leaf in leaves_of(demo)}
    return len(leaves) > 1 and bool(asked) and asked <= leaves and not golds.isdisjoint(leaves)
