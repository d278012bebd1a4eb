"""A rule on the form of answers: a few docs whose gold has another word, a full stop or a unit
beside what the others have, or several answers in one text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.counts import OF_VALUE
from workbench.lint.finding import Hit, Rule
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.answers.in_quotes import some_in_quotes
from workbench.lint.rules.answers.two_letters import two_letters
from workbench.lint.rules.answers.untranslated import untranslated
from workbench.lint.rules.instructions.labels import is_misspelt, label_beside, lists_of, texts_of
from workbench.lint.rules.rows.held_against import written_otherwise
from workbench.lint.rules.texts.row_values import of_another_make
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import bare
from workbench.messages import Message, say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_MOST_LABELS = 12
_MOST_WORDS = 4
_FEWEST = 2
_STOPS = ".。．"
_SENTENCE_ENDS = (*_STOPS, "?", "!", "？", "！")
_ABBREVIATED = exactly(
    r"\.\w{1,3}\.$|(?:^|\W)(?:\w|[JSDM]r|Mrs|Ms|Inc|Ltd|Co|Corp|St|Ave|No|vs|etc|approx|al|[ap]m"
    r"|[ABCD]C|Mt|Ft|ca|usw|e\.V)\.$"
)
_MEASURED = compiled(r"[$€£¥]?-?\d[\d.,]*(?P<unit>\s?[^\W\d][^\d]{0,18}|\s?[%°€£¥][^\d]{0,3})")
_NUMBER = exactly(r"-?\d[\d.,]*")
_PARTS = exactly(r"\s*\|{1,2}\s*|\s+/\s+|\s+//\s+|\s+or\s+|\s*;;\s*|（或|\s*或者?\s*")
_JOINED = exactly(
    r"\s*(?:\|{1,2}|(?<!<)[;；/／])\s*|\s(?:(?i:or|oder|ou)|o|u)\s|或者?|または"  # `O` is a tag
)
_OR_WORDS = (" or ", " oder ", " ou ", " o ", " u ")
_OF_SENTENCES = compiled(r"\bsentences?\b|一句|句子|整句|完整的?句", re.IGNORECASE)
_SEVERAL_SAID = compiled(
    r"\b(?:several|multiple|one or more|more than one|all (?:that|the|labels|topics|answers)|list"
    r"|joined|separated|mehrere|alle (?:die|Kategorien)|plusieurs|toutes les|tous les|vari[ao]s"
    r"|tod[ao]s l[ao]s)\b|多个|多個|所有|全部|一个或|分隔|隔开|すべて|複数|区切",
    re.IGNORECASE,
)
_LETTERS = exactly(r"(?!.*(.).*\1)[A-J]{2,4}|(?!.*(.).*\2)[a-j]{2,4}")
_ANY_NUMBER = compiled(
    r"\b(?:letters|options|answers) (?:is|are|that|which)\b|\bany number\b|\bmulti(?:ple)?[- ]"
    r"(?:select|answer|response)|多选|多项|不定项|若干|至少|哪些|哪几|或多|複数|いくつか",
    re.IGNORECASE,
)
_ONE_ALONE = compiled(
    r"\b(?:only|exactly|just) one\b|\bone (?:letter|option|answer)\b"
    r"|\bsingle[- ](?:letter|answer|choice|option)\b|\bthe letter\b|单选|单项"
    r"|只有一[个项]|唯一|一つだけ|一つ選",
    re.IGNORECASE,
)
_LIST = compiled(r"\s*[,，、;；/&]\s*|\s(?:and|or)\s|和|与")
_WORDS_OF_A_SENTENCE = 4
_RARE = 5
_NO_LABEL = frozenset("-–—_.…?？*/")
_OFTEN = 3
"""Where more than one in so many docs has several answers, it may be meant so."""

_NOTED = exactly(
    r"(?P<bare>[^()（）\n]*[^()（）\s])(?:\s?[(（][^()（）\n]{2,}[)）]|\s+(?:#|//)\s[^\n]+)"
)
_NOTE = exactly(r"[(（]|\s(?:#|//)\s")
_BAR = exactly(r"\w\s*\|{1,2}\s*\w")
_BEHIND = exactly(r"(?P<label>[^\W_]+)\s?[,，،、;；:：(（–—-]")
_WORD = exactly(r"[^\W_]+")


def other_form(subject: Subject) -> Iterator[Hit]:
    """Some docs have their answer in another form than the rest: a label with another word beside
    it (`5 stars` where the others have `5`), a full stop, a unit or a note behind it, or several
    answers in one text (`Rome|rome`); or a few are written otherwise than their row has them,
    `8:11` for the cell `08:11`."""
    if subject.method != "gen":
        return
    found = (
        list(_beside(subject))
        or list(_beside_named(subject))
        or list(_with_stop(subject))
        or list(_with_unit(subject))
    )
    found = found or list(_several(subject)) or list(_joined(subject)) or list(_letters(subject))
    found = found or list(_noted(subject)) or list(of_another_make(subject))
    found = found or list(some_in_quotes(subject))
    for item, message in found:
        yield Hit(
            message,
            say("Spell a label in one way in all rows."),
            item.doc.id,
            subject.code.line_of_field("answer") or subject.code.line_of_output,
        )
    yield from untranslated(subject)
    yield from written_otherwise(subject)
    yield from two_letters(subject) if not found else ()


def _beside(subject: Subject) -> Iterator[tuple[Rendered, Message]]:
    """Yield the docs that have a label with another word beside it, or several behind a mark."""
    items = subject.rendered
    counts = Counter(bare(golds_of(item.example)[0]) for item in items)
    known = {label for label, count in counts.items() if count > 1}
    often = sum(counts[label] for label in known)
    if not 2 <= len(known) <= _MOST_LABELS or 2 * often < len(items):
        return
    golds = Counter(golds_of(item.example)[0] for item in items)
    listed = sum(count for gold, count in golds.items() if _is_list_of(gold, known))
    if listed > len(items) / _OFTEN or "set_match" in subject.metrics:
        return  # several are right in many docs
    signs = [item for item in items if _NO_LABEL.issuperset(golds_of(item.example)[0].strip())]
    for item in signs if _RARE * len(signs) <= len(items) else ():
        if golds_of(item.example)[0].strip():
            yield item, _other_label(item, counts.most_common(1)[0][0])
    are_numbers = 2 * sum(n for gold, n in counts.items() if gold.isdigit()) > len(items)
    for item in items:
        gold = bare(golds_of(item.example)[0])
        words = gold.split()
        beside = [label for label in known if label != gold and label in words]
        is_rare = counts[gold] * 2 <= max((counts[label] for label in beside), default=0)
        if are_numbers and len(words) == 2 and words[0].isdigit() and not beside:
            beside, is_rare = [words[0]], 3 * counts[gold] <= len(items)
        if len(beside) == 1 and len(words) == 2 and is_rare:
            yield item, _other_label(item, beside[0])
            continue
        behind = _BEHIND.match(gold)
        if behind and behind["label"] in known and len(words) < _MOST_WORDS + 2:
            yield item, _other_label(item, behind["label"])


def _is_list_of(gold: str, labels: Collection[str]) -> bool:
    parts = [part.strip() for part in _LIST.split(gold.strip())]
    return len(parts) > 1 and all(len(bare(part)) == 1 or bare(part) in labels for part in parts)


def _beside_named(subject: Subject) -> Iterator[tuple[Rendered, Message]]:
    """Yield the docs whose answer is a label that the prompt lists but for a mark or a word."""
    if _OF_SENTENCES.search(subject.told):
        return
    _, said = next(lists_of(subject, texts_of(subject)), ("", frozenset[str]()))
    found = [
        (item, label)
        for item in (subject.rendered if said else ())
        if (label := label_beside(subject.right_of(item), said))
    ]
    for item, label in found if 2 * len(found) <= len(subject.rendered) else ():
        yield (
            item,
            say(
                "the answer is {gold}; the prompt names the label {label}",
                gold=shorten(golds_of(item.example)[0], 30),
                label=label,
            ),
        )


def _other_label(item: Rendered, label: str) -> Message:
    return say(
        "the answer is {gold}; other docs have the label {label}",
        gold=shorten(golds_of(item.example)[0], 30),
        label=label,
    )


def _counts_otherwise(subject: Subject, item: Rendered, response: str) -> bool:
    """Say whether an answer without what other docs lack would be scored as wrong."""
    if subject.grade is None:
        return True
    output, gold = item.example.output, golds_of(item.example)[0]
    said = output.replace(gold, response) if gold in output else response
    graded = subject.grade(item.doc.data, item.example.processed_output, said)
    return graded is None or not graded.is_right


def _with_stop(subject: Subject) -> Iterator[tuple[Rendered, Message]]:
    """Yield the docs whose short answer has a full stop, where most have none."""
    short = [item for item in subject.rendered if _is_short(golds_of(item.example)[0])]
    found = [
        item
        for item in short
        if len(own := golds_of(item.example)) == 1
        and own[0].rstrip()[-1:] in _STOPS
        and any(map(str.isalnum, own[0]))
        and not _ABBREVIATED.search(own[0].rstrip())
    ]
    # Sentences that end in other marks have theirs, too.
    stopped = sum(golds_of(item.example)[0].rstrip()[-1:] in _SENTENCE_ENDS for item in short)
    if len(found) < _FEWEST or 2 * stopped > len(short):
        return
    if _follow_their_texts(found, short) or all(_is_sentence(item) for item in found):
        return
    for item in found:
        gold = golds_of(item.example)[0].rstrip()
        if _counts_otherwise(subject, item, gold.rstrip(_STOPS)):
            yield (
                item,
                say(
                    "the answer {gold} ends with a full stop, those of most other docs do not",
                    gold=shorten(gold, 30),
                ),
            )


def _is_sentence(item: Rendered) -> bool:
    """Say whether an answer is a sentence, which has a full stop of its own."""
    gold = golds_of(item.example)[0].strip()
    return gold[:1].isupper() and len(gold.split()) >= _WORDS_OF_A_SENTENCE


def _follow_their_texts(stopped: Sequence[Rendered], items: Sequence[Rendered]) -> bool:
    """Say whether answers have a full stop where a text of their row has one, too, and nowhere
    else: a translation ends as its sentence does."""
    ids = {item.doc.id for item in stopped}
    return all(_has_stopped_text(item) == (item.doc.id in ids) for item in items)


def _has_stopped_text(item: Rendered) -> bool:
    golds = golds_of(item.example)
    return any(
        leaf.rstrip()[-1:] in _STOPS and leaf not in golds and leaf.strip() in item.example.input
        for leaf in leaves_of(item.doc.data)
        if leaf.strip()
    )


def _is_short(gold: str) -> bool:
    """Say whether an answer is a word or a few, and no sentence."""
    gold = gold.strip()
    return len(gold) > 1 and (
        len(gold.split()) <= _MOST_WORDS if gold.isascii() else len(gold) <= 4 * _MOST_WORDS
    )


def _with_unit(subject: Subject) -> Iterator[tuple[Rendered, Message]]:
    """Yield the docs whose number has a unit, which their prompt does not write so, where most
    numbers have none."""
    golds = [(item, golds_of(item.example)) for item in subject.rendered]
    numbers = sum(_NUMBER.fullmatch(own[0].strip()) is not None for _, own in golds)
    found = [
        (item, own[0].strip(), match["unit"].strip())
        for item, own in golds
        if len(own) == 1
        and (match := _MEASURED.fullmatch(own[0].strip()))
        and own[0].strip() not in item.example.input
        and len(match["unit"].split()) < _MOST_WORDS
        and not OF_VALUE.fullmatch(match["unit"].strip())
        and not _is_variable(match["unit"].strip(), item.example.input)
    ]
    if len(found) < _FEWEST or len(found) > numbers:
        return
    for item, gold, unit in found:
        if _counts_otherwise(subject, item, gold.removesuffix(unit).strip()):
            yield (
                item,
                say(
                    "the answer {gold} has a unit, those of most other docs have none",
                    gold=shorten(gold, 30),
                ),
            )


def _is_variable(unit: str, text: str) -> bool:
    """Say whether a letter behind a number is what a formula of the prompt is in: `f(x) = x^2`."""
    letter = re.escape(unit)
    pattern = rf"\({letter}\)|(?<![^\W\d_]){letter}(?:\^|\s?[-+=])"
    return len(unit) == 1 and re.search(pattern, text) is not None


def _several(subject: Subject) -> Iterator[tuple[Rendered, Message]]:
    """Yield the docs whose one gold has several answers in it, of which any would do."""
    said = f"{subject.code.template}\0{subject.settings.description}"
    found: list[tuple[Rendered, str]] = []
    for item in subject.rendered:
        own = golds_of(item.example)
        gold = own[0].strip()
        parts = [part for part in _PARTS.split(gold) if part.strip()]
        if len(own) > 1 or len(parts) < 2 or "\n" in gold or gold in item.example.input:
            continue
        if "".join(parts).casefold() in item.example.input.casefold():
            continue  # a word that is taken apart
        if (_BAR.search(gold) and "|" not in said) or _share_words(parts):
            first = parts[0].strip()
            if _counts_otherwise(subject, item, first):
                found.append((item, gold))
    if len(found) < _FEWEST:
        return
    for item, gold in found:
        yield item, say("the answer holds several, which are compared as one: {gold}",
                        gold=shorten(gold, 40))  # fmt: skip


def _joined(subject: Subject) -> Iterator[tuple[Rendered, Message]]:
    """Yield the few docs whose gold is two of the others' labels with a mark between, or one answer
    written in two ways, where the prompt does not speak of several."""
    if not subject.has_sign("|;；/／或ま") and not subject.may_say(*_OR_WORDS):
        return
    golds = [bare(golds_of(item.example)[0]) for item in subject.rendered]
    single = [gold for gold in golds if not _JOINED.search(gold)]
    if 2 * len(single) < len(golds):
        return  # such marks are how an answer is written here
    labels = set(single)
    is_closed = 2 <= len(labels) <= _MOST_LABELS and 3 * len(labels) <= 2 * len(single)
    found: list[tuple[Rendered, str]] = []
    are_ways = True
    for item in subject.rendered:
        own = golds_of(item.example)
        gold = own[0].strip()
        parts = [bare(part) for part in _JOINED.split(gold)]
        if len(own) > 1 or len(parts) < 2 or not all(parts) or gold in item.example.input:
            continue
        is_one = _are_one(parts)
        if (is_closed and labels.issuperset(parts)) or is_one:
            found.append((item, gold))
            are_ways &= is_one
    said = f"{subject.code.template}\0{subject.settings.description}"
    often = 2 if are_ways else _OFTEN  # nobody is asked to write one answer in two ways
    is_few = len(found) >= _FEWEST and often * len(found) <= len(golds)
    if not is_few or any(gold in said for _, gold in found) or _SEVERAL_SAID.search(said):
        return
    for item, gold in found:
        if _counts_otherwise(subject, item, _JOINED.split(gold)[0]):
            yield item, say("the answer holds several, which are compared as one: {gold}",
                            gold=shorten(gold, 40))  # fmt: skip


def _letters(subject: Subject) -> Iterator[tuple[Rendered, Message]]:
    """Yield the few docs whose gold is the letters of two options or more, where one alone is asked
    for, or the letters are in no order."""
    golds = [(item, golds_of(item.example)) for item in subject.rendered]
    found = [
        (item, own[0].strip())
        for item, own in golds
        if len(own) == 1
        and _LETTERS.fullmatch(own[0].strip())
        and {*own[0].strip()} <= {option.label for option in subject.list_of(item).options}
    ]
    single = sum(len(label_in(own[0])) == 1 for _, own in golds)
    said = f"{subject.code.template}\0{subject.settings.description}"
    is_few = len(found) >= _FEWEST and len(golds) == single + len(found) <= 1.5 * single
    if not is_few or _SEVERAL_SAID.search(said) or _ANY_NUMBER.search(said):
        return
    is_mixed = any(list(gold) != sorted(gold) for _, gold in found)
    for item, gold in found if is_mixed or _ONE_ALONE.search(said) else ():
        if _counts_otherwise(subject, item, gold[0]):
            yield item, say("the answer holds several, which are compared as one: {gold}",
                            gold=gold)  # fmt: skip


def _noted(subject: Subject) -> Iterator[tuple[Rendered, Message]]:
    """Yield the few docs whose answer has a note in brackets behind it, `6 (an int)`, where no
    other one has brackets, and their inputs do not write it so."""
    golds = [(item, golds_of(item.example)) for item in subject.rendered]
    found = [
        (item, own[0].strip(), match["bare"])
        for item, own in golds
        if len(own) == 1 and (match := _NOTED.fullmatch(own[0].strip()))
    ]
    brackets = sum(_NOTE.search(gold) is not None for _, own in golds for gold in own)
    if not _FEWEST <= len(found) == brackets <= len(golds) // _OFTEN:
        return
    if any(gold in item.example.input for item, gold, _ in found):
        return
    for item, gold, own in found:
        if _counts_otherwise(subject, item, own):
            yield item, say("the answer has a note behind it: {gold}", gold=shorten(gold, 40))


def _are_one(parts: Sequence[str]) -> bool:
    """Say whether a part has the words of each other one, its initials, or nearly its spelling."""
    longest = max(parts, key=len)
    if any(map(str.isdigit, longest)) or len(longest) < _FEWEST:
        return False
    words = {*_WORD.findall(longest)}
    return all(
        words.issuperset(_WORD.findall(part))
        or (part in longest and not longest.isascii())
        or is_misspelt(part, longest)
        or _initials(longest) == part.replace(".", "")
        for part in parts
    )


def _initials(text: str) -> str:
    words = _WORD.findall(text)
    return "".join(word[0] for word in words) if len(words) > 1 else ""


def _share_words(parts: Sequence[str]) -> bool:
    """Say whether each part has a word of the first: they are ways to say one thing."""
    words = [set(_WORD.findall(part.casefold())) for part in parts]
    return all(own & words[0] for own in words[1:])


RULES = (
    Rule(
        "answer/other-form",
        "warning",
        other_form,
        "A right answer in the other form counts as wrong.",
    ),
)
