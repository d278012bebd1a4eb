"""A corpus in English and Chinese: what people do to prompts in a hurry."""
