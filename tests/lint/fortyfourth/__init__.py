"""Cases by another author who had read the page on lint and none of the rules."""
