"""A dense list of leaks, and of letters and labels that do not agree, one case a kind."""
