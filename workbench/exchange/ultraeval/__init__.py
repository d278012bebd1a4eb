"""UltraEval: its task folders, read and written, and what it wrote down of a run."""

from workbench.exchange.ultraeval.exporter import export_task
from workbench.exchange.ultraeval.importer import import_task
from workbench.exchange.ultraeval.samples import read_samples

__all__ = ["export_task", "import_task", "read_samples"]
