"""What is asked for: a task, a version or draft of it, a config, and what the user set over it.

`Options` are the user's settings, `Plan` is everything that prompts and scores depend on. The
preview, the command line and a run all render through `render_docs`, so they cannot differ.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, get_args

from workbench.errors import InputError, SettingError, nearest, problem, shorten
from workbench.prompts.chat import ChatTemplate
from workbench.prompts.fewshot import SAMPLERS
from workbench.prompts.render import Batch, render
from workbench.prompts.transform import Source, TransformRunner
from workbench.tasks.task import Task, choose_sample
from workbench.tasks.versions import read_source
from workbench.types import (
    Compat,
    Doc,
    Method,
    Rendered,
    RenderSettings,
    SamplerName,
    Scope,
    TaskConfig,
    text_sha256,
)

DRAFT = "draft"

_CHAT_WORDS: Mapping[ChatTemplate, bool | str] = {"": False, "turn": True, "turns": "turns"}
"""How a run's settings say it: runs that were stored before there were turns pair as they did."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a user may set. None means: as the config says.

    `sample_size` counts docs (None: all); `until` are stop sequences; `max_new_tokens` counts
    tokens of the model. `chat_template` says whether prompts are put into the model's: as one turn
    ("turn"), or with each shot as two of its own ("turns").
    """

    num_fewshot: int | None = None
    seed: int | None = None
    sampler: SamplerName | None = None
    shot_ids: tuple[int, ...] | None = None
    description: str | None = None
    sample_size: int | None = 50
    scope: Scope | None = None
    max_new_tokens: int | None = None
    until: tuple[str, ...] | None = None
    temperature: float | None = None
    top_p: float | None = None
    compat: Compat = ""
    chat_template: ChatTemplate = ""


def change_options(options: Options, **changes: Any) -> Options:
    """Return the options with `changes` made to them.

    Raises:
        SettingError: a name that is not an option's, or a value that it cannot have.
    """
    known = {f.name for f in dataclasses.fields(Options)}
    for name in changes:
        if name not in known:
            raise SettingError(problem(f"unknown setting {name!r}", fix=nearest(name, known)))
    for name in ("shot_ids", "until"):
        value = changes.get(name)
        if isinstance(value, list | tuple):
            changes[name] = tuple(value)
    changed = replace(options, **changes)
    _check(changed)
    return changed


def _check(options: Options) -> None:
    def is_count(value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool)

    def refuse(name: str, expected: str) -> None:
        seen = shorten(getattr(options, name))
        raise SettingError(problem(name, expected=expected, seen=seen))

    if options.num_fewshot is not None and not (
        is_count(options.num_fewshot) and options.num_fewshot >= 0
    ):
        refuse("num_fewshot", "a whole number, 0 or more")
    if options.seed is not None and not is_count(options.seed):
        refuse("seed", "a whole number")
    if options.sampler is not None and options.sampler not in SAMPLERS:
        refuse("sampler", f"one of {', '.join(SAMPLERS)}")
    if not all(is_count(shot) for shot in options.shot_ids or ()):
        refuse("shot_ids", "ids of docs, such as (3, 7)")
    if options.sampler == "ids" and not options.shot_ids:
        refuse("shot_ids", "ids of docs, such as (3, 7), for the sampler 'ids'")
    if options.sample_size is not None and not (
        is_count(options.sample_size) and options.sample_size >= 1
    ):
        refuse("sample_size", "1 or more docs, or None for all")
    if options.scope not in (None, "continuation", "full"):
        refuse("scope", "continuation or full")
    if options.compat not in get_args(Compat):
        refuse("compat", " or ".join(repr(name) for name in get_args(Compat)))
    if options.max_new_tokens is not None and not (
        is_count(options.max_new_tokens) and options.max_new_tokens >= 1
    ):
        refuse("max_new_tokens", "1 or more tokens")
    if options.until is not None and not all(isinstance(s, str) and s for s in options.until):
        refuse("until", "stop sequences of at least one character")
    if options.chat_template not in get_args(ChatTemplate):
        refuse("chat_template", "'' (none), 'turn' or 'turns'")
    if options.temperature is not None and not 0 <= options.temperature < 100:
        refuse("temperature", "0 (greedy) or more")
    if options.top_p is not None and not 0 < options.top_p <= 1:
        refuse("top_p", "more than 0 and at most 1")


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that a run's prompts and scores depend on, besides the model.

    `version` is a version's id, or "draft"; `config` already has the user's decoding settings.
    """

    task: Task
    version: str
    source: str
    filename: str
    config: TaskConfig
    settings: RenderSettings
    sample_size: int | None
    scope: Scope = "continuation"
    chat_template: ChatTemplate = ""
    compat: Compat = ""

    @property
    def source_sha256(self) -> str:
        """The SHA-256 of the transform's UTF-8 bytes, in hexadecimal."""
        return text_sha256(self.source)

    def docs(self) -> tuple[Doc, ...]:
        """The docs of the sample."""
        return choose_sample(self.task.docs(self.config), self.sample_size)

    def settings_json(self) -> dict[str, Any]:
        """Everything besides source and model that the rows depend on, as JSON values."""
        config = self.config
        return {
            **asdict(self.settings),
            "shot_ids": list(self.settings.shot_ids),
            "config": config.name,
            "data": config.path,
            "docs_sha256": self.task.docs_sha256(config),
            "fewshot_data": config.fewshot_path,
            "fewshot_split": config.fewshot_split,
            "split": config.split,
            "sample_size": self.sample_size,
            "scope": self.scope,
            "chat_template": _CHAT_WORDS[self.chat_template],
            "decoding": {**asdict(config.decoding), "until": list(config.decoding.until)},
            "postprocess": config.postprocess,
            "filters": [dict(step) for step in config.filters],
            "metrics": {m.name: m.type for m in config.metrics},
            "metric_options": {m.name: dict(m.options) for m in config.metrics if m.options},
            "compat": self.compat,
        }


def choose_method(task: Task, version: str, config: str) -> Method:
    """Return the method that a version's or config's name tells, or the task's first."""
    if config:
        return task.config(config).method
    if version != "latest":
        found = task.version(version).method
        if found is not None:
            return found
    return task.methods()[0]


def make_plan(
    task: Task,
    options: Options,
    *,
    version: str = "latest",
    config: str = "",
    method: Method | None = None,
    draft: str | None = None,
) -> Plan:
    """Return the plan for a saved version, or, where `draft` is a text, for that text.

    Raises:
        NotFoundError: no such version or config.
        ConfigError: the config file cannot be used.
        SettingError: the config and `method` contradict each other.
    """
    chosen = method or choose_method(task, version, config)
    found = task.config(config, chosen)
    if found.method != chosen:
        raise SettingError(
            problem(
                f"config {found.name!r} is for {found.method.upper()}",
                expected=f"a config for {chosen.upper()}",
                fix="Leave out --config or --method.",
            )
        )
    if draft is None:
        info = task.version(version, chosen)
        label, source, filename = info.id, read_source(info.path), info.path
    else:
        label, source, filename = DRAFT, draft, "<draft>"
    return Plan(
        task=task,
        version=label,
        source=source,
        filename=filename,
        config=_with_decoding(found, options),
        settings=_render_settings(found, options),
        sample_size=options.sample_size,
        scope=options.scope or found.scope,
        chat_template=options.chat_template,
        compat=options.compat,
    )


def _render_settings(config: TaskConfig, options: Options) -> RenderSettings:
    wanted, given = options.num_fewshot, options.description
    shots = config.num_fewshot if wanted is None else wanted
    if wanted is None and options.sampler == "ids":
        shots = len(options.shot_ids or ())
    return RenderSettings(
        num_fewshot=shots,
        seed=config.seed if options.seed is None else options.seed,
        sampler=config.sampler if options.sampler is None else options.sampler,
        shot_ids=config.shot_ids if options.shot_ids is None else options.shot_ids,
        description=config.description if given is None else given,
        separator=config.separator,
        description_separator=config.description_separator,
        target_delimiter=config.target_delimiter,
    )


def _with_decoding(config: TaskConfig, options: Options) -> TaskConfig:
    names = ("max_new_tokens", "until", "temperature", "top_p")
    changes = {n: getattr(options, n) for n in names if getattr(options, n) is not None}
    return replace(config, decoding=replace(config.decoding, **changes))


def render_docs(plan: Plan, docs: Iterable[Doc], runner: TransformRunner) -> Batch:
    """Render the prompts of `docs` as the plan says (see `prompts.render.render`)."""
    return render(docs, plan.task.pool(plan.config), plan_source(plan), plan.settings, runner)


def plan_source(plan: Plan) -> Source:
    """Return the plan's transform with what all its calls share."""
    return Source(
        text=plan.source,
        filename=plan.filename,
        num_sample=plan.settings.num_fewshot,
        dataset_name=plan.task.dataset_name(plan.config),
        compat=plan.compat,
    )


def require_choices(batch: Batch) -> None:
    """Refuse a PPL run in which no doc has anything to rank.

    Raises:
        InputError: no doc of the batch has `target_scores`.
    """
    rendered = [item for item in batch.items if isinstance(item, Rendered)]
    if rendered and not any(item.choices for item in rendered):
        raise InputError(
            problem(
                "PPL ranks the keys of each row's target_scores, and no row of the sample has any",
                fix="Use GEN (--method gen), or add target_scores to the rows.",
            )
        )
