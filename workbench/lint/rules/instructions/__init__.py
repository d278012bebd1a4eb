"""Rules on what a prompt says of itself: demands, forms, labels, languages, what it shows."""
