"""What a transform may return: complaints in words, with the line that returned it."""

from __future__ import annotations

import types
from typing import Any

FIELDS = ("input", "output", "processed_output")
TURNS = "turns"
"""The one field that may stand beside them: the input as turns of a chat. UltraEval, which knows
no turns, reads the three alone."""
ROLES = ("system", "user", "assistant")
PARAMETERS = "data, num_sample, r, dataset_name"


def check_result(result: Any) -> tuple[dict[str, Any] | None, str, list[str]]:
    """Return (example, "", extra fields) of a transform's result, or (None, complaint, [])."""
    if not isinstance(result, dict):
        return None, f"returned {_named(result)}, expected a dict with {', '.join(FIELDS)}", []
    missing = [name for name in FIELDS if name not in result]
    if missing:
        has = ", ".join(map(str, result)) or "nothing"
        return None, f"returned a dict without {', '.join(missing)}; it has {has}", []
    if not isinstance(result["input"], str):
        return None, f"input is {_named(result['input'])}, expected a string", []
    example: dict[str, Any] = {"input": result["input"]}
    for name in FIELDS[1:]:
        value = result[name]
        is_list = isinstance(value, list | tuple) and len(value) > 0
        if not isinstance(value, str) and not (is_list and all(isinstance(v, str) for v in value)):
            return None, f"{name} is {_named(value)}, expected a string or a list of strings", []
        example[name] = value if isinstance(value, str) else list(value)
    turns, complaint = _turns(result.get(TURNS, []))
    if complaint:
        return None, complaint, []
    texts = {**example, TURNS: [text for _, text in turns]}
    for name, value in texts.items():
        try:
            (value if isinstance(value, str) else "".join(value)).encode("utf-8")
        except UnicodeEncodeError as error:
            bad = error.object[error.start]
            return None, f"{name} has half of a surrogate pair, {bad!r}, which is no text", []
    if turns:
        example[TURNS] = turns
    return example, "", [str(name) for name in result if name not in (*FIELDS, TURNS)]


def _turns(value: Any) -> tuple[list[tuple[str, str]], str]:
    """Return the turns, pairs of role and text or such dicts as chat templates take, or [] and
    a complaint."""
    expected = f"expected a list of (role, text), the roles among {', '.join(ROLES)}"
    if not isinstance(value, list | tuple):
        return [], f"{TURNS} is {_named(value)}, {expected}"
    made: list[tuple[str, str]] = []
    for each in value:
        pair = (each.get("role"), each.get("content")) if isinstance(each, dict) else each
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            return [], f"{TURNS} has {_named(each)} in it, {expected}"
        role, text = pair
        if role not in ROLES or not isinstance(text, str):
            return [], f"{TURNS} has a turn of {_named(role)} that says {_named(text)}, {expected}"
        made.append((role, text))
    return made, ""


def _named(value: Any) -> str:
    """Return a value's type, and the value itself where it is short: `int 7`, `empty list`."""
    kind = type(value).__name__
    if value is None:
        return "None"
    if isinstance(value, list | tuple | dict):
        if not value:
            return f"an empty {kind}"
        odd = next((v for v in value if not isinstance(v, str)), None)
        is_mixed = odd is not None and not isinstance(value, dict)
        return f"a {kind} with {_named(odd)} in it" if is_mixed else f"a {kind}"
    text = repr(value)
    return f"{kind} {text}" if len(text) <= 40 else kind


class ReturnLine:
    """A profiler that notes the line on which `function` returned."""

    def __init__(self, function: Any) -> None:
        self.code = getattr(function, "__code__", None)
        self.line: int | None = getattr(self.code, "co_firstlineno", None)

    def __call__(self, frame: types.FrameType, event: str, _arg: Any) -> None:
        if event == "return" and frame.f_code is self.code:
            self.line = frame.f_lineno
