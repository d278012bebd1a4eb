"""What live code may still do where it is closed in, and what it may reach when it asks."""

from __future__ import annotations

import socket
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.unit.io.test_processes import runs
from workbench.prompts.asks import access_for, asked_for
from workbench.prompts.environment import clean_environment
from workbench.prompts.transform import Access, Call, Limits, Source, TransformRunner
from workbench.prompts.worker.sandbox import available
from workbench.prompts.worker.sandbox.places import too_wide
from workbench.prompts.worker.sandbox.system import machine
from workbench.types import Diagnostic, Doc, Example

HEAD = "def transform(data, num_sample, r, dataset_name):\n"

closed = pytest.mark.skipif(available() != "closed", reason="a guard only: nothing is closed")


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    with closing(TransformRunner(Limits(time=10.0, load=30.0))) as made:
        yield made


def told(runner: TransformRunner, body: str, access: Access | None = None) -> str:
    """Run a body that sets `said`; return it, or what went wrong."""
    text = HEAD + textwrap.indent(body, "    ")
    text += "\n    return {'input': str(said), 'output': '', 'processed_output': ''}\n"
    source = Source(text, access=access or Access())
    (made,) = runner.run(source, [Call(Doc(0, {}), "0")]).results
    return made.input if isinstance(made, Example) else made.message


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "use", "expected"),
    [
        ("numpy", "int(numpy.linalg.norm(numpy.array([3.0, 4.0])))", "5"),
        ("regex", "regex.findall(r'\\p{L}+', 'ein Wort')", "['ein', 'Wort']"),
        ("re", "re.sub('a+', 'b', 'caat')", "cbt"),
        ("json", "json.loads('[1]')", "[1]"),
        ("random", "random.Random(1).randint(5, 5)", "5"),
        ("datetime", "datetime.date(2026, 1, 31).isoformat()", "2026-01-31"),
        ("zoneinfo", "zoneinfo.ZoneInfo('UTC')", "UTC"),
        ("decimal", "decimal.Decimal('0.1') * 3", "0.3"),
        ("fractions", "fractions.Fraction(2, 4)", "1/2"),
        ("statistics", "statistics.median([1, 3, 2])", "2"),
        ("collections", "collections.Counter('aab')['a']", "2"),
        ("itertools", "list(itertools.batched([1], 1)) if 0 else 1", "1"),
        ("string", "string.ascii_uppercase[:3]", "ABC"),
        ("textwrap", "textwrap.shorten('a b c', 3, placeholder='')", "a b"),
        ("unicodedata", "unicodedata.name('é')", "LATIN SMALL LETTER E WITH ACUTE"),
        ("html", "html.unescape('&lt;')", "<"),
        ("ast", "ast.literal_eval('(1, 2)')", "(1, 2)"),
        ("hashlib", "hashlib.sha256(b'').hexdigest()[:4]", "e3b0"),
        ("csv", "next(csv.reader(['a,b']))", "['a', 'b']"),
        ("difflib", "difflib.get_close_matches('ab', ['abc'])", "['abc']"),
        ("dataclasses", "dataclasses.make_dataclass('D', ['x'])(1).x", "1"),
        ("threading", "threading.Thread(target=print).start() or 'started'", "started"),
        ("asyncio", "asyncio.run(asyncio.sleep(0, 'slept'))", "slept"),
        ("ssl", "ssl.create_default_context() and 'made'", "made"),
        ("socket", "len(socket.socketpair())", "2"),
        ("secrets", "len(secrets.token_bytes(4))", "4"),
        ("uuid", "len(str(uuid.uuid4()))", "36"),
        ("sqlite3", "sqlite3.connect(':memory:').execute('select 1').fetchone()", "(1,)"),
        ("jinja2", "jinja2.Template('{{ x }}').render(x=1)", "1"),
        ("yaml", "yaml.safe_load('a: 1')", "{'a': 1}"),
        ("pandas", "int(pandas.Series([1, 2]).sum())", "3"),
    ],
)
def test_what_transforms_import_works(
    runner: TransformRunner, module: str, use: str, expected: str
) -> None:
    """The standard library, regex, numpy and what else prompts are made with."""
    assert told(runner, f"import {module}\nsaid = {use}") == expected


@pytest.mark.slow
def test_a_second_text_finds_its_packages_imported() -> None:
    """An installed package that a text asks for is there at once for the next text."""
    body = "import sys\nwas = 'numpy' in sys.modules\nimport numpy\nsaid = was"
    with closing(TransformRunner(Limits(time=10.0, load=30.0))) as runner:
        assert told(runner, body) == "False"
        assert told(runner, body + "  # another text") == "True"


def test_one_text_leaves_nothing_for_another(runner: TransformRunner) -> None:
    """What code does to its process is gone with the next text."""
    told(runner, "import json\njson.loads = lambda text: 'forged'\nsaid = 1")
    assert told(runner, "import json\nsaid = json.loads('[1]')") == "[1]"


def test_the_task_s_folder_is_read_and_told(runner: TransformRunner, tmp_path: Path) -> None:
    """A file beside the rows, and which it was."""
    (tmp_path / "cue.txt").write_text("Q: ")
    body = f"said = open({str(tmp_path / 'cue.txt')!r}).read()"
    assert told(runner, body, Access((str(tmp_path),))) == "Q: "


@closed
def test_nothing_else_is_read_or_written(runner: TransformRunner, tmp_path: Path) -> None:
    """A file in another folder; a file made in the task's own."""
    task, other = tmp_path / "task", tmp_path / "other.txt"
    task.mkdir()
    other.write_text("x")
    access = Access((str(task),))
    assert "Permission denied" in told(runner, f"said = open({str(other)!r}).read()", access)
    assert "denied" in told(runner, f"said = open({str(task / 'new')!r}, 'w')", access)
    assert not (task / "new").exists()
    assert runner.level == "closed"


@closed
def test_the_home_is_no_task(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder that is the user's home, or above it, is not opened, whoever names it."""
    assert too_wide(str(Path.home()))
    assert too_wide("/")
    assert not too_wide(str(tmp_path))


@pytest.mark.slow
@closed
def test_what_is_asked_for_and_granted_works(runner: TransformRunner, tmp_path: Path) -> None:
    """Writing to the task's folder, reading elsewhere, the network: each by its own name."""
    task, other = tmp_path / "task", tmp_path / "other"
    task.mkdir()
    other.mkdir()
    (other / "text").write_text("elsewhere")
    write = f"open({str(task / 'made')!r}, 'w').write('x')\nsaid = 'written'"
    read = f"said = open({str(other / 'text')!r}).read()"
    assert told(runner, write, access_for(str(task), ["write"])) == "written"
    assert (task / "made").read_text() == "x"
    assert "denied" in told(runner, read, access_for(str(task), ["write"]))
    assert told(runner, read, access_for(str(task), [f"read {other}"])) == "elsewhere"
    with socket.create_server(("127.0.0.1", 0)) as server:
        where = server.getsockname()
        connect = f"import socket\nsaid = socket.create_connection({where!r}, 5).getpeername()[0]"
        assert "not permitted" in told(runner, connect, access_for(str(task), []))
        assert told(runner, connect, access_for(str(task), ["network"])) == "127.0.0.1"


def test_asks_are_comments_of_their_own() -> None:
    """Each once, in order; not within a line, not of another name."""
    text = (
        "# workbench: allow network\n"
        "#workbench: allow  read   ~/x y\n"
        "x = 1  # workbench: allow write\n"
        "# workbench: allow everything\n"
        "# workbench: allow network\n"
    )
    assert asked_for(text) == ("network", "read ~/x y")


def test_secrets_stay_outside() -> None:
    """What Python needs and the language are passed on, keys and tokens are not."""
    secrets = {"AWS_SECRET_ACCESS_KEY": "s", "HF_TOKEN": "t", "LC_MY_TOKEN": "u"}
    kept = clean_environment({"PATH": "/bin", "LC_ALL": "C", **secrets})
    assert kept.keys() >= {"PATH", "LC_ALL"}
    assert not kept.keys() & secrets.keys()
    assert kept["PYTHONHASHSEED"] == "0"


def test_a_refused_source_starts_nothing() -> None:
    """Each row says why, and no process was there."""
    with closing(TransformRunner()) as runner:
        made = runner.run(Source("import this", refused="why"), [Call(Doc(3, {}), "0")])
        turns = runner.run_in_order(Source("", refused="why"), [Doc(0, {})], 0, [0])
        assert runner._process._process is None  # type: ignore[attr-defined]
    (found,) = made.results
    assert isinstance(found, Diagnostic)
    assert (found.type, found.doc_id) == ("NotAllowed", 3)
    assert turns.turns[0].own == Diagnostic("error", "NotAllowed", "why", doc_id=0)


WITHOUT_LANDLOCK = """
import errno, sys
from contextlib import closing
from workbench.prompts.transform import Call, Limits, Source, TransformRunner
from workbench.prompts.worker.sandbox import landlock, seccomp, system
from workbench.types import Doc

system.prctl(system.PR_SET_NO_NEW_PRIVS, 1)
seccomp._install(system.machine(), seccomp._refused([landlock.CREATE_RULESET], errno.ENOSYS))
with closing(TransformRunner(Limits(time=200.0, load=200.0))) as runner:
    (made,) = runner.run(Source(sys.argv[1]), [Call(Doc(0, {}), "0")]).results
    print(runner.level, made.input)
"""
"""Runs a text as on a kernel that does not know Landlock."""

STAYS_BEHIND = (
    HEAD
    + """\
    import os, time
    reading, writing = os.pipe()
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.write(writing, str(os.getpid()).encode())
            while True:
                time.sleep(0.05)
        os._exit(0)
    return {"input": os.read(reading, 20).decode(), "output": "", "processed_output": ""}
"""
)


@pytest.mark.slow
@pytest.mark.skipif(not machine(), reason="elsewhere the process group is ended, and no more")
def test_where_a_guard_alone_holds_what_code_started_ends_with_its_process() -> None:
    """By a session of its own and a double fork, which leave every group and every parent."""
    command = [sys.executable, "-c", WITHOUT_LANDLOCK, STAYS_BEHIND]
    done = subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    level, pid = done.stdout.split()
    assert level == "guard"
    while runs(int(pid)):  # the net of the test run ends a test that waits for ever
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="as the sandbox")
@pytest.mark.parametrize("name", ["datasets", "transformers"])
def test_large_libraries_can_be_imported(name: str) -> None:
    """As far as reading goes."""
    pytest.importorskip(name)
    with closing(TransformRunner(Limits(time=60.0, load=60.0, memory=4 * 1024**3))) as runner:
        assert told(runner, f"import {name}\nsaid = {name}.__name__") == name
