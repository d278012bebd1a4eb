"""What attacks are tried on: files, a process, listeners, a secret; and whether they had an effect.

`outside` runs an attack in a Python as it is, `inside` in the worker. Whether it had an effect is
asked alike of both: the secret (or the proof that something was permitted) came back, a file was
made, changed or removed, the other process or the parent ended, a listener heard the secret said.
"""

from __future__ import annotations

import contextlib
import inspect
import json
import os
import queue
import shutil
import socket
import sqlite3
import subprocess
import sys
import threading
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import workbench
from tests.attacks import tools
from workbench.prompts.transform import Access, Call, Limits, Source, TransformRunner
from workbench.tasks.seal import make_seal, seal_text
from workbench.types import Doc, Example

Attack = Callable[[tools.World], object]

TOKEN = "3f6c-what-nobody-may-have-91aa"
LAST = b"what came before is counted"
VARIABLE = "SOMEBODY_S_API_KEY"

VICTIM = "import sys, time; print('ready', flush=True); time.sleep(600)"

PARENT = """
import json, os, sys
code, world = json.load(sys.stdin)
out, into = os.pipe()
child = os.fork()
if child == 0:
    space = {"w": world}
    exec(code, space)
    os.write(into, str(space["found"]).encode("utf-8", "replace")[:500_000])
    os._exit(0)
os.close(into)
with open(out, "rb") as answer:
    text = answer.read()
os.waitpid(child, 0)
sys.stdout.buffer.write(text)
"""
"""A parent for attacks on parents, which has nothing to lose."""

TRANSFORM = """
def transform(data, num_sample, r, dataset_name):
    space = dict(globals())
    space["w"] = data
    exec(data["code"], space)
    return {"input": str(space["found"])[:500_000], "output": "", "processed_output": ""}
"""


def attacks_of(module: Any) -> list[Attack]:
    """Return the attacks of a file: its functions, but for those that begin with `_`."""
    return [
        function
        for name, function in vars(module).items()
        if inspect.isfunction(function)
        and function.__module__ == module.__name__
        and not name.startswith("_")
    ]


def code_of(attack: Attack) -> str:
    """Return an attack as a text of its own, which sets `found`."""
    module = sys.modules[attack.__module__]
    helpers = [
        inspect.getsource(function)
        for name, function in vars(module).items()
        if inspect.isfunction(function) and name.startswith("_")
    ]
    parts = [
        "from __future__ import annotations",
        inspect.getsource(tools),
        *helpers,
        f"FORGED = {getattr(module, 'FORGED', None)!r}",
        inspect.getsource(attack),
        f"try:\n    found = {attack.__name__}(w)",
        "except BaseException as error:\n    found = 'refused: ' + repr(error)",
    ]
    return "\n\n".join(parts)


class World:
    """Everything around one user's session, in a folder of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder, self.task = root / "folder", root / "task"
        self.sealed_task = root / "sealed-task"
        self.task.mkdir(parents=True)
        self._heard = 0
        self._datagrams: list[tuple[int, Any]] = []
        self._streams: list[tuple[int, Any]] = []
        self._listening: list[threading.Thread] = []
        self._caught_up = queue.SimpleQueue[None]()
        self._victim: subprocess.Popen[bytes] | None = None
        self._open = contextlib.ExitStack()
        self._ports = {
            "tcp": self._listens(socket.AF_INET, "127.0.0.1"),
            "tcp6": self._listens(socket.AF_INET6, "::1") if socket.has_ipv6 else 0,
            "udp": self._hears(socket.AF_INET, ("127.0.0.1", 0)),
        }
        self._listens(socket.AF_UNIX, str(root / "socket"))
        self._listens(socket.AF_UNIX, f"\0workbench-{os.getpid()}")
        self._hears(socket.AF_UNIX, f"\0workbench-datagrams-{os.getpid()}")
        self._hears(socket.AF_UNIX, str(root / "datagrams"))
        os.environ[VARIABLE] = TOKEN
        self.runner = TransformRunner(Limits(time=5.0, load=10.0))
        self._make()
        (self.task / "flip").symlink_to(self.task / "rows.jsonl")

    def close(self) -> None:
        """End what was started."""
        self.runner.close()
        self._open.close()
        os.environ.pop(VARIABLE, None)
        self._end_victim()

    def outside(self, attack: Attack) -> str:
        """Run an attack without a sandbox; return its effect, "" where it had none."""
        before = self._ready()
        sent = json.dumps([code_of(attack), self._facts()])
        done = subprocess.run(
            [sys.executable, "-P", "-c", PARENT],
            input=sent.encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            timeout=60,
            cwd=self.root,
        )
        if done.returncode:
            return f"its parent ended with {done.returncode}"
        return self._effect(before, done.stdout.decode("utf-8", "replace"))

    def inside(self, attack: Attack) -> str:
        """Run an attack as live code; return its effect, "" where it had none."""
        before = self._ready()
        own = json.dumps(attack.__name__)
        access = Access((str(self.task), str(self.sealed_task)))
        source = Source(TRANSFORM + f"# {own}\n", access=access)
        self.runner.run(source, [])  # so that a process is there, whose end would tell
        data = {**self._facts(), "code": code_of(attack)}
        (made,) = self.runner.run(source, [Call(Doc(0, data), "0")]).results
        text = made.input if isinstance(made, Example) else made.message
        return self._effect(before, text)

    def _ready(self) -> dict[str, object]:
        self._make()
        self._catch_up()
        self._heard = 0
        if self._victim is None or _state(self._victim) not in "SR":
            self._end_victim()
            with open(self.folder / "secret.txt", "rb") as secret:
                self._victim = subprocess.Popen(
                    [sys.executable, "-c", VICTIM, TOKEN],
                    stdin=secret,
                    stdout=subprocess.PIPE,
                    start_new_session=True,
                    cwd=self.root,
                )
            assert self._victim.stdout is not None
            self._victim.stdout.readline()
        return self._seen()

    def _end_victim(self) -> None:
        if self._victim is not None:
            self._victim.kill()
            self._victim.communicate()

    def _facts(self) -> dict[str, Any]:
        assert self._victim is not None
        folder, task = str(self.folder), str(self.task)
        return {
            "token": TOKEN,
            "variable": VARIABLE,
            "root": str(self.root),
            "folder": folder,
            "task": task,
            "secret": f"{folder}/secret.txt",
            "canary": f"{folder}/canary.txt",
            "database": f"{folder}/secret.db",
            "module": f"{folder}/module_of_somebody.py",
            "link": f"{task}/link",
            "flip": f"{task}/flip",
            "sealed_task": str(self.sealed_task),
            "holdout": str(self.sealed_task / "holdout"),
            "sealed": str(self.sealed_task / "holdout" / "rows.jsonl.sealed"),
            "packed": str(self.sealed_task / "holdout" / "packed.jsonl.sealed"),
            "package": str(Path(workbench.__file__).parent),
            "victim": self._victim.pid,
            "stack": _stack(self._victim.pid),
            "unix": str(self.root / "socket"),
            "unix_datagram": str(self.root / "datagrams"),
            "abstract": f"workbench-{os.getpid()}",
            "abstract_datagram": f"workbench-datagrams-{os.getpid()}",
            **self._ports,
        }

    def _make(self) -> None:
        """Make all files anew. The task's folder itself stays: the sandbox knows it."""
        shutil.rmtree(self.folder, ignore_errors=True)
        for path in self.task.iterdir():
            if not path.name.startswith("flip"):
                path.unlink()
        (self.folder / "empty").mkdir(parents=True)
        (self.folder / "listed").touch()
        (self.folder / "secret.txt").write_text(TOKEN)
        (self.folder / "canary.txt").write_text("as it was")
        with contextlib.suppress(OSError):  # a file system without attributes
            os.setxattr(self.folder / "canary.txt", "user.there", TOKEN.encode())
        (self.folder / "module_of_somebody.py").write_text(f"SECRET = {TOKEN!r}\n")
        with contextlib.closing(sqlite3.connect(self.folder / "secret.db")) as base, base:
            base.execute("create table secrets (secret)")
            base.execute("insert into secrets values (?)", (TOKEN,))
        (self.task / "rows.jsonl").write_text("{}\n")
        (self.task / "link").symlink_to(self.folder / "secret.txt")
        if not (self.sealed_task / "holdout").is_dir() or (self.sealed_task / "data/mine").exists():
            self._seal()

    def _seal(self) -> None:
        """Make a task with sealed rows: made anew only where that is needed, since live code gets
        a new process then."""
        shutil.rmtree(self.sealed_task, ignore_errors=True)
        holdout, data = self.sealed_task / "holdout", self.sealed_task / "data"
        for folder in (holdout, data / "old/holdout"):
            folder.mkdir(parents=True)
            (folder / "rows.jsonl.sealed").write_text(f"SECRET = {TOKEN!r}\n")
        rows = [{"question": TOKEN}]
        packed = make_seal("data/packed.jsonl", rows, of=1, share=0.5)
        (holdout / "packed.jsonl.sealed").write_text(seal_text(packed, rows))
        for name in ("rows.jsonl.sealing", ".rows.jsonl.sealed.0123abcd", "openings.jsonl"):
            (holdout / name).write_text(TOKEN)
        (data / "rows.jsonl.sealed~").write_text(TOKEN)
        (data / ".git").write_text(f"gitdir: {TOKEN}\n")
        for git in (self.sealed_task / ".git", data / "mirror.git"):
            (git / "objects/ab").mkdir(parents=True)
            (git / "objects/ab/cd").write_bytes(zlib.compress(TOKEN.encode()))
            (git / "COMMIT_EDITMSG").write_text(TOKEN)
        sealed = holdout / "rows.jsonl.sealed"
        for hard in (data / "hard", self.sealed_task / "hard"):
            hard.hardlink_to(sealed)
        (data / "soft").symlink_to(sealed)
        (data / "soft_module.py").symlink_to(sealed)
        (data / "folder").symlink_to(holdout)
        (data / "again").symlink_to(self.sealed_task)

    def _seen(self) -> dict[str, object]:
        found: dict[str, object] = {}
        for folder in (self.folder, self.task, self.sealed_task):
            for path in sorted(folder.rglob("*")):
                if path.name in ("flip", "flipping", "__pycache__"):
                    continue
                status = path.lstat()
                text = path.read_bytes() if path.is_file() else b""
                names = tuple(os.listxattr(path, follow_symlinks=False))
                found[str(path)] = (status.st_mode, status.st_uid, status.st_mtime_ns, text, names)
        return found

    def _effect(self, before: dict[str, object], text: str) -> str:
        self._catch_up()
        after = self._seen()
        changed = [path for path in before.keys() | after.keys()
                   if before.get(path) != after.get(path)]  # fmt: skip
        if TOKEN in text:
            return "what nobody may have came back"
        if changed:
            return f"changed: {changed}"
        if self._victim is None or _state(self._victim) not in "SR":
            return "the other process ended or stands still"
        return f"{self._heard} listeners heard of it" if self._heard else ""

    @contextlib.contextmanager
    def flipping(self) -> Iterator[None]:
        """Let a link in the task point to its rows and to the secret in turn, as fast as can be."""
        over = threading.Event()

        def flip() -> None:
            targets = self.task / "rows.jsonl", self.folder / "secret.txt"
            place = 0
            while not over.is_set():
                place += 1
                with contextlib.suppress(OSError):
                    (self.task / "flipping").symlink_to(targets[place % 2])
                    os.replace(self.task / "flipping", self.task / "flip")

        thread = threading.Thread(target=flip)
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()

    def _listens(self, family: int, where: str) -> int:
        made = self._open.enter_context(socket.socket(family))
        address: Any = where if family == socket.AF_UNIX else (where, 0)
        try:
            made.bind(address)
        except OSError:  # a machine without IPv6, say
            return 0
        made.listen()
        self._streams.append((family, made.getsockname()))
        threading.Thread(target=self._accept, args=(made,), daemon=True).start()
        return 0 if family == socket.AF_UNIX else int(made.getsockname()[1])

    def _accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                made, _ = listener.accept()
                # On its own: somebody else's may say nothing for long.
                own = threading.Thread(target=self._listen, args=(made,), daemon=True)
                self._listening.append(own)
                own.start()

    def _listen(self, made: socket.socket) -> None:
        with contextlib.suppress(OSError), made:
            made.settimeout(5.0)
            # First: whoever has the answer may be over, and the next attack begin.
            self._count(made.recv(1000))
            made.sendall(b"y")

    def _hears(self, family: int, where: Any) -> int:
        made = self._open.enter_context(socket.socket(family, socket.SOCK_DGRAM))
        made.bind(where)
        self._datagrams.append((family, made.getsockname()))
        threading.Thread(target=self._receive, args=(made,), daemon=True).start()
        return 0 if family == socket.AF_UNIX else int(made.getsockname()[1])

    def _receive(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                said = listener.recv(1000)
                self._count(said)
                if said == LAST:
                    self._caught_up.put(None)

    def _catch_up(self) -> None:
        """Wait until all that was sent is counted: whoever sends a datagram, or opens a stream with
        its first words, may be over before it is heard."""
        for family, address in self._streams:
            with socket.socket(family) as made:
                made.connect(address)
                made.sendall(LAST)
                made.recv(1)  # those before it are accepted, too
        while self._listening:
            self._listening.pop().join(timeout=1.0)
        for family, address in self._datagrams:
            with socket.socket(family, socket.SOCK_DGRAM) as made:
                made.sendto(LAST, address)
            self._caught_up.get(timeout=30)

    def _count(self, said: bytes) -> None:
        if TOKEN.encode() in said:
            self._heard += 1


def _state(process: subprocess.Popen[bytes]) -> str:
    """Return the letter of a process's state: S or R while it is well."""
    if process.poll() is not None:
        return "X"
    text = Path(f"/proc/{process.pid}/stat").read_text("utf-8")
    return text.rpartition(")")[2].split()[0]


def _stack(pid: int) -> int:
    for line in Path(f"/proc/{pid}/maps").read_text("utf-8").splitlines():
        if line.endswith("[stack]"):
            return int(line.split("-")[1].split()[0], 16) - 4096
    return 0
