"""Every rule, in the order in which findings of one severity are listed.

The docstring of a rule's function is what users read of it, in the widget and in `docs/lint.md`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from fnmatch import fnmatch

from workbench.errors import nearest
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules import tokens
from workbench.lint.rules.answers import answer, forms, golds
from workbench.lint.rules.choices import bare_numbers, letters, options, ranked
from workbench.lint.rules.examples import (
    byhand,
    copies,
    fewshot,
    shape,
    sums,
    taught,
    worked,
    wrong,
)
from workbench.lint.rules.instructions import asked, named
from workbench.lint.rules.leaking import apart, leaks, telltale
from workbench.lint.rules.rows import computes, unlike
from workbench.lint.rules.signs import characters
from workbench.lint.rules.source import arguments, calls, code, sets
from workbench.lint.rules.texts import (
    joins,
    leftovers,
    lines,
    lost,
    missing,
    notes,
    slips,
    stray,
    text,
    unclosed,
    unfilled,
    values,
)
from workbench.lint.source import Ignore
from workbench.lint.subject import Subject
from workbench.messages import say


def unknown_ignores(subject: Subject) -> Iterator[Hit]:
    """A comment `# lint: ignore …` names no rule."""
    known = {rule.name for rule in RULES}
    for ignore in subject.code.ignores:
        if not any(fnmatch(rule, ignore.rule) for rule in known):
            yield Hit(
                say("there is no rule {rule!r} to ignore", rule=ignore.rule),
                nearest(ignore.rule, known),
                line=ignore.line,
                about=ignore.rule,
            )


def stale_ignores(subject: Subject, used: Collection[Ignore]) -> Iterator[Hit]:
    """A comment `# lint: ignore …` silences nothing (where its rule could have found something)."""
    for ignore in subject.code.ignores if subject.is_whole else ():
        meant = [rule.name for rule in RULES if fnmatch(rule.name, ignore.rule)]
        if ignore not in used and meant and all(_could_find(subject, rule) for rule in meant):
            yield Hit(
                say("nothing of {rule!r} is found here to ignore", rule=ignore.rule),
                say("Take the comment out."),
                line=ignore.line,
                about=f"{ignore.rule} {ignore.line}",
            )


def _could_find(subject: Subject, rule: str) -> bool:
    """Say whether all that a rule reads is at hand; of code/not-repeated nobody can say that one
    more rendering would not differ."""
    unseen = {
        "few-shot": subject.settings.num_fewshot == 0,
        "tokens": subject.ruler is None,
        "code/not-repeated": True,
    }
    return not unseen.get(rule, False) and not unseen.get(rule.partition("/")[0], False)


_FAMILIES = (
    code,
    arguments,
    calls,
    sets,
    joins,
    unfilled,
    unclosed,
    notes,
    values,
    missing,
    leftovers,
    lost,
    lines,
    slips,
    stray,
    text,
    characters,
    shape,
    fewshot,
    copies,
    byhand,
    worked,
    taught,
    wrong,
    sums,
    asked,
    options,
    ranked,
    letters,
    bare_numbers,
    forms,
    named,
    computes,
    unlike,
    golds,
    answer,
    leaks,
    apart,
    telltale,
    tokens,
)


def _nothing(_: Subject) -> Iterator[Hit]:
    """A comment `# lint: ignore …` silences nothing (where its rule could have found something)."""
    return iter(())


STALE = Rule(
    "code/stale-ignore",
    "hint",
    _nothing,
    "What it silenced is mended; a new fault of that kind would go unseen.",
)
"""What `check` finds when all rules have looked."""

RULES: tuple[Rule, ...] = (
    *(rule for family in _FAMILIES for rule in family.RULES),
    Rule("code/unknown-ignore", "warning", unknown_ignores, "It silences nothing."),
    STALE,
)

ERRORS: tuple[Rule, ...] = tuple(rule for rule in RULES if rule.severity == "error")
"""Those that find errors: a hit may be less than its rule says, and none of the others is one."""


def rules_table() -> str:
    """Return the rules as a Markdown table, in the order of their names."""
    lines = ["| rule | | what it finds | why it matters | how a proof takes it out |"]
    lines.append("| --- | --- | --- | --- | --- |")
    for rule in sorted(RULES, key=lambda rule: rule.name):
        cells = (f"`{rule.name}`", rule.severity, rule.finds, rule.why, rule.repair or "–")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"
