"""Rules on leaks: what in the input tells which answer is right, judged by rate against chance."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import takewhile
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.frames import ASKS_WHAT_LACKS, MASK, Frame, masked, telling_frames
from workbench.lint.leaves import leaves_of
from workbench.lint.legends import legend_of
from workbench.lint.line_samples import shape_of
from workbench.lint.repairs import Joint, edit_joints
from workbench.lint.restored import is_changed_form, is_put_right
from workbench.lint.rules.leaking.among_tags import by_tags
from workbench.lint.rules.leaking.as_example import as_example
from workbench.lint.rules.leaking.begun import begun
from workbench.lint.rules.leaking.by_own_field import by_own_field
from workbench.lint.rules.leaking.class_marks import told_by_marks
from workbench.lint.rules.leaking.disguised import by_disguise
from workbench.lint.rules.leaking.filled_in import by_filled_key, by_gap_in_full
from workbench.lint.rules.leaking.first_told import first_told
from workbench.lint.rules.leaking.flagged_line import by_flagged_line, by_marked_line
from workbench.lint.rules.leaking.framed import by_frame, is_with_exception
from workbench.lint.rules.leaking.given import FINDERS, OF_ITS_WORDS, are_compared, is_one_of_two
from workbench.lint.rules.leaking.gone_on import (
    by_found_words,
    by_last_turn,
    by_session,
    by_whole_leaf,
)
from workbench.lint.rules.leaking.in_a_few import behind_the_cue, on_an_own_line
from workbench.lint.rules.leaking.in_form import in_form
from workbench.lint.rules.leaking.in_order import by_order
from workbench.lint.rules.leaking.joined import by_end_of_field, by_whole_option, by_whole_text
from workbench.lint.rules.leaking.key_told import by_key
from workbench.lint.rules.leaking.located import by_place_of_it, by_votes
from workbench.lint.rules.leaking.otherwise import by_other_answer
from workbench.lint.rules.leaking.partly import by_relation
from workbench.lint.rules.leaking.remarked import by_remark
from workbench.lint.rules.leaking.ruled_out import by_ruled_out
from workbench.lint.rules.leaking.said_of_it import by_its_parts, by_remarks, in_own_brackets
from workbench.lint.rules.leaking.set_off import by_bracket, by_place_in_text
from workbench.lint.rules.leaking.splits import told_by_split
from workbench.lint.subject import Subject, golds_of, tail_of
from workbench.lint.truth import is_of_answers
from workbench.messages import say
from workbench.types import Example, Rendered

LEAKS = 0.9
"""The share of docs whose input ends with the answer, from which on it is no coincidence."""

_FEWEST_PARTS = 2

HOLDS = 0.5
"""The share of docs that have their own answer at one place of the template, likewise."""

_LONGEST_MARK = 2
_MOST_MEANT = 3
FEWEST = 3
FEWEST_DETERMINED = 6
MOST_LABELS = 12
FEWEST_LENGTHS = 8
_SHORT = 24
_NAMES = 6
_FIRSTS = 4
_FIRST_EASTERN = "\u2e80"
_HTML_CELLS = exactly(r"<t[dh]>([^<]*)</t")
_BLANKS = exactly(r"([_□＿○●*.?#？…-])(?:[ ]?\1)+")
_MASKED = compiled(f"{MASK}+")
_IN_LINE = exactly(r"[,;、，；|]")
_CUE_OF_LINE = exactly(r"\A[^\n:：]{1,40}[:：]\s?")
_TURNS = compiled(r"\b(?:revers\w*|backwards?)\b|倒过来|倒着|反过来|反着|倒序|逆序", re.IGNORECASE)
"""Then what a text ends with is what its answer begins with."""

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_SCORES = compiled(
    "score|rating|star|sentiment|polarity|grade|vote|label|gold|answer|correct|verdict|target"
    "|idx$|index$|评分|星",
    re.IGNORECASE,
)


def leaked(subject: Subject) -> Iterator[Hit]:
    """The input gives the answer away: it ends with it, has it (or its letter, or how it begins) at
    a place of the template, has its words, its gap filled, a sign or a number that goes with it, a
    remark that says it (`# prints 7`), parts of it in other fields, the key of all docs or what
    rules the other options out, or has a field at hand that says which it is; or it is another one
    where only the row's answer is. Judged by rate over all docs, against that of the wrong
    answers."""
    if subject.is_uniform:
        return
    at_end = list(_at_the_end(subject))
    if at_end:
        yield from at_end
        return
    inside = list(_in_the_template(subject)) or list(_by_a_field(subject))
    inside = inside or list(_by_blanks(subject)) or list(_by_its_form(subject))
    inside = inside or list(begun(subject)) or list(first_told(subject))
    inside = inside or list(_given(subject))
    yield from inside or list(by_other_answer(subject)) or _told_by_rows(subject)


def _told_by_rows(subject: Subject) -> Iterator[Hit]:
    """Yield what the rows themselves, or what is written around them, tell of their answers."""
    every = (by_order, by_key, by_last_turn, by_found_words, told_by_marks, told_by_split)
    for find in (
        *every,
        by_tags,
        by_place_in_text,
        by_bracket,
        by_flagged_line,
        by_marked_line,
        by_own_field,
    ):
        found = list(find(subject))
        if found:
            yield from found
            return


def _given(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that give their answer away at no place of the template."""
    are_asked = OF_ITS_WORDS.search(subject.told) is not None
    of_fields = () if are_asked else (by_end_of_field, by_whole_option, by_whole_text)
    of_rows = (by_session, by_whole_leaf, by_relation, by_place_of_it, by_votes)
    of_forms = (by_filled_key, by_gap_in_full, in_form, by_disguise, by_its_parts, by_remarks)
    last = (by_ruled_out, by_frame, as_example, in_own_brackets)
    of_few = (behind_the_cue, on_an_own_line)
    every = (*of_fields, by_remark, *FINDERS, *of_rows, *of_forms, *last, *of_few)
    for find in every:
        told = find(subject)
        for item, message in told:
            yield Hit(
                message,
                say("Take the answer out of the input; it belongs into output."),
                item.doc.id,
                subject.code.line_of_input,
                about="given",
            )
        if told:
            return


def _at_the_end(subject: Subject) -> Iterator[Hit]:
    items = subject.rendered
    ends: list[tuple[Rendered, str]] = []
    for place, item in enumerate(items):
        if end := _leak_of(item.doc.data, item.example):
            ends.append((item, end))
        elif len(ends) + len(items) - place - 1 < LEAKS * len(items):
            return  # too few docs are left
    if len(ends) < 2 or len(ends) < LEAKS * len(items) or len({end for _, end in ends}) < 2:
        return
    line = subject.code.line_of_field("answer") or subject.code.line_of_input
    for item, _ in ends:
        yield Hit(
            say("the input ends with the answer: {end}", end=tail_of(item.example.input, 30)),
            say("End the input before the answer, which belongs into output."),
            item.doc.id,
            line,
        )


def _in_the_template(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose own answer, by its words or its letter, stands at a place of the
    template."""
    found = telling_frames(
        subject, lambda item: _own(subject, item), lambda item: _others(subject, item), HOLDS
    )
    if not found:
        return
    frame, items = max(found.items(), key=lambda pair: (len(pair[1]), pair[0].is_before))
    words = frame.words.strip()
    line = subject.code.line_with(words) or subject.code.line_of_input
    is_meant = all(_is_looked_up(item) or _is_cell(item) or _is_of_a_record(item) for item in items)
    is_meant = is_meant or _are_clues(subject, items) or all(map(_is_of_a_list, items))
    is_meant = is_meant or _OF_PLACE.search(subject.code.template) is not None
    is_meant = is_meant or is_with_exception(subject, items) or is_changed_form(subject)
    is_meant = is_meant or _begins_lines(words, items) or _are_asked_by_name(items)
    is_meant = is_meant or all(_is_among_its_like(frame, item) for item in items)
    if all(map(is_one_of_two, items)) or are_compared(subject.rendered) or is_put_right(subject):
        return
    for item in items:
        own, text = _own(subject, item), item.example.input
        beside = (value for value in own if f"{frame.words}{value}" in text and len(value) > 1)
        yield Hit(
            say(
                "the input has its own answer {answer} at {words!r}",
                answer=shorten(next(beside, own[0]), 30),
                words=words,
            ),
            say("Take the answer out of the input; it belongs into output."),
            item.doc.id,
            line,
            about="inside",
            severity="hint" if is_meant else None,
        )


_OF_PLACE = compiled(
    r"\bwhich\b[^.?\n]{0,40}\b(?:last|first)\b|排在?最[后後前]|(?:最[后後]|第)一[个個][^，。\n]{0,6}哪",
    re.IGNORECASE,
)
"""What asks for the one at a place of the list, where it always stands."""


def _begins_lines(words: str, items: Sequence[Rendered]) -> bool:
    """Say whether a place is a mark such as a dash, with which several lines of each doc begin."""
    is_mark = not any(map(str.isalnum, words))
    return is_mark and all(item.example.input.count(f"\n{words}") > 0 for item in items)


def _is_among_its_like(frame: Frame, item: Rendered) -> bool:
    """Say whether a doc's gold stands at a place as the first or the last of several that are
    written alike, `09.20, 15.37` before `Low water`: one of a list is to be found."""
    text, gold = item.example.input, golds_of(item.example)[0].strip()
    at = text.find(f"{frame.words}{gold}" if frame.is_before else f"{gold}{frame.words}")
    start = at + len(frame.words) if frame.is_before else at
    line = text[text.rfind("\n", 0, start) + 1 :].partition("\n")[0] if at >= 0 else ""
    cells = [shape_of(cell) for cell in _IN_LINE.split(_CUE_OF_LINE.sub("", line))]
    return cells.count(shape_of(gold)) > 1


def _is_looked_up(item: Rendered) -> bool:
    """Say whether a row is a key and a value, neither of which is called an answer: then it may be
    what is asked, to find the one by the other."""
    golds = golds_of(item.example)
    names = [str(name) for name, value in item.doc.data.items() if value in golds]
    others = [value for value in item.doc.data.values() if value not in golds]
    are_keys = all(isinstance(value, str) and len(value.split()) == 1 for value in others)
    return bool(names and others) and are_keys and not any(map(is_of_answers, names))


def _is_of_a_record(item: Rendered) -> bool:
    """Say whether a doc's gold is a field of no answer's name, and the input has three more of the
    row's fields: what is asked for is a part of these, as of a log's line."""
    golds, fields = golds_of(item.example), item.doc.data
    own = [name for name, value in fields.items() if str(value) in golds]
    if not own or any(is_of_answers(str(name)) for name in own):
        return False
    others = [str(value) for name, value in fields.items() if name not in own]
    return sum(other != "" and other in item.example.input for other in others) > _FEWEST_PARTS


def _are_asked_by_name(items: Sequence[Rendered]) -> bool:
    """Say whether docs show all that their rows have, each with a name, and the question has the
    name of the gold among other words: `dish=soup; price=6` and `price in euros:`. What most rows
    say alike is a class that slipped into the prompt."""
    golds = {golds_of(item.example)[0] for item in items}
    return 2 * len(golds) > len(items) and all(map(_is_asked_by_name, items))


def _is_asked_by_name(item: Rendered) -> bool:
    text, gold = item.example.input, golds_of(item.example)[0].strip()
    others = [str(value) for value in item.doc.data.values() if str(value).strip() != gold]
    is_whole = len(others) == len(item.doc.data) - 1 and all(other in text for other in others)
    if len(others) < _FEWEST_PARTS or not is_whole:
        return False
    names = [str(name) for name, value in item.doc.data.items() if str(value).strip() == gold]
    named = re.search(rf"(?P<name>[^\n\W]{{2,20}})[ ]?[:：=][ ]?{re.escape(gold)}(?!\w)", text)
    if named is None or any(map(is_of_answers, names)):
        return False
    name = named["name"].casefold()
    asked = (line.casefold() for line in text[named.end() :].split("\n"))
    return any(name in line and line.strip(" ?:：？") != name for line in asked)


def _is_of_a_list(item: Rendered) -> bool:
    """Say whether a doc's gold is what a list, or a record, of its row says of one of its items,
    as another one that is shown is said of another: `Galway: zone 1`, `Spiddal: zone 2`. Options by
    letter are none."""
    golds, text = {*golds_of(item.example)}, item.example.input
    for value in item.doc.data.values():
        rows = [*value.items()] if isinstance(value, Mapping) else value
        pairs = [part for part in rows if len(part) == 2] if _is_table(rows) else []
        said = {str(second) for first, second in pairs if len(str(first)) > _FEWEST_PARTS}
        if len(said) > 1 and said & golds and all(each in text for each in said):
            return True
    return False


def _is_table(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, list | tuple) for part in value)


def _are_clues(subject: Subject, items: Sequence[Rendered]) -> bool:
    """Say whether rows bring along how their answers begin, or how long they are, as a field, and
    nearly each has another answer: a crossword is made easier so. A class in short is none."""
    answers = {golds_of(item.example)[0] for item in subject.rendered}
    golds = [(item, golds_of(item.example)[0].strip()) for item in items]
    if 2 * len(answers) <= len(subject.rendered):
        return False
    if any(gold in item.example.input for item, gold in golds):
        return False
    are_brought = all(
        any(str(v) in _clues(gold) for v in item.doc.data.values()) for item, gold in golds
    )
    are_counted = all(
        re.search(rf"(?<!\w){len(gold)}(?!\w)", item.example.input) for item, gold in golds
    )
    return are_brought or are_counted


def _is_cell(item: Rendered) -> bool:
    """Say whether a doc's gold is one cell of a table that has other texts of the row, too: it is
    asked for by the head of its column."""
    lines = item.example.input.split("\n")
    rows = [line.split("\t") if "\t" in line else line.split("|")[1:-1] for line in lines]
    rows += [_HTML_CELLS.findall(line) for line in lines if "<t" in line]
    cells = {cell.strip() for row in rows for cell in row}
    golds = {*golds_of(item.example)}
    others = {
        cell.strip()
        for value in item.doc.data.values()
        for leaf in leaves_of(value)
        for cell in (leaf, *leaf.split(","))
    } - golds
    return bool(golds & cells and others & cells)


def _own(subject: Subject, item: Rendered) -> Sequence[str]:
    """Return what a doc's answer is called: its gold, its output, its option, and that's letter."""
    shown = subject.list_of(item)
    golds = [g for g in shown.truth.golds if g]
    places = [i for i, o in enumerate(shown.truth.options) if o in shown.truth.golds]
    labels = [o.label for o, p in zip(shown.options, shown.places, strict=True) if p in places]
    right = [item.choices[place] for place in item.gold[:1]]
    names = [*golds_of(item.example), item.example.output, *right, *golds, *labels]
    numbers = [call for place in places[:1] for call in _called(shown.places, place)]
    clues = () if _are_turned(subject.code.template) else _clues(golds_of(item.example)[0])
    meant = _meanings(subject).get(golds_of(item.example)[0].strip(), "")
    own = (*names, *numbers, *clues, meant)
    return [name.strip() for name in own if name.strip() and len(name) < 200]


def _meanings(subject: Subject) -> Mapping[str, str]:
    """Return the short words that the legend of a prompt has behind its letters or numbers."""
    known = subject.legends
    if "meanings" not in known:
        legend = legend_of(subject)
        lines = legend.lines if legend is not None else ()
        known["meanings"] = {
            line.head: line.said
            for line in lines
            if len(line.head) <= _LONGEST_MARK and len(line.said.split()) <= _MOST_MEANT
        }
    return known["meanings"]


@lru_cache(maxsize=64)
def _are_turned(template: str) -> bool:
    """Say whether a template asks for texts that are turned round."""
    return _TURNS.search(template) is not None


def _called(places: Sequence[int | None], option: int) -> Sequence[str]:
    """Return how an option is called by its place in the list."""
    place = places.index(option) if option in places else len(_ORDINALS)
    return (str(place + 1), _ORDINALS[place]) if place < len(_ORDINALS) else ()


def _clues(gold: str) -> Sequence[str]:
    """Return what tells a gold without saying it: its first letters, and how many it has."""
    gold = gold.strip()
    if len(gold) < 2 or any(map(str.isdigit, gold)):
        return ()
    firsts = (gold[:count] for count in range(1, min(_FIRSTS, len(gold) - 1) + 1))
    # A whole word of it may be of the row, and a sign of Chinese is one: `汉→唐→宋`.
    letters = [first for first in firsts if first.isalpha() and _is_begun(gold, first)]
    return (*letters, str(len(gold)))


def _is_begun(gold: str, first: str) -> bool:
    """Say whether the first word of a gold goes on behind its first letters; one letter alone is
    told of it, too, but for a sign of Chinese."""
    return gold[len(first)].isalpha() or (len(first) == 1 and first < _FIRST_EASTERN)


def _others(subject: Subject, item: Rendered) -> Sequence[str]:
    """Return what other answers are called: the doc's other options with their letters, and the
    golds of other docs."""
    shown = subject.list_of(item)
    own = {name.casefold() for name in _own(subject, item)}
    labels = [option.label for option in shown.options]
    some = _golds_of_some(subject)
    numbers = [call for place in shown.places if place is not None
               for call in _called(shown.places, place)]  # fmt: skip
    clues = [clue for gold in some for clue in _clues(gold)]
    meant = _meanings(subject).values()
    rest = [*item.choices, *shown.truth.options, *labels, *some, *numbers, *clues, *meant]
    return [name for name in rest if name.strip() and name.strip().casefold() not in own]


def _golds_of_some(subject: Subject) -> Sequence[str]:
    items = subject.rendered
    some = items[:: max(1, len(items) // _NAMES)][:_NAMES]
    return [golds_of(item.example)[0] for item in some if golds_of(item.example)]


def _by_a_field(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input shows a field of the row that says which answer is right: a
    score, a label, the number of the right option."""
    items = subject.rendered
    if len(items) < FEWEST_DETERMINED:
        return
    wanted: tuple[Sequence[str], ...] | None = None
    for name in sorted(subject.fields):
        if not is_of_answers(name) and not _SCORES.search(name):
            continue
        each = (_short(item.doc.data.get(name)) for item in items)
        texts = [value for value in takewhile(lambda value: value is not None, each) if value]
        if len(texts) < len(items) or len(set(texts)) < 2:
            continue
        wanted = wanted or tuple(_answers_of(subject))
        if not _determines(name, texts, wanted):
            continue
        known = sorted(set(texts))[:MOST_LABELS]
        found = telling_frames(
            subject,
            lambda item, name=name: [str(item.doc.data[name])],
            lambda item, name=name, known=known: [
                value for value in known if value != str(item.doc.data[name])
            ],
            HOLDS,
        )
        if not found:
            continue
        line = subject.code.line_of_field(name) or subject.code.line_of_input
        for item in items:
            yield Hit(
                say(
                    "the input shows the field {name!r}, which tells the answer: {value}",
                    name=name,
                    value=shorten(item.doc.data[name], 30),
                ),
                say("Leave data[{name!r}] out of the input.", name=name),
                item.doc.id,
                line,
                about=name,
            )


def _by_blanks(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has as many blanks in a row as their answer has signs."""
    items = subject.rendered
    found: list[tuple[Rendered, str]] = []
    least = max(FEWEST, LEAKS * len(items))
    for place, item in enumerate(items):
        if len(found) + len(items) - place < least:
            return  # too few docs are left
        gold = golds_of(item.example)[0].strip()
        sizes = {len(gold), sum(map(str.isalnum, gold))}
        runs = _BLANKS.finditer(item.example.input) if len(gold) > 1 else ()
        run = next((m[0] for m in runs if m[0].count(m[1]) in sizes), "")
        if run:
            found.append((item, run))
    if len(found) < least or len({len(run) for _, run in found}) < FEWEST:
        return
    for item, run in found:
        yield Hit(
            say("the input has as many blanks as the answer has letters: {blanks}", blanks=run),
            say("Write blanks of one length, whatever is right."),
            item.doc.id,
            subject.code.line_with(run[0]) or subject.code.line_of_input,
            about="blanks",
            severity="hint",  # a puzzle's gap is as long as its word on purpose
        )


def _by_its_form(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has another form for each answer, though no word tells it: a space
    more, another mark."""
    items = subject.rendered
    if len(items) < FEWEST_LENGTHS or ASKS_WHAT_LACKS.search(subject.told):
        return
    forms: list[str] = []
    kinds_of_form: set[str] = set()
    for item in items:
        forms.append(_MASKED.sub(MASK, masked(subject, item)))
        kinds_of_form.add(forms[-1])
        if len(kinds_of_form) > MOST_LABELS:
            return
    for wanted in _answers_of(subject):
        pairs = Counter(zip(forms, wanted, strict=False))
        kinds = len(set(wanted))
        is_told = 2 <= kinds <= MOST_LABELS and len(set(forms)) == len(pairs) == kinds
        if is_told and min(pairs.values()) > 1 and len(set(_without_values(subject, forms))) > 1:
            first, second = sorted(set(forms))[:2]
            at = next(
                (i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b),
                min(len(first), len(second)),
            )
            for item in items:
                yield Hit(
                    say(
                        "the form of the input tells the answer: {first} or {second}",
                        first=tail_of(first[: at + 1]),
                        second=tail_of(second[: at + 1]),
                    ),
                    say("Write the input in one way, whatever is right."),
                    item.doc.id,
                    subject.code.line_of_input,
                    about="form",
                )
            return


def _without_values(subject: Subject, forms: Sequence[str]) -> Iterator[str]:
    """Yield forms without the words of the rows that are no answer: the name of one of several
    cells, which the template has, too."""
    golds = {gold.strip() for item in subject.rendered for gold in golds_of(item.example)}
    words = {
        value
        for item in subject.rendered
        for name, value in item.doc.data.items()
        if isinstance(value, str) and 1 < len(value.strip()) <= _SHORT
        if value.strip() not in golds and not is_of_answers(str(name))
        if value in subject.code.template
    }
    for form in dict.fromkeys(forms):
        for word in words:
            form = form.replace(word, MASK)
        yield form


def _short(value: Any) -> str | None:
    """Return a value as a prompt may show it, None for what is no score or label."""
    if isinstance(value, bool | int | float):
        return str(value)
    return value if isinstance(value, str) and 0 < len(value) <= _SHORT else None


def _answers_of(subject: Subject) -> Iterator[Sequence[str]]:
    """Yield all docs' golds, and the places of these in the options, where all are known."""
    yield [golds_of(item.example)[0] for item in subject.rendered]
    places = [subject.list_of(item).place_of_gold for item in subject.rendered]
    if None not in places:
        yield [str(place) for place in places]


def _determines(name: str, values: Sequence[str], answers: Sequence[Sequence[str]]) -> bool:
    """Say whether a field's values tell the docs' answers apart, in one of the ways to call them:
    one value for one gold, or, of what is called a score, values of one range for each."""
    count = len(values)
    is_score = bool(_SCORES.search(name))
    for wanted in answers:
        kinds = set(wanted)
        if not 2 <= len(kinds) <= MOST_LABELS or count < 3 * len(kinds):
            continue
        if values == wanted:
            continue  # the answer itself: other rules look for it
        by_value: dict[str, int] = {}
        for (value, _), often in Counter(zip(values, wanted, strict=True)).items():
            by_value[value] = max(often, by_value.get(value, 0))
        pure = sum(by_value.values())
        is_one_to_one = len(by_value) == len(kinds) and pure == count >= 3 * len(by_value)
        if is_one_to_one and (is_score or is_of_answers(name)):
            return True
        most = max(Counter(wanted).values())
        is_rare = most <= 0.75 * count and 2 * len(by_value) <= count
        if is_score and is_rare and pure >= LEAKS * count:
            return True
    return False


def _leak_of(data: Mapping[str, Any], example: Example, text: str | None = None) -> str:
    """Return the answer that the input (or `text` in its place) ends with, but for a full stop;
    "" if there is none."""
    text = (example.input if text is None else text).rstrip().rstrip(".。")
    targets = data.get("target_scores")
    right = [key for key, value in targets.items() if value] if isinstance(targets, dict) else []
    own = data.get("answer")
    wants = (example.output, *golds_of(example), *right[:1], own if isinstance(own, str) else "")
    for want in sorted((want.strip().rstrip(".。") for want in wants), key=len, reverse=True):
        before = text[-len(want) - 1 : -len(want)] if want else ""
        if want and text.endswith(want) and not (before.isalnum() and before.isascii()):
            return want
    return ""


def cut_answer(at: Joint) -> Joint:
    """Cut the answer off the end of the input."""
    want = _leak_of(at.row, at.example, at.text) if at.example else ""
    if not want:
        return at
    return replace(at, text=at.text.rstrip().rstrip(".。").removesuffix(want).rstrip())


RULES = (
    Rule(
        "answer/leaked",
        "error",
        leaked,
        "Then the score says how well the model copies.",
        "The answer is cut off the end of the inputs.",
        edit_joints(cut_answer),
    ),
)
