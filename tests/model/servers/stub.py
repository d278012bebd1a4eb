"""Servers for tests, which answer as engines do, from a model in this process."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeVar

import torch

from workbench.models.load import TEACHING

WINDOW = 512


class Weights:
    """The teaching model and its tokenizer: log-probabilities after token ids. What was asked
    before is kept, since every test's server is asked the same questions of an examination."""

    def __init__(self) -> None:
        from transformers import AutoModelForCausalLM, AutoTokenizer

        self.model = AutoModelForCausalLM.from_pretrained(TEACHING).eval()
        self.tokenizer = AutoTokenizer.from_pretrained(TEACHING)
        self.lock = threading.Lock()
        self._read: tuple[tuple[int, ...], Any] = (), None
        self._all = lru_cache(512)(self._compute)
        self._last = lru_cache(20_000)(self._next)
        self.piece = lru_cache(None)(lambda token: self.text([token]))

    def _compute(self, *ids: int) -> torch.Tensor:
        with self.lock, torch.no_grad():
            return self.model(torch.tensor([ids])).logits[0].float().log_softmax(-1)

    def _next(self, *ids: int) -> torch.Tensor:
        """Return what follows ids; of a text that grows by a token that one alone is read."""
        with self.lock, torch.no_grad():
            known, states = self._read
            is_next = states is not None and ids[:-1] == known
            told = self.model(
                torch.tensor([ids[-1:] if is_next else ids]),
                past_key_values=states if is_next else None,
                use_cache=True,
            )
            self._read = ids, told.past_key_values
            return told.logits[0, -1].float().log_softmax(-1)

    def logprobs(self, ids: list[int]) -> torch.Tensor:
        """Return [tokens, vocabulary]: row i of what follows ids[: i + 1]."""
        return self._all(*ids)

    def text(self, ids: list[int]) -> str:
        """Return the text of ids."""
        return self.tokenizer.decode(ids, skip_special_tokens=True)

    def ids(self, text: str) -> list[int]:
        """Return the ids of a text."""
        return self.tokenizer.encode(text, add_special_tokens=False)

    def generate(
        self, ids: list[int], count: int, temperature: float, seed: int | None
    ) -> Iterator[tuple[int, float]]:
        """Yield tokens with their log-probabilities."""
        stream = torch.Generator()
        stream.manual_seed(seed if seed is not None else time.monotonic_ns())
        for _ in range(count):
            values = self._last(*ids)
            if temperature > 0:
                chances = (values / temperature).softmax(-1)
                token = int(torch.multinomial(chances, 1, generator=stream))
            else:
                token = int(values.argmax())
            yield token, float(values[token])
            ids = [*ids, token]


@dataclass
class Stub:
    """A server like vLLM's. Subclasses answer as other engines do, or with a fault.

    `seen` counts the prompts and generations that it was asked for.
    """

    weights: Weights
    model: str = "tiny"
    seen: list[Any] = field(default_factory=list)
    wait: float = 0.0
    root: str = ""

    def get(self, path: str) -> tuple[int, Any]:
        """Return the status and body of a page."""
        if path == "/v1/models":
            entry = {"id": self.model, "owned_by": "vllm", "max_model_len": WINDOW}
            return 200, {"object": "list", "data": [entry]}
        if path == "/version":
            return 200, {"version": "0.32.0"}
        return 404, {"detail": "Not Found"}

    def post(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        """Return the status and body of an answer."""
        time.sleep(self.wait)
        if path == "/tokenize":
            return 200, {"tokens": self.weights.ids(body["prompt"])}
        if path == "/v1/completions":
            return self.completions(body)
        return 404, {"detail": "Not Found"}

    def completions(self, body: dict[str, Any]) -> tuple[int, Any]:
        """Return what the completions page answers."""
        given = body["prompt"]
        prompts = given if isinstance(given, list) and isinstance(given[0], list | str) else [given]
        choices = []
        for index, prompt in enumerate(prompts):
            ids = self.weights.ids(prompt) if isinstance(prompt, str) else list(prompt)
            if len(ids) + body["max_tokens"] > WINDOW:
                words = f"This model's maximum context length is {WINDOW} tokens"
                return 400, {"error": {"message": words}}
            self.seen.append(prompt)
            choices.append(self.choice(ids, body) | {"index": index})
        return 200, {"object": "text_completion", "choices": choices}

    def choice(self, ids: list[int], body: dict[str, Any]) -> dict[str, Any]:
        """Return one choice: with `echo` and `logprobs`, also of the prompt's tokens."""
        own: list[int] = []
        reason = "length"
        stops = body.get("stop", ())
        start = len(self.weights.text(ids))
        drawn = self.weights.generate(
            ids, body["max_tokens"], body.get("temperature", 1.0), body.get("seed")
        )
        for token, _ in drawn:
            own.append(token)
            if token == self.weights.tokenizer.eos_token_id:
                reason = "stop"
                break
            if stops and any(stop in self.weights.text([*ids, *own])[start:] for stop in stops):
                reason = "stop"
                break
        text = self.weights.text([*ids, *own])[start:]
        text = text[: min((text.find(stop) for stop in stops if stop in text), default=None)]
        told = None
        if body.get("logprobs") is not None:
            told = self.told(ids, own, body["logprobs"], echo=bool(body.get("echo")))
        shown = self.weights.text(ids) + text if body.get("echo") else text
        return {"text": shown, "finish_reason": reason, "logprobs": told}

    def told(self, ids: list[int], own: list[int], top: int, *, echo: bool) -> dict[str, Any]:
        """Return log-probabilities in the shape of the completions page."""
        whole = [*ids, *own]
        values = self.values(whole)
        first = 0 if echo else len(ids)
        # Whole rows at once: asked one by one, the numbers of a tensor take longer than the model.
        likeliest = values.topk(top).indices
        of_likeliest = values.gather(1, likeliest).tolist()
        of_own = values[range(len(whole) - 1), whole[1:]].tolist()
        likeliest = likeliest.tolist()
        piece = self.weights.piece
        found: dict[str, Any] = {"tokens": [], "token_logprobs": [], "top_logprobs": []}
        for at in range(first, len(whole)):
            found["tokens"].append(piece(whole[at]))
            if at == 0:
                found["token_logprobs"].append(None)
                found["top_logprobs"].append(None)
                continue
            told = dict(zip(likeliest[at - 1], of_likeliest[at - 1], strict=True))
            told.setdefault(whole[at], of_own[at - 1])
            found["token_logprobs"].append(of_own[at - 1])
            found["top_logprobs"].append({piece(token): value for token, value in told.items()})
        return found

    def values(self, ids: list[int]) -> torch.Tensor:
        """Return the log-probabilities that it tells of."""
        return self.weights.logprobs(ids)


StubT = TypeVar("StubT", bound=Stub)


@contextmanager
def serving(stub: StubT) -> Iterator[StubT]:
    """Serve on a free port until the block ends."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self.reply(*stub.get(self.path))

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            try:
                self.reply(*stub.post(self.path, json.loads(body)))
            except ConnectionResetError:
                self.close_connection = True

        def reply(self, status: int, data: Any) -> None:
            content = data if isinstance(data, bytes) else json.dumps(data).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    # Asked so often whether it shall end, in seconds: by itself every half.
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    stub.root = f"http://127.0.0.1:{server.server_port}"
    try:
        yield stub
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
