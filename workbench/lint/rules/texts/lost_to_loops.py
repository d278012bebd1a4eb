"""A text of the row whose name a loop takes for its own variable before the text is used: the
prompt has the loop's last item. The rule `text/no-question` says so."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from workbench.lint.finding import Hit
from workbench.lint.source import names_in
from workbench.lint.subject import Subject
from workbench.messages import say


def lost_to_loops(subject: Subject) -> Iterator[Hit]:
    """Yield the loops whose variable has the name of a text that is used behind them alone."""
    code = subject.code
    if code.function is None or not code.parameters:
        return
    loops = [node for node in ast.walk(code.function) if isinstance(node, ast.For)]
    if not loops:
        return
    uses = [node for node in ast.walk(code.function) if isinstance(node, ast.Name)]
    given = [node for node in ast.walk(code.function) if isinstance(node, ast.Assign)]
    for loop in loops:
        for name in sorted(names_in(loop.target)):
            before = [step for step in given if step.lineno < loop.lineno and _gives(step, name)]
            if before and _is_lost(before[-1], loop, name, code.parameters[0], uses):
                yield Hit(
                    say("a loop takes the name {name!r}, which held a text of the row", name=name),
                    say("Give the loop's variable a name of its own."),
                    subject.rendered[0].doc.id if subject.rendered else None,
                    loop.lineno,
                    about=f"loop {name}",
                )


def _gives(step: ast.Assign, name: str) -> bool:
    return any(name in names_in(target) for target in step.targets)


def _is_lost(given: ast.Assign, loop: ast.For, name: str, row: str, uses: list[ast.Name]) -> bool:
    """Say whether a name that is given something of the row is read behind a loop over it, before
    it is given anything else, and not between the two; a loop that breaks off looks for an item."""
    end = loop.end_lineno or loop.lineno
    own = [use for use in uses if use.id == name]
    is_used = any(given.lineno < use.lineno <= loop.lineno for use in own if _is_read(use))
    behind = sorted((use for use in own if use.lineno > end), key=lambda use: use.lineno)
    breaks = any(isinstance(node, ast.Break) for node in ast.walk(loop))
    is_of_row = row in names_in(given.value)
    return is_of_row and not is_used and not breaks and bool(behind) and _is_read(behind[0])


def _is_read(use: ast.Name) -> bool:
    return isinstance(use.ctx, ast.Load)
