"""A corpus of ported benchmarks: right tasks, faults in them, and right prompts."""
