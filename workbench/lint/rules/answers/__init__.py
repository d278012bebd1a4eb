"""Rules on answers: golds, their forms, and what a post-processor takes."""
