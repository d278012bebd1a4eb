"""Whatever a prompt says of what it shows and of what is right, by the rules that look for each
kind of it."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.lint.rules.instructions.contents import shown_otherwise
from workbench.lint.rules.instructions.cue_kinds import cue_of_other_kind
from workbench.lint.rules.instructions.cued_forms import cued_otherwise
from workbench.lint.rules.instructions.described_keys import keys_otherwise
from workbench.lint.rules.instructions.domains import about_otherwise
from workbench.lint.rules.instructions.forms_shown import form_otherwise
from workbench.lint.rules.instructions.heard import Said
from workbench.lint.rules.instructions.marked_off import marked_otherwise
from workbench.lint.rules.instructions.number_or_name import number_or_name
from workbench.lint.rules.instructions.objects import objects_otherwise
from workbench.lint.rules.instructions.opposed import opposed
from workbench.lint.rules.instructions.parts_asked import parts_otherwise
from workbench.lint.rules.instructions.parts_lacking import part_lacking
from workbench.lint.rules.instructions.put_otherwise import put_otherwise
from workbench.lint.rules.instructions.same_stem import in_the_same_words
from workbench.lint.rules.instructions.signs_of_order import other_sign_of_order
from workbench.lint.rules.instructions.standing import standing_otherwise
from workbench.lint.rules.instructions.unkept import unkept
from workbench.lint.rules.instructions.wanted import wanted_otherwise
from workbench.lint.subject import Subject

_KINDS = (
    wanted_otherwise,
    objects_otherwise,
    keys_otherwise,
    cued_otherwise,
    parts_otherwise,
    part_lacking,
    shown_otherwise,
    marked_otherwise,
    opposed,
    number_or_name,
    in_the_same_words,
    about_otherwise,
    standing_otherwise,
    put_otherwise,
    unkept,
    form_otherwise,
    other_sign_of_order,
    cue_of_other_kind,
)


def claimed_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield what all prompts say, and their rows or answers are otherwise; the first of each
    kind."""
    for kind in _KINDS:
        yield from list(kind(subject))[:1]
