"""The door for agents by MCP, the Model Context Protocol, over stdin and stdout.

A tool is a method of `Desk`, run in a thread: progress and taking a call back go by the protocol's
own means. What can't be done is told in JSON as the command line tells it, with the tries and the
budget, in an answer that is marked as an error.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any, TypeAlias

import anyio
import anyio.from_thread
import anyio.to_thread
from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.stdio import stdio_server
from mcp_types import CallToolResult, TextContent
from pydantic import ValidationError

from workbench.agents.desk import Desk, Record
from workbench.agents.terms import Call, Stopped
from workbench.agents.wire import answered
from workbench.errors import SettingError, WorkbenchError, nearest
from workbench.runs.neighbours.axes import MOST

Do: TypeAlias = Callable[[Call], Record]
Settings: TypeAlias = dict[str, Any] | None

INSTRUCTIONS = """\
You write prompts: a text is a Python module with transform(data, num_sample, r, dataset_name),
which returns a dict of input, output and processed_output for one row. The tool scores your texts
against the person's own version (called "yours") and gives the verdict, which is not yours to give.
Each text or setting that is scored is a try, and every try raises what the evidence has to show, so
few good ideas beat many. The budget counts rows that are scored; each new text or setting takes all
rows out of it at least, on however few it is scored. Some rows nobody here can see.
settings may have num_fewshot, seed, sampler, shot_ids, description."""


class DeskServer(MCPServer):
    """A server for a desk, which refuses arguments that a tool does not have: left out, as the
    protocol's library does, one that is misspelled would have something else scored."""

    def __init__(self, desk: Desk, version: str) -> None:
        super().__init__(
            "prompt-workbench",
            instructions=INSTRUCTIONS,
            version=version,
            log_level="WARNING",
        )
        self._desk = desk

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context | None = None
    ) -> Any:
        """Call a tool, if it takes the arguments; each fault is told as the desk's are."""
        tools = {
            tool.name: tool.input_schema.get("properties", {}) for tool in await self.list_tools()
        }
        try:
            if name in tools:
                _require_known(name, arguments, tools[name])
            return await super().call_tool(name, arguments, context)
        except SettingError as error:
            return _refused(self._desk, arguments.get("task"), error)
        except ToolError as error:
            if not isinstance(error.__cause__, ValidationError):
                raise
            faults = (
                f"{'.'.join(map(str, each['loc']))}: {each['msg']}"
                for each in error.__cause__.errors()
            )
            fault = SettingError(f"{name}: {'; '.join(faults)}")
            return _refused(self._desk, arguments.get("task"), fault)

    async def run_stdio_async(self) -> None:
        """Serve on stdin and stdout; what comes there and cannot be read has an answer, too."""
        async with stdio_server() as (read, write), answered(read, write) as messages:
            server = self._lowlevel_server
            await server.run(messages, write, server.create_initialization_options())


def _require_known(tool: str, arguments: dict[str, Any], known: dict[str, Any]) -> None:
    """Refuse arguments that a tool does not have.

    Raises:
        SettingError: there is one.
    """
    odd = [name for name in arguments if name not in known]
    if odd:
        given = ", ".join(map(repr, odd))
        raise SettingError(
            f"{tool} has no argument {given}", fix=f"{nearest(odd[0], known)} Nothing was spent."
        )


def make_server(desk: Desk, version: str = "") -> MCPServer:
    """Return a server that has the desk's methods as tools; `version` is the workbench's, which
    clients are told."""
    server = DeskServer(desk, version)

    @server.tool()
    async def tasks(ctx: Context) -> Record:
        """List the tasks: rows, versions, which version is the person's own, tries and budget."""
        return await _answered(ctx, desk, "", desk.tasks)

    @server.tool()
    async def show(
        ctx: Context, task: str, version: str = "", docs: list[int] | None = None
    ) -> Record:
        """Return a version's source (the person's own by default), its settings, and some rows by
        their ids."""
        ids = (0, 1, 2) if docs is None else docs
        return await _answered(ctx, desk, task, lambda call: desk.show(call, task, version, ids))

    @server.tool()
    async def render(
        ctx: Context,
        task: str,
        version: str = "",
        source: str | None = None,
        settings: Settings = None,
        docs: list[int] | None = None,
    ) -> Record:
        """Return prompts as the model gets them, of a version or of your text. Costs nothing."""
        ids = (0,) if docs is None else docs
        return await _answered(
            ctx, desk, task, lambda call: desk.render(call, task, version, source, settings, ids)
        )

    @server.tool()
    async def lint(
        ctx: Context,
        task: str,
        version: str = "",
        source: str | None = None,
        settings: Settings = None,
    ) -> Record:
        """Return what is wrong with the prompts of a version or of your text. Costs nothing."""
        return await _answered(
            ctx, desk, task, lambda call: desk.lint(call, task, version, source, settings)
        )

    @server.tool()
    async def score(
        ctx: Context,
        task: str,
        version: str = "",
        source: str | None = None,
        settings: Settings = None,
    ) -> Record:
        """Score a version or your text on the rows and judge it against yours. Costs an evaluation
        a row, and counts as a try; the same again costs nothing."""
        return await _answered(
            ctx, desk, task, lambda call: desk.score(call, task, version, source, settings)
        )

    @server.tool()
    async def compare(ctx: Context, task: str, run_a: str, run_b: str) -> Record:
        """Compare two runs by their ids: the verdict on B against A. Costs nothing."""
        return await _answered(ctx, desk, task, lambda call: desk.compare(call, task, run_a, run_b))

    @server.tool()
    async def runs(ctx: Context, task: str) -> Record:
        """List the newest runs on the rows, with their scores."""
        return await _answered(ctx, desk, task, lambda call: desk.runs(call, task))

    @server.tool()
    async def rows(ctx: Context, task: str, run_id: str, docs: list[int] | None = None) -> Record:
        """Return prompts, responses and scores of a run, of some rows: to see what went wrong."""
        return await _answered(
            ctx, desk, task, lambda call: desk.rows(call, task, run_id, docs or ())
        )

    @server.tool()
    async def neighbours(
        ctx: Context,
        task: str,
        budget: int,
        version: str = "",
        source: str | None = None,
        settings: Settings = None,
        axes: list[str] | None = None,
        most: int = MOST,
    ) -> Record:
        """Race small changes of a version or your text against it, for so much of the budget at
        most. Each counts as a try, and takes all rows out of the budget; score what wins, to have a
        verdict."""
        return await _answered(
            ctx,
            desk,
            task,
            lambda call: desk.neighbours(
                call, task, budget, version, source, settings, axes or (), most
            ),
        )

    @server.tool()
    async def save(
        ctx: Context, task: str, source: str, note: str = "", parent: str = ""
    ) -> Record:
        """Save your text as the task's next version, with its diff."""
        return await _answered(
            ctx, desk, task, lambda call: desk.save(call, task, source, note, parent)
        )

    return server


def serve(desk: Desk, version: str = "") -> None:
    """Serve the desk on stdin and stdout until the client leaves."""
    logging.getLogger("mcp").setLevel(logging.WARNING)
    with closing(desk):
        make_server(desk, version).run("stdio")


async def _answered(ctx: Context, desk: Desk, task: str, do: Do) -> Any:
    """Return what a method of the desk says, or why it can't be done, marked as an error; where
    the client takes the call back, have it stop."""

    async def report(done: float, total: float, text: str) -> None:
        await ctx.report_progress(done, total, text)

    def tell(done: float, total: float, text: str) -> None:
        call.check()
        with suppress(RuntimeError):  # the client is gone: the call is about to be stopped
            anyio.from_thread.run(report, done, total, text)

    call = Call(tell)
    try:
        return await anyio.to_thread.run_sync(do, call, abandon_on_cancel=True)
    except anyio.get_cancelled_exc_class():
        call.stop.set()
        raise
    except WorkbenchError as error:
        return _refused(desk, task, error)
    except Stopped:
        return _marked({"error": {"type": "Stopped", "message": "the call was taken back"}})


def _refused(desk: Desk, task: object, error: WorkbenchError) -> Any:
    """Return why a call is refused, and how its task stands."""
    told = {"error": {"type": type(error).__name__, "message": str(error)}}
    return _marked({**told, **(desk.standing(task) if isinstance(task, str) else {})})


def _marked(record: Record) -> Any:
    text = TextContent(type="text", text=json.dumps(record, ensure_ascii=False))
    return CallToolResult(content=[text], structured_content=record, is_error=True)
