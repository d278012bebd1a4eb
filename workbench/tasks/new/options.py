"""Where in a table the rows' options stand."""

from __future__ import annotations

import re
from dataclasses import replace

from workbench.messages import say
from workbench.tasks.new.families import family_of
from workbench.tasks.new.roles import Reader, Roles
from workbench.tasks.new.row_options import CUTS
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
    right = reader.named(("correct_answer", "best_answer", "answer", "correct"), reader.left)
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


def _family(reader: Reader) -> Roles | None:
    family = family_of(reader)
    if not family:
        return None
    reader.reasons.append(say("options: {fields}", fields=", ".join(family)))
    return Roles(options=family)
