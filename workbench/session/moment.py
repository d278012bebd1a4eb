"""What a session's lock guards: the draft with its parent, and the settings, of one moment."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from workbench.errors import SettingError, StoreError, shorten
from workbench.runs.options import Options
from workbench.tasks.drafts import Draft, Journal, Writer, new_writer
from workbench.tasks.snippets import STARTERS
from workbench.tasks.task import Task
from workbench.tasks.trust import is_own_draft, is_trusted
from workbench.tasks.versions import VersionInfo, read_source
from workbench.types import Method


@dataclass(frozen=True, slots=True)
class Moment:
    """Replaced, never changed. `source` is the draft's text, `version` ("" if none) and
    `parent_source` are what it started from; `seq` grows with all that a preview depends on.
    `allowed` says whether the draft may run: typing into code of others does not allow it.
    `writer` signs what is written to the journal."""

    method: Method
    model: str
    options: Options
    version: str = ""
    source: str = ""
    parent_source: str = ""
    doc_id: int = 0
    pinned: int | None = None
    draft_restored: bool = False
    seq: int = 0
    allowed: bool = True
    writer: Writer = field(default_factory=new_writer)


def journal_of(task: Task, moment: Moment) -> Journal:
    """Return where the drafts of a task and the moment's method are kept, and by whom."""
    return Journal(task.state, task.name, moment.method, moment.writer)


def methods_of(task: Task) -> tuple[Method, ...]:
    """Return the methods that a task has versions for, or that its rows allow."""
    both: tuple[Method, ...] = ("gen", "ppl")
    known = {*task.methods(), *task.possible_methods()}
    return tuple(method for method in both if method in known)


def switch_method(task: Task, before: Moment, method: Method) -> Moment:
    """Return the moment at which a user goes on with the other method.

    Raises:
        SettingError: the task's rows don't allow it.
    """
    require_method(task, method)
    return resume(task, before, method, "latest")


def require_method(task: Task, method: Method) -> None:
    """Refuse a method that the task's rows don't allow.

    Raises:
        SettingError: they don't.
    """
    if method not in methods_of(task):
        raise SettingError(
            f"method {shorten(method)} is not possible for {task.name}",
            expected=" or ".join(methods_of(task)),
            fix="PPL needs target_scores in the rows." if method == "ppl" else "",
        )


def open_draft(task: Task, moment: Moment) -> Draft | None:
    """Return the draft that a user of the moment's method goes on with, not saved yet; None also
    where the journal cannot be read, which is said once something is to be written there."""
    try:
        return journal_of(task, moment).latest()
    except StoreError:
        return None


def resume(task: Task, before: Moment, method: Method, version: str) -> Moment:
    """Return the moment at which a user goes on: with the open draft of `method` or, where there
    is none, with the version itself.

    Raises:
        NotFoundError: there is no such version.
    """
    state = replace(before, method=method, seq=before.seq + 1, draft_restored=False)
    versions = task.versions()
    draft = open_draft(task, state)
    # Whoever asks for the version that a draft is of goes on with the draft.
    if draft is not None and draft.source is not None and version in ("latest", draft.parent):
        parent = next((v for v in versions if v.id == draft.parent), None)
        old = read_source(parent.path) if parent else ""
        if draft.source != old:
            return replace(
                state,
                version=parent.id if parent else "",
                source=draft.source,
                parent_source=old,
                draft_restored=True,
                writer=replace(state.writer, after=_other(draft.editor, state.writer)),
                allowed=is_own_draft(task.path, draft.source, draft.seal)
                or is_trusted(draft.source, task.path),
            )
    if version == "latest" and not any(v.method in (method, None) for v in versions):
        # The first version of this method is still to be written: start from its shape.
        source = STARTERS[method]
        return replace(state, version="", source=source, parent_source="", allowed=True)
    return at_version(task, state, task.version(version, method))


def _other(editor: str, writer: Writer) -> str:
    return writer.after if editor == writer.editor else editor


def at_version(task: Task, state: Moment, info: VersionInfo) -> Moment:
    """Return the moment at which a version is the draft's text and parent. The text of a file that
    is none of the task's versions is a draft of none.

    Raises:
        StoreError: it cannot be read.
    """
    source = read_source(info.path)
    return replace(
        state,
        version=info.id if info.saved else "",
        source=source,
        parent_source=source if info.saved else "",
        allowed=is_trusted(source, task.path),
    )


def back_at(task: Task, before: Moment, source: str, method: Method, version: str) -> Moment:
    """Return the moment at which `source` is the draft of a version again, as it was before another
    one was opened; of none where that version is gone. It may run where it could then.

    Raises:
        SettingError: the task's rows don't allow the method.
    """
    require_method(task, method)
    parent = next((each for each in task.versions() if each.id == version), None)
    state = replace(before, method=method)
    return replace(
        state,
        version=parent.id if parent else "",
        source=source,
        parent_source=read_source(parent.path) if parent else "",
        draft_restored=False,
        seq=before.seq + 1,
        allowed=_was_allowed(task, source, state),
    )


def _was_allowed(task: Task, source: str, moment: Moment) -> bool:
    if source in STARTERS.values() or is_trusted(source, task.path):
        return True
    try:
        drafts = journal_of(task, moment).entries()
    except StoreError:
        return False
    seals = {draft.seal for draft in drafts if draft.source == source}
    return any(is_own_draft(task.path, source, seal) for seal in seals)
