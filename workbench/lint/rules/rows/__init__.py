"""Rules on rows: what nearly all have in common, and what their answers follow from."""
