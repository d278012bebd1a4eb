"""The thirty-second corpus: cases by an author who read the page on lint and no rule."""
