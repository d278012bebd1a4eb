"""A corpus of faults and right prompts, by an author who had read the page on lint alone."""
