"""The twenty-fourth corpus: cases by another author, who had read the page on lint and no rule."""
