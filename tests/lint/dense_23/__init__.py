"""A list of right prompts alone, worded as professionals ordinarily write them for a language model."""
