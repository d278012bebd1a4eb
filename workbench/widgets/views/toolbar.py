"""The top bar's view model, and what its fields mean when they come back as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypedDict

from workbench.answers.reasoning import ShotStyle
from workbench.errors import SettingError, shorten
from workbench.messages import say
from workbench.session.state import SessionState
from workbench.tasks.versions import VersionInfo
from workbench.types import Method, SamplerName, Scope
from workbench.widgets.views.display import one_line, printable
from workbench.widgets.views.shared import Named

_MODELS = ("teaching", "fake")

_LISTS = {
    "until": (
        "stop sequences (until)",
        "a JSON list of strings",
        'Write for example ["\\n\\n", "Question:"].',
    ),
    "shot_ids": ("shot ids", "doc numbers separated by commas", "Write for example 3, 7, 12."),
}
"""The settings that are typed as lists: their names, what is expected, and an example."""


class MethodChoice(Named):
    enabled: bool


class StyleChoice(Named):
    active: bool


class ToolbarView(TypedDict):
    task: str
    path: str
    method: Method
    methods: list[MethodChoice]
    editing: str
    version: str
    versions: list[Named]
    styles: list[StyleChoice]
    num_fewshot: int
    sampler: SamplerName
    samplers: list[Named]
    seed: int
    model: str
    models: list[str]
    sample_size: int
    doc_id: int
    last_doc_id: int
    docs: str
    description: str
    shot_ids: str
    scope: Scope
    scopes: list[Named]
    max_new_tokens: int
    until: str
    refused: int


def toolbar_view(
    state: SessionState,
    styles: Mapping[str, ShotStyle] | None = None,
    shown: ShotStyle | None = None,
    refused: int = 0,
) -> ToolbarView:
    """Return what the top bar draws: every setting with its value and its choices.

    `styles` are the versions' (see `Inspector.styles`), `shown` is that of the draft's own shots.
    `refused` counts the changes that were refused: each is news, so that its field shows the value
    in force again.
    """
    settings, decoding = state.settings, state.decoding
    draft = say("draft")
    return {
        "task": state.task,
        "path": state.path,
        "method": state.method,
        "methods": _methods(state),
        "editing": f"{state.version} → {draft}" if state.version else draft,
        "version": state.version,
        "versions": [_version(info) for info in reversed(state.versions)],
        "styles": _styles(styles or {}, shown),
        "num_fewshot": settings.num_fewshot,
        "sampler": settings.sampler,
        "samplers": _named(_samplers()),
        "seed": settings.seed,
        "model": state.model,
        "models": sorted({*_MODELS, state.model}),
        "sample_size": state.sample_size,
        "doc_id": state.doc_id,
        "last_doc_id": max(state.num_docs - 1, 0),
        "docs": f"/ {state.num_docs:,}",
        "description": printable(settings.description),
        "shot_ids": ", ".join(map(str, settings.shot_ids)),
        "scope": state.scope,
        "scopes": _named(_scopes()),
        "max_new_tokens": decoding.max_new_tokens,
        "until": json.dumps(list(decoding.until), ensure_ascii=False),
        "refused": refused,
    }


def latest_of(styles: Mapping[str, ShotStyle], style: object) -> str:
    """Return the newest version of a style, "" where there is none."""
    return next((version for version in reversed(list(styles)) if styles[version] == style), "")


def parse_change(name: str, value: Any) -> Any:
    """Return a setting's value from what its field holds.

    Most fields hold the value itself; `until` is a JSON list, `shot_ids` a list of numbers.

    Raises:
        SettingError: the text cannot be read as such a list.
    """
    if not isinstance(value, str) or name not in ("until", "shot_ids"):
        return value
    parsed = _parse_until(value) if name == "until" else _parse_ids(value)
    if parsed is None:
        what, expected, fix = _LISTS[name]
        raise SettingError(what, expected=expected, seen=shorten(value), fix=fix)
    return parsed


def _parse_until(text: str) -> tuple[str, ...] | None:
    try:
        parsed = json.loads(text or "[]")
    except json.JSONDecodeError:
        return None
    is_list = isinstance(parsed, list) and all(isinstance(item, str) for item in parsed)
    return tuple(parsed) if is_list else None


def _parse_ids(text: str) -> tuple[int, ...] | None:
    words = text.replace(",", " ").split()
    return tuple(map(int, words)) if all(map(str.isdecimal, words)) else None


def _methods(state: SessionState) -> list[MethodChoice]:
    titles: dict[Method, str] = {
        "gen": say("generate, extract, match"),
        "ppl": say("rank the keys of target_scores by log-likelihood"),
    }
    missing = say("the rows have no target_scores")
    return [
        {
            "id": name,
            "label": name.upper(),
            "title": title if name in state.methods else missing,
            "enabled": name in state.methods,
        }
        for name, title in titles.items()
    ]


def _samplers() -> dict[SamplerName, str]:
    return {
        "fixed": say("the same shots for every doc"),
        "per_doc": say("drawn anew for each doc"),
        "first_n": say("the first docs of the pool"),
        "ids": say("the docs named in Settings"),
        "ultraeval": say("drawn as UltraEval's evaluator does, given this seed"),
        "lm-eval": say("drawn as lm-evaluation-harness does (its seed is 1234)"),
        "opencompass": say("drawn as OpenCompass's RandomRetriever does (its seed is 43)"),
        "freeeval": say("drawn as FreeEval does: one shuffle for all docs"),
    }


def _scopes() -> dict[Scope, str]:
    return {
        "continuation": say("the choice alone (lm-evaluation-harness)"),
        "full": say("the whole text (UltraEval)"),
    }


def _named(titles: Mapping[Any, str]) -> list[Named]:
    return [{"id": name, "label": name, "title": title} for name, title in titles.items()]


def _styles(styles: Mapping[str, ShotStyle], shown: ShotStyle | None) -> list[StyleChoice]:
    """Return the two sides of the switch; nothing where there are not versions of both."""
    titles: dict[ShotStyle, tuple[str, str]] = {
        "direct": (say("direct"), say("shots answer at once")),
        "steps": (
            say("step by step"),
            say("shots show steps before their answer (chain of thought)"),
        ),
    }
    newest = {style: latest_of(styles, style) for style in titles}
    if not all(newest.values()):
        return []
    return [
        {
            "id": style,
            "label": label,
            "title": say("{what}: opens {version}", what=title, version=newest[style]),
            "active": style == shown,
        }
        for style, (label, title) in titles.items()
    ]


def _version(info: VersionInfo) -> Named:
    parts = [
        info.date[:10],
        say("from {version}", version=info.parent) if info.parent else "",
        info.note,
    ]
    return {
        "id": info.id,
        "label": f"{info.id}  {one_line(info.note, 32)}".rstrip(),
        "title": one_line(" · ".join(part for part in parts if part), 160),
    }
