"""Any causal language model of Hugging Face, from the hub or a local folder."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.errors import ModelError
from workbench.models.base import EXACT, GenerationStream, LoglikelihoodStream
from workbench.models.devices import choose_device, choose_dtype
from workbench.models.encoding import Encoded
from workbench.models.fingerprint import model_fingerprint
from workbench.models.gen.generator import TextGenerator
from workbench.models.gen.requests import PromptsByIndex
from workbench.models.gen.text import Vocabulary
from workbench.models.hf_files import placement, read_files
from workbench.models.hf_tokens import NetworkPositions
from workbench.models.layers.network import Network
from workbench.models.local import LocalModel
from workbench.models.memory.estimate import ModelShape, read_shape, require_room, shape_of
from workbench.models.noise import NoiseMeter, rough
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
from workbench.models.token_reader import TokenReader
from workbench.models.weights import marked
from workbench.types import GenerationRequest, Method


class HFModel(LocalModel):
    """A causal language model of transformers with its tokenizer.

    `dtype` is the number type that its weights are run in, such as "bfloat16", `note` what is to be
    said of every answer. The tokenizer is copied and its own truncation and padding are switched
    off, so that threads can share it.
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
        self._network = Network(model.eval(), budget=max_batch_tokens)
        super().__init__(
            _unbounded(tokenizer),
            name=name,
            fingerprint=fingerprint,
            window=self._network.window,
        )
        self._note = note
        self.device = str(self._network.device)
        self.dtype = str(model.dtype).removeprefix("torch.")
        vocabulary = Vocabulary(self._tokenizer, frozenset(_eos_ids(model, tokenizer)))
        self._generator = TextGenerator(self._network, vocabulary)
        self._scorer = Scorer(self._network)
        self._meter = NoiseMeter(self._network)

    @property
    def notes(self) -> tuple[str, ...]:
        """What is to be said of the answers so far: weights that do not fit, the noise floor of
        rough numbers, and why the model is run a slower way."""
        found = self._meter.noise
        noise = found.note(rough(self._network.model)) if found else ""
        written = self._generator
        told = (
            self._note,
            noise,
            self._scorer.trial.note,
            written.trial.note,
            written.batches.note,
        )
        return tuple(note for note in told if note)

    @property
    def noise(self) -> float | None:
        """How many nats rounding moves a log-likelihood by: measured in a rough type, None there
        before the first is scored."""
        if found := self._meter.noise:
            return found.nats
        return None if rough(self._network.model) else EXACT

    def once_seconds(self, method: Method) -> float:
        """Return how long the trials of the method took, and measuring the noise floor."""
        if method == "gen":
            return self._generator.trial.seconds + self._generator.batches.seconds
        return self._scorer.trial.seconds + self._meter.seconds

    @property
    def shape(self) -> ModelShape | None:
        """What memory depends on."""
        model = self._network.model
        held = sum(map(bytes_of, (*model.parameters(), *model.buffers())))
        return shape_of(model.config.to_dict(), held, model.dtype.itemsize)

    def _score(self, texts: Mapping[int, Encoded]) -> LoglikelihoodStream:
        if texts and rough(self._network.model):
            yield from self._meter.prepare(texts)
        for item in self._scorer.run(texts):
            if item is not None:
                self._meter.take(*item)
            yield item

    def _generate(
        self, requests: Sequence[GenerationRequest], prompts: PromptsByIndex
    ) -> GenerationStream:
        return self._generator.run(requests, prompts)

    def _token_reader(self) -> TokenReader:
        return TokenReader(self._tokenizer, NetworkPositions(self._network))


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
