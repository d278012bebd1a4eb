"""A corpus of ordinary few-shot tasks, of suites, of notebooks and of companies."""
