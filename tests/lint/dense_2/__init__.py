"""A dense list of faults of texts and characters, one case a kind, and right prompts near them."""
