"""A corpus of tasks of notebooks, courses and companies: right ones, faults, right prompts."""
