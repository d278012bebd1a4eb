"""`import workbench`: what the package promises, and that it keeps it."""

from __future__ import annotations

import pytest

import workbench


def test_every_promised_name_is_there() -> None:
    """What `__all__` lists can be imported."""
    assert workbench.__all__
    assert [name for name in workbench.__all__ if not hasattr(workbench, name)] == []


def test_the_list_is_sorted_and_without_repeats() -> None:
    """`__all__` reads like an index."""
    assert list(workbench.__all__) == sorted(set(workbench.__all__))


def test_a_star_import_gives_exactly_the_promised_names() -> None:
    """`from workbench import *` is the door, no wider and no narrower."""
    names: dict[str, object] = {}
    exec("from workbench import *", names)
    assert set(names) - {"__builtins__"} == set(workbench.__all__)


def test_dir_shows_the_promised_names() -> None:
    """Completion in a notebook offers what is loaded only on first use, too."""
    assert set(workbench.__all__) <= set(dir(workbench))


def test_an_unknown_name_is_refused() -> None:
    """A misspelt name is an AttributeError that names it, as with any module."""
    with pytest.raises(AttributeError, match="Sesion"):
        _ = workbench.Sesion  # pyright: ignore[reportAttributeAccessIssue]


def test_the_version_is_that_of_the_installed_package() -> None:
    """`workbench.__version__` and the metadata agree."""
    from importlib.metadata import version

    assert workbench.__version__ == version("prompt-workbench")
