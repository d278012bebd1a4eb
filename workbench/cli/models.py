"""The command `models`: what there is to choose from as `--model`."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from workbench.cli.common import EXIT_OK, print_found

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from workbench.models.find.found import FoundModel

MOST = 76
"""Columns of a name or a note, of which one is far from its numbers otherwise."""

FITS = {True: "yes", False: "no", None: "–"}


def models_command(arguments: argparse.Namespace) -> int:
    """List the models that can be had here; servers only when they are asked for."""
    from workbench.models.find.finder import find_models

    found = find_models(arguments.folders, ask_ports=arguments.servers)
    records = [each.record() for each in found]
    print_found(
        arguments, records, lambda terminal: _show(found, terminal.out, asked=arguments.servers)
    )
    return EXIT_OK


def _show(found: Sequence[FoundModel], out: Console, *, asked: bool) -> None:
    from rich.table import Table
    from rich.text import Text

    from workbench.io.shown import shown
    from workbench.models.find.found import free_memory
    from workbench.models.memory.free import spell_bytes

    table = Table(box=None, pad_edge=False)
    table.add_column("model", overflow="fold", max_width=MOST)
    table.add_column("can", no_wrap=True)
    table.add_column("weights", justify="right", no_wrap=True)
    table.add_column("fits", no_wrap=True)
    kind = ""
    for each in found:
        if each.kind != kind:
            table.add_row(Text(each.kind, "bold"))
        kind = each.kind
        size = spell_bytes(each.bytes) if each.bytes else "–"
        told = ", ".join(part for part in (each.engine, str(each.note)) if part)
        name = Text(shown(f"  {each.name}")).append(shown(f"\n    {told}") if told else "", "dim")
        table.add_row(name, " ".join(each.can).upper() or "–", size, FITS[each.fits])
    out.print(table)
    free = free_memory(found)
    room = "" if free is None else f"{spell_bytes(free)} of memory free"
    ports = "" if asked else "servers were not looked for: --servers"
    if asked and not any(each.kind == "server" for each in found):
        ports = "no server at the usual ports of this computer"
    out.print("; ".join(part for part in (room, ports) if part), style="dim")
