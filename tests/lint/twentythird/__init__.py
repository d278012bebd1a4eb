"""A corpus by another author: everyday tasks, faults in them, and odd prompts that are right."""
