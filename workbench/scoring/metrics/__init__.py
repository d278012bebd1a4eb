"""What one answer is worth: a file for each system whose metrics these are."""
