"""A list of right prompts that look odd, from the rows of people at work, and no fault."""
