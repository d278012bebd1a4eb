"""Generation: rows that share a beginning, leave when they are finished and let others join."""
