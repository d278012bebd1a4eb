"""A dense list: rows, labels, code and contradicting demands, by another author."""
