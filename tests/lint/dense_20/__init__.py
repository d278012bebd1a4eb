"""Right prompts in the wordings that are most usual for their kinds of task."""
