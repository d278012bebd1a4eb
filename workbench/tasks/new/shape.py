"""What a table's answers are, which says how a task of it is prompted and scored."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from workbench.io.brief import brief
from workbench.messages import say
from workbench.prompts.dataset import target_scores
from workbench.tasks.new.columns import WHOLE, Column, last_answer, spelled, value_at
from workbench.tasks.new.gold import ListedOptions, OptionPlaces, golds_by, possible, read_golds
from workbench.tasks.new.labels import NO_GOLD, code_of, label_cut, with_lists
from workbench.tasks.new.marked import (
    FEW_MARKED,
    MOST_MARKED,
    SHOWN,
    AnswerMark,
    compared,
    ends,
    likeliest_mark,
)
from workbench.tasks.new.roles import AnswerKind, Looked, Proposal, Question, Roles
from workbench.tasks.new.row_options import draw_order, there
from workbench.tasks.new.user_table import TableRow
from workbench.types import Doc

MOST_CLASSES = 50
"""An answer of more values is not offered as labels."""

NO_LABEL = {"-"}
"""What datasets write where annotators did not agree."""

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
    question itself shows where they `is_listed`. `twice` has the right option of those rows that
    have its text several times, and so no gold, by their places."""

    kind: AnswerKind
    answers: tuple[tuple[str, ...], ...]
    target_scores: tuple[Mapping[str, int], ...] = ()
    is_listed: bool = False
    mark: AnswerMark | Literal[""] = ""
    twice: Mapping[int, str] = field(default_factory=dict)
    reasons: tuple[str, ...] = ()
    questions: tuple[Question, ...] = field(default_factory=tuple)

    def __repr__(self) -> str:
        return brief(self, "answers", "target_scores", "twice")


def find_shape(proposal: Proposal) -> Shape:
    """Return the shape of the answers, with questions where not all rows have a text to read and a
    gold."""
    shape = _shape(proposal)
    if proposal.questions:
        is_open = any(question.about == "answer" for question in proposal.questions)
        return replace(shape, reasons=()) if is_open else shape
    missing = [
        place for place, gold in enumerate(shape.answers) if not gold and place not in shape.twice
    ]
    asked = [
        *([_unread(proposal)] if proposal.unread else []),
        *([_twice(proposal, shape)] if shape.twice else []),
        *([_missing(proposal, shape, missing)] if missing else []),
    ]
    return replace(shape, questions=(*shape.questions, *asked))


def _unread(proposal: Proposal) -> Question:
    """Return the question what to do with the rows that lack a text of the question."""
    text = say(
        "{n} of {total} rows have no text in {field} (rows {rows}).",
        **_counted(proposal, proposal.unread),
        field=", ".join(proposal.roles.question),
    )
    flag = (
        "--skip-broken leaves them out, --question FIELD takes another field, --passage FIELD one "
        "that a row may lack"
    )
    return Question("missing", text, (), flag)


def _twice(proposal: Proposal, shape: Shape) -> Question:
    """Return the question what to do with the rows that have the right option's text twice."""
    place, right = next(iter(shape.twice.items()))
    options = proposal.looked.options(proposal.roles)[place]
    text = say(
        "{n} of {total} rows have the right option twice, such as {text!r} as {keys} (rows "
        "{rows}).",
        **_counted(proposal, tuple(shape.twice)),
        keys=", ".join(key for key, option in options.items() if option == right),
        text=right,
    )
    flag = "--skip-broken leaves them out; or make the options differ in the rows"
    return Question("missing", text, (), flag)


def _counted(proposal: Proposal, places: Sequence[int]) -> dict[str, Any]:
    """Return how many rows there are at `places`, of how many, and which, as a question has it."""
    shown = ", ".join(str(place + 1) for place in places[:5])
    return {
        "n": len(places),
        "total": len(proposal.looked.table.rows),
        "rows": shown + (", …" if len(places) > 5 else ""),
    }


def _missing(proposal: Proposal, shape: Shape, missing: Sequence[int]) -> Question:
    """Return the question what to do with the rows that have no gold."""
    roles = proposal.roles
    values = _counted(proposal, missing)
    values["field"] = roles.answer or ", ".join(roles.question)
    text = say("{n} of {total} rows have no answer to be told by {field} (rows {rows}).", **values)
    if shape.mark:
        text = say(
            "{n} of {total} rows have no {mark} in {field}, which tells the answer in the others "
            "(rows {rows}).",
            mark=SHOWN[shape.mark],
            **values,
        )
    elif roles.options and any(len(scores) < 2 for scores in shape.target_scores):
        text = say(
            "{n} of {total} rows have no options, or no answer among them (rows {rows}).", **values
        )
    flag = "--skip-broken leaves them out, --answer FIELD takes another field"
    if shape.mark:
        flag = "--skip-broken leaves them out, --kind text takes the whole answers"
    return Question("missing", text, (), flag)


def _shape(proposal: Proposal) -> Shape:
    roles, kind = proposal.roles, proposal.kind
    column = proposal.columns.get(roles.answer)
    if roles.options == ("target_scores",) and not roles.answer:
        return _own_scores(proposal.looked.table.rows, kind)
    if roles.options:
        return _among_options(proposal.looked, roles, column, kind)
    if column is None:
        rows = proposal.looked.table.rows
        turns = roles.question and proposal.columns[roles.question[0]].kind == "turns"
        return _dialogue(rows, roles) if turns else Shape("text", ((),) * len(rows))
    if any(names <= proposal.columns.keys() for names in CODE_FIELDS):
        return Shape("code", _texts(column), reasons=(say("code: the row's tests check it"),))
    if kind in ("", "options", "set", "any") and not roles.names:
        listed = _listed_in_question(proposal.looked, roles, column)
        if listed:
            return listed
    if roles.labels_cut:
        column = with_lists(column, roles.labels_cut)
    if column.kind == "texts":
        return _lists(column, roles, kind)
    if _is_list_or_text(column):
        return _lists(replace(column, values=tuple(map(_listed, column.values))), roles, kind)
    if column.kind == "truth" and column.is_classes() and kind != "text":
        return _truths(column, roles)
    is_label = column.is_classes() and column.kind == "text" and column.mean_length < 40
    is_label = is_label and not likeliest_mark(column)[1]
    if roles.names or kind == "classes" or (is_label and not kind):
        return _classes(column, roles)
    return Shape("text", _texts(column)) if kind == "text" else _long(column, kind)


def _is_list_or_text(column: Column) -> bool:
    """Say whether some rows have a list of texts and others one text."""
    kinds = {Column("", (value,)).kind for value in column.present}
    return "texts" in kinds and kinds <= {"texts", "text", "whole", "number", "truth"}


def _listed(value: Any) -> Any:
    return value if isinstance(value, list) or value is None else [value]


def possible_kinds(proposal: Proposal, shape: Shape) -> tuple[AnswerKind, ...]:
    """Return how else the answers may be read, with how they are: the choices of `Given.kind`."""
    column = proposal.columns.get(proposal.roles.answer)
    if column is not None and proposal.roles.options and shape.kind in ("set", "any"):
        return ("any", "set")
    if column is None or shape.kind in ("code", "dialogue"):
        return (shape.kind,)
    if shape.target_scores and shape.kind != "classes":
        other = "text" in proposal.roles.ways and len(proposal.roles.ways) > 1
        return ("options", "text") if other else (shape.kind,)
    if column.kind == "texts" or _is_list_or_text(column):
        return ("any", "set")
    found: list[AnswerKind] = ["text"]
    if column.is_classes(MOST_CLASSES):
        found.insert(0, "classes")
    if likeliest_mark(column)[1]:
        found.insert(0, "marked")
    if proposal.roles.labels_cut or label_cut(column):
        found.insert(0, "set")
    return tuple(found)


def _own_scores(rows: Sequence[TableRow], kind: str) -> Shape:
    for place, row in enumerate(rows):
        target_scores(Doc(place, row))  # raises where it is no object of numbers
    scores = tuple(row.get("target_scores") or {} for row in rows)
    golds = tuple(_best(one) for one in scores)
    return _several("target_scores", Shape("options", golds, scores), kind or "any")


def _best(scores: Mapping[str, Any]) -> tuple[str, ...]:
    most = max(scores.values(), default=0)
    return tuple(option for option, value in scores.items() if value == most > 0)


def _several(path: str, shape: Shape, kind: str) -> Shape:
    """Return the shape where a row may have several right options: of a set all count, else any."""
    if all(len(gold) < 2 for gold in shape.answers):
        return shape
    if kind == "set":
        reason = say("{field}: several options may be right, and all of them count", field=path)
        return replace(shape, kind="set", reasons=(*shape.reasons, reason))
    reason = say("{field}: several options may be right, and any of them counts", field=path)
    return replace(shape, kind="any", reasons=(*shape.reasons, reason))


def _among_options(
    looked: Looked, roles: Roles, column: Column | None, kind: str, *, is_listed: bool = False
) -> Shape:
    rows = looked.options(roles)
    places = _right_places(rows, roles, column)
    golds: list[tuple[str, ...]] = []
    twice: dict[int, str] = {}
    shown_once: list[str] = []
    for row, (options, right) in enumerate(zip(rows, places, strict=True)):
        texts = list(options.values())
        named = [texts[place] for place in right or ()] if len(there(options)) > 1 else []
        equal = [text for text in named if texts.count(text) > 1]
        if equal:
            twice[row] = equal[0]
        elif named and len(set(there(options))) < len(there(options)):
            shown_once.append(next(text for text in there(options) if texts.count(text) > 1))
        golds.append(() if equal else tuple(named))
    listed = [there(options) for options in rows]
    firsts = {texts.index(gold[0]) for texts, gold in zip(listed, golds, strict=True) if gold}
    reasons: tuple[str, ...] = ()
    if len(firsts) == 1 and len(rows) >= FEW_ROWS and not is_listed:
        listed = [draw_order(texts) for texts in listed]
        reasons = (say("the right option is always in one place, so the order is drawn"),)
    if shown_once:
        told = say(
            "{n} rows have a wrong option twice, such as {text!r}: it is shown once",
            n=len(shown_once),
            text=shown_once[0],
        )
        reasons = (*reasons, told)
    scores = tuple(
        {text: int(text in gold) for text in texts}
        for texts, gold in zip(listed, golds, strict=True)
    )
    shape = Shape(
        "options", tuple(golds), scores, is_listed=is_listed, twice=twice, reasons=reasons
    )
    is_marks = bool(roles.ways) and roles.ways[0] == "marks"
    path = column.path if column else ""
    return _several(path, shape, kind if kind in ("set", "any") else "any" if is_marks else "set")


def _right_places(
    rows: Sequence[ListedOptions], roles: Roles, column: Column | None
) -> Sequence[OptionPlaces | None]:
    """Return which options of each row are right, None where the answer names none."""
    if column is None:
        return (None,) * len(rows)
    way = roles.ways[0] if roles.ways else "text" if roles.is_mixed else "key"
    return golds_by(way, rows, column.values, roles.options)


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
    named = {code_of(value): name for value, name in roles.names.items()}
    has_words = any(any(map(str.isalpha, spelled(value))) for value in column.distinct)

    def name(value: Any) -> str:
        text = code_of(value)
        if named and (text in named or text == NO_GOLD):
            return named.get(text, "")
        text = named.get(text.lower(), text)
        return "" if has_words and text in NO_LABEL else text

    names = tuple(n for n in dict.fromkeys(name(v) for v in _in_order(column.distinct)) if n)
    golds = tuple(
        (name(v),) if v is not None and spelled(v).strip() and name(v) else ()
        for v in column.values
    )
    scores = tuple({one: int((one,) == gold) for one in names} for gold in golds)
    return Shape("classes", golds, scores)


def _listed_in_question(looked: Looked, roles: Roles, column: Column) -> Shape | None:
    """Return the shape of letters that choose among options which the question itself lists."""
    asked = replace(roles, options=roles.question) if len(roles.question) == 1 else None
    if asked is None or looked.columns[roles.question[0]].kind != "text":
        return None
    if looked.share_with_options(asked) < 1:
        return None
    rows = looked.options(asked)
    if not all("A" in options and len(set(options.values())) == len(options) for options in rows):
        return None  # shown once, options of one text would shift the letters that follow
    found = possible(read_golds(rows, column.values, ()))
    if not found or found[0].way != "key" or None in found[0].golds:
        return None
    shape = _among_options(looked, replace(asked, ways=("key",)), column, "", is_listed=True)
    return shape if all(shape.answers) else None


def _in_order(values: Sequence[Any]) -> list[Any]:
    numbers = [v for v in values if re.fullmatch(WHOLE, spelled(v).strip())]
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


def _long(column: Column, kind: str) -> Shape:
    """Return the shape of texts: where most end in a marked answer, the others lack one."""
    mark, count = likeliest_mark(column)
    share = count / max(1, len(column.present))
    if share > MOST_MARKED or (kind == "marked" and share):
        reason = say(
            "{field} is worked out; its end, behind {mark}, is the gold",
            field=column.path,
            mark=SHOWN[mark],
        )
        golds = compared(column) if mark == "boxed" else ends(column, mark)
        return Shape("marked", golds, mark=mark, reasons=(reason,))
    shape = Shape("text", _texts(column))
    if share < FEW_MARKED:
        return shape
    text = say(
        "{n} of {total} answers in {field} have {mark}. Is what follows it the gold?",
        n=count,
        total=len(column.present),
        field=column.path,
        mark=SHOWN[mark],
    )
    flag = "--kind marked (--skip-broken leaves out the others), or --kind text"
    return replace(shape, questions=(Question("kind", text, ("marked", "text"), flag),))


def _dialogue(rows: Sequence[TableRow], roles: Roles) -> Shape:
    path = roles.question[0] if roles.question else ""
    last = [last_answer(value_at(row, path)) if path else None for row in rows]
    golds = tuple((text,) if text is not None else () for text in last)
    return Shape("dialogue", golds, reasons=(say("answer: the last turn of {field}", field=path),))
