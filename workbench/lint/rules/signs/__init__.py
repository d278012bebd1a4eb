"""Rules on characters: encodings, look-alikes, what nobody sees, scripts."""
