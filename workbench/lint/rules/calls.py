"""Rules on what the transform calls: what makes prompts differ from run to run, or elsewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.source import Parsed
from workbench.lint.subject import Subject
from workbench.messages import say

_OPENS = frozenset({"open", "input", "io.open", "codecs.open"})
_OUTSIDE = (
    *("os.", "subprocess.", "shutil.", "glob."),
    *("requests.", "urllib.", "http.", "httpx.", "socket.", "aiohttp.", "openai."),
)
_READS = frozenset({"read_text", "read_bytes", "write_text", "write_bytes"})
_PURE = ("os.path.join", "os.path.basename", "os.path.splitext", "urllib.parse.")
_CLOCKS = frozenset({"now", "today", "utcnow"})


def drawn(subject: Subject) -> Iterator[Hit]:
    """A call of `random`, `numpy.random`, `secrets` or `uuid`; using `r` is a hint."""
    code = subject.code
    calls = list(_calls(code))
    is_seeded = any(name == "random.seed" and call.args for name, call in calls)
    for name, call in calls:
        if is_seeded and name.startswith("random."):
            continue
        is_own = name in ("random.Random", "numpy.random.default_rng") and call.args
        is_module = name.startswith(("random.", "numpy.random.", "secrets.", "uuid.uuid"))
        if is_module and not is_own and "()" not in name:
            yield Hit(
                say("{name}() draws from a stream that other code moves on", name=name),
                say("Draw from random.Random(…) seeded with a text of the row."),
                line=call.lineno,
                about=str(call.lineno),
            )
    stream = code.parameters[2] if len(code.parameters) > 2 else ""
    for node in ast.walk(code.function) if code.function and stream else ():
        if isinstance(node, ast.Name) and node.id == stream and isinstance(node.ctx, ast.Load):
            yield Hit(
                say(
                    "the transform draws from {stream!r}, which UltraEval does not seed",
                    stream=stream,
                ),
                say("Draw from random.Random(…) seeded with a text of the row."),
                line=node.lineno,
                about=stream,
                severity="hint",
            )


def reaches_out(subject: Subject) -> Iterator[Hit]:
    """A call that reads a file, the network or the environment."""
    for name, call in _calls(subject.code):
        owner, _, method = name.rpartition(".")
        is_outside = name in _OPENS or name.startswith(_OUTSIDE) or (owner and method in _READS)
        if name.startswith(_PURE) or not is_outside:
            continue
        yield Hit(
            say("{name}() reads from outside the row", name=name),
            say("Put what is needed into the data, or into the transform."),
            line=call.lineno,
            about=str(call.lineno),
        )


def tells_time(subject: Subject) -> Iterator[Hit]:
    """A call that asks for the time or date."""
    for name, call in _calls(subject.code):
        parts = name.split(".")
        is_clock = parts[0] in ("datetime", "date", "pandas") and parts[-1] in _CLOCKS
        if "()" not in name and (parts[0] == "time" or is_clock):
            yield Hit(
                say("{name}() makes the prompt depend on the time", name=name),
                say("Write the date into the transform, or take it from the row."),
                line=call.lineno,
                about=str(call.lineno),
            )


def unordered(subject: Subject) -> Iterator[Hit]:
    """A set is gone through, or made a list, without being sorted."""
    for node in subject.code.nodes:
        if isinstance(node, ast.For | ast.comprehension):
            walked = node.iter
        elif isinstance(node, ast.Call) and node.args and _keeps_order(node.func):
            walked = node.args[0]
        else:
            continue
        if _is_set(walked):
            yield Hit(
                say(
                    "the order of {walked} differs from process to process",
                    walked=shorten(ast.unparse(walked), 40)[1:-1],
                ),
                say("Sort it: sorted(…), or use dict.fromkeys(…), which keeps the order."),
                line=walked.lineno,
                about=str(walked.lineno),
            )


def _keeps_order(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "join"
    return isinstance(function, ast.Name) and function.id in ("list", "tuple", "enumerate", "zip")


def _is_set(node: ast.expr) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("set", "frozenset")
    return isinstance(node, ast.Set | ast.SetComp)


def _calls(code: Parsed) -> Iterator[tuple[str, ast.Call]]:
    """Yield the calls with the full names of what they call, as far as imports tell; a name with
    `()` in it is a method of what another call gives."""
    known: dict[str, str] = {}
    for node in code.nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                short = alias.asname or alias.name.split(".")[0]
                known[short] = alias.name if alias.asname else short
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                known[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    for node in code.nodes:
        if isinstance(node, ast.Call) and (name := _dotted(node.func)):
            root, _, rest = name.partition(".")
            bare = root.removesuffix("()")
            if bare in known:
                yield f"{known[bare]}{root[len(bare) :]}.{rest}".rstrip("."), node
            elif root in ("open", "input") or rest.rpartition(".")[2] in _READS:
                yield name, node


def _dotted(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        before = _dotted(node.value)
        return f"{before}.{node.attr}" if before else ""
    return f"{_dotted(node.func)}()" if isinstance(node, ast.Call) else ""


RULES = (
    Rule(
        "code/random",
        "warning",
        drawn,
        "UltraEval draws from an unseeded stream (`eval_task.py:152`), and what a transform takes "
        "from the global one hangs on all that ran before it.",
    ),
    Rule(
        "code/outside",
        "warning",
        reaches_out,
        "The prompt is then not in the data: elsewhere it fails, or is another.",
    ),
    Rule("code/time", "warning", tells_time, "The prompt of tomorrow is another one."),
    Rule(
        "code/set-order",
        "warning",
        unordered,
        "Python orders texts in a set anew in each process (PYTHONHASHSEED); the workbench fixes "
        "that, UltraEval does not.",
    ),
)
