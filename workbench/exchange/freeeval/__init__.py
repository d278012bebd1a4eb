"""FreeEval: read its configs and what its runs wrote down, and write datasets for it.

Facts are of WisdomShell/FreeEval at commit 12b76ef; `docs/freeeval.md` has the whole map. A
reader never writes, a writer returns texts.
"""

from __future__ import annotations

from pathlib import Path

from workbench.errors import ConfigError
from workbench.exchange.files import ExportJob, ForeignRow, Written
from workbench.exchange.freeeval.exporter import export
from workbench.exchange.freeeval.importer import import_config
from workbench.exchange.freeeval.samples import read_rows


def import_task(source: Path, *, trust: bool = False, step: str = "") -> Written:
    """Return a task folder with the readable steps of the config `source`, or the one called
    `step`: simple_multiple_choice (GEN), cloze_prompt and compute_lm_loss (PPL).

    `source` may be a folder that holds one config. The `.py` files beside it are run only with
    `trust`, where a dataset's type is none of FreeEval's own, and then in another process.

    Raises:
        ConfigError: the config, or the class, cannot be used.
        DataError: a row cannot be read.
    """
    if source.is_dir():
        found = sorted(source.glob("*.json"))
        if len(found) != 1:
            raise ConfigError(
                f"{source}: which config?",
                expected="one .json file in it",
                seen=", ".join(path.name for path in found) or "none",
                fix="Name the file.",
            )
        source = found[0]
    return import_config(source, trust=trust, step=step)


def export_task(job: ExportJob) -> Written:
    """Return a dataset class for FreeEval with its rows, a config and a script that runs it.

    Raises:
        InputError: a prompt is empty.
    """
    return export(job)


def read_samples(path: Path) -> tuple[ForeignRow, ...]:
    """Return the docs of a run: its `all_responses.jsonl`, the folder that holds it, or its
    `mcp_predictions.json`.

    Raises:
        DataError: not such a file.
        ConfigError: predictions that are not JSON.
    """
    return read_rows(path)
