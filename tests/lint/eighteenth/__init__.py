"""An eighteenth corpus, by another author who had read the page on the linter and none of its rules."""
