"""Answers against other texts of their own rows: the cell that they are, written otherwise; two
texts that are the same, and are said to differ; steps that come to another number."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly, simplified
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.choices.verdicts import says_yes
from workbench.lint.rules.examples.last_steps import is_left_to_readers
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.lint.written_numbers import as_written
from workbench.messages import say
from workbench.types import Rendered

_MOST_DOCS = 400
_FEWEST_DOCS = 6
_MOST_OF = 0.6
_FEW = 0.4
_LONGEST = 40
_MOST_LEAVES = 400
_FEWEST_SIGNS = 8
_LONGEST_STEPS = 2000
_HALF = 0.5
_AROUND = 8
"""So many signs more than twice as many as an answer's are no other way to write it."""

_RESULT = exactly(r"[ ]?[$€£¥]?[-−]?\d")
_FIGURE = exactly(r"(?<![\w.,:])\d[\d,.:]*\d(?!\w)")
_NUMBER = exactly(r"[-−]?\d[\d,]*(?:\.\d+)?")


def written_otherwise(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is a cell of the row but for how it is written (a nought or a
    space that was lost, a comma between thousands, an ending `.0`), where most answers are a cell
    of theirs, sign by sign."""
    items = subject.some(_MOST_DOCS)
    if len(items) < _FEWEST_DOCS or subject.method == "ppl":
        return
    exact = 0
    others: list[tuple[Rendered, str, str]] = []
    for place, item in enumerate(items):
        if exact + len(items) - place < _MOST_OF * len(items):
            return
        gold = golds_of(item.example)[0].strip()
        leaves = _cells_of(item.doc.data, gold)
        if not gold or len(gold) > _LONGEST or len(leaves) > _MOST_LEAVES:
            continue
        if gold in leaves:
            exact += 1
        elif len(gold) > 1 or gold.isdigit():
            bare = _bare(gold)
            most = 2 * len(gold) + _AROUND
            near = (leaf for leaf in leaves if len(leaf) <= most and _bare(leaf) == bare)
            cell = next(near, "")
            others += [(item, gold, cell)] if cell else []
    if exact < _MOST_OF * len(items) or len(others) > _FEW * len(items):
        return
    for item, gold, cell in others:
        yield Hit(
            say("the answer is {answer}, and the row has it as {cell}", answer=gold, cell=cell),
            say("Write the answer as the row has it."),
            item.doc.id,
            subject.code.line_of_output,
            about="cell",
        )


def _cells_of(data: Mapping[str, Any], gold: str) -> list[str]:
    """Return the texts of a row's lists and tables, the cells of their lines, and the figures of
    its other texts but the answer."""
    found: list[str] = []
    for name, value in data.items():
        if is_of_answers(str(name)) or not isinstance(value, list | Mapping | str):
            continue
        if isinstance(value, str) and value.count("\n") < 2:
            if value.strip() == gold:
                continue
            found += [match[0] for match in _FIGURE.finditer(value)]
            continue
        for leaf in leaves_of(value):
            found += [cell.strip() for cell in re.split(r"[,|;\t\n]", leaf)]
            found.append(leaf.strip())
    return found


def _bare(text: str) -> str:
    """Return a text as it is without what a spreadsheet or a typist changes."""
    text = unicodedata.normalize("NFKC", text).casefold().strip("'\"“”‘’ ")
    text = re.sub(r"(?<=\d)[, '](?=\d{3}(?!\d))", "", text)
    text = re.sub(r"(?<![\d.])0+(?=\d)", "", text)
    return re.sub(r"(\.\d*?)0+(?!\d)", r"\1", text).removesuffix(".").replace(" ", "")


_SAME = compiled(
    r"\b(?:same|identical|equivalent|equal|paraphrases?|duplicates?|synonymous|alike|entails?"
    r"|agree|match(?:es)?|follows?)\b|相同|一致|等价|同义|一样|重复|蕴含|意思(?:是否)?相[同似]",
    re.IGNORECASE,
)
_OTHER = compiled(
    r"\b(?:different|differ|unlike|contradict\w*|opposite|distinct|odd)\b|不同|不一样|矛盾|相反|差异",
    re.IGNORECASE,
)
_DIFFERENT_WORDS = (
    "different differ not_equivalent not_duplicate not_paraphrase unrelated contradiction neutral"
    " not_entailment distinct 不同 不一样 矛盾 中立 不一致 无关 不等价 不相同"
)
_ALIKE_WORDS = "same equivalent duplicate paraphrase identical entailment 相同 一样 一致 蕴含 等价"
_DIFFERENT, _ALIKE = frozenset(_DIFFERENT_WORDS.split()), frozenset(_ALIKE_WORDS.split())


def same_texts_judged(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with two texts that are one and the same, sign by sign, and whose answer says
    that they differ: of a question whether they are the same, or whether they differ."""
    told = simplified(subject.told)
    is_of_sameness, is_of_other = _SAME.search(told), _OTHER.search(told)
    if not (is_of_sameness or is_of_other) or not subject.rendered:
        return
    for item in subject.some(_MOST_DOCS):
        text = _twice(item.doc.data)
        if not text:
            continue
        gold = simplified(subject.right_of(item)).strip(" .。\"'").casefold()
        word = re.sub(r"[\s-]+", "_", gold)
        verdict = says_yes(gold)
        is_other = word in _DIFFERENT
        if verdict is not None and bool(is_of_sameness) is not bool(is_of_other):
            is_other |= verdict is not bool(is_of_sameness)
        if is_other and word not in _ALIKE:
            yield Hit(
                say("the two texts are the same, and the answer is {answer}: {text}",
                    answer=gold, text=shorten(text, 40)),
                say("Correct the row's answer."),
                item.doc.id,
                subject.code.line_of_output,
                about="same",
            )  # fmt: skip


def _twice(data: Mapping[str, Any]) -> str:
    """Return the text that a row has twice: in two fields, or as the two items of a list."""
    texts = [value.strip() for name, value in data.items()
             if isinstance(value, str) and not is_of_answers(str(name))]  # fmt: skip
    pairs = [value for value in data.values()
             if isinstance(value, list) and len(value) == 2
             and all(isinstance(each, str) for each in value)]  # fmt: skip
    for one, other in pairs:
        if one.strip() == other.strip() and len(one) >= _FEWEST_SIGNS // 2:
            return str(one)
    long = [text for text in texts if len(text) >= _FEWEST_SIGNS // (1 if text.isascii() else 2)]
    return next((text for text in long if long.count(text) > 1), "")


def beside_own_steps(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose row has steps that close on a sum of another number than the answer,
    where most rows' steps come to theirs."""
    items = subject.some(_MOST_DOCS)
    if len(items) < _FEWEST_DOCS or subject.method == "ppl":
        return
    golds = [_number_in(golds_of(item.example)[0]) for item in items]
    if sum(gold is not None for gold in golds) < _MOST_OF * len(items):
        return
    for name in items[0].doc.data:
        ends = [_end_of(item.doc.data.get(name)) for item in items]
        told = [(item, gold, end) for item, gold, end in zip(items, golds, ends, strict=True)
                if gold is not None and end]  # fmt: skip
        others = [
            (item, gold, end)
            for item, gold, end in told
            if _number_in(end) != gold
            and not is_left_to_readers(str(item.doc.data[name]), Fraction(gold), item.example.input)
        ]
        if len(told) < _HALF * len(items) or len(others) > _FEW * len(told):
            continue
        for item, _, end in others:
            yield Hit(
                say("the steps come to {own}, and the answer is {said}",
                    own=end, said=shorten(golds_of(item.example)[0], 30)),
                say("Correct the row's steps, or its answer."),
                item.doc.id,
                subject.code.line_of_field(str(name)) or subject.code.line_of_output,
                about=f"steps {name}",
                severity="warning",
            )  # fmt: skip
        return


def _end_of(value: Any) -> str:
    """Return what the last sum of a row's steps comes to, "" where they do not end with one."""
    parts: Sequence[Any] = value if isinstance(value, list) else [value]
    if not parts or not all(isinstance(part, str) for part in parts):
        return ""
    text = "\n".join(parts)
    _, sign, behind = text.rpartition("=")
    found = _NUMBER.findall(behind) if sign and len(text) < _LONGEST_STEPS else []
    return found[0] if len(found) == 1 and _RESULT.match(behind) else ""


def _number_in(text: str) -> float | None:
    """Return the one number of a short text."""
    found = _NUMBER.findall(text)
    return as_written(found[0].rstrip(",")) if len(found) == 1 else None
