"""A tenth corpus: medicine, law, code review, tables, dialogues, search, and a dozen languages."""
