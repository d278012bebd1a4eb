"""The thirty-third corpus: cases by an author who read the page on lint and no rule."""
