"""A version that ranks choices becomes an OpenCompass dataset with a template for each class."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import ConfigError
from workbench.exchange.files import ExportJob
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
from workbench.exchange.opencompass.native import candidates
from workbench.exchange.opencompass.rows import LETTERS
from workbench.exchange.opencompass.template import PLAIN, Messages, PromptMessage, write_template


def perplexity(job: ExportJob, rows: Rows) -> Dataset:
    """Return the dataset of a version that ranks choices.

    Raises:
        ConfigError: the docs have different numbers of choices, fewer than 2 or more than 26.
    """
    count = len(job.items[0].choices)
    different = [item.doc.id for item in job.items if len(item.choices) != count]
    if different or not 2 <= count <= len(LETTERS):
        raise ConfigError(
            f"{job.config.name}: the choices of doc {(different or [0])[0]}",
            expected=f"2 to {len(LETTERS)} choices, as many for every doc: OpenCompass's "
            "classes are the same for all rows",
            fix="Split the data by the number of choices.",
        )
    abbr = job.config.task_name
    is_same = all(item.choices == job.items[0].choices for item in job.items)
    labels = list(job.items[0].choices) if is_same else list(LETTERS[:count])
    endings, rows = _endings(job, rows, labels, is_same=is_same)
    golds = [labels[item.gold[0]] if item.gold else "" for item in job.items]
    rows, output = column_of(rows, golds, "answer", "gold", "gold_answer")
    meta: dict[str, Any] = {
        "abbr": abbr,
        "data_type": "mcq",
        "infer_method": "ppl",
        "options": labels,
        "output_column": output,
    }
    losses = list(_ppl_losses(job))
    wanted = [_wanted(job, index) for index in range(count)]
    heads, why = candidates(job, rows, output)
    for head in heads:
        labelled = {
            label: (*head[:-1], PromptMessage(head[-1].role, head[-1].text + ending))
            for label, ending in endings.items()
        }
        if _gives(labelled, rows, wanted, abbr):
            meta["template"] = {label: write_template(m) for label, m in labelled.items()}
            rows, facts = unrotated(rows, meta)
            return Dataset(rows, with_inputs(facts, rows), tuple(losses))
    prompts = [item.prompt.text for item in job.items]
    rows, meta["template"] = _rendered_texts(prompts, rows, endings, wanted, abbr)
    losses.append(rendered_loss(why))
    return Dataset(rows, with_inputs(meta, rows), tuple(losses))


def _wanted(job: ExportJob, index: int) -> list[str]:
    """Return what is scored for the choice at `index` of every doc."""
    return [i.prompt.text + i.endings[index] for i in job.items]


def _endings(
    job: ExportJob, rows: Rows, labels: Sequence[str], *, is_same: bool
) -> tuple[dict[str, str], Rows]:
    """Return what follows the prompt for each label, and the rows with the columns it needs."""
    delimiter = job.items[0].target_delimiter
    if is_same:
        return {label: delimiter + label for label in labels}, rows
    endings: dict[str, str] = {}
    for index, label in enumerate(labels):
        values = [item.choices[index] for item in job.items]
        rows, column = column_of(rows, values, label, f"choice_{label}")
        endings[label] = f"{delimiter}{{{column}}}"
    return endings, rows


def _rendered_texts(
    prompts: Sequence[str],
    rows: Rows,
    endings: Mapping[str, str],
    wanted: Sequence[Sequence[str]],
    abbr: str,
) -> tuple[Rows, dict[str, str]]:
    """Return the rows with their prompts, and the template of each label; where a choice holds
    the field of a column, with the labels' whole texts instead."""
    with_prompts, column = with_text(rows, "prompt", prompts)
    template = {label: f"{{{column}}}{ending}" for label, ending in endings.items()}
    if _gives(_plain(template), with_prompts, wanted, abbr):
        return with_prompts, template
    template = {}
    for label, texts in zip(endings, wanted, strict=True):
        rows, column = with_text(rows, f"text_{len(template)}", texts)
        template[label] = f"{{{column}}}"
    for messages, texts in zip(_plain(template).values(), wanted, strict=True):
        require_same(messages, rows, texts, abbr)
    return rows, template


def _plain(template: Mapping[str, str]) -> dict[str, Messages]:
    return {label: (PromptMessage(PLAIN, text),) for label, text in template.items()}


def _gives(
    labelled: Mapping[str, Messages], rows: Rows, wanted: Sequence[Sequence[str]], abbr: str
) -> bool:
    """Say whether the classes' templates give the texts of `wanted`, class by class."""
    pairs = zip(labelled.values(), wanted, strict=True)
    return all(first_difference(messages, rows, texts, abbr) is None for messages, texts in pairs)


def _ppl_losses(job: ExportJob) -> Iterator[str]:
    if job.config.scope != "full" or any(s.type != "opencompass_ppl" for s in job.config.metrics):
        yield (
            "score: OpenCompass ranks options by the mean loss over the whole text, whatever the "
            "config's scope and metrics are (the metric opencompass_ppl with the scope full)"
        )
    if delimiter := job.items[0].target_delimiter:
        yield (
            f"target_delimiter: OpenCompass has whole texts, each with {delimiter!r} before its "
            "choice; an import ends the prompts with it"
        )
    several = sum(len(item.gold) > 1 for item in job.items)
    if several:
        yield f"right choices: {several} docs have several, and OpenCompass takes one: the first"
    none = sum(not item.gold for item in job.items)
    if none:
        yield f"right choices: {none} docs have none, and OpenCompass counts them as wrong"
