"""`python -m workbench` is the command `workbench`."""

import gc
import sys
from typing import NoReturn

from workbench.cli.commands import main
from workbench.cli.console import drop_unwritten, hold_streams


def run() -> NoReturn:
    """Run the command line, and end the process with its exit status."""
    hold_streams()
    try:
        status = main()
    finally:
        drop_unwritten()
    gc.freeze()  # else all that is left is looked through once more, only to be dropped
    sys.exit(status)


if __name__ == "__main__":
    run()
