"""A dense list of faults of shots, query and answers: one case a kind."""
