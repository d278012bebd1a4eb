"""A version becomes a dataset class for FreeEval, with its rows and a config that runs it."""

from __future__ import annotations

import json
import re
from typing import Any

from workbench.errors import InputError
from workbench.exchange.files import ExportJob, Written
from workbench.exchange.freeeval.layout import LayoutProblem
from workbench.exchange.freeeval.module import dataset_module, run_script
from workbench.exchange.freeeval.native import (
    Native,
    as_problem,
    freeeval_column,
    gen_problem,
    is_cloze_task,
    is_loss,
    native_form,
    own_columns,
)
from workbench.exchange.texts import json_file, jsonl
from workbench.prompts.chat import spoken_turns
from workbench.prompts.dataset import target_scores
from workbench.scoring.metrics.doc_metric import as_tuple
from workbench.scoring.metrics.freeeval import SETTINGS
from workbench.types import Doc, Rendered


def export_task(job: ExportJob) -> Written:
    """Return the dataset's module, its rows, a config and a script that runs it in FreeEval.

    The *native* form is taken where one of FreeEval's templates makes every prompt byte for byte:
    rows, templates and shots can then be edited. Otherwise the rows carry their prompts whole, and
    a loss says why.

    Raises:
        InputError: a prompt is empty; FreeEval would make one of its own.
    """
    for item in job.items:
        if not item.prompt.text:
            raise InputError(
                f"doc {item.doc.id}: an empty prompt", fix="FreeEval makes one of its own then."
            )
    losses = _losses(job)
    has_turns = job.has_turns
    native = "the transform says turns of its own" if has_turns else native_form(job)
    if isinstance(native, str):
        losses.insert(0, f"native form: {native}; the rows carry their prompts whole")
        native = None
    name = _identifier(job.task)
    module = f"{name}_dataset"
    files = {
        f"{module}.py": dataset_module(
            type=name,
            name="".join(part.capitalize() for part in name.split("_")) + "Dataset",
            task=json.dumps(job.task, ensure_ascii=False)[1:-1],
            version=job.version.id,
            is_whole=native is None,
            has_turns=has_turns,
        ),
        # For a docstring, the target's name: the place itself is the user's own.
        "evaluate.py": run_script(
            module=module,
            folder=re.sub(r"[^\w.-]+", "_", job.target.name) or "EXPORT",
            has_turns=has_turns,
        ),
        "config.json": json_file(_config(job, name, native, losses)),
        "data/test.jsonl": jsonl(_rows(job, native)),
    }
    if native and native.pool:
        files["data/train.jsonl"] = jsonl(_row(doc, found) for doc, found in native.pool)
    return Written(files, tuple(dict.fromkeys(losses)))


def _identifier(text: str) -> str:
    """Return a name that Python and a config can use for the task."""
    name = re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_") or "task"
    return f"task_{name}" if name[0].isdigit() else name


# ---- rows and config ---------------------------------------------------------------------------


def _rows(job: ExportJob, native: Native | None) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    has_turns = job.has_turns
    for index, item in enumerate(job.items):
        found = native.items[index] if native else as_problem(job, item, item.example.input)
        row = _row(item.doc, found, item.prompt.sha256)
        rows.append(row if native else {**row, "prompt": item.prompt.text})
        if has_turns:
            rows[-1] |= _in_chat(item, found)
    return rows


def _in_chat(item: Rendered, found: LayoutProblem) -> dict[str, Any]:
    """Return what the class sends where a tokenizer is named: the doc's turns, and its choices
    without the delimiter, which is behind the beginning of an answer alone."""
    spoken = spoken_turns(item.prompt, item.chat)
    messages = [{"role": each.turns[0].role, "content": each.text} for each in spoken]
    is_begun = messages[-1]["role"] == "assistant" and not messages[-1]["content"][-1].isspace()
    same = is_begun or found.options != item.endings
    return {
        "messages": messages,
        "choices_in_chat": list(found.options if same else item.choices),
    }


def _row(doc: Doc, item: LayoutProblem, sha256: str | None = None) -> dict[str, Any]:
    row: dict[str, Any] = {
        "doc_id": doc.id,
        "problem": item.problem,
        "choices": list(item.options),
        "answer": item.gold,
        "prompt_sha256": sha256,
        "source": dict(doc.data),
    }
    if item.stops is not None:
        row["stop_sequences"] = list(item.stops)
    if "permutation" in doc.data and own_columns(doc) is not None:
        row |= {
            "permutation": list(item.permutation) if item.permutation else None,
            "parent_uuid": item.parent_uuid,
            "uuid": freeeval_column(doc).get("uuid"),
        }
    return row


def _config(job: ExportJob, name: str, native: Native | None, losses: list[str]) -> dict[str, Any]:
    kwargs: dict[str, Any] = {"split": "test", "seed": job.settings.seed}
    if native:
        kwargs["multiple_choice_template_name"] = native.template
        if job.settings.description:
            kwargs["system_prompt"] = job.settings.description
        if native.shots:
            kwargs |= {"fewshot_split": "train", "fewshot_num": len(native.shots)}
    is_gen = job.config.method == "gen"
    ranked = "compute_lm_loss" if is_loss(job) else "cloze_prompt"
    step: dict[str, Any] = {
        "step_type": "simple_multiple_choice" if is_gen else ranked,
        "step_name": f"{job.task} {job.version.id}",
        "dataset_config": {"type": name, "dataset_kwargs": kwargs},
        "inference_config": {
            "type": "local_hf",
            "output_path": "results",
            "inference_kwargs": {
                "model_path": "MODEL",
                "device": "cuda",
                "generation_config": _generation(job) if is_gen else {},
            },
        },
    }
    scoring = _scoring(job, losses)
    if scoring is not None:
        step["eval_config"] = scoring
    if others := job.config.other_steps:
        losses.append(
            f"{len(others)} more of the imported config's steps: as they stood there, with its "
            "paths and models, which evaluate.py leaves alone"
        )
    return {"results_output_path": "results/results.json", "steps": [step, *others]}


def _generation(job: ExportJob) -> dict[str, Any]:
    decoding = job.config.decoding
    found: dict[str, Any] = {"max_new_tokens": decoding.max_new_tokens}
    stops = [*decoding.until]
    for metric in job.config.metrics:
        stops += metric.options.get("stop_sequences") or ()
    if stops:
        found["stop_sequences"] = list(dict.fromkeys(stops))
    if decoding.temperature:
        found |= {"do_sample": True, "temperature": decoding.temperature, "top_p": decoding.top_p}
    return found


def _scoring(job: ExportJob, losses: list[str]) -> dict[str, Any] | None:
    """Return the step's eval_config, None where FreeEval's accuracy would mean nothing."""
    if is_loss(job):
        return {}
    if is_cloze_task(job):
        if any(not item.gold for item in job.items):
            losses.append(
                "accuracy: docs without a right choice, for which FreeEval is given the first; the "
                "step has no eval_config, and only writes responses"
            )
            return None
        return {"apply_ln": any(metric.type == "acc_tokens" for metric in job.config.metrics)}
    found = [gen_problem(item.doc, item.example, "") for item in job.items]
    if any(len(item.options) < 2 or item.gold is None for item in found):
        losses.append(
            "accuracy: FreeEval looks for an option's letter in a response, which means nothing "
            "for an open answer; the step has no eval_config, and only writes responses"
        )
        return None
    for metric in job.config.metrics:
        if metric.type == "simple_multiple_choice":
            names = [name for name in SETTINGS if name != "stop_sequences"]
            return {name: metric.options[name] for name in names if name in metric.options}
    return {"aggregate_mode": "mean"}


def _losses(job: ExportJob) -> list[str]:
    losses = [
        "special tokens: FreeEval encodes a prompt without any, so no BOS either",
        "model: evaluate.py takes it (--model)",
    ]
    own = {"ppl": {"log_prob", "acc", "acc_tokens"}, "gen": {"simple_multiple_choice"}}
    for metric in job.config.metrics:
        if metric.type not in own[job.config.method]:
            losses.append(f"metric {metric.type}: FreeEval has none like it")
    if job.has_turns:
        losses.append(
            "turns: evaluate.py sends one text, and with --chat the transform's turns in the "
            "model's chat template (tokenizer_name_or_path), kept whole in the rows"
        )
    if job.config.postprocess or job.config.filters:
        losses.append("postprocess and filters: FreeEval reads the response as it is")
    if job.config.method == "gen":
        if job.config.decoding.until:
            losses.append("stop sequences: FreeEval's response keeps the one that ended it")
        if any(metric.type == "simple_multiple_choice" for metric in job.config.metrics):
            losses.append(
                "answers: FreeEval takes the first letter of the list that occurs in a response "
                "(compat freeeval scores so)"
            )
        if any(len(as_tuple(item.example.processed_output)) > 1 for item in job.items):
            losses.append("several right answers: FreeEval has one, here the first")
    else:
        losses += _ppl_losses(job)
    if job.diff or job.version.note:
        losses.append("the version's diff, note and date: FreeEval keeps no versions")
    return losses


def _ppl_losses(job: ExportJob) -> list[str]:
    losses = ["tokens at the joint: FreeEval encodes prompt and choice apart"]
    if any(item.target_delimiter for item in job.items):
        losses.append("target_delimiter: each choice begins with it, since it is scored with it")
    if is_loss(job):
        losses.append("metrics: FreeEval's compute_lm_loss reports the mean loss alone (avg_loss)")
    elif job.config.scope == "full":
        losses.append("scope full: FreeEval's cloze step scores the choice alone")
    if any(len(item.gold) > 1 for item in job.items):
        losses.append("several right choices: FreeEval has one, here the first")
    values = [value for item in job.items for value in target_scores(item.doc).values()]
    if any(value not in (0, 1) for value in values):
        losses.append("fractional target_scores: FreeEval's answers are right or wrong")
    return losses
