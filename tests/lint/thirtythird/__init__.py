"""A corpus of right tasks, kinds of fault in them and right prompts that look odd."""
