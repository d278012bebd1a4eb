"""Rules on what shots and the question have in common: cues, separators, instructions, lists."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.blocks import Block
from workbench.lint.described_samples import without_samples
from workbench.lint.finding import Hit, Rule, Severity
from workbench.lint.leaves import leaves_of
from workbench.lint.programs import glued_in, programs_in
from workbench.lint.rules.examples.blocks_apart import blocks_apart
from workbench.lint.rules.examples.cue_in_line import cue_in_line
from workbench.lint.rules.examples.described import (
    described_cues,
    described_in_other_script,
    described_labels,
)
from workbench.lint.rules.examples.half_told import half_translated
from workbench.lint.rules.examples.in_paragraphs import other_close
from workbench.lint.rules.examples.inside import labels_inside
from workbench.lint.rules.examples.inside_cues import cues_apart_inside, run_in_inside
from workbench.lint.rules.examples.line_lacking import lines_lacking
from workbench.lint.rules.examples.made_apart import described_apart
from workbench.lint.rules.examples.on_one_line import joined_lines, other_sign
from workbench.lint.rules.examples.said_in_each import described_again, ends_in_each
from workbench.lint.rules.examples.speakers import one_speaker
from workbench.lint.rules.examples.talks import wrong_speaker
from workbench.lint.rules.examples.taught import kinds_apart
from workbench.lint.rules.examples.uncued import uncued, uncued_questions
from workbench.lint.rules.instructions.languages import other_language
from workbench.lint.rules.signs.cue_scripts import other_script
from workbench.lint.rules.signs.read_amiss import cues_in_other_script
from workbench.lint.rules.texts.cue_signs import spaced_colons
from workbench.lint.rules.texts.own_lists import item_twice
from workbench.lint.rules.texts.pasted_twice import may_remind, pasted_twice
from workbench.lint.rules.texts.slips import misspelt_cues
from workbench.lint.subject import ShownShot, Subject, answers_of, golds_of, stands_in, tail_of
from workbench.messages import say
from workbench.prompts.listing import Option, label_in, listings
from workbench.types import Rendered

_SENTENCE = exactly(r"[^\n.!?。！？]+")
_FEWEST_WORDS = 5
_FEWEST_SIGNS = 10
_FEWEST_TOLD = 6
_MOST_LABELS = 12
_DOCS_A_LABEL = 2.5
_STEPS = exactly(
    "step by step|step-by-step|think carefully|think it through|reason (?:it )?(?:through|first)"
    "|explain your reasoning|show your work|一步一步|逐步|分步|一步步",
    re.IGNORECASE,
)
_CURLED = exactly(r"[^\W\d_]+’[^\W\d_]+")
_ASKS = 100
_LONGEST_CUE = 40
_ENDS_OF_CUES = ":：.。!！?？)）]】>"
"""What closes a cue with a colon, a sentence, an option or a tag."""
_ARROWS = ("->", "=>", "→", "⇒")
_SEEN_DOCS = 200
_PARTS = exactly(r"\w+")
_FEWEST_PARTS = 3
_CLOSING = 4
"""From so many characters on an answer is the end of a sentence as well."""

"""So many docs are looked at for what a template does alike in all."""


def cue_forms(subject: Subject) -> Iterator[Hit]:
    """One cue is written in two ways in a prompt: `Answer:` and `Answer：`, `Q:` and `Q :`, or with
    a space behind it and without; one word of the template has two kinds of apostrophe; the last
    cue is in another language than the others, or the rest of the prompt, or a cue is in simplified
    characters where these, or all else, are in traditional ones; a talk's turn has the cue of
    who spoke before; or a cue is misspelt, `Anwser:` (a hint where it lacks the colon that the
    others have)."""
    yield from _apostrophes(subject)
    yield from other_language(subject)
    in_other = list(other_script(subject)) or list(described_in_other_script(subject))
    yield from in_other or cues_in_other_script(subject)
    yield from misspelt_cues(subject)
    yield from _spaced(subject)
    yield from wrong_speaker(subject)
    yield from one_speaker(subject)
    yield from half_translated(subject)
    for item in subject.some(_SEEN_DOCS):
        forms: dict[str, dict[str, str]] = defaultdict(dict)
        for text in _texts(subject, item):
            for cue in subject.cues(text):
                forms[_one_form(cue.written)].setdefault(cue.written.strip("#* \t"), cue.written)
        different = [list(each.values()) for each in forms.values() if len(each) > 1]
        spaces = [] if different else list(_spaces(subject, item))
        for first, second, *_ in (*different, *spaces):
            yield Hit(
                say("a cue is written as {first!r} and as {second!r}", first=first, second=second),
                say("Write it in one way, in the shots and in the question."),
                item.doc.id,
                subject.code.line_with(second) or subject.code.line_of_input,
                about=f"{first}/{second}",
            )


def _spaced(subject: Subject) -> Iterator[Hit]:
    """Yield that one cue of all prompts has a space before its colon, and another has none."""
    if pair := spaced_colons(subject):
        yield Hit(
            say(
                "{spaced!r} has a space before its colon, and {plain!r} has none",
                plain=pair[0],
                spaced=pair[1],
            ),
            say("Write the colons of all cues in one way, with a space before them or without."),
            subject.rendered[0].doc.id,
            subject.code.line_with(pair[1]) or subject.code.line_of_input,
            about="spaced",
        )


@lru_cache(maxsize=1024)
def _one_form(cue: str) -> str:
    """Return a cue in the one form of all the ways to write it."""
    return "".join(unicodedata.normalize("NFKC", cue).casefold().split()).strip("#*")


def _apostrophes(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose prompts have a word of the template with a plain apostrophe and with a
    typographic one: `Let's` and `Let’s`."""
    told = f"{subject.settings.description}\0{subject.code.template}"
    words = {word.replace("’", "'") for word in _CURLED.findall(told)}
    for item in subject.rendered if words else ():
        text = f"{subject.settings.description}\n{item.example.input}"
        word = next((w for w in sorted(words) if w in text and w.replace("'", "’") in text), "")
        if word and word in told:
            curled = word.replace("'", "’")
            yield Hit(
                say("a cue is written as {first!r} and as {second!r}", first=curled, second=word),
                say("Write it in one way, in the shots and in the question."),
                item.doc.id,
                subject.code.line_with(curled) or subject.code.line_of_input,
                about=word,
            )


def _texts(subject: Subject, item: Rendered) -> tuple[str, ...]:
    """Return the texts of a prompt that a template made: its description, shots and input."""
    shots = subject.shown_to(item)
    return (subject.settings.description, *(shot.input for shot in shots), item.example.input)


def _spaces(subject: Subject, item: Rendered) -> Iterator[tuple[str, str]]:
    """Yield the closing cues of worked examples whose answer follows otherwise than in the
    question."""
    *worked, own = subject.blocks_of(item)
    answers = _own_answers(subject, item)
    if not worked or not own.cues or not answers:
        return
    begun = own.cues[-1].content.rstrip()
    tail = own.text[len(own.text.rstrip()) :]
    answer = answers[0]
    space = tail + answer[: len(answer) - len(answer.lstrip())]
    for block in worked:
        closing = block.cues[-1]
        is_list = closing.content[:1] == "\n" and "\n" in closing.content.strip()
        if is_list and "\n" not in answer.strip():
            continue  # it heads a list: `Points:` of a scheme
        if closing.name != own.cues[-1].name or not closing.content.startswith(begun):
            continue
        rest = closing.content[len(begun) :]
        found = rest[: len(rest) - len(rest.lstrip())]
        cue = begun if begun else ""
        found = found if begun else closing.space + found
        if found != space and space:
            yield closing.written + cue + found, own.cues[-1].written + cue + space
            return


def _own_answers(subject: Subject, item: Rendered) -> tuple[str, ...]:
    every = answers_of(item, subject.method)
    return tuple(answer for answer in every if answer != item.target_delimiter)


def worked_cues(subject: Subject) -> Iterator[Hit]:
    """A worked example in the prompt closes with another cue than the question (`Choice:`, and
    `Your choice is` in the question), or with one where the question has none; or it lists its
    options in another way, or has a line more, or other cues than all else; wherever in the prompt
    it stands."""
    found = list(_worked_cues(subject))
    found = found or list(cues_apart_inside(subject))
    yield from found or other_sign(subject)


def _worked_cues(subject: Subject) -> Iterator[Hit]:
    yield from uncued_questions(subject)
    yield from blocks_apart(subject)
    for item in subject.some(_SEEN_DOCS):
        if pair := other_close(subject, item) or cue_in_line(subject, item):
            yield _other_cue(subject, item, *pair)
            continue
        *programs, asked = programs_in(item.example.input) or (None,)
        if asked and programs and all(p and p.mark and p.mark != asked.mark for p in programs):
            first = next(p.text.split("\n")[0] for p in programs if p)
            yield _other_cue(subject, item, shorten(asked.text.split("\n")[0], 30), first)
            continue
        *worked, own = subject.blocks_of(item)
        begun = own.cues[-1].content.strip() if own.cues else ""
        if (
            worked
            and own.cues
            and all(b.cues[-1].content.strip().startswith(begun) for b in worked)
        ):
            wanted = own.cues[-1]
            other = next(
                (
                    b
                    for b in worked
                    if b.cues[-1].name != wanted.name
                    or (begun and b.cues[-1].written.strip() != wanted.written.strip())
                ),
                None,
            )
            # What the question has, too, before its last cue is who speaks in a talk.
            before = [cue.name for cue in own.cues[:-1]]
            if other is not None and other.cues[-1].name not in before:
                yield _other_cue(subject, item, own.cues[-1].written, other.cues[-1].written)
                continue
            opening = next((b for b in worked[1:] if b.cues[0].name != own.cues[0].name), None)
            if opening is not None and len(opening.cues) == len(own.cues):
                yield _other_cue(subject, item, own.cues[0].written, opening.cues[0].written)
        elif pair := _begun_otherwise(subject, worked, own):
            yield _other_cue(subject, item, *pair)
            continue
        yield from _without_colon(subject, item)
        # What stands before the question, as numbered rules do, is no list of its options.
        has_options = _lists_options(subject, item, own)
        texts = [block.text for block in worked] if has_options else []
        yield from _other_lists(subject, item, texts)
        if not has_options and (pair := _other_legend(item, worked)):
            yield _marked_otherwise(subject, item, *pair)


def _begun_otherwise(
    subject: Subject, worked: Sequence[Block], own: Block
) -> tuple[str, str] | None:
    """Return the last cue of the question with the words of the template that begin its answer, and
    that of the worked examples, none of which begins so: `Answer: Let's think.`, and `Answer:`."""
    begun = own.cues[-1].content.strip() if worked and own.cues else ""
    if not begun or "\n" in begun or len(begun) > _LONGEST_CUE or not subject.is_own_cue(begun):
        return None
    closing = worked[-1].cues[-1]
    are_alike = all(block.cues[-1].name == own.cues[-1].name for block in worked)
    if not are_alike or any(begun in block.cues[-1].content for block in worked):
        return None
    cue = own.cues[-1].written
    texts = (item.example.input.rstrip() for item in subject.some(_SEEN_DOCS))
    if not all(text.endswith(begun) and cue in text for text in texts):
        return None
    return f"{cue} {begun}", closing.written


def _without_colon(subject: Subject, item: Rendered) -> Iterator[Hit]:
    """Yield a doc whose question closes with other words of the template than the cue that all
    worked examples have in their place, `Your choice is` for `Choice:`, or with none."""
    *worked, own = subject.blocks_of(item)
    line = own.text.rstrip().rpartition("\n")[2].strip()
    names = {tuple(cue.name for cue in block.cues) for block in worked}
    if len(worked) < 2 or len(names) != 1 or not line:
        return
    has_cue = names.pop()[:-1] != tuple(cue.name for cue in own.cues)
    theirs = worked[0].cues[-1].written
    outputs = (item.example.output, *item.choices)
    if has_cue or any(text.lstrip().startswith(theirs) for text in outputs):
        return
    if stands_in(item.doc.data, line.partition(own.cues[-1].written)[2].strip() or line):
        yield uncued(subject, item, theirs)
        return
    # Both may ask in the same words, and only what is worked have a cue behind them.
    is_shared = any(line in block.text for block in worked)
    is_cue = line[-1] not in _ENDS_OF_CUES or line.endswith(_ARROWS)
    if is_cue and len(line) <= _LONGEST_CUE and subject.is_own_cue(line) and not is_shared:
        yield _other_cue(subject, item, line, theirs)


def other_cues(subject: Subject) -> Iterator[Hit]:
    """The worked examples have cues of their own, none of which the question has; or (a hint) they
    lack a line that it has, or answer behind another cue or sign than the question ends with."""
    found = list(_other_cues(subject))
    yield from found or described_apart(subject)


def _other_cues(subject: Subject) -> Iterator[Hit]:
    yield from described_cues(subject)
    yield from lines_lacking(subject)
    labels = set(subject.golds)
    for item in subject.some(_SEEN_DOCS):
        theirs, own = subject.cues_apart(item)
        # What stands before a label's meaning is a label: `BUY: the home is sold.`
        is_label = theirs.strip(" :：") in labels
        if theirs and own and not is_label and not _is_a_turn(item, theirs):
            yield _other_cue(subject, item, own, theirs)


def _is_a_turn(item: Rendered, cue: str) -> bool:
    """Say whether a turn of a talk that the row has stands behind a cue: it says who speaks."""
    behind = item.example.input.partition(cue)[2].lstrip(" \t")
    lists = (value for value in item.doc.data.values() if isinstance(value, list))
    turns = (leaf.strip() for value in lists for leaf in leaves_of(value))
    return any(turn and behind.startswith(turn) for turn in turns)


def _other_cue(subject: Subject, item: Rendered, own: str, other: str) -> Hit:
    return Hit(
        say("the question has the cue {own!r}, a worked example {other!r}", own=own, other=other),
        say("Let every row end with the same cue."),
        item.doc.id,
        subject.code.line_with(own) or subject.code.line_of_input,
        about="cue",
    )


def _lists_options(subject: Subject, item: Rendered, own: Block) -> bool:
    """Say whether the options of a doc stand in its question."""
    options = subject.list_of(item).options
    return bool(options) and options[0].start >= len(item.example.input) - len(own.text)


def _other_legend(item: Rendered, worked: Sequence[Block]) -> tuple[str, str] | None:
    """Return the first mark of a list in a doc's input, and that of the same list in a worked
    example before it, where the marks are of another kind; None where they are alike."""
    theirs = [run for block in worked for run in listings(block.text)]
    text = item.example.input
    last = worked[-1].text if theirs else ""
    behind = text.rfind(last) + len(last) if last in text else 0
    own = listings(text[behind:]) if theirs else ()
    for run in theirs:
        same = [each for each in own if _texts_of(each) == _texts_of(run)]
        if same and not any((e[0].style, e[0].kind) == (run[0].style, run[0].kind) for e in same):
            return same[0][0].mark, run[0].mark
    return None


def _texts_of(run: Sequence[Option]) -> list[str]:
    return [option.text.strip().casefold() for option in run]


def _marked_otherwise(
    subject: Subject, item: Rendered, own: str, other: str, severity: Severity | None = None
) -> Hit:
    return Hit(
        say("the options are marked {own} in the question and {other} in a shot",
            own=own, other=other),
        say("Mark the options in one way, in the shots and in the question."),
        item.doc.id,
        subject.code.line_of_input,
        about="list",
        severity=severity,
    )  # fmt: skip


def _other_lists(subject: Subject, item: Rendered, worked: Sequence[str]) -> Iterator[Hit]:
    own = subject.list_of(item).options
    if not own or own[0].kind == "none":
        return
    if item.example.input.count("```", 0, own[0].start) % 2:
        return  # lines of a program
    shown = [subject.options_of_shot(shot) for shot in subject.shown_to(item)]
    lists = [each for each in shown if each and each[0].kind != "none"]
    lists += [runs[-1] for text in worked if (runs := listings(text))]
    other = next(
        (one for one in lists if one[0].style != own[0].style or one[0].kind != own[0].kind), None
    )
    if other is not None:
        hint = "hint" if _are_of_row(item, own) else None
        yield _marked_otherwise(subject, item, own[0].mark, other[0].mark, hint)


def _are_of_row(item: Rendered, own: Sequence[Option]) -> bool:
    """Say whether the row brings the labels of its list along: data sets mix letters and digits."""
    labels = [option.label for option in own]
    values = [part for value in item.doc.data.values()
              for part in (value.values() if isinstance(value, dict) else (value,))]  # fmt: skip
    return any(labels in (value, [*value][: len(labels)]) for value in values
               if isinstance(value, list | dict))  # fmt: skip


def separators(subject: Subject) -> Iterator[Hit]:
    """No newline parts a shot from what follows, or newlines are there twice, or not the same
    between all."""
    if subject.in_chat:
        return
    separator = subject.settings.separator
    known: dict[int, list[str]] = {}  # of the shots, which docs share
    for item, shots in zip(subject.rendered, subject.shown, strict=True):
        if id(shots) not in known:
            known[id(shots)] = [_gap(a, b.input, separator) for a, b in pairwise(shots)]
        last = [_gap(shots[-1], item.example.input, separator)] if shots else []
        gaps = [*known[id(shots)], *last]
        if not gaps:
            gaps = [block.gap for block in subject.blocks_of(item)[:-1]]
        if not gaps:
            continue
        counts = [gap.count("\n") for gap in gaps]
        ends = next((s.output for s in shots if s.output.endswith("\n")), None)
        # Where shots have several lines, a sign between them parts no lines.
        are_lines = any("\n" in shot.input.strip() for shot in shots[:1])
        if 0 in counts and (are_lines or not separator.strip()):
            what, about = say("no newline stands between a shot and what follows it"), "none"
        elif len(set(counts)) > 1:
            what, about = say("the shots are not parted in one way"), "various"
        elif shots and ends is not None and separator.startswith("\n") and counts[0] > 2:
            what, about = say("the output's own newline doubles the separator's"), "twice"
        elif shots and not separator.strip() and counts[0] > max(3, separator.count("\n")):
            what, about = say("{n} newlines stand between two shots", n=counts[0]), "twice"
        else:
            continue
        # What is asked may be set off from samples that stand close; of these it is the template's
        # text that parts them.
        is_set_off = not shots and len({*counts[:-1]}) == 1 and counts[-1] > counts[0] > 0
        line = subject.code.line_of_output if shots else subject.code.line_of_input
        yield Hit(
            what,
            say("End each shot with the separator alone, and begin and end its text without one."),
            item.doc.id,
            line,
            about=about,
            severity="hint" if is_set_off else None,
        )


def run_in(subject: Subject) -> Iterator[Hit]:
    """A worked example begins in the middle of the line on which another one ends."""
    found = list(_run_in(subject))
    found = found or list(run_in_inside(subject))
    yield from found or joined_lines(subject)


def _run_in(subject: Subject) -> Iterator[Hit]:
    for item in subject.some(_SEEN_DOCS):
        glued = glued_in(item.example.input)
        if glued and not stands_in(item.doc.data, glued):
            yield _runs_in(subject, item, glued)
            continue
        cues = subject.cues(item.example.input)
        if len(cues) < 3:
            continue
        # An instruction may have a cue of its own, before the first example.
        own = subject.blocks_of(item)[-1].cues
        for opening in dict.fromkeys(cue.written for cue in (cues[0], *own[:1])):
            start = next((cue.start for cue in cues if cue.written == opening), 0)
            found = next(_run_into(subject, item, opening, start), None)
            if found:
                yield found
                break


def _run_into(subject: Subject, item: Rendered, opening: str, start: int) -> Iterator[Hit]:
    """Yield where an example's first cue stands within a line, behind a place."""
    text = item.example.input
    pattern = re.compile(rf"[.!?;。！？；\w][ \t]?({re.escape(opening)})")
    for match in pattern.finditer(text, start):
        around = text[max(0, match.start() - 16) : match.end()]
        line = text[: match.end()].rpartition("\n")[2]
        # `OTHER PARTY:` has `PARTY:` in it.
        is_longer = any(cue.written == line for cue in subject.cues(text))
        is_label = opening.strip(" :：").casefold() in subject.labels
        if not is_longer and not is_label and not stands_in(item.doc.data, match[0]):
            yield _runs_in(subject, item, around, match[0])


def _runs_in(subject: Subject, item: Rendered, around: str, at: str = "") -> Hit:
    return Hit(
        say("a worked example runs into the next one: {around}", around=around),
        say("Part them with an empty line, as the others are."),
        item.doc.id,
        (subject.code.line_with(at) if at else None) or subject.code.line_of_input,
    )


def _gap(shot: ShownShot, after: str, separator: str) -> str:
    """Return the white space between a shot and what follows it."""
    end = shot.output[len(shot.output.rstrip()) :]
    return end + separator + after[: len(after) - len(after.lstrip())]


def repeated_instruction(subject: Subject) -> Iterator[Hit]:
    """A sentence of the template stands in the question twice (a hint in a long prompt, where it
    may be a reminder), or in the description too; or several that follow each other stand twice in
    either; or a text of the row does; or each shot says that the examples are over."""
    yield from ends_in_each(subject)
    yield from list(pasted_twice(subject)) or item_twice(subject)
    yield from described_again(subject)
    described = [_plain(s) for s in _SENTENCE.findall(without_samples(subject))]
    # What two texts say alike need not be long to be the same demand.
    told = {s for s in described if _is_long(s) or (len(s) >= _FEWEST_TOLD and not s.isascii())}
    for item in subject.some(_SEEN_DOCS):
        blocks = subject.blocks_of(item)
        own = blocks[-1].text if len(blocks) > 1 else item.example.input
        if own not in item.example.input:  # behind the examples of the description stand its rules
            own = item.example.input
        listed = subject.list_of(item).options
        options = item.example.input[listed[0].start : listed[-1].end] if listed else ""
        twice = _row_twice(item, own.replace(options, "") if options else own, subject.told)
        if twice:
            yield Hit(
                say("the row's {name} is there twice", name=twice),
                say("Say it once."),
                item.doc.id,
                subject.code.line_of_field(twice) or subject.code.line_of_input,
                about=twice,
                severity="hint" if _is_around_a_text(item, twice, own) else None,
            )
        seen = set(told)
        for sentence in _SENTENCE.findall(_without_long(own, item)):
            text = _plain(sentence)
            if not _is_long(text) and text not in told:
                continue
            if text in seen and not _is_of_row(sentence.strip(), item):
                yield Hit(
                    say(
                        "the instruction is there twice: {text}", text=shorten(sentence.strip(), 40)
                    ),
                    say("Say it once, in the description or in the input."),
                    item.doc.id,
                    subject.code.line_with(sentence.strip()) or subject.code.line_of_input,
                    severity="hint" if text not in told and may_remind(subject) else None,
                )
                break
            seen.add(text)


_LONG_VALUE = 400

_AGAIN = compiled(
    r"\b(?:again|once more|repeated|now (?:answer|reply))\b|再次|再读|再看|重复|もう一度",
    re.IGNORECASE,
)
"""What announces that a text is said a second time."""


def _row_twice(item: Rendered, text: str, told: str) -> str:
    """Return the field of the row that an input has in it twice, "" if there is none; what the
    template says itself may stand in its samples."""
    for name, value in item.doc.data.items():
        if not isinstance(value, str) or text.count(value) < 2 or not _is_long(_plain(value)):
            continue
        if value in told:
            continue
        others = (v for n, v in item.doc.data.items() if n != name)
        again = text.find(value, text.find(value) + len(value))
        is_announced = _AGAIN.search(text[text.rfind("\n", 0, again) + 1 : again])
        if not is_announced and not any(stands_in(other, value) for other in others):
            return str(name)
    return ""


def _is_around_a_text(item: Rendered, name: str, text: str) -> bool:
    """Say whether another long text of the row stands between the two places of one, as a question
    is said before and behind its passage."""
    value = item.doc.data[name]
    between = text[text.find(value) + len(value) : text.rfind(value)]
    others = (v for n, v in item.doc.data.items() if n != name and isinstance(v, str))
    return any(len(other) > len(value) and other in between for other in others)


def _without_long(text: str, item: Rendered) -> str:
    """Return a text without the long texts of the row, whose sentences are none of the prompt's."""
    for value in item.doc.data.values():
        if isinstance(value, str) and len(value) > _LONG_VALUE:
            text = text.replace(value, "\n")
    return text


def _is_of_row(sentence: str, item: Rendered) -> bool:
    return stands_in(item.doc.data, sentence)


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def _is_long(text: str) -> bool:
    return len(text.split()) >= _FEWEST_WORDS or (len(text) >= _FEWEST_SIGNS and not text.isascii())


def steps_only_here(subject: Subject) -> Iterator[Hit]:
    """The question asks for steps, and the worked examples before it do not."""
    for item in subject.some(_SEEN_DOCS):
        *worked, own = subject.blocks_of(item)
        asks = _STEPS.search(own.text[-_ASKS:])
        if not worked or asks is None:
            continue
        if not any(map(_asks_for_steps, worked)):
            yield Hit(
                say(
                    "the question asks for steps, {end}, and the worked examples do not",
                    end=tail_of(own.text, 30),
                ),
                say("Give the worked examples the same cue, and their steps."),
                item.doc.id,
                subject.code.line_with(asks[0]) or subject.code.line_of_input,
            )


def _asks_for_steps(block: Block) -> bool:
    """Say whether a worked example asks for steps near its end, or its answer begins so."""
    answer = block.answer or ""
    ends = ((block.text + answer)[-4 * _ASKS :], block.text[-_ASKS:] + answer[:_ASKS])
    return any(map(_STEPS.search, ends))


def other_labels(subject: Subject) -> Iterator[Hit]:
    """Shots of their own, in a file or in the prompt, answer with other labels than the docs have:
    `positive` where `pos` is right; or with letters, numbers or another script where the docs have
    words; or they answer as the docs do, and the prompt calls that label otherwise."""
    found = list(_other_labels(subject))
    yield from found or labels_inside(subject)


def _other_labels(subject: Subject) -> Iterator[Hit]:
    yield from described_labels(subject)
    labels = {gold.strip() for item in subject.rendered for gold in golds_of(item.example)}
    outputs = {item.example.output.strip() for item in subject.rendered}
    if apart := kinds_apart(subject):
        yield _other_label(subject, apart[0], {apart[1]}, None)
        return
    closed = labels | {c.strip() for item in subject.some(_SEEN_DOCS) for c in item.choices}
    if not 2 <= len(labels) <= _MOST_LABELS or not _are_closed(subject, labels):
        return
    for _, example in subject.shots.values():
        own = [gold.strip() for gold in golds_of(example)]
        if own and not any(one in closed for one in own) and not _is_letter_of(own[0], labels):
            yield _other_label(subject, own[0], labels, None)
    if len(outputs) > min(_MOST_LABELS, len(labels)):
        return  # with one of several texts around it, a label is no answer by itself
    known = {re.sub(r"\W+$", "", text) for text in outputs}
    # What has more words than any label, and one, is a sentence of the conversation.
    most = 1 + max(len(text.split()) for text in outputs)
    for item in subject.some(_SEEN_DOCS):
        for block in subject.blocks_of(item)[:-1]:
            answer = (block.answer or "").strip().split("\n")[0]
            bare = re.sub(r"\W+$", "", answer)
            if not answer or len(answer.split()) > most or bare in known:
                continue
            if any(len(one) >= _CLOSING and bare.endswith(one) for one in known):
                continue  # it reasons first, and closes with the docs' own sentence
            if _is_order_of(answer, outputs):
                continue
            if not _is_letter_of(answer, outputs) or _is_far_off(answer, outputs, item):
                yield _other_label(subject, answer, outputs, item.doc.id)
                break


def _are_closed(subject: Subject, labels: set[str]) -> bool:
    """Say whether the docs' golds are all labels that there are: the choices of every doc are the
    same, the golds are letters, or each of them is there often."""
    choices = {frozenset(item.choices) for item in subject.rendered}
    is_one_set = len(choices) == 1 and len(next(iter(choices))) > 1
    are_letters = all(len(label_in(label)) == 1 and label.isalpha() for label in labels)
    often = Counter(subject.golds)
    is_often = min(often.values()) > 1 and len(subject.rendered) >= _DOCS_A_LABEL * len(labels)
    return is_one_set or are_letters or is_often


def _is_order_of(label: str, labels: set[str]) -> bool:
    """Say whether a label has three parts or more, and another one has the same in another
    order."""
    parts = sorted(_PARTS.findall(label))
    return len(parts) >= _FEWEST_PARTS and any(
        sorted(_PARTS.findall(each)) == parts for each in labels
    )


def _is_letter_of(label: str, labels: set[str]) -> bool:
    """Say whether a label is a letter or a number as the others are: of a longer list, maybe."""
    bare = [one for one in labels if len(one) == 1 or one.isdigit()]
    is_alike = len(label) == 1 and label.isupper() and all(one.isupper() for one in bare)
    return len(bare) == len(labels) and (is_alike or (label.isdigit() and bare[0].isdigit()))


def _is_far_off(label: str, labels: set[str], item: Rendered) -> bool:
    """Say whether a number is further than the next of the labels, and the question has no word of
    it: a longer scale would be told."""
    if not label.isdigit() or not all(one.isdigit() for one in labels):
        return False
    is_told = re.search(rf"(?<!\d){label}(?!\d)", item.example.input.replace(label, "", 1))
    return int(label) > max(map(int, labels)) + 1 and is_told is None


def _other_label(subject: Subject, label: str, labels: set[str], doc_id: int | None) -> Hit:
    known = ", ".join(shorten(one, 20) for one in sorted(labels)[:4])
    return Hit(
        say("a shot answers {label}; the docs have {known}", label=shorten(label, 30), known=known),
        say("Let the shots answer with the docs' own labels."),
        doc_id,
        subject.code.line_of_output if doc_id is None else subject.code.line_of_input,
    )


RULES = (
    Rule(
        "text/cue-forms",
        "warning",
        cue_forms,
        "They are different tokens, so the cue before the answer is not the one that the model "
        "saw before.",
    ),
    Rule(
        "few-shot/worked-cue",
        "warning",
        worked_cues,
        "Shots teach where the answer stands; a new cue takes that away.",
    ),
    Rule(
        "few-shot/other-cues",
        "warning",
        other_cues,
        "Shots teach where the answer stands; cues that none of them has take that away.",
    ),
    Rule(
        "few-shot/run-in",
        "warning",
        run_in,
        "A model tells by the line's beginning where an example begins.",
    ),
    Rule(
        "few-shot/separator",
        "warning",
        separators,
        "A model tells by it where an example ends, and so does a stop sequence.",
    ),
    Rule(
        "text/repeated-instruction",
        "warning",
        repeated_instruction,
        "It takes room, and is mostly the config's and the transform's at once.",
    ),
    Rule(
        "few-shot/steps-only-here",
        "warning",
        steps_only_here,
        "The shots are stronger than the cue: the model answers at once, too.",
    ),
    Rule(
        "few-shot/other-labels",
        "warning",
        other_labels,
        "The shots teach one form of answer, and another one is scored.",
    ),
)
