"""A rule on how the answers of worked examples are written that a text brings along: otherwise than
those of the docs."""

from __future__ import annotations

import os.path
import unicodedata
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly, simplified
from workbench.lint.blocks import Block
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.examples.closings import closes_otherwise, lacks_steps
from workbench.lint.rules.examples.dates_answered import other_day_form
from workbench.lint.rules.examples.filed import (
    answers_of_file,
    answers_otherwise,
    filed_otherwise,
    written_otherwise,
)
from workbench.lint.rules.examples.filed_rows import other_rows, without_a_text
from workbench.lint.rules.examples.inside import form_inside
from workbench.lint.rules.examples.on_one_line import other_shape
from workbench.lint.rules.examples.one_apart import one_apart
from workbench.lint.rules.examples.other_layout import in_other_layout
from workbench.lint.rules.examples.plain_samples import plain_sample
from workbench.lint.rules.examples.steps import asks_for_steps
from workbench.lint.rules.examples.with_more import has_more, is_cell_with_more
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import common_end
from workbench.lint.unlike_values import unit_of
from workbench.messages import Message, quoted, say
from workbench.types import Rendered

_SEEN_DOCS = 20
"""A template's own examples are the same for every doc."""

_FEWEST = 2
_FEWEST_DOCS = 6
_MOST_WORDS = 8
_WRAPS = (
    *(("```", "```"), ("**", "**"), ('"', '"'), ("'", "'"), ("`", "`"), ("“", "”"), ("‘", "’")),
    *(
        ("«", "»"),
        ("「", "」"),
        ("《", "》"),
        ("[", "]"),
        ("(", ")"),
        ("{", "}"),
        ("<", ">"),
        ("$", "$"),
    ),
    *(("\\boxed{", "}"), ("【", "】"), ("（", "）"), ("_", "_"), ("*", "*")),
)
_MOST_LABELS = 12
_BETWEEN = exactly(r"(?<=\w)[_-](?=\w)|\s+")
_RULED = exactly(r"\n[\W_]*\Z")
"""What parts examples, behind an answer."""

_CLOSING = compiled(
    r"(?:\A|[\s:：是为選选]|\bis)(?P<before>[(\[（【]|\*\*|\\boxed\{)?(?P<letter>[A-Ja-j])"
    r"(?P<behind>[)\]）】}]|\*\*)?[.。]?\Z"
)
_SEPARATORS = (", ", "; ", " | ", " / ", "、", "；", "\n- ")
_BETWEEN_PARTS = (*_SEPARATORS, ": ", " - ", " – ", " — ", " = ", " -> ", "：", "\t")
_UP_TO_MARK = exactly(r".*[^\w\s]")
_FROM_MARK = exactly(r"[^\w\s].*\Z")
NUMBER = exactly(r"[-−]?\d[\d,]*(?:\.\d+)?")


_VERDICTS = frozenset({"yes", "no", "true", "false", "是", "否", "对", "错", "はい", "いいえ"})
_LETTER = compiled(r"[(\[（]?[A-Za-z][)\]）]?[.:]?")


def kind_of(text: str) -> str:
    """Return what an answer is: the letter of an option, a number, a yes or no, or a text of one
    script; "" where a text is of none, or of several."""
    if NUMBER.fullmatch(text):
        return "number"
    if _LETTER.fullmatch(text):
        return "letter"
    if simplified(text.casefold()) in _VERDICTS:
        return "verdict"
    letters = [sign for sign in text if sign.isalpha()]
    scripts = {"plain" if sign < "\u0250" else "other" for sign in letters}
    return scripts.pop() if len(scripts) == 1 and not any(map(str.isdigit, text)) else ""


def kinds_apart(subject: Subject) -> tuple[str, str] | None:
    """Return an answer of a few-shot file and one of the docs, where those of the one are all of
    one kind, such as letters, and those of the other all of another; or no letters at all."""
    theirs = [golds_of(example)[0].strip() for _, example in subject.shots.values()]
    own = subject.golds
    if len(theirs) < _FEWEST or len(own) < _FEWEST_DOCS:
        return None
    kinds, docs = set(map(kind_of, theirs)), set(map(kind_of, own))
    are_single = len(kinds) == len(docs) == 1 and "" not in kinds | docs
    is_apart = not kinds & docs and (are_single or {"letter"} in (kinds, docs))
    return (theirs[0], own[0]) if is_apart else None


def worked_answers(subject: Subject, item: Rendered) -> list[tuple[Block, str]]:
    """Return the worked examples of a doc's input with what stands behind the cue that the question
    ends with; what the question itself begins an answer with is left out."""
    *worked, own = subject.blocks_of(item)
    begun = own.cues[-1].content.strip() if own.cues else ""
    answers = [
        (block, (block.answer or "").strip().removeprefix(begun).strip()) for block in worked
    ]
    return [(block, answer) for block, answer in answers if answer]


def other_forms(subject: Subject) -> Iterator[Hit]:
    """The answers of worked examples are written otherwise than those of the docs: in quotes,
    brackets or a fence, with a full stop, with words before them, as words where these are numbers,
    in capitals, or with another sign between the items of a list; or those of a few-shot file are
    equations, sentences or amounts where those of the docs are bare, or its rows are of another
    make: language, numbers, cut texts, a header, (a hint) no sign that all texts have, capitals,
    shorter texts; or one of them is a label in another case, closes on a letter with other
    brackets, has another unit, or lacks the steps; or is an object with other keys; or (a hint) all
    are lines with an arrow, and the question has cues.
    Where the input asks for steps, they are what is written, and the docs' answers are what is
    read from them."""
    found = list(_other_forms(subject)) or list(form_inside(subject))
    found = found or list(plain_sample(subject))
    found = found or list(other_shape(subject))
    yield from found or in_other_layout(subject)


def _other_forms(subject: Subject) -> Iterator[Hit]:
    if filed := _of_file(subject):
        yield Hit(
            filed,
            say("Write the answers of the few-shot file as the docs' answers are written."),
        )
    yield from other_rows(subject)
    yield from without_a_text(subject)
    yield from one_apart(subject)
    outputs = [item.example.output.strip() for item in subject.rendered]
    outputs = [text for text in outputs if text]
    if len(outputs) < _FEWEST_DOCS:
        return
    known: dict[tuple[str, ...], Message | None] = {}
    is_whole = any("\n\n" in text for text in outputs)
    for item in subject.some(_SEEN_DOCS):
        answers = tuple(answer for _, answer in worked_answers(subject, item))
        if not is_whole:  # what follows the last one is the prompt's
            answers = tuple(answer.split("\n\n")[0].rstrip() for answer in answers)
        if not answers:
            continue
        if asks_for_steps(item.example.input):
            if answers not in known:
                found = closes_otherwise(answers, outputs)
                known[answers] = found or lacks_steps(answers, outputs)
        elif answers not in known:
            whole = _other_form(answers, outputs) if subject.method == "gen" else None
            known[answers] = (
                whole
                or _one_other(answers, outputs)
                or _with_more(subject, item, answers, outputs)
                or other_day_form(subject, answers)
                or closes_otherwise(answers, outputs)
                or _other_unit(answers, outputs)
                or lacks_steps(answers, outputs)
            )
        what = known[answers]
        if what is not None:
            yield Hit(
                what,
                say("Write the answers of the worked examples as the docs' answers are written."),
                item.doc.id,
                subject.code.line_with(answers[0][:20]) or subject.code.line_of_input,
            )


def _of_file(subject: Subject) -> Message | None:
    """Return how a few-shot file writes its answers otherwise than the docs have theirs."""
    known = answers_of_file(subject)
    if known is None:
        return None
    answers, outputs = [[text for text, _ in pairs if text] for pairs in known]
    if len(answers) < _FEWEST or not outputs:
        return None
    is_other = _other_form(answers, outputs) or _other_unit(answers, outputs)
    if is_other:
        return answers_otherwise(answers[0], outputs[0])
    return filed_otherwise(*known) or written_otherwise(*known)


def _other_form(answers: Sequence[str], outputs: Sequence[str]) -> Message | None:
    """Return in what the form of all worked answers differs from that of all outputs."""
    theirs, own = shorten(answers[0], 30), shorten(outputs[0], 30)
    for start, end in _WRAPS:
        if all(_is_wrapped(a, start, end) for a in answers):
            if not any(_is_wrapped(o, start, end) for o in outputs):
                return say("the worked answers stand in quotes, brackets or a fence, the docs' "
                           "answers do not: {theirs}, {own}", theirs=theirs, own=own)  # fmt: skip
            return None
        if len(answers) >= _FEWEST and all(_is_wrapped(o, start, end) for o in outputs):
            if not any(_is_wrapped(a, start, end) for a in answers):
                return say("the docs' answers stand in quotes, brackets or a fence, the worked "
                           "answers do not: {theirs}, {own}", theirs=theirs, own=own)  # fmt: skip
            return None
    if _has_other_separator(answers, outputs):
        return _different(theirs, own)
    if len(answers) < _FEWEST:
        return None
    is_other = (
        _differ_around(answers, outputs)
        or _differ_at_end(answers, outputs)
        or _differ_in_kind(answers, outputs)
        or _differ_in_words(answers, outputs)
        or _differ_in_separator(answers, outputs)
    )
    return _different(theirs, own) if is_other else None


def _one_other(answers: Sequence[str], outputs: Sequence[str]) -> Message | None:
    """Return which worked answer is one of the docs' in another case, or closes on a letter in
    other brackets or another case than all outputs do."""
    own = set(outputs)
    labels = {_bare(text): text for text in outputs}
    forms = {_closing_form(text) for text in outputs}
    form = forms.pop() if len(forms) == 1 else ""
    for answer in (_RULED.sub("", answer) for answer in answers):
        meant = labels.get(_bare(answer), "") if len(labels) <= _MOST_LABELS else ""
        if meant and answer not in own:
            return _different(shorten(answer, 30), shorten(meant, 30))
        said = _closing_form(answer) if form else ""
        if said and said != form:
            return _different(quoted(answer[-12:]), quoted(outputs[0][-12:]))
    return None


def _other_unit(answers: Sequence[str], outputs: Sequence[str]) -> Message | None:
    """Return which worked answer has another unit than all the docs' answers have, or none."""
    units = {unit_of(text) for text in outputs}
    unit = units.pop() if len(units) == 1 else None
    for answer in answers if unit else ():
        own = unit_of(answer)
        if own is not None and own != unit:
            return _different(shorten(answer, 30), shorten(outputs[0], 30))
    return None


def _with_more(
    subject: Subject, item: Rendered, answers: Sequence[str], outputs: Sequence[str]
) -> Message | None:
    """Return that the only worked answer, which is the template's own, has more than the docs'
    answers have; of several, others say it. Where the question begins its answer with a sentence,
    those of the examples are sentences, too."""
    first, *_, own = subject.blocks_of(item)
    is_begun = bool(own.cues) and own.cues[-1].content.strip() != ""
    if len(answers) != 1 or is_begun or not subject.is_own_cue(answers[0]):
        return None
    docs = [
        (subject.blocks_of(each)[-1].text, each.example.output.strip())
        for each in subject.some(_SEEN_DOCS)
    ]
    has_words = has_more(first.text, answers[0], outputs)
    if not has_words and not is_cell_with_more(first.text, answers[0], docs):
        return None
    return _different(shorten(answers[0], 30), shorten(outputs[0], 30))


def _different(theirs: str, own: str) -> Message:
    return say(
        "the worked answers have another form than the docs' answers: {theirs}, {own}",
        theirs=theirs, own=own,
    )  # fmt: skip


def _bare(text: str) -> str:
    """Return a label as it is compared: in one case and width, with a space for `_` and `-`; as it
    is where it has a digit, before which a `-` means something."""
    if any(map(str.isdigit, text)):
        return text
    folded = unicodedata.normalize("NFKC", text).casefold()
    return " ".join(_BETWEEN.sub(" ", folded).split())


def _closing_form(text: str) -> str:
    """Return how a text writes the letter of an option that it closes on, "" if it does not."""
    match = _CLOSING.search(text)
    if match is None:
        return ""
    case = "A" if match["letter"].isupper() else "a"
    return f"{match['before']}{case}{match['behind']}"


def _is_wrapped(text: str, start: str, end: str) -> bool:
    bare = text.rstrip(".。 ") if end not in ".。" else text
    return len(bare) > len(start) + len(end) and bare.startswith(start) and bare.endswith(end)


def _differ_around(answers: Sequence[str], outputs: Sequence[str]) -> bool:
    """Say whether all answers have the same signs before and behind them, marks among them, which
    no output has at either end: `3'-TTGC-5'`."""
    if len(set(answers)) < _FEWEST or any("\n" in text for text in (*answers, *outputs)):
        return False
    start = os.path.commonprefix([*answers])  # noqa: RUF071 - no paths
    before, behind = _UP_TO_MARK.match(start), _FROM_MARK.search(common_end(answers))
    if not before or not behind or any(char.isspace() for char in before[0] + behind[0]):
        return False
    return not any(t.startswith(before[0]) or t.endswith(behind[0]) for t in outputs) and all(
        len(text) > len(before[0]) + len(behind[0]) for text in answers
    )


def _differ_at_end(answers: Sequence[str], outputs: Sequence[str]) -> bool:
    """Say whether all of one side end with one mark that none of the other end with."""
    for some, others in ((answers, outputs), (outputs, answers)):
        last = {text[-1] for text in some}
        mark = last.pop() if len(last) == 1 else ""
        if mark and mark in ".。!;；,)" and not any(text.endswith(mark) for text in others):
            return True
    return False


def _differ_in_kind(answers: Sequence[str], outputs: Sequence[str]) -> bool:
    """Say whether all outputs are numbers and no answer is, or one side has capitals throughout."""
    numbers = sum(NUMBER.fullmatch(text) is not None for text in outputs)
    if numbers == len(outputs) and not any(map(NUMBER.fullmatch, answers)):
        return all(len(text.split()) <= _MOST_WORDS for text in answers)
    kinds = {*map(kind_of, answers)}, {*map(kind_of, outputs)}
    if kinds in (({"plain"}, {"other"}), ({"other"}, {"plain"})):
        return True
    are_letters = all(kind_of(text) == "letter" for text in answers)
    if are_letters and all(kind_of(text) in ("plain", "other", "verdict") for text in outputs):
        return True
    for some, others in ((answers, outputs), (outputs, answers)):
        if all(t.isupper() and len(t) > 1 for t in some) and not any(t.isupper() for t in others):
            return any(text != text.upper() for text in others)
    is_low = all(text[0].islower() for text in outputs)
    return is_low and all(text[0].isupper() and not text.isupper() for text in answers)


def _differ_in_words(answers: Sequence[str], outputs: Sequence[str]) -> bool:
    """Say whether all of one side begin with the same two words, and none of the other do."""
    for some, others in ((answers, outputs), (outputs, answers)):
        heads = {tuple(text.split()[:2]) for text in some}
        if len(heads) != 1 or len(set(some)) < _FEWEST or any(len(t.split()) < 3 for t in some):
            continue
        head = " ".join(heads.pop()).casefold()
        if not any(head in " ".join(text.casefold().split()) for text in others):
            return all(len(text.split()) <= _MOST_WORDS for text in (*some, *others))
    return False


def _has_other_separator(answers: Sequence[str], outputs: Sequence[str]) -> bool:
    """Say whether the parts of all outputs have one sign between them, and those of a worked answer
    one that no output has: `salt: 5 g` where they are `salt; 5 g`."""
    for mark in _SEPARATORS:
        counts = {text.count(mark) for text in outputs}
        if len(counts) != 1 or 0 in counts:
            continue
        count = counts.pop()
        others = [one for one in _BETWEEN_PARTS if not any(one in text for text in outputs)]
        lacking = [text for text in answers if mark not in text]
        if any(text.count(other) == count for text in lacking for other in others):
            return True
    return False


def _differ_in_separator(answers: Sequence[str], outputs: Sequence[str]) -> bool:
    """Say whether the items of a list have another sign between them."""
    for mark in _SEPARATORS:
        others = [one for one in _SEPARATORS if one != mark]
        used = sum(mark in text for text in outputs)
        if 3 * used >= len(outputs) and not any(mark in text for text in answers):
            fitting = [o for o in others if any(o in text for text in answers)]
            if any(not any(one in text for text in outputs) for one in fitting):
                return True
    return False


RULES = (
    Rule(
        "few-shot/worked-form",
        "warning",
        other_forms,
        "The shots teach one form of answer, and another one is scored.",
    ),
)
