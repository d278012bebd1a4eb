"""How often a scripted agent is told "better" by the door for agents, through MCP itself.

A greedy agent tries wordings, one after the other, keeps whatever scores highest and builds on it;
at the end it asks for the verdict on its best. Once it stops at the first "better". On data where
no wording is worth anything, and with one wording among the tries that is worth 25 points.

    python -m benchmarks.agents [--runs 40] [--tries 100] [--rows 200]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import anyio
from mcp import ClientSession, StdioServerParameters, stdio_client

from benchmarks.agent_worlds import MARK, make_world, variant

ROOT = Path(__file__).parents[1]
TASK = "adding"


@dataclass(frozen=True, slots=True)
class Ended:
    """How an agent's run ended: the verdict on its best, after how many tries, how far its best
    looked above yours, and at which try it was first told "better" (0: never)."""

    decision: str
    tries: int
    lead: float
    first_better: int


@asynccontextmanager
async def connected(
    folder: Path, budget: int, gain: float = 0.0, seed: int = 0, delay: float = 0.0
) -> AsyncIterator[ClientSession]:
    """Start a server of a world, and give a session with it."""
    numbers = map(str, (budget, gain, seed, delay))
    arguments = ["-m", "benchmarks.agent_worlds", str(folder), *numbers]
    here = {**os.environ, "PYTHONPATH": str(ROOT)}
    server = StdioServerParameters(command=sys.executable, args=arguments, env=here, cwd=ROOT)
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        yield session


async def ask(session: ClientSession, tool: str, **given: Any) -> Any:
    """Return what a tool answers, parsed; an error, too, is an answer."""
    found = await session.call_tool(tool, given)
    return json.loads(found.content[0].text)  # type: ignore[union-attr]


async def greedy(session: ClientSession, tries: int, *, better_at: int, seed: int) -> Ended:
    """Try wordings, and keep the best. The one of number `better_at` says the mark (-1: none)."""
    r, kept, best, lead, first = random.Random(seed), "", None, 0.0, 0
    for number in range(tries):
        word = f"{MARK}." if number == better_at else f"Note {r.randrange(10**9)}."
        text = f"{kept} {word}".strip()
        found = await ask(session, "score", task=TASK, source=variant(text))
        against = found["answer"]["against_yours"]
        if against["decision"] == "better" and not first:
            first = found["tries"]
        if against["delta"] > lead:
            kept, best, lead = text, text, against["delta"]
    if best is None:
        return Ended("none ahead", tries, 0.0, first)
    end = await ask(session, "score", task=TASK, source=variant(best))
    return Ended(end["answer"]["against_yours"]["decision"], end["tries"], lead, first)


async def one_run(folder: Path, tries: int, rows: int, *, gain: float, seed: int) -> Ended:
    """Return how one agent's run ends, on a world of its own."""
    task = make_world(folder, rows)
    better_at = tries // 2 if gain else -1
    async with connected(task, rows * (tries + 1), gain, seed) as session:
        return await greedy(session, tries, better_at=better_at, seed=seed)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="How often a scripted agent is told better.")
    for name, number in (("--runs", 40), ("--tries", 100), ("--rows", 200)):
        parser.add_argument(name, type=int, default=number)
    asked = parser.parse_args()
    print("| world | runs | ends with better | told better on the way | best looked ahead by |")
    print("|---|---|---|---|---|")
    for gain, name in ((0.0, "nothing is worth anything"), (0.25, "one wording is worth 25")):
        ended: list[Ended] = []
        for seed in range(asked.runs):
            with tempfile.TemporaryDirectory() as folder:
                run = (Path(folder), asked.tries, asked.rows)
                ended.append(anyio.run(lambda g=gain, s=seed, r=run: one_run(*r, gain=g, seed=s)))
                print(f"  {name} {seed}: {ended[-1]}", file=sys.stderr, flush=True)
        better = sum(each.decision == "better" for each in ended) / len(ended)
        way = sum(each.first_better > 0 for each in ended) / len(ended)
        ahead = 100 * sum(each.lead for each in ended) / len(ended)
        print(f"| {name} | {len(ended)} | {better:.1%} | {way:.1%} | {ahead:.1f} points |")


if __name__ == "__main__":
    main()
