"""`python -m workbench` is the command `workbench`."""

import sys

from workbench.cli import main

sys.exit(main())
