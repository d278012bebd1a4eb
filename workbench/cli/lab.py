"""The way into JupyterLab: on the tour, on a task, or on rows of one's own."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from workbench.cli.console import put_json
from workbench.errors import InputError
from workbench.tasks.shipped import shipped_folder, write_demo
from workbench.tasks.task import Task

TOUR = "01_workbench.ipynb"


def tasks_folder() -> Path:
    """Return the folder of tasks to look into by default: `./transforms`, or the built-in one."""
    here = Path.cwd() / "transforms"
    return here if here.is_dir() else shipped_folder() / "transforms"


def open_lab(task: str | None, arguments: Sequence[str], *, as_json: bool = False) -> int:
    """Open JupyterLab on `lab_notebook(task)`. It takes the place of this process; on Windows,
    which knows no such thing, its exit status is returned.

    Raises:
        InputError: the task cannot be opened, or JupyterLab isn't installed.
    """
    if importlib.util.find_spec("jupyterlab") is None:
        raise InputError("JupyterLab is not installed", fix="pip install jupyterlab")
    notebook = lab_notebook(task)
    root = notebook.parent.parent if notebook.parent.name == "notebooks" else notebook.parent
    # As the server's default address, not as its file: then the address that it prints leads to
    # the notebook too, which is all that one has on a machine without a display.
    address = "/lab/tree/" + quote(notebook.relative_to(root).as_posix())
    # In a container everyone is root; JupyterLab would refuse there.
    as_root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    command = [
        *(sys.executable, "-m", "jupyterlab"),
        f"--ServerApp.root_dir={root}",
        f"--LabApp.default_url={address}",
        *as_root,
        *arguments,
    ]
    if as_json:
        put_json({"notebook": str(notebook), "command": command}, indent=None)
    # JupyterLab's own log goes to stderr; what it prints must not follow our document.
    if os.name == "nt":
        return subprocess.run(command, check=False, stdout=sys.stderr).returncode
    sys.stdout.flush()
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # A parent that waits would be what a signal ends, and the server would go on without it.
    os.execv(command[0], command)


def lab_notebook(task: str | None = None) -> Path:
    """Return a notebook with the workbench for `task`, a task's folder or a file of rows, made in
    the current folder if need be.

    Without a task: the tour, here if there is one, else from a copy of the demo in
    `workbench-demo/`. What exists is kept as it is, never overwritten.

    Raises:
        InputError: the task cannot be opened.
    """
    return _task_notebook(task) if task else _tour()


def _tour() -> Path:
    here = Path.cwd() / "notebooks" / TOUR
    if here.is_file():
        return here
    return write_demo(Path.cwd(), ("transforms", "notebooks")) / "notebooks" / TOUR


def _task_notebook(task: str) -> Path:
    # A file of rows opens the page that makes a task of it.
    path = Path(task).resolve() if Path(task).is_file() else Task.open(task).path
    notebook = Path.cwd() / f"{path.stem if path.is_file() else path.name}.ipynb"
    if not notebook.exists():
        code = f'import workbench\n\nworkbench.Workbench("{path.as_posix()}")'
        notebook.write_text(json.dumps(_notebook(path.name, code), indent=1), encoding="utf-8")
    return notebook


def _notebook(title: str, code: str) -> dict[str, object]:
    return {
        "cells": [
            {"cell_type": "markdown", "id": "title", "metadata": {}, "source": f"# {title}"},
            {
                "cell_type": "code",
                "execution_count": None,
                "id": "workbench",
                "metadata": {},
                "outputs": [],
                "source": code,
            },
        ],
        "metadata": {"kernelspec": {"display_name": "Python 3", "name": "python3"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
