"""The neighbours of a version: what one could have written instead, raced against it."""
