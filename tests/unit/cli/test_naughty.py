"""Strings that are not meant kindly, through rows, outputs, notes, names and models, into the
terminal, the report and the static twins: shown as text, never obeyed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path

import pytest

import workbench
from tests.unit.cli.naughty import HALVES, NAUGHTY, WHOLE
from tests.unit.widgets.sums import handled
from workbench.cli import main
from workbench.io.shown import HIDDEN
from workbench.models.fake import FakeModel
from workbench.session.session import Session
from workbench.tasks.versions import save_version
from workbench.widgets.app import Workbench

pytestmark = pytest.mark.slow

NAME = "\x1b[31m\u202eadd<b onclick=x>\x9b"
"""A folder may be called so, and so may a model."""

TRANSFORM = """\
def transform(data, num_sample, r, dataset_name):
    return {
        "input": f"Q: {data['question']}\\nA:",
        "output": " " + data["answer"],
        "processed_output": data["answer"],
    }
"""
RAISES = "    raise ValueError(data['question'])\n    return {"

COLOURS = re.compile(r"\x1b\[(?:[0-9;]*m|\?25[lh])")
"""What `rich` writes of its own, on a terminal: colours, and the cursor of a progress bar."""

TAGS = {
    *("html", "head", "meta", "title", "style", "body", "header", "main", "section", "footer"),
    *("h1", "h2", "h3", "p", "div", "span", "b", "i", "em", "strong", "code", "pre", "small", "br"),
    *("ul", "ol", "li", "dl", "dt", "dd", "figure", "figcaption", "details", "summary", "mark"),
    *("table", "caption", "thead", "tbody", "tr", "th", "td", "hr", "ins", "del", "sub", "sup"),
    *(
        "svg",
        "g",
        "defs",
        "pattern",
        "use",
        "clipPath",
        "clippath",
        "path",
        "rect",
        "line",
        "circle",
        "polyline",
        "polygon",
        "text",
        "pattern",
        "tspan",
        "desc",
    ),
    *("blockquote", "u", "s", "nav", "article", "aside", "a", "q", "abbr", "time", "samp", "kbd"),
}
"""What a page of ours may be made of; none of it runs, and only by an attribute it loads."""


class Page(HTMLParser):
    """Reads a page as a browser does, and notes what would run or load something."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.wrong: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        if tag not in TAGS:
            self.wrong.append(f"<{tag}>")
        for name, value in attrs:
            loads = name in ("src", "srcset", "action", "formaction", "data", "background", "ping")
            links = name.endswith("href") and not (value or "").startswith("#")
            styles = name == "style" and re.search(r"url\s*\((?!#)|expression|@import", value or "")
            refreshes = (tag, name) == ("meta", "http-equiv") and value == "refresh"
            if name.startswith("on") or loads or links or styles or refreshes:
                self.wrong.append(f"<{tag} {name}={value!r}>")


def assert_only_shows(page: str) -> None:
    """No script, no request, no character that is hidden."""
    assert Page(page).wrong == []
    assert HIDDEN.findall(page) == []


def write_task(folder: Path, texts: Sequence[str]) -> Path:
    """Make a task of a row for each text, with versions, a note and a config that have some."""
    (folder / "data").mkdir(parents=True)
    (folder / "config").mkdir()
    rows = [
        {"question": text, "answer": text, "target_scores": {text: 1, "no": 0}} for text in texts
    ]
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    (folder / "data" / "add.jsonl").write_text(lines, "utf-8")
    config = {
        "task_name": "add",
        "path": "data/add.jsonl",
        "description": "".join(text for text in WHOLE if len(text) < 100),
        "transform": "transform_gen_v0.py",
        "fewshot": 0,
        "generate": {"method": "generate", "params": {"max_new_tokens": 8, "until": ["STOP"]}},
        "postprocess": "",
        "metric": {"accuracy": {"evaluation": {"type": "exact_match"}}},
    }
    (folder / "config" / "add_gen.json").write_text(json.dumps(config), "utf-8")
    ppl = {**config, "transform": "transform_ppl_v0.py", "generate": {"method": "loglikelihood"}}
    ppl["metric"] = {"accuracy": {"evaluation": {"type": "log_prob"}}}
    (folder / "config" / "add_ppl.json").write_text(json.dumps(ppl), "utf-8")
    for method in ("gen", "ppl"):
        (folder / f"transform_{method}_v0.py").write_text(TRANSFORM, "utf-8")
    return folder


@pytest.fixture(scope="module")
def naughty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A task of whole strings under a naughty name, with a naughty note and two runs."""
    folder = write_task(tmp_path_factory.mktemp("naughty") / NAME, WHOLE)
    comment = "".join(f"# {text}\n" for text in WHOLE if not set(text) & {"\n", "\r", "\0", "\x0c"})
    note = "\n".join(text for text in WHOLE if len(text) < 100)
    save_version(folder, comment + TRANSFORM.replace("Q:", "q:"), "gen", note=note)
    answers = iter(WHOLE * 2)
    model = FakeModel(lambda prompt: next(answers), name=NAME)
    for version in ("gen_v0", "gen_v1"):
        workbench.score(folder, model, version, sample_size=None)
    return folder


@pytest.fixture(scope="module")
def run_ids(naughty: Path) -> Iterator[list[str]]:
    """The ids of its runs, the older first."""
    with closing(Session(naughty, model="fake")) as session:
        yield [run.run_id for run in reversed(session.ledger.runs())]


COMMANDS = (
    "tasks {folder}/..",
    "render {task} --version gen_v0 --all",
    "render {task} --version gen_v1 --all",
    "render {task} --version {raises} --method gen --all",
    "diff {task} gen_v0 gen_v1",
    "diff {task} gen_v0 gen_v1 --rendered --doc 60",
    "lint {task} --version gen_v1",
    "runs {task}",
    "score {task} --model fake --version gen_v0 --sample 5",
    "score {task} --model fake --version ppl_v0 --method ppl --all",
    "tokens {task} --model fake --version gen_v0 --doc 70 --last 40",
    "compare {a} {b} --task {task}",
    "verify {task} gen_v0",
    "export ultraeval {task} --to {out} --version gen_v0",
    "render {task} --version {name}",
    "render {task} --config {name}",
    "compare {name} {name} --task {task}",
    "score {task} --model {name}",
    "new {folder}/{name}.csv",
    "import lm-eval {folder}/{name} --to {out}",
)


def arguments_of(line: str, naughty: Path, run_ids: list[str], tmp_path: Path) -> list[str]:
    """Return a command's arguments."""
    raises = tmp_path / "transform_gen_v9.py"
    raises.write_text(TRANSFORM.replace("    return {", RAISES, 1), "utf-8")
    places = {
        "task": str(naughty), "folder": str(naughty), "raises": str(raises), "name": NAME,
        "a": run_ids[0], "b": run_ids[1], "out": str(tmp_path / "out"),
    }  # fmt: skip
    return [part.format(**places) for part in line.split(" ")]


@pytest.mark.parametrize("line", COMMANDS)
@pytest.mark.parametrize("is_screen", [False, True], ids=["piped", "terminal"])
def test_the_terminal_shows_and_does_not_obey(
    line: str,
    is_screen: bool,
    naughty: Path,
    run_ids: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """No control byte but newline and tab, on stdout and on stderr, whatever a command makes of the
    strings; but for a diff into a pipe, which `patch` reads."""
    from workbench.cli import terminal

    if is_screen:
        monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
        for console in (terminal.out, terminal.err):
            monkeypatch.setattr(console, "_force_terminal", True)
    status = main(arguments_of(line, naughty, run_ids, tmp_path))
    out, err = capsys.readouterr()
    assert status in (0, 1, 2) and "Traceback" not in out + err
    if line.startswith("diff") and not is_screen:
        assert "\x1b[2J" in out or "--rendered" in line
        out = ""
    assert HIDDEN.findall(COLOURS.sub("", out)) == []
    assert HIDDEN.findall(COLOURS.sub("", err)) == []


@pytest.mark.parametrize("line", [line for line in COMMANDS if not line.startswith("export")])
def test_json_is_exact_and_steers_nothing(
    line: str,
    naughty: Path,
    run_ids: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One document, whose strings are those of the rows, with no hidden character as it is."""
    main([*arguments_of(line, naughty, run_ids, tmp_path), "--json"])
    out, err = capsys.readouterr()
    assert HIDDEN.findall(out + err) == []
    found = json.loads(out)
    if line == COMMANDS[1]:
        assert [record["input"] for record in found] == [f"Q: {text}\nA:" for text in WHOLE]


def test_a_report_only_shows(naughty: Path, run_ids: list[str], tmp_path: Path) -> None:
    """Of one run and of two: no script, no request, no control byte."""
    for number, runs in enumerate((run_ids[:1], run_ids)):
        page = tmp_path / f"page{number}.html"
        assert main(["report", *runs, "--task", str(naughty), "--to", str(page)]) == 0
        text = page.read_text("utf-8")
        assert_only_shows(text)
        assert "&lt;script&gt;" in text and "\\x1b" in text


def test_the_static_twins_only_show(naughty: Path) -> None:
    """The workbench's and each part's, with a row, a note and a name of every kind in it."""
    with closing(Session(naughty, method="gen", model="fake")) as session:
        session.open("gen_v1")
        widget = Workbench(session)
        handled(widget)
        for doc_id in range(0, len(WHOLE), 9):
            session.configure(doc_id=doc_id)
            handled(widget)
            assert_only_shows(widget.to_html())
        data, _ = widget._repr_mimebundle_()
        assert_only_shows(data["text/html"])
        widget.close()


def test_what_python_shows_in_a_notebook_only_shows(naughty: Path) -> None:
    """A report, its groups, a comparison and a linter's findings, as HTML."""
    model = FakeModel(dict.fromkeys(WHOLE, NAME), name=NAME)
    one = workbench.score(naughty, model, "gen_v0", sample_size=20)
    other = workbench.score(naughty, model, "gen_v1", sample_size=20)
    groups = {row.doc_id: WHOLE[row.doc_id] for row in one.rows}
    lint = workbench.lint_task(naughty, "gen_v1")
    shown = (one, one.by(groups), workbench.compare(one, other), lint)
    for each in shown:
        assert_only_shows(each._repr_html_())


def test_halves_of_characters_are_shown_or_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """JSON can hold half a character, and no encoding of text: its row has an error, or is spelled;
    the other rows still come."""
    task = write_task(tmp_path / "halves", [*HALVES, "whole"])
    main(["render", str(task), "--version", "gen_v0", "--all", "--json"])
    out, err = capsys.readouterr()
    assert HIDDEN.findall(out + err) == []
    *_, last = json.loads(out)
    assert last["output"] == " whole"


def test_the_corpus_is_large() -> None:
    """At least 150 strings, none twice."""
    assert len(set(NAUGHTY)) == len(NAUGHTY) >= 150
