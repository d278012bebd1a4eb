"""Plain faults that are put into right tasks, whoever wrote them."""

from tests.lint.grafts.beside import BESIDE
from tests.lint.grafts.in_code import CODE
from tests.lint.grafts.in_source import SLIPS

GRAFTS = (*CODE, *BESIDE, *SLIPS)
