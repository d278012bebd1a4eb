"""Functions that a task of lm-evaluation-harness names: found, and run."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, DataError, shorten
from workbench.exchange.lm_eval.randomness import seed_torch
from workbench.exchange.lm_eval.yaml_files import FunctionRef
from workbench.io.packages import EXTRAS, command


def call(ref: FunctionRef, *arguments: Any, of: str, **keywords: Any) -> Any:
    """Return what the function makes of its arguments. This runs the code of whoever wrote it.

    Raises:
        ConfigError: there is no such function.
        DataError: it fails.
    """
    function = load_function(ref)
    try:
        return function(*arguments, **keywords)
    except Exception as error:  # the user's own code may raise anything
        raise DataError(
            f"{ref.where}: !function {ref.name} failed on {of}",
            seen=f"{type(error).__name__}: {shorten(str(error), 200)}",
        ) from error


def load_function(ref: FunctionRef) -> Callable[..., Any]:
    """Return the function, from the module beside the YAML or one that can be imported.

    Raises:
        ConfigError: there is no such module or function, or importing it fails.
    """
    name = ref.name.rpartition(".")[0]
    had_torch = "torch" in sys.modules
    try:
        module = _load_module(ref.module) if ref.module.exists() else importlib.import_module(name)
    except Exception as error:  # importing runs the module, which may raise anything
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        raise ConfigError(
            f"{ref.where}: !function {ref.name}: cannot import {name}",
            expected=f"{ref.module}",
            seen=f"{type(error).__name__}: {shorten(str(error), 200)}",
            fix=f"Run `{command(missing)}`." if missing in EXTRAS else "",
        ) from error
    if not had_torch:
        seed_torch()
    function = getattr(module, ref.function, None)
    if not callable(function):
        raise ConfigError(f"{ref.where}: {module.__file__} has no function {ref.function!r}")
    return function


def _load_module(path: Path) -> Any:
    name = "lm_eval_task_" + path.resolve().with_suffix("").as_posix().replace("/", "_")
    if name in sys.modules:
        return sys.modules[name]
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    try:
        found.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
