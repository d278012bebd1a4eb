"""The fifty-ninth corpus: everyday tasks, and what people break while they edit and run them."""
