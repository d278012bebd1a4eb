"""A language model behind one small protocol."""
