"""What is wrong with a prompt: one rule, one function; a file for each family of rules."""
