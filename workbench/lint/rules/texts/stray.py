"""Rules on what stands in a prompt too often or too much: signs of the source, a cue or a mark that
the data brings along, indentation, names as files have them, words cut by a hyphen."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.signs.read_amiss import digits_in_words, syllables_left
from workbench.lint.rules.texts.braces import in_braces
from workbench.lint.rules.texts.broken_off import begun_within
from workbench.lint.rules.texts.diff_signs import signs_of_a_diff
from workbench.lint.rules.texts.doubled_words import doubled_words
from workbench.lint.rules.texts.empty_items import spare_marks
from workbench.lint.rules.texts.left_by_tools import left_over
from workbench.lint.rules.texts.row_tables import columns_alike, header_again
from workbench.lint.rules.texts.said_by_both import delimiter_again, said_by_both
from workbench.lint.rules.texts.set_in_wide import set_in_wide
from workbench.lint.rules.texts.shown_twice import shown_twice
from workbench.lint.rules.texts.slips import said_twice, stray_marks
from workbench.lint.rules.texts.syntax import code_pieces
from workbench.lint.rules.texts.twice_behind import twice_behind
from workbench.lint.subject import Subject, golds_of, stands_in
from workbench.lint.told import own_text
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 2
_SEEN_DOCS = 200
_FEWEST_ALONE = 3
_FEWEST_WORKED = 20
_SHOWN_BEHIND = 12
_NEARLY_ALL = 0.9
_MOST_BY_CHANCE = 1 / 3
"""In so many docs names have initials that look like the marks of their options."""

_OPENED = exactly(r"(?:^|\n)[ \t]*(?:[rbfu]|[rf]{2})(?P<quote>['\"])(?=[^\W\d_])", re.IGNORECASE)
_CLOSED = exactly(r"(?P<quote>['\"])(?:[,;][ \t]*['\"]?|\\n['\"]?|[ \t]*\\)[ \t]*(?=\n|\Z)")
_CUE_TWICE = exactly(
    r"(?:^|(?<=[\s>]))(?P<cue>[^\W\d_][^:：\n]{0,24}?[ \t]?[:：])\s*(?P<again>(?P=cue))",
    re.IGNORECASE,
)
_BETWEEN_CUES = 27
"""More signs never stand between the colons of that: quicker to tell."""

_MARK_TWICE = compiled(
    r"(?<![\w.(])(?P<open>[(\[（]?)(?P<label>[A-Ja-j]|[1-9])(?P<close>[.)、:：．\]）])[ \t]*"
    r"[(\[（]?(?P=label)[.)、:：．\]）](?=\s|[^\d\s.)])"
    r"|(?P<ring>[①-⑩])\s?(?P=ring)"
)
_INITIALS = exactly(r"(?<!\w)([A-J])\. ?\1\. ?[A-Z]")
"""A mark twice that may be of a name: `A. A. Milne`, `A. A. Smith` of options that are names."""

_TWO_MARKS = compiled(r"[.)、:：．\]）][ \t]*[(\[（]?[A-Ja-j1-9][.)、:：．\]）]|[①-⑩]\s?[①-⑩]")
"""It is in all of that: quicker to tell."""

_LABEL_TWICE = exactly(r" ([a-j1-9]) \1 ")
"""The same of the words of a text in ASCII."""

_SET_IN = exactly(
    r"\n(?P<space>[ ]{4,}|\t+)(?=(?:[^\W\d_][^:：\n]{0,24}[:：]|```|</?\w+>|\*\*|#{1,4} )[^\n]*)"
)
_SET_IN_LINE = exactly(r"\n(?P<space>[ ]{4,}|\t+)(?=(?P<line>[^\s\n][^\n]*))")
_FEWEST_SET_IN = 2
_SET_IN_AT_FIRST = exactly(r"(?P<space>[ ]{4,}|\t+)(?=\w)")
_ABOUT_PROGRAMS = exactly(
    r"\b(?:def|class [A-Z_]\w*(?=[:({])|return|import|function|yaml|json)\b|[{};]\s*$", re.M
)
_OF_PROGRAMS = exactly(
    r"[A-Za-z_][\w.]*\(.*\)$|[A-Za-z_]\w*(?:\[.*\])? [-+*/|]?= \S|@\w|#|(?:for|if|while)\b.*:$"
)
_ABOUT_TABLES = compiled(r"\b(?:SQL|schemas?|columns?|SELECT)\b|列名|字段|数据表", re.IGNORECASE)
_ABOUT_SNAKES = compiled(r"\bsnake[ _-]?case\b|\bunderscores?\b|下划线|蛇形", re.IGNORECASE)
_SNAKE = exactly(
    r"(?<![\w/.@:=`'\"{<$\\-])[a-z][a-z\d]+(?:_[a-z\d]+)+(?![\w/@:=`'\"}>(\[-]|[.]\w)", re.ASCII
)
_CUES = exactly(r"^[ \t]*(?P<name>[^\W\d_](?:[\w ]{0,30}[^\W_])?):(?=[ \t]|$)", re.MULTILINE)
_FEWEST_CUES = 2
_OF_NAMES = compiled(
    r"(?:\b(?:called|named|keys?|fields?|columns?|functions?|methods?|variables?|commands?|tools?|tags?"
    r"|files?|tables?|labels?|flags?|options?|endpoints?|parameters?|arguments?|modules?|class(?:es)?)\b"
    r"|函数|变量|字段|命令|工具|参数|标签|列|键|関数|変数)[^.!?。！？]*\Z",
    re.IGNORECASE,
)
"""What says before a name that it is one."""

_HYPHENATED = exactly(r"(?<![\w-])[^\W\d_]{2,}-[ \t]*\n[ \t]*[a-zà-ÿ]{2,}")
_SCANNED = exactly(
    r"(?<![A-Za-z0-9_.])(?:[lI|]\d[\dlOo]*|\d+[Oo][\dlOo]*|\d+l[\dlOo]*\d|\d*[lI]{1,2}\d+"
    r"|(?=[\dO.,]*l|[\dl.,]*O)(?=[lO]*\d|[lO]+[.,][lO]?\d)[\dlO]{1,6}[.,][\dlO]{2})(?![A-Za-z0-9_])",
    re.ASCII,
)
_LETTER_CODE = exactly(r"(?<![A-Za-z0-9])[A-HJKM-NP-RT-Z](?=\d{2})")
_MARK_BEHIND = exactly(r"[.):、：]\s")
"""What makes a letter and a number the mark of a line: `I1. Age from 40 to 75`."""

_BESIDE_DIGIT = exactly(r"[0-9](?:[lIOo]|(?<=[lI|][0-9])|(?<=[lO][.,][0-9])|[.,][lO]{2})")
"""It is in all of that: quicker to tell."""
_NO_SCAN = exactly(r"[=(\[{]|->|→|\bnorm|\bdef\b|\bL[12]\b|regulari|\bcache", re.IGNORECASE)


def stray_signs(subject: Subject) -> Iterator[Hit]:
    """A sign of the source is in the text: the dollar of `${…}` before a value, a quote, an `f` or
    a comma of the literal itself; a backslash that was to join two lines; a plus, a call or what
    reads a field; the plus of a line in a diff; braces around one text of the row (a hint where all
    have them); or marks that follow each other by a slip, `Answer::`, or have an item of a list
    without a text between them."""
    yield from stray_marks(subject)
    yield from spare_marks(subject)
    yield from in_braces(subject)
    yield from signs_of_a_diff(subject)
    yield from left_over(subject, "sign")
    yield from syllables_left(subject)
    yield from code_pieces(subject)
    template = subject.code.template
    for item in subject.rendered if subject.has_sign("$%'\"") else ():
        text = item.example.input
        signs = [sign for sign in "$%" if sign in template and sign in text]
        found = next(filter(None, (_signed(item.doc.data, text, sign) for sign in signs)), "")
        if not found:
            found = next(
                (
                    match[0].strip()
                    for pattern in ((_OPENED, _CLOSED) if "'" in text or '"' in text else ())
                    for match in pattern.finditer(text)
                    if _is_alone(match, text) and not stands_in(item.doc.data, match[0].strip())
                ),
                "",
            )
        if found:
            yield Hit(
                say("a sign of the source is in the text: {found}", found=shorten(found, 30)),
                say("Take it out of the literal: an f-string needs no more than braces."),
                item.doc.id,
                subject.code.line_with(found) or subject.code.line_of_input,
            )


def _signed(data: Mapping[str, Any], text: str, sign: str) -> str:
    """Return a value of the row with a sign right before it, which is neither money nor a formula,
    nor what a number is of."""
    is_paired = text.count(sign) % 2 == 0  # a formula stands between two
    for value in data.values():
        if not isinstance(value, str) or len(value) < 2 or not value[0].isalpha():
            continue
        if is_paired and sign in text.partition(value)[2].split("\n", 1)[0]:
            continue
        at = text.find(f"{sign}{value}")
        at = text.find(f"{sign}{value[0].swapcase()}{value[1:]}") if at < 0 else at
        is_other = at > 0 and text[at - 1].isdigit() and sign == "%"
        if at >= 0 and not is_other and text[at + 1 + len(value) : at + 2 + len(value)] != sign:
            return text[at : at + 1 + len(value)]
    return ""


def _is_alone(match: re.Match[str], text: str) -> bool:
    """Say whether a quote has no partner on its line."""
    start = text.rfind("\n", 0, match.start("quote")) + 1
    end = text.find("\n", match.end())
    return text[start : end if end >= 0 else None].count(match["quote"]) % 2 == 1


def said_again(subject: Subject) -> Iterator[Hit]:
    """A cue, or the mark of an option, stands there twice in a row, since the data has it and the
    template writes it, too: `Question: Question: …`, `A. A. Venus`; so do the mark at a text's end
    (`Who was it??`) or a cue's, by the delimiter (`Answer::`), its quotes, a word of the template
    (`the the`), or the header or a column of a table; or, as a hint, a text of the row, while
    nothing reads another one of its kind."""
    told = list(said_twice(subject))
    yield from told or doubled_words(subject)
    yield from twice_behind(subject)
    yield from header_again(subject)
    yield from columns_alike(subject)
    yield from shown_twice(subject)
    yield from said_by_both(subject)
    yield from delimiter_again(subject)
    yield from begun_within(subject)
    yield from _closed_as_begun(subject)
    cues: list[tuple[Rendered, str]] = []
    own: list[tuple[Rendered, str]] = []
    marked: list[tuple[Rendered, str]] = []
    alone: dict[str, list[tuple[Rendered, str]]] = defaultdict(list)
    for item in subject.rendered:
        text = item.example.input
        if cue := _cue_twice(text):
            (own if _is_of_row(subject, item, cue) else cues).append((item, cue[0]))
        elif _may_be_marked_twice(subject, text):
            marks = {
                match["label"] or match["ring"]: match[0] for match in _MARK_TWICE.finditer(text)
            }
            if len(marks) > 1:
                marked.append((item, next(iter(marks.values()))))
            elif marks and not next(iter(marks)).isdigit() and not _INITIALS.search(text):
                alone[next(iter(marks))].append((item, next(iter(marks.values()))))
    # One mark that nearly all docs have twice is no name's initials: one of the columns has it.
    for found in alone.values():
        is_in_all = len(found) >= max(_FEWEST_ALONE, _NEARLY_ALL * len(subject.rendered))
        cues += found if is_in_all else []
    for found in (own, marked):
        cues += found if len(found) > _MOST_BY_CHANCE * len(subject.rendered) else []
    for item, found in cues:
        yield Hit(
            say("the same is there twice: {found}", found=shorten(found, 40)),
            say("Take it out of the data or of the template: the data brings it, too."),
            item.doc.id,
            subject.code.line_with(found.split()[0]) or subject.code.line_of_input,
        )


def _closed_as_begun(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose last line is the template's alone, and begins and ends with one cue:
    `Topic: (news or sport): Topic:`."""
    for item in subject.rendered:
        line = item.example.input.rstrip().rpartition("\n")[2].strip()
        if not _has_its_cue_behind(line):
            if item is subject.rendered[0]:
                return  # what the template does it does in the first doc
            continue
        if line in subject.code.template:
            yield Hit(
                say("the same is there twice: {found}", found=shorten(line, 40)),
                say("Take it out of the data or of the template: the data brings it, too."),
                item.doc.id,
                subject.code.line_with(line) or subject.code.line_of_input,
            )


def _has_its_cue_behind(line: str) -> bool:
    """Say whether a line begins and ends with one cue, with more than its marks between."""
    cue = line.replace("：", ":").partition(":")[0].strip()
    if not cue[:1].isalpha() or line.count(cue) != 2 or len(line) <= 2 * len(cue) + 3:
        return False
    return line[-1] in ":：" and line[:-1].rstrip().endswith(cue)


def _cue_twice(text: str) -> re.Match[str] | None:
    """Return the first place where a cue stands twice: between their colons is the cue alone."""
    before, *between = text.replace("：", ":").split(":")
    colon = len(before)
    for part in between[:-1]:
        end = colon + 1 + len(part) + 1
        if len(part.lstrip()) <= _BETWEEN_CUES:
            match = _CUE_TWICE.search(text, max(0, colon - _BETWEEN_CUES), end)
            if match:
                return match
        colon = end - 1
    return None


def _may_be_marked_twice(subject: Subject, text: str) -> bool:
    if text.isascii():
        return _LABEL_TWICE.search(subject.words(text)) is not None
    return _TWO_MARKS.search(text) is not None


def _is_of_row(subject: Subject, item: Rendered, cue: re.Match[str]) -> bool:
    """Say whether a text of the row has a cue twice, and the template has it nowhere: a letter that
    was answered twice, `Re: Re: the roof`."""
    is_own = cue["cue"] in subject.code.template or cue["again"] in subject.code.template
    return not is_own and stands_in(item.doc.data, cue[0])


def indented(subject: Subject) -> Iterator[Hit]:
    """Lines of the template are set in as its source is: eight spaces before `Answer:`."""
    yield from set_in_wide(subject)
    template = subject.code.template
    for item in subject.some(_SEEN_DOCS):
        text = item.example.input
        below = _SET_IN.search(text) if "\n    " in text or "\n\t" in text else None
        match = below or _SET_IN_AT_FIRST.match(text) or _all_set_in(text, template)
        if match is None or stands_in(item.doc.data, match["space"]):
            continue
        line = text[match.end() :].split("\n", 1)[0]
        is_below = match.start() > 0
        is_cue = is_below and match["space"] + line[:4] in template
        if not (is_cue or match[0] in template) or _ABOUT_PROGRAMS.search(text):
            continue
        if _OF_PROGRAMS.match(line.strip()):
            continue
        yield Hit(
            say("a line is set in by {n} characters: {line}", n=len(match["space"]),
                line=shorten(line.strip(), 30)),
            say("Use textwrap.dedent, or write the text without indentation."),
            item.doc.id,
            subject.code.line_with(line.strip()[:8]) or subject.code.line_of_input,
        )  # fmt: skip


def _all_set_in(text: str, template: str) -> re.Match[str] | None:
    """Return the first set-in line of a text whose lines are all set in but for the first one, as
    where a block of the source is not dedented."""
    lines = [line for line in text.rstrip().split("\n")[1:] if line.strip()]
    are_set_in = len(lines) >= _FEWEST_SET_IN and all(line[:1] in " \t" for line in lines)
    if not are_set_in or any(not line.startswith(("    ", "\t")) for line in lines):
        return None
    every = _SET_IN_LINE.finditer(text)
    return next((m for m in every if m["space"] + m["line"][:4] in template), None)


def snake_names(subject: Subject) -> Iterator[Hit]:
    """A name stands there as a file or a table has it, `high_school_physics`: in the description,
    or (a hint) as a value of the row, or in a sentence of the template."""
    known = {gold.strip() for item in subject.rendered for gold in golds_of(item.example)}
    known |= {choice.strip() for item in subject.some(_SEEN_DOCS) for choice in item.choices}
    known |= {item.example.output.strip() for item in subject.rendered}
    described = subject.settings.description
    is_of_programs = _ABOUT_TABLES.search(described) is not None or any(map(_SNAKE.search, known))
    for match in () if is_of_programs else _SNAKE.finditer(described):
        if match[0] not in known:
            yield Hit(_named(match[0]), say("Write its words: .replace('_', ' ')."), about=match[0])
    if (found := _in_own_text(subject)) and found not in known and found not in described:
        yield Hit(
            _named(found),
            say("Write its words: .replace('_', ' ')."),
            subject.rendered[0].doc.id,
            subject.code.line_with(found) or subject.code.line_of_input,
            about=found,
            severity="hint",
        )
    for item in subject.rendered:
        gold = golds_of(item.example)[0].strip()
        bare, text = _plain(gold), item.example.input
        is_slip = _SNAKE.fullmatch(gold) and gold not in text and bare in _plain(text)
        if is_slip and not _ABOUT_SNAKES.search(text):
            yield Hit(
                _named(gold),
                say("Write its words: .replace('_', ' ')."),
                item.doc.id,
                subject.code.line_of_output,
                about="gold",
            )
        if "_" not in item.example.input or _ABOUT_PROGRAMS.search(item.example.input):
            continue
        for name, value in item.doc.data.items():
            is_name = isinstance(value, str) and _SNAKE.fullmatch(value) is not None
            if is_name and value not in known and _is_in_a_sentence(value, item):
                yield Hit(
                    _named(value),
                    say("Write its words: .replace('_', ' ')."),
                    item.doc.id,
                    subject.code.line_of_field(str(name)) or subject.code.line_of_input,
                    about=str(name),
                    severity="hint",
                )
                break


def _in_own_text(subject: Subject) -> str:
    """Return the one name with underscores that a sentence of all prompts has, or one of the same
    with other numbers, or the one cue with them; "" where they have several, or answers have such
    names: then it is a key, a column, or a piece of a program."""
    if "_" not in subject.code.template or not subject.rendered:
        return ""
    text = own_text(subject)
    found = [*_SNAKE.finditer(text)]
    outputs = [item.example.output for item in subject.some(_SEEN_DOCS)]
    is_of_names = (
        "```" in text
        or any(_SNAKE.search(output) for output in outputs)
        or _ABOUT_TABLES.search(text)
    )
    if is_of_names or _ABOUT_PROGRAMS.search(text) or _ABOUT_SNAKES.search(text):
        return ""
    if not found:
        return _snake_cue(text, subject.fields)
    stem = found[0][0].rstrip("0123456789")
    if len(found) > 1 and (stem == found[0][0] or text.count(stem) > len(found)):
        return ""
    if any(match[0].rstrip("0123456789") != stem for match in found):
        return ""
    before = text[: found[0].start()].rpartition("\n")[2]
    return "" if _OF_NAMES.search(before) or found[0][0] in subject.fields else found[0][0]


def _snake_cue(text: str, fields: Collection[str]) -> str:
    """Return the one cue with underscores among cues of plain words, "" where there are several, or
    it is the name of a field."""
    cues = [match["name"] for match in _CUES.finditer(text)]
    snakes = [cue for cue in cues if "_" in cue]
    plain = [cue for cue in cues if cue[0].isupper() and "_" not in cue]
    is_one = len(snakes) == 1 and len(plain) >= _FEWEST_CUES and snakes[0] not in fields
    return snakes[0] if is_one and snakes[0].islower() else ""


def _plain(text: str) -> str:
    return re.sub(r"[\s_-]+", " ", text.casefold())


def _named(found: str) -> Message:
    return say("a name is written with its underscores: {found}", found=found)


def _is_in_a_sentence(value: str, item: Rendered) -> bool:
    found = (match[0] for match in _SNAKE.finditer(item.example.input))
    return value in found


def hyphenated(subject: Subject) -> Iterator[Hit]:
    """A word is cut by a hyphen at the end of a line, as a page of a book has it."""
    for doc_id, _, example in subject.examples if subject.has_sign("-") else ():
        for text in (example.input, example.output):
            match = _HYPHENATED.search(text) if "-\n" in text or "- \n" in text else None
            if match and not _ABOUT_PROGRAMS.search(text):
                yield Hit(
                    say("a word is cut at the end of a line: {found!r}", found=match[0]),
                    say("Join it again where the data is made: re.sub(r'-\\n', '', …)."),
                    doc_id,
                    subject.code.line_of_input,
                )
                break


_OF_SCANS = compiled(
    r"\bOCR\b|\bscan(?:s|ned|ner|ning)?\b|\bmisread\b|扫描|掃描|识别错|誤認", re.IGNORECASE
)
"""Then it is what is to be put right."""


def _are_letter_codes(subject: Subject) -> bool:
    """Say whether answers have codes of a letter and digits, of several letters."""
    outputs = (example.output for _, _, example in subject.examples)
    return len({match[0] for output in outputs for match in _LETTER_CODE.finditer(output)}) > 1


def scanned(subject: Subject) -> Iterator[Hit]:
    """A letter stands in a number where a digit is drawn like it, as a scan has it: `l5O` for
    150."""
    if _OF_SCANS.search(subject.told):
        return
    found: list[tuple[int | None, str]] = []
    has_digits = subject.has_sign("0123456789")
    asks = subject.line_samples.mark.strip() if has_digits else ""
    for doc_id, _, example in subject.examples if has_digits else ():
        for text in (example.input, example.output):
            if not _BESIDE_DIGIT.search(text):
                continue
            match = None
            for one in _SCANNED.finditer(text):
                line = text[text.rfind("\n", 0, one.start()) + 1 :].split("\n", 1)[0]
                line = line.rstrip().removesuffix(asks)  # `May 2Ol2 ->`
                # Between bars it is a cell: `|88|`.
                is_cell = one[0][0] == "|" and line.count("|") > 1
                is_mark = _MARK_BEHIND.match(text, one.end()) and line.lstrip().startswith(one[0])
                # Among codes of a letter and digits, `J45`, an I is a letter.
                is_code = one[0][1:].isdigit() and _are_letter_codes(subject)
                if not _NO_SCAN.search(line) and not is_cell and not is_mark and not is_code:
                    match = one
                    break
            if match:
                found.append((doc_id, match[0]))
                break
    found += _letters_alone(subject) if has_digits and not found else ()
    words = list(digits_in_words(subject))
    for doc_id, word in words if len(words) >= _FEWEST_DOCS else ():
        yield Hit(
            say("digits stand in a word: {word}", word=word),
            say("Write letters: O for 0, l or i for 1."),
            doc_id,
            subject.code.line_of_input,
            about="words",
        )
    for doc_id, number in found:
        yield Hit(
            say("a letter stands in a number: {number}", number=number),
            say("Write digits: 0 for O, 1 for l and I."),
            doc_id,
            subject.code.line_of_input,
            severity=None if len(found) >= _FEWEST_DOCS else "hint",
        )


_DRAWN_ALIKE = {"S": "5", "O": "0", "l": "1"}
_ALONE = exactly(r"(?<=[a-z] )(?<!size )(?<!vitamin )(?<!team )(?<!plan )[SOl](?= [a-z]{2,}s\b)")
_WHOLE = exactly(r"(?<![\d.,])\d+(?![\d.,]*\d)")


def _letters_alone(subject: Subject) -> Iterator[tuple[int | None, str]]:
    """Yield the docs with a letter alone before a plural, `picks S baskets`, where the answer is
    worked out with the digit that is drawn like it, and the text lacks that number."""
    for item in subject.rendered:
        text, output = item.example.input, item.example.output
        if len(output) < _FEWEST_WORKED:
            continue
        for match in _ALONE.finditer(text):
            digit = _DRAWN_ALIKE[match[0]]
            if digit in _WHOLE.findall(output) and digit not in _WHOLE.findall(text):
                yield (
                    item.doc.id,
                    text[match.start() : match.end() + _SHOWN_BEHIND].partition("\n")[0],
                )
                break


RULES = (
    Rule(
        "text/stray-sign",
        "warning",
        stray_signs,
        "It is a token that no text has, and stands right beside what is read.",
    ),
    Rule(
        "text/said-again",
        "warning",
        said_again,
        "Shots and question have what no other text has; a cue that is there twice is none.",
    ),
    Rule(
        "text/indented",
        "warning",
        indented,
        "The lines of shots and question begin with spaces that mean nothing.",
    ),
    Rule(
        "text/snake-name",
        "warning",
        snake_names,
        "It is made of other tokens than its words, and no sentence has it.",
    ),
    Rule(
        "text/hyphenated",
        "warning",
        hyphenated,
        "Both halves are other tokens than the word, and no answer has them.",
    ),
    Rule(
        "text/scanned-digits",
        "warning",
        scanned,
        "The number is another one, or none.",
    ),
)
