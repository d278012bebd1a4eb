"""A version becomes an OpenCompass custom dataset: rows, a `.meta.json`, an entry for a config.

Where one template gives every prompt (its shots the same for all docs), the template is written:
the *native* form, which a person can edit. Otherwise each row has its prompt in a column: the
*rendered* form. Either is filled here by OpenCompass's rule and compared with the prompts before
it is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from workbench.exchange.files import ExportJob, Written
from workbench.exchange.opencompass.chat import chat_template, chat_turns
from workbench.exchange.opencompass.columns import (
    Dataset,
    Rows,
    column_of,
    first_difference,
    rendered_loss,
    require_same,
    unrotated,
    with_inputs,
    with_text,
)
from workbench.exchange.opencompass.exporter_ppl import perplexity
from workbench.exchange.opencompass.native import candidates
from workbench.exchange.opencompass.rows import LETTERS
from workbench.exchange.opencompass.template import (
    PLAIN,
    PromptMessage,
    read_messages,
    without_answer,
    write_template,
)
from workbench.exchange.texts import json_file, jsonl
from workbench.scoring.metrics.doc_metric import as_tuple
from workbench.types import Rendered


def export_task(job: ExportJob) -> Written:
    """Return the files of a version as a custom dataset: `<config>.jsonl`, its `.meta.json`, and
    `<config>_opencompass.py` with the list `datasets` of a config.

    Raises:
        ConfigError: OpenCompass has no place for something that cannot be left out.
    """
    kept, losses = _kept_columns(job)
    made = _generation(job, kept) if job.config.method == "gen" else perplexity(job, kept)
    name = job.config.name
    data = f"{name}.jsonl"
    path = str(job.target / data)
    config = (
        f"# {job.task}, version {job.version.id}, as a custom dataset of OpenCompass.\n"
        "# Put these entries into a config that has models too, or run\n"
        f"#   python run.py --models MODEL --custom-dataset-path {path!r}\n"
        "# The path must be absolute: change it where the file moves.\n"
        f"datasets = [\n    {{'path': {path!r}}},\n]\n"
    )
    files = {
        data: jsonl(made.rows),
        f"{data}.meta.json": json_file(made.meta),
        f"{name}_opencompass.py": config,
    }
    data_type = made.meta["data_type"]
    if data_type != "circular-mcq" and all("circular_pattern" in doc.data for doc in job.docs):
        text = "every rotation is a row of its own, so there are no scores over a question's"
        losses.append(f"circular rows: {text}")
    return Written(files, (*losses, *made.losses, *_config_losses(job, data_type)))


def _kept_columns(job: ExportJob) -> tuple[Rows, list[str]]:
    """Return the docs' rows without the columns that Arrow would change, and which those are."""
    import pyarrow

    # Choices have columns of their own, and an object of texts is a column for each in Arrow.
    columns = {column: None for doc in job.docs for column in doc.data if column != "target_scores"}
    rows: Rows = [{} for _ in job.docs]
    losses: list[str] = []
    for column in columns:
        values = [doc.data.get(column) for doc in job.docs]
        try:
            is_same = repr(pyarrow.array(values).to_pylist()) == repr(values)
        except (pyarrow.ArrowException, OverflowError, UnicodeError):
            is_same = False
        if not is_same:
            why = "its values are of several types or shapes, which Arrow would change"
            losses.append(f"column {column!r}: left out; {why}")
            continue
        for row, value in zip(rows, values, strict=True):
            row[column] = value
    return rows, losses


# ---- generation ----------------------------------------------------------------------------------


def _generation(job: ExportJob, rows: Rows) -> Dataset:
    golds, losses = _golds(job.items)
    output: str | None = None
    if any(golds):
        rows, output = column_of(rows, golds, "answer", "gold", "gold_answer")
    rows, options = _options(job, rows, golds)
    meta: dict[str, Any] = {
        "abbr": job.config.task_name,
        "data_type": "mcq" if options else "qa",
        "infer_method": "gen",
        "output_column": output,
        **({"options": options} if options else {}),
    }
    prompts = [item.prompt.text for item in job.items]
    found, why = candidates(job, rows, output, f"{{{output}}}" if output else "")
    abbr = job.config.task_name
    native = (m for m in found if first_difference(m, rows, prompts, abbr, output) is None)
    if messages := next(native, None):
        meta["template"] = write_template(messages)
        losses += _turns_losses(job, meta["template"], rows, output)
        if options:
            rows, meta = unrotated(rows, meta)
    else:
        rows, column = with_text(rows, "prompt", prompts)
        meta["template"] = f"{{{column}}}"
        plain = (PromptMessage(PLAIN, meta["template"]),)
        require_same(plain, rows, prompts, abbr, output)
        losses.append(rendered_loss(why))
        losses += _turns_losses(job, meta["template"], rows, output)
    return Dataset(rows, with_inputs(meta, rows), tuple(losses))


def _turns_losses(job: ExportJob, template: Any, rows: Rows, output: str | None) -> list[str]:
    """Return that chat models get other turns there, where the transform says what they are."""
    found = chat_template(template, read_messages(template, "template"), "template")
    others = 0
    for index, (item, row) in enumerate(zip(job.items, rows, strict=True)):
        own = {"subdivision": job.config.task_name, "idx": index}
        filled = without_answer({**row, **own}, output)
        turns = [] if found is None else [(t.role, t.text) for t in chat_turns(found, filled)]
        said = [(segment.turns[0].role, segment.text) for segment in item.chat]
        others += bool(said) and said != turns
    if not others:
        return []
    return [f"turns: {others} docs have others than OpenCompass makes of the template's messages"]


def _golds(items: Sequence[Rendered]) -> tuple[list[str], list[str]]:
    golds = [as_tuple(item.example.processed_output) for item in items]
    firsts = [next(iter(gold), "") for gold in golds]
    several = sum(len(gold) > 1 for gold in golds)
    if several:
        text = f"right answers: {several} docs have several, and OpenCompass takes one: the first"
        return firsts, [text]
    return firsts, []


def _options(job: ExportJob, rows: Rows, golds: Sequence[str]) -> tuple[Rows, list[str]]:
    """Return the options of a task that is scored by the option that a response means, and the
    rows with a column for each: those of its metric, or the choices, where every right answer is
    the letter of one. None where it is no such task."""
    for spec in job.config.metrics:
        options = spec.options.get("options", ())
        if spec.type == "opencompass_option_sim" and all(option in rows[0] for option in options):
            return rows, list(options)
    count = len(job.items[0].choices)
    letters = list(LETTERS[:count])
    if count < 2 or any(len(item.choices) != count for item in job.items):
        return rows, []
    if not set(golds) <= set(letters):
        return rows, []
    with_options = rows
    for index, letter in enumerate(letters):
        values = [item.choices[index] for item in job.items]
        with_options, column = column_of(with_options, values, letter, f"option_{letter}")
        if column != letter or not all(isinstance(row[letter], str) for row in with_options):
            return rows, []
    return with_options, letters


def _config_losses(job: ExportJob, data_type: str) -> Iterator[str]:
    config = job.config
    if config.method != "gen":
        return
    theirs = "opencompass_option_sim" if data_type != "qa" else "opencompass_acc"
    for spec in config.metrics:
        if spec.type != theirs:
            text = f"OpenCompass scores a custom dataset of kind {data_type} by {theirs}"
            yield f"metric {spec.name} ({spec.type}): {text}"
    if config.postprocess:
        yield f"postprocess {config.postprocess}: custom datasets have no post-processor"
    if config.filters:
        yield "filters: custom datasets have none"
    if config.decoding.until:
        yield f"stop sequences {list(config.decoding.until)}: set stop_words in the model's config"
    yield (
        f"max_new_tokens {config.decoding.max_new_tokens}, temperature "
        f"{config.decoding.temperature:g}: set max_out_len and generation_kwargs in the model's "
        "config"
    )
