"""A server's key: sent as it should be, and told to nobody."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from workbench.errors import ModelError
from workbench.models.servers.keys import Key, key_for
from workbench.models.servers.wire import read_reply, refuse_unknown

ROOT = "http://gpu.example.org:8000"
SECRET = "sk-secret-1234"


@pytest.fixture(autouse=True)
def own_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


def test_white_space_around_a_key_is_none_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WORKBENCH_API_KEY", f" {SECRET}\r\n")
    assert key_for(ROOT).headers == {"Authorization": f"Bearer {SECRET}"}


@pytest.mark.parametrize("key", ["schlüssel-1234", "sk-secret\n1234", "sk-\x07secret"])
def test_a_key_that_no_header_can_have_is_told_by_its_variable(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WORKBENCH_API_KEY", key)
    with pytest.raises(ModelError, match="the key in WORKBENCH_API_KEY cannot be sent") as error:
        key_for(ROOT)
    assert not {"schlüssel", "secret"} & set(str(error.value).replace("-", " ").split())
    assert SECRET not in repr(Key(SECRET))


@pytest.mark.parametrize(
    ("status", "said"),
    [
        (401, {"error": {"message": f"Incorrect API key provided: Bearer {SECRET}"}}),
        (400, {"error": {"message": f"blocked; headers: {{'authorization': 'Bearer {SECRET}'}}"}}),
        (502, f"<pre>Authorization: Bearer {SECRET}</pre>"),
        (200, f"<pre>x{SECRET}x</pre>"),
    ],
)
def test_a_key_that_a_server_repeats_is_hidden(status: int, said: object) -> None:
    text = said if isinstance(said, str) else json.dumps(said)
    reply = read_reply(httpx.Response(status, text=text), Key(SECRET))
    assert SECRET not in f"{reply} {reply.said()}" and "[the key]" in reply.said()


def test_a_short_key_is_hidden_as_a_word_and_never_in_an_answer() -> None:
    reply = read_reply(httpx.Response(400, text="a day: Bearer a"), Key("day"))
    assert reply.said() == "HTTP 400: a [the key]: Bearer a"
    assert read_reply(httpx.Response(400, text="daytime"), Key("day")).text == "daytime"
    answer = read_reply(httpx.Response(200, json={"text": SECRET}), Key(SECRET))
    assert answer.data == {"text": SECRET}


def test_a_key_that_is_refused_is_not_told_as_missing() -> None:
    reply = read_reply(httpx.Response(401, json={"error": "bad key"}))
    with pytest.raises(ModelError, match=r"refuses the key in MY_KEY.*bad key"):
        refuse_unknown(ROOT, reply, Key(SECRET, "MY_KEY"))
    with pytest.raises(ModelError, match=r"wants a key.*export WORKBENCH_API_KEY"):
        refuse_unknown(ROOT, reply, Key())
