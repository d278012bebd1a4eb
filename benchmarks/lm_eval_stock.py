"""Which of lm-evaluation-harness's own tasks an import takes, and why it refuses the others.

    python benchmarks/lm_eval_stock.py [FOLDER] [--part I/N] [--list REASON]

Every YAML below FOLDER (default: the tasks of the installed harness) is read with what it includes,
as an import reads it before it looks at any row: no data set is fetched and no code is run. It
prints the table of `docs/lm-eval.md`.
"""

from __future__ import annotations

import argparse
import importlib.util
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

from workbench.errors import ConfigError
from workbench.exchange.lm_eval import SCORING_KEYS
from workbench.exchange.lm_eval.groups import Index, is_group, members_of
from workbench.exchange.lm_eval.spec import functions_of, spec_of
from workbench.exchange.lm_eval.yaml_files import TaskFile, read_task_file

TAKEN, CODE, LOST = "taken", "taken with --trust", "its scoring is code, and lost with a warning"


def stock_folder() -> Path:
    """Return the folder of the installed harness's tasks."""
    found = importlib.util.find_spec("lm_eval")
    if found is None or found.origin is None:
        raise SystemExit("lm_eval is not installed: name a folder of tasks")
    return Path(found.origin).parent / "tasks"


def fate_of(path: Path, index: Index) -> str:
    """Return what becomes of the file, in a few words that many files share."""
    try:
        file = read_task_file(path)
        if is_group(file):
            members_of(file, index)
            return f"{TAKEN}: a group, all of its tasks found"
        spec = spec_of(file)
    except ConfigError as error:
        return f"refused: {reason(str(error), file_name=path.name)}"
    how = CODE if functions_of(_prompting(file)) else TAKEN
    scored = f"; {LOST}" if spec.get("process_results") else ""
    return f"{how}: {spec.output_type}{scored}"


def _prompting(file: TaskFile) -> dict[str, object]:
    return {key: value for key, value in file.values.items() if key not in SCORING_KEYS}


def reason(message: str, *, file_name: str) -> str:
    """Return an error's first line without the places and texts that only this file has."""
    line = message.splitlines()[0]
    line = re.sub(r"\S*/\S+?(:\d+)?: ", "", line.partition(";")[0])
    return re.sub(r"'[^']+'", "…", line).replace(file_name, "the file")


def table(fates: Iterable[tuple[str, int]]) -> str:
    """Return the table as Markdown."""
    lines = ["| what becomes of it | YAMLs |", "| --- | --- |"]
    return "\n".join([*lines, *(f"| {fate} | {count:,} |" for fate, count in fates)])


def main() -> None:
    """Read the files, and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--part", default="1/1")
    parser.add_argument("--list", dest="wanted")
    arguments = parser.parse_args()
    root = arguments.folder or stock_folder()
    number, parts = map(int, arguments.part.split("/"))
    paths = sorted(root.rglob("*.yaml"))[number - 1 :: parts]
    found: dict[str, list[Path]] = defaultdict(list)
    index = Index(root / "any")
    for path in paths:
        found[fate_of(path, index)].append(path)
    counts = Counter({fate: len(own) for fate, own in found.items()})
    if arguments.wanted:
        for fate, own in found.items():
            if arguments.wanted in fate:
                print(*own, sep="\n")
        return
    print(table(counts.most_common()))
    print(f"\n{len(paths):,} files")


if __name__ == "__main__":
    main()
