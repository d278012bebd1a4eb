"""A corpus of public benchmarks as people convert them: right tasks, faults, odd prompts."""
