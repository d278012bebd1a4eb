"""A corpus of long prompts, with faults of many kinds and right ones beside them."""
