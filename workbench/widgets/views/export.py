"""The export pane's view model: what would be written for another system, and what was."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict

from workbench.exchange.export import Exported, Fate
from workbench.exchange.export_preview import PlannedExport
from workbench.exchange.systems import SYSTEMS
from workbench.io.files import at_home
from workbench.io.git import Commit
from workbench.messages import say
from workbench.session.state import SessionState
from workbench.widgets.views.display import number, one_line, printable
from workbench.widgets.views.shared import Named

FILES = 60
"""So many files are listed; a task for OpenCompass or FreeEval is a few."""

LOSSES = 40

ExportStage: TypeAlias = Literal["asking", "working", "planned", "written", "failed"]

_NAMES = {
    "ultraeval": "UltraEval",
    "lm-eval": "lm-evaluation-harness",
    "opencompass": "OpenCompass",
    "freeeval": "FreeEval",
}
_MARKS: dict[Fate, str] = {"new": "+", "same": "=", "replaced": "↻", "refused": "✗"}


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for. `version` "" is the one that the draft started from."""

    system: str = "ultraeval"
    to: str = ""
    version: str = ""
    commit: bool = False


@dataclass(frozen=True, slots=True)
class ExportState:
    """What became of the wish so far."""

    stage: ExportStage = "asking"
    planned: PlannedExport | None = None
    written: Exported | None = None
    error: str = ""


class ExportedFile(TypedDict):
    fate: Fate
    mark: str
    path: str
    size: str
    says: str


class WrittenExport(TypedDict):
    title: str
    files: list[str]
    more: str
    commit: str
    ignored: list[str]


class ExportView(TypedDict):
    systems: list[Named]
    system: str
    versions: list[Named]
    version: str
    to: str
    default_to: str
    place: str
    commit: bool
    draft: str
    working: bool
    can_plan: bool
    can_write: bool
    error: str
    files: list[ExportedFile]
    more: str
    refused: str
    losses: list[str]
    lossless: str
    score: str
    repository: str
    written: WrittenExport | None


def folder_of(wish: Wish) -> str:
    """Return the folder that is written to, as it is typed: by default one for each system."""
    return wish.to.strip() or f"exports/{wish.system}"


def version_of(wish: Wish, state: SessionState) -> str:
    """Return the version that is exported, "" where there is none."""
    known = [info.id for info in state.versions]
    newest = known[-1] if known else ""
    return next((v for v in (wish.version, state.version) if v in known), newest)


def export_view(wish: Wish, outcome: ExportState, state: SessionState) -> ExportView:
    """Return what the export pane draws."""
    planned = outcome.planned
    listed = planned if outcome.stage == "planned" else None
    version = version_of(wish, state)
    refused = planned.refused if planned else ()
    return {
        "systems": [{"id": name, "label": _NAMES[name], "title": ""} for name in SYSTEMS],
        "system": wish.system,
        "versions": [
            {"id": info.id, "label": f"{info.id}  {one_line(info.note, 40)}".rstrip(), "title": ""}
            for info in reversed(state.versions)
        ],
        "version": version,
        "to": printable(wish.to),
        "default_to": folder_of(Wish(wish.system)),
        "place": printable(str(at_home(folder_of(wish)).resolve())),
        "commit": wish.commit,
        "draft": _draft(state),
        "working": outcome.stage == "working",
        "can_plan": bool(version) and outcome.stage != "working",
        "can_write": outcome.stage == "planned" and not refused,
        "error": printable(outcome.error),
        "files": _files(listed) if listed else [],
        "more": _more(len(listed.files)) if listed else "",
        "refused": say("Nothing is written: it would lose what is in the files marked ✗.")
        if refused
        else "",
        "losses": _losses(outcome),
        "score": _score(outcome),
        "lossless": _lossless(outcome),
        "repository": _repository(planned, wish),
        "written": _written(outcome.written) if outcome.written else None,
    }


def _draft(state: SessionState) -> str:
    if not state.dirty:
        return ""
    if not state.version:
        return say("Only a saved version is exported, and the draft is not saved yet.")
    return say("The draft's changes to {version} are not in the export.", version=state.version)


def _files(planned: PlannedExport) -> list[ExportedFile]:
    says: Mapping[Fate, str] = {
        "new": say("new"),
        "same": say("there already, the same"),
        "replaced": say("replaced: an earlier export's, or kept by git"),
        "refused": say("there, and of someone else"),
    }
    files = sorted(planned.files, key=lambda file: file.fate != "refused")
    listed: list[ExportedFile] = [
        {
            "fate": file.fate,
            "mark": _MARKS[file.fate],
            "path": printable(str(file.path)),
            "size": _size(file.size),
            "says": says[file.fate],
        }
        for file in files[:FILES]
    ]
    capsule: ExportedFile = {
        "fate": "new",
        "mark": _MARKS["new"],
        "path": printable(str(planned.capsule)),
        "size": "",
        "says": say("the capsule: hashes, settings and scores to verify it by"),
    }
    return [*listed, capsule]


def _more(count: int) -> str:
    more = count - FILES
    return say("and {n} more files", n=more) if more > 0 else ""


def _score(outcome: ExportState) -> str:
    """Return which score goes with the export, or why none does and what would score it."""
    made = outcome.written or outcome.planned
    if made is None:
        return ""
    report = made.score.report
    if report is None:
        how = {"why": made.score.missing, "command": made.score.command}
        return printable(
            say("No score goes with it: {why}. To score exactly this: {command}", **how)
        )
    name, metric = next(iter(report.metrics.items()))
    values = {"name": name, "value": number(metric.value), "n": metric.n, "model": report.run.model}
    return printable(say("Its score: {name} {value}, n = {n}, by {model}", **values))


def _losses(outcome: ExportState) -> list[str]:
    found = outcome.written.losses if outcome.written else ()
    if outcome.planned and outcome.stage == "planned":
        found = outcome.planned.losses
    shown = [one_line(text, 400) for text in found[:LOSSES]]
    more = len(found) - LOSSES
    return [*shown, say("and {n} more", n=more)] if more > 0 else shown


def _lossless(outcome: ExportState) -> str:
    done = outcome.stage in ("planned", "written")
    return say("Read back, every prompt is the same.") if done and not _losses(outcome) else ""


def _repository(planned: PlannedExport | None, wish: Wish) -> str:
    if planned is None or not wish.commit:
        return ""
    if planned.repository is None:
        return say("The folder is in no git repository, so there is nothing to commit to.")
    return say(
        "It will be committed to {path}, on a new branch.", path=printable(str(planned.repository))
    )


def _written(made: Exported) -> WrittenExport:
    commit = made.commit
    return {
        "title": say("Written: {n} files", n=len(made.files)),
        "files": [printable(str(path)) for path in made.files[:FILES]],
        "more": _more(len(made.files)),
        "commit": _commit_text(commit) if commit else "",
        "ignored": [printable(str(path)) for path in commit.ignored] if commit else [],
    }  # fmt: skip


def _commit_text(commit: Commit) -> str:
    if not commit.is_new:
        return f"{commit.branch}: {say('there already, the same')}"
    return say(
        "Committed {sha} on the new branch {branch}", sha=commit.sha[:12], branch=commit.branch
    )


def _size(count: int) -> str:
    if count < 1_000:
        return f"{count} B"
    return f"{count / 1_000:,.1f} kB" if count < 1_000_000 else f"{count / 1_000_000:,.1f} MB"
