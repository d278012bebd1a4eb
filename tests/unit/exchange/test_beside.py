"""The commands that put other systems beside our scores: rules and gap, from end to end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from workbench.api import explain_gap, score, score_rules
from workbench.cli import main
from workbench.errors import DataError
from workbench.models.fake import FakeModel

pytestmark = pytest.mark.slow


def write_samples(path: Path, report: Any, edit: dict[int, str] | None = None) -> Path:
    """Write a GEN run as lm-evaluation-harness writes its samples; `edit` changes prompts."""
    import hashlib

    lines = []
    for row in report.rows:
        prompt: str = (edit or {}).get(row.doc_id) or row.prompt
        until = report.run.settings["decoding"]["until"]
        record = {
            "doc_id": row.doc_id,
            "doc": {},
            "target": row.processed_output,
            "arguments": {"gen_args_0": {"arg_0": prompt, "arg_1": {"until": until}}},
            "resps": [[row.extraction.cut]],
            "filtered_resps": [row.extraction.extracted[0]],
            "filter": "none",
            "metrics": ["exact_match"],
            "exact_match": row.scores["exact_match"].value,
            "prompt_hash": hashlib.sha256(prompt.encode()).hexdigest(),
        }
        lines.append(json.dumps(record) + "\n")
    path.write_text("".join(lines), encoding="utf-8")
    return path


def test_every_rule_has_an_accuracy_over_the_same_docs(task: Path) -> None:
    """One pass, each rule's figure, and the docs on which they part."""
    report = score_rules(task, FakeModel(), "ppl_v0", num_fewshot=1, sample_size=6)
    assert {"ultraeval", "lm_eval_acc_norm", "opencompass", "freeeval_cloze"} <= set(report.metrics)
    assert {metric.n for metric in report.metrics.values()} == {6}


def test_rules_print_json_and_a_table(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One JSON document; for people a table that names each rule."""
    arguments = ["rules", str(task), "--model", "fake", "--sample", "4", "--num-fewshot", "1"]
    assert main([*arguments, "--json"]) == 0
    assert "rules" in json.loads(capsys.readouterr().out)
    assert main(arguments) == 0
    assert "lm_eval_acc_norm" in capsys.readouterr().out


def test_a_file_that_says_the_same_has_no_gap(task: Path, tmp_path: Path) -> None:
    """Our own run, written as lm-evaluation-harness writes it, is the same doc by doc."""
    report = score(task, FakeModel(), "gen_v0", num_fewshot=2, sample_size=5)
    file = write_samples(tmp_path / "samples_add.jsonl", report)
    found = explain_gap(report, file, "lm-eval", task=task)
    assert dict(found.counts) == {"same": 5}


def test_one_other_prompt_is_the_first_stage_of_its_doc(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The doc whose prompt has one more space is named, and the command says so by its status."""
    report = score(task, FakeModel(), "gen_v0", num_fewshot=2, sample_size=5)
    row = report.rows[2]
    edit = {row.doc_id: row.prompt + " "}
    file = write_samples(tmp_path / "samples_add.jsonl", report, edit)
    arguments = ["gap", report.run_id, str(file), "--system", "lm-eval", "--task", str(task)]
    assert main([*arguments, "--json"]) == 1
    record = json.loads(capsys.readouterr().out)
    assert record["stages"] == {"prompt": 1, "same": 4}
    assert [r["doc_id"] for r in record["rows"] if r["stage"] == "prompt"] == [row.doc_id]


def test_an_empty_file_is_an_error(task: Path, tmp_path: Path) -> None:
    """A file without rows explains nothing."""
    report = score(task, FakeModel(), "gen_v0", sample_size=2)
    file = tmp_path / "samples_add.jsonl"
    file.write_text("")
    with pytest.raises(DataError, match=r"samples_add\.jsonl"):
        explain_gap(report, file, "lm-eval", task=task)
