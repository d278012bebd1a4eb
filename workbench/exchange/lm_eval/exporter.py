"""Write a version as a task of lm-evaluation-harness: a YAML file, `utils.py` and the rows.

Three forms, the first that gives our prompts byte for byte: *templates* (Jinja over the rows'
columns, where the transform only fills texts), *transform* (the transform's file itself, run over
the rows as they are loaded; shots, delimiters and description are the harness's in both), and
*rendered* (a column of whole prompts, no shots). The rows are always read by a function of
`utils.py` from the files beside it: a path in the YAML would be relative to the folder that
somebody starts the harness in, or absolute and wrong on the next machine.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from workbench.errors import DataError
from workbench.exchange.files import ExportJob, Written
from workbench.exchange.lm_eval import texts
from workbench.exchange.lm_eval.columns import (
    RowData,
    add_columns,
    add_shot_columns,
    added_columns,
    gives,
    has_several,
    is_rolling,
    is_text,
    key_of,
    plain_rows,
    right_choice,
)
from workbench.exchange.lm_eval.jinja import constant_template, templates_of, why_not_steady
from workbench.exchange.lm_eval.scoring import metadata_lines, scoring_lines
from workbench.exchange.lm_eval.shots import NO_SHOTS, ShotPlan, plan_shots
from workbench.exchange.lm_eval.spec import ROLLING
from workbench.exchange.lm_eval.texts import yaml_text
from workbench.exchange.lm_eval.turns import chat_loss, chat_task
from workbench.exchange.lm_eval.values import as_list
from workbench.exchange.texts import jsonl
from workbench.scoring.metrics.doc_metric import as_tuple
from workbench.types import Example

TRANSFORM_COLUMNS = ("input", "output", "row", "choices", "gold")
"""What `utils.py` makes of a row in the second form."""
PLAIN_NAMES = {"choices": "choices", "gold": "gold"}


@dataclass(frozen=True, slots=True)
class ExportForm:
    """One way of writing the task. `fields` are the YAML's lines about text, target and choices,
    and `answer` is the column with what a shot shows as its answer ('': the target). `rows` are
    the files' rows by split; `as_doc` is what `utils.py` makes of a row, and `extra` files go
    along."""

    name: str
    fields: tuple[str, ...]
    answer: str
    shots: ShotPlan
    rows: Mapping[str, Sequence[RowData]]
    as_doc: str
    extra: Mapping[str, str]


def export_task(job: ExportJob) -> Written:
    """Return the task's files: `<task>.yaml`, `utils.py`, the rows, and the transform if needed.

    Raises:
        DataError: a doc has no choices to rank.
    """
    name = re.sub(r"[^A-Za-z0-9_.-]+", "-", job.task).strip("-.") or "task"
    more = _check_choices(job) if job.config.method == "ppl" else []
    scoring, functions, losses = scoring_lines(job)
    losses += more
    form, reasons = _choose_form(job)
    if form.name != "templates":
        losses.append(f"{form.name} form: " + "; ".join(dict.fromkeys(reasons)))
    chat, said = chat_task(job, name, _kind(job), scoring)
    said = said or chat_loss(job, is_rendered=form.name == "rendered")
    losses += [said] if said else []
    files = dict(form.extra)
    tables = {}
    for split, rows in form.rows.items():
        tables[split] = f"{name}.jsonl" if split in ("test", "rows") else f"{name}-{split}.jsonl"
        files[tables[split]] = jsonl(rows)
    files["utils.py"] = texts.utils_text(
        f"What {name}.yaml names: its rows{', and how answers are scored' * bool(functions)}.",
        tables,
        form.as_doc,
        functions,
    )
    files[f"{name}.yaml"] = _yaml(job, name, form, scoring)
    return Written({**files, **chat}, tuple(losses))


def _check_choices(job: ExportJob) -> list[str]:
    """Return what the harness does otherwise with the docs' choices."""
    for item in job.items:
        if not item.choices or not all(item.choices):
            raise DataError(
                f"doc {item.doc.id}: no choices, or an empty one",
                expected="target_scores with a text for each choice",
                fix="lm-evaluation-harness cannot rank such a doc: correct the row.",
            )
    losses: list[str] = []
    none = [item.doc.id for item in job.items if not item.gold]
    if none:
        losses.append(f"docs {none[:8]}: no choice is right; not scored here, wrong there")
    shares = [i.doc.id for i in job.items if set(i.doc.data["target_scores"].values()) - {0, 1}]
    if shares:
        losses.append(f"docs {shares[:8]}: scores between 0 and 1; the best choice counts 1 there")
    if job.config.scope == "full":
        losses.append("scope full: the harness scores the choice alone")
    return losses


# ---- which form ----------------------------------------------------------------------------------


def _choose_form(job: ExportJob) -> tuple[ExportForm, list[str]]:
    reasons: list[str] = []
    if constant_template(_description(job)) is None:
        return _rendered(job), ["the description has a carriage return, which Jinja changes"]
    for make in (_templates, _transform):
        made = make(job)
        if isinstance(made, ExportForm):
            return made, reasons
        reasons.append(made)
    return _rendered(job), reasons


def _templates(job: ExportJob) -> ExportForm | str:
    found = templates_of(job.source)
    if found is None or "input" not in found:
        return "the transform does more than filling a text from columns"
    docs, pool, several = plain_rows(job.docs), plain_rows(job.pool), has_several(job)
    if docs is None or pool is None:
        return "the rows have columns of mixed types, which the harness would change"
    names = added_columns(job, docs)
    shots = plan_shots(job, list(map(key_of, docs)), list(map(key_of, pool)))
    if isinstance(shots, str):
        return shots
    row_of = {doc.id: row for doc, row in zip(job.pool, pool, strict=True)}
    pairs = [*zip(docs, (item.example for item in job.items), strict=True)]
    pairs += [(row_of[shot], example) for shot, example in job.shots.items()]
    names_column = found["input"] in docs[0]
    if names_column or not all(gives(found["input"], row, ex.input) for row, ex in pairs):
        return "a template of the same columns gives other texts"
    if _kind(job) == "multiple_choice" and any(ex.input.isdigit() for _, ex in pairs):
        return "an input of digits alone, which the harness takes for the number of a choice"
    for row, item in zip(docs, job.items, strict=True):
        add_columns(row, names, item, job, several)
    fields, answer = _template_fields(job, found, names, pairs)
    shot_rows = [row_of[doc.id] for doc in shots.pool]
    if answer and not all(doc.id in job.shots for doc in shots.pool):
        return "shots that were never drawn here would need their answers"
    for row, item in zip(docs, job.items, strict=True):
        # The harness tells a doc among the shots by all of its columns.
        row.update({answer: item.example.output} if answer and job.settings.num_fewshot else {})
    for row, doc in zip(shot_rows, shots.pool, strict=True):
        add_shot_columns(row, names, doc, job, several)
        row.update({answer: job.shots[doc.id].output} if answer else {})
    tables: dict[str, Sequence[RowData]] = {shots.docs: docs}
    if shot_rows:
        tables["shots"] = shot_rows
    return ExportForm("templates", fields, answer, shots, tables, texts.AS_IS, {})


def _template_fields(
    job: ExportJob,
    found: Mapping[str, str],
    names: Mapping[str, str],
    pairs: Sequence[tuple[RowData, Example]],
) -> tuple[tuple[str, ...], str]:
    """Return the YAML's lines, and the column of shots' answers ('' where the target does)."""
    text = f"doc_to_text: {yaml_text(found['input'])}"
    if is_text(job):
        return (text, *_column_fields(job, names)), names["answer"]
    if job.config.method == "ppl":
        right = all(
            job.shots[doc.id].output == right_choice(doc) for doc in job.pool if doc.id in job.shots
        )
        return (text, *_column_fields(job, names)), "" if right else names["answer"]
    target = found.get("processed_output", "")
    is_same = bool(target) and target == found.get("output") and not has_several(job)
    is_same = is_same and not any(target in row for row, _ in pairs[:1])
    if is_same and all(
        gives(target, row, gold) and as_list(gold) == gold
        for row, gold in ((row, as_tuple(example.processed_output)[0]) for row, example in pairs)
    ):
        return (text, f"doc_to_target: {yaml_text(target)}"), ""
    return (text, *_column_fields(job, names)), names["answer"]


def _column_fields(job: ExportJob, names: Mapping[str, str]) -> tuple[str, ...]:
    target = f"doc_to_target: {names['gold']}"
    if job.config.method == "ppl" and not is_text(job):
        return f"doc_to_choice: {names['choices']}", target
    return (target,)


def _transform(job: ExportJob) -> ExportForm | str:
    reason = why_not_steady(job.source)
    if reason:
        return reason
    docs = [dict(doc.data) for doc in job.docs]
    pool = [dict(doc.data) for doc in job.pool]
    shots = plan_shots(job, list(map(key_of, docs)), list(map(key_of, pool)))
    if isinstance(shots, str):
        return shots
    file = f"transform_{job.version.id}.py"
    as_doc = texts.TRANSFORMED.format(
        num_fewshot=job.settings.num_fewshot,
        dataset_name=json.dumps(job.dataset_name),
        transform=json.dumps(file),
        target=_target_lines(job),
    )
    fields = ("doc_to_text: input", *_column_fields(job, PLAIN_NAMES))
    tables: dict[str, Sequence[RowData]] = {shots.docs: docs}
    if shots.pool:
        tables["shots"] = [dict(doc.data) for doc in shots.pool]
    return ExportForm("transform", fields, "output", shots, tables, as_doc, {file: job.source})


def _target_lines(job: ExportJob) -> str:
    if is_text(job):
        return texts.TEXT.format(delimiter=json.dumps(job.settings.target_delimiter))
    return texts.TARGETS[job.config.method, has_several(job)]


def _rendered(job: ExportJob) -> ExportForm:
    rows: list[RowData] = []
    several = has_several(job)
    for item in job.items:
        row: RowData = {"prompt": item.prompt.text}
        add_columns(row, PLAIN_NAMES, item, job, several)
        row["row"] = json.dumps(dict(item.doc.data), ensure_ascii=False)
        rows.append(row)
    fields = ("doc_to_text: prompt", *_column_fields(job, PLAIN_NAMES))
    return ExportForm("rendered", fields, "", NO_SHOTS, {"test": rows}, texts.AS_IS, {})


def _description(job: ExportJob) -> str:
    settings = job.settings
    return settings.description + settings.description_separator if settings.description else ""


def _description_template(job: ExportJob, columns: Collection[str]) -> str:
    """Return a template of the description that is not a column's name."""
    text = _description(job)
    if text in {*columns, *TRANSFORM_COLUMNS}:
        return "{% raw %}" + text + "{% endraw %}"
    return constant_template(text) or ""


# ---- YAML ----------------------------------------------------------------------------------------


def _kind(job: ExportJob) -> str:
    """Return the task's `output_type`."""
    if is_text(job):
        return ROLLING if is_rolling(job) else "loglikelihood"
    return "multiple_choice" if job.config.method == "ppl" else "generate_until"


def _yaml(job: ExportJob, name: str, form: ExportForm, scoring: Sequence[str]) -> str:
    settings, is_native = job.settings, form.name != "rendered"
    lines = [
        f"# {job.task} {job.version.id}, written by Prompt Workbench.",
        f"# lm-eval run --model hf --model_args pretrained=… --tasks {name} --include_path FOLDER",
        f"task: {yaml_text(name)}",
        "custom_dataset: !function utils.load_rows",
        f"output_type: {_kind(job)}",
    ]
    lines += form.shots.settings
    if form.answer and settings.num_fewshot:
        lines += [] if "fewshot_config:" in lines else ["fewshot_config:"]
        lines.append(f"  doc_to_target: {form.answer}")
    if is_native and settings.description:
        columns = {key for rows in form.rows.values() for row in rows[:1] for key in row}
        lines.append(f"description: {yaml_text(_description_template(job, columns))}")
    lines += form.fields
    lines.append(f"target_delimiter: {yaml_text(settings.target_delimiter)}")
    if is_native and settings.num_fewshot:
        lines.append(f"fewshot_delimiter: {yaml_text(settings.separator)}")
    lines.append(f"num_fewshot: {settings.num_fewshot if is_native else 0}")
    return "\n".join([*lines, *scoring, *metadata_lines(job)]) + "\n"
