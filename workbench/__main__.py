"""`python -m workbench` is the command `workbench`."""

import sys

from workbench.cli.commands import main

sys.exit(main())
