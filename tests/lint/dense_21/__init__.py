"""Right prompts worded as the public collections and their usual harness templates word them."""
