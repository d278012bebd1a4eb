"""Rules on what gives an answer away."""
