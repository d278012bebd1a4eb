"""A dense list of demands that no answer keeps to, one case a kind, and of demands that are kept."""
