"""The doctor beside servers that are honest, and servers with one fault each."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pytest
import torch

from workbench.cli.commands import main
from workbench.errors import ModelError
from workbench.models.find.ports import find_servers
from workbench.models.load import load_model
from workbench.models.servers.doctor import examine
from workbench.models.servers.engine import identify
from workbench.models.servers.kept import kept_for
from workbench.models.servers.token_checks import _apart
from workbench.models.servers.wire import Wire
from workbench.types import Loglikelihood, LoglikelihoodRequest

from .stub import Stub, Weights, serving

reference = lru_cache(load_model)
"""Loads a model to compare with, once for all tests."""


class Shifted(Stub):
    """Each value stands one position too late, as where the first token has no BOS before it."""

    def told(self, ids: list[int], own: list[int], top: int, *, echo: bool) -> dict[str, Any]:
        found = super().told(ids, own, top, echo=echo)
        if echo:
            for name in ("token_logprobs", "top_logprobs"):
                found[name] = [None, *found[name][:-1]]
                found[name][1] = found[name][2]
        return found


class EchoIgnored(Stub):
    """Answers 200, and tells of the generated token alone."""

    def told(self, ids: list[int], own: list[int], top: int, *, echo: bool) -> dict[str, Any]:
        return super().told(ids, own, top, echo=False)


class Null(Stub):
    """Has the field, and nothing in it."""

    def choice(self, ids: list[int], body: dict[str, Any]) -> dict[str, Any]:
        return super().choice(ids, body) | {"logprobs": None}


class Likeliest(Stub):
    """Tells of tokens among the likeliest five alone."""

    def told(self, ids: list[int], own: list[int], top: int, *, echo: bool) -> dict[str, Any]:
        found = super().told(ids, own, 5, echo=echo)
        for at, place in enumerate(found["top_logprobs"]):
            if place and found["token_logprobs"][at] < sorted(place.values())[-min(5, len(place))]:
                found["token_logprobs"][at] = None
        return found


class Scaled(Stub):
    """Logarithms to the base 10."""

    def values(self, ids: list[int]) -> torch.Tensor:
        return super().values(ids) / math.log(10)


@dataclass
class Stale(Stub):
    """The second time that a beginning comes, its values are what the cache made of them."""

    def values(self, ids: list[int]) -> torch.Tensor:
        found = super().values(ids)
        key = tuple(ids[:32])
        if len(ids) > 64 and key in self.seen:
            found = found.clone()
            found[32:] = found[32:].roll(1, dims=0)
        self.seen.append(key)
        return found


class Deaf(Stub):
    """Ignores stop strings and seeds."""

    def choice(self, ids: list[int], body: dict[str, Any]) -> dict[str, Any]:
        return super().choice(ids, {k: v for k, v in body.items() if k not in ("stop", "seed")})


class ShortBatch(Stub):
    """Answers all but the last of a batch."""

    def completions(self, body: dict[str, Any]) -> tuple[int, Any]:
        status, data = super().completions(body)
        if status == 200 and len(data["choices"]) > 1:
            data["choices"].pop()
        return status, data


class TextAlone(Stub):
    """Takes no token ids, and tells what it should of text."""

    def completions(self, body: dict[str, Any]) -> tuple[int, Any]:
        given = body["prompt"]
        if isinstance(given, list) and not isinstance(given[0], str):
            return 400, {"error": {"message": "prompt must be a string"}}
        return super().completions(body)


class Untold(Stub):
    """Takes ids and text, and has no page that tells the tokens of a text."""

    def post(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        return (404, {"detail": "Not Found"}) if path == "/tokenize" else super().post(path, body)


class Begun(Untold):
    """Puts a BOS before a text, and tells it as `<s>` with what it tells of the prompt."""

    def told(self, ids: list[int], own: list[int], top: int, *, echo: bool) -> dict[str, Any]:
        found = super().told(ids, own, top, echo=echo)
        if echo:
            found["tokens"].insert(0, "<s>")
            found["token_logprobs"][:1] = [None, -2.125]
            found["top_logprobs"][:1] = [None, {found["tokens"][1]: -2.125}]
        return found


class UntoldIds(Untold):
    """The same, of ids alone."""

    def completions(self, body: dict[str, Any]) -> tuple[int, Any]:
        if isinstance(body["prompt"], str) and body.get("echo"):
            return 400, {"error": {"message": "echo takes token ids"}}
        return super().completions(body)


class Rounded(Stub):
    """Answers from numbers of 16 bits."""

    def values(self, ids: list[int]) -> torch.Tensor:
        return super().values(ids).bfloat16().float()


@dataclass
class Shaky(Stub):
    """Fails or is busy every third time."""

    asked: int = 0

    def post(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        self.asked += 1
        if self.asked % 3 == 0:
            return (500 if self.asked % 2 else 429), {"error": {"message": "not now"}}
        return super().post(path, body)


@dataclass
class Breaking(Stub):
    """Ends the connection without an answer, at some of the questions."""

    asked: int = 0

    def post(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        self.asked += 1
        if self.asked in (3, 8):
            raise ConnectionResetError
        return super().post(path, body)


@dataclass
class Thinking(Stub):
    """Has a page of chats alone, on which its reasoning takes all the tokens."""

    content: str | None = ""

    def post(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        if path != "/v1/chat/completions":
            return 404, {"detail": "Not Found"}
        message = {"role": "assistant", "content": self.content, "reasoning_content": "Well,"}
        choice = {"index": 0, "message": message, "finish_reason": "length", "logprobs": None}
        return 200, {"choices": [choice]}


class LikeLlamaServer(Stub):
    """Generates and tells the likeliest first tokens; refuses `echo`."""

    def get(self, path: str) -> tuple[int, Any]:
        if path == "/v1/models":
            return 200, {"data": [{"id": self.model, "owned_by": "llamacpp"}]}
        if path == "/props":
            settings = {"n_ctx": 512}
            return 200, {"default_generation_settings": settings, "build_info": "b7000"}
        return 404, {"error": {"message": "File Not Found"}}

    def completions(self, body: dict[str, Any]) -> tuple[int, Any]:
        if body.get("echo"):
            return 400, {"error": {"message": "Only no echo is supported"}}
        return super().completions(body)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Shifted, "shifted"),
        (EchoIgnored, "`echo` is ignored"),
        (Null, "`logprobs` is null"),
        (Likeliest, "null or missing for some tokens"),
        (Stale, "stale"),
        (ShortBatch, "2 answers to a batch of 3"),
    ],
)
def test_log_probabilities_with_a_fault_are_not_trusted(
    weights: Weights, kind: type[Stub], said: str
) -> None:
    with serving(kind(weights)) as stub:
        found = examine(stub.root)
    assert not found.ppl.ok and found.way is None
    assert said in found.ppl.reason
    assert found.gen.ok
    assert any(not check.ok for check in found.evidence)


@pytest.mark.parametrize("kind", [Stub, TextAlone, Rounded, Shaky])
def test_honest_servers_are_trusted(weights: Weights, kind: type[Stub]) -> None:
    with serving(kind(weights)) as stub:
        found = examine(stub.root, reference="teaching", load=reference)
    for name in ("gen", "ppl", "letters", "stops", "seeds"):
        assert getattr(found, name).ok, (name, getattr(found, name).reason)
    exact = "float32" if kind is not Rounded else "16 bits"
    assert exact in found.ppl.reason


def test_a_connection_that_breaks_is_made_again(weights: Weights) -> None:
    with serving(Breaking(weights)) as stub:
        assert examine(stub.root).ppl.ok


@pytest.mark.parametrize("content", ["", None])
def test_reasoning_without_an_answer_is_told_as_such(weights: Weights, content: str | None) -> None:
    with serving(Thinking(weights, content=content)) as stub:
        reason = examine(stub.root).gen.reason
    assert reason.startswith("no text comes back: chat: ") and "reasoning" in reason


def test_ids_are_sent_only_where_their_texts_are_known(weights: Weights) -> None:
    """A server that takes them is of no use without a tokenizer: text is sent, or PPL refused."""
    with serving(Untold(weights)) as stub:
        found = examine(stub.root)
        assert found.ppl.ok and found.way == "text"
    with serving(UntoldIds(weights)) as stub:
        found = examine(stub.root)
        assert not found.ppl.ok and found.gen.ok
        assert any(check.check == "tells the tokens of a text" for check in found.evidence)
    assert "echo takes token ids" in found.ppl.reason


class Dropping(Stub):
    """Its page leaves the last token of a text away."""

    def post(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        status, data = super().post(path, body)
        return (status, self.changed(data)) if path == "/tokenize" else (status, data)

    def changed(self, data: dict[str, Any]) -> dict[str, Any]:
        return {"tokens": data["tokens"][:-1]}


class Ending(Dropping):
    """Its page puts an EOS behind each text, whether special tokens are wanted or not."""

    def changed(self, data: dict[str, Any]) -> dict[str, Any]:
        return {"tokens": [*data["tokens"], self.weights.tokenizer.eos_token_id]}


class DroppingIds(Dropping, UntoldIds):
    """Text is taken by its ids alone."""

    def post(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        status, data = Stub.post(self, path, body)
        return (status, self.changed(data)) if path == "/tokenize" else (status, data)


@pytest.mark.parametrize("kind", [Dropping, Ending])
def test_a_page_that_tells_other_tokens_than_are_read_is_not_used(
    weights: Weights, kind: type[Stub]
) -> None:
    """Sent as ids they would be scored well, as another text."""
    pair = LoglikelihoodRequest("Question: 12+34=\nAnswer:", " 46")
    with serving(kind(weights)) as stub:
        model = load_model(f"server:{stub.root}")
        found = kept_for(identify(Wire(stub.root)), stub.root)
        (told,) = [each for each in model.loglikelihoods([pair]) if each]
    (own,) = [each for each in reference("teaching").loglikelihoods([pair]) if each]
    assert found and found.ppl.ok and found.way == "text" and not found.tokenizes
    assert "tells other tokens" in found.ppl.reason
    assert any(
        each.check == "tells the tokens of a text" and not each.ok for each in found.evidence
    )
    assert isinstance(told[1], Loglikelihood) and isinstance(own[1], Loglikelihood)
    assert told[1].token_logprobs == pytest.approx(own[1].token_logprobs, abs=1e-3)


def test_other_tokens_than_are_read_are_refused_where_text_is_not_taken(weights: Weights) -> None:
    with serving(DroppingIds(weights)) as stub:
        found = examine(stub.root)
    assert not found.ppl.ok and "tells other tokens" in found.ppl.reason


@pytest.mark.parametrize(
    ("own", "read", "is_same"),
    [
        ((5, 6), (5, 6), True),
        ((5, 6), (1, 5, 6), True),
        ((5,), (1, 5, 6), False),
        ((5, 6, 2), (1, 5, 6), False),
        ((5, 6), (1, 1, 1, 5, 6), False),
        (("a", "b"), ("<s>", "a", "b"), True),
        (("a", "b"), (" ", "a", "b"), False),
        (("a", " b"), ("<s>", " a", " b"), True),
        (("a", "b"), ("<s>", "a", " b"), False),
    ],
)
def test_tokens_that_are_read_may_have_special_ones_before_them(
    own: Any, read: Any, is_same: bool
) -> None:
    assert (_apart(own, read) == "") == is_same


def test_the_servers_own_bos_is_not_sent_back(weights: Weights) -> None:
    """Generation after a text is asked of the text alone: it gets a BOS as the text before did."""
    with serving(Begun(weights)) as stub:
        found = examine(stub.root)
    assert found.ppl.ok and found.way == "text", found.ppl.reason
    assert any(check.check == "agrees with generation" for check in found.evidence)
    assert not any("<s>" in str(prompt) for prompt in stub.seen)


def test_a_server_that_tells_letters_alone_is_used_for_letters(weights: Weights) -> None:
    with serving(LikeLlamaServer(weights)) as stub:
        found = examine(stub.root)
    assert found.engine.title == "llama.cpp b7000" and found.engine.window == 512
    assert (found.gen.ok, found.ppl.ok, found.letters.ok) == (True, False, True)
    assert "Only no echo is supported" in found.ppl.reason


def test_another_base_is_told_by_the_reference(weights: Weights) -> None:
    with serving(Scaled(weights)) as stub:
        found = examine(stub.root, reference="teaching", load=reference)
    assert not found.ppl.ok and "base 10" in found.ppl.reason
    assert not found.letters.ok and "add up to" in found.letters.reason


def test_ignored_stops_and_seeds_are_told_as_such(weights: Weights) -> None:
    with serving(Deaf(weights)) as stub:
        found = examine(stub.root)
    assert found.gen.ok and found.ppl.ok
    assert not found.stops.ok and "ignored" in found.stops.reason
    assert not found.seeds.ok and "ignored" in found.seeds.reason


def test_the_command_prints_the_examination(
    honest: Stub, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["doctor", f"{honest.root}/v1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["engine"] == "vLLM 0.32.0" and found["window"] == 512
    assert found["ppl"] == {"ok": True, "reason": found["ppl"]["reason"]}
    assert all(set(each) == {"check", "sent", "seen", "ok"} for each in found["evidence"])
    assert main(["doctor", honest.root]) == 0
    assert "agrees with generation" in capsys.readouterr().out


def test_what_cannot_be_examined_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "http://127.0.0.1:9", "--json"]) == 2
    assert "does not answer" in json.loads(capsys.readouterr().out)["error"]["message"]


def test_a_key_is_asked_for_where_it_is_missing(
    weights: Weights, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Locked(Stub):
        def get(self, path: str) -> tuple[int, Any]:
            return 401, {"error": {"message": "no key"}}

    monkeypatch.setenv("OPENAI_API_KEY", "another host's")
    with serving(Locked(weights)) as stub, pytest.raises(ModelError, match="WORKBENCH_API_KEY"):
        examine(stub.root)


def test_what_the_command_found_is_kept_for_the_list_of_models(
    honest: Stub, capsys: pytest.CaptureFixture[str]
) -> None:
    """So that the list says what the server can do; not of values that another model was named
    to compare with."""
    port = int(honest.root.rpartition(":")[2])
    assert main(["doctor", honest.root, "--reference", "teaching"]) == 0
    assert find_servers((port,))[0].can == ()
    assert main(["doctor", f"localhost:{port}"]) == 0
    capsys.readouterr()
    (found,) = find_servers((port,))
    assert (found.can, found.note) == (("ppl", "gen", "letters"), "")
