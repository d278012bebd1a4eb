"""Rules on white space: where an input and its answer, or a description and a shot, are joined."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.leaves import leaves_of
from workbench.lint.repairs import Joint, edit_joints
from workbench.lint.rules.texts.padded import padded, padded_marks, set_in
from workbench.lint.rules.texts.parted_words import spaced_han
from workbench.lint.subject import Subject, answers_of, stands_in, tail_of
from workbench.messages import Message, quoted, say
from workbench.prompts.listing import label_in
from workbench.types import Prompt, Rendered

SPACES = " \t\u3000\u00a0"
_INDENT = 4

_SET_IN = exactly(r"\n[ ](?=[^\s*•-])")
_FIRST_SPACES = exactly(f"^[{SPACES}]+")
_HEAD = exactly(r"[^\s:：]{1,8}")
_GAP = exactly(r"[ ]{2,}")
_BOX = exactly(r"\A(?:\[ ?\]|\( ?\)|（ ?）|[□☐○])[ ]?")
_BEHIND_SPACED = "\u0700"
"""Scripts before this part their words by spaces: Latin, Greek, Cyrillic, Hebrew, Arabic."""

_OPTION_MARK = exactly(
    r"[①-⑳❶-❿]|[(（]?(?:[A-Za-z]|\d{1,2})[.)）、．：:]|<(?:[A-Za-z]|\d{1,2})>|[\[【{](?:[A-Za-z]|\d{1,2})[\]】}]"
)
_TWO_SPACES = exactly(r"(?<=\S)(?<![|｜│])  +(?=\S)|(?<=[|｜│])  +(?=[^\s|｜│])")
"""But an empty cell of a table between bars."""

_LINE_MARK = exactly(r"[-+<>|]|[ ]*\d+[ ]?[:|]?")
"""What a line of a program has before it in a diff, or as its number."""

_COMMENT = exactly(r"(?:#|//|--|/\*)[ ]")
"""What begins a comment, before which programs have two spaces."""

_OF_FILES = (",", ";")
_PROMPTS = frozenset({"$", ">>>", "%", "#", "mysql>", "sqlite>", "PS>", "irb>"})
"""What a shell or an interpreter writes before what is typed."""

_ENDS_A_WORD = ".:;?!,)"
"""After these, and after letters and digits, an answer does not begin without white space."""


def trailing_space(subject: Subject) -> Iterator[Hit]:
    """The input ends with a space."""
    if subject.in_chat:
        return
    for item in subject.rendered:
        text = item.example.input
        if not text or text[-1] not in SPACES:
            continue
        stem = text.rstrip(SPACES)
        kept = "" if stem[-1:] in ("", "\n") or _begins_with_space(subject, item) else " "
        end = tail_of(stem)
        yield Hit(
            say(
                "the input ends with {spaces!r}: {end}", spaces=text[len(stem) :], end=tail_of(text)
            ),
            say("End it with {end}, and begin the answer with {space!r}.", end=end, space=kept)
            if kept
            else say("End it with {end}.", end=end),
            item.doc.id,
            _line_of_space(subject, item),
        )


def _begins_with_space(subject: Subject, item: Rendered) -> bool:
    return any(text[:1] in SPACES for text in answers_of(item, subject.method) if text)


def _line_of_space(subject: Subject, item: Rendered) -> int | None:
    text = item.example.input
    for name, value in item.doc.data.items():  # the data's own space
        if isinstance(value, str) and value.endswith(text[-1]) and text.endswith(value):
            return subject.code.line_of_field(str(name))
    return subject.code.line_ending(text, text[-1])


def missing_space(subject: Subject) -> Iterator[Hit]:
    """The answer begins right behind the input's last word or mark: `Answer:yes`; a hint where it
    is an object of JSON: `JSON:{"a": 1}`."""
    if subject.in_chat:
        return
    is_hint = not subject.shows_answers
    if is_hint and not _has_worked_space(subject):
        return
    for item in subject.rendered:
        text = item.example.input
        is_prompt = text.rpartition("\n")[2].strip() in _PROMPTS and subject.shows_answers
        if (not ends_a_word(text) and not is_prompt) or _is_of_a_file(text):
            continue
        for answer in answers_of(item, subject.method):
            is_word = begins_a_word(answer) or _is_label_in_brackets(text, answer)
            is_object = not is_word and _is_object_behind_cue(text, answer)
            if is_word or is_object:
                joined = tail_of(text, behind=answer)
                yield Hit(
                    say("the answer is joined without white space: {joined}", joined=joined),
                    say("Begin the answer with a space, or end the input with a newline."),
                    item.doc.id,
                    subject.code.line_ending(text),
                    severity="hint" if is_hint or is_object else None,
                )
                break


def _is_object_behind_cue(text: str, answer: str) -> bool:
    """Say whether an answer is an object of JSON, right behind the colon of a cue."""
    return text[-1:] == ":" and answer[:2] == '{"' and answer.rstrip()[-1:] == "}"


def _is_label_in_brackets(text: str, answer: str) -> bool:
    """Say whether an answer is the label of an option in brackets, behind a word of a sentence."""
    is_label = answer[:1] in "([" and label_in(answer) != ""
    return is_label and len(text.rpartition("\n")[2].split()) > 1 and text[-1:].isalpha()


def _has_worked_space(subject: Subject) -> bool:
    """Say whether all worked examples that the template writes have a space before their answer."""
    first = subject.rendered[0] if subject.rendered else None
    worked = subject.blocks_of(first)[:-1] if first else ()
    spaces = [block.text[-1:] == " " or block.answer[:1] == " " for block in worked if block.answer]
    return len(spaces) > 1 and all(spaces)


def _is_of_a_file(text: str) -> bool:
    """Say whether a text ends in a line of values with commas or semicolons, as the line above it
    has."""
    head, _, last = text.rpartition("\n")
    head, mark = head.rpartition("\n")[2], last[-1:]
    others = (f"{mark} ", "，", "；")
    is_row = mark in _OF_FILES and not any(other in head + last for other in others)
    return is_row and head.count(mark) == last.count(mark)


def ends_a_word(text: str) -> bool:
    """Say whether a word or number could not follow `text` without white space."""
    end, before = text[-1:], text[-2:-1]
    if end in _ENDS_A_WORD and "\u3400" <= before <= "\u9fff":
        return False  # Chinese, which has no space behind a mark, typed with plain ones
    return end.isascii() and (end.isalnum() or (end != "" and end in _ENDS_A_WORD))


def begins_a_word(text: str) -> bool:
    """Say whether `text` begins with a letter or digit of a script that parts its words."""
    first = text[:1]
    return first.isalnum() and (
        first.isascii() or first < _BEHIND_SPACED or "Ḁ" <= first < "\u2000"
    )


def double_space(subject: Subject) -> Iterator[Hit]:
    """White space ends the input, and a space begins the answer; or (a hint) a newline does, and
    one space behind it."""
    if subject.in_chat or not subject.shows_answers:
        return
    for item in subject.rendered:
        text = item.example.input
        ends = text[-1:].isspace()
        for answer in answers_of(item, subject.method):
            begins = len(answer) - len(answer.lstrip(SPACES))
            is_double = not _is_code(text, begins) and (begins > 1 or (ends and begins > 0))
            if is_double or _SET_IN.match(answer):
                joined = tail_of(text, behind=answer)
                yield Hit(
                    say(
                        "white space on both sides where input and answer meet: {joined}",
                        joined=joined,
                    ),
                    _one_space(item),
                    item.doc.id,
                    subject.code.line_ending(text),
                    severity=None if is_double else "hint",
                )
                break


def double_newline(subject: Subject) -> Iterator[Hit]:
    """A newline ends the input, and another one begins the answer (a hint where no answer is
    shown)."""
    if subject.in_chat:
        return
    for item in subject.rendered:
        text = item.example.input
        answer = next((a for a in answers_of(item, subject.method) if a.startswith("\n")), "")
        if text.endswith("\n") and answer.strip():
            yield Hit(
                say(
                    "a newline ends the input and another begins the answer: {joined}",
                    joined=tail_of(text, behind=answer),
                ),
                say("Leave one of the two."),
                item.doc.id,
                subject.code.line_ending(text) or subject.code.line_of_input,
                severity=None if subject.shows_answers else "hint",
            )


def _is_code(text: str, begins: int) -> bool:
    """Say whether an answer that begins with so many spaces is the next line of a program."""
    is_deep = begins >= _INDENT or f"\n{' ' * begins}" in text
    return text.endswith("\n") and begins > 1 and is_deep


def _one_space(item: Rendered) -> Message:
    """Say which of two spaces goes: the input's, where it ends with one that another rule takes
    out."""
    if item.example.input[-1:] in SPACES:
        return say("Cut the space off the input's end; the answer keeps its own.")
    if item.target_delimiter:
        return say("Begin the answer without a space, or set target_delimiter to ''.")
    return say("Begin the answer without a space.")


def two_spaces(subject: Subject) -> Iterator[Hit]:
    """Two spaces or more follow each other inside a line, and not in the data; or options keep the
    newlines at their ends, so that blank lines part their list."""
    yield from spaced_han(subject)
    yield from padded(subject)
    yield from set_in(subject)
    yield from padded_marks(subject)
    for item in subject.rendered:
        text = item.example.input
        broken = _ends_with_newline(item, subject.truths[item.doc.id].options)
        if broken:
            yield Hit(
                say("an option keeps the newline of its source: {option}", option=quoted(broken)),
                say("Write its text without the white space at its ends: .strip()."),
                item.doc.id,
                subject.code.line_of_input,
                about="newline",
            )
            continue
        for match in two_spaces_of(text, item.doc.data):
            around = text[max(0, match.start() - 8) : match.end() + 8]
            yield Hit(
                say("two spaces in a row: {around}", around=shorten(around)),
                say("Leave one of them."),
                item.doc.id,
                subject.code.line_with(match[0]),
            )
            break


def _ends_with_newline(item: Rendered, options: Sequence[str]) -> str:
    """Return an option of the row that is shown with the newline at its end or beginning."""
    for value in item.doc.data.values() if options else ():
        for text in value if isinstance(value, list | tuple) else (value,):
            is_padded = isinstance(text, str) and text.strip("\n") != text and text.strip()
            if is_padded and text.strip() in options and f"{text}\n" in f"{item.example.input}\n":
                return text
    return ""


def two_spaces_of(text: str, data: Mapping[str, Any]) -> Iterator[re.Match[str]]:
    """Yield the places inside lines of `text` with spaces in a row, unless a field of the row has
    some, too."""
    if "  " in text and not stands_in(_without_ends(data), "  "):
        found = [m for m in _TWO_SPACES.finditer(text) if not _COMMENT.match(text, m.end())]
        found = [] if _are_columns(text, found) else _without_options(text, found)
        columns = Counter(_column_behind(text, match) for match in found)
        for match in found:
            is_column = columns[_column_behind(text, match)] > 1
            if not _is_set_in(text, match, data) and not _is_aligned(text, match, is_column):
                yield match


def _is_set_in(text: str, match: re.Match[str], data: Mapping[str, Any]) -> bool:
    """Say whether spaces stand between the mark of a line and a line of the row that is set in by
    two or more, or by those alone: a program's."""
    mark = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
    if not _LINE_MARK.fullmatch(mark):
        return False
    line = text[match.end() :].partition("\n")[0].rstrip()
    for own in (own for leaf in leaves_of(data) for own in leaf.split("\n")):
        size = len(own) - len(own.lstrip(" "))
        if (
            own.strip() == line
            and size > 1
            and (len(match[0]) == size or mark.strip(" |:").isdigit())
        ):
            return True
    return False


def _without_ends(value: Any) -> Any:
    """Return a row with the white space at the ends of its texts cut off: what stands there the
    template adds to."""
    if isinstance(value, str):
        return value.strip()
    if isinstance(value, Mapping):
        return {name: _without_ends(part) for name, part in value.items()}
    return [_without_ends(part) for part in value] if isinstance(value, list | tuple) else value


def _are_columns(text: str, found: Sequence[re.Match[str]]) -> bool:
    """Say whether spaces set a table: on two lines or more, of several lengths, most of three and
    more."""
    lines = {text.count("\n", 0, match.start()) for match in found}
    sizes = {len(match[0]) for match in found}
    wide = sum(len(match[0]) > 2 for match in found)
    return len(lines) > 1 and len(sizes) > 1 and 2 * wide >= len(found)


def _without_options(text: str, found: Sequence[re.Match[str]]) -> list[re.Match[str]]:
    """Leave out the gaps before the marks of a list that stands on one line, as wide as each other:
    `① one  ② two  ③ three`."""
    marked = [match for match in found if _OPTION_MARK.match(text, match.end())]
    lines = Counter((text.count("\n", 0, match.start()), len(match[0])) for match in marked)
    return [
        match
        for match in found
        if match not in marked or lines[text.count("\n", 0, match.start()), len(match[0])] < 2
    ]


def _column_behind(text: str, match: re.Match[str]) -> int:
    return match.end() - text.rfind("\n", 0, match.start()) - 1


def _is_aligned(text: str, match: re.Match[str], is_column: bool) -> bool:
    """Say whether spaces behind a short head bring what follows into a column with others, or
    below, or above, what follows the head of the line beside it: `OK  all is right` before
    `BAD nothing is`."""
    start = text.rfind("\n", 0, match.start()) + 1
    column = _column_behind(text, match)
    heads = _GAP.split(_BOX.sub("", text[start : match.start()].strip()))
    is_short = _HEAD.fullmatch(heads[-1]) is not None
    if is_column or not is_short:
        return is_short
    before = text[text.rfind("\n", 0, max(start - 1, 0)) + 1 : max(start - 1, 0)]
    end = text.find("\n", match.end())
    behind = text[end + 1 :].split("\n", 1)[0] if end >= 0 else ""
    return any(
        line[column - 1 : column] == " "
        and line[column : column + 1].strip() != ""
        and (not line[:column].strip() or _HEAD.fullmatch(line[:column].strip()) is not None)
        for line in (before, behind)
    )


def description_runs_on(subject: Subject) -> Iterator[Hit]:
    """No white space stands between the description and what follows it."""
    if not subject.settings.description or subject.in_chat:
        return
    for item in subject.rendered:
        texts = ""
        for segment in item.prompt.segments:
            if segment.kind in ("description", "separator"):
                texts += segment.text
            elif texts:
                if not texts[-1].isspace() and not segment.text[:1].isspace():
                    yield Hit(
                        say(
                            "the description runs into the text behind it: {joined}",
                            joined=tail_of(texts, behind=segment.text),
                        ),
                        say("End the description with a newline, or set description_separator."),
                        item.doc.id,
                    )
                break


def separator_inside(subject: Subject) -> Iterator[Hit]:
    """The separator of the shots occurs inside an input, or inside an output of several parts."""
    separator = subject.settings.separator
    if not subject.settings.num_fewshot or not separator.strip(SPACES):
        return
    line = subject.code.line_with(separator)
    for item in subject.rendered:
        text = item.example.input
        if separator in text:
            before = text.partition(separator)[0]
            yield Hit(
                say(
                    "the separator of the shots, {separator!r}, stands inside the input, after "
                    "{before}",
                    separator=separator,
                    before=tail_of(before),
                ),
                say("Join the parts with something else, or choose another separator."),
                item.doc.id,
                line,
            )
        elif separator in item.example.output.strip():
            before = item.example.output.strip().partition(separator)[0]
            yield Hit(
                say(
                    "the separator of the shots, {separator!r}, stands inside the output, after "
                    "{before}",
                    separator=separator,
                    before=tail_of(before),
                ),
                say("Join the parts with something else, or choose another separator."),
                item.doc.id,
                line or subject.code.line_of_output,
                about="output",
            )


# -- repairs -------------------------------------------------------------------------------------


def move_space(at: Joint) -> Joint:
    """Take the space off the input, and put one before the answers that have none."""
    stem = at.text.rstrip(SPACES)
    if stem == at.text:
        return at
    has_space = stem[-1:] in ("", "\n") or any(a[:1] in SPACES for a in at.answers if a)
    answers = at.answers if has_space else tuple(" " + answer for answer in at.answers)
    return replace(at, text=stem, answers=answers)


def add_space(at: Joint) -> Joint:
    """Put a space before the answers if one of them runs into the input."""
    if ends_a_word(at.text) and any(map(begins_a_word, at.answers)):
        return replace(at, answers=tuple(" " + answer for answer in at.answers))
    return at


def drop_space(at: Joint) -> Joint:
    """Cut the spaces before the answers off, all but one where the input ends without."""
    space = "" if at.text[-1:].isspace() else " "
    return replace(at, answers=tuple(_FIRST_SPACES.sub(space, answer) for answer in at.answers))


def join_spaces(at: Joint) -> Joint:
    """Leave one of several spaces."""
    if not any(two_spaces_of(at.text, at.row)):
        return at
    return replace(at, text=_TWO_SPACES.sub(" ", at.text))


def part_description(_: Subject, item: Rendered) -> Rendered:
    """Put two newlines behind a description that ends without white space."""
    parted = (
        replace(part, text=part.text + "\n\n")
        if part.kind == "description" and not part.text[-1:].isspace()
        else part
        for part in item.prompt.segments
    )
    return replace(item, prompt=Prompt(tuple(parted)))


RULES = (
    Rule(
        "text/trailing-space",
        "error",
        trailing_space,
        "Vocabularies hold a word together with the space before it, so a lone space at the end is "
        "a token that the model has hardly seen followed by a word. lm-evaluation-harness moves it "
        "into the continuation for PPL, not for GEN. 54 of UltraEval's 188 transforms have one.",
        "The space is cut off; it goes before the answer, unless white space stands there already.",
        edit_joints(move_space),
    ),
    Rule(
        "text/missing-space",
        "warning",
        missing_space,
        "`:yes` is made of other tokens than `: yes`. A missing delimiter is among the most "
        "frequent faults reported to lm-evaluation-harness (#2346, #2690, #3399).",
        "A space goes before every answer.",
        edit_joints(add_space),
    ),
    Rule(
        "text/double-space",
        "error",
        double_space,
        "A newline and then a space, or two spaces, is rare in text (lm-evaluation-harness #3526). "
        "It cost an earlier teaching model 28 points of accuracy by PPL on `sums-mcq`.",
        "The spaces before the answers are cut off, all but one where the input ends without.",
        edit_joints(drop_space),
    ),
    Rule(
        "text/double-newline",
        "warning",
        double_newline,
        "An empty line parts an answer from its question; it mostly ends an example, and a model "
        "that begins with it is cut off by a stop sequence.",
    ),
    Rule(
        "text/two-spaces",
        "warning",
        two_spaces,
        "A value that begins with a space, after a cue that ends with one; the two are other "
        "tokens than one space.",
        "One of them is left.",
        edit_joints(join_spaces),
    ),
    Rule(
        "text/description-runs-on",
        "warning",
        description_runs_on,
        "lm-evaluation-harness and others put nothing behind a description, so it has to end with "
        "its own newline.",
        "Two newlines go behind the description.",
        part_description,
    ),
    Rule(
        "text/separator-inside",
        "hint",
        separator_inside,
        "Then neither a model nor a stop sequence can tell where an example ends.",
    ),
)
