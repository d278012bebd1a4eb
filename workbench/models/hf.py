"""Any causal language model of Hugging Face, from the hub or a local folder."""

from __future__ import annotations

import copy
import socket
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import getproxies

import torch
from huggingface_hub import constants

from workbench.errors import InputError, ModelError, nearest, problem
from workbench.models.base import GenerationStream, LoglikelihoodStream
from workbench.models.encoding import Encoded, encode_context, encode_pair, encode_text
from workbench.models.fingerprint import model_fingerprint
from workbench.models.hf_generate import Generator, encode_draft
from workbench.models.hf_score import require_window
from workbench.models.hf_tokens import TokenReader, Wanted
from workbench.models.line import Vocabulary
from workbench.models.network import Network
from workbench.models.remembered import Remembered
from workbench.models.settings import LoadSettings
from workbench.models.tokens import TokenAnswer
from workbench.models.tree_score import Scorer
from workbench.types import GenerationRequest, LoglikelihoodRequest, Unanswered

DTYPES = {
    "float32": torch.float32,
    "float16": torch.float16,
    "bfloat16": torch.bfloat16,
    "float64": torch.float64,
}

ENCODED = 64
"""Requests encoded between two ticks."""


class HFModel:
    """A causal language model of transformers with its tokenizer.

    `name` is what the user calls it, `fingerprint` what its answers are cached under (see
    `fingerprint.py`). The tokenizer is copied and its own truncation and padding are switched
    off, so that threads can share it.
    """

    def __init__(
        self,
        model: Any,
        tokenizer: Any,
        *,
        name: str,
        fingerprint: str,
        max_batch_tokens: int | None = None,
    ) -> None:
        self._name = name
        self._fingerprint = fingerprint
        self._network = Network(model.eval(), budget=max_batch_tokens)
        self._tokenizer = _unbounded(tokenizer)
        vocabulary = Vocabulary(self._tokenizer, frozenset(_eos_ids(model, tokenizer)))
        self._generator = Generator(self._network, vocabulary)
        self._scorer = Scorer(self._network)
        self._remembered = Remembered(self._tokenizer)
        self._reader = TokenReader(self._network, self._tokenizer)

    @property
    def name(self) -> str:
        return self._name

    @property
    def fingerprint(self) -> str:
        return self._fingerprint

    @property
    def device(self) -> str:
        return str(self._network.device)

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        """Yield the answers as they come, and ticks. What texts have in common is computed once.

        A text longer than the model's window, or without a token to score, is unanswered.

        Raises:
            ModelError: memory does not suffice.
        """
        texts: dict[int, Encoded] = {}
        for index, request in enumerate(requests):
            try:
                text = encode_pair(
                    self._remembered,
                    request.context,
                    request.continuation,
                    request.scope,
                    joint=request.joint,
                )
                require_window(self._network.window, len(text.ids) - 1)
                texts[index] = text
            except (InputError, ModelError) as error:
                yield index, Unanswered(str(error))
            if index % ENCODED == ENCODED - 1:
                yield None
        yield from self._scorer.run(texts)

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        """Yield the answers as they finish, and ticks.

        The settings in the model's own `generation_config` (repetition penalties and the like)
        are not applied, its EOS tokens are. A prompt that fills the window is unanswered.

        Raises:
            SettingError: a decoding setting is out of range.
            ModelError: memory does not suffice.
        """
        prompts: dict[int, tuple[int, ...]] = {}
        drafts: dict[int, list[int]] = {}
        for index, request in enumerate(requests):
            try:
                prompt = encode_context(self._tokenizer, request.context)
                require_window(self._network.window, len(prompt) + 1)
                prompts[index] = prompt
                if request.draft:
                    drafts[index] = encode_draft(self._tokenizer, request.context, request.draft)
            except ModelError as error:
                yield index, Unanswered(str(error))
            if index % ENCODED == ENCODED - 1:
                yield None
        yield from self._generator.run(requests, prompts, drafts)

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

    def _wanted(self, request: LoglikelihoodRequest, last: int | None) -> Wanted:
        """Return a request's text, of whose context the `last` tokens are told."""
        alone = not request.continuation
        text = encode_pair(
            self._remembered,
            request.context,
            request.continuation,
            "full" if alone else request.scope,
            joint=request.joint,
        )
        require_window(self._network.window, len(text.ids) - 1)
        border = len(text.ids) if alone else text.start + (text.context_tokens or 0)
        first = 0 if last is None else max(0, border - last)
        return Wanted(text, border, first)

    def count_tokens(self, text: str) -> int:
        """Return how many tokens `text` is, with those that the tokenizer puts before it."""
        return len(encode_text(self._tokenizer, text))

    def apply_chat_template(self, messages: Sequence[dict[str, str]]) -> str:
        """Return the messages in the model's chat template, the assistant's turn opened.

        Raises:
            ModelError: the model has no chat template, or it refuses the messages.
        """
        if not self._tokenizer.chat_template:
            raise ModelError(
                problem(
                    f"model {self._name!r} has no chat template",
                    fix="Use the prompt as it is, or an instruction-tuned model.",
                )
            )
        try:
            return self._tokenizer.apply_chat_template(
                list(messages), tokenize=False, add_generation_prompt=True
            )
        except Exception as error:  # a template is a program of the model's, and raises anything
            raise ModelError(
                problem(f"the chat template of {self._name!r} failed", seen=str(error))
            ) from error


def load_hf_model(source: str, *, settings: LoadSettings | None = None, name: str = "") -> HFModel:
    """Load a model and its tokenizer from a local folder or the Hugging Face hub.

    Raises:
        ModelError: it does not exist, cannot be had offline, is no causal language model, or
            does not load with these settings.
    """
    from transformers import AutoModelForCausalLM, AutoTokenizer
    from transformers.utils import logging

    settings = settings or LoadSettings()
    where = _local_folder(source)
    device = choose_device(settings.device)
    dtype = choose_dtype(settings.dtype, device)
    options: dict[str, Any] = {
        # Without a network the library would try each file five times, for most of a minute.
        "local_files_only": where == source and not Path(where).is_dir() and not hub_answers(),
        "revision": settings.revision or "main",
        "trust_remote_code": settings.trust_remote_code,
    }
    placed = {"device_map": settings.device_map} if settings.device_map else {}
    show_progress = logging.is_progress_bar_enabled()
    logging.disable_progress_bar()  # in a notebook it is a widget that nothing can show later
    try:
        tokenizer = AutoTokenizer.from_pretrained(where, **options)
        model: Any = AutoModelForCausalLM.from_pretrained(where, dtype=dtype, **placed, **options)
        if not placed:
            model = model.to(device)
    except Exception as error:  # the files are anyone's, and transformers raises what they cause
        raise _not_loaded(source, error) from error
    finally:
        if show_progress:
            logging.enable_progress_bar()
    return HFModel(
        model,
        tokenizer,
        name=name or source,
        fingerprint=model_fingerprint(where, str(dtype).removeprefix("torch."), settings.revision),
        max_batch_tokens=settings.max_batch_tokens,
    )


def hub_answers() -> bool:
    """Say whether the Hugging Face hub can be reached, after two seconds at most. Behind a proxy
    that cannot be told, and counts as yes."""
    address = urlsplit(constants.ENDPOINT)
    if constants.HF_HUB_OFFLINE or getproxies().get(address.scheme):
        return not constants.HF_HUB_OFFLINE
    port = address.port or (443 if address.scheme == "https" else 80)
    try:
        with socket.create_connection((address.hostname or "", port), timeout=2):
            return True
    except OSError:
        return False


def choose_device(wanted: str) -> torch.device:
    """Return the device named `wanted`; "auto" is CUDA, else MPS, else the CPU.

    Raises:
        ModelError: torch does not know or does not have that device.
    """
    usable = {
        "cuda": torch.cuda.is_available(),
        "mps": torch.backends.mps.is_available(),
        "cpu": True,
    }
    have = [name for name, there in usable.items() if there]
    if wanted == "auto":
        return torch.device(have[0])
    try:
        device = torch.device(wanted)
    except RuntimeError:
        device = None
    if device is None or not usable.get(device.type, True):
        raise ModelError(
            problem(
                f"device {wanted!r} cannot be used",
                expected=f"auto, {', '.join(have)}",
                fix="Leave the setting 'device' at 'auto'.",
            )
        )
    return device


def choose_dtype(wanted: str, device: torch.device) -> torch.dtype:
    """Return the dtype named `wanted`; "auto" is bfloat16 on CUDA (float16 where the card does
    not have it), float16 on MPS, and float32 on the CPU, which is slow at anything less.

    Raises:
        ModelError: there is no such dtype.
    """
    if wanted != "auto":
        if wanted not in DTYPES:
            raise ModelError(
                problem(
                    f"dtype {wanted!r}",
                    expected=f"auto, {', '.join(DTYPES)}",
                    fix=nearest(wanted, DTYPES),
                )
            )
        return DTYPES[wanted]
    if device.type == "cuda":
        native = torch.cuda.is_bf16_supported(including_emulation=False)
        return torch.bfloat16 if native else torch.float16
    return torch.float16 if device.type == "mps" else torch.float32


def _local_folder(source: str) -> str:
    """Return the folder that `source` is, or `source` itself, a hub id.

    Raises:
        ModelError: it is written as a path, and there is no such folder.
    """
    path = Path(source).expanduser()
    if path.is_dir():
        return str(path)
    if path.is_absolute() or source.startswith((".", "~")) or source.count("/") > 1:
        raise ModelError(
            problem(
                f"model folder {source!r} does not exist",
                expected="a folder with config.json, weights and a tokenizer, or a hub id",
                fix="Check the path, or give an id such as 'owner/name'.",
            )
        )
    return source


def _not_loaded(source: str, error: Exception) -> ModelError:
    text = str(error).strip()
    if "Unrecognized configuration class" in text or "Unrecognized model" in text:
        expected = "a causal language model that transformers knows"
        fix = "Give a model of that kind (its config.json names a ...ForCausalLM)."
    elif Path(source).expanduser().is_dir():
        expected = "config.json, safetensors weights and a tokenizer in that folder"
        fix = "Save both with save_pretrained() into it."
    else:
        expected = "a folder, or a hub id that can be reached or is in the local cache"
        fix = (
            "Check the name and the connection; a private model needs `hf auth login`."
            " 'teaching' works offline."
        )
    return ModelError(
        problem(
            f"model {source!r} cannot be loaded",
            expected=expected,
            seen=f"{type(error).__name__}: {text.splitlines()[0] if text else ''}",
            fix=fix,
        )
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
