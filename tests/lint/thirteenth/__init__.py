"""A held-out exam of the linter: tasks, faults and right prompts in English and Chinese."""
