"""Which field is the answer, and what its values mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from workbench.messages import say
from workbench.tasks.new.columns import Column, last_answer, spelled
from workbench.tasks.new.gold import Reading, possible, read_golds
from workbench.tasks.new.labels import label_cut, likeliest_cut, names_of, with_lists
from workbench.tasks.new.roles import Reader, Roles
from workbench.tasks.new.texts import languages_of, pair_of
from workbench.tasks.new.words import (
    ANSWER,
    CLASSES,
    LOOSE,
    NAMES,
    STEPS,
    VERDICTS,
    says_answer,
    says_kind,
)

FEW_SAME = 4
"""Fewer rows may have one answer by chance."""


def find_answer(reader: Reader, roles: Roles) -> Roles:
    """Return the roles with the answer, asking where several fields or none may be it."""
    if roles.options == ("target_scores",) and not reader.given.answer:
        return roles
    if roles.is_mixed:
        return replace(roles, answer=roles.options[0])
    if reader.given.kind == "dialogue":
        return roles
    answer = reader.given.answer or _answer_among(reader, roles)
    if not answer:
        return roles
    reader.reasons.append(say("answer: {field}", field=answer))
    roles = replace(roles, answer=answer, steps=_steps(reader, answer))
    column = reader.columns[answer]
    if roles.options:
        return _with_ways(reader, roles, column)
    if reader.given.kind == "set" and column.kind == "text":
        roles = replace(roles, labels_cut=label_cut(column) or likeliest_cut(column))
        if roles.labels_cut:
            column = with_lists(column, roles.labels_cut)
    if column.kind == "texts" or column.is_classes():
        return replace(roles, names=names_of(reader, column))
    return roles


def readings_of(reader: Reader, roles: Roles, column: Column) -> list[Reading]:
    """Return the ways in which a column names an option of each row, the best first."""
    return read_golds(reader.looked.options(roles), column.values, roles.options)


def _with_ways(reader: Reader, roles: Roles, column: Column) -> Roles:
    """Return the roles with how the answer names an option, asking where the rows allow several
    ways that don't agree."""
    base, kind = reader.given.index_from, reader.given.kind
    if base is not None:
        reader.reasons.append(say("{field} counts from {n}", field=column.path, n=base))
        return replace(roles, index_from=base, ways=("from 0" if base == 0 else "from 1",))
    found = possible(readings_of(reader, roles, column))
    ways = tuple(reading.way for reading in found)
    if kind == "text" and "text" in ways:
        ways = ("text", *(way for way in ways if way != "text"))
    elif kind == "options" and len(ways) > 1:
        ways = tuple(sorted(ways, key="text".__eq__))
    elif len(ways) > 1:
        _ask_way(reader, column, ways)
        return replace(roles, ways=ways)
    if not ways:
        return roles
    return replace(roles, ways=ways, index_from=_told_base(reader, roles, column, ways[0]))


def _ask_way(reader: Reader, column: Column, ways: Sequence[str]) -> None:
    bases = [way[-1] for way in ways if way.startswith("from")]
    if "text" not in ways:
        text = say(
            "{field} is an index among the options; no row tells whether it counts from 0 or 1.",
            field=column.path,
        )
        reader.ask("index", text, bases, "--index-from 0|1")
    elif bases:
        text = say(
            "{field} may be an index among the options, or the text of one: all rows allow both.",
            field=column.path,
        )
        flag = f"--index-from {'|'.join(bases)}, or --kind text where it is the option's own text"
        reader.ask("index", text, bases, flag)
    else:
        text = say(
            "{field} may name an option, or be the text of one: all rows allow both.",
            field=column.path,
        )
        flag = "--kind options where it is a name or letter, --kind text where it is a text"
        reader.ask("kind", text, ("options", "text"), flag)


def _told_base(reader: Reader, roles: Roles, column: Column, way: str) -> int | None:
    """Return what an index counts from, with the reason; None where the answer is none."""
    if way == "name":
        reader.reasons.append(say("{field} is the number in an option's name", field=column.path))
        return None
    if not way.startswith("from"):
        return None
    values = [spelled(value).strip() for value in column.present]
    if way == "from 0":
        if any(value in ("0", "0.0") for value in values):
            reader.reasons.append(say("{field} counts from 0: a row has 0", field=column.path))
        else:
            reader.reasons.append(say("{field} counts from {n}", field=column.path, n=0))
        return 0
    reader.reasons.append(
        say("{field} counts from 1: a row has the number of its options", field=column.path)
    )
    return 1


def _answer_among(reader: Reader, roles: Roles) -> str:
    taken = {*roles.options, roles.option_keys}
    pair = languages_of(reader)
    if pair:
        _ask_direction(reader, *pair)
        return ""
    among = [p for p in reader.left if p not in taken and not _is_structure(reader.left[p])]
    parent = roles.options[0].rpartition(".")[0] if roles.options else ""
    marks = [
        p for p in (f"{parent}.labels", f"{parent}.label") if p in reader.columns and p not in taken
    ]
    if marks and _points(reader, roles, reader.columns[marks[0]]):
        return marks[0]
    among = [
        p
        for p in among
        if p not in pair_of(reader) and reader.columns[p].path not in reader.given.question
    ]
    varied = [p for p in among if not _is_constant(reader.columns[p])]
    named = _named(reader, varied) or _named(reader, among, is_firm=True)
    if roles.options:
        named = [p for p in named if _points(reader, roles, reader.columns[p])] or named
    named = _without_names(reader, named)
    named = _without_twins(reader, roles, named)
    dialogue = _answered_dialogue(reader)
    is_loose = bool(dialogue and named) and all(
        reader.columns[p].name in LOOSE and reader.columns[p].is_classes() for p in named
    )
    if len(named) == 1 and not is_loose:
        return named[0]
    if named and not is_loose:
        shown = ", ".join(named)
        reader.ask(
            "answer",
            say("Several fields may be the answer: {fields}. Which one is the gold?", fields=shown),
            named,
            "--answer FIELD",
        )
        return ""
    classes = [
        p
        for p in among
        if reader.columns[p].is_classes()
        and reader.columns[p].mean_length < 30
        and not says_kind(reader.columns[p].name)
    ]
    if dialogue and (labels := tuple(dict.fromkeys((*named, *classes)))):
        _ask_turn(reader, dialogue, labels)
        return ""
    rest = [p for p in reader.left if p not in classes and p not in taken]
    if len(classes) == 1 and rest:
        reader.reasons.append(
            say("{field} has few values that come again, as labels do", field=classes[0])
        )
        return classes[0]
    if _has_turns(reader):
        return ""
    reader.ask(
        "answer",
        say("No field looks like the answer that the model should give. Which one is it?"),
        [*_wholes(reader), *(p for p in among if p in reader.left)],
        "--answer FIELD",
    )
    return ""


def _named(reader: Reader, among: Sequence[str], *, is_firm: bool = False) -> list[str]:
    """Return the fields that are called as answers are. A query beside a question is one; what is
    said of an answer is none that could not be."""
    columns = reader.columns
    named = reader.named(ANSWER, among)
    named += [p for p in among if p not in named and says_answer(columns[p].name)]
    if reader.named(("question",), reader.left):
        named += [p for p in reader.named(("query", "queries"), among) if p not in named]
    if len(named) == 1 and not columns[named[0]].is_classes():
        named += [p for p in among if columns[p].name in VERDICTS and columns[p].is_classes()]
    return list(dict.fromkeys(named)) or ([] if is_firm else reader.named(CLASSES, among))


def _is_constant(column: Column) -> bool:
    """Say whether all rows have the same: nothing that is asked of them."""
    return len(column.present) >= FEW_SAME and len(column.distinct) == 1


def _is_structure(column: Column) -> bool:
    """Say whether the values are messages or other lists of objects: no one text is the answer."""
    lists = [value for value in column.present if isinstance(value, list)]
    return any(isinstance(one, dict) for value in lists for one in value)


def _wholes(reader: Reader) -> list[str]:
    """Return the fields of fields that are called as answers are: their JSON may be one."""
    heads = dict.fromkeys(path.partition(".")[0] for path in reader.columns if "." in path)
    return [head for head in heads if head.lower() in ANSWER]


def _ask_direction(reader: Reader, a: str, b: str) -> None:
    reader.ask(
        "direction",
        say(
            "The rows have a text in two languages, {a} and {b}. Which one is to be read?", a=a, b=b
        ),
        (f"{a} → {b}", f"{b} → {a}"),
        f"--question {a} --answer {b}, or --question {b} --answer {a}",
    )


def _ask_turn(reader: Reader, dialogue: str, labels: Sequence[str]) -> None:
    text = say(
        "The last turn of {field} may be the answer, or what the rows say of the whole: {fields}. "
        "Which one is the gold?",
        field=dialogue,
        fields=", ".join(labels),
    )
    flag = f"--answer {dialogue} for its last turn, --answer FIELD for a label of the whole"
    reader.ask("answer", text, (dialogue, *labels), flag)


def _answered_dialogue(reader: Reader) -> str:
    """Return the field of dialogues whose last turn answers, in most rows; "" where there is none,
    or something else is read."""
    for path, column in reader.left.items():
        if column.kind == "turns" and reader.given.question in ((), (path,)):
            ends = [last_answer(turns) is not None for turns in column.present]
            if 2 * sum(ends) > len(ends):
                return path
    return ""


def _has_turns(reader: Reader) -> bool:
    return any(column.kind == "turns" for column in reader.left.values())


def _points(reader: Reader, roles: Roles, column: Column) -> bool:
    """Say whether a column's values choose among the options, in most rows that have both."""
    return any(2 * found.fit > found.count for found in readings_of(reader, roles, column)[:1])


def _without_names(reader: Reader, named: Sequence[str]) -> list[str]:
    """Leave out a column of codes where another has their names, value by value."""
    out = [p for p in named if reader.columns[p].name not in NAMES]
    return out or list(named)


def _without_twins(reader: Reader, roles: Roles, named: Sequence[str]) -> list[str]:
    """Leave out columns that say what one before them says: the letter's text, the text's index,
    the steps that end in the answer, a number's name."""
    kept: list[str] = []
    for path in named:
        if not any(
            _same_answer(reader, roles, reader.columns[other], reader.columns[path])
            for other in kept
        ):
            kept.append(path)
    return kept


def _same_answer(reader: Reader, roles: Roles, a: Column, b: Column) -> bool:
    if roles.options and _points(reader, roles, a) and _points(reader, roles, b):
        first, second = (possible(readings_of(reader, roles, column)) for column in (a, b))
        return any(one.golds == other.golds for one in first for other in second)
    pairs = {(spelled(x), spelled(y)) for x, y in zip(a.values, b.values, strict=True)}
    if a.is_classes() and b.is_classes() and len(pairs) == len(a.distinct) == len(b.distinct):
        return True
    # An answer that its solution ends in: the one that is shorter is the gold.
    texts = [
        (spelled(x).strip(), spelled(y).strip()) for x, y in zip(a.values, b.values, strict=True)
    ]
    is_step = a.name in STEPS or b.name in STEPS
    return is_step and all(x and y and (x in y or y in x) for x, y in texts)


def _steps(reader: Reader, answer: str) -> str:
    among = [p for p in reader.left if p != answer and reader.columns[p].kind == "text"]
    found = reader.named(STEPS, among)
    return found[0] if found and reader.columns[found[0]].is_full else ""
