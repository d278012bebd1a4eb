"""Rows become prompts: dataset → doc → transform → example → few-shot assembly → prompt."""
