"""The nineteenth corpus: everyday tasks, the slips people make in them, and odd ones that are right."""
