"""Scores of a model behind a server, beside those of the same model here."""

from __future__ import annotations

import json
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from workbench.cli.commands import main
from workbench.errors import ModelError, SettingError
from workbench.models.base import LanguageModel, notes_of
from workbench.models.cache import ScoreCache, cached
from workbench.models.load import TEACHING, load_model
from workbench.models.servers import pool, tokenizing
from workbench.models.servers.doctor import FIXED, examine
from workbench.models.servers.wire import WAIT, seconds_to_wait
from workbench.runs.ledger import Ledger
from workbench.types import (
    Decoding,
    Generation,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    Unanswered,
)

from .stub import Stub, Weights, serving
from .test_doctor import LikeLlamaServer, TextAlone, Untold

ROOT = Path(__file__).parents[3]

PAIRS = [
    LoglikelihoodRequest("Question: 12+34=\nAnswer:", f" {answer}") for answer in (46, 56, 1)
] + [
    LoglikelihoodRequest("Question: 7+5=\nAnswer:\n", "12"),
    LoglikelihoodRequest("Name a colour. ", "green"),
    LoglikelihoodRequest("A whole text", ", scored in full", scope="full"),
]
PROMPTS = ["Question: 12+34=\nAnswer:", "Question: 40+21+8=\nAnswer: Let's think step by step."]


@pytest.fixture(scope="module")
def local() -> LanguageModel:
    """The same model in this process."""
    return load_model("teaching")


def answers(stream: Iterator[tuple[int, Any] | None]) -> dict[int, Any]:
    return dict(each for each in stream if each is not None)


@pytest.mark.parametrize("kind", [Stub, TextAlone])
def test_text_is_scored_as_here(weights: Weights, local: LanguageModel, kind: type[Stub]) -> None:
    with serving(kind(weights)) as stub:
        model = load_model(f"server:{stub.root}")
        theirs, ours = answers(model.loglikelihoods(PAIRS)), answers(local.loglikelihoods(PAIRS))
    for index, own in ours.items():
        told = theirs[index]
        assert isinstance(own, Loglikelihood) and isinstance(told, Loglikelihood)
        assert told.token_logprobs == pytest.approx(own.token_logprobs, abs=1e-3)
        assert (told.is_greedy, told.context_tokens) == (own.is_greedy, own.context_tokens)


def test_parts_of_characters_without_their_bytes_are_not_scored(
    weights: Weights, local: LanguageModel
) -> None:
    """A server that tells each token as text by itself has U+FFFD for them: the doctor says so, and
    what is scored is as here."""
    choices = ("北京", " Köln", " Rome")
    pairs = [LoglikelihoodRequest("北京 - the capital? Answer:", each) for each in choices]
    with serving(Untold(weights)) as stub:
        model = load_model(f"server:{stub.root}")
        theirs, ours = answers(model.loglikelihoods(pairs)), answers(local.loglikelihoods(pairs))
        assert "beyond ASCII" in examine(stub.root).ppl.reason
    assert isinstance(theirs[0], Unanswered) and "parts of characters" in theirs[0].reason
    assert theirs[2].token_logprobs == pytest.approx(ours[2].token_logprobs, abs=1e-3)


@dataclass
class Unsteady(Stub):
    """Answers the next `failing` requests for tokens as `failed` says."""

    failing: int = 0
    failed: tuple[int, Any] = (429, {"error": "slow down"})

    def post(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        if path == "/tokenize" and self.failing:
            self.failing -= 1
            return self.failed
        return super().post(path, body)


@pytest.mark.parametrize("status", [429, 500])
def test_tokens_are_asked_for_again(weights: Weights, status: int) -> None:
    """When a model is connected to, and in a run."""
    with serving(Unsteady(weights, failed=(status, {"error": "not now"}))) as stub:
        examined = load_model(f"server:{stub.root}")
        stub.failing = 1
        model = load_model(f"server:{stub.root}")
        assert stub.failing == 0
        stub.failing = 2
        found = answers(model.loglikelihoods(PAIRS[:2]))
        assert stub.failing == 0 and examined.fingerprint == model.fingerprint
    assert all(isinstance(answer, Loglikelihood) for answer in found.values())


def test_a_server_that_tokenizes_no_more_is_refused(
    weights: Weights, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rather than each of a run's texts be left unscored."""
    with serving(Unsteady(weights)) as stub:
        model = load_model(f"server:{stub.root}")
        stub.failing, stub.failed = 10**6, (404, {"detail": "Not Found"})
        with pytest.raises(ModelError, match="does not tokenize"):
            load_model(f"server:{stub.root}")
        with pytest.raises(ModelError, match="does not tokenize"):
            list(model.loglikelihoods(PAIRS))
        monkeypatch.setattr(tokenizing, "GLANCE", 0.0)
        stub.failed = 500, {"error": "not now"}
        with pytest.raises(ModelError, match="HTTP 500"):
            load_model(f"server:{stub.root}")


def test_text_is_generated_as_here(honest: Stub, local: LanguageModel) -> None:
    requests = [GenerationRequest(text, Decoding(40, ("\n",))) for text in PROMPTS]
    model = load_model(f"server:{honest.root}")
    theirs, ours = answers(model.generate(requests)), answers(local.generate(requests))
    for index, own in ours.items():
        assert theirs[index].text == own.text.partition("\n")[0]
        assert theirs[index].stop_reason == own.stop_reason


def test_a_text_longer_than_the_window_is_unanswered(honest: Stub) -> None:
    model = load_model(f"server:{honest.root}")
    requests = [LoglikelihoodRequest("1 2 3 " * 400, "4"), PAIRS[0]]
    found = answers(model.loglikelihoods(requests))
    assert isinstance(found[0], Unanswered) and "window" in found[0].reason
    assert isinstance(found[1], Loglikelihood)
    told = answers(model.generate([GenerationRequest("1 2 3 " * 400, Decoding(4, ()))]))
    assert isinstance(told[0], Unanswered) and "at most 512 tokens" in told[0].reason
    # The prompt fits, with the answer it does not: the server itself says so.
    told = answers(model.generate([GenerationRequest("1+1=", Decoding(600, ()))]))
    assert isinstance(told[0], Unanswered) and "context length" in told[0].reason


class Clamping(Stub):
    """Generates as much as its window has room for, and says how many tokens these are."""

    def completions(self, body: dict[str, Any]) -> tuple[int, Any]:
        if isinstance(body["prompt"], str):
            room = 512 - len(self.weights.ids(body["prompt"]))
            body = {**body, "max_tokens": min(body["max_tokens"], room)}
        status, data = super().completions(body)
        return status, {**data, "usage": {"completion_tokens": body["max_tokens"]}}


def test_an_answer_that_a_server_s_window_cut_has_its_length(
    weights: Weights, tmp_path: Path
) -> None:
    """Fewer tokens than were asked for, and not ended by itself; a stored one has it, too."""
    with serving(Clamping(weights)) as stub:
        model = load_model(f"server:{stub.root}")
        requests = [GenerationRequest("1+1=2\n" * 60, Decoding(400, ()))]
        with closing(ScoreCache(tmp_path / "scores.db")) as cache:
            for _ in range(2):
                (found,) = answers(cached(model, cache).generate(requests)).values()
                assert isinstance(found, Generation) and found.stop_reason == "length"
                assert 0 < found.num_tokens < 400


class Narrow(Stub):
    """Tells a window, and answers what is longer, too."""

    def get(self, path: str) -> tuple[int, Any]:
        status, data = super().get(path)
        if path == "/v1/models":
            data["data"][0]["max_model_len"] = 64
        return status, data


class NarrowUntold(Narrow, Untold):
    """The same without a page that tokenizes."""


@pytest.mark.parametrize("kind", [Narrow, NarrowUntold])
def test_a_server_is_held_to_the_window_that_it_tells(weights: Weights, kind: type[Stub]) -> None:
    """As the same model is here; what is generated is where something tells its tokens."""
    long = "1 2 3 " * 30
    with serving(kind(weights)) as stub:
        model = load_model(f"server:{stub.root}")
        found = answers(model.loglikelihoods([LoglikelihoodRequest(long, "4"), PAIRS[0]]))
        requests = [GenerationRequest(text, Decoding(2, ())) for text in (long, "1+1=")]
        written = answers(model.generate(requests))
    assert isinstance(found[0], Unanswered) and "at most 64 tokens" in found[0].reason
    assert isinstance(found[1], Loglikelihood) and isinstance(written[1], Generation)
    assert isinstance(written[0], Unanswered if kind is Narrow else Generation)


def test_ppl_over_a_server_without_it_is_refused_with_a_way_out(weights: Weights) -> None:
    with serving(LikeLlamaServer(weights)) as stub:
        model = load_model(f"server:{stub.root}")
        with pytest.raises(ModelError, match=r"cannot be trusted with PPL.*letters:server:"):
            list(model.loglikelihoods(PAIRS))


def test_a_refused_run_writes_nothing(
    weights: Weights, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command ends with 2, and the ledger has no run."""
    task = Path(shutil.copytree(ROOT / "transforms" / "sums-mcq", tmp_path / "transforms" / "mcq"))
    with serving(LikeLlamaServer(weights)) as stub:
        call = ["score", str(task), "--method", "ppl", "--model", f"server:{stub.root}", "--json"]
        assert main(call) == 2
    assert "Only no echo is supported" in json.loads(capsys.readouterr().out)["error"]["message"]
    assert Ledger(tmp_path / ".workbench").runs() == []


def test_a_run_of_a_server_is_that_of_the_model(
    honest: Stub, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By both methods, through the command line: the same metrics."""
    transforms = tmp_path / "transforms"
    for name, method in (("sums-mcq", "ppl"), ("sums", "gen")):
        task = str(shutil.copytree(ROOT / "transforms" / name, transforms / name))
        found = []
        for model in ("teaching", f"server:{honest.root}"):
            call = ["score", task, "--method", method, "--model", model, "--sample", "8"]
            assert main([*call, "--num-fewshot", "1", "--max-new-tokens", "48", "--json"]) == 0
            found.append(json.loads(capsys.readouterr().out)["metrics"])
        for metric, own in found[0].items():
            assert found[1][metric]["value"] == pytest.approx(own["value"], abs=1e-3), metric


@dataclass
class Filtering(Stub):
    """Withholds the answers to prompts that have a word in them, as `how` says."""

    how: str = "empty"

    def completions(self, body: dict[str, Any]) -> tuple[int, Any]:
        status, data = super().completions(body)
        if "40+21" not in str(body["prompt"]):
            return status, data
        if self.how == "error":
            return 400, {"error": {"code": "content_filter", "message": "The prompt was filtered"}}
        (choice,) = data["choices"]
        if self.how == "null":
            choice |= {"text": None}
        else:
            choice |= {"text": "", "finish_reason": "content_filter"}
        return status, data


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("empty", "filter withheld the answer"),
        ("null", "the answer has no text: `text` is null"),
        ("error", "The prompt was filtered"),
    ],
)
def test_an_answer_that_is_withheld_is_none_and_the_others_come(
    weights: Weights, how: str, said: str
) -> None:
    """It is no wrong answer of the model's, and no end of the run."""
    requests = [GenerationRequest(prompt, Decoding(8, ())) for prompt in PROMPTS]
    with serving(Filtering(weights)) as stub:
        model = load_model(f"server:{stub.root}")
        stub.how = how
        found = answers(model.generate(requests))
    assert isinstance(found[0], Generation) and found[0].text
    assert isinstance(found[1], Unanswered) and said in found[1].reason


def test_letters_are_the_first_tokens_of_an_answer(weights: Weights, local: LanguageModel) -> None:
    """What the choices of one token have as log-likelihoods, and an unlikely one is unknown."""
    context = "Which is a colour?\nA. seven\nB. green\nAnswer:"
    requests = [LoglikelihoodRequest(context, text) for text in (" A", " B", " zebra")]
    with serving(LikeLlamaServer(weights)) as stub:
        model = load_model(f"letters:server:{stub.root}")
        found = answers(model.loglikelihoods(requests))
        assert len(stub.seen) > 0 and "first token alone" in notes_of(model)[0]
    ours = answers(local.loglikelihoods(requests[:2]))
    for index, own in ours.items():
        assert found[index].token_logprobs == pytest.approx(own.token_logprobs, abs=1e-3)
    assert isinstance(found[2], Unanswered) and "unknown, not 0" in found[2].reason


@dataclass
class Dying(Stub):
    """Answers nothing more after so many requests, until it is told to live again."""

    left: int = 10**9

    def post(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        self.left -= 1
        if self.left < 0:
            return 503, {"error": {"message": "engine is dead"}}
        return super().post(path, body)


def test_a_server_that_dies_in_a_run_loses_nothing(weights: Weights) -> None:
    """The other one answers, and each request is answered once."""
    requests = [GenerationRequest(f"{n}+1=", Decoding(2, ())) for n in range(30)]
    with serving(Stub(weights)) as one, serving(Dying(weights)) as other:
        model = load_model(f"server:{one.root},{other.root}")
        other.left = 5
        found = [each for each in model.generate(requests) if each is not None]
    assert sorted(index for index, _ in found) == list(range(30))
    assert all(isinstance(answer, Generation) for _, answer in found)


@dataclass
class Gated(Stub):
    """Behind a gateway that answers so many requests with a page of its own, with HTTP 200."""

    pages: int = 0

    def post(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        if path == "/v1/completions" and self.pages:
            self.pages -= 1
            return 200, b"<html>gateway</html>"
        return super().post(path, body)


def test_an_answer_that_is_no_json_is_waited_out_and_told_as_such(
    weights: Weights, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = [GenerationRequest("1+1=", Decoding(2, ()))]
    with serving(Gated(weights)) as stub:
        model = load_model(f"server:{stub.root}")
        stub.pages = 1
        assert isinstance(answers(model.generate(requests))[0], Generation)
        monkeypatch.setattr(pool, "PATIENCE", 0.0)
        stub.pages = 1
        with pytest.raises(ModelError, match=r"answered with no JSON.*gateway.*--resume last"):
            list(model.generate(requests))


def test_a_slow_answer_is_asked_for_once_and_its_limit_is_set(
    honest: Stub, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = [GenerationRequest("1+1=", Decoding(2, ()))]
    model = load_model(f"server:{honest.root}")
    monkeypatch.setenv(WAIT, "0.05")
    honest.wait, asked = 0.5, len(honest.seen)
    with pytest.raises(ModelError, match=rf"no whole answer.*within 0.05 s.*{WAIT}"):
        list(model.generate(requests))
    assert len(honest.seen) <= asked + 1
    monkeypatch.setenv(WAIT, "soon")
    with pytest.raises(SettingError, match=WAIT):
        list(model.generate(requests))
    monkeypatch.delenv(WAIT)
    assert seconds_to_wait(1000) > seconds_to_wait(1) > 100
    assert isinstance(answers(model.generate(requests))[0], Generation)


def test_servers_of_different_models_are_refused(weights: Weights) -> None:
    refused = pytest.raises(ModelError, match="do not serve the same")
    with serving(Stub(weights)) as one, serving(Stub(weights, "other")) as two, refused:
        load_model(f"server:{one.root},{two.root}")


def test_cancelling_ends_the_requests(weights: Weights) -> None:
    """What waits is not asked any more, and the thread is gone: each time, since whether a
    cancellation is swallowed is a matter of the moment."""
    requests = [GenerationRequest(f"{n}+1=", Decoding(2, ())) for n in range(200)]
    with serving(Stub(weights)) as stub:
        model = load_model(f"server:{stub.root}")
        stub.wait = 0.02
        for _ in range(15):
            asked = len(stub.seen)
            with closing(model.generate(requests)) as stream:
                next(each for each in stream if each is not None)
            assert not any(thread.name == "servers" for thread in threading.enumerate())
            time.sleep(0.1)
            assert len(stub.seen) - asked < 150


def test_an_examination_is_kept_for_the_next_run(honest: Stub) -> None:
    load_model(f"server:{honest.root}")
    asked = len(honest.seen)
    load_model(f"server:{honest.root}")
    assert honest.seen[asked:] == [FIXED]


@dataclass
class Swapped(Stub):
    """Generates what it does with a word before it, once another model is loaded."""

    word: str = ""

    def choice(self, ids: list[int], body: dict[str, Any]) -> dict[str, Any]:
        found = super().choice(ids, body)
        return found if body.get("echo") else found | {"text": self.word + found["text"]}


def test_a_server_that_answers_otherwise_within_the_hour_is_examined_anew(
    weights: Weights,
) -> None:
    """And is another model then, which is said."""
    with serving(Swapped(weights)) as stub:
        before = load_model(f"server:{stub.root}")
        stub.word = "Well, "
        after = load_model(f"server:{stub.root}")
    assert before.fingerprint != after.fingerprint
    assert notes_of(before) == () and "examined anew" in notes_of(after)[0]


def test_answers_are_kept_apart_by_where_a_server_is(weights: Weights) -> None:
    """Two servers that give one name and answer the examination alike."""
    with serving(Stub(weights)) as one, serving(Stub(weights)) as other:
        first, second = (load_model(f"server:{stub.root}") for stub in (one, other))
        both = [f"{one.root},{other.root}", f"{other.root},{one.root}"]
        turned = {load_model(f"server:{roots}").fingerprint for roots in both}
    assert len({first.fingerprint, second.fingerprint, *turned}) == 3


def test_files_on_this_machine_tokenize_and_are_compared(weights: Weights) -> None:
    """The server is asked for tokens to see that they are the same, and never again; its numbers
    are compared with those of the folder."""

    class Beside(Stub):
        asked = 0

        def get(self, path: str) -> tuple[int, Any]:
            status, data = super().get(path)
            if path == "/v1/models":
                data["data"][0]["root"] = str(TEACHING)
            return status, data

        def post(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
            self.asked += path == "/tokenize"
            return super().post(path, body)

    with serving(Beside(weights)) as stub:
        model = load_model(f"server:{stub.root}")
        asked = stub.asked
        found = answers(model.loglikelihoods(PAIRS))
        assert stub.asked == asked > 0 and len(found) == len(PAIRS)
        assert "float32" in examine(stub.root, load=load_model).ppl.reason


def test_the_key_goes_to_the_server_and_nowhere_else(
    honest: Stub, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Neither the model's name nor what is kept has it."""
    monkeypatch.setenv("WORKBENCH_API_KEY", "sk-secret-1234")
    model = load_model(f"server:{honest.root}")
    told = f"{model.name} {model.fingerprint} {notes_of(model)}"
    kept = "".join(p.read_text("utf-8") for p in tmp_path.rglob("*.json"))
    assert kept and "sk-secret-1234" not in told + kept
