"""The top bar's view model, and what its fields mean when they come back as text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypedDict

from workbench.answers.filters import spell_filter
from workbench.answers.postprocess import POSTPROCESSORS
from workbench.answers.reasoning import ShotStyle
from workbench.errors import SettingError, shorten
from workbench.io.digits import number, whole_number
from workbench.messages import say
from workbench.scoring.metrics.named import metrics_of
from workbench.session.state import SessionState
from workbench.tasks.versions import VersionInfo
from workbench.types import Method, SamplerName, Scope
from workbench.widgets.views.display import one_line, printable
from workbench.widgets.views.shared import Named, TimedName

_NUMBERS = {
    "shot_ids": ("shot ids", "doc numbers separated by commas", "Write for example 3, 7, 12."),
    "temperature": ("temperature", "a number, 0 or more", "0 is greedy."),
    "top_p": ("top p", "a number, more than 0 and at most 1", "1 leaves it out."),
}
"""The settings that are typed as numbers: their names, what is expected, and an example."""


class MethodChoice(Named):
    enabled: bool


class StyleChoice(Named):
    active: bool


class SettingChoices(TypedDict):
    """What may be chosen of the settings that are chosen from a list."""

    sampler: list[Named]
    scope: list[Named]
    chat_template: list[Named]
    metric: list[Named]
    postprocess: list[Named]


class ToolbarView(TypedDict):
    task: str
    path: str
    method: Method
    methods: list[MethodChoice]
    editing: str
    version: str
    versions: list[TimedName]
    styles: list[StyleChoice]
    num_fewshot: int
    sampler: SamplerName
    seed: int
    model: str
    sample_size: int
    doc_id: int
    last_doc_id: int
    docs: str
    description: str
    shot_ids: str
    scope: Scope
    max_new_tokens: int
    temperature: str
    draws: int
    top_p: str
    until: str
    chat_template: str
    metric: str
    postprocess: str
    filters: str
    choices: SettingChoices
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
    return {
        "task": state.task,
        "path": state.path,
        "method": state.method,
        "methods": _methods(state),
        "editing": _editing(state),
        "version": state.version,
        "versions": [_version(info) for info in reversed(state.versions)],
        "styles": _styles(styles or {}, shown),
        "num_fewshot": settings.num_fewshot,
        "sampler": settings.sampler,
        "seed": settings.seed,
        "model": state.model,
        "sample_size": state.sample_size,
        "doc_id": state.doc_id,
        "last_doc_id": max(state.num_docs - 1, 0),
        "docs": f"/ {state.num_docs:,}",
        "description": printable(settings.description),
        "shot_ids": ", ".join(map(str, settings.shot_ids)),
        "scope": state.scope,
        "max_new_tokens": decoding.max_new_tokens,
        "temperature": f"{decoding.temperature:g}",
        "draws": decoding.draws,
        "top_p": f"{decoding.top_p:g}",
        "until": "\n".join(map(_escaped, decoding.until)),
        "chat_template": state.chat_template,
        "metric": state.metrics[0] if state.metrics else "",
        "postprocess": state.postprocess,
        "filters": printable("\n".join(map(spell_filter, state.filters))),
        "choices": {
            "sampler": _named(_samplers()),
            "scope": _named(_scopes()),
            "chat_template": _chat_templates(),
            "metric": [_plain(name) for name in _metrics(state)],
            "postprocess": [
                {"id": "", "label": say("none"), "title": ""},
                *map(_plain, sorted(POSTPROCESSORS)),
            ],
        },
        "refused": refused,
    }


def _editing(state: SessionState) -> str:
    """Return what is edited: a version as it is, or a draft that began as one."""
    if not state.version:
        return say("draft")
    return say("draft of {version}", version=state.version) if state.dirty else state.version


def latest_of(styles: Mapping[str, ShotStyle], style: object) -> str:
    """Return the newest version of a style, "" where there is none."""
    return next((version for version in reversed(list(styles)) if styles[version] == style), "")


def parse_change(name: str, value: Any) -> Any:
    """Return a setting's value from what its field holds.

    Most fields hold the value itself; `until` and `filters` have one a line, `shot_ids` is a list
    of numbers.

    Raises:
        SettingError: the text cannot be read as such.
    """
    if not isinstance(value, str):
        return value
    if name == "until":
        return tuple(_meant(line) for line in value.split("\n") if line)
    if name == "filters":
        return tuple(line.strip() for line in value.split("\n") if line.strip())
    if name not in _NUMBERS:
        return value
    parsed = _parse_ids(value) if name == "shot_ids" else _parse_number(value)
    if parsed is None:
        what, expected, fix = _NUMBERS[name]
        raise SettingError(what, expected=expected, seen=shorten(value), fix=fix)
    return parsed


_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def _escaped(text: str) -> str:
    """Return a stop sequence on one line, a line break as `\\n`."""
    return printable("".join(_ESCAPES.get(character, character) for character in text))


def _meant(line: str) -> str:
    """Return the text that `_escaped` spells as `line`."""
    meant = {spelled: character for character, spelled in _ESCAPES.items()}
    return re.sub(r"\\[\\ntr]", lambda found: meant[found[0]], line)


def _parse_ids(text: str) -> tuple[int, ...] | None:
    try:
        ids = tuple(map(whole_number, text.replace(",", " ").split()))
    except ValueError:
        return None
    return ids if all(doc_id >= 0 for doc_id in ids) else None


def _parse_number(text: str) -> float | None:
    try:
        return number(text.strip().replace(",", "."))
    except ValueError:
        return None


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


def _chat_templates() -> list[Named]:
    return [
        {"id": "", "label": say("no chat template"), "title": ""},
        {"id": "turn", "label": say("one turn"), "title": ""},
        {"id": "turns", "label": say("shots as turns"), "title": ""},
    ]


def _metrics(state: SessionState) -> list[str]:
    """Return the config's own metrics, then all others of the method."""
    return list(dict.fromkeys((*state.metrics, *metrics_of(state.method))))


def _plain(name: str) -> Named:
    return {"id": name, "label": name, "title": ""}


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


def _version(info: VersionInfo) -> TimedName:
    parts = [
        say("from {version}", version=info.parent) if info.parent else "",
        info.note,
    ]
    return {
        "id": info.id,
        "label": f"{info.id}  {one_line(info.note, 32)}".rstrip(),
        "title": one_line(" · ".join(part for part in parts if part), 160),
        "when": printable(info.date),
    }
