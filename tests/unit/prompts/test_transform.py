"""Live code: what it does wrong comes back as data with a place, and the next edit works."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from workbench.prompts.process import LiveProcess
from workbench.prompts.transform import Access, Call, Limits, Source, Transformed, TransformRunner
from workbench.types import Diagnostic, Doc, Example

HEAD = "def transform(data, num_sample, r, dataset_name):\n"
GOOD = HEAD + "    return {'input': data['q'], 'output': 'a', 'processed_output': 'b'}\n"


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    with closing(TransformRunner(Limits(time=0.5, load=3.0))) as made:
        yield made


def run(runner: TransformRunner, body: str, count: int = 1, **source: object) -> Transformed:
    text = body if "def transform" in body else HEAD + textwrap.indent(body, "    ")
    calls = [Call(Doc(i, {"q": f"q{i}"}), str(i)) for i in range(count)]
    return runner.run(Source(text, **source), calls)  # type: ignore[arg-type]


def failure(runner: TransformRunner, body: str) -> Diagnostic:
    result = run(runner, body).results[0]
    assert isinstance(result, Diagnostic), result
    return result


def test_examples_come_in_the_order_of_the_calls(runner: TransformRunner) -> None:
    """One example per call, aligned."""
    results = run(runner, GOOD, 3).results
    assert results == tuple(Example(f"q{i}", ("a",), "b") for i in range(3))


def test_all_four_arguments_reach_the_transform(runner: TransformRunner) -> None:
    """num_sample and dataset_name are passed, positionally, whatever the names."""
    text = (
        "def transform(row, num_fewshot, rng, name):\n"
        "    text = f'{num_fewshot} {name} {rng.random()}'\n"
        "    return {'input': text, 'output': 'a', 'processed_output': 'b'}\n"
    )
    first, second = run(runner, text, 2, num_sample=4, dataset_name="sums_gen").results
    assert isinstance(first, Example)
    assert isinstance(second, Example)
    assert first.input.startswith("4 sums_gen 0.")
    assert first.input != second.input


def test_randomness_is_the_key_s(runner: TransformRunner) -> None:
    """The same key gives the same text, by `r` and by the module `random` alike."""
    text = (
        "import random\n" + HEAD + "    text = f'{r.random()} {random.random()}'\n"
        "    return {'input': text, 'output': 'a', 'processed_output': 'b'}\n"
    )
    assert run(runner, text, 3).results == run(runner, text, 3).results


def test_a_list_of_outputs_joins_its_first(runner: TransformRunner) -> None:
    """UltraEval's contract: output may be a list, processed_output too."""
    body = "return {'input': 'i', 'output': ['x', 'y'], 'processed_output': ['p', 'q']}"
    example = run(runner, body).results[0]
    assert example == Example("i", ("x", "y"), ("p", "q"))
    assert isinstance(example, Example)
    assert example.output == "x"


def test_ultraeval_s_import_resolves_without_ultraeval(runner: TransformRunner) -> None:
    """The post-processor classes are the workbench's own where UltraEval isn't installed."""
    text = (
        "from UltraEval.tasks.postprocess import GSM8KPost\n" + HEAD + "    _, found = "
        "GSM8KPost()([], 'so #### 42')\n"
        "    return {'input': 'i', 'output': 'o', 'processed_output': found}\n"
    )
    assert run(runner, text).results[0] == Example("i", ("o",), ("42",))


def test_a_byte_order_mark_is_passed_over(runner: TransformRunner) -> None:
    """As Python does at the head of a file."""
    text = "\ufeffdef transform(*a): return dict(input='i', output='o', processed_output='p')"
    (made,) = runner.run(Source(text), [Call(Doc(0, {}), "0")]).results
    assert isinstance(made, Example) and made.input == "i"


def test_rows_are_copies(runner: TransformRunner) -> None:
    """A transform that changes its row changes no later call."""
    body = "data['q'] += '!'\nreturn {'input': data['q'], 'output': 'a', 'processed_output': 'b'}"
    doc = Doc(0, {"q": "x"})
    text = HEAD + textwrap.indent(body, "    ")
    found = runner.run(Source(text), [Call(doc, "0"), Call(doc, "0")])
    assert found.results[0] == found.results[1] == Example("x!", ("a",), "b")
    assert found.changed == {0, 1}


@pytest.mark.parametrize(
    ("change", "changed"),
    [
        ("pass", ()),
        ("dict(data, q='other')", ()),
        ("data.update(q=1) if data['q'] == 'q1' else None", (1,)),
        ("data['more'] = object()", (0, 1, 2)),
        ("data['q'] = type('Odd', (), {'__eq__': lambda *_: 1 / 0})()", (0, 1, 2)),
        ("data.clear()", (0, 1, 2)),
    ],
)
def test_calls_that_change_their_row_are_told(
    runner: TransformRunner, change: str, changed: tuple[int, ...]
) -> None:
    """Whatever was put into it; nothing of that fails a call."""
    body = f"q = data['q']\n{change}\nreturn {{'input': q, 'output': 'a', 'processed_output': 'b'}}"
    found = run(runner, body, count=3)
    assert [each.input for each in found.results if isinstance(each, Example)] == ["q0", "q1", "q2"]
    assert found.changed == set(changed)


def test_places_go_on_where_a_call_ended_the_process(runner: TransformRunner) -> None:
    body = """\
        if data["q"] == "q1":
            import os
            os._exit(1)
        if data["q"] == "q2":
            data["q"] = "other"
        return {"input": "i", "output": "a", "processed_output": "b"}"""
    assert run(runner, textwrap.dedent(body), count=4).changed == {2}


@pytest.mark.parametrize(
    ("body", "kind", "line", "column", "says"),
    [
        ("return data['nope']", "KeyError", 2, 12, "no 'nope'; this doc has 'q'"),
        ("é = '😀'; x = 1 / 0", "ZeroDivisionError", 2, 18, "division by zero"),
        ("x = [", "SyntaxError", 2, 9, "'[' was never closed"),
        (
            "x = [\n<<<<<<< HEAD\n=======\n>>>>>>> al\n]\ndef transform(): ...",
            "SyntaxError", 2, None, "git's conflict markers, from line 2 on. Both sides",
        ),
        ("return [1]", "Contract", 2, None, "returned a list with int 1 in it"),
        ("if data:\n    return 5\nreturn {}", "Contract", 3, None, "returned int 5"),
        ("return {'input': 'x'}", "Contract", 2, None, "without output, processed_output"),
        (
            "return {'input': 1, 'output': '', 'processed_output': ''}",
            "Contract", 2, None, "input is int 1, expected a string",
        ),
        (
            "return {'input': '', 'output': ['a', 2], 'processed_output': ''}",
            "Contract", 2, None, "output is a list with int 2 in it",
        ),
        (
            "return {'input': '\\ud800', 'output': '', 'processed_output': ''}",
            "Contract", 2, None, "half of a surrogate pair",
        ),
        ("raise SystemExit(3)", "SystemExit", 2, 5, "asked to exit (3)"),
        ("def f(): return f()\nreturn f()", "RecursionError", 2, 21, "recursion"),
    ],
)  # fmt: skip
def test_what_goes_wrong_has_a_place(
    runner: TransformRunner, body: str, kind: str, line: int, column: int | None, says: str
) -> None:
    """Type, line, code-point column and a message that says what was seen."""
    found = failure(runner, body)
    assert (found.type, found.line, found.column) == (kind, line, column)
    assert says in found.message
    assert found.doc_id == 0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x = 1\n", "no function called transform"),
        ("def transform(data):\n    return {}\n", "saw transform(data)"),
        ("transform = 5\n", "no function called transform"),
    ],
)
def test_a_module_without_the_function_says_so(
    runner: TransformRunner, text: str, says: str
) -> None:
    """The contract is checked before any row is tried."""
    result = runner.run(Source(text), [Call(Doc(0, {}), "0")]).results[0]
    assert isinstance(result, Diagnostic)
    assert says in result.message


@pytest.mark.slow
@pytest.mark.parametrize(
    ("body", "kinds"),
    [
        ("while True: pass", {"TimeLimit"}),
        ("import time; time.sleep(60)", {"TimeLimit"}),
        ("9 ** (9 ** 9)", {"TimeLimit", "MemoryLimit"}),
        ("while True:\n    try:\n        [i for i in range(9)]\n    except BaseException: pass",
         {"TimeLimit"}),
        ("x = []\nwhile True: x.append('a' * 10 ** 8)", {"MemoryLimit", "TimeLimit"}),
        ("x = 'a' * 10 ** 11", {"MemoryLimit"}),
        ("import os; os._exit(1)", {"ProcessExit"}),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", {"ProcessExit"}),
    ],
)  # fmt: skip
def test_runaway_code_is_stopped_and_the_next_edit_works(
    runner: TransformRunner, body: str, kinds: set[str]
) -> None:
    """Loops, memory, exits: each is a diagnostic, and the good draft after it renders."""
    assert failure(runner, body).type in kinds
    assert run(runner, GOOD).results[0] == Example("q0", ("a",), "b")


@pytest.mark.slow
def test_the_limit_is_named(runner: TransformRunner) -> None:
    """The message says how long the code had, and the line it was at."""
    found = failure(runner, "x = 1\nwhile True: pass")
    assert (found.type, found.line) == ("TimeLimit", 3)
    assert "longer than 0.5 s" in found.message


@pytest.mark.slow
def test_an_endless_module_is_stopped_too() -> None:
    """Top-level code is bound by the load limit."""
    with closing(TransformRunner(Limits(load=0.3))) as runner:
        assert failure(runner, GOOD + "while True: pass\n").type == "TimeLimit"


@pytest.mark.slow
def test_a_flood_of_output_is_cut_with_a_warning() -> None:
    """A million printed lines leave the beginning and a count of the rest."""
    with closing(TransformRunner(Limits(time=120, output=100))) as runner:
        outcome = run(runner, "for i in range(10 ** 6): print('hi')\n" + textwrap.dedent("""
            return {'input': data['q'], 'output': 'a', 'processed_output': 'b'}"""))  # fmt: skip
    assert isinstance(outcome.results[0], Example)
    assert outcome.stdout == ("hi\n" * 34)[:100]
    assert outcome.notes[0].type == "OutputLimit"
    assert "2,999,900" in outcome.notes[0].message
    assert outcome.notes[0].line == 2


def test_writing_to_the_descriptor_breaks_nothing(runner: TransformRunner) -> None:
    """User code that writes to fd 1, or reads stdin, does not reach the protocol."""
    body = (
        "import os, sys\nos.write(1, b'{}\\n')\nsys.__stdout__ and sys.__stdout__.write('x\\n')\n"
        "assert sys.stdin.read() == ''\n"
        "return {'input': data['q'], 'output': 'a', 'processed_output': 'b'}"
    )
    assert run(runner, body).results[0] == Example("q0", ("a",), "b")


@pytest.mark.slow
def test_a_batch_gives_up_after_a_few_limits() -> None:
    """Two hundred rows that each loop forever cost a few time limits, not two hundred."""
    with closing(TransformRunner(Limits(time=0.2, failures=2))) as runner:
        results = run(runner, "while True: pass", 200).results
    assert len(results) == 200
    messages = [r.message for r in results if isinstance(r, Diagnostic)]
    assert sum("not run" in message for message in messages) == 198


def test_one_exit_costs_one_row(runner: TransformRunner) -> None:
    """The rows after a crash are run by the next process."""
    body = (
        "import os\nif data['q'] == 'q1': os._exit(1)\n"
        "return {'input': data['q'], 'output': 'a', 'processed_output': 'b'}"
    )
    results = run(runner, body, 3).results
    assert [type(result) for result in results] == [Example, Diagnostic, Example]


def test_warnings_and_extra_fields_are_notes(runner: TransformRunner) -> None:
    """What is doubtful but works is a warning with its line."""
    body = "return {'input': '\\d', 'output': 'a', 'processed_output': 'b', 'zeta': 1}"
    notes = run(runner, body).notes
    assert [(note.severity, note.type) for note in notes] == [
        ("warning", "SyntaxWarning"),
        ("warning", "Contract"),
    ]
    assert notes[0].line == 2
    assert "zeta" in notes[1].message


@pytest.mark.slow
def test_an_idle_process_ends_and_the_next_batch_starts_another() -> None:
    """A forgotten workbench keeps no process, and one that wakes up notices nothing."""
    with closing(TransformRunner(Limits(idle=0.05))) as runner:
        assert run(runner, GOOD).results[0] == Example("q0", ("a",), "b")
        assert isinstance(runner._process, LiveProcess)
        process = runner._process._process
        assert process is not None
        assert process.wait(30) == 75
        assert run(runner, GOOD).results[0] == Example("q0", ("a",), "b")


@pytest.mark.slow
def test_the_worker_dies_with_its_parent() -> None:
    """A killed kernel leaves no busy process behind, even one that ignores exceptions."""
    loop = (
        HEAD + "    while True:\n        try:\n            [0]\n        except BaseException: 0\n"
    )
    script = (
        "import threading, time\n"
        "from workbench.prompts.transform import Access, Call, Limits, Source, TransformRunner\n"
        "from workbench.types import Doc\n"
        "runner = TransformRunner(Limits(time=60))\n"
        f"job = Source({loop!r}), [Call(Doc(0, {{}}), '0')]\n"
        "threading.Thread(target=runner.run, args=job, daemon=True).start()\n"
        "while runner._process._process is None: time.sleep(0.01)\n"
        "print(runner._process._process.pid, flush=True)\n"
        "time.sleep(60)\n"
    )
    parent = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, encoding="utf-8"
    )
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    for _ in range(600):
        if not _alive(worker):
            return
        time.sleep(0.05)
    pytest.fail(f"the worker {worker} outlived its parent")


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        return file.read().rsplit(")", 1)[1].split()[0] != "Z"


def test_the_files_that_code_reads_are_told_and_its_modules_read_anew(tmp_path: Path) -> None:
    """A text beside the rows, a module of one's own, a file that is not there: not Python's own.
    An edited module counts at the next batch."""
    (tmp_path / "cue.txt").write_text("Q: ")
    helper = tmp_path / "own_helper.py"
    helper.write_text("ANSWER = 'one'\n")
    head = (
        f"import json, sys\nsys.path.insert(0, {str(tmp_path)!r})\nfrom own_helper import ANSWER\n"
    )
    body = (
        f"    cue = open({str(tmp_path / 'cue.txt')!r}).read()\n"
        f"    try: open({str(tmp_path / 'absent.txt')!r})\n"
        "    except OSError: pass\n"
        "    return {'input': cue, 'output': ANSWER, 'processed_output': ANSWER}\n"
    )
    with closing(TransformRunner()) as runner:
        source = Source(head + HEAD + body, access=Access((str(tmp_path),)))
        made = runner.run(source, [Call(Doc(0, {}), "0")])
        assert made.results == (Example("Q: ", ("one",), "one"),)
        names = ["absent.txt", "cue.txt", "own_helper.py"]
        assert made.files == tuple(str(tmp_path / name) for name in names)
        helper.write_text("ANSWER = 'another'\n")
        again = runner.run(source, [Call(Doc(0, {}), "0")])
        assert again.results == (Example("Q: ", ("another",), "another"),)
