"""Slips of people who write or convert prompts, in twenty-seven tasks, and right prompts."""
