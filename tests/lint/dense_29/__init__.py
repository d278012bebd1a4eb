"""Right prompts as long as the guidelines that careful people write for a model, in many trades and languages."""
