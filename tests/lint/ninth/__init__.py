"""The ninth corpus: right tasks, faults in them, and right prompts."""
