"""What is kept: versions and their diffs, drafts, runs and rows."""
