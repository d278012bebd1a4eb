"""Where the teaching model and its tasks come from: generated problems, documents, training."""
