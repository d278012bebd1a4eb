"""How requests are spread over servers: throughput with 1, 2 and 4 of them, and what it costs here.

The servers are stubs in processes of their own: each answers after a fixed time, however many wait,
up to a number of requests at once, as an engine with so many places does. What is timed is the
client: `ask_all` of the server models, from the first request to the last answer. The last row of
the table is a server that answers at once: what a request costs the client (and the stub, on the
same cores).

    python -m benchmarks.servers --requests 600 --wait 0.1 --places 8
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection

from workbench.models.servers.pool import Senders, ask_all

ANSWER = json.dumps({"choices": [{"index": 0, "text": " 4", "finish_reason": "stop"}]}).encode()


def serve(wait: float, places: int, told: Connection) -> None:
    """Answer each request after `wait` seconds, `places` of them at once; tell the port."""

    async def main() -> None:
        free = asyncio.Semaphore(places)

        async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while head := await reader.readuntil(b"\r\n\r\n"):
                fields = head.lower().split(b"content-length:")
                await reader.readexactly(int(fields[1].split(b"\r\n")[0]))
                async with free:
                    if wait:
                        await asyncio.sleep(wait)
                begin = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
                writer.write(begin + str(len(ANSWER)).encode() + b"\r\n\r\n" + ANSWER)
                await writer.drain()

        async def quietly(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                await handle(reader, writer)
            except (asyncio.IncompleteReadError, ConnectionError):
                pass  # the client is done
            finally:
                writer.close()

        server = await asyncio.start_server(quietly, "127.0.0.1", 0)
        told.send(server.sockets[0].getsockname()[1])
        await server.serve_forever()

    asyncio.run(main())


@contextmanager
def servers(count: int, wait: float, places: int) -> Iterator[list[str]]:
    """Start so many stubs; give their addresses."""
    context = multiprocessing.get_context("spawn")
    running, roots = [], []
    for _ in range(count):
        mine, theirs = context.Pipe()
        process = context.Process(target=serve, args=(wait, places, theirs), daemon=True)
        process.start()
        running.append(process)
        roots.append(f"http://127.0.0.1:{mine.recv()}")
    try:
        yield roots
    finally:
        for process in running:
            process.terminate()
            process.join()


async def send(line: Senders, job: int) -> str:
    """Ask for one generation."""
    reply = await line.post("/v1/completions", {"prompt": f"{job}", "max_tokens": 1})
    return reply.data["choices"][0]["text"]


def rate(roots: Sequence[str], requests: int) -> tuple[float, float]:
    """Return requests answered a second, and seconds of this process's time for each."""
    begun, spent = time.perf_counter(), time.process_time()
    answered = sum(each is not None for each in ask_all(roots, range(requests), send))
    assert answered == requests
    return requests / (time.perf_counter() - begun), (time.process_time() - spent) / requests


def main(argv: Sequence[str] | None = None) -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--requests", type=int, default=600, help="a server")
    parser.add_argument("--wait", type=float, default=0.1, help="seconds")
    parser.add_argument("--places", type=int, default=8)
    asked = parser.parse_args(argv)
    print("| servers | requests a second | of one | client, ms a request |")
    print("|---|---|---|---|")
    first = 0.0
    for count in (1, 2, 4):
        with servers(count, asked.wait, asked.places) as roots:
            rate(roots, 40 * count)  # so that the limits have settled
            found, spent = rate(roots, asked.requests * count)
        first = first or found
        print(f"| {count} | {found:.0f} | {found / first:.2f} | {1000 * spent:.2f} |")
    with servers(1, 0.0, 64) as roots:
        rate(roots, 100)
        found, spent = rate(roots, 4 * asked.requests)
    print(f"| 1, at once | {found:.0f} | – | {1000 * spent:.2f} |")


if __name__ == "__main__":
    main()
