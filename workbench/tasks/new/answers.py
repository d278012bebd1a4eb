"""Which field is the answer, and what its values mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from workbench.errors import SettingError
from workbench.messages import say
from workbench.tasks.new.columns import Column, spelled
from workbench.tasks.new.options import numbered_from
from workbench.tasks.new.roles import Reader, Roles
from workbench.tasks.new.row_options import choose
from workbench.tasks.new.texts import languages_of, pair_of
from workbench.tasks.new.words import ANSWER, CLASSES, CODES, NAMES, STEPS


def find_answer(reader: Reader, roles: Roles) -> Roles:
    """Return the roles with the answer, asking where several fields or none may be it."""
    if roles.options == ("target_scores",) and not reader.given.answer:
        return roles
    if roles.is_mixed:
        return replace(roles, answer=roles.options[0])
    answer = reader.given.answer or _answer_among(reader, roles)
    if not answer:
        return roles
    reader.reasons.append(say("answer: {field}", field=answer))
    roles = replace(roles, answer=answer, steps=_steps(reader, answer))
    column = reader.columns[answer]
    if roles.options:
        return replace(roles, index_from=_base(reader, roles, column))
    if column.kind == "texts" or column.is_classes():
        return replace(roles, names=_names(reader, column))
    return roles


def _answer_among(reader: Reader, roles: Roles) -> str:
    taken = {*roles.options, roles.option_keys}
    pair = languages_of(reader)
    if pair:
        _ask_direction(reader, *pair)
        return ""
    among = [p for p in reader.left if p not in taken and reader.left[p].kind != "turns"]
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
    named = reader.named(ANSWER, among) or reader.named(CLASSES, among)
    if roles.options:
        named = [p for p in named if _points(reader, roles, reader.columns[p])] or named
    named = _without_names(reader, named)
    named = _without_twins(reader, roles, named)
    if len(named) == 1:
        return named[0]
    if named:
        shown = ", ".join(named)
        reader.ask(
            "answer",
            say("Several fields may be the answer: {fields}. Which one is the gold?", fields=shown),
            named,
            "--answer FIELD",
        )
        return ""
    classes = [
        p for p in among if reader.columns[p].is_classes() and reader.columns[p].mean_length < 30
    ]
    rest = [p for p in reader.left if p not in classes and p not in taken]
    if len(classes) == 1 and rest and not reader.given.question:
        reader.reasons.append(
            say("{field} has few values that come again, as labels do", field=classes[0])
        )
        return classes[0]
    if _has_turns(reader):
        return ""
    reader.ask(
        "answer",
        say("No field looks like the answer that the model should give. Which one is it?"),
        [p for p in among if p in reader.left],
        "--answer FIELD",
    )
    return ""


def _ask_direction(reader: Reader, a: str, b: str) -> None:
    reader.ask(
        "direction",
        say(
            "The rows have a text in two languages, {a} and {b}. Which one is to be read?", a=a, b=b
        ),
        (f"{a} → {b}", f"{b} → {a}"),
        f"--question {a} --answer {b}, or --question {b} --answer {a}",
    )


def _has_turns(reader: Reader) -> bool:
    return any(column.kind == "turns" for column in reader.left.values())


def _points(reader: Reader, roles: Roles, column: Column) -> bool:
    """Say whether a column's values may choose among the options: by key, index or text."""
    for options, value in zip(reader.looked.options(roles), column.values, strict=True):
        if isinstance(value, list):
            if choose(options, value, None) is None:
                return False
            continue
        text = spelled(value).strip() if value is not None else ""
        if text in options or text.strip("().").upper() in options or text in options.values():
            continue
        if text not in map(str, range(len(options) + 1)):
            return False
    return True


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
        golds = [_chosen_by_all_bases(reader, roles, column) for column in (a, b)]
        return any(one == other for one in golds[0] for other in golds[1])
    pairs = {(spelled(x), spelled(y)) for x, y in zip(a.values, b.values, strict=True)}
    if a.is_classes() and b.is_classes() and len(pairs) == len(a.distinct) == len(b.distinct):
        return True
    # An answer that its solution ends in: the one that is shorter is the gold.
    texts = [
        (spelled(x).strip(), spelled(y).strip()) for x, y in zip(a.values, b.values, strict=True)
    ]
    is_step = a.name in STEPS or b.name in STEPS
    return is_step and all(x and y and (x in y or y in x) for x, y in texts)


def _chosen_by_all_bases(reader: Reader, roles: Roles, column: Column) -> list[list[str]]:
    found: list[list[str]] = []
    for base in (0, 1):
        chosen = [
            choose(options, value, base)
            for options, value in zip(reader.looked.options(roles), column.values, strict=True)
        ]
        if all(one is not None for one in chosen):
            found.append([one for one in chosen if one is not None])
    return found


def _steps(reader: Reader, answer: str) -> str:
    among = [p for p in reader.left if p != answer and reader.columns[p].kind == "text"]
    found = reader.named(STEPS, among)
    return found[0] if found and reader.columns[found[0]].is_full else ""


def _base(reader: Reader, roles: Roles, column: Column) -> int | None:
    """Return what an index among the options counts from, asking where the rows don't tell; None
    where the answer is no index."""
    if reader.given.index_from is not None:
        return reader.given.index_from
    values = [spelled(value).strip() for value in column.values]
    rows = reader.looked.options(roles)
    if column.kind != "whole" or any(int(value) < 0 for value in values if value.isdecimal()):
        return None
    if all(value in options for value, options in zip(values, rows, strict=True)):
        return None  # the options' own keys are numbers
    if all(value in options.values() for value, options in zip(values, rows, strict=True)):
        return None  # the options' texts are numbers
    numbered = numbered_from(roles.options)
    if numbered is not None and all(value in {p[-1] for p in roles.options} for value in values):
        reader.reasons.append(say("{field} is the number in an option's name", field=column.path))
        return numbered
    indices = [int(value) for value in values if value.isdecimal()]
    if 0 in indices:
        reader.reasons.append(say("{field} counts from 0: a row has 0", field=column.path))
        return 0
    if any(index == len(options) for index, options in zip(indices, rows, strict=False)):
        reader.reasons.append(
            say("{field} counts from 1: a row has the number of its options", field=column.path)
        )
        return 1
    reader.ask(
        "index",
        say(
            "{field} is an index among the options; no row tells whether it counts from 0 or 1.",
            field=column.path,
        ),
        ("0", "1"),
        "--index-from 0|1",
    )
    return None


def _names(reader: Reader, column: Column) -> Mapping[str, str]:
    """Return the names of a label's values where the values are numbers, asking where none are."""
    is_list = column.kind == "texts"
    flat = [one for value in column.present for one in (value if is_list else [value])]
    values = list(dict.fromkeys(spelled(one).strip() for one in flat))
    if reader.given.labels:
        unnamed = [value for value in values if value not in reader.given.labels]
        if unnamed:
            raise SettingError(
                "labels",
                expected=f"a name for each of {', '.join(sorted(values))}",
                seen=f"none for {', '.join(unnamed)}",
            )
        return reader.given.labels
    if is_list and not all(isinstance(one, int) for one in flat):
        return {}
    listed = reader.table.labels.get(column.path)
    if listed and all(v.isdigit() and int(v) < len(listed) for v in values):
        reader.reasons.append(say("the file names the values of {field}", field=column.path))
        return {str(place): name for place, name in enumerate(listed)}
    for other in () if is_list else reader.columns.values():
        if other.path == column.path or other.kind != "text" or not other.is_classes():
            continue
        pairs = dict(zip(map(spelled, column.values), map(spelled, other.values), strict=True))
        again = dict(zip(map(spelled, other.values), map(spelled, column.values), strict=True))
        if len(pairs) == len(again) == len(values) == len(other.distinct):
            exact = all(
                pairs[spelled(x)] == spelled(y)
                for x, y in zip(column.values, other.values, strict=True)
            )
            if exact:
                reader.reasons.append(
                    say(
                        "{other} has the names of the values of {field}",
                        other=other.path,
                        field=column.path,
                    )
                )
                return pairs
    is_scale = column.name in ("rating", "stars", "score")
    if is_list or (column.kind == "whole" and not is_scale and not _counts(column)):
        shown = ",".join(f"{v}=…" for v in sorted(values))
        reader.ask(
            "labels",
            say(
                "{field} has the values {values}, and nothing names them.",
                field=column.path,
                values=", ".join(sorted(values)),
            ),
            sorted(values),
            f"--labels {shown}",
        )
    return {}


def _counts(column: Column) -> bool:
    """Say whether whole numbers are answers in themselves rather than codes of labels."""
    return column.name not in CODES and len(column.distinct) > 5
