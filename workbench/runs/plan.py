"""What is asked for: a task, a version or draft of it, a config, and what the user set over it.

A `Plan` is everything that prompts and scores depend on. Whoever shows, counts, checks, scores or
exports prompts has them from `render_docs`, so they cannot differ.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from workbench.answers.filters import read_filter
from workbench.errors import InputError, ModelError, SettingError, nearest
from workbench.io.files import text_sha256
from workbench.io.given import require_method
from workbench.models.base import LanguageModel
from workbench.prompts.asks import access_for, asked_for, refusal
from workbench.prompts.chat import ChatTemplate
from workbench.prompts.fewshot import TAKING_IDS, unshown_ids
from workbench.prompts.reads import columns_read
from workbench.prompts.render import Batch, call_key, in_chat_template, render
from workbench.prompts.samplers.ultraeval import reads_stream
from workbench.prompts.transform import NOT_ALLOWED, Call, Source, TransformRunner
from workbench.runs.options import (
    DECODING_OPTIONS,
    GENERATING_OPTIONS,
    PROMPT_OPTIONS,
    Options,
    draws_at,
)
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.scoring.metrics.named import METRICS, metrics_of
from workbench.tasks.config import TaskConfig
from workbench.tasks.task import Task, choose_sample
from workbench.tasks.trust import granted
from workbench.tasks.versions import VersionInfo, find_version, method_told, read_source
from workbench.types import (
    Compat,
    Diagnostic,
    Doc,
    Example,
    Method,
    Rendered,
    RenderFailure,
    RenderSettings,
    Scope,
)

DRAFT = "draft"

OTHER_FILES = "OtherFiles"
"""The type of the notes on rows and shots: another task's, or sealed (see `Task.notes_on_rows`)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that a run's prompts and scores depend on, besides the model.

    `version` is a version's id, a file's path (see `find_version`), or "draft"; `config` already
    has the user's decoding settings. `filename` is the version's file, or, for a text that is in
    none, what it is, `<draft>`. What is not `allowed` is not run: its rows fail, and say so.
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
    group: str | None = None
    allowed: bool = True

    @property
    def file(self) -> str:
        """What `__file__` is in the transform: one in the task's folder, in which it may look for
        files of its own, whether it is saved yet or not."""
        if not self.filename.startswith("<"):
            return self.filename
        return os.path.join(self.task.path, self.filename)

    @property
    def source_sha256(self) -> str:
        """The SHA-256 of the transform's UTF-8 bytes, in hexadecimal."""
        return text_sha256(self.source)

    @property
    def read(self) -> frozenset[str] | None:
        """The columns of a row that the transform reads, None where that is not known."""
        return columns_read(self.source)

    def docs(self) -> Sequence[Doc]:
        """The docs of the sample."""
        return choose_sample(self.task.docs(self.config), self.sample_size)


def choose_method(
    task: Task,
    version: str,
    config: str,
    method: Method | None = None,
    draft: str | None = None,
) -> Method:
    """Return the `method` that is asked for, or else the one that a version's or config's name
    tells, or the text of a draft does (see `method_told`), or the task's first.

    Raises:
        NotFoundError: no such version or config.
        SettingError: there is no such method.
    """
    require_method(method)
    if method is not None:
        return method
    if config:
        return task.config(config).method
    if version != "latest":
        info = task.version(version)
        if info.method is not None:
            return info.method
        if draft is None and not info.saved:
            draft = read_source(info.path)
        told = None if draft is None else method_told(task.path, draft, info.path)
    else:
        told = None if draft is None else method_told(task.path, draft)
    methods = task.methods()
    return told if told in methods else methods[0]


def make_plan(
    task: Task,
    options: Options,
    *,
    version: str = "latest",
    config: str = "",
    method: Method | None = None,
    draft: str | None = None,
) -> Plan:
    """Return the plan for a saved version, or, where `draft` is a text, for that text. A config
    that is named says which version is the latest (see `Task.version_of`).

    Raises:
        NotFoundError: no such version or config.
        ConfigError: the config file cannot be used.
        SettingError: the config and `method` contradict each other, or several draws are asked
            for where nothing is sampled.
    """
    chosen = choose_method(task, version, config, method, draft)
    found = task.config(config, chosen)
    if found.method != chosen:
        raise SettingError(
            f"config {found.name!r} is for {found.method.upper()}",
            expected=f"a config for {chosen.upper()}",
            fix="Leave out --config or --method.",
        )
    if draft is None:
        is_latest = version == "latest"
        info = newest_version(task, found, config) if is_latest else task.version(version, chosen)
        label, source, filename = info.id, read_source(info.path), info.path
    else:
        label, source, filename = DRAFT, draft, "<draft>"
    return Plan(
        task=task,
        version=label,
        source=source,
        filename=filename,
        config=_judged(_with_decoding(found, options), options),
        settings=_render_settings(found, options),
        sample_size=options.sample_size,
        scope=(options.scope if chosen == "ppl" else None) or found.scope,
        chat_template=options.chat_template,
        compat=options.compat,
        group=options.group,
    )


def newest_version(
    task: Task, found: TaskConfig, config: str = "", but: Collection[str] = ()
) -> VersionInfo:
    """Return what `latest` is for a config that was found, by the name `config` where one was
    asked for; none of the ids in `but`.

    Raises:
        NotFoundError: there is no such version.
    """
    if config:
        return task.version_of(found, but)
    return find_version(task.path, "latest", found.method, but)


def plan_of(
    task: Task,
    options: Options,
    version: str,
    method: Method | None = None,
    config: str = "",
    given: Options | None = None,
) -> Plan:
    """Return the plan for `version`: an id, a file's path, or a transform's source; `config` is
    the name of one of the task's configs. Of `options`, those that are `given` have to be read
    (None: all).

    Raises:
        InputError: as `make_plan` does, or a setting that the plan does not read.
    """
    if isinstance(version, str) and "\n" in version:
        plan = make_plan(task, options, method=method, config=config, draft=version)
    else:
        plan = make_plan(task, options, version=version, config=config, method=method)
    require_read(given or options, plan)
    return plan


def unread_settings(plan: Plan, options: Options) -> tuple[str, ...]:
    """Return what the user set about generated answers and the plan does not read: by PPL all of
    it, at temperature 0 `top_p`. It changes nothing, `make_plan` lays nothing over a config that
    goes unread; so it is said, where one gives settings for both methods, and not refused."""
    if plan.config.method == "ppl":
        return tuple(_given(options, GENERATING_OPTIONS))
    is_cut = options.top_p not in (None, 1)  # 1 leaves all in
    return ("top_p",) if is_cut and plan.config.decoding.temperature == 0 else ()


def require_read(options: Options, *plans: Plan) -> None:
    """Refuse what the user set about the prompts or their scope and none of the `plans` reads. (A
    session keeps it for when its method or sampler is another again.)

    Raises:
        SettingError: there is such a setting, or an id of a shot is none of the pool's.
    """
    found = [dict(_refused(plan, options)) for plan in plans]
    for name, error in found[0].items() if found else ():
        if all(name in other for other in found):
            raise error


def _refused(plan: Plan, options: Options) -> Iterator[tuple[str, SettingError]]:
    """Yield what the plan does not read, by name, with what is to be said."""
    settings = plan.settings
    if plan.config.method == "gen" and options.scope is not None:
        fix = "Leave out --scope."
        yield "scope", SettingError(f"scope {options.scope!r} is for PPL", fix=fix)
    if not options.shot_ids:
        return
    if settings.sampler not in TAKING_IDS:
        yield (
            "shot_ids",
            SettingError(
                "shot_ids",
                expected=f"the sampler {' or '.join(TAKING_IDS)}, which takes them",
                seen=f"the sampler {settings.sampler}",
                fix="Choose that sampler, or leave them out.",
            ),
        )
        return
    config, task = plan.config, plan.task
    asked = replace(settings, shot_ids=options.shot_ids)
    if left := unshown_ids(task.docs(config), task.pool(config), asked):
        yield (
            "shot_ids",
            SettingError(
                "shot_ids",
                expected=f"as many as num_fewshot, which is {settings.num_fewshot}",
                seen=f"{len(options.shot_ids)}; no doc is shown {', '.join(map(str, left))}",
                fix="Leave out these, or num_fewshot, to show all that are listed.",
            ),
        )


def _render_settings(config: TaskConfig, options: Options) -> RenderSettings:
    own = {each.name: getattr(config, each.name) for each in fields(RenderSettings)}
    if options.sampler == "ids":
        own["num_fewshot"] = len(options.shot_ids or ())
    made = RenderSettings(**{**own, **_given(options, PROMPT_OPTIONS)})
    reads_ids = made.sampler in TAKING_IDS and made.num_fewshot
    return made if reads_ids else replace(made, shot_ids=config.shot_ids)


def _with_decoding(config: TaskConfig, options: Options) -> TaskConfig:
    if config.method == "ppl":
        return config
    decoding = replace(config.decoding, **_given(options, DECODING_OPTIONS))
    draws = draws_at(decoding.temperature, options.draws)
    top_p = decoding.top_p if decoding.temperature > 0 else config.decoding.top_p
    return replace(config, decoding=replace(decoding, draws=draws, top_p=top_p))


def _judged(config: TaskConfig, options: Options) -> TaskConfig:
    """Return the config with what the user set of how answers are made and judged."""
    changes: dict[str, Any] = {}
    generates = config.method == "gen"
    if generates and options.postprocess is not None:
        changes["postprocess"] = options.postprocess
    if generates and options.filters is not None:
        changes["filters"] = tuple(map(read_filter, options.filters))
    if options.metric is not None:
        changes["metrics"] = (_metric(config, options.metric),)
    return replace(config, **changes)


def _metric(config: TaskConfig, name: str) -> MetricSpec:
    """Return the config's metric of that name or kind, or else the one that is called so.

    Raises:
        SettingError: there is none.
    """
    for spec in config.metrics:
        if name in (spec.name, spec.type):
            return spec
    if name not in METRICS:
        known = {*metrics_of(config.method), *(spec.name for spec in config.metrics)}
        method = config.method.upper()
        raise SettingError(
            f"metric {name!r}: there is no such {method} metric", fix=nearest(name, known)
        )
    return MetricSpec(name, name)


def _given(options: Options, names: Iterable[str]) -> dict[str, Any]:
    """Return what the user set of the options `names`."""
    return {n: value for n in names if (value := getattr(options, n)) is not None}


def render_docs(
    plan: Plan, docs: Iterable[Doc], runner: TransformRunner, model: LanguageModel | None = None
) -> Batch:
    """Render docs exactly as they are scored: the only way from a plan to prompts.

    A chat template is the model's own. While no `model` is there, prompts are without it, the
    batch is not `final`, and a warning among its notes says so; `require_scorable` refuses it.

    Raises:
        SettingError: the shots cannot be chosen, or the template changes the text of a prompt.
        ModelError: the model has no chat template, or it refuses the messages.
    """
    batch = render(docs, plan.task.pool(plan.config), _source(plan), plan.settings, runner)
    told = [(OTHER_FILES, text) for text in plan.task.notes_on_rows(plan.config)]
    if lost := lost_shots(plan):
        told.append(("OtherShots", lost))
    if lost := lost_turns(plan):
        told.append(("OtherTurns", lost))
    if told:
        notes = (Diagnostic("warning", what, text) for what, text in told)
        batch = replace(batch, notes=(*batch.notes, *notes))
    if not plan.chat_template:
        return batch
    if model is None:
        text = "the model is not loaded yet, so this is the prompt without its chat template"
        note = Diagnostic("warning", "ChatTemplate", text)
        return replace(batch, notes=(*batch.notes, note), final=False)
    return in_chat_template(batch, model.apply_chat_template, plan.chat_template)


def why_no_prompts(plan: Plan, runner: TransformRunner) -> str:
    """Return why no doc of the sample has a prompt, by the first of them; "" where one has.

    Raises:
        InputError: the rows cannot be read, or the shots cannot be chosen.
    """
    items = render_docs(plan, plan.docs(), runner).items
    failed = [item.diagnostic for item in items if isinstance(item, RenderFailure)]
    if not failed or len(failed) < len(items):
        return ""
    found = failed[0]
    where = f", line {found.line}" if found.line else ""
    return f"none of {len(items)} docs has a prompt{where}: {found.type}: {found.message}"


def lost_shots(plan: Plan) -> str:
    """Return what an imported task says of other numbers of shots than its config's, where the plan
    has another; "" where it has not."""
    is_own = plan.settings.num_fewshot == plan.config.num_fewshot
    return "" if is_own else plan.config.lost_shots


def lost_turns(plan: Plan) -> str:
    """Return what an imported task says of prompts that are one turn of a chat, where the plan's
    are; "" where they are not."""
    return plan.config.lost_turns if plan.chat_template == "turn" else ""


def hangs_together(plan: Plan) -> bool:
    """Say whether one doc's prompt depends on what was done for those before it, so that all have
    to be rendered at once."""
    return plan.settings.sampler == "ultraeval" and reads_stream(plan.source)


def make_examples(
    plan: Plan,
    docs: Iterable[Doc],
    runner: TransformRunner,
    *,
    separate: bool = False,
    like: Doc | Sequence[Doc] | None = None,
) -> tuple[Example | Diagnostic, ...]:
    """Return what the plan's transform makes of docs, as prompts show it. `separate`: they are of
    a pool of shots of its own. With `like` each has the `r` that this doc would have, or the doc
    in its place."""
    seed, docs = plan.settings.seed, list(docs)
    others = [like] * len(docs) if isinstance(like, Doc) else like or docs
    calls = [
        Call(doc, call_key(other, seed, separate=separate))
        for doc, other in zip(docs, others, strict=True)
    ]
    return runner.run(_source(plan), calls).results if calls else ()


def _source(plan: Plan) -> Source:
    """Return the plan's transform with what all its calls share."""
    return Source(
        text=plan.source,
        filename=plan.file,
        num_sample=plan.settings.num_fewshot,
        dataset_name=plan.task.dataset_name(plan.config),
        compat=plan.compat,
        access=access_for(str(plan.task.path), granted(plan.source)),
        refused=refusal(str(plan.task.path), asked_for(plan.source))
        if plan.allowed
        else NOT_ALLOWED,
    )


def require_scorable(plan: Plan, batch: Batch) -> None:
    """Refuse a batch that no score can be had of.

    Raises:
        InputError: PPL, and no doc of the batch has `target_scores`.
        ModelError: a chat template is asked for, and the model that has it is not loaded.
    """
    rendered = [item for item in batch.items if isinstance(item, Rendered)]
    if plan.config.method == "ppl" and rendered and not any(item.choices for item in rendered):
        raise InputError(
            "PPL ranks the keys of each row's target_scores, and no row of the sample has any",
            fix="Use GEN (--method gen), or add target_scores to the rows.",
        )
    if not batch.final:
        raise ModelError(
            "the prompts are not known: their chat template is the model's, not loaded yet"
        )
