"""A rule on labels: the ones that a prompt names, and the ones that the answers are."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import reduce
from itertools import islice, takewhile

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.answers.cut_labels import cut_labels, cut_values
from workbench.lint.rules.answers.other_than_listed import other_than_listed
from workbench.lint.rules.instructions.banned_labels import banned_labels
from workbench.lint.rules.instructions.beside_legend import named_beside_legend
from workbench.lint.rules.instructions.beside_lines import beside_lines
from workbench.lint.rules.instructions.cased import label_in_other_case, labels_in_other_case
from workbench.lint.rules.instructions.demands import unmet
from workbench.lint.rules.instructions.half_named import half_named
from workbench.lint.rules.instructions.heard import has_word
from workbench.lint.rules.instructions.labels import (
    ASKS,
    NO_LABELS,
    PARTS,
    label_beside,
    lists_of,
    names_ends,
    names_one,
    texts_of,
)
from workbench.lint.rules.instructions.labels_dressed import dressed_labels
from workbench.lint.rules.instructions.labels_script import labels_in_other_script
from workbench.lint.rules.instructions.listed_for_answers import listed_for_answers
from workbench.lint.rules.instructions.listed_items import listed_items
from workbench.lint.rules.instructions.listed_whole import listed_whole
from workbench.lint.rules.instructions.named_in_forms import named_in_forms
from workbench.lint.rules.instructions.numbers_of_named import numbers_of_named
from workbench.lint.rules.instructions.offered import offered_otherwise
from workbench.lint.rules.instructions.parted_labels import parted_otherwise
from workbench.lint.rules.instructions.quoted_labels import quoted_otherwise
from workbench.lint.rules.instructions.scales import off_the_scale
from workbench.lint.rules.instructions.series_named import other_series
from workbench.lint.rules.instructions.strange_labels import strange_labels
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import bare
from workbench.messages import say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_MOST_LABELS = 12
_DOCS_A_LABEL = 2.5
_FEWEST_NAMED = 2
_MOST_NAMED = 6
_FEWEST_SIGNS = 2
_OTHERS_TOO = compiled(
    r"\b(?:neither|none|else|other(?:s|wise)?|etc|such as|for example|e\.g|instead|rest)\b"
    r"|\b(?:usw|z\. ?B|u\. ?a|par exemple|p\. ?ej)\b"
    r"|其他|其它|其余|都不|否则|等等|例如|比如",
    re.IGNORECASE,
)
"""What leaves room for a label that is not named."""

_FEW_OTHERS = 3
_LONG = 3
_NEARLY_ALL = 0.8
_TAGGED = exactly(r"\A<(\w+)>(.*)</\1>\Z", re.DOTALL)
_AROUND = " []()<>{}「」『』【】“”`*"
"""What may be asked for around a label."""

_BESIDE = 8
"""What parts options of a list is no longer."""

_WORD = r"[\"'“‘`]?[^\W\d][\w-]*[\"'”’`]?"
_PHRASE = rf"{_WORD}(?: {_WORD}){{0,2}}"
_OR = compiled(rf"{_WORD}(?:, {_WORD})*,? or {_WORD}")
_FIGURES = exactly(r"(?<![\w.])\d(?:, \d)*,? or \d(?=\s*(?:$|[,;(]|(?:for|if|when|where)\b))")
_SLASHES = compiled(rf"(?<![\w/]){_WORD}(?:/{_WORD})+(?![\w/])")
_HEADED = compiled(
    rf"(?i:labels?|options|categories|classes|choices|topics|intents?|one of|choose from)"
    rf"[^:\n,]{{0,20}}:?\s+(?P<said>{_WORD}(?:, {_WORD})+)"
    rf"|(?i:labels?|categories|classes|topics|intents?)\b[^:\n,]{{0,20}}:\s+"
    rf"(?P<phrases>{_PHRASE}(?:, {_PHRASE})+)"
)
_EAST = compiled(r"(?:[一-鿿]{1,4}、)*[一-鿿]{1,4}(?:还是|或者|或)[一-鿿]{1,4}(?![一-鿿])")
_HAN_WORD = "[“「『]?[一-鿿]{1,6}[”」』]?"
_HEADED_EAST = compiled(
    r"(?:(?:可选|候选|备选|以下|下列|下面|如下|所属|分为|分成)[^。，；：:\n、]{0,8}"
    r"(?:类别?|分类|标签|种类?|类型|主题|话题|栏目|情感|情绪|意图|答案|范围|部[门門]|科室|组别)(?:之一|如下|有|为|包括)?"
    rf"|(?:选项|类别|标签)(?:如下|有|为|包括|分为|共有))\s?[:：]?\s?(?P<said>{_HAN_WORD}"
    rf"(?:\s?[、/|｜]\s?{_HAN_WORD}){{1,11}})(?![一-鿿])"
    rf"|[一某哪][个種种类項项位条](?P<noun>[一-鿿]{{1,5}})\s?[:：]\s?(?P<each>{_HAN_WORD}"
    rf"(?:[、/]{_HAN_WORD}?)*?(?:、|或者?|还是|和|与){_HAN_WORD}?)(?=$|[，；,;（(])"
    rf"|[从在](?P<phrases>{_HAN_WORD}(?:[、/|｜]{_HAN_WORD}?)+?(?:[和或与]{_HAN_WORD}?)?)"
    r"(?:[这那]?[几两二三四五六七八][个种类])?(?:类别|标签)?[中里](?:选|挑|判断)"
)
"""What Chinese lists behind a head, `可选类别：体育、财经`, or to choose from."""

_LISTS = ("said", "each", "phrases")
_SERIES = compiled(
    rf"(?<=[:：(（])[ \n]?(?P<said>{_PHRASE}(?:(?:, | / | \| |; ){_PHRASE})+"
    rf"(?:,? (?:or|and) {_PHRASE})?)"
    r"(?=\s*(?:[.;)）]|$))"
    rf"|(?<=[:：(（])[ \n]?(?P<each>{_HAN_WORD}(?:[、/|｜；]{_HAN_WORD})+(?:[或和]{_HAN_WORD})?)"
    r"(?=[。；)）]|$)"
)
"""What stands behind a colon or in brackets: three labels or more, whatever the sentence says."""

_FEWEST_IN_SERIES = 3
_WHETHER = compiled(
    rf"\b(?:whether|if|(?:answer|reply|respond)\b[^.\n,]{{0,20}}?(?: with| by)?)\s"
    rf"(?:[^.\n,]{{0,40}}?\s)?"
    rf"(?P<said>{_WORD} or {_WORD})(?=\s*(?:[.;)]|$))"
    r"|(?:回答|判断|输出|填写|选择)[^。\n]{0,8}?(?P<each>[“「『\"][^”」』\"\n]{1,6}[”」』\"]"
    r"(?:、|或者?|还是|和)[“「『\"][^”」』\"\n]{1,6}[”」』\"])"
)
"""What asks for one of two, however many labels there are."""

_LABELS_BELOW = compiled(
    r"^[ \t]*[#【\[<*=]{0,3}[ ]?(?:(?:possible |the )?(?:labels?|categories|classes|queues|topics"
    r"|intents?|tags|values|types|label set)|标签|类别|分类|意图|类型)(?:列表|说明|定义| list)?[ ]?"
    r"[】\]>*=:：]{0,3}[ \t]*$",
    re.IGNORECASE | re.MULTILINE,
)
_MEANT = compiled(
    r"[ \t]*(?:[-*•·–]|\(?\d{1,2}[.)、])?[ \t]*[*`\"“「]{0,2}(?P<label>[^\s:：][^\n:：=–—]{0,23}?)"
    r"[*`\"”」]{0,2}\s?(?:[:：=]|——?|–)[ \t]*\S"
)
"""A heading, and the lines below it that each say what a label means."""

_CUE_OF_TWO = compiled(rf"{_WORD} or {_WORD}\s?[:：]")
_ENCLOSED = exactly(
    r"(?<=[(（])[^()（）、/,\s]{1,12}(?:[、/][^()（）、/,\s]{1,12})+(?=[)）]\s*[:：]?\s*$)"
)
"""What stands in brackets behind the last cue."""


def other_names(subject: Subject) -> Iterator[Hit]:
    """The prompt names labels, and the answers are others: none of them is named (`yes or no` where
    `true` and `false` are right), or each has a number that is to be answered, or one is left out
    or forbidden, or written in another way in a few docs; or the options are listed in capitals,
    and small letters count; or a regular expression cuts the answer out of a word of the row."""
    if subject.is_uniform:
        return
    texts = texts_of(subject)
    others = _all_others(subject, texts)
    found = [hit for hit in others if hit.severity is None] or list(_left_out(subject, texts))
    found = found or _for_letters(subject, texts) or _numbered(subject)
    found = found or _in_other_case(subject) or _named_in_other_case(subject, texts)
    found = found or list(_unmet(subject, texts)) or list(_all_but_one(subject, texts))
    found = found or list(labels_in_other_script(subject)) or list(_offered(subject, texts))
    found = found or _quoted(subject, texts)
    found = found or list(listed_for_answers(subject)) or list(strange_labels(subject))
    found = found or list(named_beside_legend(subject)) or list(banned_labels(subject))
    found = found or list(beside_lines(subject)) or list(cut_labels(subject))
    found = found or list(dressed_labels(subject)) or list(other_series(subject))
    found = found or list(cut_values(subject)) or list(other_than_listed(subject))
    found = found or list(half_named(subject)) or list(listed_items(subject))
    found = found or list(named_in_forms(subject))
    yield from found or others


def _unmet(subject: Subject, texts: Sequence[str]) -> Iterator[Hit]:
    """Yield all docs where the prompt demands what no answer is."""
    found = unmet(subject, texts)
    for item in subject.rendered if found else ():
        assert found is not None
        words, message = found
        yield Hit(
            message,
            say("Name the labels as the answers are written."),
            item.doc.id,
            subject.code.line_with(words) or subject.code.line_of_input,
        )


def _numbered(subject: Subject) -> list[Hit]:
    """Return hits on all docs where answers are numbers of classes that are listed by name."""
    named = numbers_of_named(subject)
    return [
        Hit(
            named[1],
            say("Name the labels as the answers are written."),
            item.doc.id,
            subject.code.line_of_output,
        )
        for item in (subject.rendered if named else ())
        if named
    ]


def _offered(subject: Subject, texts: Sequence[str]) -> Iterator[Hit]:
    """Yield all docs where the prompt offers labels, or a scale, that the answers are not of."""
    scale = off_the_scale(subject)
    found = (*scale, None) if scale else offered_otherwise(subject)
    found = found or listed_whole(subject, texts)
    for item in subject.rendered if found else ():
        assert found is not None
        words, message, severity = found
        yield Hit(
            message,
            say("Name the labels as the answers are written."),
            item.doc.id,
            subject.code.line_with(words) or subject.code.line_of_input,
            severity=severity,
        )


def _quoted(subject: Subject, texts: Sequence[str]) -> list[Hit]:
    """Return hits on the docs whose answer is the one label that is quoted, or stands in a line of
    them, by another name."""
    other, meant = quoted_otherwise(subject, texts) or parted_otherwise(subject) or ("", "")
    return [
        Hit(
            say("the prompt names {named!r}; the answers are {known}", named=other, known=meant),
            say("Name the labels as the answers are written."),
            item.doc.id,
            subject.code.line_with(other) or subject.code.line_of_input,
        )
        for item in subject.rendered
        if other and subject.right_of(item).strip() == meant
    ]


def _all_others(subject: Subject, texts: Sequence[str]) -> list[Hit]:
    """Return hits where the prompt names as many labels as the answers have, and none of those; or
    hints where it has one of three or more."""
    labels = _labels(subject)
    if not labels:
        return []
    plain = [_without_answers(text, labels) for text in texts]
    # A question may have one of them as a word of its own: `How urgent is it: grave or mild?`
    most = 1 if len(labels) >= _FEWEST_IN_SERIES else 0
    own = (label for label in labels if any(names_one(text, {label}) for text in plain))
    said = [*islice(own, most + 1)]
    if len(said) > most:
        return []
    everywhere = reduce(set.intersection, ({*_lists_in(text, len(labels))} for text in texts))
    known = ", ".join(shorten(one, 20) for one in sorted(labels)[:4])
    return [
        Hit(
            say("the prompt names {named!r}; the answers are {known}", named=named, known=known),
            say("Name the labels as the answers are written."),
            item.doc.id,
            subject.code.line_with(named) or subject.code.line_of_input,
            severity="hint" if said else None,
        )
        for named in sorted(everywhere)[:1]
        for item in subject.rendered
    ]


def _for_letters(subject: Subject, texts: Sequence[str]) -> list[Hit]:
    """Return hits where letters of options are right, and the prompt asks for one of two words that
    are none of the options."""
    items = subject.rendered
    if not texts or not all(label_in(golds_of(item.example)[0].strip()) for item in items):
        return []
    options = {bare(option.text) for item in items for option in subject.list_of(item).options}
    for match in _WHETHER.finditer(texts[0]) if options else ():
        said = match["said"] or match["each"]
        words = {bare(word.strip("“”「」『』")) for word in PARTS.split(said)}
        is_everywhere = all(said in text for text in texts)
        if is_everywhere and not words & options and not any(map(label_in, words)):
            return [
                Hit(
                    say("the prompt names {named!r}; the answers are {known}",
                        named=said, known=say("letters of options")),
                    say("Name the labels as the answers are written."),
                    item.doc.id,
                    subject.code.line_with(said) or subject.code.line_of_input,
                )
                for item in items
            ]  # fmt: skip
    return []


def _all_but_one(subject: Subject, texts: Sequence[str]) -> Iterator[Hit]:
    """Yield the docs whose answer is the one label that no prompt names, where one sentence names
    all others: `say whether it follows (entailment) or contradicts it (contradiction)`."""
    golds = [(item, bare(subject.right_of(item))) for item in subject.rendered]
    counts = Counter(gold for _, gold in golds)
    is_set = _FEWEST_NAMED < len(counts) <= _MOST_NAMED and min(counts.values()) > 1
    if not texts or not is_set or any(len(gold) < _FEWEST_SIGNS for gold in counts):
        return
    for line in texts[0].split("\n"):
        named = {gold for gold in counts if has_word(line.casefold(), {gold})}
        missing = counts.keys() - named
        if len(missing) != 1 or _OTHERS_TOO.search(line) or not all(line in t for t in texts):
            continue
        (other,) = missing
        if any(other in text.casefold() for text in texts) or names_ends(line, named):
            continue
        for item, gold in golds:
            if gold == other:
                yield Hit(
                    say("the prompt names {named!r}, and not the answer {gold}",
                        named=shorten(line.strip(), 60),
                        gold=shorten(subject.right_of(item), 30)),
                    say("Name the labels as the answers are written."),
                    item.doc.id,
                    subject.code.line_with(line) or subject.code.line_of_input,
                )  # fmt: skip
        return


def _left_out(subject: Subject, texts: Sequence[str]) -> Iterator[Hit]:
    """Yield the docs whose answer the prompt does not name, where it lists those of most."""
    golds = [(item, bare(subject.right_of(item))) for item in subject.rendered]
    counts = Counter(gold for _, gold in golds)
    for sentence, said in lists_of(subject, texts):
        inside = sum(counts[label] for label in said)
        missing = {gold for gold in counts if not _is_made_of(gold, said)}
        missing = {gold for gold in missing if not label_beside(gold, said)}  # a form of one
        plain = _without_answers(texts[0], missing)
        missing = {gold for gold in missing if not names_one(plain, frozenset({gold}))}
        is_few = len(missing) <= max(_FEW_OTHERS, len(said)) and all(map(_is_label, missing))
        if 2 * inside < len(golds) or not missing or not is_few:
            continue
        named = sentence.strip()
        for item, gold in golds:
            if gold in missing:
                yield Hit(
                    say(
                        "the prompt names {named!r}, and not the answer {gold}",
                        named=shorten(named, 60)[1:-1],
                        gold=shorten(subject.right_of(item), 30),
                    ),
                    say("Name the labels as the answers are written."),
                    item.doc.id,
                    subject.code.line_with(sorted(said)[0]) or subject.code.line_of_input,
                )
        return


def _in_other_case(subject: Subject) -> list[Hit]:
    """Return hits where nearly all docs list their options, and none as it is ranked, or as it is
    right: all in small letters, or in capitals. Where the labels are the same for all, `yes or no`
    may be what a sentence says."""
    items = subject.rendered
    options = {item.doc.id: _options_of(subject, item) for item in items}
    if len(set(options.values())) < _FEW_OTHERS:
        return []
    found = [
        (item, listed)
        for item in items
        if (listed := _listed_otherwise(item, options[item.doc.id]))
    ]
    return [
        Hit(
            say("the prompt lists {listed}, and {choice} is what counts",
                listed=shorten(listed, 40), choice=shorten(options[item.doc.id][0], 40)),
            say("Write an option in one way where it is listed and where it is scored."),
            item.doc.id,
            subject.code.line_of_input,
            severity=None if listed.isupper() else "hint",
        )
        for item, listed in (found if len(found) >= _NEARLY_ALL * len(items) else ())
    ]  # fmt: skip


def _named_in_other_case(subject: Subject, texts: Sequence[str]) -> list[Hit]:
    """Return hits on all docs where labels that are the same for all, or one of them, are named in
    another case than the one that counts."""
    named = labels_in_other_case(subject, texts) or label_in_other_case(subject, texts)
    return [
        Hit(
            say("the prompt lists {listed}, and {choice} is what counts",
                listed=shorten(named[0], 40), choice=shorten(named[1], 40)),
            say("Name the labels as the answers are written."),
            item.doc.id,
            subject.code.line_with(named[0]) or subject.code.line_of_input,
            severity=named[2],
        )
        for item in (subject.rendered if named else ())
        if named
    ]  # fmt: skip


def _options_of(subject: Subject, item: Rendered) -> tuple[str, ...]:
    """Return the options of which one is to be said as it is: those that are ranked, or the row's,
    where its answer is one of them, and not right in any case."""
    if subject.method == "ppl":
        return tuple(choice.strip() for choice in item.choices)
    options, gold = subject.truths[item.doc.id].options, golds_of(item.example)[0].strip()
    if gold not in options or subject.grade is None:
        return ()
    graded = subject.grade(item.doc.data, item.example.processed_output, gold.swapcase())
    return options if graded is not None and not graded.is_right else ()


def _listed_otherwise(item: Rendered, choices: Sequence[str]) -> str:
    """Return the first option as the input has it where it has all of them, one behind the other,
    each in another case; "" otherwise."""
    text, folded = item.example.input, item.example.input.casefold()
    if len(choices) < 2 or len(folded) != len(text) or any(c in text or not c for c in choices):
        return ""
    places = [folded.rfind(choice.casefold()) for choice in choices]
    between = max(places) - min(places) - sum(map(len, choices))
    if min(places) < 0 or between > _BESIDE * len(choices):
        return ""
    return text[places[0] : places[0] + len(choices[0])]


def _is_made_of(gold: str, said: frozenset[str]) -> bool:
    """Say whether an answer is a label, or several of them."""
    parts = {bare(part) for part in PARTS.split(gold)}
    return gold in said or bool(parts & said) or {*map(bare, gold.split())} <= said


def _is_label(gold: str) -> bool:
    return bool(gold) and not any(map(str.isdigit, gold)) and len(gold.split()) <= _LONG


def _without_answers(text: str, labels: Collection[str]) -> str:
    """Return a text without the labels that stand behind a cue: those of worked examples."""
    for label in labels:
        text = re.sub(rf"(?im)[:：][ \t]*{re.escape(label)}[ \t]*[.。]?$", ":", text)
    return text


def _labels(subject: Subject) -> frozenset[str]:
    """Return what all answers are where these are a few words; nothing for letters, and where
    answers are open."""
    items = subject.rendered
    if subject.method == "ppl":
        sets = {frozenset(map(bare, item.choices)) for item in items}
        found = next(iter(sets)) if len(sets) == 1 else frozenset[str]()
    else:
        golds = (_within_json(golds_of(item.example)[0]) for item in items)
        counts = Counter(bare(_TAGGED.sub(r"\2", gold.strip()).strip(_AROUND)) for gold in golds)
        is_closed = (
            len(items) >= _DOCS_A_LABEL * len(counts) and min(counts.values(), default=0) > 1
        )
        found = frozenset(counts) if is_closed else frozenset[str]()
    is_few = 2 <= len(found) <= _MOST_LABELS
    return found if is_few and all(one and not label_in(one) for one in found) else frozenset()


def _within_json(gold: str) -> str:
    """Return the text that a gold is, or the one that an object of JSON has."""
    if gold[:1] != "{":
        return gold
    try:
        values = [*json.loads(gold).values()]
    except (ValueError, RecursionError):
        return gold
    return values[0] if len(values) == 1 and isinstance(values[0], str) else gold


def _lists_in(text: str, count: int) -> Iterator[str]:
    """Yield the lists of so many words that a text has, as it writes them; of any number where a
    question asks for one of them."""
    for heading in _LABELS_BELOW.finditer(text):
        lines = [_MEANT.match(line) for line in text[heading.end() :].lstrip("\n").split("\n")]
        meant = [match["label"].strip() for match in takewhile(bool, lines) if match]
        if len(meant) == count:
            yield "、".join(meant)
    for match in re.finditer(r"([^\n.。?？!！]+)([?？]?)", text):
        sentence = match[1]
        is_question = match[2] != ""
        is_cue = _CUE_OF_TWO.fullmatch(sentence.strip()) is not None  # `True or false:`
        asks = is_question or is_cue or ASKS.search(sentence) is not None
        whole = set[str]()
        heads = [*_HEADED.finditer(sentence), *_HEADED_EAST.finditer(sentence)]
        if count >= _FEWEST_IN_SERIES:
            heads += _SERIES.finditer(sentence)
        pairs = [*_WHETHER.finditer(sentence)]
        found = [next(filter(None, map(m.groupdict().get, _LISTS))) for m in (*heads, *pairs)]
        whole.update(m["said"] or m["each"] for m in pairs)
        for pattern in (_OR, _FIGURES, _SLASHES, _EAST, _ENCLOSED):
            for match in pattern.finditer(sentence):
                is_in_brackets = sentence[: match.start()][-1:] in ("(", "（")
                if asks or pattern is _SLASHES or is_in_brackets:
                    found.append(match[0])
                # `是餐饮、酒店还是网购` is a question without its mark.
                is_choice = pattern is _EAST and "还是" in match[0]
                if (is_question and pattern in (_OR, _EAST)) or is_choice:
                    whole.add(match[0])
        for said in found:
            words = PARTS.split(said)
            is_of_count = len(words) == count or (said in whole and len(words) > 1)
            if is_of_count and not {word.casefold() for word in words} & NO_LABELS:
                yield said


RULES = (
    Rule(
        "answer/other-names",
        "warning",
        other_names,
        "A model that does as it is told says a label that is never right.",
    ),
)
