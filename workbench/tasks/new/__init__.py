"""A task from a user's own rows: read them, see what is what in them, ask, write the folder."""
