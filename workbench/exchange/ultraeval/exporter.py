"""A version as a dataset of UltraEval's: the files that go into a clone of it.

The transform goes as it is, since it is UltraEval's own form. The clone's
`configs/make_config.py` then finds the config, and its evaluator puts the prompts together: what
it does differently from the workbench is a loss, and none is silent.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterator
from pathlib import Path, PurePosixPath
from typing import Any

from workbench.answers.postprocess import POSTPROCESSORS
from workbench.exchange.files import ExportJob, Written
from workbench.exchange.texts import config_file, imported_modules, json_file, jsonl
from workbench.exchange.ultraeval.companions import companions
from workbench.exchange.ultraeval.importer import reads_dataset_name
from workbench.io.files import is_regular
from workbench.prompts.dataset import read_docs
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.tasks.paths import VERSION_FILE
from workbench.types import Decoding, RenderSettings

GEN_METRICS = {
    name: name
    for name in (
        *("exact_match", "prefix_match", "in_match", "f1_score", "qa_match", "gaokaobench_match"),
        *("bleu", "chrf", "rouge", "function_execution", "gpt4_eval"),
    )
}
PPL_METRICS = {
    "log_prob": "log_prob",
    "acc": "log_prob",
    "acc_suffix": "log_prob",
    "log_prob_mc2": "log_prob_mc2",
}
"""UltraEval's name for each of our metrics that it has."""


def export_task(job: ExportJob) -> Written:
    """Return the files of `datasets/<task>/` for the root of a clone of UltraEval: transform,
    diff, config and rows, and a file of parameters where generation is not by default."""
    folder = f"datasets/{_dashed(job.task).lower()}"
    method = job.config.method
    stem = f"{_dashed(job.config.task_name)}_{method}"
    name = Path(job.version.path).name
    if not VERSION_FILE.fullmatch(name):
        name = f"transform_{method}_v0.py"
    data = f"{folder}/data/{_dashed(job.config.task_name)}.jsonl"
    files = {f"{folder}/{name}": job.source}
    if job.diff:
        files[f"{folder}/{Path(name).with_suffix('.diff')}"] = job.diff
    parameters = f"models/model_params/{folder.removeprefix('datasets/')}_{stem}.json"
    has_parameters = method == "gen" and job.config.decoding != Decoding()
    if has_parameters:
        files[parameters] = json_file(_parameters(job.config.decoding))
    metrics, losses = _metrics(job)
    own = _own_keys(job)
    files[data] = _own_text(job) or jsonl(doc.data for doc in job.docs)
    if job.separate_pool and job.settings.num_fewshot:
        own["fewshot_path"] = f"{folder}/data/{_dashed(job.config.task_name)}-shots.jsonl"
        files[own["fewshot_path"]] = jsonl(doc.data for doc in job.pool)
    files[f"{folder}/config/{stem}.json"] = config_file(
        _dashed(job.config.task_name),
        method,
        path=data,
        description=job.settings.description,
        transform=f"{folder}/{name}",
        fewshot=job.settings.num_fewshot,
        params=parameters if has_parameters else "",
        postprocess=_postprocess(job),
        metric=metrics,
        **own,
    )
    beside, lost = _beside(job)
    files |= {f"{folder}/{path}": text for path, text in beside.items()}
    return Written(files, (*losses, *_losses(job, beside), *lost))


def _beside(job: ExportJob) -> tuple[dict[str, str], list[str]]:
    """Return the files that the transform needs beside itself, and those that are not written."""
    path = Path(job.version.path).resolve()
    if not path.is_file():
        return {}, []
    known = [Path(name).resolve() for name in (job.config.path, job.config.fewshot_path) if name]
    inside = [name.relative_to(path.parent) for name in known if name.is_relative_to(path.parent)]
    return companions(path.parent, {path.name: job.source}, [each.as_posix() for each in inside])


def _dashed(name: str) -> str:
    """Return a name as UltraEval asks for: `main.py` and `make_config.py` part names at "_"."""
    return re.sub(r"[^\w.-]|_", "-", name)


def _own_text(job: ExportJob) -> str:
    """Return the text of the data file, where the docs are its rows and UltraEval can read it, so
    that data that came from UltraEval goes back byte for byte; otherwise ""."""
    path = Path(job.config.path)
    if path.suffix != ".jsonl" or not is_regular(path):
        return ""
    if [doc.data for doc in read_docs(path)] != [doc.data for doc in job.docs]:
        return ""
    text = path.read_bytes().decode("utf-8")
    lines = text.removesuffix("\n").split("\n")
    has_mark = text.startswith("\ufeff")
    return "" if has_mark or not all(line.strip() for line in lines) else text


def _parameters(decoding: Decoding) -> dict[str, Any]:
    """Return vLLM's words for how to generate; UltraEval hands them on."""
    return {
        "temperature": decoding.temperature,
        "top_p": decoding.top_p,
        "max_tokens": decoding.max_new_tokens,
        "stop": list(decoding.until),
        "sampling_num": 1,
    }


def _postprocess(job: ExportJob) -> str:
    if job.config.method == "ppl":
        is_norm = any(spec.type == "acc_suffix" for spec in job.config.metrics)
        return "general_torch_ppl_norm" if is_norm else ""
    return job.config.postprocess if job.config.postprocess in POSTPROCESSORS else ""


def _metrics(job: ExportJob) -> tuple[dict[str, Any], list[str]]:
    """Return the metrics as a config has them, and those that UltraEval does not have."""
    method, found, losses = job.config.method, {}, []
    names = GEN_METRICS if method == "gen" else PPL_METRICS
    kinds = {spec.type for spec in job.config.metrics}
    for spec in job.config.metrics:
        kind = names.get(spec.type)
        if kind is None:
            losses.append(f"metric {spec.name!r}: UltraEval has no {spec.type}")
        elif "acc_suffix" in kinds and spec.type != "acc_suffix":
            losses.append(f"metric {spec.name!r}: UltraEval normalises all of a config's or none")
        else:
            found[spec.name] = _metric(spec, kind)
    if not found:
        kind = "exact_match" if method == "gen" else "log_prob"
        found["accuracy"] = {"evaluation": {"type": kind}}
        losses.append(f"metric: none that UltraEval has, so the config says {kind}")
    return found, losses


def _metric(spec: MetricSpec, kind: str) -> dict[str, Any]:
    options = dict(spec.options)
    aggregation = options.pop("aggregation", None)
    metric: dict[str, Any] = {"evaluation": {"type": kind, **options}}
    if aggregation is not None:
        metric["aggregation"] = aggregation
    return metric


def _own_keys(job: ExportJob) -> dict[str, Any]:
    """Return the settings that UltraEval's configs have no key for, as the workbench's own keys:
    UltraEval ignores them, and the workbench reads its export back as it was."""
    settings, config = job.settings, job.config
    keys: dict[str, Any] = {}
    if settings.num_fewshot:
        keys |= {"sampler": settings.sampler, "seed": settings.seed}
        if settings.shot_ids:
            keys["shot_ids"] = list(settings.shot_ids)
    usual = RenderSettings()
    for name in ("separator", "description_separator", "target_delimiter"):
        if getattr(settings, name) != getattr(usual, name):
            keys[name] = getattr(settings, name)
    if config.filters:
        keys["filters"] = [dict(step) for step in config.filters]
    if config.scope != "continuation":
        keys["scope"] = config.scope
    if config.lost_scoring:
        keys["lost_scoring"] = config.lost_scoring
    if config.lost_shots:
        keys["lost_shots"] = config.lost_shots
    if config.lost_turns:
        keys["lost_turns"] = config.lost_turns
    return keys


def _losses(job: ExportJob, beside: Collection[str]) -> Iterator[str]:
    """Say what UltraEval's evaluator does differently with what was written."""
    settings, config = job.settings, job.config
    if settings.num_fewshot and settings.sampler == "ultraeval":
        yield "seed: UltraEval draws shots from an unseeded stream, so they differ in each run"
    elif settings.num_fewshot:
        yield (
            f"shots: the sampler {settings.sampler!r} is not UltraEval's, which draws other shots "
            "for each doc, unseeded"
        )
    if settings.num_fewshot and job.separate_pool:
        yield "few-shot data: UltraEval draws shots from the evaluated file itself"
    if settings.num_fewshot and settings.separator != "\n\n":
        yield f"separator: UltraEval puts an empty line after a shot, not {settings.separator!r}"
    if settings.description and settings.description_separator != "\n\n":
        yield "description_separator: UltraEval puts an empty line after the description"
    if settings.target_delimiter and (settings.num_fewshot or config.method == "ppl"):
        yield (
            f"target_delimiter: UltraEval puts nothing between an input and its answer, not "
            f"{settings.target_delimiter!r}"
        )
    if config.method == "gen" and config.decoding == Decoding():
        yield "params: how to generate is not written, so the command line's --params decides"
    if config.filters and config.method == "gen":
        yield "filters: UltraEval has post-processors alone"
    if config.method == "gen" and config.postprocess not in ("", *POSTPROCESSORS):
        yield f"postprocess: UltraEval has no {config.postprocess}"
    if config.method == "ppl" and config.scope == "continuation":
        yield "scope: UltraEval sums the log-likelihood of the whole text, prompt included"
    yield from _losses_of_source(job, beside)
    if any(not isinstance(value, str | int | float | bool | list | dict | None)
           for doc in job.docs for value in doc.data.values()):  # fmt: skip
        yield "rows: values that JSON does not have are written as text"


def _losses_of_source(job: ExportJob, beside: Collection[str]) -> Iterator[str]:
    name = f"{_dashed(job.task).lower()}_{_dashed(job.config.task_name)}_{job.config.method}"
    tree = ast.parse(job.source)
    if name != job.dataset_name and reads_dataset_name(job.source):
        yield f"dataset_name: the transform is given {name!r} there, not {job.dataset_name!r}"
    modules = {name.partition(".")[0] for name in imported_modules(tree)}
    modules -= {PurePosixPath(path).parts[0].removesuffix(".py") for path in beside}
    for module in sorted(modules - set(sys.stdlib_module_names) - {"", "UltraEval"}):
        yield f"import {module}: it has to be installed where UltraEval runs"
