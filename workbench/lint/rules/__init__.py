"""Every rule, in the order in which findings of one severity are listed.

The docstring of a rule's function is what users read of it, in the widget and in `docs/lint.md`.
"""

from __future__ import annotations

from collections.abc import Iterator

from workbench.errors import nearest
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules import (
    answer,
    calls,
    characters,
    code,
    fewshot,
    joins,
    letters,
    options,
    text,
    tokens,
)
from workbench.lint.subject import Subject
from workbench.messages import say


def unknown_ignores(subject: Subject) -> Iterator[Hit]:
    """A comment `# lint: ignore …` names no rule."""
    known = {rule.name for rule in RULES}
    for ignore in subject.code.ignores:
        if ignore.rule not in known:
            yield Hit(
                say("there is no rule {rule!r} to ignore", rule=ignore.rule),
                nearest(ignore.rule, known),
                line=ignore.line,
                about=ignore.rule,
            )


_FAMILIES = (code, calls, joins, text, characters, fewshot, options, letters, answer, tokens)

RULES: tuple[Rule, ...] = (
    *(rule for family in _FAMILIES for rule in family.RULES),
    Rule("code/unknown-ignore", "warning", unknown_ignores, "It silences nothing."),
)


def rules_table() -> str:
    """Return the rules as a Markdown table, in the order of their names."""
    lines = ["| rule | | what it finds | why it matters | how a proof takes it out |"]
    lines.append("| --- | --- | --- | --- | --- |")
    for rule in sorted(RULES, key=lambda rule: rule.name):
        cells = (f"`{rule.name}`", rule.severity, rule.finds, rule.why, rule.repair or "–")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"
