"""The New task page's view model: what was found in the rows, and what will be made of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias, TypedDict

from workbench.io.files import at_home
from workbench.messages import say
from workbench.tasks.new.columns import Column, spelled
from workbench.tasks.new.encoding import ENCODINGS
from workbench.tasks.new.roles import AnswerKind, Given, Looked
from workbench.tasks.new.shape import possible_kinds
from workbench.tasks.new.sides import split_column
from workbench.tasks.new.write import NewTask
from workbench.types import Method, Rendered, RenderFailure
from workbench.widgets.views.display import count, one_line, printable, texts
from workbench.widgets.views.preview import PromptView, prompt_view
from workbench.widgets.views.shared import Named
from workbench.widgets.views.sources import SourcesView

NewStage: TypeAlias = Literal["choose", "reading", "ready"]

MOST_FIELDS = 200
MOST_NAMES = 50
SAMPLE = 60
"""Characters of a field's value that are shown beside its name."""


@dataclass(frozen=True, slots=True)
class NewWish:
    """What a person has told the page. `names` are those typed so far for a label's values."""

    given: Given = field(default_factory=Given)
    names: Mapping[str, str] = field(default_factory=dict)
    encoding: str = ""
    skip_broken: bool = False
    folder: str = ""
    method: Method = "gen"


@dataclass(frozen=True, slots=True)
class NewState:
    """How far the page is. `items` are the first prompts by method; `error` is about the rows,
    `refusal` about the folder; `is_broken`: a line is, which could be left out; `is_there`: the
    usual folder has a task of these rows."""

    stage: NewStage = "choose"
    source: str = ""
    looked: Looked | None = None
    made: NewTask | None = None
    items: Mapping[Method, Sequence[Rendered | RenderFailure]] = field(default_factory=dict)
    error: str = ""
    refusal: str = ""
    is_broken: bool = False
    is_there: bool = False
    is_working: bool = False


class NewControl(TypedDict):
    """A role with the fields that have it; `many`: several may. `empty` is what no field is called,
    "" where one must be chosen; `question` is what the rows don't tell about it."""

    id: str
    label: str
    many: bool
    value: list[str]
    choices: list[Named]
    empty: str
    question: str


class LabelName(TypedDict):
    value: str
    name: str
    rows: str


class NewCheck(TypedDict):
    id: str
    label: str
    on: bool
    question: str


class FirstPrompt(TypedDict):
    label: str
    problem: str
    prompt: PromptView
    gold: list[str]


class NewView(TypedDict):
    stage: NewStage
    sources: SourcesView
    source: str
    facts: list[str]
    encodings: list[Named]
    encoding: str
    controls: list[NewControl]
    names: list[LabelName]
    names_question: str
    checks: list[NewCheck]
    notes: list[str]
    error: str
    methods: list[Named]
    method: str
    prompts: list[FirstPrompt]
    asked: str
    folder: str
    place: str
    there: str
    refusal: str
    summary: str
    working: bool
    can_make: bool


def new_view(
    wish: NewWish, state: NewState, sources: SourcesView, folder: Path, there: str
) -> NewView:
    """Return what the page draws. `folder` is where the task will be; `there` the task that is
    already made of these rows, "" where there is none."""
    looked, made = state.looked, state.made
    questions = _questions(made) if made else {}
    methods = made.methods if made else ()
    method: Method = wish.method if wish.method in methods else (*methods, wish.method)[0]
    return {
        "stage": state.stage,
        "sources": sources,
        "source": printable(state.source),
        "facts": _facts(looked) if looked else [],
        "encodings": _encodings(looked, wish),
        "encoding": wish.encoding,
        "controls": _controls(made, wish, questions) if made else [],
        "names": _names(made, wish) if made else [],
        "names_question": questions.get("labels", ""),
        "checks": _checks(state, wish, questions),
        "notes": [printable(reason) for reason in made.reasons] if made else [],
        "error": printable(state.error),
        "methods": [{"id": m, "label": m.upper(), "title": _methods()[m]} for m in methods],
        "method": method,
        "prompts": [_prompt(n, item, method) for n, item in enumerate(state.items.get(method, ()))],
        "asked": _asked(questions),
        "folder": printable(wish.folder or folder.as_posix()),
        "place": printable(str(at_home(folder).resolve())),
        "there": printable(there),
        "refusal": printable(state.refusal),
        "summary": _summary(made) if made and not questions else "",
        "working": state.is_working,
        "can_make": bool(made and methods and not questions and not state.is_working)
        and not state.error,
    }


def _questions(made: NewTask) -> Mapping[str, str]:
    """Return what is asked, by what it is about."""
    found: dict[str, list[str]] = {}
    for question in made.questions:
        found.setdefault(question.about, []).append(question.text)
    return {about: " ".join(texts) for about, texts in found.items()}


def _methods() -> Mapping[Method, str]:
    return {
        "gen": say("the model writes its answer"),
        "ppl": say("the choices are ranked by their likelihood"),
    }


# -- what was found --------------------------------------------------------------------------------


def _facts(looked: Looked) -> list[str]:
    table = looked.table
    facts = [count(len(table.rows), "row"), count(len(looked.columns), "field")]
    if table.encoding:
        facts.append(table.encoding)
    if table.dropped:
        facts.append(say("{n} left out", n=len(table.dropped)))
    return facts


def _encodings(looked: Looked | None, wish: NewWish) -> list[Named]:
    if looked is not None and not looked.table.encoding and not wish.encoding:
        return []  # not a text file
    found = looked.table.encoding if looked and not wish.encoding else ""
    auto = say("found: {encoding}", encoding=found) if found else say("found by itself")
    names = {"": auto, **ENCODINGS}
    names.setdefault(wish.encoding, wish.encoding)
    return [Named(id=name, label=label, title="") for name, label in names.items()]


def _controls(made: NewTask, wish: NewWish, asked: Mapping[str, str]) -> list[NewControl]:
    roles, columns = made.proposal.roles, made.proposal.columns
    apart = made.proposal.looked.apart
    fields = [_field(column, apart[path]) for path, column in list(columns.items())[:MOST_FIELDS]]
    none, choose = say("no field"), say("choose…")
    is_dialogue = made.shape.kind == "dialogue" and "answer" not in asked
    answer = roles.question[0] if is_dialogue else roles.answer

    def control(
        name: str, label: str, value: Sequence[str], empty: str = "", many: bool = False
    ) -> NewControl:
        return {
            "id": name,
            "label": label,
            "many": many,
            "value": [v for v in value if v],
            "choices": fields,
            "empty": empty,
            "question": asked.get(name, ""),
        }

    controls = [
        control("question", say("Question"), roles.question, choose, many=True),
        control("passage", say("Passage"), [roles.passage], none),
        control("options", say("Options"), roles.options, none, many=True),
        control("answer", say("Right answer"), [answer], "" if answer else choose),
    ]
    if "direction" in asked:
        question = next(q for q in made.questions if q.about == "direction")
        ways = [Named(id=way, label=way, title="") for way in question.candidates]
        both = control("direction", say("Direction"), [], choose)
        return [{**both, "choices": ways}, *controls]
    if "index" in asked or roles.index_from is not None:
        told = "" if roles.index_from is None else str(roles.index_from)
        counts = [Named(id=n, label=say("counts from {n}", n=n), title="") for n in ("0", "1")]
        base = control("index", say("Its number"), [told], "" if told else choose)
        controls.append({**base, "choices": counts})
    kinds = possible_kinds(made.proposal, made.shape)
    if roles.answer and not asked.keys() & {"answer", "labels"}:
        is_open = "kind" in asked
        read_as = [] if is_open else [made.shape.kind]
        read = control("kind", say("Gold"), read_as, choose if is_open else "")
        controls.append({**read, "choices": [_kind(kind) for kind in kinds]})
    return controls


def _field(column: Column, why: str) -> Named:
    sample = one_line(spelled(column.present[0]), SAMPLE) if column.present else ""
    label = printable(column.path)
    return {"id": label, "label": label, "title": f"{sample} ({why})" if why else sample}


def _kind(kind: AnswerKind) -> Named:
    label = {
        "options": say("one of the row's options"),
        "classes": say("one of the labels"),
        "set": say("all of the listed labels"),
        "any": say("any of the listed answers"),
        "marked": say("the end of a worked answer"),
        "code": say("a program, checked by the row's tests"),
        "dialogue": say("the last turn"),
        "text": say("the text as it is"),
    }[kind]
    return {"id": kind, "label": label, "title": ""}


def _names(made: NewTask, wish: NewWish) -> list[LabelName]:
    """Return the label's values with their names, where they have or need any."""
    asked = next((q for q in made.questions if q.about == "labels"), None)
    values = asked.candidates if asked else tuple(made.proposal.roles.names)
    column = made.proposal.columns.get(made.proposal.roles.answer)
    if column is None:
        return []
    found = [spelled(v).strip() for v in column.present if not isinstance(v, list)]
    known = {**made.proposal.roles.names, **wish.names}
    return [
        {
            "value": printable(value),
            "name": printable(known.get(value, "")),
            "rows": count(found.count(value), "row") if found else "",
        }
        for value in values[:MOST_NAMES]
    ]


def _checks(state: NewState, wish: NewWish, asked: Mapping[str, str]) -> list[NewCheck]:
    checks: list[NewCheck] = []
    if wish.skip_broken or state.is_broken or "missing" in asked:
        checks.append(
            {
                "id": "skip_broken",
                "label": say("Leave out broken lines, and rows without a question or an answer"),
                "on": wish.skip_broken,
                "question": asked.get("missing", ""),
            }
        )
    column = split_column(state.made.proposal) if state.made else None
    if column is not None:
        checks.append(
            {
                "id": "follow_split",
                "label": say(
                    "{field} says what is scored and what is for shots", field=column.path
                ),
                "on": not wish.given.ignore_split,
                "question": "",
            }
        )
    return checks


# -- what will be made -----------------------------------------------------------------------------


def _prompt(place: int, item: Rendered | RenderFailure, method: Method) -> FirstPrompt:
    label = say("Prompt {n}", n=place + 1)
    if isinstance(item, RenderFailure):
        problem = printable(item.diagnostic.message)
        return {"label": label, "problem": problem, "prompt": prompt_view(None, method), "gold": []}
    golds = texts(item.example.processed_output)
    if method == "ppl":
        golds = tuple(item.choices[index] for index in item.gold)
    return {
        "label": label,
        "problem": "",
        "prompt": prompt_view(item, method),
        "gold": [one_line(gold, 400) for gold in golds[:8]],
    }


def _asked(questions: Mapping[str, str]) -> str:
    if not questions:
        return ""
    return say("{n} to answer before the task can be made", n=count(len(questions), "question"))


def _summary(made: NewTask) -> str:
    counts = made.row_counts
    test, shots = f"{counts['test']:,}", f"{counts['shots']:,}"
    words = say("{test} test rows, {shots} for shots", test=test, shots=shots)
    if not counts["holdout"]:
        return words
    return say("{words}, {n} held out", words=words, n=f"{counts['holdout']:,}")
