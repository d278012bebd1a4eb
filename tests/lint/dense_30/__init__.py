"""Long right prompts of careful people in many trades and languages."""
