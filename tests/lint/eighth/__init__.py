"""An exam of the linter: tasks of knowledge, law, medicine, finance, dialogue and code."""
