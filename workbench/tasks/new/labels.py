"""What the values of a label mean: names for numbers, from the file or from the user."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from workbench.errors import SettingError
from workbench.messages import say
from workbench.tasks.new.columns import WHOLE, Column, spelled
from workbench.tasks.new.roles import Reader
from workbench.tasks.new.row_options import CUTS
from workbench.tasks.new.words import ANSWER, CLASSES, CODES, NAMES

NO_GOLD = "-1"
"""What datasets write beside 0, 1, … where there is no gold label."""

FEW_ANSWERS = 5
"""Of an answer by its name, so few whole numbers are labels; more are answers in themselves."""

FEW_LABELS = 11
"""Of any other column: a scale from 0 to 10."""

_SUFFIX = re.compile(r"_?(text|names?|desc|description|str|string|title|meaning)|名称?|文本|描述")
_SCALES = {"rating", "ratings", "stars", "star", "score"}


MOST_LABELS = 30
LONG_LABEL = 40
"""More or longer ones are no labels that a cell has several of."""

COMMAS = (",", "，")
"""These stand within labels as well ("yes, in part"), and within numbers."""


def label_cut(column: Column) -> str:
    """Return the sign that stands between labels where a cell has several; "" where it has one, or
    is a text. Each cell of several has a label that stands elsewhere alone or in another place, as
    those of "Paris, Texas" do not."""
    if column.kind != "text" or column.mean_length > 4 * LONG_LABEL:
        return ""
    texts = {spelled(value).strip() for value in column.present}
    for cut in CUTS:
        cells = {text: cut_labels(text, cut) for text in texts}
        if not any(len(cell) > 1 for cell in cells.values()):
            continue
        words = [one for value in column.present for one in cells[spelled(value).strip()]]
        if len(words) >= 2 * len(set(words)) and _are_several(list(cells.values()), cut):
            return cut
    return ""


def _are_several(cells: Sequence[Sequence[str]], cut: str) -> bool:
    labels = {label for cell in cells for label in cell}
    several = [cell for cell in cells if len(cell) > 1]
    among = {label for cell in several for label in cell}
    if len(labels) > MOST_LABELS or any(len(label) > LONG_LABEL for label in labels):
        return False
    if any(len(set(cell)) < len(cell) for cell in several):
        return False
    if cut in COMMAS and not all(any(map(str.isalpha, label)) for label in among):
        return False
    places: dict[str, set[int]] = {}
    for cell in several:
        for place, label in enumerate(cell):
            places.setdefault(label, set()).add(place)
    alone = {cell[0] for cell in cells if len(cell) == 1}
    free = {label for label in among if label in alone or len(places[label]) > 1}
    is_clear = cut not in COMMAS or 2 * len(free) > len(among)
    return is_clear and all(free.intersection(cell) for cell in several)


def likeliest_cut(column: Column) -> str:
    """Return the sign that stands in the most cells, "" where none does."""
    texts = [spelled(value) for value in column.present]
    counts = {cut: sum(cut in text for text in texts) for cut in CUTS}
    best = max(CUTS, key=lambda cut: counts[cut])
    return best if counts[best] else ""


def cut_labels(text: str, cut: str) -> list[str]:
    """Return the labels between which `cut` stands."""
    return [part.strip() for part in text.split(cut) if part.strip()]


def with_lists(column: Column, cut: str) -> Column:
    """Return a column whose cells are lists of the labels between which `cut` stands."""
    values = (v if v is None else cut_labels(spelled(v), cut) for v in column.values)
    return replace(column, values=tuple(values))


def between(labels: Iterable[str], signs: Sequence[str] = (", ", "; ", " | ", " / ")) -> str:
    """Return the first of `signs` that stands in none of the labels, so that a list of them reads
    as one; the last where each does."""
    texts = list(labels)
    free = (sign for sign in signs if not any(sign.strip() in text for text in texts))
    return next(free, signs[-1])


def code_of(value: Any) -> str:
    """Return a label's value as it is told: a number without the noughts of a fraction."""
    text = spelled(value).strip()
    return re.sub(r"(?<=\d)\.0+$", "", text) if re.fullmatch(r"-?\d+\.0+", text) else text


def names_of(reader: Reader, column: Column) -> Mapping[str, str]:
    """Return the names of a label's values where the values are numbers, asking where none are.
    Labels that are words are their own names."""
    is_list = column.kind == "texts"
    flat = [one for value in column.present for one in (value if is_list else [value])]
    values = list(dict.fromkeys(code_of(one) for one in flat))
    told = _told(reader, values)
    if told:
        return told
    if reader.given.kind in ("text", "any", "marked"):
        return {}
    if not all(re.fullmatch(WHOLE, value) for value in values) and column.kind != "truth":
        return {}
    if is_list and not all(isinstance(one, int) for one in flat):
        return {}
    listed = reader.table.labels.get(column.path)
    if listed and all(v == NO_GOLD or (v.isdigit() and int(v) < len(listed)) for v in values):
        reader.reasons.append(say("the file names the values of {field}", field=column.path))
        return {str(place): name for place, name in enumerate(listed)}
    for other in () if is_list else reader.columns.values():
        named = _named_by(column, other, values)
        if named:
            reader.reasons.append(
                say(
                    "{other} has the names of the values of {field}",
                    other=other.path,
                    field=column.path,
                )
            )
            return named
    if column.kind != "truth" and (is_list or _are_codes(column, values)):
        _ask(reader, column, values)
    return {}


def _told(reader: Reader, values: Sequence[str]) -> Mapping[str, str]:
    """Return the names that the user gave. Of values that count from 0, -1 needs none."""
    if reader.given.keep_labels:
        return {value: value for value in values}
    told = {code_of(value): name for value, name in reader.given.labels.items()}
    unnamed = [value for value in values if value not in told]
    if told and [value for value in unnamed if not _is_no_gold(value, values)]:
        raise SettingError(
            "labels",
            expected=f"a name for each of {', '.join(_sorted(values))}",
            seen=f"none for {', '.join(unnamed)}",
        )
    return told


def _is_no_gold(value: str, values: Sequence[str]) -> bool:
    return value == NO_GOLD and "0" in values


def _named_by(column: Column, other: Column, values: Sequence[str]) -> dict[str, str]:
    """Return the names of the values that another column has, if its name says that it has any and
    it has one for each; only a -1 beside 0 may have none."""
    if other.path == column.path or other.kind != "text" or not _says_names(column, other):
        return {}
    pairs = {
        (code_of(x), spelled(y).strip())
        for x, y in zip(column.values, other.values, strict=True)
        if x is not None and y is not None and spelled(y).strip() not in ("", "-", NO_GOLD)
    }
    names = dict(pairs)
    wanted = [value for value in values if value in names or not _is_no_gold(value, values)]
    if len(set(names.values())) != len(pairs) or len(names) != len(pairs):
        return {}
    if set(wanted) != set(names):
        return {}
    return {value: names[value] for value in _sorted(wanted)}


def _says_names(column: Column, other: Column) -> bool:
    begun = other.name.startswith(column.name) or other.name.endswith(column.name)
    rest = other.name.replace(column.name, "", 1).strip("_")
    if other.name in NAMES or (other.name in CLASSES and other.name not in _SCALES):
        return True
    return begun and bool(rest) and _SUFFIX.fullmatch(rest) is not None


def _are_codes(column: Column, values: Sequence[str]) -> bool:
    """Say whether whole numbers are codes of labels rather than answers in themselves."""
    if column.name in CODES:
        return True
    is_answer = column.name in ANSWER and column.name not in CLASSES
    return len(values) <= (FEW_ANSWERS if is_answer else FEW_LABELS)


def _sorted(values: Sequence[str]) -> list[str]:
    is_whole = all(re.fullmatch(r"-?\d+", value) for value in values)
    return sorted(values, key=int) if is_whole else sorted(values)


def _ask(reader: Reader, column: Column, values: Sequence[str]) -> None:
    shown = _sorted(values)
    text = say(
        "{field} has the values {values}, and nothing names them.",
        field=column.path,
        values=", ".join(shown),
    )
    pairs = ",".join(f"{value}=…" for value in shown)
    flag = f"--labels {pairs}, or --labels keep for the numbers themselves"
    if shown[0].startswith("-"):
        flag = f"--labels={pairs}, or --labels keep for the numbers themselves"
    if any(_is_no_gold(value, values) for value in values):
        text = say(
            "{field} has the values {values}, and nothing names them. Where -1 stands for no gold "
            "label, leave it out.",
            field=column.path,
            values=", ".join(shown),
        )
        rest = ",".join(f"{value}=…" for value in shown if value != NO_GOLD)
        flag = f"--labels={pairs}, or --labels {rest} --skip-broken without the rows of -1"
    reader.ask("labels", text, shown, flag)
