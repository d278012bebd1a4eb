"""How much memory a run takes, how much is free, and how large the pieces may be."""
