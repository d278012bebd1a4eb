"""Prompts of many trades."""
