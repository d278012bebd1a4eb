"""The command line: everything that the widget does, without one."""

from workbench.cli.commands import main

__all__ = ["main"]
