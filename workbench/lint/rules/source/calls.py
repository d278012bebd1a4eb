"""Rules on what the transform calls: what makes prompts differ from run to run, or elsewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from workbench.lint.finding import Hit, Rule
from workbench.lint.source import Parsed, names_in
from workbench.lint.subject import Subject
from workbench.messages import say

_OPENS = frozenset({"open", "input", "io.open", "codecs.open"})
_OUTSIDE = (
    *("os.", "subprocess.", "shutil.", "glob.", "platform.", "getpass.", "multiprocessing.cpu"),
    *("requests.", "urllib.", "http.", "httpx.", "socket.", "aiohttp.", "openai."),
)
_READS = frozenset({"read_text", "read_bytes", "write_text", "write_bytes"})
_OF_FOLDERS = frozenset(
    {"cwd", "home", "expanduser", "exists", "is_file", "is_dir", "iterdir", "glob", "rglob", "stat"}
    | {"absolute", "resolve", "samefile", "open"}
)
"""What a path of `pathlib` asks the disk, or the process, for."""
_OF_PROCESS = frozenset({"os.environ", "sys.argv", "sys.platform", "sys.version", "sys.executable"})
_OF_LOCALE = frozenset(
    {"setlocale", "getlocale", "getdefaultlocale", "getencoding", "getpreferredencoding"}
)
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
    """A call that reads a file, the network, the environment, the working folder or the machine's
    locale."""
    for node in _environment(subject.code):
        yield Hit(
            say("{name}() reads from outside the row", name=_dotted(node)),
            say("Put what is needed into the data, or into the transform."),
            line=node.lineno,
            about=str(node.lineno),
        )
    for name, call in _calls(subject.code):
        owner, _, method = name.rpartition(".")
        is_outside = (
            name in _OPENS or name.startswith(_OUTSIDE) or (owner != "" and method in _READS)
        )
        is_outside |= name.startswith("pathlib.") and method in _OF_FOLDERS
        is_of_place = owner == "locale" and method in _OF_LOCALE and not _is_plain(call)
        if name.startswith(_PURE) or not (is_outside or is_of_place):
            continue
        yield Hit(
            say("{name}() reads from outside the row", name=name),
            say("Put what is needed into the data, or into the transform."),
            line=call.lineno,
            about=str(call.lineno),
        )


def _is_plain(call: ast.Call) -> bool:
    """Say whether a locale is set to the one that is the same everywhere."""
    said = [part.value for part in call.args[1:] if isinstance(part, ast.Constant)]
    return bool(said) and said[0] in ("C", "POSIX", "C.UTF-8")


def _environment(code: Parsed) -> Iterator[ast.Attribute]:
    """Yield where the code reads `os.environ` or the like without calling it."""
    called = {id(node.func.value) for node in code.nodes if isinstance(node, ast.Call)
              and isinstance(node.func, ast.Attribute)}  # fmt: skip
    for node in code.nodes:
        if not isinstance(node, ast.Attribute) or id(node) in called:
            continue
        if _dotted(node) in _OF_PROCESS:
            yield node


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


def same_draw(subject: Subject) -> Iterator[Hit]:
    """The transform seeds a stream with a constant at each call, so it draws the same for every row
    and in every shot."""
    code = subject.code
    inside = list(ast.walk(code.function)) if code.function else []
    local = {n.id for n in inside if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    local |= set(code.parameters)
    for node in inside:
        if not isinstance(node, ast.Call):
            continue
        name = _dotted(node.func)
        is_seeding = name.endswith((".Random", ".seed", ".default_rng", ".RandomState"))
        if not is_seeding and name not in ("Random", "seed", "default_rng"):
            continue
        if node.args and not any(names_in(argument) & local for argument in node.args):
            yield Hit(
                say("{name}() begins anew with one seed at each row", name=name),
                say("Draw from random.Random(…) seeded with a text of the row."),
                line=node.lineno,
                about=str(node.lineno),
            )


def hash_seeded(subject: Subject) -> Iterator[Hit]:
    """`hash` or `id` is called, or handed on as a key: both differ from process to process."""
    for node in subject.code.nodes:
        if not isinstance(node, ast.Name) or not isinstance(node.ctx, ast.Load):
            continue
        if node.id in ("hash", "id") and node.id not in subject.code.local_names:
            yield Hit(
                say("{name}() differs from process to process", name=node.id),
                say("Use hashlib.sha256(text.encode()), or a number of the row."),
                line=node.lineno,
                about=str(node.lineno),
            )


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
        elif isinstance(node, ast.Call) and (module := _imported(node)):
            known[module] = module
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
    if not isinstance(node, ast.Call):
        return ""
    return _imported(node) or f"{_dotted(node.func)}()"


def _imported(call: ast.Call) -> str:
    """Return the module that a call imports: `__import__("time")`."""
    name = _dotted(call.func)
    if name in ("__import__", "importlib.import_module", "import_module") and call.args:
        module = call.args[0]
        return str(module.value) if isinstance(module, ast.Constant) else ""
    return ""


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
        "code/same-draw",
        "hint",
        same_draw,
        "Options that are shuffled so keep one place for the first of them, and every shot shows "
        "the same draw.",
    ),
    Rule(
        "code/hash",
        "warning",
        hash_seeded,
        "Python seeds the hashes of texts anew in each process (PYTHONHASHSEED); the workbench "
        "fixes that, UltraEval does not.",
    ),
)
