"""Tasks of lm-evaluation-harness that name a Python class: some only hold a config in it.

The class is read, not run. Its config is used where the class does nothing else: a constructor that
hands a config of constants to the harness's own, and the attributes that the harness reads.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any

from workbench.errors import ConfigError
from workbench.exchange.lm_eval.yaml_files import FunctionRef, TaskFile
from workbench.io.files import read_utf8

ATTRIBUTES: Mapping[str, str] = {"DATASET_PATH": "dataset_path", "DATASET_NAME": "dataset_name"}
IGNORED = ("VERSION", "OUTPUT_TYPE")
"""Attributes that the harness sets anew from the config, or shows and never uses."""
BASE = "ConfigurableTask"


def without_class(file: TaskFile) -> TaskFile:
    """Return the task as its class says it, without `class`; a task that names none as it is.

    Raises:
        ConfigError: the class cannot be read, or does more than hold a config.
    """
    ref = file.values.get("class")
    if ref is None:
        return file
    where = file.where("class")
    if not isinstance(ref, FunctionRef) or not ref.module.is_file():
        raise ConfigError(
            f"{where}: a class that is not beside it", expected="!function module.Name"
        )
    body = _class_body(ref, where)
    attributes, config = _held(body, ref, where)
    own = {key: value for key, value in file.values.items() if key != "class"}
    if config is not None:  # then the harness takes nothing of the YAML but the name
        own = {**config, "task": own.get("task")}
    return TaskFile(file.path, {**attributes, **own}, file.places)


def _class_body(ref: FunctionRef, where: str) -> list[ast.stmt]:
    try:
        parsed = ast.parse(read_utf8(ref.module, ConfigError))
    except (SyntaxError, ValueError, RecursionError) as error:
        raise ConfigError(f"{where}: {ref.module} is not valid Python", seen=str(error)) from error
    for node in parsed.body:
        if isinstance(node, ast.ClassDef) and node.name == ref.function:
            bases = [ast.unparse(base).rpartition(".")[2] for base in node.bases]
            if bases != [BASE]:
                raise _is_code(ref, where, f"it is made of {', '.join(bases) or 'nothing'}")
            return node.body
    raise ConfigError(f"{where}: {ref.module} has no class {ref.function!r}")


def _held(
    body: list[ast.stmt], ref: FunctionRef, where: str
) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """Return the attributes that stand for keys of a config, and the config, if it has one."""
    held: dict[str, Any] = {}
    config: dict[str, Any] | None = None
    for node in body:
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                pass
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in ATTRIBUTES:
                held[ATTRIBUTES[name]] = _constant(value, ref, where)
            case ast.Assign(targets=[ast.Name(id=name)]) if name in IGNORED:
                pass
            case ast.FunctionDef(name="__init__", body=statements):
                config = _handed_over(statements, ref, where)
            case ast.FunctionDef(name=name):
                raise _is_code(ref, where, f"it has a {name} of its own")
            case _:
                raise _is_code(ref, where, f"line {node.lineno} is code")
    return held, config


def _handed_over(statements: list[ast.stmt], ref: FunctionRef, where: str) -> dict[str, Any] | None:
    """Return the config that a constructor hands to the harness's, or None where it hands on the
    one that it is given, which is the YAML."""
    calls = [node for node in statements if not _is_text(node)]
    match calls:
        case [
            ast.Expr(value=ast.Call(func=ast.Attribute(attr="__init__"), args=[], keywords=[one]))
        ]:
            if one.arg == "config" and isinstance(one.value, ast.Name):
                return None
            if one.arg == "config" and isinstance(value := _constant(one.value, ref, where), dict):
                return value
    raise _is_code(ref, where, "its __init__ does more than hand over a config")


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _constant(node: ast.expr, ref: FunctionRef, where: str) -> Any:
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        raise _is_code(ref, where, f"line {node.lineno} is not a constant") from None


def _is_code(ref: FunctionRef, where: str, why: str) -> ConfigError:
    return ConfigError(
        f"{where}: a task written in Python",
        expected=f"a class {ref.function} that holds a config and nothing else",
        seen=why,
        fix="Write its prompts to a YAML of their own: doc_to_text, doc_to_target.",
    )
