"""Broken configs and rows: each is an error of the house that names file, line and a way out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.live.freeeval_cases import DEFAULT, SPLITS, jsonl, lay_out, mmlu_rows, step
from workbench.errors import ConfigError, DataError, InputError
from workbench.exchange.freeeval import import_task
from workbench.exchange.freeeval.placed_json import read_json


def values(**kwargs: Any) -> dict[str, Any]:
    """Return a config that can be read."""
    dataset = {"type": "mmlu", "dataset_kwargs": {"name_or_path": "rows", **DEFAULT, **kwargs}}
    return {"steps": [step("simple_multiple_choice", dataset, name="one", max_new_tokens=5)]}


def laid_out(folder: Path, config: Any, *, text: str | bytes | None = None) -> Path:
    """Write rows and a config (or `text` in its place); return the config's path."""
    lay_out({f"rows/{name}.jsonl": jsonl(rows) for name, rows in SPLITS.items()}, folder)
    path = folder / "c.json"
    made = json.dumps(config, indent=1) if text is None else text
    path.write_bytes(made.encode("utf-8") if isinstance(made, str) else made)
    return path


def kwargs_of(config: dict[str, Any]) -> dict[str, Any]:
    """Return the dataset_kwargs, to be changed."""
    return config["steps"][0]["dataset_config"]["dataset_kwargs"]


Change = Callable[[dict[str, Any]], object]

CHANGES: dict[str, tuple[Change, str]] = {
    "no steps": (lambda c: c.pop("steps"), "the key 'steps'"),
    "steps no list": (lambda c: c.update(steps={}), "steps; expected a list"),
    "empty steps": (lambda c: c.update(steps=[]), "no steps"),
    "a step no object": (lambda c: c.update(steps=[3]), r"steps\[0\]; expected an object"),
    "unknown top key": (lambda c: c.update(stepz=1), "unknown key 'stepz'"),
    "unknown step key": (lambda c: c["steps"][0].update(evalconfig={}), "Did you mean"),
    "unknown step": (lambda c: c["steps"][0].update(step_type="cloze"), "cloze_prompt"),
    "unknown type": (
        lambda c: c["steps"][0]["dataset_config"].update(type="mmlux"), "none of FreeEval's",
    ),
    "no dataset_config": (lambda c: c["steps"][0].pop("dataset_config"), "'dataset_config'"),
    "no kwargs": (
        lambda c: c["steps"][0]["dataset_config"].pop("dataset_kwargs"), "'dataset_kwargs'",
    ),
    "unknown kwarg": (lambda c: kwargs_of(c).update(fewshot=2), "fewshot_num"),
    "text for a number": (lambda c: kwargs_of(c).update(fewshot_num="2"), "a whole number"),
    "bool for a number": (lambda c: kwargs_of(c).update(seed=True), "a whole number"),
    "unseeded": (lambda c: kwargs_of(c).update(seed=None), "draws at random"),
    "too many": (lambda c: kwargs_of(c).update(fewshot_num=10**30), "10,000 at most"),
    "negative shots": (lambda c: kwargs_of(c).update(fewshot_num=-1), "0 or more"),
    "first none": (lambda c: kwargs_of(c).update(first_n=0), "1 or more"),
    "template": (
        lambda c: kwargs_of(c).update(multiple_choice_template_name="brace"), "FreeEval fails",
    ),
    "unknown template": (
        lambda c: kwargs_of(c).update(multiple_choice_template_name="Default"), "Did you mean",
    ),
    "folder": (lambda c: kwargs_of(c).update(name_or_path="./nowhere"), "a folder"),
    "hub": (lambda c: kwargs_of(c).update(name_or_path="cais/none"), "no folder here"),
    "split": (lambda c: kwargs_of(c).update(split="dev"), "cannot be loaded"),
    "mode": (
        lambda c: c["steps"][0]["eval_config"].update(aggregate_mode="best"), "ignore_augmented",
    ),
    "vote": (
        lambda c: c["steps"][0]["eval_config"].update(aggregate_mode="vote"), "vote_threshold",
    ),
    "backend": (lambda c: c["steps"][0]["inference_config"].update(type="vllm"), "remote_hf"),
    "stops": (
        lambda c: c["steps"][0]["inference_config"]["inference_kwargs"].update(
            generation_config={"stop_sequences": [1]}), "a list of strings",
    ),
    "empty group": (
        lambda c: c["steps"][0]["dataset_config"].update(type="group", dataset_kwargs=[]), "at le",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_a_broken_config_names_its_line(name: str, tmp_path: Path) -> None:
    """Every fault of a config is told with the file, the line, and what would be right."""
    change, told = CHANGES[name]
    config = values()
    change(config)
    path = laid_out(tmp_path, config)
    with pytest.raises(InputError, match=rf"c\.json:\d+: .*{told}"):
        import_task(path)


def test_the_line_is_the_right_one(tmp_path: Path) -> None:
    """A fault on the tenth line is told of the tenth line."""
    config = values(seed="x")
    path = laid_out(tmp_path, config)
    number = next(i for i, line in enumerate(path.read_text().split("\n"), 1) if '"seed"' in line)
    with pytest.raises(ConfigError, match=rf"c\.json:{number}: .*seed; expected a whole number"):
        import_task(path)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"\xef\xbb\xbf{}", ":1: begins with a byte order mark"),
        (b'{"a": "\xff"}', ":1: not UTF-8"),
        ('{\n"steps": [ // comment\n]}', ":2: not valid JSON.*comments"),
        ('{"steps": [],}', ":1: not valid JSON"),
        ("[" * 100_000, "not usable JSON"),
        ("1" * 10_000, "not usable JSON"),
        ("", "not valid JSON"),
        ("[]", ":1: the file; expected an object"),
    ],
    ids=["bom", "utf8", "comment", "comma", "deep", "long", "empty", "list"],
)
def test_a_file_that_is_no_json_is_an_error(text: str | bytes, told: str, tmp_path: Path) -> None:
    """Encoding and syntax are told apart."""
    with pytest.raises(ConfigError, match=told):
        import_task(laid_out(tmp_path, None, text=text))


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    """A config that is not there, and a folder with none or several."""
    with pytest.raises(ConfigError, match="cannot be read"):
        import_task(tmp_path / "c.json")
    with pytest.raises(ConfigError, match="which config"):
        import_task(tmp_path)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"answer": 4}, "the answer is option 4, of 4"),
        ({"choices": None}, "no list of texts"),
        ({"question": None}, "there is no question"),
    ],
)
def test_a_broken_row_names_its_line(change: dict[str, Any], told: str, tmp_path: Path) -> None:
    """A row that its type cannot read is told by file and line."""
    path = laid_out(tmp_path, values(split="test"))
    rows = mmlu_rows(3, "Doc")
    rows[2] |= change
    (tmp_path / "rows" / "test.jsonl").write_text("\n" + jsonl(rows), "utf-8")
    with pytest.raises(DataError, match=rf"test\.jsonl:4: .*{told}"):
        import_task(path)


def test_a_missing_column_names_those_there_are(tmp_path: Path) -> None:
    """A type that the rows are not of."""
    config = values()
    config["steps"][0]["dataset_config"]["type"] = "ceval"
    kwargs_of(config)["split"] = "test"
    with pytest.raises(DataError, match=r"test\.jsonl:1: no column 'A'.*saw question, choices"):
        import_task(laid_out(tmp_path, config))


@pytest.mark.parametrize(
    ("content", "told"),
    [(b"{broken\n", r"test\.jsonl:1: not valid JSON"), (b"", "no rows|cannot be loaded"),
     (b'{"question": "\xff"}\n', r"test\.jsonl:1: not UTF-8")],
    ids=["json", "empty", "utf8"],
)  # fmt: skip
def test_unreadable_rows_are_an_error(content: bytes, told: str, tmp_path: Path) -> None:
    """What `datasets` cannot read is told by the file and line where it stands."""
    path = laid_out(tmp_path, values())
    (tmp_path / "rows" / "test.jsonl").write_bytes(content)
    with pytest.raises(InputError, match=told):
        import_task(path)


@pytest.mark.slow
def test_a_step_is_chosen_by_its_name(tmp_path: Path) -> None:
    """Of several steps each is imported, or the named one."""
    config = values()
    other = json.loads(json.dumps(config["steps"][0])) | {"step_name": "two"}
    config["steps"] += [other, {"step_type": "mt_bench", "step_name": "judged"}]
    path = laid_out(tmp_path, config)
    files = import_task(path).files
    assert {"config/one_gen.json", "config/two_gen.json", "data/one.jsonl"} <= set(files)
    assert "data/two.jsonl" not in files  # the rows are those of `one`
    assert any("judged" in loss for loss in import_task(path).losses)
    assert "config/one_gen.json" not in import_task(path, step="two").files
    with pytest.raises(ConfigError, match="a step called 'three'"):
        import_task(path, step="three")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(value=JSON, indent=st.sampled_from([None, 1]))
def test_every_value_has_the_line_it_stands_on(
    tmp_path_factory: Any, value: Any, indent: Any
) -> None:
    """With a line for each element, a value's line counts the elements before it."""
    path = tmp_path_factory.getbasetemp() / "value.json"
    path.write_text(json.dumps({"a": [], "value": value}, indent=indent), "utf-8")
    node = read_json(path).at("value")
    assert node.value == value
    expected = 1 if indent is None else 3
    assert node.where == f"{path}:{expected}"


@pytest.mark.slow
@given(value=JSON)
def test_nothing_but_errors_of_the_house_leaves_the_reader(
    tmp_path_factory: Any, value: Any
) -> None:
    """Whatever stands in place of a step's parts, the message is a ConfigError."""
    path = tmp_path_factory.getbasetemp() / "any.json"
    config = values(name_or_path="./nowhere")
    for name in ("dataset_config", "inference_config", "step_type", "eval_config"):
        changed = json.loads(json.dumps(config))
        changed["steps"][0][name] = value
        path.write_text(json.dumps(changed), "utf-8")
        with pytest.raises(InputError):
            import_task(path)
