"""The vocabulary that all rooms share: frozen values that they hand to each other.

A stage takes values and returns new ones; nobody fills in someone else's fields. Nothing here
imports more than the standard library, so `import workbench` stays quick.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeAlias

Method: TypeAlias = Literal["ppl", "gen"]
"""PPL ranks the keys of `target_scores` by log-likelihood; GEN generates, extracts, matches."""

Scope: TypeAlias = Literal["continuation", "full"]
"""What PPL sums over: the choice alone (lm-evaluation-harness) or the whole text (UltraEval)."""

SamplerName: TypeAlias = Literal[
    "fixed", "per_doc", "first_n", "ids", "ultraeval", "lm-eval", "opencompass", "freeeval"
]
"""How shots are chosen; the last four draw as the system of that name does."""

Compat: TypeAlias = Literal["", "ultraeval", "freeeval"]
"""Whose faults to repeat: "" is none, a system's name its behaviour as it is."""

SegmentKind: TypeAlias = Literal[
    "template", "description", "separator", "shot_input", "shot_output", "input"
]
StopReason: TypeAlias = Literal["stop", "eos", "length"]

Role: TypeAlias = Literal["system", "user", "assistant"]
"""Whose turn of a chat it is."""


@dataclass(frozen=True, slots=True)
class Doc:
    """One row of a dataset: `id` is its position in the file or split, from 0; `data` as read."""

    id: int
    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ChatTurn:
    """What one side of a conversation says."""

    role: Role
    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """What a transform made of one doc (UltraEval's contract).

    `outputs` holds every acceptable answer text; the first one is joined to `input` when the
    example serves as a shot. `processed_output` is what a metric compares with: a string, or
    several of which any counts.

    `turns` are what a chat model gets in the place of `input`, () where that is `input` itself as
    one turn of the user's. Where the last is the assistant's, the answer goes on with it.
    """

    input: str
    outputs: tuple[str, ...]
    processed_output: str | tuple[str, ...]
    turns: tuple[ChatTurn, ...] = ()

    @property
    def output(self) -> str:
        """The answer that a shot shows: the first of `outputs`."""
        return self.outputs[0]


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """Something wrong with live code, placed so that an editor can mark it.

    `line` and the columns are 1-based; columns count code points (tracebacks count UTF-8 bytes,
    browsers UTF-16 units), `end_column` is exclusive. All are None where no place is known. `type`
    is the exception's name, `TimeLimit`, `MemoryLimit`, `OutputLimit`, `ProcessExit` or `Contract`.
    """

    severity: Literal["error", "warning", "info"]
    type: str
    message: str
    line: int | None = None
    column: int | None = None
    end_line: int | None = None
    end_column: int | None = None
    doc_id: int | None = None


@dataclass(frozen=True, slots=True)
class TurnPlace:
    """Whose turn stands where in a segment: from `start` to before `end`, in code points."""

    role: Role
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Segment:
    """A labelled piece of a prompt. `doc_id` is the doc that the text was made from, if any;
    `answer_start` is where in `text` (in code points) the answer begins behind steps that a
    `shot_output` shows. In a chat, `turns` are whose turns stand in `text`, and where; what is
    between two of them is the chat template's."""

    kind: SegmentKind
    text: str
    doc_id: int | None = None
    answer_start: int | None = None
    turns: tuple[TurnPlace, ...] = ()


@dataclass(frozen=True)
class Prompt:
    """The text for the model, as the labelled pieces it is joined from. A prompt's text is built
    nowhere else, so what a preview shows, what is counted, and what is scored cannot differ."""

    segments: tuple[Segment, ...]

    @cached_property
    def text(self) -> str:
        """The segments' texts, joined with nothing between."""
        return "".join(segment.text for segment in self.segments)

    @cached_property
    def sha256(self) -> str:
        """The SHA-256 of the text's UTF-8 bytes, in hexadecimal."""
        return hashlib.sha256(self.text.encode("utf-8")).hexdigest()


@dataclass(frozen=True, slots=True)
class RenderSettings:
    """Everything besides the transform and the docs that a prompt's bytes depend on.

    `shot_ids` is used by the sampler `ids` alone. `description_separator` follows the
    description when there is one; `separator` follows every shot (UltraEval's are both two
    newlines). `target_delimiter` stands between an input and its answer, in the shots and before
    each choice that PPL scores (lm-evaluation-harness's; UltraEval has none). `seed` draws the
    shots and seeds the `r` that a transform is given.
    """

    num_fewshot: int = 0
    seed: int = 0
    sampler: SamplerName = "fixed"
    shot_ids: tuple[int, ...] = ()
    description: str = ""
    separator: str = "\n\n"
    description_separator: str = "\n\n"
    target_delimiter: str = ""


@dataclass(frozen=True, slots=True)
class Rendered:
    """One doc's prompt with everything it was made of. `choices` are the keys of the doc's
    `target_scores`, `gold` the indices of the right ones; `target_delimiter` stands between the
    prompt and each choice. Where there is a `continuation`, the choices are inputs of one answer:
    it alone is scored, behind the prompt and each of them.

    `chat` is the prompt as a conversation, a segment for each turn, where a transform says what
    the turns are; otherwise it is (), and they are the prompt's own segments."""

    doc: Doc
    example: Example
    prompt: Prompt
    choices: tuple[str, ...]
    gold: tuple[int, ...]
    shot_ids: tuple[int, ...]
    target_delimiter: str = ""
    continuation: str = ""
    chat: tuple[Segment, ...] = ()

    @property
    def endings(self) -> tuple[str, ...]:
        """What follows the prompt for each choice: delimiter, choice and continuation."""
        return tuple(self.target_delimiter + each + self.continuation for each in self.choices)


@dataclass(frozen=True, slots=True)
class RenderFailure:
    """A doc whose prompt could not be made, with the diagnostic that says why."""

    doc: Doc
    diagnostic: Diagnostic


@dataclass(frozen=True, slots=True)
class LoglikelihoodRequest:
    """Ask for the log-probability of `continuation` after `context`.

    With `scope="full"` every token of `context + continuation` counts but the very first one,
    which nothing precedes (it counts too where the tokenizer puts a BOS before it).

    The two are encoded as one text; without `joint` each by itself, no special token is added, and
    white space between them stays where it is (FreeEval's way).
    """

    context: str
    continuation: str
    scope: Scope = "continuation"
    joint: bool = True


@dataclass(frozen=True, slots=True)
class Loglikelihood:
    """The answer to a `LoglikelihoodRequest`: sums and counts, never ratios.

    `token_logprobs` are natural logarithms, one for each scored token, in order; `token_ids`
    are those tokens. `is_greedy` says whether each of them was the model's first choice.

    `context_tokens` says how many of them belong to the context; the scope "continuation" scores
    what is behind them. It is None where the text's own tokens don't tell: an empty context without
    a BOS (the first token is not scored), a continuation that adds no token, an older answer.

    `is_merged`: the scored tokens do not begin where the continuation does, since tokens merge over
    the border (see `models.encoding`). An older answer does not say so.
    """

    token_logprobs: tuple[float, ...]
    token_ids: tuple[int, ...]
    is_greedy: bool
    context_tokens: int | None = None
    is_merged: bool = False

    @property
    def sum(self) -> float:
        """The log-likelihood in nats."""
        return float(sum(self.token_logprobs))

    @property
    def num_tokens(self) -> int:
        """How many tokens were scored."""
        return len(self.token_logprobs)


@dataclass(frozen=True, slots=True)
class Decoding:
    """How to generate. `temperature` 0 is greedy; `top_p` applies when sampling, and `draws` is how
    many times each doc is then answered (a request is for one of them).

    `until` are stop sequences: generation ends as soon as one occurs in the generated text.
    """

    max_new_tokens: int = 256
    until: tuple[str, ...] = ("\n\n",)
    temperature: float = 0.0
    top_p: float = 1.0
    draws: int = 1


@dataclass(frozen=True, slots=True)
class GenerationRequest:
    """Ask for a generation after `context`. `seed` matters only when sampling.

    `draft` is what the answer may be (an earlier answer for the same row). It saves time where
    it is right and changes no answer, so requests that differ in it alone are equal.
    """

    context: str
    decoding: Decoding = field(default_factory=Decoding)
    seed: int = 0
    draft: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Generation:
    """The answer to a `GenerationRequest`: the text before its stop sequence, and that, `stop`.
    `counted` is how many tokens a server says that it generated, where their ids are not known; 0
    where it does not say."""

    text: str
    token_ids: tuple[int, ...]
    token_logprobs: tuple[float, ...]
    stop_reason: StopReason
    stop: str = ""
    counted: int = 0

    @property
    def num_tokens(self) -> int:
        """How many tokens were generated; 0 where that is not known."""
        return len(self.token_ids) or self.counted


@dataclass(frozen=True, slots=True)
class Unanswered:
    """What a model gives for a request that it cannot answer (a prompt longer than its window, a
    choice without a token): why not. The others are scored. `tokens` is how many it has, where
    these are too many."""

    reason: str
    tokens: int = 0


@dataclass(frozen=True, slots=True)
class Extraction:
    """What was taken from a response: the extracted text or texts, and the response cut at its
    stop sequence. `start` and `end` place the extracted text in `cut`, where it occurs there.
    """

    cut: str
    extracted: tuple[str, ...]
    start: int | None = None
    end: int | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """One metric of one doc. NaN means "could not score", and then `reason` says why."""

    value: float
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Draw:
    """One of several answers that were drawn for a doc, and what it is worth."""

    scores: Mapping[str, Score]
    generation: Generation | None = None
    extraction: Extraction | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One doc's result: what was asked, what the model said, and what that is worth.

    PPL fills `choices`, `loglikelihoods` (one for each choice, in order) and `predicted`, GEN
    `generation` and `extraction`; where a doc is answered several times, `draws` has them all,
    `generation` the first, and the scores are means. `cached` counts the requests that were stored
    already, `computed` those that the model answered now. A doc whose prompt could not be made
    has no prompt, an `error`, and NaN scores. Docs of one `group` (a problem and its permuted
    copies) count as one in the metrics that a config folds so, and of one `question` where runs are
    compared; "" is one of its own. `block` is where the doc's block begins and ends in the order in
    which the run answers its docs (see `runs.order`), if it has one. `shared` is how many code
    points of the prompt stand before the doc's own input, which other docs may have too."""

    doc_id: int
    prompt: str
    prompt_sha256: str
    processed_output: str | tuple[str, ...]
    scores: Mapping[str, Score]
    choices: tuple[str, ...] = ()
    gold: tuple[int, ...] = ()
    loglikelihoods: tuple[Loglikelihood, ...] = ()
    predicted: int | None = None
    generation: Generation | None = None
    extraction: Extraction | None = None
    shot_ids: tuple[int, ...] = ()
    cached: int = 0
    computed: int = 0
    error: Diagnostic | None = None
    group: str = ""
    question: str = ""
    block: tuple[int, int] | None = None
    draws: tuple[Draw, ...] = ()
    shared: int = 0

    @property
    def is_cached(self) -> bool:
        """Whether every answer that the row needed was stored already."""
        return self.computed == 0 and self.error is None


@dataclass(frozen=True, slots=True)
class Metric:
    """A metric over many docs: mean, standard error, 95 % interval, and how many docs counted."""

    value: float
    stderr: float
    ci95: tuple[float, float]
    n: int


@dataclass(frozen=True, slots=True)
class Run:
    """What a run was of, and how it ended.

    `task` is the task folder's name, `version` an id or "draft" (then `source` is the only place
    where the text is kept). `settings` has everything that rows depend on besides source and
    model, as JSON values. `status` is `running`, `done`, `cancelled` or `failed`; `seconds` is
    wall time; `started` is seconds since 1970.
    """

    run_id: str
    task: str
    version: str
    source: str = field(repr=False)
    source_sha256: str
    model: str
    fingerprint: str
    method: Method
    settings: Mapping[str, Any] = field(repr=False)
    started: float
    status: str = "running"
    seconds: float = 0.0
    metrics: Mapping[str, Metric] | None = None
