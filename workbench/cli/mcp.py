"""The command `mcp`: the door for agents, on stdin and stdout."""

from __future__ import annotations

import argparse

from workbench.cli.common import EXIT_OK, load_model_from, options_from, take_all
from workbench.cli.console import tell
from workbench.errors import InputError
from workbench.io.files import as_path
from workbench.io.packages import require_extra


def mcp_command(arguments: argparse.Namespace) -> int:
    """Serve a task, or a folder of them, until the client leaves. What is told to people goes to
    stderr: stdout is the protocol's."""
    require_extra("the command mcp", "mcp", InputError)
    from workbench import __version__
    from workbench.agents.desk import Desk
    from workbench.agents.server import serve
    from workbench.agents.terms import Terms
    from workbench.cli.lab import tasks_folder

    folder = tasks_folder() if arguments.task is None else as_path(arguments.task, InputError)
    if not folder.is_dir():
        raise InputError(f"{folder}: no such folder", expected="a task, or a folder of tasks")
    take_all(arguments)
    options = options_from(arguments)
    terms = Terms(
        load_model_from(arguments),
        options,
        version=arguments.version,
        config=arguments.config,
        method=arguments.method,
        budget=arguments.budget,
        unconfined=arguments.unconfined,
    )
    desk = Desk(folder.resolve(), terms)
    for record in desk.tasks()["answer"]:
        budget = record["budget"]
        left = f"{budget['left']} of {budget['evaluations']} evaluations left"
        tries = f"{record['tries']} tries so far"
        tell(f"{record['task']}: yours is {record['yours']}; {left}, {tries}")
        if theirs := ", ".join(record["saved_by_agents"]):
            tell(f"{record['task']}: saved by agents: {theirs}; --version makes one of them yours")
    serve(desk, __version__)
    return EXIT_OK
