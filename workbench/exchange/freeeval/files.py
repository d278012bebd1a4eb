"""The files of an imported FreeEval step: its rows, its config and its transform."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from workbench.errors import ConfigError
from workbench.exchange.freeeval.config import Step, Steps
from workbench.exchange.freeeval.layout import LayoutProblem, option_key
from workbench.exchange.freeeval.transform import (
    choice_transform,
    cloze_transform,
    rendered_transform,
)
from workbench.exchange.texts import config_file, jsonl
from workbench.types import Method

BOS_LOSS = (
    "special tokens: FreeEval encodes a prompt without any; here the tokenizer puts its BOS before "
    "it, if it has one"
)


@dataclass(frozen=True, slots=True)
class Asked:
    """A step's problems as they are sent, before they are rows.

    `prompts` has a text for each of `items`. Unless `is_whole`, a prompt is what the template of
    the step's first dataset makes of its problem behind the system prompt and the shots drawn
    from `pool`.
    """

    items: tuple[LayoutProblem, ...]
    prompts: tuple[str, ...]
    pool: tuple[LayoutProblem | None, ...]
    num_fewshot: int
    is_whole: bool
    losses: tuple[str, ...]


def free_name(step: Step, number: int, taken: set[str]) -> str:
    """Return a name for the step's files: its own, as far as letters and digits go."""
    kind = "group" if step.is_group else step.parts[0].type
    own = _slug(step.name) if "step_name" in step.node else ""
    stem = own or _slug(kind) or f"step-{number + 1}"
    name, count = stem, 1
    while name in taken:
        count += 1
        name = f"{stem}-{count}"
    taken.add(name)
    return name


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:60].strip("-")


def write_step(
    files: dict[str, str], name: str, step: Step, made: Asked, beside: Steps
) -> list[str]:
    """Add the step's files to `files`, with what stands `beside` it in its config; return what of
    it is lost."""
    method: Method = "gen" if step.kind == "simple_multiple_choice" else "ppl"
    is_folded = step.kind == "cloze_prompt" and _is_same_within_groups(step, made)
    made = _folded(made) if is_folded else made
    text = _transform_text(step, made, method, is_folded=is_folded)
    losses = _losses(step, made, is_folded=is_folded)
    data = _add_data(files, name, _rows(step, made, losses, is_folded=is_folded))
    own: dict[str, Any] = {}
    if made.num_fewshot and not made.is_whole:
        pool = [_row(item, None, losses) if item else {"problem": None} for item in made.pool]
        if None in made.pool:
            losses.append(
                "few-shot rows that FreeEval's type cannot read: they are left empty, since the "
                "seed draws others"
            )
        own["fewshot_path"] = _add_data(files, f"{name}_fewshot", pool)
        own["sampler"] = "freeeval"
    if step.kind == "compute_lm_loss":
        own["scope"] = "full"
    if beside.others:
        own["other_steps"] = list(beside.others)
    if open_answers := _open_answers(step, made):
        losses.append(f"accuracy: {open_answers}")
    if unscored := ". ".join(filter(None, (beside.unscored, open_answers))):
        own["lost_scoring"] = unscored
    files[f"config/{name}_{method}.json"] = config_file(
        step.name,
        method,
        path=data,
        description="" if made.is_whole else step.parts[0].system,
        transform=_add_transform(files, method, text),
        fewshot=0 if made.is_whole else made.num_fewshot,
        params=_params(step, made.items) if method == "gen" else "",
        metric={
            "avg_loss" if step.kind == "compute_lm_loss" else "accuracy": {
                "evaluation": _metric(step, made.items)
            }
        },
        seed=step.parts[0].seed,
        **own,
    )
    return losses


def _open_answers(step: Step, made: Asked) -> str:
    """Return what is to be said of the accuracy of answers that are no option's key."""
    if step.kind != "simple_multiple_choice":
        return ""
    count = sum(len(item.options) < 2 for item in made.items)
    if not count:
        return ""
    return (
        f"{count} of {len(made.items)} docs have an open answer, in which FreeEval looks for the "
        "letter of its one option, which means nothing; here a response is right where it is the "
        "answer's whole text, which is another number than FreeEval's"
    )


def _transform_text(step: Step, made: Asked, method: Method, *, is_folded: bool) -> str:
    keys = {item.keys for item in made.items}
    if len(keys) > 1:
        raise ConfigError(
            f"{step.node.where}: keys of options", expected="letters or numbers, not both"
        )
    template = step.parts[0].template
    if made.is_whole:
        return rendered_transform(keys.pop(), by_key=method == "gen")
    if is_folded and template == "qa":
        return cloze_transform(template)
    return choice_transform(template, keys.pop())


def _rows(step: Step, made: Asked, losses: list[str], *, is_folded: bool) -> list[dict[str, Any]]:
    rows = [
        _row(item, prompt if made.is_whole else None, losses, has_copies=bool(step.augment))
        for item, prompt in zip(made.items, made.prompts, strict=True)
    ]
    if step.kind == "simple_multiple_choice" or is_folded:
        return rows
    for row in rows:
        scores = row["target_scores"]
        if step.kind == "cloze_prompt":
            # The row has one option: ranking it is no answer to whether it is right.
            row["target_scores"] = dict.fromkeys(scores, 0)
        else:
            # FreeEval's loss is of the first option, right or not.
            row["target_scores"] = dict(list(scores.items())[:1])
    return rows


def _is_same_within_groups(step: Step, made: Asked) -> bool:
    """Say whether a problem's prompt is the same for each of its options, whatever they are."""
    shows_options = step.parts[0].template != "qa" and not made.is_whole
    sizes = Counter((id(item.row), item.parent_uuid) for item in made.items)
    if shows_options and max(sizes.values()) > 1:
        return False
    prompts = {
        (item.parent_uuid, text) for item, text in zip(made.items, made.prompts, strict=True)
    }
    return len(prompts) == len({item.parent_uuid for item in made.items})


def _folded(made: Asked) -> Asked:
    """Return one problem for the run of unrolled ones that belong together."""
    items: list[LayoutProblem] = []
    prompts: list[str] = []
    for item, prompt in zip(made.items, made.prompts, strict=True):
        last = items[-1] if items else None
        # A problem of the same id may follow its twin: a run ends where the row is another one.
        if last is not None and last.row is item.row and last.parent_uuid == item.parent_uuid:
            gold = len(last.options) if item.gold == 0 else last.gold
            items[-1] = replace(last, options=(*last.options, *item.options), gold=gold)
        else:
            items.append(item)
            prompts.append(prompt)
    items = [replace(item, parent_uuid=None) for item in items]
    return replace(made, items=tuple(items), prompts=tuple(prompts))


def _losses(step: Step, made: Asked, *, is_folded: bool) -> list[str]:
    losses = [BOS_LOSS]
    if not step.scoring and step.kind != "compute_lm_loss":
        losses.append(
            "accuracy: the step has no eval_config, so FreeEval only writes responses; the "
            "accuracy here is the workbench's own"
        )
    if made.is_whole:
        why = "a group's members have settings of their own" if step.is_group else (
            "a chat template or the dataset itself makes them"
        )  # fmt: skip
        losses.append(f"templates: prompts are kept whole in the column prompt, since {why}")
    if step.kind == "cloze_prompt":
        losses.append(
            "tokens at the joint: FreeEval encodes prompt and option apart, here they are encoded "
            "together (`workbench rules` has both)"
        )
        if not is_folded:
            losses.append(
                f"accuracy: the template {step.parts[0].template!r} shows the option that is "
                "scored, so each option has a row of its own, and none is ranked; use the "
                "template 'qa'"
            )
    if step.kind == "cloze_prompt" and step.parts[0].apply_un:
        losses.append("apply_un: no metric of a run divides by P(option | 'Answer:'); "
                      "`workbench rules` reports it as freeeval_un")  # fmt: skip
    if step.kind == "compute_lm_loss":
        what = "the first option" if step.parts[0].mode == "mcp" else "the right option"
        losses.append(
            f"accuracies: each row has one text, the prompt and {what}, so those beside avg_loss "
            "mean nothing"
        )
    return losses


_OWN = ("problem", "options", "gold", "permutation", "parent_uuid", "prompt", "target_scores",
        "freeeval")  # fmt: skip


def _row(
    item: LayoutProblem, prompt: str | None, losses: list[str], *, has_copies: bool = False
) -> dict[str, Any]:
    """Return the problem as a row: the source's columns, and the problem's own in ours."""
    own: dict[str, Any] = {
        "problem": item.problem,
        "options": list(item.options),
        "gold": item.gold,
        "target_scores": _target_scores(item, losses),
    }
    if has_copies or item.permutation:
        own["permutation"] = list(item.permutation) if item.permutation else None
        own["parent_uuid"] = item.parent_uuid
    if prompt is not None:
        own["prompt"] = prompt
    stops = None if item.stops is None else list(item.stops)
    own["freeeval"] = {
        "uuid": item.uuid if item.permutation or not item.parent_uuid else item.parent_uuid,
        "extra": item.extra,
        "stop_sequences": stops,
    }
    row: dict[str, Any] = {}
    for column, value in (item.row or {}).items():
        if column in _OWN and value != own.get(column):
            losses.append(
                f"column {column}: it is kept as source_{column}, since {column} has FreeEval's "
                "reading of the row"
            )
            column = f"source_{column}"
        if not _is_json(value):
            losses.append(f"column {column}: values of type {type(value).__name__} become texts")
        row[column] = value
    return {**row, **own}


def _is_json(value: Any) -> bool:
    try:
        json.dumps(value)
    except TypeError:
        return False
    return True


def _target_scores(item: LayoutProblem, losses: list[str]) -> dict[str, int]:
    scores: dict[str, int] = {}
    for index, option in enumerate(item.options):
        scores[option] = max(scores.get(option, 0), int(index == item.gold))
    if len(scores) < len(item.options):
        losses.append("options of equal text: PPL ranks each text once (FreeEval's cloze too)")
    return scores


def _add_data(files: dict[str, str], name: str, rows: Sequence[Mapping[str, Any]]) -> str:
    """Add a data file, unless one of the same kind and content is there; return its path."""
    text = jsonl(rows)
    is_pool = name.endswith("_fewshot")
    for path, known in files.items():
        is_data = path.startswith("data/") and path.endswith("_fewshot.jsonl") == is_pool
        if is_data and known == text:
            return path
    path = f"data/{name}.jsonl"
    files[path] = text
    return path


def _add_transform(files: dict[str, str], method: Method, text: str) -> str:
    number = 0
    while files.get(path := f"transform_{method}_v{number}.py", text) != text:
        number += 1
    files[path] = text
    return path


def _params(step: Step, items: Sequence[LayoutProblem]) -> dict[str, Any]:
    decoding = step.decoding
    until, _ = _until(step, items)
    params: dict[str, Any] = {"max_new_tokens": decoding.max_new_tokens, "until": list(until)}
    if decoding.temperature:
        params |= {"temperature": decoding.temperature, "top_p": decoding.top_p}
    return params


def _metric(step: Step, items: Sequence[LayoutProblem]) -> dict[str, Any]:
    if step.kind == "compute_lm_loss":
        return {"type": "lm_loss"}
    if step.kind == "cloze_prompt":
        return {"type": "acc_tokens" if step.scoring.get("apply_ln") else "log_prob"}
    _, stops = _until(step, items)
    found = {"type": step.kind, "aggregate_mode": "mean", **step.scoring}
    return {**found, **({"stop_sequences": list(stops)} if stops else {})}


def _until(step: Step, items: Sequence[LayoutProblem]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return what ends a generation here, and what the metric cuts at instead.

    FreeEval keeps the stop sequence in the response, and its datasets stop at the options' keys:
    the answer is the stop. Here a response ends before its stop, so such stops are left to the
    metric, which reads on to the first of them.
    """
    found = {item.stops if item.stops is not None else step.stops or () for item in items}
    stops = found.pop() if len(found) == 1 else ()
    count = max((len(item.options) for item in items), default=0)
    keys = [option_key(i, kind) for i in range(count) for kind in ("letters", "numbers")]
    if found or any(key in stop or stop in key for stop in stops for key in keys):
        return (), step.stops or ()
    return stops, ()
