"""What a table's answers are, which says how a task of it is prompted and scored."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

from workbench.messages import say
from workbench.tasks.new.columns import Column, spelled, turn_of, value_at
from workbench.tasks.new.roles import AnswerKind, Looked, Proposal, Question, Roles
from workbench.tasks.new.row_options import choose, draw_order
from workbench.tasks.new.table import TableRow

AnswerMark: TypeAlias = Literal["####", "boxed"]

MOST_CLASSES = 50
"""An answer of more values is not offered as labels."""

FEW_ROWS = 5
"""In fewer rows the right option may stand in one place by chance."""

CODE_FIELDS = (
    {"prompt", "test", "entry_point"},
    {"text", "code", "task_id", "test_setup_code", "test_list", "challenge_test_list"},
)
"""What the metric of programs reads of HumanEval's and of MBPP's rows."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How the answers are. `answers` has each row's gold
    texts, none where the row has no answer; `target_scores` those of rows with options, which the
    question itself shows where they `is_listed`."""

    kind: AnswerKind
    answers: tuple[tuple[str, ...], ...]
    target_scores: tuple[Mapping[str, int], ...] = ()
    is_listed: bool = False
    mark: AnswerMark | Literal[""] = ""
    reasons: tuple[str, ...] = ()
    questions: tuple[Question, ...] = field(default_factory=tuple)


def find_shape(proposal: Proposal) -> Shape:
    """Return the shape of the answers, with questions where the golds are not all to be had."""
    roles, rows = proposal.roles, proposal.looked.table.rows
    shape = _shape(proposal)
    missing = [place for place, gold in enumerate(shape.answers) if not gold]
    if missing and not proposal.questions:
        shown = ", ".join(str(place + 1) for place in missing[:5])
        asked = Question(
            "missing",
            say(
                "{n} of {total} rows have no answer to be told by {field} (rows {rows}).",
                n=len(missing),
                total=len(rows),
                field=roles.answer,
                rows=shown + (", …" if len(missing) > 5 else ""),
            ),
            (),
            "--skip-broken leaves them out, --answer FIELD takes another field",
        )
        return replace(shape, questions=(*shape.questions, asked))
    return shape


def _shape(proposal: Proposal) -> Shape:
    roles, rows = proposal.roles, proposal.looked.table.rows
    column = proposal.columns.get(roles.answer)
    if roles.options == ("target_scores",):
        return _own_scores(rows)
    if roles.options:
        return _among_options(proposal.looked, roles, column)
    if column is None:
        turns = roles.question and proposal.columns[roles.question[0]].kind == "turns"
        return _dialogue(rows, roles) if turns else Shape("text", ((),) * len(rows))
    if any(names <= proposal.columns.keys() for names in CODE_FIELDS):
        return Shape("code", _texts(column), reasons=(say("code: the row's tests check it"),))
    if column.kind == "texts":
        return _lists(column, roles, proposal.kind)
    if column.kind == "truth" and column.is_classes() and proposal.kind != "text":
        return _truths(column, roles)
    is_label = column.is_classes() and column.kind == "text" and column.mean_length < 40
    if roles.names or proposal.kind == "classes" or (is_label and not proposal.kind):
        return _listed_in_question(proposal.looked, roles, column) or _classes(column, roles)
    return Shape("text", _texts(column)) if proposal.kind == "text" else _long(column)


def possible_kinds(proposal: Proposal, shape: Shape) -> tuple[AnswerKind, ...]:
    """Return how else the answers may be read, with how they are: the choices of `Given.kind`."""
    column = proposal.columns.get(proposal.roles.answer)
    if column is None or shape.kind in ("options", "code", "dialogue"):
        return (shape.kind,)
    if column.kind == "texts":
        return ("any", "set")
    found: list[AnswerKind] = ["text"]
    if column.is_classes(MOST_CLASSES):
        found.insert(0, "classes")
    if _long(column).kind == "marked":
        found.insert(0, "marked")
    return tuple(found)


def _own_scores(rows: Sequence[TableRow]) -> Shape:
    scores = tuple(row.get("target_scores") or {} for row in rows)
    golds = tuple(_best(one) for one in scores)
    return Shape("options", golds, scores)


def _best(scores: Mapping[str, Any]) -> tuple[str, ...]:
    most = max(scores.values(), default=0)
    return tuple(option for option, value in scores.items() if value == most > 0)[:1]


def _among_options(looked: Looked, roles: Roles, column: Column | None) -> Shape:
    rows = looked.options(roles)
    values = column.values if column else (None,) * len(rows)
    golds: list[tuple[str, ...]] = []
    listed: list[list[str]] = []
    for options, value in zip(rows, values, strict=True):
        gold = None if value is None else choose(options, value, roles.index_from)
        is_told = gold is not None and list(options.values()).count(gold) == 1
        golds.append((gold,) if gold is not None and is_told else ())
        listed.append(list(options.values()))
    places = {texts.index(gold[0]) for texts, gold in zip(listed, golds, strict=True) if gold}
    reasons: tuple[str, ...] = ()
    if len(places) == 1 and len(rows) >= FEW_ROWS:
        listed = [draw_order(texts) for texts in listed]
        reasons = (say("the right option is always in one place, so the order is drawn"),)
    scores = tuple(
        {text: int((text,) == gold) for text in texts}
        for texts, gold in zip(listed, golds, strict=True)
    )
    return Shape("options", tuple(golds), scores, reasons=reasons)


def _texts(column: Column) -> tuple[tuple[str, ...], ...]:
    return tuple(
        (spelled(v),) if v is not None and spelled(v).strip() else () for v in column.values
    )


def _truths(column: Column, roles: Roles) -> Shape:
    names = roles.names or {"true": "yes", "false": "no"}
    reason = (
        ()
        if roles.names
        else (say("{field} is true or false: shown as yes and no (--labels)", field=column.path),)
    )
    return replace(_classes(column, replace(roles, names=names)), reasons=reason)


def _classes(column: Column, roles: Roles) -> Shape:
    def name(value: Any) -> str:
        text = spelled(value).strip()
        return roles.names.get(text) or roles.names.get(text.lower()) or text

    names = tuple(dict.fromkeys(name(value) for value in _in_order(column.distinct)))
    golds = tuple((name(v),) if v is not None and spelled(v).strip() else () for v in column.values)
    scores = tuple({one: int((one,) == gold) for one in names} for gold in golds)
    return Shape("classes", golds, scores)


def _listed_in_question(looked: Looked, roles: Roles, column: Column) -> Shape | None:
    """Return the shape of letters that choose among options which the question itself lists."""
    asked = replace(roles, options=roles.question) if len(roles.question) == 1 else None
    if asked is None or not looked.each_has_options(asked):
        return None
    shape = _among_options(looked, asked, column)
    if not all(shape.answers) or shape.reasons:
        return None
    return replace(shape, is_listed=True)


def _in_order(values: Sequence[Any]) -> list[Any]:
    numbers = [v for v in values if re.fullmatch(r"-?\d+", spelled(v).strip())]
    return (
        sorted(values, key=lambda v: int(spelled(v)))
        if len(numbers) == len(values)
        else sorted(values, key=spelled)
    )


def _lists(column: Column, roles: Roles, kind: str) -> Shape:
    golds = tuple(
        tuple(
            dict.fromkeys(
                roles.names.get(spelled(one), spelled(one).strip()) for one in value or ()
            )
        )
        for value in column.values
    )
    words = [one for gold in golds for one in gold]
    few = len(set(words)) <= 30 and len(words) >= 2 * len(set(words))
    if kind == "set" or (not kind and few and any(len(gold) > 1 for gold in golds)):
        reason = say(
            "{field}: {n} labels come again and again, so all of a row's count",
            field=column.path,
            n=len(set(words)),
        )
        return Shape("set", golds, reasons=(reason,))
    return Shape(
        "any", golds, reasons=(say("{field}: any of the listed answers counts", field=column.path),)
    )


def _long(column: Column) -> Shape:
    texts = [spelled(value) for value in column.present]
    marks: tuple[tuple[AnswerMark, str], ...] = (("####", r"####\s*\S"), ("boxed", r"\\boxed\s*\{"))
    for mark, pattern in marks:
        if texts and all(re.search(pattern, text) for text in texts):
            reason = say(
                "{field} is worked out; its end, behind {mark}, is the gold",
                field=column.path,
                mark=mark,
            )
            golds = tuple(
                (final(spelled(v), mark),) if v is not None else () for v in column.values
            )
            return Shape("marked", golds, mark=mark, reasons=(reason,))
    return Shape("text", _texts(column))


def final(text: str, mark: AnswerMark) -> str:
    """Return what a worked answer ends in."""
    if mark == "####":
        return text.rpartition("####")[2].strip().replace(",", "")  # 1,234 is 1234
    inside = text.rpartition("\\boxed")[2].lstrip()
    depth = 0
    for place, sign in enumerate(inside):
        depth += {"{": 1, "}": -1}.get(sign, 0)
        if depth == 0:
            return inside[1:place].strip()
    return inside.strip("{} ")


def _dialogue(rows: Sequence[TableRow], roles: Roles) -> Shape:
    path = roles.question[0] if roles.question else ""
    golds: list[tuple[str, ...]] = []
    for row in rows:
        turns = value_at(row, path) if path else None
        last = turn_of(turns[-1]) if isinstance(turns, list) and turns else None
        is_answer = last is not None and last[0].lower() in (
            "assistant",
            "gpt",
            "bot",
            "system",
            "agent",
            "model",
        )
        golds.append((last[1],) if last and is_answer else ())
    return Shape(
        "dialogue", tuple(golds), reasons=(say("answer: the last turn of {field}", field=path),)
    )
