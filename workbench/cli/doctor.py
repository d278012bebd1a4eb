"""The command `doctor`: what a server is, and what it can be trusted with."""

from __future__ import annotations

import argparse
import math
from typing import TYPE_CHECKING

from workbench.cli.common import EXIT_OK, print_found
from workbench.errors import SettingError

if TYPE_CHECKING:
    from rich.console import Console

    from workbench.models.servers.examination import Examination

ABILITIES = ("gen", "ppl", "letters", "stops", "seeds")


def doctor_command(arguments: argparse.Namespace) -> int:
    """Examine one server or several; what they cannot do is no failure of the examination."""
    from workbench.models.load import load_model
    from workbench.models.servers.address import read_address
    from workbench.models.servers.doctor import examine
    from workbench.models.servers.kept import keep

    if not 0 < arguments.timeout < math.inf:
        raise SettingError("--timeout", expected="seconds, above 0", seen=str(arguments.timeout))
    address = read_address(arguments.url)
    found = [
        examine(
            root,
            address.model,
            reference=arguments.reference,
            load=load_model,
            seconds=arguments.timeout,
        )
        for root in address.roots
    ]
    if not arguments.reference:  # what is compared with another model than its own is not kept
        for each in found:
            keep(each.root, each)
    records = [each.record() for each in found]
    record = records[0] | ({"servers": records} if len(records) > 1 else {})
    print_found(arguments, record, lambda terminal: _show(found, terminal.out))
    return EXIT_OK


def _show(found: list[Examination], out: Console) -> None:
    from rich.table import Table
    from rich.text import Text

    from workbench.io.shown import shown

    for each in found:
        engine = each.engine
        window = f", window {engine.window:,} tokens" if engine.window else ""
        out.print(f"{each.root}: {engine.title}, model {engine.model or 'unnamed'}{window}")
        table = Table(box=None, show_header=False, pad_edge=False)
        for name in ABILITIES:
            own = getattr(each, name)
            mark = Text("yes", "green") if own.ok else Text("no", "red")
            table.add_row(name, mark, Text(shown(own.reason)))
        out.print(table)
        checks = Table("check", "", "seen", box=None, pad_edge=False, style="dim")
        for check in each.evidence:
            checks.add_row(check.check, "ok" if check.ok else "✗", Text(shown(check.seen)))
        out.print(checks)
