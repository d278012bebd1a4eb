"""A transform's module: loading it, and placing what goes wrong in its text."""

from __future__ import annotations

import sys
import types
import warnings
from typing import Any

from workbench.io.conflicts import WAY_OUT, conflict_lines, told_marks
from workbench.prompts.worker.contract import PARAMETERS
from workbench.prompts.worker.timer import TimeLimit


class UserCode:
    """A transform's module: its source, and the function when it loaded."""

    def __init__(self, source: str, filename: str) -> None:
        self.source = source
        self.filename = filename
        self.lines = source.split("\n")
        self.function: Any = None

    def load(self) -> list[dict[str, Any]]:
        """Compile and execute the module; return warnings. Raises what the user's code raises."""
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            # Python passes over a byte order mark at the head of a file, and takes none in a text.
            text = self.source.removeprefix("\ufeff")
            code = compile(text, self.filename, "exec", dont_inherit=True)
        notes = [
            diagnostic("warning", "SyntaxWarning", str(w.message), line=w.lineno) for w in caught
        ]
        module = types.ModuleType("transform")
        module.__file__ = self.filename
        # Dataclasses, pickling and typing look modules up by name.
        sys.modules["transform"] = module
        exec(code, module.__dict__)
        self.function = module.__dict__.get("transform")
        return notes

    def check_function(self) -> dict[str, Any] | None:
        """Return a diagnostic if there is no function that takes UltraEval's four arguments."""
        if not callable(self.function):
            return diagnostic(
                "error",
                "Contract",
                f"no function called transform; expected def transform({PARAMETERS})",
                line=1,
            )
        if isinstance(self.function, types.FunctionType) and _takes_four(self.function.__code__):
            return None
        import inspect  # a seventh of a new worker's start, which the usual function is spared

        try:
            inspect.signature(self.function).bind(None, None, None, None)
        except TypeError:
            line = getattr(getattr(self.function, "__code__", None), "co_firstlineno", 1)
            found = str(inspect.signature(self.function))
            return diagnostic(
                "error",
                "Contract",
                f"transform is called with four positional arguments ({PARAMETERS}); "
                f"saw transform{found}",
                line=line,
            )
        except ValueError:  # a builtin without a signature: let the call itself tell
            return None
        return None

    def column(self, line: int, byte_offset: int) -> int:
        """Return the 1-based code-point column of a UTF-8 byte offset, as tracebacks count."""
        text = self.lines[line - 1] if 0 < line <= len(self.lines) else ""
        return len(text.encode("utf-8")[:byte_offset].decode("utf-8", "ignore")) + 1


def _takes_four(code: types.CodeType) -> bool:
    """Say whether four positional arguments fit, by their number alone."""
    return code.co_argcount == 4 and not code.co_kwonlyargcount


def diagnostic(
    severity: str, kind: str, message: str, *, line: int | None = None, **place: int | None
) -> dict[str, Any]:
    """Return a diagnostic as JSON has it; the keys are `types.Diagnostic`'s."""
    return {"severity": severity, "type": kind, "message": message, "line": line, **place}


def from_exception(error: BaseException, code: UserCode) -> dict[str, Any]:
    """Return the diagnostic of an exception, placed at the deepest line of the user's file."""
    if isinstance(error, SyntaxError) and error.filename == code.filename:
        return _from_syntax_error(error, code)
    place = _deepest_place(error, code)
    if isinstance(error, TimeLimit):
        return diagnostic("error", "TimeLimit", str(error), **place)
    if isinstance(error, MemoryError):
        message = "ran out of the memory that live code may use"
        return diagnostic("error", "MemoryLimit", message, **place)
    try:
        message = str(error)
    except Exception:  # an exception class of the user's may fail to print itself
        message = ""
    kind = type(error).__name__
    if isinstance(error, SystemExit):
        message = "the code asked to exit" + (f" ({message})" if message else "")
    return diagnostic("error", kind, message or kind, **place)


def _from_syntax_error(error: SyntaxError, code: UserCode) -> dict[str, Any]:
    if marks := conflict_lines(code.source, error.lineno or 0):
        message = f"{told_marks(marks)}. {WAY_OUT}".removesuffix(".")
        return diagnostic("error", type(error).__name__, message, line=marks[0])
    end = error.end_offset if error.end_lineno == error.lineno else None
    return diagnostic(
        "error",
        type(error).__name__,
        error.msg,
        line=error.lineno,
        column=error.offset or None,
        end_line=error.end_lineno,
        end_column=end if end and end > (error.offset or 0) else None,
    )


def _deepest_place(error: BaseException, code: UserCode) -> dict[str, Any]:
    found: dict[str, Any] = {"line": None}
    step = error.__traceback__
    while step is not None:
        if step.tb_frame.f_code.co_filename == code.filename:
            positions = list(step.tb_frame.f_code.co_positions())
            line, end_line, start, end = positions[step.tb_lasti // 2]
            found = {"line": line or step.tb_lineno}
            if line and start is not None:
                found["column"] = code.column(line, start)
            if end_line and end is not None:
                found |= {"end_line": end_line, "end_column": code.column(end_line, end)}
        step = step.tb_next
    return found
