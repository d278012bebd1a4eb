"""A corpus of faults in prompts, and of right ones: tasks of benchmarks as students write them."""
