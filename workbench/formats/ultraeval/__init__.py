"""UltraEval: its task folders, read and written, and what it wrote down of a run."""

from workbench.formats.ultraeval.config import KEYS, dataset_name, read_config
from workbench.formats.ultraeval.exporter import export_task
from workbench.formats.ultraeval.importer import import_task
from workbench.formats.ultraeval.samples import read_samples

__all__ = ["KEYS", "dataset_name", "export_task", "import_task", "read_config", "read_samples"]
