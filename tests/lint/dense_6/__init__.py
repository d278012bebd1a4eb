"""Another dense list of faults of texts and characters, a case of each kind."""
