"""What of a row's texts does not reach the prompt: a few signs at an end, the last item of a list,
the end of the whole input. The rule `text/cut-item` says so."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import is_shown, leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import quoted, say
from workbench.types import Rendered

_MOST_OF = 0.8
_FEWEST_DOCS = 3
_FEWEST_OF_CODE = 7
_FEWEST_SIGNS = 4
_MOST_CUT = 3
_FEWEST_AT_A_CUT = 3
_TAIL = 8
ENDS = " \t\n.!?;。！？；\"'”’"
_STRIPS = exactly(r"\.(?:[lr]?strip|removesuffix|removeprefix|translate|sub)\(")


def is_answered(value: str, text: str, item: Rendered) -> bool:
    """Say whether what a text lacks of a value is the answer: all of it, as in a translation, or
    its end, as where its last word is asked for."""
    bare = value.strip().rstrip(ENDS)
    answers = (*item.example.outputs, *golds_of(item.example), *item.choices)
    for answer in {answer.strip().rstrip(ENDS) for answer in answers}:
        if answer and answer.casefold() == bare.casefold():  # asked for in capitals, say
            return True
        if answer and bare.endswith(answer) and bare.removesuffix(answer).strip() in text:
            return True
    return False


_OF_A_ROW = exactly(r"(?i)(?:\w*_)?(?:id|idx|no|nr|number|key|uid)|编号|序号")
"""What a row is called by: of `m101` a message may show the number alone."""


def cut_ends(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has a text of the row, or each of a list, but for its first or
    last few signs, where that is so of nearly all docs."""
    found: dict[str, list[tuple[Rendered, str]]] = defaultdict(list)
    docs: Counter[str] = Counter()
    read = subject.code.fields_of_input
    of_texts = {n for n in read if not is_of_answers(n) and not _OF_A_ROW.fullmatch(n)}
    for item in subject.rendered if not subject.is_uniform else ():
        text = item.example.input
        for name, value in item.doc.data.items():
            if name in read and isinstance(value, list) and (cut := _cut_of_each(value, text)):
                docs[name] += 1
                found[name].append((item, cut))
            if name not in of_texts or not isinstance(value, str):
                continue
            bare = value.strip()
            is_part = " " not in bare and len(bare) < _FEWEST_OF_CODE and bare[:2] in text
            if len(bare) < _FEWEST_SIGNS or is_part:
                continue
            docs[name] += 1
            cut = "" if bare in text or _is_answer(bare, item) else _cut_of(bare, text)
            is_mark = not any(map(str.isalnum, cut))
            if cut and (is_mark or not is_answered(value, text, item)):
                found[name].append((item, cut))
    is_stripped = bool(_STRIPS.search(subject.code.text))
    for name, cases in found.items():
        if len(cases) < max(_FEWEST_DOCS, _MOST_OF * docs[name]):
            continue
        are_marks = not any(map(str.isalnum, "".join(cut for _, cut in cases)))
        if are_marks and is_stripped:
            continue
        for item, cut in cases:
            yield Hit(
                say("the row's {name} is cut: the input lacks {part}", name=name, part=quoted(cut)),
                say("Put data[{name!r}] into the input, whole.", name=name),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
                severity="hint" if are_marks else None,
            )


def _is_answer(value: str, item: Rendered) -> bool:
    """Say whether a text is an answer but for its marks, or its plural's end."""
    own = "".join(filter(str.isalnum, value))
    golds = ["".join(filter(str.isalnum, gold)) for gold in golds_of(item.example)]
    return any(own in (gold, f"{gold}s", f"{gold}es") for gold in golds)


def _cut_of(value: str, text: str) -> str:
    """Return the few signs at a value's end that a text lacks, "" where it has others for them."""
    for size in range(1, min(_MOST_CUT, len(value) // 2) + 1):
        for kept, lost, is_end in (
            (value[:-size].rstrip(), value[-size:], True),
            (value[size:].lstrip(), value[:size], False),
        ):
            at = text.find(kept)
            if at < 0:
                continue
            place = at + len(kept) if is_end else at - 1
            beside = text[place : place + 1] if place >= 0 else ""
            near = lost[0] if is_end else lost[-1]
            is_other = beside.casefold() == near.casefold() or (
                beside.strip() != "" and not beside.isalnum() and not near.isalnum()
            )
            return "" if is_other else lost
    return ""


def _cut_of_each(parts: Sequence[Any], text: str) -> str:
    """Return what a text lacks at an end of the first of several texts, where it has none of them
    whole, and each but for the same number of signs of its first or last word."""
    if len(parts) < 2 or not all(isinstance(part, str) and len(part) > 2 for part in parts):
        return ""
    if any(part.strip() in text for part in parts):
        return ""
    cuts = [_cut_of(part.strip(), text) for part in parts]
    are_alike = all(cuts) and len({len(cut) for cut in cuts}) == 1
    in_words = map(_is_in_a_word, parts, cuts) if are_alike else (False,)
    return cuts[0] if all(in_words) else ""


def _is_in_a_word(part: str, cut: str) -> bool:
    """Say whether what was cut off was a piece of a word, and no mark such as `A. `."""
    bare = part.strip()
    at_end = bare.endswith(cut) and (bare[-len(cut) - 1] + cut[0]).isalnum()
    return at_end or (bare.startswith(cut) and (cut[-1] + bare[len(cut)]).isalnum())


def cut_inputs(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose inputs have one and the same length, the greatest there is, and end
    otherwise each: the whole was cut at a number of signs."""
    items = subject.rendered
    most = max((len(item.example.input) for item in items), default=0)
    longest = [item for item in items if len(item.example.input) == most]
    if len(longest) < max(_FEWEST_AT_A_CUT, len(items) // 4) or most <= _TAIL:
        return
    inputs = {item.example.input for item in longest}
    for at, ends in (
        ("end", {text[-_TAIL:] for text in inputs}),
        ("beginning", {text[:_TAIL] for text in inputs}),
    ):
        if len({text[-2:] if at == "end" else text[:2] for text in inputs}) == 1:
            continue  # the template's own words stand there
        last = {text[-1:] for text in inputs}
        if at == "end" and len(last) == 1 and not last.pop().isalnum():
            continue  # its own mark
        if len(ends) < max(_FEWEST_AT_A_CUT, len(inputs) * _MOST_OF) or len(inputs) < len(longest):
            continue
        others = {
            text[-_TAIL:] if at == "end" else text[:_TAIL]
            for item in items
            if len(text := item.example.input) < most
        }
        if at == "beginning" and not _is_template(subject, items):
            continue
        if at == "end" and len(others) > 1 and len(longest) < len(items) // 2:
            continue  # every input ends with a text of its own
        for item in longest:
            yield Hit(
                say("{n} inputs are cut at {size} characters: {text}", n=len(longest), size=most,
                    text=shorten(item.example.input[-20:] if at == "end"
                                 else item.example.input[:20])),
                say("Cut what is long of the row, never the whole input."),
                item.doc.id,
                subject.code.line_of_input,
                about="input",
            )  # fmt: skip
        return


def _is_template(subject: Subject, items: Sequence[Rendered]) -> bool:
    """Say whether the source has a slice that counts from a text's end."""
    return bool(items) and bool(re.search(r"\[-\s*\w+\s*:\s*\]", subject.code.text))


def left_out(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has a row's list but for its last items, or its first, where that
    is so of nearly all docs."""
    found: dict[tuple[str, str], list[tuple[Rendered, Any]]] = defaultdict(list)
    docs: Counter[str] = Counter()
    sizes: dict[tuple[str, str], set[tuple[int, int]]] = defaultdict(set)
    for item in subject.rendered if not subject.is_uniform else ():
        text = item.example.input
        for name, value in _lists_of(subject, item.doc.data):
            docs[name] += 1
            shown = [is_shown(one, text) for one in value]
            kept = sum(shown)
            is_first_alone = kept == 1 and shown[0] and len(value) > 2
            if kept == len(value) or shown[0] == shown[-1] or is_first_alone:
                continue  # of the first alone another rule says so
            is_whole = all(shown[:kept]) or all(shown[-kept:])
            lost = value[0] if shown[-1] else value[-1]
            left = [one for one, is_left in zip(value, shown, strict=True) if is_left]
            is_answer = _is_an_answer(lost, item) and not all(_is_an_answer(o, item) for o in left)
            if is_whole and not is_answer:
                key = (name, "first" if shown[-1] else "last")
                found[key].append((item, lost))
                sizes[key].add((len(value), kept))
    for (name, place), cases in found.items():
        if len(cases) < max(_FEWEST_DOCS, _MOST_OF * docs[name]):
            continue
        lacking = sizes[name, place]
        are_other = len({size for size, _ in lacking}) > 1
        is_sure = are_other and all(size - kept == 1 for size, kept in lacking)
        for item, lost in cases:
            text = shorten(" ".join(leaves_of(lost)), 40)
            yield Hit(
                say("the first of the row's {name} is not in the input: {text}",
                    name=name, text=text)
                if place == "first"
                else say("the last of the row's {name} is not in the input: {text}",
                         name=name, text=text),
                say("Show all of them, or say in a comment why one is left out."),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
                severity=None if is_sure else "hint",
            )  # fmt: skip


def _lists_of(subject: Subject, data: Mapping[str, Any]) -> Iterator[tuple[str, list[Any]]]:
    """Yield a row's lists of two items or more, and those within its fields that the code reads by
    their names."""
    for name, value in data.items():
        if is_of_answers(str(name)):
            continue
        if isinstance(value, list) and len(value) > 1:
            yield str(name), value
        for inner, part in value.items() if isinstance(value, Mapping) else ():
            is_read = inner in subject.code.fields_of_input and not is_of_answers(str(inner))
            if is_read and isinstance(part, list) and len(part) > 1:
                yield str(inner), part


def _is_an_answer(lost: Any, item: Rendered) -> bool:
    golds = {gold.strip() for gold in (*golds_of(item.example), *item.example.outputs)}
    texts = [text.strip() for text in leaves_of(lost)]
    outputs = " ".join(item.example.outputs)
    found = sum(text in golds or (len(text) > 1 and text in outputs) for text in texts)
    # Of the cells of a row one may well be the answer.
    return found == len(texts) if isinstance(lost, list) else 2 * found >= len(texts)
