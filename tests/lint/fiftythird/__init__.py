"""A corpus of tasks of many trades, and of benchmarks made anew with rows of their own."""
