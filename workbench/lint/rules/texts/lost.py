"""Rules on what was lost between the row and the prompt: spaces, all but the first of several,
readable letters."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import unquote

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.leaves import is_shown
from workbench.lint.rules.choices.in_a_line import options_in_a_line
from workbench.lint.rules.source.slipped import items_without_comma
from workbench.lint.rules.texts.first_mark import first_marks
from workbench.lint.rules.texts.glued import glued_cues, glued_fields, glued_items, run_in_examples
from workbench.lint.rules.texts.glued_labels import glued_labels
from workbench.lint.rules.texts.glued_literals import glued_literals
from workbench.lint.rules.texts.glued_values import glued_values
from workbench.lint.rules.texts.joined_by_nothing import joined_by_nothing
from workbench.lint.rules.texts.joined_cells import joined_cells
from workbench.lint.rules.texts.parted_words import plus_for_space, some_spaces_lost
from workbench.lint.subject import Subject, golds_of, stands_in
from workbench.messages import say
from workbench.types import Example

_FEWEST_WORDS = 4
_FEWEST_DOCS = 3
_MOST_OF = 0.8
_CODED = exactly(r"(?<![\w%])[^\s%]*(?:%[0-9A-Fa-f]{2}[^\s%]*){2,}")
_CODED_MARK = exactly(
    r"(?<![\w%&?=./-])[^\W\d_]{2,}[^\s%&?=]*%(?:2C|3A|3B|3F|22|27|28|29|2F)(?=\s|[^\W_]|$)[^\s&=]*"
)
"""A word with a comma, a colon, a slash, a quote or the like that is coded."""

_PLUSED = exactly(
    r"(?<!\S)(?:[\w',]{1,20}\+){2,}[A-Za-z']{2,20}%[0-9A-F]{2}(?!\S)"
    r"|(?<!\S)(?:[a-zA-Z']{2,20}\+){4,}[a-z']{2,}"
)
"""Words with plus signs between, as a form sends them."""

_PLUS_WITHIN = exactly(r"\+(?<=\S\+)(?:'|[^\W\d_])")
"""A word behind such a sign: it is in all of that."""

_ADDRESS = exactly(r"://|^www\.|^/|[?&]\w+=")
_ABOUT_CODING = compiled(r"url|percent-|encod|decod|quote\(|百分号|编码", re.IGNORECASE)
_TYPESET = compiled(
    r"=\s?[“”‘’]|[\w)]\([“‘]|[“”’]\)?;|[“”],[“”\d]|[‘’],[‘’]|^[–—]{2}[ A-Za-z]"
    r"|^ ?(?:[$>#%]\s)?[a-z_]+ (?:[^\n—–]* )?[–—]{1,2}[a-z][\w-]*(?=[ =]|$)"
    r"|^[$>#%]?\s?[a-z_]+ [“”‘’][^“”‘’\n]*[“”‘’] ?[|>;]"
    r"|['\"][^'\"“”‘’\n]{0,30}[’”](?=[\]),;])|\[[\w:, ]*[–—−]\d+[\]:]"
    r"|(?:==|!=|^[ \t]*assert\b[^“”‘’\n]*|\bprint\()\s?[“”‘’]"
    r"|^[ \t]*return\b[^\n]*[(\[)\]=][^\n]*[‘’“”]"
    r"|\{\s?[“”„‟″‘’][^“”„‟″‘’{}\n]{1,40}[“”‟″‘’]\s?[:：]|\"\s?:\s?[–—−]\d",
    re.MULTILINE,
)
"""Quotes and dashes of a word processor where a program has its own, or JSON."""

_OF_TYPESET = frozenset("“”‘’–—−„‟″")
"""One of these is in all of that: quicker to tell."""

_LISTED = exactly(r"\s*\[\s?[“”„‘’][^“”„‘’\n]*[“”’‘]\s?[,\]]")
_OF_JSON = compiled(r"\b(?:json|array|python)\b|列表|数组", re.IGNORECASE)

_HAN = compiled(r"[\u4e00-\u9fff]")
_IN_QUOTES = exactly(r"[“‘][^“”‘’\n]*[”’]")

_MARK = exactly(r"[(\[]?(?:[2-9]|[B-H])[.)、:\]]\s|[A-Z][a-z]{2,14}:\s")


def url_coded(subject: Subject) -> Iterator[Hit]:
    """Text is coded as in an address: `Works%2C%20but`."""
    words = subject.words_written
    may_be = "%" in words or _PLUS_WITHIN.search(words)
    for doc_id, _, example in subject.examples if may_be else ():
        for text in (example.input, example.output):
            plus = _PLUSED.search(text) if "+" in text else None
            coded = _CODED.finditer(text) if "%" in text else ()
            found = next((m[0] for m in coded if _is_coded(m[0])), "")
            found = found or (_coded_mark(text) if "%" in text else "")
            found = found or (plus[0] if plus and not _ADDRESS.search(plus[0]) else "")
            found = found or plus_for_space(text)
            if found and not _ABOUT_CODING.search(text):
                yield Hit(
                    say("text is encoded as in a URL: {found}", found=shorten(found, 40)),
                    say("Decode it: urllib.parse.unquote(…)."),
                    doc_id,
                    subject.code.line_of_input,
                )
                break


def _coded_mark(text: str) -> str:
    """Return the first word of a text with a mark of a sentence coded behind or within it,
    `stable%2C but`: one alone tells where it can be no other thing; "" where there is none."""
    found = (match[0] for match in _CODED_MARK.finditer(text))
    return next((word for word in found if not _ADDRESS.search(word)), "")


def _is_coded(word: str) -> bool:
    """Say whether a word, which is no address, has letters or spaces behind its percent signs."""
    decoded = unquote(word)
    is_text = "\ufffd" not in decoded and (" " in decoded or not decoded.isascii())
    return is_text and not _ADDRESS.search(word)


def typeset_code(subject: Subject) -> Iterator[Hit]:
    """Code, or an object of JSON, has the quotes or dashes of a word processor: `= ’Bern’;`."""
    are_lists = _OF_JSON.search(subject.told)
    for doc_id, _, example in subject.examples:
        for text in (example.input, example.output):
            every = _TYPESET.finditer(text) if _OF_TYPESET.intersection(text) else ()
            found = next((one for one in every if not _is_prose(text, one)), None)
            if found is None and are_lists and text is example.output:
                found = _LISTED.match(text)
            if found:
                around = text[max(0, found.start() - 8) : found.end() + 8].strip()
                yield Hit(
                    say("code has typographic quotes or dashes: {around}", around=around),
                    say("Write plain ones: ', \" and -."),
                    doc_id,
                    subject.code.line_with(found[0]) or subject.code.line_of_input,
                )
                break


def _is_prose(text: str, found: re.Match[str]) -> bool:
    """Say whether a comma between quotes stands in a Chinese sentence: 请从“A”,“B”中选择."""
    start, end = text.rfind("\n", 0, found.start()) + 1, text.find("\n", found.end())
    line = text[start : end if end >= 0 else None]
    return "," in found[0] and bool(_HAN.search(_IN_QUOTES.sub("", line)))


def run_together(subject: Subject) -> Iterator[Hit]:
    """A text of the row is there without its spaces; or something stands right behind what comes
    before it: a cue of the template (`in 1969.Question:`), a sentence of its instruction, the next
    text of the row, or the next item or option of a list (`oil2.`), or the next label; or the
    template's own lines or literals are joined by nothing, or a value with a word of it."""
    yield from list(glued_cues(subject)) or glued_values(subject)
    yield from joined_by_nothing(subject)
    yield from glued_literals(subject)
    yield from glued_labels(subject)
    yield from run_in_examples(subject)
    yield from glued_fields(subject)
    yield from items_without_comma(subject)
    yield from some_spaces_lost(subject)
    glued = list(glued_items(subject))
    yield from glued
    seen = {hit.doc_id for hit in glued}
    yield from () if glued else options_in_a_line(subject)
    yield from () if glued else first_marks(subject)
    yield from () if glued else joined_cells(subject)
    for doc_id, data, example in subject.examples:
        text = example.input
        name = _without_spaces(data, example)
        if name:
            yield Hit(
                say("the row's {name} is there without its spaces", name=name),
                say("Join its words with a space between: ' '.join(…)."),
                doc_id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
            )
            continue
        mark = _mark_at_an_end(data, text)
        if mark and (doc_id is None or doc_id not in seen):
            yield Hit(
                say("an option runs into the next one: {found}", found=mark),
                say("Join the options with a newline or a space between."),
                doc_id,
                subject.code.line_with("join") or subject.code.line_of_input,
                about="options",
            )


def _without_spaces(data: Mapping[str, Any], example: Example) -> str:
    text, golds = example.input, golds_of(example)
    for name, value in data.items():
        if not isinstance(value, str) or len(value.split(None, _FEWEST_WORDS)) < _FEWEST_WORDS:
            continue
        if value.strip() in golds:
            continue  # to write them is asked for
        if value.strip() not in text and "".join(value.split()) in text:
            return str(name)
    return ""


def _mark_at_an_end(data: Mapping[str, Any], text: str) -> str:
    """Return an option of a list with the mark that follows it at once, "" if there is none."""
    for items in _lists_of(data):
        texts = [item for item in items if isinstance(item, str) and item]
        if len(texts) < 2 or len(texts) < len(items):
            continue
        for item in texts[:-1]:
            at = text.find(item)
            end = at + len(item)
            if at >= 0 and item[-1].isascii() and _MARK.match(text, end):
                found = text[at : end + 2]
                if not stands_in(data, found):
                    return found
    return ""


def _lists_of(data: Mapping[str, Any]) -> Iterator[list[Any]]:
    for value in data.values():
        if isinstance(value, list):
            yield value
        elif isinstance(value, Mapping):
            yield list(value)
            yield from (part for part in value.values() if isinstance(part, list))


def first_item(subject: Subject) -> Iterator[Hit]:
    """Of a list of the row the prompt has the first item, and none of the others."""
    docs: dict[str, int] = defaultdict(int)
    alone: dict[str, list[int | None]] = defaultdict(list)
    for doc_id, data, example in subject.examples:
        golds = {gold.strip() for gold in golds_of(example)}
        for name, value in _named_lists(data):
            if len(value) < 2:
                continue
            if any(isinstance(item, str) and item.strip() in golds for item in value):
                continue  # several that are right, of which a shot has to show one
            docs[name] += 1
            others = [item for item in value[1:] if item != value[0]]
            text = example.input
            # What the first says itself does not show another one: `y = f(x)` and `y`.
            rest = text.replace(value[0], " ") if isinstance(value[0], str) else text
            if (
                is_shown(value[0], text)
                and others
                and not any(is_shown(item, rest) for item in others)
            ):
                alone[name].append(doc_id)
    for name, found in alone.items():
        if len(found) < max(_FEWEST_DOCS, _MOST_OF * docs[name]):
            continue
        for doc_id in found:
            yield Hit(
                say(
                    "only the first of the row's {name} is in the prompt, the others are missing",
                    name=name,
                ),
                say("Show all of them, or say in a comment why one is enough."),
                doc_id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
            )


def _named_lists(data: Mapping[str, Any]) -> Iterator[tuple[str, list[Any]]]:
    """Yield the lists of a row, those in its dicts, too, with their names."""
    for name, value in data.items():
        if isinstance(value, list):
            yield str(name), value
        elif isinstance(value, Mapping) and name != "target_scores":
            yield from _named_lists(value)


RULES = (
    Rule("text/url-coded", "warning", url_coded, "They are tokens that no text has."),
    Rule(
        "text/typeset-code",
        "warning",
        typeset_code,
        "It does not run, and the model learns to write code that does not.",
    ),
    Rule(
        "text/run-together",
        "warning",
        run_together,
        "The model reads other words, or a list of fewer options.",
    ),
    Rule(
        "text/first-item",
        "hint",
        first_item,
        "What the answer hangs on may be in the others; `[0]` is often left from a first try.",
    ),
)
