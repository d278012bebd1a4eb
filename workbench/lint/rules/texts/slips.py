"""Slips of typing in a template, what a source left in the texts of the rows, and texts that reach
the prompt in other letters. Other rules say so: `text/said-again`, `text/stray-sign`,
`text/cue-forms`, `text/markup`; of its own is `text/changed`."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.instructions.labels import is_misspelt
from workbench.lint.rules.source.slipped import drops_signs
from workbench.lint.rules.texts.cue_slips import own_word, usual_slip
from workbench.lint.rules.texts.digits_masked import digits_masked
from workbench.lint.rules.texts.letters_changed import letters_changed, speaks_of_letters
from workbench.lint.rules.texts.not_shown import signs_gone
from workbench.lint.rules.texts.of_description import described_in_quotes
from workbench.lint.rules.texts.parts_changed import parts_changed
from workbench.lint.rules.texts.quoted import quoted_items
from workbench.lint.rules.texts.rounded import rounded
from workbench.lint.rules.texts.stripped import lost_signs
from workbench.lint.rules.texts.taken_out import taken_out
from workbench.lint.rules.texts.words_lost import words_lost
from workbench.lint.subject import Subject, stands_in
from workbench.lint.truth import is_of_answers
from workbench.messages import Message, say
from workbench.types import Rendered

_SEEN_DOCS = 50
"""What a template does alike in all docs is seen in so many."""

_FEWEST_DOCS = 3
_MOST_OF = 0.5
_NEARLY_ALL = 0.8
_FIRST_SIGNS = 12
_FEWEST_WORDS = 3
_HEAD = 4
_MOST_TEXTS = 4
"""Of a longer list the first ones tell enough."""

_PIECES = exactly(r"[^\W_]+(?:[ ,'，、-]+[^\W_]+)*")
_ENDS = "?!.,;:。？！，；"
_STOPS = "?!.。？！"
_QUOTES = '"“”'
_TWICE = exactly(
    r"\b((?i:the|an|of|to|in|is|and|or|for|with|from|you|your|this|be|are|as|answer|question)|a)"
    r"(?: (?!A\b)(?i:\1)\b|\n(?!A\b)(?i:\1)\b(?![ \t]*[:：]))",
)
_SIGNS = exactly(
    r"(?<=\w)(?:[:：]{2,}|,,|;;|\?\.|\.,|,\.|。。|，，|。，|: :)(?=\s|\Z|\0)|\\(?=\n|\Z|\0)"
    r"|(?<=[)）\]])\.\.(?=\s|\Z|\0)|(?:\A|(?<=\w))\?,(?=\n|\Z|\0)"
)
_DOUBLED = compiled(
    r"^(?:[^\n:：]|[:：][^{\n]*\{)*?(?<=[^\W_])(?P<marks>\?\?|？？|。。|，，|、、|；；)(?![?？。，、；])",
    re.MULTILINE,
)
"""A mark twice in a line of the template; behind a cue it may be a text that is shown."""

_SLOTS = exactly(r"\{[^{}\n]*\}?|[^{}\n]*\}|%(?:\(\w+\))?[sdr]|(?:\(|\A)\w*\)s|\$\{?\w+\}?|[{%$]\Z")
"""The places of values in a literal, whole or cut off."""

_CUE_WORDS = frozenset(
    {"question", "answer", "context", "passage", "options", "choices", "sentence", "premise"}
    | {"hypothesis", "article", "summary", "review", "sentiment", "label", "category", "output"}
    | {"input", "translation", "explanation", "instruction", "document", "paragraph", "response"}
    | {"dialogue", "statement", "solution", "problem", "english", "french", "german", "headline"}
)
_NEAR_WORDS = frozenset(
    {"questions", "answers", "contexts", "passages", "option", "choice", "sentences", "premises"}
    | {"articles", "summaries", "reviews", "labels", "outputs", "inputs", "translations"}
    | {"sentiments", "documents", "statements", "solutions", "problems", "instructions", "babel"}
    | {"explanations", "paragraphs", "responses", "dialogues", "headlines", "dialog", "answered"}
    | {"sentience", "hypotheses", "contest", "content", "answerer", "table", "outputs", "preview"}
    | {
        "premisa",
        "premissa",
        "premisse",
        "premessa",
        "contexto",
        "contexte",
        "contesto",
        "hypothese",
    }
    | {"englisch", "kategorie", "categorie", "categoria", "documento", "dokument", "problema"}
    | {
        "probleme",
        "paragraphe",
        "paragrafo",
        "articulo",
        "artikel",
        "antwort",
        "dialogo",
        "solucion",
    }
)
"""What is near a usual cue and a word of its own, in English or another language."""

_CUE = exactly(r"(?:\A|[\n\0])[ \t*#]*(?P<cue>[^\W\d_]{5,14})[ *]*[:：]")
_NAME = exactly(
    r"(?:\A|\n)(?P<written>[ \t*#]*(?P<name>[A-Z][a-z]{2,14})(?P<mark>\**[ ]?[:：]\**)?)[ \t]*"
    r"(?=\n|\Z|[^\w ])"
)
_SOME_TEXTS = 50
"""What a third of the texts have is in one of so many."""

_OF_SOURCES: Sequence[tuple[AnyPattern, Message]] = (
    (
        compiled(r"\A(?:Q(?:uestion)? ?)?\d{1,4}[.)、．:：](?=\s?[^\W\d])"),
        say("the number of its source"),
    ),
    (
        compiled(r"[(\[（]\d{1,2} ?(?:points?|marks?|pts?|分)[)\]）]\s*\Z"),
        say("the points of an exam"),
    ),
    (
        compiled(
            r"\[\+\d+ chars\]|(?:\[(?:…|\.{3})\]|…|\.{3})\s*\Z|\b(?:Read|Show|See) more\b\W*\Z"
        ),
        say("the mark of a text that its source cut"),
    ),
    (
        compiled(r"[\[(]?\d{1,2}:\d\d:\d\d(?:[.,]\d{1,3})?[\])]?"),
        say("the time of a recording"),
    ),
    (
        compiled(r"\b(?:Advertisement|Click here|Subscribe (?:now|to)|All rights reserved)\b|©"),
        say("words of a page around it"),
    ),
    (
        compiled(
            r"[\[(](?:laughter|applause|inaudible|crosstalk|music|laughs|sic|pause)[\])]",
            re.IGNORECASE,
        ),
        say("the mark of a transcript"),
    ),
)
"""What a source left in a text, and what it is called."""


def said_twice(subject: Subject) -> Iterator[Hit]:
    """Yield the docs in which the template repeats the mark or the quote that a text of the row
    ends with, or a word of its own."""
    twice: dict[str, list[tuple[Rendered, str]]] = defaultdict(list)
    items = subject.some(_SEEN_DOCS)
    for item in items:
        text = item.example.input
        for name, value in _texts_of(item.doc.data):
            bare = value.strip()
            if len(bare) <= _FEWEST_WORDS or bare[-1] not in f"{_ENDS}{_QUOTES}":
                continue
            at = text.find(bare)
            end = at + len(bare) if at >= 0 else _end_of_changed(bare, text)
            behind = text[end : end + 1]
            is_mark = behind == bare[-1] or (bare[-1] in _STOPS and behind in (*_STOPS, *",，;；"))
            is_quote = bare[-1] in _QUOTES and behind != "" and behind in _QUOTES
            is_colon = behind in ":：" and bare[-1] in ".?!"
            if (
                end > 0
                and (is_mark or is_quote)
                and not is_colon
                and text[end + 1 : end + 2] != "."
            ):
                twice[str(name)].append((item, text[max(0, end - 12) : end + 2]))
    for name, cases in twice.items():
        if len(cases) >= max(_FEWEST_DOCS, _MOST_OF * len(items)):
            for item, around in cases:
                yield Hit(
                    say("the template repeats the mark that the row's {name} ends with: {around}",
                        name=name, around=shorten(around)),
                    say("Take it out of the data or of the template: the data brings it, too."),
                    item.doc.id,
                    subject.code.line_of_field(name.partition("[")[0])
                    or subject.code.line_of_input,
                    about=name,
                )  # fmt: skip
    match = _in_template(subject, _TWICE)
    if match:
        yield _of_template(subject, say("a word is there twice: {found}", found=match[0]), match[0])


def _texts_of(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the texts of a row and those of its lists, each with a name: `pair[0]`."""
    for name, value in data.items():
        if isinstance(value, str):
            yield str(name), value
        elif isinstance(value, list):
            texts = [(place, text) for place, text in enumerate(value) if isinstance(text, str)]
            yield from ((f"{name}[{place}]", text) for place, text in texts[:_MOST_TEXTS])


def _end_of_changed(text: str, shown: str) -> int:
    """Return where a text ends that is there with its gap drawn in another way and with a mark
    behind it, which ends its line; 0 where it is not."""
    at = shown.find(text[:_HEAD]) if len(text) > _HEAD and "\n" not in text else -1
    line = shown[at:].split("\n", 1)[0].rstrip() if at >= 0 else ""
    ends = [sign in _STOPS for sign in line[-3:]]
    if ends != [False, True, True] or line[-2] != text[-1] or text[-2] in _STOPS:
        return 0
    pieces = _PIECES.findall(text)
    there = sum(len(piece) for piece in pieces if piece in line)
    return at + len(line) - 1 if there >= _MOST_OF * sum(map(len, pieces)) else 0


_SHORTENED = exactly(r"\b\w{1,5}\.[,;]$")
"""A word in short, or a date's day, at the end of a part: `34 yrs., pt., c/o`, `am 4., am 7.`."""


def stray_marks(subject: Subject) -> Iterator[Hit]:
    """Yield marks of the template that follow each other as by a slip, and a backslash at a line's
    end."""
    match = _in_template(subject, _SIGNS) or _in_template(subject, _DOUBLED, "marks")
    shown = subject.rendered[0].example.input if subject.rendered else ""
    is_table = r"\begin{" in shown or " & " in shown  # whose lines end with two backslashes
    if match and not (is_table and match.string[: match.end()].endswith(r"\\")):
        start = match.start("marks" if "marks" in match.groupdict() else 0)
        around = match.string[max(0, start - 12) : match.end()].replace("\0", "")
        if _SHORTENED.search(around):
            return
        yield _of_template(subject, say("a mark is there by a slip: {found}", found=around), around)


def _in_template(
    subject: Subject, pattern: AnyPattern, group: str | int = 0
) -> re.Match[str] | None:
    """Return where a pattern fits in a literal that the first input shows, at least what is around
    a group of it, or in the description."""
    shown = subject.rendered[0].example.input if subject.rendered else ""
    for text in (subject.settings.description, *(li.text for li in subject.code.literals)):
        is_told = text is subject.settings.description
        # What stands in a slot is the row's: also what is between two slots is read by itself.
        for part in (text,) if is_told else {text: None, **dict.fromkeys(_SLOTS.split(text))}:
            for match in pattern.finditer(part) if part else ():
                around = part[max(0, match.start(group) - 6) : match.end() + 1]
                pieces = _SLOTS.split(around)
                around = max(pieces, key=lambda piece: (match[group] in piece, len(piece)))
                if is_told or around in shown:
                    return match
    return None


def _of_template(subject: Subject, what: Message, found: str) -> Hit:
    return Hit(
        what,
        say("Correct it in the template."),
        subject.rendered[0].doc.id if subject.rendered else None,
        subject.code.line_with(found) or subject.code.line_of_input,
        about=found,
    )


def misspelt_cues(subject: Subject) -> Iterator[Hit]:
    """Yield cues that are spelled nearly as a usual one is, and hints where one of a prompt's cues
    has no colon, unlike the others."""
    shown = subject.rendered[0].example.input if subject.rendered else ""
    for match in _CUE.finditer(subject.code.template):
        cue = match["cue"]
        usual = sorted(_CUE_WORDS) if cue.isascii() else ()
        meant = next((w for w in usual if _is_slip(cue.casefold(), w)), "")
        is_usual = cue.casefold() in _CUE_WORDS or cue.casefold() in _NEAR_WORDS
        if meant and _is_said_besides(subject, cue):
            return  # a word of the prompt's own language: `Tentukan sentimen … Sentimen:`
        meant = meant or ("" if is_usual else own_word(subject, cue.casefold()))
        if meant and cue in shown:
            yield _of_template(
                subject,
                say("the cue {cue!r} is misspelt: {meant}", cue=cue, meant=meant.capitalize()),
                cue,
            )
            return
    cue, meant = usual_slip(subject.code.template)
    if cue and cue in shown:
        yield _of_template(
            subject, say("the cue {cue!r} is misspelt: {meant}", cue=cue, meant=meant), cue
        )
        return
    names = [m for m in _NAME.finditer(shown) if m["written"].strip() in subject.code.template]
    last = names[-1] if names and names[-1].end() == len(shown.rstrip()) else None
    if last and not last["mark"] and last["name"].casefold() in _CUE_WORDS:
        others = re.findall(r"(?:\A|\n)[A-Z][a-z]{2,14}[:：]", shown)
        if others and any(one.strip() in subject.code.template for one in others):
            yield Hit(
                say("the cue {cue!r} has no colon, the others have one", cue=last["name"]),
                say("Write it in one way, in the shots and in the question."),
                subject.rendered[0].doc.id,
                subject.code.line_with(last["name"]) or subject.code.line_of_input,
                about="colon",
                severity="hint",
            )


def _is_said_besides(subject: Subject, cue: str) -> bool:
    """Say whether the prompt has the word of a cue in a sentence as well, in small letters."""
    said = subject.told
    return re.search(rf"\w[ ,]+{re.escape(cue.casefold())}\b(?![:：])", said) is not None


def _is_slip(word: str, meant: str) -> bool:
    """Say whether a word is no usual one, and is another one misspelt behind its first letter."""
    is_usual = word in _CUE_WORDS or word in _NEAR_WORDS
    if is_usual or word[0] != meant[0]:
        return False
    is_shuffled = word[-1] == meant[-1] and sorted(word) == sorted(meant)
    return is_shuffled or is_misspelt(meant, word)


def of_sources(subject: Subject) -> Iterator[Hit]:
    """Yield hints on what the source of the data left in texts that are shown: numbers and points
    of an exam, marks of a cut, of a page or of a transcript, in a third of the docs or more."""
    items = subject.rendered
    for name in sorted(subject.code.fields_of_input & subject.fields):
        if is_of_answers(name):
            continue
        texts = [
            (i, v)
            for i in items
            if isinstance(v := i.doc.data.get(name), str) and v in i.example.input
        ]
        if len(texts) < _FEWEST_DOCS:
            continue
        some = [value for _, value in texts[:: max(1, len(texts) // _SOME_TEXTS)]]
        for pattern, what in _OF_SOURCES:
            if not any(map(pattern.search, some)):
                continue
            found = [(item, match[0]) for item, value in texts if (match := pattern.search(value))]
            if 3 * len(found) < len(texts) or len(found) < _FEWEST_DOCS:
                continue
            for item, mark in found:
                yield Hit(
                    say("the row's {name} has {what} in it: {mark}",
                        name=name, what=what, mark=shorten(mark.strip(), 24)),
                    say("Take it out of the data."),
                    item.doc.id,
                    subject.code.line_of_field(name) or subject.code.line_of_input,
                    about=f"{name} {what}",
                    severity="hint",
                )  # fmt: skip
            break


def _without_marks(text: str) -> str:
    return re.sub(r"[^\w\s]", "", text)


_WAYS: Sequence[tuple[Callable[[str], str], Message]] = (
    (str.lower, say("in small letters")),
    (str.upper, say("in capitals")),
    (str.title, say("with a capital at each word")),
    (_without_marks, say("without its punctuation")),
    (lambda text: _without_marks(text).lower(), say("in small letters, without its punctuation")),
)


def changed(subject: Subject) -> Iterator[Hit]:
    """A text of the row is in the prompt in other letters: all small or capital, without its
    punctuation, its accents or the signs of its formulas, with masks for its digits, broken into
    lines of one width, without what denies in it, or a number of it is rounded."""
    yield from lost_signs(subject)
    yield from taken_out(subject)
    yield from signs_gone(subject)
    yield from digits_masked(subject)
    yield from rounded(subject)
    yield from words_lost(subject)
    if not speaks_of_letters(subject):
        changed = list(letters_changed(subject))
        yield from changed or list(drops_signs(subject)) or parts_changed(subject)
    found: dict[tuple[str, Message], list[Rendered]] = defaultdict(list)
    docs: Counter[str] = Counter()
    read = subject.code.fields_of_input
    for item in subject.rendered if not subject.is_uniform else ():
        text = item.example.input
        for name, value in item.doc.data.items():
            bare = value.strip() if isinstance(value, str) and name in read else ""
            is_short = len(bare.split(None, _FEWEST_WORDS)) < _FEWEST_WORDS
            if is_short or (len(read) > 1 and is_of_answers(str(name))):
                continue
            if bare in text or bare[1:].rstrip(_ENDS) in text:
                # As it is, but for its first letter or its last mark: it may have no other capital.
                docs[name] += bare[:1] == bare[:1].lower() or bare[:_FIRST_SIGNS] in text
                continue
            docs[name] += 1
            way = next((w for make, w in _WAYS if make(bare) != bare and make(bare) in text), None)
            if (
                way is None
                and "\n" not in bare
                and " ".join(bare.split()) in " ".join(text.split())
            ):
                way = say("broken into lines")
            if way is not None:
                found[str(name), way].append(item)
    for (name, way), cases in found.items():
        for item in cases if len(cases) >= max(_FEWEST_DOCS, _NEARLY_ALL * docs[name]) else ():
            yield Hit(
                say("the row's {name} is in the prompt {way}", name=name, way=way),
                say("Show it as it is, or say in a comment why not."),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
            )


def printed_values(subject: Subject) -> Iterator[Hit]:
    """Yield hints on texts that stand in the quotes of `repr` or `json.dumps`, and on `True` and
    `False` of a row."""
    yield from described_in_quotes(subject)
    yield from quoted_items(subject)
    template = subject.code.template
    items = subject.some(_SEEN_DOCS)
    quoted: Counter[str] = Counter()
    for item in items:
        text = item.example.input
        for name, value in item.doc.data.items():
            if isinstance(value, str) and len(value.split()) >= _FEWEST_WORDS:
                at = text.find(value)
                around = text[at - 1 : at] + text[at + len(value) : at + len(value) + 1]
                quoted[name] += at > 0 and around in ("''", '""')
            elif isinstance(value, bool) and str(value) in text and str(value) not in template:
                quoted[name] += not stands_in(
                    {k: v for k, v in item.doc.data.items() if k != name}, str(value)
                )
    for name, count in quoted.items():
        is_written = "'" in template or '"' in template
        is_bool = isinstance(items[0].doc.data.get(name), bool)
        if count < max(_FEWEST_DOCS, _MOST_OF * len(items)) or (is_written and not is_bool):
            continue
        yield Hit(
            say("the row's {name} is printed as Python has it", name=name),
            say("Write it out as text: join a list, decode bytes, round a number."),
            items[0].doc.id,
            subject.code.line_of_field(name) or subject.code.line_of_input,
            about=name,
            severity="hint",
        )


RULES = (
    Rule(
        "text/changed",
        "hint",
        changed,
        "The model reads other tokens than the text has; names and ends of sentences are lost.",
    ),
)
