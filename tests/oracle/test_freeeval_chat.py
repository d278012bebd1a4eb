"""A tokenizer's chat template, as FreeEval applies it: the golden file has its prompts."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.live.freeeval_cases import CASES, TOKENIZER, lay_out
from workbench.exchange.export import make_job
from workbench.exchange.freeeval import child, dataset_class, export_task, import_task
from workbench.models.base import ending_of
from workbench.runs.options import Options
from workbench.runs.plan import make_plan

from .said import Case, rendered

pytest.importorskip("transformers")

GOLDEN = Path(__file__).parents[1] / "golden" / "freeeval" / "prompts.json"


def test_chat_prompts_are_freeevals(tmp_path: Path) -> None:
    """System, shots and question are turns, without a generation prompt, whole in the rows."""
    case = next(case for case in CASES if case.name == "chat")
    lay_out(case.files, tmp_path)
    (tmp_path / "c.json").write_text(json.dumps(case.config), "utf-8")
    written = import_task(tmp_path / "c.json")
    rows = [json.loads(line) for line in written.files["data/mmlu.jsonl"].splitlines()]
    (step,) = json.loads(GOLDEN.read_text("utf-8"))["chat"]
    assert [row["prompt"] for row in rows] == [sent["prompt"] for sent in step["requests"]]


def test_without_the_tokenizer_the_template_is_a_loss(tmp_path: Path) -> None:
    """A tokenizer that is not here leaves plain prompts, and a loss that says so."""
    case = next(case for case in CASES if case.name == "chat")
    lay_out({k: v for k, v in case.files.items() if not k.startswith("tok")}, tmp_path)
    (tmp_path / "c.json").write_text(json.dumps(case.config), "utf-8")
    written = import_task(tmp_path / "c.json")
    assert any(loss.startswith("tokenizer_name_or_path tok") for loss in written.losses)
    assert 'data["prompt"]' not in written.files["transform_gen_v0.py"]


def in_its_template(folder: Path) -> Callable[[Any], str]:
    """Return what a model with the tokenizer of `folder` makes of messages."""
    transformers: Any = pytest.importorskip("transformers")
    tokenizer = transformers.AutoTokenizer.from_pretrained(str(folder))
    return lambda messages: tokenizer.apply_chat_template(
        list(messages), tokenize=False, **ending_of(messages)
    )


SHOTS = {"num_fewshot": 1, "sampler": "per_doc", "description": "Talk."}
SAID = [
    *(Case(said) for said in ("dialogues", "begun", "unasked", "asked-twice")),
    Case("some-begun", settings=SHOTS),
    Case("begun", "ppl", delimiter=" "),
    Case("some-begun", "ppl", delimiter=" "),
]


def run_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have imports run a dataset's class in this process, which has `transformers` already: by
    itself each import starts a process that imports it first."""

    def run(_: Any, job: Mapping[str, Any], folder: Path) -> dict[str, Any]:
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(folder)
            child.REGISTERED.clear()
            try:
                child.install_stand_in()
                return json.loads(json.dumps(child.build(dict(job)), default=str))
            finally:
                for name in [name for name in sys.modules if name.split(".")[0] == "freeeval"]:
                    del sys.modules[name]

    monkeypatch.setattr(dataset_class, "_run", run)


@pytest.mark.parametrize("case", SAID, ids=str)
@pytest.mark.parametrize("is_chat", [False, True])
def test_turns_are_exported_as_turns(
    case: Case, is_chat: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the config names a tokenizer, the exported class sends our turns in its chat template
    and our choices behind them; without one our texts. The first case's class runs in a process of
    its own, as any import's does."""
    if is_chat and case is not SAID[0]:
        run_here(monkeypatch)
    lay_out(TOKENIZER, tmp_path)
    plan = make_plan(case.write(tmp_path), Options(sample_size=None, **case.settings))
    written = export_task(make_job(plan, tmp_path / "out"))
    lay_out(written.files, tmp_path / "out")
    assert any(loss.startswith("turns: evaluate.py sends") for loss in written.losses)
    if is_chat:
        path = tmp_path / "out" / "config.json"
        config = json.loads(path.read_text("utf-8"))
        kwargs = config["steps"][0]["dataset_config"]["dataset_kwargs"]
        kwargs["tokenizer_name_or_path"] = str(tmp_path / "tok")
        path.write_text(json.dumps(config), "utf-8")
    back = import_task(tmp_path / "out" / "config.json", trust=True)
    (data,) = [text for name, text in back.files.items() if name.startswith("data/")]
    rows = [json.loads(line) for line in data.splitlines()]
    texts, chats = rendered(plan, in_its_template(tmp_path / "tok"))
    items = chats if is_chat else texts
    assert [row["prompt"] for row in rows] == [item.prompt.text for item in items]
    if case.method == "ppl":
        assert [list(row["target_scores"]) for row in rows] == [list(i.endings) for i in items]
