"""The door for agents through the protocol itself: a client, a server, and a pipe between them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest

pytest.importorskip("mcp")

import anyio
from mcp import ClientSession
from mcp_types import jsonrpc_message_adapter
from pydantic import ValidationError

import workbench
from benchmarks.agent_worlds import SOURCE, make_world, variant
from benchmarks.agents import ask, connected, one_run
from workbench.agents.wire import answer_to

ROWS = 30
TOOLS = {
    *("tasks", "show", "render", "lint", "score", "compare", "runs", "rows", "neighbours"),
    "save",
}

T = TypeVar("T")
Use = Callable[[ClientSession], Awaitable[None]]


def run(talk: Callable[[], Awaitable[T]]) -> T:
    """Return what a talk gives, from a thread of its own: in this one a browser's loop may run,
    where tests of a browser came before."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(anyio.run, talk).result()


def with_session(task: Path, use: Use, budget: int = 10 * ROWS, delay: float = 0.0) -> None:
    """Have `use` talk to a server of a task."""

    async def talk() -> None:
        async with connected(task, budget, delay=delay) as session:
            await use(session)

    run(talk)


@pytest.mark.slow
def test_tools_answer_in_json_with_tries_and_budget(tmp_path: Path) -> None:
    """Each of them, errors too; what is structured says the same as the text."""

    async def use(session: ClientSession) -> None:
        assert {tool.name for tool in (await session.list_tools()).tools} == TOOLS
        found = await session.call_tool("score", {"task": "adding", "source": variant("One.")})
        assert not found.is_error
        record: Any = json.loads(found.content[0].text)  # type: ignore[union-attr]
        assert record == found.structured_content
        assert (record["tries"], record["budget"]["left"]) == (1, 8 * ROWS)
        wrong = await session.call_tool("score", {"task": "adding", "version": "none"})
        assert wrong.is_error
        told: Any = json.loads(wrong.content[0].text)  # type: ignore[union-attr]
        assert told["error"]["type"] == "NotFoundError"
        assert (told["tries"], told["budget"]) == (1, record["budget"])
        run_id = record["answer"]["run_id"]
        for tool, given in (
            ("show", {}),
            ("lint", {}),
            ("render", {"docs": [3]}),
            ("runs", {}),
            ("rows", {"run_id": run_id, "docs": [2]}),
            ("compare", {"run_a": record["answer"]["against_yours"]["run_a"], "run_b": run_id}),
        ):
            answer = await ask(session, tool, task="adding", **given)
            assert answer["answer"] and answer["budget"] == record["budget"], tool

    with_session(make_world(tmp_path, ROWS), use)


@pytest.mark.slow
def test_an_argument_that_a_tool_does_not_have_is_refused(tmp_path: Path) -> None:
    """By its name, with the nearest that there is, before anything is spent; what is missing or of
    another kind is told in the same way."""

    async def use(session: ClientSession) -> None:
        for tool, given, odd, hint in (
            ("score", {"task": "adding", "text": SOURCE}, "'text'", "source, task, version"),
            ("score", {"task": "adding", "setting": {}}, "'setting'", "'settings'?"),
            ("neighbours", {"task": "adding", "budget": 99, "axis": []}, "'axis'", "'axes'?"),
            ("score", {"source": SOURCE}, "task", "Field required"),
            ("score", {"task": "adding", "source": 5}, "source", "valid string"),
        ):
            found = await session.call_tool(tool, given)
            record: Any = found.structured_content
            assert found.is_error and record["error"]["type"] == "SettingError"
            assert odd in record["error"]["message"] and hint in record["error"]["message"]
        standing = await ask(session, "show", task="adding")
        assert (standing["tries"], standing["budget"]["spent"]) == (0, 0)

    with_session(make_world(tmp_path, ROWS), use)


@pytest.mark.slow
def test_rows_and_runs_that_are_not_there_are_named(tmp_path: Path) -> None:
    """With what an agent can do about it."""

    async def use(session: ClientSession) -> None:
        run = (await ask(session, "score", task="adding"))["answer"]["run_id"]
        for row in (-1, ROWS, 999):
            found = await ask(session, "rows", task="adding", run_id=run, docs=[0, row])
            assert f"no row {row} in run {run}" in found["error"]["message"]
        two = await ask(session, "rows", task="adding", run_id=run, docs=[3, 1, 3])
        assert [row["doc_id"] for row in two["answer"]] == [1, 3]
        for tool, given in (("rows", {"run_id": "x"}), ("compare", {"run_a": run, "run_b": "x"})):
            found = await ask(session, tool, task="adding", **given)
            assert found["error"]["message"].startswith("no run 'x' of adding")
            assert "--task" not in found["error"]["message"]

    with_session(make_world(tmp_path, ROWS), use)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ('{"jsonrpc":"2.0","id":9,"method":"x","params":{"a":"\\ud800"}}', (9, -32700, "ud800")),
        ('{"jsonrpc":"2.0","id":"\\ud800","method":"x"}', (None, -32700, "ud800")),
        ('{"jsonrpc":"2.0","method":"x","params":{"a":"\\ud800"}}', None),
        ('{"jsonrpc":"2.0","id":9,"method":5}', (9, -32600, "string")),
        ('{"jsonrpc":"2.0","id":true,"method":5}', (None, -32600, "")),
        ("[]", (None, -32600, "object")),
        ('{"a', (None, -32700, "Invalid JSON")),
        ("[" * 100_000, (None, -32700, "Invalid JSON")),
        ("\n", None),
    ],
)
def test_a_line_that_is_no_message_is_answered(
    line: str, answer: tuple[int | None, int, str] | None
) -> None:
    """With the request's id where it has one; an empty line, or a notification, is not."""
    with pytest.raises(ValidationError) as caught:
        jsonrpc_message_adapter.validate_json(line, by_name=False)
    found = answer_to(caught.value)
    if answer is None or found is None:
        assert found is answer
        return
    assert (found.id, found.error.code) == answer[:2]
    assert answer[2] in found.error.message
    assert found.model_dump_json().encode()


@pytest.mark.slow
def test_progress_is_told_and_a_call_can_be_taken_back(tmp_path: Path) -> None:
    """By the protocol's own notifications; what was not scored stays in the budget, and the next
    call is answered."""

    async def use(session: ClientSession) -> None:
        steps: list[tuple[float, float | None]] = []
        with anyio.CancelScope() as scope:

            async def told(progress: float, total: float | None, message: str | None) -> None:
                steps.append((progress, total))
                if progress >= 3 and message:
                    scope.cancel()

            await session.call_tool("score", {"task": "adding"}, progress_callback=told)
        assert steps and steps[-1][1] == ROWS
        spent = ROWS
        for _ in range(600):  # the server stops between two rows
            spent = (await ask(session, "show", task="adding"))["budget"]["spent"]
            if spent < ROWS:
                break
            await anyio.sleep(0.1)
        assert 3 <= spent < ROWS

    with_session(make_world(tmp_path, ROWS), use, delay=0.3)


@pytest.mark.slow
def test_a_greedy_agent_on_null_data_ends_without_an_improvement(tmp_path: Path) -> None:
    """Twelve wordings that are worth the same: the best of them looks better and is not called
    so. `python -m benchmarks.agents` does a hundred, often."""
    leads: list[float] = []
    for seed in range(3):
        folder = tmp_path / str(seed)
        ended = run(lambda: one_run(folder, 12, ROWS, gain=0.0, seed=seed))  # noqa: B023
        assert ended.decision != "better"
        assert ended.first_better == 0
        leads.append(ended.lead)
    assert max(leads) > 0


@pytest.mark.slow
def test_an_improvement_of_25_points_is_told(tmp_path: Path) -> None:
    """One wording among six that is worth it, on 200 rows."""
    ended = run(lambda: one_run(tmp_path, 6, 200, gain=0.25, seed=1))
    assert ended.decision == "better"
    assert ended.lead > 0.15


@pytest.mark.slow
def test_the_command_serves_a_task(tmp_path: Path) -> None:
    """`workbench mcp TASK --model fake`: stdout is the protocol's alone."""
    from mcp import StdioServerParameters, stdio_client

    task = make_world(tmp_path, 5)

    async def talk() -> None:
        command = ["-m", "workbench", "mcp", str(task), "--model", "fake", "--budget", "50"]
        root = str(Path(__file__).parents[3])
        server = StdioServerParameters(command=sys.executable, args=command, cwd=root)
        async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
            assert (await session.initialize()).server_info.version == workbench.__version__
            found = await ask(session, "score", task="adding", source=variant("One."))
            assert found["budget"] == {"evaluations": 50, "spent": 10, "left": 40}

    run(talk)


@pytest.mark.slow
def test_a_request_with_half_a_character_has_its_answer(tmp_path: Path) -> None:
    """By the command itself, which goes on with the next."""
    begin = {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "a test", "version": "1"},
    }
    half = {"name": "render", "arguments": {"task": "adding", "source": "\ud800"}}
    asked = [
        {"id": 1, "method": "initialize", "params": begin},
        {"id": 2, "method": "tools/call", "params": half},
        {"id": 3, "method": "ping"},
    ]
    lines = [json.dumps({"jsonrpc": "2.0", **each}) + "\n" for each in asked]
    command = [sys.executable, "-m", "workbench", "mcp", str(make_world(tmp_path, 5))]
    with subprocess.Popen(
        [*command, "--model", "fake"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=Path(__file__).parents[3],
    ) as server:
        assert server.stdin and server.stdout
        for line in lines:
            server.stdin.write(line)
        server.stdin.flush()
        told = {found["id"]: found for found in (json.loads(next(server.stdout)) for _ in asked)}
        server.stdin.close()
    assert "half a character" in told[2]["error"]["message"]
    assert told[3]["result"] == {}
