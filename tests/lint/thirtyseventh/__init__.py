"""The thirty-seventh corpus, by an author who had read the page on lint and none of the rules."""
