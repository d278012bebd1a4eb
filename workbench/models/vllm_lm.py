"""A model that vLLM runs in this process: `vllm:MODEL[?SETTING=VALUE&…]`, meant for a cluster's
workers. The settings are those of vLLM's own `LLM`, such as `tensor_parallel_size=2`.

vLLM pins versions of torch and transformers of its own, so it is no dependency of this package and
has an environment of its own, in which this package needs neither `[torch]` nor the lab.

What is not covered: the single tokens of a prompt (`tokens.TokenTeller`), quantization and devices
by name, which are vLLM's to choose, and the noise of rough number types, which is not measured.
"""

from __future__ import annotations

import hashlib
import json
import threading
import time
import weakref
from collections.abc import Generator, Mapping, Sequence
from typing import Any
from urllib.parse import parse_qsl
from uuid import uuid4

from workbench.errors import ModelError
from workbench.io.packages import missing_packages
from workbench.models.base import EXACT, GenerationStream, LoglikelihoodStream
from workbench.models.devices import resolve
from workbench.models.encoding import Encoded
from workbench.models.fingerprint import model_fingerprint
from workbench.models.gen.requests import PromptsByIndex
from workbench.models.gen.text import check_decoding
from workbench.models.load import TEACHING, VLLM
from workbench.models.local import LocalModel
from workbench.models.refusals import require_window
from workbench.models.settings import (
    LoadingStage,
    LoadSettings,
    StageListener,
    ignore_stages,
)
from workbench.models.sources import local_folder
from workbench.models.token_reader import TokenReader
from workbench.types import (
    Generation,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    Scope,
    StopReason,
)

WATCH_SECONDS = 0.5
"""Between two looks at whether the engine lives."""

AHEAD = 256
"""Requests that the engine has at once: more than it runs, so that it never waits for the next."""


class VllmModel(LocalModel):
    """A model behind an engine of vLLM, which is asked a step at a time."""

    def __init__(self, llm: Any, *, name: str, fingerprint: str) -> None:
        import vllm  # type: ignore[import-not-found]

        config = llm.llm_engine.model_config
        window = config.max_model_len
        super().__init__(llm.get_tokenizer(), name=name, fingerprint=fingerprint, window=window)
        self.dtype = str(config.dtype).removeprefix("torch.")
        self.device = vllm.platforms.current_platform.device_type
        self._engine = llm.llm_engine
        _wake_when_dead(self._engine)
        self._settings = vllm.SamplingParams
        self._lock = threading.Lock()

    @property
    def noise(self) -> float | None:
        """See `base.noise_of`."""
        return EXACT if self.dtype == "float32" else None

    def _encoded(self, request: LoglikelihoodRequest, scope: Scope) -> Encoded:
        text = super()._encoded(request, scope)
        # One token is generated behind them.
        require_window(self.window, len(text.ids) + 1, text.choice_tokens)
        return text

    def _score(self, texts: Mapping[int, Encoded]) -> LoglikelihoodStream:
        settings = self._settings(max_tokens=1, prompt_logprobs=0, detokenize=False)
        asked = {index: (text.ids, settings) for index, text in texts.items()}
        for done in self._run(asked):
            if done is None:
                yield None
                continue
            index, output = done
            text = texts[index]
            ids = text.ids[text.start :]
            steps = zip(output.prompt_logprobs[text.start :], ids, strict=True)
            told = [step[token] for step, token in steps]
            yield (
                index,
                Loglikelihood(
                    tuple(each.logprob for each in told),
                    ids,
                    all(each.rank == 1 for each in told),
                    text.context_tokens,
                ),
            )

    def _generate(
        self, requests: Sequence[GenerationRequest], prompts: PromptsByIndex
    ) -> GenerationStream:
        asked = {
            index: (ids, self._sampling(requests[index], len(ids)))
            for index, (ids, _) in prompts.items()
        }
        for done in self._run(asked):
            yield None if done is None else (done[0], _generation(done[1].outputs[0]))

    def _sampling(self, request: GenerationRequest, length: int) -> Any:
        """Return vLLM's settings for a request.

        Raises:
            SettingError: a decoding setting is out of range.
        """
        decoding = request.decoding
        check_decoding(decoding)
        room = decoding.max_new_tokens if self.window is None else self.window - length
        return self._settings(
            temperature=decoding.temperature,
            top_p=decoding.top_p,
            max_tokens=min(decoding.max_new_tokens, room),
            stop=list(decoding.until),
            seed=request.seed if decoding.temperature else None,
            logprobs=0,
        )

    def _run(
        self, asked: Mapping[int, tuple[tuple[int, ...], Any]]
    ) -> Generator[tuple[int, Any] | None, None, None]:
        """Yield each index with what vLLM put out for it, and a tick a step."""
        call = uuid4().hex
        waiting = iter(asked.items())
        under_way: dict[str, int] = {}
        with self._lock:
            try:
                while True:
                    for index, (ids, settings) in waiting:
                        own = f"{call} {index}"
                        self._engine.add_request(own, {"prompt_token_ids": list(ids)}, settings)
                        under_way[own] = index
                        if len(under_way) >= AHEAD:
                            break
                    if not under_way:
                        return
                    for output in self._engine.step():
                        if output.finished:
                            yield under_way.pop(output.request_id), output
                    yield None
            finally:
                if under_way:
                    self._engine.abort_request(list(under_way))

    def _token_reader(self) -> TokenReader:
        raise ModelError(
            f"the tokens of {self.name!r} are not told",
            expected="a model of this process for the Tokens pane",
            fix="Load it by its id or folder alone.",
        )


def load_vllm_model(
    spec: str, *, settings: LoadSettings | None = None, watch: StageListener = ignore_stages
) -> VllmModel:
    """Start an engine with the model that `spec` names behind `vllm:`.

    Raises:
        ModelError: vLLM is not installed here, or cannot load it.
    """
    if missing_packages(("vllm",)):
        raise ModelError(
            f"model {spec!r} needs vllm",
            seen="it is not installed here",
            fix="Install it in an environment of its own, on the cluster's nodes or behind a"
            " server: it wants other versions of torch than this package.",
        )
    settings = settings or LoadSettings()
    given, _, query = spec.removeprefix(VLLM).partition("?")
    source = local_folder(str(TEACHING) if given == "teaching" else given)
    # vLLM's own "auto" would take bfloat16 for float32 weights.
    _, dtype = resolve(settings.device, settings.dtype)
    options: dict[str, Any] = {
        "dtype": dtype,
        "revision": settings.revision,
        "trust_remote_code": settings.trust_remote_code,
        "seed": 0,
    }
    watch(LoadingStage("starting vLLM"))
    import vllm  # type: ignore[import-not-found]

    try:
        llm = vllm.LLM(model=source, **options | _read_settings(query))
    except Exception as error:  # it raises what the model's files, the device and settings cause
        raise ModelError(
            f"vLLM does not run {source!r}",
            seen=f"{type(error).__name__}: {str(error).strip().partition(chr(10))[0]}",
            fix="Its own lines in the log say why. Settings go behind the name: "
            f"{VLLM}{given}?gpu_memory_utilization=0.5",
        ) from error
    mark = model_fingerprint(source, dtype, settings)
    stated = json.dumps(["vllm 1", vllm.__version__, mark, query])
    return VllmModel(llm, name=spec, fingerprint=hashlib.sha256(stated.encode()).hexdigest())


def _read_settings(query: str) -> dict[str, Any]:
    """Return the settings, numbers and true and false as such."""
    found: dict[str, Any] = {}
    for name, value in parse_qsl(query, keep_blank_values=True):
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    return found


def _generation(output: Any) -> Generation:
    """Return vLLM's output as an answer: it has cut the text before the stop sequence."""
    logprobs = tuple(
        step[token].logprob for step, token in zip(output.logprobs, output.token_ids, strict=True)
    )
    stop = output.stop_reason if isinstance(output.stop_reason, str) else ""
    reason: StopReason = "length"
    if output.finish_reason == "stop":
        reason = "stop" if stop else "eos"
    return Generation(output.text, tuple(output.token_ids), logprobs, reason, stop)


def _wake_when_dead(engine: Any) -> None:
    """See to it that a step ends when the engine's process does: vLLM notices the death, but who
    waits for an output then goes on waiting."""
    client = getattr(engine, "engine_core", None)
    if not hasattr(client, "outputs_queue") or not hasattr(client, "resources"):
        return  # an engine in this process
    held = weakref.ref(client)

    def watch() -> None:
        while (alive := held()) is not None:
            if alive.resources.engine_dead:
                alive.outputs_queue.put_nowait(RuntimeError("vLLM's engine process has ended"))
                return
            del alive
            time.sleep(WATCH_SECONDS)

    threading.Thread(target=watch, name="engine-watch", daemon=True).start()
