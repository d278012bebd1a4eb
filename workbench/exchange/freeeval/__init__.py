"""FreeEval: read its configs and what its runs wrote down, and write datasets for it.

Facts are of WisdomShell/FreeEval at commit 12b76ef; `docs/freeeval.md` has the whole map. A
reader never writes, a writer returns texts.
"""

from workbench.exchange.freeeval.exporter import export_task
from workbench.exchange.freeeval.importer import import_task
from workbench.exchange.freeeval.samples import read_samples

__all__ = ["export_task", "import_task", "read_samples"]
