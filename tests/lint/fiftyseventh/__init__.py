"""A corpus of common slips, each in ten tasks or so that are unlike each other."""
