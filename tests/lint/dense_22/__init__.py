"""A list of right prompts alone, as people of many trades ordinarily write them."""
