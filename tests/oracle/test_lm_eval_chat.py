"""Turns that a transform says, exported: the harness's chat model gets the messages that ours
gets, and a model without a chat template the text that it gets here."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from workbench.errors import InputError
from workbench.exchange.export import make_job
from workbench.exchange.lm_eval import export_task, import_task
from workbench.models.base import ending_of
from workbench.runs.options import Options
from workbench.runs.plan import Plan, make_plan

from .lm_eval_side import load_task, requests_of, teaching_model
from .said import Case, rendered
from .test_lm_eval_turns import ours, theirs

pytest.importorskip("lm_eval")

SAYABLE = ("dialogues", "begun", "some-begun", "asked-twice")
SHOTS = {"num_fewshot": 1, "sampler": "per_doc", "description": "Talk."}
CASES = [
    *(Case(said) for said in SAYABLE),
    *(Case(said, settings=SHOTS) for said in ("begun", "some-begun")),
    *(Case(said, "ppl") for said in ("dialogues", "begun", "asked-twice")),
    Case("begun", "ppl", {"num_fewshot": 1, "sampler": "first_n"}, delimiter=" "),
    Case("dialogues", "ppl", delimiter="\n"),
    Case("some-begun", "ppl", delimiter=" ", metric="lm_eval_greedy"),
]


def exported(case: Case, folder: Path) -> tuple[Plan, tuple[str, ...]]:
    """Export the case's task into `folder`/out; return its plan and what was lost."""
    plan = make_plan(case.write(folder), Options(sample_size=None, **case.settings))
    written = export_task(make_job(plan, folder / "out"))
    (folder / "out").mkdir()
    for name, text in written.files.items():
        (folder / "out" / name).write_text(text, "utf-8")
    return plan, written.losses


@pytest.mark.parametrize("case", CASES, ids=str)
def test_turns_are_exported_as_turns(case: Case, tmp_path: Path) -> None:
    """`<task>-chat` sends our messages and continuations with `--apply_chat_template
    --fewshot_as_multiturn`, `<task>` our texts without; a loss says which is which."""
    plan, losses = exported(case, tmp_path)
    texts, chats = rendered(plan, ours)
    sent = [
        (texts, requests_of(load_task(tmp_path / "out", "said"))),
        (chats, theirs(tmp_path / "out", "said-chat")),
    ]
    for items, requests in sent:
        for item, of_doc in zip(items, requests, strict=True):
            assert item.prompt.text == of_doc[0][0]
            if case.method == "ppl":
                assert list(item.endings) == [continuation for _, continuation in of_doc]
    assert any(loss.startswith("turns: said.yaml sends one text;") for loss in losses)


UNSAID = [
    (Case("dialogues", settings=SHOTS), "have the system speak later than first"),
    (Case("unasked"), "do not begin with a question of the user's"),
    (Case("answered-twice"), "have two answers in a row"),
    (Case("some-begun", "ppl", delimiter=" "), "the harness has one delimiter for all"),
]


@pytest.mark.parametrize(("case", "why"), UNSAID, ids=lambda value: getattr(value, "said", ""))
def test_turns_that_the_harness_cannot_say_are_a_loss(case: Case, why: str, tmp_path: Path) -> None:
    """They are not written, the text is, and the loss names the difference and a way out."""
    plan, losses = exported(case, tmp_path)
    assert not (tmp_path / "out" / "said-chat.yaml").exists()
    (loss,) = [loss for loss in losses if loss.startswith("turns: ")]
    assert why in loss and "--chat-template --multiturn" in loss
    texts = rendered(plan, ours)[0]
    requests = requests_of(load_task(tmp_path / "out", "said"))
    assert [of_doc[0][0] for of_doc in requests] == [item.prompt.text for item in texts]


def test_a_folder_with_both_is_imported_as_its_text(tmp_path: Path) -> None:
    """Of the two tasks of an export the folder means the one of texts; that of turns, asked for by
    itself, is refused, since a class of its own gives what was said before."""
    exported(Case("dialogues"), tmp_path)
    written = import_task(tmp_path / "out", trust=True)
    assert "config/said_gen.json" in written.files
    assert any(loss.startswith("turns: said-chat.yaml") for loss in written.losses)
    with pytest.raises(InputError, match=r"said-chat\.yaml.*sampler"):
        import_task(tmp_path / "out" / "said-chat.yaml", trust=True)


def test_the_harness_runs_a_dialogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole run of the exported turns: its samples have our prompts in the model's template."""
    harness: Any = importlib.import_module("lm_eval")
    tasks: Any = importlib.import_module("lm_eval.tasks")
    plan, _ = exported(Case("dialogues"), tmp_path)
    model = teaching_model()
    template = (
        "{% for m in messages %}[{{ m.role }}] {{ m.content }}\n{% endfor %}"
        "{% if add_generation_prompt %}[assistant] {% endif %}"
    )
    monkeypatch.setattr(model.tokenizer, "chat_template", template)
    found = harness.simple_evaluate(
        model=model,
        tasks=["said-chat"],
        task_manager=tasks.TaskManager(include_path=str(tmp_path / "out"), include_defaults=False),
        apply_chat_template=True,
        fewshot_as_multiturn=True,
        bootstrap_iters=0,
        gen_kwargs={"max_gen_toks": 2},
    )
    json.dumps(found["configs"], default=str)
    sent = [sample["arguments"][0][0] for sample in found["samples"]["said-chat"]]
    apply = model.tokenizer.apply_chat_template
    _, chats = rendered(plan, lambda said: apply(list(said), tokenize=False, **ending_of(said)))
    assert sent == [item.prompt.text for item in chats]
