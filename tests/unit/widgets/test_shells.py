"""On which of a kernel's shells a widget's messages are handled."""

from __future__ import annotations

from types import SimpleNamespace

from workbench.widgets.shells import route


def comm(*shells: str) -> SimpleNamespace:
    """Return a widget's comm in a kernel that has these shells beside the one for cells."""
    manager = SimpleNamespace(list_subshell=lambda: list(shells))
    kernel = SimpleNamespace(shell_channel_thread=SimpleNamespace(manager=manager))
    return SimpleNamespace(kernel=kernel, _reply_subshell_for=None)


def test_a_message_goes_to_the_shell_that_it_wants() -> None:
    """Whichever published last: that may run a long cell."""
    asked = comm("one", "other")
    route(asked)
    assert [asked._reply_subshell_for({}, wanted) for wanted in ("other", None)] == ["other", None]


def test_a_message_for_a_shell_that_is_gone_goes_to_the_one_for_cells() -> None:
    """JupyterLab names the shell of a kernel that somebody else restarted; it is told until it
    names one that is there."""
    asked = comm("new")
    made = route(asked)
    assert asked._reply_subshell_for({}, "old") is None
    assert made.is_astray
    assert asked._reply_subshell_for({}, "new") == "new"
    assert not made.is_astray


def test_a_kernel_without_such_shells_is_left_as_it_is() -> None:
    """ipykernel 6 asks for no route, a kernel of another kind knows none of it."""
    plain = SimpleNamespace()
    assert not route(plain).is_astray
    assert vars(plain) == {}
    other = SimpleNamespace(kernel=None, _reply_subshell_for=None)
    assert route(other)({}, "any") == "any"
