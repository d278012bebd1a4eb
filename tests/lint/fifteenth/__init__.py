"""A fifteenth corpus of faults and right prompts."""
