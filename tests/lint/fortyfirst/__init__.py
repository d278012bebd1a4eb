"""A corpus of prompts as long as guidelines, of many trades, with faults and right ones."""
