"""A corpus of guidelines as careful people write them, with faults of editing and right ones beside them."""
