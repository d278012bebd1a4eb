"""An OpenCompass custom dataset becomes a task folder: rows, a config, a transform to edit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, shorten
from workbench.exchange.files import Written
from workbench.exchange.opencompass.chat import chat_template
from workbench.exchange.opencompass.findings import findings
from workbench.exchange.opencompass.head import find_head
from workbench.exchange.opencompass.meta import Meta, read_meta, select
from workbench.exchange.opencompass.prompts import generation_messages, labelled_messages
from workbench.exchange.opencompass.rows import Table, read_table, through_arrow
from workbench.exchange.opencompass.source import transform_gen, transform_ppl, transform_ppl_whole
from workbench.exchange.opencompass.template import PLAIN, base_text, shared_start
from workbench.exchange.texts import config_file, json_file, jsonl
from workbench.types import Diagnostic

MAX_OUT_LEN = 256
"""How many tokens OpenCompass generates with a Hugging Face model unless told otherwise."""

CHAT_LOSS = (
    "chat models: these messages are no turns that OpenCompass can give them (it ignores a text "
    "without a role, and knows HUMAN, BOT and SYSTEM alone); here --chat-template makes one turn"
)
ONE_TURN = (
    "OpenCompass gives chat models these messages as turns; here --multiturn has them so, and "
    "--chat-template alone makes one turn of the text that base models get"
)
CIRCULAR_LOSS = (
    "more_n_circular: a run reports acc_circular and perf_circular; "
    "workbench.scoring.metrics.opencompass.circular_scores gives the rest from a run's rows"
)


@dataclass(frozen=True, slots=True)
class Custom:
    """A custom dataset, read: its rows as OpenCompass renders them, with their lines."""

    table: Table
    meta: Meta
    rows: tuple[dict[str, Any], ...]
    lines: tuple[int, ...]

    @property
    def warnings(self) -> tuple[Diagnostic, ...]:
        """What OpenCompass does silently with this dataset."""
        return (*self.table.findings, *findings(self.table, self.meta, self.rows, self.lines))


def read_custom(path: Path, entry: Mapping[str, Any], place: str) -> Custom:
    """Return the dataset in `path` with the facts of its meta file and of `entry`.

    Raises:
        DataError, ConfigError: OpenCompass cannot use it, or nothing could be made of it here.
    """
    table = read_table(path)
    meta = read_meta(table, entry, place)
    _check_columns(table, meta)
    _check_options(meta)
    pairs = list(zip(table.lines, table.rows, strict=True))
    if meta.is_circular:
        pairs = _rotated(table, meta)
    uses_index = _uses_index(meta, table.rows)
    numbered: list[tuple[int, dict[str, Any]]] = []
    for index, (line, row) in enumerate(pairs):
        own = {"subdivision": meta.abbr, "idx": index}
        numbered.append((line, {**row, **{k: v for k, v in own.items() if uses_index or k in row}}))
    chosen = select(meta, numbered)
    if not chosen:
        raise ConfigError(
            f"{meta.place('test_range')}: test_range leaves no rows", seen=shorten(meta.test_range)
        )
    lines, rows = zip(*chosen, strict=True)
    return Custom(table, meta, tuple(rows), tuple(lines))


def _check_columns(table: Table, meta: Meta) -> None:
    columns = tuple(table.rows[0])
    output = meta.output_column
    if output is not None and output not in columns:
        raise ConfigError(
            f"{meta.place('output_column')}: output_column {output!r}",
            expected=f"a column of {table.path}: {', '.join(columns)}",
        )
    missing = [option for option in meta.options if option not in columns]
    if meta.is_circular and (output is None or missing or not meta.options):
        raise ConfigError(
            f"{meta.place('options')}: a circular-mcq task",
            expected="an answer column, and a column for each option",
            seen=f"no column {missing[0]!r}" if missing else "none",
        )


def _check_options(meta: Meta) -> None:
    judged = meta.evaluator_kwargs.get("options", meta.options)
    if meta.data_type != "qa" and not judged and (meta.template is None or meta.method == "gen"):
        raise ConfigError(
            f"{meta.place('data_type')}: an {meta.data_type} task without options",
            expected="columns A, B, … in the first row, or options in the .meta.json file",
        )
    is_ladder = _metric(meta)["type"] == "opencompass_option_sim"
    if is_ladder and not all(len(str(o)) == 1 and str(o).isupper() for o in judged):
        raise ConfigError(
            f"{meta.place('options')}: options",
            expected="single capital letters: OptionSimAccEvaluator refuses others",
            seen=shorten(list(judged)),
        )


def _rotated(table: Table, meta: Meta) -> list[tuple[int, dict[str, Any]]]:
    """Return every row once per rotation; they go through Arrow again, as there."""
    output = str(meta.output_column)
    turned = [list(rotations(row, meta.options, output, i)) for i, row in enumerate(table.rows)]
    lines = [line for line, own in zip(table.lines, turned, strict=True) for _ in own]
    rows = through_arrow(table.path, lines, [row for own in turned for row in own])
    return list(zip(lines, rows, strict=True))


def rotations(
    row: Mapping[str, Any], options: Sequence[str], output: str, qid: int
) -> Iterator[dict[str, Any]]:
    """Yield the row once per rotation of its options (`CircularDatasetMeta` of
    `datasets/circular.py`): what the option i said, the option at i of the pattern says."""
    for start in range(len(options)):
        pattern = [*options[start:], *options[:start]]
        turned = dict(row)
        for source, target in zip(options, pattern, strict=True):
            turned[target] = row[source]
        if row[output] in options:
            turned[output] = pattern[list(options).index(row[output])]
        yield {**turned, "qid": qid, "circular_pattern": pattern}


def _uses_index(meta: Meta, rows: Iterable[Mapping[str, Any]]) -> bool:
    """Say whether a text may hold the fields that OpenCompass adds to every row."""
    marks = ("{idx}", "{subdivision}")
    texts = [str((meta.template, meta.human_prompt, meta.bot_prompt))]
    texts += [str(value) for row in rows for value in row.values()]
    return any(mark in text for text in texts for mark in marks)


def import_custom(custom: Custom, *, own_name: bool = False) -> Written:
    """Return the task folder's files for one dataset and method; with `own_name` the transform's
    file has the dataset's name, so that a folder may hold several."""
    meta = custom.meta
    name = re.sub(r"[^A-Za-z0-9.]+", "-", meta.abbr).strip("-.") or "data"
    label = "_" + re.sub(r"^(?=\d)", "d", re.sub(r"\W", "_", name)) if own_name else ""
    transform = f"transform_{meta.method}_v0{label}.py"
    losses = list(summary(custom.warnings))
    turns = None
    if meta.method == "gen":
        messages = generation_messages(meta)
        turns = chat_template(meta.template, messages, meta.place("template"))
        source, rows = transform_gen(meta, messages, turns), custom.rows
        if turns is None and [message.role for message in messages] != [PLAIN]:
            losses.append(CHAT_LOSS)
    else:
        source, rows, more = _perplexity(custom)
        losses.extend(more)
    if meta.is_circular:
        losses.append(CIRCULAR_LOSS)
    if meta.evaluator and _metric(meta)["type"] != f"opencompass_{_EVALUATORS.get(meta.evaluator)}":
        losses.append(f"evaluator {meta.evaluator}: there is no such metric here")
    files = {
        f"data/{name}.jsonl": jsonl(rows),
        f"config/{name}_{meta.method}.json": _config(
            custom, name, transform, has_turns=bool(turns)
        ),
        transform: source,
    }
    if meta.method == "gen":
        params = {"temperature": 0.0, "max_tokens": MAX_OUT_LEN, "stop": []}
        files["params_gen.json"] = json_file(params)
    return Written(files, tuple(losses))


def summary(found: Iterable[Diagnostic]) -> Iterator[str]:
    """Yield one line per kind of finding: its first message, and how many more there are."""
    kinds: dict[str, list[Diagnostic]] = {}
    for finding in found:
        kinds.setdefault(finding.type, []).append(finding)
    for members in kinds.values():
        more = f" (and {len(members) - 1} more)" if len(members) > 1 else ""
        yield members[0].message + more


def _perplexity(custom: Custom) -> tuple[str, list[dict[str, Any]], list[str]]:
    """Return the transform, the rows with their `target_scores`, and what is lost."""
    meta = custom.meta
    labelled = labelled_messages(meta)
    if len(labelled) < 2:
        raise ConfigError(
            f"{meta.place('template')}: a ppl task",
            expected="2 or more options",
            seen=shorten(tuple(labelled)),
        )
    texts = [{label: base_text(m, row) for label, m in labelled.items()} for row in custom.rows]
    head = find_head(labelled, custom.rows, texts)
    if head is None:
        source = transform_ppl_whole(meta, labelled)
        starts = [shared_start(list(own.values())) for own in texts]
    else:
        source = transform_ppl(meta, head)
        starts = [base_text(head, row) for row in custom.rows]
    rows: list[dict[str, Any]] = []
    losses: list[str] = []
    for row, line, own, start in zip(custom.rows, custom.lines, texts, starts, strict=True):
        gold = str(row[meta.output_column]) if meta.output_column else None
        targets: dict[str, int] = {}
        for label, text in own.items():
            # Of equal texts OpenCompass takes the first, so that one's worth is the text's.
            targets.setdefault(text[len(start) :], int(label == gold))
        where = f"{custom.table.path}:{line}"
        if len(targets) < len(own) and not any("equal" in loss for loss in losses):
            losses.append(f"{where}: options of equal texts are one choice here (the first)")
        if "target_scores" in row and not any("replaced" in loss for loss in losses):
            losses.append(f"{where}: target_scores is replaced by the options' texts")
        rows.append({**row, "target_scores": targets})
    return source, rows, losses


_EVALUATORS = {"AccEvaluator": "acc", "OptionSimAccEvaluator": "option_sim"}


def _metric(meta: Meta) -> dict[str, Any]:
    """Return the `evaluation` of the config's metric."""
    if meta.method == "ppl":
        return {"type": "opencompass_ppl"}
    kind = _EVALUATORS.get(meta.evaluator, "acc" if meta.data_type == "qa" else "option_sim")
    if kind == "acc":
        return {"type": "opencompass_acc"}
    options = meta.evaluator_kwargs.get("options", list(meta.options))
    return {"type": "opencompass_option_sim", "options": list(options)}


def _config(custom: Custom, name: str, transform: str, *, has_turns: bool) -> str:
    meta = custom.meta
    is_gen = meta.method == "gen"
    metric = {"accuracy": {"evaluation": _metric(meta)}}
    if meta.is_circular:
        metric = {
            "acc_circular": {"evaluation": _metric(meta)},
            "perf_circular": {"evaluation": {**_metric(meta), "aggregate_mode": "strict"}},
        }
        if is_gen:
            # OpenCompass takes the first row's order for the original one.
            pattern = custom.rows[0]["circular_pattern"]
            metric["acc_origin"] = {"evaluation": {**_metric(meta), "pattern": pattern}}
    own: dict[str, Any] = {} if is_gen else {"scope": "full"}
    if has_turns:
        own["lost_turns"] = ONE_TURN
    return config_file(
        meta.abbr,
        meta.method,
        path=f"data/{name}.jsonl",
        transform=transform,
        params="params_gen.json" if is_gen else "",
        metric=metric,
        separator="\n",
        **own,
    )
