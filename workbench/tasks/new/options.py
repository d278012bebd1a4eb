"""Where in a table the rows' options stand."""

from __future__ import annotations

import re

from workbench.messages import say
from workbench.tasks.new.roles import Reader, Roles
from workbench.tasks.new.row_options import LETTERS
from workbench.tasks.new.words import OPTIONS


def find_options(reader: Reader) -> Roles:
    """Return where the rows' options stand."""
    if reader.given.no_options:
        return Roles()
    given = reader.given.options
    if given:
        return Roles(options=given, option_keys=_keys_beside(reader, given))
    if "target_scores" in reader.columns:
        reader.reasons.append(say("options and gold: target_scores"))
        return Roles(options=("target_scores",))
    for path in reader.named(OPTIONS, reader.left):
        roles = Roles(options=(path,), option_keys=_keys_beside(reader, (path,)))
        if reader.looked.each_has_options(roles):
            reader.reasons.append(say("options: {fields}", fields=path))
            return roles
    family = _family(reader)
    if family:
        reader.reasons.append(say("options: {fields}", fields=", ".join(family)))
        return Roles(options=family)
    wrong = tuple(p for p, c in reader.columns.items() if _WRONG.fullmatch(c.name))
    right = reader.named(("correct_answer", "answer", "correct"), reader.left)
    if wrong and right and not reader.given.answer:
        reader.reasons.append(
            say(
                "options: {right} and {wrong}, in an order drawn",
                right=right[0],
                wrong=", ".join(wrong),
            )
        )
        return Roles(options=(right[0], *wrong), is_mixed=True)
    return Roles()


_WRONG = re.compile(r"(distractor|incorrect_answer|wrong_answer|incorrect|wrong)s?_?\d*")


def _keys_beside(reader: Reader, options: tuple[str, ...]) -> str:
    """Return the list of the options' own keys that stands beside them (ARC's `choices.label`)."""
    parent, dot, _ = options[0].rpartition(".")
    for name in ("label", "labels", "key", "keys", "id"):
        column = reader.columns.get(f"{parent}{dot}{name}") if dot else None
        if column and column.kind == "texts" and all(len(set(v)) == len(v) for v in column.present):
            return column.path
    return ""


_FAMILY = re.compile(
    r"(?P<stem>|(?:option|opt|op|choice|ending|answer|candidate|"
    r"alternative|sol|solution|antwort|选项|选择)s?)"
    r"[ _\-]?(?P<place>[A-Ja-j]|\d)"
)


def _family(reader: Reader) -> tuple[str, ...]:
    """Return columns that are called A, B, C, … or option1, option2, …, in order."""
    stems: dict[str, dict[str, str]] = {}
    for path, column in reader.columns.items():
        found = _FAMILY.fullmatch(path) or _FAMILY.fullmatch(path.lower())
        if found and column.kind not in ("blank", "texts", "other", "turns"):
            stems.setdefault(found["stem"].lower(), {})[found["place"].upper()] = path
    asked = {*reader.given.question, reader.given.passage, reader.given.answer}
    for stem, places in stems.items():
        in_family = set(places.values())
        others = [p for p in reader.left if p not in in_family and reader.left[p].kind == "text"]
        if (
            in_family & asked
            or not (others or reader.given.question)
            or (not stem and "0" in places)
        ):
            continue
        for order in (LETTERS, "0123456789", "123456789"):
            in_order = [places[p] for p in order if p in places]
            if len(in_order) == len(places) >= 2 and order.startswith("".join(sorted(places))):
                return tuple(in_order)
    return ()


def numbered_from(options: tuple[str, ...]) -> int | None:
    """Return 0 or 1, from which the columns option0, option1, … or option1, … count; else None."""
    first = options[0][-1] if len(options) > 1 else ""
    return int(first) if first in ("0", "1") else None
