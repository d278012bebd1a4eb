"""A list of right prompts in Chinese, worded as people ordinarily write them."""
