"""Short prompts of many trades, and what people break in them."""
