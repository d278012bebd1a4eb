"""Rules on options and their letters, on labels and legends: what each means."""
