"""A dense list of faults of rows, answers and shots, one or two cases of each kind."""
