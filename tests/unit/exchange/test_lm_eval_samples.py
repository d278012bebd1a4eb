"""Samples files of lm-evaluation-harness, written out here as it writes them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from workbench.errors import DataError
from workbench.exchange.lm_eval import read_samples

GOLDEN = Path(__file__).parents[2] / "golden" / "lm_eval"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def ranked(doc_id: int = 0, **changes: Any) -> dict[str, Any]:
    """Return a line of a multiple-choice task."""
    choices = (" yes", " no")
    line = {
        "doc_id": doc_id,
        "doc": {"question": "Is it?"},
        "target": "1",
        "arguments": {
            f"gen_args_{i}": {"arg_0": "Is it?", "arg_1": choice}
            for i, choice in enumerate(choices)
        },
        "resps": [[["-1.5", "False"]], [["-0.5", "True"]]],
        "filtered_resps": [["-1.5", "False"], ["-0.5", "True"]],
        "filter": "none",
        "metrics": ["acc", "f1"],
        "acc": 1.0,
        "f1": [1, 1],
        "prompt_hash": digest("Is it?"),
    }
    return {**line, **changes}


def generated(filter_name: str, extracted: str, score: float, doc_id: int = 0) -> dict[str, Any]:
    """Return a line of a generating task."""
    return {
        "doc_id": doc_id,
        "doc": {"question": "1 + 1"},
        "target": "2",
        "arguments": {
            "gen_args_0": {"arg_0": "1 + 1 =", "arg_1": {"until": ["\n"], "max_gen_toks": 8}}
        },
        "resps": [[" it is 2, I think"]],
        "filtered_resps": [extracted],
        "filter": filter_name,
        "metrics": ["exact_match"],
        "exact_match": score,
        "prompt_hash": digest("1 + 1 ="),
    }


def write(folder: Path, *lines: object) -> Path:
    path = folder / "samples_demo_2026-01-01.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


def test_a_ranked_doc_has_its_choices_with_their_sums(tmp_path: Path) -> None:
    """The continuations keep their delimiter; the pick is the likeliest; metrics that are no
    numbers (f1 is folded over all docs) are left out."""
    (row,) = read_samples(write(tmp_path, ranked()))
    assert row.doc_id == 0
    assert row.prompt == "Is it?"
    assert row.prompt_sha256 == digest("Is it?")
    assert row.choices == (" yes", " no")
    assert row.loglikelihoods == (-1.5, -0.5)
    assert row.predicted == 1
    assert row.scores == {"acc": 1.0}
    assert row.target == "1"
    assert row.data == {"question": "Is it?"}
    assert row.response is None and row.extracted is None


def test_requests_without_a_context_are_no_choices(tmp_path: Path) -> None:
    """acc_mutual_info asks for each choice alone too: those requests are left out."""
    line = ranked()
    for i, choice in enumerate((" yes", " no")):
        line["arguments"][f"gen_args_{i + 2}"] = {"arg_0": "", "arg_1": choice}
        line["resps"].append([["-9", "False"]])
    (row,) = read_samples(write(tmp_path, line))
    assert row.choices == (" yes", " no")
    assert row.loglikelihoods == (-1.5, -0.5)


def test_a_generated_doc_has_its_response_and_extraction(tmp_path: Path) -> None:
    """With one filter the scores have the metrics' names."""
    (row,) = read_samples(write(tmp_path, generated("none", "2", 1.0)))
    assert row.response == " it is 2, I think"
    assert row.extracted == ("2",)
    assert row.until == ("\n",)
    assert row.scores == {"exact_match": 1.0}
    assert row.choices == () and row.predicted is None


def test_several_filters_are_one_row(tmp_path: Path) -> None:
    """A doc has a line for each filter: the first one's extraction is kept, all scores are."""
    lines = [generated("strict", "2", 1.0), generated("loose", " it is 2", 0.0)]
    (row,) = read_samples(write(tmp_path, *lines))
    assert row.extracted == ("2",)
    assert row.scores == {"exact_match,strict": 1.0, "exact_match,loose": 0.0}


def test_rows_are_in_order_of_their_docs(tmp_path: Path) -> None:
    """However the file has them."""
    rows = read_samples(write(tmp_path, ranked(4), ranked(0), ranked(2)))
    assert [row.doc_id for row in rows] == [0, 2, 4]


def test_a_changed_prompt_is_found_by_its_hash(tmp_path: Path) -> None:
    """`prompt_hash` is the SHA-256 of the first request's text; the message names the row."""
    path = write(tmp_path, ranked(0), ranked(3, prompt_hash=digest("Is it? ")))
    with pytest.raises(DataError, match=r"jsonl:2: doc 3: prompt_hash is not that of the prompt"):
        read_samples(path)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ({"doc_id": 0}, r":1: not a sample"),
        ([1], r":1: not an object"),
        (ranked("x"), r":1: doc_id; expected a whole number"),  # type: ignore[arg-type]
        (ranked(arguments={"gen_args_1": {}}), r":1: arguments"),
        (ranked(arguments=7), r":1: arguments"),
        (ranked(resps=[["x"]]), r":1: resps"),
        ({**generated("none", "2", 1.0), "resps": [[7]]}, r":1: resps; expected a text"),
    ],
)
def test_a_line_that_is_no_sample_is_refused(tmp_path: Path, line: object, message: str) -> None:
    """With file and line."""
    with pytest.raises(DataError, match=message):
        read_samples(write(tmp_path, line))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """Neither other bytes, nor half a line, nor no file."""
    path = tmp_path / "x.jsonl"
    with pytest.raises(DataError, match="cannot be read"):
        read_samples(path)
    path.write_bytes(b"\xff")
    with pytest.raises(DataError, match="not UTF-8"):
        read_samples(path)
    path.write_text('{"doc_id": ')
    with pytest.raises(DataError, match=r":1: not valid JSON"):
        read_samples(path)


def test_the_harnesss_own_file_of_a_ranking_task() -> None:
    """As release 0.4.13 wrote it (`tests/oracle/make_lm_eval_golden.py`): three choices with
    their sums, the pick that `acc` was counted by, the prompt under its hash."""
    rows = read_samples(GOLDEN / "samples_mc-letters.jsonl")
    assert [row.doc_id for row in rows] == [0, 1]
    for row in rows:
        assert row.choices == (" A", " B", " C")
        assert all(value < 0 for value in row.loglikelihoods)
        assert row.predicted is not None and row.data is not None
        assert row.scores["acc"] == float(row.predicted == row.data["answer"])
        assert row.prompt is not None and row.prompt_sha256 == digest(row.prompt)
        assert row.prompt.startswith("The following are questions about sums.\n\n")


def test_the_harnesss_own_file_of_a_generating_task() -> None:
    """Two filters, so two lines a doc: one row with both scores, and the first's extraction."""
    rows = read_samples(GOLDEN / "samples_gen-regex.jsonl")
    assert [row.doc_id for row in rows] == [0, 1]
    for row in rows:
        assert row.until == ("\n",)
        assert row.response is not None and row.extracted is not None and row.target is not None
        assert row.extracted[0] in row.response or row.extracted == ("[invalid]",)
        assert set(row.scores) == {"exact_match,strict", "exact_match,flexible"}
        assert row.scores["exact_match,strict"] == float(row.extracted == (row.target,))
