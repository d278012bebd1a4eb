"""The systems that prompts come from and go to, a folder each.

The folder itself is the door: `import_task`, `export_task`, `read_samples`. `importer` makes a task
of the system's files, `exporter` the system's files of a version, `samples` reads what a run of the
system wrote down; the other modules serve these.
"""
