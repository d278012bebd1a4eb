"""Tasks, faults in them and right prompts of many trades."""
