"""A sixteenth corpus of faults and right prompts."""
