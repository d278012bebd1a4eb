"""What a model's server answers: any JSON, or none, in the place of what it was asked for."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import httpx

from tests.unit.fuzz.harness import Target
from tests.unit.fuzz.readers import json_bytes
from workbench.models.encoding import Encoded
from workbench.models.servers.answering import loglikelihood, unanswered
from workbench.models.servers.asking import Misread, read_echo, read_sglang
from workbench.models.servers.engine import identify, identify_each
from workbench.models.servers.tokenizing import find_tokenizer
from workbench.models.servers.wire import HttpReply, Wire, read_reply
from workbench.models.servers.writing import Page, read_sglang_token, read_written
from workbench.types import LoglikelihoodRequest

ROOT = "http://127.0.0.1:1"
REQUEST = LoglikelihoodRequest("Q: 1+1=\nA:", " 2")
IDS = (11, 12, 13)
TEXT_ECHO = {
    "choices": [
        {
            "index": 0,
            "text": "Q: 1+1=\nA: 2!",
            "logprobs": {
                "tokens": ["Q:", " 1+1=\nA:", " 2", "!"],
                "token_logprobs": [None, -1.5, -0.25, -2.0],
                "top_logprobs": [None, {"x": -1.0}, {" 2": -0.25}, {"!": -2.0}],
            },
        }
    ]
}
SGLANG = [
    {
        "text": "!",
        "meta_info": {
            "input_token_logprobs": [[None, 12, None], [-0.5, 13, None]],
            "input_top_logprobs": [None, [[-0.5, 13, None]]],
            "output_token_logprobs": [[-0.75, 14, None]],
        },
    }
]
COMPLETION = {
    "choices": [
        {
            "text": " 2",
            "finish_reason": "stop",
            "logprobs": {"token_logprobs": [-0.5], "top_logprobs": [{" 2": -0.5, " 3": -2}]},
        }
    ]
}
CHAT = {
    "choices": [
        {
            "message": {"content": "2"},
            "finish_reason": "length",
            "logprobs": {
                "content": [
                    {"token": "2", "logprob": -0.5, "top_logprobs": [{"token": "2", "logprob": -1}]}
                ]
            },
        }
    ]
}
OLLAMA = {
    "response": "2", "done_reason": "stop",
    "logprobs": [{"token": "2", "logprob": -0.5, "top_logprobs": [{"token": "2", "logprob": -1}]}],
}  # fmt: skip
LISTED = {"data": [{"id": "m", "owned_by": "vllm", "root": "org/m", "max_model_len": 2048}]}
PAGES: tuple[Mapping[str, object], ...] = (
    {"/v1/models": LISTED, "/version": {"version": "0.32"}, "/tokenize": {"tokens": [1, 2]}},
    {
        "/v1/models": {"data": []},
        "/api/version": {"version": "0.9"},
        "/api/tags": {"models": [{"name": "m:latest"}]},
        "/api/show": {"model_info": {"llama.context_length": 2048}, "template": "{{ .Prompt }}"},
    },
    {
        "/get_model_info": {"model_path": "org/m", "tokenizer_path": "org/m"},
        "/get_server_info": {"version": "0.5", "context_length": 2048},
    },
    {
        "/v1/models": {"data": [{"id": "m", "owned_by": "llamacpp"}]},
        "/props": {"default_generation_settings": {"n_ctx": 512}, "build_info": "b1"},
    },
    {
        "/v1/models": {"data": [{"id": "m", "owned_by": "organization_owner"}]},
        "/api/v0/models": {"data": [{"id": "m", "max_context_length": 512}]},
    },
)


def _answer(read: Callable[[HttpReply], object], *seeds: object) -> Target:
    """Return the target that `read` is: a content is the body of a server's answer."""

    def take(content: bytes, _folder: Path) -> object:
        reply = read_reply(httpx.Response(200, content=content))
        if unanswered(reply) is not None:
            return None
        try:
            return read(reply)
        except Misread:
            return None

    return Target(take, tuple(map(json_bytes, seeds)))


def _echo(reply: HttpReply) -> object:
    (told,) = read_echo(reply.data, [REQUEST.context + REQUEST.continuation])
    return loglikelihood(told, REQUEST, None)


def _sglang(reply: HttpReply) -> object:
    (told,) = read_sglang(reply.data, [IDS], [2])
    return loglikelihood(told, REQUEST, Encoded(IDS, 2))


def _written(page: Page) -> Callable[[HttpReply], object]:
    return lambda reply: read_written(reply.data, page)


def _identified(content: bytes, _folder: Path) -> object:
    """Ask a server whose pages the content is, by their paths; of another content each page is."""
    try:
        pages = json.loads(content)
    except (ValueError, RecursionError):
        pages = None

    def page(request: httpx.Request) -> httpx.Response:
        if not isinstance(pages, dict):
            return httpx.Response(200, content=content)
        if (path := request.url.path) not in pages:
            return httpx.Response(404)
        return httpx.Response(200, content=json.dumps(pages[path]).encode())

    wire = Wire(ROOT, client=httpx.Client(transport=httpx.MockTransport(page)))
    try:
        engine = identify(wire)
        return engine, identify_each(wire), find_tokenizer(wire, engine)
    finally:
        wire.close()


SERVERS: Mapping[str, Target] = {
    "server: echo": _answer(_echo, TEXT_ECHO),
    "server: sglang": _answer(_sglang, SGLANG),
    "server: sglang's token": _answer(lambda reply: read_sglang_token(reply.data), SGLANG),
    "server: completion": _answer(_written("completions"), COMPLETION),
    "server: chat": _answer(_written("chat"), CHAT),
    "server: ollama": _answer(_written("ollama"), OLLAMA),
    "server: pages": Target(_identified, tuple(map(json_bytes, PAGES))),
}
