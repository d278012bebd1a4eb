"""Rows from Hugging Face datasets: the real library, on data made here."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import datasets
import pytest

from workbench.errors import DataError
from workbench.prompts.dataset import read_docs
from workbench.session.session import Session

TRANSFORM = """\
def transform(data, num_sample, r, dataset_name):
    return {"input": data["q"], "output": data["a"], "processed_output": data["a"]}
"""


def rows(start: int, count: int) -> datasets.Dataset:
    return datasets.Dataset.from_list(
        [{"q": f"{i}+1=", "a": str(i + 1)} for i in range(start, start + count)]
    )


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A dataset with two splits, as `save_to_disk` writes it."""
    path = tmp_path / "saved"
    datasets.DatasetDict({"train": rows(0, 4), "test": rows(10, 3)}).save_to_disk(str(path))
    return path


def test_a_saved_dataset_is_read_by_split(saved: Path) -> None:
    """The named split, or test where none is named."""
    assert [doc.data["q"] for doc in read_docs(saved)] == ["10+1=", "11+1=", "12+1="]
    assert dict(read_docs(saved, split="train")[0].data) == {"q": "0+1=", "a": "1"}


def test_a_saved_single_split_needs_no_name(tmp_path: Path) -> None:
    """`Dataset.save_to_disk` has no splits."""
    rows(0, 2).save_to_disk(str(tmp_path / "one"))
    assert len(read_docs(tmp_path / "one")) == 2


def test_a_folder_of_data_files_is_loaded_by_name(tmp_path: Path) -> None:
    """What `load_dataset` makes of a folder: a split for each file."""
    folder = tmp_path / "files"
    folder.mkdir()
    for split, q in (("train", "0+1="), ("test", "5+1=")):
        (folder / f"{split}.jsonl").write_text(json.dumps({"q": q, "a": "?"}) + "\n")
    assert [doc.data["q"] for doc in read_docs(folder)] == ["5+1="]
    assert [doc.data["q"] for doc in read_docs(folder, split="train")] == ["0+1="]


def test_an_unknown_split_lists_those_there_are(saved: Path) -> None:
    """The message has the splits."""
    with pytest.raises(DataError, match="no split 'dev'; expected one of test, train"):
        read_docs(saved, split="dev")


def test_a_name_that_cannot_be_loaded_says_what_was_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a file nor a dataset: both are named, with a way out."""
    monkeypatch.setattr("datasets.config.HF_HUB_OFFLINE", True)
    with pytest.raises(DataError, match=r"nobody/nothing: not a file here.*Check the path"):
        read_docs("nobody/nothing")
    with pytest.raises(DataError, match="cannot be loaded by datasets"):
        read_docs(tmp_path)


def test_shots_come_from_the_few_shot_split(saved: Path, tmp_path: Path) -> None:
    """A task on a dataset: docs from one split, shots from another, ids of their own."""
    task = tmp_path / "transforms" / "plus-one"
    (task / "config").mkdir(parents=True)
    (task / "transform_gen_v0.py").write_text(TRANSFORM)
    config = {
        "task_name": "plus-one",
        "path": str(saved),
        "split": "test",
        "fewshot_split": "train",
        "description": "",
        "transform": "transform_gen_v0.py",
        "fewshot": 4,
        "generate": {"method": "generate", "params": ""},
        "postprocess": "",
        "metric": {"accuracy": {"evaluation": {"type": "exact_match"}}},
    }
    (task / "config" / "plus-one_gen.json").write_text(json.dumps(config))
    with closing(Session(task, model="fake")) as session:
        rendered = session.preview().rendered
    assert rendered is not None
    assert sorted(rendered.shot_ids) == [0, 1, 2, 3]
    assert rendered.prompt.text.endswith("\n\n10+1=")
