"""The forty-third corpus, whose author had read the page on lint and none of the rules."""
