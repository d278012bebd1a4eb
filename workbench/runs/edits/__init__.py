"""What changed between the prompts of two versions, cut into hunks that can be applied apart."""
