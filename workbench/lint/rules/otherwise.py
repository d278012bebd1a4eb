"""What gives a doc's answer away by what becomes of its input where the row has another answer: it
should stay what it is."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from difflib import SequenceMatcher

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.again import Otherwise
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.given import Told
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import say

_FEWEST = 4
_MOST_OF = 0.8
_WORDS = compiled(r"[㐀-鿿]|[^\W_㐀-鿿]+")
_BLANKS = re.compile(r"[\d_＿.…*□○●?？-]+|\b(?:one|two|three|four|five|six)\b|[一二两三四五六]")
"""What says how long an answer is: a hint, which may be meant."""

_IS_HINT = compiled(
    r"\bhints?\b|\bclue\b|\bbegins? with\b|\bstarts? with\b|\bfirst letter|\bends? with\b"
    r"|\blast letter|提示|首字|开头|结尾|字数",
    re.IGNORECASE,
)
_VERDICTS = frozenset(
    {"yes", "no", "true", "false", "right", "wrong", "correct", "incorrect", "valid", "invalid"}
    | {"是", "否", "对", "错", "真", "假", "正确", "错误"}
)


def by_other_answer(subject: Subject) -> Told:
    """Return the docs whose input is another one where only their row's answer is."""
    if _IS_HINT.search(f"{subject.settings.description}\n{subject.code.template}"):
        return ()
    by_field: dict[str, list[Otherwise]] = defaultdict(list)
    for each in subject.again.otherwise:
        if golds_of(each.before) != golds_of(each.after):
            by_field[each.field].append(each)
    for name, moved in by_field.items():
        telling = [each for each in moved if _is_telling(each, subject)]
        if len(telling) < max(_FEWEST, _MOST_OF * len(moved)) or not _is_answer(name, moved):
            continue
        return [
            (subject.docs[each.doc_id],
             say("the input is another one where only the row's {name} is: {part}",
                 name=name, part=shorten(_differing(each), 40)))
            for each in telling if each.doc_id in subject.docs
        ]  # fmt: skip
    return ()


def _is_answer(name: str, moved: Sequence[Otherwise]) -> bool:
    """Say whether a field alone says what is right: by its name, or since each of its values goes
    with one gold."""
    if is_of_answers(name):
        return True
    golds: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for each in moved:
        golds[str(each.value)].add(golds_of(each.before))
    return all(len(several) == 1 for several in golds.values()) and len(golds) < len(moved)


def _is_telling(each: Otherwise, subject: Subject) -> bool:
    """Say whether an input tells the answer that its row has by what is in it, and not in what
    order, nor how long the answer is."""
    before, after = each.before.input, each.after.input
    if before == after or sorted(_WORDS.findall(before)) == sorted(_WORDS.findall(after)):
        return False
    if _BLANKS.sub("", before) == _BLANKS.sub("", after):
        return False
    doc = subject.docs.get(each.doc_id)
    if doc is None:
        return False
    value = each.value
    if isinstance(value, str):
        options = {option.text.strip() for option in subject.list_of(doc).options}
        if value.strip() in options:
            return False
        others = (leaf for key, item in doc.doc.data.items() if key != each.field
                  for leaf in leaves_of(item))  # fmt: skip
        if value not in before and any(value in leaf for leaf in others):
            return False  # a gap in its place
    golds = golds_of(each.before)
    if not all(gold.strip(" .。").casefold() in _VERDICTS for gold in golds):
        return True
    # A claim that is made of the right answer, or of a wrong one.
    return not any(_differing(each).strip() in leaf for leaf in leaves_of(doc.doc.data))


def _differing(each: Otherwise) -> str:
    """Return what an input has that it has not with the other answer, or what it lacks."""
    before, after = _WORDS.findall(each.before.input), _WORDS.findall(each.after.input)
    codes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    own = [" ".join(before[i:j]) for tag, i, j, *_ in codes if tag in ("replace", "delete")]
    other = [" ".join(after[k:n]) for tag, _, _, k, n in codes if tag == "insert"]
    return ", ".join(part for part in own or other if part)
