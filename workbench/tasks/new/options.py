"""Where in a table the rows' options stand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from workbench.messages import say
from workbench.tasks.new.roles import Reader, Roles
from workbench.tasks.new.row_options import CUTS, LETTERS
from workbench.tasks.new.words import OPTIONS

MOST = 0.5
"""Where more than this share of the rows has options, the others lack them."""


def find_options(reader: Reader) -> Roles:
    """Return where the rows' options stand, asking where fewer than most rows have any."""
    if reader.given.no_options:
        return Roles()
    given = reader.given.options
    if given:
        return _with_cut(reader, Roles(options=given, option_keys=_keys_beside(reader, given)))
    if "target_scores" in reader.columns:
        reader.reasons.append(say("options and gold: target_scores"))
        return Roles(options=("target_scores",))
    few: list[str] = []
    for path in reader.named(OPTIONS, reader.left):
        roles = Roles(options=(path,), option_keys=_keys_beside(reader, (path,)))
        roles = _with_cut(reader, roles)
        share = reader.looked.share_with_options(roles)
        if share > MOST:
            reader.reasons.append(say("options: {fields}", fields=path))
            return roles
        few += [path] if share else []
    roles = _family(reader) or _right_and_wrong(reader)
    if roles is not None:
        return roles
    if few:
        reader.ask(
            "options",
            say(
                "{field} has options in some rows only. Are they a part of the task?", field=few[0]
            ),
            few,
            f"--options {few[0]} --skip-broken takes rows that have them, --no-options all rows",
        )
    return Roles()


def _right_and_wrong(reader: Reader) -> Roles | None:
    """Return a right answer with distractors, in columns or in a list."""
    wrong = tuple(p for p, c in reader.columns.items() if _WRONG.fullmatch(c.name))
    right = reader.named(("correct_answer", "answer", "correct"), reader.left)
    right = [path for path in right if reader.columns[path].kind != "texts"]
    if not wrong or not right or reader.given.answer:
        return None
    reader.reasons.append(
        say(
            "options: {right} and {wrong}, in an order drawn",
            right=right[0],
            wrong=", ".join(wrong),
        )
    )
    return Roles(options=(right[0], *wrong), is_mixed=True)


_WRONG = re.compile(r"(distractor|incorrect_answer|wrong_answer|incorrect|wrong)s?_?\d*")


def _with_cut(reader: Reader, roles: Roles) -> Roles:
    """Return the roles with what stands between options in one cell, where they have no letters."""
    if len(roles.options) != 1 or reader.columns[roles.options[0]].kind != "text":
        return roles
    ways = [roles, *(replace(roles, cut=cut) for cut in CUTS)]
    return next((w for w in ways if reader.looked.share_with_options(w) > MOST), roles)


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
    r"[ _\-]?(?P<place>[A-Ja-j]|\d)(?P<rest>(?:\s*[-:(（].*)?)"
)


def _family(reader: Reader) -> Roles | None:
    """Return columns that are called A, B, C, … or option1, option2, …, in order: also those of an
    object that is called options."""
    families: dict[tuple[str, str, str], dict[str, str]] = {}
    for path, column in reader.columns.items():
        head, _, leaf = path.rpartition(".")
        is_object = bool(head) and head.rpartition(".")[2].lower() in OPTIONS
        name = leaf if is_object else path
        found = _FAMILY.fullmatch(name) or _FAMILY.fullmatch(name.lower())
        if found is None or column.kind in ("blank", "texts", "other", "turns"):
            continue
        if found["stem"] or not found["rest"]:
            key = (head if is_object else "", found["stem"].lower(), found["rest"])
            families.setdefault(key, {})[found["place"].upper()] = path
    for key, places in families.items():
        family = _in_order(reader, key, places)
        if family:
            reader.reasons.append(say("options: {fields}", fields=", ".join(family)))
            return Roles(options=family)
    return None


def _in_order(
    reader: Reader, key: tuple[str, str, str], places: Mapping[str, str]
) -> tuple[str, ...]:
    head, stem, _ = key
    asked = {*reader.given.question, reader.given.passage, reader.given.answer}
    in_family = set(places.values())
    others = [p for p in reader.left if p not in in_family and reader.left[p].kind == "text"]
    if in_family & asked or not (others or reader.given.question):
        return ()
    if not head and not stem and "0" in places:
        return ()
    for order in (LETTERS, "0123456789", "123456789"):
        found = [places[place] for place in order if place in places]
        if len(found) == len(places) >= 2 and order.startswith("".join(sorted(places))):
            return tuple(found)
    return ()
