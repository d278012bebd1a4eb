"""A corpus of ordinary few-shot tasks of many trades."""
