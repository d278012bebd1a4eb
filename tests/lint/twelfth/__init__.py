"""A corpus of faults and right prompts in English and Chinese."""
