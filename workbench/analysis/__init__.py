"""Numbers become decisions: reports, and what is said about them."""
