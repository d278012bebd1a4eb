"""The forty-sixth corpus: faults and right prompts of many trades."""
