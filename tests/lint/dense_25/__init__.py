"""A list of right prompts that are long, as careful people write them for a language model."""
