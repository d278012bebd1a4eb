"""Right prompts of 1 to 15 lines, by people of many trades and in many languages."""
