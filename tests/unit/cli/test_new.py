"""`workbench new`: one JSON document, and an exit status that tells a question from a task."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.cli import main


def test_a_task_is_told_with_its_fields_and_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The keys are the contract's; the source file is not touched."""
    data = tmp_path / "reviews.csv"
    data.write_text(
        "review,label\n" + "".join(f"r{n},{'good' if n % 2 else 'bad'}\n" for n in range(20))
    )
    before = data.read_bytes()
    assert main(["new", str(data), "--to", str(tmp_path / "t" / "reviews"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["fields"] == {
        "question": ["review"], "passage": "", "answer": "label", "options": [],
    }  # fmt: skip
    counts = {name: found[name] for name in ("rows", "test_rows", "shots", "holdout")}
    assert counts == {"rows": 20, "test_rows": 18, "shots": 2, "holdout": 0}
    assert (found["methods"], found["method"], found["gold"]) == (["gen", "ppl"], "gen", "bad")
    assert found["questions"] == [] and found["reasons"]
    assert data.read_bytes() == before


def test_a_question_ends_with_2_and_has_its_flag(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is written; the flag that was told makes the task."""
    data = tmp_path / "reviews.csv"
    data.write_text("review,label\n" + "".join(f"r{n},{n % 2}\n" for n in range(20)))
    place = tmp_path / "t" / "reviews"
    assert main(["new", str(data), "--to", str(place), "--json"]) == 2
    (question,) = json.loads(capsys.readouterr().out)["questions"]
    assert (question["about"], question["candidates"]) == ("labels", ["0", "1"])
    keep = "or --labels keep for the numbers themselves"
    assert question["flag"] == f"--labels 0=…,1=…, {keep}"
    assert not place.parent.exists()
    assert main(["new", str(data), "--to", str(place)]) == 2
    assert "Nothing was written." in capsys.readouterr().out
    assert main(["new", str(data), "--to", str(place), "--labels", "0=bad,1=good"]) == 0
    assert (place / "transform_ppl_v0.py").is_file()
    capsys.readouterr()
    assert main(["render", str(data)]) == 2
    assert f"workbench new {data}" in capsys.readouterr().err


def test_the_reading_of_the_answer_and_of_splits_are_flags(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the page can correct, the command line can."""
    data = tmp_path / "reviews.csv"
    lines = (f"r{n},{'good' if n % 2 else 'bad'},{'train' if n < 5 else 'test'}" for n in range(20))
    data.write_text("\n".join(["review,label,split", *lines]))
    found: list[dict[str, Any]] = []
    for n, flags in enumerate(([], ["--ignore-split"], ["--kind", "text", "--no-options"])):
        assert main(["new", str(data), "--to", str(tmp_path / f"t{n}"), *flags, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert [one["shots"] for one in found] == [5, 2, 5]
    assert [one["methods"] for one in found] == [["gen", "ppl"], ["gen", "ppl"], ["gen"]]


def test_the_method_that_was_asked_for_comes_first_from_then_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What renders, scores and saves without a method means PPL; a draft is of its version's."""
    data, task, draft = tmp_path / "reviews.csv", tmp_path / "t" / "reviews", tmp_path / "d.py"
    data.write_text(
        "review,label\n" + "".join(f"r{n},{'good' if n % 2 else 'bad'}\n" for n in range(20))
    )
    assert main(["new", str(data), "--to", str(task), "--method", "ppl", "--json"]) == 0
    capsys.readouterr()
    opened = workbench.Task.open(task)
    assert (opened.methods(), opened.config().method) == (("ppl", "gen"), "ppl")
    assert main(["render", str(task), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["choices"]
    for method in ("ppl", "gen"):
        draft.write_text((task / f"transform_{method}_v0.py").read_text() + "\n")
        assert main(["save", str(task), str(draft), "--json"]) == 0
        out, err = capsys.readouterr()
        assert (json.loads(out)["version"], err) == (f"{method}_v1", "")
        run = workbench.score(opened, "fake", draft.read_text(), sample_size=2).run
        assert run.method == method
    draft.write_text("def transform(data, num_sample, r, dataset_name):\n    return data\n")
    assert main(["save", str(task), str(draft), "--json"]) == 0
    assert "d.py: taken as PPL; --method gen takes it as GEN" in capsys.readouterr().err
