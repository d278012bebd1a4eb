"""What gives a doc's answer away by what becomes of its input where the row has another answer: it
should stay what it is."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Literal

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.again import Otherwise
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.leaking.disguised import OF_FORMS
from workbench.lint.rules.leaking.given import OF_ITS_WORDS
from workbench.lint.rules.source.code import not_repeated
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import say
from workbench.types import Rendered

_FEWEST = 4
_SHARE = 0.25
"""An article, or one class of three, may tell one answer alone."""

_SIGNS = compiled(r"[㐀-鿿]|[^\W\d_㐀-鿿]+|\d+|_+|[^\w\s]")
_ASCII_SIGNS = exactly(r"[^\W\d_]+|\d+|_+|[^\w\s]")
"""The same of a text in ASCII: compiled sooner."""

_OF_LENGTH = exactly(r"(?:[_＿.…*□○●?？-]+|\d+)\Z")
_IS_HINT = compiled(
    r"\bhints?\b|\bclue\b|\bbegins? with\b|\bstarts? with\b|\bfirst letter|\bends? with\b"
    r"|\blast (?:letter|word)|提示|首字|开头|结尾|字数|末字",
    re.IGNORECASE,
)
_CUE = exactly(r"\A[^:：\n]{1,30}[:：]")
_LIST = compiled(r"\s*[,，、;；/|]\s*|\s(?:or|and)\s|还是|還是|和|或")
_BY_CHANCE = exactly(r"\bhash\(|\bRandom\(|\bseed\(|\bmd5\b|\bsha\d+\b|\bcrc32\b")
"""What may bring things in an order that hangs on all of a row."""

_VERDICTS = frozenset(
    {"yes", "no", "true", "false", "right", "wrong", "correct", "incorrect", "valid", "invalid"}
    | {"是", "否", "对", "错", "真", "假", "正确", "错误"}
)

_NOTES = ("note", "comment", "remark")
"""What a text is called that a row may have, and may lack."""

_Telling = Literal["", "hint", "answer"]


def by_other_answer(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input is another one where only their row's answer is; as a hint where
    it says how long the answer is, or how it begins, which may be meant. Where the same row gives
    another input, too, its answer need not be why."""
    told = subject.told
    if OF_ITS_WORDS.search(told) or any(True for _ in not_repeated(subject)):
        return
    are_forms = OF_FORMS.search(told) is not None
    by_field: dict[str, list[Otherwise]] = defaultdict(list)
    for each in subject.again.otherwise:
        if golds_of(each.before) != golds_of(each.after) and each.doc_id in subject.docs:
            by_field[each.field].append(each)
    for name, moved in by_field.items():
        if are_forms and not any(_shows_more(each, subject) for each in moved):
            continue  # the text is shown in another form, to be put back
        kinds = [_tells(each, subject) for each in moved]
        telling = [each for each, kind in zip(moved, kinds, strict=True) if kind]
        if len(telling) < max(_FEWEST, _SHARE * len(moved)) or not _is_answer(name, moved):
            continue
        # What a row calls by another name may be what is looked up: `port: 8080`.
        is_copied = not is_of_answers(name) and all(map(_is_shown, telling))
        is_hint = (
            is_copied
            or "hint" in kinds
            or _IS_HINT.search(" ".join(map(_around, telling[:_FEWEST])))
        )
        for each in telling:
            yield Hit(
                say("the input is another one where only the row's {name} is: {part}",
                    name=name, part=shorten(_differing(each), 40)),
                say("Take the answer out of the input; it belongs into output."),
                each.doc_id,
                subject.code.line_of_input,
                about="given",
                severity="hint" if is_hint else None,
            )  # fmt: skip
        return


def _shows_more(each: Otherwise, subject: Subject) -> bool:
    """Say whether a doc shows another text of its row."""
    data = subject.docs[each.doc_id].doc.data
    others = (leaf for key, item in data.items() if key != each.field for leaf in leaves_of(item))
    return any(leaf.strip() in each.before.input for leaf in others if len(leaf.strip()) > 1)


def _is_answer(name: str, moved: Sequence[Otherwise]) -> bool:
    """Say whether a field alone says what is right, or a part of it: by its name; since each of its
    values goes with one gold; or since golds have it in them, as the text that is asked about
    does."""
    if _is_optional(name, moved):
        return False
    if is_of_answers(name):
        return True
    golds: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for each in moved:
        golds[str(each.value)].add(golds_of(each.before))
    if all(len(several) == 1 for several in golds.values()) and len(golds) < len(moved):
        return True
    return all(_is_copied(each) for each in moved)


def _is_optional(name: str, moved: Sequence[Otherwise]) -> bool:
    """Say whether a field is a note that some rows lack, and each of the others has its own one:
    what is asked about may be whether there is one. It is no grade, as a `note` is in some
    languages."""
    if name.casefold().rstrip("s") not in _NOTES:
        return False
    filled = [text for each in moved if (text := str(each.value or "").strip())]
    is_told = any(_is_copied(each) for each in moved)
    return len({*filled}) == len(filled) < len(moved) and not is_told


def _is_copied(each: Otherwise) -> bool:
    """Say whether a doc's gold has a field's value in it, whole or between quotes."""
    value, gold = str(each.value).strip(), golds_of(each.before)[0].strip()
    return value != "" and (value == gold or f'"{value}"' in gold)


def _is_shown(each: Otherwise) -> bool:
    """Say whether a doc's gold is a field's value, and that is what its input has of it."""
    return _is_copied(each) and _differing(each) == " ".join(_signs_of(str(each.value)))


def _tells(each: Otherwise, subject: Subject) -> _Telling:
    """Say whether an input tells the answer that its row has by what is in it: itself, or how long
    it is."""
    if each.before.input == each.after.input:
        return ""
    before, after = _signs_of(each.before.input), _signs_of(each.after.input)
    if before == after:
        return ""
    doc, value = subject.docs[each.doc_id], each.value
    options = {option.text.strip() for option in subject.list_of(doc).options}
    is_order = sorted(before) == sorted(after)
    if isinstance(value, str) and value.strip() in options and not is_order:
        return ""  # it was put among the options, as the other one was
    if isinstance(value, str) and _is_among_candidates(each, doc):
        return ""
    if is_order and (_BY_CHANCE.search(subject.source) or _is_turn(each)):
        return ""
    if _is_scrambled(each):
        return ""
    others = [
        leaf
        for key, item in doc.doc.data.items() if key != each.field
        for leaf in leaves_of(item)
    ]  # fmt: skip
    is_hidden = isinstance(value, str) and value not in each.before.input
    if is_hidden and any(str(value) in leaf for leaf in others):
        return ""  # a gap in its place
    golds = golds_of(each.before)
    if all(gold.strip(" .。").casefold() in _VERDICTS for gold in golds):
        # A claim that is made of the right answer, or of a wrong one.
        part = _differing(each).strip()
        if len(part) > 2 and any(part in leaf for leaf in others):
            return ""
    if not any(leaf.strip() in each.before.input for leaf in others if leaf.strip()) and not any(
        gold.casefold() in each.before.input.casefold() for gold in golds
    ):
        return ""  # all that is shown is made of the answer, which is to be read out of it
    return "hint" if _is_length(each) or _is_gapped(each) else "answer"


def _signs_of(text: str) -> list[str]:
    """Return the words, the numbers and the marks of a text."""
    return (_ASCII_SIGNS if text.isascii() else _SIGNS).findall(text)


def _is_turn(each: Otherwise) -> bool:
    """Say whether a field of no answer's name is a number: by how far the options are turned."""
    return isinstance(each.value, int) and not is_of_answers(each.field)


def _is_among_candidates(each: Otherwise, doc: Rendered) -> bool:
    """Say whether the line of an input that differs has nothing behind its cue but the answer and
    other texts of the row: `Candidates: Ada, Bo`."""
    line = _around(each) + each.before.input[_first_other(each) :].split("\n", 1)[0]
    parts = [part.strip() for part in _LIST.split(_CUE.sub("", line)) if part.strip()]
    leaves = {leaf.strip() for value in doc.doc.data.values() for leaf in leaves_of(value)}
    return len(parts) > 1 and str(each.value).strip() in parts and leaves.issuperset(parts)


def _is_scrambled(each: Otherwise) -> bool:
    """Say whether the line of an input that differs has the letters of the answer in another order,
    and no others: `Letters: C E H R R Y`."""
    before = each.before.input
    same = _first_other(each)
    line = before[before.rfind("\n", 0, same) + 1 :].split("\n", 1)[0]
    said = "".join(filter(str.isalnum, _CUE.sub("", line))).casefold()
    gold = "".join(filter(str.isalnum, golds_of(each.before)[0])).casefold()
    return said != gold and sorted(said) == sorted(gold)


def _is_length(each: Otherwise) -> bool:
    """Say whether all that differs is how many signs or words an answer has, as a number or as a
    gap of its width."""
    before, after = _signs_of(each.before.input), _signs_of(each.after.input)
    if len(before) != len(after):
        return False
    gold = golds_of(each.before)[0].strip()
    sizes = {len(gold), len(gold.split()), sum(map(str.isalnum, gold))}
    pairs = [(a, b) for a, b in zip(before, after, strict=True) if a != b]
    return all(
        _OF_LENGTH.match(a) and _OF_LENGTH.match(b) and (not a.isdigit() or int(a) in sizes)
        for a, b in pairs
    )


def _is_gapped(each: Otherwise) -> bool:
    """Say whether an input shows some letters of an answer in their places, among gaps for the
    others: `_ a _ e _`."""
    same = _first_other(each)
    line = each.before.input[same:].split("\n", 1)[0]
    shown = (_around(each) + line).split(":")[-1]
    gold = golds_of(each.before)[0].strip().casefold()
    letters = "".join(sign for sign in shown.casefold() if not sign.isspace())
    return any(
        any(map(_is_gap, part))
        and all(_is_gap(a) or a == b for a, b in zip(part, gold, strict=True))
        for part in (letters[at : at + len(gold)] for at in range(len(letters) - len(gold) + 1))
    )


def _is_gap(sign: str) -> bool:
    return sign in "_＿.…*□○●?？-"


def _differing(each: Otherwise) -> str:
    """Return what an input has that it has not with the other answer, or what it lacks."""
    before, after = _signs_of(each.before.input), _signs_of(each.after.input)
    codes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    own = [" ".join(before[i:j]) for tag, i, j, *_ in codes if tag in ("replace", "delete")]
    other = [" ".join(after[k:n]) for tag, _, _, k, n in codes if tag == "insert"]
    return ", ".join(part for part in own or other if part)


def _around(each: Otherwise) -> str:
    """Return the line of an input that differs with the other answer, as far as it differs."""
    before, same = each.before.input, _first_other(each)
    return before[before.rfind("\n", 0, same) + 1 : same]


def _first_other(each: Otherwise) -> int:
    """Return the place of an input at which the other answer makes it another one."""
    pairs = zip(each.before.input, each.after.input, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), 0)
