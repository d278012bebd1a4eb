"""The child process that runs live code: reads jobs on stdin, writes results on stdout.

Started as a script by `transform.py`, one process for many jobs. Each line on stdin is a job
(JSON). Each line on stdout is a step of it: `loaded`, then the result of each call, then `done`.
User code sees neither stream: both are moved to private descriptors before anything runs, and
what it prints is captured, up to a limit.

A guard against accidents (endless loops, runaway memory, exits, floods of output), not a
sandbox: the code has the user's own rights to files and network.

Imports the standard library alone, so that a new worker answers within some 40 ms.
"""

from __future__ import annotations

import copy
import functools
import importlib.machinery
import io
import json
import os
import queue
import random
import signal
import sys
import threading
import time
import types
import warnings
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

FIELDS = ("input", "output", "processed_output")
PARAMETERS = "data, num_sample, r, dataset_name"
IDLE_EXIT = 75  # as in transform.py, which this script cannot import


class TimeLimit(BaseException):
    """Raised by the timer inside user code; a BaseException, so `except Exception` lets it by."""

    seconds: float = 0.0
    """What the timer was last set to."""

    def __str__(self) -> str:
        return f"took longer than {self.seconds:g} s, which is all that live code gets"


class CappedText(io.TextIOBase):
    """A text stream that keeps the first `limit` characters and counts the rest."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.parts: list[str] = []
        self.kept = 0
        self.dropped = 0

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        room = self.limit - self.kept
        if room > 0:
            part = text[:room]
            self.parts.append(part)
            self.kept += len(part)
        self.dropped += max(0, len(text) - max(room, 0))
        return len(text)


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
            code = compile(self.source, self.filename, "exec", dont_inherit=True)
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
        return _from_syntax_error(error)
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


def _from_syntax_error(error: SyntaxError) -> dict[str, Any]:
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
    for name, value in example.items():
        try:
            "".join(value).encode("utf-8")
        except UnicodeEncodeError as error:
            bad = error.object[error.start]
            return None, f"{name} has half of a surrogate pair, {bad!r}, which is no text", []
    return example, "", [str(name) for name in result if name not in FIELDS]


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


Stream: TypeAlias = Callable[[], random.Random]
"""Gives a call its `r`, in the same state each time it is asked."""

Answers: TypeAlias = Iterator[dict[str, Any]]


def call(code: UserCode, job: dict[str, Any], data: Any, r: random.Random) -> Any:
    """Call the transform on a copy of the row."""
    return code.function(copy.deepcopy(data), job["num_sample"], r, job["dataset_name"])


def run_one(code: UserCode, job: dict[str, Any], data: Any, stream: Stream) -> dict[str, Any]:
    """Return the reply for one call: an example, or an error with its place."""
    alarm(job["time_limit"])
    try:
        result = call(code, job, data, stream())
        example, complaint, extra = check_result(result)
        if example is None:
            # Which `return` was it? Run again, watched: cheaper than watching every good call.
            watch = ReturnLine(code.function)
            sys.setprofile(watch)
            try:
                call(code, job, data, stream())
            finally:
                sys.setprofile(None)
            return {"error": diagnostic("error", "Contract", complaint, line=watch.line)}
    except BaseException as error:  # user code may raise anything; it becomes data
        alarm(0)
        failure = from_exception(error, code)
        if isinstance(error, KeyError) and error.args and error.args[0] not in data:
            failure["message"] = f"no {error.args[0]!r}; this doc has {', '.join(map(repr, data))}"
        return {"error": failure}
    alarm(0)
    return {"example": example, "extra": extra}


def one_by_one(code: UserCode, job: dict[str, Any], failure: dict[str, Any] | None) -> Answers:
    """Yield the reply for each call, every source of randomness seeded from the call's key."""

    def seeded(key: str) -> random.Random:
        random.seed(key)
        return random.Random(key)

    for data, key in job["calls"]:
        stream = functools.partial(seeded, key)
        yield {"error": failure} if failure else run_one(code, job, data, stream)


def in_order(code: UserCode, job: dict[str, Any], failure: dict[str, Any] | None) -> Answers:
    """Yield a reply for each row up to the last one wanted: UltraEval's loop over a file.

    One stream draws the shots and is what every call gets as `r`; a shot's call leaves it as it
    found it, the row's own does not (`tasks/eval_task.py`, `construct_input`). Of the rows that
    are not wanted, the own call alone is made, for what it takes from the stream. The module
    `random` is seeded for each row by itself.
    """
    rows, seed, wanted = job["rows"], job["seed"], set(job["wanted"])
    r, count = random.Random(seed), job["num_sample"]

    def rewound(state: Any) -> random.Random:
        r.setstate(state)
        return r

    for index in range(max(wanted) + 1):
        if failure:
            yield {"error": failure}
            continue
        random.seed(f"{seed}/{index}")
        drawn = r.sample(range(len(rows)), count + 1) if count else []
        shots = [shot for shot in drawn if rows[shot] != rows[index]][:count]
        stream = functools.partial(rewound, r.getstate())
        if index in wanted:
            made = [(shot, run_one(code, job, rows[shot], stream)) for shot in shots]
            extra = [name for _, answer in made for name in answer.pop("extra", ())]
            own = run_one(code, job, rows[index], stream)
            yield {**own, "shots": made, "extra": [*own.pop("extra", ()), *extra]}
        else:
            yield {"error": run_one(code, job, rows[index], stream).get("error")}


def alarm(seconds: float) -> None:
    """Start the timer of the soft limit (0 stops it). Where there is none (Windows), the parent's
    hard limit alone holds."""
    TimeLimit.seconds = seconds or TimeLimit.seconds
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def run_job(job: dict[str, Any], reply: Any) -> None:
    """Load a job's code, run its calls, and send a reply for each of these steps, then `done`."""
    out = CappedText(job["max_output"])
    sys.stdout = sys.stderr = out
    code = UserCode(job["source"], job["filename"])
    StandIn.serve(job["compat"])
    notes: list[dict[str, Any]] = []
    alarm(job["load_limit"])
    try:
        notes = code.load()
        failure = code.check_function()
    except BaseException as error:  # user code may raise anything; it becomes data
        failure = from_exception(error, code)
    alarm(0)
    reply({"loaded": failure is None})
    extra: set[str] = set()
    begun = time.perf_counter()
    answers = in_order if "wanted" in job else one_by_one
    for index, answer in enumerate(answers(code, job, failure)):
        extra.update(answer.pop("extra", ()))
        reply({"index": index, **answer})
    seconds = time.perf_counter() - begun
    if extra:
        names = ", ".join(sorted(extra))
        text = f"fields besides {', '.join(FIELDS)} are ignored: {names}"
        notes.append(diagnostic("warning", "Contract", text, line=_definition_line(code)))
    if out.dropped:
        text = f"printed too much: {out.dropped:,} characters were dropped after {out.limit:,}"
        notes.append(diagnostic("warning", "OutputLimit", text, line=_first_print(code)))
    reply({"done": True, "notes": notes, "stdout": "".join(out.parts), "seconds": seconds})


def _definition_line(code: UserCode) -> int | None:
    return getattr(getattr(code.function, "__code__", None), "co_firstlineno", None)


def _first_print(code: UserCode) -> int | None:
    import ast  # seldom needed, and slow to load

    calls = (node for node in ast.walk(ast.parse(code.source)) if isinstance(node, ast.Call))
    lines = [c.lineno for c in calls if isinstance(c.func, ast.Name) and c.func.id == "print"]
    return min(lines, default=None)


NAMES = ("UltraEval", "UltraEval.tasks", "UltraEval.tasks.postprocess")


class StandIn:
    """Lets `from UltraEval.tasks.postprocess import …` work where UltraEval isn't installed.

    Comes last on `sys.meta_path`, so a real UltraEval on the path wins.
    """

    compat = ""
    """Whose faults the post-processors repeat: a job says it."""

    @classmethod
    def serve(cls, compat: str) -> None:
        """Have the next import give post-processors of that kind."""
        if compat == cls.compat:
            return
        cls.compat = compat
        for name in NAMES:
            module = sys.modules.get(name)
            if module is not None and getattr(module.__spec__, "loader", None) is cls:
                del sys.modules[name]

    @classmethod
    def find_spec(cls, name: str, path: Any = None, target: Any = None) -> Any:
        if name not in NAMES:
            return None
        is_package = not name.endswith("postprocess")
        return importlib.machinery.ModuleSpec(name, cls, is_package=is_package)  # type: ignore[arg-type]

    @classmethod
    def create_module(cls, spec: Any) -> Any:
        if spec.name.endswith("postprocess"):
            from workbench.answers.postprocess import ultraeval_module

            return ultraeval_module(cls.compat)
        return None

    @staticmethod
    def exec_module(module: Any) -> None:
        """Nothing is left to do: the module came filled."""


def limit_memory(num_bytes: int) -> None:
    """Limit this process's address space, where the system can (not on Windows)."""
    try:
        import resource
    except ImportError:
        return
    try:
        resource.setrlimit(resource.RLIMIT_AS, (num_bytes, num_bytes))
    except (ValueError, OSError):  # macOS refuses; the time limits still hold
        return


def main() -> None:
    """Serve jobs until stdin ends, or none comes for a while. Arguments: the folder that holds
    the package, the memory limit in bytes, and that while in seconds."""
    package_root, memory, idle = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    sys.path.append(package_root)
    sys.meta_path.append(StandIn)  # type: ignore[arg-type]
    jobs_in = os.fdopen(os.dup(0), "r", encoding="utf-8")
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - lives as long as we do
    if memory:
        limit_memory(memory)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _on_alarm)

    jobs: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read_jobs, args=(jobs_in, jobs), daemon=True).start()

    def reply(message: dict[str, Any]) -> None:
        replies.write(json.dumps(message) + "\n")
        replies.flush()

    while True:
        try:
            job = jobs.get(timeout=idle)
        except queue.Empty:
            os._exit(IDLE_EXIT)
        run_job(json.loads(job), reply)


def _read_jobs(stream: Any, jobs: queue.SimpleQueue[str]) -> None:
    """Queue the jobs; when the parent is gone end at once, even in the middle of a loop."""
    for line in stream:
        jobs.put(line)
    os._exit(0)


def _on_alarm(_signal: int, _frame: Any) -> None:
    raise TimeLimit


if __name__ == "__main__":
    main()
