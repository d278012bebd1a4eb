"""Models behind an HTTP server: what the server is, what it can be trusted with, and asking it."""
