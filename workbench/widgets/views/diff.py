"""The diff's view model: one text against another, the draft against its parent by default."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from workbench.messages import say
from workbench.session.state import SessionState
from workbench.tasks.versions import VersionInfo, unified_diff
from workbench.widgets.views.display import printable
from workbench.widgets.views.shared import Named

MOST_CHARACTERS = 60_000
"""Of a longer prompt the end is shown: a row's own input and the cue are there."""


@dataclass(frozen=True, slots=True)
class DiffQuery:
    """What is looked at: two versions' ids ("" is the draft's parent, and the draft itself), and
    whether their prompts of the current doc or their sources."""

    old: str = ""
    new: str = ""
    prompts: bool = False


@dataclass(frozen=True, slots=True)
class DiffTexts:
    """The two texts, or why one of them cannot be had."""

    old: str = ""
    new: str = ""
    problem: str = ""


class SavedVersion(TypedDict):
    version: str
    text: str
    path: str
    diff_path: str
    note: str


class DiffView(TypedDict):
    """`is_draft` says that the new text is the editor's, which the browser has newest."""

    old: str
    new: str
    choices: list[Named]
    parent: str
    before: str
    after: str
    is_draft: bool
    prompts: bool
    doc: str
    added: str
    removed: str
    changed: bool
    dirty: bool
    message: str
    saved: SavedVersion | None


def diff_view(
    state: SessionState, query: DiffQuery, texts: DiffTexts, saved: VersionInfo | None = None
) -> DiffView:
    """Return what the diff draws. `saved` is the version that was saved last, if any."""
    old, new = query.old or state.version, query.new or say("draft")
    added, removed = changed_lines(unified_diff(texts.old, texts.new, "old", "new"))
    if query.prompts:
        same = say("{new} makes the same prompt of this doc as {old}.", new=new, old=old)
    elif query.new:
        same = say("{new} is the same as {old}.", new=new, old=old)
    else:
        same = say("The draft is the same as {old}.", old=old or say("nothing"))
    changed = texts.old != texts.new and not texts.problem
    return {
        "old": query.old,
        "new": query.new,
        "choices": [
            {"id": version.id, "label": version.id, "title": ""}
            for version in reversed(state.versions)
            if version.method in (state.method, None)
        ],
        "parent": state.version,
        "before": _shown(texts.old),
        "after": _shown(texts.new),
        "is_draft": not query.new and not query.prompts,
        "prompts": query.prompts,
        "doc": say("doc {number}", number=state.doc_id) if query.prompts else "",
        "added": f"+{added}",
        "removed": f"−{removed}",
        "changed": changed,
        "dirty": state.dirty,
        "message": printable(texts.problem) or ("" if changed else same),
        "saved": _saved(saved) if saved else None,
    }


def changed_lines(unified: str) -> tuple[int, int]:
    """Return how many lines a unified diff adds and removes, its two header lines not counted."""
    added = removed = 0
    in_hunk = False
    for line in unified.splitlines():
        in_hunk = in_hunk or line.startswith("@@")
        added += in_hunk and line.startswith("+")
        removed += in_hunk and line.startswith("-")
    return added, removed


def _shown(text: str) -> str:
    text = printable(text)
    return text if len(text) <= MOST_CHARACTERS else f"…{text[-MOST_CHARACTERS:]}"


def _saved(info: VersionInfo) -> SavedVersion:
    return {
        "version": info.id,
        "text": say("Saved as {version}", version=info.id),
        "path": info.path,
        "diff_path": info.diff_path,
        "note": info.note,
    }
