"""A dense list of faults of rows, labels, code and contradicting demands."""
