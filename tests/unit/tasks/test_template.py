"""Sources from format strings, and tasks of rows in memory."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.errors import ConfigError, DataError, NotFoundError, SettingError, StoreError
from workbench.types import Rendered

ROW = {"question": "1 + 1?", "answer": "2", "steps": "One more.", "class": {"all": ["x", "y"]}}


def example(source: str, row: dict[str, Any] | None = None) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(source, names)
    return names["transform"](row or ROW, 0, random.Random(0), "")


def test_a_template_is_what_str_format_gives() -> None:
    """Braces, quotes, backslashes, line ends, formats, elements: as in the texts themselves."""
    text = 'He said "{question}" {{so}} \\n \n\t\x00 \u2028 \ud800 {steps!r:>12}'
    made = example(workbench.template(text, " {class[all][1]}"))
    assert made["input"] == text.format(**ROW)
    assert made["output"] == " y" == made["processed_output"].rjust(2)
    assert example(workbench.template("{class.all[0]}", "{{}}")) == {
        "input": "x",
        "output": "{}",
        "processed_output": "{}",
    }


def test_the_source_reads_like_one_that_someone_wrote() -> None:
    """It is short, and imports nothing of ours."""
    assert workbench.template("Q: {question}\nA:", " {answer}") == (
        "import random\n\n\n"
        "def transform(data, num_sample: int, r: random.Random, dataset_name: str):\n"
        '    question = data["question"]\n'
        '    answer = data["answer"]\n'
        "    return {\n"
        '        "input": f"Q: {question}\\nA:",\n'
        '        "output": f" {answer}",\n'
        '        "processed_output": str(answer),\n'
        "    }\n"
    )
    shown = workbench.template("Q: {question}\nA:", " {answer}", rows=[ROW])
    assert '"processed_output": answer,' in shown, "the rows' answers are texts"


def test_a_name_inside_a_comprehension_is_none_of_the_templates() -> None:
    """`{steps}` is the row's field, though a generator before it has a variable of that name."""
    before = 'data = {**data, "n": sum(1 for steps in data["question"])}'
    made = example(workbench.template("{steps}{n}", " {answer}", before=before))
    assert made["input"] == "One more.6"


def test_the_gold_is_the_last_field_of_the_output_or_what_is_told() -> None:
    """A single field is its value, a list, too; without a field the text is."""
    gold = [
        example(workbench.template("{question}", *texts), {**ROW, "all": [1, 2]})
        for texts in ((" {steps} So {answer}.",), (" banana. ",), ("x", "{all}"), ("x", "<{all}>"))
    ]
    assert [one["processed_output"] for one in gold] == ["2", "banana.", [1, 2], "<[1, 2]>"]


@pytest.mark.parametrize(
    ("texts", "value", "gold"),
    [
        ((" {n}",), 3, "3"),
        ((" {n}",), 2.5, "2.5"),
        ((" {n}",), True, "True"),
        ((" {n:.2f}",), 2.5, "2.50"),
        ((" {n!r}",), "x", "'x'"),
        (("{n}", "{n}"), 3, "3"),
        (("{n}", "{n}"), [1, 2], ["1", "2"]),
        (("{n}", "{n}"), ["x", "y"], ["x", "y"]),
    ],
)
def test_a_number_is_a_gold_as_a_text(texts: Any, value: Any, gold: Any) -> None:
    """As the output has it; the numbers of a list, too, and whatever the rows are kept in."""
    import pandas

    row = {"q": "1 + 1?", "n": value}
    kept: list[Any] = [[row], pandas.DataFrame([row])]
    for rows in kept:
        made = example(workbench.template("{q}", *texts, rows=rows), row)
        assert made["processed_output"] == gold


def test_a_run_without_any_prompt_says_why() -> None:
    """Its metrics are none, so its notes tell."""
    source = "def transform(data, num_sample, r, dataset_name):\n    return data['nix']\n"
    report = workbench.score(workbench.Task.from_rows(ROWS, source), "fake")
    assert (report.metrics, report.failed) == ({}, 6)
    assert report.notes[0].startswith("6 without a prompt: KeyError: ")
    assert report.notes[0].split(":")[0] in report._repr_html_()


def test_a_method_that_rows_were_not_made_for_has_a_way_out() -> None:
    """The message has it, and it is one."""
    task = workbench.Task.from_rows(ROWS, ADD)
    with pytest.raises(NotFoundError, match=r'from_rows\(rows, transform, method="ppl"\)'):
        workbench.score(task, "fake", method="ppl")
    ranked = [{**row, "target_scores": {row["answer"]: 1, "no": 0}} for row in ROWS]
    made = workbench.Task.from_rows(ranked, ADD, method="ppl")
    assert workbench.score(made, "fake", method="ppl").metrics["accuracy"].n == len(ROWS)


def test_rows_without_a_gold_are_counted_with_the_reason() -> None:
    """They count in no score."""
    rows = [{**row, "answer": row["answer"] if n % 3 else " "} for n, row in enumerate(ROWS)]
    report = workbench.score(workbench.Task.from_rows(rows, ADD), "fake")
    assert report.metrics["accuracy"].n == 4
    wanted = "2 without a score: the gold answer (processed_output) is empty (docs "
    assert any(note.startswith(wanted) for note in report.notes)


def test_code_before_gives_names_and_no_field_hides_an_argument() -> None:
    """What `before` assigns is meant; fields called `data` or `r` get names of their own."""
    before = 'wrong = int(data["answer"]) + 1\ndata = {**data, "more": r.random() < 2}'
    source = workbench.template("{r} {data} {more}", " {wrong}", before=before)
    row = {"r": "R", "data": "D", "answer": "2"}
    made = example(source, row)
    assert (made["input"], made["processed_output"]) == ("R D True", "3")


@pytest.mark.parametrize(
    ("texts", "error", "words"),
    [
        (("{", "x"), SettingError, "input"),
        (("{}", "x"), SettingError, "a field's name"),
        (("{a:{b}}", "x"), SettingError, "without fields"),
        (("{quesion}", "x"), DataError, "Did you mean 'question'"),
        (("{question}", "{class.none}"), DataError, "class.none"),
    ],
)
def test_what_no_row_could_fill_is_refused(texts: Any, error: Any, words: str) -> None:
    """The text, or the field with those that there are."""
    with pytest.raises(error, match=words):
        workbench.template(*texts, rows=[ROW])


def test_code_before_must_be_python() -> None:
    """The error is about `before`."""
    with pytest.raises(SettingError, match="before"):
        workbench.template("x", "y", before="if")


ROWS = [{"question": f"{n} + 1?", "answer": str(n + 1)} for n in range(6)]
ADD = workbench.template("Q: {question}\nA:", " {answer}")


def text_of(task: workbench.Task, version: str = "latest") -> str:
    (item,) = workbench.render(task, version, docs=[0])
    assert isinstance(item, Rendered)
    return item.prompt.text


@pytest.mark.slow
def test_rows_and_a_template_are_a_task(tmp_path: Path) -> None:
    """With shots of their own, scored at once; made again of the same, the folder is kept."""
    shots = [{"question": "7 + 1?", "answer": "8"}]
    folder = tmp_path / "transforms" / "sums"
    made = [
        workbench.Task.from_rows(ROWS, ADD, to=folder, shots=shots, fewshot=1) for _ in range(2)
    ]
    assert made[0].path == made[1].path == folder
    assert text_of(made[0]) == "Q: 7 + 1?\nA: 8\n\nQ: 0 + 1?\nA:"
    assert workbench.score(made[0], "fake", sample_size=3).metrics["accuracy"].n == 3
    with pytest.raises(StoreError, match="other files"):
        workbench.Task.from_rows(ROWS[:3], ADD, to=folder)


def test_without_a_folder_each_task_has_one_of_its_own() -> None:
    """Their names differ, as runs of theirs have to."""
    a, b = (workbench.Task.from_rows(ROWS[:n], ADD, task_name="mine") for n in (2, 3))
    assert a.path != b.path and a.name.startswith("mine")
    assert len(b.docs(b.config())) == 3


def own(data, num_sample: int, r: random.Random, dataset_name: str):  # type: ignore[no-untyped-def]
    return {"input": data["question"], "output": "", "processed_output": data["answer"]}


def test_a_function_is_saved_as_its_source(tmp_path: Path) -> None:
    """Its name becomes `transform`, and modules that it names are imported."""
    task = workbench.Task.from_rows(ROWS, own, to=tmp_path / "own")
    source = (task.path / "transform_gen_v0.py").read_text("utf-8")
    assert source.startswith("import random\n\n\ndef transform(data, num_sample")
    assert text_of(task) == "0 + 1?"


def test_a_function_that_needs_others_is_refused() -> None:
    """A saved transform stands alone."""

    def helped(data, num_sample, r, dataset_name):  # type: ignore[no-untyped-def]
        return {"input": ADD, "output": "", "processed_output": ""}

    for wrong in (helped, lambda data: data, "x = 1"):
        with pytest.raises(SettingError, match="transform"):
            workbench.Task.from_rows(ROWS, wrong)


def test_a_config_is_taken_over_but_for_its_files(tmp_path: Path) -> None:
    """Metric, post-processor and parameters are the other's; what is told wins."""
    like = workbench.Task.from_rows(
        ROWS, ADD, to=tmp_path / "like", metric="f1_score", postprocess="gsm8k_post",
        generate={"method": "generate", "params": {"max_tokens": 7}},
    )  # fmt: skip
    task = workbench.Task.from_rows(ROWS, ADD, to=tmp_path / "b", like=like, postprocess="")
    config = task.config()
    assert config.metrics[0].type == "f1_score"
    assert (config.postprocess, config.decoding.max_new_tokens) == ("", 7)
    assert Path(config.path) == task.path / "data" / "b.jsonl"


def test_a_config_that_cannot_be_used_leaves_no_folder(tmp_path: Path) -> None:
    """The key is named, with the nearest."""
    with pytest.raises(ConfigError, match="metric"):
        workbench.Task.from_rows(ROWS, ADD, to=tmp_path / "c", metrc="x")
    assert not (tmp_path / "c").exists()


@pytest.mark.slow
def test_a_source_is_scored_and_rendered_without_a_file(tmp_path: Path) -> None:
    """Where a version's name is expected, a transform's source does, too."""
    task = workbench.Task.from_rows(ROWS, ADD, to=tmp_path / "transforms" / "d")
    other = workbench.template("{question}", " {answer}")
    assert text_of(task, other) == "0 + 1?"
    assert workbench.score(task, "fake", other, sample_size=2).run.source == other
