"""A report to hand on: what it tells, that it is only markup, and that it is the same each time."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

import workbench
from tests.unit.conftest import ADD, right_unless_asked
from workbench.analysis.report import Report
from workbench.errors import NotFoundError, SettingError, StoreError
from workbench.exchange.page.markup import Html, el
from workbench.exchange.page.texts import settings_of
from workbench.models.fake import FakeModel
from workbench.runs.ledger import Ledger

pytestmark = pytest.mark.slow

VOID = ("meta",)

Scored = Callable[..., Report]


class Reader(HTMLParser):
    """Reads a page as a browser does: its elements with their attributes, and its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text += data


@pytest.fixture
def scored(task: Path) -> Scored:
    """A function that scores a version on the twelve sums; `gen_v1` asks a question, which the
    model answers wrongly."""
    (task / "transform_gen_v1.py").write_text(ADD.replace("Q: ", "Question: "))

    model = FakeModel(right_unless_asked)

    def score(version: str = "gen_v0", num_fewshot: int = 1) -> Report:
        return workbench.score(task, model, version, num_fewshot=num_fewshot)

    return score


def page_of(runs: Report | list[Report], tmp_path: Path) -> str:
    """Return the page of runs as it was written."""
    made = workbench.write_report(runs, tmp_path / "page.html", force=True)
    assert made.sha256 == hashlib.sha256(made.path.read_bytes()).hexdigest()
    return made.path.read_text("utf-8")


def test_a_page_tells_the_score_the_settings_and_the_hashes(scored: Scored, tmp_path: Path) -> None:
    """All twelve are right: 1.000 with Wilson's interval from 0.758; every hash is there whole."""
    report = scored()
    read = Reader(page_of(report, tmp_path))
    run = report.run
    prompts = "".join(row.prompt_sha256 + "\n" for row in report.rows)
    for told in (
        "add", "gen_v0", "GEN", "fake", "1.000", "95 % interval 0.758 to 1.000", "12 docs",
        run.run_id, run.source_sha256, run.fingerprint, run.settings["docs_sha256"],
        hashlib.sha256(prompts.encode()).hexdigest(), report.rows[0].prompt_sha256,
        "num_fewshot", "max_new_tokens: 8", "UTC",
    ):  # fmt: skip
        assert told in read.text, told
    assert str(tmp_path) not in read.text  # the writer's folders are nobody's business


def test_a_page_of_two_runs_tells_what_changed(scored: Scored, tmp_path: Path) -> None:
    """All twelve got worse: the sentence of `compare`, the docs with question and both answers,
    and the two lines of the transform."""
    a, b = scored("gen_v0"), scored("gen_v1")
    read = Reader(page_of([a, b], tmp_path))
    assert workbench.compare(a, b).verdict in read.text
    assert "Worse: 12" in read.text
    cells = read.text.split("answer of gen_v1", 1)[1]
    assert cells.startswith("0Question: 0+1=\nA:11no")
    tags = [tag for tag, _ in read.elements]
    assert (tags.count("del"), tags.count("ins")) == (1, 1)
    assert tags.count("svg") == 4


def test_a_page_tells_how_versions_score_over_neutral_formats(task: Path, tmp_path: Path) -> None:
    """The band of one, and of two in how many of the same formats the second is better: of none."""
    (task / "transform_gen_v1.py").write_text(ADD.replace("Q: ", "Question: "))
    model = FakeModel(right_unless_asked)
    a, b = (workbench.score(task, model, version) for version in ("gen_v0", "gen_v1"))
    assert "formats" not in page_of([a, b], tmp_path)
    made = workbench.band(task, model, "gen_v1", against="gen_v0", formats=6)
    assert f"gen_v1: {made.kept.sentence}." in Reader(page_of(b, tmp_path)).text
    both = Reader(page_of([a, b], tmp_path)).text
    assert "; better than gen_v0 in 0 % of formats" in both
    assert "Over neutral formats" in both


def test_a_page_of_two_models_names_both(task: Path, tmp_path: Path) -> None:
    """At its head, and in the settings, where what differs is marked."""
    reports = [
        workbench.score(task, FakeModel(right_unless_asked, name=name), "gen_v0", num_fewshot=0)
        for name in ("one", "other")
    ]
    made = workbench.write_report(reports, tmp_path / "page.html", vary=["model"])
    page = made.path.read_text("utf-8")
    assert "<span>one</span><span>other</span>" in page
    assert "gen_v0, one → gen_v0, other" in page
    assert "<mark>model</mark>" in page


def test_nothing_in_a_page_runs_or_asks_the_network(scored: Scored, tmp_path: Path) -> None:
    """No script, no handler, no address, and a policy that forbids all of them."""
    page = page_of([scored("gen_v0"), scored("gen_v1")], tmp_path)
    read = Reader(page)
    assert read.open == []
    assert not {"script", "iframe", "img", "link", "object", "a"} & {t for t, _ in read.elements}
    assert "http:" not in page
    assert "https:" not in page
    for _, attributes in read.elements:
        assert not [name for name in attributes if name.startswith("on")]
        assert (attributes.get("href") or "#").startswith("#")
    policy = next(a["content"] for t, a in read.elements if t == "meta" and "http-equiv" in a)
    assert policy == "default-src 'none'; style-src 'unsafe-inline'"


def test_ids_are_unique_and_every_reference_has_one(scored: Scored, tmp_path: Path) -> None:
    """Several pictures share the page."""
    page = page_of([scored("gen_v0"), scored("gen_v1")], tmp_path)
    ids = [a["id"] for _, a in Reader(page).elements if "id" in a]
    assert len(ids) == len(set(ids)) > 0
    assert set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', page)) <= {
        pair for name in ids for pair in ((name, ""), ("", name))
    }


def test_whatever_the_data_say_is_text(task: Path, tmp_path: Path) -> None:
    """Rows, responses, choices, notes and the transform itself may hold markup."""
    evil = '</style></pre><script>alert("1")</script><img src=x onerror=alert(2)>'
    data = task / "data" / "add.jsonl"
    rows = [json.loads(line) for line in data.read_text().splitlines()]
    for row in rows:
        row |= {"question": evil + row["question"], "answer": evil}
    data.write_text("".join(json.dumps(row) + "\n" for row in rows))
    (task / "transform_gen_v1.py").write_text(f"# {evil}\n{ADD}")
    report = workbench.score(task, FakeModel(lambda prompt: evil), "gen_v1", num_fewshot=1)
    page = page_of(report, tmp_path)
    read = Reader(page)
    assert not {"script", "img"} & {tag for tag, _ in read.elements}
    assert read.text.count(evil) > 12
    assert el("p", "<b>", Html("<i></i>"), title='"') == '<p title="&quot;">&lt;b&gt;<i></i></p>'


def test_the_same_runs_give_the_same_bytes_also_in_another_process(
    scored: Scored, task: Path, tmp_path: Path
) -> None:
    """By report or by id, now or later: what matplotlib draws by chance is named anew."""
    runs = [scored("gen_v0"), scored("gen_v1")]
    first = workbench.write_report(runs, tmp_path / "1.html")
    ledger = Ledger(task.parent.parent / ".workbench")
    again = workbench.write_report([r.run_id for r in runs], tmp_path / "2.html", ledger=ledger)
    ledger.close()
    arguments = (
        "report",
        *(run.run_id for run in runs),
        "--task",
        task,
        "--to",
        "3.html",
        "--json",
    )
    done = subprocess.run(
        [sys.executable, "-m", "workbench", *map(str, arguments)],
        cwd=tmp_path, capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    assert json.loads(done.stdout) == {"path": "3.html", "sha256": first.sha256}
    assert again.sha256 == first.sha256
    assert (tmp_path / "3.html").read_bytes() == (tmp_path / "1.html").read_bytes()


def test_the_prompt_is_shown_in_its_segments(scored: Scored, tmp_path: Path) -> None:
    """Joined they are the prompt that was scored."""
    report = scored()
    page = page_of(report, tmp_path)
    kinds = [a["data-kind"] for t, a in Reader(page).elements if t == "span" and "title" in a]
    assert kinds == ["shot_input", "shot_output", "separator", "input"]
    assert report.rows[0].prompt in Reader(page).text


def test_a_task_that_was_changed_since_shows_what_was_scored(
    scored: Scored, task: Path, tmp_path: Path
) -> None:
    """The text that was scored is kept; its parts are not known any more, and the page says so."""
    report = scored()
    data = task / "data" / "add.jsonl"
    data.write_text(data.read_text().replace("+", " plus "))
    read = Reader(page_of(report, tmp_path))
    assert "Its parts are not known" in read.text
    assert report.rows[0].prompt in read.text


def test_a_ppl_run_shows_choices_and_margins(task: Path, tmp_path: Path) -> None:
    """The right choice is marked, and the doc's lead is drawn."""
    report = workbench.score(task, "fake", "ppl_v0", method="ppl", num_fewshot=1)
    read = Reader(page_of(report, tmp_path))
    assert "The right choice's lead, doc by doc" in read.text
    assert " 1 right" in read.text
    assert "decoding" not in settings_of(report.run)


def test_errors_and_runs_that_ended_early_are_told(task: Path, tmp_path: Path) -> None:
    """A doc without a prompt is counted with its reason; half a run says how far it came."""
    broken = ADD.replace("    return", "    1 / (int(data['answer']) - 7)\n    return", 1)
    (task / "transform_gen_v1.py").write_text(broken)
    report = workbench.score(task, FakeModel(right_unless_asked), "gen_v1", num_fewshot=0)
    text = Reader(page_of(report, tmp_path)).text
    assert "1 doc (3): no prompt: ZeroDivisionError: division by zero" in text
    assert "11 docs" in text


def test_what_cannot_be_written_is_told_before_any_work(scored: Scored, tmp_path: Path) -> None:
    """A file that is there, a folder that is not, a name that is no page's, no or three runs."""
    report, there = scored(), tmp_path / "there.html"
    there.write_text("mine")
    with pytest.raises(StoreError, match=r"exists already\. .*--force"):
        workbench.write_report(report, there)
    assert there.read_text() == "mine"
    workbench.write_report(report, there, force=True)
    assert there.read_text().startswith("<!doctype html>")
    with pytest.raises(SettingError, match="no folder"):
        workbench.write_report(report, tmp_path / "no" / "page.html")
    with pytest.raises(SettingError, match=r"ending in \.html"):
        workbench.write_report(report, tmp_path / "page.pdf")
    for runs in ([], [report] * 3):
        with pytest.raises(SettingError, match="one or two"):
            workbench.write_report(runs, tmp_path / "page.html")


def test_runs_that_do_not_pair_are_refused_as_compare_refuses_them(
    scored: Scored, task: Path, tmp_path: Path
) -> None:
    """The setting that differs is named; let vary, the two are told apart by it."""
    one, two = scored(num_fewshot=1), scored(num_fewshot=2)
    with pytest.raises(SettingError) as refused:
        workbench.compare(one, two)
    with pytest.raises(SettingError) as caught:
        workbench.write_report([one, two], tmp_path / "page.html")
    assert str(caught.value) == str(refused.value)
    assert not (tmp_path / "page.html").exists()
    made = workbench.write_report([one, two], tmp_path / "page.html", vary=["num_fewshot"])
    assert "gen_v0, 1 shot → gen_v0, 2 shots" in made.path.read_text()
    with pytest.raises(NotFoundError, match=f"Did you mean '{one.run_id}'"):
        workbench.write_report(one.run_id + "x", tmp_path / "other.html", task=task)
