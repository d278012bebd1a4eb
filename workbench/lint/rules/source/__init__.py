"""Rules on what the code of a transform does: errors, chance, state, calls, sets."""
