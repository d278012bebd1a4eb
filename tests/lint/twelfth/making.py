"""How a kind of fault is written here."""

from __future__ import annotations

from tests.lint.shape import Kind, Names, SmallTask


def kind(family: str, what: str, rules: str, *cases: SmallTask) -> Kind:
    """Return a kind of fault that a finding of any of `rules` (with spaces between) names."""
    return Kind(what, family, (Names(rules),), tuple((case.name, case) for case in cases))
