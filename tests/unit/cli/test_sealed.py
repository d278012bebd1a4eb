"""A sealed row shows at no door: every command and pane is run, and all that it says and writes is
searched for the texts of sealed rows."""

from __future__ import annotations

import json
import shutil
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import workbench
from tests.unit.conftest import ADD
from tests.unit.widgets.sums import settle, tell
from workbench.agents.desk import Desk
from workbench.agents.terms import Call, Terms
from workbench.cli import main
from workbench.cli.commands import COMMANDS
from workbench.errors import ModelError, WorkbenchError
from workbench.models.fake import FakeModel
from workbench.prompts.samplers.pool import Pool
from workbench.runs import holdout
from workbench.runs.ledger import Ledger
from workbench.runs.openings import read_openings
from workbench.runs.options import Options
from workbench.session.session import Session
from workbench.tasks.config import TaskConfig
from workbench.tasks.seal import sealed_docs
from workbench.tasks.task import Task
from workbench.types import Doc
from workbench.widgets.app import Workbench
from workbench.widgets.panes.registry import EVERY

pytestmark = pytest.mark.slow

NUM_ROWS = 24
SYSTEMS = ("ultraeval", "lm-eval", "opencompass", "freeeval")
NO_DOOR = {
    "doctor": "asks a server, and reads no task",
    "models": "looks for models, and reads no task",
    "lab": "starts JupyterLab on the workbench, whose panes are looked at below",
    "mcp": "serves a desk, which is asked below",
}

RAISES = """\
def transform(data, num_sample, r, dataset_name):
    print(data)
    if data["n"] % 2:
        raise ValueError(f"what is {data}?")
    return {"input": f"Q: {data['question']}\\nA:", "output": " x", "processed_output": "x"}
"""
"""Fails on half of the rows, and quotes them."""

SPACED = ADD.replace("A:", "A: ").replace('" " + ', "")
"""Has a fault that the linter proves."""


def row(n: int) -> dict[str, Any]:
    """Return a row in which every text is unmistakable."""
    return {
        "n": n,
        "passage": f"zqp{n:03d}x",
        "question": f"{n} + {n + 1} = zqq{n:03d}x ?",
        "target_scores": {f" zqr{n:03d}x": 1, f" zqw{n:03d}x": 0},
        "answer": f"zqr{n:03d}x",
    }


def marks_of(docs: Sequence[Doc]) -> tuple[str, ...]:
    """Return the marks of rows."""
    return tuple(f"zq{part}{doc.data['n']:03d}x" for doc in docs for part in "pqrw")


@dataclass
class Doors:
    """Runs what a user may run on one task, and keeps all that was said, by the door."""

    task: Path
    out: Path
    capture: pytest.CaptureFixture[str]
    marks: tuple[str, ...]
    said: dict[str, str] = field(default_factory=dict)

    def call(self, *arguments: object, as_json: bool = False) -> str:
        """Run a command, and keep and return what it said."""
        words = [*map(str, arguments), *(["--json"] if as_json else [])]
        main(words)
        told = self.capture.readouterr()
        self.said[" ".join(words)] = told.out + told.err
        return told.out

    def leaks(self) -> list[str]:
        """Return the doors that said, and the files that hold, the text of a sealed row."""
        found = [door for door, text in self.said.items() if any(m in text for m in self.marks)]
        marks = [mark.encode() for mark in self.marks]
        for path in self.task.parent.parent.rglob("*"):
            if path.is_file():
                content = path.read_bytes()
                found += [path.name] if any(mark in content for mark in marks) else []
        return found


@pytest.fixture
def doors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Doors:
    """A task of which ten rows were scored and others were sealed then. Temporary files of whatever
    is run are among those that are searched."""
    root = tmp_path / "work"
    temporary = root / "tmp"
    temporary.mkdir(parents=True)
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    monkeypatch.setenv("TMPDIR", str(temporary))
    folder = make_task(root)
    workbench.score(folder, "fake", "gen_v0", sample_size=6, num_fewshot=1)
    doors = Doors(folder, root / "out", capsys, ())
    doors.call("seal", folder, "--holdout", 0.3)
    doors.marks = marks_of(sealed_docs(folder / "holdout" / "add.jsonl.sealed"))
    assert len(doors.marks) >= 4 * 5
    return doors


def make_task(root: Path) -> Path:
    """Make a task with a PPL and two GEN versions, and one that fails."""
    folder = root / "transforms" / "add"
    for part in ("data", "config"):
        (folder / part).mkdir(parents=True)
    lines = "".join(json.dumps(row(n)) + "\n" for n in range(NUM_ROWS))
    (folder / "data" / "add.jsonl").write_text(lines)
    for name, source in {
        **{"gen_v0": ADD, "gen_v1": SPACED, "gen_v2": RAISES},
        **{"ppl_v0": ADD, "ppl_v1": SPACED},
    }.items():
        (folder / f"transform_{name}.py").write_text(source)
    for method, name in (("gen", "generate"), ("ppl", "loglikelihood")):
        config = {
            "task_name": "add",
            "path": "transforms/add/data/add.jsonl",
            "description": "",
            "transform": f"transforms/add/transform_{method}_v0.py",
            "fewshot": 1,
            "generate": {"method": name, "params": {"max_new_tokens": 8, "until": ["\n"]}},
            "postprocess": "",
            "metric": {
                "accuracy": {
                    "evaluation": {"type": "exact_match" if method == "gen" else "log_prob"}
                }
            },
        }
        (folder / "config" / f"add_{method}.json").write_text(json.dumps(config))
    return folder


def each_command(doors: Doors) -> Iterator[tuple[str, Sequence[tuple[object, ...]]]]:
    """Yield each command with the ways in which it is called; later ones use the runs and files of
    earlier ones."""
    task, out = doors.task, doors.out
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    fake = ("--model", "fake")
    yield "tasks", [(task.parent,)]
    yield (
        "render",
        [
            (task, "--version", v, "--all", "--num-fewshot", 2)
            for v in ("gen_v0", "gen_v2", "ppl_v0")
        ],
    )
    yield (
        "lint",
        [
            (task, "--version", "ppl_v1", "--prove", *fake, "--all"),
            (task, "--version", "gen_v2"),
        ],
    )
    samples = ("--samples", out / "samples.jsonl", "--force")
    yield (
        "score",
        [(task, "--version", "gen_v0", "--all", *fake, "--dry-run")]
        + [
            (task, "--version", v, "--all", *fake, *samples)
            for v in ("gen_v0", "gen_v1", "gen_v2", "ppl_v0")
        ],
    )
    grid = ("--num-fewshot", "0,1", "--seeds", "0", "--all")
    yield "sweep", [(task, *fake, "--versions", "gen_v0,gen_v1", *grid)]
    yield "tokens", [(task, *fake, "--version", "ppl_v0", "--doc", 3)]
    yield "rules", [(task, *fake, "--version", "ppl_v0", "--all")]
    (out / "transform_gen_v9.py").write_text(f"# again\n{ADD}")
    yield "save", [(task, out / "transform_gen_v9.py")]
    yield (
        "diff",
        [
            (task, "gen_v0", "gen_v1"),
            (task, "gen_v0", "gen_v1", "--rendered", "--doc", 2),
        ],
    )
    yield "runs", [(task,)]
    runs = [
        workbench.score(task, "fake", version, sample_size=None).run_id
        for version in ("gen_v0", "gen_v1")
    ]
    yield "compare", [(*runs, "--task", task)]
    sides = ("--from", "gen_v0", "--to", "gen_v1")
    yield "attribute", [(task, *sides, *fake, "--all", *how) for how in ((), ("--dry-run",))]
    raced = ("--version", "gen_v0", "--axes", "separator", "--budget", 40)
    yield "neighbours", [(task, *raced, *fake, *how) for how in ((), ("--dry-run",))]
    yield "band", [(task, "--version", "gen_v1", *fake, "--against", "gen_v0", "--formats", 3)]
    shots = (task, "--version", "gen_v0", *fake)
    yield "shots", [(*shots, *how) for how in (("--num-fewshot", 2), ("--best", 2, "--most", 2))]
    yield (
        "report",
        [(*runs[:n], "--to", out / f"{n}.html", "--task", task, "--force") for n in (1, 2)],
    )
    yield from each_exchange(doors, runs[0])
    yield "seal", [(task,)]
    yield "new", [(task / "data" / "add.jsonl", "--to", out / "transforms" / "new")]
    yield "open-holdout", []  # in between: what is searched for is what it leaves behind


def each_exchange(doors: Doors, run: str) -> Iterator[tuple[str, Sequence[tuple[object, ...]]]]:
    """Yield the commands that deal with other systems, as `each_command` does."""
    task, out = doors.task, doors.out
    exports = [
        (system, task, "--version", version, "--to", out / system, "--model", "fake")
        for system in SYSTEMS
        for version in ("ppl_v0" if system == "opencompass" else "gen_v0",)
    ]
    yield "export", [*exports, (*exports[0], "--dry-run")]
    yield "verify", [(task, "gen_v0"), (out / "ultraeval" / "datasets" / "add", "gen_v0")]
    (out / "instance.jsonl").write_text("".join(map(instance, Task.open(task).docs(gen(task)))))
    yield "gap", [(run, out / "instance.jsonl", "--system", "ultraeval", "--task", task)]
    ultraeval = out / "ultraeval" / "datasets" / "add"
    yield "import", [("ultraeval", ultraeval, "--to", out / "transforms" / "again")]


def gen(task: Path) -> TaskConfig:
    return Task.open(task).config(method="gen")


def instance(doc: Doc) -> str:
    """Return the line that UltraEval writes of a doc."""
    answer = [doc.data["answer"]]
    told = {"data": dict(doc.data), "ground_truth": answer[0], "prompt_inputs": ["Q"]}
    given = {"raw_outputs": answer, "processed_outputs": answer, "metrics": {"accuracy": 1.0}}
    return json.dumps({**told, **given}) + "\n"


def knock(doors: Doors) -> None:
    """Run every command, for people and as JSON."""
    known = set[str]()
    for name, ways in each_command(doors):
        known.add(name)
        for place, way in enumerate(ways):
            # Both forms of an export write the same files, and some take a second.
            forms = (place % 2 == 1,) if name == "export" else (False, True)
            for as_json in forms:
                shutil.rmtree(doors.out / "transforms" / "new", ignore_errors=True)
                doors.call(name, *way, as_json=as_json)
    assert known | NO_DOOR.keys() == COMMANDS.keys(), "a command that is not looked at"


def look(doors: Doors) -> None:
    """Open the workbench, use every pane, and keep all that it shows."""
    session = Session(doors.task, model="fake", method="gen", sample_size=None)
    widget = Workbench(session)
    try:
        messages: list[dict[str, Any]] = [
            {"type": "hello", "language": "en"},
            {"type": "rows", "visible": True},
            {"type": "rows", "visible": True, "search": "zq"},
            {"type": "shots", "do": "show"},
            {"type": "open", "version": "gen_v0"},
            {"type": "run"},
            {"type": "table", "filter": "all", "page_by": 1},
            {"type": "compare", "visible": True, "score": True},
            {"type": "attribute", "a": "version:gen_v0", "b": "version:gen_v1"},
            {"type": "pictures", "visible": True},
            {"type": "grid", "visible": True},
            {"type": "tokens", "seen": True, "load": True},
            {"type": "versions"},
            {"type": "export_plan", "to": str(doors.out / "pane")},
            {"type": "open", "version": "gen_v2"},
            {"type": "probe", "on": True},
            *({"type": "configure", "changes": {"doc_id": n}} for n in (1, 2)),
        ]
        for place, message in enumerate(messages):
            tell(widget, **message)
            shown = json.dumps(widget.get_state(), default=str)
            doors.said[f"pane {place} {message['type']}"] = shown
        settle(widget)
        doors.said["as HTML"] = str(widget._repr_mimebundle_())
        views = {view for pane in EVERY for view in pane.views}
        assert views <= set(widget.get_state())
    finally:
        widget.close()
        session.close()


def ask(doors: Doors) -> None:
    """Ask an agent's desk for all that it tells."""
    desk = Desk(
        doors.task, Terms(FakeModel(), Options(), version="gen_v0", method="gen", budget=99)
    )
    call, name = Call(), doors.task.name
    rows = [doc.id for doc in Task.open(doors.task).docs(gen(doors.task))]
    try:
        doors.said["desk tasks"] = repr(desk.tasks(call))
        told = [
            desk.show(call, name, docs=rows),
            desk.render(call, name, version="gen_v1", docs=rows),
            desk.lint(call, name, version="gen_v1"),
            *(scored := [desk.score(call, name, version=v) for v in ("gen_v0", "gen_v1")]),
            desk.runs(call, name),
            desk.compare(call, name, *(each["answer"]["run_id"] for each in scored)),
            desk.rows(call, name, scored[0]["answer"]["run_id"]),
            desk.neighbours(call, name, 20, axes=["separator"]),
        ]
        doors.said |= {f"desk {place}": repr(each) for place, each in enumerate(told)}
    finally:
        desk.close()


def open_all(doors: Doors) -> None:
    """Open the hold-out for every version, by both models, and keep what that says."""
    for version in ("gen_v0", "gen_v1", "gen_v2", "ppl_v0"):
        for as_json in (False, True):
            words = (doors.task, "--version", version, "--model", "fake")
            doors.call("open-holdout", *words, as_json=as_json)
    echo = FakeModel(lambda prompt: prompt[-60:], name="echo")
    doors.said["echo"] = repr(workbench.open_holdout(doors.task, echo, "gen_v0"))


def test_no_door_shows_a_sealed_row(doors: Doors, caplog: pytest.LogCaptureFixture) -> None:
    """Before and after it is opened: not in a command's output, a pane, a log, or any file."""
    knock(doors)
    look(doors)
    ask(doors)
    assert doors.leaks() == []
    assert len(doors.said) > 70, "every door said something"
    assert any("zqq" in text for text in doors.said.values()), "they show rows, only other ones"
    open_all(doors)
    assert len(read_openings(Task.open(doors.task))) == 5
    knock(doors)
    look(doors)
    ask(doors)
    doors.said["log"] = caplog.text
    beside = [door for door, text in doors.said.items() if "on the sealed rows: " in text]
    assert {door.split()[0] for door in beside} == {"score", "export"}
    assert "Hold-out</h2>" in (doors.out / "1.html").read_text("utf-8")
    assert any("hold-out 0.000" in t for door, t in doors.said.items() if door.startswith("pane"))
    assert doors.leaks() == []


def test_a_door_that_read_the_seal_would_be_found(
    doors: Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of rows that come back among the docs, or among the shots, the search says where."""
    sealed = sealed_docs(doors.task / "holdout" / "add.jsonl.sealed")
    command = ("render", doors.task, "--version", "gen_v0", "--all")
    doors.call(*command)
    assert doors.leaks() == []
    with monkeypatch.context() as patch:
        patch.setattr(Task, "docs", lambda task, config: sealed)
        doors.call(*command, as_json=True)
    with monkeypatch.context() as patch:
        patch.setattr(Task, "pool", lambda task, config: Pool(sealed, separate=True))
        doors.call(*command, "--seed", 1)
    assert len(doors.leaks()) == 2


def test_an_opening_that_kept_rows_would_be_found(
    doors: Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows in the ledger of runs are found in its bytes."""
    state = Task.open(doors.task).state
    monkeypatch.setattr(holdout, "Ledger", lambda folder: Ledger(state))
    workbench.open_holdout(doors.task, "fake", "gen_v0")
    assert any(name.startswith("runs.db") for name in doors.leaks())


def test_what_fails_on_sealed_rows_is_told_without_them(doors: Doors) -> None:
    """By type and line: of rows, where some fail; of the whole, where nothing comes of it. That no
    row has a prompt is a look at them, so it is counted; that a model fails is not."""
    half = workbench.open_holdout(doors.task, "fake", "gen_v2")
    assert set(half.opening.failures) == {"ValueError, line 4"}
    assert half.opening.failed == sum(half.opening.failures.values()) > 0

    def refuse(prompt: str) -> str:
        raise ModelError(f"no answer to {prompt}")

    always = RAISES.replace('if data["n"] % 2:', "if True:")
    (doors.task / "transform_gen_v3.py").write_text(always)
    for model, version in ((FakeModel(refuse, name="refuses"), "gen_v0"), ("fake", "gen_v3")):
        with pytest.raises(WorkbenchError) as raised:
            workbench.open_holdout(doors.task, model, version)
        doors.said[version] = "".join(traceback.format_exception(raised.value))
        assert "withheld" in str(raised.value)
    assert doors.leaks() == []
    assert workbench.open_holdout(doors.task, "fake", "gen_v0").opened == 3
    doors.call("open-holdout", doors.task, "--version", "gen_v3", "--model", "fake")
    assert "opened 3 times" in next(
        t for w, t in doors.said.items() if w.startswith("open-holdout")
    )
    doors.call("score", doors.task, "--version", "gen_v0", "--model", "fake")
    assert len(read_openings(Task.open(doors.task))) == 3


BY_NAME = "    raise type(str(data), (Exception,), {})()"
BY_LINE = """\
    n = int(data["question"].split()[0]) + 1000
    exec(compile("\\n" * n + "raise ValueError", transform.__code__.co_filename, "exec"))"""
BY_MODULE = """\
    Made = type(str(data), (ValueError,), {"__module__": "builtins"})
    raise Made from ValueError(str(data))"""
BY_FILE = """\
    try:
        open(data["answer"])
    except OSError:
        pass
    return {"input": data["question"], "output": "x", "processed_output": "x"}"""


@pytest.mark.parametrize("body", [BY_NAME, BY_LINE, BY_MODULE, BY_FILE])
def test_code_cannot_word_what_is_told_of_its_failure(doors: Doors, body: str) -> None:
    """Neither by the name of an exception, nor by a line, nor by a file that it asks for."""
    sealed = sealed_docs(doors.task / "holdout" / "add.jsonl.sealed")
    guarded = f"    if data['n'] in {[doc.data['n'] for doc in sealed]}:\n"
    deeper = "\n".join("    " + line for line in body.split("\n"))
    end = "\n    return {'input': data['question'], 'output': 'x', 'processed_output': 'x'}\n"
    source = f"def transform(data, num_sample, r, dataset_name):\n{guarded}{deeper}{end}"
    (doors.task / "transform_gen_v3.py").write_text(source)
    for _ in range(2):
        doors.call("open-holdout", doors.task, "--version", "gen_v3", "--model", "fake")
    (opening,) = read_openings(Task.open(doors.task))
    (doors.task / "transform_gen_v3.py").unlink()
    told = " ".join(opening.failures)
    assert "line 10" not in told, "a line that the source does not have"
    assert doors.leaks() == []


def test_a_new_task_does_not_show_what_it_seals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither the command nor the page's prompts; the folder has them packed alone."""
    source = tmp_path / "rows.jsonl"
    source.write_text("".join(json.dumps(row(n)) + "\n" for n in range(NUM_ROWS)))
    for place, flags in enumerate(((), ("--json",))):
        folder = tmp_path / "work" / "transforms" / f"t{place}"
        main(["new", str(source), "--to", str(folder), "--holdout", "0.5", *flags])
        marks = marks_of(sealed_docs(folder / "holdout" / f"t{place}.jsonl.sealed"))
        doors = Doors(folder, tmp_path, capsys, marks)
        told = capsys.readouterr()
        doors.said["new"] = told.out + told.err
        assert doors.leaks() == []
