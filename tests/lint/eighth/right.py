"""Right prompts."""
RIGHT = ()
