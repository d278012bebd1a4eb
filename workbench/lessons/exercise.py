"""Saying whether an exercise's answer is right."""

from __future__ import annotations

from workbench.messages import say


def check(name: str, given: object, expected: object, hint: str) -> None:
    """Print whether an answer is right: `given` is None until it was tried, and `hint` is shown
    where it is not what was expected."""
    if given is None:
        print(say("{name}: not answered yet", name=name))
    elif given == expected:
        print(say("{name}: right", name=name))
    else:
        print(say("{name}: {given} is not it. {hint}", name=name, given=repr(given), hint=hint))
