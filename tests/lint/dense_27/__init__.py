"""A dense list of right prompts that are long, as teams keep them in their repositories."""
