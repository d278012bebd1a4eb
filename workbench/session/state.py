"""What a screen shows of a session at one moment: frozen, so that any thread may read it."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.prompts.chat import ChatTemplate
from workbench.types import (
    Decoding,
    Diagnostic,
    Method,
    Rendered,
    RenderSettings,
    Scope,
    VersionInfo,
)


@dataclass(frozen=True, slots=True)
class Preview:
    """The prompt of one doc under the draft and the settings of a moment.

    `rendered` is the last good prompt; `stale` says that it is an earlier draft's, because this
    one fails. `diagnostics` are this draft's, on this doc and on the others that were tried.
    `num_tokens` is None while no model is loaded; `segment_tokens` are those of each segment, None
    where the model cannot tell; `window` is the most that it takes, its answer included.
    """

    seq: int
    rendered: Rendered | None
    stale: bool
    diagnostics: tuple[Diagnostic, ...]
    stdout: str
    milliseconds: float
    num_tokens: int | None = None
    segment_tokens: tuple[int, ...] | None = None
    window: int | None = None


@dataclass(frozen=True, slots=True)
class SessionState:
    """A snapshot of everything that a screen shows besides preview and results.

    `version` is the version that the draft started from ("" if none); `dirty` says that the
    draft differs from it; `draft_restored` that it came back from the journal; `pinned` is the
    doc that is kept in view beside the current one, if any.
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
    pinned: int | None = None
    chat_template: ChatTemplate = ""
