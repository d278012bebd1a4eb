"""Whatever is in a file of UltraEval's, it is read or refused by one error."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.errors import ConfigError, DataError
from workbench.exchange.ultraeval import import_task, read_samples
from workbench.tasks.config import OWN_KEYS, read_config

CONFIG: dict[str, Any] = {
    "task_name": "add",
    "path": "data/add.jsonl",
    "description": "",
    "transform": "transform_gen_v0.py",
    "fewshot": 2,
    "generate": {"method": "generate", "params": {"max_tokens": 5, "stop": ["\n"]}},
    "postprocess": "",
    "metric": {"accuracy": {"evaluation": {"type": "exact_match"}}},
}
ROW: dict[str, Any] = {
    "data": {"question": "1+1=", "target_scores": {"2": 1, "3": 0}},
    "ground_truth": "2",
    "prompt_inputs": ["1+1="],
    "raw_outputs": [[[-1.0], [-2.0]]],
    "processed_outputs": [[1.0, 2.0]],
    "eval_results": {},
    "metrics": {"accuracy": 1},
}
leaves = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.sampled_from(["a" * 5000])
)
anything = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
nested = st.sampled_from(
    [
        *((key,) for key in (*CONFIG, *OWN_KEYS, "other")),
        *(("generate", key) for key in ("method", "params")),
        *(("generate", "params", key) for key in ("max_tokens", "stop", "temperature", "top_p")),
        ("metric", "accuracy"),
        ("metric", "accuracy", "evaluation"),
        ("metric", "accuracy", "evaluation", "type"),
        ("metric", "accuracy", "aggregation"),
    ]
)


def put(values: dict[str, Any], keys: tuple[str, ...], value: Any) -> dict[str, Any]:
    """Return a copy of `values` with another value under a path of keys."""
    inner = put(values.get(keys[0], {}), keys[1:], value) if keys[1:] else value
    return {**values, keys[0]: inner}


def refusal(read: Callable[[], object], kind: type[Exception], default: str) -> str:
    """Return what `read` says when it refuses, `default` where it does not."""
    try:
        read()
    except kind as error:
        return str(error)
    return default


@pytest.mark.slow
@given(keys=nested, value=anything)
def test_any_value_of_a_config_is_taken_or_refused(keys: tuple[str, ...], value: Any) -> None:
    """ConfigError is all that reading or importing it raises, and it names the file."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("data", "config"):
            (folder / part).mkdir()
        (folder / "data" / "add.jsonl").write_text('{"question": "1+1="}\n')
        (folder / "transform_gen_v0.py").write_text("def transform(*a): return {}\n")
        path = folder / "config" / "add_gen.json"
        path.write_text(json.dumps(put(CONFIG, keys, value)))
        for read in (lambda: read_config(path, folder), lambda: import_task(folder)):
            assert "add_gen.json" in refusal(read, ConfigError, "add_gen.json")


@pytest.mark.slow
@given(key=st.sampled_from([*ROW, "data.target_scores"]), value=anything)
def test_any_value_of_a_sample_is_taken_or_refused(key: str, value: Any) -> None:
    """DataError is all that reading it raises, and it names the file."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "instance.jsonl"
        path.write_text(json.dumps(put(ROW, tuple(key.split(".")), value)) + "\n")
        said = refusal(lambda: read_samples(path), DataError, "instance.jsonl")
        assert "instance.jsonl" in said


@pytest.mark.parametrize("name", ["a" * 5000 + ".jsonl", "a\0b.jsonl", "data", "."])
def test_a_name_that_no_file_can_have_is_refused(name: str, tmp_path: Path) -> None:
    """The system's own error is none of the caller's business."""
    (tmp_path / "config").mkdir()
    (tmp_path / "data").mkdir()
    path = tmp_path / "config" / "add_gen.json"
    path.write_text(json.dumps({**CONFIG, "transform": name}))
    with pytest.raises(ConfigError):
        import_task(tmp_path)
