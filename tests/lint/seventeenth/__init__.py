"""A seventeenth corpus, by an author who had read the page on the linter and none of its rules."""
