"""A dense list of faults of shots, query and answers, and of right prompts near them."""
