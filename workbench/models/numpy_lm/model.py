"""The model that numpy computes, as the workbench asks for one."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from threadpoolctl import ThreadpoolController

from workbench.errors import ModelError
from workbench.io.packages import command
from workbench.models.base import EXACT, GenerationStream, LoglikelihoodStream
from workbench.models.encoding import Encoded
from workbench.models.fingerprint import model_fingerprint
from workbench.models.gen.requests import PromptsByIndex, answers_of, growing_texts
from workbench.models.gen.text import Vocabulary
from workbench.models.local import LocalModel
from workbench.models.memory.budgets import CPU_BATCH_TOKENS, CPU_CHUNK
from workbench.models.memory.estimate import ModelShape, read_shape
from workbench.models.numpy_lm.generation import generate_rows
from workbench.models.numpy_lm.layers import read_logits
from workbench.models.numpy_lm.positions import LlamaPositions
from workbench.models.numpy_lm.scoring import TreeWalk
from workbench.models.numpy_lm.tokenizer import FileTokenizer
from workbench.models.numpy_lm.weights import Llama, read_llama
from workbench.models.ppl.readings import Readings
from workbench.models.ppl.tree import build_tree
from workbench.models.ppl.windows import windows
from workbench.models.settings import (
    LoadingStage,
    LoadSettings,
    StageListener,
    ignore_stages,
)
from workbench.models.sources import not_loaded
from workbench.models.token_reader import TokenReader
from workbench.types import GenerationRequest

DTYPE = "float32"


class NumpyModel(LocalModel):
    """A model of Llama's shape, on one thread of the CPU: its matrices are too small to share out
    (see `layers.network.SMALL_PARAMETERS`). A pass reads `budget` tokens at most, or one row."""

    device = "cpu"
    dtype = DTYPE
    noise = EXACT

    def __init__(
        self,
        model: Llama,
        tokenizer: FileTokenizer,
        *,
        name: str,
        fingerprint: str,
        shape: ModelShape | None = None,
        budget: int | None = None,
    ) -> None:
        super().__init__(tokenizer, name=name, fingerprint=fingerprint, window=model.window)
        self.shape = shape
        self._model = model
        self._budget = budget or CPU_BATCH_TOKENS
        self._vocabulary = Vocabulary(tokenizer, model.eos_ids)
        self._threads = ThreadpoolController()
        self._lock = threading.Lock()

    def _score(self, texts: Mapping[int, Encoded]) -> LoglikelihoodStream:
        owners: dict[Encoded, list[int]] = {}
        for index, text in texts.items():
            owners.setdefault(text, []).append(index)
        if not owners:
            return
        size = min(CPU_CHUNK, self._budget)
        for some in windows(list(owners), size):
            tree = build_tree(some)
            walk, readings = TreeWalk(self._model, tree), Readings(tree)
            for start, stop in walk.chunks(size):
                with self._at_work():
                    logits = walk.forward(start, stop)
                    readings.take(walk.asked(start, stop), partial(read_logits, logits))
                yield None
                for place in readings.finished(stop):
                    for index in owners[some[place]]:
                        yield index, readings.answer(place, some[place])

    def _generate(
        self, requests: Sequence[GenerationRequest], prompts: PromptsByIndex
    ) -> GenerationStream:
        growing = growing_texts(requests, prompts, self._vocabulary, self.window)
        finished = generate_rows(self._model, growing.texts, self._budget, self._at_work)
        yield from answers_of(finished, growing)

    def _token_reader(self) -> TokenReader:
        return TokenReader(self._tokenizer, LlamaPositions(self._model, self._at_work))

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        """Surround a step of work: numpy's library on one thread, set for the whole process, so by
        one step at a time.

        Raises:
            ModelError: memory does not suffice.
        """
        with self._lock, self._threads.limit(limits=1, user_api="blas"):
            try:
                yield
            except MemoryError as error:
                raise ModelError(
                    "out of memory on cpu", seen=str(error), fix="Use fewer or shorter shots."
                ) from error


def load_numpy_model(
    folder: Path,
    *,
    name: str,
    settings: LoadSettings | None = None,
    watch: StageListener = ignore_stages,
) -> NumpyModel:
    """Load a model of Llama's shape and its tokenizer from a folder.

    Its fingerprint is that of the same folder in float32 by torch: both differ by rounding alone,
    as two devices do (see `models.fingerprint`).

    Raises:
        ModelError: it cannot be loaded, or the settings ask for what only torch does.
    """
    settings = settings or LoadSettings()
    _require_defaults(name, settings)
    watch(LoadingStage("reading the weights"))
    try:
        model, tokenizer = read_llama(folder), FileTokenizer(folder)
    except ModelError:
        raise
    except Exception as error:  # a broken file: safetensors and tokenizers raise what they like
        raise not_loaded(str(folder), error) from error
    return NumpyModel(
        model,
        tokenizer,
        name=name,
        fingerprint=model_fingerprint(str(folder), DTYPE),
        shape=read_shape(folder, DTYPE),
        budget=settings.max_batch_tokens,
    )


def _require_defaults(name: str, settings: LoadSettings) -> None:
    for setting, given, own in (
        ("device", settings.device, ("auto", "cpu")),
        ("dtype", settings.dtype, ("auto", DTYPE)),
        ("device_map", settings.device_map, (None,)),
        ("quantization", settings.quantization, ("none",)),
    ):
        if given not in own:
            raise ModelError(
                f"model {name!r} with {setting} {given!r} needs torch",
                expected=f"{setting} {own[0]!r} without it",
                seen="torch not installed here",
                fix=f"Leave out {setting}, or run `{command('torch')}`.",
            )
