"""Right prompts of one to four lines, as they are typed into a notebook, and no fault."""
