"""A corpus of everyday few-shot prompts: right tasks, faults in them, and right prompts."""
