"""A dense list of leaks and of what a letter means, and right prompts that look like them."""
