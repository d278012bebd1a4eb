"""Right prompts that are long: instructions which people keep in a shared document and paste with one case."""
