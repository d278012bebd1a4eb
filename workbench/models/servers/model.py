"""A model behind a server, or behind several that serve the same."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, TypeVar

from workbench.answers.postprocess import split_at
from workbench.errors import InputError, ModelError
from workbench.models.base import Changed, GenerationStream, LoglikelihoodStream, ending_of
from workbench.models.encoding import Encoded, Tokenizer, encode_pair, encode_text
from workbench.models.refusals import require_window
from workbench.models.refusals import unanswered as refused
from workbench.models.servers.address import LETTERS, PREFIX, Address
from workbench.models.servers.answering import broken, letter, loglikelihood, unanswered
from workbench.models.servers.asking import (
    SGLANG,
    Misread,
    Withheld,
    echo_body,
    read_echo,
    read_sglang,
    sglang_body,
)
from workbench.models.servers.examination import Ability, Examination
from workbench.models.servers.pool import Senders, ask_all
from workbench.models.servers.still import recheck
from workbench.models.servers.tokenizing import NotTokenizing
from workbench.models.servers.writing import PATHS, ServerText, read_written, writing_body
from workbench.types import (
    Decoding,
    Generation,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    Method,
    Unanswered,
)

BATCH = 16
"""Texts in one request, where a server takes several."""

ENCODED = 64
"""Requests encoded between two ticks."""

SPECIAL = 4
"""So many special tokens at most are put around a text."""

NAMES = {"ppl": "PPL", "gen": "generation", "letters": "letters"}

AnswerT = TypeVar("AnswerT")


@dataclass(frozen=True, slots=True)
class _Text:
    """A request's text: which request, its tokens (or its text, where it has no tokenizer)."""

    index: int
    request: LoglikelihoodRequest
    encoded: Encoded | None


class ServerModel:
    """A model that servers run: see `models.base.LanguageModel`.

    Of `found`, one examination a server, all serve the same. Text is scored only where each of them
    can be trusted with it. `said` is what is to be known of them.
    """

    device = "server"
    may_change = True
    dtype = ""

    def __init__(
        self,
        address: Address,
        found: Sequence[Examination],
        tokenizer: Tokenizer | None,
        said: Sequence[str] = (),
    ) -> None:
        self.name = address.name
        self._address, self._found, self._tokenizer = address, tuple(found), tokenizer
        self._first, self._said = self._found[0], tuple(said)
        self.window = self._first.engine.window
        self.fingerprint = _fingerprint(address, self._found)

    @property
    def notes(self) -> tuple[str, ...]:
        """What is to be said of every answer: a template that the server puts around, choices that
        were scored by their letters alone."""
        told = [*self._said]
        if self._address.by_letters:
            told.append(
                "choices were scored by their first token alone, among the likeliest "
                f"{self._first.top} that the server tells"
            )
        if self._first.page == "chat":
            told.append("each prompt was a turn in the server's own chat template")
        return tuple(told)

    def require_able(self, method: Method) -> None:
        """Refuse a method that a server cannot be trusted with (see `base.require_able`)."""
        wanted = "letters" if self._address.by_letters else method
        for each in self._found:
            _require(each, "gen" if method == "gen" else wanted)

    def recheck(self, kept: Mapping[Any, Any]) -> Generator[None, None, Changed | None]:
        """Return in what the servers answer otherwise than it is stored (see `base.may_change`)."""
        return recheck(self, kept, seeds=all(each.seeds.ok for each in self._found))

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        """Yield the answers as they come, and ticks.

        Raises:
            ModelError: a server cannot be trusted with it, or fails.
        """
        self.require_able("ppl")
        if self._address.by_letters:
            yield from self._letters(requests)
            return
        texts: list[_Text] = []
        for index, request in enumerate(requests):
            try:
                texts.append(_Text(index, request, self._encoded(request)))
            except NotTokenizing:  # of the next text neither
                raise
            except (InputError, ModelError) as error:
                yield index, refused(error)
            if index % ENCODED == ENCODED - 1:
                yield None
        size = BATCH if all(each.is_batched for each in self._found) else 1
        jobs = [texts[at : at + size] for at in range(0, len(texts), size)]
        yield from _flat(self._asked(jobs, self._score))

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        """Yield the answers as they finish, and ticks.

        Raises:
            ModelError: a server generates no text, or fails.
        """
        self.require_able("gen")
        jobs: list[tuple[int, GenerationRequest]] = []
        for index, request in enumerate(requests):
            if (refused := self._refused(request)) is not None:
                yield index, refused
            else:
                jobs.append((index, request))
            if index % ENCODED == ENCODED - 1:
                yield None
        yield from _flat(self._asked(jobs, self._write))

    def _refused(self, request: GenerationRequest) -> Unanswered | None:
        """Return why a prompt does not fit into the window that the server tells, as for a model
        that is computed here; None where it does, or nothing tells its tokens."""
        # No text has more tokens than bytes, but for a few special ones.
        most = len(request.context.encode("utf-8", "replace")) + SPECIAL
        if self._tokenizer is None or self.window is None or most < self.window:
            return None
        return self._beyond(len(encode_text(self._tokenizer, request.context)) + 1)

    def _beyond(self, length: int, choice: int | None = 0) -> Unanswered | None:
        try:
            require_window(self.window, length, choice)
        except ModelError as error:
            return refused(error)
        return None

    def count_tokens(self, text: str) -> int:
        """Return how many tokens `text` is; about, a token for 4 bytes, without a tokenizer."""
        if self._tokenizer is None:
            return -(-len(text.encode("utf-8", "replace")) // 4)
        return len(encode_text(self._tokenizer, text))

    def apply_chat_template(self, messages: Sequence[dict[str, str]]) -> str:
        """Return the messages in the template of the tokenizer that is on this machine.

        Raises:
            ModelError: it is not, or has none.
        """
        apply = getattr(self._tokenizer, "apply_chat_template", None)
        if apply is None or not getattr(self._tokenizer, "chat_template", None):
            raise ModelError(
                f"the chat template of {self.name!r} is not known here",
                expected="the model's tokenizer files on this machine",
                fix="Use the prompt as it is.",
            )
        return apply(list(messages), tokenize=False, **ending_of(messages))

    def _asked(
        self, jobs: Sequence[object], send: Callable[[Senders, AnswerT], Awaitable[object]]
    ) -> Generator[list[tuple[int, object]] | None, None, None]:
        roots = [each.root for each in self._found]
        with closing(ask_all(roots, jobs, send)) as stream:  # type: ignore[arg-type]
            for done in stream:
                yield None if done is None else done[1]  # type: ignore[misc]

    def _encoded(self, request: LoglikelihoodRequest) -> Encoded | None:
        """Return the request's tokens, None where text has to do.

        Raises:
            InputError: there is nothing to score, or no tokenizer tells what to score.
            ModelError: it is longer than the window, or has no token to begin with.
        """
        if self._tokenizer is None:
            if self._first.way == "text" and request.joint and request.continuation:
                return None
            raise InputError(
                f"{self._first.root} tells no tokens of a text",
                fix="Score continuations of text, or serve the model with a page that tokenizes.",
            )
        found = encode_pair(
            self._tokenizer, request.context, request.continuation, request.scope,
            joint=request.joint,
        )  # fmt: skip
        # One token is generated behind them.
        require_window(self.window, len(found.ids) + 1, found.choice_tokens)
        return found

    async def _score(
        self, line: Senders, texts: Sequence[_Text]
    ) -> list[tuple[int, Loglikelihood | Unanswered]]:
        """Return the answers to texts that are asked in one request."""
        way = self._first.way
        ids = [text.encoded.ids for text in texts if text.encoded]
        if way == "sglang":
            starts = [text.encoded.start for text in texts if text.encoded]
            reply = await line.post(SGLANG, sglang_body(ids, starts))
        else:
            starts = []
            given = (
                ids if way == "ids" else [t.request.context + t.request.continuation for t in texts]
            )
            reply = await line.post(
                PATHS["completions"], echo_body(self._first.engine.model, given)
            )
        if (refused := unanswered(reply)) is not None:
            if len(texts) > 1:  # which of them it was is not said
                alone = [await self._score(line, [text]) for text in texts]
                return [answer for answers in alone for answer in answers]
            return [(texts[0].index, refused)]
        try:
            if way == "sglang":
                told = read_sglang(reply.data, ids, starts)
            else:
                told = read_echo(reply.data, given)
            return [
                (
                    text.index,
                    self._beyond(len(own.logprobs) + 1, None)
                    or loglikelihood(own, text.request, text.encoded),
                )
                for text, own in zip(texts, told, strict=True)
            ]
        except Misread as error:
            raise broken(self._first.root, error) from error

    async def _write(
        self, line: Senders, job: tuple[int, GenerationRequest]
    ) -> list[tuple[int, Generation | Unanswered]]:
        index, request = job
        written = await self._written(line, request.context, request.decoding, request.seed)
        if isinstance(written, Unanswered):
            return [(index, written)]
        # Some servers keep the stop string, or ignore it.
        text, stop = split_at(written.text, request.decoding.until)
        reason = "stop" if stop else written.reason
        return [(index, Generation(text, (), written.logprobs, reason, stop, written.counted))]

    async def _written(
        self, line: Senders, context: str, decoding: Decoding, seed: int = 0, top: int = 0
    ) -> ServerText | Unanswered:
        page = self._first.page
        model = self._first.engine.model
        body = writing_body(model, context, page, decoding, seed=seed, top=top)
        reply = await line.post(PATHS[page], body, tokens=decoding.max_new_tokens)
        if (refused := unanswered(reply)) is not None:
            return refused
        try:
            return read_written(reply.data, page)
        except Withheld as error:
            return Unanswered(str(error))
        except Misread as error:
            raise broken(self._first.root, error) from error

    def _letters(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        """Score continuations by the first token that is generated after their context."""
        contexts: dict[str, list[int]] = {}
        for index, request in enumerate(requests):
            contexts.setdefault(request.context, []).append(index)

        async def ask(line: Senders, job: tuple[str, list[int]]) -> list[tuple[int, object]]:
            context, places = job
            stem = context.rstrip(" ")
            first = await self._written(line, stem, Decoding(1, ()), top=self._first.top)
            if isinstance(first, Unanswered):
                return [(place, first) for place in places]
            return [(place, letter(requests[place], first)) for place in places]

        yield from _flat(self._asked(list(contexts.items()), ask))  # type: ignore[arg-type]


def _flat(stream: Generator[list[tuple[int, object]] | None, None, None]) -> Iterator:
    with closing(stream):
        for found in stream:
            if found is None:
                yield None
            else:
                yield from found


def _require(found: Examination, wanted: str) -> None:
    """Refuse a server that cannot be trusted with PPL, letters or GEN, with what it can be.

    Raises:
        ModelError: so.
    """
    own: Ability = getattr(found, wanted)
    if own.ok:
        return
    ways = []
    if wanted != "letters" and found.letters.ok:
        ways.append(f"score choices by their letters (--model {LETTERS}{PREFIX}…)")
    if wanted != "gen" and found.gen.ok:
        ways.append("score by generation (--method gen)")
    fix = " or ".join(ways)
    raise ModelError(
        f"{found.root} cannot be trusted with {NAMES[wanted]}",
        seen=own.reason,
        fix=f"{fix[:1].upper()}{fix[1:]}{'. ' if fix else ''}"
        f"`workbench doctor {found.root}` shows the evidence.",
    )


def _fingerprint(address: Address, found: Sequence[Examination]) -> str:
    """Return what answers are kept under: where the servers are, the engine, the model, and what it
    answers.

    Raises:
        ModelError: the servers do not serve the same.
    """
    marks = []
    for each in found:
        engine = each.engine
        stated = ["server 2", engine.name, engine.version, engine.model, engine.path, engine.window]
        marks.append(json.dumps([*stated, each.page, each.way, each.mark]))
    for each, mark in zip(found, marks, strict=True):
        if mark != marks[0]:
            raise ModelError(
                f"{found[0].root} and {each.root} do not serve the same",
                expected=f"replicas of {found[0].engine.title} with {found[0].engine.model!r}",
                seen=f"{each.engine.title} with {each.engine.model!r}"
                + (
                    ", which answers otherwise"
                    if each.engine.model == found[0].engine.model
                    else ""
                ),
                fix="Name servers of one model and one version alone.",
            )
    kind = LETTERS if address.by_letters else ""
    places = json.dumps(sorted(address.roots))
    return hashlib.sha256(f"{kind}{places}{marks[0]}".encode()).hexdigest()
