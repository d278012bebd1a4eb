"""A dense list of faults between shots and query, and of answers, and of right prompts near them."""
