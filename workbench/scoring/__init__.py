"""Prompts become numbers, with their evidence."""
