"""A user's dataset class for FreeEval: read when trusted, in a process of its own."""

from __future__ import annotations

import json
import math
import os
from pathlib import Path
from typing import Any

import pytest

from tests.live.freeeval_cases import jsonl, lay_out, mmlu_rows, step
from workbench.errors import ConfigError
from workbench.exchange.files import Written
from workbench.exchange.freeeval import import_task
from workbench.exchange.freeeval.layout import LayoutProblem, prompt_text
from workbench.prompts.samplers.freeeval import shuffled
from workbench.scoring.metrics.freeeval import simple_multiple_choice

pytestmark = pytest.mark.slow  # a user's class is run in a process of its own

CLASS = """\
from datasets import load_dataset
from freeeval.data.registry import register_dataset
from freeeval.datasets.multiple_choice import MultipleChoiceDataset, MultipleChoiceProblem


class Colours(MultipleChoiceDataset):
    def __init__(self, seed=1, split="val", name_or_path=None, config_name=None,
                 fewshot_split="dev", fewshot_num=0, subject="", **kwargs):
        super().__init__(seed=seed, **kwargs)
        if fewshot_num:
            rows = load_dataset(name_or_path, name=config_name, split=fewshot_split)
            drawn = self.select_fewshot_examples(rows, fewshot_num, seed=seed)
            self.fewshot_examples = [self.parse_data_instance(row) for row in drawn]
        for index, row in enumerate(load_dataset(name_or_path, split=split)):
            if subject in row["question"]:
                self.problems.append(self.parse_data_instance(row, extra={"id": index}))
        self.generate_prompt_text()

    def parse_data_instance(self, data, extra={}):
        print("parsing")
        labels = [chr(i + ord("A")) for i in range(len(data["choices"]))]
        return MultipleChoiceProblem(data["question"], data["choices"], data["answer"],
                                     generation_config={"stop_sequences": labels}, extra=extra)


register_dataset("colours", Colours)
"""

IMPORT = "from freeeval.datasets import TYPE_TO_DATASET\n"
PRESET = IMPORT + '''\
from freeeval.datasets.multiple_choice import *
from freeeval.datasets.multiple_choice import AugmentedMultipleChoiceDataset as Base


class Whole(Base):
    def __init__(self, seed=1, **kwargs):
        super().__init__(seed=seed, **kwargs)
        self.problems = [self.parse_data_instance({"n": n}) for n in range(3)]
        self.generate_prompt_text()

    def parse_data_instance(self, data):
        item = MultipleChoiceProblem(None, ["yes", "no"], data["n"] % 2)
        item.prompt = f"Turn 1: {data['n']}\\nTurn 2: really?"
        return item


TYPE_TO_DATASET["colours"] = Whole
'''  # fmt: skip


def config(folder: Path, source: str, kind: str = "simple_multiple_choice", **kwargs: Any) -> Path:
    """Lay out a class, its rows and a config; return the config's path."""
    files = {
        "colours.py": source,
        "rows/dev.jsonl": jsonl(mmlu_rows(6, "Shot")),
        "rows/test.jsonl": jsonl(mmlu_rows(4, "Doc")),
    }
    lay_out(files, folder)
    dataset = {"type": "colours", "dataset_kwargs": kwargs}
    (folder / "c.json").write_text(json.dumps({"steps": [step(kind, dataset)]}), "utf-8")
    return folder / "c.json"


def rows_of(written: Written) -> list[dict[str, Any]]:
    """Return the rows of the one data file that is no few-shot file."""
    (path,) = (p for p in written.files if p.startswith("data/") and "fewshot" not in p)
    return [json.loads(line) for line in written.files[path].splitlines()]


def test_a_class_as_the_documents_describe_one_is_read(tmp_path: Path) -> None:
    """Rows, filter, shots, stops and the function that the documents register it with."""
    kwargs = {"split": "test", "name_or_path": "rows", "fewshot_num": 2, "seed": 7}
    path = config(tmp_path, CLASS, fewshot_split="validation", subject="Doc", **kwargs)
    written = import_task(path, trust=True)
    rows = rows_of(written)
    assert [row["question"] for row in rows] == [r["question"] for r in mmlu_rows(4, "Doc")]
    assert rows[1]["freeeval"]["extra"] == {"id": 1}
    assert rows[1]["freeeval"]["stop_sequences"] == ["A", "B", "C", "D"]
    values = json.loads(written.files["config/colours_gen.json"])
    assert (values["fewshot"], values["sampler"], values["seed"]) == (2, "freeeval", 7)
    assert len(written.files["data/colours_fewshot.jsonl"].splitlines()) == 6
    assert any("register_dataset" in loss for loss in written.losses)


def test_nothing_is_run_without_trust(tmp_path: Path) -> None:
    """An untrusted file is named and not executed."""
    trace = tmp_path / "ran"
    path = config(tmp_path, f"open({str(trace)!r}, 'w')\n{CLASS}", name_or_path="rows")
    with pytest.raises(ConfigError, match=r"c\.json:\d+: .*colours\.py"):
        import_task(path)
    assert not trace.exists()


def test_code_is_run_in_another_process(tmp_path: Path) -> None:
    """A trusted class cannot change this process."""
    source = f"import os\nos.environ['WORKBENCH_LEAK'] = '1'\n{CLASS}"
    import_task(config(tmp_path, source, split="test", name_or_path="rows"), trust=True)
    assert "WORKBENCH_LEAK" not in os.environ


def test_a_prompt_that_the_class_sets_is_kept(tmp_path: Path) -> None:
    """Whole prompts go into the rows, and the transform takes them from there."""
    written = import_task(config(tmp_path, PRESET), trust=True)
    assert [row["prompt"] for row in rows_of(written)] == [
        f"Turn 1: {n}\nTurn 2: really?" for n in range(3)
    ]
    assert 'data["prompt"]' in written.files["transform_gen_v0.py"]
    assert any("kept whole" in loss for loss in written.losses)


@pytest.mark.parametrize(
    ("source", "kind", "told"),
    [
        (f"raise RuntimeError('no rows')\n{CLASS}", "simple_multiple_choice", "no rows"),
        (f"import sys; sys.exit(1)\n{CLASS}", "simple_multiple_choice", "SystemExit"),
        ("# TYPE_TO_DATASET colours", "simple_multiple_choice", "registers the type"),
        (f"def broken(:\n{CLASS}", "simple_multiple_choice", "SyntaxError"),
        (CLASS, "cloze_prompt", "AugmentedMultipleChoiceDataset"),
        (PRESET.replace("% 2)", "% 2 + 5)"), "simple_multiple_choice", "answer 5, of 2"),
        (PRESET.replace('["yes", "no"]', '[1, 2]'), "simple_multiple_choice", "list of texts"),
    ],
)  # fmt: skip
def test_a_class_that_fails_is_an_error(source: str, kind: str, told: str, tmp_path: Path) -> None:
    """Whatever the class does, the message has the config's line and what went wrong."""
    path = config(tmp_path, source, kind, split="test", name_or_path="rows")
    with pytest.raises(ConfigError, match=rf"c\.json:\d+: .*{told}"):
        import_task(path, trust=True)


def test_an_unknown_type_without_a_class_is_refused(tmp_path: Path) -> None:
    """The message names the types that there are."""
    path = config(tmp_path, "", name_or_path="rows")
    with pytest.raises(ConfigError, match="arc_challenge"):
        import_task(path, trust=True)


def test_shots_drawn_otherwise_keep_their_order(tmp_path: Path) -> None:
    """A class that takes its first rows as shots shows the same shots here."""
    source = CLASS.replace(
        "drawn = self.select_fewshot_examples(rows, fewshot_num, seed=seed)",
        "drawn = [rows[i] for i in range(fewshot_num)]",
    )
    path = config(tmp_path, source, split="test", name_or_path="rows",
                  fewshot_split="validation", fewshot_num=3)  # fmt: skip
    written = import_task(path, trust=True)
    pool = [json.loads(line) for line in
            written.files["data/colours_fewshot.jsonl"].splitlines()]  # fmt: skip
    order = [pool[index]["question"] for index in shuffled(3, 1)]
    assert order == [row["question"] for row in mmlu_rows(3, "Shot")]
    assert any("draws them in a way of its own" in loss for loss in written.losses)


def test_rows_without_a_reference_are_allowed(tmp_path: Path) -> None:
    """A class may ask without options and answer: nothing is right, and nothing is scored."""
    source = PRESET.replace('["yes", "no"], data["n"] % 2', "[], None")
    written = import_task(config(tmp_path, source), trust=True)
    assert [(row["gold"], row["target_scores"]) for row in rows_of(written)] == [(None, {})] * 3
    metric = simple_multiple_choice({}, "")
    assert math.isnan(metric(rows_of(written)[0], "", ("Anything.",)).value)


def test_a_problem_without_options_is_asked_as_it_is() -> None:
    """A problem of no reference has a prompt, with the separator of a single option left out."""
    item = LayoutProblem("Tell a story.", (), None)
    assert prompt_text(item, (), "qa", "Be kind.") == "Be kind.\n\nQuestion: Tell a story.\nAnswer:"
