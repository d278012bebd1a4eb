"""The process that imports a task whose YAML names code, or whose templates work: reads a
path, writes the files as JSON.

What the task's code prints goes nowhere, so that it cannot be taken for the answer. It has the
user's own rights to files and network: this guards against accidents, not against malice.
"""

from __future__ import annotations

import json
import os
import sys


def main() -> None:
    """Answer on the stream that was the standard output."""
    answer = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    job = json.load(sys.stdin)
    source = job["source"]
    sys.path.insert(0, sys.argv[1])

    from pathlib import Path

    from workbench.errors import WorkbenchError
    from workbench.exchange.lm_eval.sources import import_from
    from workbench.exchange.lm_eval.values import limit_templates

    limit_templates(memory=not job["trusted"])
    try:
        written = import_from(Path(source))
        reply = {"files": dict(written.files), "losses": list(written.losses)}
    except WorkbenchError as error:
        reply = {"type": type(error).__name__, "error": str(error)}
    except BaseException as error:  # the task's code may exit, or raise what is no Exception
        reply = {"type": "DataError", "error": f"{source}: {type(error).__name__}: {error}"}
    json.dump(reply, answer)
    answer.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
