"""The world outside: files that are read and written whole, child processes, git."""
