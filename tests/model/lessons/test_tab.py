"""What the static page asks, asked here: JSON can hold it, and it is what the package says."""

from __future__ import annotations

import io
import json
import shutil
import zipfile
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

import workbench
from workbench.lessons.tab import Scored, Tab, Told
from workbench.types import Rendered

TASKS = Path(__file__).parents[3] / "transforms"


def scored(last: Told) -> Scored:
    """What is compared of a score's last step."""
    pairs = [(row["doc_id"], row["score"]) for row in last["rows"]]
    return {"docs": last["docs"], "pairs": pairs}


@pytest.fixture(scope="module")
def tab() -> Tab:
    """One for all tests."""
    return Tab(TASKS)


def test_tasks_and_their_texts(tab: Tab) -> None:
    """Every shipped task, with the versions that it has."""
    told = {task["name"]: task for task in json.loads(json.dumps(tab.tasks()))}
    assert set(told) == {folder.name for folder in TASKS.iterdir()}
    assert [version["id"] for version in told["sums"]["versions"]] == ["gen_v0", "gen_v1"]
    text = tab.source("sums", "gen_v0")
    assert text == (TASKS / "sums" / "transform_gen_v0.py").read_text("utf-8")


def test_preview_goes_round_the_sample(tab: Tab) -> None:
    """The place after the last is the first again; pieces join to the prompt."""
    source = tab.source("sums-mcq", "ppl_v1")
    first = tab.preview("sums-mcq", source, "ppl", 2, 0)
    assert first == tab.preview("sums-mcq", source, "ppl", 2, first["of"])
    json.dumps(first)
    (item,) = workbench.render(TASKS / "sums-mcq", "ppl_v1", docs=[first["doc_id"]], num_fewshot=2)
    assert isinstance(item, Rendered)
    assert "".join(piece["text"] for piece in first["segments"]) == item.prompt.text
    assert first["choices"] == list(item.choices)


@pytest.mark.parametrize(
    ("source", "kind", "line"),
    [
        ("def transform(", "SyntaxError", 1),
        (
            "\n\ndef transform(data, num_sample, r, dataset_name):\n    return {}[1]\n",
            "KeyError",
            4,
        ),
    ],
)
def test_what_is_wrong_has_its_place(tab: Tab, source: str, kind: str, line: int) -> None:
    """A line of text alone is no version's name either."""
    told = tab.preview("sums", source, "gen", 1, 0)
    assert (told["failure"]["type"], told["failure"]["line"]) == (kind, line)
    (last,) = tab.score("sums", source, "gen", 1, 5)
    assert kind in str(last["error"]) or "doc" in last["error"]


def test_findings_speak_the_readers_language(tab: Tab) -> None:
    """English by default."""
    source = tab.source("sums", "gen_v0").replace("Answer:", "Answer: ")
    *_, told = tab.lint("sums", source, "gen", 2)
    found = told["findings"][0]
    assert found["rule"] == "text/trailing-space"
    tab.language = "zh"
    *_, told = tab.lint("sums", source, "gen", 2)
    other = told["findings"][0]
    tab.language = "en"
    assert other["rule"] == found["rule"]
    assert other["message"] != found["message"]


def test_scores_come_in_blocks_and_are_judged(tab: Tab) -> None:
    """As `workbench.score` and `workbench.judge` have them."""
    runs = []
    for version in ("gen_v0", "gen_v1"):
        steps = list(tab.score("sums", tab.source("sums", version), "gen", 2, 20))
        assert [step["done"] for step in steps[:-1]] == [0, 8, 16, 20]
        json.dumps(steps)
        report = workbench.score(
            TASKS / "sums", "teaching", version, method="gen", num_fewshot=2, sample_size=20
        )
        assert steps[-1]["value"] == report.value
        runs.append(scored(steps[-1]))
    told = tab.compare(runs[0], runs[1], 1)
    both = zip(*(run["pairs"] for run in runs), strict=True)
    pairs = [(a, b) for (_, a), (_, b) in both]
    judged = workbench.judge(pairs)
    assert told["sentence"] == str(judged.sentence)
    assert len(told["better"]) == judged.wins
    assert len(told["worse"]) == judged.losses


def test_runs_of_two_tasks_are_not_judged(tab: Tab) -> None:
    """Their docs have the same ids, and nothing else in common."""
    runs = []
    for task in ("sums", "swaps"):
        *_, last = tab.score(task, tab.source(task, "gen_v0"), "gen", 0, 2)
        runs.append(scored(last))
    told = tab.compare(runs[0], runs[1], 1)
    assert set(told) == {"error"}
    assert "saw sums and swaps" in told["error"]
    docs = {**runs[0]["docs"], "rows": "0" * 64}
    other: Scored = {"docs": docs, "pairs": runs[0]["pairs"]}
    assert "other rows of sums" in tab.compare(runs[0], other, 1)["error"]


def test_the_curve_grows_and_is_remembered(tab: Tab) -> None:
    """Asked again, a setting is there at once; what cannot be set is brought into its range."""
    dials = {"shots": 2, "wrong": 1, "order": 0}
    steps = list(tab.grow("sums", "gen_v1", 10, dials))
    assert [step["done"] for step in steps] == [0, 8, 10, 10]
    assert steps[0]["segments"]
    assert [step["done"] for step in tab.grow("sums", "gen_v1", 10, dials)] == [0, 10]


def test_a_chain_is_cut_and_spoilt(tab: Tab) -> None:
    """A cut for each number of steps; behind a false step there are at least those given."""
    told = tab.chain("coin-flip", "gen_v1", 2, 0)
    json.dumps(told)
    assert [cut["kept"] for cut in told["cuts"]] == list(range(len(told["steps"]) + 1))
    spoilt = tab.spoilt("coin-flip", "gen_v1", 2, 0, 1)
    assert spoilt["given"] == 2
    assert spoilt["steps"][0] == told["steps"][0]
    assert spoilt["steps"][1] != told["steps"][1]


def in_base64(text: str, encoding: str = "utf-8") -> str:
    """Return a file's content as the page sends it."""
    return b64encode(text.encode(encoding)).decode("ascii")


@pytest.fixture
def own(tmp_path: Path) -> Tab:
    """One that may be given rows."""
    shutil.copytree(TASKS / "sums", tmp_path / "transforms" / "sums")
    return Tab(tmp_path / "transforms")


def test_own_rows_become_a_task(own: Tab, tmp_path: Path) -> None:
    """As `workbench new` makes it; it can be taken along, made anew, and forgotten."""
    rows = "question,answer\n" + "".join(f"How much is {n} + 1?,{n + 1}\n" for n in range(12))
    made = own.new("own-rows", "rows.csv", in_base64(rows), {})
    assert json.loads(json.dumps(made)) == made
    assert made["asked"] == []
    assert (made["rows"], made["shots"]) == (11, 1)
    (shipped, told) = own.tasks()
    assert (shipped["name"], told["name"]) == ("sums", "own-rows")
    version = told["versions"][0]
    shown = own.preview("own-rows", own.source("own-rows", version["id"]), version["method"], 1, 0)
    text = "".join(piece["text"] for piece in shown["segments"])
    with zipfile.ZipFile(io.BytesIO(b64decode(own.packed("own-rows")))) as archive:
        archive.extractall(tmp_path / "taken")
    (item,) = workbench.render(
        tmp_path / "taken" / "own-rows", version["id"], docs=[shown["doc_id"]], num_fewshot=1
    )
    assert isinstance(item, Rendered)
    assert item.prompt.text == text
    other = rows.replace("much", "many", 1)
    own.new("own-rows", "rows.csv", in_base64(other, "utf-16"), {})
    assert [task["name"] for task in own.tasks()] == ["sums", "own-rows"]
    own.remove("own-rows")
    assert [task["name"] for task in own.tasks()] == ["sums"]


def test_own_rows_that_do_not_tell_are_asked_about(own: Tab) -> None:
    """And what cannot be read is said with the file's own name."""
    lines = [{"text": f"It is {n} degrees.", "label": n % 2} for n in range(12)]
    data = in_base64("\n".join(map(json.dumps, lines)))
    asked = own.new("own", "weather.jsonl", data, {})
    (question,) = asked["asked"]
    assert (question["about"], question["candidates"]) == ("labels", ["0", "1"])
    assert len(own.tasks()) == 1
    made = own.new("own", "weather.jsonl", data, {"labels": {"0": "even", "1": "odd"}})
    assert made["asked"] == []
    assert len(own.tasks()) == 2
    refused = own.new("own", "weather.jsonl", in_base64("{1"), {})
    assert set(refused) == {"error"}
    assert refused["error"].startswith("weather.jsonl: ")
    assert len(own.tasks()) == 2
