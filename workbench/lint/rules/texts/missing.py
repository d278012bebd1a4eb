"""Rules on what of a row is not in its input: the question, a passage, the ends of its texts."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly, simplified
from workbench.lint.finding import Hit, Rule
from workbench.lint.gaps import between, gap
from workbench.lint.rules.rows.by_table import keys_not_shown
from workbench.lint.rules.texts.answers_cut import answers_cut
from workbench.lint.rules.texts.breaks_off import breaks_off
from workbench.lint.rules.texts.broken_off import broken_off
from workbench.lint.rules.texts.changed import ENDS, cut_ends, cut_inputs, is_answered, left_out
from workbench.lint.rules.texts.cut_short import cut_short
from workbench.lint.rules.texts.first_keys import first_keys
from workbench.lint.rules.texts.loops import ended_loops
from workbench.lint.rules.texts.lost_to_loops import lost_to_loops
from workbench.lint.rules.texts.not_shown import answer_not_shown
from workbench.lint.rules.texts.numbers_unshown import numbers_unshown
from workbench.lint.rules.texts.other_gap import other_gap
from workbench.lint.rules.texts.own_cut import own_cut
from workbench.lint.rules.texts.own_lists import item_open
from workbench.lint.rules.texts.refers import refers_to_none
from workbench.lint.rules.texts.row_tables import cut_cells, longer_rows
from workbench.lint.rules.texts.same_item import same_item
from workbench.lint.rules.texts.same_lines import same_lines
from workbench.lint.rules.texts.skipped_numbers import skipped_numbers
from workbench.lint.rules.texts.stripped import eaten_letters
from workbench.lint.rules.texts.uneven_tables import uneven_tables
from workbench.lint.rules.texts.unread import numbers_for_texts, unread_sources, unshown
from workbench.lint.rules.texts.unsaid import lost_capitals, lost_gap
from workbench.lint.rules.texts.unshown import unshown_text
from workbench.lint.rules.texts.value_written_in import value_written_in
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import OPTION_LISTS, is_of_answers
from workbench.messages import say
from workbench.types import Rendered

_WORDS = compiled(r"[㐀-鿿]|[^\W㐀-鿿]+")
"""Words; in Chinese each character counts as one."""
_PASSAGES = frozenset(
    {"passage", "context", "article", "story", "premise", "hypothesis", "paragraph", "document"}
    | {"text", "content", "background", "dialogue", "sentence1", "sentence2", "support", "table"}
)
_HAN = compiled("[\u3400-\u9fff]")
_QUESTIONS = frozenset(
    map(
        simplified,
        (
            *("question", "question_text", "questionText", "problem_statement", "frage"),
            *("pregunta", "domanda", "pergunta", "вопрос", "câu_hỏi", "cau_hoi", "pertanyaan"),
            *("pytanie", "vraag", "fråga", "soru", "질문", "سؤال", "السؤال", "प्रश्न", "คำถาม"),
            *("问题", "问句", "题目", "質問"),
        ),
    )
)
_SPEAKER = 20
_BEGINNING = 16
_FEWEST_WORDS = 6
_RUN = 3
_GAP = gap(
    "mask", "name", "line", "low", "inner", "round", "square", "empty", "dots"
)  # fmt: skip
"""How data sets draw a gap in a text."""


def missing_question(subject: Subject) -> Iterator[Hit]:
    """The row's question, passage or another text that is read is not in its input, or is cut, or a
    loop's variable has taken its name, or the template has one row's for all; or it has other keys
    than the prompt's table, by which it is answered; a hint where the transform does not read the
    question, or no prompt has the number by which all answers go. Or the prompt speaks of a passage
    or a table, and shows the question alone; a hint where its own text refers to a table, a section
    or a rule of its own that it does not have."""
    yield from other_gap(subject)
    yield from refers_to_none(subject)
    yield from lost_to_loops(subject)
    if subject.is_uniform:
        return
    yield from _unseen_lists(subject)
    yield from unshown_text(subject)
    yield from unread_sources(subject)
    yield from keys_not_shown(subject)
    yield from numbers_for_texts(subject)
    yield from numbers_unshown(subject)
    yield from value_written_in(subject)
    code = subject.code
    kinds = _kinds_of_rows(subject)
    explaining = _explanations(subject)
    is_only = len(code.fields_of_input) == 1
    for item in subject.rendered:
        text = item.example.input
        words_of_text: list[str] | None = None
        for name, value in item.doc.data.items():
            if not isinstance(value, str) or value in text or not value.strip():
                continue
            if json.dumps(value)[1:-1] in text:  # whole, with the escapes of JSON
                continue
            if "\n" in value and all(map(text.__contains__, value.split("\n"))):
                continue  # each line behind its number, or indented
            is_begun = len(value) >= 2 * _BEGINNING and value[:_BEGINNING] in text
            is_source = any(gold in value for gold in golds_of(item.example) if gold)
            if name not in code.fields_of_input and is_source and not is_begun:
                continue  # what the answer is cut out of
            if any(value.strip() in gold for gold in golds_of(item.example)):
                continue  # what the answer is, in quotes
            if any(_signs(value) == _signs(gold) for gold in golds_of(item.example)):
                continue  # what the answer is, with other marks
            if any(2 * len(gold) > len(value) and gold in value for gold in golds_of(item.example)):
                continue  # what the answer is, but for a few words before it or behind
            if _HAN.search(value) and " " in value and all(map(text.__contains__, value.split())):
                continue  # several words, each at a place of its own
            line = code.line_of_field(str(name)) if name in code.fields_of_input else None
            is_question = simplified(str(name)) in _QUESTIONS
            if not is_question and not (line or name in _PASSAGES):
                continue
            if not is_question and is_of_answers(str(name)) and not is_only:
                continue
            if name in kinds or _is_gapped(value, text) or is_answered(value, text, item):
                continue
            if words_of_text is None:
                words_of_text = _WORDS.findall(text.casefold())
            what = _loss(value, words_of_text, is_question=is_question)
            if what is None:
                continue
            if _goes_on_in_answer(value, item) or _signs(value) in _signs(text):
                continue  # with other marks, or up to its gap
            if _is_parted(value, item) or _is_split(value, text):
                continue  # each word with its tag, which is the answer
            yield Hit(
                say(
                    "the row's {name} is not in the input: {question}",
                    name=name,
                    question=shorten(value, 40),
                )
                if what == "gone"
                else say("the row's {name} is cut: the input lacks {part}", name=name, part=what),
                say("Put data[{name!r}] into the input, whole.", name=name),
                item.doc.id,
                line or code.line_of_input,
                about=str(name),
                severity="hint"
                if not line and (is_question or name in explaining or _tells(value, item))
                else None,
            )


_GAP_OF_LINES = gap("line", "dots")


def _signs(text: str) -> str:
    return "".join(filter(str.isalnum, text)).casefold()


def _goes_on_in_answer(value: str, item: Rendered) -> bool:
    """Say whether a text with a gap stands in the input up to it, and in the output from there."""
    parts = [part.strip() for part in between(_GAP_OF_LINES, value)]
    return (
        len(parts) == 2
        and all(parts)
        and parts[0] in item.example.input
        and parts[1] in item.example.output
    )


_WORD_OR_TAG = exactly(r"[\s_/|]+")


def _is_split(value: str, text: str) -> bool:
    """Say whether all parts of a text, as one mark parts them, are in the input: `33;01 42 68`."""
    return any(
        mark in value and all(part.strip() in text for part in value.split(mark))
        for mark in ";|~\t"
    )


def _is_parted(value: str, item: Rendered) -> bool:
    """Say whether a text is words of the input with those of the answer between them, as tagged
    ones are: `Rome_LOC fell_O`."""
    shown = set(item.example.input.split())
    right = set(_WORD_OR_TAG.split(item.example.output.strip()))
    parts = set(filter(None, _WORD_OR_TAG.split(value)))
    return parts <= shown | right and not parts <= shown


def _kinds_of_rows(subject: Subject) -> set[str]:
    """Return the fields that sort the rows into a few kinds by a word, `cause` and `effect`: the
    template may say them in words of its own."""
    found: set[str] = set()
    for name in subject.fields:
        values = [item.doc.data.get(name) for item in subject.rendered]
        words = {v for v in values if isinstance(v, str) and v.strip() and " " not in v.strip()}
        are_words = all(isinstance(v, str) and v in words for v in values)
        if 2 <= len(words) <= len(values) // 4 and are_words:
            found.add(name)
    return found


def _unseen_lists(subject: Subject) -> Iterator[Hit]:
    """Yield hints on lists of the row that are read for the input, and of which none is seen."""
    for name in sorted(subject.code.fields_of_input & subject.fields):
        values = [(item, item.doc.data.get(name)) for item in subject.rendered]
        lists = [(item, value) for item, value in values if isinstance(value, list) and value]
        if is_of_answers(name) or len(lists) < _RUN or name in OPTION_LISTS:
            continue
        texts = [(item, " ".join(_leaves(value))) for item, value in lists]
        if any(_is_seen(text, item.example.input) for item, text in texts):
            continue
        for item, text in texts:
            yield unshown(subject, item, name, text, is_sure=False)


def _leaves(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping | list):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from _leaves(part)


def _is_seen(text: str, shown: str) -> bool:
    """Say whether a text has a good part of another's words, or that one has too few to tell."""
    words = set(_WORDS.findall(text.casefold()))
    return len(words) < _FEWEST_WORDS or 2 * len(words & {*_WORDS.findall(shown.casefold())}) > len(
        words
    )


def _explanations(subject: Subject) -> set[str]:
    """Return the fields named as passages that explain the answer: some rows have none, and what
    some have tells which choice is right."""
    found: set[str] = set()
    for name in _PASSAGES & subject.fields:
        values = [(item, item.doc.data.get(name)) for item in subject.rendered]
        is_lacking = any(value in (None, "") for _, value in values)
        texts = ((item, value) for item, value in values if isinstance(value, str) and value)
        if is_lacking and any(_tells(value, item) for item, value in texts):
            found.add(name)
    return found


def _tells(passage: str, item: Rendered) -> bool:
    """Say whether a passage has the text of the right choice, and of no other: an explanation."""
    there = [choice.strip().casefold() in passage.casefold() for choice in item.choices]
    return sum(there) == 1 and there.index(True) in item.gold


def cut_items(subject: Subject) -> Iterator[Hit]:
    """Of the texts in a list of the row the beginnings are in the input, and the ends are not, in
    half of the docs or more; a text of the row lacks a few signs, or a list its last items or its
    first, in nearly all docs; a loop shows its first item alone, or its last; whole inputs are cut
    at one length; or the sign of a gap, or the capitals of an answer that is to be copied, are
    lost; or cells of a table are cut, or split into two. A hint where what is lacking may be left
    out on purpose: a mark, an item of lists of one length; and where the numbers of a list in the
    prompt's own text skip one, one of its sentences breaks off, a text is cut at a number of signs,
    or the code cuts the prompt's own text within a line."""
    yield from skipped_numbers(subject)
    yield from ended_loops(subject)
    yield from list(same_lines(subject)) or same_item(subject)
    yield from cut_cells(subject)
    yield from longer_rows(subject)
    yield from uneven_tables(subject)
    yield from broken_off(subject)
    yield from list(breaks_off(subject)) or item_open(subject)
    yield from list(answer_not_shown(subject)) or answers_cut(subject)
    yield from lost_gap(subject)
    yield from lost_capitals(subject)
    yield from cut_ends(subject)
    yield from eaten_letters(subject)
    yield from left_out(subject)
    yield from cut_inputs(subject)
    yield from cut_short(subject)
    yield from own_cut(subject)
    yield from first_keys(subject)
    cut: dict[str, list[tuple[Rendered, str]]] = defaultdict(list)
    docs: Counter[str] = Counter()
    for item in subject.rendered if not subject.is_uniform else ():
        text = item.example.input
        words: list[str] = []
        for name, value in item.doc.data.items():
            if not isinstance(value, list) or is_of_answers(str(name)):
                continue
            texts = [part for part in value if isinstance(part, str) and part.strip()]
            missing = [part for part in texts if part not in text]
            if len(missing) > 1 and all(_is_turn(part, text) for part in missing):
                continue  # turns of a talk, without who speaks
            if missing and not words:
                words = _WORDS.findall(text.casefold())
            losses = (_loss(part, words, is_question=False) for part in missing)
            lost = next((loss for loss in losses if loss not in (None, "gone")), "")
            docs[name] += bool(texts)
            if lost:
                cut[name].append((item, lost))
    for name, found in cut.items():
        if len(found) < max(2, docs[name] // 2):
            continue
        for item, lost in found:
            yield Hit(
                say("a text of the row's {name} is cut: the input lacks {part}",
                    name=name, part=lost),
                say("Put it into the input whole."),
                item.doc.id,
                subject.code.line_of_field(str(name)) or subject.code.line_of_input,
                about=str(name),
            )  # fmt: skip


def _is_turn(part: str, text: str) -> bool:
    """Say whether a text begins with who speaks, and what is said behind that stands in another."""
    speaker, mark, said = part.partition(":" if ":" in part else "：")
    return bool(mark) and len(speaker) <= _SPEAKER and said.strip() != "" and said.strip() in text


def _is_gapped(value: str, text: str) -> bool:
    """Say whether a text with a gap, `She _ to school.`, is there with the gap filled or drawn in
    another way."""
    parts = [part for part in between(_GAP, value) if part.strip(ENDS).strip()]
    return bool(parts) and parts != [value] and all(part.strip() in text for part in parts)


def _loss(value: str, text: list[str], *, is_question: bool) -> str | None:
    """Return "gone" where most words of a value are not in a text, what is missing at an end that
    is cut off, None where it is whole."""
    words = _WORDS.findall(value.casefold())
    if not words or (not is_question and len(words) < _FEWEST_WORDS):
        return None
    have = set(text)
    missing = [word for word in words if word not in have]
    if (5 * len(missing) > len(words)) if is_question else (2 * len(missing) > len(words)):
        head = " ".join(words[:_RUN])
        is_cut = len(words) > 2 * _FEWEST_WORDS and f" {head} " in f" {' '.join(text)} "
        return shorten(value[-40:]) if is_cut else "gone"
    if len(words) < _FEWEST_WORDS:
        return None
    runs = [" ".join(words[i : i + _RUN]) for i in range(len(words) - _RUN + 1)]
    there = sum(f" {run} " in f" {' '.join(text)} " for run in runs)
    # Of Chinese each sign is a word, and most signs of a question stand in its passage, too.
    least = 5 if not is_question else 2 if _HAN.search(value) else None
    if least is not None and least * there < len(runs):
        return "gone"
    joined = f" {' '.join(text)} "
    has_head = f" {' '.join(words[:_RUN])} " in joined
    has_tail = f" {' '.join(words[-_RUN:])} " in joined
    if has_head and not has_tail and f" {' '.join(words[-2:])} " not in joined:
        return shorten(value[-40:])
    if has_tail and not has_head and f" {' '.join(words[:2])} " not in joined:
        return shorten(value[:40])
    return None


RULES = (
    Rule(
        "text/no-question",
        "warning",
        missing_question,
        "The input was cut, or is made of another field.",
    ),
    Rule(
        "text/cut-item",
        "warning",
        cut_items,
        "The answer may hang on what is missing.",
    ),
)
