"""A dense list of right prompts that look odd."""
