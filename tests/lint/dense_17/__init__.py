"""A list of right prompts that look odd, in English and Chinese."""
