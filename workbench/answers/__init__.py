"""A response becomes an answer: steps told from it, extraction, post-processors, filters."""
