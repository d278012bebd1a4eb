"""Any causal language model of Hugging Face, from the hub or a local folder."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from workbench.errors import InputError, ModelError
from workbench.models.base import GenerationStream, LoglikelihoodStream, RequestT
from workbench.models.devices import choose_device, choose_dtype
from workbench.models.encoding import Encoded, encode_context, encode_pair, encode_text
from workbench.models.fingerprint import model_fingerprint
from workbench.models.gen.generator import TextGenerator, encode_draft
from workbench.models.gen.text import Vocabulary
from workbench.models.hf_files import placement, read_files
from workbench.models.hf_tokens import TokenReader, Wanted
from workbench.models.layers.network import Network
from workbench.models.memory.estimate import ModelShape, read_shape, require_room, shape_of
from workbench.models.noise import EXACT, Noise, measure_noise, rough
from workbench.models.offsets import starts_of
from workbench.models.ppl.plain import require_window
from workbench.models.ppl.score import Scorer
from workbench.models.quantization import bytes_of
from workbench.models.settings import (
    LoadingCancelled,
    LoadingStage,
    LoadSettings,
    StageListener,
    ignore_stages,
)
from workbench.models.sources import hub_answers, local_folder, not_loaded
from workbench.models.token_cache import CachingTokenizer
from workbench.models.tokens import TokenAnswer
from workbench.models.weights import marked
from workbench.types import GenerationRequest, LoglikelihoodRequest, Method, Scope, Unanswered

T = TypeVar("T")

ENCODED = 64
"""Requests encoded between two ticks."""


class HFModel:
    """A causal language model of transformers with its tokenizer.

    `name` is what the user calls it, `fingerprint` what its answers are cached under (see
    `fingerprint.py`), `dtype` the number type that its weights are run in, such as "bfloat16",
    `note` what is to be said of every answer. The tokenizer is copied and its own truncation and
    padding are switched off, so that threads can share it.
    """

    def __init__(
        self,
        model: Any,
        tokenizer: Any,
        *,
        name: str,
        fingerprint: str,
        note: str = "",
        max_batch_tokens: int | None = None,
    ) -> None:
        self.name = name
        self.fingerprint = fingerprint
        self._note = note
        self._network = Network(model.eval(), budget=max_batch_tokens)
        self.window = self._network.window
        self.device = str(self._network.device)
        self.dtype = str(model.dtype).removeprefix("torch.")
        self._tokenizer = _unbounded(tokenizer)
        vocabulary = Vocabulary(self._tokenizer, frozenset(_eos_ids(model, tokenizer)))
        self._generator = TextGenerator(self._network, vocabulary)
        self._scorer = Scorer(self._network)
        self._caching = CachingTokenizer(self._tokenizer)
        self._noise: Noise | None = None
        self._noise_seconds = 0.0
        self._reader = TokenReader(self._network, self._tokenizer)

    @property
    def notes(self) -> tuple[str, ...]:
        """What is to be said of the answers so far: weights that do not fit, the noise floor of
        rough numbers, and why the model is run a slower way."""
        noise = self._noise.note(rough(self._network.model)) if self._noise else ""
        told = (self._note, noise, self._scorer.trial.note, self._generator.trial.note)
        return tuple(note for note in told if note)

    @property
    def noise(self) -> float | None:
        """How many nats rounding moves a log-likelihood by: measured in a rough type, None there
        before the first is scored."""
        if self._noise:
            return self._noise.nats
        return None if rough(self._network.model) else EXACT

    def once_seconds(self, method: Method) -> float:
        """Return how long the trials of the method took, and measuring the noise floor."""
        if method == "gen":
            return self._generator.trial.seconds
        return self._scorer.trial.seconds + self._noise_seconds

    @property
    def shape(self) -> ModelShape | None:
        """What memory depends on."""
        model = self._network.model
        held = sum(map(bytes_of, (*model.parameters(), *model.buffers())))
        return shape_of(model.config.to_dict(), held, model.dtype.itemsize)

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        """Yield the answers as they come, and ticks. What texts have in common is computed once.

        A text longer than the model's window, or without a token to score, is unanswered.

        Raises:
            ModelError: memory does not suffice.
        """
        texts = yield from self._prepared(
            requests, lambda request: self._encoded(request, request.scope)
        )
        if self._noise is None and texts and rough(self._network.model):
            start = time.monotonic()
            self._noise = yield from measure_noise(self._network, list(texts.values()))
            self._noise_seconds = time.monotonic() - start
        yield from self._scorer.run(texts)

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        """Yield the answers as they finish, and ticks.

        The settings in the model's own `generation_config` (repetition penalties and the like)
        are not applied, its EOS tokens are. A prompt that fills the window is unanswered.

        Raises:
            SettingError: a decoding setting is out of range.
            ModelError: memory does not suffice.
        """
        prompts = yield from self._prepared(requests, self._prompt)
        yield from self._generator.run(requests, prompts)

    def _prepared(
        self, requests: Sequence[RequestT], encode: Callable[[RequestT], T]
    ) -> Generator[tuple[int, Unanswered] | None, None, dict[int, T]]:
        """Return what `encode` makes of each request, by its index; yield those that cannot be
        encoded, and ticks."""
        found: dict[int, T] = {}
        for index, request in enumerate(requests):
            try:
                found[index] = encode(request)
            except (InputError, ModelError) as error:
                yield index, Unanswered(str(error))
            if index % ENCODED == ENCODED - 1:
                yield None
        return found

    def _prompt(self, request: GenerationRequest) -> tuple[tuple[int, ...], Sequence[int]]:
        """Return the tokens of the context, and those of the draft."""
        prompt = encode_context(self._caching, request.context)
        # Room for one new token, which is read before the next.
        require_window(self.window, len(prompt) + 1)
        if not request.draft:
            return prompt, ()
        return prompt, encode_draft(self._tokenizer, request.context, request.draft)

    def token_scores(
        self, requests: Sequence[LoglikelihoodRequest], *, top: int = 5, last: int | None = None
    ) -> tuple[TokenAnswer, ...]:
        """Return the tokens of each request (see `tokens.TokenTeller`), encoded as a run does.

        Raises:
            ModelError: memory does not suffice.
        """
        answers: dict[int, TokenAnswer] = {}
        texts: dict[int, Wanted] = {}
        for index, request in enumerate(requests):
            try:
                texts[index] = self._wanted(request, last if not texts else 0)
            except (InputError, ModelError) as error:
                answers[index] = Unanswered(str(error))
        told = self._reader.tell(list(texts.values()), top)
        answers |= dict(zip(texts, told, strict=True))
        return tuple(answers[index] for index in range(len(requests)))

    def _encoded(self, request: LoglikelihoodRequest, scope: Scope) -> Encoded:
        context, continuation = request.context, request.continuation
        text = encode_pair(self._caching, context, continuation, scope, joint=request.joint)
        require_window(self.window, len(text.ids) - 1)  # the last is predicted, and never read
        return text

    def _wanted(self, request: LoglikelihoodRequest, last: int | None) -> Wanted:
        """Return a request's text, of whose context the `last` tokens are told."""
        alone = not request.continuation
        text = self._encoded(request, "full" if alone else request.scope)
        # Where the continuation's tokens begin among all ids: `start` and what of the context is
        # scored.
        border = len(text.ids) if alone else text.start + (text.context_tokens or 0)
        first = 0 if last is None else max(0, border - last)
        return Wanted(text, border, first)

    def count_tokens(self, text: str) -> int:
        """Return how many tokens `text` is, with those that the tokenizer puts before it."""
        return len(encode_text(self._tokenizer, text))

    @property
    def special_texts(self) -> tuple[str, ...]:
        """The texts that the tokenizer takes for its special tokens, BOS and EOS among them."""
        return tuple(self._tokenizer.all_special_tokens)

    def token_starts(self, text: str) -> tuple[int, ...] | None:
        """Return where each token that `count_tokens` counts begins (see `offsets.Measures`)."""
        return starts_of(self._tokenizer, text)

    def apply_chat_template(self, messages: Sequence[dict[str, str]]) -> str:
        """Return the messages in the model's chat template, the assistant's turn opened.

        Raises:
            ModelError: the model has no chat template, or it refuses the messages.
        """
        if not self._tokenizer.chat_template:
            raise ModelError(
                f"model {self.name!r} has no chat template",
                fix="Use the prompt as it is, or an instruction-tuned model.",
            )
        try:
            return self._tokenizer.apply_chat_template(
                list(messages), tokenize=False, add_generation_prompt=True
            )
        except Exception as error:  # a template is a program of the model's, and raises anything
            raise ModelError(
                f"the chat template of {self.name!r} failed", seen=str(error)
            ) from error


def load_hf_model(
    source: str,
    *,
    settings: LoadSettings | None = None,
    name: str = "",
    watch: StageListener = ignore_stages,
) -> HFModel:
    """Load a model and its tokenizer from a local folder or the Hugging Face hub.

    `watch` is told every stage; what it raises ends the loading, between two weights too.

    Raises:
        ModelError: it does not exist, cannot be had offline, is no causal language model, does
            not fit into memory, does not load with these settings, or its weights are not all
            there (see `weights.find_faults`) and that is not allowed.
    """
    settings = settings or LoadSettings()
    where = local_folder(source)
    device = choose_device(settings.device)
    dtype = choose_dtype(settings.dtype, device)
    placed = placement(settings, device, dtype)
    if not settings.device_map:
        shape = read_shape(Path(where), dtype, settings.quantization)
        require_room(name or source, shape, str(device))
    options: dict[str, Any] = {
        # Without a network the library would try each file five times, for most of a minute.
        "local_files_only": where == source and not Path(where).is_dir() and not hub_answers(),
        "revision": settings.revision or "main",
        "trust_remote_code": settings.trust_remote_code,
    }
    try:
        tokenizer, model, faults = read_files(where, dtype, options, placed, watch)
        if faults and not settings.allow_missing_weights:
            raise faults.error(name or source, type(model).__name__)
        if not placed:
            watch(LoadingStage(f"moving it to {device}"))
            model = model.to(device)
    except (LoadingCancelled, ModelError):
        raise
    except Exception as error:  # the files are anyone's, and transformers raises what they cause
        raise not_loaded(source, error) from error
    return HFModel(
        model,
        tokenizer,
        name=name or source,
        fingerprint=marked(model_fingerprint(where, dtype, settings), model, faults),
        note=faults.note,
        max_batch_tokens=settings.max_batch_tokens,
    )


def _unbounded(tokenizer: Any) -> Any:
    """Return a copy that neither truncates nor pads, nor warns: lengths are checked here."""
    tokenizer = copy.deepcopy(tokenizer)
    tokenizer.model_max_length = 10**30
    backend = getattr(tokenizer, "backend_tokenizer", None)
    if backend is not None:
        backend.no_truncation()
        backend.no_padding()
    return tokenizer


def _eos_ids(model: Any, tokenizer: Any) -> Iterable[int]:
    """Yield every token that ends a text, by the configurations and the tokenizer."""
    generation = getattr(model, "generation_config", None)
    for holder in (generation, model.config, tokenizer):
        found = getattr(holder, "eos_token_id", None)
        if isinstance(found, int):
            yield found
        elif found is not None:
            yield from found
