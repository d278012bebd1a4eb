"""What a screen shows of a session at one moment: frozen, so that any thread may read it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from workbench.models.load import loaded_model
from workbench.prompts.asks import asked_for
from workbench.prompts.chat import ChatTemplate
from workbench.prompts.transform import Level
from workbench.runs.plan import Plan
from workbench.session.moment import Moment, methods_of
from workbench.tasks.trust import granted
from workbench.tasks.versions import VersionInfo
from workbench.types import Decoding, Method, RenderSettings, Scope


@dataclass(frozen=True, slots=True)
class SessionState:
    """A snapshot of everything that a screen shows besides preview and results.

    `version` is the version that the draft started from ("" if none); `dirty` says that the
    draft differs from it; `draft_restored` that it came back from the journal; `allowed` that
    the draft may run, `asks` what it asks for and was not granted (`prompts.asks`), `level` how
    far live code is closed in (`docs/sandbox.md`); `pinned` is the doc that is kept in view
    beside the current one, if any. `unkept` says what is not being kept of drafts, runs and
    answers, and why.
    """

    task: str
    path: str
    method: Method
    methods: tuple[Method, ...]
    version: str
    versions: tuple[VersionInfo, ...]
    source: str
    dirty: bool
    doc_id: int
    num_docs: int
    settings: RenderSettings
    decoding: Decoding
    scope: Scope
    model: str
    device: str
    sample_size: int
    running: bool
    draft_restored: bool
    allowed: bool = True
    asks: tuple[str, ...] = ()
    level: Level = "guard"
    pinned: int | None = None
    chat_template: ChatTemplate = ""
    metrics: tuple[str, ...] = ()
    postprocess: str = ""
    filters: tuple[Mapping[str, Any], ...] = ()
    unkept: tuple[str, ...] = ()


def snapshot(
    moment: Moment, plan: Plan, *, running: bool, level: Level, unkept: tuple[str, ...]
) -> SessionState:
    """Return what a screen shows of a moment, whose draft has that plan: of the settings, what was
    chosen, also while nothing reads it."""
    task = plan.task
    decoding, settings = plan.config.decoding, plan.settings
    if moment.options.top_p is not None:
        decoding = replace(decoding, top_p=moment.options.top_p)
    if moment.options.shot_ids is not None:
        settings = replace(settings, shot_ids=moment.options.shot_ids)
    model = loaded_model(moment.model)
    num_docs = len(task.docs(plan.config))
    return SessionState(
        task=task.name,
        path=str(task.path),
        method=moment.method,
        methods=methods_of(task),
        version=moment.version,
        versions=task.versions(),
        source=moment.source,
        dirty=moment.source != moment.parent_source,
        doc_id=moment.doc_id,
        pinned=moment.pinned,
        num_docs=num_docs,
        settings=settings,
        decoding=decoding,
        scope=plan.scope,
        model=moment.model,
        device=model.device if model else "",
        sample_size=min(plan.sample_size or num_docs, num_docs),
        running=running,
        draft_restored=moment.draft_restored,
        allowed=moment.allowed,
        level=level,
        asks=tuple(ask for ask in asked_for(moment.source) if ask not in granted(moment.source)),
        chat_template=plan.chat_template,
        metrics=tuple(spec.name for spec in plan.config.metrics),
        postprocess=plan.config.postprocess,
        filters=plan.config.filters,
        unkept=unkept,
    )
